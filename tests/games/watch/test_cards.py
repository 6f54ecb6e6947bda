"""Development cards: when they may be played and what they do; the special cards; the length of roads."""

import itertools

import pytest
from tests.games.watch.table import (
    asked,
    at,
    camp,
    cards_of,
    chain,
    choose,
    invaders,
    keys,
    road_at,
    road_key,
    table,
)
from tests.rules import rule

from rampart import seeded
from rampart.games.watch.content.boards import BOARDS, GIFT_21, Board
from rampart.games.watch.scoring import extended_length, rightful_holder, road_length
from rampart.games.watch.tables import owner_of

LINE = ["S0,-1", "N0,0", "S1,-1", "N1,0", "S2,-1", "N2,0", "S3,-1", "N3,0"]
SOUTH = ["S-2,2", "N-2,3", "S-1,2", "N-1,3", "S0,2", "N0,3", "S1,2", "N1,3"]


@rule("NW-601")
def test_one_card_a_turn_before_or_after_the_roll() -> None:
    s = table(stage="before_roll", cards=[{"winter": 1, "patrol": 1}], fate=[0, 0, 11])
    assert set(keys(s)) == {"roll", "play:winter", "play:patrol"}  # and no card that is not held
    choose(s, "play:winter", "take:ore", "take:ore")
    assert keys(s) == ["roll"]
    assert s.card_count(0) == 1
    choose(s, "roll")
    assert not [key for key in keys(s) if key.startswith("play")]
    for stage in ("trade", "build"):
        assert "play:winter" in keys(table(stage=stage, cards=[{"winter": 1}]))


@rule("NW-602")
def test_a_card_bought_this_turn_waits() -> None:
    s = table(hands=["WGO"], deck=["winter", "patrol"])
    choose(s, "buy_card")
    assert "play:winter" not in keys(s)
    t = table(active=3, bought=[{"winter": 1}])
    choose(t, "end")
    assert t.deciders == [0]
    assert "play:winter" in keys(t)
    assert t.card_count(0) == 1


@rule("NW-603", "NW-604")
def test_a_patrol_may_move_tormund_though_wildlings_are_in_the_gift() -> None:
    s = table(cards=[{"patrol": 1}], gift={"1,0": "R"}, hands=["", "O"], buildings={"N0,1": "settlement_1"})
    choose(s, "play:patrol")
    assert keys(s) == ["tormund", "wildling:1,0"]
    choose(s, "tormund", "tormund:0,0")
    assert invaders(s) == {"1,0": "R"}
    assert cards_of(s, 0) == "O"
    assert s.tormund == at(s, "0,0")


@rule("NW-603", "NW-605")
def test_a_patrol_moves_tormund_and_nobody_discards() -> None:
    s = table(mode="base", cards=[{"patrol": 1}], hands=["LLLLLLLLL", "O"], buildings={"N0,1": "settlement_1"})
    choose(s, "play:patrol")
    assert asked(s) == "move_tormund"
    choose(s, "tormund:0,0")
    assert cards_of(s, 0) == "LLLLLLLLLO"
    assert s.played[0][0] == 1
    assert s.gone[0] == 0


@rule("NW-604", "NW-937")
def test_a_patrol_may_drive_out_a_wildling_for_a_card() -> None:
    s = table(cards=[{"patrol": 1}], gift={"1,0": "R", "2,1": "C"}, tormund="1,0")
    choose(s, "play:patrol")
    assert keys(s) == ["tormund", "wildling:1,0", "wildling:2,1"]
    choose(s, "wildling:1,0")
    assert invaders(s) == {"2,1": "C"}
    assert cards_of(s, 0) == "W"
    assert s.frostfangs == [24, 7, 8, 0]
    assert s.tormund == at(s, "1,0")
    poor = table(cards=[{"patrol": 1}], gift={"1,0": "R"}, hands=["", "W" * 19])
    choose(poor, "play:patrol", "wildling:1,0")
    assert cards_of(poor, 0) == ""
    assert invaders(poor) == {}
    nobody = table(cards=[{"patrol": 1}])
    choose(nobody, "play:patrol")
    assert asked(nobody) == "move_tormund"


