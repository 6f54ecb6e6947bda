"""Setting up: the land, the cards, the Wall with its tokens and heroes, and the rounds of placement to come."""

from typing import Final

from rampart.games.watch.arguments import ROUND
from rampart.games.watch.content.boards import BOARD_16, BOARD_21, BOARD_29, BOARD_BASE, BOARD_CLASSIC
from rampart.games.watch.content.layouts import (
    BASE_STARTS,
    COLOURS_OF_THREE,
    LAYOUTS,
    SPIRAL,
    SPIRAL_NUMBERS,
)
from rampart.games.watch.state import POOLS, Watch, new_bags, new_cards
from rampart.games.watch.steps.verbs import receive
from rampart.games.watch.tables import (
    BASE,
    CARDS,
    CLANS,
    CLASSIC,
    CLASSIC_NUMBERS,
    COMPAT,
    DECKS,
    DESERT,
    FIGURES,
    FIRST_PLAYER,
    HEROES_IN_GAME,
    ICE,
    KEEPS,
    NO_NUMBER,
    RANDOM_NUMBERS,
    RESOURCES,
    S_BEGIN_TURN,
    S_PLACE_GUARD,
    S_PLACE_SETTLEMENT,
    SECTIONS,
    SETTLEMENTS,
    SETUP,
    UNDER_KEEP,
    VARIABLE,
    WATCH56,
)

SHUFFLED_MARKETS: Final = [5, 5, 5, 7, 9]  # by board; those of the base game's frame stay


def board_for(mode: int, seats: int) -> int:
    """The board of a mode and a number of players (NW-202, NW-222, NW-1301, NW-1401)."""
    if mode == BASE:
        return BOARD_BASE
    if mode == CLASSIC:
        return BOARD_CLASSIC
    if mode == WATCH56:
        return BOARD_29
    return BOARD_16 if seats == 3 else BOARD_21


def set_up(s: Watch) -> None:
    """Lay out everything and push what follows: the rounds of placement, then the first turn."""
    lay_land(s)
    lay_cards(s)
    s.buildings = [-1] * len(s.board.corner_at)
    s.roads = [-1] * len(s.board.edge_ends)
    s.home_points = [0] * s.seats
    s.road_lengths = [0] * s.seats
    s.rates = [s.usual_rate()] * (s.seats * RESOURCES)
    s.gift = [-1] * len(s.board.hexes)
    s.supply = POOLS[s.mode][2].content[:]
    s.face_up = [0] * len(s.supply)
    s.frostfangs = FIGURES[s.mode][:]
    s.active = first_player(s)
    order = [(s.active + i) % s.seats for i in range(s.seats)]
    if s.has_wall():
        man_the_north(s, order)
    s.push(S_BEGIN_TURN, s.active)
    if s.mode == BASE and s.config[SETUP] != VARIABLE:
        place_beginners(s)
    else:
        push_placement(s, order)


def first_player(s: Watch) -> int:
    """Drawn by lot, which is what rolling for it comes to, unless the table fixes the seat (NW-208, NW-225)."""
    if s.has(COMPAT):
        return 0  # NW-1409 (g): there the lot decides who sits where
    fixed = s.config[FIRST_PLAYER]
    return fixed - 1 if fixed else s.rng.below(s.seats)


# ---- the land


def lay_land(s: Watch) -> None:
    """The standard board, or its tiles and markets shuffled with the numbers in their fixed order (NW-209, NW-222)."""
    layout = LAYOUTS[s.place]
    s.terrain = layout.terrain
    s.numbers = layout.numbers
    s.markets = layout.markets
    if s.config[SETUP] == VARIABLE:
        s.terrain = layout.terrain[:]
        s.rng.shuffle(s.terrain)
        s.markets = shuffled_markets(s, layout.markets)
        numbers = [n for n in layout.numbers if n != NO_NUMBER]
        s.numbers = classic_numbers(s) if s.mode == CLASSIC else laid_in_order(s.terrain, numbers)
    for barren in (ICE, DESERT):
        if barren in s.terrain:
            s.tormund = s.terrain.index(barren)


def shuffled_markets(s: Watch, markets: list[int]) -> list[int]:
    """Shuffle the kinds of those markets that are not printed on the frame."""
    n = SHUFFLED_MARKETS[s.place]
    kinds = markets[:n]
    s.rng.shuffle(kinds)
    return kinds + markets[n:]


