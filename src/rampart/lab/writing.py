"""Writes fields as bytes: the words of which the observation of a game is made.

Every number takes one byte: itself from 0 to 239 (greater ones count as 239), or what it is below zero, seen as an
unsigned byte: 255 is none, 254 and below are hidden. Numbers that are declared to go further take two bytes, the lower
one first. Places where nothing lies hold none. Compiled, these run at a few nanoseconds a byte, for `BytesWriter` is
known to the compiler; nothing but the lab imports this module, so that a base install needs no librt.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from rampart.kernel.fields import UNKNOWN

MOST: Final = 239  # the greatest number that one byte tells
MOST_WIDE: Final = 65279
NONE_AT_ALL: Final[list[int]] = []
NO_TABLE: Final = b""
HIDDEN: Final = [bytes([256 + UNKNOWN]) * n for n in range(129)]
PADS: Final = [b"\xff" * n for n in range(1025)]

OPEN: Final = 0
OWNERS: Final = 1
NOBODYS: Final = 2


class Shape:
    """How one field is written: how many places it has, how far values are turned, and who sees them."""

    def __init__(
        self,
        n: int = 1,
        m: int = 1,
        seats: int = 0,
        tables: list[bytes] | None = None,
        secret: int = OPEN,
        backs: list[int] | None = None,
        no_back: int = -1,
        pooled: int = 1,
        column: int = -1,
    ) -> None:
        self.n = n  # places, or rows
        self.m = m  # entries of a row, or bytes of a set
        self.seats = seats  # of a field that is kept by seat: the own one comes first
        self.tables: list[bytes] = tables if tables is not None else []  # by viewer, what each value becomes
        self.secret = secret
        self.backs: list[int] = backs if backs is not None else NONE_AT_ALL
        self.no_back = no_back  # the back that is seen where backs are not, -1 where they are
        self.pooled = pooled  # 1: that no piece lies there is seen by all
        self.column = column  # the only entry of a row that the table is for, -1 for all of them

    def table(self, me: int) -> bytes:
        """What values become for a viewer; empty where they stay as they are."""
        return self.tables[me] if self.tables else NO_TABLE

    def width(self) -> int:
        """How many bytes a list of rows takes."""
        return self.n * self.m


def put(w: BytesWriter, x: i64) -> None:
    """One byte; what is too large is written as the most it holds."""
    if x > MOST:
        w.append(MOST)
    else:
        w.append(u8(x & 255))


def put_wide(w: BytesWriter, x: i64) -> None:
    """Two bytes, the lower one first."""
    if x > MOST_WIDE:
        x = MOST_WIDE
    w.append(u8(x & 255))
    w.append(u8(x >> 8 & 255))


def pad(w: BytesWriter, n: int) -> None:
    """Places where nothing lies."""
    while n > 1024:
        w.write(PADS[1024])
        n -= 1024
    if n > 0:
        w.write(PADS[n])


def put_all(w: BytesWriter, xs: list[int], n: int) -> None:
    """The first n of a list; spelled out, as a call for every byte would cost more than the byte."""
    left: i64 = n
    for item in xs:
        if left == 0:
            return
        left -= 1
        x: i64 = item
        if 0 <= x <= MOST:
            w.append(u8(x))
        else:
            put(w, x)
    if left:
        pad(w, left)


def put_mapped(w: BytesWriter, xs: list[int], n: int, table: bytes) -> None:
    """The first n of a list, each as the viewer calls it."""
    left: i64 = n
    most: i64 = len(table)
    for item in xs:
        if left == 0:
            return
        left -= 1
        x: i64 = item
        if x < 0:
            w.append(u8(x & 255))
        elif x < most:
            w.append(u8(table[x]))
        else:
            put(w, x)
    if left:
        pad(w, left)


def seen(card: int, me: int, k: Shape, known: list[int]) -> int:
    """A piece in a place that is hidden from the viewer: itself where it is known, else its back where that shows."""
    if card <= UNKNOWN:
        return card
    if card < 0:
        return card if k.pooled else UNKNOWN
    if known and known[card] >> me & 1:
        return card
    if k.no_back >= 0:
        return UNKNOWN - k.no_back
    return UNKNOWN - k.backs[card] if k.backs else UNKNOWN


# ---- one value


def number(w: BytesWriter, x: int, me: int, k: Shape) -> None:
    """A number, as the viewer sees it and in the order of the viewer's table where there is one."""
    if k.secret == NOBODYS:
        x = seen(x, me, k, NONE_AT_ALL)
    elif x >= 0 and k.tables:
        table = k.tables[me]
        if x < len(table):
            x = table[x]
    put(w, x)


def wide(w: BytesWriter, x: int, me: int, k: Shape) -> None:
    """A number that goes beyond one byte."""
    put_wide(w, x)


def bits(w: BytesWriter, x: int, me: int, k: Shape) -> None:
    """A set, eight words a byte."""
    left: i64 = x
    for _ in range(k.m):
        w.append(u8(left & 255))
        left >>= 8


# ---- lists


def numbers(w: BytesWriter, xs: list[int], me: int, k: Shape) -> None:
    """A list of so many places."""
    if k.tables:
        put_mapped(w, xs, k.n, k.tables[me])
    else:
        put_all(w, xs, k.n)


