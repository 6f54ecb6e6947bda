"""A live table: its entries replayed, and what pages and players may ask of it.

A room changes only by `commit`, after the entry was stored. What an entry would do is found out before by `after`,
which changes nothing. `state` and the data of entries hold secrets: pages draw `view(seat)` and tell happenings by
`Event.seen(seat)`.
"""

import asyncio
import math
import time
from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import rampart
from rampart.draw.panels import panels
from rampart.kernel.errors import RampartError
from rampart.kernel.game import Game
from rampart.kernel.state import State
from rampart.server.basics.clocks import Ran, Times, always, running_seats
from rampart.server.basics.line import Line
from rampart.server.basics.model import (
    Draft,
    Entry,
    EntryKind,
    Happening,
    Made,
    Preferences,
    Request,
    SeatKind,
    Status,
    Table,
    Talk,
    Undo,
)
from rampart.server.storage.store import Stored
from rampart.server.tables.course import Course, Events, Position, Tried, start_of
from rampart.server.tables.pending import request_after
from rampart.server.tables.plans import Plan, planned
from rampart.text import seat_names

STARTS = (EntryKind.START, EntryKind.CONTINUE)
MOVES = (EntryKind.CHOICE, EntryKind.RETRACT, EntryKind.UNDO)
TOOK = "took"  # how many seconds a person took to answer in a window; see `pauses`
TOOK_LAST = 24  # of them are remembered for each seat
BY_ITSELF = "by_itself"  # marks a choice that the site has made for a person


