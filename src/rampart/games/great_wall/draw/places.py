"""The locations: clerks on their spots, overseers at their levels, prices, and the row of advisors in the embassy."""

from typing import Final

from rampart.draw import Sheet, crowd, num, piece, rect, text, title, use
from rampart.draw.fragments import Spot
from rampart.draw.widths import width
from rampart.games.great_wall.draw.layout import Box, place_box
from rampart.games.great_wall.draw.scene import SOLDIERS, Clan, Place, Scene
from rampart.games.great_wall.draw.words import Words
from rampart.games.great_wall.tables import (
    BARRACKS,
    BARRICADE_PRICE,
    BUILDERS_CAMP,
    EMBASSY,
    HEADQUARTERS,
    LOCATION_WORDS,
    PRODUCTION,
    RECRUIT_PRICES,
    REGULAR,
    RESOURCE_WORDS,
    TEA_HOUSE,
    WALL_PRICE,
    WAR_ACADEMY,
)
from rampart.kernel.frame import is_seat

PLACE_ICONS: Final = (
    "wood", "stone", "gold", "chi", "unit", "tea", "wall", "tactic", "advisor", "command",
)  # fmt: skip
"""In the order of the locations."""
SPOT_R: Final = 15.5
ADVISOR_H: Final = 13.2
ADVISOR_STEP: Final = 14.6  # four of them end above the contour of an option
RED: Final = "#a53a2c"
GREEN: Final = "#2e7d4f"
GOLDEN: Final = "#c08a2a"


def places_scenery(scene_spots: tuple[int, ...], t: Words) -> str:
    """The papers of all locations with their names, spots and prices."""
    return "".join(place_paper(number, spots, t) for number, spots in enumerate(scene_spots))


def place_paper(number: int, spots: int, t: Words) -> str:
    """What never changes of a location."""
    x, y, w, h = place_box(number)
    out = rect(x, y, w, h, 12) + use(PLACE_ICONS[number], x + 8, y + 6, 24)
    out += text(x + 36, y + 23, t(f"location-{LOCATION_WORDS[number]}"), 15, 650, cls="d", room=w - 92)
    if number <= BARRACKS:
        out += use("shame", x + w - 27, y + 8, 18)
    if number < REGULAR:
        out += spot_rings(x, y, spots)
    else:
        yard = yard_box(number)
        out += f'<rect x="{num(yard.x)}" y="{num(yard.y)}" width="{num(yard.w)}" height="{num(yard.h)}"'
        out += f' rx="{num(yard.h / 2)}" class="inset" stroke="{GREEN}" stroke-width="2"/>'
    if number < PRODUCTION:
        return out + overseer_ground(number, x, y, t)
    return out + foot(number, Box(x, y, w, h), t)


def yard_box(number: int) -> Box:
    """Where the clerks of a special location stand; in the embassy it leaves room for the advisors."""
    x, y, w, _ = place_box(number)
    return Box(x + 9, y + 32, w - 18, 24) if number == EMBASSY else Box(x + 9, y + 36, w - 18, 36)


def yard_room(number: int) -> float:
    """How wide a row of clerks may be there."""
    return yard_box(number).w - (62 if number == EMBASSY else 16)


def spot_step(spots: int) -> float:
    """How far the spots of a location stand apart."""
    return 35.0 if spots < 5 else 34.0


def spot_rings(x: float, y: float, spots: int) -> str:
    """The red spots of a regular location, linked like beads."""
    out = ""
    for spot in range(spots):
        cx, cy = x + 24 + spot * spot_step(spots), y + 53
        if spot:
            out += f'<path d="M{num(cx - 19.5)} {num(cy)}h4" stroke="{GOLDEN}" stroke-width="3"/>'
        out += f'<circle cx="{num(cx)}" cy="{num(cy)}" r="{SPOT_R:g}" class="inset" stroke="{RED}" stroke-width="2"/>'
    return out


