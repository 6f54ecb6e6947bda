"""The arguments of the steps: what each part of them means, and how far it goes.

What lies on the pad is named first: its place, which several steps share, then what else a step needs to know.
"""

from typing import Final

from rampart.games.great_wall.content.names import ADVISOR_WORDS, HORDE_WORDS, TACTIC_WORDS
from rampart.games.great_wall.tables import (
    CAUSE_WORDS,
    CLERKS,
    FRAMED_WORDS,
    GAIN_WORDS,
    KIND_WORDS,
    LOCATION_WORDS,
    MATERIAL_WORDS,
    MOST_CLANS,
    ORIGIN_WORDS,
    PRODUCTION,
    RESOURCE_WORDS,
    REWARD_WORDS,
    SECTION_WORDS,
    SLOT_WORDS,
    WHERE_WORDS,
    WHO_WORDS,
)
from rampart.games.great_wall.vocabulary import MOMENT_WORDS
from rampart.kernel.codec import (
    Args,
    Part,
    board_place,
    card,
    count,
    flag,
    maybe,
    one_of,
    pad_place,
    seat,
    seats,
    subset,
)

MANY: Final = 15  # of what a decision counts down
MOST_CLAUSES: Final = 512
MOST_ANSWERS: Final = 15
MOST_COMMON: Final = 128  # cards of the table in all modules
FOR_A_GROUP: Final = 63  # resources: more than any group of soldiers costs
ALL_SOLDIERS: Final = 99


def on(place: Part) -> Args:
    """Arguments that begin with the place of a procedure on the pad."""
    args = Args()
    args.laid(place)
    return args


# ---- cards: the payload of a moment, and the clause of a card that is being done
AT_MOMENT: Final = Args()
AT: Final = AT_MOMENT.part("moment", pad_place())
RESPONDING: Final = Args()
ANSWERS_AT: Final = RESPONDING.part("answers", pad_place())
ANSWERS_LEFT: Final = RESPONDING.part("left", subset([f"answer_{i + 1}" for i in range(MOST_ANSWERS)]))
TACTIC_PLAYED: Final = RESPONDING.part("tactic_played", flag())
DOING: Final = Args()
PAYLOAD: Final = DOING.part("at", maybe(pad_place()))
CLAUSE: Final = DOING.part("clause", board_place("clauses", MOST_CLAUSES))
INSTRUCTION: Final = DOING.part("instruction", count(MANY))
CHOOSING_ONE: Final = Args()
CHOOSING_ONE.laid(PAYLOAD)
CHOOSING_ONE.laid(CLAUSE)
ALTERNATIVES: Final = CHOOSING_ONE.part("alternatives", count(MANY))
DONE: Final = Args()
CLAUSE_DONE: Final = DONE.part("clause", board_place("clauses", MOST_CLAUSES))
PLAYED: Final = Args()
CARD_PLAYED: Final = PLAYED.part("card", card("tactics", len(TACTIC_WORDS)))
BOOSTED: Final = PLAYED.part("boosted", flag())
HORDE_ACTING: Final = on(AT)
ACTING_CARD: Final = HORDE_ACTING.part("card", card("hordes", len(HORDE_WORDS)))
COMMON_ACTING: Final = on(AT)
ACTING_COMMON: Final = COMMON_ACTING.part("common", board_place("common", MOST_COMMON))
DOING_FOR_TABLE: Final = Args()
ACTING: Final = DOING_FOR_TABLE.part("acting", pad_place())
TABLE_CLAUSE: Final = DOING_FOR_TABLE.part("clause", board_place("clauses", MOST_CLAUSES))
TABLE_INSTRUCTION: Final = DOING_FOR_TABLE.part("instruction", count(MANY))
ASKING_PLAYERS: Final = Args()
ASKING_PLAYERS.laid(PAYLOAD)
ASKING_PLAYERS.laid(CLAUSE)
ASKED_PLAYERS: Final = ASKING_PLAYERS.part("among", seats(MOST_CLANS))
CONSENTING: Final = Args()
CONSENTING.laid(PAYLOAD)
CONSENTING.laid(CLAUSE)
ASKED_BY: Final = CONSENTING.part("asked_by", seat(MOST_CLANS))
OPENING: Final = Args()
OPENED: Final = OPENING.part("opens", one_of(MOMENT_WORDS))
OPENED_WITH: Final = OPENING.part("x", count(1023))  # a section, or all reasons to end

# ---- resources that are taken, paid or exchanged one by one
TAKING: Final = Args()
TO_TAKE: Final = TAKING.part("left", count(MANY))
TAKEN_OF: Final = TAKING.part("kinds", subset(RESOURCE_WORDS))
TAKEN_FROM: Final = TAKING.part("source", one_of(GAIN_WORDS))
SPENDING: Final = Args()
TO_SPEND: Final = SPENDING.part("left", count(MANY))
ONLY_MATERIALS: Final = SPENDING.part("materials", flag())
EXCHANGING: Final = Args()
TO_EXCHANGE: Final = EXCHANGING.part("left", count(MANY))
FOR_ONE_KIND: Final = EXCHANGING.part("one", flag())
EXCHANGED_FOR: Final = EXCHANGING.part("get", maybe(one_of(RESOURCE_WORDS)))

