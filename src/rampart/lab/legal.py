"""Actions from the viewer's chair: what is on offer as codes below the size of the action space, and back.

An action is an option of a step (`Game.actions`). Where it names a seat, the seat is counted from the one who decides,
so that a network that learned on one chair plays on all of them; where seats are no equals, they keep their numbers.
"""

from typing import Final

from rampart.kernel.actions import ASIDES, Actions
from rampart.kernel.codec import SEAT, SEATS, Case, Options, turned
from rampart.kernel.frame import NOBODY
from rampart.kernel.machine import Machine
from rampart.kernel.rules import Rules
from rampart.kernel.step import ASIDE, Choice
from rampart.lab.rows import masks_of

NO_TURNS: Final[list[list[int]]] = []


class Legal:
    """The codes of the actions of a game at a table of so many seats."""

    def __init__(self, rules: Rules, actions: Actions, seats: int, relative: int) -> None:
        self.size = actions.size
        self.seats = seats
        self.starts: list[int] = [-1] * len(rules.steps)
        self.turns: list[list[list[int]]] = [NO_TURNS] * len(rules.steps)  # by step and seat: the option as it is said
        self.backs: list[list[list[int]]] = [NO_TURNS] * len(rules.steps)
        self.aside_start = actions.by_name[ASIDES].start if ASIDES in actions.by_name else actions.size
        self.masks = masks_of(actions.size, 0, ASIDE, self.aside_start - ASIDE)  # a byte an action
        for code, step in enumerate(rules.steps):
            if isinstance(step, Choice):
                self.starts[code] = actions.by_name[step.name].start
                if relative and names_a_seat(step.declared()):
                    self.turns[code] = [turns_of(step.declared(), me, seats) for me in range(seats)]
                    self.backs[code] = [inverse(turn) for turn in self.turns[code]]

    def offered(self, s: Machine, me: int) -> list[int]:
        """The options of a seat that is asked, as the rules number them."""
        return s.poll_options(me) if s.mover == NOBODY else s.opts

    def actions(self, s: Machine, me: int) -> list[int]:
        return self.coded(s, me, self.offered(s, me))

    def coded(self, s: Machine, me: int, options: list[int]) -> list[int]:
        """The actions that these options of a seat are."""
        step = s.asking_code()
        start = self.starts[step]
        turns = self.turns[step]
        if not turns and self.aside_start == self.size:
            return [start + x for x in options]
        return [self.action(start, turns, x, me) for x in options]

    def action(self, start: int, turns: list[list[int]], option: int, me: int) -> int:
        """The action of one option: asides follow all steps, seats are counted from the viewer's chair."""
        if option >= ASIDE:
            return self.aside_start + option - ASIDE
        return start + (turns[me][option] if turns else option)

    def option(self, s: Machine, me: int, action: int) -> int:
        """The option that an action is, -1 where it is not on offer to the seat."""
        step = s.asking_code()
        option = action - self.starts[step]
        if action >= self.aside_start:
            option = ASIDE + action - self.aside_start
        elif option < 0:
            return -1
        elif self.backs[step]:
            back = self.backs[step][me]
            option = back[option] if option < len(back) else -1
        return option if option in self.offered(s, me) else -1


def names_a_seat(options: Options) -> bool:
    """Does a decision ask for seats?"""
    for case in options.cases:
        for digit in case.digits:
            if digit.domain.kind == SEAT or digit.domain.kind == SEATS:
                return True
    return False


def turns_of(options: Options, me: int, seats: int) -> list[int]:
    """By option, the option with every seat counted from `me`."""
    return [from_chair(options.case_of(x), x, me, seats) for x in range(options.size)]


def from_chair(case: Case, option: int, me: int, seats: int) -> int:
    """One option with every seat counted from `me`."""
    out = option
    for digit in case.digits:
        value = digit.of(option)
        if digit.domain.kind == SEAT and 0 <= value < seats:
            out += digit.put((value - me) % seats) - digit.put(value)
        elif digit.domain.kind == SEATS and value >= 0:
            out += digit.put(turned(value, me, seats)) - digit.put(value)
    return out


def inverse(turns: list[int]) -> list[int]:
    """From what is said back to the option: the other direction of a list of turns."""
    out = [0] * len(turns)
    for option, said in enumerate(turns):
        out[said] = option
    return out
