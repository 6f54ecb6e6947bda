"""`rampart admin undo`, `close`, `ban` and `check`: what a keeper does where something has gone wrong."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from rampart.cli.admin import Data, NoTable, TableId, admin, set_role, settings_of, stored_table, with_store
from rampart.cli.stored import replay_stored

if TYPE_CHECKING:
    from rampart.server.storage.store import Store

T = TypeVar("T")


def at_table(data: Data, table: str, work: "Callable[[Store], Coroutine[Any, Any, T]]") -> T:
    """Enter something at a table; a file is written by one process at a time."""
    from rampart.server.basics.refusals import Refused
    from rampart.server.storage.database import StorageError

    async def doing(store: "Store") -> T:
        await stored_table(store, table)
        try:
            done = await work(store)
        except Refused as refused:
            raise NoTable(f"Table {table}: {refused.sentence('en')}") from None
        await asyncio.sleep(0)
        return done

    settings = settings_of(data)
    try:
        with settings.storage.serving():
            return with_store(settings, doing)
    except StorageError as e:
        if "already serving" in str(e):
            raise StorageError("The site is running on this file; stop it first. On PostgreSQL it may run.") from None
        raise


@admin.command("undo")
def undo_choices(
    table: TableId,
    choices: Annotated[int, typer.Option(help="How many choices, of whichever seats.", min=1, max=1000)] = 1,
    data: Data = None,
) -> None:
    """Take back the last choices at a table, across dice and secrets; nothing is deleted.

    \b
    Examples:
      rampart admin undo 0a1b2c3d4e5f60718293
      rampart admin undo 0a1b2c3d4e5f60718293 --choices 3
    """
    from rampart.server.play.tending import take_back

    gone = at_table(data, table, lambda store: take_back(store, table, choices))
    print(f"Taken back at table {table}: entries {', '.join(map(str, gone))}.")


@admin.command("close")
def close_table(table: TableId, data: Data = None) -> None:
    """Close a table for good; what was played stays stored.

    \b
    Examples:
      rampart admin close 0a1b2c3d4e5f60718293
    """
    from rampart.server.play.tending import give_up

    at_table(data, table, lambda store: give_up(store, table))
    print(f"Table {table} is closed.")


@admin.command("ban")
def ban_account(
    name: Annotated[str, typer.Argument(help="The name of an account.")],
    data: Data = None,
    lift: Annotated[bool, typer.Option("--lift", help="Take the ban back.")] = False,
) -> None:
    """Ban an account: it is logged out everywhere, and neither it nor its programs come in again.

    \b
    Examples:
      rampart admin ban Eve
      rampart admin ban Eve --lift
    """
    set_role(data, name, "" if lift else "banned")
    print(f"{name} may come in again." if lift else f"{name} is banned; a running site heeds it within a minute.")


@admin.command("check")
def check_site(data: Data = None) -> None:
    """Check the database and play every stored game again; exit 1 where something is wrong. Nothing is changed.

    \b
    Examples:
      rampart admin check
    """
    from rampart.server.storage import sqlite

    settings = settings_of(data)
    if not settings.storage.shared:
        sqlite.check(settings.database)
    replay_stored(data)
