"""The table of The Great Wall as a drawing, for any seat or for spectators."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from rampart.draw import Choosable, Fragment, Sheet, option_rings
from rampart.draw.table import Pane
from rampart.games.great_wall.draw.court import HIGH as COURT_H
from rampart.games.great_wall.draw.court import court_scenery, draw_court
from rampart.games.great_wall.draw.dock import dock_scenery, draw_dock, draw_strip
from rampart.games.great_wall.draw.extras import HIGH as EXTRAS_H
from rampart.games.great_wall.draw.extras import draw_extras, extras_scenery, papers_of
from rampart.games.great_wall.draw.field import draw_field, field_scenery
from rampart.games.great_wall.draw.khan import HIGH as KHAN_H
from rampart.games.great_wall.draw.khan import draw_khan, khan_scenery
from rampart.games.great_wall.draw.layout import FIELD_H, GAP, STRIP_H, TABLE_H, WIDTH, bottom
from rampart.games.great_wall.draw.mats import draw_mats, mats_scenery
from rampart.games.great_wall.draw.places import draw_places, places_scenery
from rampart.games.great_wall.draw.powder import draw_powder
from rampart.games.great_wall.draw.qin import HIGH as QIN_H
from rampart.games.great_wall.draw.qin import draw_qin, qin_scenery
from rampart.games.great_wall.draw.reading import scene_of
from rampart.games.great_wall.draw.scene import Scene
from rampart.games.great_wall.draw.tracks import draw_tracks, tracks_scenery
from rampart.games.great_wall.draw.words import words
from rampart.games.great_wall.modules.coop.names import COOP
from rampart.games.great_wall.modules.khan.part import KHAN
from rampart.games.great_wall.modules.solo.part import SOLO
from rampart.games.great_wall.state import GreatWall
from rampart.kernel.frame import is_seat, viewer_of
from rampart.text import seat_names

__all__ = ["LIST_ONLY", "fragments", "panes", "scene_fragments", "title", "view_box"]

LIST_ONLY: Final = (
    "pass",
    "stop",
    "done",
    "none",
    "keep",
    "hold",
    "stay",
    "clerks",
    "clan:",
    "nowhere",
    "draw:0",
    "end",
    "tea",
    "refuse",
    "agree",
    "return",
    "gives:",
    "player:",
    "next:",
    "under:",
    "section:",
)
"""Options whose keys start so touch no piece and stand only in the list of the prompt."""


def title(lang: str = "en") -> str:
    """The accessible name of the drawing."""
    return words(lang)("draw-title")


def view_box(s: GreatWall, seat: int | None = None, whole: bool = True) -> tuple[float, float, float, float]:
    """The view box, the same for a whole game: with the frame of a drawing that stands alone, or the table only."""
    more = extras_room(papers_at(s)) + (GAP + QIN_H if s.box.has(SOLO) else 0.0)
    above = room_above(s.box.has(KHAN))
    court = GAP + COURT_H if s.box.has(COOP) else 0.0
    if whole:
        return 0, -STRIP_H - above, WIDTH, bottom(viewer_of(seat)) + STRIP_H + above + more + court
    return 0, -above - court, WIDTH, TABLE_H + above + more + court


def room_above(khan: bool) -> float:
    """How much lies above the hordes: the Khan and his skills."""
    return KHAN_H if khan else 0.0


def papers_at(s: GreatWall) -> tuple[str, ...]:
    """The expansions of a table that have a paper below the locations."""
    return papers_of([module.word for module in s.box.modules])


def extras_room(papers: tuple[str, ...]) -> float:
    """How high their row is."""
    return GAP + EXTRAS_H if papers else 0.0


def panes(s: GreatWall) -> list[Pane]:
    """Hordes and wall with the tracks beside them, the locations, expansions, and Qin Jiushao's board."""
    x, y, w, h = view_box(s, whole=False)
    extras = extras_room(papers_at(s))
    above = room_above(s.box.has(KHAN))
    wall = Pane("pane-wall", (x, -above, w, FIELD_H + above))
    out = [wall, Pane("pane-places", (x, FIELD_H, w, TABLE_H - FIELD_H))]
    if s.box.has(COOP):
        out.insert(0, Pane("pane-court", (x, y, w, -y - above)))
    if extras:
        out.append(Pane("pane-extras", (x, TABLE_H, w, extras)))
    if s.box.has(SOLO):
        out.append(Pane("pane-qin", (x, TABLE_H + extras, w, y + h - TABLE_H - extras)))
    return out


