"""Step 2, trade: with the bank, and between players by offer, answers and counter-offers.

An offer is made card by card on the pad, then those addressed answer clockwise, and its maker concludes: with one who
accepted, with one counter-offer, or with nobody (NW-405).
"""

from typing import Final

from rampart.games.watch.state import Watch
from rampart.games.watch.steps.verbs import give_back, hand_over, receive, show_cost, show_holding
from rampart.games.watch.steps.words import cards_word, goods_word
from rampart.games.watch.tables import (
    COUNTERS_AT,
    E_ACCEPTED,
    E_BANK_TRADE,
    E_COUNTERED,
    E_DECLINED,
    E_OFFER,
    E_TRADED,
    E_WITHDRAWN,
    GIVES_AT,
    MOST_OFFERS,
    MOST_SEATS,
    OF_A_COUNTER,
    OFFER_CHOICES,
    OFFER_SECTION,
    RESOURCE_WORDS,
    RESOURCES,
    S_ADDRESS_OFFER,
    S_ANSWER_OFFER,
    S_CALL_ANSWERS,
    S_CONCLUDE,
    S_GIVE,
    S_WANT,
    WANTS_AT,
)
from rampart.kernel.codec import FIRST, SECOND, two, two_numbers
from rampart.kernel.record import LIST, Field, Layout
from rampart.kernel.step import Choice, Refusal, Say, Step

ADDRESSED: Final = 0
ACCEPTED: Final = 1
GIVES: Final = GIVES_AT
WANTS: Final = WANTS_AT
COUNTERS: Final = COUNTERS_AT
OFFER_LAYOUT: Final = Layout(
    "offer",
    [Field("addressed"), Field("accepted")]
    + [Field(f"gives_{word}") for word in RESOURCE_WORDS]
    + [Field(f"wants_{word}") for word in RESOURCE_WORDS]
    + [Field("counters", LIST)],
)
DONE: Final = RESOURCES


# ---- with the bank


def trade_with_bank(s: Watch, p: int, give: int, take: int) -> None:
    """Identical cards for one card of another kind, at the lowest rate (NW-409)."""
    rate = s.rates[p * RESOURCES + give]
    give_back(s, p, give, rate)
    receive(s, p, take, 1)
    if s.journal is not None:
        s.tell(E_BANK_TRADE, p, [rate, give, take])


# ---- an offer


def may_offer(s: Watch, p: int) -> bool:
    """Are an offer, a card to give and somebody with a card left (NW-401, NW-405)?"""
    if s.offers >= OFFER_CHOICES[s.config[MOST_OFFERS]] or s.hand_size(p) == 0:
        return False
    for q in range(s.seats):
        if q != p and s.hand_size(q):
            return True
    return False


def begin_offer(s: Watch, p: int) -> None:
    """Lay an empty offer on the pad: address it, fill it, let them answer, conclude (NW-405)."""
    s.offers += 1
    place = s.open_pad(OFFER_SECTION, [0] * COUNTERS)
    s.push(S_CONCLUDE, p, two(0, place))
    s.push(S_CALL_ANSWERS, p, two(0, place))
    s.push(S_WANT, p, two(GIVES, place))
    s.push(S_GIVE, p, two(GIVES, place))
    s.push(S_ADDRESS_OFFER, p, two(0, place))


def cards_at(s: Watch, at: int) -> list[int]:
    """The cards of one side of an offer on the pad."""
    return s.pad[at : at + RESOURCES]


def partner_of(s: Watch, p: int, place: int) -> int:
    """The most cards that a partner of this maker holds: more cannot be wanted of anybody."""
    if p != s.active:
        return s.hand_size(s.active)
    return max([s.hand_size(q) for q in range(s.seats) if s.pad[place + ADDRESSED] >> q & 1])


