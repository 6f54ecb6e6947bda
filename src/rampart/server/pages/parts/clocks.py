"""The clock of a seat: what is left, a bar of it, and for daily games when it ends; the script lets it run."""

from rampart.draw import Fragment, esc
from rampart.draw.html import icon
from rampart.server.basics.clocks import DAILY, DAY, HORIZON, LOW, LOW_DAILY, Times, say_left, stops_of
from rampart.server.basics.model import SeatKind
from rampart.server.pages.parts.sight import Sight, panel
from rampart.server.tables.room import Room


def clock(sight: Sight, p: int) -> list[Fragment]:
    """The clock of a seat, where the table has clocks."""
    times = sight.room.times
    if times is None or not sight.playing or sight.room.table.seats[p].kind is not SeatKind.PERSON:
        return []
    runs, left, zero = reading(sight.room, p, p == sight.seat)
    daily, now = times.terms.clock == DAILY, sight.room.now()
    stands = daily and runs and stopped(sight.room, p)
    looks = "ckl" + (" low" if low(times, left, runs) else "") + (" runs" if runs and not stands else "")
    words = say_left(sight.t, left, daily)
    whole = times.terms.days * DAY if daily else max(1.0, times.terms.minutes * 60.0)
    data = f' data-zero="{zero:.1f}"' if runs and not stands else ""
    told = esc(sight.t("clock-of", left=words))
    note = sight.t("clock-stands") if stands else ""
    body = (
        f"{icon('ui-vacation' if stands else 'ui-wait' if daily else 'ui-clock', 's')}"
        f'<span class="ck" role="timer" title="{told}">{esc(words)}</span>'
        f'<progress max="{whole:.0f}" value="{max(0.0, min(left, whole)):.0f}" aria-hidden="true"></progress>'
    )
    if note:
        body += f'<span class="note">{esc(note)}</span>'
    if daily and runs and not stands:
        body += f'<time class="note" data-at="{zero:.0f}"></time>'
    attributes = f'data-clock="{times.terms.clock}"{data} data-left="{max(0.0, left):.1f}" data-now="{now:.1f}"'
    id = f"ui-seat-{p}"
    return [panel(f"{id}-clock", id, body, looks, "div", attributes)]


def reading(room: Room, seat: int, own: bool = False) -> tuple[bool, float, float]:
    """Does the clock of a seat run as far as it is shown, what is left, and when will it be at zero?"""
    times, now = room.times, room.now()
    assert times is not None
    runs = seat in times.running if own or room.state is None else seat in room.table.deciders
    stops = stops_of(room.liked(seat), times.asked[seat], now + HORIZON * DAY) if times.terms.clock == DAILY else []
    left = times.remaining(seat, now, stops, runs)
    return runs, left, times.zero_at(seat, now, stops, runs) if runs else 0.0


def stopped(room: Room, seat: int) -> bool:
    """Does the person of a seat sleep, or is on vacation?"""
    now = room.now()
    return any(a <= now < b for a, b in stops_of(room.liked(seat), now - DAY, now + DAY))


def low(times: Times, left: float, runs: bool) -> bool:
    return runs and left < (LOW_DAILY if times.terms.clock == DAILY else LOW)
