"""What a position is worth to a seat: points, production, the hand, room to grow, and how the Wall stands.

All figures are in tenths of a victory point. Only what the seat may know is looked at: the own hand and cards, and what
lies open on the table.
"""

from typing import Final

from rampart.games.watch.state import Watch
from rampart.games.watch.steps.building import is_free_site, settlement_sites
from rampart.games.watch.steps.wildlings import wildlings_in_gift
from rampart.games.watch.tables import (
    ANY_RESOURCE,
    CARD_COST,
    GIANT,
    GUARD_COST,
    GUARDS,
    KEEP,
    KEEP_COST,
    KEEPS,
    LEAST_ROAD,
    MOST_CARDS,
    PATROL,
    PIPS,
    RESOURCES,
    ROAD_COST,
    ROADS,
    SETTLEMENT_COST,
    SETTLEMENTS,
    SPACES,
    VP_CARD,
    owner_of,
)

POINT: Final = 10.0
WON: Final = 1000.0
LOST: Final = -120.0

# What a card of each kind is worth on the Wall, where guards need lumber, brick and wool, and elsewhere
WALL_PRICES: Final = [1.1, 1.1, 1.05, 1.0, 1.0]
LAND_PRICES: Final = [0.95, 0.95, 0.85, 1.1, 1.15]
PIP: Final = 0.5
KIND: Final = 1.5  # for each kind of resource produced
BLOCKED: Final = 0.35  # what is left of a hex where Tormund or a wildling stands: they go again
MARKET: Final = 1.2

MISSING: Final = 0.66  # what is left of a plan for each card it lacks
TRADED: Final = 0.92  # and for each trade with the bank it takes
READY: Final = 0.86  # a plan that can be paid is not yet built
NEXT_PLAN: Final = 0.3
CARD_IN_HAND: Final = 0.18
OVERFLOW: Final = 0.55

FAR: Final = 0.6  # what is left of a site for each road to it
ROOM: Final = 0.34
SECOND_ROOM: Final = 0.45
REACH: Final = 3  # roads that are planned ahead

CARD_WORTH: Final = 4.6
PATROL_PLAYED: Final = 0.8
GUARD_PROGRESS: Final = [0.0, 1.6, 4.0, 0.6, 3.0, 0.4, 0.8, 1.0]  # by guards on the Wall, beside the points

# How likely a tragic end is, by breaches made or to be feared, and by invaders
BY_BREACH: Final = [0.05, 0.3, 0.8, 1.0]
BY_INVADER: Final = [0.0, 0.02, 0.05, 0.1, 0.2, 0.35, 0.6, 0.9, 1.0]
YIELDING: Final = [0.3, 0.12, 0.04, 0.01, 0.0, 0.0]  # a section, by guards more than wildlings before it
AHEAD: Final = 40.0  # to be first when it comes
BEHIND: Final = 24.0  # not to be
SLOPE: Final = 8.0  # for each guard more


def value(s: Watch, p: int) -> float:
    """The worth of a position."""
    if s.end_reason >= 0:
        return WON if s.winner == p else LOST
    produced = production(s, p)
    worth = POINT * s.total_points(p) + economy(s, produced) + room_to_grow(s, p) + special_cards(s, p)
    if s.guards:
        worth += wall(s, p)
    return worth + hand_value(s, p, s.hands[p])


# ---- the land


def prices(s: Watch) -> list[float]:
    """What a card of each kind is worth."""
    return WALL_PRICES if s.guards else LAND_PRICES


def production(s: Watch, p: int) -> list[float]:
    """Expected cards by kind in 36 rolls."""
    out = [0.0] * RESOURCES
    for corner in range(len(s.buildings)):
        building = s.buildings[corner]
        if building >= 0 and owner_of(building) == p:
            n = 2.0 if building >= KEEP else 1.0
            for h in s.board.corner_hexes[corner]:
                pips = PIPS[s.numbers[h]]
                if pips:
                    blocked = h == s.tormund or s.gift[h] >= 0
                    out[s.terrain[h]] += n * pips * (BLOCKED if blocked else 1.0)
    return out


def economy(s: Watch, produced: list[float]) -> float:
    """Production of many kinds is worth more than of one."""
    worth = 0.0
    for kind in range(RESOURCES):
        if produced[kind] > 0:
            worth += KIND + PIP * prices(s)[kind] * produced[kind]
    return worth


