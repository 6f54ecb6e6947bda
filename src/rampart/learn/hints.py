"""Hints: the best options of a decision with what can be expected of them, found from the view of one seat alone."""

import time
from collections.abc import Callable
from typing import Final, NamedTuple

from rampart.bots.base import policy_or_none
from rampart.bots.greedy import ranked
from rampart.bots.reasons import Reason, reasons_for
from rampart.bots.search_rollout import Tried, judged, play_on, reopen, start
from rampart.kernel.policy import Policy
from rampart.kernel.rng import Rng, another, seeded
from rampart.kernel.state import State

SHOWN: Final = 3
MOST_WORLDS: Final = 48
LEAST_WORLDS: Final = 2


class Hint(NamedTuple):
    """An option: the chance to win and the points to be expected, and why."""

    key: str
    chance: float
    points: float
    reasons: tuple[Reason, ...]


class Hints(NamedTuple):
    """The best options, the best first, and in how many games they were tried together."""

    games: int
    best: tuple[Hint, ...]


def hints(v: State, seat: int, seed: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> Hints:
    """Try the most promising options in the same worlds until the time is over; none where no one can play the game."""
    policy = policy_or_none(v.rules.name)
    if policy is None:
        return Hints(0, ())
    tried = [Tried(option, 0.0) for _, option in ranked(v, seat, seed)[:SHOWN]]
    dealer, until = seeded(seed), clock() + seconds
    for made in range(MOST_WORLDS):
        if made >= LEAST_WORLDS and clock() >= until:
            break
        try_once(v, seat, policy, tried, another(dealer))
    tried.sort(key=lambda one: (-one.mean(), -one.expected()))
    best = (
        Hint(v.key(one.option, seat), one.mean(), one.expected(), reasons_for(tried, at))
        for at, one in enumerate(tried)
    )
    return Hints(sum(one.games for one in tried), tuple(best))


def try_once(v: State, seat: int, policy: Policy, tried: list[Tried], rng: Rng) -> None:
    """Try each option in one more world, with the same chance."""
    world = v.determinise(seat, rng)
    reopen(world, seat)
    until = policy.clock(v) + policy.horizon(v)
    for one in tried:
        s = start(world, seat, one.option)
        play_on(s, policy, rng.copy(), until)
        one.add(judged(s, policy, 0.0)[seat], policy.points(s)[seat])
        one.add_sources(s.breakdown()[seat])