def fragments(
    s: GreatWall,
    seat: int | None = None,
    lang: str = "en",
    options: Sequence[Choosable] = (),
    names: Sequence[str] = (),
    whole: bool = True,
) -> list[Fragment]:
    """The table as a seat sees it, None for spectators; `whole` adds the frame, the mats and the seat's hands."""
    scene = scene_of(s, viewer_of(seat), seat_names(s.seats, lang, names))
    return scene_fragments(scene, lang, options, whole)


@lru_cache(maxsize=256)
def scenery(
    names: tuple[str, ...],
    viewer: int,
    in_play: tuple[bool, ...],
    spots: tuple[int, ...],
    lang: str,
    whole: bool,
    papers: tuple[str, ...],
    solo: bool,
    khan: bool,
    armed: bool,
    demands: int,
) -> str:
    """What never changes at a table: papers, titles, ground. Demands: how many lie open at most, -1 without a court."""
    t = words(lang)
    out = tracks_scenery(t, demands <= 0) + field_scenery(in_play, armed, t) + places_scenery(spots, t)
    out += khan_scenery(t) if khan else ""
    if whole:
        out += mats_scenery(names, viewer, t)
        out += dock_scenery() if is_seat(viewer) else ""
    out += extras_scenery(papers, extras_top(viewer, whole), t)
    out += court_scenery(court_top(viewer, whole, papers, khan), demands, t) if demands >= 0 else ""
    return out + (qin_scenery(qin_top(viewer, whole, papers), t) if solo else "")


def extras_top(viewer: int, whole: bool) -> float:
    """Where the row of the expansions begins: below the board and all that lies before the clans."""
    return GAP + (bottom(viewer) if whole else TABLE_H)


def qin_top(viewer: int, whole: bool, papers: tuple[str, ...]) -> float:
    """Where the board of Qin Jiushao begins: below all else."""
    return extras_top(viewer, whole) + extras_room(papers)


def court_top(viewer: int, whole: bool, papers: tuple[str, ...], khan: bool) -> float:
    """Where the court begins: above the field and the Khan, in whole drawings below all else."""
    return qin_top(viewer, whole, papers) if whole else -room_above(khan) - GAP - COURT_H


def scene_fragments(
    scene: Scene, lang: str = "en", options: Sequence[Choosable] = (), whole: bool = True
) -> list[Fragment]:
    """The whole table in painting order."""
    t = words(lang)
    sheet = Sheet()
    names = tuple(clan.name for clan in scene.clans)
    in_play = tuple(section.in_play for section in scene.sections)
    spots = tuple(place.spots for place in scene.places)
    papers, solo, khan = scene.papers, scene.qin is not None, scene.khan is not None
    armed, demands = bool(scene.towers), scene.court.slots if scene.court is not None else -1
    fixed = scenery(names, scene.viewer, in_play, spots, lang, whole, papers, solo, khan, armed, demands)
    sheet.put("scenery", "", fixed)
    draw_tracks(sheet, scene, t)
    draw_field(sheet, scene, t)
    draw_powder(sheet, scene, t)
    if scene.khan is not None:
        draw_khan(sheet, scene.khan, t)
    draw_places(sheet, scene, t)
    if whole:
        draw_strip(sheet, scene, -STRIP_H - room_above(scene.khan is not None), t)
        draw_mats(sheet, scene, t)
        if is_seat(scene.viewer):
            draw_dock(sheet, scene.clans[scene.viewer], bool(scene.orders), t)
    if papers:
        draw_extras(sheet, scene, extras_top(scene.viewer, whole), t)
    if scene.qin is not None:
        draw_qin(sheet, scene.qin, qin_top(scene.viewer, whole, papers), t)
    if scene.court is not None:
        draw_court(sheet, scene.court, court_top(scene.viewer, whole, papers, khan), t)
    option_rings(sheet, options)
    return sheet.fragments
