"""What a position is worth to a seat: points, production, the hand, room to grow, and how the Wall stands.

All figures are in tenths of a victory point. Of the others only what lies open is looked at, and the hands of the
world at hand, which may be a guess.
"""

from typing import Final

from rampart.games.watch.state import Watch
from rampart.games.watch.steps.building import is_free_site
from rampart.games.watch.steps.wildlings import wildlings_in_gift
from rampart.games.watch.tables import (
    ANY_RESOURCE,
    CARD_COST,
    CLIMBER,
    GIANT,
    GUARD_COST,
    GUARDS,
    IN_BUILD,
    IN_TRADE,
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
from rampart.games.watch.weights import Weights

POINT: Final = 10.0
WON: Final = 1000.0
LOST: Final = -120.0

# What a card of each kind is worth on the Wall, where guards need lumber, brick and wool, and elsewhere
WALL_PRICES: Final = [1.1, 1.1, 1.05, 1.0, 1.0]
LAND_PRICES: Final = [0.95, 0.95, 0.85, 1.1, 1.15]
BLOCKED: Final = 0.35  # what is left of a hex where Tormund or a wildling stands: they go again
MARKET: Final = 1.2
SECOND_ROOM: Final = 0.45
REACH: Final = 3  # roads that are planned ahead
MOST_A_ROUND: Final = 1.2  # cards of a kind; more of them make no plan easier

# How likely a tragic end is, by breaches made or to be feared, and by invaders
BY_BREACH: Final = [0.05, 0.3, 0.7, 1.0]
BY_INVADER: Final = [0.0, 0.02, 0.06, 0.12, 0.22, 0.38, 0.6, 0.85, 1.0]
STEADY: Final = [1.0, 0.4, 0.13, 0.03, 0.0, 0.0]  # how likely a section breaks, by guards more than wildlings before it
GUARD_POINTS: Final = [0.0, 0.0, 4.0, 10.0, 14.0, 20.0, 20.0, 20.0]  # by guards: points, and what is near to them
CLIMBING: Final = 0.5  # how far a climber in a camp counts as an invader
PATROLS: Final = 0.56  # the share of patrols in the deck
NEAR_SEVEN: Final = [0.0, 0.0, 0.0, 0.0, 0.0, 0.1, 0.3, 0.6]  # cards that a 7 may take once the hand has grown, by size


class Outlook:
    """What a seat can build next, and so what any hand is worth to it; made once for a position, then asked often."""

    def __init__(self, s: Watch, p: int, w: Weights) -> None:
        self.w = w
        self.produced = production(s, p)
        self.rates = s.rates[p * RESOURCES : (p + 1) * RESOURCES]
        self.spending = s.active == p and (s.stage == IN_TRADE or s.stage == IN_BUILD)
        self.sites = Sites(s, p, w, self.produced)
        self.ease: list[float] = []
        a_round = s.seats / 36.0
        for kind in range(RESOURCES):
            self.ease.append(w.scarce + w.plenty * min(MOST_A_ROUND, a_round * self.produced[kind]))
        self.hardest = sorted(range(RESOURCES), key=self.ease.__getitem__)
        self.worths: list[float] = []
        self.costs: list[list[int]] = []
        self.card = card_worth(s, w)
        self.plan(s, p)

    def plan(self, s: Watch, p: int) -> None:
        """What may be built next, and what it would be worth."""
        w = self.w
        settlements = s.buildings.count(p)
        if settlements and s.buildings.count(p + KEEP) < KEEPS:
            self.add(POINT + best_home(s, p, w), KEEP_COST)
        if settlements < SETTLEMENTS:
            if self.sites.ready > 0.0:
                self.add(POINT + self.sites.ready, SETTLEMENT_COST)
            elif self.sites.best > 0.0 and s.roads.count(p) < ROADS:
                self.add(0.3 * self.sites.best, ROAD_COST)
        if s.deck:
            self.add(self.card, CARD_COST)
        if s.guards and s.guards_of(p) < GUARDS:
            self.add(guard_worth(s, p, w), GUARD_COST)

    def add(self, worth: float, cost: list[int]) -> None:
        """One more plan."""
        self.worths.append(worth)
        self.costs.append(cost)

    def hand(self, hand: list[int]) -> float:
        """What a hand promises: the best plan and a share of the next, less what a 7 would take."""
        best, second, spent = 0.0, 0.0, 0
        for i, cost in enumerate(self.costs):
            share = self.progress(hand, cost)
            promise = self.worths[i] * share
            if promise > best:
                best, second = promise, best
                spent = sum(cost) if share >= self.w.ready and self.spending else 0
            elif promise > second:
                second = promise
        size = hand[0] + hand[1] + hand[2] + hand[3] + hand[4]
        left = size - spent
        risk = NEAR_SEVEN[left] if left <= MOST_CARDS else left // 2
        return best + self.w.next_plan * second + self.w.card_in_hand * size - self.w.seven * risk

    def progress(self, hand: list[int], cost: list[int]) -> float:
        """How near a hand is to a cost, with what the bank would change, which gives what is hardest to get."""
        trades = 0
        missing = 0
        for kind in range(RESOURCES):
            spare = hand[kind] - cost[kind]
            if spare > 0:
                trades += spare // self.rates[kind]
            else:
                missing -= spare
        share = self.w.ready
        if missing == 0:
            return share
        for kind in self.hardest:
            lacking = cost[kind] - hand[kind]
            while lacking > 0:
                lacking -= 1
                if trades > 0:
                    trades -= 1
                    share *= self.w.traded
                else:
                    share *= self.ease[kind]
        return share


def value(s: Watch, p: int, w: Weights) -> float:
    """The worth of a position."""
    if s.end_reason >= 0:
        return WON if s.winner == p else LOST
    return standing(s, p, Outlook(s, p, w), s.hands[p])


def standing(s: Watch, p: int, seen: Outlook, hand: list[int]) -> float:
    """The worth of a position with a certain hand."""
    w = seen.w
    worth = POINT * s.total_points(p) + economy(s, seen.produced, w) + special_cards(s, p, w)
    worth += w.room * seen.sites.room()
    if s.guards:
        worth += wall(s, p, w)
    return worth + seen.hand(hand)


# ---- the land


def prices(s: Watch) -> list[float]:
    """What a card of each kind is worth."""
    return WALL_PRICES if s.guards else LAND_PRICES


def production(s: Watch, p: int) -> list[float]:
    """Expected cards by kind in 36 rolls."""
    out = [0.0] * RESOURCES
    settlement, keep = p, p + KEEP
    for corner, building in enumerate(s.buildings):
        if building == settlement or building == keep:
            n = 2.0 if building == keep else 1.0
            for h in s.board.corner_hexes[corner]:
                pips = PIPS[s.numbers[h]]
                if pips:
                    blocked = h == s.tormund or s.gift[h] >= 0
                    out[s.terrain[h]] += n * pips * (BLOCKED if blocked else 1.0)
    return out


def economy(s: Watch, produced: list[float], w: Weights) -> float:
    """Production of many kinds is worth more than of one."""
    worth = 0.0
    price = prices(s)
    for kind in range(RESOURCES):
        if produced[kind] > 0:
            worth += w.kind + w.pip * price[kind] * produced[kind]
    return worth


def best_home(s: Watch, p: int, w: Weights) -> float:
    """What the best settlement would produce more as a keep."""
    best = 0.0
    price = prices(s)
    for corner, building in enumerate(s.buildings):
        if building == p:
            worth = 0.0
            for h in s.board.corner_hexes[corner]:
                pips = PIPS[s.numbers[h]]
                if pips and s.gift[h] < 0:
                    worth += w.pip * price[s.terrain[h]] * pips
            if worth > best:
                best = worth
    return best


def site_value(s: Watch, corner: int, produced: list[float], w: Weights) -> float:
    """What a settlement on an intersection would add: pips, new kinds, a market."""
    worth = 0.0
    new = 0
    price = prices(s)
    for h in s.board.corner_hexes[corner]:
        pips = PIPS[s.numbers[h]]
        if pips:
            kind = s.terrain[h]
            share = 0.7 if s.gift[h] >= 0 else 1.0
            if s.guards and s.board.hexes[h][1] == 0:
                share *= 0.85  # the hexes below the Wall are invaded first
            worth += w.pip * price[kind] * pips * share
            if produced[kind] == 0 and not new >> kind & 1:
                new |= 1 << kind
                worth += w.kind
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


class Sites:
    """The best sites for a settlement that can be reached, less the farther they are."""

    def __init__(self, s: Watch, p: int, w: Weights, produced: list[float]) -> None:
        self.ready = 0.0  # the best to which a road leads
        self.best = 0.0
        self.second = 0.0
        if s.buildings.count(p) >= SETTLEMENTS or s.roads.count(p) >= ROADS:
            return
        distance = distances(s, p)
        for corner, d in enumerate(distance):
            if d >= 0 and is_free_site(s, corner):
                worth = site_value(s, corner, produced, w)
                if d == 0 and worth > self.ready:
                    self.ready = worth
                worth += 4.0
                for _ in range(d):
                    worth *= w.far
                if worth > self.best:
                    self.best, self.second = worth, self.best
                elif worth > self.second:
                    self.second = worth

    def room(self) -> float:
        """The best site and a share of the second."""
        return self.best + SECOND_ROOM * self.second


def distances(s: Watch, p: int) -> list[int]:
    """How many roads are missing to each intersection, up to REACH; -1 is out of reach."""
    board = s.board
    distance = [-1] * len(s.buildings)
    front: list[int] = []
    for edge, owner in enumerate(s.roads):
        if owner == p:
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


def special_cards(s: Watch, p: int, w: Weights) -> float:
    """On the way to Longest Road and Largest Patrol, and the cards in hand."""
    held = 0
    for card in range(VP_CARD):
        held += s.cards[p][card] + s.bought[p][card]
    worth = w.card * held
    two = POINT * s.special_points() / 2.0
    if s.largest_patrol != p:
        others = max([s.played[q][PATROL] for q in range(s.seats) if q != p])
        if s.played[p][PATROL] + 3 > others:
            worth += two * w.patrol * 0.2 * s.played[p][PATROL]
    if s.longest_road != p:
        longest = max(LEAST_ROAD - 1, max([s.road_lengths[q] for q in range(s.seats) if q != p]))
        behind = longest + 1 - s.road_lengths[p]
        if behind <= 3:
            worth += two * w.road * (0.26 - 0.06 * behind)
    return worth


# ---- the Wall


def card_worth(s: Watch, w: Weights) -> float:
    """What a development card is worth: most are patrols, and only these drive wildlings out of the Gift."""
    if not s.guards or not wildlings_in_gift(s):
        return w.card
    return w.card + PATROLS * (peril(s, w) - peril_with(s, w, -1, 1)) * w.driven * w.glory


def guard_worth(s: Watch, p: int, w: Weights) -> float:
    """What one more guard brings: points, the lead that decides a tragedy, and safety where it is needed most."""
    n = s.guards_of(p)
    chance = peril(s, w)
    worth = w.guard + tragedy(s, p, n + 1, chance, w) - tragedy(s, p, n, chance, w)
    worth += GUARD_POINTS[n + 1] - GUARD_POINTS[n]
    safest = chance
    for section in range(len(s.guards)):
        if len(s.guards[section]) < SPACES:
            then = peril_with(s, w, section, 0)
            if then < safest:
                safest = then
    return worth + (chance - safest) * w.glory


def peril(s: Watch, w: Weights) -> float:
    """How likely the end will be tragic."""
    return peril_with(s, w, -1, 0)


def peril_with(s: Watch, w: Weights, helped: int, driven: int) -> float:
    """The same with one more guard on a section (-1: on none), and some invaders driven out.

    Breaches and invaders count that were made or are to be feared; climbers come over any wall.
    """
    breaches = float(s.breaches)
    invaders = float(wildlings_in_gift(s) - driven)
    for camp in s.camps:
        invaders += CLIMBING * camp.count(CLIMBER)
    for section in range(len(s.guards)):
        waiting = len(s.clearings[section])
        more = len(s.guards[section]) - waiting + (1 if section == helped else 0)
        chance = w.yielding * STEADY[max(0, min(more, SPACES))] * min(4, 1 + coming(s, section))
        breaches += chance
        invaders += chance * (waiting + 1)
    by_breach = between(BY_BREACH, breaches)
    by_invader = between(BY_INVADER, invaders)
    return max(by_breach, by_invader) + 0.3 * min(by_breach, by_invader)


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


def tragedy(s: Watch, p: int, guards: int, chance: float, w: Weights) -> float:
    """What so many guards are worth if the end is tragic: who has most of them wins, then who has most points."""
    margin = SPACES
    points = s.public_points(p)
    for q in range(s.seats):
        if q != p:
            ahead = guards - s.guards_of(q)
            if ahead == 0 and points <= s.public_points(q):
                ahead = -1
            margin = min(margin, ahead)
    if margin < 0:
        return -chance * (w.behind + w.slope * min(-margin, 3))
    return chance * (w.ahead + w.slope * min(margin, 2))


def wall(s: Watch, p: int, w: Weights) -> float:
    """Guards, the lead in them, the end that nobody wants, guards exposed to giants, and land open to invasion."""
    n = s.guards_of(p)
    chance = peril(s, w)
    worth = w.guard * n + tragedy(s, p, n, chance, w) - w.glory * chance
    worth += GUARD_POINTS[n] - POINT * s.guard_points(p)
    for section in range(len(s.guards)):
        guards = s.guards[section]
        if guards and guards[0] == p and giant_ahead(s, section):
            worth -= 1.5
        if len(s.clearings[section]) >= len(guards):
            worth -= 0.05 * exposed_pips(s, p, section)
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
