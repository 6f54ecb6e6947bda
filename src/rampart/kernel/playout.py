"""Random play to the end: the yardstick of speed and the rollouts of search."""

from rampart.kernel.frame import NOBODY
from rampart.kernel.machine import OVER, Machine
from rampart.kernel.rng import Rng


def playout(s: Machine, rng: Rng) -> int:
    """Play uniformly random choices to the end of the game; returns how many had at least two options."""
    real = 0
    while s.mover != OVER:
        if s.mover == NOBODY:
            waiting = [p for p in range(s.seats) if s.waiting >> p & 1]
            p = waiting[rng.below(len(waiting))]
            opts = s.poll_options(p)
            s.draft(p, opts[rng.below(len(opts))])
        else:
            opts = s.opts
            s.take(opts[rng.below(len(opts))])
        if len(opts) > 1:
            real += 1
    return real
