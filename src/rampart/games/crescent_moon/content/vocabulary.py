"""The vocabulary of power cards: types, keywords, verbs and conditions, and how a card is written in them."""

from typing import Final

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
CONDITION_WORDS: Final = [
    "always", "as_attacker", "as_defender", "in_desert", "in_rough_land", "behind_walls", "by_settlement",
    "near_own_token", "with_own_unit", "in_control", "in_wild_land",
]  # fmt: skip
CONTEST_VERBS: Final = ["cancel", "strengthen", "sow_doubt"]  # what entries of a contest may do


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
