"""The field: the steppe with its hordes, the wall, and the rest areas behind it."""

from functools import cache, lru_cache
from typing import Final

from rampart.draw import Sheet, crowd, num, piece, text, title, use
from rampart.draw.fragments import Spot
from rampart.games.great_wall.draw.layout import (
    FIELD_H,
    HORDE_H,
    HORDE_W,
    REST_H,
    REST_Y,
    SECTION_W,
    SECTION_XS,
    WALL_FOOT,
    WALL_HEIGHTS,
    cell_box,
    firing_point,
    horde_box,
)
from rampart.games.great_wall.draw.scene import Cover, Horde, Scene, Section
from rampart.games.great_wall.draw.words import Words
from rampart.games.great_wall.tables import SECTION_WORDS

GROUND: Final = "#e0cd9f"
FAR: Final = "#dfdcc6"
HILLS: Final = (("#b9c6bd", 60, "q40-34 84-8t80-14 66 10"), ("#a4b5ae", 40, "q60-26 110 0t120-12"))
NEAR_CARD: Final = "#4a2a27"
FAR_CARD: Final = "#5c3a34"
CARD_EDGE: Final = "#2a1614"
CELL: Final = "#f1e3c4"
STONE: Final = "#a99b82"
STONE_EDGE: Final = "#4d4434"
DUST: Final = "#8d7d57"
FIRING: Final = 12.5  # radius of a firing spot
MACHINES_W: Final = 92.0  # of the places for war machines and the tower beside them, in a rest area

REWARD_ICONS: Final = {
    "wood": "wood", "stone": "stone", "gold": "gold", "chi": "chi", "tactic": "tactic", "any": "any-good",
}  # fmt: skip


@lru_cache(maxsize=4096)
def shape(x: float, y: float, w: float, h: float, r: float, fill: str, more: str = "") -> str:
    """A rounded box in a color of the scenery, the same by day and by night."""
    box = f'x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="{r:g}"'
    return f'<rect {box} fill="{fill}"{" " + more if more else ""}/>'


# ---- scenery


def field_scenery(in_play: tuple[bool, ...], armed: bool, t: Words) -> str:
    """Steppe, hills and the ground of the rest areas; a section out of play lies in mist, one with machines has less
    room for its name."""
    return "".join(section_ground(section, used, armed, t) for section, used in enumerate(in_play))


def section_ground(section: int, used: bool, armed: bool, t: Words) -> str:
    x = SECTION_XS[section]
    out = shape(x, 0, SECTION_W, FIELD_H, 14, GROUND)
    corner = f"V14a14 14 0 0 0-14-14h-{num(SECTION_W - 28)}a14 14 0 0 0-14 14z"
    out += f'<path d="M{num(x)} 150c60-22 120 16 230-6{corner}" fill="{FAR}"/>'
    for colour, top, line in HILLS:
        out += f'<path d="M{num(x)} {top}{line}{corner}" fill="{colour}"/>'
    if used:
        for row in range(3):
            out += dashed(*horde_box(section, row))
        out += shape(x + 5, REST_Y, SECTION_W - 10, REST_H, 9, "#fff", 'fill-opacity=".55"')
        left, room = (18, 115) if armed else (13, 204)  # a tower stands beside it
        name = t("draw-rest", section=SECTION_WORDS[section])
        out += text(x + left, REST_Y + 12, name, 9.5, 550, cls="dark", room=room)
    return out


def dashed(x: float, y: float, w: float, h: float, r: float = 9) -> str:
    """An empty place on the ground."""
    return shape(x, y, w, h, r, "none", f'stroke="{DUST}" stroke-width="1.3" stroke-dasharray="5 5" opacity=".7"')


# ---- sections


def draw_field(sheet: Sheet, scene: Scene, t: Words) -> None:
    for section in scene.sections:
        if section.in_play:
            draw_section(sheet, scene, section, t)
        else:
            draw_blocked(sheet, section, t)


