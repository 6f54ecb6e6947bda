"""Where pieces lie and what a seat sees of them, from the one declaration of who sees what."""

from typing import Final, TypeVar

from rampart.kernel.errors import BrokenRules, Hidden
from rampart.kernel.fields import (
    ALL,
    BAG,
    BAGS,
    BOUNDS,
    HAND,
    HANDS,
    KNOWN,
    LIST,
    MEMORY,
    NUMBER,
    OWNER,
    RECORD,
    RECORDS,
    ROWS,
    UNKNOWN,
    Field,
    Pool,
    Record,
    bag_size,
)
from rampart.kernel.frame import CLOSE, SPECTATORS, WHOLE, layout_of, section_of
from rampart.kernel.knowledge import everyone
from rampart.kernel.machine import Machine
from rampart.kernel.position import NO_OPTIONS, POLL_LAYOUT
from rampart.kernel.rng import unknown

M = TypeVar("M", bound=Machine)

# Forms of a place
ONE: Final = 0
ORDERED: Final = 1
UNORDERED: Final = 2
COUNTED: Final = 3


class Place:
    """Somewhere pieces lie: a pile, a hand, a bag, or a single value, and whose it is."""

    def __init__(self, field: Field, form: int, owner: int, numbers: list[int], at: int, record: Record) -> None:
        self.field = field
        self.form = form
        self.owner = owner
        self.numbers = numbers
        self.at = at  # ONE: the index in `numbers`, -1 where it is the record's own number
        self.record = record

    def hidden_from(self, viewer: int) -> bool:
        """May the viewer not look here?"""
        seen_by = self.field.seen_by
        if seen_by == ALL or seen_by == MEMORY or viewer == WHOLE:
            return False
        return seen_by != OWNER or self.owner != viewer

    def is_covered_bag(self) -> bool:
        """Is it a bag of which a view shows only the size?"""
        return self.form == COUNTED and bool(self.numbers) and self.numbers[0] == UNKNOWN

    def path(self) -> str:
        """Where it is, for a person who reads a document."""
        if self.owner < 0 or self.owner >= SPECTATORS:
            return self.field.name
        return f"{self.field.name} of seat {self.owner}"

    def get(self) -> int:
        """The single value of a ONE."""
        if self.at >= 0:
            return self.numbers[self.at]
        number: int = getattr(self.record, self.field.name)
        return number

    def put(self, value: int) -> None:
        """Set the single value of a ONE."""
        if self.at >= 0:
            self.numbers[self.at] = value
        else:
            setattr(self.record, self.field.name, value)


FORMS: Final = {ROWS: ORDERED, HANDS: UNORDERED, BAGS: COUNTED, LIST: ORDERED, HAND: UNORDERED, BAG: COUNTED}


def places(s: Machine, secret_only: bool) -> list[Place]:
    """All places of a state (or only those hidden from someone), the pad's included, in a fixed order."""
    out: list[Place] = []
    gather(s, -1, secret_only, out)
    if s.pad:
        gather_pad(s, secret_only, out)
    return out


def gather(r: Record, owner: int, secret_only: bool, out: list[Place]) -> None:
    """The places of a record; an owner of -1 means the state itself, where the index is the owner."""
    for f in r.fields():
        if not (f.hides if secret_only else f.lies):
            continue
        kind = f.kind
        if kind == RECORD:
            gather(r.inner(f.name), owner, secret_only, out)
            continue
        if kind == RECORDS:
            records: list[Record] = getattr(r, f.name)
            for i in range(len(records)):
                gather(records[i], i if owner < 0 else owner, secret_only, out)
            continue
        if kind == NUMBER:
            out.append(Place(f, ONE, owner, [], -1, r))
        elif kind == ROWS or kind == HANDS or kind == BAGS:
            rows: list[list[int]] = getattr(r, f.name)
            for i in range(len(rows)):
                out.append(Place(f, FORMS[kind], i if owner < 0 else owner, rows[i], -1, r))
        else:
            numbers: list[int] = getattr(r, f.name)
            if kind == LIST and f.seen_by == OWNER and owner < 0:
                for i in range(len(numbers)):
                    out.append(Place(f, ONE, i, numbers, i, r))
            else:
                out.append(Place(f, FORMS[kind], owner, numbers, -1, r))


def gather_pad(s: Machine, secret_only: bool, out: list[Place]) -> None:
    """The places on the pad: the owner of a section is the player of its closing frame."""
    sections = [f for f in s.stack if f & 4095 == CLOSE]
    for i, frame in enumerate(sections):
        number = layout_of(frame)
        if number == POLL_LAYOUT:
            continue
        start = section_of(frame)
        end = section_of(sections[i + 1]) if i + 1 < len(sections) else len(s.pad)
        fields = s.rules.layouts[number].fields
        for k, f in enumerate(fields):
            if not (f.secret() if secret_only else f.pool or f.secret()):
                continue
            last = end if f.kind == LIST else start + k + 1
            for at in range(start + k, last):
                out.append(Place(f, ONE, frame >> 12 & 15, s.pad, at, s))