class AddressOffer(Choice[Watch]):
    """Choose whom the offer is for: one opponent, several or all (NW-405)."""

    rule = "NW-405"
    args = two_numbers("a", "offer")
    space = 1 << MOST_SEATS

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """Every set of opponents who hold a card, as bits; all of them first."""
        able = 0
        for q in range(s.seats):
            if q != p and s.hand_size(q):
                able |= 1 << q
        return [mask for mask in range(able, 0, -1) if mask & ~able == 0]

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """Note them."""
        place = SECOND.of(args)
        s.pad[place + ADDRESSED] = choice

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `to:1+3`."""
        return "to:" + "+".join([str(q) for q in range(s.seats) if choice >> q & 1])

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        """The opponents by name."""
        return Say("option-address", seats_as_args(choice))

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        """Their seats."""
        return [f"seat-{q}" for q in range(s.seats) if choice >> q & 1]


def seats_as_args(mask: int) -> dict[str, int | str]:
    """Up to five seats as arguments that are told by name, and how many they are."""
    args: dict[str, int | str] = {"n": mask.bit_count()}
    i = 0
    for q in range(MOST_SEATS):
        if mask >> q & 1:
            i += 1
            args[f"p{i}_seat"] = q
    return args


class Give(Choice[Watch]):
    """Add a card of yours to what you give, or be done (NW-403, NW-405)."""

    rule = "NW-403"
    args = two_numbers("at", "offer")
    space = RESOURCES + 1
    is_window = 1

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """What is left in hand, kind by kind in rising order; at least one card is given, and one kind is left."""
        at = FIRST.of(args)
        place = SECOND.of(args)
        given = cards_at(s, place + at)
        highest, kinds = highest_kind(given), kinds_of(given)
        out: list[int] = []
        for kind in range(max(0, highest), RESOURCES):
            if s.hands[p][kind] > given[kind] and (given[kind] or kinds < RESOURCES - 1):
                out.append(kind)
        return [*out, DONE] if highest >= 0 else out

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """One card more, and asked again."""
        at = FIRST.of(args)
        place = SECOND.of(args)
        if choice != DONE:
            s.pad[place + at + choice] += 1
            show_holding(s, p, choice, s.pad[place + at + choice])
            s.push(S_GIVE, p, args)

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `give:ore`, or `done`."""
        return "done" if choice == DONE else f"give:{RESOURCE_WORDS[choice]}"

    def prompt(self, s: Watch, p: int, args: int) -> Say:
        """What is given so far."""
        at = FIRST.of(args)
        place = SECOND.of(args)
        return Say("give", {"gives": cards_word(cards_at(s, place + at))})

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        """The card."""
        return Say("option-done") if choice == DONE else Say("option-give", {"resource": RESOURCE_WORDS[choice]})

    def effect(self, s: Watch, p: int, args: int, choice: int) -> Say | None:
        """How many of the kind would be left."""
        at = FIRST.of(args)
        place = SECOND.of(args)
        if choice == DONE:
            return None
        return Say("effect-left", {"left": s.hands[p][choice] - s.pad[place + at + choice] - 1})

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        """The card in hand."""
        return [] if choice == DONE else [f"hand-{RESOURCE_WORDS[choice]}"]


class Want(Choice[Watch]):
    """Add a card to what you want, of a kind that you do not give, or be done (NW-403, NW-405)."""

    rule = "NW-403"
    args = two_numbers("at", "offer")
    space = RESOURCES + 1
    is_window = 1

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """No more cards than a partner holds."""
        at = FIRST.of(args)
        place = SECOND.of(args)
        given = cards_at(s, place + at)
        wanted = cards_at(s, place + at + RESOURCES)
        highest = highest_kind(wanted)
        out: list[int] = []
        if sum(wanted) < partner_of(s, p, place):
            out = [kind for kind in range(max(0, highest), RESOURCES) if given[kind] == 0]
        return [*out, DONE] if highest >= 0 else out

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """One card more, and asked again; a counter-offer is then told."""
        at = FIRST.of(args)
        place = SECOND.of(args)
        if choice != DONE:
            s.pad[place + at + RESOURCES + choice] += 1
            s.push(S_WANT, p, args)
        elif s.journal is not None and at != GIVES:
            s.tell(E_COUNTERED, p, s.pad[place + at : place + at + 2 * RESOURCES])

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `want:ore`, or `done`."""
        return "done" if choice == DONE else f"want:{RESOURCE_WORDS[choice]}"

    def prompt(self, s: Watch, p: int, args: int) -> Say:
        """What is given and wanted so far."""
        at = FIRST.of(args)
        place = SECOND.of(args)
        gives, wants = cards_word(cards_at(s, place + at)), cards_word(cards_at(s, place + at + RESOURCES))
        return Say("want", {"gives": gives, "wants": wants})

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        """The card."""
        return Say("option-done") if choice == DONE else Say("option-want", {"resource": RESOURCE_WORDS[choice]})

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        """The pile that shows the kind."""
        return [] if choice == DONE else [f"bank-{RESOURCE_WORDS[choice]}"]

    def refused(self, s: Watch, p: int, args: int) -> list[Refusal]:
        """No kind may stand on both sides."""
        at = FIRST.of(args)
        place = SECOND.of(args)
        given = cards_at(s, place + at)
        out: list[Refusal] = []
        for kind in range(RESOURCES):
            if given[kind] and len(out) < 3:
                what = Say("option-want", {"resource": RESOURCE_WORDS[kind]})
                out.append(Refusal(f"want:{RESOURCE_WORDS[kind]}", what, Say("why-both_sides"), "NW-403"))
        return out


def highest_kind(cards: list[int]) -> int:
    """The last kind that is there, -1 if there is none."""
    for kind in range(RESOURCES - 1, -1, -1):
        if cards[kind]:
            return kind
    return -1


def kinds_of(cards: list[int]) -> int:
    """How many kinds are there."""
    return RESOURCES - cards.count(0)


# ---- the answers


class CallAnswers(Step[Watch]):
    """Those addressed answer clockwise from the maker's left (NW-405)."""

    rule = "NW-405"
    args = two_numbers("a", "offer")

    def run(self, s: Watch, p: int, args: int) -> None:
        """The last of them lies deepest."""
        place = SECOND.of(args)
        addressed = s.pad[place + ADDRESSED]
        if s.journal is not None:
            s.tell(E_OFFER, p, s.pad[place + GIVES : place + COUNTERS] + [addressed])
        for i in range(s.seats - 1, 0, -1):
            q = (p + i) % s.seats
            if addressed >> q & 1:
                s.push(S_ANSWER_OFFER, q, two(0, place))


