"""The variable map: dealing, laying, the river, and the starting groups (CM-020 to CM-029)."""

import pytest
from tests.games.crescent_moon.table import C, N, W, decides, offered, play, told
from tests.playing import choice_of
from tests.rules import rule

import rampart
from rampart import seeded
from rampart.games.crescent_moon.content.land import EDGES, STEP_Q, STEP_R, cell, cell_q, cell_r, way_to
from rampart.games.crescent_moon.steps.river import (
    course_of,
    free_cells,
    growing_ends,
    leaves_open,
    placements,
    river_placements,
    shared_sides,
    tips_of,
)
from rampart.games.crescent_moon.tables import FORD, RIVER, TILE_WORDS, tiles_in_game

GAME = rampart.game("crescent_moon")


def laid(seats, seed, until):
    """A variable map in the making."""
    s = GAME.new(players=seats, seed=seed, map="variable")
    luck = seeded(seed)
    while not until(s):
        s.choose(*choice_of(s, luck))
    return s


def whole(s):
    return s.groups_left and s.influence and len(s.influence) == len(s.hex_tile)


@rule("CM-020", "CM-021", "CM-022")
@pytest.mark.parametrize("seats", [4, 5])
def test_the_ford_lies_in_the_middle_and_everybody_holds_three_tiles(seats):
    s = GAME.new(players=seats, seed=8, map="variable")
    assert (s.hex_tile, s.hex_turn, s.hex_cell) == ([FORD], [1], [cell(0, 0)])
    dealt = sorted(tile for tiles in s.tile_hands for tile in tiles)
    assert [len(tiles) for tiles in s.tile_hands] == [3] * seats
    assert [dealt.count(tile) + (tile == FORD) for tile in range(8)] == tiles_in_game(seats)
    assert sum(tiles_in_game(seats)) == {4: 13, 5: 16}[seats]
    assert s.view(C).tile_hands[W] == [-2, -2, -2]
    assert s.view(W).tile_hands[W] == s.tile_hands[W]


@rule("CM-023")
def test_tiles_are_placed_one_at_a_time_in_turn_order():
    s = GAME.new(players=5, seed=8, map="variable")
    journal = s.listen()
    luck = seeded(1)
    while not s.influence:
        s.choose(*choice_of(s, luck))
    laid = [seat for name, seat, *_ in told(s, journal.take()) if name == "tile"]
    assert laid == [0, 1, 2, 3, 4] * 3
    assert s.tile_hands == [[], [], [], [], []]


