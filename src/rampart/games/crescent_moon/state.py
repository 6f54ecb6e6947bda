"""The table of Crescent Moon: the land and what stands on it, cards, coins, and a combat or contest under way.

Pieces in a supply are not kept: they are what the land and the reserve cards leave of a character's pieces (CM-002).
Ids of pieces for drawings and options: `hex-3`, `market-0`, `sultan-0`, `hand-2-imam`, `front-2-guard`, `played-0`,
`player-4`, `deck`; hexes, slots and seats by number from 0.
"""

from typing import Final

from rampart.games.crescent_moon.arguments import CARD, MOVING_FOR
from rampart.games.crescent_moon.content.land import CELL_WORDS, NO_LAND, Land
from rampart.games.crescent_moon.content.maps import FOR_FIVE, FOR_FOUR
from rampart.games.crescent_moon.content.power_cards import (
    CARD_WORDS,
    COPIES,
    FORCED_MARCH,
    GUIDES,
    INFORMER,
    PACKS,
    SHIPS,
    copies_with,
    holds_anytime,
)
from rampart.games.crescent_moon.faults import faults_of
from rampart.games.crescent_moon.steps.clash import Clash
from rampart.games.crescent_moon.tables import (
    ACTION_WORDS,
    ASIDE_AT,
    BY_ACTION,
    CALIPH,
    CASTLES,
    CHARACTER_WORDS,
    CITIES,
    COMBAT,
    DISCS,
    FORTS,
    FROM_DEALS,
    HEXES,
    MORE_MOVES,
    MOST_COINS,
    MOST_DISCS,
    MOST_SACKED,
    MOST_TALKS,
    NO_ONE,
    NOMAD,
    PACK,
    PHASE_WORDS,
    PLAIN,
    PROMISES_PAID,
    ROUNDS,
    S_CHOOSE_ACTION,
    S_MOVE,
    S_PLAY_ASIDE,
    SETTLEMENT_WORDS,
    SLOTS,
    SOURCE_WORDS,
    STRONGHOLD_WORDS,
    SULTAN,
    SULTAN_SLOTS,
    TALKED_WORDS,
    TILE_WORDS,
    TOKENS,
    TOWNS,
    tiles_in_game,
)
from rampart.kernel.codec import members
from rampart.kernel.fields import (
    BOUNDS,
    HANDS,
    LIST,
    MASK,
    MEMORY,
    NONE,
    OWNER,
    RECORD,
    ROWS,
    SEATS,
    Field,
    Pool,
    slots,
)
from rampart.kernel.frame import args_of
from rampart.kernel.position import NO_OPTIONS
from rampart.kernel.rng import Rng
from rampart.kernel.rules import Rules
from rampart.kernel.state import State

