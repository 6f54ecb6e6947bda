"""Courts: for each seat the palaces with their people, the stores and what is coming."""

from functools import lru_cache
from typing import Final

from rampart.draw import Sheet, mark, pattern_area, rect, text, title, top_rounded, use
from rampart.draw.fragments import Spot
from rampart.games.dragon.draw.forecast import Outlook, monthly, outlook
from rampart.games.dragon.draw.layout import HEADER_H, Box, Layout
from rampart.games.dragon.draw.months import EVENT_ICONS
from rampart.games.dragon.draw.pagoda import FLOOR, UNIT, Site, building_site, dweller, house, sites, vacancies
from rampart.games.dragon.draw.scene import SYMBOL_ICONS, Court, Palace, Scene
from rampart.games.dragon.draw.words import Words
from rampart.games.dragon.tables import (
    CONTAGION,
    DROUGHT,
    EVENT_WORDS,
    FESTIVAL,
    IN_EVENT,
    MONGOLS,
    PEACE,
    TILE_WORDS,
    TRIBUTE,
    TYPE_WORDS,
    TYPES,
    WALL_TILES,
    WALL_WORDS,
)
from rampart.kernel.codec import holds

SAFFRON: Final = 2  # the one header color that takes dark text
STORE_ICONS: Final = ("yuan", "rice", "firework", "privilege-small", "privilege-large", "ui-cards")
STORE_WORDS: Final = ("yuan", "rice", "fireworks", "small", "large", "cards")
WALL_ICONS: Final = ("rice", "firework", "palace-floor", "yuan", "steps", "points")
OWN_FOOT: Final = 120.0
PAD: Final = 8.0
ROOMY: Final = 170.0  # a court at least this wide has an icon before its points


def court_scenery(seat: int, name: str, box: Box) -> str:
    """The paper of a court and its header in color, shape and pattern."""
    x, y, w, h = box
    dark = seat == SAFFRON
    out = rect(x, y, w, h, 14) + pattern_area(seat, top_rounded(x, y, w, HEADER_H, 14))
    out += mark(seat, x + 10, y + 7, 18, "dark-edge" if dark else "white-edge")
    room = w - (100 if w >= ROOMY else 82)
    return out + text(x + 34, y + 21.5, name, 14.5, 650, cls="d dark" if dark else "d halo", room=room)


def draw_court(sheet: Sheet, scene: Scene, court: Court, places: Layout, t: Words) -> None:
    box = places.courts[court.seat]
    layer = f"court-{court.seat}"
    own = court.seat == scene.viewer
    _points(sheet, court, box, layer, t)
    if court.seat in scene.deciders:
        edge = rect(box.x + 1, box.y + 1, box.w - 2, box.h - 2, 13, "rule")
        sheet.put(f"turn-{court.seat}", layer, edge)
    if own:
        foot = OWN_FOOT
        _own_foot(sheet, scene, court, box, layer, t)
    else:
        foot = _foot(sheet, scene, court, box, layer, t)
    area = Box(box.x + 4, box.y + HEADER_H + 4, box.w - 8, box.h - HEADER_H - 8 - foot)
    _palaces(sheet, scene, court, area, layer, t)


def _points(sheet: Sheet, court: Court, box: Box, layer: str, t: Words) -> None:
    """The victory points in the header."""
    looks = "d dark" if court.seat == SAFFRON else "d halo"
    right = box.x + box.w - 12
    left = right - 11 * len(str(court.points)) - 21
    inner = title(t("draw-points", n=court.points)) + text(right, box.y + 23, court.points, 20, 700, "end", looks)
    if box.w >= ROOMY:
        inner += use("points", left, box.y + 8, 17, "dark-edge")
    sheet.put(f"points-{court.seat}", layer, inner)


