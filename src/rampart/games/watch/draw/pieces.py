"""Pieces in the Gift: roads, settlements and keeps, wildlings and Tormund, and pale ones where one may be built."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from rampart.draw import Choosable, Sheet, circle, num, piece, text, title, use
from rampart.draw.fragments import Spot
from rampart.games.watch.content.boards import Board
from rampart.games.watch.draw.layout import Layout, Point, between
from rampart.games.watch.draw.north import TYPE_ICONS
from rampart.games.watch.draw.scene import Land, Scene
from rampart.games.watch.draw.words import Words
from rampart.games.watch.tables import KEEP, PIPS, RESOURCES, TYPE_WORDS, owner_of
from rampart.kernel.frame import is_seat

DASHES: Final = ("", "7 5", "1 5", "3 3", "8 3 2 3", "2 2")
"""How the roads of each seat are dashed."""

FEW: Final = 6  # of many places so many carry a ring, the best
MEDAL: Final = 23.0  # the disc of who blocks a hex, for hexes of size 58
ASIDE: Final = 20.0  # how far two on one hex stand beside its middle
SHORT: Final = 0.16  # of a path is left free at each end of its road


class Ground(NamedTuple):
    """Where a board has its crossroads and paths, and the spots on which something may be built."""

    sites: tuple[Point, ...]
    paths: tuple[tuple[Point, Point], ...]
    spots: dict[str, Spot]


@lru_cache(maxsize=64)
def ground(board: Board, places: Layout) -> Ground:
    """The ground of a board, which never changes."""
    sites = tuple(places.site(*corner) for corner in board.corner_at)
    paths = tuple((sites[c], sites[d]) for c, d in board.edge_ends)
    spots = {f"edge-{n}": around(between(a, b), 12 * places.size / 58) for n, (a, b) in enumerate(paths)}
    spots |= {f"corner-{n}": around(at, 15 * places.size / 58) for n, at in enumerate(sites)}
    return Ground(sites, paths, spots)


def around(at: Point, reach: float) -> Spot:
    return Spot(at.x - reach, at.y - reach, 2 * reach, 2 * reach, reach)


def draw_pieces(sheet: Sheet, scene: Scene, places: Layout, t: Words) -> None:
    """All pieces: roads first, buildings over them, then who blocks the land."""
    sites, paths, spots = ground(scene.land.board, places)
    sheet.spots |= spots
    for path, seat in enumerate(scene.roads):
        if seat >= 0:
            name = title(t("draw-road", name=scene.seats[seat].name))
            sheet.put(f"edge-{path}", "roads", name + road(*paths[path], seat, places.size / 58))
    for site, building in enumerate(scene.buildings):
        if building >= 0:
            drawn = house(scene, building, places.size / 58, t)
            sheet.move(f"corner-{site}", "buildings", *sites[site], drawn)
    _blockers(sheet, scene, places, t)


@lru_cache(maxsize=1024)
def road(a: Point, b: Point, seat: int, k: float) -> str:
    """A road in the color and dash of its seat."""
    start, end = between(a, b, SHORT), between(a, b, 1 - SHORT)
    way = f'd="M{num(start.x)} {num(start.y)}L{num(end.x)} {num(end.y)}"'
    out = f'<path {way} stroke="#10141c" stroke-width="{12 * k:.1f}" stroke-linecap="round"/>'
    out += f'<path {way} class="P{seat}" stroke="currentColor" stroke-width="{8.5 * k:.1f}" stroke-linecap="round"/>'
    if DASHES[seat]:
        ends = "round" if seat == 2 else "butt"
        out += (
            f'<path {way} stroke="#fff" stroke-opacity=".85" stroke-width="{2.2 * k:.1f}"'
            f' stroke-dasharray="{DASHES[seat]}" stroke-linecap="{ends}"/>'
        )
    return out


def house(scene: Scene, building: int, k: float, t: Words) -> str:
    """A settlement or a keep about its crossroads."""
    seat = owner_of(building)
    keep = building >= KEEP
    size = (36 if keep else 32) * k
    word = "draw-keep" if keep else "draw-settlement"
    shade = f'<circle r="{size * 0.56:.1f}" fill="#10141c" opacity=".5"/>'
    return (
        title(t(word, name=scene.seats[seat].name))
        + shade
        + piece("keep" if keep else "settlement", seat, -size / 2, -size / 2 - 1, size)
    )


def _blockers(sheet: Sheet, scene: Scene, places: Layout, t: Words) -> None:
    """Wildlings on their hexes, and Tormund on his or in his camp."""
    k = places.size / 58
    for hex, kind in enumerate(scene.wildlings):
        if kind >= 0:
            x, y = medal_at(scene.land, places, hex)
            x += ASIDE * k if hex == scene.tormund else 0
            name = title(t("draw-in-the-gift", kind=t(f"draw-type-{TYPE_WORDS[kind]}")))
            sheet.move(f"gift-{hex}", "blockers", x, y, name + _medal(TYPE_ICONS[kind], k))
    if scene.tormund >= 0:
        at = medal_at(scene.land, places, scene.tormund)
        shared = bool(scene.wildlings) and scene.wildlings[scene.tormund] >= 0
        inner = title(t("draw-tormund")) + _medal("tormund", k)
        _tormund(sheet, Point(at.x - (ASIDE * k if shared else 0), at.y), 24 * k, inner)
    elif scene.watch:
        inner = title(t("draw-tormund")) + use("tormund", -17, -17, 34, "dark-edge")
        _tormund(sheet, Point(places.board_w - 85, 28), 19, inner)


def _tormund(sheet: Sheet, at: Point, reach: float, inner: str) -> None:
    """Tormund where he is; he glides from place to place."""
    sheet.move("tormund", "blockers", at.x, at.y, inner, Spot(at.x - reach, at.y - reach, 2 * reach, 2 * reach, reach))


def medal_at(land: Land, places: Layout, hex: int) -> Point:
    """Where someone stands on a hex: above its number, which stays to be read."""
    x, y = places.middle(*land.board.hexes[hex])
    return Point(x, y - 0.34 * places.size)


def _medal(icon: str, k: float) -> str:
    """A figure on a disc with a red rim."""
    size = 36 * k
    disc = f'<circle r="{MEDAL * k:.1f}" fill="#fbf3df" stroke="#b3261e" stroke-width="3"/>'
    return disc + use(icon, -size / 2, -size / 2 - k, size, "dark-edge")


def draw_ghosts(sheet: Sheet, scene: Scene, places: Layout, options: Sequence[Choosable]) -> None:
    """Where an option would put a piece of the viewer: a pale one, or of many a dot with its pips."""
    if not is_seat(scene.viewer):
        return
    targets = [target for option in options for target in option.targets]
    sites, paths, _ = ground(scene.land.board, places)
    k = places.size / 58
    roads = [path for path, seat in enumerate(scene.roads) if seat < 0 and f"edge-{path}" in targets]
    for path in roads:
        pale = f'<g opacity=".55">{road(*paths[path], scene.viewer, k)}</g>'
        sheet.put(f"ghost-p{path}", "ghosts", pale)
    if len(roads) > FEW:
        sheet.hushed |= {f"edge-{path}" for path in roads}
    free = [site for site, building in enumerate(scene.buildings) if building < 0 and f"corner-{site}" in targets]
    if len(free) > 2 * FEW:
        free.sort(key=lambda site: targets.index(f"corner-{site}"))
        sheet.hushed |= {f"corner-{site}" for site in free[FEW:]}
    for place, site in enumerate(free):
        x, y = sites[site]
        if len(free) > 2 * FEW:
            inner = dot(x, y, pips_at(scene.land, site), k, place < FEW)
        else:
            size = 21 * k
            figure = use("settlement", x - size / 2, y - size / 2 - 1, size, f"P{scene.viewer}")
            inner = circle(x, y, 15 * k, "ghost") + figure
        sheet.put(f"ghost-c{site}", "ghosts", inner)


def dot(x: float, y: float, pips: int, k: float, best: bool) -> str:
    """A place with how many of 36 rolls bring something; the best are filled."""
    number = text(x, y + 4, pips, 11, 700, "middle", "badge-n" if best else "dark")
    return circle(x, y, (13 if best else 9.5) * k, "tick" if best else "pip") + number


def pips_at(land: Land, site: int) -> int:
    """How many of 36 rolls bring something at a crossroads."""
    return sum(PIPS[land.numbers[h]] for h in land.board.corner_hexes[site] if land.terrain[h] < RESOURCES)