def pool_of(s: Machine, name: str) -> Pool:
    for pool in s.pools():
        if pool.name == name:
            return pool
    raise BrokenRules(f"no pool is called {name}")


def known_of(s: Machine, pool: str) -> list[int]:
    """Who knows where each card of the pool lies; empty where no one keeps count."""
    for f in s.fields():
        if f.kind == KNOWN and f.pool == pool:
            known: list[int] = getattr(s, f.name)
            return known
    return []


def bounds_of(s: Machine, pool: str, viewer: int, place: Place) -> list[int]:
    """What the viewer knows a bag or a hand to hold at least; empty where no one keeps count."""
    return floor_of(s, all_bounds_of(s, pool), viewer, place)


def all_bounds_of(s: Machine, pool: str) -> list[list[int]]:
    """What every seat knows every bag or hand of the pool to hold at least; empty where no one keeps count."""
    for f in s.fields():
        if f.kind == BOUNDS and f.pool == pool:
            rows: list[list[int]] = getattr(s, f.name)
            return rows
    return []


def floor_of(s: Machine, rows: list[list[int]], viewer: int, place: Place) -> list[int]:
    """The row of the viewer and the owner of a bag or a hand."""
    if not rows or (place.form != COUNTED and place.form != UNORDERED):
        return NO_OPTIONS
    if not 0 <= place.owner < s.seats or viewer >= s.seats:
        return NO_OPTIONS
    return rows[viewer * s.seats + place.owner]


def has_secrets(s: Machine) -> bool:
    """Has the state any place that is hidden from someone?"""
    for f in s.fields():
        if f.hides and f.kind != RECORDS:
            return True
        if f.kind == KNOWN or f.kind == BOUNDS:
            return True
        if f.kind == RECORDS:
            records: list[Record] = getattr(s, f.name)
            for g in records[0].fields() if records else []:
                if g.secret() or g.kind == RECORD or g.kind == RECORDS:
                    return True
    return bool(s.pad)


# ---- views


def view(s: M, viewer: int) -> M:
    """The state as a seat (or SPECTATORS) sees it: what is hidden from it becomes UNKNOWN."""
    if s.viewer != WHOLE and s.viewer != viewer:
        raise Hidden("A view cannot be turned into the view of another seat.", "view")
    v = s.bare()
    v.viewer = viewer
    v.seed = -1
    v.rng = unknown()
    v.reveals = 0
    if v.drafts:
        for p in range(v.seats):
            if p != viewer:
                v.drafts[p] = []
    if v.face_down:
        cover_answers(v, viewer)
    if v.mover != viewer:
        v.opts = []
    if has_secrets(v):
        for place in places(v, True):
            if place.hidden_from(viewer):
                cover(s, place, viewer)
        keep_own_knowledge(v, viewer)
    return v


def cover_answers(v: Machine, viewer: int) -> None:
    """Take the others' answers, with their sizes, out of the closed polls that are not turned up yet."""
    seats = [p for place in v.closed_polls() for p in v.poll_seats(place)]
    v.face_down = [v.face_down[i] if p == viewer or v.looked_at(viewer, p) else [] for i, p in enumerate(seats)]


def cover(s: Machine, place: Place, viewer: int) -> None:
    """Turn what the viewer does not know in one hidden place into UNKNOWN."""
    numbers = place.numbers
    if place.form == COUNTED:
        if not place.is_covered_bag():
            size = sum(numbers)
            numbers[:] = [UNKNOWN] * len(numbers) + [size]
        return
    name = place.field.pool
    pool = pool_of(s, name) if name else None
    known = known_of(s, name) if name else []
    if place.form == ONE:
        place.put(covered(place.get(), viewer, pool, known, place.field.blind))
    else:
        if pool is not None and not known and not pool.backs:  # nothing is known and nothing shows
            seen = [UNKNOWN if c >= 0 else c for c in numbers]
        else:
            seen = [covered(c, viewer, pool, known, place.field.blind) for c in numbers]
        if place.form == UNORDERED:
            seen = sorted(c for c in seen if c >= 0) + sorted((c for c in seen if c < 0), reverse=True)
        numbers[:] = seen


def covered(card: int, viewer: int, pool: Pool | None, known: list[int], blind: int) -> int:
    """A card as the viewer sees it in a hidden place: itself if known to lie here, else its back if that shows."""
    if card <= UNKNOWN:
        return card
    if card < 0:  # none: that no piece lies here is seen by all, that a number is not set is not
        return card if pool is not None else UNKNOWN
    if known and known[card] >> viewer & 1:
        return card
    if pool is None:
        return UNKNOWN
    return UNKNOWN - (pool.no_back() if blind else pool.back(card))


