"""Every way to change one declared value of a position: what an observation must not overlook."""

from collections.abc import Iterator

from rampart import State
from rampart.kernel import fields as kinds
from rampart.kernel.fields import Field, Record, is_rows
from rampart.lab.writing import MOST

MOST_ENTRIES = 6  # of one list, spread over it


def changes(s: State) -> Iterator[tuple[str, State]]:
    """Positions that differ from this one in one value of one field, under the path of the field."""
    yield from of_record(s, s, [], "")


def of_record(s: State, r: Record, way: list[tuple[str, int]], path: str) -> Iterator[tuple[str, State]]:
    """The same for the fields of a record, which is found by the way to it."""
    for f in r.fields():
        if f.kind == kinds.RECORD:
            yield from of_record(s, r.inner(f.name), [*way, (f.name, -1)], f"{path}{f.name}.")
            continue
        value = getattr(r, f.name)
        if f.kind == kinds.RECORDS:
            for i, inner in enumerate(value):
                yield from of_record(s, inner, [*way, (f.name, i)], f"{path}{f.name}.")
        elif f.kind in (kinds.NUMBER, kinds.MASK):
            t = s.copy()
            holder = follow(t, way)
            setattr(holder, f.name, other(s, f, value))
            yield path + f.name, t
        else:
            yield from of_list(s, f, value, way, path + f.name)


def of_list(s: State, f: Field, value: list, way: list[tuple[str, int]], path: str) -> Iterator[tuple[str, State]]:
    """One entry of a list, or of one of its rows, is another."""
    rows = enumerate(value) if is_rows(f.kind) else [(-1, value)]
    for at, row in rows:
        for i in range(0, len(row), max(1, len(row) // MOST_ENTRIES)):
            if row[i] > MOST - 1 or row[i] < -1:
                continue
            t = s.copy()
            holder = follow(t, way)
            new = [x[:] for x in value] if at >= 0 else value[:]
            changed = new[at] if at >= 0 else new
            changed[i] = other(s, f.columns[i] if f.columns else f, row[i])
            setattr(holder, f.name, new)
            yield path, t


def follow(t: Record, way: list[tuple[str, int]]) -> Record:
    """The record at the end of a way."""
    for name, i in way:
        t = t.inner(name) if i < 0 else getattr(t, name)[i]
    return t


def other(s: State, f: Field, value: int) -> int:
    """Another value near by."""
    pools = {pool.name: pool for pool in s.pools()}
    if f.kind in (kinds.MASK, kinds.MASKS):
        return value ^ 1
    words = f.words or (pools[f.pool].words if f.pool and f.kind not in (kinds.BAG, kinds.BAGS, kinds.BOUNDS) else [])
    if f.kind in (kinds.BAG, kinds.BAGS, kinds.BOUNDS):
        words = []
    high = len(words) - 1 if words else (s.seats - 1 if f.high == kinds.SEATS else f.high)
    return value + 1 if value < high else value - 1
