"""Records whose fields are declared once: what they hold, who sees it, and which pool it comes from.

From the one declaration come copies for storage (`dump`, `load`), readable documents, views and determinised states.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from rampart.kernel.errors import BrokenRules

UNKNOWN: Final = -2  # a hidden value; a hidden card with a public back b is UNKNOWN - b

# Kinds of fields
NUMBER: Final = 0  # one int
LIST: Final = 1  # ints whose order matters (a deck, one number per seat)
ROWS: Final = 2  # lists of ints, each ordered (a row of piles, palaces)
HAND: Final = 3  # cards whose order does not matter, kept ascending
HANDS: Final = 4  # one such hand per seat
BAG: Final = 5  # counts by word, whose sum is public
BAGS: Final = 6  # one such bag per seat
MASK: Final = 7  # a set of words as bits
RECORD: Final = 8  # a record within the record
RECORDS: Final = 9  # one record per seat
KNOWN: Final = 10  # per card of a pool without equal ones, the seats that know where it lies
MASKS: Final = 12  # such sets, one per seat or place
BOUNDS: Final = 11  # per knower and owner, the counts a bag or hand holds at least (row knower * seats + owner)

# Who sees a field
ALL: Final = 0
OWNER: Final = 1
NONE: Final = 2  # no one
MEMORY: Final = 3  # every change was announced: views keep it, drawings fold it away from others

MOST_VALUES: Final = 1 << 20  # of a hidden number that comes from no pool

# Lengths of lists; SEATS is also the bound of a number that names a seat
ANY: Final = 0
SEATS: Final = -1
NO_BOUND: Final = 1 << 40

# What a place holds where nothing is: the least value, or nothing at all where something always is
LEAST: Final = -(1 << 40)
ALWAYS: Final = LEAST - 1


class Field:
    """One field of a record: its kind, who sees it, the pool its pieces come from, the words for its codes."""

    def __init__(
        self,
        name: str,
        kind: int = NUMBER,
        seen_by: int = ALL,
        pool: str = "",
        words: list[str] | None = None,
        length: int = ANY,
        low: int = 0,
        high: int = NO_BOUND,
        rest: int = 0,
        blind: int = 0,
        top_last: int = 0,
        derived: int = 0,
        board: str = "",
        part: str = "",
        empty: int = LEAST,
        grows: int = 0,
        rows: list[str] | None = None,
        cells: list[str] | None = None,
        columns: "list[Field] | None" = None,
        later: int = 0,
        on_pad: int = 0,
        place: str = "",
    ) -> None:
        self.name = name
        self.kind = kind
        self.seen_by = seen_by
        self.pool = pool
        self.words: list[str] = words if words is not None else []
        self.length = length
        self.low = low  # -1 also where there are words: it may hold none of them
        self.high = high
        self.rest = rest  # 1: left out of a document, it holds what the others leave of the pool
        self.blind = blind  # 1: the backs of what is hidden here are not seen either, as in a deck beneath its top card
        self.top_last = top_last  # 1: the top of this pile is its last card; documents begin with the top
        self.derived = derived  # 1: it follows from the other fields (`Machine.derive`), so documents leave it out
        self.board = board  # the map by place in which documents write it; its words are `Machine.board_words`
        self.part = part  # its name in that map, '' where it is all that is told of a place
        self.empty = self.usual() if empty == LEAST else empty  # what a place holds that is left out of the map
        self.grows = grows  # 1: there are as many places as the map names
        self.rows: list[str] = rows if rows is not None else []  # words for the rows of ROWS; in a map its columns
        self.cells: list[str] = cells if cells is not None else []  # words in rows that differ from `usual_row`
        self.columns: list[Field] = columns if columns is not None else []  # each row is an object of these numbers
        self.later = later  # 1: it, or the end of the list, came later; a document that lacks it means 0
        self.on_pad = on_pad  # 1: on the pad, where another section lies
        self.place = place  # the board of which the number names a place, in the words of the table
        self.check()
        self.hides = self.has_places(self.secret())  # from someone
        self.lies = self.has_places(self.secret() or bool(pool))  # where pieces lie

    def usual(self) -> int:
        """What a place holds where nothing is: none where there can be none, no pieces where they are counted."""
        if self.low < 0:
            return -1
        return ALWAYS if self.words or self.pool else 0

    def has_places(self, wanted: bool) -> bool:
        """Are there places in it, where they are wanted at all? In a record there may be, in knowledge and sets not."""
        if self.kind == RECORD or self.kind == RECORDS:
            return True
        return wanted and self.kind not in (KNOWN, BOUNDS, MASK, MASKS)

    def secret(self) -> bool:
        """Is it hidden from anybody?"""
        return self.seen_by == OWNER or self.seen_by == NONE

    def check(self) -> None:
        """Refuse a declaration that cannot be."""
        fault = self.fault()
        if fault:
            raise BrokenRules(f"field {self.name}: {fault}")

    def fault(self) -> str:
        """What is wrong with the declaration: a secret that could not be kept, or not be guessed."""
        if (self.kind == KNOWN or self.kind == BOUNDS) and not self.pool:
            return "knowledge is of the cards of a pool"
        if (self.kind == MASK or self.kind == MASKS) and (self.pool or self.secret()):
            return "a set of pieces, or one that is hidden, is a hand"
        if (self.rows or self.cells) and self.kind != ROWS:
            return "words for rows are for rows"
        if self.columns and self.kind != ROWS and self.kind != LIST:
            return "columns are for rows, or for what repeats in a list on the pad"
        if self.place and self.kind != NUMBER:
            return "a place is one number"
        if self.cells and not self.board:
            return "cells are told by place"
        if self.board and self.kind in (NUMBER, HAND, BAG, RECORD, RECORDS, KNOWN, BOUNDS):
            return "only what is kept by place can be told by place"
        if not self.secret():
            return ""
        if self.kind == RECORD or self.kind == RECORDS:
            return "a record is not hidden as a whole; hide its fields"
        if self.pool:
            return ""
        if self.kind == BAG or self.kind == BAGS:
            return "a hidden bag needs a pool"
        if not self.words and (self.high - self.low >= MOST_VALUES or self.low < -1):
            return "a hidden number needs a pool, words, or bounds from -1 upwards"
        return ""


class Pool:
    """All pieces of one kind: words by code, how many there are of each, and the public back of each."""

    def __init__(
        self,
        name: str,
        words: list[str],
        content: list[int],
        backs: list[int] | None = None,
        back_words: list[str] | None = None,
        each: int = 0,
    ) -> None:
        self.name = name
        self.words = words
        self.content = content
        self.backs: list[int] = backs if backs is not None else []
        self.back_words: list[str] = back_words if back_words is not None else []
        self.each = each  # 1: every seat has a pool of its own
        if len(words) != len(content) or len(set(words)) != len(words):
            raise BrokenRules(f"pool {name}: every kind of piece needs a word of its own")
        if self.backs and (len(self.backs) != len(words) or max(self.backs) >= len(self.back_words)):
            raise BrokenRules(f"pool {name}: every back needs a word, as it is all a view shows")

    def back(self, code: int) -> int:
        """The public back of a card."""
        return self.backs[code] if self.backs else 0

    def no_back(self) -> int:
        """What stands for the back of a card where not even that is seen."""
        return len(self.back_words)


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """A class with declared fields; a record inside a state is made without arguments.

    Interpreted, it has slots: a state has more attributes than Python can keep in a shared layout, and to look them up
    in a dictionary took a tenth of the time.
    """

    __slots__ = ()

    def fields(self) -> list[Field]:
        """The declaration, in the order of storage."""
        return []

    def inner(self, name: str) -> "Record":
        """The record that is its field of that name; one that keeps such records otherwise says where."""
        record: Record = getattr(self, name)
        return record


def slots(fields: list[Field], *others: str) -> tuple[str, ...]:
    """The names of a record's attributes: its fields, and what follows from them."""
    return *(f.name for f in fields), *others


