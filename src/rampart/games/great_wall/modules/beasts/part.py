"""What the Ancient Beasts keep on the table: their ranks and areas, and the relics."""

from typing import Final

from rampart.games.great_wall.modules.beasts.names import (
    AREA_WORDS,
    AREAS,
    BEASTS,
    SECTION_AREAS,
    TOP_RANK,
)
from rampart.games.great_wall.part import Part
from rampart.games.great_wall.state import GreatWall
from rampart.kernel.fields import HANDS, LIST, NONE, OWNER, SEATS, Field, slots

WORD: Final = "beasts"  # the name of the module and of its part
RELIC_POOL: Final = "relics"

FIELDS: Final = [
    Field("ranks", LIST, length=len(BEASTS), low=1, high=TOP_RANK),
    Field("areas", LIST, length=len(BEASTS), words=AREA_WORDS, low=-1),
    Field("relic", pool=RELIC_POOL, low=-1),
    Field("relic_deck", LIST, NONE, pool=RELIC_POOL, rest=1, top_last=1),
    Field("covered", LIST, pool=RELIC_POOL, top_last=1),
    Field("looked_at", HANDS, OWNER, pool=RELIC_POOL, length=SEATS),
]


class Beasts(Part):
    """By beast: its rank, and its area, -1 before it is placed; the active relic, the deck, and those covered."""

    word = WORD
    __slots__ = slots(FIELDS)

    def __init__(self) -> None:
        self.ranks: list[int] = [1] * len(BEASTS)
        self.areas: list[int] = [-1] * len(BEASTS)
        self.relic = -1
        self.relic_deck: list[int] = []  # the next one last
        self.covered: list[int] = []
        self.looked_at: list[list[int]] = []  # by seat, while it chooses among relics of the deck

    def fields(self) -> list[Field]:
        return FIELDS


def beasts_of(s: GreatWall) -> Beasts:
    """The part of the beasts on the table."""
    part = s.part(WORD)
    assert isinstance(part, Beasts)
    return part


def areas_of(s: GreatWall, beast: int) -> list[int]:
    """The areas printed on the card of a beast, those out of play left out (GWX-007)."""
    return [area for area in AREAS[beast] if area < SECTION_AREAS or area - SECTION_AREAS >= s.first_section]


def is_in_location(s: GreatWall, beast: int, location: int) -> bool:
    """Is the beast in a location?"""
    return beasts_of(s).areas[beast] == location


def is_at_section(s: GreatWall, beast: int, section: int) -> bool:
    """Is the beast at a section of the wall?"""
    return beasts_of(s).areas[beast] == SECTION_AREAS + section


def ranked(s: GreatWall, least: int) -> int:
    """How many beasts have at least such a rank."""
    n = 0
    for rank in beasts_of(s).ranks:
        if rank >= least:
            n += 1
    return n
