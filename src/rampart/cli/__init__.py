"""The command line: `rampart COMMAND`, one module a command."""

import sys
from importlib import import_module
from io import TextIOWrapper
from typing import Annotated, Final

import typer

import rampart
from rampart.cli.frame import Commands

COMMANDS: Final = (
    "play",
    "serve",
    "simulate",
    "arena",
    "balance",
    "dataset",
    "replay",
    "rules",
    "games",
    "puzzles",
    "bench",
    "tune",
    "doctor",
)
app = typer.Typer(
    name="rampart",
    cls=Commands,
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def show_version(wanted: bool) -> None:
    """Print the version and stop."""
    if wanted:
        print(f"rampart {rampart.__version__} ({'compiled' if rampart.COMPILED else 'interpreted'})")
        raise typer.Exit


@app.callback()
def rampart_command(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """Board games with complete rules, for people, bots and research.

    \b
    Start here:
      rampart games              which games there are
      rampart play dragon        play one against bots, here in the terminal
      rampart rules dragon       read its rules
      rampart COMMAND --help     more about a command, with examples
    """


# Each command is the function of its name in the module of its name.
for name in COMMANDS:
    app.command()(getattr(import_module(f"rampart.cli.{name}"), name))
import_module("rampart.cli.tending")
app.add_typer(import_module("rampart.cli.admin").admin)


def main() -> None:
    """Run the command line; letters that the terminal cannot show or read become question marks."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()
