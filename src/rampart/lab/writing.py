"""Writes fields as bytes: the words of which the observation of a game is made.

Every number takes one byte: itself from 0 to 239 (greater ones count as 239), or what it is below zero, seen as an
unsigned byte: 255 is none, 254 and below are hidden. Numbers that are declared to go further take two bytes, the lower
one first. Places where nothing lies hold none.

Every word gets the place where it begins and returns the place behind what it wrote. `_rows.c` says the same in C, for
builds that are compiled; this module is its meaning, and what works without a compiler.
"""

from typing import Final

from rampart.kernel.fields import UNKNOWN

MOST: Final = 239  # the greatest number that one byte tells
MOST_WIDE: Final = 65279
NONE: Final = 255
HIDDEN: Final = 256 + UNKNOWN
NONE_AT_ALL: Final[list[int]] = []
NO_TABLE: Final = b""

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

    def row(self, p: int, me: int) -> int:
        """Which row an entry stands in for a viewer: the own one is the first, those behind the seats stay."""
        if p >= self.seats:
            return p
        p -= me
        return p if p >= 0 else p + self.seats


# ---- bytes


def put(w: bytearray, at: int, x: int) -> int:
    """One byte; what is too large is written as the most it holds."""
    if x > MOST:
        x = MOST
    w[at] = x & 255
    return at + 1


def put_wide(w: bytearray, at: int, x: int) -> int:
    """Two bytes, the lower one first."""
    if x > MOST_WIDE:
        x = MOST_WIDE
    w[at] = x & 255
    w[at + 1] = x >> 8 & 255
    return at + 2


def pad(w: bytearray, at: int, n: int) -> int:
    """Places where nothing lies."""
    end = at + n
    while at < end:
        w[at] = NONE
        at += 1
    return end


def put_all(w: bytearray, at: int, xs: list[int], n: int) -> int:
    """The first n of a list."""
    end = at + n
    for item in xs:
        if at == end:
            return end
        x = item
        if x > MOST:
            x = MOST
        w[at] = x & 255
        at += 1
    while at < end:
        w[at] = NONE
        at += 1
    return end


def put_mapped(w: bytearray, at: int, xs: list[int], n: int, table: bytes) -> int:
    """The first n of a list, each as the viewer calls it."""
    end = at + n
    most = len(table)
    for item in xs:
        if at == end:
            return end
        x = item
        if 0 <= x < most:
            w[at] = table[x]
        else:
            put(w, at, x)
        at += 1
    return pad(w, at, end - at)


def put_hidden(w: bytearray, at: int, n: int) -> int:
    """Places that are hidden."""
    end = at + n
    while at < end:
        w[at] = HIDDEN
        at += 1
    return end


def seen(card: int, me: int, k: Shape, known: list[int]) -> int:
    """A piece in a place that is hidden from the viewer: itself where it is known, else its back where that shows."""
    if card <= UNKNOWN:
        return card
    if card < 0:
        return card if k.pooled else UNKNOWN
    if known:
        knowers = known[card]
        if knowers >> me & 1:
            return card
    if k.no_back >= 0:
        return UNKNOWN - k.no_back
    if k.backs:
        back = k.backs[card]
        return UNKNOWN - back
    return UNKNOWN


# ---- one value


def number(w: bytearray, at: int, x: int, me: int, k: Shape) -> int:
    """A number, as the viewer sees it and in the order of the viewer's table where there is one."""
    if k.secret == NOBODYS:
        x = seen(x, me, k, NONE_AT_ALL)
    elif x >= 0 and k.tables:
        table = k.tables[me]
        if x < len(table):
            x = table[x]
    return put(w, at, x)


def plain(w: bytearray, at: int, x: int, me: int, k: Shape) -> int:
    """A number that everyone sees alike."""
    return put(w, at, x)


def wide(w: bytearray, at: int, x: int, me: int, k: Shape) -> int:
    """A number that goes beyond one byte."""
    return put_wide(w, at, x)


def bits(w: bytearray, at: int, x: int, me: int, k: Shape) -> int:
    """A set, eight words a byte."""
    end = at + k.m
    while at < end:
        w[at] = x & 255
        x >>= 8
        at += 1
    return end


# ---- lists


def numbers(w: bytearray, at: int, xs: list[int], me: int, k: Shape) -> int:
    """A list of so many places."""
    if k.tables:
        return put_mapped(w, at, xs, k.n, k.tables[me])
    return put_all(w, at, xs, k.n)


def size(w: bytearray, at: int, xs: list[int], me: int, k: Shape) -> int:
    """How many lie in a pile that tells no more than that."""
    return put(w, at, len(xs))


def pile(w: bytearray, at: int, xs: list[int], me: int, k: Shape, known: list[int]) -> int:
    """A pile that is hidden, of which the viewer may know some cards or see the backs."""
    end = at + k.n
    for item in xs:
        if at == end:
            return end
        at = put(w, at, seen(item, me, k, known))
    return pad(w, at, end - at)


