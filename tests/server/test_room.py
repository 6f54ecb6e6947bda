"""Rooms: a table is the replay of its entries."""

import time

import pytest

from rampart import seeded
from rampart.server.basics.model import EntryKind, Status
from rampart.server.tables import rooms
from rampart.server.tables.room import Room
from tests.playing import choice_of
from tests.server.house import House, staged


def same(room: Room, other: Room) -> None:
    """Two rooms that no one could tell apart."""
    assert room is not other
    assert room.table == other.table
    assert room.state == other.state
    assert room.position is not None and other.position is not None
    assert list(room.position.line) == list(other.position.line)
    assert room.decision_id == other.decision_id
    assert (room.request, room.talks, room.agreed, room.drafts) == (
        other.request,
        other.talks,
        other.agreed,
        other.drafts,
    )
    told = [[(h.seq, h.seat, h.taken_back, [vars(e) for e in h.events]) for h in r.happenings] for r in (room, other)]
    assert told[0] == told[1]


@staged
async def test_a_restarted_site_finds_every_table_as_it_was(house: House) -> None:
    people = await house.guests(3)
    table = await house.table("dragon", people)
    luck = seeded(1)
    for _ in range(40):
        room = await house.room(table)
        assert room.state is not None
        option, seat = choice_of(room.state, luck)
        await house.choose(table, people[seat], seat, room.state.key(option, seat))
    before = await house.room(table)
    await house.restart()
    same(await house.room(table), before)


@staged
async def test_a_game_is_played_to_its_end_and_remembers_its_result(house: House) -> None:
    people = await house.guests(2)
    table = await house.table("dragon", people)
    room = await house.room(table)
    luck = seeded(2)
    while room.state is not None and not room.state.over:
        option, seat = choice_of(room.state, luck)
        await house.choose(table, people[seat], seat, room.state.key(option, seat))
    assert room.state is not None
    assert room.table.status is Status.OVER
    assert list(room.table.scores) == room.state.scores()
    assert list(room.table.winners) == room.state.winners()
    assert room.table.deciders == ()
    assert room.decision_id == ""
    assert room.score_course[0][0] == 0
    assert room.score_course[-1] == [len(room.position.line) if room.position else 0, *room.state.scores()]
    stored = await house.store.table(table)
    assert stored == room.table


@staged
async def test_the_past_is_shown_as_a_seat_saw_it(house: House) -> None:
    people = await house.guests(2)
    table = await house.table("duel", people)
    room = await house.room(table)
    seen = {}
    luck = seeded(3)
    for _ in range(12):
        assert room.state is not None
        seen[room.seq] = [room.state.view(seat).document() for seat in (0, 1, None)]
        option, seat = choice_of(room.state, luck)
        await house.choose(table, people[seat], seat, room.state.key(option, seat))
    for seq, views in seen.items():
        assert [room.at(seq, seat).document() for seat in (0, 1, None)] == views
    with pytest.raises(LookupError):
        room.at(0, None)


@staged
async def test_the_past_survives_an_undo(house: House) -> None:
    people = await house.guests(2)
    table = await house.table("barriers", people)
    room = await house.room(table)
    assert room.state is not None
    seat = room.state.deciders[0]
    begin = room.seq
    await house.choose(table, people[seat], seat, "step")
    stepped = room.seq
    forward = room.at(stepped, None).document()
    await house.act(table, people[seat], "undo", seat=seat)
    assert room.at(stepped, None).document() == forward
    assert room.at(room.seq, None).document() == room.at(begin, None).document() != forward
    assert [h.taken_back for h in room.happenings] == [True]
    before = room
    await house.restart()
    same(await house.room(table), before)


@staged
async def test_a_decision_is_named_anew_whenever_it_changes(house: House) -> None:
    people = await house.guests(2)
    table = await house.table("barriers", people)
    room = await house.room(table)
    assert room.state is not None
    seat = room.state.deciders[0]
    names = [room.decision_id]
    await house.choose(table, people[seat], seat, "step")
    names.append(room.decision_id)
    await house.act(table, people[seat], "undo", seat=seat)
    names.append(room.decision_id)
    assert len(set(names)) == 3


