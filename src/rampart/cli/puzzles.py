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
from rampart.learn.finding import MARGIN, WORLDS, Wanted, find, proven, themes_of
from rampart.learn.puzzles import Puzzle, written
from rampart.learn.puzzles import puzzles as shipped


def puzzles(
    game: GameName,
    count: Annotated[int, typer.Option("--count", "-n", min=1, max=10_000, help="How many puzzles.")] = 60,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the games; the same seed finds the same.")] = 1,
    players: Players = None,
    option: GameOptions = None,
    margin: Annotated[
        int, typer.Option(min=1, max=99, help="By how many percent of all games the best choice must be ahead.")
    ] = round(100 * MARGIN),
    prove: Annotated[bool, typer.Option("--prove", help="Prove the puzzles that come with the game again.")] = False,
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
      rampart puzzles watch --prove
    """
    found_game = rampart.game(game)
    if not themes_of(game):
        raise BadOptions(f"{found_game.title} does not say which decisions make puzzles: learn/themes.json is missing.")
    wanted = Wanted(
        game, count, seed, players or found_game.usual, game_options(option or []), max(MARGIN, margin / 100)
    )
    file = out or Path(f"puzzles-{game}.json")
    known = shipped(game) if prove else ()
    looked = (proven(one, wanted.margin) for one in known) if prove else find(wanted)
    console = side_printer()
    kept: list[Puzzle] = []
    with Progress(*COLUMNS, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("Proving" if prove else "Looking", total=len(known) if prove else count)
        for one in looked:
            progress.advance(task)
            if one is not None:
                kept.append(one)
                write_whole(file, written(game, kept))
    ahead = f"the best at least {100 * wanted.margin:.0f} % ahead"
    failed = f" {len(known) - len(kept)} of {len(known)} did not hold." if prove else ""
    printer().print(f"Wrote {len(kept)} puzzles to {file}: {WORLDS} games for each option, {ahead}.{failed}")
