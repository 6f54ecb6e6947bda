"""Position documents of courts, groups and walls that cannot be are refused, with the field named."""

import pytest
from tests.games.dragon.table import WALL_TILES, A, B, acting, court, table

from rampart import BadDocument

FIVE = WALL_TILES[:5]


@pytest.mark.parametrize(
    ("field", "sentence", "position"),
    [
        ("players[0].people[0]", "2 persons in a palace of 1 floors", {"players": [court("1[Sy,Fy]"), court()]}),
        ("players[0].floors[0]", "4 is not from 0 to 3", {"players": [court("4[Sy]"), court()]}),
        ("players[0].floors", "at most 28 can stand", {"players": [court("1[] " * 29), court()]}),
        ("display", "2 of monk_old, but there are only 1", {"players": [court("2[Mo,Mo]"), court()]}),
        ("stacked", "each seat must stand in it once", {"stacked": [0, 0]}),
        ("starter", "there is no seat 2", {"starter": 2}),
        ("drafted[1]", "7 is no pair of types", {"drafted": [0, 7]}),
        ("dragons[1]", "there is no group 2", {"groups": [["taxes"], ["build"]], "dragons": [0, 2]}),
        ("groups", "taxes lies in them 2 times", {"groups": [["taxes"], ["build", "taxes"]]}),
        ("groups", "only with the option wall", {"groups": [["taxes"], ["build_wall"]]}),
        ("players[0].track", "is not from 0 to 9999", {"players": [court(track=10**9), court()]}),
        ("players[1].wall_tiles", "only with the option wall", {"players": [court(), court(wall_tiles=FIVE)]}),
        ("todo[1].seat", "whose it is must be said", {"todo": [acting(A)[0], {"step": "lose_persons", "demand": 1}]}),
        ("todo[1].month", "13 is not from 1 to 12", {"todo": [acting(A)[0], {"step": "month", "month": 13}]}),
        ("todo[0].tile", "15 is no person tile", {"todo": [{"step": "make_room", "seat": A, "tile": 15}]}),
        ("wall", "there is no seat 4", {"wall": "E"}),
        ("wall", "2 tiles of seat 0, but 1 are used", {"wall": "AA", "players": [court(wall_tiles=FIVE), court()]}),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_its_field(field, sentence, position):
    with pytest.raises(BadDocument) as refusal:
        table(**{"players": [court(), court()], "todo": acting(A, B)} | position)
    assert str(refusal.value).startswith(f"{field}: ")
    assert sentence in str(refusal.value)
