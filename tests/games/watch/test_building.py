"""Step 3: roads, settlements, keeps, development cards, guards, and the wildlings that building wakes."""

import pytest
from tests.games.watch.table import (
    asked,
    building_at,
    camp,
    cards_of,
    chain,
    choose,
    keys,
    road_key,
    table,
    told,
)
from tests.rules import rule

from rampart.games.watch.state import Watch

FIVE = {"N0,1": "settlement_0", "N2,1": "settlement_0", "N0,2": "settlement_0", "N2,2": "settlement_0"}
ALL_SITES = ["N0,1", "N2,1", "N-1,2", "N1,2", "N3,2", "N-2,3", "N0,3", "N2,3", "S3,-1"]


def builds(s: Watch, what: str) -> list[str]:
    return [key for key in keys(s) if key.startswith(what)]


@rule("NW-501")
def test_any_number_of_things_in_any_order_while_they_can_be_paid() -> None:
    s = table(
        hands=["LLLBBBWWGGOOO" + "G"], buildings={"N0,1": "settlement_0"}, roads={0: chain("N0,1", "S1,0", "N1,1")}
    )
    choose(s, "keep:N0,1", road_key(s, "N0,1", "S0,0"), "guard:1")
    assert cards_of(s, 0) == "LBWG"
    assert s.bank == [18, 18, 18, 18, 19]
    choose(s, "settlement:N1,1")
    assert cards_of(s, 0) == ""
    assert keys(s) == ["end"]


@pytest.mark.parametrize(
    ("cost", "what"), [("LB", "road:"), ("LBWG", "settlement:"), ("GGOOO", "keep:"), ("LBW", "guard:"), ("WGO", "buy")]
)
@rule("NW-501", "NW-511", "NW-521", "NW-541", "NW-551", "NW-561")
def test_nothing_is_built_while_a_card_is_missing(cost: str, what: str) -> None:
    fields: dict[str, object] = {"buildings": {"N2,3": "settlement_0"}, "roads": {0: chain("N0,1", "S1,0")}}
    assert builds(table(hands=[cost], **fields), what)  # type: ignore[arg-type]
    for lacking in set(cost):
        rest = "".join(x * 5 for x in "LBWGO" if x != lacking) + lacking * (cost.count(lacking) - 1)
        assert not builds(table(hands=[rest], **fields), what)  # type: ignore[arg-type]


@rule("NW-501")
def test_the_first_place_of_the_board_is_built_on_like_any_other() -> None:
    s = table(hands=["LLBBWGGGOOO"], roads={0: chain("N0,0", "S0,-1")})
    choose(s, f"settlement:{s.board.corner_names[0]}", f"keep:{s.board.corner_names[0]}")
    assert building_at(s, s.board.corner_names[0]) == 6
    first = table(hands=["LB"], buildings={"N0,0": "settlement_0"})
    choose(first, f"road:{first.board.edge_names[0]}")
    assert first.roads[0] == 0


@rule("NW-502", "NW-541")
def test_nobody_has_more_pieces_than_the_box_holds() -> None:
    settlements = dict.fromkeys(ALL_SITES[:5], "settlement_0")
    s = table(hands=["LBWGGOOO"], buildings=settlements, roads={0: chain("N0,1", "S1,0", "N1,1", "S2,0", "N2,1")})
    assert builds(s, "settlement") == []
    assert len(builds(s, "keep")) == 5
    keeps = dict.fromkeys(ALL_SITES[:4], "keep_0")
    assert builds(table(hands=["GGOOO"], buildings={**keeps, ALL_SITES[4]: "settlement_0"}), "keep") == []
    coast = ["S0,-1", "N0,0", "S1,-1", "N1,0", "S2,-1", "N2,0", "S3,-1", "N3,0", "S4,-1", "N3,1", "S4,0", "N3,2"]
    assert len(chain(*coast)) == 11
    fifteen = chain(*coast[:9]) + chain("N1,1", "S1,0", "N0,1", "S0,0", "N-1,1", "S-1,0", "N-2,2", "S-2,1")
    assert builds(table(hands=["LB"], roads={0: fifteen[:15]}), "road") == []
    assert builds(table(hands=["LB"], roads={0: fifteen[:14]}), "road") != []
    assert builds(table(hands=["LBW"], guards={1: [0] * 5, 2: [0, 0]}), "guard") == []


