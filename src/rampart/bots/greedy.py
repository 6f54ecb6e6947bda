"""The bot that takes what the game's own policy values most, without looking further."""

from rampart.bots.base import Bot, policy_of
from rampart.kernel.rng import seeded
from rampart.kernel.state import State


class GreedyBot(Bot):
    """It remembers nothing: the same seed and the same view give the same choice, whatever was asked before."""

    name = "greedy"

    def pick(self, v: State, seat: int) -> int:
        """The option of the greatest worth, of equal ones the first."""
        return self.weigh(v, seat)[0][0]

    def weigh(self, v: State, seat: int) -> list[tuple[int, float | None]]:
        """The options by falling worth, in one world that fits the view."""
        return [(option, value) for value, option in ranked(v, seat, self.seed)]


def ranked(v: State, seat: int, seed: int) -> list[tuple[float, int]]:
    """The options of a view with what the policy thinks of them, the best first."""
    options = v.options(seat)
    worth = policy_of(v.rules.name).weigh(v.determinise(seat, seed), seat, options, seeded(seed))
    return sorted(zip(worth, options), key=lambda pair: -pair[0])
