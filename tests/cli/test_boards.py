import io

import pytest
from rich.console import Console
from tests.playing import registered
from tests.proving import council, smugglers

import rampart
from rampart.bots import make
from rampart.cli.boards import PlainBoard, board_of, plainly
from rampart.games.dragon import terminal
from rampart.games.dragon.tables import TILE_WORDS
from rampart.text import LANGUAGES

GAME = rampart.game("dragon")


def shown(renderable: object, width: int = 100, encoding: str = "utf-8") -> str:
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    Console(file=stream, width=width, highlight=False).print(renderable)
    stream.seek(0)
    return stream.read()


def after(choices: int, players: int = 4, **options: object) -> rampart.State:
    s = GAME.new(players, 11, **options)
    for number in range(choices):
        seat = s.deciders[0]
        s.choose(make("random", number).choose(s, seat), seat)
    return s


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize(("players", "choices"), [(4, 70), (5, 120)])
def test_the_board_fits_every_terminal_in_every_language(lang, width, players, choices):
    s = after(choices, players, wall=True, super_event="random")
    for line in shown(terminal.board(s, 0, lang), width).splitlines():
        assert len(line) <= width
        assert "…" not in line


@pytest.mark.parametrize("choices", [0, 3, 12, 40, 90])
def test_every_court_shows_its_palaces_and_people(choices):
    s = after(choices)
    drawn = shown(terminal.board(s, None, "en"))
    assert drawn.count("┌") == drawn.count("┘") == sum(me.palaces() for me in s.players)
    assert drawn.count("│        │") == sum(sum(me.floors) - me.persons() for me in s.players)
    people = [TILE_WORDS[tile] for me in s.players for palace in me.people for tile in palace]
    monks = sum("monk" in person for person in people)
    assert drawn.count("│Monk  ") == monks
    for seat, name in enumerate(("Red", "Blue", "Yellow", "Green")):
        points = s.scores()[seat]
        assert f"{name}, {points} point{'' if points == 1 else 's'} " in drawn


def test_the_months_are_marked():
    doc = {"game": "dragon", "round": 3, "phase": "event", "seats": 3}
    drawn = shown(terminal.board(GAME.load({**doc, "todo": [{"step": "choose_action", "seat": 0}]}), 0, "en"))
    assert drawn.count("✓") == 3
    assert drawn.count("▶") == 0


def test_a_group_with_a_dragon_costs_its_fee():
    s = GAME.new(3, 4)
    while not s.groups or s.dragons.count(-1) != 1:
        seat = s.deciders[0]
        s.choose(next(x for x in reversed(s.options(seat))), seat)
    drawn = shown(terminal.board(s, 0, "en"))
    lines = drawn[drawn.index("Action groups") : drawn.index("Persons to hire")].splitlines()[1:4]
    for group, line in enumerate(lines):
        assert ("3 yuan" in line) == (group in s.dragons)
        assert ("free" in line) == (group not in s.dragons)


def test_what_is_coming_is_foretold():
    doc = {
        "game": "dragon",
        "seats": 3,
        "round": 2,
        "phase": "actions",
        "events": ["peace", "peace", "drought", "tribute", "contagion", "festival", "mongols"]
        + ["drought", "tribute", "contagion", "festival", "mongols"],
        "players": [{"yuan": 1, "rice": 1, "people": [["healer_old"], ["monk_young"]]}, {}, {}],
        "todo": [{"step": "play_card", "seat": 0}],
    }
    drawn = shown(terminal.board(GAME.load(doc), 0, "en"))
    coming = drawn[drawn.index("What is coming for you") :]
    assert "month 3  Drought           you owe 2 rice, you have 1           you lose 1 person" in coming
    assert "month 4  Imperial Tribute  you owe 4 yuan, you have 1           you lose 2 persons" in coming
    assert "month 5  Contagion         takes 3 persons, you have 2 mortars  you lose 1 person" in coming
    assert "Every month you score 2 points: palaces 2, court ladies 0, privileges 0" in coming


def test_between_two_decisions_only_the_own_court_is_shown():
    drawn = shown(terminal.brief(after(30), 1, "en"))
    assert "Your court: Blue" in drawn
    assert "Red" not in drawn


def test_without_these_letters_palaces_are_drawn_in_ascii():
    assert shown(terminal.board(after(20), 0, "en"), encoding="ascii").isascii()


# ---- games that bring no board


def test_a_plain_board_shows_what_the_seat_sees():
    with registered(smugglers.GAME):
        s = smugglers.GAME.new(3, 1)
        board = board_of("smugglers")
        assert isinstance(board, PlainBoard)
        mine, spectators = (shown(board.board(s, seat, "en")) for seat in (0, None))
    assert mine != spectators
    assert "?" in spectators
    assert all(field.name in mine for field in s.fields())


def test_a_plain_board_hides_the_workings_of_the_kernel():
    s = council.GAME.new(3, 1)
    drawn = shown(PlainBoard().board(s, None, "en"))
    assert "grain" in drawn
    assert "chance" not in drawn
    assert "todo" not in drawn


@pytest.mark.parametrize(
    ("value", "text"), [([], "-"), (None, "-"), (3, "3"), (["a", ["b", "c"], []], "a, (b, c), (-)"), (True, "True")]
)
def test_values_are_written_plainly(value, text):
    assert plainly(value) == text
