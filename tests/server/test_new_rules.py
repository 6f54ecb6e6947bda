"""New rules: a running table that they cannot replay goes on from its last position, and its record says so."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import rampart
from rampart.server.archive import whole_record
from rampart.server.model import EntryKind, Status
from rampart.server.room import Room
from tests.playing import choice_of
from tests.proving import barriers
from tests.server.house import House, staged


@contextmanager
def new_version(version: int = 2) -> Iterator[None]:
    """While this lasts the game is played under new rules."""
    game = rampart.game("barriers")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(game, "version", version)
        patch.setattr(game.rules, "version", version)
        yield


async def played(house: House, choices: int) -> tuple[str, list[rampart.State], Room]:
    """A table after some choices."""
    people = await house.guests(2)
    table = await house.table("barriers", people)
    room = await house.room(table)
    states = [room.must_state().copy()]
    for _ in range(choices):
        seat = room.table.deciders[0]
        await house.choose(table, people[seat], seat)
        states.append(room.must_state().copy())
    return table, states, room


@staged
async def test_a_table_goes_on_where_it_was_when_the_server_stopped(house: House) -> None:
    table, states, old = await played(house, 5)
    await house.rooms.close()
    await house.restart()
    with new_version():
        room = await house.room(table)
        assert room.playing
        assert same_position(room.must_state(), states[-1])
        assert room.entries[-1].kind is EntryKind.CONTINUE
        assert room.entries[-1].data["lost"] == []
        assert room.seq == old.seq + 1
        seat = room.table.deciders[0]
        person = await house.people.person(room.table.seats[seat].person)
        assert person is not None
        await house.choose(table, person, seat)
        record = whole_record(room)
        assert record["continued"]["rules"] == 1
        assert len(record["continued"]["choices"]) == 5
        assert len(record["choices"]) == 1
        assert rampart.game("barriers").replay(record) == room.must_state()
        await house.restart()
        again = await house.room(table)
        assert again.must_state() == room.must_state()
        assert [entry.kind for entry in again.entries].count(EntryKind.CONTINUE) == 1


@staged
async def test_after_a_crash_later_choices_are_made_again_where_that_is_possible(house: House) -> None:
    table, states, _ = await played(house, 5)
    await house.restart()
    with new_version():
        room = await house.room(table)
        assert same_position(room.must_state(), states[-1])
        assert room.entries[-1].data["lost"] == []


@staged
async def test_choices_that_are_not_possible_any_more_are_named(house: House) -> None:
    table, states, old = await played(house, 3)
    await house.restart()
    with new_version(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(barriers.Turn, "key", lambda self, s, p, args, choice: f"new:{choice}")
        room = await house.room(table)
        lost = room.entries[-1].data["lost"]
        assert lost == [entry.seq for entry in old.entries if entry.kind is EntryKind.CHOICE]
        assert same_position(room.must_state(), states[0])


@staged
async def test_the_past_before_new_rules_is_not_shown_wrongly(house: House) -> None:
    table, _, old = await played(house, 3)
    await house.rooms.close()
    await house.restart()
    with new_version():
        room = await house.room(table)
        with pytest.raises(LookupError):
            room.at(old.seq, None)
        assert room.at(room.seq, None) == room.view(None)


@staged
async def test_a_table_without_a_usable_position_is_closed(house: House) -> None:
    table, _, _ = await played(house, 2)
    async with house.store.writing() as db:
        await db.exec_driver_sql('UPDATE snapshots SET document = \'{"game": "chess"}\'')
    await house.restart()
    with new_version():
        room = await house.room(table)
        assert room.table.status is Status.CLOSED
        assert room.state is None
        assert "version" in room.entries[-1].data["why"]


@staged
async def test_an_old_game_that_is_over_shows_its_end_and_stays_as_it_is(house: House) -> None:
    people = await house.guests(2)
    table = await house.table("barriers", people)
    room = await house.room(table)
    luck = rampart.seeded(1)
    while room.playing:
        option, seat = choice_of(room.must_state(), luck)
        await house.choose(table, people[seat], seat, room.must_state().key(option, seat))
    end, before = room.must_state(), await house.store.load(table)
    await house.rooms.close()
    await house.restart()
    with new_version():
        room = await house.room(table)
        assert room.table.status is Status.OVER
        assert same_position(room.must_state(), end)
        assert room.view(0).over
        with pytest.raises(LookupError):
            room.at(room.seq, None)
        assert await house.store.load(table) == before


def same_position(a: rampart.State, b: rampart.State) -> bool:
    """Equal but for the version of the rules."""
    return {**a.document(), "rules": 0} == {**b.document(), "rules": 0}
