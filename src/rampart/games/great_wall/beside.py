"""A place for clerks beside the board, brought by a module: it works when it is full, in its own way."""

from mypy_extensions import mypyc_attr

from rampart.games.great_wall.state import GreatWall
from rampart.kernel.step import Say


@mypyc_attr(allow_interpreted_subclasses=True)
class Beside:
    """What the activation step asks of such a place; for all else it is no location."""

    word = ""  # the log and the options call it `location-<word>`

    def qualifies(self, s: GreatWall) -> bool:
        """May it be activated now?"""
        return False

    def activate(self, s: GreatWall, p: int) -> None:
        """Push what it does; the seat chooses the order of activations."""

    def effect(self, s: GreatWall, p: int) -> Say | None:
        """What its activation brings, in few words."""
        return None
