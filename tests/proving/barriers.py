"""Barriers: every kind of choice that can be taken back, and every kind of event that stands in the way.

A turn has up to four actions: a step is free, a chain leads through a real choice to forced ones, a nod is a forced
choice of another seat; a roll, a card turned up, a vote of all and the end of the turn cannot be taken back.
"""

from typing import Final

from rampart import Rng
from rampart.kernel.codec import FIRST, SECOND, two, two_numbers
from rampart.kernel.fields import LIST, NONE, SEATS, Field, Pool
from rampart.kernel.rules import Rules
from rampart.kernel.step import Choice
from tests.proving.toy import Toy, toy_game

S_TURN: Final = 8
S_FORK: Final = 9
S_FORCED: Final = 10
S_NOD: Final = 11
S_VOTE: Final = 12

STEP: Final = 0
CHAIN: Final = 1
NOD: Final = 2
ROLL: Final = 3
TURN_UP: Final = 4
VOTE: Final = 5
PASS: Final = 6
ACTIONS: Final = ["step", "chain", "nod", "roll", "turn_up", "vote", "pass"]
WORDS: Final = ["sun", "moon", "star"]
POOLS: Final = [Pool("cards", WORDS, [2, 2, 2])]
FIELDS: Final = [
    Field("deck", LIST, NONE, pool="cards", rest=1),
    Field("open", LIST, pool="cards"),
    Field("way", LIST, length=SEATS),
]
MOST_ACTIONS: Final = 4
TURNS: Final = 4


class Barriers(Toy):
    """A position of the barriers."""

    def __init__(self, rules: Rules, seats: int, config: list[int], rng: Rng) -> None:
        super().__init__(rules, seats, config, rng)
        self.deck: list[int] = []
        self.open: list[int] = []
        self.way = [0] * seats

    def fields(self) -> list[Field]:
        return FIELDS

    def pools(self) -> list[Pool]:
        return POOLS

    def scores(self) -> list[int]:
        return self.way[:]


class Turn(Choice[Barriers]):
    """Do an action, or pass the turn on."""

    space = len(ACTIONS)
    args = two_numbers("done", "turn")

    def options(self, s: Barriers, p: int, args: int) -> list[int]:
        a = FIRST.of(args)
        if a == MOST_ACTIONS:
            return [PASS]
        return [x for x in range(len(ACTIONS)) if x != TURN_UP or s.deck]

    def apply(self, s: Barriers, p: int, args: int, choice: int) -> None:
        a = FIRST.of(args)
        b = SECOND.of(args)
        if choice == PASS:
            if b + 1 < TURNS:
                s.push(S_TURN, (p + 1) % s.seats, two(0, b + 1))
            return
        s.push(S_TURN, p, two(a + 1, b))
        if choice == STEP:
            s.way[p] += 1
        elif choice == CHAIN:
            s.push(S_FORCED, p)
            s.push(S_FORCED, p)
            s.push(S_FORK, p)
        elif choice == NOD:
            s.push(S_NOD, (p + 1) % s.seats)
        elif choice == ROLL:
            s.way[p] += s.rng.below(6)
        elif choice == TURN_UP:
            s.reveal()
            s.open.append(s.deck.pop())
        else:
            s.poll(S_VOTE, list(range(s.seats)))

    def key(self, s: Barriers, p: int, args: int, choice: int) -> str:
        return ACTIONS[choice]


class Fork(Choice[Barriers]):
    """A real choice in the midst of a chain."""

    space = 2

    def options(self, s: Barriers, p: int, args: int) -> list[int]:
        return [0, 1]

    def apply(self, s: Barriers, p: int, args: int, choice: int) -> None:
        s.way[p] += 10 * choice

    def key(self, s: Barriers, p: int, args: int, choice: int) -> str:
        return ["left", "right"][choice]


class Forced(Choice[Barriers]):
    """A choice with one option, which the kernel takes."""

    def options(self, s: Barriers, p: int, args: int) -> list[int]:
        return [0]

    def apply(self, s: Barriers, p: int, args: int, choice: int) -> None:
        s.way[p] += 100


class Nod(Choice[Barriers]):
    """Another seat has a choice with one option: it decides nothing."""

    def options(self, s: Barriers, p: int, args: int) -> list[int]:
        return [0]

    def apply(self, s: Barriers, p: int, args: int, choice: int) -> None:
        s.way[p] += 1000


class Vote(Choice[Barriers]):
    """Two choices, one after the other, make an answer."""

    space = 2

    def options(self, s: Barriers, p: int, args: int) -> list[int]:
        return [0, 1]

    def complete(self, s: Barriers, p: int, args: int, draft: list[int]) -> bool:
        return len(draft) == 2

    def answer(self, s: Barriers, p: int, args: int, draft: list[int]) -> None:
        s.way[p] += draft[0] + draft[1]

    def key(self, s: Barriers, p: int, args: int, choice: int) -> str:
        return ["nay", "yea"][choice]


def set_up(s: Toy) -> None:
    assert isinstance(s, Barriers)
    s.deck = [card for card in range(len(WORDS)) for _ in range(2)]
    s.rng.shuffle(s.deck)
    s.push(S_TURN, 0)


STEPS = {S_TURN: Turn(), S_FORK: Fork(), S_FORCED: Forced(), S_NOD: Nod(), S_VOTE: Vote()}
GAME = toy_game(Rules("barriers", 1, dict(STEPS), []), "Barriers", (2, 3), Barriers, set_up)
