"""Maps by place: several lists that run along the same places, told place by place, and only where something is."""

from typing import Final

from rampart.kernel.errors import at
from rampart.kernel.fields import ALWAYS, BAGS, LIST, MASK, MASKS, UNKNOWN, Field, Record
from rampart.kernel.machine import Machine
from rampart.kernel.values import a_dict, read_bag, read_cells, read_code, read_mask, read_row, word_code
from rampart.kernel.words import bag_words, cell_words, code_word, mask_words, row_words, words_of

NOTHING: Final = object()


def on_board(r: Record, name: str) -> list[Field]:
    """The fields that a map tells together."""
    return [f for f in r.fields() if f.board == name]


def write_board(s: Machine, r: Record, name: str) -> dict[str, object]:
    """A map by place; a place where nothing is is left out."""
    places = s.board_words(name)
    fields = on_board(r, name)
    out: dict[str, object] = {}
    for i, place in enumerate(places):
        there: dict[str, object] = {}
        for f in fields:
            said = at_place(s, f, getattr(r, f.name), i)
            if said is not NOTHING:
                there[f.part] = said
        if there:
            out[place] = there if fields[0].part else there[""]
    return out


def at_place(s: Machine, f: Field, value: object, i: int) -> object:
    """What a field tells of a place, NOTHING where it has nothing to tell."""
    if f.kind == MASK:
        assert isinstance(value, int)
        return True if value >> i & 1 else NOTHING
    assert isinstance(value, list)
    if f.rows:
        named = {
            f.rows[k]: code_word(s, f, row[i]) for k, row in enumerate(value) if i < len(row) and row[i] != f.empty
        }
        return named if named else NOTHING
    if i >= len(value):
        return NOTHING
    here = value[i]
    if f.kind == LIST:
        return NOTHING if here == f.empty else code_word(s, f, here)
    if f.kind == MASKS:
        return mask_words(words_of(s, f), here) if here else NOTHING
    if f.kind == BAGS:
        return bag_words(words_of(s, f), here) if any(here) else NOTHING
    if f.cells:
        unusual = cell_words(s, f, here, s.usual_row(f.name, i))
        return unusual if unusual else NOTHING
    return row_words(s, f, here) if here else NOTHING


def read_board(s: Machine, r: Record, name: str, value: object, path: str) -> list[Field]:
    """Read a map by place; returns the fields that it has filled."""
    told = a_dict(value, path)
    s.lay_places(name, list(told))
    places = s.board_words(name)
    fields = on_board(r, name)
    entries: dict[int, dict[str, object]] = {}
    for place, entry in told.items():
        here = f"{path}.{place}"
        if place not in places:
            known = ", ".join(places[:12]) + (", ..." if len(places) > 12 else "")
            raise at(here, f"there is no such place; there are {known}.")
        parts = a_dict(entry, here) if fields[0].part else {"": entry}
        for part in parts:
            if all(f.part != part for f in fields):
                known = ", ".join(f.part for f in fields)
                raise at(f"{here}.{part}", f"nothing of that kind is told of a place; known are {known}.")
        entries[places.index(place)] = parts
    for f in fields:
        setattr(r, f.name, read_part(s, r, f, entries, path, places))
    return fields


def read_part(
    s: Machine, r: Record, f: Field, entries: dict[int, dict[str, object]], path: str, places: list[str]
) -> object:
    """What a map says of one field: what it leaves out is empty, or as at set-up where something always is."""
    value: object = getattr(r, f.name)
    if f.kind == MASK:
        return sum(1 << i for i, parts in entries.items() if is_true(parts.get(f.part, False), path, places[i], f))
    assert isinstance(value, list)
    if f.rows:
        return read_columns(s, f, value, entries, path, places)
    size = max(entries, default=-1) + 1 if f.grows else len(value)
    out: list[object] = []
    for i in range(size):
        parts = entries.get(i, {})
        here = f"{path}.{places[i]}" + (f".{f.part}" if f.part else "")
        if f.cells and isinstance(parts.get(f.part, {}), dict):
            out.append(read_cells(s, f, a_dict(parts.get(f.part, {}), here), s.usual_row(f.name, i), here))
        elif f.part in parts:
            out.append(read_one(s, f, parts[f.part], here))
        elif f.kind == LIST and f.empty == ALWAYS and f.grows:
            raise at(here, "it is missing.")
        elif f.kind == LIST and f.empty == ALWAYS:
            out.append(value[i])
        else:
            out.append(nothing_in(s, f))
    for i, parts in entries.items():
        if i >= size and f.part in parts:
            raise at(f"{path}.{places[i]}", "there is no such place on this board.")
    return out


def nothing_in(s: Machine, f: Field) -> object:
    """What a place holds where nothing is."""
    if f.kind == LIST:
        return f.empty
    if f.kind == MASKS:
        return 0
    return [0] * len(words_of(s, f)) if f.kind == BAGS else []


def read_one(s: Machine, f: Field, value: object, path: str) -> object:
    """What stands at one place."""
    if f.kind == LIST:
        return read_code(s, f, value, path)
    if f.kind == MASKS:
        return read_mask(words_of(s, f), value, path)
    return read_bag(s, f, value, path) if f.kind == BAGS else read_row(s, f, value, path)


def read_columns(
    s: Machine, f: Field, value: list[list[int]], entries: dict[int, dict[str, object]], path: str, places: list[str]
) -> list[list[int]]:
    """Rows by word whose columns are places."""
    empty = 0 if f.empty == ALWAYS or f.empty <= UNKNOWN else f.empty
    out = [[empty] * len(row) for row in value]
    for i, parts in entries.items():
        here = f"{path}.{places[i]}.{f.part}"
        for word, x in a_dict(parts.get(f.part, {}), here).items():
            row = out[word_code(word, f.rows[: len(out)], here)]
            if i >= len(row):
                raise at(here, "there is no such place on this board.")
            row[i] = read_code(s, f, x, f"{here}.{word}")
    return out


def is_true(value: object, path: str, place: str, f: Field) -> bool:
    if not isinstance(value, bool):
        raise at(f"{path}.{place}.{f.part}", f"true is needed, not {value!r}.")
    return value
