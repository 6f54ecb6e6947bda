"""The store: everything the site must not forget, in one database; an entry is stored before anybody sees it."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Row, Select, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from rampart.server import schema, sqlite
from rampart.server.model import Draft, Entry, EntryKind, Person, Preferences, Seat, SeatKind, Status, Table, Terms

__all__ = ["Addition", "Conflict", "Snapshot", "Store", "Stored", "with_person", "with_status"]


INSERT_ENTRY = insert(schema.entries)
READERS = 3  # threads in which the lobby is read
ROOM_TO_GROW = 16 * 1024  # bytes
NEW_SNAPSHOT = upsert(schema.snapshots)
REPLACE_SNAPSHOT = NEW_SNAPSHOT.on_conflict_do_update(
    index_elements=["table_id"],
    set_={name: NEW_SNAPSHOT.excluded[name] for name in ("seq", "rules", "document", "at")},
    where=NEW_SNAPSHOT.excluded.seq >= schema.snapshots.c.seq,  # a later one may have been stored meanwhile
)
UPDATE_TABLE = update(schema.tables).where(schema.tables.c.id == bindparam("the_id"))


class Conflict(Exception):
    """Someone else has stored this entry, or one with this key, before."""


@asynccontextmanager
async def conflicts() -> AsyncIterator[None]:
    """What is there already is told as a Conflict."""
    try:
        yield
    except IntegrityError as e:
        raise Conflict(str(e.orig)) from e


@dataclass(frozen=True)
class Snapshot:
    """A position of a table after one of its entries."""

    seq: int
    rules: int
    document: dict[str, Any]


@dataclass(frozen=True)
class Stored:
    """All that is stored of one table: what to load it from."""

    table: Table
    seed: str
    invite: str
    entries: list[Entry]
    drafts: list[Draft]
    snapshot: Snapshot | None = None  # the last position, for rules that cannot replay the entries


@dataclass(eq=False)
class Addition:
    """What is to be added to a table: entries, or a draft, or both; the table before and after; its new position."""

    before: Table
    after: Table
    entries: Sequence[Entry]
    draft: Draft | None = None
    draft_number: int = 0
    snapshot: Snapshot | None = None
    failed: BaseException | None = None


class Store:
    """Reads and writes; each method is one transaction."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._waiting: list[Addition] = []
        self._turn = asyncio.Lock()
        self._reader = sqlite.reader(file)
        self._quick = sqlite.quick_reader(file)
        self._threads = ThreadPoolExecutor(READERS, "reading")
        self._writer = sqlite.writer(file)
        self._appender = sqlite.quick_writer(file)
        self._appending = ThreadPoolExecutor(1, "appending")

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

    async def asked_since(self, at: float) -> list[str]:
        """The running tables at which something was asked of the others since then."""
        t, e = schema.tables, schema.entries
        wanted = select(e.c.table_id).distinct().join(t, t.c.id == e.c.table_id)
        wanted = wanted.where(t.c.status == Status.PLAYING, t.c.changed >= at, e.c.kind == EntryKind.ASK, e.c.at >= at)
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
        with self._appender.begin() as db:
            insert_additions(db, batch)

    async def keep(self, positions: Mapping[str, Snapshot]) -> None:
        """Store the positions of some tables."""
        async with self.writing() as db:
            await db.execute(REPLACE_SNAPSHOT, [snapshot_values(*pair) for pair in positions.items()])

    async def append_rematch(self, addition: Addition, following: Stored) -> None:
        """Store the last consent to a rematch together with the table it leads to."""
        async with conflicts(), self.writing() as db:
            await db.run_sync(insert_additions, [addition])
            await db.run_sync(insert_table, following)


# ---- rows


def insert_table(db: Connection, stored: Stored) -> None:
    """Add a table, its seats, entries and drafts."""
    table = stored.table
    values = {**table_values(table), "seed": stored.seed, "invite": stored.invite, "created": table.created}
    values |= {"id": table.id, "game": table.game, "players": len(table.seats), "host": table.host}
    values |= {"rematch_of": table.rematch_of, "listed": table.listed, "terms": asdict(table.terms)}
    db.execute(insert(schema.tables).values(values))
    db.execute(insert(schema.seats), [{**asdict(seat), "table_id": table.id} for seat in table.seats])
    insert_entries(db, table.id, stored.entries)
    for number, draft in enumerate(stored.drafts, 1):
        insert_draft(db, table.id, number, draft)
    if stored.snapshot is not None:
        db.execute(REPLACE_SNAPSHOT, snapshot_values(table.id, stored.snapshot))


def insert_entries(db: Connection, table_id: str, entries: Sequence[Entry]) -> None:
    """Add entries; the primary key refuses a number that is taken."""
    if entries:
        db.execute(INSERT_ENTRY, [entry_values(table_id, entry) for entry in entries])


def insert_draft(db: Connection, table_id: str, number: int, draft: Draft) -> None:
    db.execute(insert(schema.drafts).values(**asdict(draft), table_id=table_id, number=number))


def insert_additions(db: Connection, batch: Sequence[Addition]) -> None:
    """Store additions to several tables, kind by kind."""
    entries = [entry_values(x.after.id, entry) for x in batch for entry in x.entries]
    if entries:
        db.execute(INSERT_ENTRY, entries)
        db.execute(UPDATE_TABLE, [{**table_values(x.after), "the_id": x.after.id} for x in batch if x.entries])
    positions = [snapshot_values(x.after.id, x.snapshot) for x in batch if x.snapshot is not None]
    if positions:
        db.execute(REPLACE_SNAPSHOT, positions)
    over = [row for x in batch if x.after.status is Status.OVER for row in result_values(x.before, x.after)]
    if over:
        db.execute(insert(schema.results), over)
    for x in batch:
        if x.draft is not None:
            insert_draft(db, x.after.id, x.draft_number, x.draft)
        for old, new in zip(x.before.seats, x.after.seats, strict=True):
            if old != new:
                update_seat(db, x.after.id, new)