class Room:
    """One table, as it stands after its last entry."""

    def __init__(self, stored: Stored) -> None:
        self.table: Table = stored.table
        self.invite = stored.invite
        self.seed = stored.seed  # never leaves the server while the table runs
        self.entries: list[Entry] = []
        self.scenario: dict[str, Any] = {}  # the position that the game begins from, where it is not a new one
        self.happenings: list[Happening] = []
        self.talks: list[Talk] = []
        self.request: Request | None = None
        self.agreed: list[str] = []  # the people who want a rematch
        self.chances: tuple[tuple[int, tuple[float, ...]], ...] = ()  # of all seats, after so many choices
        self.keys: dict[str, tuple[str, int]] = {}  # key of a request -> person and entry
        self.lulls: dict[int, tuple[str, int]] = {}  # seats that pass at a kind of moment this turn, since which entry
        self.drafts: dict[int, Draft] = {}
        self.plans: dict[int, Plan] = {}  # by seat, and private to it
        self.draft_count = len(stored.drafts)
        self.course: Course | None = None
        self.position: Position | None = None
        self.lines: list[tuple[int, Line]] = []  # the line after each entry that changed it
        self.lock = asyncio.Lock()
        self.used = self.opened = time.monotonic()
        self.left: dict[str, float] = {}  # when a person who has gone away was here last
        self.away: frozenset[str] = frozenset()  # the people of the table who are not there
        self.likes: dict[str, Preferences] = {}  # of the people of the table
        self.programs: set[str] = set()  # those of them who are programs
        self.kept_at = -math.inf  # when its position was stored last
        self.unkept = False  # has it moved since?
        self.now: Callable[[], float] = time.time
        self.ran: Ran = always  # how much time has passed between two moments, as clocks count
        self.times: Times | None = None  # the clocks, where the table has any and the game has begun
        self.took: dict[int, deque[float]] = {}  # by seat: how long its person took in the last windows
        self.asked_at = ("", 0.0)  # the open decision, and when it was asked
        self.paused = ""  # why it cannot be played today; see `continuing`
        self.pending: Entry | None = None  # says that it goes on under newer rules; stored with the next entry
        self.hinted: set[int] = set()  # the seats that have used a hint, and -1 where the table allows hints
        self._views: dict[int | None, State] = {}
        self._score_course: tuple[int, list[list[int]]] = (-1, [])

    @property
    def game(self) -> Game:
        """The game that is played here."""
        return rampart.game(self.table.game)

    @property
    def state(self) -> State | None:
        """The true state, None until the game has started; drafts of answers are not in it."""
        return None if self.position is None else self.position.state

    @property
    def seq(self) -> int:
        """How many entries are stored."""
        return self.table.seq

    @property
    def playing(self) -> bool:
        return self.table.status is Status.PLAYING and not self.paused

    @property
    def open_to_all(self) -> bool:
        """Is nothing hidden any more: is the game over, or was it brought here as a file?

        A table that was given up keeps its secrets, or giving up would be a way to read them.
        """
        brought = all(seat.kind is SeatKind.FREE for seat in self.table.seats)
        return self.table.status is Status.OVER or (self.table.status is Status.CLOSED and brought)

    @property
    def decision_id(self) -> str:
        """Changes whenever what is asked changes; the same in a poll until it closes."""
        return "" if self.position is None or not self.playing else f"d{self.position.asked_since}"

    # ---- loading

    def replay(self, stored: Stored) -> None:
        """Go through all that is stored; RampartError if the rules cannot follow."""
        starts = [entry.seq for entry in stored.entries if entry.kind in STARTS]
        for entry in stored.entries:
            if starts and entry.seq < starts[-1] and entry.kind in (*STARTS, *MOVES):
                self.commit(entry, self.table, None, ())
                continue
            if entry.seq in starts[-1:] and entry.data["rules"] != self.game.version:
                sentence = f"The table was played under rules version {entry.data['rules']}."
                raise self.game.rules.too_old(sentence, entry.data["rules"])
            position, events = self.after(entry)
            self.commit(entry, self.table, position, events)
        for draft in stored.drafts:
            self.keys[draft.key] = (draft.person, draft.after)
            self.keep_draft(draft)

    def go_on(self, entry: Entry) -> None:
        """Stand where the table goes on under newer rules; the entry is stored when someone next acts."""
        position, _ = self.after(entry)
        assert position is not None
        self.pending, self.request = entry, None
        self.course = Course(position.state, entry.seq)
        self.position = self.course.first
        self.lines.append((entry.seq, self.position.line))
        self._views.clear()
        self.keep_begun(entry)

    def show(self, data: dict[str, Any]) -> None:
        """Show the last position of a game whose past cannot be played any more."""
        self.position = Position(start_of(self.game, self.seed, data)[0], Line(), self.seq, 0)

    def after(self, entry: Entry) -> tuple[Position | None, Events]:
        """The position that an entry leads to, and what happens by it."""
        if entry.kind in STARTS:
            state, events = start_of(self.game, self.seed, entry.data)
            return Course(state, entry.seq).first, events
        if entry.kind in MOVES:
            assert self.course is not None and self.position is not None
            return self.course.after(self.position, entry)
        return self.position, ()

    def commit(self, entry: Entry, table: Table, position: Position | None, events: Events) -> None:
        """Take over an entry that was stored."""
        self.table = table
        self.entries.append(entry)
        self.keys[entry.key] = (entry.person, entry.seq)
        if position is not None and entry.kind in STARTS and self.pending is None:
            self.course = Course(position.state, entry.seq)
            position = self.course.first
        if position is not None and position is not self.position:
            self.lines.append((entry.seq, position.line))
            self.position = position
        self.note(entry, events)
        if self.request is not None and self.has_moved_on(self.request):
            self.request = None
        self._views.clear()
        self.keep_time(entry, len(events))
        for seat in [seat for seat, draft in self.drafts.items() if not self.draft_stands(draft)]:
            del self.drafts[seat]
        if position is not None and entry.kind is EntryKind.CONTINUE and self.pending is None:
            self.keep_begun(entry)
        elif entry.kind is EntryKind.CONTINUE:
            self.pending = None

    def note(self, entry: Entry, events: Events) -> None:
        """Remember what an entry says beside the position."""
        if entry.kind is EntryKind.CHOICE or (entry.kind in STARTS and events):
            self.happenings.append(Happening(entry.seq, entry.seat, events))
            if TOOK in entry.data:
                self.took.setdefault(entry.seat, deque(maxlen=TOOK_LAST)).append(float(entry.data[TOOK]))
        elif entry.kind is EntryKind.CHAT:
            name = str(entry.data["name"])
            aside = bool(entry.data.get("aside"))
            said, says = str(entry.data["text"]), str(entry.data.get("says", ""))
            self.talks.append(Talk(entry.seq, entry.seat, name, said, entry.at, aside, says))
        elif entry.kind is EntryKind.SCENARIO:
            self.scenario = entry.data["document"]
        elif entry.kind is EntryKind.REMATCH:
            self.agreed.append(entry.person)
        elif entry.kind is EntryKind.HINT:
            self.hinted.add(-1 if entry.data.get("allow") else entry.seat)
        elif entry.kind is EntryKind.UNDO:
            self.take_back(entry.data["seqs"])
        self.request = request_after(self.request, entry)

    def keep_time(self, entry: Entry, events: int) -> None:
        """Let the clocks take an entry into account."""
        if not self.table.terms.clock or self.position is None:
            return
        if self.times is None:
            self.times = Times(self.table.terms, len(self.table.seats), lambda a, b: self.ran(a, b))
            self.times.since = entry.at
        s, going = self.position.state, self.playing and not self.position.state.over
        self.times.note(entry, running_seats(self.table, s.deciders) if going else frozenset(), events)

    def has_moved_on(self, request: Request) -> bool:
        """Has more been seen since someone asked for an undo, or is who was out of time not asked any more?

        Then it is not what was asked for any more.
        """
        s = self.state
        if s is None or request.what == "zero":
            return s is not None and request.seat not in s.deciders
        return bool(request.counts) and request.counts != (s.rng.drawn, s.reveals)

    def happenings_since(self, seq: int) -> list[Happening]:
        """What an entry made happen, and all that happened after it."""
        first = bisect_left(self.happenings, seq, key=lambda happening: happening.seq)
        return self.happenings[first:]

    def take_back(self, seqs: Sequence[int]) -> None:
        """Mark what some entries made happen as taken back; they are among the last ones."""
        for place in range(len(self.happenings) - 1, -1, -1):
            happening = self.happenings[place]
            if happening.seq < min(seqs):
                break
            if happening.seq in seqs:
                self.happenings[place] = replace(happening, taken_back=True)

    # ---- what is seen

    def view(self, seat: int | None) -> State:
        """What a seat sees, its own unfinished answer included; None is what spectators see."""
        if seat not in self._views:
            self._views[seat] = self.seen(self.drafted(seat) if seat is not None else self.must_state(), seat)
        return self._views[seat]

    def seen(self, s: State, seat: int | None) -> State:
        """A state as a seat sees it; where that would tell something, not even that others have answered."""
        others = [p for p in range(s.seats) if p != seat and s.has_answered(p)] if s.hushed else []
        if others:
            s = s.copy()
            for p in others:
                s.retract(p)
        return s.view(seat)

    def must_state(self) -> State:
        """The true state of a table that has started."""
        assert self.position is not None, "the game has not started"
        return self.position.state

    def at(self, seq: int, seat: int | None) -> State:
        """The position after an entry, as a seat saw it."""
        return self.seen(self.position_at(seq), seat)

    def position_at(self, seq: int) -> State:
        """The true position after an entry; no one sees it before the end."""
        if self.course is None or seq < self.course.first.asked_since:
            raise LookupError(f"There is no position after entry {seq}.")
        changed = bisect_right(self.lines, seq, key=lambda pair: pair[0])
        return self.course.along(self.lines[changed - 1][1]).state

    @property
    def score_course(self) -> list[list[int]]:
        """The course of the score: the count of choices and the points of each seat, wherever they changed."""
        if self._score_course[0] != self.seq and self.course is not None and self.position is not None:
            here = self.course.first
            rows = [[0, *here.state.scores()]]
            for step in self.position.line.steps_after(0):
                here, _ = self.course.reached(here, step)
                scores = here.state.scores()
                if scores != rows[-1][1:] or step is self.position.line:
                    rows.append([step.count, *scores])
            self._score_course = (self.seq, rows)
        return self._score_course[1]

    def names(self, lang: str) -> list[str]:
        """How the seats are called, those without a name by their color."""
        return seat_names(len(self.table.seats), lang, [seat.name for seat in self.table.seats])

    # ---- who

    def seats_of(self, person_id: str) -> list[int]:
        return [s.number for s in self.table.seats if s.kind is SeatKind.PERSON and s.person == person_id]

    def held_by(self, person_id: str) -> list[int]:
        """The seats that a person plays or may take back from a bot."""
        return [s.number for s in self.table.seats if person_id and s.person == person_id]

    def viewer(self, person_id: str, wanted: int | None = None) -> int | None:
        """The seat whose view a person gets: the wanted one if it is theirs, else their first, else None."""
        held = self.held_by(person_id)
        if wanted in held:
            return wanted
        return held[0] if held else None

    def delayed(self, seat: int | None) -> bool:
        """Does the viewer see the table only as it was some time ago?"""
        return seat is None and self.table.terms.delay > 0 and self.playing

    def shown_until(self, seat: int | None) -> int:
        """The last entry that a viewer may see by now."""
        if not self.delayed(seat):
            return self.seq
        then = self.now() - 60.0 * self.table.terms.delay
        return bisect_right(self.entries, then, key=lambda entry: entry.at)

    def held_each(self, but: Sequence[str] = ()) -> list[int]:
        """A seat of every person who plays or may come back to a seat that a bot plays for them, except some."""
        people = dict.fromkeys(seat.person for seat in self.table.seats if seat.person)
        return [self.held_by(person)[0] for person in people if person not in but]

    # ---- answers to polls

    def has_tried(self, tried: Tried) -> None:
        """Remember a choice that was played on a copy and is entered next."""
        assert self.course is not None
        self.course.tried = tried

    def drafted(self, seat: int) -> State:
        """The state with the seat's unfinished answer in it."""
        state = self.must_state()
        draft = self.drafts.get(seat)
        if draft is None:
            return state
        s = state.copy()
        for option in draft.options:
            s.choose(option, seat)
        return s

    def keep_begun(self, entry: Entry) -> None:
        """Take over answers that were begun under older rules."""
        for seat, person, options in entry.data.get("drafts", ()):
            self.keep_draft(Draft(seat, person, entry.seq, f"d{entry.seq}", tuple(options), entry.at, entry.key))

    def keep_draft(self, draft: Draft) -> None:
        """Take over a draft that was stored, if it still stands."""
        if draft.decision != self.decision_id:
            return
        self.drafts.pop(draft.seat, None)
        self._views.clear()
        if not draft.options or not self.draft_stands(draft):
            return
        self.drafts[draft.seat] = draft
        try:
            self.drafted(draft.seat)
        except RampartError:
            del self.drafts[draft.seat]

    def draft_stands(self, draft: Draft) -> bool:
        """Is the draft for the open decision, and has its seat not answered since?"""
        later = [entry for entry in self.entries[draft.after :] if entry.kind in MOVES and entry.seat == draft.seat]
        return draft.decision == self.decision_id and not later

    def can_retract(self, seat: int) -> bool:
        """Has the seat an answer, or the beginning of one, in the open poll?"""
        s = self.state
        if s is None or not self.playing or not s.polled or not s.is_asked(seat):
            return False
        return seat in self.drafts or s.has_answered(seat)

    def moment(self, seat: int) -> str:
        """The kind of opportunity a seat is asked about and may let go by, '' where it is none; see `likes.moments`."""
        s = self.state
        if s is None or not self.playing or seat not in s.deciders:
            return ""
        step, args = s.current(seat)
        return f"{self.table.game}/{step.moment(s, seat, args)}" if step.passing in s.options(seat) else ""

    def manner(self, seat: int) -> str:
        """How the person of a seat wants to be asked at the moment: '' as usual, else 'ask' or 'pass'."""
        return self.liked(seat).moments.get(self.moment(seat), "")

    def liked(self, seat: int) -> Preferences:
        return self.likes.get(self.table.seats[seat].person) or Preferences()

    def asks(self, seat: int) -> bool:
        """Is the person of a seat asked now? Where a bot plays, or the site chooses by itself, no one is."""
        if not self.playing or seat not in self.must_state().deciders:
            return False
        return self.table.seats[seat].kind is SeatKind.PERSON and not self.by_itself(seat)

    def by_itself(self, seat: int) -> str:
        """The key of what the site chooses for a person, '' where the person is asked.

        That is what the person planned, the only answer in a window, or letting an opportunity go by where the person
        always does.
        """
        own = planned(self, seat)
        if own:
            return own
        manner = self.manner(seat)
        if manner == "pass" or self.lulled(seat):
            s = self.must_state()
            return s.key(s.current(seat)[0].passing, seat)
        return self.lone_pass(seat) if manner != "ask" and self.liked(seat).auto_pass else ""

    def lulled(self, seat: int) -> bool:
        """Does a seat let moments like this go by until the turn is over, when a new part of the game begins?"""
        moment, since = self.lulls.get(seat, ("", 0))
        if not moment or self.moment(seat) != moment:
            return False
        found, kinds = panels(self.table.game), self.game.rules.events
        if found is None:
            return False
        later = (event for happening in self.happenings_since(since + 1) for event in happening.events)
        return not any(event.code in kinds and kinds[event.code].name in found.CHAPTERS for event in later)

    def lone_pass(self, seat: int) -> str:
        """The key of the only answer a seat has where it is asked all the same, '' where there is a choice."""
        s = self.state
        if s is None or not self.playing or seat not in s.deciders:
            return ""
        options = s.options(seat)
        return s.key(options[0], seat) if len(options) == 1 and s.asked_anyway(seat) else ""

    def in_window(self, seat: int) -> bool:
        """Is a seat asked at a moment that only hidden cards can answer, whatever it holds?"""
        s = self.state
        return s is not None and self.playing and bool(s.sealed) and seat in s.deciders and s.asked_anyway(seat)

    # ---- taking back

    def undo_offer(self, seat: int) -> Undo | None:
        """What the seat may take back, freely or by consent."""
        found = self.last_choice(seat)
        return found if found is not None and self.may_undo(found) else None

    def may_undo(self, undo: Undo) -> bool:
        """May it be taken back at all? In a rated game nothing is that has shown anybody anything."""
        return not (self.table.terms.rated and undo.seen)

    def last_choice(self, seat: int) -> Undo | None:
        """The last choice of a seat with all that followed; answers in an open poll are retracted instead."""
        if self.position is None or not self.playing or self.can_retract(seat):
            return None
        line = self.position.line
        own = (made.seq for made in line.backwards() if made.seat == seat and not self.went_by_itself(made))
        last = next(own, None)
        if last is None:
            return None
        choices = line.since(last)
        count = sum(len(made.options) for made in choices)
        why = self.position.state.why_not_undo(seat, count)
        why = "decided" if why == "nothing" else why  # a stored position remembers no choices: the others must agree
        return Undo(choices, why == "", why, tuple(self.position.state.seen_since(count)))

    def went_by_itself(self, made: Made) -> bool:
        """Has the site chosen for a person? To take that back alone is no use, for it would be chosen again."""
        return BY_ITSELF in self.entries[made.seq - 1].data