def dump_record(r: Record) -> list[object]:
    """The values of a record as nested lists."""
    return [dump_field(r, f) for f in r.fields()]


def dump_field(r: Record, f: Field) -> object:
    """The value of one field, copied."""
    kind = f.kind
    if kind == NUMBER or kind == MASK:
        number: int = getattr(r, f.name)
        return number
    if kind == RECORD:
        return dump_record(r.inner(f.name))
    if kind == RECORDS:
        records: list[Record] = getattr(r, f.name)
        return [dump_record(x) for x in records]
    if is_rows(kind):
        rows: list[list[int]] = getattr(r, f.name)
        return [row[:] for row in rows]
    numbers: list[int] = getattr(r, f.name)
    return numbers[:]


def load_record(r: Record, data: list[object]) -> None:
    """Fill a record from what `dump_record` gave; sub-records must be there already."""
    fields = r.fields()
    for i in range(len(fields)):
        load_field(r, fields[i], data[i])


def load_field(r: Record, f: Field, value: object) -> None:
    """Fill one field from its dumped value."""
    kind = f.kind
    if kind == NUMBER or kind == MASK:
        setattr(r, f.name, value)
    elif kind == RECORD:
        assert isinstance(value, list)
        load_record(r.inner(f.name), value)
    elif kind == RECORDS:
        records: list[Record] = getattr(r, f.name)
        assert isinstance(value, list)
        for i in range(len(records)):
            load_record(records[i], value[i])
    elif is_rows(kind):
        assert isinstance(value, list)
        setattr(r, f.name, [row[:] for row in value])
    else:
        assert isinstance(value, list)
        setattr(r, f.name, value[:])


def is_rows(kind: int) -> bool:
    """Is it a list of lists?"""
    return kind == ROWS or kind == HANDS or kind == BAGS or kind == BOUNDS


def bag_size(bag: list[int]) -> int:
    """How many pieces a bag holds; in a view a hidden bag carries its size behind its counts."""
    if bag and bag[0] == UNKNOWN:
        return bag[-1]
    return sum(bag)


class Layout:
    """What a section of the pad holds: named numbers and sets, the last of them perhaps a list."""

    def __init__(self, name: str, fields: list[Field]) -> None:
        for i, f in enumerate(fields):
            if f.kind == LIST and i < len(fields) - 1:
                raise BrokenRules(f"layout {name}: only the last field may be a list")
            if f.kind != NUMBER and f.kind != MASK and f.kind != LIST:
                raise BrokenRules(f"layout {name}: {f.name} is neither a number nor a set nor a list")
        self.name = name
        self.fields = fields
