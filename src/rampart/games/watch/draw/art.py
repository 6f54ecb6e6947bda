"""Art: shapes of the scenery, which keep their own colors by day and by night."""

from rampart.draw import num


def slab(x: float, y: float, w: float, h: float, r: float, paint: str) -> str:
    """A rounded rectangle; `paint` are its attributes, as in `fill="#fff"`."""
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="{r:g}" {paint}/>'


def disc(x: float, y: float, r: float, paint: str) -> str:
    """A circle; `paint` are its attributes."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" {paint}/>'


def line(way: str, paint: str) -> str:
    """A line along the data of a path, not filled; `paint` are its attributes."""
    return f'<path d="{way}" fill="none" {paint}/>'
