"""The log: what happened, one sentence for each event of the journal."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rampart.kernel.frame import MOST_SEATS
from rampart.kernel.journal import FORCED, Event
from rampart.kernel.record import UNKNOWN, Field
from rampart.kernel.rules import Rules
from rampart.text.catalog import HIDDEN, Value
from rampart.text.voice import Voice


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: whose it is (None: nobody's), what kind of event it tells, its sentence and its rule."""

    seat: int | None
    kind: str
    text: str
    rule: str


def line(event: Event, rules: Rules, lang: str = "en", names: Sequence[str] | None = None) -> str:
    """The sentence of an event; '' for a forced choice, since what came of it is told by the events after it."""
    return told(event, rules, Voice(rules.name, lang, names))


def lines(events: Iterable[Event], rules: Rules, lang: str = "en", names: Sequence[str] | None = None) -> list[Line]:
    """The lines of all events that have something to say."""
    voice = Voice(rules.name, lang, names)
    return [
        Line(seat_of(event), rules.events[event.code].name, told(event, rules, voice), rules.events[event.code].rule)
        for event in events
        if event.code != FORCED
    ]


def told(event: Event, rules: Rules, voice: Voice) -> str:
    """An event in the words of a voice: the message `log-<its name>` with the numbers by their names.

    One that may befall a seat or nobody's pieces selects by `whose`: `seat` or `nobody`.
    """
    if event.code == FORCED:
        return ""
    kind = rules.events[event.code]
    args = {field.name: argument(field, number) for field, number in zip(kind.args, event.numbers, strict=True)}
    seat = seat_of(event)
    if seat is not None:
        args["seat"] = seat
    named = voice.named(args)
    if voice.plain:
        return " ".join([kind.name, *(f"{key}={plainly(value)}" for key, value in named.items())])
    return voice.t(f"log-{kind.name}", whose="nobody" if seat is None else "seat", **named)


def seat_of(event: Event) -> int | None:
    """The seat of an event, if it has one."""
    return event.seat if event.seat < MOST_SEATS else None


def argument(field: Field, number: int) -> Value:
    """A number of an event as a message takes it: its word, `none`, or that it is hidden."""
    if field.low > UNKNOWN >= number:  # one that may fall so low, as a payment may, is never hidden
        return HIDDEN
    if not field.words:
        return number
    return field.words[number] if number >= 0 else "none"


def plainly(value: Value) -> str:
    """An argument for a game that has no catalog."""
    return "?" if value == HIDDEN else str(value)
