"""Scrolls: cards that a seat may add to any decision of its own turn.

A turn is a journey and then work; where another seat is met, that seat decides on a toll. Scrolls are played at any
decision of the own turn, also at one that had no choice and at one that a scroll itself led to: ships cross the river,
a gift goes to a seat of choice, an oracle shows the top of the deck. After each round all vote, without scrolls.
"""

from typing import Final

from rampart import Rng
from rampart.kernel.codec import FIRST, SECOND, added, one_of, two, two_numbers
from rampart.kernel.fields import BAG, HANDS, LIST, NONE, NUMBER, OWNER, SEATS, Field, Layout, Pool
from rampart.kernel.rules import Rules
from rampart.kernel.step import Choice, Step
from tests.proving.toy import Toy, toy_game

S_TURN: Final = 8
S_TRAVEL: Final = 9
S_TOLL: Final = 10
S_WORK: Final = 11
S_GIFT: Final = 12
S_ORACLE: Final = 13
S_VOTE: Final = 14

SHIPS: Final = 0
GIFT: Final = 1
ORACLE: Final = 2
WORDS: Final = ["ships", "gift", "oracle"]
CONTENT: Final = [4, 3, 3]
POOLS: Final = [Pool("scrolls", WORDS, CONTENT)]
VISION: Final = 0
LAYOUTS: Final = [Layout("vision", [Field("card", NUMBER, OWNER, pool="scrolls")])]
PLACES: Final = ["coast", "town", "isle", "cape"]
FIELDS: Final = [
    Field("turn"),
    Field("active", high=3),
    Field("ships", high=1),
    Field("at", LIST, words=PLACES, length=SEATS),
    Field("gold", LIST, length=SEATS),
    Field("deck", LIST, NONE, pool="scrolls", rest=1),
    Field("hands", HANDS, OWNER, pool="scrolls", length=SEATS),
    Field("used", BAG, pool="scrolls"),
]
TURNS: Final = 6


class Scrolls(Toy):
    """A position of the scrolls."""

    def __init__(self, rules: Rules, seats: int, config: list[int], rng: Rng) -> None:
        super().__init__(rules, seats, config, rng)
        self.turn = 0
        self.active = 0
        self.ships = 0
        self.at = [0] * seats
        self.gold = [1] * seats
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.used = [0] * len(WORDS)

    def fields(self) -> list[Field]:
        return FIELDS

    def pools(self) -> list[Pool]:
        return POOLS

    def scores(self) -> list[int]:
        return self.gold[:]

    def asides(self, p: int, code: int) -> list[int]:
        """The scrolls in hand, at every decision of the own turn; ships only once a turn, an oracle needs a deck."""
        if p != self.active:
            return []
        idle = [SHIPS] if self.ships else []
        if not self.deck:
            idle.append(ORACLE)
        return [scroll for scroll in sorted(set(self.hands[p])) if scroll not in idle]

    def aside(self, p: int, what: int) -> None:
        self.hands[p].remove(what)
        self.used[what] += 1
        if what == SHIPS:
            self.ships = 1
        elif what == GIFT:
            self.push(S_GIFT, p)
        else:
            self.reveal()
            vision = self.open_pad(VISION, [self.deck.pop()], p)
            self.push(S_ORACLE, p, two(0, vision))

    def aside_key(self, p: int, what: int) -> str:
        return f"scroll:{WORDS[what]}"


class Turn(Step[Scrolls]):
    """A turn begins; after a round all vote."""

    def run(self, s: Scrolls, p: int, args: int) -> None:
        s.ships = 0
        if s.turn == TURNS:
            return
        s.turn += 1
        s.active = p
        s.push(S_TURN, (p + 1) % s.seats)
        if s.turn % s.seats == 0:
            s.poll(S_VOTE, list(range(s.seats)))
        s.push(S_WORK, p)
        s.push(S_TRAVEL, p)


