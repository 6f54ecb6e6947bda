"""The length of roads, who holds the special cards, and the order of the players at the end."""

from rampart.games.watch.content.boards import Board
from rampart.games.watch.tables import owner_of


def road_length(board: Board, roads: list[int], buildings: list[int], p: int) -> int:
    """The longest line of a player's roads that uses none twice and passes through no opponent's building (NW-701).

    A longest line that could be begun elsewhere on its way runs in a ring; any other begins where an odd number of
    roads meet, or at an opponent's building. So it is enough to walk from there, and to count the rings.
    """
    own = [edge for edge in range(len(roads)) if roads[edge] == p]
    if len(own) < 2:
        return len(own)
    best = 0
    rest = 0
    for edge in own:
        rest |= 1 << edge
    for edge in own:
        for corner in board.edge_ends[edge]:
            if begins_at(board, roads, buildings, p, corner):
                length, seen = walk(board, roads, buildings, p, edge, corner, 0)
                if length == len(own):
                    return length
                best = max(best, length)
                rest &= ~seen
    for edge in own:
        if rest >> edge & 1:
            length, seen = walk(board, roads, buildings, p, edge, board.edge_ends[edge][0], 0)
            best = max(best, length)
            rest &= ~seen
    return best


def extended_length(board: Board, roads: list[int], buildings: list[int], p: int, edge: int, old: int) -> int:
    """The same after one more road: the old length, or that of a line which uses the new road (NW-704).

    Where the road ends at a place of no other own road, or at an opponent's building, such a line begins with it.
    """
    for corner in board.edge_ends[edge]:
        if is_end(board, roads, buildings, p, corner):
            return max(old, walk(board, roads, buildings, p, edge, corner, 0)[0])
    return road_length(board, roads, buildings, p)


def is_end(board: Board, roads: list[int], buildings: list[int], p: int, corner: int) -> bool:
    """Does no line of the player pass this corner?"""
    if buildings[corner] >= 0 and owner_of(buildings[corner]) != p:
        return True
    meeting = 0
    for edge in board.corner_edges[corner]:
        if roads[edge] == p:
            meeting += 1
    return meeting < 2


def begins_at(board: Board, roads: list[int], buildings: list[int], p: int, corner: int) -> bool:
    """May a longest line begin at this corner: is it blocked by an opponent, or do one or three own roads meet?"""
    if buildings[corner] >= 0 and owner_of(buildings[corner]) != p:
        return True
    meeting = 0
    for edge in board.corner_edges[corner]:
        if roads[edge] == p:
            meeting += 1
    return meeting != 2


def walk(
    board: Board, roads: list[int], buildings: list[int], p: int, edge: int, start: int, used: int
) -> tuple[int, int]:
    """The longest line that goes on over this road from its end `start`, and all roads seen on the way."""
    used |= 1 << edge
    one, other = board.edge_ends[edge]
    corner = other if one == start else one
    best = 0
    seen = used
    if buildings[corner] < 0 or owner_of(buildings[corner]) == p:
        for following in board.corner_edges[corner]:
            if roads[following] == p and not used >> following & 1:
                length, found = walk(board, roads, buildings, p, following, corner, used)
                if length > best:
                    best = length
                seen |= found
    return best + 1, seen


def rightful_holder(counts: list[int], holder: int, least: int) -> int:
    """Who holds a special card by these counts, -1 for no one (NW-702, NW-703, NW-705, NW-711, NW-712)."""
    most = max(counts)
    if most < least:
        return -1
    if holder >= 0 and counts[holder] == most:
        return holder
    leaders = [p for p in range(len(counts)) if counts[p] == most]
    return leaders[0] if len(leaders) == 1 else -1


def market_rates(board: Board, markets: list[int], buildings: list[int], p: int, usual: int) -> list[int]:
    """What a player gives the bank for one card, by resource given (NW-406 to NW-409)."""
    rates = [usual] * 5
    for market, (c, d) in enumerate(board.market_corners):
        at_c = buildings[c] >= 0 and owner_of(buildings[c]) == p
        if not at_c and not (buildings[d] >= 0 and owner_of(buildings[d]) == p):
            continue
        kind = markets[market]
        if kind < 5:
            rates[kind] = 2
        else:
            rates = [min(3, rate) for rate in rates]
    return rates


def grouped(seats: list[int], worth: list[list[int]]) -> list[list[int]]:
    """Seats from the greatest worth down, equal ones together."""
    order = sorted(seats, key=lambda p: worth[p], reverse=True)
    out: list[list[int]] = []
    for p in order:
        if out and worth[out[-1][0]] == worth[p]:
            out[-1].append(p)
        else:
            out.append([p])
    return out
