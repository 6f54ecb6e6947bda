"""The clocks of a table: how much time each seat has left, worked out from its entries.

Live: a seat has some minutes for the whole game, and gets back up to the increment of what it took for a move. Daily: a
seat has some days for each move. A clock runs while its person is asked. It stands while the site is down, while the
scene of what has just happened is shown (a fixed length, whatever a page does), and in a daily game while its person
sleeps or is on vacation. Where it is not shown who has answered, all that were asked seem to run until all have.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime, time, timedelta
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo

from rampart.server.basics.model import Entry, EntryKind, Preferences, SeatKind, Table, Terms
from rampart.text import Speaker

DAY: Final = 86400.0
LIVE, DAILY = "live", "daily"
AT_ZERO: Final = ("bot", "vote", "resign", "nothing")
RETURN_SECONDS: Final = 180.0  # at least so much has who takes a seat back
SCENE_EACH: Final = 1.4  # seconds of a scene for each thing that happened
SCENE_MOST: Final = 9.0
LOW: Final = 60.0  # seconds under which a live clock warns
LOW_DAILY: Final = 4 * 3600.0
HORIZON: Final = 120  # days that are looked ahead

Span = tuple[float, float]
Ran = Callable[[float, float], float]


def always(start: float, end: float) -> float:
    """The time between two moments, where nothing stood still."""
    return max(0.0, end - start)


class Uptime:
    """When the site was not running, or could store nothing: no clock runs then."""

    def __init__(self, gaps: Iterable[Span] = ()) -> None:
        self.gaps = merged(gaps)
        self.until = math.inf  # since when nothing can be stored

    def ran(self, start: float, end: float) -> float:
        end = min(end, self.until)
        return max(0.0, end - start - overlap(self.gaps, start, end))


def merged(spans: Iterable[Span]) -> list[Span]:
    """The same times as spans that do not overlap one another."""
    found: list[Span] = []
    for a, b in sorted(spans):
        if found and a <= found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], b))
        else:
            found.append((a, b))
    return found


def overlap(spans: Iterable[Span], start: float, end: float) -> float:
    """How much of a time lies within some spans that do not overlap one another."""
    return sum(max(0.0, min(end, b) - max(start, a)) for a, b in spans)


def scene_seconds(events: int) -> float:
    """How long the scene of an entry is at normal pace."""
    return min(SCENE_MOST, SCENE_EACH * events)


class Times:
    """The clocks of one running table."""

    def __init__(self, terms: Terms, seats: int, ran: Ran = always) -> None:
        self.terms = terms
        self.left = [terms.minutes * 60.0] * seats
        self.used = [0.0] * seats
        self.asked = [0.0] * seats  # daily: since when the seat is asked
        self.running: frozenset[int] = frozenset()
        self.since = 0.0
        self.out: set[int] = set()  # seats whose time is over and for which nothing more happens
        self.judged: set[int] = set()  # those of them about which the table votes
        self.ran = ran

    def note(self, entry: Entry, running: frozenset[int], events: int) -> None:
        """Take an entry into account, after which these seats are asked."""
        passed = self.ran(self.since, entry.at)
        for seat in self.running:
            self.left[seat] -= passed
            self.used[seat] += passed
        for seat in self.running - running:
            self.left[seat] += min(float(self.terms.increment), self.used[seat])
            self.used[seat] = 0.0
        self.since = entry.at + scene_seconds(events)
        self.end_votes(entry, running)
        for seat in running:
            if seat not in self.running or (entry.kind is EntryKind.CHOICE and entry.seat == seat):
                self.asked[seat] = self.since
        if entry.kind is EntryKind.TAKEOVER and not entry.data["bot"]:
            seat = entry.data["seat"]
            self.left[seat] = max(self.left[seat], min(RETURN_SECONDS, self.terms.minutes * 60.0))
            self.asked[seat] = entry.at
            self.out.discard(seat)
        if entry.kind is EntryKind.TIMEOUT and entry.data["then"] in ("nothing", "vote"):
            self.out.add(entry.seat)
            self.judged |= {entry.seat} if entry.data["then"] == "vote" else set()
        if entry.kind is EntryKind.TIME and entry.data["seconds"]:
            seat = entry.data["seat"]
            self.left[seat] = float(entry.data["seconds"])
            self.asked[seat] = entry.at
            self.out.discard(seat)
        self.running = running

    def end_votes(self, entry: Entry, running: frozenset[int]) -> None:
        """A seat that has moved after all, or need not any more, has its clock again; so has one that was voted on."""
        for seat in list(self.judged):
            moved = entry.kind is EntryKind.CHOICE and entry.seat == seat
            if moved or seat not in running:
                self.out.discard(seat)
            if moved or seat not in running or entry.data.get("seat") == seat:
                self.judged.discard(seat)

    def remaining(self, seat: int, now: float, stops: Sequence[Span] = (), runs: bool | None = None) -> float:
        """How many seconds a seat has left; `runs` where it only seems to be asked still."""
        going = seat in self.running if runs is None else runs
        if self.terms.clock == DAILY:
            whole = self.terms.days * DAY
            if not going:
                return whole
            start = self.asked[seat]
            return whole - max(0.0, self.ran(start, now) - overlap(stops, start, now))
        return self.left[seat] - (self.ran(self.since, now) if going else 0.0)

    def zero_at(self, seat: int, now: float, stops: Sequence[Span] = (), runs: bool | None = None) -> float:
        """When the clock of a seat that is asked will be at zero, if it is asked so long and the site stays up."""
        left = self.remaining(seat, now, stops, runs)
        if self.terms.clock != DAILY:
            return max(now, self.since) + left
        at = now
        for start, end in stops:
            if end <= at:
                continue
            if start - at >= left:
                break
            left -= max(0.0, start - at)
            at = end
        return at + left


def running_seats(table: Table, deciders: Iterable[int]) -> frozenset[int]:
    """The seats whose clocks run: people who are asked."""
    return frozenset(seat for seat in deciders if table.seats[seat].kind is SeatKind.PERSON)


def say_left(t: Speaker, seconds: float, daily: bool) -> str:
    """A time that is left: to the second in live games, else in days, hours or minutes."""
    whole = max(0, int(seconds))
    if not daily:
        hours, rest = divmod(whole, 3600)
        return f"{hours}:{rest // 60:02}:{rest % 60:02}" if hours else f"{rest // 60}:{rest % 60:02}"
    if whole >= 2 * DAY:
        return t("clock-days", n=int(whole // DAY))
    return t("clock-hours", n=whole // 3600) if whole >= 3600 else t("clock-minutes", n=whole // 60)


# ---- when the clock of a person stands in daily games


@lru_cache(maxsize=512)
def zone_of(name: str) -> ZoneInfo:
    """A time zone by name, UTC where there is none of it."""
    try:
        return ZoneInfo(name or "UTC")
    except (ValueError, KeyError, OSError):
        return ZoneInfo("UTC")


def stops_of(likes: Preferences, start: float, end: float) -> list[Span]:
    """When the daily clocks of a person stand between two moments: vacations and hours of sleep, merged."""
    spans = [(a, b) for a, b in likes.vacations if b > start and a < end]
    return merged([*spans, *nights(likes, start, end)])


def nights(likes: Preferences, start: float, end: float) -> list[Span]:
    """The hours of sleep between two moments."""
    if not likes.sleep:
        return []
    begins, ends = (int(part) for part in likes.sleep.split("-"))
    zone = zone_of(likes.zone)
    day = datetime.fromtimestamp(start, zone).date() - timedelta(days=1)
    found: list[Span] = []
    for _ in range(HORIZON):
        bed = datetime.combine(day, time(begins), zone)
        if bed.timestamp() >= end:
            break
        up = datetime.combine(day + timedelta(days=ends <= begins), time(ends), zone)
        found.append((bed.timestamp(), up.timestamp()))
        day += timedelta(days=1)
    return [(a, b) for a, b in found if b > start]
