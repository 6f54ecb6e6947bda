"""The Khan above the hordes: his card between two skills, the section where he stands, and the emperor's award."""

from typing import Final

from rampart.draw import Sheet, mark, rect, text, title, use
from rampart.draw.fragments import Spot
from rampart.games.great_wall.draw.field import CARD_EDGE, CELL, figure, shape
from rampart.games.great_wall.draw.folding import folded
from rampart.games.great_wall.draw.layout import COLUMN_W, SECTION_W, SECTION_XS, TRACKS_W, TRACKS_X
from rampart.games.great_wall.draw.scene import Khan, KhanCard
from rampart.games.great_wall.draw.words import Words
from rampart.games.great_wall.tables import CELL_WORDS, COLUMNS

HIGH: Final = 128.0  # with the pill that shows where he stands
CARD_H: Final = 104.0
TOP: Final = -HIGH
KHAN_FILL: Final = "#7a1f1a"
SKILL_FILL: Final = "#3a1f1c"
SILENT_FILL: Final = "#8d7d6a"
CELL_W: Final = 31.0
CELL_H: Final = 23.0
LINE: Final = 11.5
AWARD_LINES: Final = 4
COLUMN_OF: Final = (1, 0, 2)  # above which section each of his cards lies, his own in the middle


def khan_scenery(t: Words) -> str:
    """The papers beside his cards."""
    out = rect(0, TOP, COLUMN_W, CARD_H, 12) + use("khan", 9, TOP + 8, 40)
    out += text(54, TOP + 25, t("card-genghis_khan"), 13, 650, cls="d", room=70)
    out += rect(TRACKS_X, TOP, TRACKS_W, CARD_H, 12) + use("award", TRACKS_X + 8, TOP + 6, 22)
    return out + text(TRACKS_X + 34, TOP + 21, t("draw-khan-award"), 12.5, 650, cls="d", room=64)


def draw_khan(sheet: Sheet, khan: Khan, t: Words) -> None:
    """His cards, how far he is from defeat, where he stands, and the award."""
    out = text(12, TOP + 42 + 22, t("draw-khan-spot", n=khan.per_spot), 10.5, 600, room=COLUMN_W - 20)
    out += text(12, TOP + 80, t("piece-spots"), 10, 500, cls="soft", room=COLUMN_W - 20)
    out += text(12, TOP + 95, t("piece-covered", n=khan.covered, of=khan.spots), 11.5, 700, room=COLUMN_W - 20)
    sheet.put("khan-progress", "khan", title(t("card_text-genghis_khan")) + out)
    for place, card in enumerate(khan.cards):
        draw_card(sheet, card, SECTION_XS[COLUMN_OF[place]], place == 0, t)
    if khan.section >= 0:
        draw_figure(sheet, khan.section, t)
    draw_award(sheet, khan, t)


def draw_card(sheet: Sheet, card: KhanCard, x: float, his_own: bool, t: Words) -> None:
    """One of his cards: name, effect, spots and who stands on them."""
    fill = KHAN_FILL if his_own else SILENT_FILL if card.silenced else SKILL_FILL
    name = t(f"card-{card.word}")
    out = title(t("draw-card-about", name=name, text=t(f"card_text-{card.word}")))
    out += shape(x, TOP, SECTION_W, CARD_H, 10, fill, f'stroke="{CARD_EDGE}"')
    left = x + 10
    if his_own:
        out += use("khan", x + 9, TOP + 30, 56)
        out += text(left, TOP + 19, name, 14.5, 650, cls="d gilt", room=130)
        out += use("honour", x + SECTION_W - 56, TOP + 5, 17, "dark-edge")
        out += text(x + SECTION_W - 8, TOP + 18, "6", 12.5, 700, "end", "gilt")
    else:
        out += use("khan", x + 6, TOP + 4, 20) + text(
            x + 30, TOP + 18, name, 13, 650, cls="d gilt", room=SECTION_W - 40
        )
        words = t("draw-khan-silent") if card.silenced else t(f"card_text-{card.word}")
        for number, line in enumerate(folded(words, SECTION_W - 20, 9.4)[:2]):
            out += text(left, TOP + 33 + number * LINE, line, 9.4, 500, cls="gilt", room=SECTION_W - 20)
    sheet.put(f"khan-{card.word}", "khan", out, Spot(x, TOP, SECTION_W, CARD_H, 10))
    draw_spots(sheet, card, x + (74 if his_own else SECTION_W - 10 - 3 * (CELL_W + 2)), his_own, t)


