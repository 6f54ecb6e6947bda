"""What is wrong with the storage, in one word that is also the code of a refusal."""

import errno
import sqlite3
from collections.abc import Iterator
from typing import Final

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

STORAGE: Final = (DBAPIError, NoConnection)  # what the store raises where the database fails
KINDS: Final = {
    sqlite3.SQLITE_FULL: "disk_full",
    sqlite3.SQLITE_BUSY: "storage_busy",
    sqlite3.SQLITE_LOCKED: "storage_busy",
    sqlite3.SQLITE_CORRUPT: "storage_damaged",
    sqlite3.SQLITE_NOTADB: "storage_damaged",
    sqlite3.SQLITE_READONLY: "storage_lost",
    sqlite3.SQLITE_IOERR: "storage_lost",
    sqlite3.SQLITE_CANTOPEN: "storage_lost",
    sqlite3.SQLITE_PERM: "storage_lost",
}
STATES: Final = {  # of PostgreSQL; whatever else it says, it cannot be reached
    "53100": "disk_full",
    "53200": "storage_busy",
    "53300": "storage_busy",
    "55P03": "storage_busy",
    "40001": "storage_busy",
    "40P01": "storage_busy",
    "XX001": "storage_damaged",
    "XX002": "storage_damaged",
}


def fault_of(error: BaseException) -> str:
    """The fault behind an error: a full disk, a lock, damage, or a file that is gone; '' for anything else."""
    for cause in causes(error):
        if isinstance(cause, NoConnection):
            return "storage_busy"
        if isinstance(cause, OSError) and cause.errno in (errno.ENOSPC, errno.EDQUOT):
            return "disk_full"
        state = getattr(cause, "sqlstate", None)
        if state is not None or type(cause).__module__.startswith("psycopg"):
            return STATES.get(state or "", "storage_lost")
        code = getattr(cause, "sqlite_errorcode", None)
        if code is not None and code & 0xFF in KINDS:
            return KINDS[code & 0xFF]
    return ""


def causes(error: BaseException | None) -> Iterator[BaseException]:
    """An error and what lies behind it."""
    seen: list[BaseException] = []
    while error is not None and error not in seen:
        seen.append(error)
        yield error
        original = getattr(error, "orig", None)
        if isinstance(original, BaseException):
            yield original
            yield from (cause for cause in (original.__cause__, original.__context__) if cause is not None)
        error = error.__cause__ or error.__context__
