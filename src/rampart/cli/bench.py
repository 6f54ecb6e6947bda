"""`rampart bench`: the speed of the games, interpreted and compiled, beside catanatron in one run."""

import importlib.util
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

import rampart
from rampart.kernel.errors import RampartError

ROOT = Path(rampart.__file__).resolve().parents[2]
CHECKOUT = ROOT.parent if ROOT.name == "compiled" else ROOT
YARDSTICK = "catanatron"
Figures = dict[str, float]


class Bound(NamedTuple):
    """A ratio to hold: what it is, its limit interpreted and compiled (None where there is none)."""

    name: str
    at_least: bool
    interpreted: float | None
    compiled: float | None


DECISIONS = Bound("real decisions/s over catanatron ticks/s", True, 4, 25)
COPY = Bound("copy over catanatron copy", False, 0.4, 0.1)
GAIN = Bound("compiled over interpreted, decisions/s", True, None, 5)
DETERMINISE = Bound("determinise over own copy", False, 30, 15)
DRAW = Bound("draw one view, ms", False, 5, None)


class Result(NamedTuple):
    """One measured ratio."""

    bound: Bound
    mode: str
    value: float

    @property
    def limit(self) -> float | None:
        """The limit in this mode."""
        return self.bound.interpreted if self.mode == "interpreted" else self.bound.compiled

    @property
    def held(self) -> bool:
        """Is the limit held?"""
        if self.limit is None:
            return True
        return self.value >= self.limit if self.bound.at_least else self.value <= self.limit


def bench(
    game: Annotated[str, typer.Argument(help="The game to measure.")] = "dragon",
    check: Annotated[bool, typer.Option("--check", help="Exit 1 if a bound is missed or cannot be measured.")] = False,
    rounds: Annotated[int, typer.Option(min=1, max=51, help="Rounds; the median counts.")] = 7,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Measure speed against its bounds.

    Examples:  rampart bench  |  rampart bench dragon --check  |  rampart bench --rounds 3 --json
    """
    rampart.game(game)
    workers = start_workers(game)
    figures = medians(workers, rounds)
    results = list(ratios(figures))
    missing = [name for name in ("interpreted", "compiled", YARDSTICK) if name not in figures]
    if as_json:
        print(json.dumps({"figures": figures, "ratios": [[r.bound.name, r.mode, r.value, r.held] for r in results]}))
    else:
        show(game, figures, results, missing)
    held = all(r.held for r in results)
    summary = ", ".join(f"{r.bound.name} ({r.mode}) {r.value:.3g}" for r in results if r.limit is not None)
    if not as_json:
        print(f"{'held' if held and not missing else 'MISSED'}: {summary}")
    if check and (missing or not held):
        raise typer.Exit(1)


def start_workers(game: str) -> dict[str, "subprocess.Popen[str]"]:
    """A process for each program that can be measured here."""
    speed = [sys.executable, "-m", "rampart.lab.speed", game]
    workers: dict[str, subprocess.Popen[str]] = {}
    copies = {"interpreted": CHECKOUT / "src", "compiled": CHECKOUT / "build" / "compiled"}
    for mode, path in copies.items():
        if (path / "rampart").is_dir():
            workers[mode] = start(speed, path)
    if not workers:
        workers["compiled" if rampart.COMPILED else "interpreted"] = start(speed, None)
    script = CHECKOUT / "benchmarks" / "catanatron_speed.py"
    if script.is_file() and importlib.util.find_spec(YARDSTICK):
        workers[YARDSTICK] = start([sys.executable, str(script)], None)
    return workers


def start(command: list[str], path: Path | None) -> "subprocess.Popen[str]":
    """Start a program that answers rounds, with a folder in front of its path."""
    environment = dict(os.environ)
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment, cwd=CHECKOUT
    )


def medians(workers: dict[str, "subprocess.Popen[str]"], rounds: int) -> dict[str, Figures]:
    """Let all programs take turns; the median of each figure."""
    answers: dict[str, list[Figures]] = {name: [] for name in workers}
    console = Console(stderr=True)
    for number in track(range(rounds), "Measuring", console=console, disable=not console.is_terminal):
        for name, worker in workers.items():
            answers[name].append(ask(name, worker, number))
    for worker in workers.values():
        worker.communicate()
    for name, rows in answers.items():
        if name != YARDSTICK and bool(rows[0]["compiled"]) != (name == "compiled"):
            raise RampartError(
                f"The {name} copy of the rules is not what is loaded; run `make compiled` and try again."
            )
    return {name: {k: statistics.median(r[k] for r in rows) for k in rows[0]} for name, rows in answers.items()}


def ask(name: str, worker: "subprocess.Popen[str]", number: int) -> Figures:
    """One round of one program."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(f"{number}\n")
    worker.stdin.flush()
    line = worker.stdout.readline()
    if not line:
        raise RampartError(f"The measurement of {name} ended early; its message is above.")
    figures: Figures = json.loads(line)
    return figures


def ratios(figures: dict[str, Figures]) -> Iterator[Result]:
    """The ratios that can be formed."""
    yardstick = figures.get(YARDSTICK)
    for mode in ("interpreted", "compiled"):
        own = figures.get(mode)
        if own is None:
            continue
        if yardstick is not None:
            yield Result(DECISIONS, mode, own["decisions"] / yardstick["decisions"])
            yield Result(COPY, mode, own["copy"] / yardstick["copy"])
        yield Result(DETERMINISE, mode, own["determinise"] / own["copy"])
        yield Result(DRAW, mode, own["draw"] * 1000)
    if "interpreted" in figures and "compiled" in figures:
        yield Result(GAIN, "compiled", figures["compiled"]["decisions"] / figures["interpreted"]["decisions"])


def show(game: str, figures: dict[str, Figures], results: list[Result], missing: list[str]) -> None:
    """The figures and the ratios as tables."""
    console = Console()
    speeds = Table(title=f"{game}: figures (CPU time, medians)")
    for column in ("", "decisions/s", "games/s", "copy, µs", "determinise, µs", "draw, ms"):
        speeds.add_column(column, justify="left" if not column else "right")
    for name, own in figures.items():
        cells = [f"{own['decisions']:,.0f}", f"{own['games']:,.1f}", f"{own['copy'] * 1e6:.2f}"]
        if name != YARDSTICK:
            cells += [f"{own['determinise'] * 1e6:.1f}", f"{own['draw'] * 1e3:.2f}"]
        speeds.add_row(name, *cells)
    console.print(speeds)
    table = Table(title="Bounds")
    for column in ("ratio", "mode", "measured", "bound", ""):
        table.add_column(column, justify="right" if column in ("measured", "bound") else "left")
    for r in results:
        if r.limit is not None:
            sign = "≥" if r.bound.at_least else "≤"
            table.add_row(r.bound.name, r.mode, f"{r.value:.3g}", f"{sign} {r.limit:g}", "held" if r.held else "MISSED")
    console.print(table)
    for name in missing:
        print(f"Not measured: {name}. `make bench` sets up everything it takes.")
