"""Smugglers: hidden hands of cards with two public backs, bought openly, looked at, stolen, played and reshuffled.

Silk and spice come by caravan, pearls and rum by ship, and the backs tell which. On a turn a seat buys a card of the
market, draws the top of the deck unseen, looks at the top two and puts them back in an order of its choice, looks for
spice among the top three, steals a random card, or plays a card for points.
"""

from typing import Final

from rampart import Rng
from rampart.kernel.fields import HANDS, KNOWN, LIST, NONE, OWNER, SEATS, Field, Pool
from rampart.kernel.knowledge import everyone, forget, part_openly, see
from rampart.kernel.rules import EventKind, Rules
from rampart.kernel.step import Choice, Step
from tests.proving.toy import Toy, toy_game

S_TURN: Final = 8
S_PUT_BACK: Final = 9
S_LOOK_FOR_SPICE: Final = 10
S_TAKE_SPICE: Final = 11
S_END_TURN: Final = 12

E_STOLEN: Final = 1

KINDS: Final = ["silk", "spice", "pearl", "rum"]
COPIES: Final = 3
CARDS: Final = len(KINDS) * COPIES
SPICE: Final = 1
WORDS: Final = [f"{kind}_{i}" for kind in KINDS for i in range(1, COPIES + 1)]
BACKS: Final = [card // (2 * COPIES) for card in range(CARDS)]
POOLS: Final = [Pool("cards", WORDS, [1] * CARDS, BACKS, ["caravan", "ship"])]
FIELDS: Final = [
    Field("turn"),
    Field("deck", LIST, NONE, pool="cards", rest=1),  # the top is the end
    Field("market", LIST, pool="cards"),
    Field("hands", HANDS, OWNER, pool="cards", length=SEATS),
    Field("discard", LIST, pool="cards"),
    Field("known", KNOWN, pool="cards"),
    Field("points", LIST, length=SEATS),
]
TURNS: Final = 14
MARKET: Final = 2
LOW: Final = 3  # a deck that falls below it is made again from the discards

# Options of a turn: a card of the market, a card to play, then these
BUY: Final = 0
PLAY: Final = CARDS
DRAW: Final = 2 * CARDS
LOOK: Final = DRAW + 1
SEEK: Final = DRAW + 2
STEAL: Final = DRAW + 3


def alike(card: int) -> list[int]:
    """The cards of the same kind."""
    first = card // COPIES * COPIES
    return list(range(first, first + COPIES))


class Smugglers(Toy):
    """A position of the smugglers."""

    def __init__(self, rules: Rules, seats: int, config: list[int], rng: Rng) -> None:
        super().__init__(rules, seats, config, rng)
        self.turn = 0
        self.deck: list[int] = []
        self.market: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.discard: list[int] = []
        self.known = [0] * CARDS
        self.points = [0] * seats

    def fields(self) -> list[Field]:
        return FIELDS

    def pools(self) -> list[Pool]:
        return POOLS

    def scores(self) -> list[int]:
        return self.points[:]


def into_hand(s: Smugglers, p: int, card: int) -> None:
    """A hand is kept ascending, so that its order tells nothing."""
    s.hands[p] = sorted([*s.hands[p], card])


class Turn(Choice[Smugglers]):
    """Do one thing."""

    space = STEAL + 3

    def options(self, s: Smugglers, p: int, args: int) -> list[int]:
        out = [BUY + card for card in s.market] + [PLAY + card for card in s.hands[p]]
        out += [option for option, least in ((DRAW, 1), (LOOK, 2), (SEEK, 3)) if len(s.deck) >= least]
        return out + [STEAL + q for q in range(s.seats) if q != p and s.hands[q]]

    def apply(self, s: Smugglers, p: int, args: int, choice: int) -> None:
        s.push(S_END_TURN, p)
        if choice < PLAY:
            buy(s, p, choice - BUY)
        elif choice < DRAW:
            play(s, p, choice - PLAY)
        elif choice == DRAW:
            s.reveal()
            into_hand(s, p, s.deck.pop())
        elif choice == LOOK:
            s.reveal()
            see(s.known, s.deck[-2:], 1 << p)
            s.push(S_PUT_BACK, p)
        elif choice == SEEK:
            s.push(S_LOOK_FOR_SPICE, p)
        else:
            steal(s, p, choice - STEAL)

    def key(self, s: Smugglers, p: int, args: int, choice: int) -> str:
        if choice < PLAY:
            return f"buy:{WORDS[choice]}"
        if choice < DRAW:
            return f"play:{WORDS[choice - PLAY]}"
        return ["draw", "look", "seek"][choice - DRAW] if choice < STEAL else f"steal:{choice - STEAL}"


def buy(s: Smugglers, p: int, card: int) -> None:
    """All see a card bought; the market is filled from the deck."""
    s.market.remove(card)
    into_hand(s, p, card)
    see(s.known, [card], everyone(s.seats))
    if s.deck:
        s.reveal()
        s.market.append(s.deck.pop())


def play(s: Smugglers, p: int, card: int) -> None:
    """A card played counts one point, and one for each of its kind that was played before."""
    s.points[p] += 1 + sum(1 for c in s.discard if c in alike(card))
    part_openly(s.known, s.hands[p], card, alike(card))
    s.hands[p].remove(card)
    s.discard.append(card)


def steal(s: Smugglers, p: int, victim: int) -> None:
    """A random card changes hands; only the two see which, so the others no longer know the victim's hand."""
    two = 1 << p | 1 << victim
    card = s.hands[victim][s.rng.below(len(s.hands[victim]))]
    forget(s.known, s.hands[victim], two)
    s.hands[victim].remove(card)
    into_hand(s, p, card)
    see(s.known, [card], two)
    if s.journal is not None:
        s.tell(E_STOLEN, p, [victim, card], 1, two)


class PutBack(Choice[Smugglers]):
    """Having looked at the top two, put them back as they were or exchanged; the others do not see which."""

    space = 2
    is_secret = 1

    def options(self, s: Smugglers, p: int, args: int) -> list[int]:
        return [0, 1]

    def apply(self, s: Smugglers, p: int, args: int, choice: int) -> None:
        forget(s.known, s.deck[-2:], 1 << p)
        if choice:
            s.deck[-2:] = [s.deck[-1], s.deck[-2]]

    def key(self, s: Smugglers, p: int, args: int, choice: int) -> str:
        return ["as_it_was", "exchanged"][choice]


class LookForSpice(Step[Smugglers]):
    """Look at the top three for spice to take; what is left is shuffled and put back on top."""

    def run(self, s: Smugglers, p: int, args: int) -> None:
        s.reveal()
        see(s.known, s.deck[-3:], 1 << p)
        if any(card in alike(SPICE * COPIES) for card in s.deck[-3:]):
            s.push(S_TAKE_SPICE, p)
        else:
            shuffle_top(s, 3)


class TakeSpice(Choice[Smugglers]):
    """Take a spice secretly; that something was taken, and its back, is seen by all."""

    space = CARDS
    is_secret = 1

    def options(self, s: Smugglers, p: int, args: int) -> list[int]:
        return [card for card in sorted(s.deck[-3:]) if card in alike(SPICE * COPIES)]

    def apply(self, s: Smugglers, p: int, args: int, choice: int) -> None:
        forget(s.known, s.deck[-3:], 1 << p)
        s.deck.remove(choice)
        into_hand(s, p, choice)
        shuffle_top(s, 2)

    def key(self, s: Smugglers, p: int, args: int, choice: int) -> str:
        return f"take:{WORDS[choice]}"


def shuffle_top(s: Smugglers, n: int) -> None:
    """Shuffle the top cards of the deck: no one knows any more where each of them lies."""
    top = s.deck[-n:]
    forget(s.known, top)
    s.rng.shuffle(top)
    s.deck[-n:] = top


class EndTurn(Step[Smugglers]):
    """A deck that runs low is made again; then it is the next seat's turn."""

    def run(self, s: Smugglers, p: int, args: int) -> None:
        s.turn += 1
        if len(s.deck) < LOW and s.discard:
            s.deck = s.deck + s.discard
            s.discard = []
            shuffle_top(s, len(s.deck))
        if s.turn < TURNS:
            s.push(S_TURN, (p + 1) % s.seats)


def set_up(s: Toy) -> None:
    assert isinstance(s, Smugglers)
    s.deck = list(range(CARDS))
    s.rng.shuffle(s.deck)
    for hand in s.hands:
        hand.extend(sorted(s.deck.pop() for _ in range(2)))
    s.market = [s.deck.pop() for _ in range(MARKET)]
    s.push(S_TURN, 0)


STEPS = {
    S_TURN: Turn(),
    S_PUT_BACK: PutBack(),
    S_LOOK_FOR_SPICE: LookForSpice(),
    S_TAKE_SPICE: TakeSpice(),
    S_END_TURN: EndTurn(),
}
EVENTS = {E_STOLEN: EventKind("stolen", [Field("victim"), Field("card", words=WORDS)])}
GAME = toy_game(Rules("smugglers", 1, dict(STEPS), [], events=EVENTS), "Smugglers", (2, 3), Smugglers, set_up)
