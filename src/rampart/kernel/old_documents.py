"""Documents of earlier formats, turned into those of today in one place.

Format 1 told piles from their bottom up and some words as bare numbers; it did not name its format. What a program
wrote then has `drawn` in it, which no one writes by hand, so a short document of a test is taken for one of today.
Before steps declared their arguments, a poll told its own as two numbers, `a` and `b`.
"""

from typing import Final

from rampart.kernel.codec import Args, count, pad_place
from rampart.kernel.fields import LIST, MASKS, NUMBER, RECORD, RECORDS, ROWS, Field, Record
from rampart.kernel.machine import Machine
from rampart.kernel.values import whole
from rampart.kernel.words import mask_words, words_of

FORMAT: Final = 2
FIRST_FORMAT: Final = 1

OF_POLL: Final = Args()
OF_POLL.part("a", count(65535))
OF_POLL.part("b", pad_place())


def format_of(doc: dict[str, object]) -> object:
    return doc.get("format", FIRST_FORMAT if "drawn" in doc else FORMAT)


def modern(s: Machine, doc: dict[str, object]) -> dict[str, object]:
    """A document of today that says the same."""
    if format_of(doc) != FIRST_FORMAT:
        return doc
    out = dict(doc)
    s.modernise(out)
    modern_fields(s, s, out)
    return out


def modern_fields(s: Machine, r: Record, doc: dict[str, object]) -> None:
    """Change the fields of a record in place."""
    for f in r.fields():
        if f.name not in doc:
            continue
        value = doc[f.name]
        if f.kind == RECORD and isinstance(value, dict):
            part = dict(value)
            modern_fields(s, r.inner(f.name), part)
            doc[f.name] = part
        elif f.kind == RECORDS and isinstance(value, list):
            records: list[Record] = getattr(r, f.name)
            parts = [dict(part) if isinstance(part, dict) else part for part in value]
            for i, part in enumerate(parts):
                if isinstance(part, dict) and i < len(records):
                    modern_fields(s, records[i], part)
            doc[f.name] = parts
        elif f.kind == NUMBER or f.kind == LIST or f.kind == ROWS or f.kind == MASKS:
            doc[f.name] = modern_value(s, f, value)


def modern_value(s: Machine, f: Field, value: object) -> object:
    """A value with words for numbers, and a pile from its top down."""
    if isinstance(value, list):
        inner = [modern_value(s, f, x) for x in value]
        flat = f.kind == LIST or not any(isinstance(x, list) for x in value)
        return inner[::-1] if f.top_last and flat else inner
    words = words_of(s, f)
    if f.kind == MASKS and isinstance(value, int):
        return mask_words(words, value)
    if words and isinstance(value, int) and not isinstance(value, bool):
        return words[value] if 0 <= value < len(words) else None if value == -1 else value
    return value


def old_poll_args(content: dict[str, object], path: str) -> int:
    """The arguments of a poll that tells them as two numbers; 0 for a poll of today."""
    args = 0
    for part in OF_POLL.parts:
        args += part.put(whole(content.get(part.name, 0), f"{path}.{part.name}", 0, part.domain.high()))
    return args
