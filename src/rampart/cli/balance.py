"""`rampart balance`: what many games of bots say about a game, as a page for designers."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import Progress

import rampart
from rampart.cli.asked import Backend, BotNames, Cluster, FirstSeed, GameName, GameOptions, Jobs, Players, Start
from rampart.cli.files import write_whole
from rampart.cli.frame import COLUMNS, game_options, printer, side_printer
from rampart.cli.simulate import series_of
from rampart.kernel.errors import BadDocument, BadOptions
from rampart.lab.balance.figures import by_seat, ends, lengths, spread
from rampart.lab.balance.page import Run, balance_page
from rampart.lab.jobs import Workers, processors, workers
from rampart.lab.keeping import keeping, kept, read
from rampart.lab.simulate import Series, checked
from rampart.lab.telling import FORMAT, header, tell


def balance(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", min=2, help="How many games.")] = 200,
    players: Players = None,
    bots: BotNames = "greedy",
    seed: FirstSeed = 0,
    jobs: Jobs = None,
    option: GameOptions = None,
    versus: Annotated[
        list[str] | None, typer.Option(help="Options to compare with, played with the same seeds.", metavar="N=V")
    ] = None,
    divided: Annotated[
        str, typer.Option("--by", help="An option whose values share the games: win rates by value.", metavar="NAME")
    ] = "",
    compare: Annotated[Path | None, typer.Option(help="Compare with the games that --save kept, of any rules.")] = None,
    start: Start = "",
    backend: Backend = "",
    address: Cluster = "",
    save: Annotated[Path | None, typer.Option(help="Keep the games in this file, and go on from there.")] = None,
    out: Annotated[Path | None, typer.Option(help="The page.", show_default="balance-GAME.html")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the main figures as JSON.")] = False,
) -> None:
    """Play many games and write a report with plots: win rates, scores, lengths, ends, cards, early choices.

    The page needs nothing else and opens in any browser. The same seeds give the same page.

    \b
    Examples:
      rampart balance crescent_moon -n 400
      rampart balance dragon --versus wall=on
      rampart balance crescent_moon -n 1000 --players 5 --by map
      rampart balance great_wall -n 200 --save v3.jsonl --out v3.html
      rampart balance great_wall --compare v2.jsonl
    """
    if versus and compare is not None:
        raise BadOptions("Compare with other options (--versus) or with other games (--compare), not with both.")
    by = workers(min(jobs or processors(), games), backend, address)
    series = checked(series_of(game, games, players, bots, seed, game_options(option or []), start))
    if divided and (save is not None or start):
        raise BadOptions("Games that are divided by an option (--by) have no one position and are not kept.")
    other = series._replace(options={**series.options, **game_options(versus or [])})
    now = run_by(series, by, divided) if divided else run_of(series, by, save)
    before = run_of(checked(other), by, None) if versus else stored(compare, game) if compare is not None else None
    page = out or Path(f"balance-{game}.html")
    write_whole(page, balance_page(now, before))
    report(now, page, as_json)


def report(run: Run, page: Path, as_json: bool) -> None:
    """Say what came of it."""
    if as_json:
        print(json.dumps(entry_of(run), indent=2))
    else:
        show(run, page)


def run_of(series: Series, by: Workers, save: Path | None) -> Run:
    """Play the games, or go on with those that a file keeps."""
    head = header(series)
    games: list[dict[str, Any]] = kept(save, head)[: series.games]
    console = side_printer()
    with Progress(*COLUMNS, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("Playing", total=series.games, completed=len(games))
        fresh = tell(series, by, len(games)) if len(games) < series.games else iter(())
        for told in keeping(save, head, fresh, bool(save is not None and save.exists())):
            games.append(told)
            progress.update(task, completed=len(games))
    return Run(head, games)


def run_by(series: Series, by: Workers, name: str) -> Run:
    """Play a share of the games under each value of an option that this table can have."""
    known = rampart.game(series.game).options
    if name not in known or name in series.options:
        raise BadOptions(f"Divide by an option that is not set: one of {', '.join(known)}.", "option")
    sides = [series._replace(options={**series.options, name: value}) for value in known[name].choices]
    sides = [side for side in sides if possible(side)]
    each = max(1, series.games // max(1, len(sides)))
    games: list[dict[str, Any]] = []
    for side in sides:
        found = run_of(side._replace(games=each), by, None).games
        games += [{**game, "under": str(side.options[name])} for game in found]
    return Run({**header(series), "by": name}, games)


def possible(series: Series) -> bool:
    """Can a table be laid so?"""
    try:
        checked(series)
    except BadOptions:
        return False
    return True


def stored(file: Path, game: str) -> Run:
    """The games of an earlier run."""
    lines = file.read_text(encoding="utf-8").splitlines()
    head = read(lines[0]) if lines else None
    if not isinstance(head, dict) or head.get("format") != FORMAT or head.get("game") != game:
        raise BadDocument(f"{file} holds no games of {game} that `rampart balance --save` kept.")
    games = [x for x in map(read, lines[1:]) if isinstance(x, dict)]
    if not games:
        raise BadDocument(f"{file} holds no whole game.")
    return Run(head, games)


def entry_of(run: Run) -> dict[str, object]:
    """The main figures as plain data."""
    return {
        **{name: run.head[name] for name in ("game", "rules", "players", "options", "bots", "seed")},
        "games": len(run.games),
        "seats": [{**x._asdict(), "share": round(x.share, 4)} for x in by_seat(run.games)],
        "spread": round(spread(by_seat(run.games)), 4),
        "ends": dict(ends(run.games)),
        "decisions": sum(lengths(run.games)),
    }


def show(run: Run, page: Path) -> None:
    """The main figures for people."""
    console = printer()
    title = rampart.game(run.head["game"]).title
    console.print(f"{title}: {len(run.games)} games, {100 * spread(by_seat(run.games)):.1f} points between seats.")
    for x in by_seat(run.games):
        console.print(f"  {x.name}: {x.share:.1%} ({x.low:.0%} to {x.high:.0%})")
    console.print(f"Wrote {page}.")
