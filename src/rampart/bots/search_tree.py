"""What follows an option: a tree of a seat's own later choices, in which the rollouts learn what the policy overlooks.

A node is known by what the seat itself chose on the way and by what it is asked there; what others did, and what
chance brought, differs from rollout to rollout. So polls and sealed windows need nothing of their own: each seat keeps
its statistics apart from those of the others, as if it did not see them.
"""

from math import log, sqrt

from rampart.bots.search_rollout import MOST_CHOICES
from rampart.kernel.frame import NOBODY
from rampart.kernel.policy import Policy
from rampart.kernel.position import OVER, POLL_ARGS, POLL_STEP
from rampart.kernel.rng import Rng
from rampart.kernel.state import State


class Branch:
    """A choice of the seat, what came of it, and what it was asked next."""

    def __init__(self, option: int) -> None:
        self.option = option
        self.games = 0
        self.total = 0.0
        self.nodes: dict[int, Node] = {}


class Node:
    """A later decision of the seat: the choices tried there, those the policy values most first."""

    def __init__(self) -> None:
        self.games = 0
        self.total = 0.0
        self.branches: list[Branch] = []

    def grow(self, s: State, seat: int, policy: Policy, options: list[int], rng: Rng) -> None:
        """Let the policy bring the options in an order."""
        worth = policy.weigh(s, seat, options, rng)
        for i in sorted(range(len(options)), key=lambda i: -worth[i]):
            self.branches.append(Branch(options[i]))

    def select(self, options: list[int], shape: "Shape") -> Branch | None:
        """The branch to go down: of so many as the rollouts have earned, the one of the highest bound."""
        most = 1 + int(sqrt(self.games / shape.wide))
        weight = shape.daring * sqrt(log(self.games + 1.0))
        mean = self.total / self.games if self.games else 0.0
        best: Branch | None = None
        highest = 0.0
        seen = 0
        for branch in self.branches:
            if branch.option not in options:
                continue
            n = branch.games + shape.trust
            bound = (branch.total + shape.trust * mean) / n + weight / sqrt(n)
            if best is None or bound > highest:
                best, highest = branch, bound
            seen += 1
            if seen == most:
                break
        return best


class Shape:
    """How a tree grows; the usual values are those that won most."""

    def __init__(self, others: bool = False) -> None:
        self.patience = 4  # rollouts that come by before a node gets branches
        self.wide = 3.0  # a node has one branch more where the square root of its rollouts has grown by that
        self.daring = 0.1  # how much a choice gains by having been tried seldom
        self.trust = 1.0  # for how many rollouts the mean of a node counts
        self.others = others  # have the other seats trees of their own, or do they play by the policy?


class Descent:
    """One rollout below an option: by the trees as far as they have grown, then by the policy."""

    def __init__(self, heads: list[Branch | None], shape: Shape) -> None:
        self.heads = heads  # by seat, where it is in its tree; None where it plays by the policy
        self.shape = shape
        self.nodes: list[tuple[int, Node]] = []  # on the way, each with its seat
        self.path: list[tuple[int, Branch]] = []

    def choose(self, s: State, p: int, code: int, policy: Policy, options: list[int], rng: Rng) -> int:
        """A seat's choice in a later decision."""
        head = self.heads[p]
        if head is None or len(options) == 1:
            return policy.choose(s, p, options, rng)
        node = head.nodes.get(code)
        if node is None:
            node = Node()
            head.nodes[code] = node
        self.nodes.append((p, node))
        if node.games >= self.shape.patience:
            if not node.branches:
                node.grow(s, p, policy, options, rng.copy())
            found = node.select(options, self.shape)
            self.heads[p] = found
            if found is not None:
                self.path.append((p, found))
                return found.option
        self.heads[p] = None
        return policy.choose(s, p, options, rng)

    def learn(self, shares: list[float]) -> None:
        """Keep what came of it for each seat along its way."""
        for p, node in self.nodes:
            node.games += 1
            node.total += shares[p]
        for p, branch in self.path:
            branch.games += 1
            branch.total += shares[p]

    def play_on(self, s: State, policy: Policy, rng: Rng, until: int) -> None:
        """Let all play until the clock has reached a time."""
        for _ in range(MOST_CHOICES):
            p = s.mover
            if p == OVER or policy.clock(s) >= until:
                return
            if p != NOBODY:
                s.take(self.choose(s, p, s.stack[-1], policy, s.opts, rng))
                continue
            p = 0
            while not s.waiting >> p & 1:
                p += 1
            options = s.poll_options(p)
            alone = len(options) == 1
            s.draft(p, options[0] if alone else self.choose(s, p, poll_code(s, p), policy, options, rng))


def poll_code(s: State, seat: int) -> int:
    """What a seat is asked in a poll, told apart from all other decisions."""
    place = s.poll_place()
    asked = s.pad[place + POLL_STEP] | s.pad[place + POLL_ARGS] << 12
    return -1 - (asked << 8 | len(s.drafts[seat]))
