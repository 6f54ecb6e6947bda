"""The machine that plays a game: a stack of frames, a pad, polls and pending choices."""

from typing import Final, Self

from mypy_extensions import i64, mypyc_attr

from rampart.kernel.codec import Part
from rampart.kernel.errors import BrokenRules, Hidden, IllegalChoice
from rampart.kernel.fields import Pool, Record, dump_record, load_record
from rampart.kernel.frame import (
    ARGS_LIMIT,
    LAYOUT,
    NOBODY,
    SECTION,
    WHOLE,
    args_of,
    out_of_range,
    pack,
    player_of,
    section_of,
)
from rampart.kernel.history import Entry, made_by, without
from rampart.kernel.journal import FORCED, Event, Journal
from rampart.kernel.rng import NO_FATE, Rng
from rampart.kernel.rules import FIRST_STEP, Rules
from rampart.kernel.step import ASIDE, Choice

# Frames of the kernel itself
CLOSE: Final = 1  # frees a section of the pad: its layout and place
ASK: Final = 2  # a poll: the place of its section
ANSWER: Final = 3  # one seat's answer after the poll: where in the section, and its place
OPEN: Final = 4  # the answers of a poll, all in, are turned up: the place of its section
AGAIN: Final = 5  # above the decision to which an aside was added and which is asked again

# A poll's section of the pad: step, its arguments, the step before its answers are turned up (0 for none), number of
# seats, the seats, and behind them the answers once they are open
POLL_LAYOUT: Final = 65535
POLL_STEP: Final = 0
POLL_ARGS: Final = 1
POLL_BEFORE: Final = 2
POLL_SEATS: Final = 3

# Steps that no one chooses between two decisions. Random play at every table came to 207 (great_wall, 7,284 games;
# watch 85, crescent_moon 44, dragon 30): who needs more of them goes round in circles.
MOST_STEPS: Final = 16_384

