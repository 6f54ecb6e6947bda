"""Pebbles: take one, two or three of a heap; who takes the last one wins. Small enough to know what is best."""

from typing import Self

from tests.proving.toy import Toy, toy_game

from rampart import Rng, State
from rampart.kernel.fields import LIST, SEATS, Field
from rampart.kernel.policy import Policy
from rampart.kernel.rules import Rules
from rampart.kernel.step import Choice

TAKE = 8
HEAP = 10
FIELDS = [Field("heap", high=20), Field("won", LIST, length=SEATS, high=1)]


class Pebbles(Toy):
    """The heap, and who took the last pebble."""

    def __init__(self, rules: Rules, seats: int, config: list[int], rng: Rng) -> None:
        super().__init__(rules, seats, config, rng)
        self.heap = HEAP
        self.won = [0] * seats

    def fields(self) -> list[Field]:
        return FIELDS

    def copy(self) -> Self:
        s = super().copy()
        s.heap, s.won = self.heap, self.won[:]
        return s

    def scores(self) -> list[int]:
        return self.won[:]


class Take(Choice[Pebbles]):
    """Take some."""

    space = 4

    def options(self, s: Pebbles, p: int, args: int) -> list[int]:
        return list(range(1, min(3, s.heap) + 1))

    def key(self, s: Pebbles, p: int, args: int, choice: int) -> str:
        return f"take:{choice}"

    def apply(self, s: Pebbles, p: int, args: int, choice: int) -> None:
        s.heap -= choice
        if s.heap:
            s.push(TAKE, (p + 1) % s.seats)
        else:
            s.won[p] = 1


class Hasty(Policy):
    """It knows nothing but to take the last ones when it can, and counts a game that goes on as even."""

    def weigh(self, s: State, seat: int, options: list[int], rng: Rng) -> list[float]:
        assert isinstance(s, Pebbles)
        return [3.0 if option == s.heap else rng.below(100) / 100 for option in options]

    def spread(self, s: State) -> float:
        return 0.1


def set_up(s: Toy) -> None:
    s.push(TAKE, 0)


GAME = toy_game(Rules("pebbles", 1, {TAKE: Take()}, []), "Pebbles", (2,), Pebbles, set_up)
POLICY = Hasty()
