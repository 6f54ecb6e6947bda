"""Layout: where the parts of the table stand on a sheet 960 units wide."""

from functools import cache
from typing import Final, NamedTuple

from rampart.kernel.frame import is_seat

WIDTH: Final = 960.0
GAP: Final = 8.0
STRIP_H: Final = 40.0  # year, seasons and whose decision it is; only in whole drawings

FIELD_H: Final = 436.0  # hordes, wall and rest areas, with the columns beside them
COLUMN_W: Final = 130.0
TRACKS_X: Final = 856.0
TRACKS_W: Final = 104.0

SECTION_XS: Final = (142.0, 380.0, 618.0)
SECTION_W: Final = 230.0
HORDE_W: Final = 218.0
HORDE_H: Final = 90.0
HORDE_YS: Final = (202.0, 105.0, 8.0)  # by row, the nearest to the wall first
CELL_W: Final = 34.0
CELL_H: Final = 31.0
WALL_FOOT: Final = 386.0
WALL_HEIGHTS: Final = (14.0, 32.0, 43.0, 54.0)  # by level
REST_Y: Final = 390.0
REST_H: Final = 41.0

PLACE_W: Final = 184.8
PLACE_STEP: Final = PLACE_W + 9
UPPER_Y: Final = 444.0
UPPER_H: Final = 148.0
LOWER_Y: Final = 600.0
LOWER_H: Final = 126.0
TABLE_H: Final = LOWER_Y + LOWER_H

MATS_Y: Final = TABLE_H + GAP  # what lies before each clan; only in whole drawings
MATS_H: Final = 118.0
DOCK_Y: Final = MATS_Y + MATS_H + GAP  # the viewer's own things; only in whole drawings
DOCK_H: Final = 176.0


class Box(NamedTuple):
    """A place on the sheet."""

    x: float
    y: float
    w: float
    h: float


def bottom(viewer: int) -> float:
    """Where a whole drawing ends."""
    return DOCK_Y + DOCK_H if is_seat(viewer) else MATS_Y + MATS_H


def horde_box(section: int, row: int) -> Box:
    """The place of a horde, rows counted from 0."""
    return Box(SECTION_XS[section] + 6, HORDE_YS[row], HORDE_W, HORDE_H)


def cell_box(section: int, row: int, spot: int) -> Box:
    """The place of a vital spot, counted along the upper row first."""
    card = horde_box(section, row)
    return Box(card.x + 8 + spot % 6 * CELL_W, card.y + 25 + spot // 6 * CELL_H, CELL_W - 2, CELL_H - 2)


def firing_point(section: int, level: int, spot: int) -> tuple[float, float]:
    top = WALL_FOOT - WALL_HEIGHTS[level]
    return SECTION_XS[section] + 24 + spot * 36, top + 7 if level else 368.0


def place_box(place: int) -> Box:
    """The place of a location, counted along the upper row first."""
    upper = place < 5
    return Box(place % 5 * PLACE_STEP, UPPER_Y if upper else LOWER_Y, PLACE_W, UPPER_H if upper else LOWER_H)


@cache
def mat_boxes(players: int, viewer: int) -> tuple[Box, ...]:
    """One box per seat: the viewer's own first, then the others as they sit after the viewer."""
    w = (WIDTH - GAP * (players - 1)) / players
    first = viewer if is_seat(viewer) else 0
    return tuple(Box((seat - first) % players * (w + GAP), MATS_Y, w, MATS_H) for seat in range(players))