def size(w: BytesWriter, xs: list[int], me: int, k: Shape) -> None:
    """How many lie in a pile that tells no more than that."""
    put(w, len(xs))


def pile(w: BytesWriter, xs: list[int], me: int, k: Shape, known: list[int]) -> None:
    """A pile that is hidden, of which the viewer may know some cards or see the backs."""
    most = min(k.n, len(xs))
    for i in range(most):
        put(w, seen(xs[i], me, k, known))
    pad(w, k.n - most)


def turned(w: BytesWriter, xs: list[int], me: int, k: Shape) -> None:
    """A list kept by seat, m entries each, the own ones first; what comes after the seats stays in its place."""
    m = k.m
    if len(xs) < k.n * m:
        xs = xs + [-1] * (k.n * m - len(xs))
    if k.secret == OPEN:
        table = k.table(me)
        for i in range(k.n):
            put_some(w, xs, (me + i) % k.seats * m if i < k.seats else i * m, m, table)
    else:
        for i in range(k.n):
            p = (me + i) % k.seats if i < k.seats else i
            hidden = k.secret == NOBODYS or p != me
            for j in range(p * m, p * m + m):
                put(w, seen(xs[j], me, k, NONE_AT_ALL) if hidden else xs[j])


def put_some(w: BytesWriter, xs: list[int], first: int, n: int, table: bytes) -> None:
    """Some entries of a list, each as the viewer calls it where there is a table."""
    most: i64 = len(table)
    for i in range(first, first + n):
        x: i64 = xs[i]
        if 0 <= x < most:
            w.append(u8(table[x]))
        else:
            put(w, x)


def turned_bits(w: BytesWriter, xs: list[int], me: int, k: Shape) -> None:
    """Sets kept by seat, the own one first."""
    for i in range(k.n):
        p = (me + i) % k.seats if i < k.seats else i
        bits(w, xs[p] if p < len(xs) else 0, me, k)


# ---- lists of lists


def rows(w: BytesWriter, xs: list[list[int]], me: int, k: Shape) -> None:
    """So many rows of so many entries; kept by seat, the own one comes first."""
    most = min(k.n, len(xs))
    table = k.table(me)
    for i in range(most):
        row = xs[(me + i) % k.seats if i < k.seats else i]
        if not table:
            put_all(w, row, k.m)
        elif k.column < 0:
            put_mapped(w, row, k.m, table)
        else:
            for j in range(k.m):
                x = row[j]
                put(w, table[x] if j == k.column and 0 <= x < len(table) else x)
    pad(w, (k.n - most) * k.m)


def hands(w: BytesWriter, xs: list[list[int]], me: int, k: Shape, known: list[int]) -> None:
    """A hand each, the own one first; of those that are hidden the cards that are known, then the backs."""
    for i in range(k.n):
        p = (me + i) % k.seats if i < k.seats else i
        hand = xs[p] if p < len(xs) else NONE_AT_ALL
        if k.secret == OPEN or (k.secret == OWNERS and p == me):
            put_all(w, hand, k.m)
        else:
            put_covered(w, hand, me, k, known)


def put_covered(w: BytesWriter, hand: list[int], me: int, k: Shape, known: list[int]) -> None:
    """A hidden hand: what is known of it in order, then the rest by its backs."""
    covered: list[int] = []
    most = k.m
    for card in hand:
        x = seen(card, me, k, known)
        if x < 0:
            covered.append(x)
        elif most > 0:
            put(w, x)
            most -= 1
    if k.backs:
        covered.sort(reverse=True)
    put_all(w, covered, most)


def bag(w: BytesWriter, xs: list[int], me: int, k: Shape) -> None:
    """Counts by word; of a hidden bag only how many there are in all."""
    if k.secret == OPEN:
        put_all(w, xs, k.m)
    else:
        put_bag(w, xs, k.m, 1 if k.secret == NOBODYS else 0)


def put_bag(w: BytesWriter, xs: list[int], m: int, hidden: int) -> None:
    """The counts of a bag and their sum."""
    if not xs:
        pad(w, m)
        put(w, 0)
    elif xs[0] <= UNKNOWN:
        pad_hidden(w, m)
        put(w, xs[len(xs) - 1])
    elif hidden:
        pad_hidden(w, m)
        put(w, sum(xs))
    else:
        put_all(w, xs, m)
        put(w, sum(xs))


def pad_hidden(w: BytesWriter, n: int) -> None:
    """Places that are hidden."""
    while n > 128:
        w.write(HIDDEN[128])
        n -= 128
    w.write(HIDDEN[n])


def bags(w: BytesWriter, xs: list[list[int]], me: int, k: Shape) -> None:
    """A bag each, the own one first; the sum goes with those that may be hidden."""
    for i in range(k.n):
        p = (me + i) % k.seats if i < k.seats else i
        row = xs[p] if p < len(xs) else NONE_AT_ALL
        if k.secret == OPEN:
            put_all(w, row, k.m)
        else:
            put_bag(w, row, k.m, 1 if k.secret == NOBODYS or p != me else 0)


def bounds(w: BytesWriter, xs: list[list[int]], me: int, k: Shape) -> None:
    """What the viewer knows each seat to hold at least, from the next one on."""
    for i in range(k.n):
        at = me * k.seats + (me + i) % k.seats
        put_all(w, xs[at] if at < len(xs) else NONE_AT_ALL, k.m)
