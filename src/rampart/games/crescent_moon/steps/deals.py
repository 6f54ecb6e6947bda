"""Deals with the Murshid: victory points promised for support, due if the partner wins (CM-380 to CM-385)."""

from typing import Final

from rampart.games.crescent_moon.arguments import (
    ASKED_SEAT,
    ASKING,
    COUNTER_POINTS,
    COUNTERING,
    ONE_SEAT,
    REFUSER,
    SETTLING,
)
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.tables import (
    CHARACTER_WORDS,
    E_ASKED,
    E_COUNTERED,
    E_DEAL,
    E_DEAL_PAID,
    E_NO_DEAL,
    E_OFFERED,
    E_REFUSED,
    FROM_DEALS,
    MOST_PROMISED,
    MURSHID,
    NO_ONE,
    OUTSIDE,
    PROMISES_PAID,
    S_ANSWER_COUNTER,
    S_ASK_PROMISE,
    S_OFFER_PROMISE,
    S_SETTLE_OFFERS,
    S_WEIGH_OFFERS,
)
from rampart.kernel.codec import Options, count, one_of
from rampart.kernel.step import Choice, Refusal, Say

PROMISES: Final = Options()
PROMISE: Final = PROMISES.part("points", count(MOST_PROMISED))

WEIGHING: Final = Options()  # accepting, and countering where it is not too late
DECLINE: Final = WEIGHING.case("decline").code
ACCEPTING: Final = WEIGHING.case("accept")
ACCEPTED: Final = ACCEPTING.part("seat", ONE_SEAT)
COUNTER: Final = WEIGHING.case("counter")
COUNTER_WITH: Final = COUNTER.part("points", count(MOST_PROMISED, 1))
COUNTERED: Final = COUNTER.part("seat", ONE_SEAT)

REPLIES: Final = Options()
REPLY: Final = REPLIES.part("reply", one_of(["refuse", "accept"]))


def open_deals(s: CrescentMoon) -> None:
    """Asking prices, then offers in turn order, then the Murshid weighs them (CM-382)."""
    others = [p for p in range(s.seats) if p != MURSHID and s.clash.sides[p] != OUTSIDE]
    s.push(S_WEIGH_OFFERS, MURSHID)
    for p in reversed(others):
        s.push(S_OFFER_PROMISE, p)
    for p in reversed(others):
        s.push(S_ASK_PROMISE, MURSHID, ASKED_SEAT.put(p))


class AskPromise(Choice[CrescentMoon]):
    """The Murshid may announce what he asks of a player for his support; it only informs (CM-382)."""

    rule = "CM-382"
    args = ASKING
    choices = PROMISES

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """None, or one to five points."""
        return list(range(MOST_PROMISED + 1))

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """It is announced."""
        of = ASKED_SEAT.of(args)
        s.clash.asks[of] = choice
        if s.journal is not None and choice:
            s.tell(E_ASKED, p, [of, choice])

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `ask:3`, or `ask:0` for nothing."""
        return f"ask:{choice}"

    def prompt(self, s: CrescentMoon, p: int, args: int) -> Say:
        of = ASKED_SEAT.of(args)
        return Say("ask_promise", {"character": CHARACTER_WORDS[of]})

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        return Say("option-ask", {"points": choice})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        of = ASKED_SEAT.of(args)
        return [f"player-{of}"]


class OfferPromise(Choice[CrescentMoon]):
    """A player who takes part may promise the Murshid up to five of his points (CM-380)."""

    rule = "CM-380"
    choices = PROMISES

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Never more than the player has."""
        return list(range(max(0, min(MOST_PROMISED, s.vp(p))) + 1))

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """All is public."""
        s.clash.offers[p] = choice
        if s.journal is not None and choice:
            s.tell(E_OFFERED, p, [choice])

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `offer:2`."""
        return f"offer:{choice}"

    def prompt(self, s: CrescentMoon, p: int, args: int) -> Say:
        return Say("offer_promise", {"asked": s.clash.asks[p]})

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        return Say("option-offer", {"points": choice})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        return [f"player-{MURSHID}"]

    def refused(self, s: CrescentMoon, p: int, args: int) -> list[Refusal]:
        """More than the player has."""
        if s.vp(p) >= MOST_PROMISED:
            return []
        what = Say("option-offer", {"points": MOST_PROMISED})
        return [Refusal(f"offer:{MOST_PROMISED}", what, Say("why-points", {"points": s.vp(p)}), "CM-380")]


class WeighOffers(Choice[CrescentMoon]):
    """The Murshid accepts one offer, counters one player, or declines all (CM-382)."""

    rule = "CM-382"
    choices = WEIGHING

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """He may counter also a player who offered nothing."""
        out = [DECLINE]
        out += [ACCEPTED.put(q) for q in range(s.seats) if s.clash.offers[q]]
        for q in range(s.seats):
            if q != MURSHID and s.clash.sides[q] != OUTSIDE:
                out += [COUNTERED.put(q) + COUNTER_WITH.put(n) for n in range(1, MOST_PROMISED + 1)]
        return out

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """At most one counter."""
        if COUNTER.has(choice):
            of, points = COUNTERED.of(choice), COUNTER_WITH.of(choice)
            if s.journal is not None:
                s.tell(E_COUNTERED, p, [of, points])
            s.push(S_ANSWER_COUNTER, of, COUNTER_POINTS.put(points))
        elif ACCEPTING.has(choice):
            strike(s, ACCEPTED.of(choice), s.clash.offers[ACCEPTED.of(choice)])
        elif s.journal is not None:
            s.tell(E_NO_DEAL, p, [])

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `accept:caliph`, `counter:warlord:3` or `decline`."""
        if COUNTER.has(choice):
            return f"counter:{CHARACTER_WORDS[COUNTERED.of(choice)]}:{COUNTER_WITH.of(choice)}"
        return "decline" if choice == DECLINE else f"accept:{CHARACTER_WORDS[ACCEPTED.of(choice)]}"

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """Whose offer, and how many points."""
        if COUNTER.has(choice):
            of, points = CHARACTER_WORDS[COUNTERED.of(choice)], COUNTER_WITH.of(choice)
            return Say("option-counter-deal", {"character": of, "points": points})
        if choice == DECLINE:
            return Say("option-no-deal")
        return say_accept(s, ACCEPTED.of(choice))

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        if COUNTER.has(choice):
            return [f"player-{COUNTERED.of(choice)}"]
        return [] if choice == DECLINE else [f"player-{ACCEPTED.of(choice)}"]


