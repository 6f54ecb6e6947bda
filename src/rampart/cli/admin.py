"""`rampart admin`: look after the tables of a site: list, show, export, import, passwords, backup, restore."""

import asyncio
import json
import os
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.table import Table as Grid
from rich.text import Text

from rampart.cli.files import read_record, write_whole
from rampart.cli.frame import Commands, printer
from rampart.kernel.errors import RampartError

if TYPE_CHECKING:
    from rampart.server.config import Settings
    from rampart.server.storage.store import Store, Stored

T = TypeVar("T")
Data = Annotated[
    Path | None, typer.Option("--data", help="The folder of the site.", metavar="DIR", show_default="as for serve")
]
TableId = Annotated[str, typer.Argument(help="The id of the table, as in its address.", metavar="TABLE")]

admin = typer.Typer(name="admin", cls=Commands, no_args_is_help=True, help="Look after the tables of a site.")


class NoTable(RampartError):
    """There is no such table, or no site."""


class NoAccount(RampartError):
    """There is no such account."""


def settings_of(data: Path | None) -> "Settings":
    """The settings of the site in a folder, or in the database that RAMPART_DATABASE names."""
    from rampart.server.config import Settings, default_folder

    address = "" if data is not None else os.environ.get("RAMPART_DATABASE", "")
    settings = Settings(folder=data or default_folder(), database_url=address)
    if not settings.storage.shared and not settings.database.is_file():
        raise NoTable(f"There is no site in {settings.folder}; --data names its folder.")
    return settings


def with_store(settings: "Settings", work: "Callable[[Store], Coroutine[Any, Any, T]]") -> T:
    """Do something with the store of a site."""
    from rampart.server.storage.store import Store

    database = settings.storage

    async def doing() -> T:
        store = Store(database)
        try:
            return await work(store)
        finally:
            await store.close()

    database.migrate()
    return asyncio.run(doing())


async def stored_table(store: "Store", table: str) -> "Stored":
    stored = await store.load(table)
    if stored is None:
        raise NoTable(f"There is no table {table}; `rampart admin list` names them.")
    return stored


@admin.command("list")
def list_tables(
    data: Data = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print it as JSON.")] = False,
) -> None:
    """List all tables, the one that changed last first.

    \b
    Examples:
      rampart admin list
      rampart admin list --json
    """
    from rampart.server.basics.model import Status

    settings = settings_of(data)
    tables = with_store(settings, lambda store: store.tables(*Status, listed=False, limit=1_000_000))
    if as_json:
        rows = [
            {"id": t.id, "game": t.game, "status": t.status, "entries": t.seq, "seats": [s.name for s in t.seats]}
            for t in tables
        ]
        print(json.dumps(rows, indent=1, ensure_ascii=False))
        return
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    grid.add_column("table", min_width=20, no_wrap=True)
    for name in ("game", "status", "entries", "changed", "seats"):
        grid.add_column(name)
    for t in tables:
        changed = time.strftime("%Y-%m-%d %H:%M", time.localtime(t.changed))
        grid.add_row(t.id, t.game, t.status, str(t.seq), changed, Text(", ".join(s.name or "-" for s in t.seats)))
    printer().print(grid)


@admin.command("show")
def show_table(table: TableId, data: Data = None) -> None:
    """Show a table: its entries and its whole position, secrets included.

    \b
    Examples:
      rampart admin show 0a1b2c3d4e5f60718293
    """
    from rampart.server.tables.room import Room

    stored = with_store(settings_of(data), lambda store: stored_table(store, table))
    room = Room(stored)
    room.replay(stored)
    for entry in stored.entries:
        at = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(entry.at))
        who = f"seat {entry.seat}" if entry.seat >= 0 else "table"
        print(f"{entry.seq:5} {at}  {entry.kind:9} {who:8} {json.dumps(entry.data, ensure_ascii=False)}")
    if room.state is not None:
        print(json.dumps(room.state.document(), indent=1, ensure_ascii=False))


