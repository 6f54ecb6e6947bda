"""Troops: soldiers of the kinds that modules bring, and what the rules ask of them where they differ."""

from mypy_extensions import mypyc_attr

from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import ARCHER, BASE_KINDS, TROOP_WORDS
from rampart.kernel.errors import BrokenRules


@mypyc_attr(allow_interpreted_subclasses=True)
class Troop:
    """A kind of soldier of a module; what it is may differ from clan to clan."""

    def code(self, s: GreatWall, c: int) -> int:
        """The soldier of a clan among TROOP_WORDS."""
        raise AssertionError("a troop defines code()")

    def price(self, s: GreatWall, p: int) -> list[int]:
        """Wood, stone, gold and chi for one of them."""
        raise AssertionError("a troop defines price()")

    def shoots(self, s: GreatWall, p: int) -> bool:
        """Does it fight from a firing spot?"""
        return False

    def strokes(self, s: GreatWall, p: int, section: int, any_row: bool) -> list[int]:
        """Where it may attack in a section, if it does not shoot."""
        return []

    def cells(self, s: GreatWall, p: int, stroke: int) -> list[int]:
        """The spots that such a stroke covers, the first of them first."""
        return []

    def lay(self, s: GreatWall, c: int, stroke: int) -> list[int]:
        """Put it on the card; returns the spots that were free, whose rewards it takes."""
        raise AssertionError("a troop that stands on hordes defines lay()")

    def struck(self, s: GreatWall, p: int, slot: int, cell: int) -> None:
        """It stands on the card: push what follows its rewards."""

    def shoot(self, s: GreatWall, p: int, section: int, origin: int) -> None:
        """It stands on a firing spot: push its attack from there."""

    def volley(self, s: GreatWall, p: int, section: int) -> None:
        """Push its shot of the volley."""


def troop_of(s: GreatWall, kind: int) -> Troop:
    """What soldiers of a kind of a module do."""
    troop = s.box.troops[kind]
    if troop is None:
        raise BrokenRules(f"no module brings soldiers of kind {kind}")
    return troop


def kinds_in_play(s: GreatWall) -> list[int]:
    """The kinds of soldiers at this table; of two that modules bring the first may be missing."""
    return [kind for kind in range(s.box.kinds) if kind < BASE_KINDS or s.box.troops[kind] is not None]


def troop_code(s: GreatWall, c: int, kind: int) -> int:
    """A clan's soldier of a kind among TROOP_WORDS, as the journal tells it."""
    return kind if kind < BASE_KINDS else troop_of(s, kind).code(s, c)


def troop_word(s: GreatWall, c: int, kind: int) -> str:
    """A clan's soldier of a kind in the words of keys and texts."""
    return TROOP_WORDS[troop_code(s, c, kind)]


def is_shooter(s: GreatWall, p: int, kind: int) -> bool:
    """Does a soldier fight from a firing spot: an archer, or a troop like one?"""
    return kind == ARCHER or (kind >= BASE_KINDS and troop_of(s, kind).shoots(s, p))
