"""When the daily clocks of a person stand: hours of sleep and vacations, within bounds that are fair to the others."""

import re
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Final
from zoneinfo import available_timezones

from rampart.server.basics.clocks import zone_of
from rampart.server.basics.model import Preferences
from rampart.server.basics.refusals import Refused

SLEEPS: Final = ("", "21-6", "22-7", "23-8", "0-8", "1-9")  # hours; '' for none
DAYS_A_YEAR: Final = 30
LONGEST_ZONE: Final = 60
MOST_VACATIONS: Final = 40
DAY: Final = timedelta(days=1)
DATE: Final = re.compile(r"\d{4}-\d{2}-\d{2}")


def fit_sleep(value: object) -> str:
    if value not in SLEEPS:
        raise Refused("bad_field", field="sleep")
    return str(value)


def fit_zone(value: object) -> str:
    """A time zone that is known; any other counts as UTC."""
    if not isinstance(value, str) or len(value) > LONGEST_ZONE:
        raise Refused("bad_field", field="zone")
    return value if value in available_timezones() else ""


def day_in(text: str) -> date:
    if not DATE.fullmatch(text):
        raise Refused("bad_dates")
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Refused("bad_dates") from None


def days_of(likes: Preferences, span: Sequence[float]) -> tuple[date, date]:
    """The first and the last day of a vacation, as its person counts them."""
    zone = zone_of(likes.zone)
    return datetime.fromtimestamp(span[0], zone).date(), datetime.fromtimestamp(span[1] - 1, zone).date()


def days_taken(likes: Preferences, year: int) -> int:
    """How many days of a year someone is on vacation."""
    taken = 0
    for span in likes.vacations:
        first, last = days_of(likes, span)
        taken += max(0, (min(last, date(year, 12, 31)) - max(first, date(year, 1, 1))).days + 1)
    return taken


def with_vacation(likes: Preferences, first: str, last: str, now: float) -> list[list[float]]:
    """The vacations of someone with one more; it begins tomorrow at the earliest, so that it saves no move."""
    zone = zone_of(likes.zone)
    start, end = day_in(first), day_in(last)
    today = datetime.fromtimestamp(now, UTC).astimezone(zone).date()
    if not today < start <= end or (end - today).days > 400:
        raise Refused("bad_dates")
    begins, ends = (datetime.combine(day, datetime.min.time(), zone).timestamp() for day in (start, end + DAY))
    kept = [list(span) for span in likes.vacations if span[1] > now - 400 * 86400]
    if any(a < ends and begins < b for a, b in kept) or len(kept) >= MOST_VACATIONS:
        raise Refused("bad_dates")
    found = sorted([*kept, [begins, ends]])
    after = Preferences(zone=likes.zone, vacations=found)
    if any(days_taken(after, year) > DAYS_A_YEAR for year in {start.year, end.year}):
        raise Refused("no_days", most=DAYS_A_YEAR)
    return found


def without_vacation(likes: Preferences, begins: float, now: float) -> list[list[float]]:
    """The vacations of someone without one that has not begun; one that runs ends now."""
    found: list[list[float]] = []
    for a, b in likes.vacations:
        if abs(a - begins) > 1 or b <= now:
            found.append([a, b])
        elif a <= now:
            found.append([a, now])
    return found
