"""The table of the Brotherhood of the Watch: the Gift, the Wall, what lies north of it, and the players' hands."""

from typing import Final

from rampart.games.watch.content.boards import BOARDS, Board
from rampart.games.watch.faults import faults_of_table, lengths, patrols, return_tokens, slots_of
from rampart.games.watch.scoring import grouped, market_rates, rightful_holder
from rampart.games.watch.tables import (
    BANK_SIZE,
    BANK_SIZE_56,
    BASE,
    BRICK,
    BUILDING_WORDS,
    BY_BREACHES,
    BY_INVASION,
    BY_MODE,
    CARD_WORDS,
    CARDS,
    CLAN_WORDS,
    CLANS,
    CLASSIC,
    COMBINED,
    COMPAT,
    COMPAT_TURNS,
    DECKS,
    ENDING_WORDS,
    FIGURES,
    FROM_CARDS,
    FROM_GUARDS,
    FROM_KEEPS,
    FROM_LARGEST_PATROL,
    FROM_LONGEST_ROAD,
    FROM_SETTLEMENTS,
    GRAIN,
    GUARD_STEPS,
    HERO_WORDS,
    HEROES,
    HEROES_IN_GAME,
    KEEP,
    KEEPS,
    LEAST_PATROL,
    LEAST_ROAD,
    LUMBER,
    MARKET_WORDS,
    MODE,
    MODE_WORDS,
    MOST_ALIKE,
    MOST_BREACHES,
    MOST_CLANS,
    NO_ENDING,
    NUMBER_WORDS,
    OFFER_CHOICES,
    ORE,
    RESOURCE_WORDS,
    RESOURCES,
    ROADS,
    SEAT_WORDS,
    SECTION_WORDS,
    SECTIONS,
    SEPARATE,
    SETTLEMENTS,
    SIDE_WORDS,
    SLOT_WORDS,
    SOURCE_WORDS,
    STAGE_WORDS,
    TERRAIN_WORDS,
    TOKEN_WORDS,
    TOKENS_OF_A_CLAN,
    TURN_CHOICES,
    TYPE_WORDS,
    TYPES,
    VP_CARD,
    WATCH56,
    WATCH_MODE,
    WOOL,
)
from rampart.games.watch.todo import faults_of_todo, stages_of
from rampart.kernel.fields import (
    BAG,
    BAGS,
    BOUNDS,
    LIST,
    MASKS,
    NONE,
    OWNER,
    ROWS,
    SEATS,
    UNKNOWN,
    Field,
    Pool,
    bag_size,
    slots,
)
from rampart.kernel.rng import Rng
from rampart.kernel.rules import Rules
from rampart.kernel.state import State

EMPTY: Final[list[int]] = []  # of what a mode does not use; replaced, never changed
NO_ROWS: Final[list[list[int]]] = []


