"""The 69 power cards as data: who is paid for them, what they are, and their effects in a few verbs.

An entry of a card is a verb with an amount, and a better amount where its condition holds. The verbs are carried out
by the steps of `steps/cards`; what a card does as an action or at any time is a step of its own.
"""

from typing import Final

from rampart.games.crescent_moon.content.pack_cards import pack_cards
from rampart.games.crescent_moon.content.vocabulary import (
    AS_ATTACKER,
    AS_DEFENDER,
    BATTALION,
    BEHIND_WALLS,
    BREACH,
    BY_SETTLEMENT,
    CALL_RESERVE,
    CALL_UNIT,
    CAMPAIGN_VERB,
    CANCEL,
    EVENT,
    IN_CONTROL,
    IN_DESERT,
    IN_ROUGH_LAND,
    IN_WILD_LAND,
    KEYWORD_ACTION,
    KEYWORD_ANYTIME,
    NEAR_OWN_TOKEN,
    PERSONAGE,
    POST,
    SCORCH,
    SEND_HOME,
    SHELTER,
    SOW_DOUBT,
    SPARE,
    STRATEGY,
    STRENGTHEN,
    UNPAID,
    WEAKEN,
    WITH_OWN_UNIT,
    WITHDRAW,
    Entry,
    PowerCard,
)
from rampart.games.crescent_moon.tables import CALIPH, MURSHID, NOMAD, WARLORD
from rampart.packs import NO_PACK, packs_of

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
PRINTED: Final = 31  # kinds of cards in the box; those of content packs come after them

NONE: Final[list[Entry]] = []

PRINTED_CARDS: Final = [
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

CARDS: Final = PRINTED_CARDS + pack_cards([card.word for card in PRINTED_CARDS])
KINDS: Final = len(CARDS)

# ---- the same by code, for the rules
CARD_WORDS: Final = [card.word for card in CARDS]
COPIES: Final = [card.copies for card in CARDS]
CHARACTER_OF: Final = [card.character for card in CARDS]
TYPE_OF: Final = [card.kind for card in CARDS]
KEYWORDS: Final = [card.keywords for card in CARDS]
IS_ANYTIME: Final = [1 if keywords & KEYWORD_ANYTIME else 0 for keywords in KEYWORDS]
COMBAT_ENTRIES: Final = [card.combat for card in CARDS]
INFLUENCE_ENTRIES: Final = [card.influence for card in CARDS]
GIVES_STRENGTH: Final = [any(x.verb == POST or x.verb == CAMPAIGN_VERB for x in card.combat) for card in CARDS]
CARAVAN_COINS: Final = 5
CORVEE_DISCOUNT: Final = 1


PACKS: Final = [NO_PACK] + [pack.value for pack in packs_of("crescent_moon")]  # the values of the option


def copies_with(pack: int) -> list[int]:
    """How many there are of each kind where a content pack is in play; 0 is none."""
    out = COPIES[:PRINTED] + [0] * (KINDS - PRINTED)
    at = PRINTED
    for i, found in enumerate(packs_of("crescent_moon")):
        for _ in found.cards:
            if i + 1 == pack:
                out[at] = COPIES[at]
            at += 1
    return out


def whole_deck(pack: int = 0) -> list[int]:
    """The 68 cards of the deck and those of a pack; the Campaign starts in the Warlord's hand (CM-009)."""
    copies = copies_with(pack)
    return [kind for kind in range(CAMPAIGN + 1, KINDS) for _ in range(copies[kind])]


def holds_anytime(hand: list[int]) -> bool:
    """Is there an anytime card in the hand, of use or not?"""
    for card in hand:
        if IS_ANYTIME[card]:
            return True
    return False


def counts_of(cards: list[int]) -> list[int]:
    out = [0] * KINDS
    for card in cards:
        out[card] += 1
    return out
