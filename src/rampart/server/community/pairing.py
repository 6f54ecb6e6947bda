"""Who meets whom in a tournament: round robin and Swiss, at tables of two or more, with points, tie-breaks and byes."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, product
from random import Random
from typing import Final

ROUND_ROBIN, SWISS = "round_robin", "swiss"
KINDS: Final = (ROUND_ROBIN, SWISS)
MOST_ROUNDS: Final = 40
TRIES: Final = 12  # ways in which a round is tried; the one with the fewest meetings again is taken


@dataclass(frozen=True)
class Meeting:
    """Some who sat at a table in a round, and the points each got for it; one alone had a bye."""

    entrants: tuple[int, ...]
    points: tuple[float, ...] = ()


@dataclass(frozen=True)
class Line:
    """Someone in the standings; ties are broken by what follows the points, from left to right."""

    entrant: int
    points: float
    buchholz: float  # the points of all whom one met
    beaten: float  # the points of those whom one was ahead of
    wins: int  # meetings in which one was first
    byes: int


def shares(places: Sequence[int]) -> tuple[float, ...]:
    """The points of a table by places: 1 for the first, 0 for the last, evenly between; who ties shares."""
    last = len(places) - 1
    if not last:
        return (1.0,)
    found: list[float] = []
    for place in places:
        ahead = sum(other < place for other in places)
        level = sum(other == place for other in places)
        found.append(round(sum((last - ahead - k) / last for k in range(level)) / level, 6))
    return tuple(found)


def sizes(entrants: int, size: int, allowed: Sequence[int]) -> list[int]:
    """How many sit at each table: as few as possible are left out, and tables are as near to `size` as can be."""
    fits = sorted((n for n in allowed if 2 <= n <= size), reverse=True)
    best: dict[int, list[int]] = {0: []}  # by how many are seated: the tables that do it best
    for seated_so_far in range(1, entrants + 1):
        found = [[*best[seated_so_far - n], n] for n in fits if seated_so_far - n in best]
        if found:
            best[seated_so_far] = min(found, key=lambda tables: sum(size - n for n in tables))
    return sorted(best[max(best)], reverse=True)


def met(rounds: Sequence[Sequence[Meeting]]) -> dict[tuple[int, int], int]:
    """How often any two have met."""
    found: dict[tuple[int, int], int] = {}
    for meeting in (meeting for played in rounds for meeting in played):
        for pair in combinations(sorted(meeting.entrants), 2):
            found[pair] = found.get(pair, 0) + 1
    return found


def standings(entrants: Sequence[int], rounds: Sequence[Sequence[Meeting]], lots: int = 0) -> list[Line]:
    """All entrants, the best first; what no tie-break decides is decided by lot, the same for the same number."""
    meetings = [meeting for played in rounds for meeting in played if meeting.points]
    points = dict.fromkeys(entrants, 0.0)
    for meeting in meetings:
        for one, share in zip(meeting.entrants, meeting.points):
            if one in points:
                points[one] += share
    lot = dict(zip(sorted(entrants), Random(lots).sample(range(len(entrants)), len(entrants))))
    lines = [line_of(one, meetings, points) for one in entrants]
    return sorted(lines, key=lambda x: (-x.points, -x.buchholz, -x.beaten, -x.wins, lot[x.entrant]))


def line_of(one: int, meetings: Sequence[Meeting], points: dict[int, float]) -> Line:
    buchholz = beaten = 0.0
    wins = byes = 0
    for meeting in meetings:
        if one not in meeting.entrants:
            continue
        own = meeting.points[meeting.entrants.index(one)]
        if len(meeting.entrants) == 1:
            byes += 1
            continue
        wins += own == max(meeting.points) and own > min(meeting.points)
        for other, share in zip(meeting.entrants, meeting.points):
            if other != one:
                buchholz += points.get(other, 0.0)
                beaten += points.get(other, 0.0) * (1.0 if share < own else 0.5 if share == own else 0.0)
    return Line(one, round(points[one], 6), round(buchholz, 6), round(beaten, 6), wins, byes)


def pair(
    kind: str,
    entrants: Sequence[int],
    rounds: Sequence[Sequence[Meeting]],
    size: int,
    allowed: Sequence[int],
    lots: int,
) -> list[tuple[int, ...]]:
    """The tables of the next round; whoever is alone at one has a bye."""
    order = [line.entrant for line in standings(entrants, rounds, lots)]
    if kind == ROUND_ROBIN and size == 2:
        return circle(sorted(entrants), len(rounds))
    tables = sizes(len(order), size, allowed)
    resting = byes(order, rounds, len(order) - sum(tables))
    playing = [one for one in order if one not in resting]
    return [*grouped(playing, tables, rounds, lots, kind == ROUND_ROBIN), *((one,) for one in resting)]


def circle(entrants: Sequence[int], number: int) -> list[tuple[int, ...]]:
    """A round of a round robin in pairs, by turning a circle around the first; an odd one has a bye."""
    ring: list[int] = [*entrants] if len(entrants) % 2 == 0 else [*entrants, -1]
    turned = [ring[0], *rotated(ring[1:], number)]
    half = len(turned) // 2
    pairs = [(turned[k], turned[-1 - k]) for k in range(half)]
    found: list[tuple[int, ...]] = []
    for k, two in enumerate(pairs):
        sat = tuple(one for one in two if one >= 0)
        found.append(tuple(reversed(sat)) if (k + number) % 2 else sat)  # so that seats change
    return sorted(found, key=lambda sat: -len(sat))


def rotated(ring: list[int], number: int) -> list[int]:
    turn = number % len(ring) if ring else 0
    return ring[-turn:] + ring[:-turn] if turn else ring


def byes(order: Sequence[int], rounds: Sequence[Sequence[Meeting]], many: int) -> list[int]:
    """Who rests: the last in the standings among those who rested least."""
    had = dict.fromkeys(order, 0)
    for meeting in (meeting for played in rounds for meeting in played):
        if len(meeting.entrants) == 1 and meeting.entrants[0] in had:
            had[meeting.entrants[0]] += 1
    place = {one: n for n, one in enumerate(order)}
    return sorted(order, key=lambda one: (had[one], -place[one]))[:many]


def grouped(
    order: Sequence[int], tables: Sequence[int], rounds: Sequence[Sequence[Meeting]], lots: int, all_meet: bool
) -> list[tuple[int, ...]]:
    """Those who play, at tables of these sizes: who stands alike meets, and as few as possible meet again."""
    before, rng = met(rounds), Random(lots * 1009 + len(rounds))
    place = {one: n for n, one in enumerate(order)}
    best: tuple[float, list[tuple[int, ...]]] = (float("inf"), [])
    for attempt in range(TRIES):
        waiting = list(order)
        if attempt:
            waiting.sort(key=lambda one: place[one] + rng.random() * min(attempt, 12) / 3)
        found = improved(seated(waiting, tables, before, place, all_meet), before, place, all_meet)
        cost = sum(worth(sat, before, place, all_meet) for sat in found)
        if cost < best[0]:
            best = (cost, found)
    return [tuple(rng.sample(sat, len(sat))) for sat in best[1]]


def seated(
    waiting: list[int], tables: Sequence[int], before: dict[tuple[int, int], int], place: dict[int, int], all_meet: bool
) -> list[tuple[int, ...]]:
    """One way to do it: the first who waits, and those who cost least beside them."""
    found: list[tuple[int, ...]] = []
    left = list(waiting)
    for size in tables:
        sat = [left.pop(0)]
        while len(sat) < size:
            following = min(left, key=lambda one: worth((*sat, one), before, place, all_meet))
            left.remove(following)
            sat.append(following)
        found.append(tuple(sat))
    return found


def improved(
    found: list[tuple[int, ...]], before: dict[tuple[int, int], int], place: dict[int, int], all_meet: bool
) -> list[tuple[int, ...]]:
    """The same tables after all exchanges of two seats that make them better."""
    tables = [list(sat) for sat in found]
    cost = [worth(sat, before, place, all_meet) for sat in tables]
    better = True
    while better:
        better = False
        for a, b in combinations(range(len(tables)), 2):
            if cost[a] + cost[b] < 1000.0 and not all_meet:
                continue  # no one meets again there: those who stand alike are together already
            for i, j in product(range(len(tables[a])), range(len(tables[b]))):
                tables[a][i], tables[b][j] = tables[b][j], tables[a][i]
                now = worth(tables[a], before, place, all_meet), worth(tables[b], before, place, all_meet)
                if sum(now) < cost[a] + cost[b]:
                    cost[a], cost[b] = now
                    better = True
                else:
                    tables[a][i], tables[b][j] = tables[b][j], tables[a][i]
    return [tuple(sat) for sat in tables]


def worth(sat: Sequence[int], before: dict[tuple[int, int], int], place: dict[int, int], all_meet: bool) -> float:
    """What speaks against a table: that some meet again, and, unless all are to meet, that they stand far apart."""
    cost = 0.0
    for a, b in combinations(sat, 2):
        cost += 1000.0 * before.get((min(a, b), max(a, b)), 0) ** 2
        cost += 0.0 if all_meet else abs(place[a] - place[b])
    return cost


def rounds_needed(kind: str, entrants: int, size: int) -> int:
    """How many rounds a tournament has: all meet, or as many as find the best."""
    if entrants < 2:
        return 0
    if kind == ROUND_ROBIN:
        if size == 2:
            return entrants - 1 + entrants % 2
        return min(MOST_ROUNDS, -(-(entrants - 1) // (size - 1)) + 2)  # most pairs meet within these
    rounds = 1
    while size**rounds < entrants:
        rounds += 1
    return min(MOST_ROUNDS, rounds + 1)
