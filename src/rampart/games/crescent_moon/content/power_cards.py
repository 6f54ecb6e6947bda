"""The 69 power cards as data: who is paid for them, what they are, and their effects in a few verbs.

An entry of a card is a verb with an amount, and a better amount where its condition holds. The verbs are carried out
by the steps of `steps/cards`; what a card does as an action or at any time is a step of its own.
"""

from typing import Final

from rampart.games.crescent_moon.tables import CALIPH, MURSHID, NOMAD, WARLORD

# ---- types
EVENT: Final = 0
PERSONAGE: Final = 1
BATTALION: Final = 2
STRATEGY: Final = 3
TYPE_WORDS: Final = ["event", "personage", "battalion", "strategy"]

# ---- keywords
KEYWORD_COMBAT: Final = 1
KEYWORD_INFLUENCE: Final = 2
KEYWORD_ACTION: Final = 4
KEYWORD_ANYTIME: Final = 8
KEYWORD_WORDS: Final = ["combat", "influence", "action", "anytime"]

# ---- verbs of entries
CAMPAIGN_VERB: Final = 0  # assign half of the units, one strength for each, and lose them
CANCEL: Final = 1  # discard a personage card that was played
STRENGTHEN: Final = 2  # more strength for the own side
WEAKEN: Final = 3  # less strength for the opponent
POST: Final = 4  # assign a unit, one strength for each
SHELTER: Final = 5  # assign units, one loss less for each
SPARE: Final = 6  # fewer losses
CALL_UNIT: Final = 7  # a unit from an adjacent hex joins, assigned
CALL_RESERVE: Final = 8  # an ordinary unit from the reserve card joins, assigned
WITHDRAW: Final = 9  # units leave for adjacent hexes
BREACH: Final = 10  # assign a unit: the fort or castle has no strength
SCORCH: Final = 11  # nothing can be sacked
SEND_HOME: Final = 12  # a mercenary leaves, and one joins, assigned
UNPAID: Final = 13  # mercenaries of the opponent have no strength
SOW_DOUBT: Final = 14  # less influence for the side of a player of choice
VERB_WORDS: Final = [
    "campaign", "cancel", "strengthen", "weaken", "post", "shelter", "spare", "call_unit", "call_reserve", "withdraw",
    "breach", "scorch", "send_home", "unpaid", "sow_doubt",
]  # fmt: skip

# ---- conditions
ALWAYS: Final = 0
AS_ATTACKER: Final = 1
AS_DEFENDER: Final = 2
IN_DESERT: Final = 3
IN_ROUGH_LAND: Final = 4  # wilderness or mountain
BEHIND_WALLS: Final = 5  # the defender, with a fort or castle in the active hex
BY_SETTLEMENT: Final = 6  # one in a town, two in a city
NEAR_OWN_TOKEN: Final = 7
WITH_OWN_UNIT: Final = 8
IN_CONTROL: Final = 9
IN_WILD_LAND: Final = 10  # wilderness, mountain or desert


class Entry:
    """One effect of a card: a verb, its amount, and a better amount where the condition holds."""

    def __init__(self, verb: int, amount: int, better: int = -1, condition: int = ALWAYS) -> None:
        self.verb = verb
        self.amount = amount
        self.better = better if better >= 0 else amount
        self.condition = condition


class PowerCard:
    """A kind of power card: its letters in the rules, its word, how many there are, and what it does."""

    def __init__(
        self,
        letters: str,
        word: str,
        copies: int,
        character: int,
        kind: int,
        combat: list[Entry],
        influence: list[Entry],
        other: int = 0,
    ) -> None:
        self.letters = letters
        self.word = word
        self.copies = copies
        self.character = character
        self.kind = kind
        self.combat = combat
        self.influence = influence
        self.keywords = other | (KEYWORD_COMBAT if combat else 0) | (KEYWORD_INFLUENCE if influence else 0)


# ---- codes, in the order of the list of cards
CAMPAIGN: Final = 0
ASSASSINATION: Final = 1
IMAM: Final = 2
BRIBERY: Final = 3
REBELLION: Final = 4
PREACHER: Final = 5
INFORMER: Final = 6
MISSIONARY: Final = 7
SABOTAGE: Final = 8
DESTROYER: Final = 9
RAIDERS: Final = 10
COERCION: Final = 11
HORSE_ARCHERS: Final = 12
LIGHTNING_RAID: Final = 13
FORCED_MARCH: Final = 14
TERROR: Final = 15
GUARD: Final = 16
INFANTRY: Final = 17
GENERAL: Final = 18
SIEGE_ENGINES: Final = 19
VIZIER: Final = 20
SHIPS: Final = 21
CORVEE: Final = 22
SCORCHED_EARTH: Final = 23
ELDER: Final = 24
CAMEL_CAVALRY: Final = 25
CARAVAN: Final = 26
AMBUSH: Final = 27
GUIDES: Final = 28
UNPAID_WAGES: Final = 29
SHEIKH: Final = 30
KINDS: Final = 31

NONE: Final[list[Entry]] = []