def site_value(s: Watch, p: int, corner: int, produced: list[float]) -> float:
    """What a settlement on an intersection would add: pips, new kinds, a market."""
    worth = 0.0
    new = 0
    for h in s.board.corner_hexes[corner]:
        pips = PIPS[s.numbers[h]]
        if pips:
            kind = s.terrain[h]
            share = 0.7 if s.gift[h] >= 0 else 1.0
            if s.guards and s.board.hexes[h][1] == 0:
                share *= 0.85  # the hexes below the Wall are invaded first
            worth += PIP * prices(s)[kind] * pips * share
            if produced[kind] == 0 and not new >> kind & 1:
                new |= 1 << kind
                worth += KIND
    return worth + market_value(s, corner, produced)


def market_value(s: Watch, corner: int, produced: list[float]) -> float:
    """A market is worth most for what is produced much."""
    for market, corners in enumerate(s.board.market_corners):
        if corner in corners:
            kind = s.markets[market]
            if kind == ANY_RESOURCE:
                return MARKET
            return 0.5 + 0.22 * produced[kind]
    return 0.0


def room_to_grow(s: Watch, p: int) -> float:
    """The best sites that can be reached, less the farther they are."""
    if s.buildings.count(p) >= SETTLEMENTS or s.roads.count(p) >= ROADS:
        return 0.0
    produced = production(s, p)
    best, second = 0.0, 0.0
    distance = distances(s, p)
    for corner in range(len(distance)):
        d = distance[corner]
        if d >= 0 and is_free_site(s, corner):
            worth = site_value(s, p, corner, produced) + 4.0
            for _ in range(d):
                worth *= FAR
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
    return ROOM * (best + SECOND_ROOM * second)


def distances(s: Watch, p: int) -> list[int]:
    """How many roads are missing to each intersection, up to REACH; -1 is out of reach."""
    board = s.board
    distance = [-1] * len(s.buildings)
    front: list[int] = []
    for edge in range(len(s.roads)):
        if s.roads[edge] == p:
            for corner in board.edge_ends[edge]:
                if distance[corner] < 0:
                    distance[corner] = 0
                    front.append(corner)
    for d in range(1, REACH + 1):
        reached: list[int] = []
        for corner in front:
            if s.buildings[corner] >= 0 and owner_of(s.buildings[corner]) != p:
                continue
            for edge in board.corner_edges[corner]:
                if s.roads[edge] < 0:
                    one, other = board.edge_ends[edge]
                    end = other if one == corner else one
                    if distance[end] < 0:
                        distance[end] = d
                        reached.append(end)
        front = reached
    return distance


def special_cards(s: Watch, p: int) -> float:
    """On the way to Longest Road and Largest Patrol, and the cards in hand."""
    worth = CARD_WORTH * (sum(s.cards[p]) + sum(s.bought[p]) - s.cards[p][VP_CARD] - s.bought[p][VP_CARD])
    two = s.special_points()
    if s.largest_patrol != p:
        others = max([s.played[q][PATROL] for q in range(s.seats) if q != p])
        if s.played[p][PATROL] + 3 > others:
            worth += two * PATROL_PLAYED * s.played[p][PATROL]
    if s.longest_road != p:
        longest = max(LEAST_ROAD - 1, max([s.road_lengths[q] for q in range(s.seats) if q != p]))
        behind = longest + 1 - s.road_lengths[p]
        if behind <= 3:
            worth += two * (0.9 - 0.2 * behind)
    return worth


# ---- the hand


def hand_value(s: Watch, p: int, hand: list[int]) -> float:
    """What a hand promises: the best plan and a share of the next, less what a 7 would take."""
    size = sum(hand)
    best, second = 0.0, 0.0
    for worth, cost in plans(s, p):
        promise = worth * progress(s, p, hand, cost)
        if promise > best:
            best, second = promise, best
        elif promise > second:
            second = promise
    worth = best + NEXT_PLAN * second + CARD_IN_HAND * size
    if size > MOST_CARDS:
        worth -= OVERFLOW * (size - MOST_CARDS)
    return worth


