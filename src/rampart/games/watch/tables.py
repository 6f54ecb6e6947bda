"""Codes and fixed data of the Brotherhood of the Watch."""

from typing import Final

# ---- modes
WATCH_MODE: Final = 0
BASE: Final = 1
WATCH56: Final = 2
CLASSIC: Final = 3
MODE_WORDS: Final = ["watch", "base", "watch56", "classic"]
MOST_SEATS: Final = 6

# ---- resources
LUMBER: Final = 0
BRICK: Final = 1
WOOL: Final = 2
GRAIN: Final = 3
ORE: Final = 4
RESOURCES: Final = 5
RESOURCE_WORDS: Final = ["lumber", "brick", "wool", "grain", "ore"]
BANK_SIZE: Final = 19
BANK_SIZE_56: Final = 24

# ---- terrain: the first five produce the resource of the same code
FOREST: Final = 0
HILLS: Final = 1
PASTURE: Final = 2
FIELDS: Final = 3
MOUNTAINS: Final = 4
ICE: Final = 5
DESERT: Final = 6
TERRAIN_WORDS: Final = ["forest", "hills", "pasture", "fields", "mountains", "ice", "desert"]

# ---- number tokens: 2 to 12 stand for themselves
NO_NUMBER: Final = 0
TWO_TWELVE: Final = 13
NUMBER_WORDS: Final = ["none", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "2/12"]
LAND_WORDS: Final = [f"{terrain}:{number}" for terrain in TERRAIN_WORDS for number in NUMBER_WORDS]  # of a hex
COMPASS_WORDS: Final = ["n", "ne", "e", "se", "s", "sw", "w", "nw"]
PIPS: Final = [0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1, 2]

# ---- markets: the first five trade their resource 2:1
ANY_RESOURCE: Final = 5
MARKET_WORDS: Final = [*RESOURCE_WORDS, "any"]

# ---- buildings on intersections: a settlement of a seat is the seat, a keep is the seat + KEEP; -1 is empty
KEEP: Final = 6
BUILDING_WORDS: Final = [f"settlement_{p}" for p in range(MOST_SEATS)] + [f"keep_{p}" for p in range(MOST_SEATS)]
SEAT_WORDS: Final = [f"seat_{p}" for p in range(MOST_SEATS)]
ROADS: Final = 15
SETTLEMENTS: Final = 5
KEEPS: Final = 4
GUARDS: Final = 7

# ---- costs, as resources one by one
ROAD_COST: Final = [1, 1, 0, 0, 0]
SETTLEMENT_COST: Final = [1, 1, 1, 1, 0]
KEEP_COST: Final = [0, 0, 0, 2, 3]
CARD_COST: Final = [0, 0, 1, 1, 1]
GUARD_COST: Final = [1, 1, 1, 0, 0]

# ---- development cards
PATROL: Final = 0
WINTER: Final = 1
ROAD_BUILDING: Final = 2
NEW_GUARD: Final = 3
MONOPOLY: Final = 4
VP_CARD: Final = 5
CARDS: Final = 6
NO_CARDS: Final = [0] * CARDS
CARD_WORDS: Final = ["patrol", "winter", "road_building", "new_guard", "monopoly", "vp_card"]
MOST_ALIKE: Final = 20
DECKS: Final = [[14, 2, 2, 2, 0, 5], [14, 2, 2, 0, 0, 5], [20, 3, 3, 3, 0, 5], [14, 2, 2, 0, 2, 5]]  # by mode

# ---- the Wall and what lies north of it
SECTIONS: Final = [4, 0, 6, 0]  # by mode
CLANS: Final = [3, 0, 5, 0]
CLAN_WORDS: Final = ["ice", "cave", "horn", "rattle", "heart"]
MOST_CLANS: Final = 5
MOST_SECTIONS: Final = 6
SECTION_WORDS: Final = ["1", "2", "3", "4", "5", "6"]
SPACES: Final = 5  # for guards on a section
CAMPS: Final = 5  # of a clan
RUSH_AT: Final = 5
MOST_BREACHES: Final = 3
MOST_IN_GIFT: Final = 7

REGULAR: Final = 0
CLIMBER: Final = 1
GIANT: Final = 2
MAMMOTH: Final = 3
TYPES: Final = 4
TYPE_WORDS: Final = ["regular", "climber", "giant", "mammoth"]
FIGURES: Final = [[24, 8, 8, 0], [0, 0, 0, 0], [24, 8, 8, 8], [0, 0, 0, 0]]  # by mode
TOKENS_OF_A_CLAN: Final = [12, 4, 3, 2]

# A wildling token is clan * TYPES + type
TOKENS: Final = MOST_CLANS * TYPES
TOKEN_WORDS: Final = [f"{clan}_{kind}" for clan in CLAN_WORDS for kind in TYPE_WORDS]
SLOT_WORDS: Final = ["1", "2", "3", "4", "5"]  # of settlements on a cost card
UNDER_SETTLEMENT: Final = 1
UNDER_KEEP: Final = 2

