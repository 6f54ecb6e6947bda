"""Documents in the game's words: maps by place, sets, piles from the top, what is derived, and documents of old."""

import json
from pathlib import Path

import pytest
from tests.proving.toy import Toy, toy_game

import rampart
from rampart import BadDocument, Rng, StaleRecord
from rampart.kernel.fields import (
    ALWAYS,
    BAG,
    BAGS,
    LIST,
    MASK,
    MASKS,
    NO_BOUND,
    NUMBER,
    ROWS,
    SEATS,
    Field,
    Pool,
    Record,
)
from rampart.kernel.rest import every_field
from rampart.kernel.rules import Rules
from rampart.kernel.step import Choice

PLACES = ["a1", "a2", "b1", "b2"]
TILES = ["field", "quarry"]
PIECES = ["tent", "tower"]
TOWNS = ["ur", "susa"]
FIELDS = [
    Field("tile", LIST, words=TILES, board="land", part="tile", length=4),
    Field("units", ROWS, rows=["red", "blue"], board="land", part="units", high=9),
    Field("pieces", ROWS, words=PIECES, board="land", part="pieces"),
    Field("goods", BAGS, pool="goods", board="land", part="goods"),
    Field("held", LIST, low=-1, high=SEATS, board="land", part="held", length=4),
    Field("seen", MASKS, words=TOWNS, board="land", part="seen"),
    Field("burnt", MASK, words=PLACES, board="land", part="burnt"),
    Field("robber", LIST, words=TOWNS, low=-1, board="robber", length=4),
    Field("store", BAG, pool="goods", rest=1),
    Field("pile", LIST, words=TOWNS, top_last=1),
    Field("vows", MASKS, words=TOWNS, length=SEATS),
    Field("standing", LIST, length=SEATS, high=40, derived=1),
]


class Land(Toy):
    """Four places."""

    def __init__(self, rules: Rules, seats: int, config: list[int], rng: Rng) -> None:
        super().__init__(rules, seats, config, rng)
        self.tile = [0, 1, 0, 1]
        self.units = [[2, 0, 0, 1], [0, 0, 3, 0]]
        self.pieces: list[list[int]] = [[], [1, 0], [], []]
        self.goods = [[0, 0], [0, 0], [1, 2], [0, 0]]
        self.held = [-1, 0, -1, -1]
        self.seen = [0, 0, 3, 0]
        self.burnt = 0b1000
        self.robber = [-1, -1, 1, -1]
        self.store = [4, 3]
        self.pile = [0, 0, 1]
        self.vows = [2, 0]
        self.standing = [3, 3]

    def fields(self) -> list[Field]:
        return FIELDS

    def pools(self) -> list[Pool]:
        return [Pool("goods", ["wood", "salt"], [5, 5])]

    def board_words(self, what: str) -> list[str]:
        return PLACES

    def derive(self, given: list[str]) -> None:
        self.standing = [sum(row) for row in self.units]

    def scores(self) -> list[int]:
        return [0] * self.seats


class Wait(Choice[Land]):
    space = 2

    def options(self, s: Land, p: int, *args: int) -> list[int]:
        return [0, 1]


def set_up(s: Toy) -> None:
    s.push(8, 0)


GAME = toy_game(Rules("land", 1, {8: Wait()}, []), "Land", (2,), Land, set_up)
LAID = {
    "land": {
        "a1": {"tile": "field", "units": {"red": 2}},
        "a2": {"tile": "quarry", "pieces": ["tower", "tent"], "held": 0},
        "b1": {"tile": "field", "units": {"blue": 3}, "goods": {"wood": 1, "salt": 2}, "seen": ["ur", "susa"]},
        "b2": {"tile": "quarry", "units": {"red": 1}, "burnt": True},
    },
    "robber": {"b1": "susa"},
    "pile": ["susa", "ur", "ur"],
    "vows": [["susa"], []],
}


def test_a_board_is_told_by_place_and_only_where_something_is() -> None:
    s = GAME.new()
    doc = s.document()
    assert {name: doc[name] for name in LAID} == LAID
    assert doc["format"] == 2
    assert "standing" not in doc and "store" not in doc  # they follow from the rest
    assert GAME.load(doc) == s
    assert GAME.load(s.view(0).document()) == s.view(0)


def test_a_short_document_says_only_what_is_there() -> None:
    s = GAME.load({"game": "land", "land": {"b1": {"units": {"red": 4}, "goods": {"salt": 5}}}})
    assert isinstance(s, Land)
    assert s.units == [[0, 0, 4, 0], [0, 0, 0, 0]]
    assert s.tile == [0, 1, 0, 1]  # something always is there: as at set-up
    assert (s.held, s.burnt, s.seen, s.pieces) == ([-1] * 4, 0, [0] * 4, [[]] * 4)
    assert s.store == [5, 0]
    assert s.standing == [4, 0]


