"""Pauses tell nothing: not what a seat holds, not how long its answer is, not whether anybody was asked at all."""

import asyncio
import random
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any

import pytest

import rampart
from rampart.kernel.frame import NOBODY
from rampart.server import bots as bots_module
from rampart.server.bots import Bots, number_of
from rampart.server.changes import Deed, changes
from rampart.server.config import Settings
from rampart.server.model import EntryKind, Person
from rampart.server.opening import Wish, open_table
from rampart.server.pauses import AT_LEAST, AT_MOST, GOING_ON, LONGEST, SHORTEST, SLOT, pause, rest
from rampart.server.room import Room
from rampart.server.thinking import think
from tests.playing import choice_of
from tests.server.house import House, staged

# ---- the recogniser


@dataclass(frozen=True)
class Seen:
    """What a spectator sees of an answer, and what is behind it."""

    public: tuple[str, ...]  # the kind of moment
    guessed: float  # the pause that public values would give, as they did in version 0.1.0
    observed: float  # the pause
    automatic: bool  # the seat had nothing to answer with


def windows(game: str, players: int, seed: int, most: int) -> Iterable[Seen]:
    """The moments of a sealed game, played at random, at which a seat is asked whether it holds an answer or not."""
    person = Person("me", "Ada")
    stored = open_table(person, Wish(game, players, {"sealed": True}, ("me",) * players, start=True))
    room, luck = Room(stored), rampart.seeded(seed)
    room.replay(stored)
    while room.playing and room.seq < most:
        s = room.must_state()
        for seat in s.deciders:
            if room.in_window(seat):
                part = number_of(room.table.id, room.decision_id, seat, room.seq) % 1000 / 1000
                guess = SHORTEST + (LONGEST - SHORTEST) * part
                kind = (game, type(s.current(seat)[0]).__name__, "poll" if s.mover == NOBODY else "single")
                yield Seen(kind, guess, pause(room, seat), bool(room.lone_pass(seat)))
        enter_random(room, luck)


def enter_random(room: Room, luck: rampart.Rng) -> None:
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
    deed = Deed(EntryKind.CHOICE, f"key-{room.seq:08}", seat, "me", {"options": options})
    for change in changes(room, [deed]):
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


Recogniser = Callable[[Sequence[Seen], Seen], bool]


def by_prediction(known: Sequence[Seen], one: Seen) -> bool:
    """The attack on version 0.1.0: whoever takes as long as public values say was passed for."""
    return any(abs(one.observed - one.guessed * share) < 0.01 for share in (1.0, GOING_ON))


def by_neighbours(known: Sequence[Seen], one: Seen) -> bool:
    """A learned attack: those of the same kind with the most similar pauses and guesses vote."""
    alike = [other for other in known if other.public == one.public] or known

    def far(other: Seen) -> float:
        return abs(other.observed - one.observed) + abs((other.observed - other.guessed) - (one.observed - one.guessed))

    nearest = sorted(alike, key=far)[:15]
    return sum(other.automatic for other in nearest) * 2 > len(nearest)


def recognised(recogniser: Recogniser, seen: Sequence[Seen]) -> float:
    """The share that is told rightly of the second half, with the first half to learn from."""
    known, asked = seen[: len(seen) // 2], seen[len(seen) // 2 :]
    return sum(recogniser(known, one) == one.automatic for one in asked) / len(asked)


def sample(games: int, most: int) -> list[Seen]:
    """Moments of sealed tables of three games."""
    kinds = (("crescent_moon", 4), ("watch", 4), ("great_wall", 3))
    found = [one for game, players in kinds for seed in range(games) for one in windows(game, players, seed, most)]
    return balanced(found, random.Random(1))


@pytest.mark.parametrize("recogniser", [by_prediction, by_neighbours])
@pytest.mark.parametrize("games", [3, pytest.param(12, marks=pytest.mark.soak)])
def test_automatic_passes_are_not_recognised(
    games: int, recogniser: Recogniser, record_property: Callable[[str, object], None]
) -> None:
    seen = sample(games, 500)
    assert len(seen) > 100 * games
    share = recognised(recogniser, seen)
    record_property("figure", f"{recogniser.__name__}: {share:.1%} of {len(seen) // 2}")
    assert share <= 0.6


def test_the_recogniser_finds_what_there_is_to_find() -> None:
    """With the pauses of version 0.1.0 for passes, and people who take their time, both attacks succeed."""
    slow = random.Random(2)
    leaky = [
        Seen(one.public, one.guessed, one.guessed if one.automatic else slow.lognormvariate(1, 0.6), one.automatic)
        for one in sample(3, 500)
    ]
    assert recognised(by_prediction, leaky) > 0.9
    assert recognised(by_neighbours, leaky) > 0.7


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
        self.bots.workers = lambda: self  # type: ignore[method-assign,assignment,return-value]
        house.acts.hold = self.bots.hold
        self.real = house.acts.choose_for
        house.acts.choose_for = self.note  # type: ignore[method-assign]

    async def wait(self, seconds: float) -> None:
        """Time passes."""
        self.now += seconds

    def submit(self, work: Any, *about: Any) -> "Future[str]":
        """A thought that takes its time."""
        self.now += self.thinking
        done: Future[str] = Future()
        done.set_result(think(*about))
        return done

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
async def test_a_person_who_answers_fast_is_not_faster_than_one_who_is_passed_for(house: House) -> None:
    person, table, room, seat = await at_a_window(house)
    site = Site(house)
    site.bots.attend(room)
    await site.bots.stop()
    expected = pause(room, seat)
    assert AT_LEAST <= expected <= AT_MOST
    site.now += 0.1
    await house.choose(table, person, seat)
    assert site.now == pytest.approx(expected)


@staged
async def test_a_person_who_takes_their_time_waits_for_nothing(house: House) -> None:
    person, table, room, seat = await at_a_window(house)
    site = Site(house)
    site.bots.attend(room)
    await site.bots.stop()
    site.now += AT_MOST + 3
    await house.choose(table, person, seat)
    assert site.now == AT_MOST + 3


async def choosing_cards(house: House) -> tuple[list[Person], str, Room]:
    """A sealed game of crescent_moon in which several choose cards face down."""
    people = await house.guests(4)
    table = await house.table("crescent_moon", people, sealed=True)
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
