"""Control, presence, influence, adjacency, pieces and supplies (CM-030 to CM-044)."""

import pytest
from tests.games.crescent_moon.table import C, M, N, S, W, hex_of, offered, play, step, table
from tests.rules import rule

import rampart
from rampart.games.crescent_moon.tables import BUILDING_WORDS, STRENGTHS, TERRAIN_WORDS


def strength(pieces, seat):
    s = table({"c4": pieces}, [step("choose_action", W), "check_units"], active=W)
    return s.strength_of_pieces(seat, hex_of(s, "c4"))


@rule("CM-030", "CM-042")
@pytest.mark.parametrize(
    ("pieces", "seat", "n"),
    [
        ("3W 2Wm", W, 5), ("fort:M", M, 1), ("castle:C", C, 2), ("palace", C, 2), ("1C castle:C palace city", C, 5),
        ("town", S, 0), ("city", S, 0), ("*N", N, 0), ("2N fort:N", N, 3),
    ],
)  # fmt: skip
def test_combat_strength(pieces, seat, n):
    assert strength(pieces, seat) == n
    assert dict(zip(BUILDING_WORDS, STRENGTHS)) == {"fort": 1, "castle": 2, "palace": 2, "town": 0, "city": 0}


@rule("CM-031", "CM-032")
@pytest.mark.parametrize(
    ("pieces", "seat"),
    [("1W", W), ("fort:S", S), ("palace", C), ("1N city", N), ("city", -1), ("*M town", -1), ("", -1)],
)
def test_control_comes_from_combat_strength(pieces, seat):
    s = table({"c4": pieces}, [step("choose_action", W)], active=W)
    assert s.controller(hex_of(s, "c4")) == seat


@rule("CM-032")
def test_two_players_never_share_a_hex_outside_a_combat():
    with pytest.raises(rampart.BadDocument, match="two players"):
        table({"c4": "1W fort:C"}, [step("choose_action", W)], active=W)


@rule("CM-033")
def test_one_influence_token_in_a_hex():
    s = table({"c4": "*M"}, [step("choose_action", W)], active=W)
    assert [s.influence[hex_of(s, "c4")] == p for p in range(5)] == [False, True, False, False, False]
    assert isinstance(s.influence[0], int)


@rule("CM-034", "CM-035")
def test_presence_is_any_piece_and_the_sultan_is_wherever_a_settlement_stands():
    s = table(
        {"c4": "1C castle:C city *M", "c5": "palace", "d4": "1N", "a1": "*W"}, [step("choose_action", W)], active=W
    )
    assert [s.present(p, hex_of(s, "c4")) for p in range(5)] == [False, True, True, True, False]
    assert [s.present(p, hex_of(s, "c5")) for p in range(5)] == [False, False, False, True, False]
    assert s.present(N, hex_of(s, "d4")) and s.present(W, hex_of(s, "a1")) and not s.present(W, hex_of(s, "d4"))


@rule("CM-036", "CM-101")
def test_a_hex_holds_one_stronghold_and_the_palace_beside_it():
    s = table({"c4": "fort:C palace", "c5": "*C"}, active=C, coins=[0, 0, 0, 9, 0])
    play(s, "build")
    assert "fort@c5" in offered(s) and "fort@c4" not in offered(s) and "castle@c4" in offered(s)


@rule("CM-036", "CM-103")
def test_a_hex_holds_one_settlement():
    s = table({"c4": "town", "c5": "city"}, active=S, coins=[0, 0, 40, 0, 0])
    play(s, "build")
    assert "town@c4" not in offered(s) and "town@c5" not in offered(s)
    assert "city@c4" in offered(s) and "city@c5" not in offered(s)


@rule("CM-037", "CM-038")
def test_a_river_cuts_a_side_and_a_ford_does_not():
    s = table({}, [step("choose_action", W)], active=W)
    near = {name: {s.land().names[h] for h in s.near(hex_of(s, name))} for name in s.land().names}
    assert near["b1"] == {"a1"}
    assert near["b3"] == {"a3", "b2", "b4", "c4"}  # a ford, but its neighbors' rivers still cut it
    assert all(a in near[b] for a in near for b in near[a])


@rule("CM-039", "CM-040")
def test_features_belong_to_their_hex_and_count_as_its_terrain():
    s = table({"b3": "1C", "c1": "1N"}, [step("choose_action", W)], active=W)
    land = s.land()
    assert land.names[land.ford] == "b3" and land.names[land.sacred_site] == "c1"
    assert TERRAIN_WORDS[land.terrain[land.ford]] == "fertile"
    assert TERRAIN_WORDS[land.terrain[land.sacred_site]] == "desert"
    assert TERRAIN_WORDS[land.terrain[hex_of(s, "a2")]] == "fertile"
    assert s.controller(land.ford) == C and s.controller(land.sacred_site) == N


@rule("CM-041")
def test_a_disc_becomes_ordinary_or_mercenary_when_placed():
    s = table({"a2": "1W 1Wm", "b3": "fort:M"}, active=W, seats=4, coins=[9, 9, 9, 9])
    assert s.discs_left(W) == 22
    play(s, "hire", "hire:2")  # the Warlord is present in one hex only
    assert sum(s.mercenaries[W]) == 3 and sum(s.ordinary[W]) == 1


@rule("CM-043")
def test_a_piece_not_in_supply_cannot_be_placed():
    full = {f"d{i}": "*W" for i in range(1, 4)} | {"a1": "*W", "a2": "*W", "a3": "*W 1W"}
    s = table(full, active=W)
    assert "influence" not in offered(s)  # all six tokens lie on the land
    with pytest.raises(rampart.BadDocument, match="too many"):
        table({"a1": "9M"}, [step("choose_action", W)], active=W)


@rule("CM-044")
def test_coins_supplies_reserves_and_piles_are_seen_by_all():
    s = table({"a2": "1W"}, active=W, coins=[1, 2, 3, 4, 5], reserves=[3, 0, 0, 2, 1], front={C: ["guard"]},
              discard=["imam"])  # fmt: skip
    v = s.view(None)
    assert (v.coins, v.reserves) == (s.coins, s.reserves)
    assert (v.front, v.discard) == (s.front, s.discard)
    assert [v.discs_left(p) for p in range(5)] == [s.discs_left(p) for p in range(5)]
