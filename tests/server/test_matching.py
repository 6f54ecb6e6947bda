"""Quick match: people who look for the same play together, and bots join when the time is over."""

import asyncio
import time

import pytest

from rampart.server.basics.model import EntryKind, Person, SeatKind, Status
from rampart.server.community.matching import PACES, Matching, Seek
from rampart.server.community.ratings import Ratings
from tests.server.house import House, refused, staged

DUEL = Seek("duel", 2)


class Match:
    """A house in which people look for players."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.now = time.time()  # tables are opened by that, and the test turns it on
        self.begin()

    def begin(self) -> None:
        self.house.rooms.now = lambda: self.now
        self.matching = Matching(
            self.house.store, self.house.rooms, self.house.acts, Ratings(self.house.store, self.house.rooms)
        )

    async def seek(self, person: Person, seek: Seek = DUEL) -> str:
        table = await self.matching.seek(person, seek)
        await self.settle()
        return table

    async def settle(self) -> None:
        while self.matching.tasks:
            await asyncio.wait(set(self.matching.tasks))
            await asyncio.sleep(0)


@staged
async def test_two_who_look_for_the_same_play_together(house: House) -> None:
    match = Match(house)
    people = await house.guests(3)
    table = await match.seek(people[0])
    assert await match.matching.counts() == {"live": 1, "fast": 0, "daily": 0}
    assert await match.seek(people[0]) == table, "who looks again waits at the same table"
    assert await match.seek(people[1]) == table
    room = await house.room(table)
    assert room.playing and room.table.people() == [people[0].id, people[1].id] and room.table.terms.rated
    assert room.table.terms.clock == "live" and (await match.matching.counts())["live"] == 0
    assert await match.seek(people[2]) != table
    await match.matching.stop()


@staged
async def test_what_is_different_does_not_match(house: House) -> None:
    match = Match(house)
    people = await house.guests(6)
    wishes = [DUEL, Seek("duel", 3), Seek("auction", 3), Seek("duel", 2, "daily"), Seek("duel", 2, rated=False)]
    tables = [await match.seek(person, seek) for person, seek in zip(people, wishes)]
    assert len(set(tables)) == 5
    assert await match.seek(people[5], Seek("", 0, "daily")) == tables[3], "any game, any number"
    await match.matching.stop()


@staged
async def test_bots_join_when_the_time_is_over_also_after_a_restart(house: House) -> None:
    match = Match(house)
    [person] = await house.guests(1)
    table = await match.seek(person, Seek("duel", 3, wait=60))
    assert not (await house.room(table)).playing and table in match.matching.timers
    await match.matching.stop()
    await house.restart()
    match.begin()
    await match.matching.resume()
    assert table in match.matching.timers
    match.now += 3600
    match.matching.ring(table)
    await match.settle()
    room = await house.room(table)
    assert room.playing and [seat.kind for seat in room.table.seats] == [SeatKind.PERSON, SeatKind.BOT, SeatKind.BOT]
    await match.matching.stop()


@staged
async def test_a_table_that_all_have_left_is_closed_and_who_waits_for_people_only_waits(house: House) -> None:
    match = Match(house)
    one, two = await house.guests(2)
    table = await match.seek(one, Seek("duel", 2, wait=0))
    assert not match.matching.timers
    await house.act(table, one, "stand", seat=0)
    await match.settle()
    assert (await house.room(table)).table.status is Status.CLOSED
    assert await match.seek(two) != table
    await match.matching.stop()


@staged
async def test_the_blocked_and_the_far_are_not_brought_together(house: House) -> None:
    match = Match(house)
    one, two, three = await house.guests(3)
    table = await match.seek(one)

    async def blocks(people: list[str], person: str) -> bool:
        return people == [two.id] and person == one.id

    match.matching.blocked = blocks
    assert await match.seek(two) != table, "one of them has blocked the other"

    async def shown(who: list[str], game: str, mode: str) -> dict[str, int]:
        return {f"p:{one.id}": 1900, f"p:{two.id}": 1800, f"p:{three.id}": 1500}

    match.matching.ratings.shown = shown  # type: ignore[method-assign,assignment]
    far = await match.seek(three, Seek("duel", 2, near=True))
    assert far not in (table, (await house.room(table)).table.id)
    await match.matching.stop()


@pytest.mark.parametrize(
    ("seek", "code"),
    [
        (Seek("duel", 9), "no_seat"),
        (Seek("nothing", 2), "no_game"),
        (Seek(pace="someday"), "bad_field"),
        (Seek(wait=7), "bad_field"),
    ],
)
def test_what_cannot_be_looked_for(tmp_path: object, seek: Seek, code: str) -> None:
    @staged
    async def asked(house: House) -> None:
        match = Match(house)
        [person] = await house.guests(1)
        with refused(code):
            await match.matching.seek(person, seek)

    asked(tmp_path)  # type: ignore[arg-type]
    assert PACES and EntryKind.START
