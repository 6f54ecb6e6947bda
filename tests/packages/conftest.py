"""What is packed for hosts is tried with a PostgreSQL server of its own."""

from tests.machines.conftest import database, postgres_server

__all__ = ["database", "postgres_server"]
