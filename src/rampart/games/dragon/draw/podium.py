"""The end of the year: palaces as a podium, lanterns between them, and fireworks over the river."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rampart.draw.markup import num, text
from rampart.draw.podium import GROUND, Stand, figure, fireworks, plate
from rampart.games.dragon.draw.pagoda import FLOOR, UNIT

DARK: Final = True

SKY: Final = (
    '<defs><linearGradient id="podium-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#16302f"/>'
    '<stop offset="1" stop-color="#3f7a6a"/></linearGradient></defs>'
    '<rect y="-228" width="900" height="528" fill="url(#podium-sky)"/>'
    '<circle cx="450" cy="34" r="146" fill="#f6d98a"/>'
    '<circle cx="398" cy="2" r="20" fill="#eccb74"/><circle cx="508" cy="76" r="30" fill="#eccb74"/>'
)
HILLS: Final = (
    '<path d="M0 150c80-70 130-20 200-60s120-20 180 30 130 20 200-40 120-10 180 10 90 10 140-30v240H0z"'
    ' fill="#2a5a50"/>'
    '<path d="M0 226c110-50 190 10 300-14s200-50 320-10 190 20 280-16v114H0z" fill="#1d4540"/>'
    '<path d="M0 276c150-16 300 8 450-2s300-12 450 4v22H0z" fill="#122f2c"/>'
)
ROPES: Final = ((-40.0, -96.0, 300.0, -40.0, 5), (600.0, -40.0, 940.0, -104.0, 5))
"""Ropes with lanterns: from, to, and how many hang on them."""

WINDOW: Final = 'v-24q12-10 24 0v24zm12 0v-29m-12 15h24" fill="#ffcf7a" stroke="#a53a2c" stroke-width="1.8'


class Palace(NamedTuple):
    """How the palace of a place is built."""

    floors: int
    scale: float


PALACES: Final = (Palace(3, 1.62), Palace(2, 1.62), Palace(2, 1.4), Palace(1, 1.5))
"""By place; the last one for all that follow."""


def scenery(stands: Sequence[Stand]) -> str:
    """Night over the province, and a palace for each seat, those in front last."""
    ropes = "".join(lanterns(*rope) for rope in ROPES)
    return SKY + HILLS + fireworks(stands) + ropes + "".join(palace(stand) for stand in reversed(stands))


def lanterns(x: float, y: float, to_x: float, to_y: float, count: int) -> str:
    """A slack rope with lanterns."""
    sag = 58.0
    middle = f"{num((x + to_x) / 2)} {num((y + to_y) / 2 + 2 * sag)}"
    start, end = f"{num(x)} {num(y)}", f"{num(to_x)} {num(to_y)}"
    out = f'<path d="M{start}Q{middle} {end}" fill="none" stroke="#10201f" stroke-width="2"/>'
    for number in range(1, count + 1):
        part = number / (count + 1)
        hang = y + (to_y - y) * part + 4 * sag * part * (1 - part)
        out += lantern(x + (to_x - x) * part, hang)
    return out


def lantern(x: float, y: float) -> str:
    """A paper lantern that hangs from a point."""
    return (
        f'<g transform="translate({num(x)} {num(y)})"><path d="M0 0v7" stroke="#10201f" stroke-width="2"/>'
        '<ellipse cy="20" rx="14" ry="13" fill="#d2452b" stroke="#10201f" stroke-width="1.8"/>'
        '<path d="M-5.5 8.5q-5 11.5 0 23M5.5 8.5q5 11.5 0 23" fill="none" stroke="#f6d98a" stroke-width="1.3"/>'
        '<path d="M-6 7h12M-6 33h12M0 34v9" stroke="#f6d98a" stroke-width="2.4" stroke-linecap="round"/></g>'
    )


def palace(stand: Stand) -> str:
    """A palace as high as its place, with lit windows, the points at its gate, and the seat's dragon on the roof."""
    floors, scale = PALACES[min(stand.place, len(PALACES)) - 1]
    base = GROUND - 20
    house = '<use href="#i-plinth"/>'
    for floor in range(floors):
        y = -floor * FLOOR * UNIT
        house += f'<use href="#i-storey-{floor}" y="{num(y)}"/>'
        if floor:
            house += f'<path d="M-12 {num(y - 2)}{WINDOW}"/>'
    top = base - floors * FLOOR * UNIT * scale - 8 * scale
    placed = f'<g transform="translate({num(stand.x)} {num(base)}) scale({scale:g})">{house}</g>'
    size = 34 if stand.place == 1 else 27
    score = text(stand.x, base - 18 * scale, stand.points, size, 750, "middle", "d dark")
    return placed + figure(stand, "dragon", top) + score + plate(stand, base - 16, stand.width - 6)