@rule("NW-503")
def test_roads_and_keeps_stay() -> None:
    s = table(buildings={"N0,1": "keep_0"}, roads={0: chain("N0,1", "S1,0")}, hands=["LBWGGOOO"])
    assert not [key for key in keys(s) if "remove" in key or "lift" in key]
    assert builds(s, "keep") == []


@rule("NW-511", "NW-512")
def test_a_road_continues_an_own_piece_on_a_free_path() -> None:
    s = table(
        hands=["LB"], buildings={"N0,1": "settlement_0"}, roads={0: chain("N0,1", "S1,0"), 1: chain("S1,0", "N1,1")}
    )
    assert set(builds(s, "road")) == {
        road_key(s, "N0,1", "S0,0"), road_key(s, "N0,1", "S1,-1"), road_key(s, "S1,0", "N0,2"),
    }  # fmt: skip
    choose(s, road_key(s, "N0,1", "S1,-1"))
    assert cards_of(s, 0) == ""
    border = table(hands=["LB"], roads={0: chain("N0,0", "S0,-1")})
    assert road_key(border, "N0,0", "S1,-1") in keys(border)  # along the border


@rule("NW-512")
def test_a_road_may_begin_at_a_building_that_no_road_meets() -> None:
    homes = {"N0,1": "settlement_0", "N2,1": "keep_0", "N0,3": "settlement_0", "N2,3": "settlement_1"}
    s = table(hands=["LB"], buildings=homes, roads={0: chain("N0,1", "S1,0") + chain("N2,1", "S2,0")})
    at_homes = {(corner, end) for corner in ("N0,1", "N2,1", "N0,3") for end in ends_of(s, corner)}
    at_roads = {(corner, end) for corner in ("S1,0", "S2,0") for end in ends_of(s, corner)}
    taken = {road_key(s, "N0,1", "S1,0"), road_key(s, "N2,1", "S2,0")}
    assert builds(s, "road") == sorted(
        {road_key(s, *path) for path in at_homes | at_roads} - taken, key=lambda key: s.board.edge_names.index(key[5:])
    )


def ends_of(s: Watch, corner: str) -> list[str]:
    """The corners next to one."""
    return [s.board.corner_names[near] for near in s.board.corner_near[s.board.corner_names.index(corner)]]


@pytest.mark.parametrize(("p", "other"), [(0, 1), (1, 0)])
@rule("NW-513")
def test_no_road_goes_on_through_anothers_building(p: int, other: int) -> None:
    for piece in ("settlement", "keep"):
        s = table(
            active=p, hands=["LB", "LB"], buildings={"S1,0": f"{piece}_{other}"}, roads={p: chain("N0,1", "S1,0")}
        )
        assert road_key(s, "S1,0", "N1,1") not in keys(s)
        assert road_key(s, "N0,1", "S0,0") in keys(s)


@rule("NW-521", "NW-522", "NW-533")
def test_a_settlement_stands_at_the_end_of_an_own_road() -> None:
    s = table(hands=["LBWG"], roads={0: chain("N0,1", "S1,0", "N1,1"), 1: chain("N-2,3", "S-2,2")})
    assert set(builds(s, "settlement")) == {"settlement:N0,1", "settlement:S1,0", "settlement:N1,1"}
    choose(s, "settlement:S1,0")
    assert cards_of(s, 0) == ""
    assert s.public_points(0) == 1


@rule("NW-531", "NW-532")
def test_a_settlement_keeps_its_distance_from_all() -> None:
    roads = {0: chain("N0,0", "S1,-1", "N0,1", "S1,0", "N1,1", "S2,0")}
    s = table(hands=["LBWG"], buildings={"N1,1": "keep_1", "N0,0": "settlement_0"}, roads=roads)
    assert set(builds(s, "settlement")) == {"settlement:N0,1"}  # S1,0 and S2,0 touch N1,1; S1,-1 touches N0,0
    wall = table(hands=["LBWG"], roads={0: chain("N0,0", "S0,-1")})
    assert "settlement:N0,0" in keys(wall)  # beside the Wall
    market = table(hands=["LBWG"], roads={0: chain("S-3,3", "N-3,4")})
    assert "settlement:S-3,3" in keys(market)