# By number of the wildling die: the clan that advances and the section it comes to, -1 for none
ADVANCING: Final = [-1, 0, 0, 0, 1, 1, 2, 2, 2, -1, -1, -1, -1]
ARRIVING: Final = [-1, 0, 0, 1, 1, 2, 2, 3, 3, -1, -1, -1, -1]
ADVANCING_56: Final = [-1, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4]
ARRIVING_56: Final = [-1, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]

# Guards on the Wall that bring a token worth a point
GUARD_STEPS: Final = [3, 5]

# ---- heroes
MORMONT: Final = 0
MARSH: Final = 1
TARLY: Final = 2
YARWYCK: Final = 3
THORNE: Final = 4
MELISANDRE: Final = 5
RAYDER: Final = 6
BENJEN: Final = 7
YGRITTE: Final = 8
YOREN: Final = 9
QHORIN: Final = 10
AEMON: Final = 11
JON_SNOW: Final = 12
GILLY: Final = 13
OSHA: Final = 14
HEROES: Final = 15
HERO_WORDS: Final = [
    "mormont", "marsh", "tarly", "yarwyck", "thorne", "melisandre", "rayder", "benjen", "ygritte", "yoren", "qhorin",
    "aemon", "jon_snow", "gilly", "osha",
]  # fmt: skip
HEROES_IN_GAME: Final = [11, 0, 15, 0]  # by mode
SIDE_A: Final = 0
SIDE_B: Final = 1
SIDE_WORDS: Final = ["a", "b"]

# ---- points
POINTS_TO_WIN: Final = 10
LEAST_ROAD: Final = 5
LEAST_PATROL: Final = 3
MOST_CARDS: Final = 7  # in hand when a 7 is rolled
FROM_SETTLEMENTS: Final = 0
FROM_KEEPS: Final = 1
FROM_LONGEST_ROAD: Final = 2
FROM_LARGEST_PATROL: Final = 3
FROM_GUARDS: Final = 4
FROM_CARDS: Final = 5
SOURCE_WORDS: Final = ["settlements", "keeps", "longest_road", "largest_patrol", "guards", "vp_cards"]

# ---- stages of a turn
IN_SETUP: Final = 0
BEFORE_ROLL: Final = 1
IN_ROLL: Final = 2
IN_TRADE: Final = 3
IN_BUILD: Final = 4
IN_SPECIAL_BUILD: Final = 5
AT_END: Final = 6
STAGE_WORDS: Final = ["setup", "before_roll", "roll", "trade", "build", "special_build", "end"]

# ---- endings
NO_ENDING: Final = -1
GLORIOUS: Final = 0
BY_BREACHES: Final = 1
BY_INVASION: Final = 2
BY_TURN_CAP: Final = 3
BY_POINTS: Final = 4
ENDING_WORDS: Final = ["glorious", "third_breach", "invasion", "turn_cap", "ten_points"]

# ---- options of the table, in the order of `config`
MODE: Final = 0
SETUP: Final = 1
CLASSIC_NUMBERS: Final = 2
COMBINED: Final = 3
HERO_TRAGEDY: Final = 4
MOST_OFFERS: Final = 5
COMPAT: Final = 6
TURN_CAP: Final = 7
FIRST_PLAYER: Final = 8
SEALED: Final = 9
VARIABLE: Final = 1  # of SETUP
RANDOM_NUMBERS: Final = 1  # of CLASSIC_NUMBERS
BY_MODE: Final = 0  # of COMBINED; then separate, then combined
SEPARATE: Final = 1
OFFER_CHOICES: Final = [10, 0, 1, 2, 5]
TURN_CHOICES: Final = [500, 20, 50, 100, 1000]
COMPAT_TURNS: Final = 1000

# ---- sections of the pad: an offer, and cards someone looks at. An offer is to whom, who accepted, what is given and
# what is wanted; behind it lie the counter-offers, each with its maker, what he gives and what he wants
OFFER_SECTION: Final = 0
LOOKED_SECTION: Final = 1
GIVES_AT: Final = 2
WANTS_AT: Final = GIVES_AT + RESOURCES
COUNTERS_AT: Final = WANTS_AT + RESOURCES
OF_A_COUNTER: Final = 1 + 2 * RESOURCES

