"""The store: what was acknowledged is there, once, and nothing else."""

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import event

from rampart.server.basics.model import Draft, Entry, EntryKind, Preferences, Status
from rampart.server.people.guests import hashed
from rampart.server.storage import schema, sqlite
from rampart.server.storage.database import StorageError
from rampart.server.storage.migrating import alembic_config
from rampart.server.storage.store import Addition, Conflict, Stored
from rampart.server.tables.opening import Wish, open_table
from tests.server.house import House, refused, staged


async def new_table(house: House) -> Stored:
    stored = open_table(await house.guest(), Wish("dragon", 2))
    await house.store.create(stored)
    return stored


def chat(seq: int, key: str) -> Entry:
    return Entry(seq, EntryKind.CHAT, 0, "somebody", {"text": "Hello", "name": "Ann"}, 1.5, key)


@staged
async def test_a_table_comes_back_as_it_was_stored(house: House) -> None:
    stored = await new_table(house)
    assert await house.store.load(stored.table.id) == stored
    assert await house.store.table(stored.table.id) == stored.table
    assert await house.store.load("nowhere") is None


@staged
async def test_a_number_or_a_key_is_stored_once(house: House) -> None:
    stored = await new_table(house)
    table = stored.table
    after = replace(table, seq=2)
    await house.store.append(Addition(table, after, [chat(2, "first-key")]))
    with pytest.raises(Conflict):
        await house.store.append(Addition(table, after, [chat(2, "second-key")]))
    with pytest.raises(Conflict):
        await house.store.append(Addition(after, replace(after, seq=3), [chat(3, "first-key")]))
    draft = Draft(0, "somebody", 2, "d1", ("a",), 2.0, "draft-key")
    await house.store.append(Addition(after, after, [], draft, 1))
    with pytest.raises(Conflict):
        await house.store.append(Addition(after, after, [], draft, 2))
    again = await house.store.load(table.id)
    assert again is not None
    assert [entry.key for entry in again.entries] == ["~sit-0", "first-key"]
    assert again.drafts == [draft]
    assert again.table.seq == 2


@staged
async def test_an_addition_is_stored_whole_or_not_at_all(house: House) -> None:
    table = (await new_table(house)).table
    with pytest.raises(Conflict):
        await house.store.append(Addition(table, replace(table, seq=3, name="New"), [chat(2, "x"), chat(2, "y")]))
    again = await house.store.load(table.id)
    assert again is not None
    assert (again.table, len(again.entries)) == (table, 1)


@staged
async def test_one_conflict_does_not_harm_what_is_stored_at_the_same_time(house: House) -> None:
    tables = [(await new_table(house)).table for _ in range(8)]
    await house.store.append(Addition(tables[3], replace(tables[3], seq=2), [chat(2, "earlier")]))
    additions = [Addition(table, replace(table, seq=2), [chat(2, "the-key")]) for table in tables]
    results = await asyncio.gather(*map(house.store.append, additions), return_exceptions=True)
    assert [type(result) for result in results] == [Conflict if n == 3 else type(None) for n in range(8)]
    for n, table in enumerate(tables):
        again = await house.store.load(table.id)
        assert again is not None
        assert again.entries[-1].key == ("earlier" if n == 3 else "the-key")


@staged
async def test_the_lobby_finds_tables_by_their_state_and_people(house: House) -> None:
    ann, ben = await house.guests(2)
    opened = (await house.acts.open(ann, Wish("dragon", 2))).table
    hidden = (await house.acts.open(ann, Wish("dragon", 2, listed=False))).table
    running = await house.table("dragon", [ann, ben])
    assert [table.id for table in await house.store.tables(Status.OPEN)] == [opened]
    assert {table.id for table in await house.store.tables(Status.OPEN, listed=False)} == {opened, hidden}
    [found] = await house.store.tables(Status.PLAYING)
    assert (found.id, found.deciders) == (running, (await house.room(running)).table.deciders)
    assert {table.id for table in await house.store.tables_of(ann.id)} == {opened, hidden, running}
    assert [table.id for table in await house.store.tables_of(ben.id)] == [running]


# ---- people


@staged
async def test_a_session_is_known_by_its_token_until_it_is_ended(house: House) -> None:
    session, cookie = await house.people.welcome()
    assert await house.people.session(cookie) == session
    await house.restart()
    assert await house.people.session(cookie) == session
    for wrong in ("", "guess", cookie[:-1], hashed(cookie), cookie * 10):
        assert await house.people.session(wrong) is None
    await house.people.leave(session.token)
    assert await house.people.session(cookie) is None
    await house.restart()
    assert await house.people.session(cookie) is None
    assert await house.people.person(session.person.id) == session.person