def _palaces(sheet: Sheet, scene: Scene, court: Court, area: Box, layer: str, t: Words) -> None:
    """All palaces of a court, as large as the area allows, and the site where a new one may be founded."""
    own = court.seat == scene.viewer
    largest = UNIT if own else 45.0 if area.w < 240 else 54.0
    standing = list(court.palaces)
    if own and scene.new_site:
        standing.append(Palace(scene.new_site, 0, ()))
        standing.sort()
    if not standing:
        nobody = text(area.x + area.w / 2, area.y + area.h / 2, t("draw-no-palace"), 12, 450, "middle", "faint")
        sheet.put(f"no-palace-{court.seat}", layer, nobody)
    unit, found = sites(tuple(height(palace) for palace in standing), *area, largest)
    for palace, site in zip(standing, found):
        high = (height(palace) * FLOOR + 0.42) * unit
        spot = Spot(site.x - 0.62 * unit, site.y - high, 1.24 * unit, high + 0.12 * unit, 8)
        decays = scene.phase == IN_EVENT and not palace.people
        id = f"palace-{court.seat}-{palace.site}"
        sheet.scaled(id, layer, site.x, site.y, unit / UNIT, _house(palace, decays), spot)
    for palace, site in zip(standing, found):
        _people(sheet, court.seat, palace, site, unit, t)


def height(palace: Palace) -> int:
    """The floors a drawing needs: a site shows one, and right after an earthquake people may outnumber floors."""
    return max(1, palace.floors, len(palace.people))


def _house(palace: Palace, decays: bool) -> str:
    """A palace and its free floors; an empty one will decay after the event."""
    if not palace.floors:
        return building_site()
    out = house(palace.floors, len(palace.people)) + vacancies(palace.floors, len(palace.people))
    return out + use("decay", 14, -palace.floors * FLOOR * UNIT - 22, 22, "dark-edge") if decays else out


def _people(sheet: Sheet, seat: int, palace: Palace, site: Site, unit: float, t: Words) -> None:
    """Who lives in a palace, one on each floor; equal ones get a number behind their id."""
    before = -1
    twin = 0
    for floor, tile in enumerate(palace.people):
        twin = twin + 1 if tile == before else 0
        before = tile
        y = site.y - floor * FLOOR * unit
        spot = Spot(site.x - 0.4 * unit, y - 0.7 * unit, 0.8 * unit, 0.7 * unit, 6)
        id = f"person-{seat}-{palace.site}-{TILE_WORDS[tile]}" + (f"-{twin + 1}" if twin else "")
        inner = title(t(f"draw-tile-{TILE_WORDS[tile]}")) + dweller(tile)
        sheet.scaled(id, f"court-{seat}", site.x, y, unit / UNIT, inner, spot)


