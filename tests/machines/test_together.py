"""Two processes on one database: what one enters the other shows, one of them leads, and a dead one is replaced."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from rampart.server.basics.model import Person
from rampart.server.basics.refusals import Refused
from rampart.server.config import Settings
from rampart.server.play.leases import SURE, SharedLeases
from rampart.server.site import Site
from rampart.server.storage import schema
from rampart.server.tables.opening import Wish
from rampart.server.tables.room import Room


async def until(true: Callable[[], Any], seconds: float = 20.0) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.02)


class Two:
    """Two sites on one database, as two processes would be."""

    def __init__(self, database: str, folder: Path) -> None:
        self.settings = Settings(folder=folder, database_url=database, pace=0.0, limits=0)

    async def __aenter__(self) -> "Two":
        self.one, self.two = Site(self.settings), Site(self.settings)
        await self.one.start()
        await self.two.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.one.stop()
        await self.two.stop()

    async def table(self, *seats: str, game: str = "dragon") -> tuple[Person, str]:
        """A running table opened at the first site."""
        person = (await self.one.people.welcome())[0].person
        done = await self.one.acts.open(person, Wish(game, len(seats), {}, seats, start=True))
        return person, done.table


async def choose(site: Site, table: str, person: Person, key: str) -> None:
    """Make the first choice that is asked of a person."""
    room = await site.rooms.get(table)
    seat = next(seat for seat in room.must_state().deciders if seat in room.seats_of(person.id))
    s = room.drafted(seat)
    option = s.key(s.options(seat)[0], seat)
    await site.acts.choose(table, person.id, seat, room.decision_id, option, key)


def together(test: Callable[..., Awaitable[None]]) -> Callable[[str, Path], None]:
    """Run a test with two sites."""

    def run(database: str, tmp_path: Path) -> None:
        async def work() -> None:
            async with Two(database, tmp_path) as both:
                await test(both)

        asyncio.run(work())

    run.__name__ = test.__name__
    return run


def same(a: Room, b: Room) -> bool:
    """Do both know the same?"""
    return a.entries == b.entries and a.table == b.table and a.must_state() == b.must_state()


@together
async def test_what_is_entered_at_one_is_shown_at_the_other(both: Two) -> None:
    person, table = await both.table("me", "me")
    there = await both.two.rooms.get(table)
    shown: list[int] = []
    both.two.rooms.shown.append(lambda room: shown.append(room.seq))
    for n in range(6):
        await choose(both.one, table, person, f"key-{n:08}")
    here = await both.one.rooms.get(table)
    await until(lambda: there.seq == here.seq)
    assert same(here, there)
    await until(lambda: len(shown) == 6)
    assert shown == sorted(set(shown)), "one update for each entry, in order"


@together
async def test_choices_made_at_both_at_the_same_time_are_all_stored_once(both: Two) -> None:
    person, table = await both.table("me", "me")
    for n in range(8):
        site = (both.one, both.two)[n % 2]
        await choose(site, table, person, f"key-{n:08}")
    said = [
        site.acts.act(table, person, "chat", f"chat-{n}-{which:04}", {"text": f"{which} {n}"})
        for n in range(10)
        for which, site in enumerate((both.one, both.two))
    ]
    await asyncio.gather(*said)
    stored = await both.one.store.load(table)
    assert stored is not None
    keys = [entry.key for entry in stored.entries]
    assert len(set(keys)) == len(keys) and sum(key.startswith("chat-") for key in keys) == 20
    assert [entry.seq for entry in stored.entries] == list(range(1, len(keys) + 1))


@together
async def test_who_waits_for_a_table_that_is_being_loaded_sees_what_was_entered_meanwhile(both: Two) -> None:
    person, table = await both.table("me", "me")
    load, read, go_on = both.two.rooms.load, asyncio.Event(), asyncio.Event()

    async def slowly(table_id: str) -> Room:
        room = await load(table_id)
        read.set()
        await go_on.wait()
        return room

    both.two.rooms.live.pop(table, None)
    both.two.rooms.load = slowly  # type: ignore[method-assign]
    first = asyncio.create_task(both.two.rooms.get(table))
    await read.wait()
    await choose(both.one, table, person, "key-00000001")
    second = asyncio.create_task(both.two.rooms.get(table))
    await asyncio.sleep(0)
    go_on.set()
    await first
    assert same(await second, await both.one.rooms.get(table))


@together
async def test_a_request_sent_again_elsewhere_is_known(both: Two) -> None:
    person, table = await both.table("me", "me")
    first = await both.one.acts.act(table, person, "chat", "the-same-key", {"text": "hello"})
    again = await both.two.acts.act(table, person, "chat", "the-same-key", {"text": "hello"})
    assert (first.status, again.status, again.seq) == ("accepted", "duplicate", first.seq)


@together
async def test_one_process_plays_the_bots_and_the_other_takes_over_when_it_ends(both: Two) -> None:
    _, table = await both.table("me", "random")
    room = await both.one.rooms.get(table)
    await both.two.rooms.get(table)
    await until(lambda: both.one.leases.leads(table) or both.two.leases.leads(table))
    leads = [site.leases.leads(table) for site in (both.one, both.two)]
    assert sorted(leads) == [False, True]
    leader, other = (both.one, both.two) if leads[0] else (both.two, both.one)
    await leader.leases.stop()
    await until(lambda: other.leases.leads(table), 5.0)
    assert not leader.leases.leads(table)
    assert room.table.id == table


@together
async def test_what_a_dead_process_led_is_taken_over_within_five_seconds(both: Two) -> None:
    one, two = both.one.leases, both.two.leases
    assert isinstance(one, SharedLeases) and isinstance(two, SharedLeases)
    tables = [(await both.table("me", "random"))[1] for _ in range(3)]
    person = (await both.two.people.welcome())[0].person
    led = (await both.two.acts.open(person, Wish("dragon", 2, {}, ("me", "random"), start=True))).table
    await until(lambda: all(one.leads(table) for table in tables) and two.leads(led))
    assert one.beating is not None
    one.beating.cancel()
    both.one.store.relay.heard.clear()
    await until(lambda: set(tables) <= two.held, 8.0)  # although the other leads one of its own
    await until(lambda: not any(one.leads(table) for table in tables), 5.0)

    async def processes() -> set[str]:
        async with both.two.store.reading() as db:
            return set((await db.execute(select(schema.processes.c.id))).scalars())

    async with asyncio.timeout(10.0):
        while await processes() != {two.me}:
            await asyncio.sleep(0.1)


@together
async def test_what_was_due_while_a_process_was_not_sure_to_lead_is_done_once_it_is(both: Two) -> None:
    person, table = await both.table("me", "random")
    one = both.one.leases
    assert isinstance(one, SharedLeases)
    await until(lambda: one.leads(table))
    room = await both.one.rooms.get(table)
    await until(lambda: room.must_state().deciders == [0])
    assert one.beating is not None
    one.beating.cancel()
    await one.beat()
    one.beaten -= SURE + 0.1  # as if the machine had stood still for a while
    while room.must_state().deciders == [0]:
        await choose(both.one, table, person, f"key-{room.seq:08}")
    seq = room.seq
    await asyncio.sleep(0.2)
    assert room.seq == seq, "the bot waits"
    await one.beat()
    await until(lambda: room.seq > seq)


@together
async def test_a_session_ended_at_one_is_ended_at_the_other(both: Two) -> None:
    session, cookie = await both.one.people.welcome()
    assert await both.two.people.session(cookie) is not None
    await both.one.people.leave(session.token)
    both.two.people.clock = lambda: 1e9
    assert await both.two.people.session(cookie) is None


@together
async def test_a_new_name_is_seen_at_the_other(both: Two) -> None:
    person, table = await both.table("me", "me")
    room = await both.two.rooms.get(table)
    assert room.table.seats[0].name == person.name
    changed = await both.one.change(person, "Somebody Else", {})

    def named(site: Site) -> str:
        found = site.rooms.live.get(table)
        return found.table.seats[0].name if found is not None else ""

    await until(lambda: named(both.two) == changed.name)


@together
async def test_who_watches_elsewhere_counts_as_present(both: Two) -> None:
    person, table = await both.table("me", "me")
    await both.one.rooms.get(table)
    await both.two.rooms.get(table)
    both.two.live.elsewhere.connected = lambda table_id, person_id: True
    both.two.live.elsewhere.note(table, person.id)
    await until(lambda: both.one.live.connected(table, person.id))
    both.two.live.elsewhere.connected = lambda table_id, person_id: False
    both.two.live.elsewhere.note(table, person.id)
    await until(lambda: not both.one.live.connected(table, person.id))


@together
async def test_a_choice_for_a_decision_that_has_passed_elsewhere_is_stale(both: Two) -> None:
    person, table = await both.table("me", "me")
    room = await both.two.rooms.get(table)
    old = room.decision_id
    await choose(both.one, table, person, "key-00000001")
    seat = room.must_state().deciders[0]
    s = room.must_state()
    with pytest.raises(Refused, match="stale"):
        await both.two.acts.choose(table, person.id, seat, old, s.key(s.options(seat)[0], seat), "key-00000002")


@together
async def test_what_is_done_alone_is_done_by_one_process_at_a_time(both: Two) -> None:
    inside, most = 0, 0

    async def work(site: Site) -> None:
        nonlocal inside, most
        async with site.store.alone("ratings"):
            inside += 1
            most = max(most, inside)
            await asyncio.sleep(0.05)
            inside -= 1

    await asyncio.gather(*(work(site) for _ in range(3) for site in (both.one, both.two)))
    assert most == 1
