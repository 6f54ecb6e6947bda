import io

import pytest
from rich.console import Console
from tests.draw.watch_tables import TABLES, full_table, play

from rampart.cli.boards import board_of
from rampart.games.watch import terminal
from rampart.text import LANGUAGES


def shown(renderable: object, width: int = 100, encoding: str = "utf-8") -> str:
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    Console(file=stream, width=width, highlight=False).print(renderable)
    stream.seek(0)
    return stream.read()


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_the_board_fits_every_terminal_in_every_language(lang, width):
    for options in TABLES:
        for s in play(seed=4, **options):
            if s.turn == 3 or s.over:
                break
        for line in shown(terminal.board(s, 0, lang), width).splitlines():
            assert len(line) <= width
            assert "…" not in line


def test_the_game_finds_its_board():
    s = full_table()
    assert board_of("watch") is terminal
    assert "Brotherhood of the Watch" in shown(terminal.board(s, None, "en"))


def test_every_hex_and_piece_is_on_the_map():
    s = full_table()
    drawn = shown(terminal.board(s, 0, "en"))
    for name in s.board.hex_names:
        assert name in drawn
    assert drawn.count("K2") == drawn.count("K4") == 1
    assert drawn.count("s1") == 2
    assert "8 T" in drawn
    assert "10 W" in drawn


def test_the_wall_is_told_section_by_section():
    drawn = shown(terminal.board(full_table(), 0, "en"))
    assert "Section 3   1 2 - - -   2 against 2" in drawn
    assert "breaches 1 of 3, in the Gift 3, the game ends at 8" in drawn
    assert "Section 4 is at its limit." in drawn
    assert "Cave Dwellers  climber   wildling  wildling  wildling  -  4 to section 2, 5 to section 3" in drawn


def test_only_the_viewer_sees_the_own_hand():
    s = full_table()
    assert "3 lumber, 3 brick, 3 wool, 3 grain, 3 ore" in shown(terminal.board(s, 0, "en"))
    assert "Patrol 2, Winter 1" in shown(terminal.brief(s, 0, "en"))
    for viewer in (None, 1):
        drawn = shown(terminal.board(s, viewer, "en"))
        assert "3 lumber, 3 brick" not in drawn
        assert "Patrol 2" not in drawn


def test_the_board_needs_no_letters_beyond_ascii():
    shown(terminal.board(full_table(), 0, "en"), encoding="ascii")