@staged
async def test_an_unfinished_answer_is_private_and_no_entry(house: House) -> None:
    people, table, room = await house.bidding()
    assert room.state is not None
    seq, decision = room.seq, room.decision_id
    others = [room.view(seat).document() for seat in (1, 2, None)]
    await house.choose(table, people[0], 0)
    assert room.seq == seq
    assert room.decision_id == decision
    assert [room.view(seat).document() for seat in (1, 2, None)] == others
    assert room.view(0).drafts[0]
    assert room.state.drafts[0] == []
    await house.restart()
    again = await house.room(table)
    assert again.view(0).document() == room.view(0).document()
    await house.choose(table, people[0], 0, "done")
    assert again.seq == seq + 1
    assert again.entries[-1].data["options"][-1] == "done"
    assert len(again.entries[-1].data["options"]) == 2
    assert again.drafts == {}
    assert again.decision_id == decision


@staged
async def test_the_same_poll_keeps_its_name_until_it_closes(house: House) -> None:
    people = await house.guests(3)
    table = await house.table("auction", people)
    room = await house.room(table)
    decision = room.decision_id
    for seat in (2, 0):
        await house.choose(table, people[seat], seat)
        assert room.decision_id == decision
    await house.act(table, people[0], "retract", seat=0)
    assert room.decision_id == decision
    assert room.table.deciders == (0, 1)
    for seat in (0, 1):
        await house.choose(table, people[seat], seat)
    assert room.decision_id != decision


@staged
async def test_a_changed_answer_leaves_one_choice_standing(house: House) -> None:
    people = await house.guests(2)
    table = await house.table("auction", people)
    room = await house.room(table)
    assert room.state is not None
    keys = [room.state.key(x, 0) for x in room.state.options(0)]
    await house.choose(table, people[0], 0, keys[0])
    await house.choose(table, people[0], 0, keys[1])
    assert room.position is not None
    assert [(made.seat, made.options) for made in room.position.line] == [(0, (keys[1],))]
    await house.choose(table, people[1], 1)
    before = room
    await house.restart()
    same(await house.room(table), before)


@staged
async def test_a_whole_answer_begun_anew_is_no_answer_any_more(house: House) -> None:
    people = await house.guests(2)
    table = await house.table("auction", people)
    room = await house.room(table)
    for seat in range(2):
        await house.choose(table, people[seat], seat)
    await house.choose(table, people[0], 0, "done")
    assert room.table.deciders == (1,)
    await house.choose(table, people[0], 0)
    assert room.table.deciders == (0, 1)
    assert room.entries[-1].kind is EntryKind.RETRACT
    assert list(room.drafts) == [0]
    before = room
    await house.restart()
    same(await house.room(table), before)


@staged
async def test_what_one_seat_drafts_does_not_show_in_what_another_may_take_back(house: House) -> None:
    people = await house.guests(2)
    table = await house.table("barriers", people)
    room = await house.room(table)
    assert room.state is not None
    seat = room.state.deciders[0]
    await house.choose(table, people[seat], seat, "step")
    offer = room.undo_offer(seat)
    assert offer is not None
    assert offer.free
    assert [made.options for made in offer.choices] == [("step",)]
    assert room.undo_offer(1 - seat) is None


@staged
async def test_rooms_nobody_uses_leave_the_memory_and_come_back(house: House) -> None:
    people = await house.guests(2)
    table = await house.table("dragon", people)
    room = await house.room(table)
    house.rooms.in_use = lambda table_id: table_id == table
    house.rooms.let_go(-1)
    assert table in house.rooms.live
    house.rooms.in_use = lambda table_id: False
    house.rooms.let_go(-1)
    assert table not in house.rooms.live
    same(await house.room(table), room)


@staged
async def test_a_position_that_cannot_be_kept_holds_nothing_up(house: House) -> None:
    people = await house.guests(2)
    table = await house.table("dragon", people)
    room = await house.room(table)

    def unspeakable(found: object) -> None:
        raise ValueError("no words for it")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rooms, "position_after", unspeakable)
        patch.setattr(house.rooms, "clock", lambda: time.monotonic() + rooms.KEEP_SECONDS)
        seat = room.table.deciders[0]
        await house.choose(table, people[seat], seat)
    await house.restart()
    same(await house.room(table), room)