class Travel(Choice[Scrolls]):
    """Go to a place beside; between town and isle flows a river."""

    space = len(PLACES)

    def options(self, s: Scrolls, p: int, args: int) -> list[int]:
        here = s.at[p]
        beside = [place for place in (here - 1, here + 1) if 0 <= place < len(PLACES)]
        return [place for place in beside if s.ships or {here, place} != {1, 2}]

    def apply(self, s: Scrolls, p: int, args: int, choice: int) -> None:
        met = [q for q in range(s.seats) if q != p and s.at[q] == choice]
        s.at[p] = choice
        if met:
            s.push(S_TOLL, met[0], p)

    def key(self, s: Scrolls, p: int, args: int, choice: int) -> str:
        return f"go:{PLACES[choice]}"


class Toll(Choice[Scrolls]):
    """The seat that was met lets the traveller pass or takes a gold, in the turn of another."""

    space = 2
    args = two_numbers("traveller")

    def options(self, s: Scrolls, p: int, args: int) -> list[int]:
        a = FIRST.of(args)
        return [0, 1] if s.gold[a] else [0]

    def apply(self, s: Scrolls, p: int, args: int, choice: int) -> None:
        a = FIRST.of(args)
        s.gold[a] -= choice
        s.gold[p] += choice

    def key(self, s: Scrolls, p: int, args: int, choice: int) -> str:
        return ["let_pass", "toll"][choice]


class Work(Choice[Scrolls]):
    """Earn a gold, or draw a scroll."""

    space = 2

    def options(self, s: Scrolls, p: int, args: int) -> list[int]:
        return [0, 1] if s.deck else [0]

    def apply(self, s: Scrolls, p: int, args: int, choice: int) -> None:
        if choice:
            s.reveal()
            s.hands[p] = sorted([*s.hands[p], s.deck.pop()])
        else:
            s.gold[p] += 1

    def key(self, s: Scrolls, p: int, args: int, choice: int) -> str:
        return ["earn", "draw"][choice]


class Gift(Choice[Scrolls]):
    """A seat of choice gets two gold."""

    space = 4

    def options(self, s: Scrolls, p: int, args: int) -> list[int]:
        return list(range(s.seats))

    def apply(self, s: Scrolls, p: int, args: int, choice: int) -> None:
        s.gold[choice] += 2

    def key(self, s: Scrolls, p: int, args: int, choice: int) -> str:
        return f"to:{choice}"


class Oracle(Choice[Scrolls]):
    """The top of the deck lies on the pad, seen by the one who asked; it goes back there, or beneath."""

    args = two_numbers("a", "b")

    space = 2
    is_secret = 1

    def options(self, s: Scrolls, p: int, args: int) -> list[int]:
        return [0, 1]

    def apply(self, s: Scrolls, p: int, args: int, choice: int) -> None:
        b = SECOND.of(args)
        s.deck = [s.pad[b], *s.deck] if choice else [*s.deck, s.pad[b]]
        s.pad[b] = -1

    def key(self, s: Scrolls, p: int, args: int, choice: int) -> str:
        return ["back", "beneath"][choice]


class Vote(Choice[Scrolls]):
    """All vote at once for a seat that gets a gold; no scroll can be added."""

    space = 4

    def options(self, s: Scrolls, p: int, args: int) -> list[int]:
        return list(range(s.seats))

    def apply(self, s: Scrolls, p: int, args: int, choice: int) -> None:
        s.gold[choice] += 1

    def key(self, s: Scrolls, p: int, args: int, choice: int) -> str:
        return f"vote:{choice}"


def set_up(s: Toy) -> None:
    assert isinstance(s, Scrolls)
    s.deck = [scroll for scroll in range(len(WORDS)) for _ in range(CONTENT[scroll])]
    s.rng.shuffle(s.deck)
    for hand in s.hands:
        hand.extend(sorted(s.deck.pop() for _ in range(2)))
    s.push(S_TURN, 0)


STEPS = {
    S_TURN: Turn(),
    S_TRAVEL: Travel(),
    S_TOLL: Toll(),
    S_WORK: Work(),
    S_GIFT: Gift(),
    S_ORACLE: Oracle(),
    S_VOTE: Vote(),
}
RULES = Rules("scrolls", 1, dict(STEPS), [], layouts=LAYOUTS, asides=added("scroll", one_of(WORDS)))
GAME = toy_game(RULES, "Scrolls", (2, 3), Scrolls, set_up)
