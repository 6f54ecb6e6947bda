"""A position: what lies on the table and what is still to be done, how steps change it, how it is copied and stored."""

from typing import Final, Self

from mypy_extensions import i64, mypyc_attr

from rampart.kernel.codec import Part
from rampart.kernel.fields import Pool, Record, dump_record, load_record
from rampart.kernel.frame import ARGS_LIMIT, ASK, CLOSE, NOBODY, SECTION, WHOLE, args_of, out_of_range, pack
from rampart.kernel.history import Entry
from rampart.kernel.journal import Event, Journal
from rampart.kernel.rng import NO_FATE, Rng
from rampart.kernel.rules import Rules
from rampart.kernel.step import ASIDE

# A poll's section of the pad: step, its arguments, the step before its answers are turned up (0 for none), number of
# seats, the seats, and behind them the answers once they are open
POLL_LAYOUT: Final = 65535
POLL_STEP: Final = 0
POLL_ARGS: Final = 1
POLL_BEFORE: Final = 2
POLL_SEATS: Final = 3

OVER: Final = -1
NO_DRAFTS: Final[list[list[int]]] = []
NO_OPTIONS: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(Record):
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
        self.origin: Position | None = None  # the position before the first entry, where history is kept
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

    def is_pending(self, code: int, part: Part, value: int) -> bool:
        """Does a step with this value of an argument wait on the stack?"""
        for f in self.stack:
            if f & 4095 == code and part.of(f >> 16) == value:
                return True
        return False

    def end_of_section(self, place: int) -> int:
        """Where a section of the pad ends: where the next one above it begins."""
        for f in self.stack:
            if f & 4095 == CLOSE and f >> 32 > place:
                return f >> 32
        return len(self.pad)

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

    # ---- copies and storage

    def carry(self, to: "Position") -> None:
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
