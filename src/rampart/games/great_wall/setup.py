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
from rampart.games.great_wall.content.hordes import FRESH
from rampart.games.great_wall.content.names import (
    ADVISOR_WORDS,
    ARTIFACT_WORDS,
    GENERAL_WORDS,
    HORDE_BACKS,
    HORDES,
    TACTIC_WORDS,
)
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import (
    BARRICADES,
    BY_SETUP,
    CLERKS,
    COMMANDS,
    FIGURES,
    GOLD_MINE,
    LUMBER_MILL,
    PANDA,
    POOL,
    QUARRY,
    SECTIONS,
    SHAME_PER_PLAYER,
    SLOTS,
    SOURCES,
    UNHIRED,
    start_space,
)
from rampart.kernel.frame import NOBODY

ARTIFACTS_SHOWN = 3


def set_up(s: GreatWall) -> None:
    """Lay out the game and push what follows: the choices of setup, then the first year."""
    s.year = 1
    s.space = start_space(s.seats)
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
    for _ in range(max(0, s.seats - SECTIONS)):
        s.push(S_PLACE_HORDE, NOBODY, ARRIVES_BY.put(BY_SETUP))


def shuffled(s: GreatWall, n: int) -> list[int]:
    """A shuffled deck of so many different cards."""
    deck = list(range(n))
    s.rng.shuffle(deck)
    return deck


def lay_out_decks(s: GreatWall) -> None:
    """Artifacts, tactics, generals and advisors; two of the latter each (GW-SET03, GW-SET08 to GW-SET11)."""
    artifacts = shuffled(s, len(ARTIFACT_WORDS))
    s.artifacts = artifacts[:ARTIFACTS_SHOWN]
    s.artifact_box = artifacts[ARTIFACTS_SHOWN:]
    s.tactic_deck = shuffled(s, len(TACTIC_WORDS))
    s.tactic_discard = []
    s.tactics = [[] for _ in range(s.seats)]
    s.general_deck = shuffled(s, len(GENERAL_WORDS))
    s.dealt_generals = [sorted(s.general_deck.pop() for _ in range(2)) for _ in range(s.seats)]
    s.boxed_generals = [[] for _ in range(s.seats)]
    s.generals = [-1] * s.seats
    s.advisor_deck = shuffled(s, len(ADVISOR_WORDS))
    s.support = [sorted(s.advisor_deck.pop() for _ in range(2)) for _ in range(s.seats)]
    s.advisors = [[] for _ in range(s.seats)]
    s.advisor_row = []
    s.advisor_discard = []
    s.known_advisors = [0] * len(ADVISOR_WORDS)


def lay_out_clans(s: GreatWall) -> None:
    """Figures, command cards and the bank of shame (GW-SET09, GW-SET13, GW-SET18); Reed's part (GW-SET35, GW-SET36)."""
    houses = s.seats + (1 if s.reed >= 0 else 0)
    unhired = 4 if s.seats == 5 else 3
    s.tea = list(range(houses))
    s.clans = [-1] * houses
    s.clerks = [[0] * 12 for _ in range(houses)]
    for p in range(s.seats):
        s.clerks[p][POOL] = CLERKS - unhired
        s.clerks[p][UNHIRED] = unhired
    s.pool = [FIGURES[:] for _ in range(houses)]
    if s.reed >= 0:
        s.pool[s.reed] = [FIGURES[0], 0, 0]
        for location in (LUMBER_MILL, QUARRY, GOLD_MINE):
            s.clerks[s.reed][location] = 1
    s.shamed = [[0, 0, 0] for _ in range(houses)]
    s.levels = [[0, 0, 0, 0] for _ in range(houses)]
    s.overseers = [[-1, -1, -1, -1] for _ in range(houses)]
    s.rest = [[0] * 9 for _ in range(houses)]
    s.firing = [[0, 0, 0] for _ in range(houses)]
    s.resources = [[0, 0, 0, 0] for _ in range(s.seats)]
    s.warehouse = [0, 0, 0]
    s.honour = [0] * s.seats
    s.sources = [[0] * SOURCES for _ in range(s.seats)]
    s.shame_bank = SHAME_PER_PLAYER * s.seats
    s.shame_gone = 0
    s.commands = [list(range(COMMANDS)) for _ in range(s.seats)]
    s.chosen = [-1] * s.seats
    s.track = []
    s.command_discard = [[] for _ in range(s.seats)]
    s.placed = [0] * s.seats


def lay_out_wall(s: GreatWall) -> None:
    """A horde before each section and barricades on all spots (GW-SET04 to GW-SET07, GW-SET31 to GW-SET34)."""
    s.wall = [0] * SECTIONS
    s.barricades = [BARRICADES if section >= s.first_section else 0 for section in range(SECTIONS)]
    deck = [card for card in shuffled(s, HORDES) if HORDE_BACKS[card] >= s.first_section]
    s.hordes = [-1] * SLOTS
    s.covers = [[] for _ in range(SLOTS)]
    s.claimed = [[] for _ in range(s.seats)]
    s.stains = [0] * HORDES
    s.known_hordes = [0] * HORDES
    s.horde_discard = []
    for section in range(s.first_section, SECTIONS):
        card = deck.pop()
        s.hordes[section * 3] = card
        s.covers[section * 3] = FRESH[card // 3][:]
    s.next_horde = [deck.pop()]
    s.horde_deck = deck


def clans_on_offer(s: GreatWall) -> list[int]:
    """The clans nobody has taken yet; the Panda comes with the fifth player."""
    return [clan for clan in range(PANDA + 1 if s.seats == 5 else PANDA) if clan not in s.clans]