def fields_of(board: Board, compat: bool) -> list[Field]:
    """The declaration for one of the boards; what catanatron's way of reckoning roads comes to cannot be derived."""
    clans, sections = clans_before(board), SECTION_WORDS[: len(board.lines)]
    return [
        Field("turn", high=max(*TURN_CHOICES, COMPAT_TURNS)),
        Field("active", high=SEATS),
        Field("stage", words=STAGE_WORDS),
        Field("dice", LIST, length=3, high=12),
        Field("card_played", high=1),
        Field("offers", high=max(OFFER_CHOICES)),
        Field("terrain", LIST, words=TERRAIN_WORDS, length=len(board.hexes), board="land", part="terrain"),
        Field("numbers", LIST, words=NUMBER_WORDS, length=len(board.hexes), board="land", part="number"),
        Field("gift", LIST, pool="wildlings", length=len(board.hexes), low=-1, board="land", part="wildling"),
        Field("markets", LIST, words=MARKET_WORDS, length=len(board.market_edges), board="markets"),
        Field("buildings", LIST, words=BUILDING_WORDS, length=len(board.corner_at), low=-1, board="buildings"),
        Field("roads", LIST, words=SEAT_WORDS, length=len(board.edge_ends), low=-1, board="roads"),
        Field("home_points", LIST, length=SEATS, high=SETTLEMENTS + 2 * KEEPS, derived=1),
        Field("tormund", words=board.hex_names, low=-1),
        Field("bank", BAG, pool="resources", rest=1, high=BANK_SIZE_56),
        Field("hands", BAGS, OWNER, pool="resources", length=SEATS, high=BANK_SIZE_56),
        Field("at_least", BOUNDS, pool="resources", high=BANK_SIZE_56),
        Field("deck", LIST, NONE, pool="cards", rest=1, top_last=1),
        Field("cards", BAGS, OWNER, pool="cards", length=SEATS, high=MOST_ALIKE),
        Field("bought", BAGS, OWNER, pool="cards", length=SEATS, high=MOST_ALIKE),
        Field("played", BAGS, pool="cards", length=SEATS, high=MOST_ALIKE),
        Field("gone", BAG, pool="cards", high=MOST_ALIKE),
        Field("rates", LIST, low=2, high=4, derived=1),
        Field("road_lengths", LIST, length=SEATS, high=ROADS, derived=0 if compat else 1),
        Field("longest_road", words=SEAT_WORDS, low=-1),
        Field("largest_patrol", words=SEAT_WORDS, low=-1),
        Field("winner", words=SEAT_WORDS, low=-1),
        Field("end_reason", words=ENDING_WORDS, low=-1),
        Field("supply", BAG, NONE, pool="tokens", rest=1, high=max(TOKENS_OF_A_CLAN)),
        Field("settlement_tokens", LIST, NONE, pool="tokens", low=-1),
        Field("settlement_slots", MASKS, words=SLOT_WORDS, derived=1),
        Field("keep_tokens", LIST, NONE, pool="tokens", low=-1),
        Field("face_up", BAG, pool="tokens", high=max(TOKENS_OF_A_CLAN)),
        Field("frostfangs", BAG, pool="wildlings", rest=1, high=FIGURES[WATCH56][0]),
        Field("camps", ROWS, pool="wildlings", rows=clans),
        Field("clearings", ROWS, pool="wildlings", rows=sections),
        Field("guards", ROWS, words=SEAT_WORDS, rows=sections),
        Field("breaches", high=MOST_BREACHES),
        Field("heroes", LIST, pool="heroes"),
        Field("hero_sides", LIST, words=SIDE_WORDS),
        Field("hero_locks", LIST, high=1),
        Field("display", LIST, pool="heroes", rest=1),
        Field("heroes_gone", LIST, pool="heroes"),
        Field("components", ROWS, high=len(board.corner_at) - 1),
    ]


def clans_before(board: Board) -> list[str]:
    return CLAN_WORDS[: CLANS[WATCH56 if len(board.lines) == SECTIONS[WATCH56] else WATCH_MODE] if board.lines else 0]


FIELDS: Final = [fields_of(board, False) for board in BOARDS]
FIELDS_OF_COMPAT: Final = [fields_of(board, True) for board in BOARDS]


def pools_of(mode: int) -> list[Pool]:
    """The whole content of the box in a mode."""
    size = BANK_SIZE_56 if mode == WATCH56 else BANK_SIZE
    of_a_clan = TOKENS_OF_A_CLAN if mode == WATCH56 else [*TOKENS_OF_A_CLAN[:3], 0]
    tokens: list[int] = []
    for clan in range(MOST_CLANS):
        tokens += of_a_clan if clan < CLANS[mode] else [0] * TYPES
    heroes = [1 if hero < HEROES_IN_GAME[mode] else 0 for hero in range(HEROES)]
    return [
        Pool("resources", RESOURCE_WORDS, [size] * RESOURCES),
        Pool("cards", CARD_WORDS, DECKS[mode]),
        Pool("tokens", TOKEN_WORDS, tokens),
        Pool("wildlings", TYPE_WORDS, FIGURES[mode]),
        Pool("heroes", HERO_WORDS, heroes),
    ]


