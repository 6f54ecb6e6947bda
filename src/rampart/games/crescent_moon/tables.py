"""Codes and fixed data of Crescent Moon."""

from typing import Final

# ---- characters; a seat is its character, and turn order is seat order (CM-003)
WARLORD: Final = 0
MURSHID: Final = 1
SULTAN: Final = 2
CALIPH: Final = 3
NOMAD: Final = 4
NO_ONE: Final = -1
CHARACTER_WORDS: Final = ["warlord", "murshid", "sultan", "caliph", "nomad"]
GROUP_WORDS: Final = [f"{word}_{n}" for word in CHARACTER_WORDS for n in (1, 2)]  # of the pieces that start together

# ---- pieces per character (the table of components)
DISCS: Final = [24, 6, 6, 12, 12]
FORTS: Final = [4, 6, 8, 8, 6]
CASTLES: Final = [2, 3, 3, 4, 3]
TOKENS: Final = [6, 12, 8, 8, 8]
TOWNS: Final = 6
CITIES: Final = 5
STARTING_COINS: Final = [3, 3, 16, 8, 0]
STARTING_POINTS: Final = 5
MOST_DISCS: Final = 24
MOST_COINS: Final = 9999  # far above what a game has
MOST_SACKED: Final = 999  # buildings in a year

# ---- buildings: a stronghold's code is owner * 2, plus 1 for a castle; a settlement is a town or a city
FORT: Final = 0
CASTLE: Final = 1
PALACE: Final = 2
TOWN: Final = 3
CITY: Final = 4
BUILDING_WORDS: Final = ["fort", "castle", "palace", "town", "city"]
STRONGHOLD_WORDS: Final = [f"{word}_{kind}" for word in CHARACTER_WORDS for kind in ("fort", "castle")]
SETTLEMENT_WORDS: Final = ["town", "city"]
SACK_COINS: Final = [1, 3, 2, 2, 4]
SACK_POINTS: Final = [1, 3, 2, 2, 4]
STRENGTHS: Final = [1, 2, 2, 0, 0]

# ---- building costs by character; 0 where the character cannot build it
FORT_COST: Final = [0, 2, 2, 1, 2]
CASTLE_COST: Final = [0, 3, 3, 2, 3]
TOWN_COST: Final = 2
CITY_COST: Final = 2
BUILDS: Final = [0, 2, 3, 2, 2]
MOVES: Final = [3, 2, 2, 2, 2]
RECRUITS: Final = [2, 0, 0, 3, 2]
HIRE_PRICE: Final = [0, 2, 6]  # at the bank, by units, where there is no Nomad
MORE_MOVES: Final = 2  # that Guides give

# ---- limits
UNIT_LIMIT: Final = [7, 5, 5, 5, 5]
HAND_LIMIT: Final = 8

# ---- land
FERTILE: Final = 0
WILDERNESS_LAND: Final = 1
MOUNTAIN_LAND: Final = 2
QUARRY_LAND: Final = 3
DESERT_LAND: Final = 4
TERRAIN_WORDS: Final = ["fertile", "wilderness", "mountain", "quarry", "desert"]
TERRAIN_INCOME: Final = [1, 0, 0, 3, 0]
SURCHARGE: Final = [0, 0, 1, 1, 2]

FORD: Final = 0
RIVER: Final = 1
PLAIN: Final = 2
WILDERNESS: Final = 3
MOUNTAIN: Final = 4
QUARRY: Final = 5
DESERT: Final = 6
SACRED_SITE: Final = 7
TILE_WORDS: Final = ["ford", "river", "plain", "wilderness", "mountain", "quarry", "desert", "sacred_site"]
TERRAIN_OF: Final = [0, 0, 0, 1, 2, 3, 4, 4]
TILE_COUNTS: Final = [1, 4, 2, 3, 2, 2, 1, 1]
TILE_COUNTS_OF_FOUR: Final = [1, 4, 2, 1, 1, 2, 1, 1]
HEXES: Final = 16  # at most

# ---- the market: slots from the left, far, middle, near (slot 0 is the leftmost)
SLOTS: Final = 9
SULTAN_SLOTS: Final = 3
SLOT_PRICE: Final = [6, 6, 6, 6, 4, 4, 4, 2, 2]
MARKET_WORDS: Final = ["far", "middle", "near", "sultan"]
MARKET_OF: Final = [0, 0, 0, 0, 1, 1, 1, 2, 2]
NEAR_SLOTS: Final = [7, 8]

# ---- phases
IN_SETUP: Final = 0
IN_INCOME: Final = 1
IN_RESERVES: Final = 2
IN_MAINTENANCE: Final = 3
IN_ACTIONS: Final = 4
IN_SCORING: Final = 5
AT_END: Final = 6
PHASE_WORDS: Final = ["setup", "income", "reserves", "maintenance", "actions", "scoring", "end"]
ROUNDS: Final = 4

