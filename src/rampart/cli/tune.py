"""`rampart tune`: let a game's bots find better prices by play against themselves."""

from pathlib import Path
from typing import Annotated

import typer

import rampart
from rampart.cli.asked import GameName, Jobs, Players
from rampart.cli.frame import game_options, printer
from rampart.lab.jobs import processors, workers
from rampart.lab.tune import Plan, begin, load, prices_of, save
from rampart.lab.tune import tune as go_on


def tune(
    game: GameName,
    rounds: Annotated[int, typer.Option("--rounds", "-n", min=1, help="How many rounds in all.")] = 20,
    pairs: Annotated[int, typer.Option(min=1, help="Pairs of games in a round.")] = 16,
    players: Players = None,
    seed: Annotated[int, typer.Option(min=1, max=1_000_000, help="The seed of all chance.")] = 1,
    jobs: Jobs = None,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game as name=value; may be repeated.", metavar="N=V")
    ] = None,
    keep: Annotated[
        list[str] | None, typer.Option(help="A price that stays as it is; may be repeated.", metavar="NAME")
    ] = None,
    file: Annotated[
        Path | None, typer.Option(help="Where the course is kept; a tuning found there goes on.", dir_okay=False)
    ] = None,
) -> None:
    """Tune the prices that a game's bots reckon with.

    The same settings give the same prices, whatever the number of processes, and however often it was stopped.

    \b
    Examples:
      rampart tune watch --rounds 40 --file watch.json
      rampart tune watch --option mode=base --keep glory
    """
    plan = Plan(
        game, players or rampart.game(game).usual, game_options(option or []), seed, pairs, keep=tuple(keep or [])
    )
    course = load(file, plan) if file is not None and file.exists() else begin(plan)
    console = printer()
    for _ in go_on(course, rounds, workers(min(jobs or processors(), pairs))):
        console.print(f"round {course.rounds} of {rounds}: {course.gains[-1]:.3f}", highlight=False)
        if file is not None:
            save(course, file)
    names, before = prices_of(game)
    for name, old, new in zip(names, before, course.prices):
        console.print(f"{name:<14} {old:10.4g} {new:10.4g}", highlight=False)
