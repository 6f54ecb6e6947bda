"""`rampart dataset`: decisions of bots as a table to learn from."""

from pathlib import Path
from typing import Annotated

import typer

from rampart.cli.frame import BACKEND, game_options, printer
from rampart.cli.simulate import series_of
from rampart.lab.jobs import processors, workers
from rampart.lab.simulate import checked


def dataset(
    game: Annotated[str, typer.Argument(help="The game.")],
    out: Annotated[Path, typer.Argument(help="The Parquet file to write.")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    players: Annotated[int | None, typer.Option(help="Number of players.", show_default="the usual number")] = None,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one for each.")] = "greedy",
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first game; the others follow it.")] = 0,
    jobs: Annotated[
        int | None, typer.Option(min=1, max=1024, help="How many processes.", show_default="one a processor")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game as name=value.", metavar="N=V")
    ] = None,
    start: Annotated[str, typer.Option("--from", help="Begin every game from the position in this file.")] = "",
    backend: Annotated[str, typer.Option(help=BACKEND)] = "",
    address: Annotated[str, typer.Option(help="The address of a Ray cluster.")] = "",
) -> None:
    """Write what bots saw, could do and did, for imitation learning.

    Read it with rampart.lab.dataset.Dataset, as arrays or in torch. The same seeds give the same rows.

    \b
    Examples:
      rampart dataset dragon dragon.parquet -n 1000
      rampart dataset watch watch.parquet --bots search@100 --option mode=classic
    """
    from rampart.lab.dataset import write_dataset

    series = checked(series_of(game, games, players, bots, seed, game_options(option or []), start))
    rows = write_dataset(series, workers(min(jobs or processors(), games), backend, address), out)
    printer().print(f"Wrote {rows:,} decisions of {games} games to {out}.")
