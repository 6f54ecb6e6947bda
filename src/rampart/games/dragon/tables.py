"""Codes and fixed data of In the Year of the Dragon."""

from typing import Final

MONTHS: Final = 12

# ---- persons: nine types; craftsmen, court ladies and tax collectors are only ever young
CRAFTSMAN: Final = 0
COURT_LADY: Final = 1
TAX_COLLECTOR: Final = 2
PYROTECHNIST: Final = 3
WARRIOR: Final = 4
MONK: Final = 5
HEALER: Final = 6
FARMER: Final = 7
SCHOLAR: Final = 8
TYPES: Final = 9
TYPE_WORDS: Final = [
    "craftsman", "court_lady", "tax_collector", "pyrotechnist", "warrior", "monk", "healer", "farmer", "scholar",
]  # fmt: skip

# ---- person tiles: codes 0-8 are the young ones by type, 9-14 the old ones of the six types from PYROTECHNIST on
TILES: Final = 15
FIRST_OLD: Final = 9
TILE_WORDS: Final = [
    "craftsman", "court_lady", "tax_collector",
    "pyrotechnist_young", "warrior_young", "monk_young", "healer_young", "farmer_young", "scholar_young",
    "pyrotechnist_old", "warrior_old", "monk_old", "healer_old", "farmer_old", "scholar_old",
]  # fmt: skip
TYPE_OF: Final = [0, 1, 2, 3, 4, 5, 6, 7, 8, 3, 4, 5, 6, 7, 8]
SYMBOLS: Final = [1, 1, 3, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3]
VALUES: Final = [2, 1, 3, 5, 5, 6, 4, 4, 4, 3, 3, 2, 1, 1, 2]

# ---- person cards: one per type and two wild ones
WILD: Final = 9
CARDS: Final = 10
CARD_WORDS: Final = [*TYPE_WORDS, "wild"]
HAND_AT_START: Final = [1, 1, 1, 1, 1, 1, 1, 1, 1, 2]

# ---- actions
TAXES: Final = 0
BUILD: Final = 1
HARVEST: Final = 2
FIREWORKS: Final = 3
MILITARY: Final = 4
RESEARCH: Final = 5
PRIVILEGE: Final = 6
BUILD_WALL: Final = 7
ACTIONS: Final = 8
ACTION_WORDS: Final = ["taxes", "build", "harvest", "fireworks", "military", "research", "privilege", "build_wall"]
GROUP_SIZES: Final = [[], [], [4, 3], [3, 2, 2], [2, 2, 2, 1], [2, 2, 1, 1, 1]]
GROUP_SIZES_WITH_WALL: Final = [[], [], [4, 4], [3, 3, 2], [2, 2, 2, 2], [2, 2, 2, 1, 1]]
MOST_GROUPS: Final = 5
FEE: Final = 3  # for a group where a dragon stands already
PASS_UP_TO: Final = 3
SMALL_PRICE: Final = 2

# ---- events
PEACE: Final = 0
TRIBUTE: Final = 1
DROUGHT: Final = 2
FESTIVAL: Final = 3
MONGOLS: Final = 4
CONTAGION: Final = 5
EVENT_WORDS: Final = ["peace", "tribute", "drought", "festival", "mongols", "contagion"]
EVENT_BAG: Final = [TRIBUTE, TRIBUTE, DROUGHT, DROUGHT, FESTIVAL, FESTIVAL, MONGOLS, MONGOLS, CONTAGION, CONTAGION]
# why persons must leave: an event, or a wall that is too short; older documents do not say
SHORT_WALL: Final = 6
CAUSE_WORDS: Final = ["unsaid", *EVENT_WORDS[1:], "wall"]
TRIBUTE_DUE: Final = 4
SICK: Final = 3  # persons a contagion takes, less one per mortar
FIRST_PRIZE: Final = 6
SECOND_PRIZE: Final = 3

# ---- super events
LANTERN: Final = 0
BUDDHA: Final = 1
EARTHQUAKE: Final = 2
FLOOD: Final = 3
ECLIPSE: Final = 4
VOLCANO: Final = 5
TORNADO: Final = 6
SUNRISE: Final = 7
ASSASSINATION: Final = 8
EDICT: Final = 9
SUPER_WORDS: Final = [
    "lantern", "buddha", "earthquake", "flood", "eclipse", "volcano", "tornado", "sunrise", "assassination", "edict",
]  # fmt: skip
SUPER_EVENTS: Final = len(SUPER_WORDS)
SUPER_MONTH: Final = 7

# ---- wall tiles: each player owns one of each
WALL_RICE: Final = 0
WALL_FIREWORK: Final = 1
WALL_FLOOR: Final = 2
WALL_YUAN: Final = 3
WALL_TRACK: Final = 4
WALL_POINTS: Final = 5
WALL_TILES: Final = 6
WALL_WORDS: Final = ["w_rice", "w_firework", "w_floor", "w_yuan", "w_track", "w_vp"]
WALL_LENGTH: Final = 12

