"""Vault: a game of secrets in which every card has a word of its own, so that a leak can be found by searching.

On a turn a seat plays a card openly or draws one unseen. After each round all stake up to two cards at once, face
down; what was staked is shown to no one before the end.
"""

from typing import Final, Self

from rampart import Game, Rng, State
from rampart.kernel.fields import HANDS, LIST, NONE, OWNER, SEATS, Field, Pool, dump_record, load_record
from rampart.kernel.rules import EventKind, Rules
from rampart.kernel.step import Choice, Step

WORDS: Final = [
    f"{a}{b}" for a in ("zor", "quv", "wex", "jyl", "vok") for b in ("bam", "dith", "fusk", "garn", "henk", "lopp")
]
CARDS: Final = len(WORDS)
DRAW: Final = CARDS
DONE: Final = CARDS
ROUNDS: Final = 3
HAND: Final = 5
MOST_STAKED: Final = 2

S_ROUND, S_TURN, S_STAKE = 8, 9, 10
E_PLAYED, E_DREW, E_STAKED = 1, 2, 3

FIELDS: Final = [
    Field("hands", HANDS, OWNER, pool="cards", length=SEATS),
    Field("staked", HANDS, OWNER, pool="cards", length=SEATS),
    Field("deck", LIST, NONE, pool="cards", rest=1),
    Field("played", LIST, pool="cards"),
    Field("round"),
]
POOLS: Final = [Pool("cards", WORDS, [1] * CARDS)]


class Vault(State):
    """What lies on the table and in the hands."""

    def __init__(self, rules: Rules, seats: int, config: list[int], rng: Rng) -> None:
        super().__init__(rules, seats, config, rng)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.staked: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[int] = []
        self.played: list[int] = []
        self.round = 0

    def copy(self) -> Self:
        s = type(self)(self.rules, self.seats, self.config, self.rng)
        self.carry(s)
        load_record(s, dump_record(self))
        return s

    def fields(self) -> list[Field]:
        return FIELDS

    def pools(self) -> list[Pool]:
        return POOLS

    def scores(self) -> list[int]:
        return [len(self.played) for _ in range(self.seats)]


class Round(Step[Vault]):
    """Everyone has a turn, then all stake at once."""

    def run(self, s: Vault, p: int, args: int) -> None:
        if s.round == ROUNDS:
            return
        s.round += 1
        s.push(S_ROUND)
        s.poll(S_STAKE, list(range(s.seats)))
        for q in reversed(range(s.seats)):
            s.push(S_TURN, q)


class Turn(Choice[Vault]):
    """Play a card openly or draw one unseen."""

    space = CARDS + 1

    def options(self, s: Vault, p: int, args: int) -> list[int]:
        return [*s.hands[p], DRAW]

    def apply(self, s: Vault, p: int, args: int, choice: int) -> None:
        if choice == DRAW:
            card = s.deck.pop()
            s.hands[p] = sorted([*s.hands[p], card])
            s.reveal()
            s.tell(E_DREW, p, [card], 1, 1 << p)
        else:
            s.hands[p].remove(choice)
            s.played.append(choice)
            s.tell(E_PLAYED, p, [choice])

    def key(self, s: Vault, p: int, args: int, choice: int) -> str:
        return "draw" if choice == DRAW else f"play:{WORDS[choice]}"


class Stake(Choice[Vault]):
    """Stake cards one by one, then say that you are done."""

    space = CARDS + 1

    def options(self, s: Vault, p: int, args: int) -> list[int]:
        drafted = s.drafts[p]
        cards = [card for card in s.hands[p] if card not in drafted] if len(drafted) < MOST_STAKED else []
        return [*cards, DONE]

    def complete(self, s: Vault, p: int, args: int, draft: list[int]) -> bool:
        return draft[-1] == DONE

    def answer(self, s: Vault, p: int, args: int, draft: list[int]) -> None:
        for card in draft[:-1]:
            s.hands[p].remove(card)
            s.staked[p] = sorted([*s.staked[p], card])
            s.tell(E_STAKED, p, [card], 1, 1 << p)

    def key(self, s: Vault, p: int, args: int, choice: int) -> str:
        return "done" if choice == DONE else f"stake:{WORDS[choice]}"


def blank(players: int, config: list[int], rng: Rng) -> State:
    return Vault(RULES, players, config, rng)


def set_up(s: State) -> None:
    assert isinstance(s, Vault)
    s.deck = list(range(CARDS))
    s.rng.shuffle(s.deck)
    for p in range(s.seats):
        s.hands[p] = sorted(s.deck.pop() for _ in range(HAND))
    s.push(S_ROUND)


CARD = Field("card", words=WORDS)
EVENTS = {
    E_PLAYED: EventKind("played", [CARD]),
    E_DREW: EventKind("drew", [CARD]),
    E_STAKED: EventKind("staked", [CARD]),
}
RULES = Rules("vault", 1, {S_ROUND: Round(), S_TURN: Turn(), S_STAKE: Stake()}, [], events=EVENTS)
GAME = Game(RULES, "Vault", (2, 3), blank, set_up, usual=3)
