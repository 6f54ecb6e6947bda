"""Upgrades: the running tables of version 0.1.0 go on under the rules of today and of tomorrow, finished ones stay."""

import asyncio
import json
import lzma
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from typer.testing import CliRunner

import rampart
from rampart.cli import app
from rampart.registry import own_games
from rampart.server.basics.model import EntryKind, SeatKind, Status, Table
from rampart.server.tables.room import Room
from tests.server.house import House
from tests.server.old_tables import FILE, PLANS, opened

RUNNING = sum(1 for plan in PLANS if plan[3])


def upgraded(story: Callable[[House, list[Table]], Awaitable[None]], folder: Path) -> None:
    """Tell a story in the house of the stored tables."""

    async def tell() -> None:
        house = opened(folder)
        try:
            await story(house, await house.store.tables(*Status, listed=False, limit=1000))
        finally:
            await house.store.close()

    asyncio.run(tell())


@contextmanager
def newer_rules() -> Iterator[None]:
    """While this lasts the rules of all games are newer than any that were stored."""
    with pytest.MonkeyPatch.context() as patch:
        for name in rampart.games():
            game = rampart.game(name)
            patch.setattr(game, "version", 1000)
            patch.setattr(game.rules, "version", 1000)
        yield


async def all_go_on(house: House, tables: list[Table]) -> None:
    """At every running table someone acts, and what was done is there after the next start."""
    running = [table for table in tables if table.status is Status.PLAYING]
    assert len(running) == RUNNING
    assert {table.game for table in running} == set(own_games())
    kept = {table.id: await stored_position(house, table.id) for table in running}
    seen = {table.id: await one_acts(house, table) for table in running}
    await house.restart()
    for table in running:
        room = await house.room(table.id)
        assert (room.must_state(), room.seq) == seen[table.id]
        lost = [seq for entry in room.entries for seq in entry.data.get("lost", ())]
        assert all(seq > kept[table.id] for seq in lost)


async def stored_position(house: House, table: str) -> int:
    """The entry after which a table's position is stored."""
    stored = await house.store.load(table)
    assert stored is not None and stored.snapshot is not None
    return stored.snapshot.seq


async def one_acts(house: House, table: Table) -> tuple[rampart.State, int]:
    """Someone chooses at a table; the position then, and how many entries there are."""
    room = await house.room(table.id)
    assert room.playing and not room.must_state().over
    seat = room.must_state().deciders[0]
    if room.table.seats[seat].kind is SeatKind.BOT:
        s = room.drafted(seat)
        option = s.key(s.offered(seat)[0], seat)
        await house.acts.choose(table.id, "", seat, room.decision_id, option, "~bot-after", bot=True)
    else:
        person = await house.people.person(room.table.seats[seat].person)
        assert person is not None
        await house.choose(table.id, person, seat)
    room = await house.room(table.id)
    assert room.entries[-1].kind is EntryKind.CHOICE or seat in room.drafts
    return room.must_state(), room.seq


def standing(room: Room) -> list[rampart.State]:
    """What the seats of a table and a spectator see."""
    return [room.view(seat) for seat in (None, *range(len(room.table.seats)))]


def test_every_running_table_goes_on(tmp_path: Path) -> None:
    upgraded(all_go_on, tmp_path)


def test_every_running_table_goes_on_under_newer_rules(tmp_path: Path) -> None:
    with newer_rules():
        upgraded(all_go_on, tmp_path)


@pytest.mark.parametrize("newer", [False, True])
def test_finished_tables_stay_readable(tmp_path: Path, newer: bool) -> None:
    async def story(house: House, tables: list[Table]) -> None:
        over = [table for table in tables if table.status is Status.OVER]
        assert {table.game for table in over} == set(own_games())
        for table in over:
            before = await house.store.load(table.id)
            room = await house.room(table.id)
            assert room.must_state().over
            assert room.must_state().scores() == list(table.scores)
            assert len(standing(room)) == len(table.seats) + 1
            assert await house.store.load(table.id) == before

    with ExitStack() as rules:
        if newer:
            rules.enter_context(newer_rules())
        upgraded(story, tmp_path)


@pytest.mark.parametrize("packed", sorted(FILE.parent.glob("tables_*.sqlite.xz")), ids=lambda path: path.name)
def test_the_tables_of_every_release_replay_or_name_the_one_that_plays_them(tmp_path: Path, packed: Path) -> None:
    (tmp_path / "rampart.sqlite").write_bytes(lzma.decompress(packed.read_bytes()))
    done = CliRunner().invoke(app, ["replay", "--all", "--data", str(tmp_path)])
    assert done.exit_code == 0, done.output
    older = [line for line in done.output.splitlines() if "older rules, replayed by Rampart 0.1.0." in line]
    assert f"all sound, {len(older)} left to older releases." in " ".join(done.output.split())
    assert 0 < len(older) < len(PLANS)


def test_a_stored_position_of_an_older_format_that_is_another_is_told(tmp_path: Path) -> None:
    file = tmp_path / "rampart.sqlite"
    file.write_bytes(lzma.decompress(FILE.read_bytes()))
    with sqlite3.connect(file) as db:
        [(table, document)] = db.execute("SELECT table_id, document FROM snapshots LIMIT 1").fetchall()
        doc = json.loads(document)
        doc["players"][0]["rice"] = 1 + doc["players"][0].get("rice", 0)
        db.execute("UPDATE snapshots SET document = ? WHERE table_id = ?", (json.dumps(doc), table))
    done = CliRunner().invoke(app, ["replay", "--all", "--data", str(tmp_path)])
    assert done.exit_code == 1
    assert f"Table {table} (dragon): its position" in done.output and "1 of them with faults" in done.output
