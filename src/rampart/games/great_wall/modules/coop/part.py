"""What co-operative play keeps on the table: demands, events, and what happened this year."""

from typing import Final

from rampart.games.great_wall.modules.coop.codes import GIVING_PLACES
from rampart.games.great_wall.modules.coop.names import COOP, DEMAND_WORDS
from rampart.games.great_wall.part import Part
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import BARRICADES, SECTION_WORDS, SECTIONS
from rampart.kernel.fields import BAG, LIST, MASK, NONE, ROWS, Field, slots

DEMAND_SLOTS: Final = 3
MOST_BUILT: Final = 9  # wall levels in a year
MOST_GIVEN: Final = 15
NEEDED: Final = [0, 0, 6, 7, 9, 9]  # demands to win, by number of players (GW-SET57)
MOST_REFUSED: Final = 12  # proposals a winter, then no more are made

REFUSED: Final = [
    Field("demand", words=DEMAND_WORDS),
    *[Field(f"given_{i}", high=MOST_GIVEN) for i in range(GIVING_PLACES)],
]
FIELDS: Final = [
    Field("demands", LIST, pool="demands", length=DEMAND_SLOTS, low=-1),
    Field("demand_deck", LIST, NONE, pool="demands", rest=1, top_last=1),
    Field("fulfilled", LIST, pool="demands"),
    Field("drawn", LIST, pool="demands"),
    Field("event_deck", LIST, NONE, pool="events", rest=1, top_last=1),
    Field("events", LIST, pool="events"),
    Field("cancelled", LIST, pool="events"),
    Field("heads", LIST, pool="hordes"),
    Field("built", high=MOST_BUILT),
    Field("breached", MASK, words=SECTION_WORDS),
    Field("kept", BAG, words=SECTION_WORDS, high=BARRICADES),
    Field("massed", words=SECTION_WORDS, low=-1),
    Field("refused", ROWS, columns=REFUSED),
]


class Coop(Part):
    """Open demands by slot, fulfilled ones, events so far, and notes on this year and this winter."""

    word = COOP
    __slots__ = slots(FIELDS)

    def __init__(self) -> None:
        self.demands = [-1] * DEMAND_SLOTS
        self.demand_deck: list[int] = []  # the next one last
        self.fulfilled: list[int] = []
        self.drawn: list[int] = []  # looked at by a petition
        self.event_deck: list[int] = []  # the next one last
        self.events: list[int] = []  # turned up, the oldest first
        self.cancelled: list[int] = []
        self.heads: list[int] = []  # claimed hordes that were given away
        self.built = 0  # wall levels this year
        self.breached = 0  # sections breached this winter
        self.kept = [0] * SECTIONS  # barricades that are not removed this winter
        self.massed = -1  # the section whose archers shoot twice in this volley
        self.refused: list[list[int]] = []  # proposals refused this winter

    def fields(self) -> list[Field]:
        return FIELDS


def coop_of(s: GreatWall) -> Coop:
    """The part of co-operative play on the table."""
    part = s.part(COOP)
    assert isinstance(part, Coop)
    return part


def speaker(s: GreatWall) -> int:
    """The top player of the tea order speaks for all (GW-COO02)."""
    return s.order()[0]


def open_demands(s: GreatWall) -> list[int]:
    """The demands that lie open."""
    return [card for card in coop_of(s).demands if card >= 0]


def needed(s: GreatWall) -> int:
    """How many demands win the game (GW-SET57)."""
    return NEEDED[s.seats]


def demand_slots(s: GreatWall) -> int:
    """How many demands lie open at most: two with two players (GW-SET51), none in scenarios with another goal."""
    if not s.box.demands:
        return 0
    return DEMAND_SLOTS if s.seats > 2 else DEMAND_SLOTS - 1


def reclaimable(s: GreatWall, p: int, betrayal: int) -> list[int]:
    """The command cards in the discards of a seat that it may take back."""
    return [card for card in s.command_discard[p] if card != betrayal]
