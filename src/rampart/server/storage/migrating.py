"""Migrations: where alembic finds them, and which of them a database has seen."""

from pathlib import Path

from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from rampart.server.storage.database import StorageError

MIGRATIONS = Path(__file__).parent / "migrations"


def alembic_config() -> Config:
    """Where alembic finds the migrations."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def revision_of(connection: Connection) -> str:
    """The migration a database is at, '' for an empty one."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def refuse_unknown(name: str, revision: str) -> None:
    """A database written by a newer version is left alone."""
    known = {script.revision for script in ScriptDirectory.from_config(alembic_config()).walk_revisions()}
    if revision and revision not in known:
        raise StorageError(f"{name} was written by a newer version of Rampart (revision {revision}).")
