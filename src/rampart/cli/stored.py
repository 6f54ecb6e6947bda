"""All games that a site has stored, played again: `rampart replay --all`."""

import asyncio
from pathlib import Path

import typer
from rich.text import Text

from rampart.cli.frame import FAILED, printer, side_printer


def replay_stored(data: Path | None) -> None:
    """Play every stored game again; exit 1 if one of them does not come to what is stored."""
    from rampart.cli.admin import settings_of
    from rampart.server.tables.audit import check_all

    settings = settings_of(data)

    async def check() -> tuple[int, int, int]:
        tables = entries = faults = 0
        with side_printer().status("Replaying ..."):
            async for checked in check_all(settings):
                tables += 1
                entries += checked.entries
                if checked.problem:
                    faults += 1
                    printer().print(Text(f"Table {checked.table} ({checked.game}): {checked.problem}.", "bold red"))
        return tables, entries, faults

    tables, entries, faults = asyncio.run(check())
    sound = f"{faults} of them with faults" if faults else "all sound"
    printer().print(Text(f"{tables} tables with {entries} entries replayed, {sound}.", "red" if faults else "green"))
    if faults:
        raise typer.Exit(FAILED)
