"""Bazaar: bags of goods with a public bank, discards chosen at once, theft, and offers with counter-offers.

A turn begins with a roll: goods for all, or a raid, in which every seat with many goods gives back half of them, all
choosing at once, and the roller robs someone of a random piece that only the two see. Then the seat trades: an offer
is made good by good, the others answer it in turn, and a counter-offer goes back to its maker, for a bounded number of
rounds. A seat may look into one bag a turn, and build with one good of each kind.
"""

from typing import Final

from rampart import Rng
from rampart.kernel.codec import Args, count, flag, pad_place
from rampart.kernel.fields import BAG, BAGS, BOUNDS, LIST, OWNER, SEATS, Field, Layout, Pool, bag_size
from rampart.kernel.frame import NOBODY
from rampart.kernel.knowledge import gained, lost, moved_unseen, shown
from rampart.kernel.rules import EventKind, Option, Rules
from rampart.kernel.step import Choice, Step
from tests.proving.toy import Toy, toy_game

S_ROLL: Final = 8
S_DISCARD: Final = 9
S_RAID: Final = 10
S_ROB: Final = 11
S_TRADE: Final = 12
S_GIVE: Final = 13
S_WANT: Final = 14
S_CALL: Final = 15
S_ADDRESS: Final = 16
S_REPLY: Final = 17

E_ROLLED: Final = 1
E_ROBBED: Final = 2

GOODS: Final = ["wood", "wool", "ore"]
KINDS: Final = len(GOODS)
DONE: Final = KINDS
POOLS: Final = [Pool("goods", GOODS, [7, 7, 7])]
FIELDS: Final = [
    Field("turn"),
    Field("bank", BAG, pool="goods", rest=1),
    Field("bags", BAGS, OWNER, pool="goods", length=SEATS),
    Field("at_least", BOUNDS, pool="goods"),
    Field("points", LIST, length=SEATS),
]

# An offer on the pad: who makes it, to whom (-1 for all), the place of the offer it answers, how many came before it,
# whether the bargain is struck, what is given and what is wanted
OFFER: Final = 0
MAKER: Final = 0
TO: Final = 1
ANSWERS: Final = 2
ROUND: Final = 3
STRUCK: Final = 4
GIVES: Final = 5
WANTS: Final = GIVES + KINDS
LAYOUTS: Final = [
    Layout(
        "offer",
        [Field("maker"), Field("to", low=-1), Field("answers", low=-1), Field("round"), Field("struck")]
        + [Field(f"gives_{good}") for good in GOODS]
        + [Field(f"wants_{good}") for good in GOODS],
    )
]
MOST_ROUNDS: Final = 2  # an offer, a counter-offer, and one more
MOST_GOODS: Final = 2  # on each side of an offer
MOST_OFFERS: Final = 2  # a turn
RAID: Final = 5
MANY: Final = 4  # a bag with more is halved in a raid
TURNS: Final = 9
GOAL: Final = 2

# Options of a trade
END: Final = 0
BUILD: Final = 1
MAKE_OFFER: Final = 2
LOOK: Final = 3

# Options of a reply
REFUSE: Final = 0
ACCEPT: Final = 1
COUNTER: Final = 2

TRADING: Final = Args()
OFFERS_MADE: Final = TRADING.part("offers", count(MOST_OFFERS))
LOOKED: Final = TRADING.part("looked", flag())

OF_OFFER: Final = Args()
AT: Final = OF_OFFER.part("offer", pad_place())  # where the offer lies on the pad

FILLING: Final = Args()
FILLING.laid(AT)
ADDED: Final = FILLING.part("added", count(MOST_GOODS - 1))  # goods on this side so far


class Bazaar(Toy):
    """A position of the bazaar."""

    def __init__(self, rules: Rules, seats: int, config: list[int], rng: Rng) -> None:
        super().__init__(rules, seats, config, rng)
        self.turn = 0
        self.bank = [7] * KINDS
        self.bags = [[0] * KINDS for _ in range(seats)]
        self.at_least = [[0] * KINDS for _ in range(seats * seats)]
        self.points = [0] * seats

    def fields(self) -> list[Field]:
        return FIELDS

    def pools(self) -> list[Pool]:
        return POOLS

    def scores(self) -> list[int]:
        return self.points[:]

    def receive(self, p: int, kind: int, n: int = 1) -> None:
        """Goods from the bank, seen by all."""
        self.bank[kind] -= n
        self.bags[p][kind] += n
        gained(self.at_least, self.seats, p, kind, n)

    def give_back(self, p: int, kind: int, n: int = 1) -> None:
        """Goods to the bank, seen by all."""
        self.bags[p][kind] -= n
        self.bank[kind] += n
        lost(self.at_least, self.seats, p, kind, n)

    def show_at_least(self, p: int, kind: int, n: int) -> None:
        """All hear that a seat has so many of a good: no one offers what he has not."""
        for knower in range(self.seats):
            row = self.at_least[knower * self.seats + p]
            row[kind] = max(row[kind], n)

    def hand_over(self, giver: int, taker: int, kind: int, n: int) -> None:
        """Goods from seat to seat, seen by all."""
        self.bags[giver][kind] -= n
        self.bags[taker][kind] += n
        lost(self.at_least, self.seats, giver, kind, n)
        gained(self.at_least, self.seats, taker, kind, n)