MOON_FIELDS: Final = [
    Field("year", high=4),
    Field("phase", words=PHASE_WORDS),
    Field("round", high=ROUNDS),
    Field("active", words=CHARACTER_WORDS, low=-1),
    Field("ships", high=1),
    Field("hex_cell", LIST, words=CELL_WORDS),
    Field("hex_tile", LIST, pool="tiles", board="hexes", part="tile"),
    Field("hex_turn", LIST, high=5),
    Field("tile_hands", HANDS, OWNER, pool="tiles", length=SEATS),
    Field("tile_shown", pool="tiles", low=-1),
    Field("groups_left", LIST, length=SEATS, high=3),
    Field("ordinary", ROWS, length=SEATS, high=MOST_DISCS, rows=CHARACTER_WORDS, board="hexes", part="units"),
    Field("mercenaries", ROWS, length=SEATS, high=MOST_DISCS, rows=CHARACTER_WORDS, board="hexes", part="mercenaries"),
    Field("strongholds", LIST, words=STRONGHOLD_WORDS, low=-1, board="hexes", part="stronghold"),
    Field("settlements", LIST, words=SETTLEMENT_WORDS, low=-1, board="hexes", part="settlement"),
    Field("palace", low=-1, high=HEXES - 1, place="hexes"),
    Field("influence", LIST, words=CHARACTER_WORDS, low=-1, board="hexes", part="influence"),
    Field("reserves", LIST, length=SEATS, high=MOST_DISCS),
    Field("coins", LIST, length=SEATS, high=MOST_COINS),
    Field("deck", LIST, NONE, pool="cards", rest=1, top_last=1),
    Field("market", LIST, pool="cards", length=SLOTS, low=-1),
    Field("sultan_market", LIST, pool="cards", length=SULTAN_SLOTS, low=-1),
    Field("discard", LIST, pool="cards"),
    Field("hands", HANDS, OWNER, pool="cards", length=SEATS),
    Field("front", HANDS, pool="cards", length=SEATS),
    Field("at_least", BOUNDS, pool="cards"),
    Field("points", ROWS, MEMORY, length=SEATS, high=999),
    Field("taken", ROWS, length=SEATS, words=ACTION_WORDS, low=-1),
    Field("sacked", high=MOST_SACKED),
    Field("talks", high=MOST_TALKS),
    Field("talked", MASK, words=TALKED_WORDS),
    Field("stirred", high=NOMAD + 1),
    Field("more_moves", high=COPIES[GUIDES] * MORE_MOVES),
    Field("clash", RECORD),
]