def turned(w: bytearray, at: int, xs: list[int], me: int, k: Shape) -> int:
    """A list kept by seat, m entries each, the own ones first; what comes after the seats stays in its place."""
    m = k.m
    rows_left = k.n
    end = at + rows_left * m
    if at == end:
        return end
    table = k.table(me)
    most = len(table)
    p = 0
    hidden = k.secret == NOBODYS or (k.secret == OWNERS and me != 0)
    place = at + k.row(0, me) * m
    left = m
    for item in xs:
        x = item
        if hidden:
            x = seen(x, me, k, NONE_AT_ALL)
        elif 0 <= x < most:
            x = table[x]
        put(w, place, x)
        place += 1
        left -= 1
        if left == 0:
            p += 1
            if p == rows_left:
                return end
            hidden = k.secret == NOBODYS or (k.secret == OWNERS and me != p)
            place = at + k.row(p, me) * m
            left = m
    while p < rows_left:
        pad(w, place, left)
        p += 1
        place = at + k.row(p, me) * m
        left = m
    return end


def turned_bits(w: bytearray, at: int, xs: list[int], me: int, k: Shape) -> int:
    """Sets kept by seat, the own one first."""
    p = 0
    n = k.n
    for item in xs:
        if p == n:
            break
        bits(w, at + k.row(p, me) * k.m, item, me, k)
        p += 1
    while p < n:
        bits(w, at + k.row(p, me) * k.m, 0, me, k)
        p += 1
    return at + n * k.m


# ---- lists of lists


def rows(w: bytearray, at: int, xs: list[list[int]], me: int, k: Shape) -> int:
    """So many rows of so many entries; kept by seat, the own one comes first."""
    table = k.table(me)
    m = k.m
    for p in range(k.n):
        place = at + k.row(p, me) * m
        row = xs[p] if p < len(xs) else NONE_AT_ALL
        if not table:
            put_all(w, place, row, m)
        elif k.column < 0:
            put_mapped(w, place, row, m, table)
        else:
            put_one_mapped(w, place, row, m, table, k.column)
    return at + k.n * m


def put_one_mapped(w: bytearray, at: int, row: list[int], m: int, table: bytes, column: int) -> int:
    """A row of which one entry is said as the viewer calls it."""
    end = put_all(w, at, row, m)
    if column < len(row):
        x = row[column]
        if 0 <= x < len(table):
            w[at + column] = table[x]
    return end


def hands(w: bytearray, at: int, xs: list[list[int]], me: int, k: Shape, known: list[int]) -> int:
    """A hand each, the own one first; of those that are hidden the cards that are known, then the backs."""
    n = k.n
    m = k.m
    p = 0
    for hand in xs:
        if p == n:
            break
        place = at + k.row(p, me) * m
        if k.secret == OPEN or (k.secret == OWNERS and p == me):
            put_all(w, place, hand, m)
        else:
            put_covered(w, place, hand, me, k, known)
        p += 1
    while p < n:
        pad(w, at + k.row(p, me) * m, m)
        p += 1
    return at + n * m


def put_covered(w: bytearray, at: int, hand: list[int], me: int, k: Shape, known: list[int]) -> int:
    """A hidden hand: what is known of it in order, then the rest by its backs."""
    if not hand:
        return pad(w, at, k.m)
    covered: list[int] = []
    most = k.m
    for card in hand:
        x = seen(card, me, k, known)
        if x < 0:
            covered.append(x)
        elif most > 0:
            at = put(w, at, x)
            most -= 1
    if k.backs:
        covered.sort(reverse=True)
    return put_all(w, at, covered, most)


def bag(w: bytearray, at: int, xs: list[int], me: int, k: Shape) -> int:
    """Counts by word; of a hidden bag only how many there are in all."""
    if k.secret == OPEN:
        return put_all(w, at, xs, k.m)
    return put_bag(w, at, xs, k.m, k.secret == NOBODYS)


def put_bag(w: bytearray, at: int, xs: list[int], m: int, hidden: bool) -> int:
    """The counts of a bag and their sum."""
    if not xs:
        return put(w, pad(w, at, m), 0)
    first = xs[0]
    if first <= UNKNOWN:
        return put(w, put_hidden(w, at, m), xs[len(xs) - 1])
    total = 0
    for item in xs:
        total += item
    return put(w, put_hidden(w, at, m) if hidden else put_all(w, at, xs, m), total)


def bags(w: bytearray, at: int, xs: list[list[int]], me: int, k: Shape) -> int:
    """A bag each, the own one first; the sum goes with those that may be hidden."""
    n = k.n
    m = k.m
    width = m if k.secret == OPEN else m + 1
    p = 0
    for row in xs:
        if p == n:
            break
        place = at + k.row(p, me) * width
        if k.secret == OPEN:
            put_all(w, place, row, m)
        else:
            put_bag(w, place, row, m, k.secret == NOBODYS or p != me)
        p += 1
    while p < n:
        place = at + k.row(p, me) * width
        if k.secret == OPEN:
            pad(w, place, m)
        else:
            put_bag(w, place, NONE_AT_ALL, m, True)
        p += 1
    return at + n * width


def bounds(w: bytearray, at: int, xs: list[list[int]], me: int, k: Shape) -> int:
    """What the viewer knows each seat to hold at least, the own one first."""
    for i in range(k.n):
        p = me + i
        if p >= k.seats:
            p -= k.seats
        p += me * k.seats
        at = put_all(w, at, xs[p] if p < len(xs) else NONE_AT_ALL, k.m)
    return at
