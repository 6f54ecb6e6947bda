"""How the engine catanatron reckons roads, for comparing positions with it one by one (NW-1409).

It keeps for each player sets of corners joined by his roads. A line may begin at any corner of a set but never end at
an opponent's building, and only what was cut in two is reckoned again as a whole.
"""

from rampart.games.watch.state import Watch
from rampart.games.watch.tables import LEAST_ROAD, owner_of


def enemy_at(s: Watch, p: int, corner: int) -> bool:
    """Does an opponent's building stand there?"""
    return s.buildings[corner] >= 0 and owner_of(s.buildings[corner]) != p


def component_at(s: Watch, p: int, corner: int) -> int:
    """The first set of a player that holds a corner, -1 if there is none."""
    for i, row in enumerate(s.components):
        if row[0] == p and corner in row[1:]:
            return i
    return -1


def found_as_catanatron(s: Watch, p: int, corner: int) -> None:
    """A settlement of the set-up begins a set of its own."""
    s.components = [*s.components, [p, corner]]


def extend_as_catanatron(s: Watch, p: int, edge: int) -> None:
    """A new road joins a corner to a set, or two sets; the length of that set may be a new best (NW-1409 b)."""
    one, other = s.board.edge_ends[edge]
    i, j = component_at(s, p, one), component_at(s, p, other)
    if i < 0 and j < 0:  # in a document that names no sets
        i = len(s.components)
        s.components = [*s.components, [p, *joined_to(s, p, other if enemy_at(s, p, one) else one)]]
        j = component_at(s, p, other)
    if i < 0:
        i, j, one, other = j, i, other, one
    if j < 0:
        if not enemy_at(s, p, other):
            s.components[i] = [p, *sorted([*s.components[i][1:], other])]
        row = s.components[i]
    elif i != j:
        row = [p, *sorted({*s.components[i][1:], *s.components[j][1:]})]
        s.components = [x for k, x in enumerate(s.components) if k != i and k != j] + [row]
    else:
        row = s.components[i]
    length = longest_from(s, p, row[1:])
    s.road_lengths[p] = max(s.road_lengths[p], length)
    holder = s.longest_road
    if length >= LEAST_ROAD and (holder < 0 or holder == p or length > s.road_lengths[holder]):
        s.longest_road = p


def cut_as_catanatron(s: Watch, p: int, corner: int) -> None:
    """Whoever has two roads at the new building is cut in two; then the card goes to the longest (NW-1409 c)."""
    for q in range(s.seats):
        ends = [far_end(s, edge, corner) for edge in s.board.corner_edges[corner] if s.roads[edge] == q]
        if q == p or len(ends) != 2:
            continue
        parts = [[q, *joined_to(s, q, end)] for end in ends]
        whole = component_at(s, q, corner)
        s.components = [row for i, row in enumerate(s.components) if i != whole] + parts
        s.road_lengths[q] = max([longest_from(s, q, row[1:]) for row in s.components if row[0] == q])
        s.longest_road = s.road_lengths.index(max(s.road_lengths))


def far_end(s: Watch, edge: int, corner: int) -> int:
    """The other end of a path."""
    one, other = s.board.edge_ends[edge]
    return other if one == corner else one


def joined_to(s: Watch, p: int, start: int) -> list[int]:
    """The corners that a player's roads join to one; an opponent's building is the end of the road."""
    found = [start]
    for corner in found:
        if not enemy_at(s, p, corner):
            for edge in s.board.corner_edges[corner]:
                end = far_end(s, edge, corner)
                if s.roads[edge] == p and end not in found:
                    found.append(end)
    return sorted(found)


def longest_from(s: Watch, p: int, corners: list[int]) -> int:
    """The longest line that begins at one of the corners and comes to no opponent's building (NW-1409 b)."""
    best = 0
    for corner in corners:
        best = max(best, line_from(s, p, corner, 0))
    return best


def line_from(s: Watch, p: int, corner: int, used: int) -> int:
    """The longest line that goes on from a corner over roads not used yet."""
    best = 0
    for edge in s.board.corner_edges[corner]:
        if s.roads[edge] == p and not used >> edge & 1:
            end = far_end(s, edge, corner)
            if not enemy_at(s, p, end):
                best = max(best, 1 + line_from(s, p, end, used | 1 << edge))
    return best