# ---- spring and summer
ARRIVING: Final = Args()
ARRIVES_BY: Final = ARRIVING.part("cause", one_of(CAUSE_WORDS))
LAYING: Final = Args()
LAID_BEFORE: Final = LAYING.part("section", one_of(SECTION_WORDS))
LAID_BY: Final = LAYING.part("cause", one_of(CAUSE_WORDS))
EARNING: Final = Args()
EARNED: Final = EARNING.part("gained", flag())
INCOME: Final = EARNING.part("n", count(4 * MANY))

# ---- fall
BEGINNING: Final = Args()
BEGUN: Final = BEGINNING.part("begun", flag())
TURN: Final = Args()
TURN_SLOT: Final = TURN.part("slot", count(6))
TAKING_SLOT: Final = Args()
SLOT_TAKER: Final = TAKING_SLOT.part("clan", maybe(count(MOST_CLANS - 1)))  # none: the own or Reed's
IN_FRAME: Final = Args()
FRAME_CARD: Final = IN_FRAME.part("card", one_of(FRAMED_WORDS))
FRAME_NUMBER: Final = IN_FRAME.part("frame", count(3))
PLACING: Final = Args()
PLACED_AT: Final = PLACING.part("placing", pad_place())
MOVING_REED: Final = Args()
REED_MOVES_LEFT: Final = MOVING_REED.part("left", count(MANY))
REED_MOVED: Final = MOVING_REED.part("moved", subset(LOCATION_WORDS))

# ---- activation
ACTIVATING: Final = Args()
ACTIVATION: Final = ACTIVATING.part("activation", pad_place())
ALLOWING: Final = Args()
ALLOWED: Final = ALLOWING.part("allowed", subset(LOCATION_WORDS))
PROMOTING: Final = Args()
PROMOTIONS: Final = PROMOTING.part("n", count(3))
PROMOTED_IN: Final = PROMOTING.part("locations", subset(LOCATION_WORDS[:PRODUCTION]))
EXTRA_IN: Final = PROMOTING.part("extra", subset(LOCATION_WORDS[:PRODUCTION]))
PROMOTION_DISCOUNT: Final = PROMOTING.part("discount", count(3))
DONATING: Final = Args()
WHICH_DONATION: Final = DONATING.part("which", count(MANY))
DONATED_IN: Final = DONATING.part("location", one_of(LOCATION_WORDS[:PRODUCTION]))
SIPPING: Final = Args()
SIPS_ALONE: Final = SIPPING.part("alone", flag())
STUDYING: Final = Args()
TO_STUDY: Final = STUDYING.part("most", count(CLERKS + 2))
DRAWING: Final = Args()
CARDS_DRAWN: Final = DRAWING.part("n", count(len(TACTIC_WORDS)))
DRAWN_BY: Final = DRAWING.part("cause", one_of(CAUSE_WORDS))
DISCARDING: Final = Args()
TO_DISCARD: Final = DISCARDING.part("left", count(len(TACTIC_WORDS)))
HIRING: Final = Args()
HIRES: Final = HIRING.part("left", count(MANY))
HIRES_FREE: Final = HIRING.part("free", flag())
BUILDING: Final = Args()
BUILDS: Final = BUILDING.part("left", count(MANY))
BUILD_DISCOUNT: Final = BUILDING.part("discount", count(MANY))
PAYING: Final = Args()
MATERIALS_DUE: Final = PAYING.part("due", count(MANY))
FROM_WAREHOUSE: Final = PAYING.part("warehouse", flag())
MATERIAL: Final = PAYING.part("material", one_of(MATERIAL_WORDS))
BUILT: Final = Args()
BUILT_AT: Final = BUILT.part("section", one_of(SECTION_WORDS))
BUILT_WALL: Final = BUILT.part("wall", flag())
BUILT_OWN: Final = BUILT.part("own", count(MANY))
BUILT_STORED: Final = BUILT.part("stored", count(MANY))

