"""Beside the board: the last roll, the bank, the special cards, what is coming, and the heroes on offer."""

from functools import cache
from typing import Final, NamedTuple

from rampart.draw import Sheet, num, rect, text, title, use
from rampart.draw.fragments import Spot
from rampart.games.watch.draw.art import disc, slab
from rampart.games.watch.draw.forecast import FACES, Danger, dangers, rushes, tragic_heirs, weakest
from rampart.games.watch.draw.layout import Layout, Point, hexagon
from rampart.games.watch.draw.north import TYPE_ICONS
from rampart.games.watch.draw.scene import Scene
from rampart.games.watch.draw.words import Words
from rampart.games.watch.tables import (
    CARD_COST,
    CLAN_WORDS,
    GUARD_COST,
    HERO_WORDS,
    KEEP_COST,
    LEAST_PATROL,
    LEAST_ROAD,
    MOST_BREACHES,
    MOST_IN_GIFT,
    RESOURCE_WORDS,
    ROAD_COST,
    SETTLEMENT_COST,
    TYPE_WORDS,
    TYPES,
)

GAP: Final = 8.0
PAD: Final = 14.0
SPOTS: Final = {0: "", 1: "c", 2: "lr", 3: "lcr", 4: "lrLR", 5: "lrcLR", 6: "lrmMLR"}
AT: Final = {
    "c": (0, 0), "l": (-1, -1), "r": (1, 1), "L": (-1, 1), "R": (1, -1), "m": (-1, 0), "M": (1, 0),
}  # fmt: skip
"""Where the spots of a die lie, about its middle."""

COSTS: Final = (
    ("road", "road", ROAD_COST),
    ("settlement", "settlement", SETTLEMENT_COST),
    ("keep", "keep", KEEP_COST),
    ("card", "ui-cards", CARD_COST),
    ("guard", "guard", GUARD_COST),
)
"""What can be bought: its word, its icon and its price."""


class Box(NamedTuple):
    """A place on the sheet."""

    x: float
    y: float
    w: float
    h: float


@cache
def boxes(mode: str, places: Layout) -> dict[str, Box]:
    """The panels of a mode from top to bottom."""
    heights = {
        "watch": (
            ("roll", 108),
            ("bank", 70),
            ("road", 40),
            ("patrol", 40),
            ("tokens", 130),
            ("danger", 104),
            ("heroes", 204),
        ),
        "watch56": (
            ("roll", 98),
            ("bank", 66),
            ("road", 36),
            ("patrol", 36),
            ("tokens", 156),
            ("danger", 98),
            ("heroes", 222),
        ),
    }.get(mode, (("roll", 108), ("bank", 70), ("road", 40), ("patrol", 40), ("costs", 148)))
    found, y = {}, 0.0
    for name, high in heights:
        found[name] = Box(places.column_x, y, places.column_w, float(high))
        y += high + GAP - (2 if name == "road" else 0)
    return found


def column_scenery(mode: str, places: Layout, t: Words) -> str:
    """The papers and titles of the panels."""
    out = ""
    for name, (x, y, w, h) in boxes(mode, places).items():
        if name == "danger":
            continue
        out += rect(x, y, w, h, 14 if h > 50 else 12)
        if h > 50:
            out += text(x + PAD, y + 21, t(f"draw-head-{name}"), 14.5, 650, cls="d", room=w * 0.55)
    if "costs" in boxes(mode, places):
        out += _costs(boxes(mode, places)["costs"], t)
    if "tokens" in boxes(mode, places):
        out += _token_heads(boxes(mode, places)["tokens"], mode, t)
    return out


def draw_column(sheet: Sheet, scene: Scene, places: Layout, t: Words) -> None:
    """What changes in the panels."""
    box = boxes(scene.mode, places)
    _roll(sheet, scene, box["roll"], t)
    _bank(sheet, scene, box["bank"], t)
    _special(sheet, scene, box["road"], "road", t)
    _special(sheet, scene, box["patrol"], "patrol", t)
    if scene.watch:
        _tokens(sheet, scene, box["tokens"], t)
        _danger(sheet, scene, box["danger"], t)
        _heroes(sheet, scene, box["heroes"], t)


# ---- dice


