"""What runs in the worker processes: a bot looks at the view of its seat and chooses."""

import importlib
import multiprocessing
import os
import signal
from multiprocessing.connection import wait
from threading import Thread

import rampart
from rampart.kernel.state import State


def begin(modules: tuple[str, ...]) -> None:
    """Prepare a worker: it knows the same games as the site, is ended by the site alone, and never outlives it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_the_site, daemon=True).start()
    for module in modules:
        rampart.register(importlib.import_module(module).GAME)


def end_with_the_site() -> None:
    """End when the site's process has ended, however it did."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def think(view: State, seat: int, bot: str, seed: int) -> str:
    """The key of the option that a bot takes."""
    return view.key(rampart.bot(bot, seed).pick(view, seat), seat)
