"""Values of fields in words: the writing half. What is left out because nothing is there is decided here too."""

from rampart.kernel.fields import (
    BAG,
    BAGS,
    BOUNDS,
    KNOWN,
    MASK,
    MASKS,
    NUMBER,
    UNKNOWN,
    Field,
    Pool,
    bag_size,
    is_rows,
)
from rampart.kernel.frame import MOST_SEATS, SPECTATORS
from rampart.kernel.machine import Machine


def words_of(s: Machine, f: Field) -> list[str]:
    """The words for the codes of a field."""
    if f.place:
        return s.board_words(f.place)
    if f.words or not f.pool:
        return f.words
    return pool_named(s, f.pool).words


def pool_named(s: Machine, name: str) -> Pool:
    return next(pool for pool in s.pools() if pool.name == name)


def value_words(s: Machine, f: Field, value: object) -> object:
    if f.kind == NUMBER:
        assert isinstance(value, int)
        return code_word(s, f, value)
    words = words_of(s, f)
    if f.kind == MASK:
        assert isinstance(value, int)
        return mask_words(words, value)
    assert isinstance(value, list)
    if f.kind == MASKS:
        return [mask_words(words, mask) for mask in value]
    if f.rows:
        return {f.rows[i]: row_words(s, f, row) for i, row in enumerate(value) if row}
    if f.kind == BAG:
        return bag_words(words, value)
    if f.kind == BAGS:
        return [bag_words(words, bag) for bag in value]
    if f.kind == KNOWN:
        return {words[c]: knowers(mask) for c, mask in enumerate(value) if mask}
    if f.kind == BOUNDS:
        rows = [(i // s.seats, i % s.seats, row) for i, row in enumerate(value)]
        return [[knower, owner, bag_words(words, row)] for knower, owner, row in rows if any(row)]
    if f.columns:
        return [{c.name: code_word(s, c, x) for c, x in zip(f.columns, row, strict=True)} for row in value]
    if is_rows(f.kind):
        return [row_words(s, f, row) for row in value]
    return row_words(s, f, value)


def row_words(s: Machine, f: Field, row: list[int]) -> list[object]:
    """The codes of a list as their words, the top of a pile first."""
    words = [code_word(s, f, c) for c in row]
    return words[::-1] if f.top_last else words


def cell_words(s: Machine, f: Field, row: list[int], usual: list[int]) -> dict[str, object]:
    """The entries of a row that are not as usual, by the words of its cells."""
    return {f.cells[i]: code_word(s, f, c) for i, c in enumerate(row) if i >= len(usual) or c != usual[i]}


def mask_words(words: list[str], mask: int) -> list[object]:
    return [words[i] for i in range(len(words)) if mask >> i & 1]


def code_word(s: Machine, f: Field, code: int) -> object:
    """A code as its word; null for none, '?' for what is hidden."""
    if code <= UNKNOWN:
        backs = pool_named(s, f.pool).back_words if f.pool else []
        return "?" + (backs[UNKNOWN - code] if UNKNOWN - code < len(backs) else "")
    if code == -1 and f.low == -1:
        return None
    words = words_of(s, f)
    return words[code] if words else code


def bag_words(words: list[str], bag: list[int]) -> object:
    """A bag as counts by word; a hidden one shows its size alone."""
    if bag and bag[0] == UNKNOWN:
        return {"?": bag_size(bag)}
    if not words:
        return bag[:]
    return {words[i]: n for i, n in enumerate(bag) if n}


def seats_of(mask: int) -> list[int]:
    return [p for p in range(MOST_SEATS) if mask >> p & 1]


def knowers(mask: int) -> list[object]:
    """Those who know where a card lies: seats, and the spectators last."""
    seats: list[object] = [*seats_of(mask)]
    return [*seats, "spectators"] if mask >> SPECTATORS & 1 else seats
