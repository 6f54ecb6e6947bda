"""Options on the board: a three-line contour about everything that can be chosen now."""

from collections.abc import Sequence
from typing import NamedTuple

from rampart.draw.fragments import Fragment, Sheet, Spot
from rampart.draw.markup import esc, num, text, title

SMALL = 44  # a target narrower than this gets the thin contour


class Choosable(NamedTuple):
    """An option as the drawing needs it: its key, the ids of the pieces it touches, and its words."""

    key: str
    targets: Sequence[str]
    words: str = ""


def option_rings(sheet: Sheet, options: Sequence[Choosable]) -> None:
    """Ring the target of every option; a piece that several options touch carries all their keys."""
    touching: dict[str, list[int]] = {}
    for number, option in enumerate(options):
        for target in option.targets:
            if target in sheet.spots:
                touching.setdefault(target, []).append(number)
    for target, numbers in touching.items():
        hushed = target in sheet.hushed
        sheet.fragments.append(
            _ring(target, sheet.spots[target], [options[n] for n in numbers], numbers[0] + 1, hushed)
        )


def _ring(target: str, spot: Spot, options: Sequence[Choosable], number: int, hushed: bool = False) -> Fragment:
    """The contour of one target, with the number of its option where it is the only one and not one of many."""
    x, y, w, h, r = spot
    box = f'x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="{r:g}"'
    small = min(w, h) < SMALL
    keys = " ".join(option.key for option in options)
    words = "; ".join(option.words for option in options if option.words)
    inner = title(words) if words else ""
    for look in ("hit", "ring-k", "ring-o", "ring"):
        inner += f'<rect {box} class="{look}"/>'
    if len(options) == 1 and not hushed:
        inner += badge(x + w - (1 if small else 4), y + (1 if small else 4), number)
    looks = "option small" if small else "option"
    looks += " hushed" if hushed else ""
    return Fragment(
        f"option-{target}", "options", f'<g id="option-{target}" class="{looks}" data-option="{esc(keys)}">{inner}</g>'
    )


def badge(x: float, y: float, number: int) -> str:
    """The number under which an option stands in the list."""
    shown = text(x, y + 3.6, number, 10, 700, "middle", "badge-n")
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="8.2" class="tick"/>{shown}'
