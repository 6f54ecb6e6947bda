"""What things are worth in Crescent Moon, in victory points: hexes, tokens, units, coins, cards, and fights for them.

All of it is read from what the player sees: of other hands only the number of cards counts.
"""

from math import exp
from typing import Final

from rampart.games.crescent_moon.content.power_cards import (
    BRIBERY,
    CAMPAIGN,
    COMBAT_ENTRIES,
    DESTROYER,
    INFLUENCE_ENTRIES,
    KEYWORDS,
    TYPE_OF,
)
from rampart.games.crescent_moon.content.vocabulary import (
    BATTALION,
    KEYWORD_ACTION,
    PERSONAGE,
    POST,
    SPARE,
    STRENGTHEN,
    WEAKEN,
)
from rampart.games.crescent_moon.scoring import (
    CITIES_IN_FIRST_YEAR,
    COINS_FOR_A_POINT,
    FIRST_YEAR_POINTS,
    FULL_CITIES,
    MOST_CONVERTED,
    MOST_NETWORK_POINTS,
    MOST_TERRAIN_POINTS,
    NOMAD_TOKENS_IN_FIRST_YEAR,
    TOKENS_IN_FIRST_YEAR,
    TREASURY,
    is_wild,
    objectives,
)
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.steps.influence import has_military, has_settlement, participants
from rampart.games.crescent_moon.steps.verbs import defences
from rampart.games.crescent_moon.tables import (
    ATTACKING,
    CALIPH,
    CITY,
    DEFENDING,
    FROM_FIRST_YEAR,
    MURSHID,
    NO_ONE,
    NOMAD,
    QUARRY_LAND,
    ROUNDS,
    SACK_COINS,
    SACK_POINTS,
    SULTAN,
    TERRAIN_INCOME,
    TOWN,
    WARLORD,
    YEAR_CHOICES,
    YEARS,
)

COIN: Final = [0.14, 0.3, 0.22, 0.3, 0.42]  # what a coin is worth to each character
RICH: Final = [6, 8, 18, 8, 11]  # with more coins than these a further one is worth less
GROWTH: Final = [1.6, 0.5, 0.0, 0.3, 0.3]  # by how much a scoring usually grows with each round
YEARLY: Final = [10.0, 12.0, 8.0, 9.4, 8.7]  # what a year to come usually brings
KEPT: Final = 0.2  # how much more it brings for each point that the objectives are worth now
SPARE_TOKEN: Final = 0.25  # what a token beyond those that score is worth a year
APPROACH: Final = [0.45, 0.25, 0.2, 0.12]  # how likely the Warlord comes from hexes so far away
LEAST_SPITE: Final = 0.05
MOST_SPITE: Final = 1.0
LEVEL: Final = 2.0
CLOSENESS: Final = 2.5
LATER: Final = 0.65  # what a scoring of a later year counts beside the next one
HIDDEN_IN_COMBAT: Final = 0.55  # strength expected of a card in another's hand
HIDDEN_IN_CONTEST: Final = 0.4
MOST_HIDDEN: Final = 2.5


def scorings(s: CrescentMoon) -> float:
    """How many scorings are still to come, later ones counting less."""
    left = YEAR_CHOICES[s.config[YEARS]] - max(1, s.year)
    return 1.0 + LATER * left


def later_years(s: CrescentMoon) -> int:
    """Years that follow this one, each with an income and reserves."""
    return YEAR_CHOICES[s.config[YEARS]] - max(1, s.year)


def actions_left(s: CrescentMoon) -> int:
    """Actions of a player after this one."""
    return later_years(s) * ROUNDS + ROUNDS - s.round


def likely(edge: float) -> float:
    """The chance that an edge in strength holds, from 0 to 1."""
    if edge >= 3.0:
        return 0.97
    if edge <= -3.0:
        return 0.03
    return 0.5 + edge / 6.4


def coin(s: CrescentMoon, p: int) -> float:
    """What a coin is worth to a player as things are; none is worth much when little is left to buy."""
    if p == NOMAD:
        still = COINS_FOR_A_POINT * MOST_CONVERTED * (1 + later_years(s)) - 4 * later_years(s)
        return COIN[p] if s.coins[p] < still else 0.08
    worth = COIN[p] if s.coins[p] <= RICH[p] else 0.4 * COIN[p]
    if p == SULTAN and s.coins[p] <= RICH[p]:
        return worth
    return worth if actions_left(s) > 2 else 0.4 * worth


