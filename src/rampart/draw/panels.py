"""What a game shows of itself around its board; its `draw.panels` module is loaded by the game's name."""

from collections.abc import Collection
from functools import cache
from typing import NamedTuple, Protocol, cast

from rampart.draw.markup import esc
from rampart.draw.table import choosables
from rampart.kernel.fields import UNKNOWN
from rampart.kernel.state import State
from rampart.registry import module_of
from rampart.text import Speaker


class Phase(NamedTuple):
    """A part of a round: its name, and whether it is 'done', 'now' or '' for later."""

    words: str
    when: str


class Panels(Protocol):
    """What the `draw.panels` module of a game offers; all markup is made for the seat that looks on."""

    CHAPTERS: Collection[str]
    """Kinds of events that begin a chapter of the log."""

    FOLDS_POINTS: bool
    """Are the points of others shown only at the end?"""

    def phases(self, s: State, t: Speaker) -> list[Phase]:
        """The parts of a round."""

    def moment(self, s: State, t: Speaker) -> str:
        """Where in the game we are, in a few words."""

    def place(self, s: State, p: int, t: Speaker) -> str:
        """The place of a seat in the order of play, '' if there is none."""

    def tally(self, s: State, p: int, t: Speaker) -> str:
        """What a seat has at the end of that which decides beside points, '' where points say it all."""

    def seat_row(self, s: State, p: int, t: Speaker) -> str:
        """What a seat owns, in icons and numbers."""

    def coming_up(self, s: State, seat: int | None, t: Speaker) -> str:
        """What is to be expected soon, '' if nothing."""

    def dock(self, s: State, seat: int, t: Speaker) -> str:
        """The seat's own stores and hand."""

    def option_icon(self, key: str) -> str:
        """The icon of an option, '' if it has none."""


@cache
def panels(game: str) -> Panels | None:
    """The panels of a game, None if it has none."""
    return cast(Panels | None, module_of(game, "draw.panels"))


def shown_scores(s: State, seat: int | None) -> list[int]:
    """The points of each seat as the table shows them; a game that folds points shows those of others at its end.

    Such points are no secret to who counted along, so views keep them; the table just does not count for anybody.
    """
    scores, around = s.scores(), panels(s.rules.name)
    if s.over or around is None or not around.FOLDS_POINTS:
        return scores
    return [n if p == seat else UNKNOWN for p, n in enumerate(scores)]


class Touch(NamedTuple):
    """The options that touch a piece: their keys, and the number of the only one."""

    keys: tuple[str, ...]
    number: int

    @property
    def attribute(self) -> str:
        """What marks the piece's element as choosable."""
        return f' data-option="{esc(" ".join(self.keys))}"'


def touched(s: State, seat: int | None) -> dict[str, Touch]:
    """By the id of a piece, the options of the seat's decision that touch it."""
    found: dict[str, list[tuple[str, int]]] = {}
    for number, option in enumerate(choosables(s, seat), 1):
        for target in option.targets:
            found.setdefault(target, []).append((option.key, number))
    return {
        target: Touch(tuple(key for key, _ in pairs), pairs[0][1] if len(pairs) == 1 else 0)
        for target, pairs in found.items()
    }