@staged
async def test_a_person_is_changed_and_remembered(house: House) -> None:
    session, cookie = await house.people.welcome("pl")
    changed = await house.people.change(session.person, "  Zoë ", {"theme": "night", "sounds": True})
    assert changed.name == "Zoë"
    assert changed.preferences == Preferences(lang="pl", theme="night", sounds=True)
    await house.restart()
    again = await house.people.session(cookie)
    assert again is not None
    assert again.person == changed
    with refused("bad_name"):
        await house.people.change(changed, " \u200e ", {})
    with refused("bad_field"):
        await house.people.change(changed, None, {"theme": "neon"})
    assert (await house.people.person(changed.id)) == changed


@staged
async def test_changes_that_come_at_once_are_all_kept(house: House) -> None:
    session, _ = await house.people.welcome()
    wishes = [{"theme": "night"}, {"sounds": True}, {"moments": {"dragon/x": "ask"}}, {"moments": {"dragon/y": "pass"}}]
    await asyncio.gather(*(house.people.change(session.person, None, wish) for wish in wishes))
    moments = {"dragon/x": "ask", "dragon/y": "pass"}
    kept = await house.store.person(session.person.id)
    assert kept is not None
    assert kept.preferences == Preferences(theme="night", sounds=True, moments=moments)
    assert await house.people.person(kept.id) == kept


@staged
async def test_nobody_takes_the_name_of_another_at_the_table(house: House) -> None:
    people = await house.guests(2)
    shared, own = await house.table("dragon", people), await house.table("dragon", people[1:] * 2)
    changed = await house.people.change(people[1], people[0].name, {})
    house.rooms.person_changed(people[1], changed)
    for _ in range(2):
        assert (await house.room(shared)).names("en") == [person.name for person in people]
        assert (await house.room(own)).names("en")[0] == people[0].name
        await house.restart()


@staged
async def test_sessions_that_are_long_unused_leave_the_memory(house: House) -> None:
    most = house.people.sessions.most = house.people.people.most = 3
    known = [await house.people.welcome() for _ in range(6)]
    assert len(house.people.sessions) == most
    assert len(house.people.people) == most
    for session, cookie in known:
        assert await house.people.session(cookie) == session


# ---- the file


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    file = tmp_path / "rampart.sqlite"
    sqlite.migrate(file)
    engine = sqlite.plain_engine(file)
    with engine.connect() as connection:
        config = alembic_config()
        config.attributes["connection"] = connection
        command.check(config)
    engine.dispose()


def test_an_empty_database_is_refused_with_the_way_out(tmp_path: Path) -> None:
    file = tmp_path / "rampart.sqlite"
    file.touch()
    with pytest.raises(StorageError, match=r"is empty.*rampart admin restore"):
        sqlite.migrate(file)
    assert file.stat().st_size == 0, "nothing is started afresh by itself"
    file.unlink()
    sqlite.migrate(file)
    rest = tmp_path / "rampart.sqlite-wal"
    file.unlink()
    rest.write_bytes(b"the last choices")
    with pytest.raises(StorageError, match="is missing"):
        sqlite.migrate(file)


def test_a_new_database_takes_its_name_when_it_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "rampart.sqlite"
    seen: list[bool] = []
    upgrade = command.upgrade
    monkeypatch.setattr(command, "upgrade", lambda *args: (seen.append(file.exists()), upgrade(*args)))
    (tmp_path / "rampart.sqlite.new").write_bytes(b"left behind by a power cut")
    sqlite.migrate(file)
    assert seen == [False]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["migrate.lock", "rampart.sqlite"]


def test_migrating_again_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "rampart.sqlite"
    sqlite.migrate(file)
    with sqlite3.connect(file) as db:
        before = list(db.iterdump())
    sqlite.migrate(file)
    with sqlite3.connect(file) as db:
        assert list(db.iterdump()) == before


def test_a_migration_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "rampart.sqlite"

    def upgrade(config: object, revision: str) -> None:
        connection = config.attributes["connection"]  # type: ignore[attr-defined]
        connection.exec_driver_sql("CREATE TABLE half (done)")
        raise RuntimeError("the power went out")

    monkeypatch.setattr("alembic.command.upgrade", upgrade)
    with pytest.raises(RuntimeError):
        sqlite.migrate(file)
    with sqlite3.connect(file) as db:
        assert db.execute("SELECT name FROM sqlite_master").fetchall() == []


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "rampart.sqlite"
    sqlite.migrate(file)
    with sqlite3.connect(file) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StorageError, match="newer version"):
        sqlite.migrate(file)