def draw_blocked(sheet: Sheet, section: Section, t: Words) -> None:
    """A section that two players do not use: its three blocks and a word about them."""
    x = SECTION_XS[section.number]
    out = ""
    for row in range(3):
        box = horde_box(section.number, row)
        out += dashed(*box) + use("barricade", box.x + box.w / 2 - 26, box.y + 19, 52, "washed")
    out += text(x + SECTION_W / 2, REST_Y - 20, t("draw-blocked"), 12, 600, "middle", "dark", SECTION_W - 20)
    sheet.put(f"section-{SECTION_WORDS[section.number]}", "field", out)


def draw_section(sheet: Sheet, scene: Scene, section: Section, t: Words) -> None:
    """One section: hordes, barricades, wall, firing spots and rest area."""
    word = SECTION_WORDS[section.number]
    x = SECTION_XS[section.number]
    whole = Spot(x + 2, 2, SECTION_W - 4, FIELD_H - 4, 13)
    sheet.put(f"section-{word}", "field", title(t("draw-section", section=word)), whole)
    for horde in section.hordes:
        draw_horde(sheet, horde, t)
    draw_barricades(sheet, section)
    draw_balance(sheet, section, t)
    draw_wall(sheet, section, t)
    draw_archers(sheet, scene, section, t)
    draw_rest(sheet, scene, section, t)


def draw_barricades(sheet: Sheet, section: Section) -> None:
    x = SECTION_XS[section.number]
    out = ""
    for number in range(3):
        left = x + 12 + number * 29
        if number < section.barricades:
            out += use("barricade", left, 297, 26, "dark-edge")
        else:
            out += shape(left + 1, 300, 24, 20, 5, "none", f'stroke="{DUST}" stroke-width="1.2" stroke-dasharray="4 3"')
    sheet.put(f"barricade-{SECTION_WORDS[section.number]}", "field", out, Spot(x + 10, 297, 86, 26, 8))


def draw_balance(sheet: Sheet, section: Section, t: Words) -> None:
    """Defense against attack, and a sign where the section would break."""
    x = SECTION_XS[section.number] + 102
    word = SECTION_WORDS[section.number]
    wide = 120.0
    breaks = section.breaks
    told = "draw-breaks" if breaks else "draw-holds"
    by = section.offence - section.defence if breaks else section.defence - section.offence
    out = title(t(told, section=word, n=by)) + shape(x, 298, wide, 24, 12, "#8f1d16" if breaks else "#1c212b")
    out += text(x + 10, 314, t("draw-def"), 10, 550, cls="gilt", room=26)
    out += text(x + 37, 314.6, section.defence, 13.5, 750, cls="bright")
    out += text(x + 61, 314, "<" if breaks else "≥", 11, 600, "middle", "gilt")
    out += text(x + 72, 314, t("draw-atk"), 10, 550, cls="gilt", room=26)
    out += text(x + 98, 314.6, section.offence, 13.5, 750, cls="bright")
    sheet.put(f"balance-{word}", "field", out)


