"""Codes and fixed data of The Great Wall; step codes are in `codes`, moments and queries in `vocabulary`."""

from typing import Final

# ---- clans: the seats, then the Reed clan where it plays; any clan stands in the tea order
CLAN_WORDS: Final = ["monkey", "dragon", "turtle", "snake", "panda"]
PANDA: Final = 4  # comes with the fifth player
MOST_CLANS: Final = 5
NO_CLAN: Final = 15  # in the payload of a moment: no one
TABLE: Final = 1 << 15  # beside the seats that listen or change a query: a card of the table does

# ---- resources; a production location has the code of what it produces
WOOD: Final = 0
STONE: Final = 1
GOLD: Final = 2
CHI: Final = 3
RESOURCES: Final = 4
RESOURCE_WORDS: Final = ["wood", "stone", "gold", "chi"]
MATERIALS: Final = 3  # wood, stone, gold: what builds and what the warehouse holds
MATERIAL_WORDS: Final = ["wood", "stone", "gold"]

# ---- soldiers
SPEARMAN: Final = 0
ARCHER: Final = 1
HORSEMAN: Final = 2
SPECIAL: Final = 3  # kinds that modules bring: what each clan's special soldier is called its troop says
BANNERMAN: Final = 4
KINDS: Final = 5
BASE_KINDS: Final = 3
KIND_WORDS: Final = ["spearman", "archer", "horseman", "special", "bannerman"]
SPECIAL_WORDS: Final = ["warrior_monk", "flamethrower", "tank", "crossbowman", "bomber"]  # by clan, as CLAN_WORDS
TROOP_WORDS: Final = [*KIND_WORDS, *SPECIAL_WORDS]  # soldiers as players know them
FIGURES: Final = [10, 4, 2, 0, 0]  # of each clan in the base box
CLERKS: Final = 8
REED_CLERKS: Final = 3
# who attacks or moves: soldiers of a rest area by kind, then those on firing spots
ARCHERS_FIRING: Final = KINDS
SPECIALS_FIRING: Final = KINDS + 1
ATTACKERS_OF: Final = KINDS + 2  # of a section
ATTACKER_WORDS: Final = [*KIND_WORDS, "firing", "special_firing"]
WHO_WORDS: Final = [*KIND_WORDS, "firing", "firing_to_rest", "special_firing", "special_to_rest"]  # headquarters
RECRUIT_PRICES: Final = [[0, 2, 1, 0], [1, 0, 0, 2], [1, 0, 3, 0]]  # wood, stone, gold, chi (3.8); others: troops

# ---- locations, and where else a clerk may be
LUMBER_MILL: Final = 0
QUARRY: Final = 1
GOLD_MINE: Final = 2
TEMPLE: Final = 3
BARRACKS: Final = 4
TEA_HOUSE: Final = 5
BUILDERS_CAMP: Final = 6
HEADQUARTERS: Final = 7
EMBASSY: Final = 8
WAR_ACADEMY: Final = 9
LOCATIONS: Final = 10
POOL: Final = 10
UNHIRED: Final = 11
LOCATION_WORDS: Final = [
    "lumber_mill", "quarry", "gold_mine", "temple", "barracks", "tea_house", "builders_camp", "headquarters",
    "embassy", "war_academy",
]  # fmt: skip
CLERK_WORDS: Final = [*LOCATION_WORDS, "pool", "unhired"]
PRODUCTION: Final = 4  # locations below it produce
REGULAR: Final = 6  # locations below it have spots and work only when full; the others are special
SPECIAL_LOCATIONS: Final = list(range(REGULAR, LOCATIONS))
ROOM: Final = 99  # the spots of a special location
SPOTS: Final = [
    [3, 3, 3, 3, 4, 2, ROOM, ROOM, ROOM, ROOM],
    [4, 4, 4, 4, 5, 3, ROOM, ROOM, ROOM, ROOM],
]  # by side of the board (3.3)
SHAMING: Final = 5  # locations below it carry the shame icon
PROMOTION_PAID_IN: Final = [CHI, WOOD, STONE, GOLD]  # (3.4)
PROMOTION_PRICE: Final = [0, 2, 3, 4]  # by the level reached
TOP_LEVEL: Final = 3
STANDARD: Final = 0
ADVANCED: Final = 1
ACTIVATION_WORDS: Final = ["standard", "advanced"]

