"""Setting up: decks, board, clans, generals and advisors (4.1, 4.2)."""

from rampart.games.great_wall.arguments import ARRIVES_BY
from rampart.games.great_wall.codes import (
    S_CHOOSE_ACTIVE,
    S_CHOOSE_CLAN,
    S_FINISH_SETUP,
    S_KEEP_GENERAL,
    S_PLACE_HORDE,
    S_YEAR,
)
from rampart.games.great_wall.content.hearing import STAYING
from rampart.games.great_wall.content.hordes import FRESH
from rampart.games.great_wall.content.names import ADVISOR_WORDS, BASE_HORDE_TYPES, HORDE_BACKS, HORDES, type_of
from rampart.games.great_wall.figures import figures_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import (
    BARRICADES,
    BY_SETUP,
    CLERKS,
    COMMANDS,
    GOLD_MINE,
    KINDS,
    LUMBER_MILL,
    PANDA,
    POOL,
    QUARRY,
    ROWS_DEEP,
    SECTIONS,
    SLOTS,
    SOURCES,
    UNHIRED,
)
from rampart.kernel.frame import NOBODY

ARTIFACTS_SHOWN = 3


def set_up(s: GreatWall) -> None:
    """Lay out the game and push what follows: the choices of setup, then the first year."""
    s.year = 1
    s.space = s.box.start_space
    lay_out_decks(s)
    lay_out_clans(s)
    lay_out_wall(s)
    s.push(S_YEAR)
    s.push(S_FINISH_SETUP)
    seats = list(range(s.seats))
    s.poll(S_CHOOSE_ACTIVE, seats)
    s.poll(S_KEEP_GENERAL, seats)
    order = seats[:]
    s.rng.shuffle(order)
    for p in order:
        s.push(S_CHOOSE_CLAN, p)
    for module in s.box.modules:
        module.lay_out(s)
    for _ in range(s.box.first_hordes - len(sections_of(s))):
        s.push(S_PLACE_HORDE, NOBODY, ARRIVES_BY.put(BY_SETUP))


def sections_of(s: GreatWall) -> range:
    """The sections in play, each of which gets a horde."""
    return range(s.first_section, SECTIONS)


def shuffled(s: GreatWall, cards: list[int]) -> list[int]:
    """A deck of the cards in play, shuffled."""
    deck = cards[:]
    s.rng.shuffle(deck)
    return deck


def lay_out_decks(s: GreatWall) -> None:
    """Artifacts, tactics, generals and advisors; two of the latter each (GW-SET03, GW-SET08 to GW-SET11)."""
    artifacts = shuffled(s, s.box.artifacts)
    s.artifacts = artifacts[:ARTIFACTS_SHOWN]
    s.artifact_box = artifacts[ARTIFACTS_SHOWN:]
    s.tactic_deck = shuffled(s, s.box.tactics)
    s.tactic_discard = []
    s.tactics = [[] for _ in range(s.seats)]
    s.general_deck = shuffled(s, s.box.generals)
    s.dealt_generals = [sorted(s.general_deck.pop() for _ in range(2)) for _ in range(s.seats)]
    s.boxed_generals = [[] for _ in range(s.seats)]
    s.generals = [-1] * s.seats
    s.advisor_deck = shuffled(s, s.box.advisors)
    s.support = [sorted(s.advisor_deck.pop() for _ in range(2)) for _ in range(s.seats)]
    s.support += [[] for _ in range(s.seats, s.players)]
    s.advisors = [[] for _ in range(s.seats)]
    s.advisor_row = []
    s.advisor_discard = []
    s.known_advisors = [0] * len(ADVISOR_WORDS)


def lay_out_clans(s: GreatWall) -> None:
    """Figures, command cards and the bank of shame (GW-SET09, GW-SET13, GW-SET18); Reed's part (GW-SET35, GW-SET36)."""
    houses = s.box.clans()
    unhired = 4 if s.seats == 5 else 3
    s.tea = list(range(houses))
    s.clans = [-1] * houses
    s.clerks = [[0] * 12 for _ in range(houses)]
    for p in range(s.seats):
        s.clerks[p][POOL] = CLERKS - unhired
        s.clerks[p][UNHIRED] = unhired
    s.pool = [[figures_of(s, c, kind) for kind in range(KINDS)] for c in range(houses)]
    if s.reed >= 0:
        for location in (LUMBER_MILL, QUARRY, GOLD_MINE):
            s.clerks[s.reed][location] = 1
    s.shamed = [[0] * KINDS for _ in range(houses)]
    s.levels = [[0, 0, 0, 0] for _ in range(houses)]
    s.overseers = [[-1, -1, -1, -1] for _ in range(houses)]
    s.rest = [[0] * (SECTIONS * KINDS) for _ in range(houses)]
    s.firing = [[0] * (2 * SECTIONS) for _ in range(houses)]
    s.resources = [[0, 0, 0, 0] for _ in range(s.seats)]
    s.warehouse = [0, 0, 0]
    s.honour = [0] * s.players
    s.sources = [[0] * SOURCES for _ in range(s.players)]
    s.shame_bank = s.box.shame
    s.shame_gone = 0
    s.commands = [list(range(COMMANDS)) for _ in range(s.seats)]
    s.chosen = [-1] * s.players
    s.track = []
    s.command_discard = [[] for _ in range(s.seats)]
    s.placed = [0] * s.seats


def lay_out_wall(s: GreatWall) -> None:
    """A horde before each section and barricades on all spots (GW-SET04 to GW-SET07, GW-SET31 to GW-SET34)."""
    s.wall = [0] * SECTIONS
    s.barricades = [BARRICADES if section >= s.first_section else 0 for section in range(SECTIONS)]
    deck = [card for card in shuffled(s, s.box.hordes) if HORDE_BACKS[card] >= s.first_section]
    s.horde_box = []
    for module in s.box.modules:
        deck = module.deal_hordes(s, deck)
    s.hordes = [-1] * SLOTS
    s.covers = [[] for _ in range(SLOTS)]
    s.claimed = [[] for _ in range(s.players)]
    s.stains = [0] * HORDES
    s.known_hordes = [0] * HORDES
    s.horde_discard = []
    for section in sections_of(s):
        card = deck.pop()
        slot = section * ROWS_DEEP + (ROWS_DEEP - 1 if type_of(card) in STAYING else 0)
        s.hordes[slot] = card
        s.covers[slot] = FRESH[type_of(card)][:]
    s.next_horde = [deck.pop()]
    s.horde_deck = deck


def remove_types(s: GreatWall, deck: list[int], n: int) -> list[int]:
    """So many types of the base box leave the deck at random and whole; no one knows which (GWX-003)."""
    types = sorted({type_of(card) for card in deck if type_of(card) < BASE_HORDE_TYPES})
    s.rng.shuffle(types)
    gone = types[:n]
    s.horde_box += [card for card in deck if type_of(card) in gone]
    return [card for card in deck if type_of(card) not in gone]


def clans_on_offer(s: GreatWall) -> list[int]:
    """The clans no one has taken yet; the Panda comes with the fifth player."""
    return [clan for clan in range(PANDA + 1 if s.seats == 5 else PANDA) if clan not in s.clans]
