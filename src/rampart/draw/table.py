"""The table of any game: the drawing that it has, or a plain one."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol, cast

from rampart.draw.fragments import Fragment
from rampart.draw.options import Choosable
from rampart.draw.plain import PlainDrawing
from rampart.draw.whole import whole_svg
from rampart.kernel.state import State
from rampart.kernel.step import ASIDE
from rampart.registry import module_of
from rampart.text.decision import in_order, is_parting


class Pane(NamedTuple):
    """A part of a drawing that can be shown alone where the whole has no room.

    `box` is its place on the sheet; `least` is the scale down to which its words, kept legible, stay apart; `whole` is
    the scale below which the drawing is shown part by part.
    """

    word: str
    box: tuple[float, float, float, float]
    least: float = 0.75
    whole: float = 0.7


class Drawing(Protocol):
    """What the `draw` module of a game offers."""

    def title(self, lang: str = ...) -> str:
        """The accessible name of the drawing."""

    def view_box(self, s: State, seat: int | None = ..., whole: bool = ...) -> tuple[float, float, float, float]:
        """The view box, the same for a whole game."""

    def fragments(
        self,
        s: State,
        seat: int | None = ...,
        lang: str = ...,
        options: Sequence[Choosable] = ...,
        names: Sequence[str] = ...,
        whole: bool = ...,
    ) -> list[Fragment]:
        """The table in painting order."""


def drawing(game: str) -> Drawing:
    """The drawing of a game: its own, or a plain one of its document where it has none."""
    own = module_of(game, "draw")
    return cast(Drawing, own) if own is not None else PlainDrawing(game)


def panes(s: State) -> Sequence[Pane]:
    """The parts of a game's drawing, none where it does not fall into parts."""
    found = getattr(drawing(s.rules.name), "panes", None)
    return cast(Callable[[State], Sequence[Pane]], found)(s) if found is not None else ()


def choosables(s: State, seat: int | None) -> list[Choosable]:
    """The options of the seat's present decision, numbered as they are listed; none where it is not asked."""
    if seat is None or seat not in s.deciders:
        return []
    step, args = s.current(seat)
    found = [
        Choosable(s.key(option, seat), step.target(s, seat, args, option) if option < ASIDE else ())
        for option in in_order(s, seat, s.options(seat))
    ]
    return sorted(found, key=lambda option: is_parting(option.key))


def fragments(
    s: State, seat: int | None = None, lang: str = "en", names: Sequence[str] = (), whole: bool = True
) -> list[Fragment]:
    """The table as a seat sees it, with its options ringed; None is the spectators' view."""
    return drawing(s.rules.name).fragments(s, seat, lang, choosables(s, seat), names, whole)


def svg(s: State, seat: int | None = None, theme: str = "day", lang: str = "en", names: Sequence[str] = ()) -> str:
    """The table as one self-contained `<svg>`."""
    game = drawing(s.rules.name)
    return whole_svg(fragments(s, seat, lang, names), game.view_box(s, seat), game.title(lang), theme)
