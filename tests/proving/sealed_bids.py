"""Silent auction: sealed bids of any number of coins, a coin kept back in secret, boasts before bids are turned up.

Every seat has the same five coins. First each keeps one back, which no one sees before the end. In each round all bid
secretly any number of coins, also none. With boasts, each then says in turn, or all at once, whether it boasts, while
the bids still lie face down. Bids take effect from the poorest to the richest, ties from the starter leftwards; a later
bid must be higher to lead. The leader pays and takes the lot; the others take their coins back, unless they boasted.
"""

from typing import Final

from rampart import Rng
from rampart.kernel.fields import HANDS, LIST, MASK, OWNER, SEATS, Field, Pool
from rampart.kernel.rules import Option, Rules
from rampart.kernel.step import Choice, Step
from tests.proving.toy import Toy, toy_game

S_KEEP_BACK: Final = 8
S_AUCTION: Final = 9
S_BID: Final = 10
S_BOASTS: Final = 11
S_BOAST: Final = 12
S_AWARD: Final = 13
S_COUNT: Final = 14

# Places in the options
BOASTS: Final = 0
AT_ONCE: Final = 1

COINS: Final = ["copper", "tin", "bronze", "silver", "gold"]
SEAT_WORDS: Final = ["first", "second", "third", "fourth"]
DONE: Final = len(COINS)
LOTS: Final = [4, 6, 5]
POOLS: Final = [Pool("coins", COINS, [1] * len(COINS), each=1)]
FIELDS: Final = [
    Field("round", high=len(LOTS)),
    Field("starter", high=3),
    Field("hands", HANDS, OWNER, pool="coins", length=SEATS),
    Field("kept", LIST, OWNER, pool="coins", length=SEATS, low=-1),
    Field("bids", HANDS, pool="coins", length=SEATS),
    Field("spent", HANDS, pool="coins", length=SEATS),
    Field("points", LIST, length=SEATS),
    Field("boasters", MASK, words=SEAT_WORDS),
    Field("leader", low=-1, high=3),
]


def worth(coins: list[int]) -> int:
    """The value of some coins: 1 for copper to 5 for gold."""
    return sum(coin + 1 for coin in coins)


class Auction(Toy):
    """A position of the silent auction."""

    def __init__(self, rules: Rules, seats: int, config: list[int], rng: Rng) -> None:
        super().__init__(rules, seats, config, rng)
        self.round = 0
        self.starter = 0
        self.hands = [list(range(len(COINS))) for _ in range(self.seats)]
        self.kept = [-1] * self.seats
        self.bids: list[list[int]] = [[] for _ in range(self.seats)]
        self.spent: list[list[int]] = [[] for _ in range(self.seats)]
        self.points = [0] * self.seats
        self.boasters = 0
        self.leader = -1

    def fields(self) -> list[Field]:
        return FIELDS

    def pools(self) -> list[Pool]:
        return POOLS

    def scores(self) -> list[int]:
        return self.points[:]

    def order(self) -> list[int]:
        """From the poorest to the richest, ties from the starter leftwards."""
        return sorted(range(self.seats), key=lambda p: (self.points[p], (p - self.starter) % self.seats))

    def strength(self, p: int) -> int:
        return worth(self.bids[p]) + (self.boasters >> p & 1)


class KeepBack(Choice[Auction]):
    """Keep back one coin that the others do not see before the end: the answer only goes into a hidden field."""

    space = len(COINS)
    is_secret = 1

    def options(self, s: Auction, p: int, args: int) -> list[int]:
        return s.hands[p][:]

    def apply(self, s: Auction, p: int, args: int, choice: int) -> None:
        s.hands[p].remove(choice)
        s.kept[p] = choice

    def key(self, s: Auction, p: int, args: int, choice: int) -> str:
        return f"keep:{COINS[choice]}"


