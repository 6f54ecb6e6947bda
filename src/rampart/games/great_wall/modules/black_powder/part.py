"""What Black Powder keeps on the table: machines, towers, rockets, and which sections were breached this winter."""

from typing import Final

from rampart.games.great_wall.part import Part
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import FIRST_SOLDIER, MARK, MOST_CLANS, SECTION_WORDS, SECTIONS, STANCES
from rampart.kernel.fields import BAG, LIST, MASK, NONE, Field, slots

BLACK_POWDER: Final = "black_powder"  # the name of the module and of its part
BALLISTA: Final = 0
CANNON: Final = 1
ROCKETS: Final = 2
MACHINES: Final = 3  # types
MACHINE_WORDS: Final = ["ballista", "cannon", "rocket_launcher"]
EACH_MACHINE: Final = 2  # of a type
MACHINES_OF_SECTION: Final = 2
STANDING_WORDS: Final = [f"{section}_{machine}" for section in SECTION_WORDS for machine in MACHINE_WORDS]
TOWERS: Final = 4
TOWER_WORDS: Final = ["0", "1", "2", "3"]
SNAKE_TOKENS: Final = 6

FIELDS: Final = [
    Field("machines", BAG, words=STANDING_WORDS, high=EACH_MACHINE),
    Field("towers", LIST, length=TOWERS, low=-1, high=MOST_CLANS - 1),
    Field("deck", LIST, NONE, pool="rockets", rest=1, top_last=1),
    Field("drawn", LIST, pool="rockets"),
    Field("discard", LIST, pool="rockets", top_last=1),
    Field("breached", MASK, words=SECTION_WORDS),
]


class BlackPowder(Part):
    """War machines by section and type, the clan in each tower, the rocket deck, and what winter has breached."""

    word = BLACK_POWDER
    __slots__ = slots(FIELDS)

    def __init__(self) -> None:
        self.machines: list[int] = []  # section * MACHINES + type
        self.towers: list[int] = []  # -1 for none
        self.deck: list[int] = []  # the next one last
        self.drawn: list[int] = []  # lie open while a shot is resolved
        self.discard: list[int] = []
        self.breached = 0

    def fields(self) -> list[Field]:
        return FIELDS


def powder_of(s: GreatWall) -> BlackPowder:
    """The part of Black Powder on the table."""
    part = s.part(BLACK_POWDER)
    assert isinstance(part, BlackPowder)
    return part


def standing(s: GreatWall, section: int, machine: int) -> int:
    """How many machines of a type stand in a section."""
    return powder_of(s).machines[section * MACHINES + machine]


def machines_in(s: GreatWall, section: int) -> int:
    """How many machines stand in a section (GWX-BP-31)."""
    return sum(powder_of(s).machines[section * MACHINES : (section + 1) * MACHINES])


def supply(s: GreatWall, machine: int) -> int:
    """How many machines of a type may still be built (GWX-BP-30)."""
    mine = powder_of(s).machines
    return EACH_MACHINE - sum(mine[section * MACHINES + machine] for section in range(SECTIONS))


def towers_beside(s: GreatWall, section: int) -> list[int]:
    """The towers of a section: one on each side; where section L is out of play, so is tower 0 (GWX-BP-04)."""
    return [section, section + 1]


def sections_beside(s: GreatWall, tower: int) -> list[int]:
    """The sections beside a tower, from the left, as far as they are in play (GWX-BP-04)."""
    return [section for section in (tower - 1, tower) if s.first_section <= section < SECTIONS]


def tokens_left(s: GreatWall, c: int) -> int:
    """Snake tokens of a clan that lie on no card (GWX-BP-43)."""
    mark = FIRST_SOLDIER + c * STANCES + MARK
    return SNAKE_TOKENS - sum(cells.count(mark) for cells in s.covers)
