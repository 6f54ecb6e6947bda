"""The table of In the Year of the Dragon as a drawing, for any seat or for spectators."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from rampart.draw import Choosable, Fragment, Sheet, option_rings
from rampart.draw.table import Pane
from rampart.games.dragon.draw.actions import actions_scenery, draw_actions
from rampart.games.dragon.draw.court import court_scenery, draw_court
from rampart.games.dragon.draw.dock import dock_scenery, draw_dock, draw_strip
from rampart.games.dragon.draw.layout import GAP, STRIP_H, WIDTH, layout
from rampart.games.dragon.draw.months import draw_months, months_scenery
from rampart.games.dragon.draw.scene import Scene, scene_of, super_event_of
from rampart.games.dragon.draw.supply import draw_supply, supply_scenery
from rampart.games.dragon.draw.track import draw_track, track_scenery
from rampart.games.dragon.draw.words import words
from rampart.games.dragon.state import Dragon
from rampart.games.dragon.tables import WALL
from rampart.kernel.frame import SPECTATORS, is_seat, viewer_of
from rampart.text import seat_names

__all__ = ["LIST_ONLY", "fragments", "panes", "scene_fragments", "title", "view_box"]

LIST_ONLY: Final = ("pass", "turn_away", "rice:", "fireworks:", "edict:", "rise:none", "wall:random")
"""Options whose keys start so touch no piece and stand only in the list of the prompt."""


def title(lang: str = "en") -> str:
    """The accessible name of the drawing."""
    return words(lang)("draw-title")


def view_box(s: Dragon, seat: int | None = None, whole: bool = True) -> tuple[float, float, float, float]:
    """The view box, the same for a whole game: with the frame of a drawing that stands alone, or the table only."""
    places = layout(s.seats, viewer_of(seat), s.has(WALL), bool(super_event_of(s)))
    if whole:
        return 0, -STRIP_H, WIDTH, places.bottom + STRIP_H
    return 0, 0, WIDTH, places.dock_y - GAP


def panes(s: Dragon) -> list[Pane]:
    """Months, actions and track above, the courts below."""
    places = layout(s.seats, SPECTATORS, s.has(WALL), bool(super_event_of(s)))
    above = places.courts_y - GAP / 2
    lower = Pane("pane-courts", (0, above, WIDTH, places.dock_y - GAP - above))
    return [Pane("pane-months", (0, 0, WIDTH, above)), lower]


def fragments(
    s: Dragon,
    seat: int | None = None,
    lang: str = "en",
    options: Sequence[Choosable] = (),
    names: Sequence[str] = (),
    whole: bool = True,
) -> list[Fragment]:
    """The table as a seat sees it, None for spectators; `whole` adds the frame, the seat's stores and its hand."""
    scene = scene_of(s, viewer_of(seat), seat_names(s.seats, lang, names))
    scene.new_site = _new_site(scene, options)
    return scene_fragments(scene, lang, options, whole)


def _new_site(scene: Scene, options: Sequence[Choosable]) -> int:
    """The site without a palace that an option of the viewer names."""
    if not is_seat(scene.viewer):
        return 0
    start = f"palace-{scene.viewer}-"
    standing = {f"{start}{palace.site}" for palace in scene.courts[scene.viewer].palaces}
    for option in options:
        for target in option.targets:
            if target.startswith(start) and target not in standing:
                return int(target.removeprefix(start))
    return 0


@lru_cache(maxsize=256)
def scenery(names: tuple[str, ...], viewer: int, wall: bool, super_event: bool, lang: str, whole: bool) -> str:
    """What never changes at a table: papers, titles, legends."""
    t = words(lang)
    places = layout(len(names), viewer, wall, super_event)
    out = months_scenery(places) + actions_scenery(places, t) + supply_scenery(places, t)
    out += track_scenery(places, t)
    for seat, name in enumerate(names):
        shown = t("draw-your-court") if seat == viewer else name
        out += court_scenery(seat, shown, places.courts[seat])
    if whole and is_seat(viewer):
        out += dock_scenery(places)
    return out


def scene_fragments(
    scene: Scene, lang: str = "en", options: Sequence[Choosable] = (), whole: bool = True
) -> list[Fragment]:
    """The whole table in painting order."""
    t = words(lang)
    places = layout(scene.players, scene.viewer, scene.wall, bool(scene.super_event))
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
        if is_seat(scene.viewer):
            draw_dock(sheet, scene, scene.courts[scene.viewer], places, t)
    option_rings(sheet, options)
    return sheet.fragments