DECLINE: Final = 0
ACCEPT: Final = 1
COUNTER: Final = 2


class AnswerOffer(Choice[Watch]):
    """Accept what you can pay, decline, or make one counter-offer (NW-404, NW-405)."""

    rule = "NW-405"
    args = two_numbers("a", "offer")
    space = 3

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """Whoever is addressed holds a card and can always make a counter-offer."""
        place = SECOND.of(args)
        if holds(s, p, place + WANTS):
            return [DECLINE, ACCEPT, COUNTER]
        return [DECLINE, COUNTER]

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """A counter-offer is made like an offer, and lies behind it."""
        place = SECOND.of(args)
        if choice == DECLINE:
            if s.journal is not None:
                s.tell(E_DECLINED, p, [])
        elif choice == ACCEPT:
            s.pad[place + ACCEPTED] |= 1 << p
            show_cost(s, p, cards_at(s, place + WANTS))
            if s.journal is not None:
                s.tell(E_ACCEPTED, p, [])
        else:
            at = len(s.pad) - place + 1
            s.pad.extend([p] + [0] * (2 * RESOURCES))
            s.push(S_WANT, p, two(at, place))
            s.push(S_GIVE, p, two(at, place))

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """`decline`, `accept` or `counter`."""
        return ["decline", "accept", "counter"][choice]

    def prompt(self, s: Watch, p: int, args: int) -> Say:
        """The offer, as it is for the one who answers."""
        place = SECOND.of(args)
        give, get = goods_word(cards_at(s, place + WANTS)), goods_word(cards_at(s, place + GIVES))
        told: dict[str, int | str] = {"seat": s.active, "offer_seat": s.active, "give": give, "get": get}
        return Say("answer_offer", {**told, **sides(s, place + GIVES)})

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        """The answer."""
        return Say(f"option-{['decline', 'accept', 'counter'][choice]}", {"seat": s.active})

    def effect(self, s: Watch, p: int, args: int, choice: int) -> Say | None:
        """What you would give and get."""
        place = SECOND.of(args)
        return Say("effect-accept", sides(s, place + GIVES)) if choice == ACCEPT else None

    def refused(self, s: Watch, p: int, args: int) -> list[Refusal]:
        """To accept, the cards must be there."""
        place = SECOND.of(args)
        if holds(s, p, place + WANTS):
            return []
        what = Say("option-accept", {"seat": s.active})
        why = Say("why-wants", {"wants": cards_word(cards_at(s, place + WANTS))})
        return [Refusal("accept", what, why, "NW-405")]


def holds(s: Watch, p: int, at: int) -> bool:
    """Does a player hold the cards named on the pad?"""
    for kind in range(RESOURCES):
        if s.hands[p][kind] < s.pad[at + kind]:
            return False
    return True


