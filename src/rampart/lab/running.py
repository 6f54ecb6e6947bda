"""Many games side by side: one call makes a choice in each of them and writes what the next seats see and may do."""

from collections.abc import Callable
from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from rampart.kernel.errors import IllegalChoice
from rampart.kernel.frame import NOBODY
from rampart.kernel.machine import Machine
from rampart.kernel.position import NO_OPTIONS, OVER
from rampart.lab.asking import Asking, asking
from rampart.lab.legal import Legal
from rampart.lab.writing import Shape, put

BOOLEAN: Final = 1
PACKED: Final = 2

Fields = Callable[[BytesWriter, Machine, int, list[Shape]], None]


class Encoder:
    """Writes the observation of a seat: the present decision, then the fields."""

    def __init__(self, size: int, own_seat: int, a: Asking, shapes: list[Shape], fields: Fields) -> None:
        self.size = size
        self.own_seat = own_seat
        self.asking = a
        self.shapes = shapes
        self.fields = fields

    def write(self, w: BytesWriter, s: Machine, me: int) -> None:
        """Add one observation to what is written."""
        if self.own_seat:
            put(w, me)
        asking(w, s, me, self.asking)
        self.fields(w, s, me, self.shapes)

    def encode(self, s: Machine, me: int) -> bytes:
        """One observation as bytes of its own."""
        w = BytesWriter()
        self.write(w, s, me)
        return w.getvalue()


class Games:
    """States side by side, the seat that is to decide in each, and its legal actions."""

    def __init__(self, states: list[Machine], encoder: Encoder, legal: Legal, masks: int) -> None:
        self.states = states
        self.encoder = encoder
        self.legal = legal
        self.masks = masks  # BOOLEAN, PACKED or 0
        self.seats = [decider(s) for s in states]
        self.options: list[list[int]] = [NO_OPTIONS for _ in states]  # as the rules number them
        self.actions: list[list[int]] = [NO_OPTIONS for _ in states]  # the same as actions
        self.row = legal.size if masks == BOOLEAN else (legal.size + 7) // 8
        self.mask = BytesWriter()
        if masks:
            zeros = bytes(self.row)
            for _ in states:
                self.mask.write(zeros)
        for i in range(len(states)):
            self.offer(i)

    def offer(self, i: int) -> None:
        """Find what may be done in a game, and note it in its mask."""
        s = self.states[i]
        old = self.actions[i]
        if s.mover == OVER:
            self.options[i] = self.actions[i] = NO_OPTIONS
        else:
            options = self.legal.offered(s, self.seats[i])
            self.options[i] = options
            self.actions[i] = self.legal.coded(s, self.seats[i], options)
        if self.masks == BOOLEAN:
            self.note(i, old)
        elif self.masks == PACKED:
            self.note_packed(i, old)

    def note(self, i: int, old: list[int]) -> None:
        """Take back what the mask of a game holds, and set what may be done now."""
        w = self.mask
        first: i64 = i * self.row
        for x in old:
            w[first + i64(x)] = 0
        for x in self.actions[i]:
            w[first + i64(x)] = 1

    def note_packed(self, i: int, old: list[int]) -> None:
        """The same, eight actions a byte, the lowest bit first."""
        w = self.mask
        first: i64 = i * self.row
        for x in old:
            w[first + (i64(x) >> 3)] = 0
        for x in self.actions[i]:
            at: i64 = first + (i64(x) >> 3)
            w[at] = w[at] | u8(i64(1) << (i64(x) & 7))

    def place(self, i: int, s: Machine) -> None:
        """Put another game in the place of one."""
        self.states[i] = s
        self.seats[i] = decider(s)
        self.offer(i)

    def found(self, chosen: list[int]) -> list[int]:
        """The options that are meant, one a game; a bad action is refused before anything is changed."""
        if len(chosen) != len(self.states):
            raise IllegalChoice(f"{len(chosen)} actions were given for {len(self.states)} games.", "action")
        out: list[int] = []
        for i in range(len(chosen)):
            wanted: i64 = chosen[i]
            actions = self.actions[i]
            at: i64 = 0
            count: i64 = len(actions)
            while at < count and i64(actions[at]) != wanted:
                at += 1
            if at == count:
                raise IllegalChoice(
                    f"Action {wanted} is not on offer in game {i}; {count} of {self.legal.size} actions are.",
                    "action",
                    {"action": str(wanted)},
                )
            out.append(self.options[i][at])
        return out

    def step(self, chosen: list[int]) -> list[int]:
        """Make a choice in every game; returns those that ended by it."""
        options = self.found(chosen)
        ended: list[int] = []
        for i in range(len(options)):
            s = self.states[i]
            if s.mover == NOBODY:
                s.draft(self.seats[i], options[i])
            else:
                s.take(options[i])
            if s.mover == OVER:
                ended.append(i)
            else:
                self.seats[i] = decider(s)
                self.offer(i)
        return ended

    def observe(self) -> bytes:
        """What the seats to decide see, game after game; of a game that is over, what seat 0 sees."""
        w = BytesWriter()
        for i, s in enumerate(self.states):
            self.encoder.write(w, s, max(0, self.seats[i]))
        return w.getvalue()

    def legal_rows(self) -> bytes:
        """The masks, game after game."""
        return self.mask.getvalue()


def decider(s: Machine) -> int:
    """The seat that is to decide next: in a poll the first that has not answered; -1 when the game is over."""
    if s.mover == OVER:
        return -1
    if s.mover != NOBODY:
        return s.mover
    waiting: i64 = s.waiting
    p = 0
    while not waiting >> i64(p) & 1:
        p += 1
    return p


def mask_of(legal: Legal, s: Machine, me: int, more: int) -> bytes:
    """The mask of one seat, a byte an action; `more` adds the action of a seat that is not asked."""
    w = BytesWriter()
    w.write(zeros(legal.size + more))
    asked = s.mover == me or (s.mover == NOBODY and s.waiting >> me & 1 == 1)
    if asked:
        for x in legal.actions(s, me):
            w[i64(x)] = 1
    elif more:
        w[i64(legal.size)] = 1
    return w.getvalue()


ZEROS: Final[list[bytes]] = []


def zeros(n: int) -> bytes:
    """So many zeros; the last ones asked for are kept."""
    if not ZEROS or len(ZEROS[0]) != n:
        ZEROS[:] = [bytes(n)]
    return ZEROS[0]


def make(legal: Legal, s: Machine, me: int, action: int) -> bool:
    """Make a seat's choice by its action; false, and nothing is changed, where it is not on offer."""
    if not (s.mover == me or (s.mover == NOBODY and s.waiting >> me & 1 == 1)):
        return False
    option = legal.option(s, me, action)
    if option < 0:
        return False
    if s.mover == NOBODY:
        s.draft(me, option)
    else:
        s.take(option)
    return True