# ---- the wall
SECTIONS: Final = 3
SECTION_WORDS: Final = ["L", "M", "R"]
ROWS_DEEP: Final = 3
SLOTS: Final = 9  # of horde cards: section * 3 + row, row 0 nearest to the wall
SLOT_WORDS: Final = [f"{section}{row}" for section in SECTION_WORDS for row in (1, 2, 3)]
WALL_DEFENCE: Final = [0, 5, 10, 15]
FIRING_SPOTS: Final = [1, 2, 3, 4]
WALL_PRICE: Final = [5, 10, 15]  # of the next level, and the honor for it (3.6)
TOP_WALL: Final = 3
BARRICADES: Final = 3  # of a section
BARRICADE_PRICE: Final = 2
BARRICADE_VALUE: Final = 2
REST_WORDS: Final = [f"{section}_{kind}" for section in SECTION_WORDS for kind in KIND_WORDS]
FIRING_WORDS: Final = [*SECTION_WORDS, *[f"{section}_special" for section in SECTION_WORDS]]
SHOOTERS: Final = SECTIONS  # on firing spots: archers of each section, from here on special soldiers

# ---- the cells of a horde card: 2 rows of 6, top row first
CELLS: Final = 12
COLUMNS: Final = 6
GAP: Final = 0
OPEN: Final = 1
WOUND: Final = 2
FIRST_SOLDIER: Final = 3  # from here on: FIRST_SOLDIER + clan * STANCES + stance
STANCES: Final = 14
ON_FOOT: Final = 0
RIDER_EAST: Final = 1  # the left half of a horseman, whose right half is RIDER_WEST
RIDER_WEST: Final = 2
RIDER_SOUTH: Final = 3  # the upper half, whose lower half is RIDER_NORTH
RIDER_NORTH: Final = 4
OTHER_HALF: Final = [0, 1, -1, 6, -6, *([0] * 9)]  # by stance: where the other half of a rider stands
# kinds of soldiers that modules bring have stances of their own; below: the kind of each stance, and the stances by
# which soldiers of each kind are counted
SPECIAL_ON_FOOT: Final = 5
BANNER_ON_FOOT: Final = 6
# a broad soldier stands on a square of 2 by 2 cells, as far as there are spots: the left and the right half of it, the
# cell by which it is counted first; spots that were wounds before are not covered by it
BROAD_HEAD: Final = 7  # + 1 on the right
BROAD: Final = 9  # + 1 on the right
MARK: Final = 11  # a token that covers a spot for its clan, but is no soldier
BROAD_OVER: Final = 12  # + 1 on the right
KIND_OF_STANCE: Final = [
    SPEARMAN, HORSEMAN, HORSEMAN, HORSEMAN, HORSEMAN, SPECIAL, BANNERMAN, SPECIAL, SPECIAL, SPECIAL, SPECIAL, -1,
    SPECIAL, SPECIAL,
]  # fmt: skip
RIGHT_HALF: Final = [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1]  # by stance: 1 for the right half of a broad soldier
SOLDIER_STANCES: Final = 11  # stances below it are of soldiers; a broad one shows at least its head
COVERING_STANCES: Final = 12  # stances below it cover their spot for a claim
HEADS: Final = [
    [ON_FOOT],
    [],
    [RIDER_EAST, RIDER_SOUTH],
    [SPECIAL_ON_FOOT, BROAD_HEAD, BROAD_HEAD + 1],
    [BANNER_ON_FOOT],
]
STANCE_WORDS: Final = [
    "spearman", "rider_east", "rider_west", "rider_south", "rider_north", "special", "bannerman", "broad_head_left",
    "broad_head_right", "broad_left", "broad_right", "mark", "broad_over_left", "broad_over_right",
]  # fmt: skip
COVER_WORDS: Final = [
    "gap", "open", "wound", *[f"{stance}@{clan}" for clan in range(6) for stance in STANCE_WORDS],
]  # fmt: skip
CELL_WORDS: Final = [f"{line}.{column}" for line in range(2) for column in range(COLUMNS)]
SPOT_ORDER: Final = [row * COLUMNS + column for column in range(COLUMNS) for row in range(2)]  # column by column