class CrescentMoon(State):
    """Crescent Moon from set-up to scoring: the land, what each player has, and a combat or contest under way."""

    __slots__ = slots(MOON_FIELDS, "laid_out", "crowded")

    def __init__(self, rules: Rules, seats: int, config: list[int], rng: Rng, clash: Clash) -> None:
        super().__init__(rules, seats, config, rng)
        self.year = 0
        self.phase = 0
        self.round = 0
        self.active = NO_ONE
        self.ships = 0  # rivers break no adjacency while it is 1 (CM-307)
        self.hex_cell: list[int] = []  # the land, never changed in place: copies share these three
        self.hex_tile: list[int] = []
        self.hex_turn: list[int] = []
        self.tile_hands: list[list[int]] = []
        self.tile_shown = -1  # chosen from a hand and not placed yet
        self.groups_left: list[int] = []  # of the two starting groups, as bits
        self.ordinary: list[list[int]] = []  # units by owner and hex
        self.mercenaries: list[list[int]] = []
        self.strongholds: list[int] = []  # by hex: owner * 2, plus 1 for a castle; -1 for none
        self.settlements: list[int] = []  # by hex: 0 a town, 1 a city, -1 none
        self.palace = -1  # its hex
        self.influence: list[int] = []  # by hex: the owner of the token
        self.reserves: list[int] = []
        self.coins: list[int] = []
        self.deck: list[int] = []
        self.market: list[int] = []
        self.sultan_market: list[int] = []
        self.discard: list[int] = []
        self.hands: list[list[int]] = []
        self.front: list[list[int]] = []
        self.at_least: list[list[int]] = []  # replaced, never changed in place: see `steps/hands`
        self.points: list[list[int]] = []  # by seat and source; those paid in deals are kept apart, to be taken off
        self.taken: list[list[int]] = []  # the actions of this year by seat and round; replaced, never changed in place
        self.sacked = 0  # buildings the Warlord sacked in this year
        self.talks = 0  # negotiations opened in this turn
        self.talked = 0  # what they were about, as bits
        self.stirred = 0  # the seat that last played a card in the open anytime window, plus 1
        self.more_moves = 0  # moves that Guides added to the Move action
        self.clash = clash
        self.laid_out = NO_LAND
        self.crowded = 1  # 0 where no units came into a hex above the limit since it was looked at last (CM-067)

    def fields(self) -> list[Field]:
        return MOON_FIELDS

    def board_words(self, what: str) -> list[str]:
        """The names of the hexes as they lie."""
        return self.land().names

    def lay_places(self, board: str, places: list[str]) -> None:
        """Make room for the hexes whose cells a document has told: a map that was laid by the players (CM-023)."""
        n = len(self.hex_cell)
        if n == len(self.hex_tile):
            return
        self.hex_tile = [PLAIN] * n
        self.hex_turn = (self.hex_turn + [0] * n)[:n]
        land = n if n == sum(tiles_in_game(self.seats)) else 0  # no piece stands on it before it is whole
        self.ordinary = [[0] * land for _ in range(self.seats)]
        self.mercenaries = [[0] * land for _ in range(self.seats)]
        self.strongholds = [-1] * land
        self.settlements = [-1] * land
        self.influence = [-1] * land

    def modernise(self, doc: dict[str, object]) -> None:
        """Older documents told of negotiations by a number."""
        talked = doc.get("talked")
        if isinstance(talked, int):
            doc["talked"] = [TALKED_WORDS[i] for i in members(talked)]

    def pools(self) -> list[Pool]:
        """Tiles and power cards."""
        return POOLS[self.pack()][self.seats]

    def pack(self) -> int:
        """The place of the content pack among those that are known, 0 for none; without packs there is no option."""
        return self.config[PACK] if len(self.config) > PACK else 0

    def copy(self) -> "CrescentMoon":
        """An independent state; the history and the land are shared."""
        clash = self.clash.copy() if self.clash.kind else self.clash
        s = CrescentMoon(self.rules, self.seats, self.config, self.rng, clash)
        self.carry(s)
        s.year = self.year
        s.phase = self.phase
        s.round = self.round
        s.active = self.active
        s.ships = self.ships
        s.hex_cell = self.hex_cell
        s.hex_tile = self.hex_tile
        s.hex_turn = self.hex_turn
        s.laid_out = self.laid_out
        s.crowded = self.crowded
        s.tile_hands = [hand[:] for hand in self.tile_hands]
        s.tile_shown = self.tile_shown
        s.groups_left = self.groups_left[:]
        s.ordinary = [row[:] for row in self.ordinary]
        s.mercenaries = [row[:] for row in self.mercenaries]
        s.strongholds = self.strongholds[:]
        s.settlements = self.settlements[:]
        s.palace = self.palace
        s.influence = self.influence[:]
        s.reserves = self.reserves[:]
        s.coins = self.coins[:]
        s.deck = self.deck[:]
        s.market = self.market[:]
        s.sultan_market = self.sultan_market[:]
        s.discard = self.discard[:]
        s.hands = [hand[:] for hand in self.hands]
        s.front = [hand[:] for hand in self.front]
        s.at_least = self.at_least
        s.points = [row[:] for row in self.points]
        s.taken = self.taken
        s.sacked = self.sacked
        s.talks = self.talks
        s.talked = self.talked
        s.stirred = self.stirred
        s.more_moves = self.more_moves
        return s

    def restore(self, data: list[object]) -> None:
        """Fill this state from a dump; the clash is one of its own, since copies share it in times of peace."""
        self.clash = Clash(self.seats)
        self.crowded = 1
        super().restore(data)

    # ---- anytime cards added to decisions of the own action (CM-306)

    def asides(self, p: int, code: int) -> list[int]:
        """The active player's anytime cards of use: a Forced March before his action, Guides in a Move (FMA, GUI)."""
        if p != self.active or ASIDE_AT[code] == 0 or not self.hands[p]:
            return NO_OPTIONS
        out = self.anytime_cards(p, code == S_CHOOSE_ACTION)
        if GUIDES in self.hands[p] and code == S_MOVE and MOVING_FOR.of(args_of(self.stack[-1])) == BY_ACTION:
            out.append(GUIDES)
        return out

    def anytime_cards(self, p: int, may_march: bool) -> list[int]:
        """The anytime cards in a hand that are of use; a Forced March only beside the own action (FMA)."""
        hand = self.hands[p]
        out: list[int] = []
        if holds_anytime(hand):
            if INFORMER in hand and self.cards_of_others(p):
                out.append(INFORMER)
            if may_march and FORCED_MARCH in hand and self.can_move(p):
                out.append(FORCED_MARCH)
            if SHIPS in hand and self.ships == 0:
                out.append(SHIPS)
        return out

    def may_add(self, p: int, code: int) -> bool:
        """Any card of the active player could be an anytime card, or an action where he chooses one (CM-306)."""
        return p == self.active and bool(self.hands[p]) and ASIDE_AT[code] == 1

    def aside(self, p: int, what: int) -> None:
        """Play the card; its effect is a step like any other."""
        self.push(S_PLAY_ASIDE, p, CARD.put(what))

    def aside_key(self, p: int, what: int) -> str:
        """As in `anytime:ships`."""
        return f"anytime:{CARD_WORDS[what]}"

    def cards_of_others(self, p: int) -> bool:
        """Is there another hand with cards in it?"""
        for q in range(self.seats):
            if q != p and self.hands[q]:
                return True
        return False

    # ---- the land

    def land(self) -> Land:
        """The map as it lies."""
        if self.laid_out.tiles is not self.hex_tile:
            self.laid_out = self.find_land()
            self.hex_tile = self.laid_out.tiles
        return self.laid_out

    def find_land(self) -> Land:
        """The land of the tiles: a preset where they lie like one."""
        for known in FOR_FIVE if self.seats > NOMAD else FOR_FOUR:
            land = known.land
            if land.tiles == self.hex_tile and land.cells == self.hex_cell and land.turns == self.hex_turn:
                return land
        return Land(self.hex_cell, self.hex_tile, self.hex_turn)

    def near(self, h: int) -> list[int]:
        """The hexes adjacent to a hex; rivers count unless Ships were played (CM-037, CM-307)."""
        return self.land().across[h] if self.ships else self.land().adjacent[h]

    def near_mask(self, h: int) -> int:
        return self.land().across_mask[h] if self.ships else self.land().adjacent_mask[h]

    # ---- control, influence, presence: three different things

    def units(self, p: int, h: int) -> int:
        """The units of a player in a hex, ordinary and mercenary."""
        return self.ordinary[p][h] + self.mercenaries[p][h]

    def controller(self, h: int) -> int:
        """The player with combat strength in a hex (CM-031); in the active hex of a combat the defender."""
        stronghold = self.strongholds[h]
        if stronghold >= 0:
            return stronghold >> 1
        if self.palace == h:
            return CALIPH
        for p in range(self.seats):
            if self.ordinary[p][h] or self.mercenaries[p][h]:
                if self.clash.kind != COMBAT or self.clash.hex != h or p == self.clash.defender:
                    return p
        return NO_ONE

    def open_to(self, p: int, h: int) -> bool:
        """Does no other player control the hex?"""
        owner = self.controller(h)
        return owner == NO_ONE or owner == p

    def present(self, p: int, h: int) -> bool:
        """Has the player any piece in the hex (CM-034, CM-035)?"""
        if self.influence[h] == p or self.ordinary[p][h] or self.mercenaries[p][h] or self.strongholds[h] >> 1 == p:
            return True
        if p == SULTAN:
            return self.settlements[h] >= 0
        return p == CALIPH and self.palace == h

    def stands_free(self, p: int, but: int = -1) -> bool:
        """Is the player present anywhere where no one else rules, leaving out one hex?"""
        for h in range(len(self.influence)):
            if self.present(p, h) and h != but and self.open_to(p, h):
                return True
        return False

    def presence(self, p: int) -> int:
        """The hexes where a player is present, as bits."""
        out = 0
        for h in range(len(self.influence)):
            if self.present(p, h):
                out |= 1 << h
        return out

    def strength_of_pieces(self, p: int, h: int) -> int:
        """The combat strength of a player's pieces in a hex (CM-030)."""
        n = self.ordinary[p][h] + self.mercenaries[p][h]
        stronghold = self.strongholds[h]
        if stronghold >> 1 == p and stronghold >= 0:
            n += 1 + (stronghold & 1)
        if p == CALIPH and self.palace == h:
            n += 2
        return n

    def token_near(self, p: int, h: int) -> bool:
        """Has the player an influence token in an adjacent hex?"""
        for other in self.near(h):
            if self.influence[other] == p:
                return True
        return False

    def can_move(self, p: int) -> bool:
        """Has the player a unit with an adjacent hex to go to that no other player controls (CM-110)?"""
        ordinary = self.ordinary[p]
        mercenaries = self.mercenaries[p]
        for h in range(len(ordinary)):
            if ordinary[h] or mercenaries[h]:
                for to in self.near(h):
                    if self.open_to(p, to):
                        return True
        return False

    # ---- supplies: what is neither on the land nor on a reserve card (CM-043)

    def discs_left(self, p: int) -> int:
        """Units in a player's supply."""
        return DISCS[p] - sum(self.ordinary[p]) - sum(self.mercenaries[p]) - self.reserves[p]

    def forts_left(self, p: int) -> int:
        """Forts in a player's supply."""
        return FORTS[p] - self.strongholds.count(2 * p)

    def castles_left(self, p: int) -> int:
        """Castles in a player's supply."""
        return CASTLES[p] - self.strongholds.count(2 * p + 1)

    def tokens_left(self, p: int) -> int:
        """Influence tokens in a player's supply."""
        return TOKENS[p] - self.influence.count(p)

    def towns_left(self) -> int:
        """Towns in the Sultan's supply."""
        return TOWNS - self.settlements.count(0)

    def cities_left(self) -> int:
        """Cities in the Sultan's supply."""
        return CITIES - self.settlements.count(1)

    # ---- the result

    def vp(self, p: int) -> int:
        """All victory points of a player, less those paid in deals."""
        return sum(self.points[p]) - 2 * self.points[p][PROMISES_PAID]

    def scores(self) -> list[int]:
        """The victory points of each seat."""
        return [sum(row) - 2 * row[PROMISES_PAID] for row in self.points]

    def ranking(self) -> list[list[int]]:
        """By points, then coins, then turn order; no two share a place (CM-640, CM-641)."""
        scores = self.scores()
        coins = self.coins
        return [[p] for p in sorted(range(self.seats), key=lambda p: (-scores[p], -coins[p], p))]

    def breakdown(self) -> list[dict[str, int]]:
        """The points of each seat by source."""
        out: list[dict[str, int]] = []
        for row in self.points:
            net = row[:PROMISES_PAID]
            net[FROM_DEALS] -= row[PROMISES_PAID]
            out.append({SOURCE_WORDS[i]: n for i, n in enumerate(net) if n})
        return out

    # ---- the actions of the year, which lie open (CM-081)

    def note_action(self, p: int, action: int) -> None:
        """A player takes an action in this round; none while it is still to be chosen."""
        mine = self.taken[p][:]
        mine[self.round - 1] = action
        self.taken = [*self.taken[:p], mine, *self.taken[p + 1 :]]

    # ---- what cannot be

    def faults(self) -> list[tuple[str, str]]:
        """Land, pieces, cards, a clash under way and what is still to be done must be possible."""
        return faults_of(self)

    def masters(self, h: int) -> list[int]:
        """All players with combat strength in a hex: one at most, but for a combat (CM-032)."""
        return [p for p in range(self.seats) if self.strength_of_pieces(p, h)]


def pools_for(players: int, pack: int) -> list[Pool]:
    """The whole content of the box for a number of players, with the cards of a pack."""
    return [Pool("tiles", TILE_WORDS, tiles_in_game(players)), Pool("cards", CARD_WORDS, copies_with(pack))]


POOLS: Final = [[pools_for(n, pack) for n in range(6)] for pack in range(len(PACKS))]
