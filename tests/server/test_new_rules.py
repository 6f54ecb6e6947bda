"""New rules: a table that they cannot replay goes on from its last position, and one they cannot play is paused."""

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import rampart
from rampart.server.basics.model import EntryKind, Person, SeatKind, Status
from rampart.server.config import Settings
from rampart.server.storage.store import Snapshot
from rampart.server.tables.archive import whole_record
from rampart.server.tables.continuing import BROKEN, GAME, NEWER, OPTIONS
from rampart.server.tables.opening import Wish
from rampart.server.tables.room import Room
from rampart.server.tables.rooms import KEEP_SECONDS
from rampart.server.workers.bots import Bots
from tests.playing import choice_of, through_json, unregistered
from tests.proving import barriers
from tests.server.house import House, refused, staged


@contextmanager
def new_version(name: str = "barriers", version: int = 2) -> Iterator[None]:
    """While this lasts the game is played under new rules."""
    game = rampart.game(name)
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
async def test_a_table_goes_on_where_it_was_once_a_seat_acts(house: House) -> None:
    table, states, old = await played(house, 5)
    await house.restart()
    before = await house.store.load(table)
    with new_version():
        room = await house.room(table)
        assert room.playing
        assert same_position(room.must_state(), states[-1])
        assert room.seq == old.seq
        assert await house.store.load(table) == before, "looking at a table writes nothing"
        await next_choice(house, room)
        assert [entry.kind for entry in room.entries[-2:]] == [EntryKind.CONTINUE, EntryKind.CHOICE]
        assert room.entries[-2].data["lost"] == []
        record = whole_record(room)
        assert record["continued"]["rules"] == 1
        assert len(record["continued"]["choices"]) == 5
        assert len(record["choices"]) == 1
        assert rampart.game("barriers").replay(record) == room.must_state()
        await house.restart()
        again = await house.room(table)
        assert again.must_state() == room.must_state()
        assert [entry.kind for entry in again.entries].count(EntryKind.CONTINUE) == 1
        assert again.pending is None


@staged
async def test_talk_is_enough_to_say_that_a_table_goes_on(house: House) -> None:
    table, _, old = await played(house, 2)
    await house.restart()
    with new_version():
        room = await house.room(table)
        seat = room.table.deciders[0]
        decision = room.decision_id
        person = await seated(house, room, seat)
        await house.act(table, person, "chat", text="Shall we?")
        assert [entry.kind for entry in room.entries[old.seq :]] == [EntryKind.CONTINUE, EntryKind.CHAT]
        assert room.decision_id == decision
        await house.choose(table, person, seat, decision=decision)


async def stored_position(house: House, table: str) -> tuple[int, object]:
    """The entry after which a table's position is stored, and the position."""
    stored = await house.store.load(table)
    assert stored is not None and stored.snapshot is not None
    return stored.snapshot.seq, stored.snapshot.document


@staged
async def test_where_a_table_stands_is_stored_with_its_choices_and_when_the_site_ends(house: House) -> None:
    now = 0.0
    house.rooms.clock = lambda: now
    table, _, room = await played(house, 1)
    assert (await stored_position(house, table))[0] == room.seq - 1, "it has just been stored"
    now += KEEP_SECONDS
    await next_choice(house, room)
    assert await stored_position(house, table) == (room.seq, through_json(room.must_state().document()))
    await next_choice(house, room)
    assert (await stored_position(house, table))[0] == room.seq - 1
    await house.rooms.keep()
    assert await stored_position(house, table) == (room.seq, through_json(room.must_state().document()))


@staged
async def test_a_position_does_not_take_the_place_of_a_later_one(house: House) -> None:
    table, states, room = await played(house, 1)
    await house.rooms.keep()
    last = await stored_position(house, table)
    await house.store.keep({table: Snapshot(room.seq - 1, 1, states[0].document())})
    assert await stored_position(house, table) == last


@staged
async def test_a_stored_position_is_never_one_that_was_taken_back(house: House) -> None:
    house.rooms.clock = lambda: 0.0
    table, states, room = await played(house, 1)
    await house.rooms.keep()
    seat = list(room.position.line)[-1].seat  # type: ignore[union-attr]
    await house.act(table, await seated(house, room, seat), "undo", seat=seat)
    assert await stored_position(house, table) == (room.seq, through_json(states[0].document()))


@staged
async def test_choices_after_the_stored_position_are_made_again_where_that_is_possible(house: House) -> None:
    table, states, old = await played(house, 5)
    await older_position(house, old, states[0])
    await house.restart()
    with new_version():
        room = await house.room(table)
        assert same_position(room.must_state(), states[-1])
        await next_choice(house, room)
        assert room.entries[-2].data["lost"] == []


