"""The frame of a whole drawing: the year, its phases and who decides above; the viewer's own hand below."""

from typing import Final

from rampart.draw import Sheet, mark, rect, text, title, use
from rampart.draw.fragments import Spot
from rampart.draw.widths import width
from rampart.games.crescent_moon.content.power_cards import CARD_WORDS
from rampart.games.crescent_moon.draw.cards import face
from rampart.games.crescent_moon.draw.layout import DOCK_H, DOCK_Y, STRIP_H, WIDTH
from rampart.games.crescent_moon.draw.scene import Scene, Side
from rampart.games.crescent_moon.draw.signs import ACTION_ICONS, icon_of_key
from rampart.games.crescent_moon.draw.words import Words
from rampart.games.crescent_moon.draw.year import year_words
from rampart.games.crescent_moon.tables import PHASE_WORDS

SHOWN_PHASES: Final = ("income", "reserves", "maintenance", "actions", "scoring")
CARD_W: Final = 100.0
CARD_H: Final = 96.0
ACTIONS_W: Final = 330.0
COLUMNS: Final = 3
ACTION_ROW: Final = 25.0
HAND_X: Final = ACTIONS_W + 20


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
    one = scene.sides[scene.deciders[0]].name if len(scene.deciders) == 1 else ""
    said = t("draw-you-decide") if scene.viewer in scene.deciders else t("draw-decides", name=one) if one else ""
    long = min(150.0, width(said, 12.5, 600))
    marks = "".join(mark(seat, WIDTH - long - 26 - 18 * k, y + 8, 16) for k, seat in enumerate(scene.deciders[::-1]))
    sheet.put("decider", "frame", marks + text(WIDTH - 4, y + 20.5, said, 12.5, 600, "end", room=150))


def draw_dock(sheet: Sheet, scene: Scene, own: Side, t: Words) -> None:
    """The viewer's actions, and the hand: tiles while the land is laid, cards looked at while there are any."""
    sheet.put("dock-head", "dock", rect(0, DOCK_Y, WIDTH, DOCK_H, 14) + heads(scene, own, t))
    wide = (ACTIONS_W - 14) / COLUMNS
    for place, word in enumerate(scene.actions):
        x, y = 14 + place % COLUMNS * wide, DOCK_Y + 28 + place // COLUMNS * ACTION_ROW
        sheet.move(f"action-{word}", "dock", x, y, action(word, wide - 6, t), Spot(x, y, wide - 6, ACTION_ROW - 4, 8))
    if scene.tiles or scene.looked_at:
        shown = [(f"tile-{own.seat}-{word}", tile(word, t)) for word in scene.tiles]
        shown += [(f"look-{CARD_WORDS[kind]}", face(kind, CARD_W, CARD_H, 4, t)) for kind in scene.looked_at]
    else:
        shown = [(f"hand-{own.seat}-{CARD_WORDS[kind]}", face(kind, CARD_W, CARD_H, 4, t)) for kind in own.hand]
    in_a_row(sheet, shown)


def heads(scene: Scene, own: Side, t: Words) -> str:
    """The titles of the dock."""
    out = text(14, DOCK_Y + 19, t("draw-actions"), 11, 600, cls="faint", room=ACTIONS_W - 20)
    out += f'<path d="M{ACTIONS_W + 6:g} {DOCK_Y + 12:g}v{DOCK_H - 24:g}" class="hair"/>'
    out += use("ui-hidden", HAND_X, DOCK_Y + 8, 14, "quiet")
    said = (
        t("draw-tiles") if scene.tiles else t("draw-looked-at") if scene.looked_at else t("draw-hand", n=len(own.hand))
    )
    return out + text(HAND_X + 20, DOCK_Y + 19, said, 11, 600, cls="faint", room=300)


def action(word: str, w: float, t: Words) -> str:
    out = rect(0, 0, w, ACTION_ROW - 4, 8, "inset") + use(ACTION_ICONS[word], 5, 3, 15, "quiet")
    return out + text(25, 14.5, t(f"draw-did-{word}"), 11, 600, cls="soft", room=w - 30)


def tile(word: str, t: Words) -> str:
    """A hex in the hand."""
    out = title(t(f"tile-{word}")) + rect(0, 0, CARD_W, CARD_H, 9, "card-face")
    out += text(CARD_W / 2, 19, t(f"tile-{word}"), 13, 650, "middle", "d", room=CARD_W - 10)
    return out + use(icon_of_key(word), CARD_W / 2 - 24, 32, 48)


def in_a_row(sheet: Sheet, shown: list[tuple[str, str]]) -> None:
    """Cards beside each other, closer where there are many; those behind show their left part."""
    step = min(CARD_W + 8, (WIDTH - HAND_X - 12 - CARD_W) / max(1, len(shown) - 1))
    copies: dict[str, int] = {}
    for place, (id, inner) in enumerate(shown):
        x, y = HAND_X + place * step, DOCK_Y + 28
        copies[id] = copies.get(id, 0) + 1
        unique = id if copies[id] == 1 else f"{id}-{copies[id]}"
        wide = CARD_W if place == len(shown) - 1 else min(CARD_W, step)
        sheet.move(unique, "hand", x, y, inner, Spot(x + 1, y + 1, wide - 2, CARD_H - 2, 9))