def overseer_ground(number: int, x: float, y: float, t: Words) -> str:
    """The three positions of an overseer: what each yields and what it costs."""
    out = ""
    for level in range(3):
        left, top = x + 9 + level * 57, y + 80
        out += rect(left, top, 53, 60, 8, "inset") + text(left + 6, top + 13, f"+{level + 1}", 10.5, 700)
        out += use(PLACE_ICONS[number], left + 21, top + 2, 14)
        price = t(f"draw-price-{LOCATION_WORDS[number]}", n=level + 2)
        out += text(left + 26.5, top + 55, price, 9.3, 500, "middle", "faint", 49)
    return out


def foot(number: int, box: Box, t: Words) -> str:
    """What a location does, in its lower part."""
    x, y, w, _ = box
    if number == BARRACKS:
        return "".join(soldier_price(x + 9 + kind * 57, y + 80, kind) for kind in range(len(SOLDIERS)))
    if number == BUILDERS_CAMP:
        return builders_foot(x + 10, y + 80, t)
    if number == EMBASSY:
        return ""
    words = {TEA_HOUSE: "draw-tea_house", HEADQUARTERS: "draw-headquarters", WAR_ACADEMY: "draw-war_academy"}[number]
    lines = t(words).split("|")
    return "".join(
        text(x + 11, y + 92 + 14 * line, words, 10.5, 500, cls="soft", room=w - 22) for line, words in enumerate(lines)
    )


def builders_foot(x: float, y: float, t: Words) -> str:
    """What walls and barricades cost, which is also what they bring."""
    rows = (
        ("wall", "draw-build-wall", " / ".join(map(str, WALL_PRICE))),
        ("barricade", "draw-build-barricade", str(BARRICADE_PRICE)),
    )
    out = ""
    for row, (icon, words, price) in enumerate(rows):
        top = y + row * 22
        out += use(icon, x, top, 19) + text(x + 24, top + 14, t(words), 10.5, 500, cls="soft", room=62)
        out += text(x + 92, top + 14, price, 11, 700) + use("honour", x + 92 + width(price, 11, 700) + 4, top + 1, 15)
    return out


def soldier_price(x: float, y: float, kind: int) -> str:
    out = rect(x, y, 53, 60, 8, "inset") + use(SOLDIERS[kind], x + 13, y + 3, 27, "P5")
    cost = [(res, n) for res, n in enumerate(RECRUIT_PRICES[kind]) if n]
    cost.sort(key=lambda pair: -pair[1])
    for place, (res, n) in enumerate(cost):
        left = x + 5 + place * 24
        out += text(left, y + 50, n, 10.5, 700) + use(RESOURCE_WORDS[res], left + 7, y + 39, 14)
    return out


# ---- what changes


def draw_places(sheet: Sheet, scene: Scene, t: Words) -> None:
    for place in scene.places:
        draw_place(sheet, scene, place, t)
    draw_advisor_row(sheet, scene, t)
    if is_seat(scene.viewer):
        draw_unhired(sheet, scene.clans[scene.viewer], t)
    draw_academy(sheet, scene, t)


def draw_place(sheet: Sheet, scene: Scene, place: Place, t: Words) -> None:
    """Clerks, overseers and how full it is."""
    x, y, w, h = place_box(place.number)
    regular = place.spots > 0
    out = ""
    if place.locked:
        out += (
            f'<rect x="{num(x + 1)}" y="{num(y + 1)}" width="{num(w - 2)}" height="{num(h - 2)}" rx="11" class="rule"/>'
        )
    if regular:
        said = t("draw-locked") if place.locked else f"{len(place.clerks)}/{place.spots}"
    else:
        said = t("draw-here", n=len(place.clerks)) if place.clerks else t("draw-open")
    right = x + w - (31 if place.shame else 10)
    out += text(right, y + 22, said, 10.5, 650, "end", "" if place.locked else "faint", 50)
    words = t("draw-place", place=place.word, n=len(place.clerks))
    sheet.put(f"location-{place.word}", "places", title(words) + out, Spot(x + 2, y + 2, w - 4, h - 4, 11))
    draw_clerks(sheet, scene, place)
    if place.overseers or place.product:
        draw_overseers(sheet, scene, place)


