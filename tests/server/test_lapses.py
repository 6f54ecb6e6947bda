"""Requests to a table have a time limit: shown, stored, and kept across a restart."""

import asyncio
import re

import pytest

from rampart.server.basics.model import EntryKind, SeatKind
from rampart.server.pages.parts.whole import table_fragments
from rampart.server.play.acts import Acts
from rampart.server.play.lapses import Lapses
from rampart.server.storage.store import Addition
from rampart.server.web.assembly import assemble
from tests.server.house import House, refused, staged
from tests.server.test_parts import until


def hurried(house: House, seconds: float) -> Lapses:
    """A house in which requests wait for so long."""
    house.acts = Acts(house.rooms, seconds)
    return Lapses(house.rooms, house.acts)


@staged
async def test_a_request_that_is_not_answered_in_time_counts_as_refused(house: House) -> None:
    lapses = hurried(house, 0.1)
    people = await house.guests(3)
    table = await house.table("dragon", people)
    room = await house.room(table)
    await house.act(table, people[0], "ask", what="takeover", seat=0)
    assert room.request is not None
    await house.act(table, people[1], "answer", agree=True)
    await until(lambda: room.request is None)
    assert room.entries[-1].kind is EntryKind.LAPSE
    assert room.table.seats[0].kind is SeatKind.PERSON
    with refused("no_request"):
        await house.act(table, people[2], "answer", agree=True)
    assert f"{people[0].name}’s request expired" in assemble(table_fragments(room, None, "en"))
    assert not lapses.timers
    await house.restart()
    again = await house.room(table)
    assert again.request is None
    assert [entry.kind for entry in again.entries].count(EntryKind.LAPSE) == 1


@staged
async def test_a_request_lapses_once_the_database_answers_again(house: House) -> None:
    lapses = hurried(house, 0.1)
    people = await house.guests(3)
    table = await house.table("dragon", people)
    await house.act(table, people[0], "ask", what="takeover", seat=0)
    append, failed = house.store.append, []

    async def at_first(addition: Addition) -> None:
        if not failed:
            failed.append(addition)
            raise OSError("no space left on device")
        await append(addition)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("rampart.server.play.lapses.AGAIN", 0.01)
        patch.setattr(house.store, "append", at_first)
        await until(lambda: failed and table in house.rooms.live and house.rooms.live[table].request is None)
    assert house.rooms.live[table].entries[-1].kind is EntryKind.LAPSE
    lapses.stop()


@staged
async def test_an_answer_in_time_stops_the_clock(house: House) -> None:
    lapses = hurried(house, 30)
    people = await house.guests(2)
    table = await house.table("dragon", people)
    room = await house.room(table)
    await house.act(table, people[0], "ask", what="takeover", seat=0)
    assert list(lapses.timers) == [table]
    await house.act(table, people[1], "answer", agree=False)
    assert not lapses.timers
    await house.act(table, people[0], "ask", what="takeover", seat=0)
    assert room.request is not None
    assert lapses.timers[table][0] == room.request.seq
    lapses.stop()


@staged
async def test_the_clock_goes_on_after_a_restart(house: House) -> None:
    house.acts = Acts(house.rooms, 0.4)
    people = await house.guests(2)
    table = await house.table("dragon", people)
    await house.act(table, people[0], "ask", what="takeover", seat=0)
    before = (await house.room(table)).request
    await house.restart()
    lapses = hurried(house, 0.4)
    await lapses.resume()
    room = house.rooms.live[table]
    assert room.request == before
    await until(lambda: room.request is None)
    assert room.entries[-1].kind is EntryKind.LAPSE


@staged
async def test_a_request_whose_time_ran_out_while_the_site_was_down_ends_when_its_table_is_opened(house: House) -> None:
    house.acts = Acts(house.rooms, 0.05)
    people = await house.guests(2)
    table = await house.table("dragon", people)
    await house.act(table, people[0], "ask", what="takeover", seat=0)
    await house.restart()
    await asyncio.sleep(0.12)
    lapses = hurried(house, 0.05)
    await lapses.resume()
    assert not house.rooms.live
    room = await house.room(table)
    await until(lambda: room.request is None)


@staged
async def test_an_answer_that_comes_too_late_changes_nothing_even_before_the_clock_rings(house: House) -> None:
    house.acts = Acts(house.rooms, 0.05)
    people = await house.guests(2)
    table = await house.table("dragon", people)
    room = await house.room(table)
    await house.act(table, people[0], "ask", what="takeover", seat=0)
    await asyncio.sleep(0.1)
    with refused("no_request"):
        await house.act(table, people[1], "answer", agree=True)
    assert room.table.seats[0].kind is SeatKind.PERSON
    assert room.entries[-1].kind is EntryKind.LAPSE
    await house.act(table, people[0], "ask", what="takeover", seat=0)
    assert room.request is not None


@staged
async def test_the_limit_is_shown(house: House) -> None:
    people = await house.guests(2)
    table = await house.table("dragon", people)
    room = await house.room(table)
    await house.act(table, people[0], "ask", what="takeover", seat=0)
    assert room.request is not None
    for seat in (0, 1, None):
        shown = assemble(table_fragments(room, seat, "en"))
        found = re.search(r'role="timer" aria-label="Time left" data-zero="([\d.]+)">2:00<', shown)
        assert found is not None
        assert float(found[1]) == room.request.until
