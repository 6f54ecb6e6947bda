"""`rampart simulate`: many games of bots against bots, and their results."""

import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

import rampart
from rampart.cli.asked import Backend, Cluster, FirstSeed, GameName, Jobs, Start
from rampart.cli.files import read_record
from rampart.cli.frame import COLUMNS, GRID, option_grid, printer, side_printer
from rampart.kernel.errors import BadOptions
from rampart.kernel.game import Value
from rampart.lab.jobs import Workers, processors, workers
from rampart.lab.simulate import Line, Outcome, Series, by_bot, by_seat, checked, outcomes_of


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    players: Annotated[
        int | None, typer.Option(help="Number of players.", show_default="as many as bots, or the usual number")
    ] = None,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one for each: greedy,random,...")] = "greedy",
    seed: FirstSeed = 0,
    jobs: Jobs = None,
    option: Annotated[list[str] | None, typer.Option(help=GRID, metavar="N=V")] = None,
    start: Start = "",
    backend: Backend = "",
    address: Cluster = "",
    save: Annotated[Path | None, typer.Option(help="Keep the results in this file, and go on from there.")] = None,
    out: Annotated[
        Path | None, typer.Option(help="Write games, decisions and events as Parquet into this folder.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the results as JSON.")] = False,
) -> None:
    """Let bots play many games against each other.

    The same seeds give the same results, whatever the number of processes.

    \b
    Examples:
      rampart simulate dragon
      rampart simulate dragon -n 1000 --bots greedy,random,random,random
      rampart simulate dragon --players 3 --option wall=on,off --seed 7 --json
      rampart simulate dragon --from position.json --bots mybots:Careful --save run.jsonl
      rampart simulate watch -n 500 --out tables/ --backend ray --address ray://head:10001
    """
    grid = option_grid(option or [])
    if (save or out) and len(grid) > 1:
        raise BadOptions("Results are kept for one combination of options at a time; give each option one value.")
    by = workers(count := min(jobs or processors(), games), backend, address)
    entries: list[dict[str, object]] = []
    for options in grid:
        series = checked(series_of(game, games, players, bots, seed, options, start))
        began = time.perf_counter()
        outcomes = played(series, by, save)
        seconds = time.perf_counter() - began
        entries.append(entry_of(series, outcomes, seconds, count))
        if not as_json:
            show(printer(), series, outcomes, seconds, count, options if len(grid) > 1 else {})
        if out is not None:
            written(series, by, out)
    if as_json:
        print(json.dumps(entries[0] if len(entries) == 1 else entries, indent=2))


def written(series: Series, by: Workers, folder: Path) -> None:
    """Play the series again, listening, and write its tables."""
    from rampart.lab.tables import write_tables

    for file in write_tables(series, by, folder):
        side_printer().print(f"Wrote {file}.")


def series_of(
    game: str,
    games: int,
    players: int | None,
    bots: str,
    seed: int,
    options: dict[str, Value],
    start: str = "",
) -> Series:
    """A series as the command line asks for it."""
    entry = rampart.game(game)
    named = [name.strip() for name in bots.split(",")]
    document = ""
    if start:
        if options:
            raise BadOptions("A position has its own options; leave --option out.")
        read = read_record(start)
        begun = entry.load(read)
        if players not in (None, begun.seats):
            raise BadOptions(f"The position in {start} is of {begun.seats} players, not of {players}.")
        document, players = json.dumps(read), begun.seats
    if players is None:
        players = len(named) if len(named) > 1 else entry.usual
    entry.check_players(players)
    if len(named) == 1:
        named *= players
    if len(named) != players:
        raise BadOptions(f"{players} seats need one bot for all or one for each, but {len(named)} are named.")
    return Series(game, players, options, tuple(named), seed, games, document)


