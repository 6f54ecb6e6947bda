"""Hexes on paper: where they lie, their corners, and what grows on each terrain."""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from rampart.draw import num, use

CORNERS: Final = tuple((math.cos(math.radians(30 + 60 * k)), -math.sin(math.radians(30 + 60 * k))) for k in range(6))
"""Corner k lies between sides k and k + 1; side 0 looks east and they run against the clock."""

ROOT: Final = math.sqrt(3)
UNIT: Final = 79.0  # the radius that everything inside a hex is drawn for

COLOURS: Final = {
    "fertile": ("#b9cb8b", "#94ad62", "#6f8c3f"),
    "wilderness": ("#dccb9d", "#bfa86e", "#9a824a"),
    "mountain": ("#bfb3b6", "#9a8d92", "#7c6f75"),
    "quarry": ("#c8ccd0", "#a3a9b0", "#7f868f"),
    "desert": ("#f0dcae", "#d9bc7c", "#b9975a"),
}
"""Of each terrain: its middle, its rim, and what is drawn on it."""

ICONS: Final = {
    "fertile": "t-fertile", "wilderness": "t-wild", "mountain": "t-mountain", "quarry": "t-quarry",
    "desert": "t-desert",
}  # fmt: skip

STROKES: Final = {
    "fertile": "q2-6 5-7m-5 7q-2-6-5-7",
    "wilderness": "h8m-5-3l2-4",
    "mountain": "l6-9 6 9",
    "quarry": "l5-5 5 4",
    "desert": "q4-5 8 0t8 0",
}
"""A small mark that is strewn over the terrain."""


class Place(NamedTuple):
    """Where a hex lies on the sheet: its middle and its radius."""

    x: float
    y: float
    radius: float

    @property
    def scale(self) -> float:
        """How much smaller it is than what its contents are drawn for."""
        return self.radius / UNIT

    def corner(self, k: int, inside: float = 0.0) -> tuple[float, float]:
        """A corner, moved towards the middle."""
        dx, dy = CORNERS[k % 6]
        return self.x + dx * (self.radius - inside), self.y + dy * (self.radius - inside)


@lru_cache(maxsize=2048)
def outline(place: Place, inside: float = 0.0) -> str:
    """The points of a hex for a polygon."""
    return " ".join(f"{num(x)},{num(y)}" for x, y in (place.corner(k, inside) for k in range(6)))


def spread(cells: Sequence[tuple[int, int]], box: tuple[float, float, float, float], largest: float) -> list[Place]:
    """The places of cells at axial coordinates, as large as the box allows and in its middle."""
    if not cells:
        return []
    across = [q + r / 2 for q, r in cells]
    down = [r * 1.5 for _, r in cells]
    left, right, top, bottom = min(across), max(across), min(down), max(down)
    x, y, w, h = box
    radius = min(largest, w / ((right - left + 1) * ROOT), h / (bottom - top + 2))
    middle_x, middle_y = x + w / 2, y + h / 2
    return [
        Place(middle_x + (a - (left + right) / 2) * ROOT * radius, middle_y + (d - (top + bottom) / 2) * radius, radius)
        for a, d in zip(across, down)
    ]


@lru_cache(maxsize=256)
def ground(place: Place, terrain: str, feature: str, number: int) -> str:
    """A hex of land: its shadow, its color, and what grows there; `number` makes each look different."""
    below = Place(place.x, place.y + 4 * place.scale, place.radius)
    out = f'<polygon points="{outline(below, 1.5)}" fill="#1c212b" opacity=".18"/>'
    out += f'<polygon points="{outline(place, 1.5)}" fill="url(#cm-{terrain})" stroke="#fffaf0" stroke-width="2"/>'
    marks = "".join(f"M{num(x)} {num(y)}{STROKES[terrain]}" for x, y in strewn(place, number))
    out += (
        f'<path d="{marks}" fill="none" stroke="{COLOURS[terrain][2]}" stroke-width="1.3"'
        ' stroke-linecap="round" opacity=".5"/>'
    )
    if feature == "ford":
        return out
    icon, size = ("holy-site", 30 * place.scale) if feature == "sacred" else (ICONS[terrain], 26 * place.scale)
    return out + use(icon, place.x - size / 2, place.y - place.radius + 15 * place.scale, size)


def strewn(place: Place, number: int) -> list[tuple[float, float]]:
    """Points in a hex in no order that an eye could see, the same for the same number."""
    points = []
    for k in range(1, 22):
        across = (k * 0.7548776662 + number * 0.37) % 1 * 1.5 - 0.75
        down = (k * 0.5698402910 + number * 0.61) % 1 * 1.5 - 0.75
        if abs(across) * 0.577 + abs(down) < 0.84 and abs(across) < 0.7:
            points.append((place.x + across * place.radius, place.y + down * place.radius))
    return points


def gradients() -> str:
    """The colors of the terrains, lighter in the middle."""
    return "".join(
        f'<radialGradient id="cm-{name}"><stop offset=".35" stop-color="{middle}"/>'
        f'<stop offset="1" stop-color="{rim}"/></radialGradient>'
        for name, (middle, rim, _) in COLOURS.items()
    )


def water(courses: Sequence[Sequence[tuple[float, float]]], scale: float) -> str:
    """Rivers along these points: banks, water and ripples, one above the other so that joints do not show."""
    d = "".join("M" + "L".join(f"{num(x)} {num(y)}" for x, y in course) for course in courses)
    looks = 'fill="none" stroke-linejoin="round" stroke-linecap="round"'
    return (
        f'<path d="{d}" {looks} stroke="#2d6f93" stroke-width="{num(13 * scale)}"/>'
        f'<path d="{d}" {looks} stroke="#6db3d1" stroke-width="{num(9.5 * scale)}"/>'
        f'<path d="{d}" {looks} stroke="#d4edf6" stroke-width="1.5" stroke-dasharray="9 12"/>'
    )


def course(place: Place, feature: str, turn: int) -> list[tuple[float, float]]:
    """How the river runs through a hex: along two sides just inside them, or across a ford."""
    if feature == "ford":
        return [place.corner(turn), (place.x, place.y), place.corner(turn + 3)]
    inside = 5 * place.scale
    return [place.corner(turn - 1), place.corner(turn, inside), place.corner(turn + 1)]


def stones(place: Place, turn: int) -> str:
    """The stepping stones of a ford, on both sides of the middle."""
    out = ""
    dx, dy = CORNERS[turn]
    for along in (-0.68, 0.68):
        for side in (-11.0, -3.5, 4.0, 11.5):
            x = place.x + dx * along * place.radius - dy * side * place.scale
            y = place.y + dy * along * place.radius + dx * side * place.scale + (side % 3 - 1) * 1.5
            out += f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(4.6 * place.scale)}" ry="{num(3.7 * place.scale)}"/>'
    return f'<g fill="#e9dfc9" stroke="#6d6047">{out}</g>'
