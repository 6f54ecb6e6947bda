"""Random play to the end: the yardstick of speed and the rollouts of search."""

from rampart.kernel.machine import Machine
from rampart.kernel.rng import Rng


def playout(s: Machine, rng: Rng) -> int:
    """Play uniformly random choices to the end of the game; returns how many had at least two options."""
    return s.advance(rng)