# ---- where points come from
FROM_PALACES: Final = 0
FROM_LADIES: Final = 1
FROM_PRIVILEGES: Final = 2
FROM_RESEARCH: Final = 3
FROM_FESTIVALS: Final = 4
FROM_INVASIONS: Final = 5
FROM_WALL: Final = 6
FROM_SUPER_EVENT: Final = 7
FROM_PERSONS: Final = 8
FROM_MONKS: Final = 9
FROM_MONEY: Final = 10
SOURCES: Final = 11
SOURCE_WORDS: Final = [
    "palaces", "court_ladies", "privileges", "research", "festivals", "invasions", "wall", "super_event",
    "persons", "monks", "money",
]  # fmt: skip

# ---- phases
PHASE_WORDS: Final = ["setup", "actions", "persons", "event", "scoring", "end"]
IN_SETUP: Final = 0
IN_ACTIONS: Final = 1
IN_PERSONS: Final = 2
IN_EVENT: Final = 3
IN_SCORING: Final = 4
AT_END: Final = 5

MOST_FLOORS: Final = 3
MOST_PALACES: Final = 28  # of one player: as many as the mask of a frame holds, and more than can stand
SITE_WORDS: Final = [str(site) for site in range(1, MOST_PALACES + 1)]
SMALL: Final = 0
LARGE: Final = 1
PRIVILEGE_WORDS: Final = ["small", "large"]

# ---- options of the table, in the order of `config`
WALL: Final = 0
SUPER_EVENT: Final = 1
CHOOSE_AFTER_EVENTS: Final = 2
HIDDEN_SUPER_EVENT: Final = 3
LARGE_PRICE: Final = 4
RANDOM_WALL_BONUS: Final = 5
STARTING_SEAT: Final = 6
LARGE_PRICES: Final = [7, 6]
NO_SUPER_EVENT: Final = 0  # places among the choices of super_event
RANDOM_SUPER_EVENT: Final = 1
NAMED_SUPER_EVENT: Final = 2  # and after

# ---- step codes
S_NAME_SUPER_EVENT: Final = 8
S_DRAFT_PAIR: Final = 9
S_PLACE_PERSON: Final = 10
S_MONTH: Final = 11
S_DEAL_ACTIONS: Final = 12
S_CHOOSE_ACTION: Final = 13
S_BUILD_FLOOR: Final = 14
S_BUY_PRIVILEGE: Final = 15
S_USE_WALL_TILE: Final = 16
S_END_ACTIONS: Final = 17
S_PERSON_PHASE: Final = 18
S_PLAY_CARD: Final = 19
S_MAKE_ROOM: Final = 20
S_EVENT_PHASE: Final = 21
S_RESOLVE_EVENT: Final = 22
S_LOSE_PERSONS: Final = 23
S_RELEASE_PERSON: Final = 24
S_SUFFER_DROUGHT: Final = 25
S_STARVE_PALACE: Final = 26
S_WALL_CHECK: Final = 27
S_SUPER_EVENT: Final = 28
S_LOSE_FLOOR: Final = 29
S_SETTLE_COURT: Final = 30
S_LEAVE_PALACE: Final = 31
S_FLOOD_RICE: Final = 32
S_FLOOD_FIREWORKS: Final = 33
S_DISCARD_CARD: Final = 34
S_TAKE_YOUNG: Final = 35
S_CHOOSE_TYPE: Final = 36
S_DECAY: Final = 37
S_SCORING_PHASE: Final = 38
S_FINAL_SCORING: Final = 39

# ---- journal events
E_SUPER_NAMED: Final = 1
E_MONTH: Final = 2
E_GROUPS: Final = 3
E_ACTION: Final = 4
E_PASS: Final = 5
E_YUAN: Final = 6
E_RICE: Final = 7
E_FIREWORKS: Final = 8
E_MOVED: Final = 9
E_POINTS: Final = 10
E_FLOOR: Final = 11
E_PRIVILEGE: Final = 12
E_CARD: Final = 13
E_PLACED: Final = 14
E_REPLACED: Final = 15
E_TURNED_AWAY: Final = 16
E_RELEASED: Final = 17
E_EVENT: Final = 18
E_DECAYED: Final = 19
E_WALL_BUILT: Final = 20
E_WALL_CHECKED: Final = 21
E_SUPER: Final = 22
E_DISCARDED: Final = 23
E_FLOOR_LOST: Final = 24
E_PRIVILEGES_LOST: Final = 25
E_TRACK_RESET: Final = 26
E_TYPE_CHOSEN: Final = 27
E_NOBODY_LEFT: Final = 28
E_DRAFTED: Final = 29


def tiles_in_game(players: int) -> list[int]:
    """How many tiles of each kind lie on the display at the start (YD-101)."""
    young_only = [2 * players] * 3
    young = [players + 1] * 6
    old = [players - 1] * 6
    return young_only + young + old