# ---- hexes, tokens, units


def control_worth(s: CrescentMoon, p: int, h: int) -> float:
    """What the control of a hex is worth to a player until the end."""
    land = s.land()
    terrain = land.terrain[h]
    income = TERRAIN_INCOME[terrain] + s.settlements[h] + 1 + (1 if s.influence[h] == SULTAN else 0)
    worth = income * COIN[p] * later_years(s)
    each = 0.0
    if h == land.sacred_site and p != MURSHID and (p != SULTAN or s.settlements[h] >= 0):
        each += 2.0
    if p == CALIPH:
        each += 1.15
        if terrain == QUARRY_LAND:
            each += 1.0
        if s.settlements[h] >= 0:
            each += 0.7
        if h == land.ford:
            each += 2.0
            if s.year <= 1:
                worth += FIRST_YEAR_POINTS
    return worth + each * scorings(s)


def token_worth(s: CrescentMoon, p: int, h: int) -> float:
    """What an influence token in a hex would be worth to a player."""
    land = s.land()
    tokens = s.influence.count(p)
    sacred = 2.0 if h == land.sacred_site else 0.0
    if p == MURSHID:
        fresh = 1.0
        kinds = 0
        for other in range(land.size):
            if s.influence[other] == MURSHID:
                kinds |= 1 << land.terrain[other]
        if kinds >> land.terrain[h] & 1 or kinds.bit_count() >= MOST_TERRAIN_POINTS:
            fresh = 0.0
        early = FIRST_YEAR_POINTS * 0.6 if s.year <= 1 and tokens < TOKENS_IN_FIRST_YEAR else 0.0
        each = 1.0 if tokens < MOST_NETWORK_POINTS else SPARE_TOKEN
        return (each + fresh + sacred) * scorings(s) + early + 0.05 * len(s.near(h))
    if p == NOMAD:
        wild = 1.0 if is_wild(land.terrain[h]) else 0.0
        early = FIRST_YEAR_POINTS * 0.8 if s.year <= 1 and tokens < NOMAD_TOKENS_IN_FIRST_YEAR else 0.0
        return (wild + sacred) * scorings(s) + early + 1.0 * later_years(s)
    if p == WARLORD:
        return 1.1 * unit_worth(s, WARLORD) + (0.3 if tokens < 3 else 0.0)
    if p == CALIPH:
        foothold = 0.3 * control_worth(s, p, h) if s.controller(h) == NO_ONE and actions_left(s) else 0.0
        return 0.55 * later_years(s) + 0.1 + foothold
    return 2 * COIN[SULTAN] * later_years(s) + 0.1


def unit_worth(s: CrescentMoon, p: int) -> float:
    """What one more unit on the land is worth to a player."""
    left = actions_left(s)
    if p == WARLORD:
        return 0.62 if left >= 3 else 0.2 * left
    if p == CALIPH:
        return 0.75 if left >= 2 else 0.25
    if p == NOMAD:
        return 0.35 + 0.3 * scorings(s)
    return 0.45 if left >= 2 else 0.15


# ---- combat


def card_strength(s: CrescentMoon, p: int) -> float:
    """The strength the combat cards in one's own hand would give, roughly."""
    n = 0.0
    for card in s.hands[p]:
        if card != CAMPAIGN and card >= 0:
            n += combat_gain(card)
    return min(4.0, n)


def combat_gain(card: int) -> float:
    """What a card brings in a combat, in strength."""
    n = 0.0
    for entry in COMBAT_ENTRIES[card]:
        if entry.verb == STRENGTHEN or entry.verb == WEAKEN:
            n += (entry.amount + entry.better) / 2
        elif entry.verb == POST:
            n += 1.0
        elif entry.verb == SPARE:
            n += 0.4
        else:
            n += 0.7
    return n + (0.5 if card == DESTROYER else 0.0)


def hidden_strength(s: CrescentMoon, p: int) -> float:
    """The strength that another's hidden cards may give him in a combat."""
    return min(MOST_HIDDEN, HIDDEN_IN_COMBAT * len(s.hands[p]))


