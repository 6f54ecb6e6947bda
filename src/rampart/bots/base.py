"""What every bot is: a name, a seed of its own, and a choice made from the view of one seat."""

from abc import ABC, abstractmethod
from typing import ClassVar, NamedTuple

from rampart.bots.reasons import Reason, reasons_for
from rampart.bots.search_rollout import Tried, chances, trials
from rampart.kernel.errors import BadOptions
from rampart.kernel.policy import Policy
from rampart.kernel.rng import seeded
from rampart.kernel.state import State
from rampart.registry import module_of

ADVICES = 3  # how many options are explained


class Advice(NamedTuple):
    """An option that a bot would take, what it expects of it, and why.

    `value` is in points at the end, `spread` how far it may be off (one standard deviation), `chance` the chance to
    win, from 0 to 1; they are None where nothing is known of playing the game well. Reasons are message ids with
    arguments, worded by `rampart.text.advice`.
    """

    option: int
    key: str
    value: float | None = None
    chance: float | None = None
    spread: float | None = None
    reasons: tuple[Reason, ...] = ()


class Bot(ABC):
    """A player without a person; whatever state it is asked about, it sees the view of its seat."""

    name: ClassVar[str]
    trials = 24  # games in which options are tried to explain them, or chances to estimate them

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.rng = seeded(seed)
        self.patience = float("inf")  # of whoever waits, in seconds

    def limit(self, budget: str) -> None:
        """Let it think within a budget: a number of games to try, or a time such as 100ms or 0.5s."""
        raise BadOptions(f"The bot {self.name} has no budget to set: it does not search.", "no_budget")

    def hurry(self, seconds: float) -> None:
        """Think no longer than so many seconds about each choice; who never thinks long only takes note."""
        self.patience = min(self.patience, seconds)

    def choose(self, s: State, seat: int) -> int:
        """The code of the option to take; the state stays as it is."""
        return self.pick(asked_view(s, seat), seat)

    def explain(self, s: State, seat: int) -> list[Advice]:
        """The best options, at most three, the best first; a later choice is not changed by asking."""
        v = asked_view(s, seat)
        best = self.weigh(v, seat)[:ADVICES]
        policy = policy_or_none(v.rules.name)
        if policy is None:
            return [Advice(option, v.key(option, seat), value) for option, value in best]
        tried = trials(v, seat, policy, [option for option, _ in best], self.seed, self.trials)
        return advices(v, seat, tried)

    def remark(self, s: State, seat: int, option: int) -> Reason | None:
        """What it says with an answer in a negotiation, None where it says nothing."""
        v = asked_view(s, seat)
        policy = policy_or_none(v.rules.name)
        if policy is None or policy.answers(v, seat) < 0:
            return None
        said = policy.remark(v.determinise(seat, self.seed), seat, option)
        return Reason(said, {}) if said else None

    def estimate(self, s: State, seat: int | None = None) -> list[float]:
        """The chance of each seat to win, as a seat can tell from what it sees; None knows all but chance to come."""
        policy = policy_of(s.rules.name)
        return chances(s if seat is None else s.view(seat), seat, policy, self.seed, self.trials)

    @abstractmethod
    def pick(self, v: State, seat: int) -> int:
        """Choose from a view in which the seat is asked."""

    @abstractmethod
    def weigh(self, v: State, seat: int) -> list[tuple[int, float | None]]:
        """All options of a view in which the seat is asked, the best first, with what they are worth."""


def advices(v: State, seat: int, tried: list[Tried]) -> list[Advice]:
    """What came of the options that were tried, in that order."""
    out: list[Advice] = []
    for i, x in enumerate(tried):
        why = reasons_for(tried, i)
        out.append(Advice(x.option, v.key(x.option, seat), x.expected(), x.mean(), x.spread(), why))
    return out


def asked_view(s: State, seat: int) -> State:
    """What the seat sees of its decision."""
    v = s.view(seat)
    if not v.options(seat):
        raise v.not_asked(seat)
    return v


def policy_of(game: str) -> Policy:
    """The policy in a game's folder, loaded by name: nothing below imports it."""
    found = policy_or_none(game)
    if found is None:
        raise BadOptions(f"No bot but the random one can play {game}: the game brings no policy of its own.", "no_bot")
    return found


def policy_or_none(game: str) -> Policy | None:
    """The policy of a game, None where it brings none."""
    module = module_of(game, "policy")
    if module is None:
        return None
    found = module.POLICY
    assert isinstance(found, Policy)
    return found
