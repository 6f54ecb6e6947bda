"""Informers: hands in which there are equal cards, bounded by what each seat saw of them.

Cards are bought openly, looked at by an informer, stolen so that only the two see which, and played. Equal cards have
no names of their own: what is known of a hand is how many of a kind it holds at least.
"""

from typing import Final

from rampart import Rng
from rampart.kernel.fields import BAG, BOUNDS, HANDS, LIST, NONE, OWNER, SEATS, Field, Pool
from rampart.kernel.knowledge import gained, lost, moved_unseen, shown
from rampart.kernel.rules import EventKind, Rules
from rampart.kernel.step import Choice
from tests.proving.toy import Toy, toy_game

S_TURN: Final = 8
E_STOLEN: Final = 1

WORDS: Final = ["guard", "imam", "spy"]
CONTENT: Final = [4, 3, 3]
KINDS: Final = len(WORDS)
POOLS: Final = [Pool("cards", WORDS, CONTENT)]
FIELDS: Final = [
    Field("turn"),
    Field("deck", LIST, NONE, pool="cards", rest=1),
    Field("market", LIST, pool="cards"),
    Field("hands", HANDS, OWNER, pool="cards", length=SEATS),
    Field("played", BAG, pool="cards"),
    Field("at_least", BOUNDS, pool="cards"),
    Field("points", LIST, length=SEATS),
]
TURNS: Final = 12
MARKET: Final = 2

# Options of a turn: a kind to buy, a kind to play, then these, each with a seat
PLAY: Final = KINDS
LOOK: Final = 2 * KINDS
STEAL: Final = LOOK + 3


def counts(hand: list[int]) -> list[int]:
    """A hand as counts by kind."""
    return [hand.count(kind) for kind in range(KINDS)]


class Informers(Toy):
    """A position of the informers."""

    def __init__(self, rules: Rules, seats: int, config: list[int], rng: Rng) -> None:
        super().__init__(rules, seats, config, rng)
        self.turn = 0
        self.deck: list[int] = []
        self.market: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.played = [0] * KINDS
        self.at_least = [[0] * KINDS for _ in range(seats * seats)]
        self.points = [0] * seats

    def fields(self) -> list[Field]:
        return FIELDS

    def pools(self) -> list[Pool]:
        return POOLS

    def scores(self) -> list[int]:
        return self.points[:]


class Turn(Choice[Informers]):
    """Buy or play a card, look at a hand, or steal from one."""

    space = STEAL + 3

    def options(self, s: Informers, p: int, args: int) -> list[int]:
        out = sorted(set(s.market)) + [PLAY + kind for kind in sorted(set(s.hands[p]))]
        rich = [q for q in range(s.seats) if q != p and s.hands[q]]
        return out + [LOOK + q for q in rich] + [STEAL + q for q in rich]

    def apply(self, s: Informers, p: int, args: int, choice: int) -> None:
        s.turn += 1
        if s.turn < TURNS:
            s.push(S_TURN, (p + 1) % s.seats)
        if choice < PLAY:
            buy(s, p, choice)
        elif choice < LOOK:
            kind = choice - PLAY
            s.hands[p].remove(kind)
            s.played[kind] += 1
            s.points[p] += s.played[kind]
            lost(s.at_least, s.seats, p, kind, 1)
        elif choice < STEAL:
            s.reveal()
            shown(s.at_least, s.seats, choice - LOOK, counts(s.hands[choice - LOOK]), 1 << p)
        else:
            steal(s, p, choice - STEAL)

    def key(self, s: Informers, p: int, args: int, choice: int) -> str:
        if choice < LOOK:
            return f"{'buy' if choice < PLAY else 'play'}:{WORDS[choice % KINDS]}"
        return f"look:{choice - LOOK}" if choice < STEAL else f"steal:{choice - STEAL}"


def buy(s: Informers, p: int, kind: int) -> None:
    """All see a card bought; the market is filled from the deck."""
    s.market.remove(kind)
    s.hands[p] = sorted([*s.hands[p], kind])
    gained(s.at_least, s.seats, p, kind, 1)
    if s.deck:
        s.reveal()
        s.market.append(s.deck.pop())


def steal(s: Informers, p: int, victim: int) -> None:
    """A random card changes hands, and only the two see which."""
    kind = s.hands[victim].pop(s.rng.below(len(s.hands[victim])))
    s.hands[p] = sorted([*s.hands[p], kind])
    moved_unseen(s.at_least, s.seats, victim, p, kind)
    if s.journal is not None:
        s.tell(E_STOLEN, p, [victim, kind], 1, 1 << p | 1 << victim)


def set_up(s: Toy) -> None:
    assert isinstance(s, Informers)
    s.deck = [kind for kind in range(KINDS) for _ in range(CONTENT[kind])]
    s.rng.shuffle(s.deck)
    for hand in s.hands:
        hand.extend(sorted(s.deck.pop() for _ in range(2)))
    s.market = [s.deck.pop() for _ in range(MARKET)]
    s.push(S_TURN, 0)


EVENTS = {E_STOLEN: EventKind("stolen", [Field("victim"), Field("card", words=WORDS)])}
GAME = toy_game(Rules("informers", 1, {S_TURN: Turn()}, [], events=EVENTS), "Informers", (2, 3), Informers, set_up)
