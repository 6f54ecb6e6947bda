"""Checking the store: every game is played again, and what is stored beside it must be what comes of it."""

import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace

from sqlalchemy import select

from rampart.kernel.errors import RampartError, StaleRecord
from rampart.kernel.game import Game
from rampart.kernel.old_documents import FORMAT, format_of
from rampart.kernel.state import State
from rampart.server.basics.model import Status, Table
from rampart.server.config import Settings
from rampart.server.storage import schema
from rampart.server.storage.store import Store, Stored
from rampart.server.tables.changes import with_result
from rampart.server.tables.course import Position
from rampart.server.tables.room import Room


@dataclass(frozen=True)
class Checked:
    """A stored table and what is wrong with it, '' if nothing is; `older` is the release that replays older rules."""

    table: str
    game: str
    status: Status
    entries: int
    problem: str
    older: str = ""


async def check_all(settings: Settings) -> AsyncIterator[Checked]:
    """Play every stored game again, without changing anything."""
    store = Store(settings.storage)
    try:
        async with store.reading() as db:
            ids = list((await db.execute(select(schema.tables.c.id).order_by(schema.tables.c.created))).scalars())
        for table_id in ids:
            stored = await store.load(table_id)
            if stored is not None:
                table = stored.table
                try:
                    problem, older = await problem_of(store, stored), ""
                except StaleRecord as e:
                    older = e.about.get("release", "")
                    problem = "" if older else str(e).rstrip(".")
                yield Checked(table.id, table.game, table.status, len(stored.entries), problem, older)
    finally:
        await store.close()


async def problem_of(store: Store, stored: Stored) -> str:
    """What is wrong with a stored table; StaleRecord where other rules are needed to replay it."""
    table = stored.table
    if [entry.seq for entry in stored.entries] != list(range(1, table.seq + 1)):
        return f"its entries are not numbered from 1 to {table.seq}"
    room = Room(stored)
    try:
        room.replay(stored)
    except StaleRecord:
        raise
    except (RampartError, LookupError, ValueError, AssertionError, TypeError) as e:
        return f"it cannot be replayed ({type(e).__name__}: {e})"
    if room.position is not None and room.playing and not same_asked(table, room.position):
        return "who is asked is not what the game says"
    if table.status is Status.OVER and list(table.scores) != room.must_state().scores():
        return f"its result {list(table.scores)} is not {room.must_state().scores()}"
    return await snapshot_problem(store, room)


def same_asked(table: Table, position: Position) -> bool:
    """Is a table's row what the game says? Version 0.1.0 told of a sealed window who has answered already."""
    now = with_result(table, position)
    return table in (now, replace(now, deciders=tuple(position.state.deciders)))


async def snapshot_problem(store: Store, room: Room) -> str:
    """A stored position that is not the one the game comes to."""
    s = schema.snapshots
    async with store.reading() as db:
        rows = (await db.execute(select(s).where(s.c.table_id == room.table.id))).all()
    first = room.course.first.asked_since if room.course is not None else room.seq
    for row in rows:
        if row.rules == room.game.version and row.seq >= first:
            if not same_position(room.game, json.loads(row.document), room.position_at(row.seq)):
                return f"its position after entry {row.seq} is not the stored one"
    return ""


def same_position(game: Game, document: dict[str, object], s: State) -> bool:
    """Is a stored position the one a game has come to? An older format may stack other steps for the same."""
    stored = game.load(document)
    if stored == s:
        return True
    return format_of(document) != FORMAT and stored.deciders == s.deciders and seen(stored) == seen(s)


def seen(s: State) -> list[object]:
    """A position without its stack, and what is asked."""
    asked = [sorted(s.key(option, seat) for option in s.options(seat)) for seat in s.deciders]
    return [{name: value for name, value in s.document().items() if name != "todo"}, asked]
