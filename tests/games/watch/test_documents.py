"""Position documents that cannot be are refused with the field that is wrong."""

import re

import pytest
from tests.games.watch.table import GAME, chain, table

from rampart import BadDocument


def document(**fields: object) -> dict[str, object]:
    doc = GAME.new(4, 1, sealed=True).document()
    return {**doc, **fields}


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"terrain": ["desert"] + ["hills"] * 20}, "numbers: desert at 0,0 bears no number"),
        ({"terrain": [None] + ["hills"] * 20}, "terrain: every hex needs"),
        ({"markets": [None, "wool", "brick", "lumber", "ore"]}, "markets: every market"),
        ({"settlement_slots": [31, 31, 31, 15]}, "settlement_slots: 4 slots of seat 3"),
        ({"guards": [["seat_0"] * 6, [], [], []]}, "guards[0]: 6 pieces, but there is room for 5"),
        ({"guards": [["seat_0"] * 4, ["seat_0"] * 4, [], []]}, "8 guards of seat 0, but there are 7"),
        (
            {"camps": [["regular"] * 5, [], []], "frostfangs": {"regular": 19, "climber": 8, "giant": 8}},
            "camps[0]: 5 pieces",
        ),
        ({"camps": [[], []]}, "camps: 3 rows are needed"),
        (
            {"heroes": ["mormont", "marsh", "tarly", None], "heroes_gone": ["yarwyck"]},
            "heroes: seat 3 has no hero",
        ),
        ({"roads": ["seat_4"] + [None] * 79}, "roads: there is no seat 4"),
        ({"hands": [{"ore": 20}, {}, {}, {}]}, "ore"),
        ({"active": 4}, "active: there is no seat 4"),
    ],
)
def test_what_cannot_be_is_refused(fields: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadDocument, match=re.escape(complaint)):
        GAME.load(document(**fields))


def test_too_many_buildings_are_refused() -> None:
    with pytest.raises(BadDocument, match="6 settlements of seat 0"):
        table(buildings=dict.fromkeys(["N0,1", "N2,1", "N-1,2", "N1,2", "N3,2", "N-2,3"], "settlement_0"), mode="base")


def test_what_follows_from_the_pieces_is_reckoned_anew() -> None:
    s = table(
        mode="base", buildings={"N0,0": "keep_0"}, roads={0: chain("N0,0", "S1,-1", "N0,1")}, home_points=[9, 9, 9, 9]
    )
    assert s.home_points == [2, 0, 0, 0]
    assert s.road_lengths == [2, 0, 0, 0]
    assert s.rates[:5] == [3] * 5  # the market on the frame


def test_a_document_is_readable() -> None:
    doc = GAME.new(4, 1, mode="base", sealed=True).document()
    assert doc["stage"] == "before_roll"
    assert doc["hands"][0] == {"lumber": 1, "brick": 1, "ore": 1}  # type: ignore[index]
    assert "settlement_0" in doc["buildings"]  # type: ignore[operator]
    assert doc["todo"][0]["step"] == "before_roll"  # type: ignore[index]