def laid_in_order(terrain: list[int], numbers: list[int]) -> list[int]:
    """The numbers one by one on the hexes in reading order; a barren one is skipped."""
    left = numbers[::-1]
    return [NO_NUMBER if tile == ICE or tile == DESERT else left.pop() for tile in terrain]


def classic_numbers(s: Watch) -> list[int]:
    """Along the coast and inward, or shuffled freely (NW-1407)."""
    if s.config[CLASSIC_NUMBERS] == RANDOM_NUMBERS:
        numbers = SPIRAL_NUMBERS[:]
        s.rng.shuffle(numbers)
        return laid_in_order(s.terrain, numbers)
    way = [s.board.hexes.index(at) for at in SPIRAL]
    laid = laid_in_order([s.terrain[h] for h in way], SPIRAL_NUMBERS)
    out = [NO_NUMBER] * len(way)
    for i, h in enumerate(way):
        out[h] = laid[i]
    return out


# ---- cards, tokens and heroes


def lay_cards(s: Watch) -> None:
    """The bank full, all hands empty, and the development deck shuffled (NW-203, NW-204, NW-223)."""
    s.bank = POOLS[s.mode][0].content[:]
    s.hands = new_bags(s.seats, RESOURCES)
    s.at_least = new_bags(s.seats * s.seats, RESOURCES)
    s.cards = new_cards(s.seats)
    s.bought = new_cards(s.seats)
    s.played = new_cards(s.seats)
    s.gone = [0] * CARDS
    s.deck = [card for card in range(CARDS) for _ in range(DECKS[s.mode][card])]
    s.rng.shuffle(s.deck)


def man_the_north(s: Watch, order: list[int]) -> None:
    """Tokens under all pieces of the cost cards, a hero for everyone, the Wall still empty (NW-224 to NW-230)."""
    tokens = [token for token, n in enumerate(s.supply) for _ in range(n)]
    s.rng.shuffle(tokens)
    s.settlement_tokens = [tokens.pop() for _ in range(s.seats * SETTLEMENTS)]
    s.keep_tokens = [tokens.pop() for _ in range(s.seats * KEEPS * UNDER_KEEP)]
    s.supply = [tokens.count(token) for token in range(len(s.supply))]
    s.settlement_slots = [(1 << SETTLEMENTS) - 1] * s.seats
    s.camps = [[] for _ in range(CLANS[s.mode])]
    s.clearings = [[] for _ in range(SECTIONS[s.mode])]
    s.guards = [[] for _ in range(SECTIONS[s.mode])]
    s.heroes = [0] * s.seats
    for i, p in enumerate(order):
        s.heroes[p] = s.seats - 1 - i
    s.hero_sides = [0] * s.seats
    s.hero_locks = [0] * s.seats
    s.display = list(range(s.seats, HEROES_IN_GAME[s.mode]))
    s.heroes_gone = []


# ---- the first pieces


def push_placement(s: Watch, order: list[int]) -> None:
    """Settlement and road clockwise, the same in reverse, and on the Wall a guard each (NW-210, NW-231)."""
    if s.has_wall():
        for p in reversed(order):
            s.push(S_PLACE_GUARD, p)
    for p in order:
        s.push(S_PLACE_SETTLEMENT, p, ROUND.put(2))
    for p in reversed(order):
        s.push(S_PLACE_SETTLEMENT, p, ROUND.put(1))


def place_beginners(s: Watch) -> None:
    """Two settlements and roads for each color as printed, and cards for the starred one (NW-206, NW-207)."""
    names = s.board.corner_names
    for p in range(s.seats):
        colour = COLOURS_OF_THREE[p] if s.seats == 3 else p
        first, first_road, second, second_road = [names.index(name) for name in BASE_STARTS[colour]]
        for corner, other in ((first, first_road), (second, second_road)):
            s.buildings[corner] = p
            s.roads[s.board.edge_ends.index((min(corner, other), max(corner, other)))] = p
        s.home_points[p] = 2
        s.road_lengths[p] = 1
        s.refresh_rates(p)
        starting_cards(s, p, second)


def starting_cards(s: Watch, p: int, corner: int) -> list[int]:
    """One card for each producing hex at the second settlement, which are returned (NW-207, NW-211)."""
    counts = [0] * RESOURCES
    for h in s.board.corner_hexes[corner]:
        kind = s.terrain[h]
        if kind < RESOURCES and s.bank[kind]:
            receive(s, p, kind, 1)
            counts[kind] += 1
    return counts