@rule("NW-541", "NW-542", "NW-543")
def test_a_keep_replaces_an_own_settlement_even_one_built_now() -> None:
    s = table(hands=["LBWGGGOOO"], roads={0: chain("S0,0", "N0,1")}, buildings={"N2,3": "settlement_1"})
    choose(s, "settlement:S0,0")
    assert builds(s, "keep") == ["keep:S0,0"]
    choose(s, "keep:S0,0")
    assert building_at(s, "S0,0") == 6
    assert s.public_points(0) == 2
    assert s.settlements_of(0) == 0


@rule("NW-551")
def test_a_bought_card_is_secret() -> None:
    s = table(hands=["WGO"], deck=["winter", "vp_card"])
    journal = s.listen()
    choose(s, "buy_card")
    assert s.bought[0] == [0, 1, 0, 0, 0, 0]
    assert journal.events[0].seen(1).numbers == [-2]
    assert s.view(1).bought[0][0] == -2
    assert cards_of(s, 0) == ""


@rule("NW-552")
def test_an_empty_deck_sells_nothing() -> None:
    s = table(hands=["LBWGGOOO"], deck=[], buildings={"N0,1": "settlement_0"}, roads={0: chain("N2,3", "S3,2")})
    assert "buy_card" not in keys(s)
    assert "NW-552" in [x.rule for x in s.current(0)[0].refused(s, 0, 0)]


@rule("NW-561", "NW-562")
def test_a_guard_takes_the_lowest_space_of_a_section_with_room() -> None:
    s = table(hands=["LBW"], guards={1: [1, 2], 2: [1, 1, 2, 2, 3], 3: []})
    assert builds(s, "guard") == ["guard:1", "guard:3", "guard:4"]
    choose(s, "guard:1")
    assert s.guards[0] == [1, 2, 0]
    assert cards_of(s, 0) == ""
    land: dict[str, object] = {"hands": ["LBWGGOOO"], "roads": {0: chain("N2,3", "S3,2")}}
    last = table(guards={1: [0] * 5, 2: [0] * 2}, buildings={"N0,1": "settlement_0"}, **land)  # type: ignore[arg-type]
    assert [(x.key, x.why.text) for x in last.current(0)[0].refused(last, 0, 0)] == [("guard", "why-no_guard_left")]
    full = {k: [k % 4] * 5 for k in (1, 2, 3)}
    assert builds(table(hands=["LBW"], guards={**full, 4: [0, 0, 1, 1, 2]}), "guard") == []


@pytest.mark.parametrize(("guards", "points"), [(2, 0), (3, 1), (4, 1), (5, 2), (7, 2)])
@rule("NW-563")
def test_guards_bring_points_from_three_and_five_on(guards: int, points: int) -> None:
    s = table(guards={1: [0] * min(guards, 4), 2: [0] * max(0, guards - 4)})
    assert s.public_points(0) == points


@rule("NW-564", "NW-935")
def test_guards_close_up_and_points_are_lost_at_once() -> None:
    s = table(stage="before_roll", fate=[0, 1, 0], camps={"ice": "G"}, guards={1: [0, 1, 0], 2: [0]})
    journal = s.listen()
    choose(s, "roll")
    assert told(journal.events, s)[-3:] == ["guard_lost", "guard_point_lost", "giant_home"]
    assert s.guards[0] == [1, 0]
    assert s.public_points(0) == 0


@rule("NW-571", "NW-911")
def test_a_settlement_wakes_the_wildling_under_it() -> None:
    s = table(hands=["LBWG"], roads={0: chain("S0,0", "N0,1")}, under={0: ["cave_climber", "ice_giant"]})
    journal = s.listen()
    choose(s, "settlement:S0,0")
    assert camp(s, "cave") == "C"
    assert s.settlement_slots[0] == 0b11110
    assert s.settlement_tokens[0] == -1
    assert told(journal.events, s) == ["settlement", "revealed", "deployed"]


@rule("NW-572", "NW-573")
def test_a_keep_wakes_two_and_the_settlement_returns_with_a_new_token() -> None:
    s = table(
        hands=["GGOOO"], buildings={"N0,1": "settlement_0", "N2,1": "settlement_0"},
        under_keeps={0: ["ice_giant", "horn_regular", "cave_climber", "cave_climber"]}, supply={"horn_giant": 1},
    )  # fmt: skip
    choose(s, "keep:N0,1")
    assert (camp(s, "ice"), camp(s, "horn"), camp(s, "cave")) == ("G", "R", "")
    assert s.settlement_slots[0] == 0b11101  # the lowest empty slot is filled again
    assert s.settlement_tokens[0] == 2 * 4 + 2
    assert sum(s.supply) == 0
    assert s.view(0).settlement_tokens[0] == -2


