"""The store: everything the site must not forget, in one database; an entry is stored before anybody sees it."""

import asyncio
import time
import zlib
from collections.abc import AsyncIterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from sqlalchemy import Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from rampart.server.basics.model import Draft, Entry, EntryKind, Person, SeatKind, Status, Table
from rampart.server.storage import schema
from rampart.server.storage.database import Database, database_of
from rampart.server.storage.relay import relay_of
from rampart.server.storage.rows import (
    REPLACE_SNAPSHOT,
    Addition,
    Snapshot,
    Stored,
    insert_additions,
    insert_table,
    read_draft,
    read_entry,
    read_person,
    read_snapshot,
    read_terms,
    seats_of,
    snapshot_values,
    told,
    with_person,
    with_seats,
    with_status,
)
from rampart.server.storage.slow import SlowStatements

__all__ = ["Addition", "Conflict", "Snapshot", "Store", "Stored", "with_person", "with_status"]


READERS = 3  # threads in which the lobby is read
ROOM_TO_GROW = 16 * 1024  # bytes


class Conflict(Exception):
    """Someone else has stored this entry, or one with this key, before."""


@asynccontextmanager
async def conflicts() -> AsyncIterator[None]:
    """What is there already is told as a Conflict."""
    try:
        yield
    except IntegrityError as e:
        raise Conflict(str(e.orig)) from e


