"""`rampart arena`: which of two bots plays better, and by how much."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

import rampart
from rampart.cli.asked import Backend, Cluster, GameName, Jobs, Players, Start
from rampart.cli.files import read_record, write_whole
from rampart.cli.frame import COLUMNS, game_options, printer, side_printer
from rampart.kernel.errors import BadOptions
from rampart.lab.arena import ALONE, ALTERNATE, Match, Played, Verdict, checked, fight, verdict
from rampart.lab.balance.page import ratings_page
from rampart.lab.jobs import Workers, processors, workers
from rampart.lab.ratings import Duel, Rating, matches, ratings, round_robin


def arena(
    game: GameName,
    challenger: Annotated[
        str, typer.Argument(help="The bot to be judged, as in search@100ms; several (a,b,c) play a round robin.")
    ],
    field: Annotated[str, typer.Argument(help="The bot on the other seats.")] = "greedy",
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games at most.")] = 60,
    players: Players = None,
    alternate: Annotated[bool, typer.Option("--alternate", help="Give it every other seat, not one.")] = False,
    bar: Annotated[
        float | None, typer.Option(min=0, max=1, help="A share of victories: stop once it is clearly above or below.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first deal; the others follow it.")] = 0,
    jobs: Jobs = None,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game as name=value; may be repeated.", metavar="N=V")
    ] = None,
    start: Start = "",
    backend: Backend = "",
    address: Cluster = "",
    save: Annotated[Path | None, typer.Option(help="Keep the games in this file, and go on from there.")] = None,
    report: Annotated[Path | None, typer.Option(help="Write a round robin as a page (HTML).")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the results as JSON.")] = False,
) -> None:
    """Let one bot play against another from every seat, with the same deals.

    A budget can be given to bots that search: search@200 tries 200 games a decision, search@100ms thinks so long.

    \b
    Examples:
      rampart arena dragon search greedy
      rampart arena dragon search@100ms greedy -n 60 --bar 0.5
      rampart arena watch steady novice --alternate --option mode=classic --save steady.jsonl
      rampart arena dragon random,novice,greedy,mybots:Careful -n 40 --report ratings.html
    """
    count, begun = table_of(game, players, start)
    by = workers(min(jobs or processors(), games), backend, address)
    options = game_options(option or [])
    if "," in challenger:
        bots = [name.strip() for name in challenger.split(",")]
        robin(matches(game, count, options, bots, seed, begun), games, by, report, as_json)
        return
    seating = ALTERNATE if alternate else ALONE
    match = checked(Match(game, count, options, challenger, field, seating, seed, begun))
    tell(match, verdict(match, fought(match, games, by, bar, save)), as_json)


def table_of(game: str, players: int | None, start: str) -> tuple[int, str]:
    """How many play, and the position that games begin from as JSON, '' for none."""
    entry = rampart.game(game)
    if not start:
        return entry.check_players(entry.usual if players is None else players), ""
    document = read_record(start)
    seats = entry.load(document).seats
    if players not in (None, seats):
        raise BadOptions(f"The position in {start} is of {seats} players, not of {players}.")
    return seats, json.dumps(document)


def tell(match: Match, result: Verdict, as_json: bool) -> None:
    """The result as it was asked for."""
    if as_json:
        print(json.dumps(entry_of(match, result), indent=2))
    else:
        show(match, result)


def robin(pairs: list[Match], games: int, by: Workers, report: Path | None, as_json: bool) -> None:
    """Every bot against every other, and their ratings."""
    console = side_printer()
    duels: list[Duel] = []
    with Progress(*COLUMNS, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("Playing", total=games * len(pairs))
        for duel in round_robin(pairs, games, by):
            duels.append(duel)
            progress.update(task, completed=len(duels))
    result = ratings(pairs, duels)
    if as_json:
        print(json.dumps([x._asdict() for x in result], indent=2))
    else:
        print_ratings(pairs[0], result)
    if report is not None:
        write_whole(report, ratings_page(pairs[0], result, games))


def print_ratings(match: Match, result: list[Rating]) -> None:
    """The ratings for people."""
    title = f"{rampart.game(match.game).title} with {match.players} players"
    table = Table(title=title, title_justify="left", box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("bot", "rating", "95 %", "games", "won", *(f"vs {x.bot}" for x in result)):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for x in result:
        against = [f"{x.against[y.bot]:.0%}" if y.bot in x.against else "" for y in result]
        span = f"{x.low:.1f} to {x.high:.1f}"
        table.add_row(x.bot, f"{x.value:.1f}", span, str(x.games), f"{x.share:.0%}", *against)
    printer().print(table)


def fought(match: Match, games: int, by: Workers, bar: float | None, save: Path | None) -> list[Played]:
    """Play the match, with a line on stderr that shows how it stands."""
    console = side_printer()
    played: list[Played] = []
    with Progress(*COLUMNS, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("Playing", total=games)
        for game in fight(match, games, by, bar, save):
            played.append(game)
            so_far = sum(x.share for x in played) / len(played)
            progress.update(task, completed=len(played), description=f"{match.challenger} won {so_far:.0%}")
    return played


def entry_of(match: Match, result: Verdict) -> dict[str, object]:
    """The result as plain data; only what stands under `ms` differs from run to run."""
    sides = ("challenger", "field")
    return {
        **match._asdict(),
        "rules": rampart.game(match.game).version,
        "games": result.games,
        "share": round(result.share, 4),
        "interval": [round(result.low, 4), round(result.high, 4)],
        "fair": round(result.fair, 4),
        "times_fair": round(result.times_fair, 3),
        "mean_rank": round(result.place, 3),
        "points": {side: round(x, 2) for side, x in zip(sides, result.points)},
        "deeds": {side: {k: round(n, 2) for k, n in x.items()} for side, x in zip(sides, result.deeds)},
        "endings": result.endings,
        "ms": {side: round(x, 3) for side, x in zip(sides, result.ms)},
        "compiled": rampart.COMPILED,
    }


def show(match: Match, result: Verdict) -> None:
    """The result for people."""
    console = printer()
    where = f"{rampart.game(match.game).title} with {match.players} players"
    console.print(Text(f"{where}: {match.challenger} against {match.field}, {result.games} games", "bold"))
    share = f"{result.share:.1%} of the victories (95%: {result.low:.0%} to {result.high:.0%})"
    console.print(f"{share}, {result.times_fair:.2f} times its fair share of {result.fair:.0%}")
    console.print(f"mean place {result.place:.2f}; points {result.points[0]:.1f} against {result.points[1]:.1f}")
    mode = "compiled" if rampart.COMPILED else "interpreted"
    console.print(Text(f"{result.ms[0]:.2f} ms a decision against {result.ms[1]:.2f} ({mode})", "dim"))
