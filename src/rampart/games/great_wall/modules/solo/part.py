"""What solo play keeps on the table: the location track and the command cards of Qin Jiushao."""

from typing import Final

from rampart.games.great_wall.part import Part
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import BARRACKS, RESOURCE_WORDS
from rampart.kernel.fields import LIST, NONE, Field, slots

SOLO: Final = "solo"  # the name of the module and of its part
TRACK: Final = 5  # slots of the location track; the first is the highest
ADVISORS_PER_HONOUR: Final = 2
WOUND_TOKEN: Final = 4  # after the tokens of the four resources: the barracks
TOKEN_WORDS: Final = [*RESOURCE_WORDS, "wound"]

FIELDS: Final = [
    Field("track", LIST, words=TOKEN_WORDS, length=TRACK),
    Field("deck", LIST, NONE, pool="qin", rest=1, top_last=1),
    Field("turned", pool="qin", low=-1),
    Field("discard", LIST, pool="qin", top_last=1),
]


class Solo(Part):
    """Qin's location track from slot 1 to slot 5, his deck, the card of this fall, and his discards."""

    word = SOLO
    __slots__ = slots(FIELDS)

    def __init__(self) -> None:
        self.track: list[int] = []
        self.deck: list[int] = []  # the next one last
        self.turned = -1
        self.discard: list[int] = []

    def fields(self) -> list[Field]:
        return FIELDS


def solo_of(s: GreatWall) -> Solo:
    """The part of solo play on the table."""
    part = s.part(SOLO)
    assert isinstance(part, Solo)
    return part


def qin_of(s: GreatWall) -> int:
    """Qin's place among the clans: the first after the seats (GW-SET41)."""
    return s.seats


def yearly_honour(s: GreatWall) -> int:
    """What his support advisors bring him at the end of fall: 1 honor for every two (GW-QIN07)."""
    return len(s.support[qin_of(s)]) // ADVISORS_PER_HONOUR


def location_of(token: int) -> int:
    """The location that a token of the track stands for (GW-QIN20)."""
    return BARRACKS if token == WOUND_TOKEN else token


def token_of(location: int) -> int:
    """The token of a location, -1 where he never works (GW-QIN22)."""
    return WOUND_TOKEN if location == BARRACKS else location if location < WOUND_TOKEN else -1


def highest_first(s: GreatWall) -> list[int]:
    """The locations of the track from the highest, slot 1, to the lowest."""
    return [location_of(token) for token in solo_of(s).track]


def lowest_first(s: GreatWall) -> list[int]:
    """The same from slot 5 to slot 1."""
    return highest_first(s)[::-1]
