"""The emperor's court, in co-operative play: victory and defeat, the open demands, and the events so far."""

from typing import Final

from rampart.draw import Sheet, mark, rect, text, title, use
from rampart.draw.fragments import Spot
from rampart.games.great_wall.draw.folding import folded
from rampart.games.great_wall.draw.layout import GAP, WIDTH
from rampart.games.great_wall.draw.scene import Court, DemandCard
from rampart.games.great_wall.draw.words import Words

METERS_H: Final = 44.0
CARDS_H: Final = 92.0
HIGH: Final = METERS_H + GAP + CARDS_H
EVENTS_W: Final = 214.0
SPEAKER_W: Final = 330.0  # where there are no demands
HALF: Final = (WIDTH - GAP) / 2
BOXES: Final = 250.0  # the room for what counts up
LINE: Final = 12.5


def court_scenery(y: float, slots: int, t: Words) -> str:
    """The papers and their titles."""
    out = rect(0, y, HALF, METERS_H, 12) + rect(HALF + GAP, y, HALF, METERS_H, 12)
    out += use("demand", 10, y + 9, 26) + text(42, y + 18, t("draw-court-victory"), 10, 550, cls="soft", room=66)
    out += use("shame", HALF + GAP + 10, y + 9, 26)
    out += text(HALF + GAP + 42, y + 18, t("draw-court-defeat"), 10, 550, cls="soft", room=66)
    top = y + METERS_H + GAP
    for slot in range(slots):
        out += rect(slot * (demand_width(slots) + GAP), top, demand_width(slots), CARDS_H, 12, "inset")
    if slots == 0:
        out += rect(0, top, SPEAKER_W, CARDS_H, 12) + use("command", 10, top + 5, 20)
        out += text(36, top + 19, t("draw-court-speaker"), 12.5, 650, cls="d", room=SPEAKER_W - 46)
    x = events_left(slots)
    out += rect(x, top, WIDTH - x, CARDS_H, 12) + use("event", x + 8, top + 5, 20)
    return out + text(x + 33, top + 19, t("draw-court-events"), 12.5, 650, cls="d", room=100)


def demand_width(slots: int) -> float:
    """The width of a demand card."""
    return (WIDTH - EVENTS_W - GAP * slots) / slots


def events_left(slots: int) -> float:
    """Where the events begin: behind the demands, or beside the speaker, with all the room that is left."""
    return WIDTH - EVENTS_W if slots else SPEAKER_W + GAP


def draw_court(sheet: Sheet, court: Court, y: float, t: Words) -> None:
    """All of it that changes."""
    draw_meters(sheet, court, y, t)
    top = y + METERS_H + GAP
    for slot, card in enumerate(court.demands):
        if card is not None:
            w = demand_width(court.slots)
            draw_demand(sheet, card, slot * (w + GAP), top, w, t)
    if court.slots == 0:
        draw_plate(sheet, court, top + 5, SPEAKER_W, t)
    draw_events(sheet, court, events_left(court.slots), top, t)


def draw_meters(sheet: Sheet, court: Court, y: float, t: Words) -> None:
    """What is reached of what wins, demands or winters, and tokens in the bank with those that demands will take."""
    about, together = ("victory", "together") if court.slots else ("winters", "survive")
    out = title(t(f"draw-court-{about}-about", n=court.fulfilled, needed=court.needed))
    out += text(42, y + 33, t("draw-of", n=court.fulfilled, whole=court.needed), 14, 700, room=60)
    step = BOXES / court.needed
    for place in range(court.needed):
        left, done = 112 + place * step, place < court.fulfilled
        out += rect(left, y + 13, step - 4, 19, 5, "calm" if done else "pressed")
        if done:
            out += use("ui-check", left + (step - 4) / 2 - 7, y + 15.5, 14, "white-edge")
    out += text(HALF - 12, y + 27, t(f"draw-court-{together}"), 10, 650, "end", "", 92)
    sheet.put("court-victory", "court", out)
    x, due = HALF + GAP, court.due
    left_over = max(0, court.bank - due)
    out = title(t("draw-court-defeat-about", n=court.bank, due=due))
    out += text(x + 42, y + 33, t("draw-of", n=court.bank, whole=court.whole), 14, 700, room=64)
    step = BOXES / court.whole
    for place in range(court.whole):
        look = "inked" if place < left_over else "lacquer" if place < court.bank else "pressed"
        out += rect(x + 112 + place * step, y + 13, max(1.6, step - 1.6), 19, 2, look)
    out += text(x + HALF - 12, y + 20, t("draw-court-due", n=due), 10, 650, "end", "", 92)
    out += text(x + HALF - 12, y + 33, t("draw-court-left", n=left_over), 10, 550, "end", "soft", 92)
    sheet.put("court-defeat", "court", out)