class Store:
    """Reads and writes; each method is one transaction."""

    def __init__(self, where: Path | Database) -> None:
        self.database = database_of(where)
        self.shared = self.database.shared
        self.relay = relay_of(self.database)
        self._waiting: list[Addition] = []
        self._turn = asyncio.Lock()
        self._turns: dict[str, asyncio.Lock] = {}
        self._reader = self.database.reader()
        self._quick = self.database.quick_reader()
        self._threads = ThreadPoolExecutor(READERS, "reading")
        self._writer = self.database.writer()
        self._appender = self.database.quick_writer()
        self._appending = ThreadPoolExecutor(1, "appending")
        self.slow = SlowStatements()
        self.slow.watch(self._reader.sync_engine, self._quick, self._writer.sync_engine, self._appender)

    async def close(self) -> None:
        """Let go of the database."""
        await asyncio.to_thread(self._threads.shutdown)
        self._quick.dispose()
        await asyncio.get_running_loop().run_in_executor(self._appending, self._appender.dispose)
        await asyncio.to_thread(self._appending.shutdown)
        await self._writer.dispose()
        await self._reader.dispose()

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction that only reads."""
        return self._reader.begin()

    def writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        return self._writer.begin()

    @asynccontextmanager
    async def alone(self, what: str) -> AsyncIterator[None]:
        """Do a kind of work that is done by one at a time, whichever process it is."""
        async with self._turns.setdefault(what, asyncio.Lock()):
            if not self.shared:
                yield
                return
            async with self.writing() as db:
                await db.execute(select(func.pg_advisory_xact_lock(zlib.crc32(what.encode()))))
                yield

    async def probe(self) -> None:
        """Make sure that the database can be written, that it has room to grow, and that it can be read."""
        async with self.writing() as db:
            await db.execute(insert(schema.probes).values(id=1, room=bytes(ROOM_TO_GROW)))
            await db.execute(delete(schema.probes))
        async with self.reading() as db:
            await db.execute(select(schema.tables.c.id, schema.tables.c.options).limit(1))

    # ---- people

    async def add_guest(self, person: Person, token: str) -> None:
        """Store a new guest with the hash of the session's token."""
        now = time.time()
        values = {"id": person.id, "name": person.name, "preferences": asdict(person.preferences), "created": now}
        async with self.writing() as db:
            await db.execute(insert(schema.people).values(values))
            await db.execute(insert(schema.sessions).values(token=token, person=person.id, created=now, revoked=False))

    async def person_of(self, token: str) -> Person | None:
        """The person of a session that is not revoked, by the hash of its token."""
        wanted = select(schema.people).join(schema.sessions, schema.sessions.c.person == schema.people.c.id)
        wanted = wanted.where(schema.sessions.c.token == token, schema.sessions.c.revoked.is_(False))
        async with self.reading() as db:
            row = (await db.execute(wanted)).first()
        return None if row is None else read_person(row)

    async def person(self, person_id: str) -> Person | None:
        async with self.reading() as db:
            row = (await db.execute(select(schema.people).where(schema.people.c.id == person_id))).first()
        return None if row is None else read_person(row)

    async def login_taken(self, login: str, but: str) -> bool:
        """Has someone else an account of that name?"""
        async with self.reading() as db:
            found = await db.execute(select(schema.people.c.id).where(schema.people.c.login == login))
            return found.scalar() not in (None, but)

    async def revoke(self, token: str) -> None:
        async with self.writing() as db:
            await db.execute(update(schema.sessions).where(schema.sessions.c.token == token).values(revoked=True))

    async def save_person(self, person: Person, old_name: str) -> None:
        """Store a person's name and preferences; seats that carried the old name carry the new one.

        At a table where someone else is called so already the seat keeps its name.
        """
        people, seats, others = schema.people, schema.seats, schema.seats.alias()
        async with conflicts(), self.writing() as db:
            values = {"name": person.name, "preferences": asdict(person.preferences), "login": person.login or None}
            await db.execute(update(people).where(people.c.id == person.id).values(values))
            if person.name != old_name:
                taken = select(others).where(others.c.table_id == seats.c.table_id, others.c.name == person.name)
                own = update(seats).where(seats.c.person == person.id, seats.c.name == old_name, ~taken.exists())
                await db.execute(own.values(name=person.name))

    # ---- tables

    async def create(self, stored: Stored) -> None:
        """Store a new table with all that it has already; Conflict if there is one with its id."""
        async with conflicts(), self.writing() as db:
            await db.run_sync(insert_table, stored)
            await db.run_sync(self.relay.tell, [f"table {stored.table.id} {stored.table.seq}"])

    async def table(self, table_id: str) -> Table | None:
        """One table as the lobby shows it."""
        [found] = await self.find(select(schema.tables).where(schema.tables.c.id == table_id))
        return found[0] if found else None

    async def invited(self, invite: str) -> str:
        """The table that an invitation leads to, '' if there is none."""
        async with self.reading() as db:
            found = await db.execute(select(schema.tables.c.id).where(schema.tables.c.invite == invite))
            return found.scalar() or ""

    async def tables(self, *status: Status, listed: bool = True, limit: int = 50) -> list[Table]:
        """Tables with one of these states, the one that changed last first; only listed ones unless told otherwise."""
        [found] = await self.find(with_status(*status, listed=listed, limit=limit))
        return found

    async def open_count(self) -> int:
        """How many open tables everyone may find."""
        t = schema.tables
        wanted = select(func.count()).where(t.c.status == Status.OPEN, t.c.listed.is_(True))
        async with self.reading() as db:
            return (await db.execute(wanted)).scalar_one()

    async def asked_since(self, at: float, kind: EntryKind = EntryKind.ASK) -> list[str]:
        """The running tables at which something was asked of the others since then, by an entry of a kind."""
        t, e = schema.tables, schema.entries
        wanted = select(e.c.table_id).distinct().join(t, t.c.id == e.c.table_id)
        wanted = wanted.where(t.c.status == Status.PLAYING, t.c.changed >= at, e.c.kind == kind, e.c.at >= at)
        async with self.reading() as db:
            return list((await db.execute(wanted)).scalars())

    async def bots_due(self) -> list[str]:
        """The running tables at which a bot is asked, the one that changed last first."""
        t, s = schema.tables, schema.seats
        wanted = select(t.c.id, t.c.deciders, s.c.number).join(s, s.c.table_id == t.c.id)
        wanted = wanted.where(t.c.status == Status.PLAYING, s.c.kind == SeatKind.BOT).order_by(t.c.changed.desc())
        async with self.reading() as db:
            return list(dict.fromkeys(row.id for row in await db.execute(wanted) if row.number in row.deciders))

    async def clocked(self, before: float) -> list[str]:
        """The running tables with a clock that may be at zero before then, by what is stored of them."""
        t = schema.tables
        wanted = select(t.c.id, t.c.changed, t.c.terms).where(t.c.status == Status.PLAYING)
        async with self.reading() as db:
            rows = (await db.execute(wanted)).all()
        found = [(row.id, row.changed, read_terms(row.terms)) for row in rows]
        return [id for id, at, terms in found if terms.clock and at + terms.days * 86400 < before]

    async def tables_of(self, person_id: str, limit: int = 100) -> list[Table]:
        """The tables at which a person has a seat or which they opened, the one that changed last first."""
        [found] = await self.find(with_person(person_id, limit))
        return found

    async def said(self, table_id: str, person_id: str) -> list[str]:
        """What a person has said at a table."""
        e = schema.entries
        wanted = select(e.c.data).where(e.c.table_id == table_id, e.c.kind == EntryKind.CHAT, e.c.person == person_id)
        async with self.reading() as db:
            return [str(data["text"]) for data in (await db.execute(wanted.order_by(e.c.seq))).scalars()]

    async def find(self, *wanted: Select[Any]) -> list[list[Table]]:
        """The tables that queries of rows of `tables` select, with their seats, all as they stand at one moment."""

        def read() -> list[list[Table]]:
            with self._quick.begin() as db:
                rows = [db.execute(query).all() for query in wanted]
                seats = db.execute(seats_of([row.id for found in rows for row in found])).all()
            return with_seats(rows, seats)

        return await asyncio.get_running_loop().run_in_executor(self._threads, read)

    async def load(self, table_id: str) -> Stored | None:
        """All that is stored of a table."""
        t, e, d = schema.tables, schema.entries, schema.drafts
        async with self.reading() as db:
            rows = (await db.execute(select(t).where(t.c.id == table_id))).all()
            if not rows:
                return None
            [found] = with_seats([rows], (await db.execute(seats_of([table_id]))).all())
            secrets = (await db.execute(select(t.c.seed, t.c.invite).where(t.c.id == table_id))).one()
            entries = await db.execute(select(e).where(e.c.table_id == table_id).order_by(e.c.seq))
            drafts = await db.execute(select(d).where(d.c.table_id == table_id).order_by(d.c.number))
            return Stored(
                table=found[0],
                seed=secrets.seed,
                invite=secrets.invite,
                entries=[read_entry(row) for row in entries],
                drafts=[read_draft(row) for row in drafts],
                snapshot=await read_snapshot(db, table_id),
            )

    async def seq_of(self, table_id: str) -> tuple[int, int]:
        """How many entries and drafts are stored of a table."""
        t, d = schema.tables, schema.drafts
        drafts = select(func.count()).where(d.c.table_id == table_id).scalar_subquery()
        async with self.reading() as db:
            row = (await db.execute(select(t.c.seq, drafts).where(t.c.id == table_id))).first()
        return (0, 0) if row is None else (row[0], row[1])

    async def since(self, table_id: str, seq: int, drafts: int) -> tuple[list[Entry], list[Draft]]:
        """What was stored of a table after so many entries and drafts."""
        e, d = schema.entries, schema.drafts
        async with self.reading() as db:
            found = await db.execute(select(e).where(e.c.table_id == table_id, e.c.seq > seq).order_by(e.c.seq))
            begun = await db.execute(
                select(d).where(d.c.table_id == table_id, d.c.number > drafts).order_by(d.c.number)
            )
            return [read_entry(row) for row in found], [read_draft(row) for row in begun]

    async def say(self, *lines: str) -> None:
        """Tell other processes something that is stored already."""
        if self.shared:
            async with self.writing() as db:
                await db.run_sync(self.relay.tell, lines)

    async def append(self, addition: Addition) -> None:
        """Store the next entries of a table, and perhaps a draft, with what they change of the table.

        What several tables have to store at the same time goes into one transaction, for it is the disk one waits for.
        """
        self._waiting.append(addition)
        async with self._turn:
            if addition in self._waiting:  # else whoever had the turn before has stored it too
                batch, self._waiting = self._waiting, []
                await self._store_all(batch)
        if addition.failed is not None:
            raise addition.failed

    async def _store_all(self, batch: list[Addition]) -> None:
        """Store additions together; if one of them is in conflict, each for itself."""
        try:
            await asyncio.get_running_loop().run_in_executor(self._appending, self._append_all, batch)
        except IntegrityError as e:
            if len(batch) == 1:
                batch[0].failed = Conflict(str(e.orig))
            else:
                for addition in batch:
                    await self._store_all([addition])
        except BaseException as e:
            for addition in batch:
                addition.failed = e

    def _append_all(self, batch: list[Addition]) -> None:
        """Store additions in one transaction."""
        batch = sorted(
            batch, key=lambda addition: addition.after.id
        )  # as all processes do, so that none waits in a ring
        with self._appender.begin() as db:
            insert_additions(db, batch)
            self.relay.tell(db, map(told, batch))

    async def keep(self, positions: Mapping[str, Snapshot]) -> None:
        """Store the positions of some tables."""
        async with self.writing() as db:
            await db.execute(REPLACE_SNAPSHOT, [snapshot_values(*pair) for pair in positions.items()])

    async def append_rematch(self, addition: Addition, following: Stored) -> None:
        """Store the last consent to a rematch together with the table it leads to."""
        async with conflicts(), self.writing() as db:
            await db.run_sync(insert_additions, [addition])
            await db.run_sync(insert_table, following)
            await db.run_sync(self.relay.tell, [told(addition), f"table {following.table.id} {following.table.seq}"])
