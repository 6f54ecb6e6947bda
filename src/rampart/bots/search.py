"""The bot that tries its options in worlds it deals from its view, all playing on by the game's policy."""

import re
from typing import Final

from rampart.bots.base import Bot, policy_of
from rampart.bots.search_halving import Halving, Manner
from rampart.bots.search_rollout import Tried
from rampart.bots.search_tree import Shape
from rampart.kernel.errors import BadOptions, shown
from rampart.kernel.state import State

LONGEST: Final = 600  # seconds
BUDGET: Final = re.compile(r"(\d{1,7}(?:\.\d{1,6})?)(ms|s)?(\+tree)?")
AT_ONCE: Final = 0.001  # seconds
UNITS: Final = {"s": 1, "ms": 1000}


class SearchBot(Bot):
    """It remembers nothing: the same seed, view and number of rollouts give the same choice."""

    name = "search"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.manner = Manner()

    def limit(self, budget: str) -> None:
        """So many games a decision, or so long, the other bound is lifted then; and with trees, if that is added."""
        found = BUDGET.fullmatch(budget)
        if found is None:
            raise BadOptions(
                f"The budget {shown(budget)} is none: give 200 for games, 100ms or 0.5s for time.", "budget"
            )
        amount, unit, planning = found.groups()
        self.manner.tree = Shape() if planning else None
        self.manner.rollouts = 0 if unit else int(float(amount))
        self.manner.seconds = float(amount) / UNITS[unit] if unit else 0.0
        if not (self.manner.rollouts or 0.0 < self.manner.seconds <= LONGEST):
            raise BadOptions(
                f"The budget {shown(budget)} is out of bounds: a game or more, up to {LONGEST}s.", "budget"
            )

    def hurry(self, seconds: float) -> None:
        """Stop in time with the best so far."""
        super().hurry(seconds)
        self.manner.seconds = min(self.manner.seconds or seconds, max(seconds, AT_ONCE))

    def pick(self, v: State, seat: int) -> int:
        """The option that came out best."""
        return self.searched(v, seat)[0].option

    def weigh(self, v: State, seat: int) -> list[tuple[int, float | None]]:
        """The options, the best first, with what their rollouts came to in points; None where none was made."""
        return [(x.option, x.expected() if x.games else None) for x in self.searched(v, seat)]

    def searched(self, v: State, seat: int) -> list[Tried]:
        """All options, the best first."""
        return Halving(v, seat, policy_of(v.rules.name), self.seed, self.manner).run()
