"""Haggling: jewels hidden in secret, a shout of all at once for the right to buy, and a price haggled over.

First every seat hides one of five jewels, which nobody sees before the end. In each round all name at the same time how
loudly they shout; the loudest, the earliest seat among equals, buys from the next one. The buyer offers coins for silk;
the seller accepts, asks for more once, or declines; what is asked for, the buyer accepts or declines.
"""

from typing import Final

from rampart import Rng
from rampart.kernel.codec import FIRST, SECOND, two, two_numbers
from rampart.kernel.fields import LIST, OWNER, SEATS, Field
from rampart.kernel.rules import EventKind, Rules
from rampart.kernel.step import Choice, Say, Step
from tests.proving.toy import Toy, toy_game

S_HIDE: Final = 8
S_ROUND: Final = 9
S_SHOUT: Final = 10
S_TRADE: Final = 11
S_OFFER: Final = 12
S_ANSWER: Final = 13
S_COUNTERED: Final = 14
S_REVEAL: Final = 15

E_OFFERED: Final = 1
E_COUNTERED: Final = 2
E_SOLD: Final = 3
E_DECLINED: Final = 4
E_OPENED: Final = 5

JEWELS: Final = ["ruby", "agate", "topaz", "pearl", "garnet"]
ROUNDS: Final = 2
LOUDEST: Final = 3
COINS: Final = 8
FIELDS: Final = [
    Field("round", high=ROUNDS),
    Field("coins", LIST, length=SEATS),
    Field("silk", LIST, length=SEATS),
    Field("shouts", LIST, length=SEATS),
    Field("hidden", LIST, OWNER, words=JEWELS, low=-1, length=SEATS),
    Field("shown", LIST, length=SEATS),
]
ACCEPT: Final = 0
DECLINE: Final = 1


class Haggling(Toy):
    """A position of the haggling."""

    def __init__(self, rules: Rules, seats: int, config: list[int], rng: Rng) -> None:
        super().__init__(rules, seats, config, rng)
        self.round = 0
        self.coins = [COINS] * seats
        self.silk = [2] * seats
        self.shouts = [0] * seats
        self.hidden = [-1] * seats
        self.shown = [0] * seats

    def fields(self) -> list[Field]:
        return FIELDS

    def scores(self) -> list[int]:
        return [self.coins[p] + 3 * self.silk[p] + self.shown[p] for p in range(self.seats)]


class HideJewel(Choice[Haggling]):
    """Hide a jewel until the end."""

    space = len(JEWELS)
    is_secret = 1

    def options(self, s: Haggling, p: int, args: int) -> list[int]:
        return list(range(len(JEWELS)))

    def apply(self, s: Haggling, p: int, args: int, choice: int) -> None:
        s.hidden[p] = choice

    def key(self, s: Haggling, p: int, args: int, choice: int) -> str:
        return f"hide:{JEWELS[choice]}"


class NextRound(Step[Haggling]):
    """Another round, or the jewels are shown."""

    def run(self, s: Haggling, p: int, args: int) -> None:
        if s.round == ROUNDS:
            s.push(S_REVEAL)
            return
        s.round += 1
        s.push(S_ROUND)
        s.push(S_TRADE)
        s.poll(S_SHOUT, list(range(s.seats)))


class Shout(Choice[Haggling]):
    """Shout, all at the same time."""

    space = LOUDEST + 1

    def options(self, s: Haggling, p: int, args: int) -> list[int]:
        return list(range(LOUDEST + 1))

    def apply(self, s: Haggling, p: int, args: int, choice: int) -> None:
        s.shouts[p] = choice

    def key(self, s: Haggling, p: int, args: int, choice: int) -> str:
        return f"shout:{choice}"


class Trade(Step[Haggling]):
    """The loudest may buy."""

    def run(self, s: Haggling, p: int, args: int) -> None:
        buyer = s.shouts.index(max(s.shouts))
        s.push(S_OFFER, buyer, (buyer + 1) % s.seats)


class MakeOffer(Choice[Haggling]):
    """Offer coins for a bale of silk, or pass."""

    space = COINS + 1
    args = two_numbers("seller")

    def options(self, s: Haggling, p: int, args: int) -> list[int]:
        return list(range(min(s.coins[p], 3) + 1))

    def apply(self, s: Haggling, p: int, args: int, choice: int) -> None:
        seller = FIRST.of(args)
        if choice and s.silk[seller]:
            if s.journal is not None:
                s.tell(E_OFFERED, p, [seller, choice])
            s.push(S_ANSWER, seller, two(choice, p))

    def key(self, s: Haggling, p: int, args: int, choice: int) -> str:
        return f"offer:{choice}" if choice else "pass"


