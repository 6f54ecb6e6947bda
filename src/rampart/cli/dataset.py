"""`rampart dataset`: decisions of bots as a table to learn from."""

from pathlib import Path
from typing import Annotated

import typer

from rampart.cli.asked import Backend, BotNames, Cluster, FirstSeed, GameName, GameOptions, Jobs, Players, Start
from rampart.cli.frame import game_options, printer
from rampart.cli.simulate import series_of
from rampart.lab.jobs import processors, workers
from rampart.lab.simulate import checked


def dataset(
    game: GameName,
    out: Annotated[Path, typer.Argument(help="The Parquet file to write.")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    players: Players = None,
    bots: BotNames = "greedy",
    seed: FirstSeed = 0,
    jobs: Jobs = None,
    option: GameOptions = None,
    start: Start = "",
    backend: Backend = "",
    address: Cluster = "",
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
