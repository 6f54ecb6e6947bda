"""How the bots play the Brotherhood of the Watch."""

from typing import Final

from rampart.games.watch import bargains
from rampart.games.watch.appraise import appraise
from rampart.games.watch.evaluate import POINT, value
from rampart.games.watch.habits import NO_HABIT, habit
from rampart.games.watch.state import Watch
from rampart.games.watch.steps import actions, trade
from rampart.games.watch.weights import TUNED, Weights
from rampart.kernel.frame import code_of
from rampart.kernel.policy import Policy
from rampart.kernel.rng import Rng
from rampart.kernel.state import State

SPREAD: Final = 2.5
IN_TURN: Final = ("before_roll", "trade", "build", "trade_and_build", "special_build")  # steps with all actions
TURNS_AHEAD: Final = 2  # that a rollout goes, with every seat: many short ones tell more than few long ones


class WatchPolicy(Policy):
    """Weigh each option by what the position after it is worth; what others hold hidden is not looked at."""

    def __init__(self, w: Weights) -> None:
        self.w = w

    def weigh(self, s: State, seat: int, options: list[int], rng: Rng) -> list[float]:
        """In tenths of a point."""
        assert isinstance(s, Watch)
        return appraise(s, seat, self.w)

    def choose(self, s: State, seat: int, options: list[int], rng: Rng) -> int:
        """By habit where there is one, else what is weighed best."""
        assert isinstance(s, Watch)
        if s.mover == seat:
            choice = habit(s, seat, code_of(s.stack[-1]), options, self.w)
            if choice != NO_HABIT:
                return choice
        worth = appraise(s, seat, self.w)
        return options[worth.index(max(worth))]

    def bothers(self, s: State, seat: int, option: int) -> bool:
        """Offers, and counter-offers."""
        assert isinstance(s, Watch)
        name = s.current(seat)[0].name
        return option == trade.COUNTER if name == "answer_offer" else name in IN_TURN and option == actions.OFFER

    def answers(self, s: State, seat: int) -> int:
        """The maker of the offer that is answered."""
        assert isinstance(s, Watch)
        return s.active if s.current(seat)[0].name == "answer_offer" else -1

    def remark(self, s: State, seat: int, option: int) -> str:
        """Why an offer is declined or countered."""
        assert isinstance(s, Watch)
        return bargains.remark(s, seat, option, self.w)

    def points(self, s: State) -> list[float]:
        """The worth of the position to each seat."""
        assert isinstance(s, Watch)
        return [value(s, p, self.w) / POINT for p in range(s.seats)]

    def spread(self, s: State) -> float:
        """About the same all the time: the game ends when someone has enough."""
        return SPREAD

    def clock(self, s: State) -> int:
        """Rollouts are measured in turns."""
        assert isinstance(s, Watch)
        return s.turn

    def horizon(self, s: State) -> int:
        """Some turns of everyone."""
        return TURNS_AHEAD * s.seats


POLICY: Final = WatchPolicy(TUNED)


def with_prices(prices: list[float]) -> Policy:
    """The same with other prices, for the tuning."""
    return WatchPolicy(Weights(prices))
