"""What to draw: a position as plain values, so that the drawing does not depend on how the rules store it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from rampart.games.dragon.tables import SYMBOLS, TYPE_OF, TYPES

SYMBOL_ICONS: Final = ("hammer", "fan", "yuan", "firework", "helmet", "buddha", "mortar", "rice", "book")
"""What the persons of each type bear on their tiles, in the order of the types."""

PERSON_ICONS: Final = (
    "craftsman", "court-lady", "tax-collector", "pyrotechnist", "warrior", "monk", "healer", "farmer", "scholar",
)  # fmt: skip


class Palace(NamedTuple):
    """A palace: the site it stands on, its floors, and the tiles in it from the ground floor up."""

    site: int
    floors: int
    people: tuple[int, ...]


@dataclass(slots=True)
class Court:
    """All that belongs to one seat."""

    seat: int
    name: str
    points: int = 0
    yuan: int = 6
    rice: int = 0
    fireworks: int = 0
    small: int = 0
    large: int = 0
    hand: Sequence[int] = (1, 1, 1, 1, 1, 1, 1, 1, 1, 2)  # cards by type, the wild ones last
    palaces: Sequence[Palace] = ()
    wall_tiles: int = 0  # bit mask of those not built yet
    symbols: list[int] = field(default_factory=list)
    persons: int = 0
    inhabited: int = 0

    def __post_init__(self) -> None:
        self.symbols = [0] * TYPES
        for palace in self.palaces:
            self.persons += len(palace.people)
            self.inhabited += bool(palace.people)
            for tile in palace.people:
                self.symbols[TYPE_OF[tile]] += SYMBOLS[tile]


@dataclass(slots=True)
class Scene:
    """A whole table as one viewer sees it."""

    viewer: int  # -1: spectators
    month: int
    phase: int  # as in tables
    events: Sequence[int]
    event_done: bool  # the event of this month lies behind us
    super_event: str  # '' if there is none, 'hidden' before it is drawn
    wall: bool
    wall_owners: Sequence[int]
    display: Sequence[int]
    groups: Sequence[Sequence[int]]
    dragons: Sequence[Sequence[int]]  # the seats on each group, in order of arrival
    order: Sequence[int]  # seats, first to act first
    track: Sequence[int]  # the space of each seat's marker
    courts: Sequence[Court]
    deciders: Sequence[int]
    over: bool = False
    large_price: int = 7

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.courts)