def draw_overseers(sheet: Sheet, scene: Scene, place: Place) -> None:
    """The overseers at their levels; where a seat has none yet, the first position stands for it."""
    x, y, _, _ = place_box(place.number)
    for seat in range(scene.players):
        sheet.spots[f"overseer-{seat}-{place.word}"] = Spot(x + 9, y + 80, 53, 60, 8)
    for level in range(1, 4):
        clans = [overseer.clan for overseer in place.overseers if overseer.level == level]
        left, top = x + 11 + (level - 1) * 57, y + 97
        size, step = crowd(len(clans), 49, 25)
        for number, clan in enumerate(clans):
            spot = Spot(left + number * step - 1, top + (25 - size) / 2 - 1, size + 3, size + 3, 7)
            figure = piece("overseer", clan, 0, 0, size)
            sheet.move(f"overseer-{clan}-{place.word}", "places", spot.x + 1, spot.y + 1, figure, spot)


def draw_clerks(sheet: Sheet, scene: Scene, place: Place) -> None:
    """The clerks: on spots, or side by side in a special location; those of a clan stand together."""
    x, y, _, _ = place_box(place.number)
    yard = yard_box(place.number)
    biggest = min(27.0, yard.h - 4)
    size, step = (
        (27.0, spot_step(place.spots))
        if place.spots
        else crowd(len(place.clerks), yard_room(place.number), biggest, 0.3)
    )
    held: dict[int, int] = {}
    for number, clan in enumerate(place.clerks):
        held[clan] = held.get(clan, 0) + 1
        left = x + 10.5 + number * step if place.spots else x + 17 + number * step
        top = y + 39 if place.spots else yard.y + (yard.h - size) / 2
        id = f"clerks-{scene.number(clan)}-{place.word}"
        sheet.move(f"{id}-{held[clan]}", "places", left, top, piece("clerk", clan, 0, 0, size))
        first = sheet.spots.get(id)
        start = left - 2 if first is None else first.x
        sheet.spots[id] = Spot(start, top - 2, left + size + 2 - start, size + 4, 15)


def draw_advisor_row(sheet: Sheet, scene: Scene, t: Words) -> None:
    """The advisors to be hired, in the embassy; the first two leave in spring."""
    x, y, w, _ = place_box(EMBASSY)
    for place, word in enumerate(scene.advisor_row):
        left, top = x + 9, y + 58.5 + place * ADVISOR_STEP
        name = t(f"advisor-{word}")
        inner = title(t("draw-card-about", name=name, text=t(f"advisor_text-{word}")))
        inner += rect(0, 0, w - 18, ADVISOR_H, 5, "inset" if place > 1 else "pressed")
        inner += text(6, 10.3, place + 1, 9, 700, cls="faint") + text(16, 10.5, name, 10, 600, room=w - 38)
        sheet.move(f"advisor-{word}", "places", left, top, inner, Spot(left, top, w - 18, ADVISOR_H, 5))


def draw_unhired(sheet: Sheet, clan: Clan, t: Words) -> None:
    """The viewer's clerks that can still be hired."""
    yard = yard_box(EMBASSY)
    x = yard.x + yard.w - 42
    inner = title(t("draw-unhired", n=clan.unhired)) + rect(x, yard.y + 4, 36, yard.h - 8, 9, "pressed")
    inner += use("clerk", x + 3, yard.y + yard.h / 2 - 8.5, 17, f"P{clan.seat}") + text(
        x + 28, yard.y + yard.h / 2 + 4.2, clan.unhired, 11.5, 700, "middle"
    )
    sheet.put(f"clerks-{clan.seat}-unhired", "places", inner, Spot(x, yard.y + 4, 36, yard.h - 8, 9))


def draw_academy(sheet: Sheet, scene: Scene, t: Words) -> None:
    """How many tactic cards are left."""
    x, y, w, _ = place_box(WAR_ACADEMY)
    shown = use("tactic", x + w - 46, y + 84, 18) + text(x + w - 11, y + 97.5, scene.tactic_deck, 12, 700, "end")
    spot = Spot(x + w - 50, y + 81, 44, 24, 8)
    sheet.put("tactic-deck", "places", title(t("draw-tactic-deck", n=scene.tactic_deck)) + shown, spot)