# ---- rewards printed in cells
NO_REWARD: Final = 0
HONOUR_1: Final = 1
HONOUR_2: Final = 2
HONOUR_3: Final = 3
REWARD_WOOD: Final = 4  # REWARD_WOOD + resource
REWARD_ANY: Final = 8
REWARD_TACTIC: Final = 9
REWARD_WORDS: Final = ["none", "h1", "h2", "h3", "wood", "stone", "gold", "chi", "any", "tactic"]

# ---- command cards
ECONOMY: Final = 0
DESPOTISM: Final = 1
WORK_HARDER: Final = 2
ATTACK_ORDER: Final = 3
CALL_TO_ARMS: Final = 4
BETRAYAL: Final = 5
COMMANDS: Final = 6
COMMAND_WORDS: Final = ["economy", "despotism", "work_harder", "attack_order", "call_to_arms", "betrayal"]
RECLAIM_HONOUR: Final = 2
REED_CARD: Final = 6  # among the cards whose frames are resolved: the players' six, the Reed clan's, then Qin's six
QIN_CARDS: Final = 7
FRAMED_WORDS: Final = [*COMMAND_WORDS, "reed", *[f"qin_{word}" for word in COMMAND_WORDS]]

# ---- time: new hordes and lethality by space (3.5); the first spaces bring no hordes
NEW_HORDES: Final = [[0, 2, 2, 3, 3, 3], [0, 3, 3, 4, 4]]
LETHALITY: Final = [[1, 1, 2, 2, 3, 3], [1, 1, 2, 2, 3]]

SEASON_WORDS: Final = ["setup", "spring", "summer", "fall", "winter", "end"]
IN_SETUP: Final = 0
SPRING: Final = 1
SUMMER: Final = 2
FALL: Final = 3
WINTER: Final = 4
AT_END: Final = 5

# ---- prices and small numbers of the rules
CLERK_PRICE: Final = 2
SAVE_PRICE: Final = 2
REMOVE_SHAME_PRICE: Final = 2
DONATION_HONOUR: Final = 2
PRESENCE_HONOUR: Final = 2
ARCHER_HONOUR: Final = 2
SHAME_COST: Final = 5  # honor lost for a token that cannot be taken, and for one under a soldier at the end
SHAME_PER_PLAYER: Final = 10
SHAME_SLOTS: Final = 2  # on the back of a claimed horde card
HAND_LIMIT: Final = 5
ADVISOR_ROW: Final = 4

# ---- why something happens
CAUSE_WORDS: Final = [
    "location", "breach", "card", "setup", "spring", "volley", "archer", "command", "rule", "demand", "event",
]  # fmt: skip
BY_LOCATION: Final = 0
BY_BREACH: Final = 1
BY_CARD: Final = 2
BY_SETUP: Final = 3
BY_SPRING: Final = 4
BY_VOLLEY: Final = 5
BY_ARCHER: Final = 6
BY_COMMAND: Final = 7
BY_RULE: Final = 8
BY_DEMAND: Final = 9
BY_EVENT: Final = 10

# ---- where resources come from
GAIN_WORDS: Final = ["production", "income", "reward", "card", "other"]
FROM_PRODUCTION: Final = 0
FROM_INCOME: Final = 1
FROM_REWARD: Final = 2
FROM_CARD: Final = 3
FROM_OTHER: Final = 4

