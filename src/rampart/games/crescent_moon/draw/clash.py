"""A combat or an influence contest: who stands against whom, with what, and how strong each side is."""

from collections.abc import Sequence
from typing import Final

from rampart.draw import Sheet, mark, rect, text, title, use
from rampart.draw.fragments import Spot
from rampart.games.crescent_moon.content.power_cards import CARD_WORDS
from rampart.games.crescent_moon.draw.cards import art, back, told
from rampart.games.crescent_moon.draw.layout import CLASH_H, CLASH_Y, MARKET_W, MARKET_X
from rampart.games.crescent_moon.draw.scene import HIDDEN, NOBODY, Clash, Played
from rampart.games.crescent_moon.draw.words import Words
from rampart.games.crescent_moon.tables import ATTACKING, CHARACTER_WORDS, DEFENDING

LEFT: Final = MARKET_X - 10
WIDE: Final = MARKET_W + 10
COLUMN: Final = (WIDE - 36) / 2
ROW: Final = 25.0


def draw_clash(sheet: Sheet, clash: Clash, t: Words) -> None:
    """The whole panel: a title, two columns, and what was agreed with the Murshid."""
    y = CLASH_Y
    kind = "contest" if clash.contest else "assault" if clash.planned else "combat"
    out = rect(LEFT, y, WIDE, CLASH_H, 12) + use(
        "influence" if clash.contest else "challenge", LEFT + 12, y + 9, 24, "quiet"
    )
    out += text(LEFT + 42, y + 27, t(f"draw-{kind}", hex=clash.cell), 16, 650, cls="d", room=WIDE - 56)
    sheet.put("clash-head", "clash", out)
    for side in (ATTACKING, DEFENDING):
        column(sheet, clash, side, LEFT + 12 + side * (COLUMN + 12), y + 42, t)
    foot(sheet, clash, y + CLASH_H, t)


def column(sheet: Sheet, clash: Clash, side: int, x: float, y: float, t: Words) -> None:
    """One side: its strength, its players and its cards."""
    won = clash.winner == side
    word = "attacker" if side == ATTACKING else "defender"
    out = rect(x, y, COLUMN, 52, 10, "inked" if won else "inset")
    out += text(x + 12, y + 18, t(f"draw-{word}"), 12, 600, cls="turned" if won else "soft", room=COLUMN - 60)
    note = t("draw-won") if won else "" if clash.revealed else t("draw-before-cards")
    if clash.planned:
        note = t("draw-with-all") if side == ATTACKING else t("draw-before-cards")
    notes = [note] if note else []
    if clash.losses[side] != HIDDEN:
        notes.append(t("draw-losses", n=clash.losses[side]))
    for line, words in enumerate(notes):
        base = y + 38 - 6 * (len(notes) - 1) + 12 * line
        out += text(x + 12, base, words, 10.5, 500, cls="turned" if won else "faint", room=COLUMN - 52)
    out += text(x + COLUMN - 14, y + 38, clash.strengths[side], 27, 750, "end", "turned" if won else "")
    sheet.put(f"clash-{word}", "clash", title(t("draw-strength", n=clash.strengths[side])) + out)
    y += 60
    for seat, stands in clash.seats:
        if stands == side:
            y = player(sheet, seat, x, y, t)
    cards(sheet, [(n, card) for n, card in enumerate(clash.cards) if card.side == side], x, y + 2, t)
    if not clash.revealed and not clash.planned and any(stands == side for _, stands in clash.seats):
        sheet.move(f"clash-back-{side}", "clash", x + 2, y + 4, title(t("draw-face-down")) + back(34, 46))


def player(sheet: Sheet, seat: int, x: float, y: float, t: Words) -> float:
    """Someone who takes part; returns where the next may stand."""
    inner = use(f"f-{CHARACTER_WORDS[seat]}", x + 2, y, 22, f"P{seat}")
    inner += text(x + 30, y + 15.5, t(f"character-{CHARACTER_WORDS[seat]}"), 12, 600, room=COLUMN - 34)
    sheet.put(f"player-{seat}", "clash", inner, Spot(x, y - 1, COLUMN, 24, 8))
    return y + ROW


def cards(sheet: Sheet, shown: Sequence[tuple[int, Played]], x: float, y: float, t: Words) -> None:
    """The cards of a side in the order they were played."""
    high = min(24.0, 128.0 / max(1, len(shown)))
    for place, (number, card) in enumerate(shown):
        top = y + place * high
        inner = title(told(card.kind, t)) + played(card, x, top, high, t)
        sheet.put(f"played-{number}", "clash", inner, Spot(x, top, COLUMN, high - 3, 6))


def played(card: Played, x: float, top: float, high: float, t: Words) -> str:
    """A card that was played: the units on it, and a tick or a cross once it is done with or undone."""
    word = CARD_WORDS[card.kind]
    gone = card.state in ("assassinated", "declined")
    size, base, right = high - 6, top + high / 2 + 2.5, x + COLUMN
    out = rect(x, top, COLUMN, high - 3, 6, "empty" if gone else "inset")
    out += use(art(word), x + 4, top + 1.5, size, f"P{card.seat}" + (" washed" if gone else ""))
    room = COLUMN - size - (80 if card.meddled else 66)
    out += text(x + size + 9, base, t(f"card-{word}"), 10.8, 600, cls="faint" if gone else "", room=room)
    if card.meddled:
        out += mark(card.seat, right - 66, base - 9.5, 11)
    if card.units:
        out += use("unit", right - 50, top + 2, size - 2, f"P{card.seat}")
        out += text(right - 20, base, card.units, 10.5, 700, "end")
    sign = "ui-cross" if gone else "ui-check" if card.state == "resolved" else ""
    return out + (use(sign, right - 17, base - 10.5, 13, "quiet") if sign else "")


def foot(sheet: Sheet, clash: Clash, y: float, t: Words) -> None:
    """Those who have not declared a side, and a deal with the Murshid."""
    undecided = [seat for seat, stands in clash.seats if stands not in (ATTACKING, DEFENDING)]
    x = LEFT + 12
    if undecided:
        sheet.put("clash-undecided", "clash", text(x, y - 36, t("draw-undeclared"), 11, 600, cls="faint", room=100))
        for seat in undecided:
            inner = use(f"f-{CHARACTER_WORDS[seat]}", x + 104, y - 52, 22, f"P{seat}")
            inner += title(t(f"character-{CHARACTER_WORDS[seat]}"))
            sheet.put(f"player-{seat}", "clash", inner, Spot(x + 102, y - 54, 26, 26, 8))
            x += 34
    seat, points = clash.deal
    if seat != NOBODY:
        said = t("draw-deal", name=t(f"character-{CHARACTER_WORDS[seat]}"), n=points)
        sheet.put(
            "clash-deal",
            "clash",
            use("ui-trade", LEFT + 12, y - 25, 16, "quiet")
            + text(LEFT + 34, y - 12, said, 11, 550, cls="soft", room=WIDE - 50),
        )
