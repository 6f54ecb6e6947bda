"""After a start: only tables where a bot is due are loaded, some at a time; and bots alone do not play without end."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from rampart.server.basics.model import SeatKind, Status
from rampart.server.play.doing import Done
from rampart.server.tables.opening import Wish
from rampart.server.tables.room import Room
from rampart.server.workers import bots as bots_module
from rampart.server.workers.bots import RESUMED_AT_ONCE
from tests.server.house import House, refused, staged
from tests.server.test_bots import against_bots, bots_in, person_of


async def copied(house: House, room: Room, count: int, prefix: str = "copy") -> list[str]:
    """So many more tables at which the same happened."""
    stored = await house.store.load(room.table.id)
    assert stored is not None
    names = [f"{prefix}{n}" for n in range(count)]
    for n, name in enumerate(names):
        table = replace(stored.table, id=name, changed=stored.table.changed + n)
        await house.store.create(replace(stored, table=table, invite=name))
    return names


async def bot_is_due(house: House) -> Room:
    """A table at which a bot is to choose."""
    room = await against_bots(house, players=2)
    while room.table.deciders == (0,):
        await house.choose(room.table.id, await person_of(house, room), 0)
    return room


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something is so."""
    for _ in range(2000):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise TimeoutError


@staged
async def test_only_tables_at_which_a_bot_is_due_are_loaded(house: House) -> None:
    due = await bot_is_due(house)
    waiting = await against_bots(house, players=2)
    while any(waiting.table.seats[seat].kind is SeatKind.BOT for seat in waiting.table.deciders):
        seat = waiting.table.deciders[0]  # until the person is asked
        state = waiting.drafted(seat)
        option = state.key(state.offered(seat)[0], seat)
        await house.acts.choose(waiting.table.id, "", seat, waiting.decision_id, option, f"~{waiting.seq}", bot=True)
    names = await copied(house, due, 3, "due")
    await copied(house, waiting, 20, "waits")
    assert await house.store.bots_due() == [*reversed(names), due.table.id]
    await house.restart()
    async with bots_in(house) as (bots, _):
        await asyncio.wait_for(bots.resume(), 20)
        assert set(house.rooms.live) == {due.table.id, *names}


@staged
async def test_some_tables_are_resumed_at_a_time(house: House) -> None:
    names = await copied(house, await bot_is_due(house), 9)
    await house.restart()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bots_module, "RESUMED_AT_ONCE", 4)
        async with bots_in(house) as (bots, _):
            gate = asyncio.Event()
            played: list[str] = []

            async def play(table_id: str, seat: int) -> None:
                played.append(table_id)
                await gate.wait()
                room = await house.room(table_id)
                room.table = replace(room.table, status=Status.CLOSED)  # and now no bot is asked any more

            patch.setattr(bots, "play", play)
            resuming = asyncio.create_task(bots.resume())
            await until(lambda: len(played) == 4)
            await asyncio.sleep(0.05)
            assert len(played) == len(house.rooms.live) == 4
            gate.set()
            await asyncio.wait_for(resuming, 20)
            assert set(played) >= set(names)


@pytest.mark.soak
def test_a_thousand_running_tables_do_not_hold_up_a_start(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    @staged
    async def story(house: House) -> None:
        await copied(house, await bot_is_due(house), 500, "due")
        person = await house.guests(2)
        await copied(house, await house.room(await house.table("dragon", person)), 500, "waits")
        await house.restart()
        began = time.perf_counter()
        async with bots_in(house) as (bots, _):
            resuming = asyncio.create_task(bots.resume())
            await house.room("waits7")
            served = time.perf_counter() - began
            await until(lambda: bool(bots.tasks))
            assert len(house.rooms.live) <= RESUMED_AT_ONCE + 5
            await asyncio.wait_for(resuming, 500)
        assert len(house.rooms.live) < 150
        all_done = time.perf_counter() - began
        record_property(
            "figure", f"first visitor after {served:.2f} s, 500 bots of 1,000 tables after {all_done:.0f} s"
        )

    story(tmp_path)


# ---- bots alone


@staged
async def test_bots_alone_play_at_few_tables_and_at_one_for_each_guest(house: House) -> None:
    house.acts.most_alone = 2
    ann, ben, eve = await house.guests(3)

    async def watch(person: object) -> Done:
        wish = Wish("auction", 3, {}, ("random", "random", "random"), start=True)
        return await house.acts.open(person, wish)  # type: ignore[arg-type]

    await watch(ann)
    with refused("bots_alone"):
        await watch(ann)
    await watch(ben)
    with refused("bots_alone"):
        await watch(eve)
    assert len(await house.store.tables(Status.PLAYING)) == 2
    opened = await house.acts.open(eve, Wish("auction", 3, {}, ("random", "random", "random")))
    with refused("bots_alone"):
        await house.act(opened.table, eve, "start")
    await house.table("auction", await house.guests(3))
    over = await house.room((await house.store.tables(Status.PLAYING))[-1].id)
    over.table = replace(over.table, status=Status.OVER)
    await house.act(opened.table, eve, "start")