def sides(s: Watch, at: int) -> dict[str, int | str]:
    """What the maker of an offer gives and wants."""
    return {"gives": cards_word(cards_at(s, at)), "wants": cards_word(cards_at(s, at + RESOURCES))}


# ---- the conclusion

WITHDRAW: Final = 0
CONFIRM: Final = 1  # and the seat
TAKE_COUNTER: Final = CONFIRM + MOST_SEATS  # and the seat


class Conclude(Choice[Watch]):
    """Confirm one who accepted, take one counter-offer, or withdraw (NW-405)."""

    rule = "NW-405"
    args = two_numbers("a", "offer")
    space = TAKE_COUNTER + MOST_SEATS
    is_window = 1

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """A counter-offer can be taken only by one who holds what it asks for."""
        place = SECOND.of(args)
        accepted = s.pad[place + ACCEPTED]
        out = [WITHDRAW] + [CONFIRM + q for q in range(s.seats) if accepted >> q & 1]
        for at in counters_on(s, place):
            if holds(s, p, at + 1 + RESOURCES):
                out.append(TAKE_COUNTER + s.pad[at])
        return out

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """The cards change hands, open to all."""
        place = SECOND.of(args)
        if choice == WITHDRAW:
            if s.journal is not None:
                s.tell(E_WITHDRAWN, p, [])
        elif choice < TAKE_COUNTER:
            exchange(s, p, choice - CONFIRM, place + GIVES)
        else:
            partner = choice - TAKE_COUNTER
            exchange(s, partner, p, counter_of(s, place, partner) + 1)

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """`withdraw`, as in `confirm:2`, or as in `counter:3`."""
        if choice == WITHDRAW:
            return "withdraw"
        return f"confirm:{choice - CONFIRM}" if choice < TAKE_COUNTER else f"counter:{choice - TAKE_COUNTER}"

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        """With whom."""
        if choice == WITHDRAW:
            return Say("option-withdraw")
        if choice < TAKE_COUNTER:
            return Say("option-confirm", {"seat": choice - CONFIRM})
        return Say("option-take_counter", {"seat": choice - TAKE_COUNTER})

    def effect(self, s: Watch, p: int, args: int, choice: int) -> Say | None:
        """What would change hands."""
        place = SECOND.of(args)
        if choice == WITHDRAW:
            return None
        if choice < TAKE_COUNTER:
            told = sides(s, place + GIVES)
            return Say("effect-trade", {"gives": told["gives"], "gets": told["wants"]})
        told = sides(s, counter_of(s, place, choice - TAKE_COUNTER) + 1)
        return Say("effect-trade", {"gives": told["wants"], "gets": told["gives"]})

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        """The partner's seat."""
        if choice == WITHDRAW:
            return []
        return [f"seat-{choice - (CONFIRM if choice < TAKE_COUNTER else TAKE_COUNTER)}"]

    def refused(self, s: Watch, p: int, args: int) -> list[Refusal]:
        """Counter-offers that ask for cards you do not hold."""
        place = SECOND.of(args)
        out: list[Refusal] = []
        for at in counters_on(s, place):
            if not holds(s, p, at + 1 + RESOURCES) and len(out) < 3:
                what = Say("option-take_counter", {"seat": s.pad[at]})
                why = Say("why-wants", {"wants": cards_word(cards_at(s, at + 1 + RESOURCES))})
                out.append(Refusal(f"counter:{s.pad[at]}", what, why, "NW-405"))
        return out


def counters_on(s: Watch, place: int) -> list[int]:
    """The places of the counter-offers on the pad."""
    return list(range(place + COUNTERS, len(s.pad), OF_A_COUNTER))


def counter_of(s: Watch, place: int, maker: int) -> int:
    """The place of a player's counter-offer."""
    for at in counters_on(s, place):
        if s.pad[at] == maker:
            return at
    raise AssertionError("no counter-offer of that player")


def exchange(s: Watch, maker: int, partner: int, at: int) -> None:
    """The maker gives what the offer gives and gets what it wants (NW-402, NW-403)."""
    given = cards_at(s, at)
    wanted = cards_at(s, at + RESOURCES)
    for kind in range(RESOURCES):
        if given[kind]:
            hand_over(s, maker, partner, kind, given[kind])
        if wanted[kind]:
            hand_over(s, partner, maker, kind, wanted[kind])
    if s.journal is not None:
        s.tell(E_TRADED, maker, [partner, *given, *wanted])