@staged
async def test_choices_that_are_not_possible_any_more_are_named(house: House) -> None:
    table, states, old = await played(house, 3)
    await older_position(house, old, states[0])
    await house.restart()
    with new_version(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(barriers.Turn, "key", lambda self, s, p, args, choice: f"new:{choice}")
        room = await house.room(table)
        assert same_position(room.must_state(), states[0])
        await next_choice(house, room)
        lost = room.entries[-2].data["lost"]
        assert lost == [entry.seq for entry in old.entries if entry.kind is EntryKind.CHOICE]
        assert whole_record(room)["continued"]["lost"] == 3


@staged
async def test_an_answer_that_was_begun_is_kept(house: House) -> None:
    people = await house.guests(2)
    table = await house.table("vault", people)
    for seat in (0, 1):
        await house.choose(table, people[seat], seat)
    await house.choose(table, people[1], 1, "done")
    await house.choose(table, people[0], 0)
    old = await house.room(table)
    await house.restart()
    with new_version("vault"):
        room = await house.room(table)
        assert room.pending is not None
        assert same_position(room.drafted(0), old.drafted(0))
        assert list(room.drafts) == [0]
        await house.choose(table, people[0], 0, "done")
        assert room.entries[-1].data["options"][:-1] == list(old.drafts[0].options)


@staged
async def test_the_past_before_new_rules_is_not_shown_wrongly(house: House) -> None:
    table, states, old = await played(house, 3)
    await house.restart()
    with new_version():
        room = await house.room(table)
        await next_choice(house, room)
        with pytest.raises(LookupError):
            room.at(old.seq, None)
        assert room.at(room.seq, None) == room.view(None)
        assert same_position(room.at(room.seq - 1, None), states[-1].view(None))


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
    await house.restart()
    with new_version():
        room = await house.room(table)
        assert room.table.status is Status.OVER
        assert same_position(room.must_state(), end)
        assert room.view(0).over
        with pytest.raises(LookupError):
            room.at(room.seq, None)
        assert await house.store.load(table) == before


# ---- tables that cannot be played at all


async def nothing_happens(house: House, table: str, why: str) -> Room:
    """A table is paused for a reason; no one can do anything there, and nothing is written."""
    before = await house.store.load(table)
    assert before is not None
    room = await house.room(table)
    assert (room.paused, room.playing) == (why, False)
    person = await house.people.person(before.table.seats[0].person)
    assert person is not None
    for act, data in (("chat", {"text": "Hello?"}), ("resign", {"seat": 0}), ("close", {}), ("undo", {"seat": 0})):
        with refused("paused"):
            await house.act(table, person, act, **data)
    with refused("paused"):
        await house.acts.choose(table, person.id, 0, "d1", "anything", "a-choice-here")
    assert await house.store.load(table) == before
    return room


@staged
async def test_a_table_without_a_usable_position_is_paused(house: House) -> None:
    table, _, _ = await played(house, 2)
    async with house.store.writing() as db:
        await db.exec_driver_sql('UPDATE snapshots SET document = \'{"game": "chess"}\'')
    await house.restart()
    with new_version():
        await nothing_happens(house, table, BROKEN)
    await house.restart()
    assert (await house.room(table)).playing


@staged
async def test_a_table_whose_game_is_missing_is_paused_and_comes_back_with_it(house: House) -> None:
    table, states, _ = await played(house, 4)
    opened = await house.acts.open(await house.guest(), Wish("barriers", 2))
    await house.restart()
    with unregistered("barriers"):
        room = await nothing_happens(house, table, GAME)
        assert room.state is None
        assert (await house.room(opened.table)).paused == GAME
    room = await house.room(table)
    assert room.must_state() == states[-1]
    await next_choice(house, room)


@staged
async def test_a_table_whose_option_is_missing_is_paused(house: House) -> None:
    table = await house.table("dragon", await house.guests(2), super_event="flood")
    await house.restart()
    option = rampart.game("dragon").options["super_event"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(option, "choices", [value for value in option.choices if value != "flood"])
        await nothing_happens(house, table, OPTIONS)
    assert (await house.room(table)).playing


@staged
async def test_a_table_of_newer_rules_is_paused_by_older_ones(house: House) -> None:
    table, _, _ = await played(house, 1)
    await house.restart()
    with new_version(version=0):
        await nothing_happens(house, table, NEWER)


@staged
async def test_bots_go_on_under_newer_rules_only_where_somebody_sees_it(house: House) -> None:
    person = await house.guest()
    opened = await house.acts.open(person, Wish("barriers", 2, seats=("me", "random"), start=True))
    room = await house.room(opened.table)
    while room.table.seats[room.table.deciders[0]].kind is not SeatKind.BOT:
        await house.choose(opened.table, person, room.table.deciders[0])
    await house.restart()
    with new_version():
        bots = Bots(Settings(), house.rooms, house.acts)
        bots.here = lambda table_id, person_id: False
        room = await house.room(opened.table)
        assert not bots.tasks
        bots.here = lambda table_id, person_id: person_id == person.id
        house.rooms.redraw(room, None)
        assert list(bots.tasks) == [(opened.table, room.table.deciders[0])]
        await bots.stop()


async def seated(house: House, room: Room, seat: int) -> Person:
    """The person on a seat."""
    person = await house.people.person(room.table.seats[seat].person)
    assert person is not None
    return person


async def next_choice(house: House, room: Room) -> None:
    """Whoever is asked chooses."""
    seat = room.table.deciders[0]
    await house.choose(room.table.id, await seated(house, room, seat), seat)


async def older_position(house: House, room: Room, s: rampart.State) -> None:
    """Leave a position behind that is older than the last choices, as version 0.1.0 could."""
    first = next(entry.seq for entry in room.entries if entry.kind is EntryKind.START)
    async with house.store.writing() as db:
        await db.exec_driver_sql("UPDATE snapshots SET seq = ?, document = ?", (first, json.dumps(s.document())))


def same_position(a: rampart.State, b: rampart.State) -> bool:
    """Equal but for the version of the rules."""
    return {**a.document(), "rules": 0} == {**b.document(), "rules": 0}
