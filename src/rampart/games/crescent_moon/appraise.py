"""The old adviser's counsel: what each decision of one's own action is worth, option by option."""

from typing import Final

from rampart.games.crescent_moon.content.power_cards import CARAVAN, CARAVAN_COINS, CORVEE, LIGHTNING_RAID, MISSIONARY
from rampart.games.crescent_moon.evaluate import (
    actions_left,
    attack_worth,
    card_worth,
    city_worth,
    coin,
    control_worth,
    guard_worth,
    influence_worth,
    later_years,
    price_worth,
    scorings,
    spite,
    stronghold_worth,
    threatened,
    token_worth,
    town_worth,
    unit_worth,
)
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.steps.bargains import bribe_hexes, hire_at_most, hire_hexes
from rampart.games.crescent_moon.steps.building import BUILD_IN, BUILD_WHAT, builds, cost
from rampart.games.crescent_moon.steps.choices import WAY_FROM, WAY_TO
from rampart.games.crescent_moon.steps.influence import influence_hexes
from rampart.games.crescent_moon.steps.marching import ANYWHERE, assaults, moves
from rampart.games.crescent_moon.steps.market import FROM_SULTAN, SLOT, SULTAN_SLOT, SULTANS, price_of, purchases
from rampart.games.crescent_moon.steps.playing import missions, playable, sabotage_hexes
from rampart.games.crescent_moon.steps.recruiting import (
    deserter,
    desertion_hexes,
    muster_hexes,
    palace_hexes,
    recruit_hexes,
    uprising_hexes,
)
from rampart.games.crescent_moon.tables import (
    ASSAULT,
    BRIBE,
    BUILD,
    BUILDS,
    BUY,
    CALIPH,
    CASTLE,
    CITY,
    CONSPIRE,
    DESERTION,
    FORT,
    HIRE,
    HIRE_PRICE,
    INFLUENCE,
    LEVY,
    MARKET_OF,
    MOVE,
    MOVE_PALACE,
    MOVES,
    MURSHID,
    MUSTER,
    NO_ONE,
    NOMAD,
    PLAY,
    RECRUIT,
    RECRUITS,
    SCHEME,
    SULTAN,
    UPRISING,
    WARLORD,
)

FAIR_HIRE: Final = 3  # coins for a mercenary that one reckons with
LEAST_HIRE: Final = 2  # coins for which the Nomad lets one go
CARD_PRICE: Final = 3  # coins for a card of the Sultan's market
ABOUT_TO_WIN: Final = 0.93  # spite against one who must not be helped: givers want twice as much of him
AGAIN: Final = 0.6  # the worth of a second move, building or purchase beside the first


def action_worth(s: CrescentMoon, p: int, action: int) -> float:
    """What an action is worth at its best."""
    if action == INFLUENCE:
        return best([influence_worth(s, p, h) for h in influence_hexes(s, p)])
    if action == BUILD:
        return building_worth(s, p, BUILDS[p])
    if action == MOVE:
        return several([move_worth(s, p, way) for way in moves(s, p)], MOVES[p])
    if action == ASSAULT:
        return best([assault_worth(s, p, way) for way in assaults(s, p, ANYWHERE)])
    if action == RECRUIT:
        return recruiting_worth(s, p)
    if action == HIRE:
        return hiring_worth(s, p)
    if action == BRIBE:
        return best([bribe_worth(s, p, h) for h in bribe_hexes(s, p)])
    if action == BUY:
        return buying_worth(s, p)
    if action == PLAY:
        return best([play_worth(s, p, card) for card in playable(s, p)])
    if action == LEVY:
        return coin(s, p)
    return own_action_worth(s, p, action)


def own_action_worth(s: CrescentMoon, p: int, action: int) -> float:
    """The same for what only one character can do."""
    if action == MUSTER:
        return sum(max(muster_worth(s, h, 1), muster_worth(s, h, 2)) for h in muster_hexes(s, 0))
    if action == UPRISING:
        return best([uprising_worth(s, h) for h in uprising_hexes(s)])
    if action == SCHEME:
        return (1.5 if not s.hands[p] else 0.75) if len(s.hands[p]) < 6 and actions_left(s) else 0.1
    if action == CONSPIRE:
        return 0.25 * s.sultan_market.count(-1) + 0.1 if actions_left(s) > 3 else 0.0
    if action == MOVE_PALACE:
        return best([palace_worth(s, h) for h in palace_hexes(s)])
    if action == DESERTION:
        return best([desertion_worth(s, h) for h in desertion_hexes(s)])
    return 0.0


