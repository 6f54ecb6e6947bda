"""Board games with complete rules, for people, bots and research.

>>> import rampart
>>> s = rampart.game("dragon").new(players=4, seed=7)
>>> s.deciders, len(s.options(s.deciders[0]))
([0], 36)
"""

from typing import TYPE_CHECKING

from rampart.compiled import COMPILED
from rampart.kernel.errors import (
    BadDocument,
    BadOptions,
    BrokenRules,
    CannotUndo,
    Hidden,
    IllegalChoice,
    RampartError,
    StaleRecord,
)
from rampart.kernel.game import Game
from rampart.kernel.hooks import HOOKS
from rampart.kernel.log import record_of
from rampart.kernel.rng import Rng, seeded
from rampart.kernel.state import State
from rampart.registry import game, games, register

if TYPE_CHECKING:
    from rampart.bots.base import Bot

__version__ = "0.1.0"
__all__ = [
    "COMPILED",
    "BadDocument",
    "BadOptions",
    "BrokenRules",
    "CannotUndo",
    "Game",
    "Hidden",
    "IllegalChoice",
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


def bot(name: str, seed: int = 0) -> "Bot":
    """A bot by name: `random` or `greedy`."""
    from rampart.bots import make

    return make(name, seed)


def _decision(s: object, seat: int, lang: str) -> object:
    from rampart.text.decision import decision

    assert isinstance(s, State)
    return decision(s, seat, lang)


def _svg(s: object, seat: int | None, theme: str, lang: str) -> str:
    from rampart.draw.table import svg

    assert isinstance(s, State)
    return svg(s, seat, theme, lang)


def _record(s: object) -> dict[str, object]:
    assert isinstance(s, State)
    return record_of(s)


def _revive(name: str, data: list[object]) -> object:
    return game(name).revive(data)


HOOKS.decision = _decision
HOOKS.svg = _svg
HOOKS.record = _record
HOOKS.revive = _revive
