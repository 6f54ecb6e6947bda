"""How the bots play The Great Wall."""

from typing import Final

from rampart.games.great_wall.appraise import appraise
from rampart.games.great_wall.evaluate import worth
from rampart.games.great_wall.habits.habit import habit
from rampart.games.great_wall.habits.knowhow import KNOWN
from rampart.games.great_wall.habits.known import ALL
from rampart.games.great_wall.habits.years import years_after
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.weights import TUNED, Weights
from rampart.kernel.policy import Policy
from rampart.kernel.position import OVER
from rampart.kernel.rng import Rng
from rampart.kernel.state import State

LAST_SPREAD: Final = 8.0
YEARLY_SPREAD: Final = 3.0


class GreatWallPolicy(Policy):
    """Follow each option to the end of the year, all playing by habit, and reckon the honor to come."""

    def __init__(self, w: Weights) -> None:
        self.w = w

    def weigh(self, s: State, seat: int, options: list[int], rng: Rng) -> list[float]:
        """The honor that each option promises by the end of the year."""
        assert isinstance(s, GreatWall)
        return appraise(s, seat, options, self.w)

    def choose(self, s: State, seat: int, options: list[int], rng: Rng) -> int:
        """What a player of plain habits does: rollouts need it quickly."""
        assert isinstance(s, GreatWall)
        return habit(s, seat, s.asking_code(), options, self.w)

    def points(self, s: State) -> list[float]:
        """Honor and what may still be turned into it."""
        assert isinstance(s, GreatWall)
        if s.mover == OVER:
            return [float(x) for x in s.scores()]
        return [worth(s, p, self.w) for p in range(s.seats)]

    def spread(self, s: State) -> float:
        """The years to come decide how sure a lead is."""
        assert isinstance(s, GreatWall)
        return LAST_SPREAD + YEARLY_SPREAD * max(0, years_after(s))

    def clock(self, s: State) -> int:
        """Rollouts are measured in years."""
        assert isinstance(s, GreatWall)
        return s.year

    def horizon(self, s: State) -> int:
        """To the end of the year: what comes after it is reckoned better than plain habits play it."""
        return 1


KNOWN.update({knowhow.word: knowhow for knowhow in ALL})
POLICY: Final = GreatWallPolicy(TUNED)


def with_prices(prices: list[float]) -> Policy:
    """The same with other prices, for the tuning."""
    return GreatWallPolicy(Weights(prices))
