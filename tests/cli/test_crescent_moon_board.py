"""Crescent Moon in the terminal: the board fits, shows all there is, and hides what is hidden."""

import io
import random

import pytest
from rich.console import Console

import rampart
from rampart.games.crescent_moon import terminal
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.text import LANGUAGES


def shown(renderable: object, width: int = 100) -> str:
    stream = io.StringIO()
    Console(file=stream, width=width, highlight=False).print(renderable)
    return stream.getvalue()


def after(choices: int, players: int = 5, **options: object) -> CrescentMoon:
    s = rampart.game("crescent_moon").new(players, 11, **options)  # type: ignore[arg-type]
    dice = random.Random(4)
    for _ in range(choices):
        seat = dice.choice(s.deciders)
        s.choose(dice.choice(s.options(seat)), seat)
    assert isinstance(s, CrescentMoon)
    return s


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize(("players", "choices", "map"), [(4, 60, "thaw"), (5, 90, "divided"), (5, 20, "variable")])
def test_the_board_fits_every_terminal_in_every_language(lang, width, players, choices, map):
    s = after(choices, players, map=map)
    for line in shown(terminal.board(s, 0, lang), width).splitlines():
        assert len(line) <= width
        assert "…" not in line


def test_every_hex_and_every_card_on_offer_is_there():
    s = after(40)
    drawn = shown(terminal.board(s, None, "en"))
    for name in s.land().names:
        assert f"{name} " in drawn
    assert drawn.count("*") - 1 == sum(p >= 0 for p in s.influence)  # one star is in the legend
    assert "Rivers block: a1-b2, a2-b2, a2-b3, b1-b2" in drawn


def test_own_points_and_hand_are_shown_and_others_are_not():
    s = after(60)
    own = shown(terminal.board(s, 1, "en"))
    assert f"You are the Murshid: {s.vp(1)} point" in own
    players = own[own.index("Players") : own.index("You are the")]
    assert players.count("?") == s.seats - 1
    assert "You are" not in shown(terminal.board(s, None, "en"))


def test_a_brief_board_is_the_own_part_of_the_whole():
    s = after(60)
    assert shown(terminal.brief(s, 2, "en")) in shown(terminal.board(s, 2, "en"))


def test_a_land_wider_than_the_terminal_is_listed():
    s = after(40)
    drawn = shown(terminal.board(s, None, "en"), 50)
    starts = [line.split()[0] for line in drawn.splitlines() if line.strip()]
    assert set(s.land().names) <= set(starts)
