"""Who leads a table: the one process that plays its bots, watches its clocks and tells people that it is their turn.

Where one process serves alone it leads everything. Processes that share a database hold leases there: a lease is worth
as much as the beat of its process, and when that stops, another process takes the table over within a few seconds. A
process whose own beat fails leads nothing until it is back, for others may have taken over.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy import Cast, Float, cast, delete, func, insert, select
from sqlalchemy.dialects.postgresql import insert as upsert

from rampart.server.storage import schema
from rampart.server.storage.store import Store
from rampart.server.tables.rooms import Rooms

BEAT: Final = 1.0  # seconds
LAPSE: Final = 3.5  # seconds without a beat after which a process counts as dead
SURE: Final = 2.5  # seconds after its last beat for which a process may be sure that it does not
DIGEST: Final = "~digest"  # who writes the daily letters; names with a tilde are no tables
log = logging.getLogger("rampart.leases")


class Leases:
    """One process leads all tables."""

    def leads(self, table_id: str) -> bool:
        """Does this process lead a table now?"""
        return True

    async def take(self, table_id: str) -> bool:
        """Lead a table from now on, unless another process does."""
        return True

    async def start(self) -> None:
        """Begin to beat."""

    async def stop(self) -> None:
        """Let others take over."""


def now() -> Cast[float]:
    """The time of the database: the clocks of machines may differ."""
    return cast(func.extract("epoch", func.clock_timestamp()), Float)


class SharedLeases(Leases):
    """Leases in the database."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self.store = store
        self.rooms = rooms
        self.me = store.relay.process
        self.held: set[str] = set()
        self.others: dict[str, str] = {}  # tables in memory that another process leads, and which
        self.asking: dict[str, asyncio.Task[None]] = {}
        self.beaten = float("-inf")
        self.closing = False
        self.beating: asyncio.Task[None] | None = None
        self.buried: list[Callable[[str], Awaitable[None]]] = []  # called with a process that has died
        rooms.gone.append(self.idle)
        store.relay.heard.append(self.hear)

    # ---- leading

    def leads(self, table_id: str) -> bool:
        if self.closing or time.monotonic() - self.beaten > SURE:
            return False
        if table_id in self.held:
            return True
        if table_id not in self.others and table_id not in self.asking:
            task = self.asking[table_id] = asyncio.create_task(self.ask(table_id))
            task.add_done_callback(lambda _: self.asking.pop(table_id, None))
        return False

    async def ask(self, table_id: str) -> None:
        """Try to lead a table that is in memory; who does so from now on sees to all that waits there."""
        try:
            if await self.take(table_id) and table_id in self.rooms.live:
                self.rooms.lead(await self.rooms.get(table_id))
        except Exception:
            log.exception("no lease", extra={"table": table_id})

    async def take(self, table_id: str) -> bool:
        if table_id in self.held:
            return True
        leases, processes = schema.leases, schema.processes
        row = upsert(leases).values(table_id=table_id, process=self.me)
        alive = select(processes.c.id).where(processes.c.seen > now() - LAPSE)
        won = row.on_conflict_do_update(
            index_elements=["table_id"],
            set_={"process": self.me},
            where=(leases.c.process == self.me) | leases.c.process.not_in(alive),
        )
        async with self.store.writing() as db:
            got: bool = (await db.execute(won.returning(leases.c.process))).scalar() == self.me
            leader = None if got else (await db.execute(select(leases.c.process).filter_by(table_id=table_id))).scalar()
        if got:
            self.held.add(table_id)
            self.others.pop(table_id, None)
        elif leader is not None:
            self.others[table_id] = leader
        return got

    def idle(self, table_id: str) -> None:
        """A table has left the memory: whoever has it there may lead it."""
        self.others.pop(table_id, None)
        if table_id in self.held:
            self.held.discard(table_id)
            task = asyncio.create_task(self.give_back([table_id], "idle"))
            self.asking[table_id] = task
            task.add_done_callback(lambda _: self.asking.pop(table_id, None))

    async def give_back(self, tables: list[str], word: str) -> None:
        """Give leases back, and let the others know."""
        leases = schema.leases
        async with self.store.writing() as db:
            await db.execute(delete(leases).where(leases.c.process == self.me, leases.c.table_id.in_(tables)))
            await db.run_sync(self.store.relay.tell, [f"{word} {table}" for table in tables])

    def hear(self, words: list[str]) -> None:
        """A lease was given back: by a process that goes on (`idle`), or by one that ends (`free`)."""
        if words[0] not in ("idle", "free") or self.closing:
            return
        table_id = words[1]
        self.others.pop(table_id, None)
        if table_id in self.rooms.live:
            self.leads(table_id)
        elif words[0] == "free":
            self.adopt(table_id)

    def adopt(self, table_id: str) -> None:
        """Take over a table that no one here has in memory: something may be due there."""
        if table_id not in self.asking:
            task = self.asking[table_id] = asyncio.create_task(self.inherit(table_id))
            task.add_done_callback(lambda _: self.asking.pop(table_id, None))

    async def inherit(self, table_id: str) -> None:
        try:
            if await self.take(table_id) and not table_id.startswith("~"):
                room = await self.rooms.get(table_id)
                self.rooms.lead(room)
        except Exception:
            log.exception("not taken over", extra={"table": table_id})

    # ---- beating

    async def start(self) -> None:
        processes = schema.processes
        async with self.store.writing() as db:
            await db.execute(insert(processes).values(id=self.me, seen=now()))
        self.beaten = time.monotonic()
        self.beating = asyncio.create_task(self.beat_on())

    async def beat_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except Exception as e:
                log.warning("no beat", extra={"why": repr(e)})

    async def beat(self) -> None:
        """Say that this process lives, and bury those that do not."""
        processes = schema.processes
        began = time.monotonic()
        async with self.store.writing() as db:
            row = upsert(processes).values(id=self.me, seen=now())
            await db.execute(row.on_conflict_do_update(index_elements=["id"], set_={"seen": now()}))
            dead = list((await db.execute(select(processes.c.id).where(processes.c.seen < now() - LAPSE))).scalars())
        silent = began - self.beaten
        if silent > LAPSE:  # others may have taken over what this process led
            await self.recount()
        self.beaten = began
        if silent > SURE:
            self.go_on()
        for process in dead:
            await self.bury(process)

    def go_on(self) -> None:
        """See to all that was let be while it was not sure who leads."""
        for table_id, room in list(self.rooms.live.items()):
            if table_id in self.held:
                self.rooms.lead(room)
            else:
                self.leads(table_id)
        for table_id in self.held - set(self.rooms.live):
            self.adopt(table_id)

    async def recount(self) -> None:
        """Find out what is still led from here."""
        leases = schema.leases
        async with self.store.reading() as db:
            mine = (await db.execute(select(leases.c.table_id).where(leases.c.process == self.me))).scalars()
            self.held = set(mine)
        self.others.clear()

    async def bury(self, process: str) -> None:
        """Take over what a dead process led; whoever comes first gets it."""
        leases, processes = schema.leases, schema.processes
        async with self.store.reading() as db:
            left = list((await db.execute(select(leases.c.table_id).where(leases.c.process == process))).scalars())
        for table_id in [table for table, leader in self.others.items() if leader == process]:
            del self.others[table_id]
        for hear in self.buried:
            await hear(process)
        for table_id in left:
            self.adopt(table_id)
        if not left:
            async with self.store.writing() as db:
                await db.execute(delete(processes).where(processes.c.id == process, processes.c.seen < now() - LAPSE))
            return
        log.info("taken over", extra={"dead": process, "tables": len(left)})

    async def stop(self) -> None:
        self.closing = True
        if self.beating is not None:
            self.beating.cancel()
        for task in [*self.asking.values()]:
            task.cancel()
        try:
            await self.give_back(sorted(self.held), "free")
            async with self.store.writing() as db:
                await db.execute(delete(schema.processes).where(schema.processes.c.id == self.me))
        except Exception:
            log.exception("leases not given back")
        self.held.clear()


def leases_of(store: Store, rooms: Rooms) -> Leases:
    """The leases of a store."""
    return SharedLeases(store, rooms) if store.shared else Leases()