OVER: Final = -1
NO_DRAFTS: Final[list[list[int]]] = []
NO_OPTIONS: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Machine(Record):
    """A position: what lies on the table (declared by the game) and what is still to be done (kept here)."""

    __slots__ = (
        "asked",
        "config",
        "drafts",
        "face_down",
        "journal",
        "last",
        "mover",
        "opts",
        "origin",
        "pad",
        "poll_since",
        "reveals",
        "rng",
        "rules",
        "sealed",
        "seats",
        "seed",
        "stack",
        "viewer",
        "waiting",
    )  # fmt: skip

    def __init__(self, rules: Rules, seats: int, config: list[int], rng: Rng) -> None:
        self.rules = rules
        self.seats = seats
        self.config = config  # the place of each option's value among its choices; shared, never changed
        self.rng = rng
        self.stack: list[int] = []
        self.pad: list[int] = []
        self.asked = 0  # the seats that decide in the open poll
        self.waiting = 0  # those among them whose answer is not whole yet
        self.drafts = NO_DRAFTS  # the answers in the open poll, by seat
        self.face_down = NO_DRAFTS  # the answers of closed polls that are not turned up yet; replaced, never changed
        self.reveals = 0
        self.viewer = WHOLE
        self.sealed = 0
        self.mover = OVER  # the seat to decide, NOBODY in a poll, OVER at the end
        self.opts = NO_OPTIONS
        self.last: Entry | None = None
        self.origin: Machine | None = None  # the position before the first entry, where history is kept
        self.seed = -1  # the seed the origin was made from, -1 for a document
        self.journal: Journal | None = None
        self.poll_since = 0  # how many entries there were when the open poll began

    # ---- to be given by the game

    def copy(self) -> Self:
        """An independent state; the history is shared."""
        raise AssertionError("a game defines copy()")

    def pools(self) -> list[Pool]:
        """The whole content of each pool named by a field."""
        return []

    def asides(self, p: int, code: int) -> list[int]:
        """What the seat may add to a decision of step `code`: small numbers of the game's own."""
        return NO_OPTIONS

    def may_add(self, p: int, code: int) -> bool:
        """By what all can see: could the seat add something here? A sealed table asks it even for a lone option."""
        return False

    def aside(self, p: int, what: int) -> None:
        """Carry out an aside; the decision it was added to is asked again afterwards."""
        raise AssertionError("a game with asides defines aside()")

    def aside_key(self, p: int, what: int) -> str:
        return f"aside:{what}"

    def looked_at(self, viewer: int, p: int) -> bool:
        """Has the viewer looked at the answer of another seat, which lies face down?"""
        return False

    def board_words(self, what: str) -> list[str]:
        """The words for places of this table by number: of a board of fields, or of a `board_place` of that kind."""
        raise AssertionError(f"a game that declares {what} defines board_words()")

    def lay_places(self, board: str, places: list[str]) -> None:
        """A document tells of these places of a board: lay them where the board itself is part of the position."""

    def modernise(self, doc: dict[str, object]) -> None:
        """Change a document of an earlier format, in place, where fields of the game have changed since."""

    def derive(self, given: list[str]) -> None:
        """Set what a document leaves out to what follows from the fields that it gives."""

    def usual_row(self, name: str, i: int) -> list[int]:
        """What the row of a field with cells holds at place i where nothing else is said of it."""
        raise AssertionError(f"a game that declares the cells of {name} defines usual_row()")

    def faults(self) -> list[tuple[str, str]]:
        """What is wrong with a position beyond its pools: the field's path and a sentence."""
        return []

    # ---- what steps use

    def push(self, code: int, p: int = NOBODY, args: int = 0) -> None:
        """Put a frame on the stack: it is done before what lies beneath."""
        seat: i64 = p
        if args == 0:
            self.stack.append(code | seat << 12)
            return
        if args < 0 or args >= ARGS_LIMIT:
            raise out_of_range(code, args)
        word: i64 = args
        self.stack.append(code | seat << 12 | word << 16)  # as `pack` does it, without a call

    def open_pad(self, layout: int, values: list[int], p: int = NOBODY) -> int:
        """Lay a section on the pad, freed when all pushed from now on is done; returns its place."""
        pad = self.pad
        place = len(pad)
        self.stack.append(CLOSE | p << 12 | layout << 16 | place << 32)  # as the arguments in `frame` are declared
        pad.extend(values)
        return place

    def poll(self, code: int, seats: list[int], args: int = 0, before: int = 0) -> None:
        """Ask several seats at once; their answers take effect in the order given.

        `before` is a step that is done when all answers are in but still lie face down: whatever it asks, no one sees
        another's answer or its size until then, and no card has moved.
        """
        if seats:
            place = self.open_pad(POLL_LAYOUT, [code, args, before, len(seats), *seats])
            self.stack.append(pack(ASK, NOBODY, SECTION.put(place)))

    def replace(self, code: int, part: Part, value: int, instead: int) -> bool:
        """Put another step in the place of the nearest pending one with this code and value of an argument."""
        for i in range(len(self.stack) - 1, -1, -1):
            f = self.stack[i]
            if f & 4095 == code and part.of(args_of(f)) == value:
                self.stack[i] = f - code + instead
                return True
        return False

    def end(self) -> None:
        """End the game at once: nothing that was still to be done will be."""
        self.stack.clear()
        self.pad.clear()
        self.face_down = NO_DRAFTS

    def reveal(self) -> None:
        """Note that a hidden thing became visible: nothing before it can be taken back."""
        self.reveals += 1

    def tell(self, code: int, seat: int, numbers: list[int], secret: int = 0, seen_by: int = 0) -> None:
        """Tell an event to whoever listens; call it behind `if s.journal is not None`."""
        if self.journal is not None:
            self.journal.events.append(Event(code, seat, numbers, secret, seen_by))

    # ---- the machine

    def advance(self) -> None:
        """Run what needs no one, until someone has a real choice or the game is over."""
        stack = self.stack
        steps = self.rules.steps
        asks = self.rules.asks
        has_asides = self.rules.has_asides
        for _ in range(MOST_STEPS):
            if not stack:
                self.mover = OVER
                self.opts = NO_OPTIONS
                return
            f: i64 = stack[-1]
            code = f & 4095
            if code < FIRST_STEP:
                if code == CLOSE:
                    stack.pop()
                    del self.pad[f >> 32 :]
                elif self.kernel_frame(f, code):
                    return
                continue
            step = steps[code]
            p = f >> 12 & 15
            args = f >> 16
            if asks[code] == 0:
                stack.pop()
                step.run(self, p, args)
                continue
            opts = step.options(self, p, args)
            if has_asides and opts:
                added = self.asides(p, code)
                if added:
                    opts = opts + [ASIDE + x for x in added]
            if len(opts) > 1:  # the usual case first
                self.mover = p
                self.opts = opts
                return
            if not opts:
                raise BrokenRules(f"{step.name} offers nothing to seat {p}")
            if self.sealed == 0 or (step.window == 0 and not self.may_add(p, code)):
                stack.pop()
                if self.journal is not None:
                    self.tell(FORCED, p, [code, opts[0]], step.secret, 1 << p)
                    if self.journal.forced is not None and isinstance(step, Choice):
                        self.journal.forced.append((p, step.key(self, p, args, opts[0])))
                step.apply(self, p, args, opts[0])
                continue
            self.mover = p
            self.opts = opts
            return
        raise BrokenRules(f"after {MOST_STEPS} steps nobody has had a choice yet")

    def kernel_frame(self, f: int, code: int) -> bool:
        """Do a frame of the kernel; true if players are asked now."""
        place = section_of(f)
        if code == ASK:
            return self.open_poll(place)
        self.stack.pop()
        if code == OPEN:
            self.open_answers(place)
        elif code == ANSWER:
            at = place + LAYOUT.of(args_of(f))
            draft = self.pad[at + 1 : at + 1 + self.pad[at]]
            step = self.poll_step(place)
            step.answer(self, player_of(f), self.pad[place + POLL_ARGS], draft)
        return False

    def take(self, option: int) -> None:
        """Take an option of the one seat that decides, unchecked: the path of playouts and search."""
        f: i64 = self.stack[-1]
        if self.origin is not None:
            self.note(self.mover, option)
        if option >= ASIDE:
            self.stack.append(AGAIN | NOBODY << 12)
            self.aside(self.mover, option - ASIDE)
        else:
            self.stack.pop()
            step = self.rules.steps[f & 4095]
            step.apply(self, f >> 12 & 15, f >> 16, option)
        self.advance()

    def note(self, seat: int, option: int) -> None:
        """Add a choice to the history."""
        self.last = Entry(self.last, seat, option, self.rng.drawn, self.reveals)

    # ---- polls

    def poll_step(self, place: int) -> Choice[object]:
        step = self.rules.steps[self.pad[place + POLL_STEP]]
        assert isinstance(step, Choice)
        return step

    def poll_place(self) -> int:
        """The place of the open poll's section."""
        return section_of(self.stack[-1])

    def closed_polls(self) -> list[int]:
        """The places of the polls whose answers lie face down, the one to be opened last first."""
        return [section_of(f) for f in self.stack if f & 4095 == OPEN]

    def poll_seats(self, place: int) -> list[int]:
        """The seats of a poll, in the order in which their answers take effect."""
        return self.pad[place + POLL_SEATS + 1 : place + POLL_SEATS + 1 + self.pad[place + POLL_SEATS]]

    def poll_options(self, seat: int) -> list[int]:
        """What a seat may add to its draft in the open poll."""
        place = self.poll_place()
        return self.poll_step(place).options(self, seat, self.pad[place + POLL_ARGS])

    def open_poll(self, place: int) -> bool:
        """Ask the seats of the poll on top; false if every answer is in at once (a window no one can use)."""
        self.mover = NOBODY
        self.opts = NO_OPTIONS
        if self.asked == 0:
            self.drafts = [[] for _ in range(self.seats)]
            self.poll_since = 0 if self.last is None else self.last.count
            may_pass_alone = self.sealed == 0 and self.poll_step(place).window == 1
            for p in self.poll_seats(place):
                if may_pass_alone:
                    self.drafts[p] = self.lone_answer(place, p)
                    if self.drafts[p] and self.journal is not None and self.journal.forced is not None:
                        args = self.pad[place + POLL_ARGS]
                        self.journal.forced.append((p, self.poll_step(place).key(self, p, args, self.drafts[p][0])))
                if not self.drafts[p]:
                    self.asked |= 1 << p
            self.waiting = self.asked
        if self.waiting:
            return True
        self.close_poll()
        return False

    def lone_answer(self, place: int, seat: int) -> list[int]:
        """The answer of a seat that has no other than to pass; empty where it has a choice."""
        opts = self.poll_options(seat)
        step = self.poll_step(place)
        if len(opts) == 1 and step.complete(self, seat, self.pad[place + POLL_ARGS], opts):
            return opts
        return []

    def draft(self, seat: int, option: int) -> None:
        """Add a choice to a seat's answer in the open poll."""
        place = self.poll_place()
        if not self.waiting >> seat & 1:
            self.retract(seat)
        if self.origin is not None:
            self.note(seat, option)
        draft = self.drafts[seat]
        draft.append(option)
        if self.poll_step(place).complete(self, seat, self.pad[place + POLL_ARGS], draft):
            self.waiting &= ~(1 << seat)
        if self.waiting == 0:
            self.close_poll()
            self.advance()

    def retract(self, seat: int) -> None:
        """Take a seat's answer back: until the poll is closed a player may think again."""
        if self.viewer != WHOLE:
            raise Hidden("A view cannot be played on.", "view")
        if self.mover != NOBODY or not self.asked >> seat & 1:
            sentence = f"Seat {seat} has no answer in an open poll to take back."
            raise IllegalChoice(sentence, "no_answer", {"seat": str(seat)})
        if self.origin is not None and made_by(self.last, seat, self.poll_since) < len(self.drafts[seat]):
            self.origin = begun_anew(self.origin, seat)
        self.drafts[seat] = []
        self.waiting |= 1 << seat
        self.last = without(self.last, seat, self.poll_since)

    def close_poll(self) -> None:
        """All answers are in: they lie face down while the step before the opening, if any, is done."""
        place = self.poll_place()
        self.stack[-1] = pack(OPEN, NOBODY, SECTION.put(place))
        self.face_down = self.face_down + [self.drafts[p] for p in self.poll_seats(place)]
        if self.asked:
            self.reveals += 1
        self.asked = 0
        self.waiting = 0
        self.drafts = NO_DRAFTS
        if self.pad[place + POLL_BEFORE]:
            self.push(self.pad[place + POLL_BEFORE], NOBODY, self.pad[place + POLL_ARGS])

    def open_answers(self, place: int) -> None:
        """Turn up the answers of a closed poll: each becomes a frame of its own, the first seat's on top."""
        seats = self.poll_seats(place)
        answers = self.face_down[len(self.face_down) - len(seats) :]
        self.face_down = self.face_down[: len(self.face_down) - len(seats)] or NO_DRAFTS
        frames: list[int] = []
        for i, p in enumerate(seats):
            frames.append(pack(ANSWER, p, LAYOUT.put(len(self.pad) - place) + SECTION.put(place)))
            self.pad.append(len(answers[i]))
            self.pad.extend(answers[i])
        if self.pad[place + POLL_BEFORE]:
            self.reveals += 1
        frames.reverse()
        self.stack.extend(frames)

    # ---- copies and storage

    def carry(self, to: "Machine") -> None:
        """Copy what the kernel keeps into a fresh state of the game; part of every copy()."""
        to.rng = self.rng.copy()
        to.stack = self.stack[:]
        to.pad = self.pad[:]
        to.asked = self.asked
        to.waiting = self.waiting
        to.drafts = [d[:] for d in self.drafts] if self.drafts else NO_DRAFTS
        to.face_down = self.face_down
        to.reveals = self.reveals
        to.viewer = self.viewer
        to.sealed = self.sealed
        to.mover = self.mover
        to.opts = self.opts
        to.last = self.last
        to.origin = self.origin
        to.seed = self.seed
        to.poll_since = self.poll_since

    def bare(self) -> Self:
        """A copy without history: what search and playouts work on."""
        s = self.copy()
        s.last = None
        s.origin = None
        return s

    def dump(self) -> list[object]:
        """The whole state as nested lists, for storage by one build of the code."""
        rng: list[int] = [*self.rng.words(), self.rng.drawn]
        kernel: list[object] = [
            self.seats, self.config[:], rng, self.rng.fate[:], self.stack[:], self.pad[:], self.asked,
            self.waiting, [d[:] for d in self.drafts], self.reveals, -1 if self.viewer == WHOLE else self.viewer,
            self.sealed, [d[:] for d in self.face_down],
        ]  # fmt: skip
        return [kernel, dump_record(self)]

    def restore(self, data: list[object]) -> None:
        """Fill this state from a dump of a state of the same game, seats and options."""
        kernel, values = data
        assert isinstance(kernel, list) and isinstance(values, list)
        _, _, rng, fate, stack, pad, asked, waiting, drafts, reveals, viewer, sealed, face_down = kernel
        self.rng = Rng(rng[0], rng[1], rng[2], rng[3], rng[4], fate[:] if fate else NO_FATE)
        self.stack = stack[:]
        self.pad = pad[:]
        self.asked = asked
        self.waiting = waiting
        self.drafts = [d[:] for d in drafts] if drafts else NO_DRAFTS
        self.face_down = [d[:] for d in face_down] if face_down else NO_DRAFTS
        self.reveals = reveals
        self.viewer = WHOLE if viewer < 0 else viewer
        self.sealed = sealed
        load_record(self, values)
        self.last = None
        self.origin = None
        self.refresh()

    def refresh(self) -> None:
        """Find again who decides what, from the frame on top."""
        self.opts = NO_OPTIONS
        if not self.stack:
            self.mover = OVER
            return
        f = self.stack[-1]
        if f & 4095 == ASK:
            self.mover = NOBODY
            return
        self.mover = f >> 12 & 15
        if self.viewer == WHOLE or self.viewer == self.mover:
            step = self.rules.steps[f & 4095]
            self.opts = step.options(self, self.mover, args_of(f))
            if self.rules.has_asides:
                self.opts = self.opts + [ASIDE + x for x in self.asides(self.mover, f & 4095)]


def begun_anew(origin: Machine, seat: int) -> Machine:
    """An origin in the midst of a poll, less what the seat had answered there: its next answer takes that place."""
    s = origin.bare()
    s.drafts[seat] = []
    s.waiting |= 1 << seat
    return s
