"""What a scenario of the Ancient Chronicles keeps on the table; what other scenarios use stays empty."""

from typing import Final

from rampart.games.great_wall.part import Part
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import (
    CLERKS,
    LOCATION_WORDS,
    MOST_CLANS,
    RESOURCE_WORDS,
    RESOURCES,
    SECTION_WORDS,
    SECTIONS,
    SHAME_PER_PLAYER,
)
from rampart.kernel.fields import BAG, BAGS, LIST, MASK, SEATS, Field, slots

CHRONICLES: Final = "chronicles"  # the name of the module, of its option and of its part
STOCK: Final = 50  # of each resource: what raids take before shame
FIRST_FOOD: Final = 10
FIRST_CAPACITY: Final = 15
STARVED: Final = 5  # at this capacity all lose
FROST: Final = [0, 1, 1, 2, 1, 0]  # by year: what each overseer brings less
GIFT: Final = 4  # of one type, for a clerk on the scenario card
GIFT_HONOUR: Final = 12
SHOWN: Final = 4  # of the resource that the emperor asks for
AUDIENCE_HONOUR: Final = 10
MOST_ICE: Final = 3
MOST_GHOSTS: Final = 3
FORTRESS_SPOTS: Final = 3
FORTRESS: Final = [12, 12, 12, 12, 15, 15]  # its defense when the siege begins, by number of players
MOST_DEFENCE: Final = 999
MOST_PEACE: Final = 9  # hordes that gold keeps away in a spring
PEACE_PRICE: Final = 3  # gold for each of them, from all together
MOST_PLEDGE: Final = MOST_PEACE * PEACE_PRICE

FIELDS: Final = [
    Field("gifts", BAGS, words=RESOURCE_WORDS, length=SEATS, high=1),
    Field("stock", BAG, words=RESOURCE_WORDS, high=STOCK),
    Field("food", LIST, length=SEATS, high=FIRST_CAPACITY),
    Field("capacity", high=FIRST_CAPACITY),
    Field("demand", words=RESOURCE_WORDS),
    Field("in_warehouse", LIST, length=SEATS, high=CLERKS),
    Field("haunted", MASK, words=LOCATION_WORDS),
    Field("ice", BAG, words=SECTION_WORDS, high=99),
    Field("defence", high=MOST_DEFENCE, later=1),
    Field("besieging", high=SHAME_PER_PLAYER * MOST_CLANS, later=1),
    Field("archers", LIST, length=SEATS, high=FORTRESS_SPOTS, later=1),
    Field("pledged", LIST, length=SEATS, high=MOST_PLEDGE, later=1),
    Field("kept_away", high=MOST_PEACE, later=1),
]


class Chronicles(Part):
    """Gifts, the common stock, food, the emperor's demand, ghosts, ice on walls, a fortress, gold for peace."""

    word = CHRONICLES
    __slots__ = slots(FIELDS)

    def __init__(self) -> None:
        self.gifts: list[list[int]] = []  # by seat: 1 for each resource that was given
        self.stock = [0] * RESOURCES
        self.food: list[int] = []
        self.capacity = 0
        self.demand = 0
        self.in_warehouse: list[int] = []  # clerks that wait there for the emperor
        self.haunted = 0
        self.ice = [0] * SECTIONS
        self.defence = 0  # of the besieged fortress
        self.besieging = 0  # shame tokens beside its card
        self.archers: list[int] = []  # by seat: on its firing spots
        self.pledged: list[int] = []  # by seat: gold for peace this spring
        self.kept_away = 0  # hordes that do not come this spring

    def fields(self) -> list[Field]:
        return FIELDS


def chronicles_of(s: GreatWall) -> Chronicles:
    """The part of the scenario on the table."""
    part = s.part(CHRONICLES)
    assert isinstance(part, Chronicles)
    return part


def frost_of(s: GreatWall) -> int:
    """How much less each overseer brings this year (GWX-AC-SCN-01)."""
    return FROST[s.year - 1] if s.year <= len(FROST) else 0


def frozen(s: GreatWall, p: int, location: int) -> int:
    """What the frost takes from an overseer, at most all that it brings."""
    return min(frost_of(s), s.levels[p][location])