@rule("NW-606", "NW-609")
def test_winter_brings_two_cards_and_leaves_the_game() -> None:
    s = table(cards=[{"winter": 1}])
    choose(s, "play:winter", "take:ore", "take:wool")
    assert cards_of(s, 0) == "WO"
    assert s.gone[1] == 1
    last = table(cards=[{"winter": 1}], hands=["", "L" * 19 + "B" * 19 + "W" * 19, "G" * 19 + "O" * 18])
    choose(last, "play:winter")
    assert cards_of(last, 0) == "O"  # what there is
    empty = table(cards=[{"winter": 1}], hands=["", "L" * 19 + "B" * 19 + "W" * 19, "G" * 19 + "O" * 19])
    assert "play:winter" not in keys(empty)


@rule("NW-607")
def test_two_free_roads_one_after_the_other() -> None:
    s = table(cards=[{"road_building": 1}], buildings={"N0,1": "settlement_0"})
    choose(s, "play:road_building", road_key(s, "N0,1", "S1,0"), road_key(s, "S1,0", "N1,1"))
    assert road_at(s, "S1,0", "N1,1") == 0
    assert asked(s) == "build"
    coast = [*LINE, "S4,-1", "N3,1", "S4,0", "N3,2", "S4,1", "N3,3", "S3,2"]
    one = table(cards=[{"road_building": 1}], roads={0: chain(*coast)})
    assert one.roads.count(0) == 14
    choose(one, "play:road_building", road_key(one, "S0,-1", "N-1,1"))
    assert one.roads.count(0) == 15
    assert asked(one) == "build"
    assert "play:road_building" not in keys(table(cards=[{"road_building": 1}]))  # nowhere to start


@rule("NW-608")
def test_a_new_guard_needs_a_guard_and_a_space() -> None:
    s = table(cards=[{"new_guard": 1}], guards={2: [1]})
    choose(s, "play:new_guard", "guard:2")
    assert s.guards[1] == [1, 0]
    assert s.gone[3] == 1
    assert "play:new_guard" not in keys(table(cards=[{"new_guard": 1}], guards={1: [0] * 5, 2: [0, 0]}))
    full = {1: [1] * 5, 2: [2] * 5, 3: [3] * 5}
    assert "play:new_guard" in keys(table(cards=[{"new_guard": 1}], guards=full))
    full[4] = [1, 1, 2, 2, 3]
    assert "play:new_guard" not in keys(table(cards=[{"new_guard": 1}], guards=full))


@rule("NW-641")
def test_points_are_shown_when_they_win_also_fresh_ones() -> None:
    homes = {"N0,1": "keep_0", "N2,1": "keep_0", "N-1,2": "keep_0", "N1,2": "keep_0", "N0,3": "settlement_0"}
    s = table(hands=["WGO"], deck=["vp_card"], buildings=homes, cards=[{}, {"vp_card": 2}])
    assert s.scores() == [9, 0, 0, 0]
    assert not [key for key in keys(s) if "vp_card" in key]
    choose(s, "buy_card")
    assert s.over
    assert s.winners() == [0]
    assert s.scores() == [10, 2, 0, 0]


# ---- the special cards


@rule("NW-702", "NW-703")
def test_five_roads_take_the_card_and_only_a_longer_line_takes_it_away() -> None:
    s = table(mode="base", hands=["LB"], roads={0: chain(*LINE[:6]), 1: chain(*SOUTH[:6])})
    assert s.road_lengths[:2] == [5, 5]
    assert s.longest_road == -1  # two have five, no one alone
    choose(s, road_key(s, *LINE[5:7]))
    assert s.longest_road == 0
    held = table(mode="base", hands=["LLBB"], longest_road="seat_1", roads={0: chain(*LINE[:5]), 1: chain(*SOUTH[:6])})
    choose(held, road_key(held, *LINE[4:6]))
    assert held.longest_road == 1
    choose(held, road_key(held, *LINE[5:7]))
    assert held.longest_road == 0
    assert held.public_points(0) == 2


