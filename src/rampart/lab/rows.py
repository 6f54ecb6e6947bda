"""Rows of observations and masks in a buffer: written by `_rows.c` in a compiled build, else by the plan in Python."""

from typing import Final, Protocol

from rampart.kernel.codec import PLACE, SEAT, SEATS
from rampart.kernel.fields import Record
from rampart.kernel.machine import Machine
from rampart.lab import writing
from rampart.lab.asking import SEAT_NAMED, SEATS_NAMED, asking
from rampart.lab.plan import Line, Plan, width_of
from rampart.lab.writing import NONE_AT_ALL, put

try:
    from rampart.lab import _rows
except ImportError:
    NATIVE = False
else:
    NATIVE = True

# The words of `writing` by the numbers that `_rows.c` has for them
OPS: Final = {
    name: i
    for i, name in enumerate(
        ["number", "wide", "bits", "numbers", "size", "pile", "turned", "turned_bits", "rows", "hands", "bag", "bags",
         "bounds"]
    )
} | {"plain": 0}  # fmt: skip
MAPPED: Final = ("number", "numbers", "turned", "rows")  # those that say values as the viewer calls them
A_PLACE: Final = 3


class Rows(Protocol):
    """Writes the observations of one kind of table."""

    def write(self, buffer: object, row: int, s: Machine, seat: int, /) -> None:
        """One observation, as a row of a writable buffer of bytes."""

    def encode(self, s: Machine, seat: int, /) -> bytes:
        """One observation as bytes of its own."""


class Masks(Protocol):
    """Writes masks of legal actions."""

    def mark(self, buffer: object, row: int, options: list[int], start: int, turn: list[int], /) -> None:
        """One mask, as a row of a writable buffer of bytes; `turn` is how options are said, empty: as they are."""


class Reader:
    """Writes what the plan says, line by line: what an observation is, and what does the work without a compiler."""

    def __init__(self, plan: Plan) -> None:
        self.runs: list[list[Line]] = []
        for line in plan.lines:
            if not self.runs or self.runs[-1][0].record != line.record:
                self.runs.append([])
            self.runs[-1].append(line)
        self.plan = plan

    def write(self, buffer: object, row: int, s: Machine, seat: int, /) -> None:
        """One observation, as a row of a writable buffer of bytes."""
        put_row(buffer, row, self.encode(s, seat))

    def encode(self, s: Machine, seat: int, /) -> bytes:
        """One observation as bytes of its own: the present decision, then the fields."""
        w = bytearray(self.plan.size)
        at = put(w, 0, seat) if self.plan.hints.own_seat else 0
        at = asking(w, at, s, seat, self.plan.asking)
        for run in self.runs:
            for holder in self.holders(run[0], s, seat):
                for line in run:
                    at = self.field(w, at, s, holder, line, seat)
        return bytes(w)

    def holders(self, line: Line, s: Machine, me: int) -> list[Record]:
        """The state, a record of it, or one record a seat, the own one first."""
        if not line.record:
            return [s]
        if not line.each:
            return [s.inner(line.record)]
        first = 0 if self.plan.hints.own_seat else me
        records: list[Record] = getattr(s, line.record)
        return [records[(first + i) % s.seats] for i in range(s.seats)]

    def field(self, w: bytearray, at: int, s: Machine, holder: Record, line: Line, me: int) -> int:
        """Write one field with the function its line names; piles need to know which cards all have seen."""
        value = getattr(holder, line.field)
        op = getattr(writing, line.op)
        shape = self.plan.shapes[line.shape]
        if line.op in ("pile", "hands"):
            known = getattr(s, line.known) if line.known else NONE_AT_ALL
            behind: int = op(w, at, value, me, shape, known)
        else:
            behind = op(w, at, value, me, shape)
        return behind


class Marker:
    """Masks of legal actions; packed, the lowest bit of a byte comes first. It does the work without a compiler.

    Options from `aside` on are moved by `shift`, others by the start of their step, and said as their turn has it.
    """

    def __init__(self, size: int, packed: int, aside: int, shift: int) -> None:
        self.size = size
        self.packed = packed
        self.aside = aside
        self.shift = shift

    def mark(self, buffer: object, row: int, options: list[int], start: int, turn: list[int], /) -> None:
        """One mask, as a row of a writable buffer of bytes."""
        mask = bytearray((self.size + 7) // 8 if self.packed else self.size)
        for option in options:
            x = option + self.shift if option >= self.aside else start + (turn[option] if turn else option)
            if self.packed:
                mask[x >> 3] |= 1 << (x & 7)
            else:
                mask[x] = 1
        put_row(buffer, row, mask)


def put_row(buffer: object, row: int, content: bytes | bytearray) -> None:
    """Put a row where it belongs in a buffer of rows."""
    n = len(content)
    memoryview(buffer).cast("B")[row * n : row * n + n] = content  # type: ignore[arg-type]


def masks_of(size: int, packed: int, aside: int, shift: int) -> Masks:
    """What writes masks of so many actions."""
    return _rows.Masks(size, packed, aside, shift) if NATIVE else Marker(size, packed, aside, shift)


def rows_of(plan: Plan) -> Rows:
    """What writes the observations of a plan."""
    if not NATIVE:
        return Reader(plan)
    a = plan.asking
    return _rows.Writer(
        lines_of(plan), plan.size, plan.seats, plan.hints.own_seat, a.relative, a.frames, a.draft, a.sections,
        a.section_room, a.most_parts, parts_of(plan), a.section_secrets, a.section_seats,
    )  # fmt: skip


def lines_of(plan: Plan) -> list[tuple[object, ...]]:
    """The lines as `_rows.c` takes them."""
    out: list[tuple[object, ...]] = []
    for i, line in enumerate(plan.lines):
        k = plan.shapes[line.shape]
        begins = int(i == 0 or plan.lines[i - 1].record != line.record)
        tables = k.tables if line.op in MAPPED else []
        out.append((
            OPS[line.op], line.record, line.each, line.field, line.known, begins, k.n, k.m, width_of(line.op, k),
            k.seats, tables, k.secret, k.pooled, k.backs, k.no_back, k.column,
        ))  # fmt: skip
    return out


def parts_of(plan: Plan) -> list[list[int]]:
    """By step, four numbers for each argument: what it names, its shift, its mask, and its least value."""
    kinds = {SEAT: SEAT_NAMED, SEATS: SEATS_NAMED, PLACE: A_PLACE}
    return [
        [x for part in parts for x in (kinds.get(part.domain.kind, 0), part.shift, part.mask, part.low)]
        for parts in plan.asking.parts
    ]
