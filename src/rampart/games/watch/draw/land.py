"""The Gift: hexes with their terrain and numbers, and the markets at their edge."""

from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

from rampart.draw import Sheet, num, text, use
from rampart.draw.fragments import Spot
from rampart.games.watch.draw.art import disc
from rampart.games.watch.draw.layout import (
    MARKET_OFF,
    MARKET_R,
    Layout,
    Point,
    between,
    beyond,
    hexagon,
)
from rampart.games.watch.draw.scene import Land, Scene
from rampart.games.watch.draw.words import Words
from rampart.games.watch.tables import (
    ANY_RESOURCE,
    NO_NUMBER,
    NUMBER_WORDS,
    PIPS,
    RESOURCE_WORDS,
    RESOURCES,
    TERRAIN_WORDS,
)

RED: Final = (6, 8)
EDGE: Final = "#10141c"


class Ground(NamedTuple):
    """The colors of a terrain: middle, rim and marks; and the stroke that is strewn over it."""

    light: str
    dark: str
    mark: str
    stroke: str


GROUNDS: Final = (
    Ground("#2f6b4a", "#234f38", "#8fc79d", "l4-9 4 9z"),
    Ground("#b5623f", "#8c4428", "#f0b493", "q5-7 10 0"),
    Ground("#86ad57", "#668c3f", "#dcefc0", "q1-4 3-5"),
    Ground("#dcb044", "#b98a26", "#fff0c2", "v-7"),
    Ground("#76818f", "#586371", "#cfd8e2", "l5-8 5 8"),
    Ground("#cfe4ee", "#9cc3d6", "#ffffff", "l7-3 4 5"),
    Ground("#e3cf9b", "#c8ac6c", "#a98a4a", "q6-5 12 0"),
)
"""By terrain."""

BACKDROPS: Final = {
    "base": ("#dfeaf0", "#9fb9c8"),
    "classic": ("#7fb3cf", "#3f7fa3"),
}
"""What lies around a board without the Wall: snow or the sea."""


@lru_cache(maxsize=64)
def land_scenery(land: Land, places: Layout, mode: str) -> str:
    """Ground, terrain, numbers and markets: all that stays where it was laid."""
    grounds = "".join(
        f'<radialGradient id="watch-t-{word}"><stop offset=".3" stop-color="{ground.light}"/><stop offset="1"'
        f' stop-color="{ground.dark}"/></radialGradient>'
        for word, ground in zip(TERRAIN_WORDS, GROUNDS)
    )
    out = f"<defs>{grounds}</defs>" + _backdrop(places, mode)
    for market, kind in enumerate(land.markets):
        out += _market(land, places, market, kind)
    for (q, r), terrain in zip(land.board.hexes, land.terrain):
        out += _tile(places.middle(q, r), places.size, terrain, q * 31 + r)
    for hex, (q, r) in enumerate(land.board.hexes):
        if land.numbers[hex] != NO_NUMBER:
            out += number_token(places.middle(q, r), places.size, land.numbers[hex])
    return out


def _backdrop(places: Layout, mode: str) -> str:
    """Snow or the sea under a board without the Wall."""
    if mode not in BACKDROPS:
        return ""
    light, dark = BACKDROPS[mode]
    return (
        f'<defs><radialGradient id="watch-around"><stop offset="0" stop-color="{light}"/><stop offset="1"'
        f' stop-color="{dark}"/></radialGradient></defs><rect width="{num(places.board_w)}"'
        f' height="{num(places.bottom)}" rx="16" fill="url(#watch-around)"/>'
    )


def _tile(at: Point, size: float, terrain: int, seed: int) -> str:
    """One hex with its strokes, none of them under the number, and the icon of what it yields."""
    ground = GROUNDS[terrain]
    out = (
        f'<polygon points="{hexagon(at, size - 1)}" fill="url(#watch-t-{TERRAIN_WORDS[terrain]})"'
        f' stroke="{EDGE}" stroke-width="2.5"/>'
    )
    luck = Random(seed)
    strokes = ""
    for _ in range(11):
        dx, dy = luck.uniform(-0.75, 0.75) * size, luck.uniform(-0.75, 0.75) * size
        outside = abs(dx) * 0.577 + abs(dy) > size * 0.84 or abs(dx) > size * 0.74
        if not outside and dx * dx + (dy - size * 0.2) ** 2 > (size * 0.38) ** 2:
            strokes += f"M{at.x + dx:.0f} {at.y + dy:.0f}{ground.stroke}"
    fill = ground.mark if ground.stroke.endswith("z") else "none"
    out += (
        f'<path d="{strokes}" fill="{fill}" stroke="{ground.mark}" stroke-width="1.3" stroke-linecap="round"'
        ' opacity=".55"/>'
    )
    if terrain < RESOURCES:
        icon = size * 0.45
        out += use(RESOURCE_WORDS[terrain], at.x - icon / 2, at.y - size * 0.74, icon, "dark-edge")
    return out


