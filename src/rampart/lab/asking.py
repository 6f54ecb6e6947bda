"""Writes what is asked and what is still to be done: the part of an observation that is the kernel's own."""

from typing import Final

from librt.strings import BytesWriter

from rampart.kernel.codec import PLACE, SEAT, SEATS, Part, turned
from rampart.kernel.fields import UNKNOWN, Field
from rampart.kernel.frame import CLOSE, NOBODY, args_of, code_of, layout_of, player_of, section_of
from rampart.kernel.machine import Machine
from rampart.kernel.position import OVER, POLL_ARGS, POLL_LAYOUT, POLL_STEP
from rampart.kernel.rules import Rules
from rampart.lab.writing import pad, put, put_wide

SEAT_NAMED: Final = 1
SEATS_NAMED: Final = 2
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
        self.layouts: list[list[Field]] = [layout.fields for layout in rules.layouts]
        self.parts: list[list[Part]] = [step.args.parts for step in rules.steps]
        self.most_parts = max([len(parts) for parts in self.parts], default=0)

    def seat(self, p: int, me: int) -> int:
        """A seat as the viewer calls it."""
        return (p - me) % self.seats if self.relative and 0 <= p < self.seats else p

    def set_of_seats(self, mask: int, me: int) -> int:
        """A set of seats as the viewer calls them."""
        return turned(mask, me, self.seats) if self.relative else mask


def asking(w: BytesWriter, s: Machine, me: int, a: Asking) -> None:
    """The step that asks, its arguments, who has not answered, the own answer so far, and what comes next."""
    step, args = 0, 0
    top = len(s.stack)
    if s.mover == NOBODY:
        place = s.poll_place()
        step, args = s.pad[place + POLL_STEP], s.pad[place + POLL_ARGS]
        top -= 1
        put(w, -1)
    elif s.mover == OVER:
        put(w, UNKNOWN)
    else:
        f = s.stack[top - 1]
        step, args = code_of(f), args_of(f)
        top -= 1
        put(w, a.seat(s.mover, me))
    put_wide(w, step)
    put_args(w, a, a.parts[step], args, me)
    waiting = a.set_of_seats(s.waiting, me)
    for p in range(a.seats):
        put(w, waiting >> p & 1)
    if a.draft:
        put_draft(w, s, me, a)
    for _ in range(a.frames):
        top -= 1
        if top < 0:
            pad(w, 3)
            continue
        f = s.stack[top]
        put_wide(w, code_of(f))
        put(w, a.seat(player_of(f), me))
    if a.sections:
        put_sections(w, s, me, a)


def put_args(w: BytesWriter, a: Asking, parts: list[Part], args: int, me: int) -> None:
    """The arguments of the step that asks, in the order of their declaration."""
    for part in parts:
        value = part.of(args)
        kind = part.domain.kind
        if kind == SEAT:
            value = a.seat(value, me)
        elif kind == SEATS:
            value = a.set_of_seats(value, me)
        elif kind == PLACE:
            value = 0
        put_wide(w, value)
    pad(w, 2 * (a.most_parts - len(parts)))


def put_draft(w: BytesWriter, s: Machine, me: int, a: Asking) -> None:
    """The own answer in the open poll, or the latest of those that lie face down."""
    draft = s.drafts[me] if s.drafts else own_answer(s, me)
    put(w, len(draft))
    first = max(0, len(draft) - a.draft)
    for i in range(first, len(draft)):
        put_wide(w, draft[i])
    pad(w, 2 * (a.draft - (len(draft) - first)))


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


def put_sections(w: BytesWriter, s: Machine, me: int, a: Asking) -> None:
    """The topmost sections of the pad: which layout, whose, and its numbers."""
    left = a.sections
    end = len(s.pad)
    for i in range(len(s.stack) - 1, -1, -1):
        f = s.stack[i]
        if code_of(f) != CLOSE:
            continue
        start = section_of(f)
        number = layout_of(f)
        if number != POLL_LAYOUT and left:
            left -= 1
            put_section(w, s, me, a, f, end)
        end = start
    pad(w, left * (2 + 2 * a.section_room))


def put_section(w: BytesWriter, s: Machine, me: int, a: Asking, f: int, end: int) -> None:
    """One section: what is hidden in it stays so."""
    number, start, owner = layout_of(f), section_of(f), player_of(f)
    fields = a.layouts[number]
    named = a.section_seats[number]
    put(w, number)
    put(w, a.seat(owner, me))
    count = min(end - start, a.section_room)
    for i in range(count):
        at = min(i, len(fields) - 1)
        x = s.pad[start + i]
        if fields[at].secret() and owner != me:
            x = x if x < 0 and fields[at].pool else UNKNOWN
        elif named[i] == SEAT_NAMED:
            x = a.seat(x, me)
        elif named[i] == SEATS_NAMED:
            x = a.set_of_seats(x, me)
        put_wide(w, x)
    pad(w, 2 * (a.section_room - count))
