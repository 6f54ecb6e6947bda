"""Trade between players: which offers are made, to whom, and what is answered, by what both sides may expect.

An offer is one or two cards of a kind for one of another. What the others hold is taken from the world at hand. Who
is about to win is left out of all deals, and within a turn no two offers want the same kind.
"""

from typing import Final

from rampart.games.watch.evaluate import Outlook
from rampart.games.watch.state import Watch
from rampart.games.watch.steps import trade
from rampart.games.watch.steps.choices import members_of
from rampart.games.watch.tables import RESOURCES
from rampart.games.watch.weights import Weights

TRIES: Final = 2  # offers that are made in a turn
MOST_GIVEN: Final = 2  # cards for one
NEAR_VICTORY: Final = 8  # points of one with whom no trade is made
COUNTER_COST: Final = 0.5  # of talking on
AIM: Final = 50.0  # for the option that an offer in the making needs


class Swap:
    """An exchange that is worth an offer: so many cards of a kind for one of another, with some partners."""

    def __init__(self, gain: float, given: int, n: int, wanted: int, partners: int) -> None:
        self.gain = gain
        self.given = given
        self.n = n
        self.wanted = wanted
        self.partners = partners  # as bits


def is_near_victory(s: Watch, p: int) -> bool:
    """Would help for a player decide the game?"""
    return s.public_points(p) >= NEAR_VICTORY


def changed(hand: list[int], given: list[int], taken: list[int]) -> list[int]:
    """A hand after an exchange."""
    return [hand[kind] - given[kind] + taken[kind] for kind in range(RESOURCES)]


def with_card(hand: list[int], kind: int, n: int) -> list[int]:
    """A hand with more cards of a kind, or fewer."""
    out = hand[:]
    out[kind] += n
    return out


class Table:
    """Who would agree to what, remembered while a decision lasts."""

    def __init__(self, s: Watch, w: Weights) -> None:
        self.s = s
        self.w = w
        self.seen: dict[int, Outlook] = {}
        self.now: dict[int, float] = {}

    def outlook(self, p: int) -> Outlook:
        """What hands are worth to a seat."""
        found = self.seen.get(p)
        if found is None:
            found = Outlook(self.s, p, self.w)
            self.seen[p] = found
            self.now[p] = found.hand(self.s.hands[p])
        return found

    def gain(self, p: int, given: list[int], taken: list[int]) -> float:
        """What an exchange adds to the hand of a seat."""
        seen = self.outlook(p)
        return seen.hand(changed(self.s.hands[p], given, taken)) - self.now[p]

    def swap_gain(self, p: int, given: int, n: int, wanted: int) -> float:
        """The same for cards of one kind for one of another."""
        seen = self.outlook(p)
        hand = self.s.hands[p][:]
        hand[given] -= n
        hand[wanted] += 1
        return seen.hand(hand) - self.now[p]

    def partner_gain(self, q: int, given: int, n: int, wanted: int) -> float:
        """What the other side would have of it."""
        seen = self.outlook(q)
        hand = self.s.hands[q][:]
        hand[given] += n
        hand[wanted] -= 1
        return seen.hand(hand) - self.now[q]

    def swaps(self, p: int) -> list[Swap]:
        """For each kind that is wanted the best exchange to which someone may agree, the best first."""
        out: list[Swap] = []
        hand = self.s.hands[p]
        for wanted in range(RESOURCES):
            best: Swap | None = None
            for given in range(RESOURCES):
                if given == wanted:
                    continue
                for n in range(1, min(MOST_GIVEN, hand[given]) + 1):
                    gain = self.swap_gain(p, given, n, wanted)
                    if gain < self.w.least_gain or (best is not None and gain <= best.gain):
                        continue
                    found = self.agreeing(p, given, n, wanted, gain)
                    if found is not None and (best is None or found.gain > best.gain):
                        best = found
            if best is not None:
                out.append(best)
        out.sort(key=lambda swap: -swap.gain)
        return out

    def agreeing(self, p: int, given: int, n: int, wanted: int, gain: float) -> Swap | None:
        """The exchange with those who gain by it, less what the gain of the luckiest of them costs the maker."""
        s = self.s
        partners, most = 0, 0.0
        for q in range(s.seats):
            if q != p and s.hands[q][wanted] > 0 and not is_near_victory(s, q):
                theirs = self.partner_gain(q, given, n, wanted)
                if theirs >= self.w.margin + self.w.envy * gain:
                    partners |= 1 << q
                    most = max(most, theirs)
        worth = gain - self.w.envy * most
        return Swap(worth, given, n, wanted, partners) if partners and worth >= self.w.least_gain else None

    def counter(self, p: int) -> Swap | None:
        """The best exchange for a card that the maker of an offer gives, if he may agree to it."""
        s = self.s
        maker = s.active
        offered = trade.cards_at(s, trade.GIVES)
        best: Swap | None = None
        for wanted in range(RESOURCES):
            if not offered[wanted]:
                continue
            for given in range(RESOURCES):
                if given == wanted or offered[given] or not s.hands[p][given]:
                    continue
                gain = self.swap_gain(p, given, 1, wanted)
                theirs = self.partner_gain(maker, given, 1, wanted)
                worth = gain - self.w.envy * theirs
                agreed = theirs >= self.w.margin + self.w.envy * gain
                if agreed and worth >= self.w.least_gain and (best is None or worth > best.gain):
                    best = Swap(worth, given, 1, wanted, 1 << maker)
        return best


