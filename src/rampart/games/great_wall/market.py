"""What a clerk in the embassy may buy beside clerks and advisors, brought by a module."""

from mypy_extensions import mypyc_attr

from rampart.games.great_wall.state import GreatWall


@mypyc_attr(allow_interpreted_subclasses=True)
class Market:
    """A good that is sold for gold, one clerk's action each."""

    word = ""  # its key; the option says `option-buy-<word>`

    def price(self, s: GreatWall, p: int) -> int:
        """In gold."""
        return 0

    def sells(self, s: GreatWall, p: int) -> bool:
        """May the player buy now, and can it be paid?"""
        return False

    def buy(self, s: GreatWall, p: int) -> None:
        """Pay, and take it."""
