"""The frame of a whole drawing: turn, step and who decides above the table, and what each seat owns beneath it."""

from typing import Final

from rampart.draw import Sheet, mark, pattern_area, rect, text, title, use
from rampart.draw.fragments import Spot
from rampart.draw.widths import width
from rampart.games.watch.draw.layout import GAP, SEATS_H, STRIP_H, WIDTH, Layout
from rampart.games.watch.draw.scene import Scene, SeatView
from rampart.games.watch.draw.words import Words
from rampart.games.watch.tables import AT_END, BEFORE_ROLL, HERO_WORDS, IN_BUILD, IN_SETUP, IN_SPECIAL_BUILD, SIDE_WORDS

STAGES: Final = ("roll", "trade", "build")
"""The steps of a turn."""


def stage_now(scene: Scene) -> int:
    """The step of the turn, -1 where no turn is running."""
    if scene.stage in (IN_SETUP, AT_END, IN_SPECIAL_BUILD) or scene.over:
        return -1
    return max(0, min(scene.stage, IN_BUILD) - BEFORE_ROLL - 1)


def moment_words(scene: Scene, t: Words) -> str:
    """Where in the game we are."""
    if scene.over:
        return t("draw-over")
    return t("draw-setup") if scene.stage == IN_SETUP else t("draw-turn", n=scene.turn + 1)


def draw_strip(sheet: Sheet, scene: Scene, t: Words) -> None:
    """The line above the table."""
    y = -STRIP_H
    name = t("draw-title")
    out = text(4, y + 21, name, 17, 650, cls="d", room=300)
    out += text(
        4 + min(300, width(name, 17, 650, True)) + 12, y + 20.5, moment_words(scene, t), 12.5, 500, cls="soft", room=110
    )
    sheet.put("strip", "frame", out + _stages(scene, y, t))
    if scene.deciders:
        _deciders(sheet, scene, y, t)


def _stages(scene: Scene, y: float, t: Words) -> str:
    """The steps of a turn, the present one dark."""
    names = [t(f"draw-stage-{word}") for word in STAGES]
    widths = [width(name, 12, 600) + 24 for name in names]
    x = 560 - sum(widths) / 2
    out = rect(x, y + 3, sum(widths), 27, 13.5, "card-face")
    for stage, (name, wide) in enumerate(zip(names, widths)):
        now = stage == stage_now(scene)
        if now:
            out += rect(x, y + 3, wide, 27, 13.5, "inked")
        out += text(x + wide / 2, y + 20.8, name, 12, 600 if now else 500, "middle", "turned" if now else "soft")
        x += wide
    return out


def _deciders(sheet: Sheet, scene: Scene, y: float, t: Words) -> None:
    if scene.viewer in scene.deciders:
        words = t("draw-you-decide")
    else:
        words = t("draw-decides", name=scene.seats[scene.deciders[0]].name)
    long = min(190.0, width(words, 12.5, 600))
    marks = "".join(mark(seat, WIDTH - long - 26 - 18 * k, y + 8, 16) for k, seat in enumerate(scene.deciders[::-1]))
    sheet.put("decider", "frame", marks + text(WIDTH - 4, y + 20.5, words, 12.5, 600, "end", room=190))


def draw_seats(sheet: Sheet, scene: Scene, places: Layout, t: Words) -> None:
    """The seats side by side."""
    n = len(scene.seats)
    w = (WIDTH - GAP * (n - 1)) / n
    for seat in scene.seats:
        _seat(sheet, scene, seat, seat.seat * (w + GAP), places.seats_y, w, t)


def _seat(sheet: Sheet, scene: Scene, seat: SeatView, x: float, y: float, w: float, t: Words) -> None:
    """A seat: its name and points, what it holds, its guards, roads and hero."""
    out = rect(x, y, w, SEATS_H, 10) + pattern_area(seat.seat, f"M{x + 1:.1f} {y + 8:.1f}h5v{SEATS_H - 16:.1f}h-5z")
    if seat.seat in scene.deciders:
        out += rect(x + 1, y + 1, w - 2, SEATS_H - 2, 9, "rule")
    out += mark(seat.seat, x + 12, y + 8, 16)
    out += text(x + 33, y + 21, seat.name, 13, 650, cls="d", room=w - 66)
    out += text(x + w - 12, y + 22, seat.points, 18, 700, "end", "d")
    shown = seat_numbers(scene, seat)
    step = (w - 22) / 5
    size, high = (14.0, 11.0) if step > 32 else (11.5, 10.0)
    for place, (icon, word, n) in enumerate(shown):
        at = x + 11 + place * step
        looks = f"P{seat.seat}" if icon in ("guard", "road", "patrol") else "quiet"
        name = title(t(f"draw-holds-{word}", n=n))
        out += f"<g>{name}{use(icon, at, y + 29, size, looks)}{text(at + size + 2, y + 40, n, high, 600)}</g>"
    if seat.hero >= 0:
        out += text(x + 12, y + 56, hero_words(seat, t), 10.5, 500, cls="faint", room=w - 22)
    sheet.put(f"seat-{seat.seat}", "seats", out, Spot(x + 2, y + 2, w - 4, SEATS_H - 4, 9))


def seat_numbers(scene: Scene, seat: SeatView) -> list[tuple[str, str, int]]:
    """What everyone may count of a seat: icon, word and number."""
    shown = [("ui-cards", "cards", seat.cards), ("ui-hidden", "unplayed", seat.unplayed)]
    if scene.watch:
        shown.append(("guard", "guards", seat.guards))
    shown.append(("road", "road", seat.road))
    return [*shown, ("patrol", "patrols", seat.patrols)] if seat.patrols else shown


def hero_words(seat: SeatView, t: Words) -> str:
    """The hero of a seat and its side, and whether it rests this turn."""
    name = t(f"draw-hero-{HERO_WORDS[seat.hero]}")
    side = SIDE_WORDS[seat.side].upper()
    return t("draw-hero-resting" if seat.resting else "draw-hero-side", name=name, side=side)
