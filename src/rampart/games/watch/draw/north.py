"""The north: the sky over the Frostfangs, the clans in their camps, the trails, and who stands in the clearings."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final

from rampart.draw import Sheet, crowd, num, text, title, use
from rampart.draw.fragments import Spot
from rampart.games.watch.draw.layout import NORTH_H, Layout
from rampart.games.watch.draw.scene import Scene
from rampart.games.watch.draw.words import Words
from rampart.games.watch.tables import CLAN_WORDS, MAMMOTH, TYPE_WORDS

TYPE_ICONS: Final = ("wildling", "climber", "giant", "mammoth")
EMBER: Final = "#ffcf6b"
VACANT: Final = 'fill="none" stroke="#9fb9cc" stroke-width="1.2" stroke-dasharray="3 3"'
CAMPS_Y: Final = 62.0
CAMPS_H: Final = 146.0
CLEARING_Y: Final = 268.0
FIRES: Final = (22.0, 21.0, 19.0, 18.0, 15.0)  # how far a fire shines, the hottest first

DEFS: Final = (
    '<defs><linearGradient id="watch-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0d1524"/>'
    '<stop offset=".55" stop-color="#1d3048"/><stop offset="1" stop-color="#3a5a72"/></linearGradient>'
    '<linearGradient id="watch-ice" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#eef9ff"/>'
    '<stop offset=".5" stop-color="#a9d3e6"/><stop offset="1" stop-color="#5f97b5"/></linearGradient>'
    '<linearGradient id="watch-aurora" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#3fe0b0"'
    ' stop-opacity="0"/><stop offset=".4" stop-color="#3fe0b0" stop-opacity=".5"/><stop offset=".75"'
    ' stop-color="#7a8cff" stop-opacity=".4"/><stop offset="1" stop-color="#7a8cff" stop-opacity="0"/>'
    '</linearGradient><radialGradient id="watch-fire"><stop offset="0" stop-color="#ffd27a"/><stop offset=".5"'
    ' stop-color="#ff9a3d" stop-opacity=".55"/><stop offset="1" stop-color="#ff9a3d" stop-opacity="0"/>'
    '</radialGradient><clipPath id="watch-north"><rect width="{w}" height="352" rx="16"/></clipPath></defs>'
)
AURORA: Final = (
    '<path d="M-20 40C120-10 240 70 360 20S600 40 690 0v40C600 84 480 40 360 66S120 40-20 88z"'
    ' fill="url(#watch-aurora)"/>'
)
PEAKS: Final = (
    '<path d="M0 120 70 44l46 50 66-74 74 78 60-62 66 70 84-88 70 76 54-48 76 74v70H0z" fill="#22364d"/>'
    '<path d="M70 44l14 16-12 6-10-4zM182 20l18 19-16 8-16-9zM316 36l13 14-12 6-11-5zM466 18l18 20-17 8-16-9z'
    'M590 46l11 12-11 5-9-4z" fill="#e8f3fa"/>'
)
HILLS: Final = (
    '<path d="M0 152c90-40 150-6 220-20s130-34 230-8 140-8 214-22v260H0z" fill="#2c4560"/>'
    '<path d="M0 214c120-34 210-4 330-16s210-20 334-2v160H0z" fill="#3f5f7a"/>'
    '<path d="M0 262c150-20 260 6 370-4s180-8 294 2v96H0z" fill="#c9dbe6"/>'
)


def north_scenery(places: Layout, t: Words, clans: tuple[str, ...]) -> str:
    """The sky, the mountains, the snow, and the areas of the clans."""
    w = places.board_w
    wide = f"{w / 664:.4f}"
    out = DEFS.replace("{w}", num(w))
    out += f'<g clip-path="url(#watch-north)"><rect width="{num(w)}" height="{num(NORTH_H)}" fill="url(#watch-sky)"/>'
    out += _stars(w) + f'<g transform="scale({wide} 1)">{AURORA}{PEAKS}{HILLS}</g></g>'
    out += text(16, 24, t("draw-frostfangs"), 15, 650, cls="d snow", room=96)
    for clan, word in enumerate(clans):
        x, half = places.clan_x(clan), places.clan_w / 2
        out += (
            f'<rect x="{num(x - half)}" y="{num(CAMPS_Y)}" width="{num(2 * half)}" height="{num(CAMPS_H)}" rx="18"'
            ' fill="#162436" fill-opacity=".6" stroke="#7fa3bd" stroke-opacity=".4"/>'
        )
        out += text(x, CAMPS_Y + 18, t(f"draw-clan-{word}"), 13.5, 650, "middle", "d snow", room=2 * half - 10)
    return out


@cache
def _stars(w: float) -> str:
    """Stars, the same ones every night."""
    luck = Random(4)
    out = ""
    for _ in range(60):
        x, y, r, bright = (
            luck.uniform(0, w),
            luck.uniform(0, 120),
            luck.choice((0.7, 0.9, 1.3)),
            luck.uniform(0.4, 0.95),
        )
        out += f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{r:g}" fill="#fff" opacity="{bright:.2f}"/>'
    return out


def draw_north(sheet: Sheet, scene: Scene, places: Layout, t: Words) -> None:
    """Everything north of the Wall that moves."""
    _frostfangs(sheet, scene, t)
    for clan, word in enumerate(CLAN_WORDS[: len(scene.camps)]):
        _trails(sheet, scene, places, clan)
        _camps(sheet, scene, places, clan, word, t)
    for section, standing in enumerate(scene.clearings):
        _clearing(sheet, scene, places, section, standing, t)
    _tormunds_camp(sheet, scene, places, t)


def _frostfangs(sheet: Sheet, scene: Scene, t: Words) -> None:
    """The figures that are not in play."""
    out = ""
    x = 118.0
    for kind, left in enumerate(scene.frostfangs):
        if kind < MAMMOTH or len(scene.camps) > 3:
            name = title(t("draw-figures-left", kind=t(f"draw-type-{TYPE_WORDS[kind]}"), n=left))
            count = text(x + 30, 25, left, 13.5, 700, cls="bright")
            out += f"<g>{name}{use(TYPE_ICONS[kind], x, 6, 26, 'dark-edge')}{count}</g>"
            x += 62
    sheet.put("frostfangs", "north", out)


def _camps(sheet: Sheet, scene: Scene, places: Layout, clan: int, word: str, t: Words) -> None:
    """The five fires of a clan and who sits at them."""
    x, wide = places.clan_x(clan), places.clan_w / 148
    spread = 30 * wide
    seated = scene.camps[clan]
    for camp, (dx, y) in enumerate(((-1, 182.0), (1, 182.0), (-1, 142.0), (1, 142.0), (0, 104.0))):
        cx = x + dx * spread
        taken = camp < len(seated)
        glow = f'<circle cx="{num(cx)}" cy="{num(y)}" r="{FIRES[camp] * (0.5 + wide / 2):.1f}" fill="url(#watch-fire)"'
        out = f'{glow} opacity="{0.95 if taken else 0.35}"/>'
        if taken:
            kind = TYPE_WORDS[seated[camp]]
            out = title(t("draw-camp", kind=t(f"draw-type-{kind}"), clan=t(f"draw-clan-{word}"), camp=camp + 1)) + out
            out += use(TYPE_ICONS[seated[camp]], cx - 16.5, y - 20, 33, "dark-edge")
        else:
            out += f'<circle cx="{num(cx)}" cy="{num(y)}" r="12" {VACANT}/>'
        out += text(cx + 17, y + 16, camp + 1, 9.5, 700, "middle", "snow")
        sheet.put(f"camp-{clan}-{camp + 1}", "north", out, Spot(cx - 19, y - 20, 38, 38, 19))


def _trails(sheet: Sheet, scene: Scene, places: Layout, clan: int) -> None:
    """The two trails of a clan with their numbers; the one that was rolled glows."""
    x = places.clan_x(clan)
    rolled = scene.dice[2] if len(scene.dice) > 2 else 0
    for side, section in ((-1, clan), (1, clan + 1)):
        numbers = [n for n, trail in enumerate(scene.trails, 1) if trail == (clan, section)]
        hot = rolled in numbers
        from_x = x + side * 30 * places.clan_w / 148
        to_x = places.section_x(section)
        to_x += max(-18.0, min(18.0, (from_x - to_x) / 3))
        way = f"M{num(from_x)} 208Q{num(from_x)} 232 {num(to_x)} 250"
        words = "/".join(str(n) for n in numbers)
        middle, half = (from_x + to_x) / 2, 12 if len(words) < 3 else 15 if len(words) < 4 else 21
        out = f'<path d="{way}" fill="none" stroke="#1c212b" stroke-width="9" stroke-linecap="round" opacity=".35"/>'
        out += (
            f'<path d="{way}" fill="none" stroke="{EMBER if hot else "#eef5f9"}" stroke-width="4.5"'
            ' stroke-linecap="round" stroke-dasharray="2 8"/>'
        )
        out += (
            f'<rect x="{num(middle - half)}" y="218" width="{2 * half}" height="20" rx="10"'
            f' fill="{EMBER if hot else "#1c212b"}" stroke="#fff" stroke-width="1.5"/>'
        )
        out += text(middle, 232.5, words, 12, 700, "middle", "dark" if hot else "bright")
        sheet.put(f"trail-{numbers[0]}", "north", out)


def _clearing(sheet: Sheet, scene: Scene, places: Layout, section: int, standing: Sequence[int], t: Words) -> None:
    """A clearing: who stands before the Wall, with a red edge where one more breaks it."""
    x = places.section_x(section)
    weak = bool(standing) and len(standing) >= len(scene.guards[section])
    rx = min(46.0, places.step / 2 - 5)
    out = (
        f'<ellipse cx="{num(x)}" cy="{num(CLEARING_Y)}" rx="{num(rx)}" ry="20" fill="#f4fafd"'
        f' stroke="{"#ff6a4d" if weak else "#8fb2c8"}" stroke-width="{3 if weak else 1.5}"/>'
    )
    sheet.put(f"clearing-{section + 1}", "north", out, Spot(x - rx, CLEARING_Y - 21, 2 * rx, 42, 20))
    size, step = crowd(len(standing), 2 * rx - 6, 34, 0.3)
    left = x - (size + step * (len(standing) - 1)) / 2
    for place, kind in enumerate(standing):
        name = title(t("draw-in-clearing", kind=t(f"draw-type-{TYPE_WORDS[kind]}"), section=section + 1))
        figure = name + use(TYPE_ICONS[kind], 0, 0, size, "dark-edge")
        sheet.move(f"wildling-{section + 1}-{place + 1}", "north", left + place * step, CLEARING_Y + 12 - size, figure)


def _tormunds_camp(sheet: Sheet, scene: Scene, places: Layout, t: Words) -> None:
    """The camp in the corner; its tent is empty while Tormund is away."""
    x = places.board_w - 108
    away = scene.tormund >= 0
    out = f'<rect x="{num(x)}" y="8" width="98" height="40" rx="10" fill="#000" fill-opacity=".5"/>'
    if away:
        out += use("tormund", x + 6, 11, 34, "washed dark-edge")
    out += text(x + 44, 25, t("draw-tormunds-camp"), 10.5, 600, cls="snow", room=52)
    out += text(x + 44, 38, t("draw-tormund-away" if away else "draw-tormund-home"), 10.5, 500, cls="frost", room=52)
    sheet.put("tormund-camp", "north", out, Spot(x, 8, 98, 40, 10))
