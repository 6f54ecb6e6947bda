"""Proof of what a coach claims: every number is read from the engine, or from the rule that is cited.

Kinds of claims: `now` is a value in the position's document, given by its path (`players.0.rice`; `events#` counts);
`then` the same after some choices, `change` and `loss` the difference; `score` and `gain` are points of a seat;
`options` counts the options whose keys match; `told` is a field of an event that led here or that follows choices,
of the first of its name or of the one counted from 0 (`compared.offence`, `compared.2.offence`); `place` is the number
of a piece on the board; `rule` one that stands in a rule. Choices are keys of the learner's and whatever others answer
to them; `end` is all that the step plays.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any, Final

from rampart.draw.table import fragments
from rampart.kernel.events import Event, named
from rampart.kernel.frame import WHOLE
from rampart.kernel.state import State
from rampart.learn.lessons import Claim, Lesson, Step, moment
from rampart.text.rulebook import rulebook

END: Final = "end"
COUNTED: Final = "#"
NUMBER: Final = re.compile(r"\d+")
ID: Final = re.compile(r"[A-Z]+[A-Z0-9-]*-[A-Z0-9]+")
SPELLED: Final = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven")
SPELLED_LATER: Final = {"twelve": 12, "once": 1, "twice": 2}
LAST: Final = re.compile(r"\d+$")


class Unproven(AssertionError):
    """A claim that does not hold."""


def prove(lesson: Lesson, step: Step, s: State) -> None:
    """Prove all claims of a step at its position."""
    led_here = moment(lesson.game, lesson.id, lesson.steps.index(step)).events if step in lesson.steps else ()
    before = [named(event.seen(WHOLE), s.rules) for event in led_here]
    for name, claim in step.claims.items():
        found = proven(claim, s, lambda claim: after(claim, s, step, lesson.seat), lesson.game, lesson.seat, before)
        if found != claim.value:
            place = f"{lesson.game}, {lesson.id}, {step.id}, {name}"
            raise Unproven(f"{place}: the coach says {claim.value!r}, the engine {found!r} ({claim.about}).")


def proven(
    claim: Claim, s: State, then: Callable[[Claim], State], game: str, seat: int, before: Sequence[Event] = ()
) -> object:
    """What the engine says where a claim is made; `before` are the events that led there."""
    match claim.kind:
        case "now":
            return value_at(s.document(), claim.about)
        case "then":
            return value_at(then(claim).document(), claim.about)
        case "change":
            return number(then(claim), claim.about) - number(s, claim.about)
        case "loss":
            return number(s, claim.about) - number(then(claim), claim.about)
        case "score":
            return then(claim).scores()[int(claim.about)]
        case "gain":
            return then(claim).scores()[int(claim.about)] - s.scores()[int(claim.about)]
        case "options":
            return sum(fnmatchcase(s.key(option, seat), claim.about) for option in s.options(seat))
        case "told":
            return told(then(claim).events_since(0) if claim.after else before, claim.about)
        case "place":
            return number_on(s, claim.about, seat)
        case "rule":
            known = stated(rulebook(game).find(claim.about).markdown)
            return claim.value if claim.value in known else f"only {known}"
    raise Unproven(f"There is no kind of proof called {claim.kind!r}.")


def number_on(s: State, piece: str, seat: int) -> object:
    """The number that a piece of the board carries in its id: palace 3, month 12."""
    drawn = {one.id for one in fragments(s, seat, whole=False)}
    found = LAST.search(piece)
    return int(found[0]) if found is not None and piece in drawn else f"no {piece} on the board"


def stated(rule: str) -> list[int]:
    """The numbers in the text of a rule, in digits or in words."""
    plain = ID.sub("", rule)
    words = [word.strip(".,;:()*").lower() for word in plain.split()]
    spelled = [SPELLED.index(word) for word in words if word in SPELLED]
    return [
        *map(int, NUMBER.findall(plain)),
        *spelled,
        *(SPELLED_LATER[word] for word in words if word in SPELLED_LATER),
    ]


def after(claim: Claim, s: State, step: Step, seat: int) -> State:
    """The position after the choices that a claim names, with what was told on the way."""
    moves = claim.after
    if moves == (END,):
        moves = (*(((seat, step.right),) if step.right else ()), *step.others)
    then = s.copy()
    then.mark()
    if moves:
        then.play(list(moves), forced="skip")
    return then


def told(events: Sequence[Event], about: str) -> object:
    """A field of an event: of the first of its name, or of the one counted from 0."""
    name, *which, field = about.split(".")
    known = [event.args for event in events if event.kind == name]
    at = int(which[0]) if which else 0
    return known[at].get(field) if at < len(known) else f"{len(known)} times {name}"


def number(s: State, path: str) -> int:
    found = value_at(s.document(), path)
    if not isinstance(found, int):
        raise Unproven(f"There is no number at {path}, but {found!r}.")
    return found


def value_at(document: Any, path: str) -> Any:
    """A value of a document by its path; what a document leaves out is none of a kind."""
    here = document
    for part in path.removesuffix(COUNTED).split("."):
        if isinstance(here, Mapping):
            here = here.get(part, 0)
        elif isinstance(here, Sequence) and not isinstance(here, str):
            here = here[int(part)]
        else:
            raise Unproven(f"There is nothing at {path}.")
    if path.endswith(COUNTED):
        return len(here) if isinstance(here, Sequence | Mapping) else 0
    return here
