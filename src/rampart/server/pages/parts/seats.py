"""The seats: who plays, what each owns, and who is asked; before the game, who still may sit down."""

from typing import Final

from rampart.draw import Fragment, esc
from rampart.draw.html import icon, shape
from rampart.draw.panels import shown_scores
from rampart.draw.seats import MARKS
from rampart.kernel.errors import RampartError
from rampart.kernel.fields import UNKNOWN
from rampart.server.basics.model import Seat, SeatKind, Status
from rampart.server.pages.games import bot_words, level_words
from rampart.server.pages.parts.clocks import clock
from rampart.server.pages.parts.sight import Sight, act, holder, panel
from rampart.server.tables.opening import levels_for

MANY: Final = 5  # so many seats need a closer strip on a small screen


def seats(sight: Sight) -> list[Fragment]:
    """All seats, and what is coming."""
    many = " many" if len(sight.room.table.seats) >= MANY else ""
    label = f'class="seats{many}" aria-label="{esc(sight.t("table-seats"))}"'
    out = [holder("aside", "ui-seats", "", label)]
    scores = points(sight)
    for seat in sight.room.table.seats:
        out += one_seat(sight, seat, scores)
    if sight.coming:
        out.append(panel("ui-coming", "ui-seats", sight.coming, "panel coming-up", "section", 'tabindex="0"'))
    return out


def points(sight: Sight) -> list[int]:
    """The points of each seat as far as the viewer may know them."""
    if not sight.started:
        return []
    try:
        return shown_scores(sight.s, sight.seat)
    except RampartError:
        return []


def one_seat(sight: Sight, seat: Seat, scores: list[int]) -> list[Fragment]:
    """A seat: its name and points, what it does, what it owns; each part is sent only when it changes."""
    p = seat.number
    id = f"ui-seat-{p}"
    free = seat.kind is SeatKind.FREE
    name = sight.t("open-free") if free else sight.names[p]
    role, who = sight.roles[p], ""
    if role:
        name, who = role, f'<small class="who">{esc(name)}</small>'
    told = f' data-piece="{piece_of(sight, p)}"' if piece_of(sight, p) else ""
    head = f'{shape(p)}<span class="nm{" mut" if free else ""}"{told}>{esc(name)}</span>{who}{signs(sight, seat)}'
    if scores:
        head += score(sight, scores[p])
    looks = f"seat P{p % len(MARKS)}" + (" me" if p == sight.seat else "") + (" away" if sight.is_away(p) else "")
    turn = sight.playing and p in sight.s.deciders
    out = [
        holder("section", id, "ui-seats", f'class="{looks}{" turn" if turn else ""}"'),
        panel(f"{id}-head", id, head, "r1", "div"),
    ]
    if sight.room.table.status is Status.OPEN:
        if seat.kind is SeatKind.BOT:
            out.append(panel(f"{id}-level", id, f"<span>{esc(level_words(sight.t, seat.bot))}</span>", "sub", "div"))
        return [*out, panel(f"{id}-sit", id, seating(sight, seat), "btns", "div")]
    now = f"<span>{esc(doing(sight, p))}</span>{place(sight, p)}"
    out.append(panel(f"{id}-now", id, now, "sub turn" if turn else "sub", "div"))
    out += clock(sight, p)
    if sight.is_away(p) and p != sight.seat and may_ask(sight):
        out.append(panel(f"{id}-away", id, bot_instead(sight, p), "btns away-btns", "div"))
    if sight.started and sight.panels is not None:
        out.append(panel(f"{id}-row", id, sight.panels.seat_row(sight.s, p, sight.g), "row", "div"))
    return out


def signs(sight: Sight, seat: Seat) -> str:
    """That the seat is the viewer's own, that a bot plays it, or that its person is not there."""
    out = f'<span class="you">{esc(sight.t("seat-you"))}</span>' if seat.number == sight.seat else ""
    if seat.kind is SeatKind.BOT:
        out += icon("ui-bot", "sign", sight.t("seat-bot", level=level_words(sight.t, seat.bot)))
    elif sight.is_away(seat.number):
        out += icon("ui-away", "sign away", sight.t("seat-away"))
    if seat.number in sight.room.hinted:
        out += icon("ui-bolt", "sign", sight.t("hint-used"))
    return f'<span class="signs">{out}</span>' if out else ""


def score(sight: Sight, n: int) -> str:
    """The points of a seat; a crossed eye where they are hidden."""
    if n <= UNKNOWN:
        return icon("ui-hidden", "sc", sight.t("seat-hidden"))
    return f'<span class="sc" title="{esc(sight.t("seat-points", n=n))}">{n}</span>'


def doing(sight: Sight, p: int) -> str:
    """What a seat does now."""
    if not sight.playing:
        return ""
    if sight.is_away(p):
        return sight.t("seat-away-now")
    if p in sight.s.deciders:
        return sight.t("seat-thinking" if sight.room.table.seats[p].kind is SeatKind.BOT else "seat-choosing")
    if sight.polled and sight.s.is_asked(p):
        return sight.t("seat-answered")
    return sight.t("seat-waits")


def may_ask(sight: Sight) -> bool:
    """May the viewer ask the table for something now?"""
    return sight.playing and sight.plays_itself and sight.room.request is None


def bot_instead(sight: Sight, p: int) -> str:
    """Asks the table to let a bot play a seat."""
    words = sight.t("seat-to-bot-other")
    return act(words, "ask", "btn", "ui-bot", f"{words}: {sight.names[p]}", what="takeover", seat=p)


def place(sight: Sight, p: int) -> str:
    """The place of a seat in the order of play."""
    words = sight.panels.place(sight.s, p, sight.g) if sight.panels is not None and sight.playing else ""
    looks = "st go" if sight.playing and p in sight.s.deciders else "st"
    told = f' data-piece="{piece_of(sight, p)}"' if getattr(sight.panels, "PLACE_IS_PIECE", False) else ""
    return f'<span class="{looks}"{told}>{esc(words)}</span>' if words else ""


def piece_of(sight: Sight, p: int) -> str:
    """The id under which the game tells of a seat's role, hero or clan, '' where it has none."""
    found = getattr(sight.panels, "seat_piece", None)
    return str(found(sight.s, p)) if found is not None and sight.started else ""


def seating(sight: Sight, seat: Seat) -> str:
    """What may be done with a seat before the game."""
    t = sight.t
    if seat.kind is SeatKind.FREE:
        return act(t("open-sit"), "sit", "btn", "ui-user", seat=seat.number) + bot_levels(sight, seat.number)
    if seat.number in sight.own_seats:
        return act(t("open-stand"), "stand", "btn ghost", seat=seat.number)
    return act(t("open-clear"), "stand", "btn ghost host-only", seat=seat.number)


def bot_levels(sight: Sight, seat: int) -> str:
    """Puts a bot on a free seat: how strong it is can be chosen first."""
    t = sight.t
    levels = levels_for(sight.room.table.game)
    if len(levels) == 1:
        return act(t("open-bot"), "bot", "btn host-only", "ui-bot", seat=seat)
    head = f'<summary class="btn">{icon("ui-bot")}<span>{esc(t("open-bot"))}</span></summary>'
    rows = "".join(
        act(level_words(t, bot), "bot", "btn", name=bot_words(t, bot), seat=seat, bot=bot) for bot in reversed(levels)
    )
    return f'<details class="levels host-only" id="ui-levels-{seat}">{head}<div class="btns">{rows}</div></details>'
