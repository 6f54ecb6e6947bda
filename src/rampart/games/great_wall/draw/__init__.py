"""The table of The Great Wall as a drawing, for any seat or for spectators."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from rampart.draw import Choosable, Fragment, Sheet, option_rings
from rampart.games.great_wall.draw.dock import dock_scenery, draw_dock, draw_strip
from rampart.games.great_wall.draw.field import draw_field, field_scenery
from rampart.games.great_wall.draw.layout import STRIP_H, TABLE_H, WIDTH, bottom
from rampart.games.great_wall.draw.mats import draw_mats, mats_scenery
from rampart.games.great_wall.draw.places import draw_places, places_scenery
from rampart.games.great_wall.draw.reading import scene_of
from rampart.games.great_wall.draw.scene import Scene
from rampart.games.great_wall.draw.tracks import draw_tracks, tracks_scenery
from rampart.games.great_wall.draw.words import words
from rampart.games.great_wall.state import GreatWall
from rampart.text import seat_names

__all__ = ["LIST_ONLY", "fragments", "scene_fragments", "title", "view_box"]

LIST_ONLY: Final = ("pass", "stop", "done", "none", "keep", "hold", "stay", "clerks", "clan:", "nowhere", "draw:0")
"""Options whose keys start so touch no piece and stand only in the list of the prompt."""


def title(lang: str = "en") -> str:
    """The accessible name of the drawing."""
    return words(lang)("draw-title")


def view_box(s: GreatWall, seat: int | None = None, whole: bool = True) -> tuple[float, float, float, float]:
    """The view box, the same for a whole game: with the frame of a drawing that stands alone, or the table only."""
    if whole:
        return 0, -STRIP_H, WIDTH, bottom(-1 if seat is None else seat) + STRIP_H
    return 0, 0, WIDTH, TABLE_H


def fragments(
    s: GreatWall,
    seat: int | None = None,
    lang: str = "en",
    options: Sequence[Choosable] = (),
    names: Sequence[str] = (),
    whole: bool = True,
) -> list[Fragment]:
    """The table as a seat sees it, None for spectators; `whole` adds the frame, the mats and the seat's hands."""
    scene = scene_of(s, -1 if seat is None else seat, seat_names(s.seats, lang, names))
    return scene_fragments(scene, lang, options, whole)


@lru_cache(maxsize=256)
def scenery(
    names: tuple[str, ...], viewer: int, in_play: tuple[bool, ...], spots: tuple[int, ...], lang: str, whole: bool
) -> str:
    """What never changes at a table: papers, titles, ground."""
    t = words(lang)
    out = tracks_scenery(t) + field_scenery(in_play, t) + places_scenery(spots, t)
    if whole:
        out += mats_scenery(names, viewer, t)
        out += dock_scenery() if viewer >= 0 else ""
    return out


def scene_fragments(
    scene: Scene, lang: str = "en", options: Sequence[Choosable] = (), whole: bool = True
) -> list[Fragment]:
    """The whole table in painting order."""
    t = words(lang)
    sheet = Sheet()
    names = tuple(clan.name for clan in scene.clans)
    in_play = tuple(section.in_play for section in scene.sections)
    spots = tuple(place.spots for place in scene.places)
    sheet.put("scenery", "", scenery(names, scene.viewer, in_play, spots, lang, whole))
    draw_tracks(sheet, scene, t)
    draw_field(sheet, scene, t)
    draw_places(sheet, scene, t)
    if whole:
        draw_strip(sheet, scene, t)
        draw_mats(sheet, scene, t)
        if scene.viewer >= 0:
            draw_dock(sheet, scene.clans[scene.viewer], bool(scene.orders), t)
    option_rings(sheet, options)
    return sheet.fragments