def plans(s: Watch, p: int) -> list[tuple[float, list[int]]]:
    """What may be built next, and what it would be worth."""
    out: list[tuple[float, list[int]]] = []
    settlements = s.buildings.count(p)
    if settlements and s.buildings.count(p + KEEP) < KEEPS:
        out.append((15.0, KEEP_COST))
    if settlements < SETTLEMENTS:
        if settlement_sites(s, p):
            out.append((16.0, SETTLEMENT_COST))
        elif s.roads.count(p) < ROADS:
            out.append((4.0, ROAD_COST))
    if s.deck:
        out.append((CARD_WORTH, CARD_COST))
    if s.guards and s.guards_of(p) < GUARDS:
        out.append((guard_worth(s, p), GUARD_COST))
    return out


def progress(s: Watch, p: int, hand: list[int], cost: list[int]) -> float:
    """How near a hand is to a cost, with what the bank would change."""
    missing = 0
    trades = 0
    for kind in range(RESOURCES):
        spare = hand[kind] - cost[kind]
        if spare < 0:
            missing -= spare
        else:
            trades += spare // s.rates[p * RESOURCES + kind]
    traded = min(missing, trades)
    share = READY
    for _ in range(missing - traded):
        share *= MISSING
    for _ in range(traded):
        share *= TRADED
    return share


# ---- the Wall


def guard_worth(s: Watch, p: int) -> float:
    """What one more guard brings: progress, points, and the lead that decides a tragedy."""
    n = s.guards_of(p)
    worth = GUARD_PROGRESS[n + 1] - GUARD_PROGRESS[n] + tragedy(s, p, n + 1) - tragedy(s, p, n)
    if n == 2 or n == 4:
        worth += POINT
    return worth


def clock(s: Watch) -> float:
    """How likely the end will be tragic, by breaches and by invaders."""
    breaches = float(s.breaches)
    invaders = float(wildlings_in_gift(s))
    for section in range(len(s.guards)):
        waiting = len(s.clearings[section])
        yielding = YIELDING[len(s.guards[section]) - waiting] * min(4, coming(s, section))
        breaches += yielding
        invaders += yielding * (waiting + 1)
    return max(between(BY_BREACH, breaches), between(BY_INVADER, invaders))


def coming(s: Watch, section: int) -> int:
    """How many wildlings are in the camps from which trails lead to the section."""
    n = 0
    for clan in (section - 1, section):
        if 0 <= clan < len(s.camps):
            n += len(s.camps[clan])
    return n


def between(steps: list[float], at: float) -> float:
    """A figure between those of a table."""
    low = int(at)
    if low >= len(steps) - 1:
        return steps[-1]
    return steps[low] + (at - low) * (steps[low + 1] - steps[low])


def tragedy(s: Watch, p: int, guards: int) -> float:
    """What so many guards are worth if the end is tragic: who has most of them wins, then who has most points."""
    margin = SPACES
    points = s.public_points(p)
    for q in range(s.seats):
        if q != p:
            ahead = guards - s.guards_of(q)
            if ahead == 0 and points <= s.public_points(q):
                ahead = -1
            margin = min(margin, ahead)
    chance = clock(s)
    if margin < 0:
        return -chance * (BEHIND + SLOPE * min(-margin, 3))
    return chance * (AHEAD + SLOPE * min(margin, 2))


def wall(s: Watch, p: int) -> float:
    """Guards, the lead in them, guards exposed to giants, and land that lies open to invasion."""
    n = s.guards_of(p)
    worth = GUARD_PROGRESS[n] + tragedy(s, p, n)
    for section in range(len(s.guards)):
        guards = s.guards[section]
        if guards and guards[0] == p and giant_ahead(s, section):
            worth -= 1.5
        if len(s.clearings[section]) >= len(guards):
            worth -= 0.05 * exposed_pips(s, p, section)
        if len(guards) < SPACES and not guards:
            worth -= 0.3
    return worth


def giant_ahead(s: Watch, section: int) -> bool:
    """Does a giant stand first in a camp whose trail leads to the section?"""
    for clan in (section - 1, section):
        if 0 <= clan < len(s.camps) and s.camps[clan] and s.camps[clan][0] == GIANT:
            return True
    return False


def exposed_pips(s: Watch, p: int, section: int) -> int:
    """Own pips on the first free hexes of the section's line."""
    pips = 0
    seen = 0
    for h in s.board.lines[section]:
        if s.gift[h] < 0 and seen < 2:
            seen += 1
            for corner in s.board.hex_corners[h]:
                if s.buildings[corner] >= 0 and owner_of(s.buildings[corner]) == p:
                    pips += PIPS[s.numbers[h]] * (2 if s.buildings[corner] >= KEEP else 1)
    return pips