def booty(s: CrescentMoon, p: int, defender: int, h: int) -> float:
    """Points and coins for sacking what stands in a hex."""
    worth = 0.0
    buildings = defences(s, defender, h) if defender != NO_ONE else []
    if s.settlements[h] >= 0:
        buildings.append(TOWN + s.settlements[h])
    for building in buildings:
        worth += SACK_COINS[building] * coin(s, p)
        if p == WARLORD:
            worth += SACK_POINTS[building]
            if s.year <= 1 and s.sacked < 3:
                worth += 0.6
    return worth


def spite(s: CrescentMoon, p: int, victim: int) -> float:
    """What a point less for another is worth to a player: nearly a point of his own if that one is likely to win."""
    ahead = -100.0
    own = prospects(s, victim)
    for q in range(s.seats):
        if q != victim:
            ahead = max(ahead, prospects(s, q))
    margin = own - ahead
    return LEAST_SPITE + (MOST_SPITE - LEAST_SPITE) / (1.0 + exp(-(margin + LEVEL) / CLOSENESS))


def prospects(s: CrescentMoon, p: int) -> float:
    """The points a player will have in the end if things go on as they usually do, roughly."""
    now = objectives(s, p, s.year <= 1)
    first = now[FROM_FIRST_YEAR]
    level = float(sum(now) - first)
    if p == NOMAD:
        level += min(MOST_CONVERTED, 3 + s.coins[NOMAD] // 4)
    years = later_years(s)
    rounds = ROUNDS - s.round + 1
    grown = GROWTH[p] * rounds + YEARLY[p] * years
    return s.vp(p) + level * (1.0 + KEPT * years) + first + grown


def held_hexes(s: CrescentMoon, p: int) -> int:
    """How many hexes a player controls."""
    n = 0
    for h in range(len(s.influence)):
        if s.controller(h) == p:
            n += 1
    return n


def price_worth(s: CrescentMoon, p: int, price: int) -> float:
    """What it hurts to pay a price; the Sultan minds the steps of his treasury (OBJ-S2)."""
    if p != SULTAN:
        return price * coin(s, p)
    steps = 0
    for step in TREASURY:
        if s.coins[p] >= step > s.coins[p] - price:
            steps += 1
    return 0.85 * steps + price * (0.12 if actions_left(s) > 2 else 0.03)


def attack_worth(s: CrescentMoon, p: int, h: int, units: int) -> float:
    """What an attack with so many units on a hex is worth."""
    defender = s.controller(h)
    if defender == NO_ONE:
        return booty(s, p, NO_ONE, h) + 0.5 * control_worth(s, p, h)
    pieces = s.strength_of_pieces(defender, h)
    campaign = units // 2 if p == WARLORD and CAMPAIGN in s.hands[p] else 0
    attack = units + campaign + card_strength(s, p)
    defence = pieces + hidden_strength(s, defender)
    if s.influence[h] == MURSHID and p != MURSHID:
        defence += 0.4
    chance = likely(attack - defence + 0.4)
    lost = min(units, pieces // 2) + (campaign if attack - campaign < defence else 0)
    remains = 1.0 if units - lost >= 1 else 0.25
    foes = s.units(defender, h)
    killed = min(foes, int(attack) // 2)
    gain = remains * (booty(s, p, defender, h) + 0.7 * control_worth(s, p, h))
    gain += spite(s, p, defender) * (0.7 * control_worth(s, defender, h) + 0.5 * foes)
    blood = float(killed) if p == WARLORD else 0.0
    cost = unit_worth(s, p) * lost
    return chance * (gain + blood) + (1.0 - chance) * 0.7 * blood - cost - (1.0 - chance) * 0.3 * units


# ---- contests


def card_influence(s: CrescentMoon, p: int) -> float:
    """The influence the cards in one's own hand would give, roughly."""
    n = 0.0
    for card in s.hands[p]:
        if card >= 0:
            n += influence_gain(card)
    return min(4.0, n)


def influence_gain(card: int) -> float:
    """What a card brings in a contest."""
    n = 0.0
    for entry in INFLUENCE_ENTRIES[card]:
        n += (entry.amount + entry.better) / 2 if entry.verb == STRENGTHEN else 0.8
    return n


def contest_edge(s: CrescentMoon, viewer: int, p: int, h: int) -> float:
    """By how much the side of a player who influences a hex is ahead, but for the cards of the viewer."""
    owner = s.influence[h]
    hated = owner != NO_ONE and spite(s, viewer, owner) > spite(s, viewer, p)
    military = [has_military(s, p, h), False]
    civil = [1.0 if has_settlement(s, p, h) else 0.0, 0.0]
    if p != viewer:
        civil[ATTACKING] += hidden_influence(s, p)
    for q in participants(s, p, h):
        side = ATTACKING if hated and q != owner and q != MURSHID and q != viewer else DEFENDING
        if has_military(s, q, h):
            military[side] = True
        if has_settlement(s, q, h) or owner == q:
            civil[side] += 1.0
        if q != viewer:
            civil[side] += hidden_influence(s, q) * (1.0 if owner == q or q == MURSHID else 0.4)
    ahead = civil[ATTACKING] - civil[DEFENDING] + (1.0 if military[ATTACKING] else 0.0)
    ahead -= 1.0 if military[DEFENDING] else 0.0
    return ahead + (-0.6 if owner == MURSHID and p != MURSHID else 0.5)


def hidden_influence(s: CrescentMoon, p: int) -> float:
    """The influence that another's hidden cards may give him in a contest."""
    each = 2.0 * HIDDEN_IN_CONTEST if p == MURSHID else HIDDEN_IN_CONTEST
    return min(MOST_HIDDEN, each * len(s.hands[p]))


def contest_chance(s: CrescentMoon, p: int, h: int) -> float:
    """The chance that an Influence action on a hex succeeds."""
    if not participants(s, p, h):
        return 1.0
    return likely(1.6 * (contest_edge(s, p, p, h) + card_influence(s, p) - 0.3))


def influence_worth(s: CrescentMoon, p: int, h: int) -> float:
    """What it is worth to try to place a token in a hex."""
    chance = contest_chance(s, p, h)
    worth = token_worth(s, p, h)
    owner = s.influence[h]
    if owner != NO_ONE:
        worth += spite(s, p, owner) * token_worth(s, owner, h)
    return chance * worth - (0.2 if chance < 1.0 else 0.0)


# ---- buildings and cards


def city_worth(s: CrescentMoon, h: int) -> float:
    """What a city in a hex is worth to the Sultan, if it stands when years are scored."""
    cities = s.settlements.count(1)
    each = 2.0 if cities < FULL_CITIES else 1.0
    if s.open_to(SULTAN, h):
        each += 0.6
    early = 0.0
    if s.year <= 1 and cities < CITIES_IN_FIRST_YEAR:
        early = FIRST_YEAR_POINTS * (0.9 if cities == CITIES_IN_FIRST_YEAR - 1 else 0.45)
    stands = (1.0 - hazard(s, h, 0)) ** raids_left(s)
    later = 0.6 * LATER * later_years(s) * stands * each
    feeds = spite(s, SULTAN, WARLORD) * SACK_POINTS[CITY] * (1.0 - 0.7 * stands)
    return stands * (each + early) + later + 2 * COIN[SULTAN] * later_years(s) - feeds


def town_worth(s: CrescentMoon, h: int) -> float:
    """What a town in a hex is worth to the Sultan: mostly as a city to be."""
    pending = s.settlements.count(0)
    soon = 0.5 if pending < 2 else 0.35 if pending < 4 else 0.1
    if s.coins[SULTAN] < 2 * (pending + 2):
        soon *= 0.5  # no coins to make a city of it
    future = soon * max(0.0, city_worth(s, h)) if actions_left(s) >= 1 and s.cities_left() else 0.0
    sacred = 2.0 * scorings(s) if h == s.land().sacred_site and s.open_to(SULTAN, h) else 0.0
    sacked = 1.0 - (1.0 - hazard(s, h, 0)) ** raids_left(s)
    feeds = spite(s, SULTAN, WARLORD) * SACK_POINTS[TOWN] * sacked
    return future + sacred * (1.0 - sacked) + COIN[SULTAN] * later_years(s) + 0.3 - feeds


def raids_left(s: CrescentMoon) -> int:
    """How often the Warlord, who goes first, still acts before the next scoring."""
    return ROUNDS - max(1, s.round)


def hazard(s: CrescentMoon, h: int, more: int) -> float:
    """The chance that an action of the Warlord goes against a hex defended with so much more strength."""
    owner = s.controller(h)
    if owner == WARLORD:
        return 0.3
    defence = (s.strength_of_pieces(owner, h) if owner != NO_ONE else 0) + more
    cards = hidden_strength(s, owner) if owner != NO_ONE else 0.0
    worst = 0.05
    seen = 1 << h
    ring = [h]
    for distance in range(len(APPROACH)):
        further: list[int] = []
        for place in ring:
            for other in s.near(place):
                if not seen >> other & 1:
                    seen |= 1 << other
                    worst = max(worst, APPROACH[distance] * strike_chance(s, other, distance, defence, cards))
                    if s.open_to(WARLORD, other):
                        further.append(other)
        ring = further
    return worst


def strike_chance(s: CrescentMoon, h: int, distance: int, defence: int, cards: float) -> float:
    """The chance that units of the Warlord in a hex, or some he bribes there, overcome a defence."""
    n = s.units(WARLORD, h)
    if n == 0 and distance == 0 and s.coins[WARLORD] >= 3 and s.seats > NOMAD:
        n = min(2, s.mercenaries[NOMAD][h])
    if n == 0:
        return 0.0
    return likely(n + n // 2 + 0.4 - defence - cards) if defence else 1.0


def guard_worth(s: CrescentMoon, h: int, more: int) -> float:
    """What more strength in the hex of a settlement is worth to the Sultan."""
    if s.settlements[h] < 0:
        return 0.0
    worth = 2.0 * (1.0 + 0.5 * later_years(s)) + SACK_POINTS[CITY] * spite(s, SULTAN, WARLORD)
    if s.settlements[h] == 0:
        worth *= 0.5
    raids = raids_left(s) + min(2, later_years(s))
    before = (1.0 - hazard(s, h, 0)) ** raids
    return worth * ((1.0 - hazard(s, h, more)) ** raids - before)


def stronghold_worth(s: CrescentMoon, p: int, h: int, castle: bool) -> float:
    """What a fort, or a castle in its place, is worth to a player."""
    guard = guard_worth(s, h, 1) if p == SULTAN else 0.0
    if p == NOMAD and s.influence[h] == NOMAD and not s.units(p, h):
        guard = 0.25 * token_worth(s, p, h)
    if castle:
        reserve = 0.5 * later_years(s) if p == CALIPH else 0.0
        return reserve + guard + 0.3 + (0.2 * control_worth(s, p, h) if threatened(s, p, h) else 0.0)
    if s.controller(h) == p:
        hold = 0.5 if p == CALIPH else 0.1  # his units walk on and leave forts behind
        return 0.15 + guard + max(hold, 0.3 if threatened(s, p, h) else 0.0) * control_worth(s, p, h)
    return control_worth(s, p, h) * (0.65 if threatened(s, p, h) else 0.9) + guard


def threatened(s: CrescentMoon, p: int, h: int) -> bool:
    """Do units of another stand next to the hex?"""
    for other in s.near(h):
        owner = s.controller(other)
        if owner != NO_ONE and owner != p and s.units(owner, other):
            return True
    return False


def card_worth(s: CrescentMoon, p: int, card: int) -> float:
    """What a card is worth in a hand, in points."""
    fight = 0.5 if p == WARLORD or p == CALIPH else 0.3
    talk = 0.45 if p == MURSHID or p == NOMAD else 0.2
    worth = fight * combat_gain(card) + talk * influence_gain(card)
    if TYPE_OF[card] == PERSONAGE or TYPE_OF[card] == BATTALION:
        worth *= 1.0 + 0.4 * later_years(s)
    if KEYWORDS[card] & KEYWORD_ACTION:
        worth += 0.6
    if card == BRIBERY:
        worth -= 0.3
    worth += 0.2
    if len(s.hands[p]) >= 5:
        worth *= 0.4
    return worth if actions_left(s) >= 2 else 0.3 * worth
