"""Pauses tell nothing: not what a seat holds, not how long its answer is, not whether anybody was asked at all."""

import asyncio
import math
import random
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from statistics import NormalDist, fmean, pstdev
from typing import Any

import pytest

import rampart
from rampart.kernel.frame import NOBODY
from rampart.server.basics.model import EntryKind, Person, Terms
from rampart.server.config import Settings
from rampart.server.tables.changes import Deed, changes
from rampart.server.tables.opening import Wish, open_table
from rampart.server.tables.pauses import (
    CAP,
    FLOOR,
    GOING_ON,
    GUESS,
    HEEDED,
    LONGEST,
    SHORTEST,
    SLOT,
    SMOOTH,
    filled,
    floor,
    like,
    pause,
    rest,
)
from rampart.server.tables.room import TOOK, Room
from rampart.server.workers import bots as bots_module
from rampart.server.workers.bots import Bots, number_of
from rampart.server.workers.thinking import think
from tests.playing import choice_of
from tests.server.house import House, staged

# ---- the recognizer

MEDIANS = (0.7, 1.0, 1.5, 2.7, 5.0)  # seconds that people think
SPREADS = (0.4, 0.75)
WARM_UP = HEEDED  # answers of a seat in windows after which the law holds


@dataclass(frozen=True)
class Seen:
    """What a spectator sees of an answer, and what is behind it."""

    public: tuple[str, ...]  # the kind of moment
    guessed: float  # the pause that public values would give, as they did in version 0.1.0
    observed: float  # the pause
    automatic: bool  # the seat had nothing to answer with
    before: int  # how many answers of its person had been seen


def windows(game: str, players: int, seed: int, most: int, think: Callable[[], float]) -> Iterable[Seen]:
    """The moments of a sealed game, played at random by people who think, at which a seat is asked in any case."""
    person = Person("me", "Ada")
    stored = open_table(person, Wish(game, players, {"sealed": True}, ("me",) * players, start=True))
    stored = replace(stored, seed=f"{seed:032x}", table=replace(stored.table, id=f"table{seed}"))  # as in every run
    room, luck = Room(stored), rampart.seeded(seed)
    room.replay(stored)
    while room.playing and room.seq < most:
        s = room.must_state()
        took: dict[int, float] = {}
        for seat in s.deciders:
            if room.in_window(seat):
                part = number_of(room.table.id, room.decision_id, seat, room.seq) % 1000 / 1000
                guess = SHORTEST + (LONGEST - SHORTEST) * part
                kind = (game, type(s.current(seat)[0]).__name__, "poll" if s.mover == NOBODY else "single")
                automatic, seconds = bool(room.lone_pass(seat)), pause(room, seat)
                if not automatic:
                    took[seat] = think()
                    seconds = max(floor(room, seat), took[seat])
                yield Seen(kind, guess, seconds, automatic, len(room.took.get(seat, ())))
        enter_random(room, luck, took)


def enter_random(room: Room, luck: rampart.Rng, took: dict[int, float]) -> None:
    """Make a random choice, to the end of its answer."""
    before = s = room.must_state()
    option, seat = choice_of(s, luck)
    options = [s.key(option, seat)]
    s = s.copy()
    s.choose(option, seat)
    while s.same_poll(before) and s.waiting >> seat & 1:
        more = s.options(seat)
        options.append(s.key(more[luck.below(len(more))], seat))
        s.choose(options[-1], seat)
    data: dict[str, Any] = {"options": options}
    if took.get(seat, CAP + 1) <= CAP:
        data[TOOK] = took[seat]
    for change in changes(room, [Deed(EntryKind.CHOICE, f"key-{room.seq:08}", seat, "me", data)]):
        room.commit(change.entry, change.table, change.position, change.events)


def balanced(seen: Iterable[Seen], rng: random.Random) -> list[Seen]:
    """As many automatic answers as others of every kind of moment, so that chance is one in two."""
    by_kind: dict[tuple[str, ...], tuple[list[Seen], list[Seen]]] = defaultdict(lambda: ([], []))
    for one in seen:
        by_kind[one.public][one.automatic].append(one)
    out: list[Seen] = []
    for sides in by_kind.values():
        for side in sides:
            out += rng.sample(side, min(map(len, sides)))
    rng.shuffle(out)
    return out


Recognizer = Callable[[Sequence[Seen], Seen], bool]