class AnswerOffer(Choice[Haggling]):
    """Accept the price, decline it, or ask for more."""

    space = 2 + COINS
    args = two_numbers("price", "buyer")

    def options(self, s: Haggling, p: int, args: int) -> list[int]:
        price = FIRST.of(args)
        buyer = SECOND.of(args)
        more = [2 + asked for asked in range(price + 1, min(price + 3, s.coins[buyer] + 1))]
        return [ACCEPT, *more, DECLINE]

    def apply(self, s: Haggling, p: int, args: int, choice: int) -> None:
        price = FIRST.of(args)
        buyer = SECOND.of(args)
        if choice == ACCEPT:
            sell(s, buyer, p, price)
        elif choice == DECLINE:
            decline(s, p)
        else:
            if s.journal is not None:
                s.tell(E_COUNTERED, p, [choice - 2])
            s.push(S_COUNTERED, buyer, two(choice - 2, p))

    def key(self, s: Haggling, p: int, args: int, choice: int) -> str:
        return ("accept", "decline")[choice] if choice < 2 else f"counter:{choice - 2}"

    def prompt(self, s: Haggling, p: int, args: int) -> Say:
        price = FIRST.of(args)
        buyer = SECOND.of(args)
        return Say(self.name, {"offer_seat": buyer, "give": "silk:1", "get": f"coin:{price}"})


class AnswerCounter(Choice[Haggling]):
    """Pay what is asked for, or leave it."""

    space = 2
    args = two_numbers("price", "seller")

    def options(self, s: Haggling, p: int, args: int) -> list[int]:
        return [ACCEPT, DECLINE]

    def apply(self, s: Haggling, p: int, args: int, choice: int) -> None:
        price = FIRST.of(args)
        seller = SECOND.of(args)
        if choice == ACCEPT:
            sell(s, p, seller, price)
        else:
            decline(s, p)

    def key(self, s: Haggling, p: int, args: int, choice: int) -> str:
        return ("accept", "decline")[choice]

    def prompt(self, s: Haggling, p: int, args: int) -> Say:
        price = FIRST.of(args)
        seller = SECOND.of(args)
        return Say(self.name, {"offer_seat": seller, "give": f"coin:{price}", "get": "silk:1"})


def sell(s: Haggling, buyer: int, seller: int, price: int) -> None:
    """Silk for coins."""
    s.coins[buyer] -= price
    s.coins[seller] += price
    s.silk[buyer] += 1
    s.silk[seller] -= 1
    if s.journal is not None:
        s.tell(E_SOLD, seller, [buyer, price])


def decline(s: Haggling, p: int) -> None:
    """No deal."""
    if s.journal is not None:
        s.tell(E_DECLINED, p, [])


class Reveal(Step[Haggling]):
    """The hidden jewels are shown and count."""

    def run(self, s: Haggling, p: int, args: int) -> None:
        s.reveal()
        for q in range(s.seats):
            s.shown[q] = s.hidden[q] + 1
            s.hidden[q] = -1


def set_up(s: Toy) -> None:
    if s.journal is not None:
        s.tell(E_OPENED, 0, [COINS])
    s.push(S_ROUND)
    s.poll(S_HIDE, list(range(s.seats)))


STEPS = {
    S_HIDE: HideJewel(),
    S_ROUND: NextRound(),
    S_SHOUT: Shout(),
    S_TRADE: Trade(),
    S_OFFER: MakeOffer(),
    S_ANSWER: AnswerOffer(),
    S_COUNTERED: AnswerCounter(),
    S_REVEAL: Reveal(),
}
EVENTS = {
    E_OFFERED: EventKind("offered", [Field("seller_seat"), Field("coins")]),
    E_COUNTERED: EventKind("countered", [Field("coins")]),
    E_SOLD: EventKind("sold", [Field("buyer_seat"), Field("coins")]),
    E_DECLINED: EventKind("declined", []),
    E_OPENED: EventKind("opened", [Field("coins")]),
}
GAME = toy_game(Rules("haggling", 1, dict(STEPS), [], events=EVENTS), "Haggling", (2, 3), Haggling, set_up)
