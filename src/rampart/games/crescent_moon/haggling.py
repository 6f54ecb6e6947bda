"""Haggling: what is asked, offered and accepted, in coins for mercenaries and cards, in points for the Murshid."""

from rampart.games.crescent_moon import counsel
from rampart.games.crescent_moon.arguments import ASKED_SEAT, AT_BARGAIN, COUNTER_POINTS
from rampart.games.crescent_moon.evaluate import (
    attack_worth,
    card_influence,
    card_strength,
    card_worth,
    coin,
    contest_edge,
    control_worth,
    hidden_strength,
    likely,
    spite,
    token_worth,
    unit_worth,
)
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.steps import deals
from rampart.games.crescent_moon.steps.combat import combat_strength
from rampart.games.crescent_moon.tables import (
    ATTACKING,
    COMBAT,
    DEFENDING,
    MURSHID,
    NOMAD,
    OVER,
    OVER_BRIBE,
    OVER_CARD,
    PLACE,
    PRICE,
    PROPOSALS,
    SULTAN,
    UNITS,
)


def unit_price(s: CrescentMoon, p: int) -> float:
    """What a mercenary is worth to a player, in coins."""
    return min(5.0, unit_worth(s, p) * 1.6 / paid_coin(s, p))


def paid_coin(s: CrescentMoon, p: int) -> float:
    """What a coin paid to the Nomad is worth to a player, who minds that it makes half a point there."""
    return coin(s, p) + 0.4 * spite(s, p, NOMAD)


def thing_price(s: CrescentMoon, p: int, bargain: int) -> float:
    """What the thing negotiated about is worth in coins: to the payer at most, to the giver at least."""
    if s.pad[bargain + OVER] == OVER_CARD:
        card = s.sultan_market[s.pad[bargain + PLACE]]
        return 3.0 if p == SULTAN else card_worth(s, p, card) / coin(s, p)
    n = max(1, s.pad[bargain + UNITS])
    if s.pad[bargain + OVER] == OVER_BRIBE:
        return bribe_price(s, p, s.pad[bargain + PLACE], n)
    return n * (2.0 if p == NOMAD else unit_price(s, p))


def bribe_price(s: CrescentMoon, p: int, h: int, n: int) -> float:
    """What units of the Nomad in a hex are worth: to him with the hex they hold, and what it helps a rival."""
    if p != NOMAD:
        return (counsel.bribe_worth(s, p, h) + counsel.FAIR_PRICE * n * coin(s, p)) / paid_coin(s, p)
    alone = s.strength_of_pieces(NOMAD, h) == n
    lost = n * unit_worth(s, NOMAD) * 0.6 + (control_worth(s, NOMAD, h) if alone else 0.3)
    helped = spite(s, NOMAD, s.active) * control_worth(s, s.active, h)
    return (lost + helped) / coin(s, NOMAD)


def propose_price(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """The payer opens at a fair price or half of what it is worth to him; the giver asks half as much again."""
    bargain = AT_BARGAIN.of(args)
    worth = thing_price(s, p, bargain)
    if p == s.active:
        fair = counsel.CARD_PRICE if s.pad[bargain + OVER] == OVER_CARD else 2 * max(1, s.pad[bargain + UNITS])
        return -abs(x - min(worth, max(fair, worth / 2) + s.pad[bargain + PROPOSALS] // 2))
    return -abs(x - round(worth * 1.5))


def propose_units(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """As many as can be had for the coins."""
    return float(x) if 2 * x <= s.coins[s.active] else -float(x)


def answer_proposal(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """Accept what is better than the reservation price, counter once, else refuse."""
    bargain = AT_BARGAIN.of(args)
    worth = thing_price(s, p, bargain)
    gain = worth - s.pad[bargain + PRICE] if p == s.active else s.pad[bargain + PRICE] - worth
    if x == 0:
        return -0.2
    if x == 1:
        return gain + 0.05
    return -0.1 if s.pad[bargain + PROPOSALS] == 1 and p != s.active and s.coins[s.active] >= worth else -0.5


def edge(s: CrescentMoon, p: int) -> float:
    """By how much a player's side is ahead in the combat or contest under way, but for his own cards."""
    c = s.clash
    if c.kind != COMBAT:
        ahead = contest_edge(s, p, c.attacker, c.hex)
    else:
        ahead = combat_strength(s, ATTACKING) - combat_strength(s, DEFENDING) + 0.5
        ahead += hidden_strength(s, c.attacker) if p != c.attacker else 0.0
        ahead -= hidden_strength(s, c.defender) if p != c.defender else 0.0
    return ahead if p == c.attacker else -ahead


def winning_chance(s: CrescentMoon, p: int) -> float:
    """The chance that a player's side wins the combat or contest under way, as it stands before the cards."""
    if s.clash.kind != COMBAT:
        return likely(edge(s, p) + card_influence(s, p))
    return likely(edge(s, p) + card_strength(s, p))


def stakes(s: CrescentMoon, p: int) -> float:
    """What is at stake for a player in the combat or contest under way."""
    c = s.clash
    if c.kind != COMBAT:
        if p in (c.attacker, s.influence[c.hex]):
            return token_worth(s, p, c.hex)
        return spite(s, p, c.attacker) * token_worth(s, c.attacker, c.hex)
    return max(1.0, attack_worth(s, p, c.hex, s.units(p, c.hex)) if p == c.attacker else control_worth(s, p, c.hex))


def ask_promise(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """Ask two of those who may need help, three where much is at stake."""
    return -abs(x - (3 if stakes(s, ASKED_SEAT.of(args)) > 4 else 2))


def offer_promise(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """A promise where the outcome is open, the Murshid has cards, and much is at stake."""
    helped = 0.12 * min(2, len(s.hands[MURSHID])) * min(1, x)
    return helped * stakes(s, p) - x * min(1.0, winning_chance(s, p) + helped)


def weigh_offers(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """An offer counts as much as its maker is likely to win."""
    if deals.COUNTER.has(x):
        points = deals.COUNTER_WITH.of(x)
        return winning_chance(s, deals.COUNTERED.of(x)) * points * 0.5 if points == 2 else -1.0
    if x == deals.DECLINE:
        return 0.0
    maker = deals.ACCEPTED.of(x)
    return winning_chance(s, maker) * s.clash.offers[maker]


def answer_counter(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """Like an offer of one's own."""
    return offer_promise(s, p, 0, COUNTER_POINTS.of(args)) if x else 0.0
