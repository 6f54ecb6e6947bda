"""The frame of a whole drawing: the year, its phases and who decides above; the viewer's own hand below."""

from typing import Final

from rampart.draw import Sheet, mark, rect, text, use
from rampart.draw.fragments import Spot
from rampart.draw.widths import width
from rampart.games.crescent_moon.content.power_cards import CARD_WORDS
from rampart.games.crescent_moon.draw.cards import face
from rampart.games.crescent_moon.draw.layout import DOCK_H, DOCK_Y, STRIP_H, WIDTH
from rampart.games.crescent_moon.draw.scene import Scene, Side
from rampart.games.crescent_moon.draw.words import Words
from rampart.games.crescent_moon.draw.year import year_words
from rampart.games.crescent_moon.tables import PHASE_WORDS

SHOWN_PHASES: Final = ("income", "reserves", "maintenance", "actions", "scoring")
CARD_W: Final = 108.0
CARD_H: Final = 96.0


def phase_name(scene: Scene, phase: str, t: Words) -> str:
    """A phase; among the actions also which round it is."""
    if phase == "actions" and scene.phase == phase:
        return t("draw-round", round=scene.round)
    return t(f"draw-phase-{phase}")


def draw_strip(sheet: Sheet, scene: Scene, t: Words) -> None:
    """The line above the table."""
    y = -STRIP_H
    name = t("draw-title")
    out = text(4, y + 21, name, 17, 650, cls="d", room=210)
    out += text(
        4 + min(210.0, width(name, 17, 650, True)) + 12, y + 20.5, year_words(scene, t), 12.5, 500, cls="soft", room=110
    )
    names = [phase_name(scene, phase, t) for phase in SHOWN_PHASES]
    widths = [width(phase, 12, 600) + 22 for phase in names]
    x = 535 - sum(widths) / 2
    out += rect(x, y + 3, sum(widths), 27, 13.5, "card-face")
    at = PHASE_WORDS.index(scene.phase)
    for phase, shown, wide in zip(SHOWN_PHASES, names, widths):
        now = phase == scene.phase
        if now:
            out += rect(x, y + 3, wide, 27, 13.5, "inked")
        looks = "turned" if now else "faint" if PHASE_WORDS.index(phase) < at else "soft"
        out += text(x + wide / 2, y + 20.8, shown, 12, 600 if now else 500, "middle", looks)
        x += wide
    sheet.put("strip", "frame", out)
    if scene.deciders:
        deciders(sheet, scene, y, t)


def deciders(sheet: Sheet, scene: Scene, y: float, t: Words) -> None:
    """Who is asked now."""
    one = scene.sides[scene.deciders[0]].name if len(scene.deciders) == 1 else ""
    said = t("draw-you-decide") if scene.viewer in scene.deciders else t("draw-decides", name=one) if one else ""
    long = min(150.0, width(said, 12.5, 600))
    marks = "".join(mark(seat, WIDTH - long - 26 - 18 * k, y + 8, 16) for k, seat in enumerate(scene.deciders[::-1]))
    sheet.put("decider", "frame", marks + text(WIDTH - 4, y + 20.5, said, 12.5, 600, "end", room=150))


def draw_dock(sheet: Sheet, scene: Scene, own: Side, t: Words) -> None:
    """The viewer's hand, or the tiles while the land is laid."""
    out = rect(0, DOCK_Y, WIDTH, DOCK_H, 14) + use("ui-hidden", 14, DOCK_Y + 8, 14, "quiet")
    out += text(34, DOCK_Y + 19, t("draw-hand", n=len(own.hand)), 11, 600, cls="faint", room=300)
    sheet.put("dock", "frame", out)
    step = min(CARD_W + 8, (WIDTH - 20) / max(1, len(own.hand)))
    for place, kind in enumerate(own.hand):
        copy = list(own.hand[:place]).count(kind)
        id = f"hand-{own.seat}-{CARD_WORDS[kind]}" + (f"-{copy}" if copy else "")
        x, y = 12 + place * step, DOCK_Y + 28
        w = min(CARD_W, step - 4)
        sheet.move(id, "hand", x, y, face(kind, w, CARD_H, 4, t), Spot(x + 1, y + 1, w - 2, CARD_H - 2, 9))