@rule("NW-572", "NW-573")
def test_a_second_keep_has_tokens_and_a_slot_of_its_own() -> None:
    under = ["ice_giant", "horn_regular", "cave_climber", "cave_regular"]
    homes = {"N0,1": "settlement_0", "N2,1": "settlement_0"}
    s = table(hands=["GGGGOOOOOO"], buildings=homes, under_keeps={0: under})
    choose(s, "keep:N0,1", "keep:N2,1")
    assert (camp(s, "ice"), camp(s, "horn"), camp(s, "cave")) == ("G", "R", "CR")
    assert s.keep_tokens[:4] == [-1] * 4
    assert s.settlement_slots[0] == 0b11111
    assert -1 not in s.settlement_tokens[:5]


@pytest.mark.parametrize("mode", ["base", "classic"])
@rule("NW-541", "NW-542")
def test_without_the_wall_a_keep_wakes_nobody(mode: str) -> None:
    step = "trade_and_build" if mode == "classic" else "build"
    s = table(mode=mode, seats=3, hands=["GGOOO"], buildings={"N0,1": "settlement_0"}, todo=[{"step": step, "seat": 0}])
    choose(s, "keep:N0,1")
    assert building_at(s, "N0,1") == 6
    assert s.public_points(0) == 2
    assert sum(s.bank) == 95


@rule("NW-574", "NW-721")
def test_taking_a_special_card_wakes_one_of_the_supply() -> None:
    s = table(hands=["LB"], roads={0: chain("N0,1", "S1,0", "N1,1", "S2,0", "N2,1")}, supply={"horn_giant": 1})
    choose(s, road_key(s, "N2,1", "S3,0"))
    assert s.longest_road == 0
    assert camp(s, "horn") == "G"


@rule("NW-575")
def test_roads_guards_and_cards_wake_nobody() -> None:
    s = table(hands=["LLBBWWGO"], roads={0: chain("N0,1", "S1,0")})
    choose(s, road_key(s, "S1,0", "N1,1"), "guard:1", "buy_card")
    assert s.camps == [[], [], []]
    assert sum(s.face_up) == 0


@rule("NW-576")
def test_an_empty_supply_is_made_anew_from_the_open_tokens() -> None:
    s = table(
        hands=["GGOOO"], buildings={"N0,1": "settlement_0"}, under_keeps={0: ["ice_regular", "ice_regular"]}, supply={}
    )
    turned_up = sum(s.face_up)
    journal = s.listen()
    choose(s, "keep:N0,1")
    assert sum(s.face_up) == 0
    assert sum(s.supply) == turned_up + 2 - 1  # the two just revealed are among them
    assert "recycled" in told(journal.events, s)


@rule("NW-577")
def test_with_no_token_anywhere_the_settlement_has_none() -> None:
    s = table(hands=["LBWG"], roads={0: chain("S0,0", "N0,1")})
    s.settlement_tokens[0] = -1
    choose(s, "settlement:S0,0")
    assert s.camps == [[], [], []]
    assert sum(s.face_up) == 0
    assert building_at(s, "S0,0") == 0
    bare = table(hands=["GGOOO"], buildings={"N0,1": "settlement_0"})
    bare.supply = [0] * 20
    bare.face_up = [0] * 20
    bare.keep_tokens[0] = bare.keep_tokens[1] = -1
    choose(bare, "keep:N0,1")
    assert bare.settlement_tokens[0] == -1
    assert bare.settlement_slots[0] & 1
    assert sum(bare.face_up) == 0
    assert asked(bare) == "build"


@rule("NW-577", "NW-721")
def test_with_no_token_anywhere_a_special_card_wakes_nobody() -> None:
    s = table(hands=["LB"], roads={0: chain("N0,1", "S1,0", "N1,1", "S2,0", "N2,1")})
    s.supply = [0] * 20
    s.face_up = [0] * 20
    choose(s, road_key(s, "N2,1", "S3,0"))
    assert s.longest_road == 0
    assert s.camps == [[], [], []]
    assert sum(s.face_up) == 0
