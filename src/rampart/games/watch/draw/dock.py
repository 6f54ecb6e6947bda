"""The foot of a whole drawing: the viewer's resources, development cards, hero, and the way to victory."""

from typing import Final

from rampart.draw import Sheet, rect, text, title, use
from rampart.draw.fragments import Spot
from rampart.games.watch.draw.layout import DOCK_H, WIDTH, Layout
from rampart.games.watch.draw.scene import SeatView
from rampart.games.watch.draw.words import Words
from rampart.games.watch.tables import (
    CARD_WORDS,
    HERO_WORDS,
    MOST_CARDS,
    POINTS_TO_WIN,
    RESOURCE_WORDS,
    SIDE_WORDS,
    SOURCE_WORDS,
)

CARD_ICONS: Final = ("patrol", "winter", "road-building", "new-guard", "monopoly", "honour")
CARDS_X: Final = 292.0
HERO_X: Final = 640.0
SCORE_X: Final = 812.0
CARD_W: Final = 78.0
CARD_H: Final = 92.0


def dock_scenery(places: Layout) -> str:
    """The panel of the dock with its rules."""
    y = places.dock_y
    out = rect(0, y, WIDTH, DOCK_H, 14)
    for x in (CARDS_X, HERO_X, SCORE_X) if places.clans else (CARDS_X, SCORE_X):
        out += f'<path d="M{x:g} {y + 12:g}v{DOCK_H - 24:g}" class="hair"/>'
    return out


def draw_dock(sheet: Sheet, seat: SeatView, places: Layout, t: Words) -> None:
    """What is the viewer's own."""
    y = places.dock_y
    _resources(sheet, seat, y, t)
    _cards(sheet, seat, y, t)
    if seat.hero >= 0:
        _hero(sheet, seat, y, t)
    _score(sheet, seat, y, t)


def _resources(sheet: Sheet, seat: SeatView, y: float, t: Words) -> None:
    """The resources in boxes, and the pieces left to build."""
    looks = "bad" if seat.cards > MOST_CARDS else "faint"
    head = text(14, y + 19, t("draw-hand", n=seat.cards, most=MOST_CARDS), 11, 600, cls=looks, room=CARDS_X - 28)
    head += text(14, y + 118, left_words(seat, t), 10.5, 500, cls="faint", room=CARDS_X - 28)
    sheet.put("dock-head", "dock", head)
    for kind, word in enumerate(RESOURCE_WORDS):
        x, top, n = 14 + kind * 54, y + 28, seat.hand[kind]
        inner = title(t(f"draw-left-{word}", n=n)) + rect(x, top, 49, 68, 10, "inset")
        inner += use(word, x + 10, top + 8, 29, "dark-edge" if n else "washed dark-edge")
        inner += text(x + 24.5, top + 59, n, 16, 700, "middle", "" if n else "faint")
        sheet.put(f"hand-{word}", "dock", inner, Spot(x, top, 49, 68, 10))


def left_words(seat: SeatView, t: Words) -> str:
    """What can still be built."""
    words = [t(f"draw-left-{piece}", n=n) for piece, n in zip(("roads", "settlements", "keeps", "guards"), seat.left)]
    return t("draw-left", pieces=", ".join(words))


def _cards(sheet: Sheet, seat: SeatView, y: float, t: Words) -> None:
    """Development cards, those of one kind on top of each other."""
    label = text(
        CARDS_X + 14, y + 19, t("draw-cards", n=seat.unplayed), 11, 600, cls="faint", room=HERO_X - CARDS_X - 28
    )
    sheet.put("dock-cards", "dock", label)
    held = [kind for kind, n in enumerate(seat.development) if n]
    step = min(CARD_W + 8, (HERO_X - CARDS_X - 22) / max(1, len(held)))
    for place, kind in enumerate(held):
        x, top, word = CARDS_X + 14 + place * step, y + 28, CARD_WORDS[kind]
        wide, n = step - 8, seat.development[kind]
        new = seat.fresh[kind] == n and word != "vp_card"
        inner = title(t(f"draw-card-{word}-does")) + rect(0, 0, wide, CARD_H, 9, "card-face")
        inner += text(wide / 2, 17, t(f"draw-card-{word}"), 12, 650, "middle", "d", room=wide - 8)
        inner += use(CARD_ICONS[kind], wide / 2 - 18, 26, 36, f"P{seat.seat}{' washed' if new else ''}")
        below = t("draw-card-new") if new else t("draw-card-count", n=n) if n > 1 else t(f"draw-card-{word}-short")
        inner += text(wide / 2, 82, below, 10, 500, "middle", "faint", room=wide - 8)
        sheet.move(f"card-{word}", "dock", x, top, inner, Spot(x, top, wide, CARD_H, 9))


def _hero(sheet: Sheet, seat: SeatView, y: float, t: Words) -> None:
    word = HERO_WORDS[seat.hero]
    wide = SCORE_X - HERO_X - 28
    inner = title(t(f"draw-hero-{word}-does")) + rect(0, 0, wide, CARD_H, 9, "card-face")
    inner += text(10, 19, t(f"draw-hero-{word}"), 13, 650, cls="d", room=wide - 20)
    inner += use("hero", wide / 2 - 19, 27, 38, "washed" if seat.resting else "")
    inner += text(wide / 2, 82, t(f"draw-hero-{word}-short"), 10, 500, "middle", "soft", room=wide - 12)
    head = t("draw-your-hero-resting" if seat.resting else "draw-your-hero", side=SIDE_WORDS[seat.side].upper())
    sheet.put("dock-hero", "dock", text(HERO_X + 14, y + 19, head, 11, 600, cls="faint", room=wide))
    sheet.move(f"hero-{word}", "dock", HERO_X + 14, y + 28, inner, Spot(HERO_X + 14, y + 28, wide, CARD_H, 9))


def _score(sheet: Sheet, seat: SeatView, y: float, t: Words) -> None:
    """The points of the viewer and where they come from."""
    x = SCORE_X + 14
    out = text(x, y + 19, t("draw-to-victory"), 11, 600, cls="faint", room=120)
    out += text(x, y + 46, seat.points, 26, 700, cls="d")
    out += text(x + 34, y + 45, t("draw-of-ten", n=POINTS_TO_WIN), 13, 550, cls="d soft", room=90)
    row = y + 62.0
    for word, n in zip(SOURCE_WORDS, seat.sources):
        if n:
            out += text(x, row, t("draw-source", source=t(f"source-{word}"), n=n), 10.5, 500, cls="soft", room=124)
            row += 12.5
    sheet.put("dock-score", "dock", out)
