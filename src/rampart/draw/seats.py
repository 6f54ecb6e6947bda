"""Seats: what belongs to a player carries color, shape and pattern together."""

from typing import Final

from rampart.draw.markup import circle, use

MARKS: Final = ("p-circle", "p-diamond", "p-triangle", "p-square", "p-star", "p-cross")
PIP: Final = 0.235  # radius of the white pip, in parts of the piece


def mark(seat: int, x: float, y: float, size: float, cls: str = "") -> str:
    """The shape of a seat in its color."""
    return use(MARKS[seat], x, y, size, f"P{seat} {cls}" if cls else f"P{seat}")


def pip(seat: int, x: float, y: float, size: float) -> str:
    """The white pip with the seat's shape at the lower right of a piece."""
    cx, cy, half = x + size * 0.83, y + size * 0.83, size * 0.15
    return circle(cx, cy, size * PIP, "pip") + mark(seat, cx - half, cy - half, 2 * half, "bare")


def piece(icon: str, seat: int, x: float, y: float, size: float) -> str:
    """A piece of a seat: the icon in its color, and the pip."""
    return use(icon, x, y, size, f"P{seat}") + pip(seat, x, y, size)


def pattern_area(seat: int, path: str) -> str:
    """An area of a seat: its color under its pattern."""
    return f'<path d="{path}" class="P{seat} area"/><path d="{path}" fill="url(#pat-{seat})" class="pattern"/>'


def crowd(count: int, width: float, size: float, closest: float = 0.4) -> tuple[float, float]:
    """Size and step of `count` pieces in a row of this width: they overlap first, then shrink."""
    if count <= 1:
        return min(size, width), 0.0
    step = min(size * 0.94, (width - size) / (count - 1))
    if step < size * closest:
        size = width / (1 + closest * (count - 1))
        step = size * closest
    return size, step