@admin.command("ratings")
def rate_again(
    data: Data = None,
    write: Annotated[bool, typer.Option("--write", help="Store what was found.")] = False,
) -> None:
    """Rate all stored games again, and say whether the stored ratings follow from them; exit 1 where they do not.

    \b
    Examples:
      rampart admin ratings
      rampart admin ratings --write
    """
    from rampart.server.community.ratings import recompute

    found = with_store(settings_of(data), lambda store: recompute(store, write))
    for who in found.different:
        print(f"different: {who}")
    print(f"{found.games} rated games, {found.people} ratings, {len(found.different)} different")
    if found.different and not write:
        raise typer.Exit(1)


@admin.command("export")
def export_table(
    table: TableId,
    out: Annotated[Path | None, typer.Argument(help="The file; else it is printed.", metavar="[FILE]")] = None,
    data: Data = None,
    record: Annotated[bool, typer.Option("--record", help="Only the record of the game.")] = False,
) -> None:
    """Export a table with all its entries, or the record of its game.

    \b
    Examples:
      rampart admin export 0a1b2c3d4e5f60718293 table.json
      rampart admin export 0a1b2c3d4e5f60718293 --record
    """
    from rampart.server.tables.archive import exported, whole_record
    from rampart.server.tables.room import Room

    stored = with_store(settings_of(data), lambda store: stored_table(store, table))
    content = exported(stored)
    if record:
        room = Room(stored)
        room.replay(stored)
        if room.state is None:
            raise NoTable(f"The game at table {table} has not started.")
        content = whole_record(room)
    text = json.dumps(content, indent=1, ensure_ascii=False) + "\n"
    if out is None:
        print(text, end="")
    else:
        write_whole(out, text)


@admin.command("import")
def import_table(
    file: Annotated[str, typer.Argument(help="What was exported, or a record; - reads standard input.")],
    data: Data = None,
) -> None:
    """Import a table or a record; it gets an id of its own, which is printed.

    \b
    Examples:
      rampart admin import table.json
    """
    from rampart.server.tables.archive import imported

    stored = imported(read_record(file))
    with_store(settings_of(data), lambda store: store.create(stored))
    print(stored.table.id)


@admin.command("backup")
def make_backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    data: Data = None,
) -> None:
    """Copy the whole database to a file, also while the site is running.

    \b
    Examples:
      rampart admin backup monday.sqlite
    """
    from rampart.server.storage import sqlite

    settings = settings_of(data)
    if settings.storage.shared:
        carry_to_file(settings, file)
    else:
        sqlite.backup(settings.database, file)
    print(f"Backed up to {file}.")


def carry_to_file(settings: "Settings", file: Path) -> None:
    """Write what is in a PostgreSQL database to a file, which can be served or restored like any other."""
    from rampart.server.storage.carrying import carry
    from rampart.server.storage.database import StorageError
    from rampart.server.storage.sqlite import SqliteFile

    if file.exists():
        raise StorageError(f"{file} is there already; a backup needs a new file.")
    part = file.with_name(f"{file.name}.part")
    try:
        carry(settings.storage, SqliteFile(part))
        part.replace(file)
    finally:
        for end in ("", "-wal", "-shm"):
            Path(f"{part}{end}").unlink(missing_ok=True)


@admin.command("move")
def move_site(
    target: Annotated[str, typer.Argument(help="An empty PostgreSQL database.", metavar="URL")],
    data: Data = None,
) -> None:
    """Move a site from its file to PostgreSQL, while it is not running; the file stays as it is.

    Every row is compared after it was copied; if one differs, nothing is changed.

    \b
    Examples:
      rampart admin move postgresql://rampart:secret@db.example.org/rampart
    """
    from rampart.server.config import Settings, default_folder
    from rampart.server.storage.carrying import carry
    from rampart.server.storage.database import StorageError, database_of
    from rampart.server.storage.sqlite import SqliteFile, serving

    settings = Settings(folder=data or default_folder())
    if not settings.database.is_file():
        raise NoTable(f"There is no site in {settings.folder}; --data names its folder.")
    database = database_of(target)
    if not database.shared:
        raise StorageError("The address of the new database reads like postgresql://user:password@host/name.")
    with serving(settings.folder), printer().status("Moving ...") as status:
        counts = carry(
            SqliteFile(settings.database), database, lambda name, rows: status.update(f"Moving {name}: {rows:,} rows")
        )
    print(
        f"Moved {sum(counts.values()):,} rows, {counts['tables']:,} tables of players among them, to {database.name}."
    )
    print("Serve it with: rampart serve --database URL")


