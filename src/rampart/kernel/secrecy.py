"""Views and determinised states, from the one declaration of who sees what."""

from typing import Final, TypeVar

from rampart.kernel.errors import BrokenRules, Hidden
from rampart.kernel.frame import NOBODY, SPECTATORS, WHOLE
from rampart.kernel.machine import CLOSE, POLL_LAYOUT, Machine
from rampart.kernel.record import (
    ALL,
    BAG,
    BAGS,
    BOUNDS,
    HAND,
    HANDS,
    KNOWN,
    LIST,
    MASK,
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
from rampart.kernel.rng import Rng, seeded, unknown

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
    """All places of a state (or only those hidden from somebody), the pad's included, in a fixed order."""
    out: list[Place] = []
    gather(s, -1, secret_only, out)
    if s.pad:
        gather_pad(s, secret_only, out)
    return out


def gather(r: Record, owner: int, secret_only: bool, out: list[Place]) -> None:
    """The places of a record; an owner of -1 means the state itself, where the index is the owner."""
    for f in r.fields():
        kind = f.kind
        if kind == RECORD:
            inner: Record = getattr(r, f.name)
            gather(inner, owner, secret_only, out)
            continue
        if kind == RECORDS:
            records: list[Record] = getattr(r, f.name)
            for i in range(len(records)):
                gather(records[i], i if owner < 0 else owner, secret_only, out)
            continue
        if kind == KNOWN or kind == BOUNDS or kind == MASK or not (f.secret() if secret_only else f.pool or f.secret()):
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
        number = frame >> 16 & 65535
        if number == POLL_LAYOUT:
            continue
        start = frame >> 32
        end = sections[i + 1] >> 32 if i + 1 < len(sections) else len(s.pad)
        fields = s.rules.layouts[number].fields
        for k, f in enumerate(fields):
            if not (f.secret() if secret_only else f.pool or f.secret()):
                continue
            last = end if f.kind != NUMBER else start + k + 1
            for at in range(start + k, last):
                out.append(Place(f, ONE, frame >> 12 & 15, s.pad, at, s))


def pool_of(s: Machine, name: str) -> Pool:
    """The pool of that name."""
    for pool in s.pools():
        if pool.name == name:
            return pool
    raise BrokenRules(f"no pool is called {name}")


def known_of(s: Machine, pool: str) -> list[int]:
    """Who knows where each card of the pool lies; empty where nobody keeps count."""
    for f in s.fields():
        if f.kind == KNOWN and f.pool == pool:
            known: list[int] = getattr(s, f.name)
            return known
    return []


def has_secrets(s: Machine) -> bool:
    """Has the state any place that is hidden from somebody?"""
    for f in s.fields():
        if f.secret() or f.kind == KNOWN or f.kind == BOUNDS or f.kind == RECORD:
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
        raise Hidden("A view cannot be turned into the view of another seat.")
    v = s.bare()
    v.viewer = viewer
    v.rng = unknown()
    v.reveals = 0
    if v.drafts:
        for p in range(v.seats):
            if p != viewer:
                v.drafts[p] = []
    if v.mover != viewer:
        v.opts = []
    if has_secrets(v):
        for place in places(v, True):
            if place.hidden_from(viewer):
                cover(s, place, viewer)
        keep_own_knowledge(v, viewer)
    return v


def cover(s: Machine, place: Place, viewer: int) -> None:
    """Turn what the viewer does not know in one hidden place into UNKNOWN."""
    name = place.field.pool
    pool = pool_of(s, name) if name else None
    known = known_of(s, name) if name else []
    numbers = place.numbers
    if place.form == ONE:
        place.put(covered(place.get(), viewer, pool, known))
    elif place.form == COUNTED:
        if not numbers or numbers[0] != UNKNOWN:
            size = sum(numbers)
            numbers[:] = [UNKNOWN] * len(numbers) + [size]
    else:
        seen = [covered(c, viewer, pool, known) for c in numbers]
        if place.form == UNORDERED:
            seen = sorted(c for c in seen if c >= 0) + sorted((c for c in seen if c < 0), reverse=True)
        numbers[:] = seen


def covered(card: int, viewer: int, pool: Pool | None, known: list[int]) -> int:
    """A card as the viewer sees it in a hidden place: itself if it is known to lie here, else its back."""
    if card < 0:
        return card if card <= UNKNOWN else UNKNOWN
    if known and known[card] >> viewer & 1:
        return card
    return UNKNOWN - (pool.back(card) if pool is not None else 0)


def keep_own_knowledge(v: Machine, viewer: int) -> None:
    """What others know is no part of a view."""
    for f in v.fields():
        if f.kind == KNOWN:
            known: list[int] = getattr(v, f.name)
            setattr(v, f.name, [x & 1 << viewer for x in known])
        elif f.kind == BOUNDS:
            rows: list[list[int]] = getattr(v, f.name)
            own = [row if i // v.seats == viewer else [0] * len(row) for i, row in enumerate(rows)]
            setattr(v, f.name, own)


# ---- determinised states


def determinise(s: M, viewer: int, rng: Rng) -> M:
    """A whole state that the viewer cannot tell from the true one; made from the view alone."""
    v = view(s, viewer)
    v.viewer = WHOLE
    if has_secrets(v):
        deal(v, viewer, rng)
    v.rng = seeded(sum(int(rng.next32()) << shift for shift in (0, 32, 64, 96)))
    redraw_answers(v, viewer, rng)
    v.refresh()
    return v


def deal(v: Machine, viewer: int, rng: Rng) -> None:
    """Deal what is nowhere visible to the hidden places, pool by pool."""
    everywhere = places(v, False)
    for pool in v.pools():
        owners = range(v.seats) if pool.each else range(-1, 0)
        for owner in owners:
            here = [x for x in everywhere if x.field.pool == pool.name and (owner < 0 or x.owner == owner)]
            deal_pool(v, pool, here, viewer, rng)
    for place in everywhere:
        if not place.field.pool and place.form == ONE and place.get() == UNKNOWN:
            low = place.field.low
            high = len(place.field.words) - 1 if place.field.words else place.field.high
            place.put(low + rng.below(high - low + 1))


def deal_pool(v: Machine, pool: Pool, here: list[Place], viewer: int, rng: Rng) -> None:
    """Deal the unseen cards of one pool, first those that the viewer knows to be in somebody's bag."""
    unseen = pool.content[:]
    slots = 0
    for place in here:
        slots += count_seen(place, unseen)
    if slots == 0:
        return
    bags = [x for x in here if x.form == COUNTED and x.numbers[0] == UNKNOWN]
    for place in bags:
        size = place.numbers.pop()
        floor = bounds_of(v, pool.name, viewer, place.owner, len(place.numbers))
        place.numbers[:] = floor
        for kind, n in enumerate(floor):
            unseen[kind] -= n
        place.at = size - sum(floor)  # how many are still to be dealt to it
    if min(unseen, default=0) < 0:
        raise BrokenRules(f"pool {pool.name}: more pieces lie open than there are")
    deck = [c for c in range(len(unseen)) for _ in range(unseen[c])]
    rng.shuffle(deck)
    for place in bags:
        for _ in range(place.at):
            place.numbers[draw_from(deck, pool, 0)] += 1
        place.at = -1
    for place in here:
        fill(place, deck, pool)


def count_seen(place: Place, unseen: list[int]) -> int:
    """Take what is visible in a place from the unseen; returns how many pieces are hidden in it."""
    if place.form == ONE:
        card = place.get()
        if card >= 0:
            unseen[card] -= 1
        return 1 if card <= UNKNOWN else 0
    if place.form == COUNTED:
        if place.numbers and place.numbers[0] == UNKNOWN:
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


def fill(place: Place, deck: list[int], pool: Pool) -> None:
    """Deal cards to the hidden slots of a pile, a hand or a single value."""
    if place.form == ONE:
        if place.get() <= UNKNOWN:
            place.put(draw_from(deck, pool, UNKNOWN - place.get()))
    elif place.form != COUNTED:
        numbers = place.numbers
        for i in range(len(numbers)):
            if numbers[i] <= UNKNOWN:
                numbers[i] = draw_from(deck, pool, UNKNOWN - numbers[i])
        if place.form == UNORDERED:
            numbers.sort()


def draw_from(deck: list[int], pool: Pool, back: int) -> int:
    """The next card of the shuffled unseen ones that has this back."""
    for i in range(len(deck) - 1, -1, -1):
        if pool.back(deck[i]) == back:
            return deck.pop(i)
    raise BrokenRules(f"pool {pool.name}: more places are hidden than cards unseen")


def bounds_of(v: Machine, pool: str, viewer: int, owner: int, size: int) -> list[int]:
    """What the viewer knows a bag to hold at least."""
    for f in v.fields():
        if f.kind == BOUNDS and f.pool == pool and viewer < v.seats:
            rows: list[list[int]] = getattr(v, f.name)
            return rows[viewer * v.seats + owner][:]
    return [0] * size


def redraw_answers(v: Machine, viewer: int, rng: Rng) -> None:
    """Give every other seat that has answered the open poll some legal answer."""
    if v.mover != NOBODY:
        return
    place = v.poll_place()
    step = v.poll_step(place)
    a, b = v.pad[place + 1], v.pad[place + 2]
    for p in v.poll_seats(place):
        if p == viewer or v.waiting >> p & 1:
            continue
        draft = v.drafts[p]
        while not draft or not step.complete(v, p, a, b, draft):
            opts = v.poll_options(p)
            draft.append(opts[rng.below(len(opts))])


def audit(s: Machine) -> list[tuple[str, str]]:
    """Where the pieces on the table do not add up to their pools: the place and a sentence."""
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
    return faults
