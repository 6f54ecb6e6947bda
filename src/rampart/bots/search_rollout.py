"""Playing on in a world: everybody by the game's policy, until the game ends or has gone far enough to be judged."""

from math import sqrt
from typing import Final

from rampart.kernel.frame import NOBODY
from rampart.kernel.policy import Policy, results, softmax
from rampart.kernel.position import OVER
from rampart.kernel.rng import Rng, another, seeded
from rampart.kernel.state import State

MOST_CHOICES: Final = 4000  # of a rollout; then the position is judged as it is
LEAST_NOISE: Final = 0.01  # no difference between two options is surer than so
CLEARNESS: Final = 0.5  # how much of a result is how clear it was: that tells options apart in fewer games


class Tried:
    """One option: what the policy says of it, and what came of it in the worlds where it was tried."""

    def __init__(self, option: int, prior: float) -> None:
        self.option = option
        self.prior = prior  # 0 to 1, against the other options
        self.games = 0
        self.total = 0.0
        self.squares = 0.0
        self.points = 0.0
        self.point_squares = 0.0
        self.sources: dict[str, float] = {}
        self.results: list[float] = []  # world by world: options that are still tried had the same ones last

    def add(self, result: float, points: float) -> None:
        """One more rollout: the share of the victory, and the points."""
        self.results.append(result)
        self.games += 1
        self.total += result
        self.squares += result * result
        self.points += points
        self.point_squares += points * points

    def add_sources(self, sources: dict[str, int]) -> None:
        """Where the points of a rollout came from."""
        for name, n in sources.items():
            self.sources[name] = self.sources.get(name, 0.0) + n

    def mean(self) -> float:
        """What can be expected of it: a share of the victory."""
        return self.total / self.games if self.games else 0.0

    def deviation(self) -> float:
        """How much the results differ from each other."""
        return deviation(self.games, self.total, self.squares)

    def expected(self) -> float:
        """The points to be expected."""
        return self.points / self.games if self.games else 0.0

    def spread(self) -> float:
        """How much the points differ from each other."""
        return deviation(self.games, self.points, self.point_squares)

    def ahead(self, other: "Tried") -> float:
        """By how many standard errors it is better than another, world by world."""
        n = min(self.games, other.games)
        mine, theirs = self.games - n, other.games - n
        gaps = [self.results[mine + i] - other.results[theirs + i] for i in range(n)]
        total = sum(gaps)
        noise = deviation(n, total, sum([gap * gap for gap in gaps])) + LEAST_NOISE
        return total / n * sqrt(n) / noise

    def source(self, name: str) -> float:
        """The points to be expected from a source."""
        return self.sources.get(name, 0.0) / self.games if self.games else 0.0

    def promise(self, scale: float, trust: float) -> float:
        """What it is judged by: its results, and for a few more games the policy's opinion."""
        return (self.total + trust * (self.mean() + scale * self.prior)) / (self.games + trust)


def deviation(n: int, total: float, squares: float) -> float:
    """The standard deviation of numbers with such sums."""
    if n < 2:
        return 0.0
    mean = total / n
    return sqrt(max(0.0, squares / n - mean * mean))


def start(world: State, seat: int, option: int) -> State:
    """A copy of a world in which the seat has made its choice."""
    s = world.bare()
    if s.mover == NOBODY:
        s.draft(seat, option)
    else:
        s.take(option)
    return s


def reopen(world: State, seat: int) -> None:
    """Let others answer an open poll again: what a world gives them is any answer, the policy's is a sensible one."""
    if world.mover != NOBODY:
        return
    for p in range(world.seats):
        if p != seat and world.asked >> p & 1 and not world.waiting >> p & 1:
            world.drafts[p] = []
            world.waiting |= 1 << p


def play_on(s: State, policy: Policy, rng: Rng, until: int) -> int:
    """Let all play until the clock has reached a time; returns how many choices that took."""
    for made in range(MOST_CHOICES):
        if s.mover == OVER or policy.clock(s) >= until:
            return made
        if s.mover != NOBODY:
            s.take(policy.choose(s, s.mover, s.opts, rng))
            continue
        p = 0
        while not s.waiting >> p & 1:
            p += 1
        options = s.poll_options(p)
        s.draft(p, policy.choose(s, p, options, rng) if len(options) > 1 else options[0])
    return MOST_CHOICES


def judged(s: State, policy: Policy, clearness: float) -> list[float]:
    """What a position is worth to each seat, from 0 to 1: the chance to win, or who won, and to a part how clearly."""
    if s.mover != OVER:
        return policy.shares(s)
    won = results(s)
    clear = softmax(policy.points(s), policy.spread(s))
    return [(1.0 - clearness) * won[p] + clearness * clear[p] for p in range(s.seats)]


def trials(v: State, seat: int, policy: Policy, options: list[int], seed: int, worlds: int) -> list[Tried]:
    """What comes of some options of a seat, each tried in the same worlds, to the end of the game."""
    tried = [Tried(option, 0.0) for option in options]
    dealer = seeded(seed)
    for _ in range(worlds):
        rng = another(dealer)
        world = v.determinise(seat, rng)
        reopen(world, seat)
        for x in tried:
            s = start(world, seat, x.option)
            play_on(s, policy, rng.copy(), policy.clock(v) + (1 << 30))
            x.add(judged(s, policy, 0.0)[seat], policy.points(s)[seat])
            x.add_sources(s.breakdown()[seat])
    return tried


def chances(s: State, seat: int | None, policy: Policy, seed: int, worlds: int) -> list[float]:
    """The chance of each seat to win, as a seat sees it, or for one who sees all but chance to come."""
    total = [0.0] * s.seats
    dealer = seeded(seed)
    until = policy.clock(s) + policy.horizon(s)
    for _ in range(worlds):
        rng = another(dealer)
        if seat is None:
            world = s.bare()
            world.rng = another(rng)
        else:
            world = s.determinise(seat, rng)
            reopen(world, seat)
        play_on(world, policy, rng, until)
        for p, share in enumerate(judged(world, policy, 0.0)):
            total[p] += share / worlds
    return total
