"""What need not be written, for it follows from the rest: supplies, and fields that a game derives."""

from rampart.kernel.errors import at, shown
from rampart.kernel.fields import BOUNDS, KNOWN, RECORD, RECORDS, Field, Record, dump_field
from rampart.kernel.frame import WHOLE
from rampart.kernel.machine import Machine
from rampart.kernel.secrecy import COUNTED, ORDERED, Place, count_seen, places
from rampart.kernel.words import value_words, words_of


class Given:
    """The fields that a document gives, of which record."""

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.of: list[Record] = []
        self.paths: list[str] = []

    def add(self, r: Record, f: Field, path: str) -> None:
        """A field of a record was given."""
        self.of.append(r)
        self.fields.append(f)
        self.paths.append(path)

    def has(self, r: Record, f: Field) -> bool:
        """Was this field of this record given?"""
        return any(self.fields[i] is f and self.of[i] is r for i in range(len(self.fields)))

    def names(self) -> list[str]:
        """The names of the fields that were given and do not follow from others."""
        return [f.name for f in self.fields if not f.derived]


# ---- writing


def left_out(s: Machine) -> Given:
    """What a document of the whole state leaves out: supplies that hold just the rest, and what is derived."""
    out = Given()
    if s.viewer != WHOLE:
        return out
    everywhere = places(s, False)
    for pool in s.pools():
        for owner in range(s.seats) if pool.each else range(-1, 0):
            here = [x for x in everywhere if x.field.pool == pool.name and (owner < 0 or x.owner == owner)]
            rest = [x for x in here if x.field.rest and x.form == COUNTED]
            if rest and len(here) > 1 and rest[0].numbers == what_is_left(here, rest[0], pool.content):
                out.add(rest[0].record, rest[0].field, "")
    names = [f.name for f in every_field(s) if not f.derived]
    if len(names) < len(every_field(s)):
        again = s.copy()
        again.derive(names)
        note_derived(s, again, out)
    return out


def every_field(r: Record) -> list[Field]:
    """The fields of a record and of those in it."""
    out: list[Field] = []
    for f in r.fields():
        out.append(f)
        if f.kind == RECORD or f.kind == RECORDS:
            records: list[Record] = [r.inner(f.name)] if f.kind == RECORD else getattr(r, f.name)
            out += every_field(records[0]) if records else []
    return out


def note_derived(r: Record, again: Record, out: Given) -> None:
    """Note the derived fields that the derivation gives back."""
    for f in r.fields():
        if f.kind == RECORD:
            note_derived(r.inner(f.name), again.inner(f.name), out)
        elif f.kind == RECORDS:
            mine: list[Record] = getattr(r, f.name)
            theirs: list[Record] = getattr(again, f.name)
            for i in range(len(mine)):
                note_derived(mine[i], theirs[i], out)
        elif f.derived and dump_field(r, f) == dump_field(again, f):
            out.add(r, f, "")


def what_is_left(here: list[Place], supply: Place, content: list[int]) -> list[int]:
    """What all other places leave of a pool."""
    left = content[:]
    for place in here:
        if place is not supply:
            count_seen(place, left)
    return [max(0, n) for n in left]


# ---- reading


def fill_rest(s: Machine, given: Given) -> None:
    """Fill in what a document leaves out because it follows from what it gives."""
    take_rest(s, given)
    forget_rest(s, given)
    if s.viewer != WHOLE:
        return
    claims = [(i, dump_field(given.of[i], f)) for i, f in enumerate(given.fields) if f.derived]
    s.derive(given.names())
    for i, claim in claims:
        check_claim(s, given.of[i], given.fields[i], claim, given.paths[i])


def check_claim(s: Machine, r: Record, f: Field, claim: object, path: str) -> None:
    """What a document gives although it follows from the rest must be what follows."""
    follows = dump_field(r, f)
    if follows != claim:
        said, right = shown(value_words(s, f, claim)), shown(value_words(s, f, follows))
        raise at(path, f"{said} contradicts the rest, from which {right} follows.")


def take_rest(s: Machine, given: Given) -> None:
    """Supplies left out hold what the rest leaves of their pool."""
    everywhere = places(s, False)
    for pool in s.pools():
        for owner in range(s.seats) if pool.each else range(-1, 0):
            here = [x for x in everywhere if x.field.pool == pool.name and (owner < 0 or x.owner == owner)]
            rest = [x for x in here if is_supply(x) and not given.has(x.record, x.field)]
            if rest and any(given.has(x.record, x.field) for x in here):
                give_rest(rest[0], what_is_left(here, rest[0], pool.content))


def is_supply(place: Place) -> bool:
    """Does it hold what is left of a pool?"""
    return bool(place.field.rest) and (place.form == ORDERED or place.form == COUNTED)


def forget_rest(s: Machine, given: Given) -> None:
    """Knowledge left out is none where the document says itself where the pieces lie: that of set-up would be false."""
    for f in s.fields():
        if f in given.fields or not any(g.pool == f.pool for g in given.fields):
            continue
        if f.kind == KNOWN:
            setattr(s, f.name, [0] * len(words_of(s, f)))
        elif f.kind == BOUNDS:
            setattr(s, f.name, [[0] * len(words_of(s, f)) for _ in range(s.seats * s.seats)])


def give_rest(place: Place, left: list[int]) -> None:
    """Put what is left into a supply; cards of a deck keep their order from set-up."""
    if place.form == COUNTED:
        place.numbers[:] = left
        return
    deck: list[int] = []
    for card in place.numbers:
        if card >= 0 and left[card] > 0:
            left[card] -= 1
            deck.append(card)
    place.numbers[:] = deck + [c for c, n in enumerate(left) for _ in range(n)]
