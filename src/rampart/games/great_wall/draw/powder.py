"""Black Powder on the table: towers beside the wall and war machines in the rest areas."""

from collections.abc import Sequence
from typing import Final

from rampart.draw import Sheet, num, text, title, use
from rampart.draw.fragments import Spot
from rampart.games.great_wall.draw.field import DUST, STONE, STONE_EDGE, figure, shape
from rampart.games.great_wall.draw.layout import REST_H, REST_Y, SECTION_W, SECTION_XS
from rampart.games.great_wall.draw.scene import Scene, Section, Tower
from rampart.games.great_wall.draw.words import Words
from rampart.games.great_wall.tables import SECTION_WORDS

TOWER_W: Final = 25.0
TOWER_XS: Final = (130.5, 363.5, 601.5, 830.5)
TOWER_Y: Final = 330.0
TOWER_H: Final = 104.0
POST: Final = 11.0  # radius of the place for a spearman
MACHINE_W: Final = 34.0
MACHINE_ROOM: Final = 2


def draw_powder(sheet: Sheet, scene: Scene, t: Words) -> None:
    """Towers over the borders of the sections, machines behind the wall."""
    for section in scene.sections:
        if section.in_play and section.machines is not None:
            draw_machines(sheet, section, section.machines, t)
    for tower in scene.towers:
        if tower.in_play:
            draw_tower(sheet, scene, tower, t)


def draw_tower(sheet: Sheet, scene: Scene, tower: Tower, t: Words) -> None:
    """A post of stone, the spearman in it, and what it would bring this winter."""
    x, y = TOWER_XS[tower.number], TOWER_Y
    teeth = f"M{num(x - 2)} {num(y + 12)}V{num(y)}h7v5h5v-5h5v5h5v-5h7v12z"
    out = title(t("draw-tower", n=tower.number + 1))
    out += shape(x, y + 8, TOWER_W, TOWER_H - 8, 3, STONE, f'stroke="{STONE_EDGE}" stroke-width="1.3"')
    out += f'<path d="{teeth}" fill="{STONE}" stroke="{STONE_EDGE}" stroke-width="1.3"/>'
    cx, cy = x + TOWER_W / 2, y + 29
    manned = tower.clan >= 0
    ring = f'stroke="{STONE_EDGE}" stroke-width="1.2"' if manned else f'stroke="{DUST}" stroke-dasharray="4 3"'
    out += f'<circle cx="{num(cx)}" cy="{num(cy)}" r="{POST:g}" fill="#f7efdc" {ring}/>'
    sheet.put(f"tower-{tower.number}", "field", out, Spot(x - 2, y, TOWER_W + 4, TOWER_H, 5))
    if not manned:
        return
    sheet.move(f"tower-{tower.number}-spearman", "field", cx - 10.5, cy - 11, figure("spearman", tower.clan, 0, 0, 21))
    badge, n = ("shame", tower.shame) if tower.shame else ("honour", tower.honour)
    chip = title(t("draw-tower-brings", honour=tower.honour, shame=tower.shame))
    chip += shape(x - 1, y + 84, TOWER_W + 2, 16, 5, "#f7efdc", f'stroke="{STONE_EDGE}" stroke-width=".8"')
    chip += use(badge, x, y + 85.5, 13, "dark-edge") + text(x + TOWER_W - 1, y + 96, f"+{n}", 10.5, 700, "end", "dark")
    sheet.put(f"tower-{tower.number}-brings", "field", chip)


def draw_machines(sheet: Sheet, section: Section, standing: Sequence[str], t: Words) -> None:
    """Two places for machines at the right of the rest area."""
    word = SECTION_WORDS[section.number]
    left = SECTION_XS[section.number] + SECTION_W - 16 - MACHINE_ROOM * (MACHINE_W + 4)
    y = REST_Y + 4
    whole = Spot(left - 2, y - 2, MACHINE_ROOM * (MACHINE_W + 4), REST_H - 4, 8)
    sheet.put(f"machine-{word}", "field", title(t("draw-machines", section=word)), whole)
    for place in range(MACHINE_ROOM):
        x = left + place * (MACHINE_W + 4)
        if place >= len(standing):
            edge = f'stroke="{DUST}" stroke-width="1.2" stroke-dasharray="4 3"'
            sheet.put(f"machine-{word}-place-{place + 1}", "field", shape(x, y, MACHINE_W, REST_H - 8, 7, "none", edge))
            continue
        kind = standing[place]
        inner = title(t(f"machine-{kind}")) + shape(0, 0, MACHINE_W, REST_H - 8, 7, "#e2cfa6", f'stroke="{DUST}"')
        inner += use(kind, 4, 3, 26, "dark-edge")
        again = "" if kind not in standing[:place] else "-2"
        sheet.move(f"machine-{word}-{kind}{again}", "field", x, y, inner, Spot(x, y, MACHINE_W, REST_H - 8, 7))
