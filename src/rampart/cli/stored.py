"""All games that a site has stored, or all records in a folder, played again: `rampart replay --all`."""

import asyncio
from pathlib import Path

import typer
from rich.text import Text

from rampart.cli.files import game_of, read_record
from rampart.cli.frame import FAILED, printer, side_printer
from rampart.kernel.errors import RampartError, StaleRecord
from rampart.kernel.history import entries


def replay_stored(data: Path | None) -> None:
    """Play every stored game again; exit 1 if one of them does not come to what is stored."""
    from rampart.cli.admin import settings_of
    from rampart.server.tables.audit import check_all

    settings = settings_of(data)

    async def check() -> tuple[int, int, int, int]:
        tables = made = faults = older = 0
        with side_printer().status("Replaying ..."):
            async for checked in check_all(settings):
                tables += 1
                made += checked.entries
                if checked.older:
                    older += 1
                    told = f"Table {checked.table} ({checked.game}): older rules, replayed by Rampart {checked.older}."
                    printer().print(Text(told, "yellow"), soft_wrap=True)
                if checked.problem:
                    faults += 1
                    printer().print(Text(f"Table {checked.table} ({checked.game}): {checked.problem}.", "bold red"))
        return tables, made, faults, older

    settings.storage.migrate()  # a database of an older version is brought up to date first, as for every command
    tables, choices, faults, older = asyncio.run(check())
    finish(f"{tables} tables with {choices} entries replayed", faults, older)


def replay_folder(folder: Path) -> None:
    """Play every record in a folder, and in those below it; exit 1 if one of them does not replay."""
    if not folder.is_dir():
        raise typer.BadParameter(f"{folder} is no folder; without --all a single record is replayed.")
    records = choices = faults = older = 0
    for path in sorted(folder.rglob("*.json")):
        try:
            record = read_record(str(path))
            if not {"game", "rules", "choices"} <= record.keys():  # something else that lies there
                continue
            records += 1
            choices += len(entries(game_of(record, str(path)).replay(record).last))
            continue
        except StaleRecord as e:
            release = e.about.get("release", "")
            older, told = older + bool(release), "" if release else str(e)
        except RampartError as e:
            told = str(e)
        if told:
            faults += 1
            printer().print(Text(f"{path}: {told}", "bold red"), soft_wrap=True)
    finish(f"{records} records with {choices} choices replayed", faults, older)


def finish(told: str, faults: int, older: int) -> None:
    """Sum up; exit 1 where something is wrong."""
    sound = f"{faults} of them with faults" if faults else "all sound"
    sound += f", {older} left to older releases" if older else ""
    printer().print(Text(f"{told}, {sound}.", "red" if faults else "green"))
    if faults:
        raise typer.Exit(FAILED)
