"""Layout: where hexes, crossroads, paths and the parts of the north stand on a sheet 960 units wide."""

from functools import cache
from math import hypot, sqrt
from typing import Final, NamedTuple

WIDTH: Final = 960.0
GAP: Final = 8.0
NORTH_H: Final = 352.0
STRIP_H: Final = 40.0  # turn, steps and whose decision it is; only in whole drawings
SEATS_H: Final = 62.0  # what each seat owns; only in whole drawings
DOCK_H: Final = 132.0  # the viewer's own hand; only in whole drawings
MARKET_R: Final = 15.0
MARKET_OFF: Final = 24.0  # from the side of the hex to the middle of its market

CORNERS: Final = (
    (0.0, -1.0),
    (sqrt(3) / 2, -0.5),
    (sqrt(3) / 2, 0.5),
    (0.0, 1.0),
    (-sqrt(3) / 2, 0.5),
    (-sqrt(3) / 2, -0.5),
)
"""The corners of a hex of size 1, clockwise from the north."""


class Point(NamedTuple):
    """A place on the sheet."""

    x: float
    y: float


class Layout(NamedTuple):
    """The measures of a table: the size of hexes, the middle of hex (0, 0), and the boxes of the parts."""

    size: float
    x0: float
    y0: float
    board_w: float
    bottom: float
    sections: int
    clans: int

    @property
    def step(self) -> float:
        """From one hex to the next in its row."""
        return sqrt(3) * self.size

    @property
    def column_x(self) -> float:
        """The left edge of the panels beside the board."""
        return self.board_w + 18

    @property
    def column_w(self) -> float:
        """The width of the panels beside the board."""
        return WIDTH - self.column_x

    @property
    def seats_y(self) -> float:
        """The top of the seats in a whole drawing."""
        return self.bottom + GAP

    @property
    def dock_y(self) -> float:
        """The top of the viewer's own hand in a whole drawing."""
        return self.seats_y + SEATS_H + GAP

    def middle(self, q: int, r: int) -> Point:
        return Point(self.x0 + self.step * (q + r / 2), self.y0 + 1.5 * self.size * r)

    def corner(self, q: int, r: int, corner: int) -> Point:
        """A corner of a hex, clockwise from the north."""
        x, y = self.middle(q, r)
        dx, dy = CORNERS[corner]
        return Point(x + dx * self.size, y + dy * self.size)

    def site(self, south: int, q: int, r: int) -> Point:
        """A crossroads: the northern or the southern corner of a hex."""
        return self.corner(q, r, 3 if south else 0)

    def section_x(self, section: int) -> float:
        """The middle of a section of the Wall, from 0 in the west: over its hex in the first row."""
        return self.x0 + self.step * section

    def clan_x(self, clan: int) -> float:
        """The middle of a clan area, from 0 in the west."""
        first, last = 118 + self.clan_w / 2, self.board_w - 8 - self.clan_w / 2
        if self.clans == 3:
            first, last = 201.0, 523.0
        return first + (last - first) * clan / (self.clans - 1)

    @property
    def clan_w(self) -> float:
        """The width of a clan area."""
        return 148.0 if self.clans == 3 else 108.0


def between(a: Point, b: Point, part: float = 0.5) -> Point:
    """A point on the way from one to another."""
    return Point(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part)


def beyond(middle: Point, side: Point, far: float) -> Point:
    """The point this far outside a side, seen from the middle of its hex."""
    dx, dy = side.x - middle.x, side.y - middle.y
    long = hypot(dx, dy)
    return Point(side.x + dx / long * far, side.y + dy / long * far)


def hexagon(at: Point, size: float) -> str:
    """The points of a hexagon about its middle."""
    return " ".join(f"{at.x + dx * size:.1f},{at.y + dy * size:.1f}" for dx, dy in CORNERS)


@cache
def layout(mode: str) -> Layout:
    """The measures of a mode; the full game has the same for three and for four."""
    if mode == "watch":
        return Layout(58, 211, 427, 664, 768, 4, 3)
    if mode == "watch56":
        size = 47.5
        return Layout(size, 2 * sqrt(3) * size + 2, NORTH_H + 15 + size, 702, 756, 6, 5)
    if mode == "base":
        return Layout(60, 222, 98, 706, 468, 0, 0)
    return Layout(58, 332, 284, 664, 560, 0, 0)
