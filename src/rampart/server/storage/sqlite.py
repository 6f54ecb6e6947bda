"""All that is particular to SQLite: how a file is opened, locked, migrated, backed up and restored."""

import fcntl
import logging
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import IO, Any, Final

from alembic import command
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from rampart.server.storage.database import Database, StorageError
from rampart.server.storage.migrating import alembic_config, refuse_unknown, revision_of

BUSY_SECONDS = 5
POOL_SECONDS = 10  # that one waits for others to have written
QUIET: Final[dict[str, Any]] = {"hide_parameters": True, "pool_timeout": POOL_SECONDS}  # values hold seeds and sessions
log = logging.getLogger("rampart.store")


class SqliteFile(Database):
    """A file of SQLite, which one process serves."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.name = str(file)

    def reader(self) -> AsyncEngine:
        return reader(self.file)

    def writer(self) -> AsyncEngine:
        return writer(self.file)

    def quick_reader(self) -> Engine:
        return quick_reader(self.file)

    def quick_writer(self) -> Engine:
        return quick_writer(self.file)

    def migrate(self) -> None:
        migrate(self.file)

    def serving(self) -> AbstractContextManager[None]:
        return serving(self.file.parent)


def prepare(connection: Any, _record: object) -> None:
    """What every connection sets: a commit that was acknowledged survives a crash of the machine."""
    connection.isolation_level = None  # the driver begins no transactions of its own, which would leave DDL outside
    cursor = connection.cursor()
    for pragma in (f"busy_timeout={BUSY_SECONDS * 1000}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def prepare_to_write(connection: Any, record: object) -> None:
    """What the writing connection sets: a transaction waits for its turn at its first change, rather than fail."""
    prepare(connection, record)
    connection.isolation_level = "IMMEDIATE"


def begin_reading(connection: Connection) -> None:
    """Begin a transaction that sees the database as it stands now."""
    connection.exec_driver_sql("BEGIN")


def begin_writing(connection: Connection) -> None:
    """Begin a transaction that waits for its turn to write, rather than fail at its first change."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def reader(file: Path) -> AsyncEngine:
    """The engine with which the running site reads."""
    engine = create_async_engine(f"sqlite+aiosqlite:///{file}", pool_size=3, max_overflow=0, **QUIET)
    event.listen(engine.sync_engine, "connect", prepare)
    event.listen(engine.sync_engine, "begin", begin_reading)
    return engine


def quick_reader(file: Path) -> Engine:
    """The engine for what is asked often: in a thread of its own, where several questions are one trip."""
    engine = create_engine(f"sqlite:///{file}", pool_size=3, max_overflow=0, **QUIET)
    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begin_reading)
    return engine


def writer(file: Path) -> AsyncEngine:
    """The engine with which the running site writes: SQLite has one writer at a time.

    Every statement is a trip to the driver's thread, so the driver itself begins transactions and nothing is reset.
    """
    engine = create_async_engine(
        f"sqlite+aiosqlite:///{file}", pool_size=1, max_overflow=0, pool_reset_on_return=None, **QUIET
    )
    event.listen(engine.sync_engine, "connect", prepare_to_write)
    return engine


def plain_engine(file: Path) -> Engine:
    engine = create_engine(f"sqlite:///{file}", hide_parameters=True)
    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begin_writing)
    return engine


def quick_writer(file: Path) -> Engine:
    """The engine for what is written at every choice: in a thread of its own, where a transaction is one trip."""
    engine = create_engine(f"sqlite:///{file}", pool_size=1, max_overflow=0, pool_reset_on_return=None, **QUIET)
    event.listen(engine, "connect", prepare_to_write)
    return engine


