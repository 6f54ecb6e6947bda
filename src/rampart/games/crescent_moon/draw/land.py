"""The land: hexes, rivers and fords, and all that stands in a hex."""

from functools import lru_cache
from typing import Final

from rampart.draw import Sheet, crowd, mark, num, piece, rect, text, title, use
from rampart.draw.fragments import Spot
from rampart.games.crescent_moon.draw.hexes import Place, course, gradients, ground, outline, spread, stones, water
from rampart.games.crescent_moon.draw.layout import LARGEST_HEX, LEGEND_Y, MAP_BOX
from rampart.games.crescent_moon.draw.paint import SEAL, box
from rampart.games.crescent_moon.draw.scene import NOBODY, Cell, Scene
from rampart.games.crescent_moon.draw.words import Words
from rampart.games.crescent_moon.tables import CALIPH, CHARACTER_WORDS, TERRAIN_OF, TERRAIN_WORDS, TILE_WORDS

STRONGHOLD_ICONS: Final = {"fort": "fort", "castle": "stronghold"}
SETTLEMENT_ICONS: Final = {"town": "village", "city": "city"}
FEATURES: Final = {"ford": "ford", "river": "river", "sacred_site": "sacred"}
TILES: Final = {word: (TERRAIN_WORDS[terrain], FEATURES.get(word, "")) for word, terrain in zip(TILE_WORDS, TERRAIN_OF)}
"""The terrain and the feature of each kind of tile."""

ROW_W: Final = 112.0  # what a row in a hex may take, at full size
UNIT_SIZE: Final = 28.0


def places_of(scene: Scene) -> dict[str, Place]:
    """Where every hex lies, and every place where one may be laid."""
    cells = [(cell.q, cell.r) for cell in scene.cells] + [(q, r) for _, q, r in scene.sites]
    names = [f"hex-{cell.number}" for cell in scene.cells] + [name for name, _, _ in scene.sites]
    return dict(zip(names, spread(cells, MAP_BOX, LARGEST_HEX)))


@lru_cache(maxsize=8)
def backdrop() -> str:
    """A quiet eight-fold star behind the land."""
    x, y, w, h = MAP_BOX
    rings = "".join(f'<circle r="{r}"/>' for r in (278, 290))
    squares = "".join(f'<path d="M-200-200h400v400h-400z" transform="rotate({a:g})"/>' for a in (0, 22.5, 45, 67.5))
    star = f'<g transform="translate({num(x + w / 2)} {num(y + h / 2)})" opacity=".5" class="hair">{rings}{squares}</g>'
    return f"<defs>{gradients()}</defs>{star}"


def draw_land(sheet: Sheet, scene: Scene, t: Words) -> dict[str, Place]:
    """All hexes with their contents; returns where they lie."""
    places = places_of(scene)
    for cell in scene.cells:
        place = places[f"hex-{cell.number}"]
        inner = title(cell_words(cell, t)) + ground(place, cell.terrain, cell.feature, cell.number)
        if cell.controller != NOBODY:
            inner += border(place, cell.controller)
        inner += label(place, cell.name)
        half = place.radius * 0.86
        sheet.put(f"hex-{cell.number}", "land", inner, Spot(place.x - half, place.y - half, 2 * half, 2 * half, half))
    rivers(sheet, scene, places)
    for name, _, _ in scene.sites:
        place = places[name]
        half = place.radius * 0.86
        blank = f'<polygon points="{outline(place, 3)}" class="empty"/>'
        sheet.put(name, "land", blank, Spot(place.x - half, place.y - half, 2 * half, 2 * half, half))
    if scene.tile_shown:
        tile_in_hand(sheet, scene.tile_shown, t)
    for cell in scene.cells:
        contents(sheet, cell, places[f"hex-{cell.number}"])
        if scene.clash is not None and cell.name == scene.clash.cell:
            shape = f'points="{outline(places[f"hex-{cell.number}"], 2)}" stroke-linejoin="round"'
            marks = "".join(f'<polygon {shape} class="{look}"/>' for look in ("fought-o", "fought"))
            sheet.put("clash-hex", "land", f'<g pointer-events="none">{marks}</g>')
    return places


