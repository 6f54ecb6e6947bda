"""The board of Qin Jiushao, in the solo game: what he has, his location track, his card, and where he strikes next."""

from typing import Final

from rampart.draw import Sheet, piece, rect, text, title, use
from rampart.games.great_wall.draw.folding import folded
from rampart.games.great_wall.draw.layout import GAP, WIDTH
from rampart.games.great_wall.draw.places import PLACE_ICONS
from rampart.games.great_wall.draw.scene import Qin, Stop
from rampart.games.great_wall.draw.words import Words
from rampart.games.great_wall.tables import BARRACKS, LOCATION_WORDS, SECTION_WORDS, TOP_LEVEL

QIN: Final = 1  # the color of his pieces: that of the second seat
HIGH: Final = 172.0
SELF_W: Final = 152.0
CARD_W: Final = 190.0
STRIKE_W: Final = 126.0
TRACK_X: Final = SELF_W + GAP
TRACK_W: Final = WIDTH - SELF_W - CARD_W - STRIKE_W - 3 * GAP
CARD_X: Final = TRACK_X + TRACK_W + GAP
STRIKE_X: Final = CARD_X + CARD_W + GAP
LINE: Final = 13.0


def qin_scenery(y: float, t: Words) -> str:
    """The four papers and their titles."""
    out = rect(0, y, SELF_W, HIGH, 12) + rect(TRACK_X, y, TRACK_W, HIGH, 12)
    out += rect(CARD_X, y, CARD_W, HIGH, 12) + rect(STRIKE_X, y, STRIKE_W, HIGH, 12)
    out += use("qin", 8, y + 6, 34, f"P{QIN}") + text(46, y + 21, t("automaton-7"), 14.5, 650, cls="d", room=100)
    out += text(46, y + 36, t("draw-qin-title"), 9.5, 500, cls="soft", room=100)
    out += text(TRACK_X + 12, y + 20, t("draw-qin-track"), 13.5, 650, cls="d", room=140)
    out += text(TRACK_X + TRACK_W - 12, y + 19, t("draw-qin-order"), 9.5, 500, "end", "soft", TRACK_W - 170)
    out += text(TRACK_X + 12, y + HIGH - 9, t("draw-qin-highest"), 9.5, 650, room=180)
    out += text(TRACK_X + TRACK_W - 12, y + HIGH - 9, t("draw-qin-lowest"), 9.5, 650, "end", "", 200)
    return out + text(STRIKE_X + 12, y + 20, t("draw-qin-strikes"), 13.5, 650, cls="d", room=STRIKE_W - 22)


def draw_qin(sheet: Sheet, qin: Qin, y: float, t: Words) -> None:
    """All of his board that changes."""
    draw_self(sheet, qin, y, t)
    step = (TRACK_W - 16) / len(qin.track)
    for place, stop in enumerate(qin.track):
        draw_stop(sheet, stop, place, TRACK_X + 8 + place * step, y + 28, step - 6, t)
    draw_card(sheet, qin, y, t)
    draw_strike(sheet, qin, y, t)


def draw_self(sheet: Sheet, qin: Qin, y: float, t: Words) -> None:
    """Honor against the human's, support advisors and the pool."""
    out = title(t("draw-honour", n=qin.honour)) + use("honour", 10, y + 46, 26)
    out += text(42, y + 67, qin.honour, 22, 750, cls="d")
    behind = qin.own - qin.honour
    words = t("draw-qin-behind" if behind > 0 else "draw-qin-ahead", n=abs(behind))
    out += text(SELF_W - 10, y + 58, t("draw-qin-own", n=qin.own), 10, 650, "end", "", 66)
    out += text(SELF_W - 10, y + 71, words, 9.5, 500, "end", "soft", 70)
    sheet.put("qin-honour", "qin", out)
    out = rect(8, y + 80, SELF_W - 16, 30, 8, "inset") + use("advisor", 13, y + 84, 22, f"P{QIN}")
    out += text(40, y + 93, t("draw-qin-support", n=qin.support), 10.5, 700, room=SELF_W - 56)
    out += text(40, y + 105, t("draw-qin-ability", n=qin.yearly), 9.5, 500, cls="soft", room=SELF_W - 56)
    sheet.put("qin-support", "qin", out)
    out = text(10, y + 126, t("draw-qin-pool"), 9.5, 550, cls="soft", room=SELF_W - 20)
    for place, (icon, n) in enumerate(zip(("clerk", "spearman", "archer"), qin.pool)):
        left = 10 + place * 46
        out += use(icon, left, y + 132, 22, f"P{QIN}") + text(left + 25, y + 148, n, 13, 700)
    sheet.put("qin-pool", "qin", out)


