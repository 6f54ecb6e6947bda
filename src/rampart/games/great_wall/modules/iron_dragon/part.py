"""What the Iron Dragon keeps on the table: its card of the year, the other cards, and the clerks on it."""

from typing import Final

from rampart.games.great_wall.modules.iron_dragon.names import TARGET_SLOTS
from rampart.games.great_wall.part import Part
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import section_of
from rampart.kernel.fields import LIST, NONE, SEATS, Field, slots

IRON_DRAGON: Final = "iron_dragon"  # the name of the module, of its part and of the pool of its cards
MOST_PLACES: Final = 5

FIELDS: Final = [
    Field("card", pool=IRON_DRAGON, low=-1),
    Field("deck", LIST, NONE, pool=IRON_DRAGON, rest=1, top_last=1),
    Field("discard", LIST, pool=IRON_DRAGON, top_last=1),
    Field("clerks", LIST, length=SEATS, high=MOST_PLACES),
    Field("fired", high=1),
]


class IronDragon(Part):
    """The card that is shown, -1 before the first spring; clerks by seat; whether it fired in this activation step."""

    word = IRON_DRAGON
    __slots__ = slots(FIELDS)

    def __init__(self) -> None:
        self.card = -1
        self.deck: list[int] = []  # the next one last
        self.discard: list[int] = []
        self.clerks: list[int] = []
        self.fired = 0

    def fields(self) -> list[Field]:
        return FIELDS


def dragon_of(s: GreatWall) -> IronDragon:
    """The part of the Iron Dragon on the table."""
    part = s.part(IRON_DRAGON)
    assert isinstance(part, IronDragon)
    return part


def places(s: GreatWall) -> int:
    """4 with up to three players, 5 with more (GWX-ID-03)."""
    return 5 if s.seats > 3 else 4


def free_places(s: GreatWall) -> int:
    """How many places on the Dragon are free; none before its first card."""
    dragon = dragon_of(s)
    return places(s) - sum(dragon.clerks) if dragon.card >= 0 else 0


def target_slots(s: GreatWall, card: int) -> list[int]:
    """The slots that a card may burn; those of a section out of play are lost (GWX-ID-11)."""
    return [slot for slot in TARGET_SLOTS[card] if section_of(slot) >= s.first_section]


def targets(s: GreatWall) -> list[int]:
    """Those of the card that is shown, where a horde lies."""
    dragon = dragon_of(s)
    return [slot for slot in target_slots(s, dragon.card) if s.hordes[slot] >= 0] if dragon.card >= 0 else []
