"""How the bots play In the Year of the Dragon."""

from math import sqrt
from typing import Final

from rampart.games.dragon import tables as t
from rampart.games.dragon.appraise import CANDIDATES, appraise
from rampart.games.dragon.evaluate import Rivals, value
from rampart.games.dragon.state import Dragon
from rampart.games.dragon.weights import TUNED
from rampart.kernel.policy import Policy
from rampart.kernel.position import OVER
from rampart.kernel.rng import Rng
from rampart.kernel.state import State

LAST_SPREAD: Final = 2.0  # of a lead in the last month
MONTHLY_SPREAD: Final = 4.0  # grows with the root of the months to come


class DragonPolicy(Policy):
    """The planner: walk through the months that are left and count what they bring."""

    def weigh(self, s: State, seat: int, options: list[int], rng: Rng) -> list[float]:
        """Nothing on this table is hidden but chance to come, which the planner does not let happen."""
        assert isinstance(s, Dragon)
        return appraise(s, seat, TUNED, CANDIDATES)

    def choose(self, s: State, seat: int, options: list[int], rng: Rng) -> int:
        """An action is chosen without a thought of the recruit that follows: that is quicker."""
        assert isinstance(s, Dragon)
        worth = appraise(s, seat, TUNED, 0)
        return options[worth.index(max(worth))]

    def points(self, s: State) -> list[float]:
        """What the planner makes of each court."""
        assert isinstance(s, Dragon)
        if s.mover == OVER:
            return [float(x) for x in s.scores()]
        return [value(s, p, Rivals(s, p), TUNED) for p in range(s.seats)]

    def spread(self, s: State) -> float:
        """The months to come decide how sure a lead is."""
        assert isinstance(s, Dragon)
        return LAST_SPREAD + MONTHLY_SPREAD * sqrt(t.MONTHS - max(1, s.round))

    def clock(self, s: State) -> int:
        """Rollouts are measured in months."""
        assert isinstance(s, Dragon)
        return s.round


POLICY: Final = DragonPolicy()
