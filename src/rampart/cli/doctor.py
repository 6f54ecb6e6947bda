"""`rampart doctor`: what is installed here, and whether it fits together."""

import json
import platform
import re
import shutil
import sqlite3
import sys
from contextlib import closing
from importlib.metadata import PackageNotFoundError, requires, version
from typing import Annotated, Final, NamedTuple

import typer
from rich.table import Table
from rich.text import Text

import rampart
import rampart.compiled
from rampart.cli import smoke
from rampart.cli.frame import FAILED, printer
from rampart.server.config import Settings
from rampart.server.workers.compiling import copy_of_checkout, obstacle

DISTRIBUTION: Final = "rampart-games"
BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
REQUIREMENT: Final = re.compile(r"([\w.-]+)(?:\[.*?\])?\s*(?:>=\s*([\d.]+))?")


class Finding(NamedTuple):
    """One thing that was looked at; a problem is a sentence, '' if all is well."""

    what: str
    is_: str
    problem: str = ""


def doctor(
    as_json: Annotated[bool, typer.Option("--json", help="Print it as JSON.")] = False,
    deep: Annotated[bool, typer.Option("--deep", help="Also play every game and serve the site once.")] = False,
) -> None:
    """Check the installation; exit 1 if something is wrong.

    \b
    Examples:
      rampart doctor
      rampart doctor --deep    # plays a game of each kind, and serves the site once
      rampart doctor --json
    """
    findings = [python(), own(), compiled(), *dependencies(), *games(), bots(), database(), browser(), terminal()]
    if deep:
        findings += [Finding(f"{name}, played", "a whole game", smoke.trouble_with(name)) for name in rampart.games()]
        findings.append(Finding("Site", "served once", smoke.site_trouble()))
    problems = [finding.problem for finding in findings if finding.problem]
    if as_json:
        looked_at = [{"what": f.what, "is": f.is_, "problem": f.problem} for f in findings]
        print(json.dumps({"healthy": not problems, "findings": looked_at}, indent=2, ensure_ascii=False))
    else:
        show(findings, problems)
    if problems:
        raise typer.Exit(FAILED)


def show(findings: list[Finding], problems: list[str]) -> None:
    """The findings as a list, and the sum of them."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for f in findings:
        mark = Text("!!", "bold red") if f.problem else Text("ok", "green")
        table.add_row(mark, f.what, Text(f"{f.is_}{'. ' if f.is_ and f.problem else ''}{f.problem}"))
    console = printer()
    console.print(table)
    if problems:
        console.print(Text(f"{len(problems)} of {len(findings)} checks found a problem.", "bold red"))
    else:
        console.print(Text("All is well.", "green"))


def python() -> Finding:
    return Finding("Python", f"{platform.python_version()} at {sys.executable}")


def own() -> Finding:
    return Finding("rampart", rampart.__version__)


def compiled() -> Finding:
    """Whether the rules run compiled, and whether they are those of the sources."""
    mode = "compiled" if rampart.COMPILED else "interpreted (`make compiled` builds a faster copy)"
    return Finding("Rules", mode, rampart.compiled.stale())


def dependencies() -> list[Finding]:
    """The packages that a base install needs."""
    try:
        wanted = requires(DISTRIBUTION) or []
    except PackageNotFoundError:
        return [Finding("Packages", "", f"{DISTRIBUTION} is not installed, only its source is on the path.")]
    return [dependency(text) for text in wanted if ";" not in text]  # what stands behind it limits it to an extra


def dependency(requirement: str) -> Finding:
    """One package against its requirement."""
    found = REQUIREMENT.match(requirement)
    assert found is not None
    name, least = found.groups()
    try:
        installed = version(name)
    except PackageNotFoundError:
        return Finding(name, "", f"It is missing; {requirement} is needed.")
    if least and numbers(installed) < numbers(least):
        return Finding(name, installed, f"It is too old; {requirement} is needed.")
    return Finding(name, installed)


def numbers(version_text: str) -> list[int]:
    return [int(n) for n in re.findall(r"\d+", version_text)[:3]]


def games() -> list[Finding]:
    """Every game that lies in the package, loaded and set up once."""
    return [game(name) for name in rampart.games()]


def game(name: str) -> Finding:
    """Whether one game can be set up."""
    try:
        entry = rampart.game(name)
        entry.new()
    except Exception as e:  # whatever is wrong with it, the others are still to be looked at
        return Finding(name, "", f"The game cannot be set up ({type(e).__name__}: {e}).")
    return Finding(name, f"{entry.title}, rules version {entry.version}")


def bots() -> Finding:
    """Whether the bots of the site play compiled."""
    if rampart.COMPILED:
        return Finding("Bots", "play compiled: this install is")
    why_not = obstacle()
    if why_not:
        return Finding("Bots", f"play interpreted, several times slower. {why_not}")
    copy = copy_of_checkout()
    if (copy / rampart.compiled.RECORD).is_file() and not rampart.compiled.mismatch(copy):
        return Finding("Bots", f"play compiled on the site, by the copy in {copy}")
    return Finding("Bots", "will play compiled on the site: `rampart serve` builds the copy when it starts")


def database() -> Finding:
    """Where the site keeps its tables, if it has been started already."""
    file = Settings().database
    if not file.is_file():
        return Finding("Database", f"none yet; `rampart serve` makes it at {file}")
    shown = f"{file}, {file.stat().st_size / 1e6:.1f} MB"
    try:
        with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as connection:
            connection.execute("SELECT count(*) FROM sqlite_master")
    except sqlite3.Error as e:
        return Finding("Database", shown, f"It cannot be read: {e}.")
    return Finding("Database", shown)


def browser() -> Finding:
    """The browser that tests of the page drive; it is not needed to play."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    return Finding("Browser", f"found at {found}" if found else "no Chromium found; only the browser tests need it")


def terminal() -> Finding:
    """Whether the terminal can show the letters of all languages."""
    encoding = sys.stdout.encoding or "unknown"
    width = shutil.get_terminal_size().columns
    if "utf" not in encoding.lower():
        return Finding("Terminal", f"{encoding}, {width} columns; letters outside it are shown as question marks")
    return Finding("Terminal", f"{encoding}, {width} columns")
