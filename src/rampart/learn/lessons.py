"""Lessons: real positions on the real engine, a coach who says what matters, and choices that the learner makes.

A lesson is data; `docs/write-a-lesson.md` tells what may stand in it. Where a lesson stands follows from its data
alone: a wrong choice is answered with its reason and not played, so every learner comes along the same line.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Any, Final

from rampart.kernel.hooks import Move
from rampart.kernel.journal import Event
from rampart.kernel.state import State
from rampart.learn import position
from rampart.registry import folder_of

FILE: Final = "lessons.json"


@dataclass(frozen=True)
class Claim:
    """Something the coach says that can be counted, and where the engine proves it; see `proof`."""

    value: int | str
    kind: str
    about: str
    after: tuple[Move, ...] = ()


@dataclass(frozen=True)
class Step:
    """One thing that the coach says; where `right` is not empty the learner has to choose."""

    id: str
    mark: tuple[str, ...] = ()  # pieces of the board that matter now
    rule: str = ""
    right: str = ""  # the key of the choice that goes on
    wrong: tuple[tuple[str, str], ...] = ()  # patterns of keys, and the word of the message that answers them
    others: tuple[Move, ...] = ()  # what is played after it, mostly by the other seats
    claims: Mapping[str, Claim] = ()  # type: ignore[assignment]
    position: Mapping[str, Any] | None = None  # where it begins, if not where the step before has ended

    def answer_to(self, key: str) -> str:
        """The word of the message that answers a wrong choice, '' where there is none."""
        return next((word for pattern, word in self.wrong if fnmatchcase(key, pattern)), "")


@dataclass(frozen=True)
class Lesson:
    """Some steps that teach one thing, at one seat."""

    id: str
    game: str
    seat: int
    minutes: int
    steps: tuple[Step, ...]

    def message(self, step: Step | None = None, word: str = "") -> str:
        """The id of what the coach says: at a step, in answer to a choice (`word`), or of the lesson itself."""
        return "-".join(part for part in ("lesson", self.id, step.id if step else "", word) if part)


@lru_cache(maxsize=64)
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order in which they are taught."""
    home = folder_of(game)
    file = home.joinpath("learn", FILE) if home is not None else None
    if file is None or not file.is_file():
        return ()
    return tuple(read(game, one) for one in json.loads(file.read_text(encoding="utf-8"))["lessons"])


def lesson(game: str, id: str) -> Lesson | None:
    """A lesson by its id."""
    return next((one for one in lessons(game) if one.id == id), None)


def read(game: str, data: Mapping[str, Any]) -> Lesson:
    """A lesson from its data."""
    steps = [read_step(one) for one in data["steps"]]
    return Lesson(data["id"], game, data.get("seat", 0), data["minutes"], tuple(steps))


def read_step(data: Mapping[str, Any]) -> Step:
    """A step from its data; what it does not know is refused, so that a slip of the pen is found."""
    strange = set(data) - {"id", "mark", "rule", "right", "wrong", "others", "claims", "position"}
    if strange:
        raise ValueError(f"The step {data.get('id')!r} of a lesson has parts that mean nothing: {sorted(strange)}.")
    return Step(
        data["id"],
        tuple(data.get("mark", ())),
        data.get("rule", ""),
        data.get("right", ""),
        tuple(data.get("wrong", {}).items()),
        moves(data.get("others", ())),
        {name: read_claim(claim) for name, claim in data.get("claims", {}).items()},
        data.get("position"),
    )


def read_claim(data: list[Any]) -> Claim:
    """A claim from its data: the value, how it is proven, what about, and after which choices."""
    value, kind, about, *after = data
    return Claim(value, kind, str(about), moves(after))


def moves(data: Sequence[Any]) -> tuple[Move, ...]:
    """Choices in a row: keys, or a seat and a key where several are asked."""
    return tuple((one[0], one[1]) if isinstance(one, list) else one for one in data)


# ---- where a lesson stands


@dataclass(frozen=True)
class Moment:
    """The position at a step, and what has happened since the one before."""

    s: State
    events: tuple[Event, ...] = ()


@lru_cache(maxsize=512)
def moment(game: str, id: str, at: int) -> Moment:
    """Where a lesson stands at a step, counted from 0; after the last one it has ended."""
    taught = lesson(game, id)
    assert taught is not None and 0 <= at <= len(taught.steps)
    begins = taught.steps[at].position if at < len(taught.steps) else None
    if begins is not None or at == 0:
        return Moment(position(game, begins or {}))
    return played(moment(game, id, at - 1).s, taught.steps[at - 1], taught.seat)


def played(s: State, step: Step, seat: int) -> Moment:
    """What comes of a step: the learner's choice, and what follows."""
    after = s.copy()
    journal = after.listen()
    if step.right:
        after.choose(step.right, seat)
    if step.others:
        after.play(list(step.others), forced="skip")
    after.journal = None
    return Moment(after, tuple(journal.events))