# ---- headquarters
MARCHING: Final = Args()
MARCHED_FOR: Final = MARCHING.part("attack", maybe(pad_place()))
MARCHES: Final = MARCHING.part("left", count(MANY))
REST_ONLY: Final = MARCHING.part("rest_only", flag())
MARCHING_HOW_MANY: Final = Args()
MARCHING_HOW_MANY.laid(MARCHED_FOR)
MARCH_FROM: Final = MARCHING_HOW_MANY.part("from", one_of(SECTION_WORDS))
MARCH_TO: Final = MARCHING_HOW_MANY.part("to", one_of(SECTION_WORDS))
MARCH_WHO: Final = MARCHING_HOW_MANY.part("who", one_of(WHO_WORDS))
MARCH_RESTING: Final = MARCHING_HOW_MANY.part("rest_only", flag())
MARCHED: Final = Args()
MARCHED_FROM: Final = MARCHED.part("from", one_of(SECTION_WORDS))
MARCHED_TO: Final = MARCHED.part("to", one_of(SECTION_WORDS))

# ---- barracks
RECRUITING: Final = Args()
RECRUITS: Final = RECRUITING.part("recruiting", pad_place())
LEVYING: Final = on(RECRUITS)
LEAST_KIND: Final = LEVYING.part("least", one_of(KIND_WORDS))
OFF_THE_PRICE: Final = on(RECRUITS)
OFF_LEFT: Final = OFF_THE_PRICE.part("left", count(FOR_A_GROUP))
STATIONING: Final = on(RECRUITS)
STATIONED: Final = STATIONING.part("kind", one_of(KIND_WORDS))

# ---- attack
ATTACKING: Final = Args()
ATTACK: Final = ATTACKING.part("attack", pad_place())
STRIKING: Final = Args()
STRIKER: Final = STRIKING.part("kind", one_of(KIND_WORDS))
STRIKES_IN: Final = STRIKING.part("section", one_of(SECTION_WORDS))
REWARDING: Final = Args()
REWARDED_ON: Final = REWARDING.part("slot", one_of(SLOT_WORDS))
REWARD: Final = REWARDING.part("reward", one_of(REWARD_WORDS))
TO_ANNOUNCE: Final = REWARDING.part("second", flag())
TWO_REWARDS: Final = Args()
TWO_REWARDS.laid(REWARDED_ON)
ONE_REWARD: Final = TWO_REWARDS.part("one", one_of(REWARD_WORDS))
OTHER_REWARD: Final = TWO_REWARDS.part("other", one_of(REWARD_WORDS))
ATTACKED: Final = Args()
ATTACKED_ON: Final = ATTACKED.part("slot", one_of(WHERE_WORDS))
ATTACKER: Final = ATTACKED.part("kind", one_of(KIND_WORDS))
FIRST_THERE: Final = ATTACKED.part("first", flag())
NOW_COVERED: Final = ATTACKED.part("covered", flag())
CAME_FROM: Final = ATTACKED.part("origin", one_of(ORIGIN_WORDS))
ATTACKED_AT: Final = ATTACKED.part("before", one_of(SECTION_WORDS))
FROM_AFAR: Final = ATTACKED.part("from_afar", flag())  # a troop's shot: it does not stand on the card
WOUNDING: Final = Args()
WOUNDS: Final = WOUNDING.part("left", count(MANY))
WOUNDED_ON: Final = WOUNDING.part("slots", subset(SLOT_WORDS))
WOUNDED_BY: Final = WOUNDING.part("cause", one_of(CAUSE_WORDS))
MAY_STOP: Final = WOUNDING.part("optional", flag())
ON_ONE_CARD: Final = WOUNDING.part("one_card", flag())

# ---- horde check and killing
CHECKING: Final = Args()
CHECK: Final = CHECKING.part("check", pad_place())
CHECKED: Final = CHECKING.part("at", count(9))
DEFEATING: Final = Args()
DEFEAT: Final = DEFEATING.part("defeat", pad_place())
KILLING: Final = Args()
VICTIMS: Final = KILLING.part("killing", pad_place())
LOSING: Final = on(VICTIMS)
LOST: Final = LOSING.part("lost", count(MANY))
LOST_ON: Final = LOSING.part("slot", one_of(SLOT_WORDS))
LOST_KIND: Final = LOSING.part("kind", one_of(KIND_WORDS))
SAVING_FREE: Final = on(VICTIMS)
SAVED_FREE: Final = SAVING_FREE.part("left", count(ALL_SOLDIERS))

# ---- winter and shame
BEFORE_SECTION: Final = Args()
SECTION: Final = BEFORE_SECTION.part("section", one_of(SECTION_WORDS))
COMPARING: Final = Args()
COMPARISON: Final = COMPARING.part("comparing", pad_place())
BREACHING: Final = on(COMPARISON)
BREACHED: Final = BREACHING.part("section", one_of(SECTION_WORDS))
SHAMING: Final = Args()
SHAME: Final = SHAMING.part("shaming", pad_place())
ASHAMED: Final = Args()
ASHAMED_BY: Final = ASHAMED.part("cause", one_of(CAUSE_WORDS))

# ---- the Spymaster
SPYING: Final = Args()
SPIED: Final = SPYING.part("spying", pad_place())

ADVISORS: Final = len(ADVISOR_WORDS)
