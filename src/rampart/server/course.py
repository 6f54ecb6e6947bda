"""The course of a game: the line of choices that stand, and the position they lead to.

Positions are never changed: an entry leads from one to the next, so that a fault on the way leaves the table as it was.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from rampart.kernel.errors import IllegalChoice
from rampart.kernel.frame import NOBODY
from rampart.kernel.game import Game
from rampart.kernel.journal import Event, Journal
from rampart.kernel.state import State
from rampart.server.model import Entry, EntryKind, Made

MARK_EVERY = 16  # of so many positions one is kept, so that going back need not start at the beginning

Events = tuple[Event, ...]


@dataclass(frozen=True)
class Position:
    """A state, the choices that led to it, and since which entry and place in the line its decision is asked."""

    state: State
    line: tuple[Made, ...]
    asked_since: int
    poll_from: int


class Course:
    """One game from its start; it remembers some positions on the way."""

    def __init__(self, start: State, seq: int) -> None:
        self.first = Position(start, (), seq, 0)
        self.marks = [self.first]

    def after(self, here: Position, entry: Entry) -> tuple[Position, Events]:
        """The position after an entry that changes it; IllegalChoice if the rules do not allow it."""
        if entry.kind is EntryKind.CHOICE:
            return self.chosen(here, Made(entry.seq, entry.seat, tuple(entry.data["options"])))
        if entry.kind is EntryKind.RETRACT:
            return retracted(here, entry.seat), ()
        assert entry.kind is EntryKind.UNDO
        gone = set(entry.data["seqs"])
        if not gone <= {made.seq for made in here.line}:
            raise IllegalChoice("A choice that does not stand cannot be taken back.")
        there = self.along([made for made in here.line if made.seq not in gone])
        return replace(there, asked_since=entry.seq), ()

    def chosen(self, here: Position, made: Made) -> tuple[Position, Events]:
        """The position after a choice, and what happened by it."""
        s = here.state.copy()
        line = without_answer(here, made.seat) if answered(here.state, made.seat) else here.line
        journal = s.listen()
        for option in made.options:
            s.choose(option, made.seat)
        s.journal = None
        if same_poll(here.state, s):
            there = Position(s, (*line, made), here.asked_since, here.poll_from)
        else:
            there = Position(s, (*line, made), made.seq, len(line) + 1)
        if len(there.line) % MARK_EVERY == 0:
            self.marks.append(there)
        return there, tuple(journal.events)

    def along(self, line: Sequence[Made]) -> Position:
        """The position at the end of a line, from the nearest one that is remembered."""
        here = max((mark for mark in self.marks if leads_to(mark, line)), key=lambda mark: len(mark.line))
        for made in line[len(here.line) :]:
            here, _ = self.chosen(here, made)
        return here


def start_of(game: Game, seed: str, data: dict[str, Any]) -> tuple[State, Events]:
    """The state that an entry which starts a game describes, and what happened before the first decision."""
    if "document" in data:
        return game.load({k: v for k, v in data["document"].items() if k != "rules"}), ()
    journal = Journal()
    s = game.new_told(data["players"], int(seed, 16), dict(data["options"]), journal)
    return s, tuple(journal.events)


def leads_to(mark: Position, line: Sequence[Made]) -> bool:
    """Is the position on the way along a line?"""
    return len(mark.line) <= len(line) and all(a == b for a, b in zip(mark.line, line))


def retracted(here: Position, seat: int) -> Position:
    """The position after a seat took back its answer in the open poll."""
    s = here.state.copy()
    s.retract(seat)
    return replace(here, state=s, line=without_answer(here, seat))


def without_answer(here: Position, seat: int) -> tuple[Made, ...]:
    """The line without the seat's answer in the open poll."""
    kept = [made for made in here.line[here.poll_from :] if made.seat != seat]
    return (*here.line[: here.poll_from], *kept)


def answered(s: State, seat: int) -> bool:
    """Has the seat given a whole answer in the open poll?"""
    return s.mover == NOBODY and bool(s.asked >> seat & 1) and not s.waiting >> seat & 1


def same_poll(before: State, after: State) -> bool:
    """Is it still the same poll that is open? Closing one counts as a reveal."""
    return before.mover == NOBODY and after.mover == NOBODY and before.reveals == after.reveals
