"""Turn order: the markers on the person track, and the seats in the order they act."""

from collections.abc import Sequence
from typing import Final

from rampart.draw import MARKS, Sheet, circle, mark, rect, text, title, use
from rampart.draw.fragments import Spot
from rampart.games.dragon.draw.layout import TRACK_H, TRACK_X, WIDTH, Layout
from rampart.games.dragon.draw.scene import Scene
from rampart.games.dragon.draw.words import Words

FEWEST: Final = 24  # spaces shown
CELL_Y: Final = 27.0
CELL_H: Final = 28.0
MARKER: Final = 27.0


def track_scenery(places: Layout, t: Words) -> str:
    """The panel and its title."""
    y = places.track_y
    out = rect(0, y, WIDTH, TRACK_H, 14) + text(14, y + 23, t("draw-track"), 14.5, 650, cls="d", room=118)
    return out + text(14, y + 66, t("draw-track-hint"), 10.5, 450, cls="faint", room=118)


def window(spaces: Sequence[int]) -> tuple[int, int]:
    """The first space shown and how many: all markers, with some way ahead of the foremost."""
    low, high = min(spaces), max(spaces)
    shown = max(FEWEST, high - low + 6)
    first = max(0, high + 4 - shown) if shown == FEWEST else low - 1
    return max(0, min(first, low)), shown


def draw_track(sheet: Sheet, scene: Scene, places: Layout, t: Words) -> None:
    """The spaces in sight, the stacks on them and the list of seats."""
    y = places.track_y
    first, shown = window(scene.track)
    step = (WIDTH - TRACK_X - 12) / shown
    every = 2 if step > 26 else 5
    cells = ""
    for k in range(shown):
        x = TRACK_X + k * step
        cells += rect(x, y + CELL_Y, step - min(3, step * 0.14), CELL_H, 6 if step > 20 else 3, "inset")
        if (first + k) % every == 0:
            cells += text(x + step / 2 - 1, y + 68, first + k, 9.8, 550, "middle", "faint")
    sheet.put("track-spaces", "track", cells)
    size = min(MARKER, step * 1.35)
    stacks: dict[int, list[int]] = {}
    for seat in reversed(scene.order):
        stacks.setdefault(scene.track[seat], []).append(seat)
    for space, seats in stacks.items():
        lift = min(9.0, (CELL_Y - 3) / max(1, len(seats) - 1))
        for height, seat in enumerate(seats):
            x = TRACK_X + (space - first) * step + (step - 2) / 2 - size / 2
            top = y + CELL_Y + CELL_H - size - 1 - height * lift
            sheet.move(f"marker-{seat}", "track", x, top, use(MARKS[seat], 0, 0, size, f"P{seat}"))
    _order(sheet, scene, y, t)


def _order(sheet: Sheet, scene: Scene, y: float, t: Words) -> None:
    """The seats from first to last; who decides now stands on a dark disc."""
    step = min(24.0, 114 / scene.players)
    for place, seat in enumerate(scene.order):
        x = 14 + place * step
        now = seat in scene.deciders
        inner = title(t("draw-place", place=place + 1, name=scene.courts[seat].name))
        if now:
            inner += circle(9, 9, 11, "inked")
        inner += mark(seat, 0, 0, 18, "white-edge" if now else "")
        sheet.move(f"order-{seat}", "track", x + 2, y + 32, inner, Spot(x, y + 30, 22, 22, 11))