def draw_stop(sheet: Sheet, stop: Stop, place: int, x: float, y: float, w: float, t: Words) -> None:
    """A slot of the location track: token, overseer, clerks, what an activation would bring, who comes next."""
    word = LOCATION_WORDS[stop.location]
    brings = t("draw-qin-recruits" if stop.location == BARRACKS else "draw-qin-gains", n=stop.brings)
    out = title(f"{place + 1}. {t(f'location-{word}')}: {brings}")
    out += rect(x, y, w, 122, 8, "inset now" if stop.next else "inset")
    out += text(x + 7, y + 16, place + 1, 12, 700, cls="d soft")
    out += use("wound" if stop.location == BARRACKS else PLACE_ICONS[stop.location], x + w / 2 - 13, y + 5, 26)
    out += text(x + w / 2, y + 44, t(f"location-{word}"), 10.5, 650, "middle", "d", w - 8)
    for level in range(TOP_LEVEL if stop.location != BARRACKS else 0):
        out += rect(x + w / 2 - 24 + level * 17, y + 51, 14, 8, 3, "inked" if level < stop.level else "pressed")
    for clerk in range(min(stop.clerks, 4)):
        out += piece("clerk", QIN, x + 6 + clerk * 17, y + 64, 19)
    if stop.next:
        out += rect(x + 5, y + 87, w - 10, 15, 7, "inked")
        out += text(x + w / 2, y + 98, t("draw-qin-next", n=stop.next), 9.5, 700, "middle", "turned", w - 14)
    out += text(x + w / 2, y + 116, brings, 9.5, 500, "middle", "soft", w - 6)
    sheet.put(f"qin-slot-{place + 1}", "qin", out)


def draw_card(sheet: Sheet, qin: Qin, y: float, t: Words) -> None:
    """His command card of this fall, or how many lie in his deck."""
    deck = t("draw-qin-deck", deck=qin.deck, gone=qin.discarded)
    out = use("command", CARD_X + 9, y + 8, 22)
    name = t(f"command-{qin.card}") if qin.card else t("draw-qin-no-card")
    out += text(CARD_X + 36, y + 24, name, 13.5, 650, cls="d", room=CARD_W - 46)
    if qin.card:
        top = y + 42
        for line in folded(t(f"command_text-qin_{qin.card}"), CARD_W - 22, 9.8):
            out += text(CARD_X + 11, top, line, 9.8, 500)
            top += LINE
    out += text(CARD_X + 11, y + HIGH - 9, deck, 9.5, 550, cls="soft", room=CARD_W - 22)
    sheet.put("qin-card", "qin", out)


def draw_strike(sheet: Sheet, qin: Qin, y: float, t: Words) -> None:
    """The section on the horde deck, and the spot that his next spearman would cover."""
    out = ""
    for place, section in enumerate((1, 2)):
        left = STRIKE_X + 9 + place * 55
        now = section == qin.section
        out += rect(left, y + 30, 52, 44, 8, "inked" if now else "inset") + use("wall", left + 15, y + 33, 22)
        words = t(f"draw-qin-section-{SECTION_WORDS[section]}")
        out += text(left + 26, y + 69, words, 9.5, 650, "middle", "turned" if now else "", 48)
    top = y + 87
    for line in folded(t("draw-qin-points", section=SECTION_WORDS[qin.section]), STRIKE_W - 20, 9.5):
        out += text(STRIKE_X + 10, top, line, 9.5, 500, cls="soft")
        top += LINE
    if qin.horde:
        out += rect(STRIKE_X + 8, y + 122, STRIKE_W - 16, 29, 8, "pressed") + use(
            f"ho-{qin.horde}", STRIKE_X + 12, y + 122, 22
        )
        out += text(STRIKE_X + 38, y + 134, t(f"horde-{qin.horde}"), 9.5, 650, room=STRIKE_W - 52)
        out += text(STRIKE_X + 38, y + 146, t("draw-qin-spot"), 9.5, 500, cls="soft", room=STRIKE_W - 52)
    out += text(STRIKE_X + 10, y + HIGH - 9, t("draw-qin-reward"), 9.5, 500, cls="soft", room=STRIKE_W - 20)
    sheet.put("qin-strike", "qin", out)
