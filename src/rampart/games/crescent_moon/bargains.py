"""Haggling: what is asked, offered and accepted, in coins for mercenaries and cards, in points for the Murshid."""

from math import ceil

from rampart.games.crescent_moon import appraise
from rampart.games.crescent_moon.arguments import ASKED_SEAT, AT_BARGAIN, COUNTER_POINTS
from rampart.games.crescent_moon.evaluate import (
    attack_worth,
    card_influence,
    card_strength,
    contest_edge,
    control_worth,
    hidden_strength,
    likely,
    spite,
    token_worth,
)
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.steps import deals
from rampart.games.crescent_moon.steps.bargains import ACCEPT, REFUSE
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


def least(s: CrescentMoon, bargain: int, n: int) -> float:
    """The coins that the giver wants at least for what is negotiated about."""
    p, place = s.active, s.pad[bargain + PLACE]
    if s.pad[bargain + OVER] == OVER_CARD:
        return appraise.card_least(s, p)
    if s.pad[bargain + OVER] == OVER_BRIBE:
        return appraise.bribe_least(s, p, place, n)
    return appraise.hire_least(s, p, n)


def most(s: CrescentMoon, bargain: int, n: int) -> float:
    """The coins that the payer gives at most."""
    p, place = s.active, s.pad[bargain + PLACE]
    if s.pad[bargain + OVER] == OVER_CARD:
        return appraise.card_most(s, p, place)
    if s.pad[bargain + OVER] == OVER_BRIBE:
        return appraise.bribe_most(s, p, place, n)
    return appraise.hire_most(s, p, n)


def propose_price(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """The payer offers half of what it is worth to him, or what the giver will agree to; the giver asks for more."""
    bargain = AT_BARGAIN.of(args)
    n = max(1, s.pad[bargain + UNITS])
    wanted = least(s, bargain, n)
    if p != s.active:
        return -abs(x - round(wanted * 1.5))
    price = max(ceil(wanted), round(most(s, bargain, n) / 2))
    return -abs(x - price)


def propose_units(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """As many as can be had for the coins and are worth them."""
    bargain = AT_BARGAIN.of(args)
    return float(x) if ceil(least(s, bargain, x)) <= min(most(s, bargain, x), float(s.coins[s.active])) else -float(x)


def answer_proposal(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """Accept what is better than the reservation price, counter once if the other may agree, else refuse."""
    bargain = AT_BARGAIN.of(args)
    n = max(1, s.pad[bargain + UNITS])
    price = float(s.pad[bargain + PRICE])
    low, high = least(s, bargain, n), most(s, bargain, n)
    if x == REFUSE:
        return -0.2
    if x == ACCEPT:
        return (high - price if p == s.active else price - low) + 0.05
    agreed = p != s.active and ceil(low) <= min(high, float(s.coins[s.active]))
    return -0.1 if s.pad[bargain + PROPOSALS] == 1 and agreed else -0.5


def other_side(s: CrescentMoon, p: int, args: int) -> int:
    """With whom a player bargains: the active player pays, the Sultan gives cards and the Nomad units."""
    if p != s.active:
        return s.active
    return SULTAN if s.pad[AT_BARGAIN.of(args) + OVER] == OVER_CARD else NOMAD


def remark(s: CrescentMoon, p: int, option: int) -> str:
    """Why a price is refused or countered: the payer is about to win, or it is too little, or too much."""
    if option == ACCEPT:
        return ""
    if p == s.active:
        return "remark-too-dear"
    if appraise.dearer(s, p, s.active) > 1:
        return "remark-leader"
    return "remark-counter" if option != REFUSE else "remark-too-little"


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
    cost = 1.0 + 0.5 * spite(s, p, MURSHID)  # what he gains stands against the one who pays
    return helped * stakes(s, p) - x * cost * min(1.0, winning_chance(s, p) + helped)


def weigh_offers(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """An offer counts as much as its maker is likely to win; one point more is asked for where he may agree."""
    if deals.COUNTER.has(x):
        points, maker = deals.COUNTER_WITH.of(x), deals.COUNTERED.of(x)
        agreed = points == 2 and offer_promise(s, maker, 0, points) > 0.0
        return winning_chance(s, maker) * points * 0.5 if agreed else -1.0
    if x == deals.DECLINE:
        return 0.0
    return winning_chance(s, deals.ACCEPTED.of(x)) * s.clash.offers[deals.ACCEPTED.of(x)]


def answer_counter(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """Like an offer of one's own."""
    return offer_promise(s, p, 0, COUNTER_POINTS.of(args)) if x else 0.0