# ---- step codes
S_PLACE_SETTLEMENT: Final = 8
S_PLACE_ROAD: Final = 9
S_PLACE_GUARD: Final = 10
S_BEGIN_TURN: Final = 11
S_BEFORE_ROLL: Final = 12
S_REMOVE_HERO: Final = 13
S_PRODUCE: Final = 14
S_TAKE_AS_TARLY: Final = 15
S_DISCARD: Final = 16
S_MOVE_TORMUND: Final = 17
S_STEAL: Final = 18
S_WILDLING_DIE: Final = 19
S_TEST_WIN: Final = 20
S_TRADE: Final = 21
S_BUILD: Final = 22
S_TRADE_AND_BUILD: Final = 23
S_SPECIAL_BUILD: Final = 24
S_ADDRESS_OFFER: Final = 26
S_GIVE: Final = 27
S_WANT: Final = 28
S_CALL_ANSWERS: Final = 29
S_ANSWER_OFFER: Final = 30
S_CONCLUDE: Final = 31
S_SEND_PATROL: Final = 32
S_TAKE_RESOURCE: Final = 33
S_BUILD_FREE_ROAD: Final = 34
S_POST_GUARD: Final = 35
S_NAME_MONOPOLY: Final = 36
S_REVIEW_PATROLS: Final = 37
S_CHANGE_HERO: Final = 38
S_NAME_GIVERS: Final = 39
S_NAME_RESOURCE: Final = 40
S_GIVE_IN_RETURN: Final = 41
S_EXCHANGE: Final = 42
S_REMOVE_ROAD: Final = 43
S_REBUILD_ROAD: Final = 44
S_PAY_GUARD: Final = 45
S_PAY_CARD: Final = 46
S_KEEP_CARD: Final = 47
S_CHOOSE_LEADER: Final = 48
S_TAKE_FROM_HAND: Final = 49
S_SEND_HOME: Final = 50
S_DRIVE_OUT: Final = 51
S_HOLD_CLEARING: Final = 52
S_SETTLE_QUIETLY: Final = 53
S_LEAD_WILDLING: Final = 54
S_LEAD_TO: Final = 55
S_SPARE_HAND: Final = 56
S_DISCARD_HALF: Final = 57
S_NEXT_TURN: Final = 58
S_TAKE_PAIR: Final = 59

# ---- steps of the turn, to which it returns after an action
TURN_STEPS: Final = [S_BEFORE_ROLL, S_TRADE, S_BUILD, S_TRADE_AND_BUILD]
TURN_STEP_WORDS: Final = ["before_roll", "trade", "build", "trade_and_build"]

# ---- journal events
E_PLACED: Final = 1
E_STARTING_CARDS: Final = 2
E_TURN: Final = 3
E_ROLLED: Final = 4
E_PRODUCED: Final = 5
E_SHORTAGE: Final = 6
E_DISCARDED: Final = 7
E_TORMUND: Final = 8
E_STOLEN: Final = 9
E_ADVANCE: Final = 10
E_STAYED: Final = 11
E_REVEALED: Final = 12
E_DEPLOYED: Final = 13
E_NO_FIGURE: Final = 14
E_RUSH: Final = 15
E_GUARD_LOST: Final = 16
E_GIANT_HOME: Final = 17
E_BREACH: Final = 18
E_INVADED: Final = 19
E_SCATTERED: Final = 20
E_BANK_TRADE: Final = 21
E_OFFER: Final = 22
E_DECLINED: Final = 23
E_ACCEPTED: Final = 24
E_COUNTERED: Final = 25
E_TRADED: Final = 26
E_WITHDRAWN: Final = 27
E_ROAD: Final = 28
E_SETTLEMENT: Final = 29
E_KEEP: Final = 30
E_GUARD: Final = 31
E_CARD_BOUGHT: Final = 32
E_CARD_PLAYED: Final = 33
E_DRIVEN_OUT: Final = 34
E_TOOK: Final = 35
E_MONOPOLY: Final = 36
E_LONGEST_ROAD: Final = 37
E_ROAD_SET_ASIDE: Final = 38
E_LARGEST_PATROL: Final = 39
E_PATROL_SET_ASIDE: Final = 40
E_HERO_USED: Final = 41
E_HERO_FLIPPED: Final = 42
E_HERO_SWAPPED: Final = 43
E_HERO_REMOVED: Final = 44
E_GAVE: Final = 45
E_HAS_NONE: Final = 46
E_ROAD_REMOVED: Final = 47
E_LOOKED_AT_DECK: Final = 48
E_LOOKED_AT_HAND: Final = 49
E_SENT_HOME: Final = 50
E_TORMUND_HOME: Final = 51
E_LED: Final = 52
E_SPARED: Final = 53
E_QUIET: Final = 54
E_RECYCLED: Final = 55
E_GUARD_POINT: Final = 56
E_GUARD_POINT_LOST: Final = 57
E_PATROL_LEFT: Final = 58
E_REVEALED_POINTS: Final = 59
E_GLORY: Final = 60
E_TRAGEDY: Final = 61
E_NO_WINNER: Final = 62
E_HIDDEN_TOKEN: Final = 63
E_SPECIAL_BUILD: Final = 64
E_TAKEN_UNSEEN: Final = 65
E_NO_MOVE: Final = 66
E_GAVE_ALL: Final = 67


def owner_of(building: int) -> int:
    """The seat a building belongs to."""
    return building - KEEP if building >= KEEP else building
