"""Rewards: what the end of a game, or a step towards it, is worth to each seat.

- `ranking` (the default): 1 for the first place, -1 for the last, the others evenly between; seats that share a place
  share what it is worth. The sum over all seats is 0.
- `win`: 1 for the winners, shared by them, 0 for the others.
- `score`: the own points less the mean of the others', over 100.

All are paid at the end. With `shaping` (a discount γ from 0 to 1) each step also pays γ·Φ(after) - Φ(before), where Φ
is the `score` of the position and 0 at the end: it speeds up learning and cannot change which policy is best (Ng,
Harada and Russell, 1999).
"""

from collections.abc import Callable
from typing import Final

from rampart.kernel.errors import BadOptions, shown
from rampart.kernel.state import State

SCALE: Final = 100.0


def ranking(s: State) -> list[float]:
    """From 1 for the first place to -1 for the last."""
    out = [0.0] * s.seats
    if s.seats == 1:
        return out
    before = 0
    for equal in s.ranking():
        place = before + (len(equal) - 1) / 2
        for seat in equal:
            out[seat] = 1.0 - 2.0 * place / (s.seats - 1)
        before += len(equal)
    return out


def win(s: State) -> list[float]:
    """1 for the winners, shared by them."""
    winners = s.winners()
    return [1.0 / len(winners) if p in winners else 0.0 for p in range(s.seats)]


def score(s: State) -> list[float]:
    """The own points less the mean of the others', over 100."""
    points = s.scores()
    others = max(1, s.seats - 1)
    return [(x - (sum(points) - x) / others) / SCALE for x in points]


KINDS: Final[dict[str, Callable[[State], list[float]]]] = {"ranking": ranking, "win": win, "score": score}


class Rewards:
    """The reward of a kind, with or without shaping."""

    def __init__(self, kind: str = "ranking", shaping: float = 0.0) -> None:
        if kind not in list(KINDS):
            raise BadOptions(f"There is no reward called {shown(kind)}; there are: {', '.join(KINDS)}.")
        if type(shaping) not in (int, float) or not 0.0 <= shaping <= 1.0:
            raise BadOptions(f"The discount of the shaping is a number from 0 to 1, not {shown(shaping)}.")
        self.kind = kind
        self.shaping = shaping
        self.final = KINDS[kind]

    def potential(self, s: State) -> list[float]:
        """What the position is worth so far, for shaping; nothing at the end, where the reward itself is paid."""
        return [0.0] * s.seats if s.over else score(s)

    def step(self, before: list[float], s: State) -> list[float]:
        """What a step pays, after which the state is as it is now; `before` is the potential before it."""
        paid = self.final(s) if s.over else [0.0] * s.seats
        if self.shaping:
            after = self.potential(s)
            paid = [x + self.shaping * y - z for x, y, z in zip(paid, after, before)]
        return paid
