"""The board of The Great Wall in a terminal: wide and narrow, for every seat, in every language."""

from io import StringIO

import pytest
from rich.console import Console
from tests.draw.test_great_wall import late, play

from rampart.games.great_wall.content.names import TACTIC_WORDS
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.terminal import board, brief
from rampart.text import LANGUAGES, speaker


def printed(s: GreatWall, seat: int | None, lang: str = "en", width: int = 120, whole: bool = True) -> str:
    """What a terminal shows."""
    console = Console(width=width, force_terminal=False, record=True, file=StringIO())
    console.print(board(s, seat, lang) if whole or seat is None else brief(s, seat, lang))
    return console.export_text()


@pytest.mark.slow
@pytest.mark.no_cover
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_can_be_printed(players):
    for n, s in enumerate(play(players, seed=13)):
        if n % 31 == 0 or s.over:
            lang = LANGUAGES[n % 4]
            for width in (60, 100, 140):
                assert max(map(len, printed(s, n % players, lang, width).splitlines())) <= width
            assert printed(s, None, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_names_hordes_advisors_and_what_will_break(lang):
    s = late(3)
    s.wall[1] = s.barricades[1] = 0
    shown = printed(s, 0, lang, 400)
    t = speaker("great_wall", lang)
    assert t("draw-breaks", section="M", n=sum_of(s)) in shown
    assert t("draw-year", year=s.year, years=6) in shown


def sum_of(s: GreatWall) -> int:
    from rampart.games.great_wall.queries import offence

    return offence(s, 1)


def test_clans_are_told_apart_without_colours():
    s = late(2)
    s.clerks[0][8], s.clerks[1][8], s.clerks[2][8] = 1, 2, 1
    line = next(line for line in printed(s, 0).splitlines() if "Embassy" in line)
    assert "122R" in line


def test_hidden_things_are_printed_for_their_owner_alone():
    s = late(4)
    s.resources[1] = [41, 42, 43, 44]
    s.tactics = [[], [TACTIC_WORDS.index("retreat")], [], []]
    assert "41 wood" in printed(s, 1)
    assert "Retreat" in printed(s, 1, whole=False)
    for seat in (None, 0, 2, 3):
        assert "41 wood" not in printed(s, seat)
        assert "Retreat" not in printed(s, seat)
