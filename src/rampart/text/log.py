"""The log: what happened, one sentence for each event of the journal."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from babel.lists import format_list

from rampart.kernel import events
from rampart.kernel.events import named, seat_of
from rampart.kernel.journal import FORCED, Event
from rampart.kernel.rules import Rules
from rampart.text.catalog import HIDDEN, Value, knows
from rampart.text.voice import Voice

LISTS: Final = {"en": "en_GB"}  # "wood, stone and gold", without a comma before the last


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: whose it is (None: no one's), what kind of event it tells, its sentence and its rule."""

    seat: int | None
    kind: str
    text: str
    rule: str


def line(event: Event, rules: Rules, lang: str = "en", names: Sequence[str] | None = None) -> str:
    """The sentence of an event; '' for a forced choice, since what came of it is told by the events after it."""
    return told(event, rules, Voice(rules.name, lang, names))


def lines(events: Iterable[Event], rules: Rules, lang: str = "en", names: Sequence[str] | None = None) -> list[Line]:
    """The lines of all events that have something to say; those that belong together are one line."""
    return [line for line, _ in told_lines(events, rules, lang, names)]


def told_lines(
    events: Iterable[Event], rules: Rules, lang: str = "en", names: Sequence[str] | None = None
) -> list[tuple[Line, list[Event]]]:
    """The same lines, each with the events that it tells."""
    voice = Voice(rules.name, lang, names)
    out: list[tuple[Line, list[Event]]] = []
    pieces: list[str] = []  # of the last line, where it can be added to
    frame = ""  # what that line says around its pieces
    for event in events:
        if event.code == FORCED:
            continue
        kind = rules.events[event.code]
        if not knows(rules.name, f"log-{kind.name}-together"):
            frame = ""
            out.append((Line(seat_of(event), kind.name, told(event, rules, voice), kind.rule), [event]))
            continue
        args = arguments(event, rules, voice)
        around = voice.t(f"log-{kind.name}-together", pieces="", **args)
        together: list[Event] = []
        if frame == around and out[-1][0].kind == kind.name:
            together = out.pop()[1]
        else:
            pieces, frame = [], around
        pieces.append(voice.t(f"log-{kind.name}-piece", **args))
        text = voice.t(f"log-{kind.name}-together", pieces=format_list(pieces, locale=LISTS.get(lang, lang)), **args)
        out.append((Line(seat_of(event), kind.name, text, kind.rule), [*together, event]))
    return out


def told(event: Event, rules: Rules, voice: Voice) -> str:
    """An event in the words of a voice: the message `log-<its name>` with the numbers by their names.

    Events that are told together have two messages instead: `-together`, and `-piece` for what each of them adds.

    One that may befall a seat or no one's pieces selects by `whose`: `seat` or `nobody`.
    """
    if event.code == FORCED:
        return ""
    kind = rules.events[event.code].name
    args = arguments(event, rules, voice)
    if voice.plain:
        return " ".join([kind, *(f"{key}={plainly(value)}" for key, value in args.items() if key != "whose")])
    if knows(rules.name, f"log-{kind}-together"):
        return voice.t(f"log-{kind}-together", pieces=voice.t(f"log-{kind}-piece", **args), **args)
    return voice.t(f"log-{kind}", **args)


def arguments(event: Event, rules: Rules, voice: Voice) -> dict[str, Value]:
    """The arguments of an event as its message takes them, seats by their names."""
    happened = named(event, rules)
    args = {name: argument(value) for name, value in happened.args.items()}
    if happened.seat is not None:
        args["seat"] = happened.seat
    return {**voice.named(args), "whose": "nobody" if happened.seat is None else "seat"}


def argument(value: events.Value) -> Value:
    """An argument of an event as a message takes it: `none` for none, and one that is hidden says so itself."""
    if value == events.HIDDEN:
        return HIDDEN
    return "none" if value is None else value


def plainly(value: Value) -> str:
    """An argument for a game that has no catalog."""
    return "?" if value == HIDDEN else str(value)