class HoldAuction(Step[Auction]):
    """Call for bids on the next lot, or count when all are sold."""

    def run(self, s: Auction, p: int, args: int) -> None:
        if s.round == len(LOTS):
            s.push(S_COUNT)
            return
        s.round += 1
        s.push(S_AUCTION)
        s.push(S_AWARD)
        s.poll(S_BID, s.order(), before=S_BOASTS if s.has(BOASTS) else 0)


class Bid(Choice[Auction]):
    """Bid coins one by one, from the smallest up, then say that you are done."""

    space = len(COINS) + 1

    def options(self, s: Auction, p: int, args: int) -> list[int]:
        least = max(s.drafts[p], default=-1)
        return [coin for coin in s.hands[p] if coin > least] + [DONE]

    def complete(self, s: Auction, p: int, args: int, draft: list[int]) -> bool:
        return draft[-1] == DONE

    def answer(self, s: Auction, p: int, args: int, draft: list[int]) -> None:
        s.bids[p] = draft[:-1]
        s.hands[p] = [coin for coin in s.hands[p] if coin not in s.bids[p]]
        best = s.strength(s.leader) if s.leader >= 0 else 0
        if s.bids[p] and s.strength(p) > best:
            s.leader = p

    def key(self, s: Auction, p: int, args: int, choice: int) -> str:
        return "done" if choice == DONE else f"bid:{COINS[choice]}"


class Boasts(Step[Auction]):
    """All bids are in and lie face down: each says in the order of the bids, or all at once, whether it boasts."""

    def run(self, s: Auction, p: int, args: int) -> None:
        if s.has(AT_ONCE):
            s.poll(S_BOAST, s.order())
            return
        for q in reversed(s.order()):
            s.push(S_BOAST, q)


class Boast(Choice[Auction]):
    """A boast adds 1 to the bid, which is lost even if another leads."""

    space = 2

    def options(self, s: Auction, p: int, args: int) -> list[int]:
        return [0, 1]

    def apply(self, s: Auction, p: int, args: int, choice: int) -> None:
        s.boasters |= choice << p

    def key(self, s: Auction, p: int, args: int, choice: int) -> str:
        return ["quiet", "boast"][choice]


class Award(Step[Auction]):
    """The leader takes the lot for its coins; boasters lose theirs, the others take theirs back."""

    def run(self, s: Auction, p: int, args: int) -> None:
        if s.leader >= 0:
            s.points[s.leader] += LOTS[s.round - 1]
        for q in range(s.seats):
            to = s.spent if q == s.leader or s.boasters >> q & 1 else s.hands
            to[q] = sorted(to[q] + s.bids[q])
            s.bids[q] = []
        s.starter = (s.starter + 1) % s.seats
        s.boasters = 0
        s.leader = -1


class CountKept(Step[Auction]):
    """The coins kept back are turned up and count their value."""

    def run(self, s: Auction, p: int, args: int) -> None:
        s.reveal()
        for q in range(s.seats):
            s.points[q] += worth([s.kept[q]])
            s.spent[q] = sorted([*s.spent[q], s.kept[q]])
            s.kept[q] = -1


def set_up(s: Toy) -> None:
    s.push(S_AUCTION)
    s.poll(S_KEEP_BACK, list(range(s.seats)))


STEPS = {
    S_KEEP_BACK: KeepBack(),
    S_AUCTION: HoldAuction(),
    S_BID: Bid(),
    S_BOASTS: Boasts(),
    S_BOAST: Boast(),
    S_AWARD: Award(),
    S_COUNT: CountKept(),
}
OPTIONS = [
    Option("boasts", [False, True], False, "Boast before the bids are turned up."),
    Option("at_once", [False, True], False, "Boasts are made by all at once."),
]
GAME = toy_game(Rules("auction", 1, dict(STEPS), OPTIONS), "Silent auction", (2, 3, 4), Auction, set_up)
CONFIGS: list[dict[str, object]] = [
    *({"players": n, "boasts": boasts} for n in (2, 3, 4) for boasts in (False, True)),
    {"players": 3, "boasts": True, "at_once": True},
]
