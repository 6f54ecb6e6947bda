"""The database of a site: a file of SQLite for one process, or PostgreSQL, by its address, for any number of them."""

from abc import ABC, abstractmethod
from contextlib import AbstractContextManager
from pathlib import Path

from sqlalchemy import Engine
from sqlalchemy.ext.asyncio import AsyncEngine

from rampart.kernel.errors import RampartError


class StorageError(RampartError):
    """The database, or the folder it lies in, cannot be used; the sentence says why."""


class Database(ABC):
    """What the store needs of a database; each kind has a module of its own."""

    shared = False  # may other processes write to it while the site runs?
    name = ""  # for people to read, without secrets

    @abstractmethod
    def reader(self) -> AsyncEngine:
        """With which the running site reads: a transaction sees everything as it stood at one moment."""

    @abstractmethod
    def writer(self) -> AsyncEngine:
        """With which it writes, beside choices."""

    @abstractmethod
    def quick_reader(self) -> Engine:
        """For what is asked often: in a thread, where several questions are one trip."""

    @abstractmethod
    def quick_writer(self) -> Engine:
        """For what is written at every choice: in a thread of its own, where a transaction is one trip."""

    @abstractmethod
    def migrate(self) -> None:
        """Bring it to the present schema, one process at a time; an empty one is filled."""

    @abstractmethod
    def serving(self) -> AbstractContextManager[None]:
        """Be a process that serves its tables."""


def database_of(where: Path | str | Database) -> Database:
    """The database at an address of PostgreSQL, or in a file."""
    from rampart.server.storage.postgres import Postgres, is_address
    from rampart.server.storage.sqlite import SqliteFile

    if isinstance(where, Database):
        return where
    return Postgres(str(where)) if is_address(str(where)) else SqliteFile(Path(where))
