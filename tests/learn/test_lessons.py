"""Every lesson is played in every language, and everything its coach claims is proven against the engine."""

import re

import pytest

import rampart
from rampart.draw.table import fragments
from rampart.learn.lessons import Lesson, Step, lesson, lessons, moment, read_step
from rampart.learn.proof import Unproven, prove, stated, value_at
from rampart.server.pages.lesson import Scene, lesson_fragments
from rampart.server.pages.parts.coach import AT, boxes
from rampart.text import LANGUAGES, speaker
from rampart.text.catalog import knows
from rampart.text.rulebook import rulebook

SERIES = {"crescent_moon": 8, "dragon": 5, "great_wall": 7, "watch": 6}
ALL = [one for game in rampart.games() for one in lessons(game)]
NUMBER = re.compile(r"(?<![A-Za-z])\d+")  # the name of a hex, as b4, counts nothing
every_lesson = pytest.mark.parametrize("taught", ALL, ids=lambda one: f"{one.game}-{one.id}")


def messages(taught: Lesson, step: Step) -> list[str]:
    """The ids of all that the coach may say at a step."""
    out = [taught.message(step), taught.message(step, "head")]
    out += [taught.message(step, word) for _, word in step.wrong]
    return out + [id for id in [taught.message(step, "done")] if knows(taught.game, id)]


def test_the_series_are_whole() -> None:
    assert {game: len(lessons(game)) for game in SERIES} == SERIES


@every_lesson
def test_a_lesson_plays_to_its_end_and_every_claim_holds(taught: Lesson) -> None:
    for at, step in enumerate(taught.steps):
        s = moment(taught.game, taught.id, at).s
        prove(taught, step, s)
        if step.right:
            assert taught.seat in s.deciders, step.id
            offered = [s.key(option, taught.seat) for option in s.options(taught.seat)]
            assert step.right in offered
            assert [key for key in offered if key != step.right and not step.answer_to(key)] == [], step.id
    moment(taught.game, taught.id, len(taught.steps))


@every_lesson
def test_the_coach_speaks_every_language_and_counts_nothing_that_is_not_proven(taught: Lesson) -> None:
    for lang in LANGUAGES:
        say = speaker(taught.game, lang)
        assert all(say(taught.message(word=word)) for word in ("", "about", "over"))
        for step in taught.steps:
            known = {str(claim.value) for claim in step.claims.values()} | {"1"}
            args = {name: claim.value for name, claim in step.claims.items()}
            for id in messages(taught, step):
                said = say(id, **args)
                assert set(NUMBER.findall(said)) <= known, f"{lang} {id}: {said}"


@every_lesson
def test_marks_lie_on_the_board_and_rules_exist(taught: Lesson) -> None:
    known = rulebook(taught.game)
    for at, step in enumerate(taught.steps):
        s = moment(taught.game, taught.id, at).s
        drawn = boxes(fragments(s.view(taught.seat), taught.seat, whole=False))
        assert [mark for mark in step.mark if not mark.startswith(AT) and mark not in drawn] == [], step.id
        if step.rule:
            known.find(step.rule)


@every_lesson
def test_every_step_is_drawn_also_where_something_was_tried(taught: Lesson) -> None:
    for at in range(len(taught.steps) + 1):
        scene = Scene(taught, at, LANGUAGES[at % len(LANGUAGES)], "Hana")
        assert lesson_fragments(scene)
        step = scene.step
        if step is not None and step.right:
            s = moment(taught.game, taught.id, at).s
            wrong = next(key for option in s.options(taught.seat) if (key := s.key(option, taught.seat)) != step.right)
            markup = "".join(part.markup for part in lesson_fragments(Scene(taught, at, "en", "Hana", "", (wrong,))))
            assert 'class="opt tried"' in markup


def test_a_false_claim_is_found() -> None:
    taught = lesson("dragon", "drought")
    assert taught is not None
    step = read_step({"id": "x", "claims": {"rice": [7, "now", "players.0.rice"]}})
    with pytest.raises(Unproven, match="says 7, the engine 1"):
        prove(taught, step, moment("dragon", "drought", 0).s)


def test_a_step_with_a_slip_of_the_pen_is_refused() -> None:
    with pytest.raises(ValueError, match="rigth"):
        read_step({"id": "x", "rigth": "pass"})


def test_paths_and_numbers_of_rules() -> None:
    assert value_at({"a": [{"b": [1, 2]}]}, "a.0.b#") == 2
    assert value_at({"a": {}}, "a.b") == 0
    assert stated("**YD-204** Pay the bank 3 yuan, or two.") == [3, 2]
