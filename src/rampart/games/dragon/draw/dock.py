"""The frame of a whole drawing: month, phase and who decides above; the viewer's own stores and hand below."""

from typing import Final

from rampart.draw import Sheet, mark, rect, text, title, use
from rampart.draw.fragments import Spot
from rampart.draw.widths import width
from rampart.games.dragon.draw.court import STORE_ICONS, STORE_WORDS, draw_wall_tiles, store_counts, symbol_row
from rampart.games.dragon.draw.layout import DOCK_H, STRIP_H, WIDTH, Layout
from rampart.games.dragon.draw.scene import PERSON_ICONS, Court, Scene
from rampart.games.dragon.draw.words import Words
from rampart.games.dragon.tables import CARD_WORDS, IN_ACTIONS, IN_SCORING, PHASE_WORDS, TYPES, WILD

HAND_X: Final = 314.0
CARD_H: Final = 92.0


def draw_strip(sheet: Sheet, scene: Scene, t: Words) -> None:
    """The line above the table."""
    y = -STRIP_H
    month = t("draw-over") if scene.over else t("draw-month", month=scene.month) if scene.month else t("draw-setup")
    out = text(4, y + 21, t("draw-title"), 17, 650, cls="d", room=250)
    out += text(4 + width(t("draw-title"), 17, 650, True) + 12, y + 20.5, month, 12.5, 500, cls="soft", room=140)
    out += _phases(scene, y, t)
    sheet.put("strip", "frame", out)
    if scene.deciders:
        _deciders(sheet, scene, y, t)


def _phases(scene: Scene, y: float, t: Words) -> str:
    """The four phases of a month, the present one dark."""
    names = [t(f"draw-phase-{PHASE_WORDS[phase]}") for phase in range(IN_ACTIONS, IN_SCORING + 1)]
    widths = [width(name, 12, 600) + 24 for name in names]
    x = 520 - sum(widths) / 2
    out = rect(x, y + 3, sum(widths), 27, 13.5, "card-face")
    for phase, (name, wide) in enumerate(zip(names, widths), IN_ACTIONS):
        now = phase == scene.phase
        if now:
            out += rect(x, y + 3, wide, 27, 13.5, "inked")
        looks = "turned" if now else "faint" if phase < scene.phase else "soft"
        out += text(x + wide / 2, y + 20.8, name, 12, 600 if now else 500, "middle", looks)
        x += wide
    return out


def _deciders(sheet: Sheet, scene: Scene, y: float, t: Words) -> None:
    if scene.viewer in scene.deciders:
        words = t("draw-you-decide")
    else:
        words = t("draw-decides", name=scene.courts[scene.deciders[0]].name)
    long = min(190.0, width(words, 12.5, 600))
    marks = "".join(mark(seat, WIDTH - long - 26 - 18 * k, y + 8, 16) for k, seat in enumerate(scene.deciders[::-1]))
    sheet.put("decider", "frame", marks + text(WIDTH - 4, y + 20.5, words, 12.5, 600, "end", room=190))


def draw_dock(sheet: Sheet, scene: Scene, court: Court, places: Layout, t: Words) -> None:
    """The viewer's stores and symbols, wall tiles and person cards."""
    y = places.dock_y
    _stores(sheet, court, y, scene.wall, t)
    if scene.wall:
        draw_wall_tiles(sheet, court, "dock", 14, y + 100, 46, 18, t)
    held = sum(court.hand)
    label = text(HAND_X + 14, y + 18, t("draw-hand", held=held), 11, 600, cls="faint", room=WIDTH - HAND_X - 30)
    rule = f'<path d="M{HAND_X:g} {y + 12:g}v{DOCK_H - 24:g}" class="hair"/>'
    sheet.put("dock-hand", "dock", rule + label)
    cards = [kind for kind in range(WILD + 1) for _ in range(court.hand[kind])]
    step = min(82.0, (WIDTH - HAND_X - 22) / max(1, len(cards)))
    wild = 0
    for place, kind in enumerate(cards):
        wild += kind == WILD
        id = f"card-{court.seat}-{CARD_WORDS[kind]}" + ("-2" if wild == 2 else "")
        x = HAND_X + 14 + place * step
        spot = Spot(x + 1, y + 27, step - 8, CARD_H - 2, 9)
        sheet.move(id, "dock", x, y + 26, _card(kind, step - 6, t), spot)


def dock_scenery(places: Layout) -> str:
    return rect(0, places.dock_y, WIDTH, DOCK_H, 14)


def _stores(sheet: Sheet, court: Court, y: float, wall: bool, t: Words) -> None:
    """The stores in boxes, the symbols beneath."""
    label = text(14, y + 18, t("draw-stores"), 11, 600, cls="faint", room=HAND_X - 28)
    symbols = symbol_row(court, 10, y + (78 if wall else 96), HAND_X - 20, TYPES, t)
    sheet.put("dock-stores", "dock", label + symbols)
    high = 44.0 if wall else 54.0
    for k, count in enumerate(store_counts(court)[:5]):
        x, top = 14 + k * 57.6, y + 26
        inner = title(t(f"draw-store-{STORE_WORDS[k]}", n=count)) + rect(x, top, 52, high, 10, "inset")
        inner += use(STORE_ICONS[k], x + 14, top + 3, 24) + text(x + 26, top + high - 4.5, count, 15, 700, "middle")
        sheet.put(f"store-{court.seat}-{STORE_WORDS[k]}", "dock", inner, Spot(x, top, 52, high, 10))


def _card(kind: int, w: float, t: Words) -> str:
    """A person card of the hand; its name may take two lines."""
    name = t(f"draw-card-{CARD_WORDS[kind]}")
    lines = name.split("|")
    out = title(name.replace("-|", "").replace("|", " ")) + rect(0, 0, w, CARD_H, 9, "card-face")
    for k, line in enumerate(lines):
        out += text(w / 2, 18 + 12 * k, line, 12.5 if len(lines) == 1 else 11.5, 650, "middle", "d", room=w - 6)
    icon = min(42.0, w - 10)
    return out + use("wild" if kind == WILD else PERSON_ICONS[kind], (w - icon) / 2, 36 + (46 - icon) / 2, icon)
