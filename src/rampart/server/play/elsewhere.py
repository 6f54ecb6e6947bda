"""Who has a page of a table open at other processes that share the database."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert as upsert

from rampart.server.play.leases import LAPSE, now
from rampart.server.storage import schema
from rampart.server.storage.relay import LOST
from rampart.server.storage.store import Store
from rampart.server.tables.room import Room
from rampart.server.tables.rooms import Rooms

log = logging.getLogger("rampart.elsewhere")


class Elsewhere:
    """Tells the others who is here, and knows who is there."""

    def __init__(self, store: Store, rooms: Rooms, connected: Callable[[str, str], bool]) -> None:
        self.store = store
        self.rooms = rooms
        self.connected = connected
        self.there: dict[str, frozenset[str]] = {}  # by table in memory
        self.changed: Callable[[Room, frozenset[str], frozenset[str]], None] = lambda room, before, after: None
        self.tasks: set[asyncio.Task[None]] = set()
        if store.shared:
            rooms.opened.append(lambda room: self.look(room.table.id))
            rooms.gone.append(self.forget)
            store.relay.heard.append(self.hear)

    def watched(self, table_id: str, person_id: str) -> bool:
        """Has a person a page of a table open at another process?"""
        return person_id in self.there.get(table_id, ())

    def forget(self, table_id: str) -> None:
        self.there.pop(table_id, None)

    def note(self, table_id: str, person_id: str) -> None:
        """Someone has opened or closed a page here: let the others know."""
        if self.store.shared and person_id:
            self.begin(self.tell(table_id, person_id))

    async def tell(self, table_id: str, person_id: str) -> None:
        w, me = schema.watchers, self.store.relay.process
        async with self.store.writing() as db:
            if self.connected(table_id, person_id):
                row = upsert(w).values(process=me, table_id=table_id, person=person_id)
                await db.execute(row.on_conflict_do_nothing())
            else:
                await db.execute(delete(w).filter_by(process=me, table_id=table_id, person=person_id))
            await db.run_sync(self.store.relay.tell, [f"watch {table_id}"])

    def hear(self, words: list[str]) -> None:
        if words[0] == "watch" and words[1] in self.rooms.live:
            self.look(words[1])
        elif words[0] == LOST:
            for table_id in list(self.rooms.live):
                self.look(table_id)

    def look(self, table_id: str) -> None:
        """Find out who is elsewhere."""
        self.begin(self.ask(table_id))

    async def ask(self, table_id: str) -> None:
        w, p = schema.watchers, schema.processes
        wanted = select(w.c.person).join(p, p.c.id == w.c.process).where(p.c.seen > now() - LAPSE)
        wanted = wanted.where(w.c.table_id == table_id, w.c.process != self.store.relay.process)
        async with self.store.reading() as db:
            found = frozenset((await db.execute(wanted)).scalars())
        room = self.rooms.live.get(table_id)
        if room is not None:
            before, self.there[table_id] = self.there.get(table_id, frozenset()), found
            self.changed(room, before, found)

    async def buried(self, process: str) -> None:
        """A process has died, and no one is there any more."""
        async with self.store.writing() as db:
            await db.execute(delete(schema.watchers).where(schema.watchers.c.process == process))
        for table_id in list(self.there):
            self.look(table_id)

    def begin(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self.safely(doing))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def safely(self, doing: Coroutine[Any, Any, None]) -> None:
        try:
            await doing
        except Exception:
            log.exception("presence not shared")

    async def stop(self) -> None:
        """Let the others know that no one is here any more."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.store.shared:
            async with self.store.writing() as db:
                await db.execute(delete(schema.watchers).where(schema.watchers.c.process == self.store.relay.process))
