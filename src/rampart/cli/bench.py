"""`rampart bench`: the speed of the games, interpreted and compiled, beside catanatron in one run."""

import importlib.util
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

import rampart
from rampart.kernel.errors import BadOptions, RampartError
from rampart.lab.bounds import GAIN, MODES, YARDSTICK, Figures, Result, Subject, ratios, subjects

ROOT = Path(rampart.__file__).resolve().parents[2]
CHECKOUT = ROOT.parent if ROOT.name == "compiled" else ROOT


def bench(
    game: Annotated[str, typer.Argument(help="The game to measure; all where none is named.")] = "",
    check: Annotated[bool, typer.Option("--check", help="Exit 1 if a bound is missed or cannot be measured.")] = False,
    rounds: Annotated[int, typer.Option(min=1, max=51, help="Rounds; the median counts.")] = 7,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Measure speed against its bounds.

    Examples:  rampart bench  |  rampart bench dragon --check  |  rampart bench --rounds 3 --json
    """
    tables = subjects(game)
    if not tables:
        rampart.game(game)  # says which games there are
        raise BadOptions(f"Nothing is known of how fast {game} should be.")
    results: list[Result] = []
    measured: dict[str, dict[str, Figures]] = {}
    for subject in tables:
        figures = medians(start_workers(subject), rounds, subject.name)
        measured[subject.name] = figures
        results += ratios(subject, figures)
        if not as_json:
            show_figures(subject.name, figures)
    missing = [name for name in (*MODES, YARDSTICK) if any(name not in figures for figures in measured.values())]
    held = all(r.held for r in results)
    if as_json:
        rows = [[r.subject, r.bound.name, r.mode, r.value, r.held] for r in results]
        print(json.dumps({"figures": measured, "ratios": rows}))
    else:
        show_bounds(results, missing)
        missed = [f"{r.subject} {r.bound.name} ({r.mode}) {r.value:.3g}" for r in results if not r.held]
        print(f"MISSED: {', '.join(missed or missing)}" if missed or missing else "All bounds are held.")
    if check and (missing or not held):
        raise typer.Exit(1)


def start_workers(subject: Subject) -> dict[str, "subprocess.Popen[str]"]:
    """A process for each program that can be measured here."""
    options = [f"{name}={value}" for name, value in subject.options.items()]
    speed = [sys.executable, "-m", "rampart.lab.speed", subject.game, *options]
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


def medians(workers: dict[str, "subprocess.Popen[str]"], rounds: int, title: str) -> dict[str, Figures]:
    """Let all programs take turns; the median of each figure."""
    answers: dict[str, list[Figures]] = {name: [] for name in workers}
    console = Console(stderr=True)
    for number in track(range(rounds), f"Measuring {title}", console=console, disable=not console.is_terminal):
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


def show_figures(name: str, figures: dict[str, Figures]) -> None:
    speeds = Table(title=f"{name}: figures (CPU time, medians)")
    for column in ("", "decisions/s", "games/s", "copy, µs", "determinise, µs", "draw, ms"):
        speeds.add_column(column, justify="left" if not column else "right")
    for program, own in figures.items():
        cells = [f"{own['decisions']:,.0f}", f"{own['games']:,.1f}", f"{own['copy'] * 1e6:.2f}"]
        if program != YARDSTICK:
            cells += [f"{own['determinise'] * 1e6:.1f}", f"{own['draw'] * 1e3:.2f}"]
        speeds.add_row(program, *cells)
    Console().print(speeds)


def show_bounds(results: list[Result], missing: list[str]) -> None:
    """All ratios beside their bounds."""
    table = Table(title="Bounds")
    for column in ("table", "ratio", "mode", "measured", "bound", ""):
        table.add_column(column, justify="right" if column in ("measured", "bound") else "left")
    for r in results:
        if r.limit is not None:
            limit = f"{'≥' if r.bound.at_least else '≤'} {r.limit:g}"
            verdict = "held" if r.held else "MISSED"
            table.add_row(r.subject, r.bound.name, r.mode, f"{r.value:.3g}", limit, verdict)
        elif r.bound == GAIN:
            table.add_row(r.subject, r.bound.name, r.mode, f"{r.value:.3g}", "", "")
    Console().print(table)
    for name in missing:
        print(f"Not measured: {name}. `make bench` sets up everything it takes.")
