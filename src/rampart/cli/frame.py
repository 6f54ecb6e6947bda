"""What all commands share: how errors end them, where they print, and how options of a game are given."""

import os
import sys
from collections.abc import Sequence
from itertools import product
from typing import Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text
from typer.core import TyperGroup

from rampart.kernel.errors import BadOptions, RampartError
from rampart.kernel.game import Value

FAILED: Final = 1  # the command did its work, and the answer is no
REFUSED: Final = 2  # the command could not do its work as asked
INTERRUPTED: Final = 130

OF_THE_TABLE: Final = ("players", "seed")  # what every game is made with, beside its own options


class Commands(TyperGroup):
    """All commands; what goes wrong on purpose becomes one sentence on stderr and an exit code."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command and make sure that all it printed got out."""
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()
            return result
        except RampartError as e:
            complain(str(e))
            raise typer.Exit(REFUSED) from None
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
        except BrokenPipeError:
            drop_output()
            raise typer.Exit(FAILED) from None
        except OSError as e:
            drop_output()
            complain(f"{e.strerror or e}{f': {e.filename}' if e.filename else ''}.")
            raise typer.Exit(FAILED) from None


def drop_output() -> None:
    """Forget what cannot be printed, or Python would try it again at its end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, sys.stdout.fileno())
    except (OSError, ValueError):
        pass
    finally:
        os.close(nowhere)


def printer() -> Console:
    """Where a command prints its answer."""
    return Console(highlight=False)


def side_printer() -> Console:
    """Where a command prints what is not its answer: progress and complaints."""
    return Console(stderr=True, highlight=False)


def complain(sentence: str) -> None:
    """Say on stderr what is wrong."""
    side_printer().print(sentence, style="bold red", markup=False, soft_wrap=True)


GRID: Final = (
    "An option of the game as name=value; may be repeated. Several values (wall=on,off) play each combination."
)


class Rate(ProgressColumn):
    """How many are done in a second."""

    def render(self, task: Task) -> Text:
        """As in 12.3/s."""
        return Text(f"{task.speed:.1f}/s" if task.speed else "", "dim")


COLUMNS: Final = (
    TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn(),
)  # fmt: skip


def option_grid(given: Sequence[str]) -> list[dict[str, Value]]:
    """Every combination of the values that options are given, several of them with commas between."""
    chosen = game_options(given)
    values = [[part.strip() for part in str(value).split(",")] for value in chosen.values()]
    return [dict(zip(chosen, picked)) for picked in product(*values)]


def game_options(given: Sequence[str]) -> dict[str, Value]:
    """Options of a game from `name=value` texts; the game itself judges names and values."""
    options: dict[str, Value] = {}
    for text in given:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not (name and equals and value):
            raise BadOptions(f"--option needs name=value, as in --option wall=on, not {text!r}.")
        if name in OF_THE_TABLE:
            raise BadOptions(f"{name} is no option of a game; give it as --{name} {value}.")
        if name in options:
            raise BadOptions(f"--option {name} is given twice.")
        options[name] = value
    return options
