"""The table of Spoof: a row of totals to guess, and a line for each seat."""

from collections.abc import Sequence
from typing import Final

from rampart.draw.fragments import Fragment, Sheet, Spot
from rampart.draw.markup import rect, text
from rampart.draw.options import Choosable, option_rings
from rampart.kernel.fields import UNKNOWN
from rampart.kernel.state import State
from rampart.text.seats import seat_names
from spoof.game import MOST, Spoof

CELL: Final = 52.0
ROW: Final = 44.0
WIDE: Final = 720.0


def title(lang: str = "en") -> str:
    """The accessible name of the drawing."""
    return "Spoof"


def view_box(s: State, seat: int | None = None, whole: bool = True) -> tuple[float, float, float, float]:
    """The view box, the same for a whole game."""
    return 0.0, 0.0, WIDE, 100.0 + ROW * s.seats


def fragments(
    s: State,
    seat: int | None = None,
    lang: str = "en",
    options: Sequence[Choosable] = (),
    names: Sequence[str] = (),
    whole: bool = True,
) -> list[Fragment]:
    """The table in painting order; the totals that can be guessed are ringed."""
    assert isinstance(s, Spoof)
    sheet = Sheet()
    sheet.put("felt", "scenery", rect(*view_box(s), r=12))
    for n in range(MOST * s.seats + 1):
        x = 20 + CELL * n
        number = text(x + 22, 48, n, 18, 700 if n in s.guesses else 500, "middle")
        sheet.put(f"total-{n}", "totals", rect(x, 20, 44, 44) + number, Spot(x, 20, 44, 44))
    for p, name in enumerate(seat_names(s.seats, lang, names)):
        y = 110 + ROW * p
        cells = ((24, name), (260, fist(s.fists[p])), (420, guess(s.guesses[p])), (560, s.points[p]))
        sheet.put(f"seat-{p}", "seats", "".join(text(x, y, words, 16, room=220) for x, words in cells))
    option_rings(sheet, options)
    return sheet.fragments


def fist(held: int) -> str:
    """A fist: closed, empty, or with its pebbles."""
    return "✊" if held == UNKNOWN else "" if held < 0 else "● " * held or "0"


def guess(total: int) -> str:
    """What a seat has guessed."""
    return "" if total < 0 else f"= {total}"
