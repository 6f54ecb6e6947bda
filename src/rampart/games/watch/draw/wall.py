"""The Wall: its sections with their guards, how many stand against how many, and the tracks beside the camps."""

from functools import cache
from random import Random
from typing import Final

from rampart.draw import MARKS, Sheet, num, text, title, use
from rampart.draw.fragments import Spot
from rampart.games.watch.draw.art import line, slab
from rampart.games.watch.draw.layout import NORTH_H, Layout
from rampart.games.watch.draw.scene import Scene
from rampart.games.watch.draw.words import Words
from rampart.games.watch.tables import MOST_BREACHES, MOST_IN_GIFT, SPACES

TOP: Final = 300.0
FOOT: Final = NORTH_H + 2
STONE: Final = "#1c3a4d"


@cache
def wall_scenery(places: Layout) -> str:
    """The Wall of ice from end to end, the cliffs beside it, and arrows along the lines of invasion."""
    left, right, w = (
        places.section_x(0) - places.step / 2,
        places.section_x(places.sections) - places.step / 2,
        places.board_w,
    )
    out = (
        f'<path d="M0 352V318l30-10 34 8 30-14 {num(left - 94)} 2V352zM{num(w)} 352V312l-26-8-30 10'
        f'-{num(w - 56 - right)}-8V352z" fill="#6f9bb5"/>'
    )
    teeth = round((right - left) / 20)
    tooth = (right - left) / teeth / 2
    battlements = f"h{tooth:.2f}v-6h{tooth:.2f}v6" * teeth
    out += (
        f'<path d="M{left:.1f} {FOOT:g}V{TOP:g}{battlements}V{FOOT:g}z" fill="url(#watch-ice)" stroke="{STONE}"'
        ' stroke-width="1.5"/>'
    )
    luck = Random(9)
    for _ in range(14):
        x, dx, dy = luck.uniform(left + 6, right - 6), luck.uniform(-5, 5), luck.uniform(14, 38)
        out += f'<path d="M{x:.0f} 306l{dx:.0f} {dy:.0f}" stroke="#fff" stroke-width="1.3" opacity=".55"/>'
    for section in range(places.sections):
        x = places.section_x(section) - places.step / 4
        out += line(f"M{num(x)} 357l-11 11m0-8v8h8", 'stroke="#b3261e" stroke-width="2.5" stroke-linecap="round"')
    for section in range(1, places.sections):
        x = places.section_x(section) - places.step / 2
        out += f'<path d="M{x:.1f} 296V{FOOT:g}" stroke="{STONE}" stroke-width="2.5"/>'
    return out


def space_at(places: Layout, section: int, space: int) -> tuple[float, float]:
    """The left edge of a space for a guard, and its width."""
    step = (places.step - 5) / SPACES
    return places.section_x(section) - places.step / 2 + 3 + space * step, step - 1.5


def draw_wall(sheet: Sheet, scene: Scene, places: Layout, t: Words) -> None:
    for section, guards in enumerate(scene.guards):
        x = places.section_x(section) - places.step / 2
        spot = Spot(x + 2, TOP + 1, places.step - 4, FOOT - TOP - 3, 8)
        inner = _spaces(places, section, len(guards)) + _odds(scene, places, section, t)
        sheet.put(f"section-{section + 1}", "wall", inner, spot)
        # whoever posts a guard chooses the section: its first free space stands for all of it
        sheet.spots[f"guard-{section + 1}-{len(guards) + 1}"] = spot
        for space, seat in enumerate(guards):
            left, wide = space_at(places, section, space)
            size = min(26.0, wide + 8.5)
            name = title(t("draw-guard", name=scene.seats[seat].name, section=section + 1, space=space + 1))
            figure = name + use("guard", 0, 0, size, f"P{seat} dark-edge")
            figure += use(MARKS[seat], size / 2 - 5, size - 0.5, 10, f"P{seat} dark-edge")
            sheet.move(f"guard-{section + 1}-{space + 1}", "wall", left + wide / 2 - size / 2, TOP + 28 - size, figure)


def _spaces(places: Layout, section: int, taken: int) -> str:
    """The five spaces; those that are free show their number."""
    out = ""
    for space in range(SPACES):
        x, w = space_at(places, section, space)
        out += (
            f'<rect x="{num(x)}" y="305" width="{num(w)}" height="26" rx="4" fill="#fff" fill-opacity=".4"'
            f' stroke="{STONE}"/>'
        )
        if space >= taken:
            out += text(x + w / 2, 322, space + 1, 9.5, 600, "middle", "rime")
    return out


def _odds(scene: Scene, places: Layout, section: int, t: Words) -> str:
    """How many wildlings stand against how many guards."""
    foes, guards = len(scene.clearings[section]), len(scene.guards[section])
    x, wide = places.section_x(section), min(76.0, places.step - 12)
    words = t("draw-against", foes=foes, guards=guards)
    box = slab(x - wide / 2, 336, wide, 16, 8, 'fill="#10141c" fill-opacity=".9"')
    looks = "rose" if guards <= foes else "mint"
    return box + text(x, 347.5, words, 10, 650, "middle", looks, room=wide - 8)


def draw_tracks(sheet: Sheet, scene: Scene, t: Words) -> None:
    """Breaches out of three, and wildlings in the Gift out of those that end the game."""
    out = slab(10, 62, 100, 146, 14, 'fill="#0f1826" fill-opacity=".85" stroke="#7fa3bd" stroke-opacity=".35"')
    out += text(20, 82, t("draw-breaches"), 13.5, 650, cls="d snow", room=84)
    for step in range(MOST_BREACHES + 1):
        reached = 0 < step <= scene.breaches
        fill = "#b3261e" if reached else "#eef5f9" if step == 0 else "#24364a"
        x = 19 + step * 21.5
        out += f'<rect x="{num(x)}" y="90" width="18" height="34" rx="5" fill="{fill}" stroke="#cfe0ea"/>'
        out += text(x + 9, 112, step, 13, 700, "middle", "dark" if step == 0 else "bright")
    out += text(20, 141, t("draw-breaches-end", n=MOST_BREACHES), 10, 500, cls="frost", room=86)
    out += text(20, 166, t("draw-in-gift"), 13.5, 650, cls="d snow", room=84)
    for place in range(MOST_IN_GIFT + 1):
        fill = "#ff9a3d" if place < scene.in_gift else "#b3261e" if place == MOST_IN_GIFT else "#24364a"
        out += (
            f'<rect x="{19 + place * 10.8:.1f}" y="174" width="8.5" height="14" rx="2.5" fill="{fill}"'
            ' stroke="#cfe0ea" stroke-width=".8"/>'
        )
    out += text(20, 202, t("draw-in-gift-end", n=scene.in_gift, most=MOST_IN_GIFT + 1), 10, 500, cls="frost", room=86)
    sheet.put("tracks", "wall", out)