class Roll(Step[Bazaar]):
    """Roll: everyone gets a good, the roller one more; or a raid."""

    def run(self, s: Bazaar, p: int, args: int) -> None:
        if s.turn == TURNS or max(s.points) >= GOAL:
            return
        s.turn += 1
        s.push(S_ROLL, (p + 1) % s.seats)
        s.push(S_TRADE, p)
        roll = s.rng.below(RAID + 1)
        if s.journal is not None:
            s.tell(E_ROLLED, p, [roll])
        if roll == RAID:
            s.push(S_RAID, p)
            s.poll(S_DISCARD, [q for q in range(s.seats) if bag_size(s.bags[q]) > MANY])
            return
        for q in [(p + i) % s.seats for i in range(s.seats)] + [p]:
            kind = (roll + q) % KINDS
            if s.bank[kind]:
                s.receive(q, kind)


class Discard(Choice[Bazaar]):
    """Choose half of your goods, one by one; all that are asked choose at once."""

    space = KINDS

    def options(self, s: Bazaar, p: int, args: int) -> list[int]:
        return [kind for kind in range(KINDS) if s.bags[p][kind] > s.drafts[p].count(kind)]

    def complete(self, s: Bazaar, p: int, args: int, draft: list[int]) -> bool:
        return len(draft) == bag_size(s.bags[p]) // 2

    def answer(self, s: Bazaar, p: int, args: int, draft: list[int]) -> None:
        for kind in draft:
            s.give_back(p, kind)

    def key(self, s: Bazaar, p: int, args: int, choice: int) -> str:
        return f"discard:{GOODS[choice]}"


class Raid(Step[Bazaar]):
    """Rob someone who has anything left."""

    def run(self, s: Bazaar, p: int, args: int) -> None:
        if any(bag_size(s.bags[q]) for q in range(s.seats) if q != p):
            s.push(S_ROB, p)


class Rob(Choice[Bazaar]):
    """Take a random piece; only the two see what it is."""

    space = 4

    def options(self, s: Bazaar, p: int, args: int) -> list[int]:
        return [q for q in range(s.seats) if q != p and bag_size(s.bags[q])]

    def apply(self, s: Bazaar, p: int, args: int, choice: int) -> None:
        pieces = [kind for kind in range(KINDS) for _ in range(s.bags[choice][kind])]
        kind = pieces[s.rng.below(len(pieces))]
        s.bags[choice][kind] -= 1
        s.bags[p][kind] += 1
        moved_unseen(s.at_least, s.seats, choice, p, kind)
        if s.journal is not None:
            s.tell(E_ROBBED, p, [choice, kind], 1, 1 << p | 1 << choice)

    def key(self, s: Bazaar, p: int, args: int, choice: int) -> str:
        return f"rob:{choice}"


class Trade(Choice[Bazaar]):
    """Build, make an offer, look into a bag, or end the turn."""

    space = LOOK + 4
    args = TRADING

    def options(self, s: Bazaar, p: int, args: int) -> list[int]:
        out = [END]
        if min(s.bags[p]):
            out.append(BUILD)
        partners = [q for q in range(s.seats) if q != p and bag_size(s.bags[q])]
        if OFFERS_MADE.of(args) < MOST_OFFERS and sum(s.bags[p]) and partners:
            out.append(MAKE_OFFER)
        return out if LOOKED.of(args) else out + [LOOK + q for q in partners]

    def apply(self, s: Bazaar, p: int, args: int, choice: int) -> None:
        if choice == END:
            return
        if choice == BUILD:
            s.points[p] += 1
            for kind in range(KINDS):
                s.give_back(p, kind)
            s.push(S_TRADE, p, args)
        elif choice == MAKE_OFFER:
            s.push(S_TRADE, p, OFFERS_MADE.change(args, OFFERS_MADE.of(args) + 1))
            begin_offer(s, [p, -1, -1, 0])
        else:
            s.reveal()
            shown(s.at_least, s.seats, choice - LOOK, s.bags[choice - LOOK], 1 << p)
            s.push(S_TRADE, p, LOOKED.change(args, 1))

    def key(self, s: Bazaar, p: int, args: int, choice: int) -> str:
        return ["end", "build", "offer"][choice] if choice < LOOK else f"look:{choice - LOOK}"


def begin_offer(s: Bazaar, head: list[int]) -> None:
    """Lay an empty offer on the pad; it is filled, then those addressed answer it."""
    offer = s.open_pad(OFFER, [*head, 0] + [0] * (2 * KINDS))
    s.push(S_CALL, NOBODY, AT.put(offer))
    s.push(S_WANT, head[MAKER], AT.put(offer))
    s.push(S_GIVE, head[MAKER], AT.put(offer))