POOLS: Final = [pools_of(mode) for mode in range(len(MODE_WORDS))]


class Watch(State):
    """A position of the game, in any of its modes."""

    __slots__ = slots(FIELDS[0], "mode", "place", "board", "by_number")

    def __init__(self, rules: Rules, seats: int, config: list[int], rng: Rng, place: int) -> None:
        super().__init__(rules, seats, config, rng)
        self.mode = config[MODE]
        self.place = place  # of the board among BOARDS
        self.board = BOARDS[place]
        self.turn = 0  # turns completed
        self.active = 0
        self.stage = 0
        self.dice = [0, 0, 0]  # of the last roll, the wildling die last
        self.card_played = 0  # in this turn
        self.offers = 0  # made in this turn
        self.terrain = EMPTY  # by hex; never changed once laid, like numbers and markets
        self.numbers = EMPTY
        self.by_number = NO_ROWS  # the hexes that produce on each sum of the dice; found at the first roll
        self.markets = EMPTY
        self.buildings = EMPTY  # by corner
        self.roads = EMPTY  # the seat of the road on each path, -1 for none
        self.home_points = EMPTY  # of settlements and keeps, by seat
        self.tormund = -1  # his hex, -1 in his camp
        self.bank = EMPTY
        self.hands = NO_ROWS
        self.at_least = NO_ROWS
        self.deck = EMPTY  # the top is the end
        self.cards = NO_ROWS  # development cards that may be played
        self.bought = NO_ROWS  # those bought since the last own turn began, which may not
        self.played = NO_ROWS  # open in front of their players
        self.gone = EMPTY
        self.rates = EMPTY  # seat * RESOURCES + resource: cards of it for one card of the bank
        self.road_lengths = EMPTY
        self.longest_road = -1
        self.largest_patrol = -1
        self.winner = -1
        self.end_reason = NO_ENDING
        self.supply = EMPTY
        self.settlement_tokens = EMPTY  # seat * SETTLEMENTS + slot
        self.settlement_slots = EMPTY  # the slots of each cost card on which a settlement stands, as bits
        self.keep_tokens = EMPTY  # (seat * KEEPS + slot) * UNDER_KEEP + place
        self.face_up = EMPTY
        self.frostfangs = EMPTY
        self.camps = NO_ROWS  # by clan: who stands in camp 1, 2, ...
        self.clearings = NO_ROWS  # by section: who came first, second, ...
        self.gift = EMPTY  # the wildling on each hex, -1 for none
        self.guards = NO_ROWS  # by section: whose guard stands on space 1, 2, ...
        self.breaches = 0
        self.heroes = EMPTY  # by seat
        self.hero_sides = EMPTY
        self.hero_locks = EMPTY  # 1: used or taken in this turn
        self.display = EMPTY  # ascending
        self.heroes_gone = EMPTY
        self.components = NO_ROWS  # compat_catanatron: a seat and corners that its roads join

    def fields(self) -> list[Field]:
        return (FIELDS_OF_COMPAT if self.has(COMPAT) else FIELDS)[self.place]

    def board_words(self, what: str) -> list[str]:
        """The names of the corners, paths, markets or hexes of this board."""
        if what == "corner" or what == "buildings":
            return self.board.corner_names
        if what == "path" or what == "roads":
            return self.board.edge_names
        if what == "markets":
            return [self.board.edge_names[edge] for edge in self.board.market_edges]
        return self.board.hex_names

    def pools(self) -> list[Pool]:
        """Resources, development cards, wildling tokens and figures, heroes."""
        return POOLS[self.mode]

    def copy(self) -> "Watch":
        """An independent state; the history is shared."""
        s = Watch(self.rules, self.seats, self.config, self.rng, self.place)
        self.carry(s)
        s.turn = self.turn
        s.active = self.active
        s.stage = self.stage
        s.dice = self.dice[:]
        s.card_played = self.card_played
        s.offers = self.offers
        s.terrain = self.terrain
        s.numbers = self.numbers
        s.by_number = self.by_number
        s.markets = self.markets
        s.buildings = self.buildings[:]
        s.roads = self.roads[:]
        s.home_points = self.home_points[:]
        s.tormund = self.tormund
        s.bank = self.bank[:]
        s.hands = [hand[:] for hand in self.hands]
        s.at_least = [row[:] for row in self.at_least]
        s.deck = self.deck[:]
        s.cards = [cards[:] for cards in self.cards]
        s.bought = [cards[:] for cards in self.bought]
        s.played = [cards[:] for cards in self.played]
        s.gone = self.gone[:]
        s.rates = self.rates[:]
        s.road_lengths = self.road_lengths[:]
        s.longest_road = self.longest_road
        s.largest_patrol = self.largest_patrol
        s.winner = self.winner
        s.end_reason = self.end_reason
        if self.guards:
            self.copy_north(s)
        elif self.components:
            s.components = [row[:] for row in self.components]
        s.supply = self.supply[:]
        s.face_up = self.face_up[:]
        s.frostfangs = self.frostfangs[:]
        s.gift = self.gift[:]
        return s

    def copy_north(self, s: "Watch") -> None:
        """Copy the Wall, the wildlings and the heroes; rows of figures are replaced, never changed."""
        s.settlement_tokens = self.settlement_tokens[:]
        s.settlement_slots = self.settlement_slots[:]
        s.keep_tokens = self.keep_tokens[:]
        s.camps = self.camps[:]
        s.clearings = self.clearings[:]
        s.guards = self.guards[:]
        s.breaches = self.breaches
        s.heroes = self.heroes[:]
        s.hero_sides = self.hero_sides[:]
        s.hero_locks = self.hero_locks[:]
        s.display = self.display[:]
        s.heroes_gone = self.heroes_gone[:]

    # ---- what the options say

    def has(self, option: int) -> bool:
        """Is an option that is either off or on, on?"""
        return self.config[option] == 1

    def has_wall(self) -> bool:
        """Is the Wall part of the game?"""
        return self.mode == WATCH_MODE or self.mode == WATCH56

    def is_combined(self) -> bool:
        """May trade and building be mixed (NW-301, NW-1406)?"""
        chosen = self.config[COMBINED]
        return self.mode == CLASSIC if chosen == BY_MODE else chosen != SEPARATE

    # ---- what a player has

    def hand_size(self, p: int) -> int:
        """How many resource cards a player holds; open to all (NW-304)."""
        hand = self.hands[p]
        if hand[LUMBER] == UNKNOWN:
            return hand[-1]
        return hand[LUMBER] + hand[BRICK] + hand[WOOL] + hand[GRAIN] + hand[ORE]

    def card_count(self, p: int) -> int:
        """How many development cards a player holds; open to all (NW-304)."""
        return bag_size(self.cards[p]) + bag_size(self.bought[p])

    def settlements_of(self, p: int) -> int:
        return self.buildings.count(p)

    def keeps_of(self, p: int) -> int:
        return self.buildings.count(p + KEEP)

    def guards_of(self, p: int) -> int:
        n = 0
        for section in self.guards:
            n += section.count(p)
        return n

    def guard_points(self, p: int) -> int:
        """VP tokens for guards: one from 3 guards on, two from 5 on (NW-563)."""
        n = self.guards_of(p)
        points = 0
        for step in GUARD_STEPS:
            if n >= step:
                points += 1
        return points

    def special_points(self) -> int:
        """What Longest Road and Largest Patrol are worth each (NW-723)."""
        return 2 if self.mode == BASE or self.mode == CLASSIC else 1

    def public_points(self, p: int) -> int:
        """What everyone sees (NW-305)."""
        n = self.home_points[p] + self.played[p][VP_CARD]
        if self.longest_road == p:
            n += self.special_points()
        if self.largest_patrol == p:
            n += self.special_points()
        return n + self.guard_points(p) if self.guards else n

    def total_points(self, p: int) -> int:
        """Public points and the VP cards in hand, where they can be seen (NW-305)."""
        cards = self.cards[p]
        points = self.public_points(p)
        return points if cards[0] == UNKNOWN else points + cards[VP_CARD] + self.bought[p][VP_CARD]

    def sources(self, p: int) -> list[int]:
        out = [0] * len(SOURCE_WORDS)
        out[FROM_SETTLEMENTS] = self.settlements_of(p)
        out[FROM_KEEPS] = 2 * self.keeps_of(p)
        out[FROM_LONGEST_ROAD] = self.special_points() if self.longest_road == p else 0
        out[FROM_LARGEST_PATROL] = self.special_points() if self.largest_patrol == p else 0
        out[FROM_GUARDS] = self.guard_points(p)
        out[FROM_CARDS] = self.played[p][VP_CARD]
        return out

    # ---- the result

    def scores(self) -> list[int]:
        """The public points of each seat; VP cards count once they are shown."""
        return [self.public_points(p) for p in range(self.seats)]

    def breakdown(self) -> list[dict[str, int]]:
        """The points of each seat by source."""
        return [{SOURCE_WORDS[i]: n for i, n in enumerate(self.sources(p)) if n} for p in range(self.seats)]

    def ranking(self) -> list[list[int]]:
        """By points; after a tragic end by guards, then points, then cards in hand (NW-1113 to NW-1117)."""
        worth: list[list[int]] = []
        for p in range(self.seats):
            points = self.public_points(p)
            if self.end_reason == BY_BREACHES or self.end_reason == BY_INVASION:
                worth.append([self.guards_of(p), points, self.hand_size(p)])
            else:
                worth.append([1 if self.winner == p else 0, points])
        return grouped(list(range(self.seats)), worth)

    def winners(self) -> list[int]:
        return [self.winner] if self.over and self.winner >= 0 else []

    @property
    def ending(self) -> str:
        return ENDING_WORDS[self.end_reason] if self.over and self.end_reason >= 0 else ""

    # ---- documents

    def usual_rate(self) -> int:
        """What the bank asks without a market (NW-406, NW-408)."""
        return 3 if self.has_wall() else 4

    def refresh_rates(self, p: int) -> None:
        """Find a player's rates again after a building at a market."""
        rates = market_rates(self.board, self.markets, self.buildings, p, self.usual_rate())
        self.rates[p * RESOURCES : (p + 1) * RESOURCES] = rates

    def derive(self, given: list[str]) -> None:
        """The stage follows from what is to be done, all else from the pieces on the board and on the cost cards."""
        stages = stages_of(self)
        if "stage" not in given and stages:
            self.stage = stages[0]
        if "longest_road" not in given:
            self.longest_road = rightful_holder(lengths(self), -1, LEAST_ROAD)
        if "largest_patrol" not in given:
            self.largest_patrol = rightful_holder(patrols(self), -1, LEAST_PATROL)
        self.rates = [0] * (self.seats * RESOURCES)
        for p in range(self.seats):
            self.refresh_rates(p)
        self.home_points = [self.settlements_of(p) + 2 * self.keeps_of(p) for p in range(self.seats)]
        if not self.has(COMPAT):
            self.road_lengths = lengths(self)
        if self.has_wall():
            return_tokens(self, given)
            self.settlement_slots = [slots_of(self, p) for p in range(self.seats)]

    def faults(self) -> list[tuple[str, str]]:
        return faults_of_table(self) or faults_of_todo(self)


def new_bags(seats: int, kinds: int) -> list[list[int]]:
    """Empty bags, one per seat."""
    return [[0] * kinds for _ in range(seats)]


def new_cards(seats: int) -> list[list[int]]:
    """Empty hands of development cards."""
    return new_bags(seats, CARDS)
