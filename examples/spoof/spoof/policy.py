"""What bots know of Spoof: their own fist, and that the fists of others hold one and a half pebbles on average."""

from rampart import Rng, State
from rampart.kernel.policy import Policy
from spoof.game import FIST, MOST, TOTAL, Spoof


class Odds(Policy):
    """Hide something else every round; guess the likeliest total that is left."""

    def weigh(self, s: State, seat: int, options: list[int], rng: Rng) -> list[float]:
        """The worth of each option, in their order."""
        assert isinstance(s, Spoof)
        if s.polled:
            fist = (rng.below(MOST + 1) + s.round * (seat + 2)) % (MOST + 1)
            return [float(FIST.of(option) == fist) for option in options]
        expected = s.fists[seat] + MOST / 2 * (s.seats - 1)
        return [-abs(TOTAL.of(option) - expected) for option in options]


POLICY = Odds()
