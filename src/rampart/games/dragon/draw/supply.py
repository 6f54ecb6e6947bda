"""Courtiers left: the piles of person tiles, old ones above, young ones below."""

from typing import Final

from rampart.draw import Sheet, circle, rect, text, title, use
from rampart.draw.fragments import Spot
from rampart.games.dragon.draw.layout import MIDDLE_H, SUPPLY_X, WIDTH, Layout
from rampart.games.dragon.draw.scene import PERSON_ICONS, SYMBOL_ICONS, Scene
from rampart.games.dragon.draw.words import Words
from rampart.games.dragon.tables import FIRST_OLD, PYROTECHNIST, SYMBOLS, TILE_WORDS, TYPE_OF, TYPE_WORDS, TYPES, VALUES

COLUMN: Final = (WIDTH - SUPPLY_X - 20) / TYPES
PILE_H: Final = 56.0
OLD_Y: Final = 62.0
YOUNG_Y: Final = 123.0


def pile_spot(tile: int, places: Layout) -> Spot:
    """Where a pile of tiles lies."""
    x = SUPPLY_X + 10 + TYPE_OF[tile] * COLUMN + 2
    return Spot(x, places.middle_y + (OLD_Y if tile >= FIRST_OLD else YOUNG_Y), COLUMN - 4, PILE_H, 7)


def supply_scenery(places: Layout, t: Words) -> str:
    """The panel, the nine heads and the legend where no old tiles exist."""
    y = places.middle_y
    out = rect(SUPPLY_X, y, WIDTH - SUPPLY_X, MIDDLE_H, 14)
    out += text(SUPPLY_X + 12, y + 19, t("draw-supply"), 14.5, 650, cls="d", room=150)
    out += text(WIDTH - 12, y + 19, t("draw-supply-hint"), 10.8, 450, "end", "faint", room=190)
    for kind in range(TYPES):
        x = SUPPLY_X + 10 + kind * COLUMN
        out += f"<g>{title(t(f'draw-person-{TYPE_WORDS[kind]}'))}{use(PERSON_ICONS[kind], x + 2.2, y + 25, 34)}</g>"
    left, top = SUPPLY_X + 12, y + OLD_Y
    wide = PYROTECHNIST * COLUMN - 4
    out += rect(left, top, wide, PILE_H, 7, "empty")
    for line, (sign, words) in enumerate((("4", "draw-legend-steps"), ("×2", "draw-legend-left"))):
        base = top + 22 + line * 22
        if line == 0:
            out += circle(left + 15, base - 4, 8.5, "disc")
        out += text(left + 15, base, sign, 11, 700, "middle", "soft" if line else "")
        out += text(left + 30, base, t(words), 10.5, 450, cls="faint", room=wide - 34)
    return out


def draw_supply(sheet: Sheet, scene: Scene, places: Layout, t: Words) -> None:
    """The piles: value in steps, symbols on a tile, tiles left."""
    for tile, left in enumerate(scene.display):
        spot = pile_spot(tile, places)
        x, y, w = spot.x, spot.y, spot.w
        middle = x + w / 2
        name = title(t(f"draw-tile-{TILE_WORDS[tile]}"))
        looks = "inset" if left else "empty"
        out = name + rect(x, y, w, PILE_H, 7, looks)
        out += circle(middle, y + 12.5, 8.8, "disc") + text(middle, y + 16.5, VALUES[tile], 11.5, 700, "middle")
        n = SYMBOLS[tile]
        for k in range(n):
            out += use(SYMBOL_ICONS[TYPE_OF[tile]], middle - n * 5.6 + k * 11.2, y + 23.5, 11.2)
        count = "soft" if left > 1 else "bad" if left == 1 else "faint"
        out += text(middle, y + 49, f"×{left}", 12, 600, "middle", count)
        sheet.put(f"display-{TILE_WORDS[tile]}", "supply", out if left else f'<g class="washed">{out}</g>', spot)
