"""Board games with complete rules, for people, bots and research.

>>> import rampart
>>> s = rampart.game("dragon").new(players=4, seed=7)
>>> s.deciders, len(s.options(s.deciders[0]))
([2], 36)
>>> s
<dragon with 4 seats: seat 2 to decide draft_pair>
"""

from typing import TYPE_CHECKING as _TYPE_CHECKING

from rampart.compiled import COMPILED
from rampart.kernel.decision import Decision, Option
from rampart.kernel.errors import (
    BadDocument,
    BadOptions,
    BrokenRules,
    CannotUndo,
    Hidden,
    IllegalChoice,
    LeftoverFate,
    RampartError,
    StaleRecord,
)
from rampart.kernel.events import Event
from rampart.kernel.game import Game
from rampart.kernel.rng import Rng, seeded
from rampart.kernel.state import State
from rampart.registry import game, games, register
from rampart.wiring import fill_hooks as _fill_hooks

if _TYPE_CHECKING:
    from rampart.bots.base import Bot as _Bot

__version__ = "0.2.0"
__all__ = [
    "COMPILED",
    "BadDocument",
    "BadOptions",
    "BrokenRules",
    "CannotUndo",
    "Decision",
    "Event",
    "Game",
    "Hidden",
    "IllegalChoice",
    "LeftoverFate",
    "Option",
    "RampartError",
    "Rng",
    "StaleRecord",
    "State",
    "bot",
    "game",
    "games",
    "register",
    "seeded",
]


def __dir__() -> list[str]:
    return [*__all__, "__version__", "__doc__", "__name__", "__path__"]


def bot(name: str, seed: int = 0) -> "_Bot":
    """A bot by name: `random`, `greedy`, or one of another package."""
    from rampart.bots import make

    return make(name, seed)


_fill_hooks()
