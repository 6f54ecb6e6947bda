"""`rampart games`: which games there are, for how many players, and with which options."""

import json
from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import rampart
from rampart.cli.frame import printer
from rampart.kernel.game import Game
from rampart.kernel.rules import Option


def games(
    game: Annotated[str | None, typer.Argument(help="Only this game.", show_default=False)] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print it as JSON.")] = False,
) -> None:
    """List the games, their seats and their options.

    \b
    Examples:
      rampart games
      rampart games dragon
      rampart games --json
    """
    listed = [rampart.game(name) for name in ([game] if game else rampart.games())]
    if as_json:
        print(json.dumps([entry_of(g) for g in listed], indent=2))
        return
    console = printer()
    for g in listed:
        console.print(describe(g))


def entry_of(game: Game) -> dict[str, object]:
    """A game as plain data."""
    options = [
        {"name": o.name, "choices": o.choices, "default": o.default, "meaning": o.meaning}
        for o in game.options.values()
    ]
    return {
        "name": game.name,
        "title": game.title,
        "seats": list(game.seats),
        "usual": game.usual,
        "rules": game.version,
        "options": options,
    }


def describe(game: Game) -> RenderableType:
    head = Text.assemble((game.name, "bold cyan"), "  ", (game.title, "bold"))
    seats = ", ".join(map(str, game.seats))
    facts = f"for {seats} players (usually {game.usual}), rules version {game.version}"
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("option", "can be", "meaning"):
        table.add_column(column)
    for option in game.options.values():
        table.add_row(Text(option.name, "cyan"), values_of(option), option.meaning)
    parts: list[RenderableType] = [head, Padding(facts, (0, 0, 0, 2))]
    if game.options:
        hint = f"Give an option as in: rampart play {game.name} --option {example_of(game)}"
        parts += ["", Padding(table, (0, 0, 0, 2)), "", Padding(Text(hint, "dim"), (0, 0, 0, 2))]
    return Group(*parts, "")


def values_of(option: Option) -> Text:
    """The values of an option, the default first and underlined."""
    others = [value for value in map(word_of, option.choices) if value != word_of(option.default)]
    return Text(", ").join([Text(word_of(option.default), "underline"), *map(Text, others)])


def word_of(value: object) -> str:
    """A value as it is given on the command line."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def example_of(game: Game) -> str:
    """An option with a value that is not its default."""
    option = next(iter(game.options.values()))
    return f"{option.name}={next(word_of(v) for v in option.choices if v != option.default)}"