def _roll(sheet: Sheet, scene: Scene, box: Box, t: Words) -> None:
    """The dice of the last roll, and what the wildling die said."""
    x, y, w, h = box
    size = h - 50
    spot = Spot(x + 8, y + 30, w - 16, h - 37, 12)
    if not scene.dice:
        blank = die(x + PAD, y + 36, size, 0) + die(x + PAD + size + 8, y + 36, size, 0)
        left = x + PAD + 2 * size + 26
        words = text(left, y + 40 + size / 2, t("draw-no-roll"), 12, 450, cls="faint", room=x + w - PAD - left)
        sheet.put("dice", "column", f'<g class="washed">{blank}</g>{words}', spot)
        return
    out = text(x + w - PAD, y + 21, scene.seats[scene.active].name, 11, 500, "end", "faint", room=w * 0.4)
    out += die(x + PAD, y + 36, size, scene.dice[0]) + die(x + PAD + size + 8, y + 36, size, scene.dice[1])
    left = x + PAD + 2 * size + 8
    if len(scene.dice) < 3:
        out += text(left + 22, y + 36 + size * 0.66, f"= {sum(scene.dice)}", 28, 750, cls="d")
    else:
        out += _wildling_die(scene, left + 16, y + 36, size, x + w - PAD, t)
    sheet.put("dice", "column", out, spot)


def die(x: float, y: float, size: float, n: int) -> str:
    """A die that shows a number."""
    out = (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(size)}" height="{num(size)}" rx="{size / 5:.1f}" fill="#fbf3df"'
        ' stroke="#10141c" stroke-width="1.5"/>'
    )
    for spot in SPOTS[n]:
        dx, dy = AT[spot]
        cx, cy = x + size / 2 + dx * size / 4, y + size / 2 + dy * size / 4
        out += disc(cx, cy, size * 0.09, 'fill="#1c212b"')
    return out


def _wildling_die(scene: Scene, x: float, y: float, size: float, right: float, t: Words) -> str:
    """The twelve-sided die, and whether someone was called."""
    middle = Point(x + size * 0.58, y + size / 2)
    half = size * 0.43
    out = (
        f'<polygon points="{hexagon(middle, size * 0.58)}" fill="#23435c" stroke="#cfe0ea" stroke-width="2"'
        f' stroke-linejoin="round"/><path d="M{num(middle.x)} {num(middle.y - size / 2)}l{num(half)} {num(size * 0.75)}'
        f'h{num(-2 * half)}z" fill="none" stroke="#7fa3bd" stroke-width="1.2"/>'
    )
    number = scene.dice[2]
    out += text(middle.x, middle.y + 9, number, 26, 750, "middle", "d bright")
    start = middle.x + size * 0.58 + 4
    calls = scene.trails[number - 1][0] >= 0
    words = (t("draw-trail", n=number) if calls else t("draw-no-trail")).split(" ")
    looks = "warn" if calls else "faint"
    for place, word in enumerate(words):
        base = y + size / 2 + 4 + 14 * (place - (len(words) - 1) / 2)
        out += text((start + right) / 2, base, word, 11.5, 650, "middle", looks, room=right - start)
    return out


# ---- bank and special cards


def _bank(sheet: Sheet, scene: Scene, box: Box, t: Words) -> None:
    """How many of each resource are left, and how many development cards."""
    x, y, w, _ = box
    sheet.put(
        "bank-rate",
        "column",
        text(x + w - PAD, y + 21, t("draw-rate", n=scene.rate), 11, 500, "end", "faint", room=w * 0.5),
    )
    step = (w - 16) / 6
    for place, (word, left) in enumerate([*zip(RESOURCE_WORDS, scene.bank), ("deck", scene.deck)]):
        at, size = x + 10 + place * step, min(20.0, step * 0.4)
        icon = "ui-cards" if word == "deck" else word
        name = title(t(f"draw-left-{word}", n=left))
        looks = "bad" if left == 0 else "soft" if word == "deck" else ""
        inner = name + use(icon, at, y + 35, size, "dark-edge" if word != "deck" else "quiet")
        inner += text(at + size + 2, y + 36 + size * 0.7, left, 12.5 if size == 20 else 11.5, 700, cls=looks)
        sheet.put("deck" if word == "deck" else f"bank-{word}", "column", inner, Spot(at - 2, y + 31, step - 3, 28, 8))