# ---- where an attacking soldier comes from
ORIGIN_WORDS: Final = ["recruits", "rest", "firing"]
FROM_RECRUITS: Final = 0
FROM_REST: Final = 1
FROM_FIRING: Final = 2

# ---- killing
IN_DEFEAT: Final = 0
IN_BREACH: Final = 1
BY_EFFECT: Final = 2
ON_FIRING: Final = 9  # in the place of a slot: an archer on a firing spot of the section
SCOPE_WORDS: Final = ["defeat", "breach", "effect"]
AT_REST: Final = 10  # in the place of a slot: a soldier of the rest area of the section
WHERE_WORDS: Final = [*SLOT_WORDS, "firing", "rest"]

# ---- where honor comes from
SOURCE_WORDS: Final = [
    "walls", "barricades", "donations", "battles", "archers", "spoils", "commands", "cards", "lost", "shame",
    "hordes", "artifacts", "production", "head_start", "khan_attacks", "scenario",
]  # fmt: skip
OF_WALLS: Final = 0
OF_BARRICADES: Final = 1
OF_DONATIONS: Final = 2
OF_BATTLES: Final = 3
OF_ARCHERS: Final = 4
OF_SPOILS: Final = 5
OF_COMMANDS: Final = 6
OF_CARDS: Final = 7
OF_LOSSES: Final = 8
OF_SHAME: Final = 9
OF_HORDES: Final = 10
OF_ARTIFACTS: Final = 11
OF_PRODUCTION: Final = 12  # Qin Jiushao's alone, like the next
OF_HEAD_START: Final = 13
OF_KHAN_ATTACKS: Final = 14
OF_SCENARIO: Final = 15
SOURCES: Final = 16
LOSING_SOURCES: Final = [OF_LOSSES, OF_SHAME]  # what counts against

# ---- how the game ends: a mask of all that holds
END_WORDS: Final = ["walls", "shame", "time", "demands", "khan_defeated", "famine", "ruin", "fortress", "revolt"]
END_WALLS: Final = 1
END_SHAME: Final = 2
END_TIME: Final = 4
END_DEMANDS: Final = 8
END_KHAN_DEFEATED: Final = 16
END_FAMINE: Final = 32
TOLD_ENDS: Final = 15  # those that the log tells at the end; others were told when they came about
END_RUIN: Final = 64  # no section has a wall any more
END_FORTRESS: Final = 128  # the fortress that was besieged has fallen
END_REVOLT: Final = 256  # a section was breached where none may be
OUTCOME_WORDS: Final = ["by_rank", "all_win", "nobody_wins"]
BY_RANK: Final = 0
ALL_WIN: Final = 1
NOBODY_WINS: Final = 2

# ---- advisors
MODE_WORDS: Final = ["active", "support"]
ACTIVE: Final = 0
SUPPORT: Final = 1


def members(mask: int) -> list[int]:
    """The places of the bits of a set."""
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def holds(mask: int, i: int) -> bool:
    """Is it a member of the set?"""
    return mask >> i & 1 > 0


def joined(mask: int, i: int) -> int:
    """A set with one more member."""
    return mask | 1 << i


def without(mask: int, i: int) -> int:
    """A set less one of its members."""
    return mask & ~(1 << i)


def first_bits(n: int) -> int:
    return (1 << n) - 1


def section_of(slot: int) -> int:
    """The section before which a slot lies."""
    return slot // ROWS_DEEP


def row_of(slot: int) -> int:
    """The row of a slot, 0 nearest to the wall."""
    return slot % ROWS_DEEP


def line_of(cell: int) -> int:
    """The line of a cell of a horde card, 0 is the upper one."""
    return cell // COLUMNS


def column_of(cell: int) -> int:
    return cell % COLUMNS


def side_of(players: int) -> int:
    """The side of the board: A (0) for up to three players, B (1) for four and five (GW-SET01)."""
    return 1 if players > 3 else 0


def start_space(players: int) -> int:
    """The space of the time token at the start, from 0: five players begin on the second (GW-SET02)."""
    return 1 if players == 5 else 0
