"""Lookout: a deck that shows the back of its top card alone.

Riders and wagons come along three roads, and their backs tell which road. The card on top of the deck lies with its
back up; beneath it not even the backs are seen. On a turn a seat takes the top card, unseen by the others, or lets it
pass.
"""

from typing import Final

from rampart import Rng
from rampart.kernel.fields import HANDS, LIST, NONE, OWNER, SEATS, Field, Pool
from rampart.kernel.rules import Rules
from rampart.kernel.step import Choice
from tests.proving.toy import Toy, toy_game

S_TURN: Final = 8
ROADS: Final = ["north", "east", "south"]
WORDS: Final = [f"{kind}_{road}" for kind in ("rider", "wagon") for road in ROADS]
BACKS: Final = [card % 3 for card in range(len(WORDS))]
WAGONS: Final = 3  # cards from it on
POOLS: Final = [Pool("cards", WORDS, [2] * len(WORDS), BACKS, ROADS)]
FIELDS: Final = [
    Field("turn"),
    Field("deck", LIST, NONE, pool="cards", rest=1, blind=1),  # declared before the card whose back is seen
    Field("top", LIST, NONE, pool="cards"),
    Field("hands", HANDS, OWNER, pool="cards", length=SEATS),
    Field("gone", LIST, pool="cards"),
]
TURNS: Final = 9
TAKE: Final = 0
LET_PASS: Final = 1


class Lookout(Toy):
    """A position of the lookout."""

    def __init__(self, rules: Rules, seats: int, config: list[int], rng: Rng) -> None:
        super().__init__(rules, seats, config, rng)
        self.turn = 0
        self.deck: list[int] = []
        self.top: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.gone: list[int] = []

    def fields(self) -> list[Field]:
        return FIELDS

    def pools(self) -> list[Pool]:
        return POOLS

    def scores(self) -> list[int]:
        return [sum(2 if card >= WAGONS else 1 for card in hand) if self.over else 0 for hand in self.hands]


class Turn(Choice[Lookout]):
    """Take the card that comes, or let it pass."""

    space = 2

    def options(self, s: Lookout, p: int, args: int) -> list[int]:
        return [TAKE, LET_PASS]

    def apply(self, s: Lookout, p: int, args: int, choice: int) -> None:
        s.turn += 1
        s.reveal()
        card = s.top.pop()
        if choice == TAKE:
            s.hands[p] = sorted([*s.hands[p], card])
        else:
            s.gone.append(card)
        s.top = [s.deck.pop()]
        if s.turn < TURNS:
            s.push(S_TURN, (p + 1) % s.seats)

    def key(self, s: Lookout, p: int, args: int, choice: int) -> str:
        return ["take", "let_pass"][choice]


def set_up(s: Toy) -> None:
    assert isinstance(s, Lookout)
    s.deck = [card for card in range(len(WORDS)) for _ in range(2)]
    s.rng.shuffle(s.deck)
    s.top = [s.deck.pop()]
    s.push(S_TURN, 0)


GAME = toy_game(Rules("lookout", 1, {S_TURN: Turn()}, []), "Lookout", (2, 3), Lookout, set_up)
