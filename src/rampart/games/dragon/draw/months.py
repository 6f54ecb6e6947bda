"""The months: the ribbon of twelve events, the super event on the seventh, and the wall beneath."""

from typing import Final

from rampart.draw import Sheet, mark, pattern_area, rect, text, title, use
from rampart.draw.fragments import Spot
from rampart.games.dragon.draw.layout import MONTH_W, MONTHS_H, WIDTH, Layout, month_x
from rampart.games.dragon.draw.scene import Scene
from rampart.games.dragon.draw.words import Words
from rampart.games.dragon.tables import EVENT_WORDS, MONTHS, SUPER_MONTH

EVENT_ICONS: Final = ("ev-peace", "ev-tribute", "ev-drought", "ev-festival", "ev-invasion", "ev-epidemic")
WALL_TILE: Final = "M3 26V8h8v4h10V8h10v4h10V8h10v4h10V8h8v18z"
WALL_PLACE: Final = rect(3, 8, MONTH_W - 6, 18, 4, "empty") + use("wall", MONTH_W / 2 - 8, 9, 16, "washed")


def months_scenery(places: Layout) -> str:
    """The ribbon's paper."""
    return rect(0, 0, WIDTH, places.months_h, 14)


def draw_months(sheet: Sheet, scene: Scene, places: Layout, t: Words) -> None:
    """Twelve months: those past, the present one and those to come."""
    for month, event in enumerate(scene.events, 1):
        x = month_x(month)
        spot = Spot(x + 2, 4, MONTH_W - 4, MONTHS_H - 8, 10)
        name = title(t(f"draw-event-{EVENT_WORDS[event]}"))
        sheet.put(f"month-{month}", "months", name + _month(scene, month, event, t), spot)
    if scene.super_event:
        _super_event(sheet, scene, places, t)
    if scene.wall:
        _wall(sheet, scene, places)


def _month(scene: Scene, month: int, event: int, t: Words) -> str:
    """One month: its number, its event and the event's name."""
    x = month_x(month)
    middle = x + MONTH_W / 2
    past = month < scene.month or scene.over
    now = month == scene.month and not scene.over
    looks = "turned" if now else "faint" if past else ""
    out = rect(x - 3, 3, MONTH_W + 6, MONTHS_H - 6, 10, "inked") if now else ""
    out += text(middle, 20, month, 12, 700, "middle", f"d {looks or 'soft'}")
    if past:
        out += rect(x + 12, 27, 48, 48, 10, "pressed") + use("ui-check", x + 25, 40, 22, "quiet")
    elif now:
        out += use(EVENT_ICONS[event], x + 6, 22, 60, "dark-edge")
    else:
        out += use(EVENT_ICONS[event], x + 8, 24, 56)
    name = t(f"draw-event-{EVENT_WORDS[event]}-short")
    return out + text(middle, 94, name, 11, 650 if now else 500, "middle", looks, room=MONTH_W)


def _super_event(sheet: Sheet, scene: Scene, places: Layout, t: Words) -> None:
    """The token on the seventh month, and its name on a tab beneath."""
    x = month_x(SUPER_MONTH)
    name = t(f"super-{scene.super_event}")
    done = scene.month > SUPER_MONTH or scene.over
    looks = "washed" if done else ""
    sheet.put("super-event", "months", title(name) + use(f"se-{scene.super_event}", x + 46, 18, 30, looks))
    middle, y = x + MONTH_W / 2, places.caption_y
    label = text(middle, y + 12.5, t("draw-super", name=name), 11, 600, "middle", "faint" if done else "", room=226)
    tab = f'<path d="M{middle - 6:.1f} {y - 1:.1f}l6 -6 6 6z" class="inset"/>'
    sheet.put("super-name", "months", tab + rect(middle - 120, y - 1, 240, 19, 9.5, "inset") + label)


def _wall(sheet: Sheet, scene: Scene, places: Layout) -> None:
    """The wall under the months: tiles of who built them, then the places still to build on."""
    built = len(scene.wall_owners)
    for month in range(1, MONTHS + 1):
        inner = _wall_tile(scene.wall_owners[month - 1]) if month <= built else WALL_PLACE
        sheet.move(f"wall-{month}", "months", month_x(month), places.wall_y, inner)


def _wall_tile(owner: int) -> str:
    """A tile of the wall in the pattern of who built it."""
    contour = f'<path d="{WALL_TILE}" class="contour"/>'
    return pattern_area(owner, WALL_TILE) + contour + mark(owner, 28.3, 11, 16, "white-edge")
