"""The clock of a new table: what can be chosen, and how a table's clock is called."""

from dataclasses import replace
from typing import Any, Final

from rampart.server.basics.clocks import AT_ZERO, DAILY, LIVE
from rampart.server.basics.model import DELAYS, PATIENCE, Terms
from rampart.server.basics.rating import BANDS, HIGHEST
from rampart.server.basics.refusals import Refused
from rampart.server.pages.forms import radios, select
from rampart.server.play.checks import number, text
from rampart.text import Speaker

LIVE_CLOCKS: Final = ((7, 10), (15, 20), (30, 30), (60, 60))  # minutes, seconds of a move that are given back
DAILY_CLOCKS: Final = (1, 2, 3, 7)  # days for a move
MOST_MINUTES, MOST_INCREMENT, MOST_DAYS = 600, 600, 30


def clock_key(terms: Terms) -> str:
    """The clock of a table as a form names it."""
    if terms.clock == LIVE:
        return f"{LIVE}-{terms.minutes}-{terms.increment}"
    return f"{DAILY}-{terms.days}" if terms.clock == DAILY else ""


def clocks() -> dict[str, Terms]:
    """The clocks that a form offers."""
    live = [Terms(clock=LIVE, minutes=minutes, increment=increment) for minutes, increment in LIVE_CLOCKS]
    daily = [Terms(clock=DAILY, days=days) for days in DAILY_CLOCKS]
    return {clock_key(terms): terms for terms in (Terms(), *live, *daily)}


def clock_words(say: Speaker, terms: Terms) -> str:
    if terms.clock == LIVE:
        return say("clock-live", minutes=terms.minutes, seconds=terms.increment)
    return say("clock-daily", n=terms.days) if terms.clock == DAILY else say("clock-none")


def clock_fields(say: Speaker, terms: Terms) -> str:
    """The clock, and what happens at zero."""
    offered = [(key, clock_words(say, found)) for key, found in clocks().items()]
    zero = [(then, say(f"clock-zero-{then}")) for then in AT_ZERO]
    return select("clock", say("clock-head"), offered, clock_key(terms), hint=say("clock-hint")) + radios(
        "at_zero", say("clock-zero"), zero, terms.at_zero
    )


def band_words(say: Speaker, least: int, most: int) -> str:
    """Which ratings are wanted at a table."""
    if least and most:
        return say("band-both", least=str(least), most=str(most))
    return say("band-from", n=str(least)) if least else say("band-under", n=str(most)) if most else say("band-any")


def band_field(say: Speaker, terms: Terms) -> str:
    """Who may sit down, by rating."""
    offered = [(f"{least}-{most}", band_words(say, least, most)) for least, most in BANDS]
    return select("band", say("new-band"), offered, f"{terms.least}-{terms.most}", hint=say("new-band-hint"))


def band_of(wanted: str) -> tuple[int, int]:
    """The ratings that a form asks for."""
    return next((band for band in BANDS if f"{band[0]}-{band[1]}" == wanted), BANDS[0])


def read_terms(body: dict[str, Any]) -> Terms:
    """The terms that a script asks for: `patience` in seconds, and a `clock` with its numbers."""
    patience = number(body, "patience") if "patience" in body else Terms().patience
    if not PATIENCE[0] <= patience <= PATIENCE[-1]:
        raise Refused("bad_field", field="patience")
    clock = body.get("clock", {})
    if not isinstance(clock, dict):
        raise Refused("bad_field", field="clock")
    kind, then = text(clock, "kind", ""), text(clock, "at_zero", AT_ZERO[0])
    if kind not in ("", LIVE, DAILY) or then not in AT_ZERO:
        raise Refused("bad_field", field="clock")
    minutes, increment = (bounded(clock, "minutes", 1, MOST_MINUTES), bounded(clock, "increment", 0, MOST_INCREMENT))
    days = bounded(clock, "days", 1, MOST_DAYS)
    rated = body.get("rated", False)
    if not isinstance(rated, bool):
        raise Refused("bad_field", field="rated")
    least, most = (bounded(body, name, 0, HIGHEST) for name in ("least", "most"))
    if most and least > most:
        raise Refused("bad_field", field="most")
    delay = number(body, "delay") if "delay" in body else 0
    if delay not in DELAYS:
        raise Refused("bad_field", field="delay")
    plain = Terms(patience, rated, at_zero=then, least=least, most=most, delay=delay)
    if kind == LIVE:
        return replace(plain, clock=LIVE, minutes=minutes, increment=increment)
    return replace(plain, clock=DAILY, days=days) if kind == DAILY else plain


def bounded(body: dict[str, Any], name: str, least: int, most: int) -> int:
    value = number(body, name) if name in body else least
    if not least <= value <= most:
        raise Refused("bad_field", field=name)
    return value
