"""The action groups: cards, the dragons standing on them and what joining costs."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from rampart.draw import Sheet, crowd, piece, rect, text, title, top_rounded, use
from rampart.draw.fragments import Spot
from rampart.draw.widths import width
from rampart.games.dragon.draw.layout import GROUPS_W, MIDDLE_H, Layout
from rampart.games.dragon.draw.scene import Scene
from rampart.games.dragon.draw.words import Words
from rampart.games.dragon.tables import ACTION_WORDS, ACTIONS, BUILD_WALL, FEE, PRIVILEGE, SMALL_PRICE, TAXES

ACTION_ICONS: Final = ("yuan", "hammer", "rice", "firework", "helmet", "book", "privilege-small", "wall")
YIELD_ICONS: Final = ("yuan", "hammer", "rice", "firework", "helmet", "book", "yuan")
BOX_Y: Final = 26.0
BOX_H: Final = MIDDLE_H - BOX_Y
CARD_H: Final = 98.0
NARROW: Final = 110.0  # in a group narrower than this the dragons stand above the price


def actions_scenery(places: Layout, t: Words) -> str:
    """The title of the area."""
    y = places.middle_y + 16
    head = t("draw-groups")
    out = text(4, y, head, 16, 650, cls="d")
    return out + text(GROUPS_W - 4, y, t("draw-groups-hint"), 11.5, 450, "end", "faint", room=GROUPS_W - 150)


def draw_actions(sheet: Sheet, scene: Scene, places: Layout, t: Words) -> None:
    """The groups of this month, or all cards side by side when they are collected."""
    groups = scene.groups
    if not groups:
        _collected(sheet, scene, places, t)
        return
    gap, inner = (12.0, 12.0) if len(groups) < 5 else (8.0, 10.0)
    cards = sum(len(group) for group in groups)
    step = min(67.0, (GROUPS_W - len(groups) * inner - (len(groups) - 1) * gap) / cards)
    x, y = 0.0, places.middle_y + BOX_Y
    for number, group in enumerate(groups):
        w = len(group) * step + inner
        spot = Spot(x + 2, y + 2, w - 4, BOX_H - 4, 11)
        sheet.put(f"group-{number}", "groups", rect(x, y, w, BOX_H, 12, "inset"), spot)
        for place, action in enumerate(group):
            _card(sheet, action, x + (inner + 3) / 2 + place * step, y + 10, step - 3, scene.large_price, t)
        _dragons(sheet, scene.dragons[number], x, y, w)
        _price(sheet, number, bool(scene.dragons[number]), x, y, w, t)
        x += w + gap


def _collected(sheet: Sheet, scene: Scene, places: Layout, t: Words) -> None:
    """Between the action phases the cards lie together, to be dealt again."""
    y = places.middle_y + BOX_Y
    actions = range(ACTIONS if scene.wall else BUILD_WALL)
    step = min(70.0, (GROUPS_W - 12) / len(actions))
    w = len(actions) * step + 9
    label = text(w / 2, y + 134, t("draw-groups-later"), 12, 500, "middle", "soft", room=w - 20)
    sheet.put("group-deck", "groups", rect(0, y, w, BOX_H, 12, "inset") + label)
    for place, action in enumerate(actions):
        _card(sheet, action, 6 + place * step, y + 10, step - 3, scene.large_price, t)


def _card(sheet: Sheet, action: int, x: float, y: float, w: float, large: int, t: Words) -> None:
    word = ACTION_WORDS[action]
    name = t(f"draw-action-{word}")
    middle = w / 2
    inner = title(f"{name}: {t(f'draw-action-{word}-gain', small=SMALL_PRICE, large=large)}")
    inner += rect(0, 0, w, CARD_H, 9, "card-face")
    inner += f'<path d="{top_rounded(0.6, 0.6, w - 1.2, 23.4, 8.4)}" class="lacquer"/>'
    inner += text(middle, 17.5, name, 12.5, 650, "middle", "d gilt", room=w - 9)
    inner += use(ACTION_ICONS[action], middle - 20, 30, 40) + _yield(action, middle, large)
    sheet.move(f"action-{word}", "groups", x, y, inner, Spot(x - 0.5, y - 0.5, w + 1, CARD_H + 1, 9))


@cache
def _yield(action: int, middle: float, large: int) -> str:
    """What the action gives in signs: a base and the symbols that help, or the two prices."""
    if action == BUILD_WALL:
        return use("rice", middle - 17, 77, 14) + use("points", middle - 1, 77, 14) + text(middle + 16, 88, "…", 11)
    sign = f"{SMALL_PRICE} / {large}" if action == PRIVILEGE else "2 +" if action == TAXES else "1 +"
    left = middle - (width(sign, 11.5, 600) + 17) / 2
    out = text(left, 88, sign, 11.5, 600, cls="soft")
    return out + use(YIELD_ICONS[action], left + width(sign, 11.5, 600) + 3, 77, 14)


def _dragons(sheet: Sheet, seats: Sequence[int], x: float, y: float, w: float) -> None:
    """The dragons on a group; where they stand close each shows its pip before the next."""
    narrow = w < NARROW
    size, step = crowd(len(seats), w - 12 if narrow else w - 84, 26 if narrow else 38, 0.44)
    top = y + CARD_H + 12 if narrow else y + BOX_H - 8 - size
    for place, seat in reversed(list(enumerate(seats))):
        sheet.move(f"dragon-{seat}", "dragons", x + 7 + place * step, top, piece("dragon", seat, 0, 0, size))


def _price(sheet: Sheet, number: int, taken: bool, x: float, y: float, w: float, t: Words) -> None:
    """What choosing the group costs now."""
    narrow = w < NARROW
    chip_w, chip_h = (w - 14, 17.0) if narrow else (62.0, 22.0)
    left, top = (x + 7, y + BOX_H - 22) if narrow else (x + w - 9 - chip_w, y + BOX_H - 36)
    words = t("draw-price", yuan=FEE) if taken else t("draw-free")
    looks = "turned" if taken else "bright"
    chip = rect(left, top, chip_w, chip_h, chip_h / 2, "inked" if taken else "calm")
    label = text(left + chip_w / 2, top + chip_h / 2 + 4, words, 11.5, 650, "middle", looks, room=chip_w - 8)
    sheet.put(f"price-{number}", "groups", chip + label)
