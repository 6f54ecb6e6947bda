"""The paper of the Iron Dragon: the clerks on it, and what its card of the year may burn."""

from typing import Final

from rampart.draw import Sheet, circle, piece, rect, text, title, use
from rampart.draw.fragments import Spot
from rampart.games.great_wall.draw.layout import Box
from rampart.games.great_wall.draw.scene import Scene, Target
from rampart.games.great_wall.draw.words import Words

RING: Final = 13.0
CLERK: Final = 23.0


def scenery(box: Box, t: Words) -> str:
    """Its name."""
    name = text(box.x + 39, box.y + 23, t("location-iron_dragon"), 15, 650, cls="d", room=box.w - 88)
    return use("iron-dragon", box.x + 9, box.y + 6, 24) + name


def draw(sheet: Sheet, scene: Scene, box: Box, t: Words) -> None:
    """Clerks on their places, the card and its targets."""
    dragon = scene.dragon
    if dragon is None:
        return
    x, y, w, h = box
    there = len(dragon.clerks)
    out = title(t("draw-dragon-about", n=there, of=dragon.places))
    out += text(x + w - 11, y + 22, f"{there}/{dragon.places}", 10.5, 650, "end", "faint")
    step = min(32.0, (w - 22 - 2 * RING) / (dragon.places - 1))
    for place in range(dragon.places):
        out += circle(x + 11 + RING + place * step, y + 47, RING, "pressed")
        if place < there:
            left = x + 11 + RING + place * step - CLERK / 2
            out += piece("clerk", dragon.clerks[place], left, y + 47 - CLERK / 2, CLERK)
    out += rect(x + 8, y + 66, w - 16, h - 74, 8, "inset")
    name = t(f"dragon-{dragon.card}") if dragon.card else t("draw-dragon-asleep")
    out += text(x + 15, y + 79, name, 11.5, 650, cls="d", room=w - 28)
    if dragon.card:
        for line, target in enumerate(dragon.targets):
            looks = "" if target.horde else "faint"
            out += text(x + 15, y + 93 + 13 * line, said_of(target, t), 9.8, 550, cls=looks, room=w - 28)
    sheet.put("location-iron_dragon", "extras", out, Spot(x + 2, y + 2, w - 4, h - 4, 11))


def said_of(target: Target, t: Words) -> str:
    """A slot, and whether a horde lies there."""
    slot = t("draw-dragon-slot", section=target.section, row=target.row)
    return slot if target.horde else t("draw-dragon-empty", slot=slot)
