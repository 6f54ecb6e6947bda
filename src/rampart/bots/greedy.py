"""The bot that takes what the game's own heuristics value most, without looking further."""

import importlib
from abc import ABC, abstractmethod

from rampart.bots.base import Bot
from rampart.kernel.errors import BadOptions
from rampart.kernel.rng import Rng, seeded
from rampart.kernel.state import State


class Heuristics(ABC):
    """What a game knows about playing it well; its module `bot` holds one as HEURISTICS."""

    @abstractmethod
    def appraise(self, v: State, seat: int, rng: Rng) -> list[float]:
        """The worth of each option of `v.options(seat)`, in that order; chance is drawn from rng only."""


class GreedyBot(Bot):
    """It remembers nothing: the same seed and the same view give the same choice, whatever was asked before."""

    name = "greedy"

    def pick(self, v: State, seat: int) -> int:
        """The option of the greatest worth, of equal ones the first."""
        return self.weigh(v, seat)[0][0]

    def weigh(self, v: State, seat: int) -> list[tuple[int, float | None]]:
        """The options by falling worth."""
        worth = heuristics_of(v.rules.name).appraise(v, seat, seeded(self.seed))
        ranked = sorted(zip(v.options(seat), worth), key=lambda pair: -pair[1])
        return [(option, value) for option, value in ranked]


def heuristics_of(game: str) -> Heuristics:
    """The heuristics in a game's folder, loaded by name: nothing below imports them."""
    module = f"rampart.games.{game}.bot"
    try:
        found = importlib.import_module(module).HEURISTICS
    except ModuleNotFoundError as e:
        if e.name is None or not module.startswith(e.name):
            raise
        raise BadOptions(f"There is no greedy bot for {game}: the game brings no heuristics of its own.") from None
    assert isinstance(found, Heuristics)
    return found