def tile_in_hand(sheet: Sheet, word: str, t: Words) -> None:
    """The hex that is being placed, in a corner of the sheet."""
    place = Place(MAP_BOX[0] + 44, MAP_BOX[1] + 44, 38)
    terrain, feature = TILES[word]
    inner = title(t(f"tile-{word}")) + ground(place, terrain, feature, 0)
    if feature in ("river", "ford"):
        inner += water([course(place, feature, 1)], place.scale)
    inner += text(place.x, place.y + 56, t(f"tile-{word}"), 12, 650, "middle", "d", room=96)
    sheet.put("tile-shown", "land", inner)


def draw_strengths(sheet: Sheet, scene: Scene, places: dict[str, Place], t: Words) -> None:
    """The strength of who controls each hex; it lies above the rings of options."""
    for cell in scene.cells:
        if cell.controller != NOBODY and cell.strength:
            strength(sheet, cell, places[f"hex-{cell.number}"], t)


def label(place: Place, name: str) -> str:
    """The name of a hex at its upper left."""
    x, y = place.x - 45 * place.scale, place.y - 30 * place.scale
    return f'<g opacity=".62">{text(x, y, name, max(9.0, 11.5 * place.scale), 650, "middle", "dark")}</g>'


def border(place: Place, seat: int) -> str:
    """The thick patterned edge of a hex that a player controls."""
    wide, inside = num(6.5 * place.scale), 8 * place.scale
    points = outline(place, inside)
    looks = f'stroke-width="{wide}" stroke-linejoin="round"'
    return (
        f'<g class="P{seat}">'
        f'<polygon points="{points}" fill="currentColor" fill-opacity=".1" stroke="currentColor" {looks}/>'
        f'<polygon points="{points}" fill="none" stroke="url(#pat-{seat})" {looks}/>'
        f'<polygon points="{outline(place, 4.4 * place.scale)}" fill="none" stroke="#1c212b" stroke-opacity=".45"/></g>'
    )


def rivers(sheet: Sheet, scene: Scene, places: dict[str, Place]) -> None:
    """The river from hex to hex, paler while it separates no one."""
    courses, crossings, scale = [], "", 1.0
    for cell in scene.cells:
        if cell.feature in ("river", "ford"):
            place = places[f"hex-{cell.number}"]
            scale = place.scale
            courses.append(course(place, cell.feature, cell.turn))
            if cell.feature == "ford":
                crossings += stones(place, cell.turn)
    if courses:
        drawn = water(courses, scale) + crossings
        sheet.put("river", "land", f'<g opacity=".45">{drawn}</g>' if scene.calm else drawn)


def contents(sheet: Sheet, cell: Cell, place: Place) -> None:
    """What stands in a hex: token and buildings in the middle, units beneath."""
    k = place.scale
    stacks = [stack for stack in cell.stacks if stack.ordinary or stack.mercenaries]
    items = middle_row(cell)
    middle = -4.0 if stacks or not items else 6.0
    if len(stacks) > 1:
        middle = -16.0
    wide = sum(size for _, _, _, size in items) - 6 * max(0, len(items) - 1)
    shrink = min(1.0, ROW_W / wide) if items else 1.0
    x = -wide * shrink / 2
    for name, icon, seat, size in items:
        size *= shrink
        inner = piece(icon, seat, 0, 0, size) if seat != NOBODY else use(icon, 0, 0, size)
        spot_x, spot_y = place.x + x * k, place.y + (middle - size / 2) * k
        spot = Spot(spot_x, spot_y, size * k, size * k, 8)
        sheet.scaled(f"{name}-{cell.number}", "pieces", spot_x, spot_y, k, f'<g class="dark-edge">{inner}</g>', spot)
        x += size - 6 * shrink
    for row, stack in enumerate(stacks):
        down = (38.0 if items else 12.0) if len(stacks) == 1 else (18.0, 43.0)[row % 2]
        units(sheet, cell, stack.seat, stack.ordinary, stack.mercenaries, place, down, len(stacks) > 1)


