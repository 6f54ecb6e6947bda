"""The papers of the Ancient Beasts: rank, area and price of each, and the active relic."""

from typing import Final

from rampart.draw import Sheet, circle, rect, text, title, use
from rampart.draw.fragments import Spot
from rampart.games.great_wall.draw.folding import folded
from rampart.games.great_wall.draw.layout import Box
from rampart.games.great_wall.draw.scene import Beast, Scene
from rampart.games.great_wall.draw.words import Words
from rampart.games.great_wall.tables import RESOURCE_WORDS

RELIC_W: Final = 0.27  # of the paper
LINE: Final = 12.0


def scenery(box: Box, t: Words) -> str:
    """Two titles."""
    x, y, w, _ = box
    left = x + w * (1 - RELIC_W)
    out = text(x + 11, y + 21, t("draw-beasts-title"), 14, 650, cls="d", room=w * (1 - RELIC_W) - 20)
    out += use("relic", left + 4, y + 5, 20)
    return out + text(left + 28, y + 20, t("draw-relic-title"), 11, 600, cls="faint", room=w * RELIC_W - 38)


def draw(sheet: Sheet, scene: Scene, box: Box, t: Words) -> None:
    """Four beasts in two columns, and the relic."""
    x, y, w, h = box
    column = (w * (1 - RELIC_W) - 16) / 2
    for place, beast in enumerate(scene.beasts):
        draw_beast(sheet, beast, Box(x + 9 + place % 2 * column, y + 29 + place // 2 * 43, column - 5, 40), t)
    draw_relic(sheet, scene, Box(x + w * (1 - RELIC_W), y, w * RELIC_W, h), t)


def draw_beast(sheet: Sheet, beast: Beast, box: Box, t: Words) -> None:
    """A beast: its rank, its name and area, and what the next rank costs."""
    x, y, w, h = box
    card = f"{beast.word}_{beast.rank}"
    out = title(t("draw-card-about", name=t(f"card-{card}"), text=t(f"card_text-{card}")))
    out += rect(x, y, w, h, 8, "inset") + use(beast.icon, x + 4, y + 6, 26)
    out += circle(x + 27, y + 30, 6.5, "inked") + text(x + 27, y + 33.4, beast.rank, 9.5, 700, "middle", "turned")
    where = t(f"area-{beast.area}") if beast.area else t("draw-beasts-nowhere")
    out += text(x + 38, y + 31, where, 9.5, 500, cls="soft", room=w - 44)
    right = x + w - 7
    if not beast.price:
        out += text(right, y + 16, t("draw-beasts-highest"), 9.2, 550, "end", "faint", 46)
    for r in reversed(range(len(beast.price))):
        if beast.price[r]:
            out += use(RESOURCE_WORDS[r], right - 13, y + 6, 13)
            out += text(right - 14, y + 16, beast.price[r], 9.8, 650, "end")
            right -= 23
    room = (right if beast.price else right - 50) - x - 40  # as much as the price leaves
    out += text(x + 38, y + 16, t(f"beast-{beast.word}"), 11, 650, cls="d", room=room)
    sheet.put(f"beast-{beast.word}", "extras", out, Spot(x, y, w, h, 8))


def draw_relic(sheet: Sheet, scene: Scene, box: Box, t: Words) -> None:
    """The active relic and how many are left."""
    x, y, w, h = box
    out = title(t("draw-card-about", name=t(f"card-{scene.relic}"), text=t(f"card_text-{scene.relic}")))
    out += rect(x, y + 28, w - 9, h - 37, 8, "inset")
    out += text(x + 8, y + 43, t(f"card-{scene.relic}"), 11, 650, cls="d", room=w - 24)
    top = y + 57
    for line in folded(t(f"card_text-{scene.relic}"), w - 26, 9.3)[:4]:
        out += text(x + 8, top, line, 9.3, 500, room=w - 22)
        top += LINE
    sheet.put("relic", "extras", out, Spot(x, y + 28, w - 9, h - 37, 8))