def offer_worth(s: Watch, p: int, w: Weights) -> float:
    """What the next offer of the turn promises; nothing if there is none."""
    if s.offers >= TRIES or is_near_victory(s, p):
        return -1.0
    swaps = Table(s, w).swaps(p)
    return swaps[s.offers].gain if s.offers < len(swaps) else -1.0


def intended(s: Watch, p: int, w: Weights) -> Swap | None:
    """The exchange behind an offer or counter-offer that is being made."""
    table = Table(s, w)
    if p != s.active:
        return table.counter(p)
    swaps = table.swaps(p)
    return swaps[min(s.offers, len(swaps)) - 1] if swaps else None


def address_offer(s: Watch, p: int, w: Weights, options: list[int]) -> list[float]:
    """To those who may agree, else to all who are not about to win."""
    swap = intended(s, p, w)
    if swap is not None and swap.partners in options:
        return [1.0 if mask == swap.partners else 0.0 for mask in options]
    return [sum([-10.0 if is_near_victory(s, q) else 1.0 for q in members_of(mask)]) for mask in options]


def give(s: Watch, p: int, w: Weights, options: list[int]) -> list[float]:
    """The cards of the exchange that was thought of."""
    swap = intended(s, p, w)
    if swap is None:
        return [1.0 if option == trade.DONE else 0.0 for option in options]
    laid = trade.cards_at(s, trade.side_of(s, p))
    if laid[swap.given] < swap.n and swap.given in options:
        return [1.0 if option == swap.given else 0.0 for option in options]
    return [1.0 if option == trade.DONE else 0.0 for option in options]


def want(s: Watch, p: int, w: Weights, options: list[int]) -> list[float]:
    """One card for them."""
    if trade.DONE in options:
        return [1.0 if option == trade.DONE else 0.0 for option in options]
    swap = intended(s, p, w)
    table = Table(s, w)
    given = trade.cards_at(s, trade.side_of(s, p))
    nothing = [0] * RESOURCES
    gains = [table.gain(p, given, with_card(nothing, kind, 1)) for kind in options]
    if swap is None:
        return gains
    return [gain + (AIM if kind == swap.wanted else 0.0) for kind, gain in zip(options, gains)]


def answer_offer(s: Watch, p: int, w: Weights, options: list[int]) -> list[float]:
    """Agree to what helps more than the help to the maker costs; never with one who is about to win."""
    if is_near_victory(s, s.active):
        return [1.0 if option == trade.DECLINE else 0.0 for option in options]
    table = Table(s, w)
    offered = trade.cards_at(s, trade.GIVES)
    wanted = trade.cards_at(s, trade.WANTS)
    accept = -AIM
    if trade.ACCEPT in options:
        accept = table.gain(p, wanted, offered) - w.envy * max(0.0, table.gain(s.active, offered, wanted))
    counter = table.counter(p)
    out = {
        trade.DECLINE: w.margin,
        trade.ACCEPT: accept,
        trade.COUNTER: counter.gain - COUNTER_COST if counter is not None else -AIM,
    }
    return [out[option] for option in options]


def remark(s: Watch, p: int, option: int, w: Weights) -> str:
    """Why an offer is answered so: its maker is about to win, it is of no use, or helps him more; or what would do."""
    if option == trade.ACCEPT:
        return ""
    if is_near_victory(s, s.active):
        return "remark-leader"
    if option == trade.COUNTER:
        return "remark-counter"
    offered, wanted = trade.cards_at(s, trade.GIVES), trade.cards_at(s, trade.WANTS)
    if min(changed(s.hands[p], wanted, offered)) < 0:
        return "remark-lacking"
    return "remark-no-use" if Table(s, w).gain(p, wanted, offered) < w.margin else "remark-helps-you"


def conclude(s: Watch, p: int, w: Weights, options: list[int]) -> list[float]:
    """The best of what is on the table, less what it helps the partner."""
    table = Table(s, w)
    out: list[float] = []
    for option in options:
        if option == trade.WITHDRAW:
            out.append(w.margin)
            continue
        counter = trade.TAKE_COUNTER.has(option)
        partner = (trade.COUNTERED if counter else trade.CONFIRMED).of(option)
        at = trade.counter_of(s, partner) + 1 if counter else trade.GIVES
        first, second = trade.cards_at(s, at), trade.cards_at(s, at + RESOURCES)
        given, taken = (second, first) if counter else (first, second)
        worth = table.gain(p, given, taken) - w.envy * max(0.0, table.gain(partner, taken, given))
        out.append(-AIM if is_near_victory(s, partner) else worth - 0.1 * s.public_points(partner))
    return out