def result_values(before: Table, table: Table) -> list[dict[str, Any]]:
    """How each person did in a game that has just ended; who played several seats has no result."""
    people = [seat.person for seat in table.seats if seat.kind is SeatKind.PERSON]
    if before.status is Status.OVER or not table.scores:
        return []
    return [
        {
            "person": seat.person, "table_id": table.id, "seat": seat.number, "game": table.game,
            "began": table.created, "ended": table.changed, "place": place_of(table, seat.number),
            "players": len(table.seats), "points": table.scores[seat.number], "won": seat.number in table.winners,
            "listed": table.listed,
        }
        for seat in table.seats
        if seat.kind is SeatKind.PERSON and people.count(seat.person) == 1
    ]  # fmt: skip


def place_of(table: Table, seat: int) -> int:
    """The place of a seat in a game that is over."""
    ahead = sum(score > table.scores[seat] for score in table.scores)
    return 1 if seat in table.winners else max(2, ahead + 1)


def update_seat(db: Connection, table_id: str, seat: Seat) -> None:
    """Store who sits on a seat."""
    s = schema.seats
    row = update(s).where(s.c.table_id == table_id, s.c.number == seat.number)
    db.execute(row.values(kind=seat.kind, person=seat.person, bot=seat.bot, name=seat.name))


def entry_values(table_id: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seq": entry.seq,
        "key": entry.key,
        "kind": entry.kind,
        "seat": entry.seat,
        "person": entry.person,
        "data": entry.data,
        "at": entry.at,
    }


def snapshot_values(table_id: str, snapshot: Snapshot) -> dict[str, Any]:
    """The columns of a position."""
    document = json.dumps(snapshot.document)
    return {
        "table_id": table_id, "seq": snapshot.seq, "rules": snapshot.rules, "document": document, "at": time.time(),
    }  # fmt: skip


async def read_snapshot(db: AsyncConnection, table_id: str) -> Snapshot | None:
    """The last position of a table."""
    s = schema.snapshots
    row = (await db.execute(select(s).where(s.c.table_id == table_id))).first()
    return None if row is None else Snapshot(row.seq, row.rules, json.loads(row.document))


def table_values(table: Table) -> dict[str, Any]:
    """The columns of a table that change in its life."""
    return {
        "name": table.name,
        "options": table.options,
        "status": table.status,
        "changed": table.changed,
        "seq": table.seq,
        "deciders": list(table.deciders),
        "scores": list(table.scores),
        "winners": list(table.winners),
        "next_table": table.next_table,
    }


def with_status(*status: Status, listed: bool = True, limit: int = 50) -> Select[Any]:
    """A query of tables with one of these states, the one that changed last first."""
    wanted = select(schema.tables).where(schema.tables.c.status.in_(status))
    if listed:
        wanted = wanted.where(schema.tables.c.listed.is_(True))
    return wanted.order_by(schema.tables.c.changed.desc()).limit(limit)


def with_person(person_id: str, limit: int = 100) -> Select[Any]:
    """A query of the tables at which a person has a seat or which they opened, the one that changed last first."""
    seated = select(schema.seats.c.table_id).where(schema.seats.c.person == person_id)
    own = schema.tables.c.id.in_(seated) | (schema.tables.c.host == person_id)
    return select(schema.tables).where(own).order_by(schema.tables.c.changed.desc()).limit(limit)


def seats_of(tables: Sequence[str]) -> Select[Any]:
    """A query of the seats of some tables."""
    return select(schema.seats).where(schema.seats.c.table_id.in_(set(tables))).order_by(schema.seats.c.number)


def with_seats(found: Sequence[Sequence[Row[Any]]], seats: Sequence[Row[Any]]) -> list[list[Table]]:
    """The tables of several queries, with their seats."""
    taken: dict[str, list[Seat]] = {row.id: [] for rows in found for row in rows}
    for row in seats:
        taken[row.table_id].append(Seat(row.number, SeatKind(row.kind), row.person, row.bot, row.name))
    return [[read_table(row, taken[row.id]) for row in rows] for rows in found]


def read_table(row: Row[Any], seats: list[Seat]) -> Table:
    return Table(
        id=row.id, name=row.name, game=row.game, options=row.options, seats=tuple(seats), host=row.host,
        status=Status(row.status), created=row.created, changed=row.changed, seq=row.seq, scores=tuple(row.scores),
        winners=tuple(row.winners), rematch_of=row.rematch_of, next_table=row.next_table, listed=row.listed,
        deciders=tuple(row.deciders), terms=read_terms(row.terms),
    )  # fmt: skip


def read_terms(stored: dict[str, Any]) -> Terms:
    """The terms of a table; those that are no more are left out."""
    return Terms(**{name: value for name, value in stored.items() if name in Terms.__dataclass_fields__})


def read_entry(row: Row[Any]) -> Entry:
    return Entry(row.seq, EntryKind(row.kind), row.seat, row.person, row.data, row.at, row.key)


def read_draft(row: Row[Any]) -> Draft:
    return Draft(row.seat, row.person, row.after, row.decision, tuple(row.options), row.at, row.key)


def read_person(row: Row[Any]) -> Person:
    """A person from its row; preferences that are no more are left out."""
    known = {k: v for k, v in row.preferences.items() if k in Preferences.__dataclass_fields__}
    return Person(row.id, row.name, Preferences(**known), row.login or "", row.role, row.bot)
