"""What several commands ask for in the same words: the game, who plays it, how often, and where."""

from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(help="The game.")]
Players = Annotated[int | None, typer.Option(help="Number of players.", show_default="the usual number")]
BotNames = Annotated[str, typer.Option(help="One bot for all seats, or one for each.")]
FirstSeed = Annotated[int, typer.Option(min=0, help="The seed of the first game; the others follow it.")]
Jobs = Annotated[int | None, typer.Option(min=1, max=1024, help="How many processes.", show_default="one a processor")]
GameOptions = Annotated[list[str] | None, typer.Option(help="An option of the game as name=value.", metavar="N=V")]
Start = Annotated[str, typer.Option("--from", help="Begin every game from the position in this file.")]
Backend = Annotated[
    str,
    typer.Option(
        help="Where to play: process, processes or ray; unless it is named, processes where there are several."
    ),
]
Cluster = Annotated[str, typer.Option(help="The address of a Ray cluster.")]
