"""A state as scripts, bots and servers use it: options, choices, undo, views, documents and records."""

import hashlib
import json
from collections.abc import Sequence
from operator import index
from typing import Final, Self, SupportsIndex

from mypy_extensions import mypyc_attr

from rampart.kernel.decision import Decision
from rampart.kernel.determinise import determinise
from rampart.kernel.document import document_of
from rampart.kernel.errors import (
    BadDocument,
    CannotUndo,
    Hidden,
    IllegalChoice,
    LeftoverFate,
    RampartError,
    shown,
)
from rampart.kernel.events import Event, named
from rampart.kernel.frame import NOBODY, SPECTATORS, WHOLE, args_of
from rampart.kernel.history import Entry, entries, listed, made_by, without_latest
from rampart.kernel.hooks import HOOKS, Move
from rampart.kernel.journal import Journal
from rampart.kernel.machine import Machine
from rampart.kernel.position import OVER, POLL_ARGS
from rampart.kernel.rng import Rng, seeded
from rampart.kernel.secrecy import view
from rampart.kernel.step import ASIDE, Choice, Say

# What scripts and notebooks are offered beside the fields of a game; the rest serves its rules
PUBLIC: Final = [
    "breakdown", "choose", "copy", "deciders", "decision", "determinise", "digest", "document", "ending",
    "events_since", "fate", "key", "mark", "no_fate_left", "options", "over", "play", "ranking", "record", "rules",
    "scores", "seats", "svg", "undo", "undoable", "view", "viewer", "winners",
]  # fmt: skip