def test_acknowledged_means_on_the_disk(tmp_path: Path) -> None:
    house = House(tmp_path)

    async def pragmas() -> list[object]:
        async with house.store.writing() as db:
            names = ("journal_mode", "synchronous", "foreign_keys")
            found = [(await db.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in names]
        await house.store.close()
        return found

    assert asyncio.run(pragmas()) == ["wal", 2, 1]


def test_a_folder_has_one_server(tmp_path: Path) -> None:
    with sqlite.serving(tmp_path):
        with pytest.raises(StorageError, match="Another server"), sqlite.serving(tmp_path):
            pass
        with pytest.raises(StorageError, match="Another server"):
            sqlite.restore(tmp_path / "rampart.sqlite", backed_up(tmp_path))
    with sqlite.serving(tmp_path):
        pass


def backed_up(folder: Path) -> Path:
    sqlite.migrate(folder / "other" / "rampart.sqlite")
    sqlite.backup(folder / "other" / "rampart.sqlite", folder / "backup.sqlite")
    return folder / "backup.sqlite"


@staged
async def test_a_backup_holds_what_was_stored_and_can_be_restored(house: House) -> None:
    kept = (await new_table(house)).table
    copy = house.file.with_name("copy.sqlite")
    sqlite.backup(house.file, copy)
    lost = (await new_table(house)).table
    await house.store.close()
    old = sqlite.restore(house.file, copy)
    house.begin()
    assert [table.id for table in await house.store.tables(*Status)] == [kept.id]
    assert old is not None
    with sqlite3.connect(old) as db:
        assert {row[0] for row in db.execute("SELECT id FROM tables")} == {kept.id, lost.id}


@pytest.mark.parametrize("content", [b"", b"no database", b"SQLite format 3\x00" + b"x" * 5000])
def test_what_is_no_backup_is_not_restored(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "rampart.sqlite"
    sqlite.migrate(file)
    before = file.read_bytes()
    wrong = tmp_path / "wrong.sqlite"
    wrong.write_bytes(content)
    with pytest.raises(StorageError):
        sqlite.restore(file, wrong)
    with pytest.raises(StorageError):
        sqlite.restore(file, tmp_path / "missing.sqlite")
    assert file.read_bytes() == before


def test_a_backup_does_not_take_the_place_of_the_database(tmp_path: Path) -> None:
    file = tmp_path / "rampart.sqlite"
    sqlite.migrate(file)
    before = file.stat().st_ino, file.read_bytes()
    (tmp_path / "link.sqlite").symlink_to(file)
    for to in (file, tmp_path / "link.sqlite", tmp_path, tmp_path / "nowhere" / "copy.sqlite"):
        with pytest.raises(StorageError):
            sqlite.backup(file, to)
    with pytest.raises(StorageError):
        sqlite.restore(file, file)
    assert (file.stat().st_ino, file.read_bytes()) == before
    assert list(tmp_path.glob("*.part")) == list(tmp_path.parent.glob("*.part")) == []


def test_a_backup_of_a_newer_version_does_not_take_the_place_of_the_database(tmp_path: Path) -> None:
    file = tmp_path / "rampart.sqlite"
    sqlite.migrate(file)
    before = file.read_bytes()
    newer = backed_up(tmp_path)
    with sqlite3.connect(newer) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StorageError, match="newer version"):
        sqlite.restore(file, newer)
    assert file.read_bytes() == before


def test_a_backup_that_cannot_be_copied_leaves_the_database_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "rampart.sqlite"
    sqlite.migrate(file)
    before = file.read_bytes()
    copy, source = sqlite.backup, backed_up(tmp_path)

    def full(of: Path, to: Path) -> None:
        if of == source:
            raise StorageError("database or disk is full")
        copy(of, to)

    monkeypatch.setattr(sqlite, "backup", full)
    with pytest.raises(StorageError, match="full"):
        sqlite.restore(file, source)
    assert file.read_bytes() == before


def test_a_damaged_database_is_said_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "rampart.sqlite"
    file.write_bytes(b"no database" * 1000)
    with pytest.raises(StorageError, match="cannot be used: file is not a database"):
        sqlite.migrate(file)


# ---- questions


@staged
async def test_no_question_of_the_lobby_goes_through_all_tables(house: House) -> None:
    asked: list[str] = []
    person = await house.guest()
    engines = [house.store._reader.sync_engine, house.store._quick]

    def listen(connection: object, cursor: object, statement: str, *more: object) -> None:
        asked.append(statement)

    for engine in engines:
        event.listen(engine, "before_cursor_execute", listen)
    stored = await new_table(house)
    for status in Status:
        await house.store.tables(status)
        await house.store.tables(status, listed=False)
    await house.store.tables_of(person.id)
    await house.store.invited("nowhere")
    await house.store.asked_since(0)
    await house.store.load(stored.table.id)
    await house.store.person_of("nobody")
    await house.store.person(person.id)
    for engine in engines:
        event.remove(engine, "before_cursor_execute", listen)
    questions = sorted({statement for statement in asked if statement.startswith("SELECT")})
    assert len(questions) >= 9
    async with house.store.reading() as db:
        for question in questions:
            nothing = tuple("" for _ in range(question.count("?")))
            plan = [row[3] for row in await db.exec_driver_sql(f"EXPLAIN QUERY PLAN {question}", nothing)]
            scanned = {step.split()[1] for step in plan if step.startswith("SCAN")}
            assert not scanned & set(schema.metadata.tables), (question, plan)
            if "tables.status IN" in question:
                assert not [step for step in plan if "TEMP B-TREE" in step], (question, plan)