def middle_row(cell: Cell) -> list[tuple[str, str, int, float]]:
    """The pieces in the middle of a hex from left to right: id, icon, seat and size."""
    items: list[tuple[str, str, int, float]] = []
    alone = not (cell.settlement or cell.palace or cell.stronghold)
    if cell.token != NOBODY:
        items.append(("token", "influence", cell.token, 32.0 if alone else 29.0))
    if cell.settlement:
        items.append(("settlement", SETTLEMENT_ICONS[cell.settlement], NOBODY, 42.0))
    if cell.palace:
        items.append(("palace", "palace", CALIPH, 44.0))
    if cell.stronghold:
        items.append(("stronghold", STRONGHOLD_ICONS[cell.stronghold], cell.holder, 40.0))
    return items


def units(
    sheet: Sheet, cell: Cell, seat: int, ordinary: int, mercenaries: int, place: Place, down: float, small: bool
) -> None:
    """The units of a player in a row, the last of each kind with the pip."""
    k = place.scale
    count = ordinary + mercenaries
    size, step = crowd(count, 84.0 if down > 30 else 104.0, 24.0 if small else UNIT_SIZE, 0.42)
    left = -((count - 1) * step + size) / 2
    for kind, n in (("ordinary", ordinary), ("mercenary", mercenaries)):
        if not n:
            continue
        icon = "unit" if kind == "ordinary" else "mercenary"
        inner = "".join(use(icon, i * step, 0, size, f"P{seat}") for i in range(n - 1))
        inner += piece(icon, seat, (n - 1) * step, 0, size)
        x, y = place.x + left * k, place.y + (down - size / 2) * k
        spot = Spot(x, y, ((n - 1) * step + size) * k, size * k, 8)
        id = f"units-{cell.number}-{seat}-{kind}"
        sheet.scaled(id, "pieces", x, y, k, f'<g class="dark-edge">{inner}</g>', spot)
        left += n * step


def strength(sheet: Sheet, cell: Cell, place: Place, t: Words) -> None:
    """The combat strength of who controls a hex, on a dark disc with the player's mark."""
    inner = box(-12, -12, 24, 24, 12, SEAL) + text(0, 4.6, cell.strength, 13, 700, "middle", "bright")
    inner += mark(cell.controller, 6.5, 3.5, 12, "white-edge")
    inner = f'{title(t("draw-strength", n=cell.strength))}<g pointer-events="none">{inner}</g>'
    sheet.scaled(
        f"strength-{cell.number}", "seals", place.x + 44 * place.scale, place.y - 37 * place.scale, place.scale, inner
    )


def cell_words(cell: Cell, t: Words) -> str:
    said = [t("draw-hex", name=cell.name, terrain=cell.terrain)]
    if cell.feature:
        said.append(t(f"draw-feature-{cell.feature}"))
    if cell.controller != NOBODY:
        said.append(t("draw-controlled", name=t(f"character-{CHARACTER_WORDS[cell.controller]}"), n=cell.strength))
    if cell.token != NOBODY:
        said.append(t("draw-influenced", name=t(f"character-{CHARACTER_WORDS[cell.token]}")))
    return ", ".join(said)


def legend(t: Words) -> str:
    """What the three signs of a player in a hex mean."""
    y = LEGEND_Y
    out = rect(8, y, 582, 28, 12)
    signs = (
        ("control", f'<g class="P3">{box(1, 4, 16, 12, 3, "none", "currentColor", 4)}</g>'),
        ("influence", use("influence", 0, 1, 18, "P3")),
        ("presence", use("unit", 0, 1, 18, "P3")),
    )
    for k, (word, sign) in enumerate(signs):
        x = 22 + k * 192
        out += f'<g transform="translate({x} {num(y + 4)})">{sign}</g>'
        out += text(x + 24, y + 18.5, t(f"draw-legend-{word}"), 11.5, 650, room=70)
        out += text(x + 96, y + 18.5, t(f"draw-legend-{word}-sign"), 11, 450, cls="soft", room=92)
    return out