# ---- actions
NO_ACTION: Final = -1
PASS: Final = 0
INFLUENCE: Final = 1
BUILD: Final = 2
MOVE: Final = 3
ASSAULT: Final = 4
RECRUIT: Final = 5
HIRE: Final = 6
BRIBE: Final = 7
BUY: Final = 8
PLAY: Final = 9
LEVY: Final = 10
MUSTER: Final = 11
UPRISING: Final = 12
SCHEME: Final = 13
CONSPIRE: Final = 14
MOVE_PALACE: Final = 15
DESERTION: Final = 16
ACTIONS: Final = 17
ACTION_WORDS: Final = [
    "pass", "influence", "build", "move", "assault", "recruit", "hire", "bribe", "buy", "play", "levy",
    "muster", "uprising", "scheme", "conspire", "move_palace", "desertion",
]  # fmt: skip
ACTION_RULES: Final = [
    "CM-082", "CM-090", "CM-100", "CM-110", "CM-120", "CM-130", "CM-140", "CM-150", "CM-161", "CM-170", "CM-175",
    "CM-180", "CM-185", "CM-260", "CM-270", "CM-275", "CM-280",
]  # fmt: skip
ACTIONS_OF: Final = [
    [INFLUENCE, MOVE, ASSAULT, RECRUIT, HIRE, BRIBE, BUY, PLAY, MUSTER, UPRISING],
    [INFLUENCE, BUILD, MOVE, ASSAULT, HIRE, BRIBE, BUY, PLAY, SCHEME],
    [INFLUENCE, BUILD, MOVE, ASSAULT, HIRE, BRIBE, BUY, PLAY, CONSPIRE],
    [INFLUENCE, BUILD, MOVE, ASSAULT, RECRUIT, HIRE, BRIBE, BUY, PLAY, LEVY, MOVE_PALACE],
    [INFLUENCE, BUILD, MOVE, ASSAULT, RECRUIT, BUY, PLAY, LEVY, DESERTION],
]

# ---- where victory points come from
FROM_START: Final = 0
FROM_PRIMARY: Final = 1
FROM_SECONDARY: Final = 2
FROM_SACRED_SITE: Final = 3
FROM_FIRST_YEAR: Final = 4
FROM_DEALS: Final = 5
PROMISES_PAID: Final = 6  # to the Murshid
SOURCES: Final = 7
SOURCE_WORDS: Final = ["start", "primary", "secondary", "sacred_site", "first_year", "deals"]

# ---- a combat or a contest in the active hex
PEACE: Final = 0
COMBAT: Final = 1
CONTEST: Final = 2
CLASH_WORDS: Final = ["peace", "combat", "contest"]
OUTSIDE: Final = -1  # a seat that takes no part
ATTACKING: Final = 0
DEFENDING: Final = 1
UNDECLARED: Final = 2
SIDE_WORDS: Final = ["attacker", "defender", "undeclared"]
WAITING: Final = 0  # a card played that is still to be resolved
RESOLVED: Final = 1
ASSASSINATED: Final = 2
DECLINED: Final = 3  # a Bribery whose effect was declined: it is discarded like any event
MOST_PLAYED: Final = 64  # cards that can lie on the table in a combat or contest
CAMPAIGNS: Final = 0  # turns of resolving: a seat with its Campaign, its Assassinations, or its other cards
ASSASSINATIONS: Final = 1
OTHER_CARDS: Final = 2
RESOLVING_WORDS: Final = ["campaign", "assassinations", "other_cards"]
ORDINARY: Final = 0
MERCENARY: Final = 1
KIND_OF_UNIT_WORDS: Final = ["ordinary", "mercenary"]
CARD_STATE_WORDS: Final = ["waiting", "resolved", "assassinated", "declined"]
MOST_PROMISED: Final = 5  # victory points in a deal with the Murshid

# ---- bargains about coins
OVER_HIRE: Final = 0
OVER_BRIBE: Final = 1
OVER_CARD: Final = 2
BARGAIN_WORDS: Final = ["hire", "bribe", "card"]
MOST_TALKS: Final = 3  # negotiations that a player may open in a turn
MOST_PROPOSALS: Final = 3
MOST_PRICE: Final = 99
TALKED_OF_SLOT: Final = HEXES  # the bits of `talked` above those of the hexes
TALKED_OF_HIRE: Final = HEXES + SULTAN_SLOTS
TALKED_WORDS: Final = [
    *[f"hex_{h}" for h in range(1, HEXES + 1)],
    *[f"slot_{slot}" for slot in range(1, SULTAN_SLOTS + 1)],
    "hire",
]

