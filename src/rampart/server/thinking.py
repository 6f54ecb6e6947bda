"""What runs in the worker processes: a bot looks at the view of its seat and chooses."""

import importlib
import multiprocessing
import os
import signal
from multiprocessing.connection import wait
from threading import Thread

import rampart
from rampart.kernel.errors import BadOptions
from rampart.kernel.state import State


def register_games(modules: tuple[str, ...]) -> None:
    """Make games known that lie outside the package."""
    for module in modules:
        try:
            rampart.register(importlib.import_module(module).GAME)
        except (ImportError, AttributeError, TypeError, ValueError) as e:
            raise BadOptions(f"There is no game as GAME in a module {module!r}: {e}.") from e


def begin(modules: tuple[str, ...]) -> None:
    """Prepare a worker: it knows the same games as the site, is ended by the site alone, and never outlives it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_the_site, daemon=True).start()
    register_games(modules)


def end_with_the_site() -> None:
    """End when the site's process has ended, however it did."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def think(view: State, seat: int, bot: str, seed: int) -> str:
    """The key of the option that a bot takes."""
    return view.key(rampart.bot(bot, seed).pick(view, seat), seat)