def _foot(sheet: Sheet, scene: Scene, court: Court, box: Box, layer: str, t: Words) -> float:
    """The stores, symbols and outlook of another seat; returns its height."""
    columns = 6 if box.w >= 214 else 3
    rows = 1 if columns == 6 else 2
    symbol_columns = TYPES if box.w >= 230 else 5
    symbol_rows = -(-TYPES // symbol_columns)
    high = 26 + rows * 20 + symbol_rows * 17 + (23 if scene.wall else 0) + PAD
    y = box.y + box.h - high
    sheet.put(f"stores-{court.seat}", layer, _stores(court, box, y, columns, t))
    y += rows * 20
    sheet.put(f"symbols-{court.seat}", layer, symbol_row(court, box.x + PAD, y, box.w - 2 * PAD, symbol_columns, t))
    y += symbol_rows * 17 + 2
    if scene.wall:
        draw_wall_tiles(sheet, court, layer, box.x + PAD, y, (box.w - 2 * PAD) / WALL_TILES, 18, t)
        y += 23
    sheet.put(f"outlook-{court.seat}", layer, _outlook_chip(scene, court, box, y, t))
    return high


def store_counts(court: Court) -> tuple[int, ...]:
    """The stores of a court in the order of their icons."""
    return (court.yuan, court.rice, court.fireworks, court.small, court.large, sum(court.hand))


def _stores(court: Court, box: Box, y: float, columns: int, t: Words) -> str:
    """A row of stores with their numbers."""
    step = (box.w - 2 * PAD) / columns
    step = min(step, 64)
    left = box.x + (box.w - columns * step) / 2
    out = ""
    for k, count in enumerate(store_counts(court)):
        row, column = divmod(k, columns)
        x, top = left + column * step + (step - 30) / 2, y + row * 20
        looks = "quiet" if STORE_ICONS[k] == "ui-cards" else ""
        icon = use(STORE_ICONS[k], x, top, 16, looks)
        number = text(x + 18, top + 12.5, count, 12, 600, cls="" if count else "faint")
        out += f"<g>{title(t(f'draw-store-{STORE_WORDS[k]}', n=count))}{icon}{number}</g>"
    return out


def symbol_row(court: Court, x: float, y: float, w: float, columns: int, t: Words) -> str:
    """The symbols of all persons, each in its fixed place; those a court lacks are pale."""
    step = min(w / columns, 34.0)
    left = x + (w - columns * step) / 2
    out = ""
    for kind, count in enumerate(court.symbols):
        row, column = divmod(kind, columns)
        at, top = left + column * step + max(0, (step - 22) / 2), y + row * 17
        icon = use(SYMBOL_ICONS[kind], at, top, 12.5, "" if count else "washed")
        number = text(at + 13.5, top + 10.3, count, 10, 600) if count else ""
        out += f"<g>{title(t(f'draw-symbols-{TYPE_WORDS[kind]}', n=count))}{icon}{number}</g>"
    return out


def draw_wall_tiles(
    sheet: Sheet, court: Court, layer: str, x: float, y: float, step: float, size: float, t: Words
) -> None:
    """The wall tiles a seat has not built yet, bonus side up; built ones leave a dashed place."""
    step = min(step, size + 10)
    for kind in range(WALL_TILES):
        left = x + kind * step
        id = f"walltile-{court.seat}-{WALL_WORDS[kind]}"
        if holds(court.wall_tiles, kind):
            inner = title(t(f"draw-wall-{WALL_WORDS[kind]}")) + rect(0, 0, size + 2, size + 1, 4, "inset")
            inner += use(WALL_ICONS[kind], 2, 1.5, size - 2)
            sheet.move(id, layer, left, y, inner, Spot(left, y, size + 2, size + 1, 4))
        else:
            sheet.put(id, layer, rect(left + 1, y + 1, size, size - 1, 4, "empty"))


def _outlook_chip(scene: Scene, court: Court, box: Box, y: float, t: Words) -> str:
    """The next event for this court in a word, and what it scores each month."""
    x, w = box.x + PAD, box.w - 2 * PAD
    out = rect(x, y, w, 24, 7, "inset")
    if scene.ranks:
        return out + _rank(scene.ranks[court.seat], x + 8, y + 16, 12, t)
    ahead = outlook(scene, court)
    if ahead.event != PEACE:
        words, looks = verdict(ahead, t)
        out += use(EVENT_ICONS[ahead.event], x + 3, y + 2.5, 19)
        out += text(x + 26, y + 16, words, 11, 600, cls=looks, room=w - 76)
    income = use("points", x + w - 47, y + 5, 14)
    income += text(x + w - 6, y + 16, f"+{sum(monthly(court))}", 12, 650, "end")
    return out + f"<g>{title(t('draw-each-month-other'))}{income}</g>"


def _rank(rank: int, x: float, y: float, size: float, t: Words) -> str:
    """The place of a seat at the end; a trophy for who won."""
    trophy = use("ui-trophy", x, y - size * 0.95, size * 1.2) if rank == 1 else ""
    return trophy + text(x + (size * 1.5 if rank == 1 else 0), y, t("draw-ranked", place=rank), size, 700, cls="d")


def verdict(ahead: Outlook, t: Words) -> tuple[str, str]:
    """What the event does to a court in two words, and how they look."""
    if ahead.lost:
        words = t("draw-loses", n=ahead.lost)
        return (f"{words}, +{ahead.gain}" if ahead.gain else words), "bad"
    if ahead.event in (FESTIVAL, MONGOLS):
        return t("draw-gains", n=ahead.gain), "good" if ahead.gain else "soft"
    return t("draw-no-loss"), "good"


@lru_cache(maxsize=64)
def _foot_box(x: float, y: float, w: float) -> str:
    """The inset behind the outlook, ruled in two."""
    return rect(x, y, w, OWN_FOOT - 12, 10, "inset") + f'<path d="M{x + 12:g} {y + 62:g}h{w - 24:g}" class="hair"/>'


def _own_foot(sheet: Sheet, scene: Scene, court: Court, box: Box, layer: str, t: Words) -> None:
    """The viewer's own outlook in full: what is due, what is held, who would leave, and the monthly points."""
    x, y, w = box.x + 12, box.y + box.h - OWN_FOOT, box.w - 24
    if scene.ranks:
        out = rect(x, y, w, OWN_FOOT - 12, 10, "inset") + text(x + 12, y + 22, t("draw-over"), 13, 650, cls="d")
        sheet.put(f"outlook-{court.seat}", layer, out + _rank(scene.ranks[court.seat], x + 12, y + 62, 24, t))
        return
    ahead = outlook(scene, court)
    out = _foot_box(x, y, w)
    if ahead.event == PEACE:
        out += text(x + 12, y + 18, t("draw-no-more-events"), 12.5, 650, cls="d")
    else:
        when = t("draw-this-month") if ahead.month == scene.month else t("draw-in-month", month=ahead.month)
        head = f"{t(f'draw-strikes-{EVENT_WORDS[ahead.event]}')} ({when})"
        out += text(x + 12, y + 18, head, 13, 650, cls="d", room=w - 24)
        for k, (label, value, looks) in enumerate(columns_of(ahead, t)):
            left = x + 12 + k * (w - 24) / 3
            out += text(left, y + 36, label, 10.8, 500, cls="soft", room=(w - 24) / 3 - 6)
            out += text(left, y + 53, value, 14, 700, cls=looks, room=(w - 24) / 3 - 6)
    palaces, fans, dragons = monthly(court)
    parts = [t("draw-n-palaces", n=palaces), t("draw-n-fans", n=fans), t("draw-n-dragons", n=dragons)]
    shown = " + ".join(part for part, n in zip(parts, (palaces, fans, dragons)) if n or part == parts[0])
    out += text(x + 12, y + 79, t("draw-each-month"), 10.8, 500, cls="soft")
    out += text(x + 12, y + 97, shown, 12.5, 600, room=w - 70)
    out += text(x + w - 12, y + 97, f"+{palaces + fans + dragons}", 18, 700, "end", "d")
    sheet.put(f"outlook-{court.seat}", layer, out)


def columns_of(ahead: Outlook, t: Words) -> list[tuple[str, str, str]]:
    """Three columns of the outlook: label, value, look."""
    safe = "good" if ahead.held >= ahead.due else "bad"
    lost = (t("draw-lost"), str(ahead.lost) if ahead.lost else t("draw-none"), "bad" if ahead.lost else "good")
    if ahead.event == TRIBUTE:
        return [
            (t("draw-due"), t("draw-store-yuan", n=ahead.due), ""),
            (t("draw-hold"), t("draw-store-yuan", n=ahead.held), safe),
            lost,
        ]
    if ahead.event == DROUGHT:
        return [
            (t("draw-due"), t("draw-store-rice", n=ahead.due), ""),
            (t("draw-hold"), t("draw-store-rice", n=ahead.held), safe),
            lost,
        ]
    if ahead.event == CONTAGION:
        return [
            (t("draw-sick"), str(ahead.due), ""),
            (t("draw-your-mortars"), str(ahead.held), safe),
            lost,
        ]
    gain = t("draw-points", n=ahead.gain)
    if ahead.event == MONGOLS:
        return [
            (t("draw-your-helmets"), f"{ahead.held} (+{ahead.gain})", "good" if ahead.held > ahead.due else "bad"),
            (t("draw-fewest-helmets"), str(ahead.due), ""),
            lost,
        ]
    return [
        (t("draw-your-fireworks"), str(ahead.held), ""),
        (t("draw-most-fireworks"), str(ahead.due), ""),
        (t("draw-you-gain"), gain, "good" if ahead.gain else "soft"),
    ]
