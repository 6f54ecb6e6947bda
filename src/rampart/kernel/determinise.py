"""Determinised states: whole worlds that a seat cannot tell from the true one, dealt from its view alone."""

from typing import Final, TypeVar

from rampart.kernel.errors import BrokenRules
from rampart.kernel.fields import UNKNOWN, Pool
from rampart.kernel.frame import AGAIN, NOBODY, WHOLE, args_of, player_of
from rampart.kernel.machine import Machine
from rampart.kernel.position import NO_OPTIONS, OVER, POLL_ARGS
from rampart.kernel.rng import Rng, another
from rampart.kernel.secrecy import (
    COUNTED,
    ONE,
    UNORDERED,
    Place,
    all_bounds_of,
    count_seen,
    floor_of,
    has_secrets,
    places,
    view,
)
from rampart.kernel.step import ASIDE

M = TypeVar("M", bound=Machine)

DEALS: Final = 200  # worlds that are dealt in search of one in which those who are asked have a choice


def determinise(s: M, viewer: int, rng: Rng) -> M:
    """A whole state that the viewer cannot tell from the true one; made from the view alone.

    That others are asked tells that they have a choice, and so does a decision that one of them put off with an aside:
    where hidden cards decide on that, worlds are dealt until one fits, or at least leaves them something to choose.
    """
    v = view(s, viewer)
    certain = v.mover == OVER or v.mover == viewer or not has_secrets(v)
    if certain and not put_off(v):
        return guess(v, viewer, rng)
    possible: list[M] = []
    for _ in range(DEALS):
        world = guess(v.copy(), viewer, rng)
        choice = least_choice(world)
        if choice > 1:
            return world
        if choice == 1 and not possible:
            possible.append(world)
    if not possible:
        raise BrokenRules(f"in none of {DEALS} worlds has everybody something to choose who is asked")
    return possible[0]


def guess(v: M, viewer: int, rng: Rng) -> M:
    """Turn a view into a whole state, at random."""
    v.viewer = WHOLE
    if has_secrets(v):
        deal(v, viewer, rng)
    v.rng = another(rng)
    if v.face_down:
        answer_face_down(v, viewer, rng)
    if v.drafts:
        answer_poll(v, viewer, rng)
    v.refresh()
    return v


def least_choice(world: Machine) -> int:
    """How well the choices fit with who is asked: 2 they do, 1 someone has more or less than asking tells, 0 none."""
    if not all(world.face_down) or not all(own_options(world, f) for f in put_off(world)):
        return 0
    if world.mover == NOBODY:
        place = world.poll_place()
        return min(choice_in_poll(world, place, p) for p in world.poll_seats(place))
    code = world.stack[-1] & 4095
    if world.opts and world.opts[0] >= ASIDE:
        return 0  # what can only be added to a decision does not make it
    asked = world.sealed and (world.rules.steps[code].window or world.may_add(world.mover, code))
    return 2 if world.opts and asked else min(2, len(world.opts))


def put_off(s: Machine) -> list[int]:
    """The frames of decisions that will be asked again when what was added to them is done."""
    if not s.rules.has_asides:
        return NO_OPTIONS
    return [s.stack[i - 1] for i in range(1, len(s.stack)) if s.stack[i] & 4095 == AGAIN]


def own_options(world: Machine, f: int) -> list[int]:
    """What a frame's decision offers by itself."""
    return world.rules.steps[f & 4095].options(world, player_of(f), args_of(f))


def choice_in_poll(world: Machine, place: int, p: int) -> int:
    """The same for one seat of a poll: in an open window those who can only pass are not asked."""
    if not (world.poll_options(p) if world.waiting >> p & 1 else world.drafts[p]):
        return 0
    if world.sealed or world.poll_step(place).window == 0:
        return 2
    draft = world.drafts[p]
    world.drafts[p] = []
    passes = bool(world.lone_answer(place, p))
    world.drafts[p] = draft
    return 1 if passes == bool(world.asked >> p & 1) else 2


# ---- hidden pieces


def deal(v: Machine, viewer: int, rng: Rng) -> None:
    """Deal what is nowhere visible to the hidden places, pool by pool."""
    everywhere = places(v, False)
    for pool in v.pools():
        for owner in range(v.seats) if pool.each else range(-1, 0):
            here = [x for x in everywhere if x.field.pool == pool.name and (owner < 0 or x.owner == owner)]
            if any(x.field.secret() for x in here):
                deal_pool(v, pool, here, viewer, rng)
    for place in everywhere:
        if not place.field.pool:
            invent(place, rng)


