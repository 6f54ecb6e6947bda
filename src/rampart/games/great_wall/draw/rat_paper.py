"""The paper of the Rat: where it sits and who moves it this year."""

from typing import Final

from rampart.draw import Sheet, rect, text, title, use
from rampart.games.great_wall.draw.folding import folded
from rampart.games.great_wall.draw.layout import Box
from rampart.games.great_wall.draw.scene import Scene
from rampart.games.great_wall.draw.words import Words

LINE: Final = 12.5


def scenery(box: Box, t: Words) -> str:
    """Its name."""
    return use("rat", box.x + 9, box.y + 6, 24) + text(
        box.x + 39, box.y + 23, t("figure-rat"), 15, 650, cls="d", room=box.w - 50
    )


def draw(sheet: Sheet, scene: Scene, box: Box, t: Words) -> None:
    """Where it sits, and the card of the year."""
    rat = scene.rat
    if rat is None:
        return
    x, y, w, h = box
    where = t("draw-rat-sits", location=rat.location) if rat.location else t("draw-rat-nowhere")
    out = title(t("draw-card-about", name=t(f"rat-{rat.word}"), text=t(f"rat_text-{rat.word}")))
    out += text(x + 11, y + 42, where, 10.5, 600, room=w - 20)
    out += rect(x + 8, y + 49, w - 16, h - 57, 8, "inset")
    out += text(x + 15, y + 63, t(f"rat-{rat.word}"), 11.5, 650, cls="d", room=w - 28)
    top = y + 77
    for line in folded(t(f"rat_text-{rat.word}"), w - 30, 9.6)[:3]:
        out += text(x + 15, top, line, 9.6, 500, room=w - 28)
        top += LINE
    sheet.put("rat-card", "extras", out)
