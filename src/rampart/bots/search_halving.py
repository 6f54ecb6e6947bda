"""Which option is best: all are tried in the same worlds, and again and again the worse half is given up."""

from time import perf_counter
from typing import Final

from rampart.bots.search_rollout import CLEARNESS, Tried, judged, play_on, reopen, start
from rampart.bots.search_tree import Branch, Descent, Shape
from rampart.kernel.policy import Policy
from rampart.kernel.rng import Rng, another, seeded
from rampart.kernel.state import State

SLACK: Final = 0.85  # of the time is used: what is under way is finished


class Manner:
    """How a search goes about it; the usual values are those that won most."""

    def __init__(self) -> None:
        self.rollouts = 256  # how many to make, 0 for no limit
        self.seconds = 0.0  # how long to think, 0 for no limit
        self.horizon = 0  # how far rollouts go by the policy's clock, 0 as the policy says
        self.most = 12  # options that are tried at all: those the policy values most
        self.each = 4  # rollouts for which one more option is tried
        self.trust = 2.0  # for how many rollouts the policy's own opinion counts
        self.clearness = CLEARNESS
        self.sure = 3.0  # by so many standard errors an option is worse that is given up before its time
        self.look = 8  # worlds after which it is looked for such options, and again after as many
        self.tree: Shape | None = None  # how the trees below the options grow; without one all play by the policy


class Budget:
    """How long to think: so many rollouts, or so many seconds; the first to run out ends it."""

    def __init__(self, rollouts: int, seconds: float) -> None:
        self.rollouts = rollouts
        self.seconds = seconds
        self.began = perf_counter() if seconds > 0.0 else 0.0
        self.used = 0

    def share(self) -> float:
        """How much of it is used, from 0 to 1; without any limit one look at each option is enough."""
        used = self.used / self.rollouts if self.rollouts else 0.0
        if not self.rollouts and self.seconds <= 0.0:
            return min(self.used, 1.0)
        if self.seconds > 0.0:
            used = max(used, (perf_counter() - self.began) / (self.seconds * SLACK))
        return min(used, 1.0)

    def late(self) -> bool:
        """Is the time over?"""
        return self.seconds > 0.0 and perf_counter() - self.began >= self.seconds * SLACK


class Halving:
    """The search of one decision of a seat, from its view; the same seed and number of rollouts give the same."""

    def __init__(self, v: State, seat: int, policy: Policy, seed: int, manner: Manner) -> None:
        self.v = v
        self.seat = seat
        self.policy = policy
        self.manner = manner
        self.budget = Budget(manner.rollouts, manner.seconds)
        self.worlds_rng: Rng = seeded(seed)
        self.worlds = 0
        self.until = policy.clock(v) + (manner.horizon if manner.horizon else policy.horizon(v))
        self.tried: list[Tried] = self.first_look(seeded(seed))
        self.trees: dict[int, list[Branch]] = {}  # by option and seat

    def first_look(self, rng: Rng) -> list[Tried]:
        """The options in the order of the policy, the best first."""
        options = self.v.options(self.seat)
        world = self.v.determinise(self.seat, rng)
        worth = self.policy.weigh(world, self.seat, options, rng)
        best, least = max(worth), min(worth)
        ranked = sorted(range(len(options)), key=lambda i: -worth[i])
        wide = best - least if best > least else 1.0
        return [Tried(options[i], (worth[i] - least) / wide) for i in ranked]

    def run(self) -> list[Tried]:
        """Search until the budget is used; all options, the best first."""
        if len(self.tried) == 1 or self.budget.late():
            return self.tried
        alive = self.tried[: self.wide()]
        rounds = max(1, (len(alive) - 1).bit_length())
        for done in range(rounds):
            while len(alive) > 1 and self.budget.share() < (done + 1) / rounds:
                self.try_all(alive)
                if self.worlds % self.manner.look == 0:
                    alive = self.race(alive)
            if self.worlds == 0 or len(alive) == 1:
                break
            self.sort(alive)
            if done + 1 < rounds:
                alive = alive[: (len(alive) + 1) // 2]
        rest = [x for x in self.tried if x not in alive]
        rest.sort(key=lambda x: (-x.games, -x.mean()))
        self.tried = alive + rest
        return self.tried

    def wide(self) -> int:
        """How many options are tried: few where there will be few rollouts."""
        possible = self.budget.rollouts
        if self.budget.seconds > 0.0:
            self.try_all(self.tried[:2])
            in_time = int(self.budget.used / max(self.budget.share(), 0.001))
            possible = min(possible, in_time) if possible else in_time
        return max(2, min(self.manner.most, possible // self.manner.each))

    def race(self, alive: list[Tried]) -> list[Tried]:
        """Those that are not clearly worse than the best, in the same worlds."""
        self.sort(alive)
        best = alive[0]
        return [x for x in alive if x is best or best.ahead(x) < self.manner.sure]

    def sort(self, alive: list[Tried]) -> None:
        """The most promising first."""
        scale = 0.5 * sum([x.deviation() for x in alive]) / len(alive)
        alive.sort(key=lambda x: -x.promise(scale, self.manner.trust))

    def try_all(self, alive: list[Tried]) -> None:
        """Try each of the options in one more world, with the same chance."""
        rng = another(self.worlds_rng)
        world = self.v.determinise(self.seat, rng)
        reopen(world, self.seat)
        self.worlds += 1
        for x in alive:
            if self.budget.late():
                return
            s = start(world, self.seat, x.option)
            shares = self.play_on(s, x.option, rng.copy())
            x.add(shares[self.seat], self.policy.points(s)[self.seat])
            self.budget.used += 1

    def play_on(self, s: State, option: int, rng: Rng) -> list[float]:
        """Play a world on from an option, by the trees below it where there are any; what it comes to for each seat."""
        shape = self.manner.tree
        if shape is None:
            play_on(s, self.policy, rng, self.until)
            return judged(s, self.policy, self.manner.clearness)
        if option not in self.trees:
            self.trees[option] = [Branch(option) for _ in range(s.seats)]
        heads: list[Branch | None] = [None] * s.seats
        for p, branch in enumerate(self.trees[option]):
            if p == self.seat or shape.others:
                heads[p] = branch
        descent = Descent(heads, shape)
        descent.play_on(s, self.policy, rng, self.until)
        shares = judged(s, self.policy, self.manner.clearness)
        descent.learn(shares)
        return shares
