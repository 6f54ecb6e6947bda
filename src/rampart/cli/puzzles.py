"""`rampart puzzles`: find positions in bots' games in which one choice is clearly best."""

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

import rampart
from rampart.cli.asked import GameName, GameOptions, Players
from rampart.cli.files import write_whole
from rampart.cli.frame import COLUMNS, game_options, printer, side_printer
from rampart.kernel.errors import BadOptions
from rampart.learn.finding import MARGIN, WORLDS, Wanted, find, themes_of
from rampart.learn.puzzles import written


def puzzles(
    game: GameName,
    count: Annotated[int, typer.Option("--count", "-n", min=1, max=10_000, help="How many puzzles.")] = 60,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the games; the same seed finds the same.")] = 1,
    players: Players = None,
    option: GameOptions = None,
    out: Annotated[Path | None, typer.Option(help="The file.", show_default="puzzles-GAME.json")] = None,
) -> None:
    """Let bots play, and keep positions in which one choice wins clearly more games than all others.

    Every option is tried in the same worlds, dealt from what the seat may know. The file says how many and how much
    better the best choice is; in a game's folder `learn/` the site offers what is in it.

    \b
    Examples:
      rampart puzzles dragon
      rampart puzzles watch -n 20 --seed 7 --out more.json
      rampart puzzles dragon --option wall=on
    """
    found_game = rampart.game(game)
    if not themes_of(game):
        raise BadOptions(f"{found_game.title} does not say which decisions make puzzles: learn/themes.json is missing.")
    wanted = Wanted(game, count, seed, players or found_game.usual, game_options(option or []))
    file = out or Path(f"puzzles-{game}.json")
    console = side_printer()
    kept = []
    with Progress(*COLUMNS, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("Looking", total=count)
        for one in find(wanted):
            kept.append(one)
            write_whole(file, written(game, kept))
            progress.update(task, completed=len(kept))
    ahead = f"the best at least {100 * MARGIN:.0f} % ahead"
    printer().print(f"Wrote {len(kept)} puzzles to {file}: {WORLDS} games for each option, {ahead}.")