@rule("CM-024", "CM-026")
@pytest.mark.parametrize("seed", range(6))
def test_a_tile_touches_the_map_and_a_plain_one_touches_as_much_as_it_can(seed):
    s = laid(5, seed, lambda s: len(s.hex_tile) == 6)
    course = course_of(s)
    for tile in range(1, 8):
        for place in placements(s, tile):
            assert shared_sides(course, place // EDGES) >= 1
    plain = [x // EDGES for x in placements(s, 2)]
    if not s.hex_tile.count(RIVER) < 4:
        best = max(shared_sides(course, x) for x in free_cells(course))
        assert {shared_sides(course, x) for x in plain} == {best}
    assert len({shared_sides(course, x) for x in plain}) == 1


@rule("CM-026", "CM-027")
@pytest.mark.parametrize("seed", range(6))
def test_a_plain_tile_lies_where_no_other_place_touches_more(seed):
    s = laid(5, seed, lambda s: len(s.hex_tile) == 5 + seed % 4)
    course = course_of(s)
    touched = {place // EDGES: shared_sides(course, place // EDGES) for place in placements(s, 2)}
    ends = growing_ends(course) if s.hex_tile.count(RIVER) < 4 else []
    rivals = [x for x in free_cells(course) if leaves_open(ends, course.with_cell(x))]
    most = max(shared_sides(course, x) for x in rivals)
    assert most > 1 and touched == {x: most for x in rivals if shared_sides(course, x) == most}


def test_a_place_is_told_by_the_way_from_the_ford():
    ways = {}
    for q, r in [(q, r) for q in range(-4, 5) for r in range(-4, 5) if (q, r) != (0, 0)]:
        edge, steps, more = ways[q, r] = way_to(q, r)
        after = (edge + 1) % EDGES
        assert steps > 0 and more >= 0
        assert steps * STEP_Q[edge] + more * STEP_Q[after] == q and steps * STEP_R[edge] + more * STEP_R[after] == r
    assert len(set(ways.values())) == len(ways)
    s = laid(4, 3, lambda s: s.current(s.mover)[0].name == "place_tile")
    places = [x.text for x in s.decision(s.mover).options]
    assert len(set(places)) == len(places) and all("of the ford" in x for x in places)


@rule("CM-025")
def test_a_river_tile_goes_on_from_an_end_of_the_river():
    s = GAME.new(players=5, seed=8, map="variable")
    course = course_of(s)
    ends = course.ends[:]
    assert len(set(ends)) == 2
    places = river_placements(course)
    # each mouth lies between two free hexes, each of which can carry the river on in either direction
    assert len(places) == 8
    for place in places:
        after = course.with_river(place // EDGES, place % EDGES)
        assert len(set(after.ends) & set(ends)) == 1
        assert len(after.corners) == 4 and len(set(after.corners)) == 4


@rule("CM-025")
def test_a_river_tile_touches_the_river_at_its_end_only():
    s = GAME.new(players=5, seed=8, map="variable")
    s.hex_cell = [cell(0, 0), cell(1, -1), cell(0, 1), cell(1, 1)]
    s.hex_tile = [FORD, RIVER, RIVER, RIVER]
    s.hex_turn = [1, 4, 1, 1]
    course = course_of(s)
    tips = tips_of(1, 0, 0)
    assert len(course.sides) == 6  # all three lengthen the river, and it nearly closes around 1,0
    assert sum(tip in course.ends for tip in tips) == 1 and sum(tip in course.corners for tip in tips) == 2
    assert cell(1, 0) * EDGES not in river_placements(course)


@rule("CM-027")
@pytest.mark.parametrize("seed", range(8))
def test_no_tile_stops_the_river_while_another_place_is_free(seed):
    s = laid(5, seed, lambda s: len(s.hex_tile) >= 4 + seed % 4)
    if s.hex_tile.count(RIVER) == 4:
        return
    course = course_of(s)
    growing = growing_ends(course)
    for place in placements(s, 2):
        after = course.with_cell(place // EDGES)
        assert set(growing) <= set(growing_ends(after))


@rule("CM-027")
def test_a_river_tile_too_keeps_both_ends_open_if_it_can():
    s = GAME.new(players=5, seed=1, map="variable")
    s.hex_cell = [cell(0, 0), cell(-1, 1), cell(-1, 0), cell(-1, -1), cell(-2, 1)]
    s.hex_tile = [FORD, RIVER, 2, 2, RIVER]
    s.hex_turn = [1, 1, 0, 0, 5]
    course = course_of(s)
    places = river_placements(course)
    open_after = [x for x in places if leaves_open(growing_ends(course), course.with_river(x // EDGES, x % EDGES))]
    assert (len(places), len(open_after)) == (7, 6)
    assert placements(s, RIVER) == open_after  # one more river tile is to come
    s.hex_cell, s.hex_tile, s.hex_turn = [*s.hex_cell, cell(5, 5)], [*s.hex_tile, RIVER], [*s.hex_turn, 0]
    assert placements(s, RIVER) == places  # it is the last


@rule("CM-028")
def test_a_river_tile_without_a_place_on_the_river_waits_for_the_others():
    s = GAME.new(players=4, seed=1, map="variable")
    doc = s.document()
    ring = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    hands = doc["tile_hands"]
    plain = [t for tiles in hands for t in tiles if t != "river"][:6]
    doc["hex_cell"] = ["0,0"] + [f"{q},{r}" for q, r in ring]
    doc.pop("hexes")
    doc["hex_tile"] = ["ford", *plain]
    doc["hex_turn"] = [1] + [0] * 6
    rest = [t for tiles in hands for t in tiles if t != "river"]
    for tile in plain:
        rest.remove(tile)
    doc["tile_hands"] = [["river", rest[0]], ["river", rest[1]], ["river"], ["river"]]
    doc["todo"] = [{"step": "choose_tile", "seat": p} for p in (0, 1, 2, 3)]
    s = GAME.load(doc)
    assert not river_placements(course_of(s))
    assert decides(s) == (W, "place_tile")  # the river tile was no choice
    assert TILE_WORDS[s.tile_shown] == rest[0]
    s = GAME.load(doc | {"todo": [{"step": "choose_tile", "seat": 2}]})
    assert s.tile_shown == RIVER
    ends = course_of(s).ends
    turns = {key.split("/")[1] for key in offered(s)}
    assert turns == set("012345")
    s.choose(offered(s)[0])
    assert course_of(s).ends == ends


@rule("CM-029")
@pytest.mark.parametrize("seats", [4, 5])
def test_groups_are_placed_in_empty_hexes_but_not_in_quarries_or_the_sacred_site(seats):
    s = laid(seats, 3, whole)
    land = s.land()
    assert [cell_r(x) * 100 + cell_q(x) for x in s.hex_cell] == sorted(cell_r(x) * 100 + cell_q(x) for x in s.hex_cell)
    order = []
    while decides(s)[1] == "place_group":
        order.append(s.mover)
        taken = {h for h in range(land.size) if any(s.present(p, h) for p in range(seats))}
        for key in offered(s):
            h = land.names.index(key.split("@")[1])
            assert h not in taken and TILE_WORDS[land.tiles[h]] not in ("quarry", "sacred_site")
        groups = {key.split("@")[0] for key in offered(s)}
        assert groups == ({"group-1", "group-2"} if len(order) <= seats else groups) and len(groups) + len(order) > 1
        play(s, offered(s)[-1])
    assert order == list(range(seats)) * 2
    assert decides(s) == (C, "place_palace")
    assert sum(s.ordinary[W]) == 1
    assert sum(1 for x in s.strongholds if x == 2 * C + 1) == 2
    assert (seats == 4) or s.influence.count(N) == 2