def invent(place: Place, rng: Rng) -> None:
    """Give hidden numbers that come from no pool any of their values."""
    field = place.field
    values = (len(field.words) - 1 if field.words else field.high) - field.low + 1
    if place.form == ONE:
        if place.get() == UNKNOWN:
            place.put(field.low + rng.below(values))
        return
    numbers = place.numbers
    for i in range(len(numbers)):
        if numbers[i] == UNKNOWN:
            numbers[i] = field.low + rng.below(values)
    if place.form == UNORDERED:
        numbers.sort()


def deal_pool(v: Machine, pool: Pool, here: list[Place], viewer: int, rng: Rng) -> None:
    """Deal the unseen cards of one pool, first those that the viewer knows to be in someone's bag or hand."""
    unseen = pool.content[:]
    hidden = [x for x in here if count_seen(x, unseen) or x.is_covered_bag()]
    if not hidden:
        return
    rows = all_bounds_of(v, pool.name)
    for place in hidden:
        give_known(place, floor_of(v, rows, viewer, place), unseen, pool)
    if min(unseen, default=0) < 0:
        raise BrokenRules(f"pool {pool.name}: more pieces lie open than there are")
    deck = [c for c in range(len(unseen)) for _ in range(unseen[c])]
    rng.shuffle(deck)
    hidden.sort(key=lambda place: place.field.blind)  # where backs are seen they must be met while there is a choice
    for place in hidden:
        fill(place, deck, pool)


def give_known(place: Place, floor: list[int], unseen: list[int], pool: Pool) -> None:
    """Give a hidden bag or hand what it holds at least; how much more a bag holds is noted in its `at`."""
    if place.form == COUNTED:
        place.at = place.numbers.pop() - sum(floor)
        place.numbers[:] = floor if floor else [0] * len(place.numbers)
    for kind, n in enumerate(floor):
        unseen[kind] -= n
        for _ in range(n if place.form == UNORDERED else 0):
            place.numbers[place.numbers.index(UNKNOWN - pool.back(kind))] = kind


def fill(place: Place, deck: list[int], pool: Pool) -> None:
    """Deal cards to the hidden slots of a pile, a hand, a bag or a single value."""
    numbers = place.numbers
    if place.form == ONE:
        place.put(draw_from(deck, pool, UNKNOWN - place.get()))
    elif place.form == COUNTED:
        for _ in range(place.at):
            numbers[draw_from(deck, pool, 0)] += 1
        place.at = -1
    else:
        for i in range(len(numbers)):
            if numbers[i] <= UNKNOWN:
                numbers[i] = draw_from(deck, pool, UNKNOWN - numbers[i])
        if place.form == UNORDERED:
            numbers.sort()


def draw_from(deck: list[int], pool: Pool, back: int) -> int:
    """The next card of the shuffled unseen ones that has this back, or any where no back is seen."""
    if deck and back == len(pool.back_words):  # as `no_back` says
        return deck.pop()
    for i in range(len(deck) - 1, -1, -1):
        if pool.back(deck[i]) == back:
            return deck.pop(i)
    raise BrokenRules(f"pool {pool.name}: more places are hidden than cards unseen")


# ---- others' answers


def answer_face_down(v: Machine, viewer: int, rng: Rng) -> None:
    """Give every other seat of a closed poll some legal answer that lies face down."""
    answers: list[list[int]] = []
    for place in v.closed_polls():
        for p in v.poll_seats(place):
            seen = p == viewer or v.looked_at(viewer, p)
            answers.append(v.face_down[len(answers)] if seen else some_answer(v, place, p, rng))
    v.face_down = answers


def answer_poll(v: Machine, viewer: int, rng: Rng) -> None:
    """Give every other seat that has answered the open poll some legal answer."""
    place = v.poll_place()
    for p in v.poll_seats(place):
        if p != viewer and not v.waiting >> p & 1:
            v.drafts[p] = some_answer(v, place, p, rng)


def some_answer(v: Machine, place: int, p: int, rng: Rng) -> list[int]:
    """A legal answer of a seat in a poll, at random; empty where there is none."""
    step = v.poll_step(place)
    drafts = v.drafts
    draft: list[int] = []
    v.drafts = [draft if q == p else [] for q in range(v.seats)]
    while not draft or not step.complete(v, p, v.pad[place + POLL_ARGS], draft):
        opts = step.options(v, p, v.pad[place + POLL_ARGS])
        if not opts:
            draft.clear()
            break
        draft.append(opts[rng.below(len(opts))])
    v.drafts = drafts
    return draft