@contextmanager
def locked(file: Path, wait: bool, sentence: str = "") -> Iterator[IO[str]]:
    """Hold a lock file; without waiting, the sentence says what it means that someone else holds it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            raise StorageError(sentence) from None
        yield lock


@contextmanager
def serving(folder: Path) -> Iterator[None]:
    """Be the one process that serves the tables of a folder."""
    with locked(folder / "serve.lock", False, f"Another server is already serving the tables in {folder}."):
        yield


def migrate(file: Path) -> None:
    """Bring the database to the present schema, one process at a time; a new file is created."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as e:
        raise StorageError(f"The data folder {file.parent} cannot be made: {e.strerror}.") from e
    with locked(file.parent / "migrate.lock", True):
        refuse_lost(file)
        if file.exists():
            upgrade(file)
        else:
            create(file)


def refuse_lost(file: Path) -> None:
    """An empty file, or the rest of a missing one, is what an accident leaves; only the host may start afresh."""
    rest = Path(f"{file}-wal")
    way_out = f"Put a backup back with 'rampart admin restore', or remove {file.name}* to start afresh."
    if file.is_file() and not file.stat().st_size:
        raise StorageError(f"{file} is empty, so all tables in it are lost. {way_out}")
    if not file.exists() and rest.is_file() and rest.stat().st_size:
        raise StorageError(f"{file} is missing, but {rest.name} is there. {way_out}")


def create(file: Path) -> None:
    """Make a new database; it takes its name when it is whole, so that none is ever found empty."""
    part = file.with_name(f"{file.name}.new")
    for end in ("", "-wal", "-shm"):
        Path(f"{part}{end}").unlink(missing_ok=True)
    upgrade(part)
    os.replace(part, file)


def upgrade(file: Path) -> None:
    """Bring a database to the present schema."""
    engine = plain_engine(file)
    try:
        with engine.begin() as connection:
            before = revision_of(connection)
            refuse_unknown(str(file), before)
            config = alembic_config()
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            after = revision_of(connection)
        if before != after:
            log.info("migrated", extra={"before": before, "after": after})
    except DatabaseError as e:
        raise StorageError(f"{file} cannot be used: {e.orig}.") from e
    finally:
        engine.dispose()


def backup(file: Path, to: Path) -> None:
    """Copy the database while it is in use, as it stands at one moment."""
    if not file.is_file():
        raise StorageError(f"There is no database {file} to back up.")
    if to.is_dir() or (to.exists() and to.samefile(file)):
        raise StorageError(f"A backup needs a file of its own, and {to} is none.")
    part = to.with_name(to.name + ".part")
    try:
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(part)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")
        os.replace(part, to)
    except sqlite3.Error as e:
        raise StorageError(f"{file} cannot be copied to {to}: {e}.") from e
    finally:
        part.unlink(missing_ok=True)


def check(file: Path) -> None:
    """Refuse a file that is no sound database of this site."""
    if not file.is_file():
        raise StorageError(f"There is no file {file}.")
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            sound = connection.execute("PRAGMA integrity_check").fetchone()[0]
            names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            ours = {"alembic_version", "tables", "entries"} <= names
            revision = connection.execute("SELECT version_num FROM alembic_version").fetchone()[0] if ours else ""
    except sqlite3.DatabaseError as e:
        raise StorageError(f"{file} is no SQLite database: {e}.") from e
    if sound != "ok":
        raise StorageError(f"{file} is damaged: {sound}.")
    if not ours:
        raise StorageError(f"{file} is no database of Rampart.")
    refuse_unknown(str(file), revision)


def restore(file: Path, source: Path) -> Path | None:
    """Put a backup in the place of the database; the old one is kept under another name, which is returned."""
    check(source)
    if file.is_file() and source.samefile(file):
        raise StorageError(f"{source} is the database itself, not a backup of it.")
    with serving(file.parent):
        kept = None
        if file.is_file():
            kept = file.with_name(f"{file.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
            backup(file, kept)
            for end in ("-wal", "-shm"):  # all that was in them is in the database since the copy was made
                Path(f"{file}{end}").unlink(missing_ok=True)
        backup(source, file)
    migrate(file)
    return kept
