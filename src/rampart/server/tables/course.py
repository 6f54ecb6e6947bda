"""The course of a game: the line of choices that stand, and the position they lead to.

Positions are never changed: an entry leads from one to the next, so that a fault on the way leaves the table as it was.
"""

from dataclasses import dataclass, replace
from typing import Any

from rampart.kernel.errors import IllegalChoice
from rampart.kernel.game import Game
from rampart.kernel.journal import Event, Journal
from rampart.kernel.state import State
from rampart.server.basics.line import Line
from rampart.server.basics.model import Entry, EntryKind, Made

MARK_EVERY = 16  # of so many positions one is kept, so that going back need not start at the beginning
MOST_MARKS = 64  # of them are kept; in a long game they lie further apart

Events = tuple[Event, ...]


@dataclass(frozen=True)
class Position:
    """A state, the choices that led to it, and since which entry and place in the line its decision is asked."""

    state: State
    line: Line
    asked_since: int
    poll_from: int


@dataclass(frozen=True)
class Tried:
    """A choice that was played to see whether it can be made: entering it need not play it again."""

    before: State
    seat: int
    options: tuple[str, ...]
    after: State
    events: Events


class Course:
    """One game from its start; it remembers some positions on the way, and the choice that was tried last."""

    def __init__(self, start: State, seq: int) -> None:
        self.first = Position(start, Line(), seq, 0)
        self.marks: dict[Line, Position] = {self.first.line: self.first}
        self.apart = MARK_EVERY
        self.tried: Tried | None = None

    def after(self, here: Position, entry: Entry) -> tuple[Position, Events]:
        """The position after an entry that changes it; IllegalChoice if the rules do not allow it."""
        if entry.kind is EntryKind.CHOICE:
            return self.chosen(here, Made(entry.seq, entry.seat, tuple(entry.data["options"])))
        if entry.kind is EntryKind.RETRACT:
            return retracted(here, entry.seat), ()
        assert entry.kind is EntryKind.UNDO
        line = here.line.without(entry.data["seqs"])
        if line is None:
            raise IllegalChoice("A choice that does not stand cannot be taken back.", "standing")
        return replace(self.along(line), asked_since=entry.seq), ()

    def chosen(self, here: Position, made: Made) -> tuple[Position, Events]:
        """The position after a choice, and what happened by it."""
        before = without_answer(here, made.seat) if here.state.has_answered(made.seat) else here.line
        return self.reached(here, before.plus(made))

    def reached(self, here: Position, line: Line) -> tuple[Position, Events]:
        """The position to which the last choice of a line leads, and what happened by it."""
        made = line.made
        assert made is not None
        s, events = self.played(here.state, made)
        if s.same_poll(here.state):
            there = Position(s, line, here.asked_since, here.poll_from)
        else:
            there = Position(s, line, made.seq, line.count)
        self.mark(there)
        return there, events

    def played(self, before: State, made: Made) -> tuple[State, Events]:
        """The state after a choice and what happened by it, played on a copy unless it was tried already."""
        tried, self.tried = self.tried, None
        if tried is not None and tried.before is before and (tried.seat, tried.options) == (made.seat, made.options):
            return tried.after, tried.events
        s = before.copy()
        journal = s.listen()
        for option in made.options:
            s.choose(option, made.seat)
        s.journal = None
        return s, tuple(journal.events)

    def mark(self, there: Position) -> None:
        """Remember a position, if it is one of those that are; once there are too many, fewer on the way to here."""
        if there.line.count % self.apart:
            return
        self.marks[there.line] = there
        if len(self.marks) > MOST_MARKS:
            self.apart = MARK_EVERY
            while there.line.count // self.apart >= MOST_MARKS // 2:
                self.apart *= 2
            way = [self.first.line, *there.line.steps_after(0)]
            self.marks = {line: self.marks[line] for line in way[:: self.apart] if line in self.marks}

    def along(self, line: Line) -> Position:
        """The position at the end of a line, from the nearest one that is remembered."""
        nearest = line
        while nearest not in self.marks:
            assert nearest.before is not None
            nearest = nearest.before
        here = self.marks[nearest]
        for step in line.steps_after(nearest.count):
            here, _ = self.reached(here, step)
        return here


def start_of(game: Game, seed: str, data: dict[str, Any]) -> tuple[State, Events]:
    """The state that an entry which starts a game describes, and what happened before the first decision."""
    if "document" in data:
        return game.load({k: v for k, v in data["document"].items() if k != "rules"}), ()
    journal = Journal()
    s = game.new_told(data["players"], int(seed, 16), dict(data["options"]), journal)
    return s, tuple(journal.events)


def retracted(here: Position, seat: int) -> Position:
    """The position after a seat took back its answer in the open poll."""
    s = here.state.copy()
    s.retract(seat)
    return replace(here, state=s, line=without_answer(here, seat))


def without_answer(here: Position, seat: int) -> Line:
    """The line without the seat's answer in the open poll."""
    answers = [step.made for step in here.line.steps_after(here.poll_from)]
    return here.line.up_to(here.poll_from).plus(*(made for made in answers if made is not None and made.seat != seat))


def asked_by_all_appearance(s: State) -> list[int]:
    """The seats that are asked, as far as everyone may know: where answers are hushed, all that were asked."""
    return s.asked_seats() if s.hushed else s.deciders
