"""Writes what is asked and what is still to be done: the part of an observation that is the kernel's own."""

from typing import Final

from rampart.kernel.codec import PLACE, SEAT, SEATS, Part, turned
from rampart.kernel.fields import UNKNOWN, Field
from rampart.kernel.frame import CLOSE, NOBODY, args_of, code_of, layout_of, player_of, section_of
from rampart.kernel.machine import Machine
from rampart.kernel.position import OVER, POLL_ARGS, POLL_LAYOUT, POLL_STEP
from rampart.kernel.rules import Rules
from rampart.lab.writing import pad, put, put_wide

SEAT_NAMED: Final = 1
SEATS_NAMED: Final = 2
SECRET: Final = 1
PIECE: Final = 2  # hidden, but that none lies there is seen
NO_NUMBERS: Final[list[int]] = []


class Asking:
    """How much room the present decision and what follows it take, and which numbers name a seat."""

    def __init__(
        self,
        rules: Rules,
        seats: int,
        relative: int,
        frames: int,
        draft: int,
        sections: int,
        section_room: int,
        section_seats: list[list[int]],
    ) -> None:
        self.seats = seats
        self.relative = relative
        self.frames = frames
        self.draft = draft
        self.sections = sections
        self.section_room = section_room
        self.section_seats = section_seats  # by layout, for each number: does it name a seat or several?
        self.section_secrets: list[list[int]] = [secrets_of(layout.fields, section_room) for layout in rules.layouts]
        self.parts: list[list[Part]] = [step.args.parts for step in rules.steps]
        self.most_parts = max([len(parts) for parts in self.parts], default=0)

    def seat(self, p: int, me: int) -> int:
        """A seat as the viewer calls it."""
        if not self.relative or p < 0 or p >= self.seats:
            return p
        return p - me if p >= me else p - me + self.seats

    def set_of_seats(self, mask: int, me: int) -> int:
        """A set of seats as the viewer calls them."""
        return turned(mask, me, self.seats) if self.relative else mask


def secrets_of(fields: list[Field], room: int) -> list[int]:
    """For each number of a section: do all see it, its owner alone, or is it a piece that no one sees?"""
    out: list[int] = []
    for i in range(room):
        f = fields[min(i, len(fields) - 1)] if fields else None
        out.append(0 if f is None or not f.secret() else PIECE if f.pool else SECRET)
    return out


def asking(w: bytearray, at: int, s: Machine, me: int, a: Asking) -> int:
    """The step that asks, its arguments, who has not answered, the own answer so far, and what comes next."""
    step = 0
    args = 0
    top = len(s.stack)
    if s.mover == NOBODY:
        place = s.poll_place()
        step, args = s.pad[place + POLL_STEP], s.pad[place + POLL_ARGS]
        top -= 1
        at = put(w, at, -1)
    elif s.mover == OVER:
        at = put(w, at, UNKNOWN)
    else:
        top -= 1
        f = s.stack[top]
        step, args = code_of(f), args_of(f)
        at = put(w, at, a.seat(s.mover, me))
    at = put_wide(w, at, step)
    at = put_args(w, at, a, a.parts[step], args, me)
    waiting = a.set_of_seats(s.waiting, me) if s.waiting else 0
    for _ in range(a.seats):
        at = put(w, at, waiting & 1)
        waiting >>= 1
    if a.draft:
        at = put_draft(w, at, s, me, a)
    at = put_next(w, at, s, me, a, top)
    return put_sections(w, at, s, me, a) if a.sections else at


def put_next(w: bytearray, at: int, s: Machine, me: int, a: Asking, top: int) -> int:
    """The steps that follow, and whose they are."""
    left = a.frames
    while left and top > 0:
        top -= 1
        left -= 1
        f = s.stack[top]
        at = put_wide(w, at, code_of(f))
        at = put(w, at, a.seat(player_of(f), me))
    return pad(w, at, 3 * left)


def put_args(w: bytearray, at: int, a: Asking, parts: list[Part], args: int, me: int) -> int:
    """The arguments of the step that asks, in the order of their declaration."""
    left = a.most_parts
    for part in parts:
        left -= 1
        value = part.of(args)
        kind = part.domain.kind
        if kind == SEAT:
            value = a.seat(value, me)
        elif kind == SEATS:
            value = a.set_of_seats(value, me)
        elif kind == PLACE:
            value = 0
        at = put_wide(w, at, value)
    return pad(w, at, 2 * left)


def put_draft(w: bytearray, at: int, s: Machine, me: int, a: Asking) -> int:
    """The own answer in the open poll, or the latest of those that lie face down."""
    draft = s.drafts[me] if s.drafts else own_answer(s, me)
    count = len(draft)
    at = put(w, at, count)
    first = count - a.draft if count > a.draft else 0
    for i in range(first, count):
        at = put_wide(w, at, draft[i])
    return pad(w, at, 2 * (a.draft - (count - first)))


def own_answer(s: Machine, me: int) -> list[int]:
    """The own answer in the latest of the closed polls whose answers are not turned up yet."""
    out = NO_NUMBERS
    if s.face_down:
        at = 0
        for place in s.closed_polls():
            for p in s.poll_seats(place):
                if p == me:
                    out = s.face_down[at]
                at += 1
    return out


def put_sections(w: bytearray, at: int, s: Machine, me: int, a: Asking) -> int:
    """The topmost sections of the pad: which layout, whose, and its numbers."""
    left = a.sections
    end = len(s.pad)
    i = len(s.stack)
    while i:
        i -= 1
        f = s.stack[i]
        if code_of(f) != CLOSE:
            continue
        if layout_of(f) != POLL_LAYOUT and left:
            left -= 1
            at = put_section(w, at, s, me, a, f, end)
        end = section_of(f)
    return pad(w, at, left * (2 + 2 * a.section_room))


def put_section(w: bytearray, at: int, s: Machine, me: int, a: Asking, f: int, end: int) -> int:
    """One section: what is hidden in it stays so."""
    number = layout_of(f)
    start = section_of(f)
    owner = player_of(f)
    secrets, named = a.section_secrets[number], a.section_seats[number]
    at = put(w, at, number)
    at = put(w, at, a.seat(owner, me))
    count = end - start if end - start < a.section_room else a.section_room
    for i in range(count):
        x = s.pad[start + i]
        if secrets[i] and owner != me:
            if x >= 0 or secrets[i] != PIECE:
                x = UNKNOWN
        elif named[i] == SEAT_NAMED:
            x = a.seat(x, me)
        elif named[i] == SEATS_NAMED:
            x = a.set_of_seats(x, me)
        at = put_wide(w, at, x)
    return pad(w, at, 2 * (a.section_room - count))