def draw_demand(sheet: Sheet, card: DemandCard, x: float, y: float, w: float, t: Words) -> None:
    """A demand: what it asks for, and who could give the own share now."""
    name = t(f"demand-{card.word}")
    out = title(t("draw-card-about", name=name, text=t(f"demand_text-{card.word}")))
    out += rect(0, 0, w, CARDS_H, 12, "card-face" if card.ready else "paper")
    out += use("demand", 8, 6, 22) + text(35, 22, name, 12.5, 650, cls="d", room=w - 44)
    top = 38.0
    for line in folded(t(f"demand_text-{card.word}"), w - 22, 10)[:3]:
        out += text(11, top, line, 10, 500)
        top += LINE
    at = 10.0
    for seat, able in enumerate(card.able):
        sign, look = ("ui-check", "fine") if able else ("ui-cross", "quiet")
        out += mark(seat, at, CARDS_H - 20, 13) + use(sign, at + 14, CARDS_H - 19, 11, look)
        at += 31
    words = t("draw-court-progress", n=card.have, whole=card.need) if card.need else ""
    words, look = (t("draw-court-ready"), "good") if card.ready else (words, "soft")
    out += text(w - 10, CARDS_H - 9, words, 10, 650, "end", look, w - at - 8) if words else ""
    sheet.move(f"demand-{card.word}", "court", x, y, out, Spot(x, y, w, CARDS_H, 12))


def draw_events(sheet: Sheet, court: Court, x: float, y: float, t: Words) -> None:
    """The events in force, the last one that happened, and how many are to come."""
    wide = WIDTH - x
    out = text(x + wide - 10, y + 18, t("draw-court-events-left", n=court.events_left), 10, 550, "end", "soft", 74)
    top = y + 38
    for word, when in court.events[-4:]:
        about = t("draw-card-about", name=t(f"event-{word}"), text=t(f"event_text-{word}"))
        kind = t(f"draw-court-{when}")
        out += f"<g>{title(about)}{text(x + 11, top, t(f'event-{word}'), 10.5, 650, room=wide - 74)}"
        out += f"{text(x + wide - 10, top, kind, 9.5, 500, 'end', 'soft', 56)}</g>"
        top += 14.5
    if not court.events:
        out += text(x + 11, top, t("draw-court-no-event"), 10, 500, cls="soft", room=wide - 22)
    sheet.put("court-events", "court", out)


def draw_speaker(sheet: Sheet, court: Court, y: float, w: float, t: Words) -> None:
    """Who speaks for all, and what shame the honor of all could buy back, where artifacts lie otherwise."""
    draw_plate(sheet, court, y, w, t)
    out = text(12, y + 82, t("draw-court-forecast"), 10.5, 650, room=w - 22)
    left = t("draw-court-left", n=max(0, court.bank - court.due))
    out += use("shame", 11, y + 88, 17) + text(33, y + 101, left, 10.5, 600, room=w - 44)
    out += use("honour", 11, y + 108, 17) + text(
        33, y + 121, t("draw-court-buyable", n=court.buyable), 10.5, 500, room=w - 44
    )
    sheet.put("court-forecast", "court", out)


def draw_plate(sheet: Sheet, court: Court, y: float, w: float, t: Words) -> None:
    """Who speaks for all."""
    out = title(t("draw-court-speaker-about")) + rect(8, y + 25, w - 16, 40, 7, "inset")
    if court.slots:
        out += mark(court.speaker, 14, y + 29, 15) + text(34, y + 41, court.speaker_name, 12, 650, room=w - 48)
        for place, line in enumerate(folded(t("draw-court-speaker-slots"), w - 26, 9.4)[:2]):
            out += text(14, y + 52 + 10 * place, line, 9.4, 450, cls="soft", room=w - 26)
    else:
        out += mark(court.speaker, 14, y + 33, 20) + text(42, y + 43, court.speaker_name, 12, 650, room=w - 56)
    sheet.put("court-speaker", "court", out)