def keep_own_knowledge(v: Machine, viewer: int) -> None:
    """What others know is no part of a view, unless all who look on know it: then it is known that they do."""
    for f in v.fields():
        if f.kind == KNOWN:
            known: list[int] = getattr(v, f.name)
            common = everyone(v.seats)
            setattr(v, f.name, [common if x >> SPECTATORS & 1 else x & 1 << viewer for x in known])
        elif f.kind == BOUNDS:
            rows: list[list[int]] = getattr(v, f.name)
            own = [row if i // v.seats == viewer else [0] * len(row) for i, row in enumerate(rows)]
            setattr(v, f.name, own)


# ---- what lies where


def count_seen(place: Place, unseen: list[int]) -> int:
    """Take what is visible in a place from the unseen; returns how many pieces are hidden in it."""
    if place.form == ONE:
        card = place.get()
        if card >= 0:
            unseen[card] -= 1
        return 1 if card <= UNKNOWN else 0
    if place.form == COUNTED:
        if place.is_covered_bag():
            return bag_size(place.numbers)
        for kind, n in enumerate(place.numbers):
            unseen[kind] -= n
        return 0
    hidden = 0
    for card in place.numbers:
        if card >= 0:
            unseen[card] -= 1
        elif card <= UNKNOWN:
            hidden += 1
    return hidden


def audit(s: Machine) -> list[tuple[str, str]]:
    """Where the pieces on the table do not add up to their pools, or knowledge is of what is not so."""
    faults: list[tuple[str, str]] = []
    everywhere = places(s, False)
    for pool in s.pools():
        for owner in range(s.seats) if pool.each else range(-1, 0):
            here = [x for x in everywhere if x.field.pool == pool.name and (owner < 0 or x.owner == owner)]
            unseen = pool.content[:]
            hidden = sum(count_seen(place, unseen) for place in here)
            where = here[0].path() if here else pool.name
            for kind, n in enumerate(unseen):
                if n < 0:
                    faults.append((where, f"{pool.content[kind] - n} of {pool.words[kind]}, but there are only "
                                          f"{pool.content[kind]}"))  # fmt: skip
            if not faults and sum(unseen) != hidden:
                missing = ", ".join(f"{n} {pool.words[kind]}" for kind, n in enumerate(unseen) if n)
                faults.append((where, f"pieces are missing from the {pool.name}: {missing}"))
    for f in s.fields():
        if f.kind == KNOWN:
            faults += known_faults(f, pool_of(s, f.pool))
        elif f.kind == BOUNDS:
            faults += bounds_faults(s, f, [x for x in everywhere if x.field.pool == f.pool and x.field.secret()])
        elif f.kind == RECORD or f.kind == RECORDS:
            faults += misplaced_knowledge(s, f)
    return faults


def misplaced_knowledge(s: Machine, f: Field) -> list[tuple[str, str]]:
    """Only fields of the state itself are looked through for what a seat knows."""
    records: list[Record] = [s.inner(f.name)] if f.kind == RECORD else getattr(s, f.name)
    inner = [g for g in records[0].fields() if g.kind == KNOWN or g.kind == BOUNDS] if records else []
    return [(f"{f.name}.{g.name}", "knowledge is a field of the state itself, not of a record in it") for g in inner]


def known_faults(f: Field, pool: Pool) -> list[tuple[str, str]]:
    """Where a card is known it must be the only one of its code, else its equals would be shown with it."""
    if pool.each or max(pool.content, default=0) > 1:
        return [(f.name, f"there are equal cards in the {pool.name}; what is known of them is kept as bounds")]
    return []


def bounds_faults(s: Machine, f: Field, secret: list[Place]) -> list[tuple[str, str]]:
    """What a bag or hand is said to hold at least it must hold, and a seat may have but one that is bounded."""
    faults: list[tuple[str, str]] = []
    bounded = [x for x in secret if 0 <= x.owner < s.seats and (x.form == COUNTED or x.form == UNORDERED)]
    if len({x.owner for x in bounded}) < len(bounded):
        return [(f.name, f"a seat has several hidden places of the {f.pool}; bounds are for one")]
    for place in bounded:
        for knower in range(s.seats):
            lacking = bounds_of(s, f.pool, knower, place)[:]
            hidden = count_seen(place, lacking)  # leaves what is known and not seen to be there
            if sum(n for n in lacking if n > 0) > hidden:
                what = f"seat {knower} is said to know of more than {place.path()} holds"
                faults.append((f.name, what))
    return faults
