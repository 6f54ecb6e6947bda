"""Treadmill: a toy whose rules run as many laps as they are told, which may be more than anybody can wait for."""

from typing import Final

from rampart import Rng
from rampart.kernel.fields import Field
from rampart.kernel.rules import Option, Rules
from rampart.kernel.step import Choice, Step
from tests.proving.toy import Toy, toy_game

S_RUN: Final = 8
S_REST: Final = 9
LAPS: Final = 1 << 50
FIELDS: Final = [Field("laps", high=1 << 60)]


class Treadmill(Toy):
    """How many laps are due."""

    def __init__(self, rules: Rules, seats: int, config: list[int], rng: Rng) -> None:
        super().__init__(rules, seats, config, rng)
        self.laps = 0

    def fields(self) -> list[Field]:
        return FIELDS

    def scores(self) -> list[int]:
        return [0] * self.seats


class Run(Step[Treadmill]):
    """Run all laps."""

    def run(self, s: Treadmill, p: int, args: int) -> None:
        while s.laps:
            s.laps -= 1


class Rest(Choice[Treadmill]):
    """Go on or stop."""

    space = 2

    def options(self, s: Treadmill, p: int, args: int) -> list[int]:
        return [0, 1]

    def apply(self, s: Treadmill, p: int, args: int, choice: int) -> None:
        if choice:
            s.push(S_REST, p)

    def key(self, s: Treadmill, p: int, args: int, choice: int) -> str:
        return ["stop", "go"][choice]


def set_up(s: Treadmill) -> None:
    """One seat, and laps without end if so wished."""
    s.laps = LAPS if s.has(0) else 0
    s.push(S_REST, 0)
    s.push(S_RUN)


RULES: Final = Rules("treadmill", 1, {S_RUN: Run(), S_REST: Rest()}, [Option("endless", [False, True], False, "laps")])
GAME: Final = toy_game(RULES, "Treadmill", (1, 2), Treadmill, set_up)  # type: ignore[arg-type]


def endless_record() -> dict[str, object]:
    """A record from a position that takes for ever to come to its first choice."""
    record = GAME.load({"game": "treadmill", "seats": 2}).record()
    start = {"game": "treadmill", "seats": 2, "laps": LAPS, "todo": ["run", {"step": "rest", "seat": 0}]}
    return {**record, "start": {"document": start}}