@admin.command("restore")
def restore_backup(
    file: Annotated[Path, typer.Argument(help="A file that `backup` has written.")],
    data: Data = None,
) -> None:
    """Put a backup in the place of the database, while the site is not running; the old one is kept.

    \b
    Examples:
      rampart admin restore monday.sqlite
    """
    from rampart.server.config import Settings, default_folder
    from rampart.server.storage import sqlite
    from rampart.server.storage.carrying import carry

    address = "" if data is not None else os.environ.get("RAMPART_DATABASE", "")
    settings = Settings(folder=data or default_folder(), database_url=address)
    if settings.storage.shared:
        sqlite.check(file)
        carry(sqlite.SqliteFile(file), settings.storage)
        print(f"Restored from {file}.")
        return
    kept = sqlite.restore(settings.database, file)
    print(f"Restored from {file}." + (f" What was there before is kept in {kept}." if kept else ""))


@admin.command("passwords")
def passwords(
    name: Annotated[str, typer.Argument(help="The name of an account; all are listed without one.")] = "",
    data: Data = None,
    url: Annotated[str, typer.Option(help="The address under which people find the site.")] = "http://localhost:8000",
) -> None:
    """Print a link by which someone who has lost the password logs in once, or list all accounts.

    \b
    Examples:
      rampart admin passwords
      rampart admin passwords Hana --url https://games.example.org
    """
    from rampart.server.basics.mail import Mail
    from rampart.server.people.accounts import Accounts
    from rampart.server.people.guests import People
    from rampart.server.people.passwords import login_of
    from rampart.server.storage.dues import Dues
    from rampart.server.storage.ledger import Ledger

    async def work(store: "Store") -> list[str]:
        ledger = Ledger(store)
        if not name:
            return [account.person.name for account in await ledger.everyone()]
        account = await ledger.by_login(login_of(name))
        if account is None:
            raise NoAccount(f"There is no account {name!r}; `rampart admin passwords` lists them.")
        return [await Accounts(ledger, People(store), Dues(store), Mail("", ""), url).link(account.person)]

    for line in with_store(settings_of(data), work):
        print(line)


@admin.command("role")
def give_role(
    name: Annotated[str, typer.Argument(help="The name of an account.")],
    role: Annotated[str, typer.Argument(help="owner, moderator, banned, or none.")],
    data: Data = None,
) -> None:
    """Make an account an owner or a moderator, who see reports and ban, or ban it; none takes that back.

    \b
    Examples:
      rampart admin role Hana moderator
      rampart admin role Eve banned
    """
    if role not in ("owner", "moderator", "banned", "none"):
        raise NoAccount(f"A role is owner, moderator, banned or none, not {role!r}.")
    set_role(data, name, "" if role == "none" else role)
    print(f"{name}: {role}. A running site heeds it within a minute.")


def set_role(data: Path | None, name: str, role: str) -> None:
    """Give an account a role; who is banned is logged out everywhere."""
    from rampart.server.people.passwords import login_of
    from rampart.server.storage.ledger import Ledger

    async def work(store: "Store") -> None:
        ledger = Ledger(store)
        account = await ledger.by_login(login_of(name))
        if account is None:
            raise NoAccount(f"There is no account {name!r}; `rampart admin passwords` lists them.")
        await ledger.set_role(account.person.id, role)
        if role == "banned":
            await ledger.end_all(account.person.id)
        await store.say(f"person {account.person.id}")

    with_store(settings_of(data), work)
