"""Values of fields from words: the reading half. Every fault is named by its path."""

from rampart.kernel.errors import at, shown
from rampart.kernel.fields import (
    BAG,
    BAGS,
    BOUNDS,
    HAND,
    HANDS,
    KNOWN,
    LIST,
    MASK,
    MASKS,
    NUMBER,
    SEATS,
    UNKNOWN,
    Field,
    is_rows,
)
from rampart.kernel.frame import SPECTATORS, WHOLE
from rampart.kernel.machine import Machine
from rampart.kernel.words import pool_named, words_of


def a_list(value: object, path: str) -> list[object]:
    if not isinstance(value, list):
        raise at(path, f"a list is needed, not {shown(value)}.")
    return value


def a_dict(value: object, path: str) -> dict[str, object]:
    """An object, whose names are texts as in JSON, or a complaint."""
    if not isinstance(value, dict) or not all(isinstance(name, str) for name in value):
        raise at(path, f"an object is needed, not {shown(value)}.")
    return value


def whole(value: object, path: str, low: int = 0, high: int = 1 << 40) -> int:
    """A whole number within its bounds, or a complaint."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise at(path, f"a whole number is needed, not {shown(value)}.")
    if value < low or value > high:
        raise at(path, f"{value} is not from {low} to {high}.")
    return value


def read_value(s: Machine, f: Field, value: object, path: str) -> object:
    if f.kind == NUMBER:
        return read_on_pad(s, f, value, path) if f.place else read_code(s, f, value, path)
    words = words_of(s, f)
    if f.kind == MASK:
        return read_mask(words, value, path)
    if f.kind == BAG:
        return read_bag(s, f, value, path)
    if f.kind == KNOWN:
        known = [0] * len(words)
        for word, seats in a_dict(value, path).items():
            for p in a_list(seats, f"{path}.{word}"):
                who = SPECTATORS if p == "spectators" else whole(p, f"{path}.{word}", 0, s.seats - 1)
                known[word_code(word, words, path)] |= 1 << who
        return known
    if f.kind == BOUNDS:
        bounds = [[0] * len(words) for _ in range(s.seats * s.seats)]
        for i, row in enumerate(a_list(value, path)):
            here = f"{path}[{i}]"
            knower, owner, bag = (a_list(row, here) + [None, None, None])[:3]
            at = whole(knower, here, 0, s.seats - 1) * s.seats + whole(owner, here, 0, s.seats - 1)
            bounds[at] = read_bag(s, f, bag, here)
        return bounds
    if f.rows and isinstance(value, dict):
        return read_named_rows(s, f, a_dict(value, path), path)
    items = a_list(value, path)
    if f.later and f.kind == LIST:  # cards that came later have no entry in older documents
        items = items + [0] * (f.length - len(items))
    check_length(s, f, len(items), path)
    if f.kind == BAGS:
        return [read_bag(s, f, bag, f"{path}[{i}]") for i, bag in enumerate(items)]
    if f.kind == MASKS:
        return [read_mask(words, mask, f"{path}[{i}]") for i, mask in enumerate(items)]
    if f.columns:
        return [read_object(s, f, row, f"{path}[{i}]") for i, row in enumerate(items)]
    if is_rows(f.kind):
        return [read_row(s, f, row, f"{path}[{i}]") for i, row in enumerate(items)]
    return read_row(s, f, items, path)


def read_row(s: Machine, f: Field, value: object, path: str) -> list[int]:
    """A list of codes; a pile begins with its top."""
    codes = [read_code(s, f, x, f"{path}[{i}]") for i, x in enumerate(a_list(value, path))]
    if f.kind == HAND or f.kind == HANDS:
        return ordered(codes)
    return codes[::-1] if f.top_last else codes


def read_object(s: Machine, f: Field, value: object, path: str) -> list[int]:
    """A row of named numbers; older documents list them."""
    if isinstance(value, list):
        if len(value) != len(f.columns):
            raise at(path, f"{len(f.columns)} entries are needed, not {len(value)}.")
        return [read_on_pad(s, c, value[i], f"{path}.{c.name}") for i, c in enumerate(f.columns)]
    named = a_dict(value, path)
    for name in named:
        if all(c.name != name for c in f.columns):
            raise at(f"{path}.{name}", f"known are {', '.join(c.name for c in f.columns)}.")
    for c in f.columns:
        if c.name not in named:
            raise at(f"{path}.{c.name}", "it is missing.")
    return [read_on_pad(s, c, named[c.name], f"{path}.{c.name}") for c in f.columns]


def read_cells(s: Machine, f: Field, told: dict[str, object], usual: list[int], path: str) -> list[int]:
    """A row by the words of its cells; what is left out is as usual."""
    row = usual[:]
    for word, x in told.items():
        i = word_code(word, f.cells, path)
        if i >= len(row):
            raise at(f"{path}.{word}", "there is nothing to lie on.")
        row[i] = read_code(s, f, x, f"{path}.{word}")
    return row


def read_named_rows(s: Machine, f: Field, rows: dict[str, object], path: str) -> list[list[int]]:
    """Rows by their words; one that is left out is empty."""
    out: list[list[int]] = [[] for _ in f.rows]
    for word, row in rows.items():
        out[word_code(word, f.rows, path)] = read_row(s, f, row, f"{path}.{word}")
    return out


def read_mask(words: list[str], value: object, path: str) -> int:
    mask = 0
    for i, word in enumerate(a_list(value, path)):
        mask |= 1 << word_code(word, words, f"{path}[{i}]")
    return mask


def ordered(hand: list[int]) -> list[int]:
    """A hand as it is kept: what is known ascending, then what is not."""
    return sorted(c for c in hand if c >= 0) + sorted((c for c in hand if c < 0), reverse=True)


def check_length(s: Machine, f: Field, n: int, path: str) -> None:
    """A list of fixed length has it."""
    length = s.seats if f.length == SEATS else f.length
    if length and n != length:
        raise at(path, f"{length} entries are needed, not {n}.")


def read_code(s: Machine, f: Field, value: object, path: str) -> int:
    """A word, a number, null where there may be none, or '?' for what is hidden."""
    if isinstance(value, str) and value.startswith("?"):
        must_be_view(s, path)
        backs = pool_named(s, f.pool).back_words if f.pool else []
        if f.blind and not value[1:]:
            return UNKNOWN - len(backs)
        return UNKNOWN - (word_code(value[1:], backs, path) if value[1:] or backs else 0)
    if value is None and f.low < 0:
        return -1
    words = words_of(s, f)
    if words:
        return word_code(value, words, path)
    return whole(value, path, f.low, highest(s, f))


def read_on_pad(s: Machine, f: Field, value: object, path: str) -> int:
    """A value of a section, or a place; where it has words, the bare number of older documents is understood too."""
    if isinstance(value, int) and not isinstance(value, bool):
        words = words_of(s, f) if value != f.low else []
        high = (1 << len(words)) - 1 if f.kind == MASK else len(words) - 1
        return whole(value, path, f.low, high if words else highest(s, f))
    return read_mask(words_of(s, f), value, path) if f.kind == MASK else read_code(s, f, value, path)


def read_list_on_pad(s: Machine, f: Field, value: object, path: str) -> list[int]:
    """The list at the end of a section; what repeats in it is told by name, in older documents as bare numbers."""
    items = a_list(value, path)
    if f.columns and not all(isinstance(x, int) for x in items):
        return [n for i, x in enumerate(items) for n in read_object(s, f, x, f"{path}[{i}]")]
    return [read_on_pad(s, f, x, f"{path}[{i}]") for i, x in enumerate(items)]


def highest(s: Machine, f: Field) -> int:
    """The greatest number that a field may hold."""
    return s.seats - 1 if f.high == SEATS else f.high


def must_be_view(s: Machine, path: str) -> None:
    """Only a view hides anything."""
    if s.viewer == WHOLE:
        raise at(path, "'?' stands only in the document of a view.")


def word_code(word: object, words: list[str], path: str) -> int:
    if not isinstance(word, str) or word not in words:
        known = ", ".join(words[:20]) + (", ..." if len(words) > 20 else "")
        raise at(path, f"{shown(word)} is none of {known}.")
    return words.index(word)


def read_bag(s: Machine, f: Field, value: object, path: str) -> list[int]:
    """Counts by word; in a view the size of a hidden bag."""
    words = words_of(s, f)
    if not words:
        return [whole(n, f"{path}[{i}]", 0, f.high) for i, n in enumerate(a_list(value, path))]
    counts = a_dict(value, path)
    if "?" in counts:
        must_be_view(s, path)
        return [UNKNOWN] * len(words) + [whole(counts["?"], path)]
    bag = [0] * len(words)
    for word, n in counts.items():
        bag[word_code(word, words, path)] = whole(n, f"{path}.{word}", 0, f.high)
    return bag
