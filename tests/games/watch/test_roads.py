"""Road lengths against their definition: every line of roads is tried, from every end of every road."""

import random

import pytest
from tests.rules import rule

from rampart.games.watch.content.boards import BOARDS, Board
from rampart.games.watch.scoring import extended_length, road_length
from rampart.games.watch.tables import KEEP, owner_of

SEATS = 3


def lines_from(board: Board, own: set[int], blocked: set[int], corner: int) -> int:
    """The longest line over roads not used yet that goes on from a corner, wherever it leads (NW-701)."""
    lengths = [0]
    for edge in own.intersection(board.corner_edges[corner]):
        (end,) = set(board.edge_ends[edge]) - {corner}
        lengths.append(1 + (0 if end in blocked else lines_from(board, own - {edge}, blocked, end)))
    return max(lengths)


def longest_line(board: Board, roads: list[int], buildings: list[int], p: int) -> int:
    """The length by definition: a line may begin and end anywhere, but passes no building of another."""
    own = {edge for edge, owner in enumerate(roads) if owner == p}
    blocked = {corner for corner, building in enumerate(buildings) if building >= 0 and owner_of(building) != p}
    return max(lines_from(board, own, blocked, corner) for corner in range(len(buildings)))


def some_roads(board: Board, luck: random.Random, n: int) -> list[int]:
    """Roads of one seat within a few hexes, so that rings and forks are common."""
    near = [edge for h in luck.sample(range(len(board.hexes)), 3) for edge in sides_of(board, h)]
    return luck.sample(sorted(set(near)), min(n, len(set(near))))


def sides_of(board: Board, h: int) -> list[int]:
    """The paths around a hex."""
    corners = set(board.hex_corners[h])
    return [edge for edge, ends in enumerate(board.edge_ends) if corners.issuperset(ends)]


@pytest.mark.parametrize("seed", range(12))
@rule("NW-701", "NW-704")
def test_a_road_is_as_long_as_its_longest_line(seed: int) -> None:
    luck = random.Random(seed)
    for _ in range(15):
        board = luck.choice(BOARDS)
        p = luck.randrange(SEATS)
        roads = [-1] * len(board.edge_ends)
        buildings = [-1] * len(board.corner_at)
        length = 0
        edges = some_roads(board, luck, 13)
        for edge in edges[:3]:
            owner = luck.randrange(SEATS)
            buildings[luck.choice(board.edge_ends[edge])] = owner + luck.choice((0, KEEP))
        for edge in edges:
            roads[edge] = p
            expected = longest_line(board, roads, buildings, p)
            length = extended_length(board, roads, buildings, p, edge, length)
            assert length == road_length(board, roads, buildings, p) == expected


@pytest.mark.parametrize("owner", [0, 1])
@rule("NW-701")
def test_a_ring_closed_at_anothers_building_counts_whole(owner: int) -> None:
    board = BOARDS[0]
    p = 1 - owner
    ring = sides_of(board, 5)
    roads = [p if edge in ring else -1 for edge in range(len(board.edge_ends))]
    for corner in board.hex_corners[5]:
        buildings = [owner if c == corner else -1 for c in range(len(board.corner_at))]
        assert road_length(board, roads, buildings, p) == 6
