"""How-to-play pages: drawn from positions that the engine plays, in every language; the rules state their numbers."""

import re
from fnmatch import fnmatchcase

import pytest

import rampart
from rampart.draw.table import fragments
from rampart.kernel.step import Choice
from rampart.learn.guide import Guide, guide, tip_marks, tips
from rampart.learn.proof import stated
from rampart.server.pages.learn import how_page
from rampart.server.pages.parts.coach import AT, boxes
from rampart.server.pages.shell import Visit
from rampart.text import LANGUAGES, speaker
from rampart.text.catalog import bundle_of
from rampart.text.rulebook import rulebook

GUIDES = [told for game in rampart.games() if (told := guide(game)) is not None]
NUMBER = re.compile(r"(?<![A-Za-z])\d+")  # the name of a hex, as b4, counts nothing
every_guide = pytest.mark.parametrize("told", GUIDES, ids=lambda one: one.game)


def ids(told: Guide) -> list[str]:
    """The ids of all that the page says."""
    return [id for id in bundle_of(told.game, "en")._messages if id.startswith("guide-")]


@every_guide
def test_a_page_shows_everything_it_should(told: Guide) -> None:
    assert len(told.questions) == 10
    assert 5 <= len(told.parts) <= 9
    assert len(told.round) >= 4
    words = sum(len(speaker(told.game, "en")(id).split()) for id in ids(told))
    assert 400 <= words <= 1100, words


@every_guide
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_drawn_in_every_language(told: Guide, lang: str) -> None:
    page = how_page(Visit("", lang), told)
    assert page.count('<svg class="rampart"') == 1 + len(told.round)
    assert " style=" not in page
    assert all(f">{n}</text>" in page for n in range(1, len(told.parts) + 1))


@every_guide
def test_callouts_and_pictures_lie_on_the_board(told: Guide) -> None:
    drawn = boxes(fragments(told.state().view(told.seat), told.seat, whole=False))
    assert [piece for _, piece in told.parts if not piece.startswith(AT) and piece not in drawn] == []
    for shot, s in told.pictures():
        drawn = boxes(fragments(s.view(told.seat), told.seat, whole=False))
        assert any(piece.startswith(AT) or piece in drawn for piece in shot.show), shot.id


@every_guide
def test_every_number_stands_in_a_rule_that_is_cited(told: Guide) -> None:
    book = rulebook(told.game)
    rules = {f"answer-{id}": (rule,) for id, rule in told.questions} | {
        f"question-{id}": (rule,) for id, rule in told.questions
    }
    for lang in LANGUAGES:
        for id in ids(told):
            name = id.removeprefix("guide-")
            said = {int(n) for n in NUMBER.findall(speaker(told.game, lang)(id))}
            cited = [*rules.get(name, ()), *told.cites.get(name, ())]
            known = {n for rule in cited for n in stated(book.find(rule).markdown)} | {1}
            assert said <= known, f"{lang} {id}: {said - known} stands in none of {cited}"


@pytest.mark.parametrize("game", [game for game in rampart.games() if tips(game)])
def test_every_decision_is_explained_to_newcomers(game: str) -> None:
    steps = rampart.game(game).new(seed=11).rules.steps
    asked = {step.name for step in steps if isinstance(step, Choice)}
    assert asked - tips(game) == set()
    assert tips(game) <= {step.name for step in steps}
    assert all(speaker(game, lang)(f"tip-{step}") for lang in LANGUAGES for step in tips(game))


@every_guide
def test_tips_point_at_pieces_of_the_board(told: Guide) -> None:
    s = told.state()
    fields = {name: value for name, value in s.document().items() if isinstance(value, int | str)} | {"seat": told.seat}
    drawn = boxes(fragments(s.view(told.seat), told.seat, whole=False))
    marks = tip_marks(told.game)
    assert marks and set(marks) <= tips(told.game)
    lost = [
        one for some in marks.values() for one in some if not any(fnmatchcase(id, one.format(**fields)) for id in drawn)
    ]
    assert lost == []
