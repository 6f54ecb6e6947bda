"""What the Rat keeps on the table: where it sits, the card that says who moves it, and the other cards."""

from typing import Final

from rampart.games.great_wall.part import Part
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import LOCATION_WORDS
from rampart.kernel.fields import LIST, NONE, Field, slots

RAT: Final = "rat"  # the name of the module, of its part and of the pool of its cards

FIELDS: Final = [
    Field("location", words=LOCATION_WORDS, low=-1),
    Field("card", pool=RAT, low=-1),
    Field("deck", LIST, NONE, pool=RAT, rest=1, top_last=1),
    Field("discard", LIST, pool=RAT, top_last=1),
]


class Rat(Part):
    """The location of the rat, -1 before it is placed, and the rat cards."""

    word = RAT
    __slots__ = slots(FIELDS)

    def __init__(self) -> None:
        self.location = -1
        self.card = -1  # of this year
        self.deck: list[int] = []  # the next one last
        self.discard: list[int] = []

    def fields(self) -> list[Field]:
        return FIELDS


def rat_of(s: GreatWall) -> Rat:
    """The part of the Rat on the table."""
    part = s.part(RAT)
    assert isinstance(part, Rat)
    return part
