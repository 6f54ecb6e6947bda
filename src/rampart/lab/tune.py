"""Tuning a game's prices by play against itself: the same settings give the same prices, however often it is stopped.

Each round draws some directions, a sign for every price. For each direction two games are played from one seed, with
the prices moved that way on every second seat and moved the other way on the rest, then with seats changed. The prices
follow the directions that won.
"""

import json
import math
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

import rampart
from rampart.kernel.errors import BadOptions
from rampart.kernel.game import Value
from rampart.kernel.policy import Policy
from rampart.kernel.rng import seeded
from rampart.kernel.state import State
from rampart.lab.jobs import Workers
from rampart.registry import module_of

SEATS_AT_MOST: Final = 16


@dataclass(frozen=True)
class Plan:
    """What is tuned, at what table, and how carefully."""

    game: str
    players: int
    options: dict[str, Value]
    seed: int = 1
    pairs: int = 16  # directions tried in a round, each in two games
    width: float = 0.2  # how far a direction goes, as a share of a price
    step: float = 0.1  # how far a round moves a price whose direction always wins
    keep: tuple[str, ...] = ()  # prices that are not moved


@dataclass
class Course:
    """How far the tuning has come."""

    plan: Plan
    prices: list[float]
    rounds: int = 0
    gains: list[float] = field(default_factory=list)  # by round, how far the mean direction decided its games


@dataclass(frozen=True)
class Trial:
    """Two games of one direction from one seed."""

    plan: Plan
    plus: list[float]
    minus: list[float]
    seed: int


def begin(plan: Plan) -> Course:
    """A tuning that starts from the game's present prices."""
    rampart.game(plan.game).configure(plan.players, dict(plan.options))
    names, prices = prices_of(plan.game)
    unknown = [name for name in plan.keep if name not in names]
    if unknown:
        raise BadOptions(f"There is no price called {unknown[0]}; there are: {', '.join(names)}.")
    return Course(plan, prices)


def prices_of(game: str) -> tuple[list[str], list[float]]:
    """The names of a game's prices and their present values."""
    module = module_of(game, "weights")
    if module is None or not hasattr(module, "PRICES"):
        raise BadOptions(f"Nothing can be tuned in {game}: the game names no prices.")
    return list(module.NAMES), list(module.PRICES)


def policy_with(game: str, prices: list[float]) -> Policy:
    """The game's policy with other prices."""
    module = module_of(game, "policy")
    assert module is not None
    found = module.with_prices(prices)
    assert isinstance(found, Policy)
    return found


def tune(course: Course, rounds: int, by: Workers) -> Iterator[Course]:
    """Go on until so many rounds are done; the course is handed over after each."""
    while course.rounds < rounds:
        play_round(course, by)
        yield course


def play_round(course: Course, by: Workers) -> None:
    """One round: draw directions, let them play, and follow the winners."""
    plan = course.plan
    names, _ = prices_of(plan.game)
    rng = seeded(plan.seed * 100_003 + course.rounds)
    directions = [[0 if name in plan.keep else 2 * rng.below(2) - 1 for name in names] for _ in range(plan.pairs)]
    first = plan.seed + course.rounds * plan.pairs
    trials = [
        Trial(plan, moved(course.prices, way, plan.width), moved(course.prices, way, -plan.width), first + i)
        for i, way in enumerate(directions)
    ]
    results = list(by.map(tried, trials))
    pull = [sum(r * way[i] for r, way in zip(results, directions)) / plan.pairs for i in range(len(names))]
    course.prices = [round(price * math.exp(plan.step * p), 5) for price, p in zip(course.prices, pull)]
    course.gains.append(round(sum(abs(r) for r in results) / plan.pairs, 3))
    course.rounds += 1


def moved(prices: list[float], way: list[int], width: float) -> list[float]:
    """The prices moved in a direction, each by the same share of itself."""
    return [price * math.exp(width * sign) for price, sign in zip(prices, way)]


def tried(trial: Trial) -> float:
    """How much more the prices moved one way won than those moved the other, from -1 to 1."""
    return (duel(trial, 0) + duel(trial, 1)) / 2


def duel(trial: Trial, turn: int) -> float:
    """One game; the first prices have the seats of one parity."""
    plan = trial.plan
    policies = [policy_with(plan.game, trial.plus), policy_with(plan.game, trial.minus)]
    s = rampart.game(plan.game).new(plan.players, trial.seed, **plan.options).bare()
    while not s.over:
        seat = s.deciders[0]
        s.choose(best(policies[(seat + turn) % 2], s, seat, trial.seed * SEATS_AT_MOST + seat), seat)
    winners = s.winners()
    return sum(1 if (seat + turn) % 2 == 0 else -1 for seat in winners) / max(1, len(winners))


def best(policy: Policy, s: State, seat: int, seed: int) -> int:
    """What a policy likes most in a world that fits the seat's view."""
    v = s.view(seat)
    options = v.options(seat)
    if len(options) == 1:
        return options[0]
    worth = policy.weigh(v.determinise(seat, seed), seat, options, seeded(seed))
    return options[worth.index(max(worth))]


def save(course: Course, path: Path) -> None:
    """Write the course down, so that it can be taken up again."""
    names, _ = prices_of(course.plan.game)
    entry = asdict(course) | {"prices": dict(zip(names, course.prices))}
    path.write_text(json.dumps(entry, indent=1) + "\n", encoding="utf-8")


def load(path: Path, plan: Plan) -> Course:
    """Take a course up again; it must have been begun with the same plan."""
    entry = json.loads(path.read_text(encoding="utf-8"))
    if entry["plan"] != json.loads(json.dumps(asdict(plan))):
        raise BadOptions(f"{path} holds a tuning with other settings; name another file or repeat its settings.")
    names, _ = prices_of(plan.game)
    if list(entry["prices"]) != names:
        raise BadOptions(f"{path} holds a tuning of other prices than {plan.game} has now.")
    return Course(plan, [float(x) for x in entry["prices"].values()], entry["rounds"], entry["gains"])
