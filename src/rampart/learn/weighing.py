"""How good each option of a decision is: all are tried in the same worlds, a fixed number of them, from one view."""

from dataclasses import dataclass, field
from math import inf, sqrt

from rampart.bots.base import policy_of
from rampart.bots.reasons import Reason, reasons_for
from rampart.bots.search_rollout import Tried, judged, play_on, reopen, start
from rampart.kernel.rng import another, seeded
from rampart.kernel.state import State


@dataclass
class Weighed:
    """An option and what came of it in each world: the share of the victory that it promises there."""

    key: str
    tried: Tried
    shares: list[float] = field(default_factory=list)

    @property
    def chance(self) -> float:
        """The chance to win that it promises, from 0 to 1."""
        return self.tried.mean()

    @property
    def points(self) -> float:
        """The points that it promises."""
        return self.tried.expected()


def weigh(v: State, seat: int, worlds: int, seed: int) -> list[Weighed]:
    """All options of a decision, the best first; the same view, seed and number of worlds give the same."""
    policy = policy_of(v.rules.name)
    found = [Weighed(v.key(option, seat), Tried(option, 0.0)) for option in v.options(seat)]
    dealer = seeded(seed)
    until = policy.clock(v) + policy.horizon(v)
    for _ in range(worlds):
        rng = another(dealer)
        world = v.determinise(seat, rng)
        reopen(world, seat)
        for one in found:
            s = start(world, seat, one.tried.option)
            play_on(s, policy, rng.copy(), until)
            share = judged(s, policy, 0.0)[seat]
            one.shares.append(share)
            one.tried.add(share, policy.points(s)[seat])
            one.tried.add_sources(s.breakdown()[seat])
    return sorted(found, key=lambda one: (-one.chance, one.key))


def margin(found: list[Weighed]) -> float:
    """By how much the best option is ahead of the next, as a chance to win."""
    return found[0].chance - found[1].chance if len(found) > 1 else 0.0


def clearness(found: list[Weighed]) -> float:
    """The same in standard errors of the difference, world by world."""
    gaps = [a - b for a, b in zip(found[0].shares, found[1].shares, strict=True)]
    mean = sum(gaps) / len(gaps)
    spread = sqrt(sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1))
    return mean / (spread / sqrt(len(gaps))) if spread else inf if mean > 0.0 else 0.0


def reasons(found: list[Weighed], at: int) -> tuple[Reason, ...]:
    """Why an option is good or bad beside the best of the others."""
    return reasons_for([one.tried for one in found], at)