@cache
def wall_path(section: int, level: int) -> str:
    """The stones of a wall: battlements, courses and joints."""
    x, width = SECTION_XS[section] + 5, SECTION_W - 10
    top = WALL_FOOT - WALL_HEIGHTS[level]
    if not level:
        return (
            f'<path d="M{num(x)} {num(WALL_FOOT)}v-12q{num(width / 4)}-7 {num(width / 2)}-2t{num(width / 2)} 1v13z"'
            f' fill="#c4ad7d" stroke="#7c6c48" stroke-dasharray="5 4"/>'
        )
    teeth = "h11v-7h9v7" * 11
    out = f'<path d="M{num(x)} {num(WALL_FOOT)}V{num(top)}{teeth}V{num(WALL_FOOT)}z" fill="{STONE}"'
    out += f' stroke="{STONE_EDGE}" stroke-width="1.3"/>'
    lines = ""
    for course in range(1, int(WALL_HEIGHTS[level] // 9) + 1):
        y = top + course * 9
        lines += f"M{num(x)} {num(y)}h{num(width)}"
        first = x + (7 if course % 2 else 17)
        for joint in range(11):
            lines += f"M{num(first + joint * 20)} {num(y - 9)}v9"
    return f'{out}<path d="{lines}" fill="none" stroke="#74684f" stroke-width=".9" opacity=".6"/>'


def draw_wall(sheet: Sheet, section: Section, t: Words) -> None:
    """The wall as high as its level, and the archers on it."""
    x, word, level = SECTION_XS[section.number], SECTION_WORDS[section.number], section.level
    spot = Spot(x + 5, WALL_FOOT - 64, SECTION_W - 10, 64, 8)
    label = t("draw-level", level=level)
    left = x + (148 if section.machines is not None else 164)  # beside a tower
    badge = shape(left, 371, 58, 14, 7, "#1c212b", 'fill-opacity=".82"')
    badge += text(left + 29, 381.3, label, 9.5, 650, "middle", "bright", 52)
    sheet.put(f"wall-{word}", "field", wall_path(section.number, level) + badge, spot)


def draw_archers(sheet: Sheet, scene: Scene, section: Section, t: Words) -> None:
    """The firing spots: those of a clan stand together, and the first free one is where the next archer goes."""
    word = SECTION_WORDS[section.number]
    for number, clan in enumerate(section.firing):
        cx, cy = firing_point(section.number, section.level, number)
        disc = f'<circle cx="{num(cx)}" cy="{num(cy)}" r="{FIRING:g}" fill="#f7efdc" stroke="{STONE_EDGE}"'
        disc += ' stroke-width="1.2"/>'
        sheet.put(f"firing-{word}-spot-{number + 1}", "field", disc)
        box = Spot(cx - FIRING, cy - FIRING, 2 * FIRING, 2 * FIRING, FIRING)
        if clan < 0:
            sheet.spots.setdefault(f"firing-{word}", box)
            continue
        id = f"firing-{word}-{scene.number(clan)}"
        first = sheet.spots.get(id, box)
        sheet.spots[id] = Spot(first.x, first.y, box.x + box.w - first.x, box.h, FIRING)
        kind = section.shooters[number]
        about = t("draw-archer") if kind == "archer" else t("draw-shooter", kind=kind)
        inner = title(about) + figure(kind, clan, 0, 0, 23)
        sheet.move(f"archer-{word}-{number + 1}", "field", cx - 11.5, cy - 12, inner)


def draw_rest(sheet: Sheet, scene: Scene, section: Section, t: Words) -> None:
    """Soldiers behind the wall; many of one kind stand as one figure with a number."""
    x, word = SECTION_XS[section.number], SECTION_WORDS[section.number]
    room = SECTION_W - (MACHINES_W if section.machines is not None else 0.0)
    whole = Spot(x + 5, REST_Y, room - 10, REST_H, 9)
    sheet.put(f"rest-{word}", "field", "", whole)
    if not section.rest:
        return
    groups = len(section.rest)
    size, step = crowd(groups, room - 24, 25, closest=0.8)
    step = min(room / groups, max(step, 36.0)) if groups < 6 * room / SECTION_W else step
    for place, group in enumerate(section.rest):
        left = x + 12 + place * step
        inner = title(t(f"draw-resting-{group.kind}", n=group.number)) + figure(group.kind, group.clan, 0, 0, size)
        if group.number > 1:
            inner += number_tag(size * 0.92, 6, group.number)
        id = f"rest-{word}-{scene.number(group.clan)}-{group.kind}"
        box = Spot(left - 1, REST_Y + 13, size + 3, 26, 7)
        sheet.move(id, "field", left, REST_Y + 14 + (25 - size) / 2, inner, box)


def number_tag(x: float, y: float, n: int) -> str:
    """How many a figure stands for."""
    disc = f'<circle cx="{num(x)}" cy="{num(y)}" r="6.4" fill="#1c212b"/>'
    return disc + text(x, y + 3.4, n, 9.5, 700, "middle", "bright")


def figure(kind: str, clan: int, x: float, y: float, size: float) -> str:
    """A figure on the field, whose ground is light by night too."""
    return f'<g class="dark-edge">{piece(kind, clan, x, y, size)}</g>'


# ---- hordes


def draw_horde(sheet: Sheet, horde: Horde, t: Words) -> None:
    """A horde card: name, offence, honor, vital spots and what covers them."""
    box = horde_box(horde.section, horde.row)
    sheet.move(horde.id, "field", box.x, box.y, horde_face(horde, t), Spot(box.x, box.y, HORDE_W, HORDE_H, 9))
    covered = {spot for cover in horde.covers for spot in cover.spots}
    for spot, cell in enumerate(horde.cells):
        if cell != ".":
            place = cell_box(horde.section, horde.row, spot)
            reward = "" if spot in covered else reward_mark(cell, place.w)
            ground = shape(0, 0, place.w, place.h, 5, CELL, f'stroke="{CARD_EDGE}"')
            sheet.move(spot_id(horde, spot), "field", place.x, place.y, ground + reward, Spot(*place, 5))
    for cover in horde.covers:
        draw_cover(sheet, horde, cover)


def spot_id(horde: Horde, spot: int) -> str:
    """The id of a vital spot, by its row and column."""
    return f"spot-{horde.id.removeprefix('horde-')}-{spot // 6}.{spot % 6}"


def horde_face(horde: Horde, t: Words) -> str:
    """The card without its spots."""
    fill = FAR_CARD if horde.row else NEAR_CARD
    words = t("draw-card-about", name=t(f"horde-{horde.word}"), text=t(f"horde_text-{horde.word}"))
    out = title(words) + shape(0, 0, HORDE_W, HORDE_H, 9, fill, f'stroke="{CARD_EDGE}"')
    out += use(f"ho-{horde.word}", 5, 2.5, 21)
    out += text(29, 17.5, t(f"horde-{horde.word}"), 13, 650, cls="d gilt", room=101)
    raised = horde.offence != horde.printed
    out += shape(135, 4, 38, 17, 8.5, "#e8641f" if raised else "#c9432c") + use("swords", 138, 5.5, 14)
    out += text(162.5, 16.8, horde.offence, 12, 750, "middle", "bright")
    return out + use("honour", 177, 4, 17, "dark-edge") + text(212, 17, horde.honour, 12, 700, "end", "gilt")


def reward_mark(cell: str, w: float) -> str:
    """The reward printed on a vital spot."""
    if cell in ("h1", "h2", "h3"):
        return use("honour", 3.5, 6, 17, "dark-edge") + text(w - 9, 19.5, cell[1:], 11.5, 750, "middle", "dark")
    return use(REWARD_ICONS[cell], (w - 18) / 2, 5.5, 18, "dark-edge") if cell in REWARD_ICONS else ""


def draw_cover(sheet: Sheet, horde: Horde, cover: Cover) -> None:
    """A wound or a soldier on its spots; a horseman stretches over both."""
    boxes = [cell_box(horde.section, horde.row, spot) for spot in cover.spots]
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, low = max(box.x + box.w for box in boxes), max(box.y + box.h for box in boxes)
    wide, high = right - left, low - top
    id = f"{spot_id(horde, cover.spots[0])}-cover"
    inner = ""
    if len(boxes) > 1:
        inner = shape(1, 1, wide - 2, high - 2, 5, "#e2cfa6")
    if cover.kind == "wound":
        inner += use("wound", wide / 2 - 12, high / 2 - 12, 24, "dark-edge")
    elif cover.kind == "token":
        inner += figure("wound", cover.clan, wide / 2 - 12, high / 2 - 12, 24)
    else:
        inner += figure(cover.kind, cover.clan, wide / 2 - 13, high / 2 - 13, 26)
    sheet.move(id, "covers", left, top, inner, Spot(left, top, wide, high, 5))