FAULTS: list[tuple[dict[str, object], str]] = [
    ({"land": {"c9": {}}}, r"land\.c9: there is no such place; there are a1, a2, b1, b2"),
    ({"land": {"a1": {"units": {"green": 1}}}}, r"land\.a1\.units: 'green' is none of red, blue"),
    ({"land": {"a1": {"units": {"red": 10}}}}, r"land\.a1\.units\.red: 10 is not from 0 to 9"),
    ({"land": {"a1": {"tile": "desert"}}}, r"land\.a1\.tile: 'desert' is none of field, quarry"),
    ({"land": {"a1": {"wells": 1}}}, r"land\.a1\.wells: nothing of that kind is told of a place; known are tile, unit"),
    ({"land": {"a1": {"burnt": 1}}}, r"land\.a1\.burnt: true is needed, not 1"),
    ({"land": {"a1": {"held": 2}}}, r"land\.a1\.held: 2 is not from 0 to 1|land\.a1\.held: 2 is not from -1 to 1"),
    ({"land": {"a1": {"goods": {"wood": 9}}}}, r"9 of wood, but there are only 5"),
    ({"land": {"a1": {}}, "tile": ["field"] * 4}, r"tile: land tells it by place already"),
    ({"land": []}, r"land: an object is needed, not \[\]"),
    ({"robber": {"a1": "rome"}}, r"robber\.a1: 'rome' is none of ur, susa"),
    ({"vows": [["ur", "rome"], []]}, r"vows\[0\]\[1\]: 'rome' is none of ur, susa"),
    ({"standing": [3, 4]}, r"standing: \[3, 4\] contradicts the rest, from which \[3, 3\] follows"),
    ({"armies": 1}, r"armies: there is no such field; known are land, robber, store, pile, vows, standing"),
]


@pytest.mark.parametrize(("part", "sentence"), FAULTS, ids=[sentence[:30] for _, sentence in FAULTS])
def test_a_fault_on_a_board_is_named_by_its_path(part: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadDocument, match=sentence):
        GAME.load({"game": "land", **part})


def test_what_is_derived_may_be_given_where_it_is_right() -> None:
    assert GAME.load({"game": "land", "standing": [3, 3]}) == GAME.load({"game": "land"})


def test_what_does_not_follow_is_written() -> None:
    s = GAME.new()
    assert isinstance(s, Land)
    s.standing = [9, 9]
    assert s.document()["standing"] == [9, 9]


def test_lists_that_run_along_the_places_are_still_read() -> None:
    s = GAME.load({"game": "land", "held": [1, None, None, None], "pieces": [["tent"], [], [], []]})
    assert isinstance(s, Land)
    assert (s.held, s.pieces) == ([1, -1, -1, -1], [[0], [], [], []])


def test_a_document_of_the_first_format_is_turned_into_one_of_today() -> None:
    """It told piles from the bottom up and some words as numbers; that it has `drawn` shows that a program wrote it."""
    old = {"game": "land", "drawn": 0, "pile": ["ur", "ur", "susa"], "vows": [2, 0], "tile": [0, 1, "field", 1]}
    assert GAME.load(old) == GAME.new()
    assert GAME.load({"game": "land", "format": 2, "pile": ["susa", "ur", "ur"]}) == GAME.new()


def test_a_stored_document_of_the_first_format_gives_the_same_state() -> None:
    stored = json.loads((Path(__file__).parent / "stored/dragon-format-1.json").read_text())
    s = rampart.game("dragon").load(stored["document"])
    assert s.digest() == stored["digest"]
    assert rampart.game("dragon").load(s.document()) == s


def test_a_format_that_is_not_known_is_refused() -> None:
    with pytest.raises(StaleRecord, match="The document has format 3; this version reads formats 1 to 2"):
        GAME.load({"game": "land", "format": 3})


# ---- declarations


# Fields of games that are still to declare how great they can get: it may only shrink
LACKING = {"crescent_moon": 0, "dragon": 0, "great_wall": 0, "watch": 0}


def test_every_number_of_a_document_has_a_declared_range() -> None:
    for name, most in LACKING.items():
        assert len(boundless(rampart.game(name).new())) <= most, boundless(rampart.game(name).new())


def boundless(s: Record) -> list[str]:
    """Fields that hold numbers and declare no bound."""
    counted = (NUMBER, LIST, ROWS, BAG, BAGS)
    fields = [x for f in every_field(s) for x in (f.columns or [f])]
    return [f.name for f in fields if f.kind in counted and f.high == NO_BOUND and not f.pool and not bare(f)]


def bare(f: Field) -> bool:
    """Are words all that it holds?"""
    return bool(f.words) and f.kind in (NUMBER, LIST, ROWS)


def test_where_something_always_is_a_place_cannot_be_left_out() -> None:
    assert Field("floors", LIST, empty=ALWAYS, board="palaces", grows=1).empty == ALWAYS
    with pytest.raises(BadDocument, match=r"players\[0\]\.palaces\.1\.floors: it is missing"):
        rampart.game("dragon").load({"game": "dragon", "players": [{"palaces": {"2": {"floors": 1}}}, {}, {}, {}]})