# ---- anytime windows
AT_START_OF_TURN: Final = 1
AFTER_DECLARATION: Final = 2
AT_END_OF_TURN: Final = 3
WINDOW_WORDS: Final = ["none", "start", "declared", "end"]
MOMENT_WORDS: Final = ["", "anytime_start", "anytime_declared", "anytime_end"]

# ---- layouts of the pad
BARGAIN: Final = 0
LOOK: Final = 1
# a bargain: what it is about, the hex or slot, units, price, proposals made so far
OVER: Final = 0
PLACE: Final = 1
UNITS: Final = 2
PRICE: Final = 3
PROPOSALS: Final = 4

# ---- options of the table, in the order of `config`
MAP: Final = 0
YEARS: Final = 1
SEALED: Final = 2
MIRRORED: Final = 3
PACK: Final = 4  # only where content packs are found
MAP_WORDS: Final = ["divided", "thaw", "open", "valley", "meeting", "variable"]
VARIABLE_MAP: Final = 5
YEAR_CHOICES: Final = [3, 4]

# ---- step codes
S_CHOOSE_TILE: Final = 8
S_PLACE_TILE: Final = 9
S_FINISH_MAP: Final = 10
S_PLACE_GROUP: Final = 11
S_PLACE_PALACE: Final = 12
S_OPENING_SCHEME: Final = 13
S_YEAR: Final = 14
S_INCOME: Final = 15
S_RESERVES: Final = 16
S_MAINTENANCE: Final = 17
S_NEAR_MARKET: Final = 18
S_DISCARD_DOWN: Final = 19
S_HAND_LIMIT: Final = 20
S_TURN: Final = 21
S_CHOOSE_ACTION: Final = 22
S_END_CONSPIRING: Final = 23
S_UNIT_LIMIT: Final = 24
S_REMOVE_EXCESS: Final = 25
S_CALM_RIVERS: Final = 26
S_NEXT_TURN: Final = 27
S_SCORING: Final = 28
S_CONVERT_COINS: Final = 29
S_END_YEAR: Final = 30
S_WINDOW: Final = 31
S_PLAY_ANYTIME: Final = 32
S_LOOK_AT_HAND: Final = 33
S_INFLUENCE_HEX: Final = 34
S_BUILD: Final = 35
S_MOVE: Final = 36
S_MOVE_ORDINARY: Final = 37
S_MOVE_MERCENARIES: Final = 38
S_ASSAULT: Final = 39
S_RECRUIT: Final = 40
S_HIRE_AT_BANK: Final = 41
S_PLACE_HIRED: Final = 42
S_BRIBE_HEX: Final = 43
S_FOLLOW_UP: Final = 44
S_PROPOSE_UNITS: Final = 45
S_PROPOSE_PRICE: Final = 46
S_ANSWER_PROPOSAL: Final = 47
S_BUY: Final = 48
S_REFILL: Final = 49
S_PLAY_CARD: Final = 50
S_MISSIONARY: Final = 51
S_SABOTAGE: Final = 52
S_RAID_ASSAULT: Final = 54
S_MUSTER: Final = 55
S_UPRISING_HEX: Final = 56
S_TAKE_SCHEMED: Final = 57
S_CONSPIRE: Final = 58
S_PALACE_HEX: Final = 59
S_DESERTION_HEX: Final = 60
S_DESERT_UNITS: Final = 61
S_ASK_PROMISE: Final = 63
S_OFFER_PROMISE: Final = 64
S_WEIGH_OFFERS: Final = 65
S_ANSWER_COUNTER: Final = 66
S_SETTLE_OFFERS: Final = 67
S_SELECT_CARDS: Final = 68
S_CHOOSE_CARDS: Final = 69
S_NAME_SIDE: Final = 70
S_MEDDLE: Final = 71
S_RESOLVE: Final = 72
S_NEXT_CARD: Final = 73
S_RESOLVE_CARD: Final = 74
S_ENTRY: Final = 75
S_USE_ENTRY: Final = 76
S_ASSASSINATE: Final = 77
S_CAMPAIGN: Final = 78
S_ASSIGN: Final = 79
S_CALL_UNIT: Final = 80
S_WITHDRAW: Final = 81
S_WITHDRAW_TO: Final = 82
S_ELDER: Final = 83
S_UNPAID_WAGES: Final = 84
S_BRIBERY: Final = 85
S_WINNER: Final = 86
S_DECIDE_TIE: Final = 87
S_AFTERMATH: Final = 88
S_LOSSES: Final = 89
S_GIVE_UP_UNITS: Final = 90
S_RETREAT: Final = 91
S_CLEAR_CARDS: Final = 92
S_CAPTURE: Final = 93
S_SACK_STRONGHOLDS: Final = 94
S_SACK_SETTLEMENT: Final = 95
S_END_COMBAT: Final = 96
S_DECLARE_SIDES: Final = 98
S_DECLARE_SIDE: Final = 99
S_CONTEST_RESULT: Final = 100
S_END_CONTEST: Final = 101
S_FILL_MARKETS: Final = 102
S_SPREAD_INFLUENCE: Final = 103
S_STORM: Final = 104
S_UPRISING: Final = 105
S_HIRE: Final = 106
S_SUBVERT: Final = 107
S_CARD_EFFECT: Final = 108
S_MOVE_PALACE: Final = 109
S_PLAY_ASIDE: Final = 110
S_BEGIN_BUYING: Final = 111
S_LEVY: Final = 112
S_SCHEME: Final = 113
S_BEGIN_CONSPIRING: Final = 114
STEPS: Final = 117

