"""All that is particular to PostgreSQL: how it is reached, migrated, and asked to tell other processes of news."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any, Final

from alembic import command
from sqlalchemy import Connection, Engine, create_engine, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from rampart.server.storage import schema
from rampart.server.storage.database import Database, StorageError
from rampart.server.storage.migrating import alembic_config, refuse_unknown, revision_of

DRIVER: Final = "postgresql+psycopg"
SCHEMES: Final = ("postgresql://", "postgres://", f"{DRIVER}://")
POOL_SECONDS: Final = 10  # that one waits for others to have finished
READERS: Final = 5  # connections of one process that read, and as many that do so in threads
WRITERS: Final = 6  # a kind of work that is done alone holds one of them all the while
MIGRATING: Final = 0x52414D50  # the lock that is held while the schema changes
log = logging.getLogger("rampart.store")


def is_address(where: str) -> bool:
    """Does it name a PostgreSQL database, and not a file?"""
    return where.startswith(SCHEMES)


class Postgres(Database):
    """A database of PostgreSQL, which any number of processes share."""

    shared = True

    def __init__(self, address: str) -> None:
        if find_spec("psycopg") is None:
            raise StorageError("PostgreSQL needs the extra pg: pip install 'rampart-games[pg]'.")
        try:
            self.url: URL = make_url(address).set(drivername=DRIVER)
        except ArgumentError:
            raise StorageError("The address of the database reads like postgresql://user:password@host/name.") from None
        self.name = self.url.set(drivername="postgresql").render_as_string(hide_password=True)

    def options(self, most: int, **more: Any) -> dict[str, Any]:
        """How an engine keeps its connections; one that was cut is replaced when it is used next."""
        pool = {"pool_size": most, "max_overflow": 0, "pool_timeout": POOL_SECONDS, "pool_pre_ping": True}
        return {"hide_parameters": True, **pool, **more}  # values hold seeds and sessions

    def reader(self) -> AsyncEngine:
        return create_async_engine(self.url, **self.options(READERS, isolation_level="REPEATABLE READ"))

    def quick_reader(self) -> Engine:
        return create_engine(self.url, **self.options(READERS, isolation_level="REPEATABLE READ"))

    def writer(self) -> AsyncEngine:
        return create_async_engine(self.url, **self.options(WRITERS))

    def quick_writer(self) -> Engine:
        return create_engine(self.url, **self.options(1))

    def migrate(self) -> None:
        engine = create_engine(self.url, hide_parameters=True)
        try:
            with engine.begin() as connection:
                connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": MIGRATING})
                upgrade(connection, self.name)
        except DBAPIError as e:
            raise StorageError(f"{self.name} cannot be used: {str(e.orig).strip().splitlines()[0]}") from e
        finally:
            engine.dispose()

    @contextmanager
    def serving(self) -> Iterator[None]:
        yield


def upgrade(connection: Connection, name: str) -> None:
    """Fill an empty database with what there is today; bring an older one there step by step."""
    before, config = revision_of(connection), alembic_config()
    config.attributes["connection"] = connection
    refuse_unknown(name, before)
    if not before:
        if inspect(connection).get_table_names():
            raise StorageError(f"{name} holds tables of something else; Rampart needs a database of its own.")
        schema.metadata.create_all(connection)
        command.stamp(config, "head")
    else:
        command.upgrade(config, "head")
    after = revision_of(connection)
    if before != after:
        log.info("migrated", extra={"before": before, "after": after})
