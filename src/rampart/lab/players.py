"""Bots by name: those of the package and of entry points, and classes of your own as `module:Class`."""

import importlib
import os
import sys
from functools import cache

from rampart.bots import Bot, make
from rampart.kernel.errors import BadOptions


def player(name: str, seed: int = 0) -> Bot:
    """The bot of that name; `module:Class` names a class of your own, found from the present folder too."""
    return own_kind(name)(seed) if ":" in name else make(name, seed)


@cache
def own_kind(name: str) -> type[Bot]:
    """A class of bots in a module of your own; whatever is wrong with it is said in one sentence."""
    module, _, attribute = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        found = getattr(importlib.import_module(module), attribute)
    except Exception as e:
        raise BadOptions(f"The bot {name} cannot be loaded ({type(e).__name__}: {e}).", "broken_bot") from e
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BadOptions(f"The bot {name} cannot be loaded: it is no class of bots.", "broken_bot")
    return found
