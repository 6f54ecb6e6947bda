"""The log: what happened, one sentence for each event of the journal."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rampart.kernel import events
from rampart.kernel.events import named, seat_of
from rampart.kernel.journal import FORCED, Event
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
    happened = named(event, rules)
    args = {name: argument(value) for name, value in happened.args.items()}
    if happened.seat is not None:
        args["seat"] = happened.seat
    spoken = voice.named(args)
    if voice.plain:
        return " ".join([happened.kind, *(f"{key}={plainly(value)}" for key, value in spoken.items())])
    return voice.t(f"log-{happened.kind}", whose="nobody" if happened.seat is None else "seat", **spoken)


def argument(value: events.Value) -> Value:
    """An argument of an event as a message takes it: `none` for none, and one that is hidden says so itself."""
    if value == events.HIDDEN:
        return HIDDEN
    return "none" if value is None else value


def plainly(value: Value) -> str:
    """An argument for a game that has no catalog."""
    return "?" if value == HIDDEN else str(value)
