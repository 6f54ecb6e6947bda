"""Many games side by side: one call makes a choice in each of them and writes what the next seats see and may do."""

from mypy_extensions import i64

from rampart.kernel.errors import IllegalChoice
from rampart.kernel.frame import NOBODY
from rampart.kernel.machine import Machine
from rampart.kernel.position import NO_OPTIONS, OVER
from rampart.kernel.step import ASIDE
from rampart.lab.legal import Legal
from rampart.lab.rows import Rows, masks_of


class Offer:
    """What the seat to decide in one game may do: its options as the rules number them, and how they become actions."""

    def __init__(self) -> None:
        self.options: list[int] = NO_OPTIONS
        self.start: i64 = 0  # the action that the first option of the step is
        self.turn: list[int] = NO_OPTIONS  # by option, how it is said from the chair of the seat; empty: as it is
        self.chosen: i64 = 0


class Games:
    """States side by side, the seat that is to decide in each, its legal actions and what it sees.

    All of it is found for one game after the other, right after its choice, and written straight into the buffers of
    the caller: the lists of the game are at hand then, while to go through all games once more would read them from
    memory again.
    """

    def __init__(self, states: list[Machine], rows: Rows, legal: Legal, packed: int) -> None:
        self.states = states
        self.rows = rows
        self.legal = legal
        self.mask = masks_of(legal.size, packed, ASIDE, legal.aside_start - ASIDE)
        self.aside_start: i64 = legal.aside_start
        self.offers = [Offer() for _ in states]
        self.seats = [0 for _ in states]  # the seat to decide in each game, -1 where it is over
        self.seen: object = None  # a buffer with a row for every game
        self.masks: object = None  # another one, None where no masks are wanted

    def write_into(self, seen: object, masks: object) -> None:
        """Write into these buffers, from now on."""
        self.seen = seen
        self.masks = masks
        for i, s in enumerate(self.states):
            self.show(i, s)

    def place(self, i: int, s: Machine) -> None:
        """Put another game in the place of one."""
        self.states[i] = s
        self.show(i, s)

    def show(self, i: int, s: Machine) -> None:
        """Find who is to decide in a game and what may be done, note it in its mask, and write what is seen.

        Of a game that is over it is what seat 0 sees.
        """
        o = self.offers[i]
        seat = decider(s)
        self.seats[i] = seat
        self.rows.write(self.seen, i, s, 0 if seat < 0 else seat)
        if s.mover == OVER:
            o.options = NO_OPTIONS
        else:
            step = s.asking_code()
            turns = self.legal.turns[step]
            o.options = self.legal.offered(s, seat)
            o.start = self.legal.starts[step]
            o.turn = turns[seat] if turns else NO_OPTIONS
        if self.masks is not None:
            self.mask.mark(self.masks, i, o.options, o.start, o.turn)

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
                s.draft(self.seats[i], self.offers[i].chosen)
            else:
                s.take(self.offers[i].chosen)
            if s.mover == OVER:
                ended.append(i)
            else:
                self.show(i, s)
        return ended


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


def mask_of(legal: Legal, s: Machine, me: int, more: int) -> bytearray:
    """The mask of one seat, a byte an action; `more` adds the action of a seat that is not asked."""
    row = bytearray(legal.size + more)
    asked = s.mover == me or (s.mover == NOBODY and s.waiting >> me & 1 == 1)
    if asked:
        step = s.asking_code()
        turns = legal.turns[step]
        turn = turns[me] if turns else NO_OPTIONS
        legal.masks.mark(row, 0, legal.offered(s, me), legal.starts[step], turn)
    elif more:
        row[legal.size] = 1
    return row


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
