"""How the bots play In the Year of the Dragon."""

from rampart.bots.greedy import Heuristics
from rampart.games.dragon.evaluate import appraise
from rampart.games.dragon.state import Dragon
from rampart.games.dragon.weights import TUNED
from rampart.kernel.rng import Rng
from rampart.kernel.state import State


class DragonHeuristics(Heuristics):
    """The planner: walk through the months that are left and count what they bring."""

    def appraise(self, v: State, seat: int, rng: Rng) -> list[float]:
        """Nothing on this table is hidden but chance to come, which the planner does not let happen."""
        s = v.determinise(seat, rng)
        assert isinstance(s, Dragon)
        return appraise(s, seat, TUNED)


HEURISTICS = DragonHeuristics()
