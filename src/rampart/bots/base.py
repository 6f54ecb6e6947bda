"""What every bot is: a name, a seed of its own, and a choice made from the view of one seat."""

from abc import ABC, abstractmethod
from typing import ClassVar, NamedTuple

from rampart.kernel.errors import IllegalChoice
from rampart.kernel.rng import seeded
from rampart.kernel.state import State

ADVICES = 3  # how many options are explained


class Advice(NamedTuple):
    """An option that a bot would take, and the points it expects at the end where it reckons with points."""

    option: int
    key: str
    value: float | None


class Bot(ABC):
    """A player without a person; whatever state it is asked about, it sees the view of its seat."""

    name: ClassVar[str]

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.rng = seeded(seed)

    def choose(self, s: State, seat: int) -> int:
        """The code of the option to take; the state stays as it is."""
        return self.pick(asked_view(s, seat), seat)

    def explain(self, s: State, seat: int) -> list[Advice]:
        """The best options, at most three, the best first; a later choice is not changed by asking."""
        v = asked_view(s, seat)
        return [Advice(option, v.key(option, seat), value) for option, value in self.weigh(v, seat)[:ADVICES]]

    @abstractmethod
    def pick(self, v: State, seat: int) -> int:
        """Choose from a view in which the seat is asked."""

    @abstractmethod
    def weigh(self, v: State, seat: int) -> list[tuple[int, float | None]]:
        """All options of a view in which the seat is asked, the best first, with what they are worth."""


def asked_view(s: State, seat: int) -> State:
    """What the seat sees of its decision."""
    v = s.view(seat)
    if not v.options(seat):
        raise IllegalChoice(v.not_asked(seat))
    return v
