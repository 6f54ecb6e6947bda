"""Carrying a whole site from one database to another, row by row, and proving that nothing was lost on the way."""

import hashlib
import json
from collections.abc import Callable, Iterator
from typing import Any, Final

from sqlalchemy import Connection, Engine, Integer, Table, func, insert, select, text

from rampart.server.storage import schema
from rampart.server.storage.database import Database, StorageError

BATCH: Final = 500  # rows
PASSING: Final = ("processes", "leases", "watchers", "probes")  # what is true of running processes alone
Progress = Callable[[str, int], None]


def carried() -> list[Table]:
    """All tables that are carried, those first that others refer to."""
    return [table for table in schema.metadata.sorted_tables if table.name not in PASSING]


def carry(source: Database, target: Database, progress: Progress = lambda name, rows: None) -> dict[str, int]:
    """Copy everything into an empty database, in one transaction, compared row by row; how many rows of each table."""
    source.migrate()
    target.migrate()
    here, there = source.quick_reader(), target.quick_writer()
    try:
        with here.begin() as old, there.begin() as new:
            for table in carried():
                if new.execute(select(func.count()).select_from(table)).scalar_one():
                    raise StorageError(f"{target.name} is not empty: it has rows in {table.name}.")
            counts = {table.name: copy(old, new, table, progress) for table in carried()}
            for table in carried():
                if fingerprint(old, table) != fingerprint(new, table):
                    raise StorageError(f"{table.name} did not arrive as it was; nothing was changed in {target.name}.")
            if target.shared:
                count_on(new)
        return counts
    finally:
        dispose(here, there)


def copy(old: Connection, new: Connection, table: Table, progress: Progress) -> int:
    """Copy the rows of a table."""
    count = 0
    for rows in batches(old, table):
        new.execute(insert(table), rows)
        count += len(rows)
        progress(table.name, count)
    return count


def batches(db: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    """All rows of a table in the order of their keys."""
    found = db.execution_options(yield_per=BATCH).execute(select(table).order_by(*table.primary_key.columns))
    for part in found.mappings().partitions(BATCH):
        yield [dict(row) for row in part]


def fingerprint(db: Connection, table: Table) -> tuple[int, int]:
    """How many rows a table has, and a number that depends on every value in them, but not on their order."""
    count = total = 0
    for rows in batches(db, table):
        for row in rows:
            count += 1
            told = json.dumps(row, sort_keys=True, default=lambda value: bytes(value).hex())
            total ^= int.from_bytes(hashlib.sha256(told.encode()).digest())
    return count, total


def count_on(db: Connection) -> None:
    """Let PostgreSQL go on counting after the numbers that were carried."""
    for table in carried():
        keys = list(table.primary_key.columns)
        if len(keys) == 1 and isinstance(keys[0].type, Integer) and not keys[0].foreign_keys:
            last = db.execute(select(func.max(keys[0]))).scalar()
            if last:
                sequence = db.execute(select(func.pg_get_serial_sequence(table.name, keys[0].name))).scalar()
                db.execute(text("SELECT setval(:sequence, :last)"), {"sequence": sequence, "last": last})


def dispose(*engines: Engine) -> None:
    for engine in engines:
        engine.dispose()