def _special(sheet: Sheet, scene: Scene, box: Box, which: str, t: Words) -> None:
    """Who holds a special card and with how much."""
    x, y, w, h = box
    holder = scene.longest if which == "road" else scene.largest
    icon = "road" if which == "road" else "patrol"
    size = h - 12
    out = use(icon, x + 10, y + 6, size, f"P{holder}" if holder >= 0 else "washed quiet")
    if holder >= 0:
        seat = scene.seats[holder]
        n = seat.road if which == "road" else seat.patrols
        words = t("draw-holder", name=seat.name, n=n)
    else:
        words = t("draw-no-holder", n=LEAST_ROAD if which == "road" else LEAST_PATROL)
    out += text(x + size + 18, y + h / 2 - 3, t(f"draw-special-{which}"), 13, 650, cls="d", room=w - size - 72)
    out += text(x + size + 18, y + h / 2 + 12, words, 11, 500, cls="soft", room=w - size - 72)
    out += rect(x + w - 50, y + h / 2 - 11, 40, 22, 11, "pressed")
    out += text(x + w - 30, y + h / 2 + 4, t("draw-points", n=scene.special_points), 11, 650, "middle", room=36)
    sheet.put(f"special-{which}", "column", out)


def _costs(box: Box, t: Words) -> str:
    """What is built from what, on boards without the Wall."""
    x, y, w, _ = box
    out = ""
    for row, (word, icon, cost) in enumerate(COSTS[:4]):
        base = y + 48 + row * 27
        out += use(icon, x + PAD, base - 16, 21, "quiet") + text(
            x + PAD + 30, base, t(f"draw-cost-{word}"), 12.5, 550, room=108
        )
        goods = [RESOURCE_WORDS[kind] for kind, n in enumerate(cost) for _ in range(n)]
        for place, good in enumerate(goods):
            out += use(good, x + w - PAD - 22 * (len(goods) - place), base - 15, 20, "dark-edge")
    return out


# ---- the wildlings to come


def _columns(box: Box, mode: str) -> tuple[float, float, int]:
    """Where the types of the table of tokens stand: the first, the way to the next, and how many."""
    types = TYPES if mode == "watch56" else TYPES - 1
    step = (box.w - 110) / types
    return box.x + 104 + step / 2, step, types


def _token_heads(box: Box, mode: str, t: Words) -> str:
    first, step, types = _columns(box, mode)
    out = text(box.x + box.w - PAD, box.y + 21, t("draw-tokens-hint"), 11, 500, "end", "faint", room=box.w * 0.45)
    for kind in range(types):
        name = title(t(f"draw-type-{TYPE_WORDS[kind]}"))
        out += f"<g>{name}{use(TYPE_ICONS[kind], first + kind * step - 13, box.y + 27, 26, 'dark-edge')}</g>"
    return out


def _tokens(sheet: Sheet, scene: Scene, box: Box, t: Words) -> None:
    """By clan and type, how many tokens are still hidden."""
    first, step, types = _columns(box, scene.mode)
    clans = len(scene.camps)
    high = (box.h - 62) / clans
    for clan in range(clans):
        y = box.y + 57 + (clan + 0.5) * high
        out = text(box.x + PAD, y + 4, t(f"draw-clan-{CLAN_WORDS[clan]}"), 12, 550, cls="soft", room=92)
        for kind in range(types):
            n = scene.hidden_tokens[clan * TYPES + kind]
            x = first + kind * step
            out += rect(x - 16, y - high / 2 + 1, 32, high - 2, 6, "inset")
            out += text(x, y + 4.5, n, 12.5, 650, "middle", "" if n else "faint")
        sheet.put(f"tokens-{CLAN_WORDS[clan]}", "column", out)


