"""Markup: small functions that return SVG text; everything a person typed passes through `esc`.

The same marks come back from one position to the next, so the functions remember what they made.
"""

from functools import lru_cache
from typing import Final

from rampart.draw.widths import fit, width

_ESCAPES: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"})
GRADED: Final = (
    21  # text below this size is graded by it, so that a page can keep it legible where the drawing is small
)
SLACK: Final = 0.8  # a line that takes more of its room is made narrower where it has to grow
_NOT_XML: Final = dict.fromkeys([*range(0x00, 0x09), 0x0B, 0x0C, *range(0x0E, 0x20), 0xFFFE, 0xFFFF])


def esc(value: object) -> str:
    """A value as text that is safe in content and in quoted attributes, free of characters XML forbids."""
    plain = str(value)
    return plain if plain.isalnum() else escaped(plain)


@lru_cache(maxsize=8192)
def escaped(plain: str) -> str:
    """The same, for a text that needs it."""
    return plain.translate(_NOT_XML).encode("utf-8", "ignore").decode("utf-8").translate(_ESCAPES)


def num(x: float) -> str:
    """A coordinate with at most one digit after the point."""
    return f"{x:.1f}".removesuffix(".0")


@lru_cache(maxsize=16384)
def text(
    x: float,
    y: float,
    words: object,
    size: float = 12,
    weight: int = 500,
    anchor: str = "start",
    cls: str = "",
    room: float = 0,
) -> str:
    """A line of text at its baseline; with `room` it shrinks to 9 units and is cut to fit that width.

    Its classes say how small it is (`f9`, `f10`, …) and that it fills its room (`r`).
    """
    shown = str(words)
    display = "d" in cls.split()
    if room:
        shown, size = fit(shown, size, room, weight, display)
    if size < GRADED:
        full = " r" if room and width(shown, size, weight, display) > SLACK * room else ""
        cls = f"{cls} f{int(size)}{full}".lstrip()
    placed = f'<text x="{num(x)}" y="{num(y)}" font-size="{size:g}" font-weight="{weight}"'
    if anchor != "start":
        placed += f' text-anchor="{anchor}"'
    if cls:
        placed += f' class="{cls}"'
    return f"{placed}>{esc(shown)}</text>"


@lru_cache(maxsize=16384)
def rect(x: float, y: float, w: float, h: float, r: float = 8, cls: str = "paper") -> str:
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="{r:g}" class="{cls}"/>'


@lru_cache(maxsize=16384)
def circle(x: float, y: float, r: float, cls: str) -> str:
    """A circle about its center."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" class="{cls}"/>'


@lru_cache(maxsize=16384)
def use(icon: str, x: float, y: float, size: float, cls: str = "") -> str:
    """An icon of the sheet, its upper left corner at x, y."""
    looks = f' class="{cls}"' if cls else ""
    return f'<use href="#i-{icon}" x="{num(x)}" y="{num(y)}" width="{num(size)}" height="{num(size)}"{looks}/>'


@lru_cache(maxsize=4096)
def title(words: str) -> str:
    """A tooltip, which is also the accessible name of the element it stands in."""
    return f"<title>{esc(words)}</title>"


def top_rounded(x: float, y: float, w: float, h: float, r: float) -> str:
    """Path data of a box whose upper corners alone are round: the header of a card or panel."""
    corner = f"a{r:g} {r:g} 0 0 1 {r:g}"
    return f"M{num(x)} {num(y + h)}V{num(y + r)}{corner} {-r:g}h{num(w - 2 * r)}{corner} {r:g}V{num(y + h)}z"