def best(worths: list[float]) -> float:
    """The best of some worths; where there is nothing to do, less than doing nothing."""
    return max(worths, default=-1.0)


def several(worths: list[float], n: int) -> float:
    """The worth of doing the best thing and perhaps others after it."""
    worths.sort(reverse=True)
    total = worths[0] if worths else -1.0
    for worth in worths[1:n]:
        total += AGAIN * max(0.0, worth)
    return total


# ---- building


def build_worth(s: CrescentMoon, p: int, building: int, h: int, discount: int) -> float:
    """What a building is worth beyond its price."""
    price = price_worth(s, p, cost(s, p, building, h, discount))
    if building == CITY:
        return 0.9 * city_worth(s, h) - price
    if building == FORT or building == CASTLE:
        return stronghold_worth(s, p, h, building == CASTLE) - price
    return town_worth(s, h) - price


def building_worth(s: CrescentMoon, p: int, n: int) -> float:
    """The worth of a whole Build action."""
    return several([build_worth(s, p, BUILD_WHAT.of(x), BUILD_IN.of(x), 0) for x in builds(s, p, 0, 0)], n)


# ---- marching


def leaving_costs(s: CrescentMoon, p: int, h: int, stay: int) -> float:
    """What is given up in a hex where so many units stay behind."""
    stronghold = s.strongholds[h]
    if stay or (stronghold >= 0 and stronghold >> 1 == p) or (p == CALIPH and s.palace == h):
        return 0.0
    return control_worth(s, p, h)


def best_attack(s: CrescentMoon, p: int, h: int, units: int) -> float:
    """The best attack from a hex with so many units."""
    worth = 0.0
    for to in s.near(h):
        owner = s.controller(to)
        if owner != p and (owner != NO_ONE or s.settlements[to] >= 0):
            worth = max(worth, attack_worth(s, p, to, units))
    return worth


def march_worth(s: CrescentMoon, p: int, start: int, to: int, units: int) -> float:
    """What it is worth to move so many units this way."""
    stay = s.units(p, start) - units
    worth = -leaving_costs(s, p, start, stay)
    if s.controller(to) != p:
        worth += (0.7 if threatened(s, p, to) else 0.95) * control_worth(s, p, to)
    if actions_left(s):
        eager = 0.5 if p == WARLORD else 0.15
        here = best_attack(s, p, start, s.units(p, start))
        there = best_attack(s, p, to, s.units(p, to) + units)
        worth += eager * (there - here)
    return worth


def move_worth(s: CrescentMoon, p: int, way: int) -> float:
    """The best of moving one unit, all but one, or all."""
    start, to = WAY_FROM.of(way), WAY_TO.of(way)
    n = s.units(p, start)
    worth = march_worth(s, p, start, to, n)
    if n > 1:
        worth = max(worth, march_worth(s, p, start, to, 1))
    if n > 2:
        worth = max(worth, march_worth(s, p, start, to, n - 1))
    return worth


def assault_worth(s: CrescentMoon, p: int, way: int) -> float:
    """The best of attacking with all units, or all but one."""
    start, to = WAY_FROM.of(way), WAY_TO.of(way)
    n = s.units(p, start)
    worth = storm_worth(s, p, start, to, n)
    return max(worth, storm_worth(s, p, start, to, n - 1)) if n > 1 else worth


def storm_worth(s: CrescentMoon, p: int, start: int, to: int, units: int) -> float:
    """What an Assault with so many units is worth."""
    return attack_worth(s, p, to, units) - 0.6 * leaving_costs(s, p, start, s.units(p, start) - units)


# ---- units


def placing_worth(s: CrescentMoon, p: int, h: int) -> float:
    """What one more unit in a hex is worth."""
    worth = unit_worth(s, p)
    if s.controller(h) == NO_ONE:
        worth += (0.5 if p == NOMAD else 0.8) * control_worth(s, p, h)
    elif threatened(s, p, h):
        worth += 0.15 * control_worth(s, p, h)
    if p == WARLORD:
        worth += 0.15 * best_attack(s, p, h, s.units(p, h) + 1)
    elif p == SULTAN:
        worth += guard_worth(s, h, 1)
    elif p == NOMAD and s.influence[h] == NOMAD and s.controller(h) == NO_ONE:
        worth += 0.25 * token_worth(s, p, h)
    if s.units(p, h) >= (7 if p == WARLORD else 5):
        worth -= 1.0
    return worth