def _danger(sheet: Sheet, scene: Scene, box: Box, t: Words) -> None:
    """What goes wrong first, said in words; calm where the next roll can break nothing."""
    x, y, w, h = box
    found = [] if scene.over else dangers(scene)
    loud = bool(found)
    fill, edge = ("#3a1f1c", "#ff8a7a") if loud else ("#1d3a30", "#6cc794")
    out = slab(x, y, w, h, 14, f'fill="{fill}" stroke="{edge}" stroke-opacity=".5"')
    out += use("breach" if loud else "guard", x + 12, y + 12, 34, "dark-edge" if loud else "quiet dark-edge")
    room = w - 66
    if loud:
        out += text(x + 54, y + 25, danger_head(found[0], t), 14.5, 650, cls="d blush", room=room)
        lines = danger_lines(found[0], t)
    else:
        out += text(x + 54, y + 25, t("draw-calm"), 14.5, 650, cls="d mint", room=room)
        lines = [t("draw-calm-more"), weakest_words(scene, t)]
    lines = [*lines, *outlook_lines(scene, len(found), t)][:4]
    for place, line in enumerate(lines):
        looks = ("blush" if loud else "mint") if place < 2 else "ember"
        out += text(
            x + (54 if place < 2 else PAD),
            y + 43 + place * 15.5,
            line,
            11,
            450 if place < 2 else 600,
            cls=looks,
            room=room if place < 2 else w - 28,
        )
    sheet.put("danger", "column", out)


def danger_head(danger: Danger, t: Words) -> str:
    """A danger in a few words."""
    return t(f"draw-danger-{danger.kind}", section=danger.section + 1)


def weakest_words(scene: Scene, t: Words) -> str:
    """Which section would break first."""
    section = weakest(scene)
    foes, guards = len(scene.clearings[section]), len(scene.guards[section])
    return t("draw-weakest", section=section + 1, foes=foes, guards=guards)


def danger_lines(danger: Danger, t: Words) -> list[str]:
    """Who stands against whom, and which faces of the wildling die bring it about; a climber heeds no guards."""
    faces = ", ".join(str(n) for n in danger.faces)
    if danger.kind == "climber":
        return [t("draw-danger-climbs", faces=faces, n=len(danger.faces), all=FACES)]
    odds = t("draw-danger-faces", faces=faces, n=len(danger.faces), all=FACES)
    return [t("draw-danger-odds", foes=danger.foes, guards=danger.guards), odds]


def outlook_lines(scene: Scene, found: int, t: Words) -> list[str]:
    """Further threats: who would win a tragic end that is near, the next rush, and how many sections more are weak."""
    lines = []
    near = scene.breaches == MOST_BREACHES - 1 or scene.in_gift >= MOST_IN_GIFT - 1
    if near and not scene.over:
        heirs = tragic_heirs(scene)
        guards = scene.seats[heirs[0]].guards
        if len(heirs) == 1:
            lines.append(t("draw-heir", name=scene.seats[heirs[0]].name, guards=guards))
        else:
            lines.append(t("draw-heirs", n=len(heirs), guards=guards))
    for rush in rushes(scene)[:1]:
        lines.append(t("draw-rush", clan=t(f"draw-clan-{CLAN_WORDS[rush.clan]}"), share=rush.share))
    if found > 1:
        lines.append(t("draw-danger-more", n=found - 1))
    return lines


def _heroes(sheet: Sheet, scene: Scene, box: Box, t: Words) -> None:
    """The heroes one may take, each with what it does."""
    x, y, w, h = box
    sheet.put(
        "heroes-count",
        "column",
        text(x + w - PAD, y + 21, t("draw-heroes-count", n=len(scene.display)), 11, 500, "end", "faint", room=w * 0.4),
    )
    step = (h - 38) / max(8, len(scene.display))
    for row, hero in enumerate(scene.display):
        top = y + 31 + row * step
        word = HERO_WORDS[hero]
        inner = title(t(f"draw-hero-{word}-does")) + rect(0, 0, w - 20, step - 2.5, 6, "inset")
        inner += use("hero", 3, (step - 2.5) / 2 - 8.5, 17)
        line = t("draw-hero-line", name=t(f"draw-hero-{word}"), does=t(f"draw-hero-{word}-short"))
        inner += text(24, step / 2 + 2.6, line, 11, 500, room=w - 48)
        sheet.move(f"hero-{word}", "column", x + 10, top, inner, Spot(x + 10, top, w - 20, step - 2.5, 6))