NO_UNDO: Final = {
    "view": "A view has no past to go back to.",
    "nothing": "Nothing has been chosen yet.",
    "chance": "Chance has decided since.",
    "revealed": "Something hidden has come to light since.",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Machine):
    """A position of a game, with all that may be asked of it."""

    __slots__ = ()

    # ---- the result, to be given by the game

    def scores(self) -> list[int]:
        """The points of each seat, as they stand."""
        raise AssertionError("a game defines scores()")

    def ranking(self) -> list[list[int]]:
        """The seats from first to last, equal ones together."""
        scores = self.scores()
        return [[p for p in range(self.seats) if scores[p] == x] for x in sorted(set(scores), reverse=True)]

    def winners(self) -> list[int]:
        """The seats that won, none while the game goes on; may be all or no one."""
        return self.ranking()[0] if self.over else []

    def verdict(self) -> Say | None:
        """What is said of the result where a ranking of the seats does not tell it; None while the game goes on."""
        return None

    def breakdown(self) -> list[dict[str, int]]:
        """The points of each seat by source."""
        return [{"points": x} for x in self.scores()]

    @property
    def ending(self) -> str:
        """The key of how the game ended, '' while it goes on."""
        return "end" if self.over else ""

    # ---- who may choose what

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.mover == OVER

    @property
    def deciders(self) -> list[int]:
        """The seats that may decide now; several during a poll."""
        if self.mover == NOBODY:
            return [p for p in range(self.seats) if self.waiting >> p & 1]
        return [] if self.mover == OVER else [self.mover]

    def options(self, seat: SupportsIndex) -> list[int]:
        """The codes of what the seat, a whole number, may choose now; empty where it is not asked."""
        p = self.known_seat(seat)
        if self.mover == NOBODY:
            return self.poll_options(p) if self.waiting >> p & 1 else []
        return self.opts[:] if p == self.mover else []

    def known_seat(self, seat: SupportsIndex) -> int:
        """A seat of the table; in a view only the viewer's own decision can be asked."""
        p = self.seat_of(seat)
        if self.viewer != WHOLE and self.viewer != p:
            raise Hidden(f"This view does not show what seat {p} may choose.", "options", {"seat": str(p)})
        return p

    def seat_of(self, seat: SupportsIndex) -> int:
        """The number of a seat of the table, or a complaint."""
        p = number_of(seat)
        if p < 0 or p >= self.seats:
            sentence = f"There is no seat {shown(seat)}; seats are 0 to {self.seats - 1}."
            raise IllegalChoice(sentence, "seat", {"seat": shown(seat), "seats": str(self.seats)})
        return p

    @property
    def polled(self) -> bool:
        """Are several asked at once?"""
        return self.mover == NOBODY

    @property
    def hushed(self) -> bool:
        """Is a poll open in which even to have answered could tell something: one that hidden cards answer?"""
        return self.mover == NOBODY and self.sealed == 1 and self.asking()[0].window == 1

    def is_asked(self, seat: int) -> bool:
        """Has the seat something to choose now, or an answer in the open poll that it may still change?"""
        return self.mover == seat or (self.mover == NOBODY and bool(self.asked >> seat & 1))

    def asked_anyway(self, seat: int) -> bool:
        """Is a seat that decides asked for what it could hold, by what all can see?"""
        return self.asking()[0].window == 1 or (self.mover == seat and self.may_add(seat, self.asking_code()))

    def asked_seats(self) -> list[int]:
        """The seats that are asked now, those included that have answered the open poll."""
        return [p for p in range(self.seats) if self.is_asked(p)]

    def same_poll(self, before: "State") -> bool:
        """Is it still the poll that was open before? Closing one counts as a reveal."""
        return self.mover == NOBODY and before.mover == NOBODY and self.reveals == before.reveals

    def asking(self) -> tuple[Choice[object], int]:
        """The step that asks now and its arguments, which every view shows."""
        step = self.rules.steps[self.asking_code()]
        assert isinstance(step, Choice)
        return step, self.pad[self.poll_place() + POLL_ARGS] if self.mover == NOBODY else args_of(self.stack[-1])

    def current(self, seat: SupportsIndex) -> tuple[Choice[object], int]:
        """The step that asks the seat, and its arguments."""
        p = self.known_seat(seat)
        if not self.is_asked(p):
            raise self.not_asked(p)
        return self.asking()

    def not_asked(self, seat: int) -> IllegalChoice:
        """The complaint that a seat has nothing to choose."""
        if self.mover == OVER:
            return IllegalChoice("The game is over; there is nothing left to choose.", "over")
        asked = ", ".join(str(p) for p in self.deciders)
        sentence = f"Seat {seat} is not asked now; it is for seat {asked} to decide."
        return IllegalChoice(sentence, "not_asked", {"seat": str(seat), "asked": asked})

    def offered(self, seat: int) -> list[int]:
        """What `choose` accepts from the seat: in a poll also a fresh start of an answer that is whole."""
        if self.has_answered(seat):
            self.known_seat(seat)
            draft = self.drafts[seat]
            self.drafts[seat] = []
            fresh = self.poll_options(seat)
            self.drafts[seat] = draft
            return fresh
        return self.options(seat)

    def has_answered(self, seat: int) -> bool:
        """Is the seat's answer in the open poll whole?"""
        return self.mover == NOBODY and bool(self.asked >> seat & 1) and not self.waiting >> seat & 1

    def key(self, option: int, seat: int) -> str:
        """The readable key of an option of the seat's present decision, or of a fresh start of its answer."""
        step, args = self.current(seat)
        if option >= ASIDE:
            return self.aside_key(seat, option - ASIDE)
        if not self.has_answered(seat):
            return step.key(self, seat, args, option)
        draft = self.drafts[seat]
        self.drafts[seat] = []
        key = step.key(self, seat, args, option)
        self.drafts[seat] = draft
        return key

    # ---- choices

    def choose(self, option: SupportsIndex | str, seat: SupportsIndex | None = None) -> None:
        """Make a choice, by code or by key, for a seat or the only one asked; an illegal one changes nothing."""
        if self.viewer != WHOLE:
            raise Hidden("A view cannot be played on; use determinise for a state that can.", "view")
        p = self.chooser(seat)
        code = self.on_offer(option, p)
        if self.rng.fate:
            self.make_fated(code, p)
        else:
            self.make(code, p)

    def make(self, option: int, seat: int) -> None:
        """Make a choice that is on offer."""
        if self.mover == NOBODY:
            self.draft(seat, option)
        else:
            self.take(option)

    def make_fated(self, option: int, seat: int) -> None:
        """Make a choice that is on offer; where fate then holds what cannot be drawn, all is as it was before."""
        before = self.copy()
        told = len(self.journal.events) if self.journal is not None else 0
        try:
            self.make(option, seat)
        except BadDocument:
            self.become(before)
            if self.journal is not None:
                del self.journal.events[told:]
            raise

    def on_offer(self, option: SupportsIndex | str, seat: int) -> int:
        """The code of an option that is on offer to the seat, else IllegalChoice."""
        offered = self.offered(seat)
        if isinstance(option, str):
            for code in offered:
                if self.key(code, seat) == option:
                    return code
        elif number_of(option) in offered:
            return number_of(option)
        keys = ", ".join(self.key(x, seat) for x in offered[:12])
        more = f" and {len(offered) - 12} more" if len(offered) > 12 else ""
        sentence = f"{shown(option)} is not on offer to seat {seat}; possible are: {keys}{more}."
        raise IllegalChoice(sentence, "not_offered", {"option": shown(option), "seat": str(seat), "offered": keys})

    def chooser(self, seat: SupportsIndex | None) -> int:
        """The seat a choice is made for."""
        if self.mover == OVER:
            raise self.not_asked(OVER)
        if seat is None:
            deciders = self.deciders
            if len(deciders) > 1:
                asked = ", ".join(map(str, deciders))
                raise IllegalChoice(f"Several seats are asked ({asked}): name the one.", "several", {"asked": asked})
            return deciders[0]
        p = self.seat_of(seat)
        if not self.is_asked(p):
            raise self.not_asked(p)
        return p

    def play(self, choices: Sequence[Move], forced: str = "refuse") -> None:
        """Make several choices: keys or codes for the only seat that is asked, or pairs of a seat and a key.

        With `forced="skip"` a key that is not on offer is passed over where the rules left no other choice and it was
        taken already. If one of them is illegal, none of them is made.
        """
        HOOKS.play(self, choices, forced)

    # ---- taking back

    def undoable(self, seat: SupportsIndex) -> str:
        """The key of the choice that `undo` would take back, '' if there is none."""
        p = self.seat_of(seat)
        return "" if self.why_not_undo(p) else self.key_of_last(p)

    def why_not_undo(self, seat: int, count: int = 1) -> str:
        """A word for why the seat's last choices, so many of them, cannot be taken back freely, '' if they can."""
        if self.viewer != WHOLE:
            return "view"
        if count == 1 and self.answering(seat):
            return ""
        first = self.last
        if first is None:
            return "nothing"
        for _ in range(count - 1):
            first = first.before if first is not None and first.seat == seat else None
        if first is None or first.seat != seat:
            return "decided"
        seen = self.seen_since(count)
        return seen[0] if seen else ""

    def seen_since(self, count: int) -> list[str]:
        """What came to light since the last so many choices: `chance` a draw, `revealed` something hidden."""
        first = self.last
        for _ in range(count - 1):
            first = first.before if first is not None else None
        if first is None:
            return []
        changed = {"chance": first.drawn != self.rng.drawn, "revealed": first.reveals != self.reveals}
        return [what for what, seen in changed.items() if seen]

    def answering(self, seat: int) -> bool:
        """Has the seat chosen something in the open poll? It may think again, whatever the others did since."""
        return self.mover == NOBODY and made_by(self.last, seat, self.poll_since) > 0

    def undo(self, seat: SupportsIndex) -> None:
        """Take back the seat's last choice and what followed by itself."""
        p = self.seat_of(seat)
        why = self.why_not_undo(p)
        if why == "decided" and self.last is not None:
            raise CannotUndo(f"Seat {self.last.seat} has decided since.", why, {"seat": str(self.last.seat)})
        if why:
            raise CannotUndo(NO_UNDO[why], why)
        if self.answering(p):
            self.drafts[p].pop()
            self.waiting |= 1 << p
            self.last = without_latest(self.last, p)
            return
        before = self.replayed(entries(self.last)[:-1])
        if self.journal is not None and self.last is not None:
            self.forget_events(before, self.last)
        self.become(before)

    def forget_events(self, before: "State", undone: Entry) -> None:
        """Take out of the journal what a choice made happen that is being taken back."""
        again = before.copy()
        told = again.listen()
        again.make(undone.option, undone.seat)
        journal = self.journal
        if journal is not None:
            del journal.events[max(0, len(journal.events) - len(told.events)) :]

    def key_of_last(self, seat: int) -> str:
        """The key of the seat's last choice, found by going back to before it."""
        past = entries(self.last)
        at = len(past) - 1
        while past[at].seat != seat:
            at -= 1
        before = self.replayed(past[:at])
        return before.key(past[at].option, seat)

    def replayed(self, past: list[Entry]) -> "State":
        """The state after these choices from the origin."""
        assert isinstance(self.origin, State)
        s = self.origin.copy()
        s.origin = self.origin
        s.seed = self.seed
        for entry in past:
            s.make(entry.option, entry.seat)
        return s

    def become(self, other: "State") -> None:
        """Take over the whole of another state of the same game."""
        self.restore(other.dump())
        self.last = other.last
        self.origin = other.origin
        self.seed = other.seed
        self.poll_since = other.poll_since

    # ---- what others see

    def view(self, seat: SupportsIndex | None) -> Self:
        """The state as a seat sees it; None is the spectators' view."""
        return view(self, SPECTATORS if seat is None else self.seat_of(seat))

    def determinise(self, seat: SupportsIndex, rng: SupportsIndex | Rng) -> Self:
        """A whole state that the seat cannot tell from the true one; rng is a seed or an Rng."""
        return determinise(self, self.seat_of(seat), rng if isinstance(rng, Rng) else seeded(rng))

    def listen(self) -> Journal:
        """Start a journal of what happens from now on."""
        self.journal = Journal()
        return self.journal

    def mark(self) -> int:
        """This moment, for `events_since`; from the first mark on the state keeps what happens."""
        journal = self.journal if self.journal is not None else self.listen()
        return journal.gone + len(journal.events)

    def events_since(self, mark: int, seat: SupportsIndex | None = None) -> list[Event]:
        """What happened since a mark of this state, as a seat could tell; None is what spectators could."""
        journal = self.journal
        if journal is None or mark < journal.gone or mark > journal.gone + len(journal.events):
            raise RampartError("This state does not keep what happened since then; its copies begin anew.")
        viewer = SPECTATORS if seat is None else self.seat_of(seat)
        return [named(told.seen(viewer), self.rules) for told in journal.events[mark - journal.gone :]]

    @property
    def fate(self) -> list[int]:
        """The results that the next draws will have, set beforehand."""
        return self.rng.fate[:]

    def no_fate_left(self) -> None:
        """Make sure that all that fate held was drawn; a script that counts on it says so here."""
        if self.rng.fate:
            left = ", ".join(map(str, self.rng.fate))
            raise LeftoverFate(f"Fate still holds {left}: nothing has drawn it.")

    def document(self) -> dict[str, object]:
        """The position as readable JSON."""
        return document_of(self)

    def digest(self) -> str:
        """A short fingerprint of the whole state."""
        data = json.dumps(self.dump(), separators=(",", ":")).encode()
        return hashlib.blake2b(data, digest_size=16).hexdigest()

    def record(self) -> dict[str, object]:
        """The game so far: its start and the choices by key."""
        return HOOKS.record(self)

    def decision(self, seat: SupportsIndex, lang: str = "en") -> Decision:
        """The seat's decision for people: prompt, options and what is refused."""
        return HOOKS.decision(self, self.seat_of(seat), lang)

    def svg(self, seat: SupportsIndex | None = None, theme: str = "day", lang: str = "en") -> str:
        """The table as a drawing, as a seat sees it; None is the spectators' view."""
        return HOOKS.svg(self, None if seat is None else self.seat_of(seat), theme, lang)

    def _repr_svg_(self) -> str:
        """The drawing that a notebook shows."""
        return self.svg(None if self.viewer in (WHOLE, SPECTATORS) else self.viewer)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.rules is other.rules and self.dump() == other.dump()

    def __hash__(self) -> int:
        raise TypeError("a state changes and cannot be hashed; use digest()")

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return revive, (self.rules.name, self.dump(), self.past())

    def past(self) -> list[object]:
        """The history as plain numbers, for storage; empty where none is kept."""
        if self.origin is None:
            return []
        return [self.origin.dump(), self.seed, self.poll_since, listed(self.last)]

    def __repr__(self) -> str:
        if self.viewer == WHOLE:
            whose = ""
        else:
            whose = " as spectators see it" if self.viewer == SPECTATORS else f" as seat {self.viewer} sees it"
        return f"<{self.rules.name} with {self.seats} seats{whose}: {self.moment()}>"

    def moment(self) -> str:
        """Where the game stands, in one line."""
        if self.mover == OVER:
            return f"over ({self.ending}), points {', '.join(str(x) if x >= 0 else '?' for x in self.scores())}"
        asked = ", ".join(map(str, self.deciders))
        frame = self.stack[-1]
        step = self.poll_step(self.poll_place()) if self.mover == NOBODY else self.rules.steps[frame & 4095]
        return f"seat{'s' if len(self.deciders) > 1 else ''} {asked} to decide {step.name}"

    def __dir__(self) -> list[str]:
        return [*PUBLIC, *(f.name for f in self.fields()), "__class__", "__doc__", "__repr__"]


def number_of(value: object) -> int:
    """A whole number of any kind, those of numpy too; -1, which is no seat and no option, for anything else."""
    if isinstance(value, bool):
        return -1
    if isinstance(value, int):
        return value
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        return -1


def revive(game: str, data: list[object], past: list[object]) -> object:
    """A state from what pickle stored."""
    return HOOKS.revive(game, data, past)