def token_at(at: Point, size: float) -> Point:
    """The middle of the number on a hex."""
    return Point(at.x, at.y + size * 0.22)


def number_token(at: Point, size: float, number: int) -> str:
    """A number on its disc, with a dot for each way to roll it."""
    x, y = token_at(at, size)
    k = size / 58
    red = number in RED
    words = NUMBER_WORDS[number]
    out = f'<circle cx="{num(x)}" cy="{num(y)}" r="{19 * k:.1f}" fill="#fbf3df" stroke="{EDGE}" stroke-width="1.5"/>'
    out += text(
        x, y + 4.5 * k, words, (17 if len(words) < 3 else 13) * k, 750, "middle", "d blood" if red else "d dark"
    )
    dots, colour = PIPS[number], "#b3261e" if red else "#1c212b"
    for dot in range(dots):
        cx = x + (dot - (dots - 1) / 2) * 4.6 * k
        out += f'<circle cx="{cx:.1f}" cy="{y + 11 * k:.1f}" r="{1.5 * k:.1f}" fill="{colour}"/>'
    return out


def market_at(land: Land, places: Layout, market: int) -> tuple[Point, Point, Point]:
    """The middle of a market, and its two crossroads."""
    board = land.board
    c, d = board.market_corners[market]
    a, b = places.site(*board.corner_at[c]), places.site(*board.corner_at[d])
    (hex,) = set(board.corner_hexes[c]) & set(board.corner_hexes[d])
    return beyond(places.middle(*board.hexes[hex]), between(a, b), MARKET_OFF), a, b


def _market(land: Land, places: Layout, market: int, kind: int) -> str:
    """A market on two planks: what it takes and how many."""
    (x, y), a, b = market_at(land, places, market)
    out = (
        f'<path d="M{num(a.x)} {num(a.y)}L{num(x)} {num(y)}L{num(b.x)} {num(b.y)}" fill="none" stroke="#c9a45c"'
        f' stroke-width="3" stroke-linecap="round"/><circle cx="{num(x)}" cy="{num(y)}" r="{MARKET_R:g}"'
        ' fill="#2d3747" stroke="#c9a45c" stroke-width="2"/>'
    )
    if kind == ANY_RESOURCE:
        return out + text(x, y + 4.5, "3:1", 12, 700, "middle", "bright")
    return (
        out
        + use(RESOURCE_WORDS[kind], x - 8.5, y - 13, 17, "dark-edge")
        + text(x, y + 12, "2:1", 9, 700, "middle", "bright")
    )


def draw_land(sheet: Sheet, scene: Scene, places: Layout, t: Words) -> None:
    """What changes on the hexes: those that have just yielded, and those that are blocked."""
    rolled = sum(scene.dice[:2])
    for hex, (q, r) in enumerate(scene.land.board.hexes):
        at = places.middle(q, r)
        reach = places.size * 0.62
        sheet.spots[f"hex-{hex}"] = Spot(at.x - reach, at.y - reach, 2 * reach, 2 * reach, reach)
        if blocked(scene, hex):
            veil = f'<polygon points="{hexagon(at, places.size - 3)}" fill="{EDGE}" opacity=".42"/>'
            sheet.put(f"veil-{hex}", "land", veil)
        elif yields(scene.land.numbers[hex], rolled):
            x, y = token_at(at, places.size)
            glow = disc(x, y, 21.5 * places.size / 58, 'fill="none" stroke="#ffcf6b" stroke-width="5"')
            sheet.put(f"yield-{hex}", "land", glow)


def blocked(scene: Scene, hex: int) -> bool:
    """Does Tormund or a wildling keep a hex from yielding?"""
    return scene.tormund == hex or (bool(scene.wildlings) and scene.wildlings[hex] >= 0)


def yields(number: int, rolled: int) -> bool:
    """Does a hex of this number yield on a roll?"""
    return rolled > 0 and (
        NUMBER_WORDS[number] == str(rolled) or (NUMBER_WORDS[number] == "2/12" and rolled in (2, 12))
    )
