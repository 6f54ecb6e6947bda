"""The table of Crescent Moon as a drawing, for any seat or for spectators."""

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from rampart.draw import Choosable, Fragment, Sheet, option_rings
from rampart.draw.table import Pane
from rampart.games.crescent_moon.draw.clash import draw_clash
from rampart.games.crescent_moon.draw.dock import draw_dock, draw_strip
from rampart.games.crescent_moon.draw.land import backdrop, draw_land, draw_strengths, legend, places_of
from rampart.games.crescent_moon.draw.layout import DOCK_H, DOCK_Y, GAP, MARKET_W, MARKET_X, STRIP_H, TABLE_H, WIDTH
from rampart.games.crescent_moon.draw.market import draw_market, draw_sultan, market_scenery
from rampart.games.crescent_moon.draw.offer import draw_offer
from rampart.games.crescent_moon.draw.players import draw_players
from rampart.games.crescent_moon.draw.reading import scene_of
from rampart.games.crescent_moon.draw.rings import hex_rings
from rampart.games.crescent_moon.draw.scene import Scene
from rampart.games.crescent_moon.draw.words import words
from rampart.games.crescent_moon.draw.year import draw_year
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.kernel.frame import is_seat, viewer_of
from rampart.text import seat_names

__all__ = ["LIST_ONLY", "fragments", "panes", "scene_fragments", "title", "view_box"]

LIST_ONLY: Final = ("stop", "done", "none", "decline", "nobody", "anytime:", "attacker", "defender")
"""Options whose keys start so touch no piece and stand only in the list of the prompt."""

SITE: Final = re.compile(r"cell-(-?\d+)-(-?\d+)")


def title(lang: str = "en") -> str:
    """The accessible name of the drawing."""
    return words(lang)("draw-title")


def view_box(s: CrescentMoon, seat: int | None = None, whole: bool = True) -> tuple[float, float, float, float]:
    """The view box, the same for a whole game: with the frame of a drawing that stands alone, or the table only."""
    if not whole:
        return 0, 0, WIDTH, TABLE_H
    bottom = DOCK_Y - GAP if seat is None else DOCK_Y + DOCK_H
    return 0, -STRIP_H, WIDTH, bottom + STRIP_H


def panes(s: CrescentMoon) -> list[Pane]:
    """The map as far as it reaches, and the markets with the year."""
    border = MARKET_X - GAP / 2
    cells = [place for place in places_of(scene_of(s, -1, [""] * s.seats)).values() if s.phase]
    top = min((place.y - place.radius for place in cells), default=GAP) - GAP
    foot = max((place.y + place.radius for place in cells), default=TABLE_H - GAP) + GAP
    return [
        Pane("pane-map", (0, top, border, foot - top), 0.62, 0.78),
        Pane("pane-market", (border, 0, MARKET_W + GAP / 2, TABLE_H)),
    ]


def fragments(
    s: CrescentMoon,
    seat: int | None = None,
    lang: str = "en",
    options: Sequence[Choosable] = (),
    names: Sequence[str] = (),
    whole: bool = True,
) -> list[Fragment]:
    """The table as a seat sees it, None for spectators; `whole` adds the frame, all players and the seat's hand."""
    scene = scene_of(s, viewer_of(seat), seat_names(s.seats, lang, names))
    found = {target: SITE.fullmatch(target) for option in options for target in option.targets}
    sites = [(target, int(site[1]), int(site[2])) for target, site in found.items() if site is not None]
    return scene_fragments(replace(scene, sites=sites) if sites else scene, lang, options, whole)


@lru_cache(maxsize=16)
def scenery(lang: str) -> str:
    """What never changes at a table: the ground, titles and prices."""
    t = words(lang)
    return backdrop() + legend(t) + market_scenery(t)


def scene_fragments(
    scene: Scene, lang: str = "en", options: Sequence[Choosable] = (), whole: bool = True
) -> list[Fragment]:
    """The whole table in painting order."""
    t = words(lang)
    sheet = Sheet()
    sheet.put("scenery", "", scenery(lang))
    places = draw_land(sheet, scene, t)
    draw_market(sheet, scene, t)
    if scene.clash is not None:
        draw_clash(sheet, scene.clash, t)
    else:
        draw_sultan(sheet, scene, t)
        draw_year(sheet, scene, t)
    if scene.offer is not None:
        draw_offer(sheet, scene.offer, t)
    if whole:
        draw_strip(sheet, scene, t)
        draw_players(sheet, scene, t)
        if is_seat(scene.viewer):
            draw_dock(sheet, scene, scene.sides[scene.viewer], t)
    option_rings(sheet, hex_rings(sheet, options, places))
    draw_strengths(sheet, scene, places, t)
    return sheet.fragments
