"""Boxes and discs in colors of the game's own, where the themes have none."""

from functools import lru_cache

from rampart.draw import num

SEAL = "#1c212b"
VEIL = "#ffffff22"
SHADE = "#1c212b22"
GLOW = "var(--signal-glow)"
CARD_BACK = "#2b3b55"


@lru_cache(maxsize=4096)
def box(x: float, y: float, w: float, h: float, r: float, fill: str, stroke: str = "none", thick: float = 1) -> str:
    """A rounded rectangle of one color."""
    size = f'x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"'
    return f'<rect {size} rx="{r:g}" fill="{fill}" stroke="{stroke}" stroke-width="{thick:g}"/>'
