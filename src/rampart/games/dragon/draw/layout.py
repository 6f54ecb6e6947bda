"""Layout: where the parts of the table stand on a sheet 960 units wide."""

from functools import cache
from typing import Final, NamedTuple

from rampart.kernel.frame import is_seat

WIDTH: Final = 960.0
GAP: Final = 10.0
MONTHS_H: Final = 104.0
CAPTION_H: Final = 22.0  # the name of the super event under its month
WALL_H: Final = 36.0
MIDDLE_H: Final = 184.0  # action groups and courtiers left
TRACK_H: Final = 76.0
COURTS_H: Final = 376.0
HEADER_H: Final = 32.0
STRIP_H: Final = 40.0  # month, phases and whose decision it is; only in whole drawings
DOCK_H: Final = 126.0  # the viewer's own stores and hand; only in whole drawings

MONTH_W: Final = 72.6
MONTH_STEP: Final = 78.3
GROUPS_W: Final = 582.0
SUPPLY_X: Final = 594.0
TRACK_X: Final = 140.0

OWN_WIDTH: Final = {2: 476.0, 3: 372.0, 4: 352.0, 5: 328.0}


class Box(NamedTuple):
    """A place on the sheet."""

    x: float
    y: float
    w: float
    h: float


class Layout(NamedTuple):
    """The vertical places of the parts, and the boxes of the courts by seat."""

    caption_y: float
    wall_y: float
    months_h: float
    middle_y: float
    track_y: float
    courts_y: float
    dock_y: float
    bottom: float
    courts: tuple[Box, ...]


def month_x(month: int) -> float:
    """The left edge of a month, 1 to 12."""
    return 10 + (month - 1) * MONTH_STEP


@cache
def layout(players: int, viewer: int, wall: bool, super_event: bool) -> Layout:
    """The places for a table; fixed for a whole game and viewer."""
    caption_y = MONTHS_H
    wall_y = caption_y + (CAPTION_H if super_event else 0)
    months_h = wall_y + (WALL_H if wall else 0)
    middle_y = months_h + 8
    track_y = middle_y + MIDDLE_H + GAP
    courts_y = track_y + TRACK_H + GAP
    dock_y = courts_y + COURTS_H + GAP
    return Layout(
        caption_y=caption_y,
        wall_y=wall_y,
        months_h=months_h,
        middle_y=middle_y,
        track_y=track_y,
        courts_y=courts_y,
        dock_y=dock_y,
        bottom=dock_y + (DOCK_H if is_seat(viewer) else -GAP),
        courts=court_boxes(players, viewer, courts_y),
    )


def court_boxes(players: int, viewer: int, y: float) -> tuple[Box, ...]:
    """One box per seat: the viewer's own first and widest, then the others as they sit after the viewer."""
    gap = 8.0
    if not is_seat(viewer):
        w = (WIDTH - gap * (players - 1)) / players
        return tuple(Box(seat * (w + gap), y, w, COURTS_H) for seat in range(players))
    own = OWN_WIDTH[players]
    w = (WIDTH - own - gap * (players - 1)) / (players - 1)
    boxes = []
    for seat in range(players):
        place = (seat - viewer) % players
        boxes.append(
            Box(0, y, own, COURTS_H) if place == 0 else Box(own + gap + (place - 1) * (w + gap), y, w, COURTS_H)
        )
    return tuple(boxes)
