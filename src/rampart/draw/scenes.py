"""Scenes: what happened between two decisions, step by step, for the page to play.

A scene is made from the same events as the log and tells no more: a step is a line of the log with the places on the
board where it happened. Where two sides are compared, a step has both numbers; where a seat gains, what flies to it. A
game says in its module `draw.scenes` where its events happen.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple, Protocol, cast

from rampart.draw.panels import panels
from rampart.kernel.events import HIDDEN, named
from rampart.kernel.fields import UNKNOWN
from rampart.kernel.journal import Event
from rampart.kernel.rules import Rules
from rampart.kernel.state import State
from rampart.registry import module_of
from rampart.text import speaker
from rampart.text.log import Line, told_lines

MOST_STEPS: Final = 40
MOST_PLACES: Final = 8


class Duel(NamedTuple):
    """Two numbers of an event that are compared: which of its arguments, and the messages that name the two sides.

    The left side holds where it is at least as strong.
    """

    left: str
    right: str
    left_words: str
    right_words: str


class Scenes(Protocol):
    """What the `draw.scenes` module of a game offers."""

    PLACES: Mapping[str, Sequence[str]]
    """By kind of event the ids of its pieces on the board: `horde-{horde}` takes the word of an argument, `hex-{hex:n}`
    its number, `palace-{seat}-{palace:i}` its number counted from 1."""

    GAINS: Mapping[str, str]
    """Kinds of events by which a seat gains or loses something that counts up, and the argument that says how much."""

    DUELS: Mapping[str, Duel]
    """Kinds of events that compare two sides."""

    def piece(self, s: State, place: str) -> str:
        """The id of the piece at a place as PLACES tells it, where that depends on the position."""


class Step(NamedTuple):
    """One step: its sentence, whose it is, where it happens, and what is counted there."""

    line: Line
    places: tuple[str, ...]
    gain: int
    duel: tuple[str, int, str, int] | None
    chapter: bool

    def packed(self, told: bool = True) -> dict[str, Any]:
        """The step as the page gets it; what is not there is left out, and the sentence where the log has it anyway."""
        out: dict[str, Any] = {"t": self.line.text} if told else {}
        if self.line.seat is not None:
            out["s"] = self.line.seat
        if self.places:
            out["at"] = self.places
        if self.gain:
            out["up"] = self.gain
        if self.duel is not None:
            out["vs"] = self.duel
        if self.chapter:
            out["ch"] = 1
        return out


@cache
def scenes_of(game: str) -> Scenes | None:
    """What a game says of its scenes, None if it says nothing."""
    return cast(Scenes | None, module_of(game, "draw.scenes"))


def scene(events: Iterable[Event], s: State, lang: str, names: Sequence[str]) -> list[Step]:
    """The steps of what a viewer has seen; of a very long chain the last ones, with every chapter and duel.

    The position is the one after them, as the viewer sees it.
    """
    rules = s.rules
    told = scenes_of(rules.name)
    shown = panels(rules.name)
    if told is None or shown is None:
        return []
    steps = [
        step(line, happened, s, told, lang, line.kind in shown.CHAPTERS)
        for line, happened in told_lines(events, rules, lang, names)
    ]
    spare = len(steps) - MOST_STEPS
    if spare > 0:
        kept = [one for one in steps[:spare] if one.chapter or one.duel is not None]
        steps = [*kept, *steps[spare:]][-MOST_STEPS:]
    return steps


def step(line: Line, happened: Sequence[Event], s: State, told: Scenes, lang: str, chapter: bool) -> Step:
    """A line of the log as a step of a scene."""
    rules = s.rules
    found: list[str] = []
    gain = 0
    for event in happened:
        found += [place for place in places(event, s, told) if place not in found]
        gain += gained(event, rules, told)
    duel = compared(happened[0], rules, told, lang)
    return Step(line, tuple(found[:MOST_PLACES]), gain, duel, chapter)


def places(event: Event, s: State, told: Scenes) -> list[str]:
    """The ids of the pieces that an event touches; those with a part that the viewer may not know are left out."""
    rules = s.rules
    happened = named(event, rules)
    templates = told.PLACES.get(happened.kind, ())
    if not templates:
        return []
    kind = rules.events[event.code]
    numbers = zip(kind.args, event.numbers)
    known = {field.name: Word(number, happened.args[field.name]) for field, number in numbers}
    if happened.seat is not None:
        known["seat"] = Word(happened.seat, happened.seat)
    out = []
    for template in templates:
        try:
            out.append(told.piece(s, template.format_map(known)))
        except LookupError:
            continue
    return out


class Word:
    """An argument of an event in the id of a piece: by its word, its number (`n`), or its number from 1 (`i`)."""

    def __init__(self, number: int, word: object) -> None:
        self.number = number
        self.word = word

    def __format__(self, how: str) -> str:
        if self.word == HIDDEN or self.word is None or self.number <= UNKNOWN:
            raise KeyError(how)
        return str(self.number + 1 if how == "i" else self.number if how == "n" else self.word)


def gained(event: Event, rules: Rules, told: Scenes) -> int:
    """How much the seat of an event gains by it, less than 0 for a loss; 0 where nobody may know."""
    happened = named(event, rules)
    name = told.GAINS.get(happened.kind, "")
    value = happened.args[name] if name else 0
    return value if isinstance(value, int) and happened.seat is not None else 0


def compared(event: Event, rules: Rules, told: Scenes, lang: str) -> tuple[str, int, str, int] | None:
    """The two sides of an event that compares them, None of any other."""
    happened = named(event, rules)
    duel = told.DUELS.get(happened.kind)
    if duel is None:
        return None
    left, right = happened.args[duel.left], happened.args[duel.right]
    if not isinstance(left, int) or not isinstance(right, int):
        return None
    say = speaker(rules.name, lang)
    return say(duel.left_words), left, say(duel.right_words), right