CARDS: Final = [
    PowerCard("CAM", "campaign", 1, WARLORD, STRATEGY, [Entry(CAMPAIGN_VERB, 1)], NONE),
    PowerCard("ASN", "assassination", 4, MURSHID, EVENT, [Entry(CANCEL, 1)], [Entry(CANCEL, 1)]),
    PowerCard("IMA", "imam", 3, MURSHID, PERSONAGE, NONE, [Entry(STRENGTHEN, 2)]),
    PowerCard("BRI", "bribery", 3, MURSHID, EVENT, [Entry(WEAKEN, 1)], [Entry(SOW_DOUBT, 1)]),
    PowerCard(
        "REB", "rebellion", 2, MURSHID, EVENT,
        [Entry(STRENGTHEN, 0, 1, BY_SETTLEMENT)], [Entry(STRENGTHEN, 0, 1, BY_SETTLEMENT)],
    ),
    PowerCard("PRE", "preacher", 2, MURSHID, PERSONAGE, NONE, [Entry(STRENGTHEN, 1, 2, NEAR_OWN_TOKEN)]),
    PowerCard("INF", "informer", 2, MURSHID, EVENT, NONE, NONE, KEYWORD_ANYTIME),
    PowerCard("MIS", "missionary", 2, MURSHID, EVENT, NONE, NONE, KEYWORD_ACTION),
    PowerCard("SAB", "sabotage", 2, MURSHID, EVENT, NONE, NONE, KEYWORD_ACTION),
    PowerCard("DES", "destroyer", 2, WARLORD, PERSONAGE, [Entry(CALL_UNIT, 1), Entry(CALL_RESERVE, 1)], NONE),
    PowerCard("RAI", "raiders", 3, WARLORD, BATTALION, [Entry(SHELTER, 3)], NONE),
    PowerCard("COE", "coercion", 2, WARLORD, EVENT, NONE, [Entry(STRENGTHEN, 2)]),
    PowerCard(
        "HAR", "horse_archers", 3, WARLORD, BATTALION, [Entry(STRENGTHEN, 0, 1, AS_ATTACKER), Entry(POST, 1)], NONE
    ),
    PowerCard("LRD", "lightning_raid", 2, WARLORD, EVENT, NONE, NONE, KEYWORD_ACTION),
    PowerCard("FMA", "forced_march", 2, WARLORD, EVENT, NONE, NONE, KEYWORD_ANYTIME),
    PowerCard("TER", "terror", 2, WARLORD, EVENT, [Entry(WEAKEN, 1)], [Entry(STRENGTHEN, 1, 2, WITH_OWN_UNIT)]),
    PowerCard("GUA", "guard", 3, CALIPH, BATTALION, [Entry(STRENGTHEN, 0, 1, AS_DEFENDER), Entry(POST, 1)], NONE),
    PowerCard("IFY", "infantry", 3, CALIPH, BATTALION, [Entry(POST, 1), Entry(SPARE, 1)], NONE),
    PowerCard("GEN", "general", 2, CALIPH, PERSONAGE, [Entry(STRENGTHEN, 1), Entry(WITHDRAW, 2)], NONE),
    PowerCard(
        "SIE", "siege_engines", 2, CALIPH, BATTALION,
        [Entry(BREACH, 0, 1, AS_ATTACKER), Entry(STRENGTHEN, 0, 1, BEHIND_WALLS)], NONE,
    ),
    PowerCard("VIZ", "vizier", 2, CALIPH, PERSONAGE, NONE, [Entry(STRENGTHEN, 1, 2, IN_CONTROL)]),
    PowerCard("SHI", "ships", 2, CALIPH, EVENT, NONE, NONE, KEYWORD_ANYTIME),
    PowerCard("COR", "corvee", 1, CALIPH, EVENT, NONE, NONE, KEYWORD_ACTION),
    PowerCard("SCO", "scorched_earth", 1, CALIPH, EVENT, [Entry(SCORCH, 0, 1, AS_DEFENDER)], NONE),
    PowerCard("ELD", "elder", 3, NOMAD, PERSONAGE, [Entry(SEND_HOME, 1)], NONE),
    PowerCard(
        "CCA", "camel_cavalry", 3, NOMAD, BATTALION, [Entry(STRENGTHEN, 0, 1, IN_DESERT), Entry(POST, 1)], NONE
    ),
    PowerCard("CRV", "caravan", 3, NOMAD, EVENT, NONE, NONE, KEYWORD_ACTION),
    PowerCard("AMB", "ambush", 2, NOMAD, EVENT, [Entry(STRENGTHEN, 1, 2, IN_ROUGH_LAND)], NONE),
    PowerCard("GUI", "guides", 2, NOMAD, EVENT, NONE, NONE, KEYWORD_ANYTIME),
    PowerCard("WAG", "unpaid_wages", 2, NOMAD, EVENT, [Entry(UNPAID, 2)], NONE),
    PowerCard("SHE", "sheikh", 1, NOMAD, PERSONAGE, NONE, [Entry(STRENGTHEN, 1, 2, IN_WILD_LAND)]),
]  # fmt: skip

# ---- the same by code, for the rules
CARD_WORDS: Final = [card.word for card in CARDS]
COPIES: Final = [card.copies for card in CARDS]
CHARACTER_OF: Final = [card.character for card in CARDS]
TYPE_OF: Final = [card.kind for card in CARDS]
KEYWORDS: Final = [card.keywords for card in CARDS]
COMBAT_ENTRIES: Final = [card.combat for card in CARDS]
INFLUENCE_ENTRIES: Final = [card.influence for card in CARDS]
GIVES_STRENGTH: Final = [any(x.verb == POST or x.verb == CAMPAIGN_VERB for x in card.combat) for card in CARDS]
CARAVAN_COINS: Final = 5
CORVEE_DISCOUNT: Final = 1


def whole_deck() -> list[int]:
    """The 68 cards of the deck; the Campaign starts in the Warlord's hand (CM-009)."""
    return [kind for kind in range(CAMPAIGN + 1, KINDS) for _ in range(COPIES[kind])]


def counts_of(cards: list[int]) -> list[int]:
    """Cards as counts by kind."""
    out = [0] * KINDS
    for card in cards:
        out[card] += 1
    return out