def recruiting_worth(s: CrescentMoon, p: int) -> float:
    """The worth of a Recruit action."""
    return several([placing_worth(s, p, h) for h in recruit_hexes(s, p) * 2], min(RECRUITS[p], s.reserves[p]))


def hiring_worth(s: CrescentMoon, p: int) -> float:
    """The worth of hiring at a fair price, or that of the bank."""
    n = hire_at_most(s, p)
    price = HIRE_PRICE[n] if s.seats <= NOMAD else n * FAIR_HIRE * dearer(s, NOMAD, p)
    if price > s.coins[p]:
        n, price = 1, FAIR_HIRE * dearer(s, NOMAD, p) if s.seats > NOMAD else HIRE_PRICE[1]
    if price > s.coins[p]:
        return -1.0
    return several([placing_worth(s, p, h) for h in hire_hexes(s, p) * 2], n) - price_worth(s, p, price) - 0.2


def dearer(s: CrescentMoon, giver: int, p: int) -> int:
    """How many times the usual price a giver wants of a player."""
    return 2 if spite(s, giver, p) > ABOUT_TO_WIN else 1


def hire_least(s: CrescentMoon, p: int, n: int) -> float:
    """The coins for which the Nomad lets so many units go."""
    return float(n * LEAST_HIRE * dearer(s, NOMAD, p))


def hire_most(s: CrescentMoon, p: int, n: int) -> float:
    """The coins that a player gives for so many units at most."""
    return n * min(5.0, unit_worth(s, p) * 1.6 / paid_coin(s, p))


def bribe_worth(s: CrescentMoon, p: int, h: int) -> float:
    """The worth of bribing units of the Nomad in a hex, where he may agree to a price."""
    n = min(2, s.mercenaries[NOMAD][h], s.discs_left(p))
    least = bribe_least(s, p, h, n)
    if least > min(float(s.coins[p]), bribe_most(s, p, h, n)):
        return -1.0
    return bribe_value(s, p, h, n) - max(least, float(FAIR_HIRE * n)) * coin(s, p) - 0.4


def bribe_value(s: CrescentMoon, p: int, h: int, n: int) -> float:
    """What so many units of the Nomad in a hex are worth to another player; he may call them away."""
    alone = s.strength_of_pieces(NOMAD, h) == n
    worth = unit_worth(s, p) * n + (0.5 if alone else 0.2) * control_worth(s, p, h)
    return worth + (best_attack(s, p, h, n) * 0.6 if alone else 0.0)


def bribe_least(s: CrescentMoon, p: int, h: int, n: int) -> float:
    """The coins for which the Nomad lets units in a hex go: what they hold, and what it helps the other."""
    alone = s.strength_of_pieces(NOMAD, h) == n
    lost = n * unit_worth(s, NOMAD) * 0.6 + (control_worth(s, NOMAD, h) if alone else 0.3)
    helped = spite(s, NOMAD, p) * control_worth(s, p, h)
    return (lost + helped) / coin(s, NOMAD)


def bribe_most(s: CrescentMoon, p: int, h: int, n: int) -> float:
    """The coins that a player gives for them at most."""
    return (bribe_value(s, p, h, n) - 0.4) / paid_coin(s, p)


def card_least(s: CrescentMoon, p: int) -> float:
    """The coins for which the Sultan sells a card."""
    return float(CARD_PRICE * dearer(s, SULTAN, p))


def card_most(s: CrescentMoon, p: int, slot: int) -> float:
    """The coins that a player gives for a card at most."""
    return card_worth(s, p, s.sultan_market[slot]) / coin(s, p)


def paid_coin(s: CrescentMoon, p: int) -> float:
    """What a coin paid to the Nomad is worth to a player, who minds that it makes half a point there."""
    return coin(s, p) + 0.4 * spite(s, p, NOMAD)


def muster_worth(s: CrescentMoon, h: int, n: int) -> float:
    """What so many units for a Warlord token are worth; two cost the token."""
    worth = n * unit_worth(s, WARLORD) + 0.25 * best_attack(s, WARLORD, h, s.units(WARLORD, h) + n)
    return worth - (0.35 if n == 2 and later_years(s) else 0.0)