class Give(Choice[Bazaar]):
    """Add a good of yours to what you offer, or be done."""

    args = FILLING
    space = KINDS + 1

    def options(self, s: Bazaar, p: int, args: int) -> list[int]:
        offer = AT.of(args)
        out = [kind for kind in range(KINDS) if s.bags[p][kind] > s.pad[offer + GIVES + kind]]
        return [*out, DONE] if ADDED.of(args) else out

    def apply(self, s: Bazaar, p: int, args: int, choice: int) -> None:
        offer = AT.of(args)
        added = ADDED.of(args) + 1
        if choice != DONE:
            s.pad[offer + GIVES + choice] += 1
            s.show_at_least(p, choice, s.pad[offer + GIVES + choice])
            if added < MOST_GOODS:
                s.push(S_GIVE, p, ADDED.change(args, added))

    def key(self, s: Bazaar, p: int, args: int, choice: int) -> str:
        return "done" if choice == DONE else f"give:{GOODS[choice]}"


class Want(Choice[Bazaar]):
    """Add a good that you do not offer to what you want, or be done."""

    args = FILLING
    space = KINDS + 1

    def options(self, s: Bazaar, p: int, args: int) -> list[int]:
        offer = AT.of(args)
        out = [kind for kind in range(KINDS) if s.pad[offer + GIVES + kind] == 0]
        return [*out, DONE] if ADDED.of(args) else out

    def apply(self, s: Bazaar, p: int, args: int, choice: int) -> None:
        offer = AT.of(args)
        added = ADDED.of(args) + 1
        if choice != DONE:
            s.pad[offer + WANTS + choice] += 1
            if added < MOST_GOODS:
                s.push(S_WANT, p, ADDED.change(args, added))

    def key(self, s: Bazaar, p: int, args: int, choice: int) -> str:
        return "done" if choice == DONE else f"want:{GOODS[choice]}"


class Call(Step[Bazaar]):
    """Address the offer: to one seat, or to all others clockwise from the maker."""

    args = OF_OFFER

    def run(self, s: Bazaar, p: int, args: int) -> None:
        offer = AT.of(args)
        maker, to = s.pad[offer + MAKER], s.pad[offer + TO]
        for i in range(s.seats - 1, 0, -1):
            q = (maker + i) % s.seats
            if to < 0 or to == q:
                s.push(S_ADDRESS, q, args)


class Address(Step[Bazaar]):
    """The next seat answers, unless the bargain is struck."""

    args = OF_OFFER

    def run(self, s: Bazaar, p: int, args: int) -> None:
        if s.pad[AT.of(args) + STRUCK] == 0:
            s.push(S_REPLY, p, args)


class Reply(Choice[Bazaar]):
    """Refuse, accept what you can pay, or make a counter-offer; that you can only refuse must not show."""

    args = OF_OFFER
    space = 3
    is_window = 1

    def options(self, s: Bazaar, p: int, args: int) -> list[int]:
        offer = AT.of(args)
        out = [REFUSE]
        if all(s.bags[p][kind] >= s.pad[offer + WANTS + kind] for kind in range(KINDS)):
            out.append(ACCEPT)
        if s.pad[offer + ROUND] < MOST_ROUNDS and sum(s.bags[p]):
            out.append(COUNTER)
        return out

    def apply(self, s: Bazaar, p: int, args: int, choice: int) -> None:
        offer = AT.of(args)
        maker = s.pad[offer + MAKER]
        if choice == COUNTER:
            begin_offer(s, [p, maker, offer, s.pad[offer + ROUND] + 1])
        elif choice == ACCEPT:
            for kind in range(KINDS):
                s.hand_over(maker, p, kind, s.pad[offer + GIVES + kind])
                s.hand_over(p, maker, kind, s.pad[offer + WANTS + kind])
            while offer >= 0:
                s.pad[offer + STRUCK] = 1
                offer = s.pad[offer + ANSWERS]

    def key(self, s: Bazaar, p: int, args: int, choice: int) -> str:
        return ["refuse", "accept", "counter"][choice]


def set_up(s: Toy) -> None:
    s.push(S_ROLL, 0)


STEPS = {
    S_ROLL: Roll(),
    S_DISCARD: Discard(),
    S_RAID: Raid(),
    S_ROB: Rob(),
    S_TRADE: Trade(),
    S_GIVE: Give(),
    S_WANT: Want(),
    S_CALL: Call(),
    S_ADDRESS: Address(),
    S_REPLY: Reply(),
}
EVENTS = {
    E_ROLLED: EventKind("rolled", [Field("roll")]),
    E_ROBBED: EventKind("robbed", [Field("victim"), Field("good", words=GOODS)]),
}
OPTIONS = [Option("sealed", [False, True], False, "Ask also those who can only refuse an offer.")]
RULES = Rules("bazaar", 1, dict(STEPS), OPTIONS, layouts=LAYOUTS, events=EVENTS)
GAME = toy_game(RULES, "Bazaar", (2, 3, 4), Bazaar, set_up)
CONFIGS: list[dict[str, object]] = [{"players": n, "sealed": sealed} for n in (2, 3, 4) for sealed in (False, True)]
