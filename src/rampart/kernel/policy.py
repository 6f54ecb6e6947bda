"""What a game knows of playing it well: the worth of options, a quick choice, and what a position promises."""

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from rampart.kernel.position import OVER
from rampart.kernel.rng import Rng
from rampart.kernel.state import State

MOST_POINTS: Final = 1e6
LEAST_SPREAD: Final = 1e-6


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """The knowledge of one game, without a state of its own; the game's module `policy` holds one as POLICY.

    It is asked about whole positions: worlds that were dealt from the view of a seat, and what follows from them. It
    changes none of them, and draws chance from the rng it is given alone. All of it is asked very often.
    """

    def weigh(self, s: State, seat: int, options: list[int], rng: Rng) -> list[float]:
        """The worth of each option of the seat's decision, in the order given, best in points at the end."""
        raise AssertionError("a policy defines weigh()")

    def choose(self, s: State, seat: int, options: list[int], rng: Rng) -> int:
        """A sensible option, found as fast as can be: what everyone plays in rollouts. By default the best weighed."""
        worth = self.weigh(s, seat, options, rng)
        return options[worth.index(max(worth))]

    def points(self, s: State) -> list[float]:
        """What each seat may expect to have at the end, in points; the scores where the game is over."""
        return [float(x) for x in s.scores()]

    def spread(self, s: State) -> float:
        """By how many points the end may differ from what is expected now: one standard deviation of a lead."""
        return 10.0

    def clock(self, s: State) -> int:
        """How far the game has come, in rounds, turns or years: rollouts stop where it has gone on by `horizon`."""
        return 0

    def horizon(self, s: State) -> int:
        """By how much of its clock a rollout from this position goes before the position there is judged."""
        return 1 << 30

    def bothers(self, s: State, seat: int, option: int) -> bool:
        """Does an option ask others for something? No one does that for want of care."""
        return False

    def answers(self, s: State, seat: int) -> int:
        """The seat that gets an answer by the decision of a seat, -1 in decisions that are no negotiation."""
        return -1

    def remark(self, s: State, seat: int, option: int) -> str:
        """Why a seat answers so, as the id of a common message; empty where the answer speaks for itself."""
        return ""

    def shares(self, s: State) -> list[float]:
        """The chance of each seat to win, together 1; by default from points and spread. At the end it is known."""
        if s.mover == OVER:
            return results(s)
        return softmax(self.points(s), self.spread(s))


def results(s: State) -> list[float]:
    """The share of each seat in the victory at the end of a game; if no one won, no one has any."""
    winners = s.winners()
    out = [0.0] * s.seats
    for seat in winners:
        out[seat] = 1.0 / len(winners)
    return out


def softmax(points: list[float], spread: float) -> list[float]:
    """The chances of winning with such expectations: two seats a spread apart win about five games to one."""
    best = max(points)
    scale = 1.7 / max(spread, LEAST_SPREAD)
    weights = [exp(max(-60.0, (x - best) * scale)) for x in points]
    total = sum(weights)
    return [x / total for x in weights]
