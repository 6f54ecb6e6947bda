"""The table of the Watch as a drawing, for any seat or for spectators: the north above, the Gift below."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from rampart.draw import Choosable, Fragment, Sheet, option_rings
from rampart.draw.table import Pane
from rampart.games.watch.draw.column import column_scenery, draw_column
from rampart.games.watch.draw.dock import dock_scenery, draw_dock
from rampart.games.watch.draw.land import draw_land, land_scenery
from rampart.games.watch.draw.layout import DOCK_H, GAP, STRIP_H, WIDTH, layout
from rampart.games.watch.draw.north import draw_north, north_scenery
from rampart.games.watch.draw.pieces import draw_ghosts, draw_pieces
from rampart.games.watch.draw.scene import Land, Scene, scene_of
from rampart.games.watch.draw.seats import draw_seats, draw_strip
from rampart.games.watch.draw.wall import draw_tracks, draw_wall, wall_scenery
from rampart.games.watch.draw.words import words
from rampart.games.watch.state import Watch
from rampart.games.watch.tables import CLAN_WORDS, MODE_WORDS
from rampart.kernel.frame import is_seat, viewer_of
from rampart.text import seat_names

__all__ = ["LIST_ONLY", "fragments", "panes", "scene_fragments", "title", "view_box"]

LIST_ONLY: Final = (
    "end", "build", "offer", "done", "accept", "decline", "counter", "withdraw", "pass", "spare", "keep:", "take:",
)  # fmt: skip
"""Options whose keys start so touch no piece and stand only in the list of the prompt."""


def title(lang: str = "en") -> str:
    """The accessible name of the drawing."""
    return words(lang)("draw-title")


def view_box(s: Watch, seat: int | None = None, whole: bool = True) -> tuple[float, float, float, float]:
    """The view box, the same for a whole game: with the frame of a drawing that stands alone, or the table only."""
    places = layout(MODE_WORDS[s.mode])
    if whole:
        foot = places.dock_y + DOCK_H if seat is not None else places.dock_y - GAP
        return 0, -STRIP_H, WIDTH, foot + STRIP_H
    return 0, 0, WIDTH, places.bottom


def panes(s: Watch) -> list[Pane]:
    """North, Wall and land, and the panels beside them."""
    places = layout(MODE_WORDS[s.mode])
    border = places.column_x - GAP
    beside = Pane("pane-column", (border, 0, WIDTH - border, places.bottom))
    return [Pane("pane-land", (0, 0, border, places.bottom), 0.66), beside]


def fragments(
    s: Watch,
    seat: int | None = None,
    lang: str = "en",
    options: Sequence[Choosable] = (),
    names: Sequence[str] = (),
    whole: bool = True,
) -> list[Fragment]:
    """The table as a seat sees it, None for spectators; `whole` adds the frame, the seats and the viewer's hand."""
    scene = scene_of(s, viewer_of(seat), seat_names(s.seats, lang, names))
    return scene_fragments(scene, lang, options, whole)


@lru_cache(maxsize=256)
def scenery(land: Land, mode: str, lang: str, own: bool) -> str:
    """What never changes at a table: the north, the Wall, the land, and the papers beside the board."""
    t = words(lang)
    places = layout(mode)
    out = ""
    if places.clans:
        out += north_scenery(places, t, tuple(CLAN_WORDS[: places.clans])) + wall_scenery(places)
    out += land_scenery(land, places, mode) + column_scenery(mode, places, t)
    return out + dock_scenery(places) if own else out


def scene_fragments(
    scene: Scene, lang: str = "en", options: Sequence[Choosable] = (), whole: bool = True
) -> list[Fragment]:
    """The whole table in painting order."""
    t = words(lang)
    places = layout(scene.mode)
    own = whole and is_seat(scene.viewer)
    sheet = Sheet()
    sheet.put("scenery", "", scenery(scene.land, scene.mode, lang, own))
    if scene.watch:
        draw_tracks(sheet, scene, t)
        draw_north(sheet, scene, places, t)
        draw_wall(sheet, scene, places, t)
    draw_land(sheet, scene, places, t)
    draw_ghosts(sheet, scene, places, options)
    draw_pieces(sheet, scene, places, t)
    draw_column(sheet, scene, places, t)
    if whole:
        draw_strip(sheet, scene, t)
        draw_seats(sheet, scene, places, t)
        if own:
            draw_dock(sheet, scene.seats[scene.viewer], places, t)
    option_rings(sheet, options)
    return sheet.fragments
