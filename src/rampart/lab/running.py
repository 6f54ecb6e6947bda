"""Many games side by side: one call makes a choice in each of them and writes what the next seats see and may do."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from rampart.kernel.errors import IllegalChoice
from rampart.kernel.frame import NOBODY
from rampart.kernel.machine import Machine
from rampart.kernel.position import NO_OPTIONS, OVER
from rampart.kernel.step import ASIDE
from rampart.lab.asking import Asking, asking
from rampart.lab.legal import Legal
from rampart.lab.writing import Fields, Shape, put

BOOLEAN: Final = 1
PACKED: Final = 2


class Encoder:
    """Writes the observation of a seat: the present decision, then the fields."""

    def __init__(self, size: int, own_seat: int, a: Asking, shapes: list[Shape], fields: Fields) -> None:
        self.size = size
        self.own_seat = own_seat
        self.asking = a
        self.shapes = shapes
        self.fields = fields

    def write(self, w: BytesWriter, at: i64, s: Machine, me: i64) -> i64:
        """Write one observation at a place; returns the place behind it."""
        if self.own_seat:
            at = put(w, at, me)
        return self.fields.write(w, asking(w, at, s, me, self.asking), s, me, self.shapes)

    def encode(self, s: Machine, me: int) -> bytes:
        """One observation as bytes of its own."""
        w = BytesWriter()
        w.write(zeros(self.size))
        self.write(w, 0, s, me)
        return w.getvalue()


class Offer:
    """What the seat to decide in one game may do: its options as the rules number them, and what makes actions of them.

    The list is a copy, for the mask is cleared by it when the game has moved on.
    """

    def __init__(self) -> None:
        self.options: list[int] = NO_OPTIONS
        self.start: i64 = 0  # the action that the first option of the step is
        self.turn: list[int] = NO_OPTIONS  # by option, how it is said from the chair of the seat; empty: as it is
        self.chosen: i64 = 0


class Games:
    """States side by side, the seat that is to decide in each, its legal actions and what it sees.

    All of it is found for one game after the other, right after its choice: its lists are at hand then, while to go
    through all games once more would read them from memory again.
    """

    def __init__(self, states: list[Machine], encoder: Encoder, legal: Legal, masks: int) -> None:
        self.states = states
        self.encoder = encoder
        self.legal = legal
        self.aside_start: i64 = legal.aside_start
        self.masks: i64 = masks  # BOOLEAN, PACKED or 0
        self.offers = [Offer() for _ in states]
        self.row: i64 = legal.size if masks == BOOLEAN else (legal.size + 7) // 8
        self.mask = BytesWriter()
        self.seats = BytesWriter()  # the seat to decide in each game, 255 where it is over
        self.rows = BytesWriter()  # what the seats to decide see
        self.width: i64 = encoder.size
        for _ in states:
            self.seats.append(0)
            self.rows.write(zeros(encoder.size))
        if masks:
            for _ in states:
                self.mask.write(zeros(self.row))
        for i in range(len(states)):
            self.place(i, states[i])

    def place(self, i: int, s: Machine) -> None:
        """Put another game in the place of one."""
        self.states[i] = s
        self.show(i, s)

    def show(self, i: i64, s: Machine) -> None:
        """Find who is to decide in a game and what may be done, note it in its mask, and write what is seen.

        Of a game that is over it is what seat 0 sees.
        """
        o = self.offers[i]
        if self.masks and o.options:
            self.note(i, o, 0)
        seat: i64 = decider(s)
        self.seats[i] = u8(seat & 255)
        self.encoder.write(self.rows, i * self.width, s, 0 if seat < 0 else seat)
        if s.mover == OVER:
            o.options = NO_OPTIONS
            return
        step = s.asking_code()
        turns = self.legal.turns[step]
        o.options = self.legal.offered(s, seat)[:]
        o.start = self.legal.starts[step]
        o.turn = turns[seat] if turns else NO_OPTIONS
        if self.masks:
            self.note(i, o, 1)

    def note(self, i: i64, o: Offer, value: i64) -> None:
        """Set what may be done in the mask of a game, or take it back; packed, the lowest bit of a byte comes first."""
        w = self.mask
        first: i64 = i * self.row
        turn = o.turn
        for option in o.options:
            x: i64 = option
            if x >= ASIDE:
                x += self.aside_start - ASIDE
            elif turn:
                x = o.start + i64(turn[x])
            else:
                x += o.start
            if self.masks == BOOLEAN:
                w[first + x] = u8(value)
            else:
                at: i64 = first + (x >> 3)
                bit: i64 = i64(1) << (x & 7)
                held: i64 = i64(w[at])
                w[at] = u8(held | bit if value else held & ~bit)

    def actions(self, i: int) -> list[int]:
        """What may be done in a game, as actions."""
        o = self.offers[i]
        return [self.action(o, option) for option in o.options]

    def action(self, o: Offer, option: i64) -> i64:
        """The action that an option is."""
        if option >= ASIDE:
            return self.aside_start + option - ASIDE
        return o.start + (i64(o.turn[option]) if o.turn else option)

    def find(self, chosen: list[int]) -> None:
        """Find the options that are meant, one a game; a bad action is refused before anything is changed."""
        if len(chosen) != len(self.offers):
            raise IllegalChoice(f"{len(chosen)} actions were given for {len(self.offers)} games.", "action")
        for i, wanted in enumerate(chosen):
            o = self.offers[i]
            if not self.is_on_offer(o, wanted):
                raise IllegalChoice(
                    f"Action {wanted} is not on offer in game {i}; {len(o.options)} of {self.legal.size} actions are.",
                    "action",
                    {"action": str(wanted)},
                )

    def is_on_offer(self, o: Offer, wanted: i64) -> bool:
        """Look for an action among the options, and remember the option."""
        turn = o.turn
        if wanted >= self.aside_start:
            wanted += ASIDE - self.aside_start
            turn = NO_OPTIONS
        else:
            wanted -= o.start
            if wanted >= ASIDE:
                return False
        for option in o.options:
            x: i64 = option
            if turn and x < ASIDE:
                x = turn[x]
            if x == wanted:
                o.chosen = option
                return True
        return False

    def step(self, chosen: list[int]) -> list[int]:
        """Make a choice in every game; returns those that ended by it."""
        self.find(chosen)
        ended: list[int] = []
        for i, s in enumerate(self.states):
            if s.mover == NOBODY:
                s.draft(i64(self.seats[i]), self.offers[i].chosen)
            else:
                s.take(self.offers[i].chosen)
            if s.mover == OVER:
                ended.append(i)
            else:
                self.show(i, s)
        return ended

    def observations(self) -> bytes:
        """What the seats to decide see, game after game."""
        return self.rows.getvalue()

    def legal_rows(self) -> bytes:
        """The masks, game after game."""
        return self.mask.getvalue()

    def seat_bytes(self) -> bytes:
        """The seat to decide in each game, a byte each."""
        return self.seats.getvalue()


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