# ---- where the active player may add an anytime card: the choice of his action, what names a hex, a way, a card or a
# purchase in it, and his cards in a combat or contest; not numbers of units (CM-306)
ASIDE_STEPS: Final = [
    S_CHOOSE_ACTION, S_INFLUENCE_HEX, S_BUILD, S_MOVE, S_ASSAULT, S_RECRUIT, S_PLACE_HIRED, S_BRIBE_HEX, S_FOLLOW_UP,
    S_BUY, S_PLAY_CARD, S_MISSIONARY, S_SABOTAGE, S_RAID_ASSAULT, S_MUSTER, S_UPRISING_HEX, S_TAKE_SCHEMED,
    S_CONSPIRE, S_PALACE_HEX, S_DESERTION_HEX, S_NEXT_CARD, S_USE_ENTRY, S_ASSASSINATE, S_CAMPAIGN,
    S_ASSIGN, S_CALL_UNIT, S_WITHDRAW, S_WITHDRAW_TO, S_ELDER, S_UNPAID_WAGES, S_BRIBERY,
]  # fmt: skip
ASIDE_AT: Final = [1 if code in ASIDE_STEPS else 0 for code in range(STEPS)]

# ---- what units march for
BY_ACTION: Final = 0  # a Move action
BY_FORCED_MARCH: Final = 1
BY_RAID: Final = 2  # the move of a Lightning Raid
IN_ASSAULT: Final = 3  # an Assault action
IN_RAID: Final = 4  # an Assault that a card or a bribe led to
AFTER_BRIBE: Final = 5  # the move of bribed units
MARCH_WORDS: Final = ["move", "forced_march", "raid", "assault", "raid_assault", "bribed"]

# ---- journal events
E_YEAR: Final = 1
E_INCOME: Final = 2
E_RESERVES: Final = 3
E_CARDS_BACK: Final = 4
E_MARKET_CLEARED: Final = 5
E_MARKET_FILLED: Final = 6
E_TURN: Final = 7
E_ACTION: Final = 8
E_COINS: Final = 9
E_PAID: Final = 10
E_POINTS: Final = 11
E_MOVED: Final = 12
E_PLACED_UNITS: Final = 13
E_REMOVED_UNITS: Final = 14
E_RETREATED: Final = 15
E_BUILT: Final = 16
E_TOKEN_PLACED: Final = 17
E_TOKEN_REMOVED: Final = 18
E_SACKED: Final = 19
E_CAPTURED: Final = 20
E_RAZED: Final = 21
E_PALACE: Final = 22
E_BOUGHT: Final = 23
E_DISCARDED: Final = 24
E_PLAYED: Final = 25
E_LOOKED: Final = 26
E_SCHEMED: Final = 27
E_CONSPIRED: Final = 28
E_PROPOSED: Final = 29
E_AGREED: Final = 30
E_REFUSED: Final = 31
E_COMBAT: Final = 32
E_CONTEST: Final = 33
E_ASKED: Final = 34
E_OFFERED: Final = 35
E_DEAL: Final = 36
E_NO_DEAL: Final = 37
E_DEAL_PAID: Final = 38
E_MEDDLED: Final = 39
E_DECLARED: Final = 40
E_REVEALED: Final = 41
E_EFFECT: Final = 42
E_DECLINED: Final = 43
E_ASSASSINATED: Final = 44
E_ASSIGNED: Final = 45
E_STRENGTHS: Final = 46
E_TIE: Final = 47
E_WON: Final = 48
E_LOSSES: Final = 49
E_TILE: Final = 50
E_GROUP: Final = 51
E_SCORED: Final = 52
E_COUNTERED: Final = 53
E_TAKEN_BACK: Final = 54
E_RESHUFFLED: Final = 55
E_SETTLED: Final = 56


def tiles_in_game(players: int) -> list[int]:
    """How many tiles of each kind make up the land; without the Nomad it is smaller (CM-020)."""
    return TILE_COUNTS[:] if players > NOMAD else TILE_COUNTS_OF_FOUR[:]
