"""Rows of the database: what is written of a table, its seats, entries and drafts, and how they are read again."""

import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from sqlalchemy import Connection, Row, Select, bindparam, insert, select, update
from sqlalchemy.dialects.postgresql import insert as upsert  # SQLite understands it too
from sqlalchemy.ext.asyncio import AsyncConnection

from rampart.server.basics.model import (
    Draft,
    Entry,
    EntryKind,
    Person,
    Preferences,
    Seat,
    SeatKind,
    Status,
    Table,
    Terms,
)
from rampart.server.storage import schema
from rampart.server.storage.results import begin_rated, result_values

INSERT_ENTRY = insert(schema.entries)
NEW_SNAPSHOT = upsert(schema.snapshots)
REPLACE_SNAPSHOT = NEW_SNAPSHOT.on_conflict_do_update(
    index_elements=["table_id"],
    set_={name: NEW_SNAPSHOT.excluded[name] for name in ("seq", "rules", "document", "at")},
    where=NEW_SNAPSHOT.excluded.seq >= schema.snapshots.c.seq,  # a later one may have been stored meanwhile
)
UPDATE_TABLE = update(schema.tables).where(schema.tables.c.id == bindparam("the_id"))


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
    details: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)  # by seat: how it played, at the end
    failed: BaseException | None = None


def told(addition: Addition) -> str:
    """What other processes are told of an addition."""
    return f"{'entry' if addition.entries else 'draft'} {addition.after.id} {addition.after.seq}"


def insert_table(db: Connection, stored: Stored) -> None:
    """Add a table, its seats, entries and drafts."""
    table = stored.table
    values = {**table_values(table), "seed": stored.seed, "invite": stored.invite, "created": table.created}
    values |= {"id": table.id, "game": table.game, "players": len(table.seats), "host": table.host}
    values |= {"rematch_of": table.rematch_of, "listed": table.listed, "terms": asdict(table.terms)}
    db.execute(insert(schema.tables).values(values))
    db.execute(insert(schema.seats), [{**asdict(seat), "table_id": table.id} for seat in table.seats])
    insert_entries(db, table.id, stored.entries)
    begin_rated(db, table)
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
    over = [row for x in batch for row in result_values(x.before, x.after, x.details)]
    if over:
        db.execute(insert(schema.results), over)
    for x in batch:
        if x.before.status is Status.OPEN:
            begin_rated(db, x.after)
    for x in batch:
        if x.draft is not None:
            insert_draft(db, x.after.id, x.draft_number, x.draft)
        for old, new in zip(x.before.seats, x.after.seats, strict=True):
            if old != new:
                update_seat(db, x.after.id, new)


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
