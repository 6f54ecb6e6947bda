"""The bot that takes what the game's own heuristics value most, without looking further."""

from abc import ABC, abstractmethod

from rampart.bots.base import Bot
from rampart.kernel.errors import BadOptions
from rampart.kernel.rng import Rng, seeded
from rampart.kernel.state import State
from rampart.registry import module_of


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
    module = module_of(game, "bot")
    if module is None:
        raise BadOptions(f"There is no greedy bot for {game}: the game brings no heuristics of its own.", "no_bot")
    found = module.HEURISTICS
    assert isinstance(found, Heuristics)
    return found
