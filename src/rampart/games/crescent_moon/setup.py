"""Setting up: pieces, coins, points, deck, and the map, preset or still to be laid (CM-001 to CM-029)."""

from typing import Final

from rampart.games.crescent_moon.content.land import cell
from rampart.games.crescent_moon.content.maps import GROUPS, preset
from rampart.games.crescent_moon.content.power_cards import CAMPAIGN, KINDS, whole_deck
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.steps.clash import Clash
from rampart.games.crescent_moon.tables import (
    CALIPH,
    FORD,
    FROM_START,
    MAP,
    MURSHID,
    NO_ACTION,
    ROUNDS,
    S_CHOOSE_TILE,
    S_FILL_MARKETS,
    S_FINISH_MAP,
    S_OPENING_SCHEME,
    S_PLACE_GROUP,
    S_PLACE_PALACE,
    S_YEAR,
    SLOTS,
    SOURCES,
    STARTING_COINS,
    STARTING_POINTS,
    SULTAN_SLOTS,
    VARIABLE_MAP,
    WARLORD,
    tiles_in_game,
)
from rampart.kernel.frame import NOBODY
from rampart.kernel.knowledge import gained

TILES_EACH: Final = 3
FORD_TURN: Final = 1  # mouths at the top and the bottom (CM-021)
BOTH_GROUPS: Final = 3


def set_up(s: CrescentMoon) -> None:
    """Lay out what needs no choice, and push what does: the map, the palace, the markets, the Scheme (CM-012)."""
    seats = s.seats
    s.clash = Clash(seats)
    s.coins = STARTING_COINS[:seats]
    s.points = [[STARTING_POINTS if i == FROM_START else 0 for i in range(SOURCES)] for _ in range(seats)]
    s.taken = [[NO_ACTION] * ROUNDS for _ in range(seats)]
    s.reserves = [0] * seats
    s.tile_hands = [[] for _ in range(seats)]
    s.groups_left = [0] * seats
    s.hands = [[] for _ in range(seats)]
    s.front = [[] for _ in range(seats)]
    s.at_least = [[0] * KINDS for _ in range(seats * seats)]
    s.market = [-1] * SLOTS
    s.sultan_market = [-1] * SULTAN_SLOTS
    s.deck = whole_deck(s.pack())
    s.rng.shuffle(s.deck)
    s.hands[WARLORD] = [CAMPAIGN]
    gained(s.at_least, seats, WARLORD, CAMPAIGN, 1)
    s.push(S_YEAR, NOBODY, 1)
    s.push(S_OPENING_SCHEME, MURSHID)
    s.push(S_FILL_MARKETS)
    s.push(S_PLACE_PALACE, CALIPH)
    if s.config[MAP] == VARIABLE_MAP:
        deal_tiles(s)
    else:
        lay_preset(s, s.config[MAP])


def lay_preset(s: CrescentMoon, number: int) -> None:
    """A preset map with its starting groups (CM-005)."""
    chosen = preset(number, s.seats)
    s.hex_cell = chosen.land.cells
    s.hex_tile = chosen.land.tiles
    s.hex_turn = chosen.land.turns
    clear_land(s)
    for i, h in enumerate(chosen.starts):
        place_group(s, i // 2, i % 2, h)


def clear_land(s: CrescentMoon) -> None:
    """No piece stands on the land yet."""
    n = len(s.hex_tile)
    s.ordinary = [[0] * n for _ in range(s.seats)]
    s.mercenaries = [[0] * n for _ in range(s.seats)]
    s.strongholds = [-1] * n
    s.settlements = [-1] * n
    s.influence = [-1] * n
    s.palace = -1


def place_group(s: CrescentMoon, p: int, group: int, h: int) -> None:
    """Put a starting group into a hex."""
    pieces = GROUPS[p][group]
    s.ordinary[p][h] += pieces.ordinary
    s.mercenaries[p][h] += pieces.mercenaries
    if pieces.token:
        s.influence[h] = p
    if pieces.stronghold >= 0:
        s.strongholds[h] = 2 * p + pieces.stronghold
    if pieces.settlement >= 0:
        s.settlements[h] = pieces.settlement


def deal_tiles(s: CrescentMoon) -> None:
    """The ford lies in the middle; the other tiles are dealt, three to each player (CM-021, CM-022)."""
    s.hex_cell = [cell(0, 0)]
    s.hex_tile = [FORD]
    s.hex_turn = [FORD_TURN]
    s.ordinary = [[] for _ in range(s.seats)]
    s.mercenaries = [[] for _ in range(s.seats)]
    s.groups_left = [BOTH_GROUPS] * s.seats
    tiles = [tile for tile, n in enumerate(tiles_in_game(s.seats)) for _ in range(n) if tile != FORD]
    s.rng.shuffle(tiles)
    for p in range(s.seats):
        s.tile_hands[p] = sorted(tiles[TILES_EACH * p : TILES_EACH * (p + 1)])
    for _ in range(2):
        for p in range(s.seats - 1, -1, -1):
            s.push(S_PLACE_GROUP, p)
    s.push(S_FINISH_MAP)
    for _ in range(TILES_EACH):
        for p in range(s.seats - 1, -1, -1):
            s.push(S_CHOOSE_TILE, p)