@rule("NW-704", "NW-705")
def test_a_settlement_breaks_a_road_and_the_card_moves_or_is_set_aside() -> None:
    roads = {0: chain(*LINE[:7]), 1: chain("N0,1", "S1,-1"), 2: chain(*SOUTH[:6])}
    cut = table(mode="base", active=1, hands=["", "LBWG"], roads=roads, longest_road="seat_0")
    assert cut.road_lengths[0] == 6
    choose(cut, "settlement:S1,-1")
    assert cut.road_lengths[0] == 4
    assert cut.longest_road == 2
    tie = {**roads, 3: chain("S3,1", "N3,2", "S4,0", "N3,1", "S3,0", "N2,1")}
    aside = table(mode="base", active=1, hands=["", "LBWG"], roads=tie, longest_road="seat_0")
    choose(aside, "settlement:S1,-1")
    assert aside.longest_road == -1
    kept = table(
        mode="base", active=1, hands=["", "LBWG"], longest_road="seat_0",
        roads={0: chain(*LINE, "S4,-1"), 1: chain("N0,1", "S1,-1"), 2: chain(*SOUTH[:6])},
    )  # fmt: skip
    choose(kept, "settlement:S1,-1")
    assert kept.road_lengths[0] == 6
    assert kept.longest_road == 0


@pytest.mark.parametrize(
    ("counts", "holder", "least", "then"),
    [
        ([4, 4], -1, 5, -1), ([5, 4], -1, 5, 0), ([5, 5], 0, 5, 0), ([5, 6], 0, 5, 1), ([4, 5, 5], 0, 5, -1),
        ([5, 5], -1, 5, -1), ([3, 2], -1, 3, 0), ([3, 3], 0, 3, 0), ([3, 4], 0, 3, 1), ([2, 3], 0, 3, 1),
        ([2, 3, 3], 0, 3, -1), ([2, 2], 0, 3, -1),
    ],
)  # fmt: skip
@rule("NW-703", "NW-705", "NW-711", "NW-712")
def test_who_holds_a_special_card(counts: list[int], holder: int, least: int, then: int) -> None:
    assert rightful_holder(counts, holder, least) == then


@rule("NW-711", "NW-721")
def test_the_third_patrol_takes_the_card_after_its_effect() -> None:
    s = table(cards=[{"patrol": 1}], played=[{"patrol": 2}, {"patrol": 2}], supply={"cave_giant": 1})
    choose(s, "play:patrol")
    assert s.largest_patrol == -1
    choose(s, "tormund:0,0")
    assert s.largest_patrol == 0
    assert camp(s, "cave") == "G"
    second = table(cards=[{"patrol": 1}], played=[{"patrol": 2}, {"patrol": 3}], largest_patrol="seat_1")
    choose(second, "play:patrol", "tormund:0,0")
    assert second.largest_patrol == 1


@rule("NW-712", "NW-1037")
def test_who_gives_up_a_patrol_may_lose_the_card() -> None:
    s = table(
        played=[{"patrol": 3}, {"patrol": 3}], largest_patrol="seat_0", heroes=["yoren", "benjen", "qhorin", "mormont"],
        supply={"cave_giant": 1},
    )  # fmt: skip
    choose(s, "hero:yoren")
    assert s.played[0][0] == 2
    assert s.largest_patrol == 0  # re-evaluated after the guard
    choose(s, "guard:1")
    assert s.largest_patrol == 1
    assert camp(s, "cave") == "G"
    assert s.gone[0] == 1


