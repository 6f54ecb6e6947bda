"""How the bots play the Brotherhood of the Watch."""

from rampart.bots.greedy import Heuristics
from rampart.games.watch.advise import appraise
from rampart.games.watch.state import Watch
from rampart.kernel.rng import Rng
from rampart.kernel.state import State


class WatchHeuristics(Heuristics):
    """Weigh each option by what the position after it is worth."""

    def appraise(self, v: State, seat: int, rng: Rng) -> list[float]:
        """In one world that fits the view; what lies hidden in it is not looked at."""
        s = v.determinise(seat, rng)
        assert isinstance(s, Watch)
        return appraise(s, seat)


HEURISTICS = WatchHeuristics()