def say_accept(s: CrescentMoon, q: int) -> Say:
    """An offer that can be accepted."""
    return Say("option-accept-deal", {"character": CHARACTER_WORDS[q], "points": s.clash.offers[q]})


class AnswerCounter(Choice[CrescentMoon]):
    """A countered player accepts, if his points suffice, or refuses (CM-382)."""

    rule = "CM-382"
    args = COUNTERING
    choices = REPLIES

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """0 to refuse, 1 to accept."""
        points = COUNTER_POINTS.of(args)
        return [0, 1] if s.vp(p) >= points else [0]

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """After a refusal the Murshid may still take another player's offer."""
        points = COUNTER_POINTS.of(args)
        if choice:
            strike(s, p, points)
            return
        if s.journal is not None:
            s.tell(E_REFUSED, p, [])
        s.push(S_SETTLE_OFFERS, MURSHID, REFUSER.put(p))

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """`accept` or `refuse`."""
        return "accept" if choice else "refuse"

    def prompt(self, s: CrescentMoon, p: int, args: int) -> Say:
        """How many points the Murshid wants."""
        points = COUNTER_POINTS.of(args)
        return Say("answer_counter", {"points": points})

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        return Say("option-accept" if choice else "option-refuse")

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        return [f"player-{MURSHID}"]


class SettleOffers(Choice[CrescentMoon]):
    """After a refused counter the Murshid may still accept another player's offer (CM-382)."""

    rule = "CM-382"
    args = SETTLING
    choices = WEIGHING

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """The offers above nothing, but the refuser's."""
        refuser = REFUSER.of(args)
        return [DECLINE] + [ACCEPTED.put(q) for q in range(s.seats) if s.clash.offers[q] and q != refuser]

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """One deal or none."""
        if choice != DECLINE:
            strike(s, ACCEPTED.of(choice), s.clash.offers[ACCEPTED.of(choice)])
        elif s.journal is not None:
            s.tell(E_NO_DEAL, p, [])

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `accept:caliph` or `decline`."""
        return "decline" if choice == DECLINE else f"accept:{CHARACTER_WORDS[ACCEPTED.of(choice)]}"

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        return Say("option-no-deal") if choice == DECLINE else say_accept(s, ACCEPTED.of(choice))

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == DECLINE else [f"player-{ACCEPTED.of(choice)}"]


def strike(s: CrescentMoon, partner: int, points: int) -> None:
    """The deal is made: due if and only if the partner's side wins (CM-381)."""
    s.clash.partner = partner
    s.clash.promised = points
    if s.journal is not None:
        s.tell(E_DEAL, partner, [points])


def pay_deal(s: CrescentMoon) -> None:
    """The partner of a deal whose side won pays the Murshid, whatever the Murshid did (CM-384, CM-427, CM-491)."""
    c = s.clash
    if c.partner != NO_ONE and c.sides[c.partner] == c.winner:
        s.points[c.partner][PROMISES_PAID] += c.promised
        s.points[MURSHID][FROM_DEALS] += c.promised
        if s.journal is not None:
            s.tell(E_DEAL_PAID, c.partner, [c.promised])