@rule("NW-722")
def test_the_token_under_the_piece_comes_before_that_of_the_road() -> None:
    roads = {0: chain(*LINE[:7]), 1: chain("N0,1", "S1,-1"), 2: chain(*SOUTH[:6])}
    s = table(
        active=1, hands=["", "LBWG"], roads=roads, longest_road="seat_0", under={1: ["ice_climber"]},
        supply={"ice_giant": 1},
    )  # fmt: skip
    choose(s, "settlement:S1,-1")
    assert camp(s, "ice") == "CG"
    assert s.longest_road == 2


# ---- the length of roads, against a search that tries every line


def longest_by_search(board: Board, roads: list[int], buildings: list[int], p: int) -> int:
    """Try every order of going on from every end of every road."""
    own = [e for e, owner in enumerate(roads) if owner == p]

    def onwards(corner: int, used: frozenset[int]) -> int:
        if buildings[corner] >= 0 and owner_of(buildings[corner]) != p:
            return len(used)
        best = len(used)
        for e in own:
            if e not in used and corner in board.edge_ends[e]:
                one, other = board.edge_ends[e]
                best = max(best, onwards(other if corner == one else one, used | {e}))
        return best

    return max((onwards(c, frozenset({e})) for e in own for c in board.edge_ends[e]), default=0)


@pytest.mark.parametrize("board", range(len(BOARDS)))
@rule("NW-701")
def test_road_lengths_are_those_of_a_full_search(board: int) -> None:
    b = BOARDS[board]
    luck = seeded(board)
    for _ in range(60):
        roads = [-1] * len(b.edge_ends)
        buildings = [-1] * len(b.corner_at)
        crowded = b.hex_corners[luck.below(len(b.hexes))] + b.hex_corners[luck.below(len(b.hexes))]
        near = sorted({e for c in crowded for e in b.corner_edges[c]})
        for _ in range(4 + luck.below(9)):
            roads[near[luck.below(len(near))]] = luck.below(4) // 3
        for _ in range(luck.below(4)):
            buildings[crowded[luck.below(len(crowded))]] = luck.below(2) + 6 * luck.below(2)
        for p in (0, 1):
            assert road_length(b, roads, buildings, p) == longest_by_search(b, roads, buildings, p)


@pytest.mark.parametrize("board", range(len(BOARDS)))
@rule("NW-701", "NW-704")
def test_lengths_grow_road_by_road_as_a_full_search_says(board: int) -> None:
    b = BOARDS[board]
    luck = seeded(board + 50)
    for _ in range(15):
        roads = [-1] * len(b.edge_ends)
        buildings = [-1] * len(b.corner_at)
        around = b.hex_corners[luck.below(len(b.hexes))] + b.hex_corners[luck.below(len(b.hexes))]
        near = sorted({e for c in around for e in b.corner_edges[c]})
        for corner in around[:2]:
            buildings[corner] = luck.below(3) - 1
        length = 0
        luck.shuffle(near)
        for edge in near[:11]:
            roads[edge] = 0
            length = extended_length(b, roads, buildings, 0, edge, length)
            assert length == longest_by_search(b, roads, buildings, 0)


@rule("NW-701")
def test_rings_and_tails() -> None:
    b = GIFT_21
    ring = b.hex_corners[b.hexes.index((1, 1))]
    edges = [b.edge_ends.index((min(pair), max(pair))) for pair in itertools.pairwise([*ring, ring[0]])]
    roads = [0 if e in edges else -1 for e in range(len(b.edge_ends))]
    nobody = [-1] * len(b.corner_at)
    assert road_length(b, roads, nobody, 0) == 6
    tail = next(e for e in b.corner_edges[ring[0]] if e not in edges)
    roads[tail] = 0
    assert road_length(b, roads, nobody, 0) == 7
    blocked = nobody[:]
    blocked[ring[0]] = 1  # may end there, may not pass
    assert road_length(b, roads, blocked, 0) == 6
    for p, corner in itertools.product((0, 1), ring):
        alone = [p if e in edges else -1 for e in range(len(b.edge_ends))]
        closed = [1 - p if c == corner else -1 for c in range(len(b.corner_at))]
        assert road_length(b, alone, closed, p) == 6  # it begins and ends at the other's building
