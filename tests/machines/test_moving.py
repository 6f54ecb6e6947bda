"""A site moves from its file to PostgreSQL and back, and nothing is lost on the way."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select
from typer.testing import CliRunner

from rampart.cli import app
from rampart.server.config import Settings
from rampart.server.site import Site
from rampart.server.storage import schema
from rampart.server.storage.carrying import carried, carry, fingerprint
from rampart.server.storage.database import Database, StorageError, database_of
from rampart.server.storage.postgres import Postgres
from rampart.server.storage.sqlite import SqliteFile
from rampart.server.tables.opening import Wish


def filled(folder: Path) -> SqliteFile:
    """A site with an account's worth of everything: people, a running table with entries, words."""

    async def fill() -> None:
        site = Site(Settings(folder=folder, pace=0.0, limits=0))
        await site.start()
        person = (await site.people.welcome())[0].person
        done = await site.acts.open(person, Wish("dragon", 2, {}, ("me", "me"), start=True))
        for n in range(12):
            room = await site.rooms.get(done.table)
            seat = room.must_state().deciders[0]
            s = room.drafted(seat)
            key = s.key(s.options(seat)[0], seat)
            await site.acts.choose(done.table, person.id, seat, room.decision_id, key, f"key-{n:08}")
        await site.acts.act(done.table, person, "chat", "chat-0001", {"text": "Žluťoučký kůň 🐎"})
        await site.stop()

    asyncio.run(fill())
    return SqliteFile(Settings(folder=folder).database)


def fingerprints(database: Database) -> dict[str, tuple[int, int]]:
    """What is in a database."""
    engine = database.quick_reader()
    with engine.begin() as db:
        found = {table.name: fingerprint(db, table) for table in carried()}
    engine.dispose()
    return found


def test_a_site_moves_to_postgresql_and_back_row_by_row(database: str, tmp_path: Path) -> None:
    old, new = filled(tmp_path / "old"), Postgres(database)
    counts = carry(old, new)
    before = fingerprints(old)
    assert before == fingerprints(new)
    assert counts["entries"] >= 14 and counts["people"] == 1
    back = SqliteFile(tmp_path / "back.sqlite")
    carry(new, back)
    assert fingerprints(back) == before


def test_the_table_goes_on_where_it_was(database: str, tmp_path: Path) -> None:
    carry(filled(tmp_path / "old"), Postgres(database))

    async def go_on() -> int:
        site = Site(Settings(folder=tmp_path / "new", database_url=database, pace=0.0, limits=0))
        await site.start()
        try:
            async with site.store.reading() as db:
                table, person = (await db.execute(select(schema.tables.c.id, schema.tables.c.host))).one()
            room = await site.rooms.get(table)
            seat, before = room.must_state().deciders[0], room.seq
            s = room.drafted(seat)
            key = s.key(s.options(seat)[0], seat)
            await site.acts.choose(table, person, seat, room.decision_id, key, "after-the-move")
            return (await site.rooms.get(table)).seq - before
        finally:
            await site.stop()

    assert asyncio.run(go_on()) == 1


def test_a_database_with_something_in_it_is_left_alone(database: str, tmp_path: Path) -> None:
    old, new = filled(tmp_path / "old"), Postgres(database)
    carry(old, new)
    before = fingerprints(new)
    with pytest.raises(StorageError, match="is not empty"):
        carry(old, new)
    assert fingerprints(new) == before


def test_the_command_moves_a_site(database: str, tmp_path: Path) -> None:
    filled(tmp_path / "old")
    done = CliRunner().invoke(app, ["admin", "move", database, "--data", str(tmp_path / "old")])
    assert done.exit_code == 0, done.output
    assert "Moved" in done.output and "1 tables of players" in done.output
    listed = CliRunner().invoke(app, ["admin", "list", "--json"], env={"RAMPART_DATABASE": database})
    assert listed.exit_code == 0 and '"game": "dragon"' in listed.output
    backup = CliRunner().invoke(
        app, ["admin", "backup", str(tmp_path / "b.sqlite")], env={"RAMPART_DATABASE": database}
    )
    assert backup.exit_code == 0, backup.output
    assert fingerprints(SqliteFile(tmp_path / "b.sqlite")) == fingerprints(Postgres(database))


def test_an_address_that_leads_nowhere_is_told_without_its_password(tmp_path: Path) -> None:
    nowhere = database_of("postgresql://rampart:secret@127.0.0.1:1/rampart")
    with pytest.raises(StorageError) as found:
        nowhere.migrate()
    assert "127.0.0.1" in str(found.value) and "secret" not in str(found.value)


def test_a_database_of_something_else_is_left_alone(database: str) -> None:
    engine = Postgres(database).quick_writer()
    with engine.begin() as db:
        db.exec_driver_sql("CREATE TABLE shop (id integer)")
    engine.dispose()
    with pytest.raises(StorageError, match="a database of its own"):
        Postgres(database).migrate()


def test_the_tables_are_those_that_migrations_make(database: str, tmp_path: Path) -> None:
    """A new PostgreSQL database is made from the schema, a file by all migrations: both have the same tables."""
    from sqlalchemy import inspect

    file = SqliteFile(tmp_path / "new.sqlite")
    file.migrate()
    Postgres(database).migrate()
    there, here = Postgres(database).quick_reader(), file.quick_reader()
    try:
        for table in inspect(here).get_table_names():
            columns = [[column["name"] for column in inspect(one).get_columns(table)] for one in (here, there)]
            assert sorted(columns[0]) == sorted(columns[1]), table
    finally:
        there.dispose()
        here.dispose()