def by_prediction(known: Sequence[Seen], one: Seen) -> bool:
    """The attack on version 0.1.0: whoever takes as long as public values say was passed for."""
    return any(abs(one.observed - one.guessed * share) < 0.01 for share in (1.0, GOING_ON))


def by_neighbours(known: Sequence[Seen], one: Seen) -> bool:
    """A learned attack: the most similar pauses vote, of answers whose cause came out; it finds any threshold."""
    nearest = sorted(known, key=lambda other: abs(math.log(other.observed / one.observed)))[:31]
    return sum(other.automatic for other in nearest) * 2 > len(nearest)


def recognized(recognizer: Recognizer, seen: Sequence[Seen]) -> float:
    """The share that is told rightly of the second half, with the first half to learn from."""
    known, asked = seen[: len(seen) // 2], seen[len(seen) // 2 :]
    return sum(recognizer(known, one) == one.automatic for one in asked) / len(asked)


def sample(games: int, median: float, spread: float, known: int = WARM_UP) -> list[Seen]:
    """Moments of sealed tables at which people think so long; of each seat those after its warm-up."""
    rng = random.Random(f"{median} {spread}")

    def think() -> float:
        return rng.lognormvariate(math.log(median), spread)

    kinds = (("crescent_moon", 4), ("watch", 4))
    found = [one for game, seats in kinds for seed in range(games) for one in windows(game, seats, seed, 800, think)]
    return balanced([one for one in found if one.before >= known], rng)


@pytest.mark.parametrize("spread", SPREADS)
@pytest.mark.parametrize("median", MEDIANS)
@pytest.mark.parametrize("games", [4, pytest.param(20, marks=pytest.mark.soak)])
def test_who_is_passed_for_is_not_told_from_people_who_think(
    games: int, median: float, spread: float, record_property: Callable[[str, object], None]
) -> None:
    seen = sample(games, median, spread)
    assert len(seen) > 100 * games
    shares = {attack.__name__: recognized(attack, seen) for attack in (by_prediction, by_neighbours)}
    record_property("figure", f"{median} s: {max(shares.values()):.1%} of {len(seen) // 2}")
    assert max(shares.values()) <= 0.6


def test_the_recognizer_finds_what_there_is_to_find() -> None:
    """With pauses that know nothing of people both attacks succeed."""
    law = random.Random(2)
    for median, told in ((2.7, 0.65), (5.0, 0.8)):
        old = [
            replace(one, observed=0.5 + law.expovariate(1 / 0.75)) if one.automatic else one
            for one in sample(4, median, 0.75)
        ]
        assert recognized(by_neighbours, old) > told
    leaky = [replace(one, observed=one.guessed) if one.automatic else one for one in sample(2, 2.7, 0.75)]
    assert recognized(by_prediction, leaky) > 0.9


def spread_of(seconds: Sequence[float]) -> Callable[[float], float]:
    """How likely a pause is that `like` draws from these, before the floor and the cap: all that can be known."""
    logs = [math.log(one) for one in seconds]
    middle, shrink = fmean(logs), 1 / math.sqrt(1 + SMOOTH**2)
    width = SMOOTH * max(0.1, pstdev(logs)) * shrink
    centers = [middle + (one - middle) * shrink for one in logs]

    def density(x: float) -> float:
        return fmean(NormalDist(center, width).pdf(math.log(x)) for center in centers)

    return density


@pytest.mark.parametrize("spread", [*SPREADS, 1.0])
@pytest.mark.parametrize("median", MEDIANS)
def test_not_even_who_knows_every_time_and_the_law_tells_them_apart(median: float, spread: float) -> None:
    """Here the recognizer knows what the law draws from, to the last figure, and how the person thinks."""
    rng, person = random.Random(7), NormalDist(math.log(median), spread)
    took: list[float] = []
    right = 0
    for i in range(300 + WARM_UP):
        thought = rng.lognormvariate(math.log(median), spread)
        if i >= WARM_UP:
            density = spread_of(took[-HEEDED:])
            passed = like(filled(took[-HEEDED:]), "secret", i)
            assert passed <= CAP
            right += density(passed) > person.pdf(math.log(passed))
            right += thought > CAP or density(thought) <= person.pdf(math.log(thought))
        if thought <= CAP:
            took.append(thought)
    assert right / 600 <= 0.6


def test_a_table_that_knows_little_leans_on_what_it_knows() -> None:
    assert filled([]) == list(GUESS)
    quick, slow = filled([0.7] * 8), filled([5.0] * 8)
    assert len(quick) == len(slow) == HEEDED
    assert max(fmean(quick), 1.2) < fmean(GUESS) < fmean(slow) - 2
    assert filled([2.0] * 100) == [2.0] * HEEDED
    assert 1.5 < fmean(like(filled([2.0] * 100), "secret", i) for i in range(100)) < 2.5


# ---- a site whose time the test holds


class Site:
    """Bots with a clock of their own: every wait is noted and takes no time, every thought takes what it is told."""

    def __init__(self, house: House, thinking: float = 0.0) -> None:
        self.now = 0.0
        self.thinking = thinking
        self.given: list[tuple[float, int, int]] = []  # when, seat, parts of the answer
        self.bots = Bots(Settings(pace=1.0), house.rooms, house.acts)
        self.bots.clock = lambda: self.now
        self.bots.sleep = self.wait
        self.bots.pool = self  # type: ignore[assignment]
        house.acts.hold = self.bots.hold
        self.real = house.acts.choose_for
        house.acts.choose_for = self.note  # type: ignore[method-assign]

    async def wait(self, seconds: float) -> None:
        """Time passes."""
        self.now += seconds

    async def run(self, work: Any, *about: Any) -> str:
        """A thought that takes its time."""
        self.now += self.thinking
        return think(*about)

    async def stop(self) -> None:
        """There is nobody to send home."""

    async def note(self, table: str, seat: int, decision: str, parts: Sequence[str], key: str) -> Any:
        """Note an answer, then give it."""
        self.given.append((self.now, seat, len(parts)))
        return await self.real(table, seat, decision, parts, key)


async def staking(house: House, tables: int) -> list[tuple[str, Room]]:
    """Tables of bots and a person at which all stake up to two cards at once, face down."""
    found = []
    for _ in range(tables):
        host = await house.guest()
        opened = await house.acts.open(host, Wish("vault", 3, {}, ("me", "random", "random"), start=True))
        room = await house.room(opened.table)
        while room.must_state().mover != NOBODY:
            seat = room.table.deciders[0]
            s = room.must_state()
            key = s.key(s.options(seat)[0], seat)
            if seat == 0:
                await house.choose(opened.table, host, 0, key)
            else:
                await house.acts.choose_for(opened.table, seat, room.decision_id, [key], f"~bot-{room.seq}")
        found.append((opened.table, room))
    return found


@staged
async def test_an_answer_of_many_parts_takes_as_long_as_one_of_few(house: House) -> None:
    tables = await staking(house, 12)
    site = Site(house, thinking=0.04)
    site.bots.stopped = True  # the test says who answers when
    parts: set[int] = set()
    for table, room in tables:
        for seat in (1, 2):
            site.now, site.given = 0.0, []
            expected, seq = pause(room, seat), room.seq
            await site.bots.choose(room, seat, 0)
            [(at, _, n)] = site.given
            parts.add(n)
            assert at == pytest.approx(expected)
            assert room.seq == seq + 1, "an answer is one entry, however long"
            assert not (await house.store.load(table)).drafts  # type: ignore[union-attr]
    assert parts == {1, 2, 3}
    await site.bots.stop()


@staged
async def test_thinking_long_shows_in_whole_slots_alone(house: House) -> None:
    [(_, room)] = await staking(house, 1)
    site = Site(house, thinking=2.2)
    site.bots.stopped = True
    expected = pause(room, 1)
    await site.bots.choose(room, 1, 0)
    [(at, _, n)] = site.given
    slots = (at - expected) / SLOT
    assert slots == pytest.approx(round(slots))
    assert at >= 2.2 * n
    await site.bots.stop()


def test_what_is_left_of_a_pause() -> None:
    assert rest(1.0, 0.25, SLOT) == 0.75
    assert rest(1.0, 1.0, SLOT) == 0.0
    assert rest(1.0, 1.5, 2.0) == 1.5
    assert rest(0.0, 3.0, 0.0) == 0.0


@staged
async def test_pauses_come_from_the_secret_of_the_table_alone(house: House) -> None:
    rooms = [room for _, room in await staking(house, 12)]
    first = [pause(room, 1) for room in rooms]
    assert len(set(first)) == 12
    assert first == [pause(room, 1) for room in rooms]
    for room in rooms:
        room.seed = f"{int(room.seed, 16) + 1000:032x}"
    assert not set(first) & {pause(room, 1) for room in rooms}


# ---- windows


async def at_a_window(house: House) -> tuple[Person, str, Room, int]:
    """A sealed duel of one person on both seats, at a moment that only hidden cards can answer."""
    person = await house.guest()
    opened = await house.acts.open(person, Wish("duel", 2, {"sealed": True}, ("me", "me"), start=True))
    room = await house.room(opened.table)
    while not any(room.in_window(seat) for seat in room.must_state().deciders):
        seat = room.must_state().deciders[0]
        await house.choose(opened.table, person, seat)
    return person, opened.table, room, next(p for p in room.must_state().deciders if room.in_window(p))


@staged
async def test_a_person_who_answers_fast_is_held_to_the_moment_from_which_passes_count(house: House) -> None:
    person, table, room, seat = await at_a_window(house)
    site = Site(house)
    site.bots.attend(room)
    await site.bots.stop()
    expected = floor(room, seat)
    assert FLOOR[0] <= expected <= min(FLOOR[1], pause(room, seat))
    site.now += 0.1
    await house.choose(table, person, seat)
    assert site.now == pytest.approx(expected)
    assert list(room.took[seat]) == [0.1]


@staged
async def test_who_is_passed_for_takes_as_long_as_the_person_of_the_seat(house: House) -> None:
    for seconds in (1.0, 6.0):
        *_, room, seat = await at_a_window(house)
        room.took[seat] = deque([seconds + i / 100 for i in range(HEEDED)])
        room.took[1 - seat] = deque([3.0] * HEEDED)
        assert pause(room, seat) == pytest.approx(seconds, rel=0.4)
        del room.took[seat]
        assert pause(room, seat) == pytest.approx(3.0, rel=0.4), "while nothing is known, as long as the others"
        del room.took[1 - seat]
        assert FLOOR[0] <= pause(room, seat) <= CAP


@staged
async def test_a_person_who_takes_their_time_waits_for_nothing_and_slows_nobody(house: House) -> None:
    person, table, room, seat = await at_a_window(house)
    site = Site(house)
    site.bots.attend(room)
    await site.bots.stop()
    site.now += CAP + 3
    await house.choose(table, person, seat)
    assert site.now == CAP + 3
    assert seat not in room.took


@staged
async def test_how_long_people_take_is_known_after_a_restart(house: House) -> None:
    person, table, room, seat = await at_a_window(house)
    site = Site(house)
    site.bots.attend(room)
    await site.bots.stop()
    site.now += 2.345
    await house.choose(table, person, seat)
    await house.restart()
    assert list((await house.room(table)).took[seat]) == [2.35]


async def choosing_cards(house: House, terms: Terms | None = None) -> tuple[list[Person], str, Room]:
    """A sealed game of crescent_moon in which several choose cards face down."""
    people = await house.guests(4)
    table = await house.table("crescent_moon", people, terms, sealed=True)
    room, luck = await house.room(table), rampart.seeded(5)
    while room.must_state().mover != NOBODY or room.must_state().asked.bit_count() < 2:
        s = room.must_state()
        option, seat = choice_of(s, luck)
        await house.choose(table, people[seat], seat, s.key(option, seat))
    return people, table, room


@staged
async def test_in_a_window_nobody_sees_who_has_answered(house: House) -> None:
    people, table, room = await choosing_cards(house)
    s = room.must_state()
    first, *others = s.deciders
    shown = room.table.deciders
    before = {seat: room.view(seat) for seat in (None, *range(4)) if seat != first}
    while first in room.must_state().deciders:
        await house.choose(table, people[first], first)
    assert room.must_state().deciders == others
    assert room.table.deciders == shown
    assert {seat: room.view(seat) for seat in before} == before
    assert {seat: room.at(room.seq, seat) for seat in before} == before
    assert not room.view(first).waiting >> first & 1, "one's own answer is seen"
    assert room.asks(others[0]) and not room.asks(first)


@staged
async def test_bots_answer_in_a_window_too_where_others_seem_not_to_have(house: House) -> None:
    people, table, room = await choosing_cards(house)
    first = room.must_state().deciders[0]
    for seat in room.must_state().deciders:
        await house.act(table, people[seat], "resign", seat=seat)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bots_module, "pause", lambda room, seat: 0.0)
        site = Site(house)
        decision = room.decision_id
        site.bots.attend(room)
        async with asyncio.timeout(20):
            while room.decision_id == decision:
                await asyncio.sleep(0.01)
        await site.bots.stop()
    assert first in [seat for _, seat, _ in site.given]
