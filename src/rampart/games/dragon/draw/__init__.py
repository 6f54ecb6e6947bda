"""The table of In the Year of the Dragon as a drawing, for any seat or for spectators."""

from collections.abc import Sequence
from functools import lru_cache

from rampart.draw import Choosable, Fragment, Sheet, option_rings, whole_svg
from rampart.games.dragon.draw.actions import actions_scenery, draw_actions
from rampart.games.dragon.draw.court import court_scenery, draw_court
from rampart.games.dragon.draw.dock import dock_scenery, draw_dock, draw_strip
from rampart.games.dragon.draw.layout import GAP, STRIP_H, WIDTH, Layout, layout
from rampart.games.dragon.draw.months import draw_months, months_scenery
from rampart.games.dragon.draw.scene import Court, Palace, Scene
from rampart.games.dragon.draw.supply import draw_supply, supply_scenery
from rampart.games.dragon.draw.track import draw_track, track_scenery
from rampart.games.dragon.draw.words import words

__all__ = ["Court", "Palace", "Scene", "scene_fragments", "scene_svg"]


def places_of(scene: Scene) -> Layout:
    """Where things stand at this table."""
    return layout(scene.players, scene.viewer, scene.wall, bool(scene.super_event))


def box_of(scene: Scene, whole: bool = True) -> tuple[float, float, float, float]:
    """The view box: with the frame of a whole drawing, or the table alone."""
    places = places_of(scene)
    if whole:
        return 0, -STRIP_H, WIDTH, places.bottom + STRIP_H
    return 0, 0, WIDTH, places.dock_y - GAP


@lru_cache(maxsize=256)
def scenery(names: tuple[str, ...], viewer: int, wall: bool, super_event: bool, lang: str, whole: bool) -> str:
    """What never changes at a table: papers, titles, legends."""
    t = words(lang)
    places = layout(len(names), viewer, wall, super_event)
    out = months_scenery(places, wall) + actions_scenery(places, t) + supply_scenery(places, t)
    out += track_scenery(places, t)
    for seat, name in enumerate(names):
        shown = t("draw-your-court") if seat == viewer else name
        out += court_scenery(seat, shown, places.courts[seat])
    if whole and viewer >= 0:
        out += dock_scenery(places)
    return out


def scene_fragments(
    scene: Scene, lang: str = "en", options: Sequence[Choosable] = (), whole: bool = True
) -> list[Fragment]:
    """The whole table in painting order."""
    t = words(lang)
    places = places_of(scene)
    sheet = Sheet()
    names = tuple(court.name for court in scene.courts)
    sheet.put("scenery", "", scenery(names, scene.viewer, scene.wall, bool(scene.super_event), lang, whole))
    draw_months(sheet, scene, places, t)
    draw_actions(sheet, scene, places, t)
    draw_supply(sheet, scene, places, t)
    draw_track(sheet, scene, places, t)
    for court in scene.courts:
        draw_court(sheet, scene, court, places, t)
    if whole:
        draw_strip(sheet, scene, t)
        if scene.viewer >= 0:
            draw_dock(sheet, scene, scene.courts[scene.viewer], places, t)
    option_rings(sheet, options)
    return sheet.fragments


def scene_svg(scene: Scene, lang: str = "en", theme: str = "day", options: Sequence[Choosable] = ()) -> str:
    """The whole table as one self-contained drawing."""
    name = words(lang)("draw-title")
    return whole_svg(scene_fragments(scene, lang, options), box_of(scene), name, theme)
