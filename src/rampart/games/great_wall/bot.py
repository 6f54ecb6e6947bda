"""How the bots play The Great Wall."""

from rampart.bots.greedy import Heuristics
from rampart.games.great_wall.evaluate import appraise
from rampart.games.great_wall.state import GreatWall
from rampart.kernel.rng import Rng
from rampart.kernel.state import State


class GreatWallHeuristics(Heuristics):
    """Follow each option to the end of the year, in one world that could be, and reckon the honour to come."""

    def appraise(self, v: State, seat: int, rng: Rng) -> list[float]:
        """The options of the view, in a guessed world."""
        s = v.determinise(seat, rng)
        assert isinstance(s, GreatWall)
        return appraise(s, seat, v.options(seat))


HEURISTICS = GreatWallHeuristics()