def draw_spots(sheet: Sheet, card: KhanCard, x: float, his_own: bool, t: Words) -> None:
    """The spots: free, for more players than there are, or covered."""
    top = TOP + (33 if his_own else 53)
    covered = {spot for cover in card.covers for spot in cover.spots}
    for spot, sign in enumerate(card.cells):
        if sign == ".":
            continue
        left, y = x + spot % COLUMNS * (CELL_W + 2), top + spot // COLUMNS * (CELL_H + 2)
        id = f"khan-{card.word}-{CELL_WORDS[spot]}"
        if sign == "off":
            inner = title(t("draw-khan-players", n=int(card.numbers[spot])))
            inner += shape(0, 0, CELL_W, CELL_H, 5, "none", 'stroke="#c9b48a" stroke-dasharray="4 3"')
            sheet.move(id, "khan", left, y, inner + text(CELL_W / 2, 16, card.numbers[spot], 11, 700, "middle", "gilt"))
            continue
        inner = shape(0, 0, CELL_W, CELL_H, 5, CELL, f'stroke="{CARD_EDGE}"')
        if spot not in covered and card.numbers[spot].isdigit():
            inner += text(CELL_W / 2, 16, card.numbers[spot], 11, 700, "middle", "dark")
        sheet.move(id, "khan", left, y, inner, Spot(left, y, CELL_W, CELL_H, 5))
    for cover in card.covers:
        lefts = [x + spot % COLUMNS * (CELL_W + 2) for spot in cover.spots]
        tops = [top + spot // COLUMNS * (CELL_H + 2) for spot in cover.spots]
        wide, high = max(lefts) - min(lefts) + CELL_W, max(tops) - min(tops) + CELL_H
        ground = shape(1, 1, wide - 2, high - 2, 5, "#e2cfa6") if len(cover.spots) > 1 else ""
        inner = ground + figure(cover.kind, cover.clan, wide / 2 - 11, high / 2 - 11, 22)
        sheet.move(f"khan-{card.word}-{CELL_WORDS[cover.spots[0]]}-cover", "khan", min(lefts), min(tops), inner)


def draw_figure(sheet: Sheet, section: int, t: Words) -> None:
    """The pill above his section."""
    x = SECTION_XS[section] + SECTION_W / 2
    inner = title(t("card-genghis_khan")) + shape(-50, 0, 100, 19, 9.5, "#1c212b") + use("khan", -48, -1.5, 22)
    inner += text(-22, 13.4, t("draw-khan-here"), 11, 650, cls="bright", room=68)
    sheet.move("khan-figure", "khan", x, TOP + CARD_H + 2, inner, Spot(x - 50, TOP + CARD_H + 2, 100, 19, 9.5))


def draw_award(sheet: Sheet, khan: Khan, t: Words) -> None:
    """The award: what it does, who holds it, and how it is won."""
    x = TRACKS_X
    out = title(t("draw-card-about", name=t(f"card-{khan.award}"), text=t(f"card_text-{khan.award}")))
    out += text(x + 9, TOP + 37, t(f"card-{khan.award}"), 10.5, 650, room=TRACKS_W - 16)
    lines = folded(t(f"card_text-{khan.award}"), TRACKS_W - 16, 9)
    if len(lines) > AWARD_LINES:
        lines = [*lines[: AWARD_LINES - 1], f"{lines[AWARD_LINES - 1]} …"]
    for number, line in enumerate(lines):
        out += text(x + 9, TOP + 47.5 + number * 9.8, line, 9, 500, cls="soft", room=TRACKS_W - 16)
    left = 9.0
    if khan.holder >= 0:
        out += mark(khan.holder, x + 8, TOP + 83, 16)
        left = 28.0
    words = t("draw-khan-held" if khan.holder >= 0 else "draw-khan-unclaimed")
    for number, line in enumerate(folded(words, TRACKS_W - left - 6, 9)[:2]):
        out += text(x + left, TOP + 89 + number * 10, line, 9, 550, cls="soft", room=TRACKS_W - left - 6)
    sheet.put("award", "khan", out, Spot(x, TOP, TRACKS_W, CARD_H, 12))