def uprising_worth(s: CrescentMoon, h: int) -> float:
    """What an uprising in a hex is worth."""
    return attack_worth(s, WARLORD, h, min(2, s.discs_left(WARLORD))) - 0.6 * token_worth(s, WARLORD, h)


def palace_worth(s: CrescentMoon, h: int) -> float:
    """What the palace in another hex is worth."""
    gain = control_worth(s, CALIPH, h) if s.controller(h) != CALIPH else 0.1
    if s.palace < 0:
        return gain + scorings(s)
    lost = leaving_palace(s)
    return 0.9 * gain - lost - 0.1


def leaving_palace(s: CrescentMoon) -> float:
    """What its old hex is worth, if nothing else of the Caliph's holds it."""
    h = s.palace
    stronghold = s.strongholds[h]
    if (stronghold >= 0 and stronghold >> 1 == CALIPH) or s.units(CALIPH, h):
        return 0.0
    return control_worth(s, CALIPH, h)


def desertion_worth(s: CrescentMoon, h: int) -> float:
    """What it is worth to call the mercenaries in a hex away."""
    owner = deserter(s, h)
    n = s.mercenaries[owner][h]
    gained = min(n, s.discs_left(NOMAD))
    freed = 0.5 * control_worth(s, owner, h) if s.strength_of_pieces(owner, h) == n else 0.0
    return 0.3 * gained - n * 0.2 * scorings(s) + spite(s, NOMAD, owner) * (n * unit_worth(s, owner) + freed)


# ---- cards


def purchase_worth(s: CrescentMoon, p: int, purchase: int) -> float:
    """What a card of a market is worth beyond its price."""
    if FROM_SULTAN.has(purchase):
        return card_worth(s, p, s.sultan_market[SULTAN_SLOT.of(purchase)])
    slot = SLOT.of(purchase)
    return card_worth(s, p, s.market[slot]) - price_worth(s, p, price_of(p, slot, s.market[slot]))


def buying_worth(s: CrescentMoon, p: int) -> float:
    """The worth of a Buy action: the best of each market."""
    found = [-1.0] * 4
    for purchase in purchases(s, p, 0):
        market = SULTANS if FROM_SULTAN.has(purchase) else MARKET_OF[SLOT.of(purchase)]
        found[market] = max(found[market], purchase_worth(s, p, purchase))
    return several(found, 3)


def talk_worth(s: CrescentMoon, p: int, slot: int) -> float:
    """What it is worth to talk with the Sultan about a card, at the price he agrees to."""
    price = card_least(s, p)
    if s.coins[p] < price:
        return -1.0
    rest = max(0.0, buying_worth(s, p))
    return card_worth(s, p, s.sultan_market[slot]) - price * coin(s, p) - 0.15 + AGAIN * rest


def play_worth(s: CrescentMoon, p: int, card: int) -> float:
    """What an action card is worth now."""
    if card == CARAVAN:
        return CARAVAN_COINS * coin(s, p)
    if card == CORVEE:
        return building_worth(s, p, BUILDS[p]) + 2 * coin(s, p)
    if card == LIGHTNING_RAID:
        attack = best([assault_worth(s, p, way) for way in assaults(s, p, ANYWHERE)])
        return max(attack, best([move_worth(s, p, way) for way in moves(s, p)])) + 0.3
    if card == MISSIONARY:
        return best([mission_worth(s, p, way) for way in missions(s, p)])
    return best([sabotage_worth(s, p, h) for h in sabotage_hexes(s, p)])


def mission_worth(s: CrescentMoon, p: int, way: int) -> float:
    """What it is worth to let a token go this way."""
    return token_worth(s, p, WAY_TO.of(way)) - 0.8 * token_worth(s, p, WAY_FROM.of(way))


def sabotage_worth(s: CrescentMoon, p: int, h: int) -> float:
    """What the loss of a fort or castle to its owner is worth to a player."""
    owner = s.strongholds[h] >> 1
    alone = s.strength_of_pieces(owner, h) == 1
    loss = control_worth(s, owner, h) if alone else 0.8
    own = 0.3 if p == SULTAN or p == MURSHID else 0.5
    return spite(s, p, owner) * loss + (own if alone and best_attack(s, p, h, 1) else 0.0)
