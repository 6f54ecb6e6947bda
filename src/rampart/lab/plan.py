"""The plan of an observation: which field is written how and where, made from the declared fields of a game.

Whatever a game declares is part of it, in the order of the declaration; only what its hints leave out, with a reason,
is not. A list whose length no one declared is refused, so that a new field cannot be forgotten.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rampart.kernel import fields as kinds
from rampart.kernel.errors import BrokenRules
from rampart.kernel.fields import Field, Layout, Pool, Record
from rampart.kernel.observation import Hints, SeatCode
from rampart.kernel.state import State
from rampart.lab.asking import SEAT_NAMED, SEATS_NAMED, Asking
from rampart.lab.writing import MOST, NOBODYS, OPEN, OWNERS, Shape
from rampart.registry import module_of

NUMBER: Final = "number"
WIDE: Final = "wide number"
WORD: Final = "word"
SET: Final = "set"
CARDS: Final = "cards"  # places for cards of which only the count of each matters to a network


class Column(NamedTuple):
    """One byte, or several of one kind side by side: what they are called and what they hold."""

    name: str
    start: int
    width: int
    form: str
    words: Sequence[str]
    high: int
    board: str = ""  # the places on which it lies side by side


class Line(NamedTuple):
    """One field as it is written: by which word of `writing`, from which record, in which shape."""

    record: str  # the field of the state that holds the record, '' for the state itself
    each: int  # 1: a record for every seat
    field: str
    op: str
    known: str  # the field that says who knows the cards, '' where there is none
    shape: int  # its place among the shapes

    def said(self) -> str:
        """The line in words, but for its shape."""
        each = "[]." if self.each else "."
        return " ".join([self.record + each + self.field if self.record else self.field, self.op, self.known]).strip()


class Plan:
    """All lines of a game at one kind of table, and the columns that they fill."""

    def __init__(self, s: State) -> None:
        self.game = s.rules.name
        self.seats = s.seats
        self.hints = hints_of(s)
        self.lines: list[Line] = []
        self.shapes: list[Shape] = []
        self.columns: list[Column] = []
        self.size = 0
        self.pools = {pool.name: pool for pool in s.pools()}
        self.known = {f.pool: f.name for f in s.fields() if f.kind == kinds.KNOWN}
        self.used: set[str] = set()
        if self.hints.own_seat:
            self.add("me", 1, WORD, [str(p) for p in range(s.seats)])
        self.asking = self.plan_asking(s)
        for f in s.fields():
            if f.kind == kinds.RECORD or f.kind == kinds.RECORDS:
                self.plan_records(s, f)
            else:
                self.plan_field(f, "", 0, f.name, "")
        self.check_hints(s)

    # ---- columns

    def add(
        self, name: str, width: int, form: str, words: Sequence[str] = (), high: int = MOST, board: str = ""
    ) -> int:
        """The next columns; returns where they start."""
        start = self.size
        self.columns.append(Column(name, start, width, form, words, high, board))
        self.size += width
        return start

    def plan_asking(self, s: State) -> Asking:
        """The present decision and what comes next."""
        h = self.hints
        section_seats = [self.section_seats(layout) for layout in s.rules.layouts]
        a = Asking(
            s.rules, s.seats, 1 - h.own_seat, h.frames, h.draft, h.sections, h.section_room, section_seats
        )  # fmt: skip
        self.add("asked", 1, WORD, self.seat_words())
        steps = [step.name if i >= 8 else "" for i, step in enumerate(s.rules.steps)]
        self.add("step", 2, WORD, steps)
        for i in range(a.most_parts):
            self.add(f"argument {i + 1}", 2, WIDE)
        self.add("to answer", s.seats, NUMBER, high=1)
        if a.draft:
            self.add("own answer, length", 1, NUMBER)
            for i in range(a.draft):
                self.add(f"own answer {i + 1}", 2, WIDE)
        for i in range(a.frames):
            self.add(f"next {i + 1}, step", 2, WORD, steps)
            self.add(f"next {i + 1}, seat", 1, WORD, self.seat_words())
        for i in range(a.sections):
            self.add(f"section {i + 1}, layout", 1, WORD, [layout.name for layout in s.rules.layouts])
            self.add(f"section {i + 1}, seat", 1, WORD, self.seat_words())
            for j in range(a.section_room):
                self.add(f"section {i + 1}, number {j + 1}", 2, WIDE)
        return a

    def section_seats(self, layout: Layout) -> list[int]:
        """For each number of a section: does it name a seat, or several?"""
        h = self.hints
        out: list[int] = []
        for f in layout.fields:
            path = f"{layout.name}.{f.name}"
            self.used.add(path)
            every = h.repeats.get(path, 1)
            named = SEAT_NAMED if path in h.seats or path in h.repeats else SEATS_NAMED if path in h.seat_sets else 0
            count = max(0, h.section_room - len(out)) if f.kind == kinds.LIST else 1
            out += [named if i % every == 0 else 0 for i in range(count)]
        return out + [0] * (h.section_room - len(out))

    def seat_words(self) -> list[str]:
        """What seats are called from the viewer's chair."""
        return [str(p) for p in range(self.seats)] if self.hints.own_seat else relative_words(self.seats)

    # ---- records

    def plan_records(self, s: State, f: Field) -> None:
        """The fields of a record, or of one for every seat."""
        if f.name in self.hints.left_out:
            self.used.add(f.name)
            return
        if f.kind == kinds.RECORD:
            for g in s.inner(f.name).fields():
                self.plan_field(g, f.name, 0, f"{f.name}.{g.name}", f"{f.name}.")
            return
        first: Record = getattr(s, f.name)[0]
        for i in range(self.seats):
            for g in first.fields():
                self.plan_field(g, f.name, 1, f"{f.name}.{g.name}", f"{f.name}[{self.seat_words()[i]}].", i == 0)

    def plan_field(self, f: Field, record: str, each: int, path: str, prefix: str, line: bool = True) -> None:
        """One field: its line, once, and its columns."""
        self.used.add(path)
        if path in self.hints.left_out:
            return
        if f.kind == kinds.RECORD or f.kind == kinds.RECORDS:
            raise BrokenRules(f"{path}: records lie one deep in an observation; leave it out with a reason")
        if f.kind == kinds.KNOWN:
            return  # it shows where the card lies
        shape, op = self.shape_of(f, path, record)
        before = self.size
        self.columns_of(f, op, shape, prefix + f.name, path)
        assert self.size - before == width_of(op, shape), f"{path}: {op}"
        if line:
            known = self.known.get(f.pool, "") if op in ("pile", "hands") else ""
            self.lines.append(Line(record, each, f.name, op, known, len(self.shapes)))
            self.shapes.append(shape)

    # ---- shapes

    def shape_of(self, f: Field, path: str, record: str) -> tuple[Shape, str]:
        """How a field is written."""
        secret = {kinds.OWNER: OWNERS, kinds.NONE: NOBODYS}.get(f.seen_by, OPEN)
        if record and secret == OWNERS:
            raise BrokenRules(f"{path}: a secret of its owner within a record is not known to observations")
        pool = self.pools.get(f.pool)
        shape = Shape(secret=secret, tables=self.tables(f, path), pooled=1 if pool is not None else 0)
        shape.column = self.seat_column(f, path)
        if pool is not None and pool.backs:
            shape.backs = pool.backs
            shape.no_back = pool.no_back() if f.blind else -1
        kind = f.kind
        if kind == kinds.NUMBER:
            if not f.words and not f.pool and self.high(f) > MOST:
                return shape, "wide"
            return shape, "number" if secret == NOBODYS or shape.tables else "plain"
        if kind == kinds.MASK:
            shape.m = (len(f.words) + 7) // 8
            return shape, "bits"
        if kind == kinds.MASKS:
            shape.n, shape.seats = self.entries(f, path), self.seats if self.kept_by_seat(f, path) else 0
            shape.m = (len(f.words) + 7) // 8
            return shape, "turned_bits"
        if kind == kinds.LIST or kind == kinds.HAND:
            return self.list_shape(f, path, record, shape)
        if kind == kinds.BAG:
            shape.m = self.kinds_of(f, path)
            return shape, "bag"
        if kind == kinds.ROWS and secret:
            raise BrokenRules(f"{path}: hidden rows are not known to observations; leave it out with a reason")
        shape.n, shape.m = self.row_count(f, path), self.row_room(f, path)
        shape.seats = self.seats if self.kept_by_seat(f, path) else 0
        if kind == kinds.BOUNDS:
            shape.n = shape.seats = self.seats
        return shape, {kinds.ROWS: "rows", kinds.HANDS: "hands", kinds.BAGS: "bags", kinds.BOUNDS: "bounds"}[kind]

    def list_shape(self, f: Field, path: str, record: str, shape: Shape) -> tuple[Shape, str]:
        """A list by seat, a pile that may be hidden, or plain places."""
        if not record and self.kept_by_seat(f, path):
            shape.m = self.hints.by_seat.get(path, 1)
            shape.n, shape.seats = self.entries(f, path) // shape.m, self.seats
            return shape, "turned"
        if shape.secret and f.pool and f.pool not in self.known and not shape.backs and f.low >= 0:
            return shape, "size"
        shape.n = self.entries(f, path)
        return shape, "pile" if shape.secret else "numbers"

    def tables(self, f: Field, path: str) -> list[bytes] | None:
        """By viewer, what the values of a field that names seats become."""
        column = self.seat_column(f, path)
        if column >= 0:
            path, f = f"{path}.{f.columns[column].name}", f.columns[column]
        code = self.hints.seats.get(path) or (SeatCode() if f.high == kinds.SEATS else None)
        if code is None or self.hints.own_seat:
            return None
        most = len(f.words) or (self.seats if f.high == kinds.SEATS else f.high + 1)
        return [bytes(code.turned(v, me, self.seats) for v in range(most)) for me in range(self.seats)]

    def seat_column(self, f: Field, path: str) -> int:
        """Which entry of the rows of a field names a seat, -1 where none does or all do."""
        named = [i for i, g in enumerate(f.columns) if f"{path}.{g.name}" in self.hints.seats]
        self.used |= {f"{path}.{g.name}" for g in f.columns}
        return named[0] if named else -1

    def kept_by_seat(self, f: Field, path: str) -> bool:
        """Is it kept by seat, so that the own one comes first? Where seats are no equals, nothing is turned."""
        if self.hints.own_seat or path in self.hints.in_order:
            return False
        return f.length == kinds.SEATS or path in self.hints.by_seat

    def entries(self, f: Field, path: str) -> int:
        """How many places a list has."""
        if path in self.hints.room:
            return self.hints.room[path]
        if f.length != kinds.ANY:
            return self.seats if f.length == kinds.SEATS else f.length
        if f.pool:
            return sum(self.pools[f.pool].content)
        raise BrokenRules(f"{path}: its length is not declared; give it room in the hints, or leave it out")

    def kinds_of(self, f: Field, path: str) -> int:
        """How many counts a bag has."""
        if f.words:
            return len(f.words)
        return len(self.pools[f.pool].words)

    def row_count(self, f: Field, path: str) -> int:
        """How many rows there are."""
        if path in self.hints.rows:
            return self.hints.rows[path]
        if f.length != kinds.ANY:
            return self.seats if f.length == kinds.SEATS else f.length
        if f.rows:
            return len(f.rows)
        if f.kind == kinds.BOUNDS:
            return self.seats
        raise BrokenRules(f"{path}: how many rows it has is not declared; give it rows in the hints, or leave it out")

    def row_room(self, f: Field, path: str) -> int:
        """How many entries a row has."""
        if path in self.hints.room:
            return self.hints.room[path]
        if f.kind == kinds.BAGS or f.kind == kinds.BOUNDS:
            return self.kinds_of(f, path)
        if f.cells or f.columns:
            return len(f.cells) or len(f.columns)
        if f.pool:
            return sum(self.pools[f.pool].content)
        raise BrokenRules(f"{path}: the length of its rows is not declared; give it room in the hints, or leave it out")

    def high(self, f: Field) -> int:
        """The greatest value of a number."""
        return self.seats - 1 if f.high == kinds.SEATS else f.high

    # ---- what the columns are called

    def columns_of(self, f: Field, op: str, k: Shape, name: str, path: str) -> None:
        """The columns of one field."""
        pool = self.pools.get(f.pool)
        words = self.words_of(f, path, pool)
        form = WORD if words else NUMBER
        high = min(self.high(f), MOST)
        if op in ("number", "plain"):
            self.add(name, 1, form, words, high)
        elif op == "wide":
            self.add(name, 2, WIDE, (), self.high(f))
        elif op == "size":
            self.add(f"{name}, size", 1, NUMBER)
        elif op == "bits":
            self.add(name, k.m, SET, words)
        elif op == "bag":
            self.bag_columns(name, words, k)
        elif op in ("numbers", "pile"):
            in_pile = f.pool and f.length == kinds.ANY and not f.board
            self.add(name, k.n, CARDS if in_pile else form, words, high, f.board)
        else:
            self.row_columns(f, op, k, name, words, high)

    def row_columns(self, f: Field, op: str, k: Shape, name: str, words: Sequence[str], high: int) -> None:
        """The columns of a field of several rows, or by seat."""
        form = WORD if words else NUMBER
        for i in range(k.n):
            at = f"{name}[{self.label(f, k, i)}]"
            if op == "turned":
                self.add(at, k.m, form, words, high)
            elif op == "turned_bits":
                self.add(at, k.m, SET, words)
            elif op == "rows":
                cards = f.pool and not f.board
                self.add(at, k.m, CARDS if cards else form, words, high, f.board if not f.cells else "")
            elif op == "hands":
                self.add(at, k.m, CARDS, words)
            else:
                self.bag_columns(at, words, k if op == "bags" else Shape(m=k.m))

    def bag_columns(self, name: str, words: Sequence[str], k: Shape) -> None:
        """Counts by word, with their sum where the bag may be hidden."""
        self.add(name, k.m, NUMBER, words)
        if k.secret:
            self.add(f"{name}, size", 1, NUMBER)

    def label(self, f: Field, k: Shape, i: int) -> str:
        """What a row is called."""
        if i < k.seats:
            return relative_words(self.seats)[i]
        return f.rows[i] if i < len(f.rows) else str(i)

    def words_of(self, f: Field, path: str, pool: Pool | None) -> Sequence[str]:
        """The words for the values of a field."""
        if (path in self.hints.seats and not f.words) or f.high == kinds.SEATS:
            return self.seat_words()
        return f.words or (pool.words if pool is not None else ())

    def check_hints(self, s: State) -> None:
        """A hint that names no field is a mistake."""
        h = self.hints
        for path in {
            **h.room,
            **h.rows,
            **h.seats,
            **h.by_seat,
            **h.left_out,
            **h.repeats,
            **dict.fromkeys([*h.in_order, *h.seat_sets]),
        }:
            if path not in self.used:
                raise BrokenRules(f"the hints for observations of {self.game} name {path}, which is no field")


def relative_words(seats: int) -> list[str]:
    """Seats from the viewer's chair."""
    return ["me", *(f"+{i}" for i in range(1, seats))]


def width_of(op: str, k: Shape) -> int:
    """How many bytes a line writes."""
    if op in ("number", "plain", "size"):
        return 1
    if op == "wide":
        return 2
    if op in ("bits", "bag"):
        return k.m + (1 if op == "bag" and k.secret else 0)
    if op in ("numbers", "pile"):
        return k.n
    return k.n * (k.m + (1 if op == "bags" and k.secret else 0))


def hints_of(s: State) -> Hints:
    """The hints that a game has in its module `observe`; none where it has no such module."""
    module = module_of(s.rules.name, "observe")
    if module is None:
        return Hints()
    found = module.hints(s)
    assert isinstance(found, Hints)
    return found
