"""What the bots know of a module: a place in its folder for its plain choices and its prices."""

from typing import Final

from mypy_extensions import mypyc_attr

from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.weights import Weights

NOTHING: Final = -1  # to choose: the base game's habit, or that of another module, holds


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowhow:
    """What a module adds to how anyone plays; it overrides what it needs. `known` lists them all.

    All of it is asked very often: reckon with the public position and the seat's own secrets, briefly.
    """

    word = ""  # of its module

    def choose(self, s: GreatWall, p: int, code: int, options: list[int], w: Weights) -> int:
        """A plain choice in a step of the module, or in one of the base game that it alters; NOTHING elsewhere."""
        return NOTHING

    def desire(self, s: GreatWall, p: int, location: int, w: Weights) -> float:
        """What the module makes one more clerk in a location worth, in honor, beside the base game's worth."""
        return 0.0

    def command(self, s: GreatWall, p: int, command: int, w: Weights) -> float:
        """What the module makes a command card worth, in honor, beside the base game's worth."""
        return 0.0

    def prices(self, s: GreatWall, p: int, code: int, options: list[int], w: Weights) -> list[float]:
        """The worth of options that need not be followed to be judged, in their order; empty: they are followed."""
        return []

    def haste(self) -> float:
        """How much quicker the module lets the bank of shame run out."""
        return 1.0

    def worth(self, s: GreatWall, p: int, years: float, w: Weights) -> float:
        """What the module adds to the honor that a seat may expect with so many years to come, less what it takes."""
        return 0.0


KNOWN: Final[dict[str, Knowhow]] = {}  # by the word of the module


def known(s: GreatWall) -> list[Knowhow]:
    """What is known of the modules in play."""
    return [KNOWN[module.word] for module in s.box.modules if module.word in KNOWN]