def played(series: Series, by: Workers, save: Path | None = None) -> list[Outcome]:
    """Play the series, with a bar on stderr that shows how far it is and how fast."""
    console = side_printer()
    outcomes: list[Outcome] = []
    with Progress(*COLUMNS, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("Playing", total=series.games)
        for outcome in outcomes_of(series, by, save):
            outcomes.append(outcome)
            progress.update(task, completed=len(outcomes))
    return outcomes


def entry_of(series: Series, outcomes: Sequence[Outcome], seconds: float, jobs: int) -> dict[str, object]:
    """The results as plain data; only what stands under `speed` differs from run to run."""
    decisions = sum(outcome.decisions for outcome in outcomes)
    endings = sorted({outcome.ending for outcome in outcomes})
    return {
        "game": series.game,
        "rules": rampart.game(series.game).version,
        "players": series.players,
        "options": series.options,
        "seed": series.seed,
        "games": series.games,
        "seats": [line_entry(line) for line in by_seat(series, outcomes)],
        "bots": [line_entry(line) for line in by_bot(series, outcomes)],
        "endings": {ending: sum(outcome.ending == ending for outcome in outcomes) for ending in endings},
        "decisions": decisions,
        "speed": {
            "compiled": rampart.COMPILED,
            "jobs": jobs,
            "seconds": round(seconds, 3),
            "games_per_second": round(series.games / seconds, 2),
            "decisions_per_second": round(decisions / seconds, 1),
        },
    }


def line_entry(line: Line) -> dict[str, object]:
    """A line of the results as plain data."""
    return {
        "bot": line.name,
        "games": line.games,
        "wins": line.wins,
        "win_rate": round(line.win_rate, 4),
        "mean": round(line.mean, 3),
        "sd": round(line.deviation, 3),
        "min": line.lowest,
        "max": line.highest,
        "mean_rank": round(line.place, 3),
        "sources": {source: round(n, 3) for source, n in line.sources.items()},
    }


def show(
    console: Console,
    series: Series,
    outcomes: Sequence[Outcome],
    seconds: float,
    jobs: int,
    options: dict[str, Value],
) -> None:
    """The results for people, under the options that set them apart from others of the same run."""
    if options:
        console.rule(", ".join(f"{name}={value}" for name, value in options.items()), align="left")
    title = rampart.game(series.game).title
    seats = by_seat(series, outcomes)
    console.print(result_table(f"{title}: {series.games} games", [str(i) for i in range(len(seats))], seats))
    kinds = by_bot(series, outcomes)
    if len(kinds) > 1:
        console.print()
        console.print(result_table("By bot", [""] * len(kinds), kinds))
    console.print()
    console.print(source_table(seats))
    decisions = sum(outcome.decisions for outcome in outcomes)
    speed = f"{series.games / seconds:,.1f} games/s, {decisions / seconds:,.0f} decisions/s"
    mode = f"{'compiled' if rampart.COMPILED else 'interpreted'}, {jobs} {'process' if jobs == 1 else 'processes'}"
    average = f"{decisions / series.games:,.0f} decisions a game"
    console.print(Text(f"\n{average}; {speed} in {seconds:.1f} s ({mode})", "dim"))


def result_table(title: str, seats: Sequence[str], lines: Sequence[Line]) -> Table:
    """Wins, points and places."""
    table = Table(title=title, title_justify="left", box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("seat", "bot", "wins", "win %", "mean", "sd", "min", "max", "mean rank"):
        table.add_column(column if column != "seat" or seats[0] else "", justify="left" if column == "bot" else "right")
    for seat, line in zip(seats, lines):
        points = [f"{line.mean:.1f}", f"{line.deviation:.1f}", str(line.lowest), str(line.highest)]
        table.add_row(seat, line.name, str(line.wins), f"{line.win_rate:.1%}", *points, f"{line.place:.2f}")
    return table


def source_table(lines: Sequence[Line]) -> Table:
    """Where the points came from, in the mean of a game."""
    table = Table(title="Points a game by source", title_justify="left", box=None, padding=(0, 2, 0, 0))
    table.add_column("", header_style="dim")
    for seat, line in enumerate(lines):
        table.add_column(f"{seat} {line.name}", justify="right", header_style="dim")
    total = {source: sum(line.sources.get(source, 0.0) for line in lines) for line in lines for source in line.sources}
    for source in sorted(total, key=lambda source: (-total[source], source)):
        table.add_row(source.replace("_", " "), *(f"{line.sources.get(source, 0.0):.1f}" for line in lines))
    return table
