"""Step 2, trade: with the bank, and between players by offer, answers and counter-offers.

An offer is made card by card on the pad, then those addressed answer clockwise, and its maker concludes: with one who
accepted, with one counter-offer, or with no one (NW-405).
"""

from typing import Final

from rampart.games.watch.arguments import ONE_SEAT
from rampart.games.watch.state import Watch
from rampart.games.watch.steps.choices import ONE_RESOURCE, SETS_OF_SEATS, members_of, set_of, sets_within
from rampart.games.watch.steps.verbs import give_back, hand_over, receive, show_cost, show_holding
from rampart.games.watch.steps.words import cards_word, goods_word
from rampart.games.watch.tables import (
    BANK_SIZE_56,
    COUNTERS_AT,
    E_ACCEPTED,
    E_BANK_TRADE,
    E_COUNTERED,
    E_DECLINED,
    E_OFFER,
    E_TRADED,
    E_WITHDRAWN,
    GIVES_AT,
    OF_A_COUNTER,
    OFFER_SECTION,
    RESOURCE_WORDS,
    RESOURCES,
    S_ADDRESS_OFFER,
    S_ANSWER_OFFER,
    S_CALL_ANSWERS,
    S_CONCLUDE,
    S_GIVE,
    S_WANT,
    SEAT_WORDS,
    WANTS_AT,
)
from rampart.kernel.codec import Options
from rampart.kernel.fields import LIST, MASK, Field, Layout
from rampart.kernel.step import Choice, Composition, Heap, Part, Refusal, Say, Step

ADDRESSED: Final = 0
ACCEPTED: Final = 1
GIVES: Final = GIVES_AT
WANTS: Final = WANTS_AT
SIDES: Final = ("gives", "wants")
BOTH_SIDES: Final = 2 * RESOURCES
COUNTERS: Final = COUNTERS_AT
CARDS_NAMED: Final = [
    Field(f"{side}_{word}", high=BANK_SIZE_56) for side in ("gives", "wants") for word in RESOURCE_WORDS
]
OFFER_LAYOUT: Final = Layout(
    "offer",
    [
        Field("addressed", MASK, words=SEAT_WORDS),
        Field("accepted", MASK, words=SEAT_WORDS),
        *CARDS_NAMED,
        Field("counters", LIST, columns=[Field("seat", words=SEAT_WORDS), *CARDS_NAMED]),
    ],
)
# Cards are named one by one, each kind no lower than the one before, until it is enough
CARD_OR_DONE: Final = Options()
NAMED: Final = CARD_OR_DONE.part("resource", ONE_RESOURCE)
DONE: Final = CARD_OR_DONE.case("done").code


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
    """Are a card to give and someone with a card left (NW-401, NW-405)?"""
    if s.hand_size(p):
        for q in range(s.seats):
            if q != p and s.hand_size(q):
                return True
    return False


def begin_offer(s: Watch, p: int) -> None:
    """Lay an empty offer on the pad: address it, fill it, let them answer, conclude (NW-405)."""
    s.offers += 1
    s.open_pad(OFFER_SECTION, [0] * COUNTERS)
    s.push(S_CONCLUDE, p)
    s.push(S_CALL_ANSWERS, p)
    s.push(S_WANT, p)
    s.push(S_GIVE, p)
    s.push(S_ADDRESS_OFFER, p)


def whole_offer(s: Watch, p: int, opening: str, partners: list[int]) -> Composition:
    """An offer to these players, or a counter-offer, as one answer: what is given and what is wanted (NW-403, NW-405).

    No kind stands on both sides, which who fills them sees to. A counter-offer begins as the offer turned round.
    """
    most = max([s.hand_size(q) for q in partners])
    counters = p != s.active
    gives: list[Part] = []
    wants: list[Part] = []
    for r, word in enumerate(RESOURCE_WORDS):
        n = s.hands[p][r]
        asked_for = min(n, s.pad[WANTS + r]) if counters else 0
        offered = s.pad[GIVES + r] if counters else 0
        gives.append(Part(f"give:{word}", word, n, n, None, 0 if counters else s.rates[p * RESOURCES + r], asked_for))
        wants.append(Part(f"want:{word}", word, most, -1, None, 0, offered))
    heaps = [Heap("give", gives, 1, s.hand_size(p), "done"), Heap("want", wants, 1, most, "done")]
    asked = [(q, s.hand_size(q)) for q in partners] if p == s.active else []
    return Composition("trade", heaps, opening, asked)


def cards_at(s: Watch, at: int) -> list[int]:
    """The cards of one side of an offer on the pad."""
    return s.pad[at : at + RESOURCES]


def side_of(s: Watch, p: int) -> int:
    """Where on the pad lies what a player gives and then wants: the offer itself, or the counter-offer in the making.

    Nothing else lies on the pad while an offer is made.
    """
    return GIVES if p == s.active else len(s.pad) - BOTH_SIDES


def can_want_more(s: Watch, p: int, wanted: int) -> bool:
    """Does a partner of this maker hold more cards than so many? More cannot be wanted of anybody."""
    if p != s.active:
        return s.hand_size(s.active) > wanted
    for q in members_of(s.pad[ADDRESSED]):
        if s.hand_size(q) > wanted:
            return True
    return False


class AddressOffer(Choice[Watch]):
    """Choose whom the offer is for: one opponent, several or all (NW-405)."""

    rule = "NW-405"
    choices = SETS_OF_SEATS
    composes = "trade"

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """Every set of opponents who hold a card; all of them first."""
        able = 0
        for q in range(s.seats):
            if q != p and s.hand_size(q):
                able |= 1 << q
        return sets_within(able)

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        s.pad[ADDRESSED] = choice

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `to:1+3`."""
        return "to:" + "+".join([str(q) for q in members_of(choice)])

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return Say("option-address", seats_as_args(choice))

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        return [f"seat-{q}" for q in members_of(choice)]


def seats_as_args(mask: int) -> dict[str, int | str]:
    """Up to five seats as arguments that are told by name, and how many they are."""
    args: dict[str, int | str] = {"n": mask.bit_count()}
    for i, q in enumerate(members_of(mask)):
        args[f"p{i + 1}_seat"] = q
    return args


class Give(Choice[Watch]):
    """Add a card of yours to what you give, or be done (NW-403, NW-405)."""

    rule = "NW-403"
    choices = CARD_OR_DONE
    is_window = 1
    composes = "trade"

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """What is left in hand, kind by kind in rising order; at least one card is given, and one kind is left."""
        hand, pad = s.hands[p], s.pad
        at = GIVES if p == s.active else len(pad) - BOTH_SIDES  # as `side_of` does it
        out: list[int] = []
        latest, kinds = -1, 0
        for kind, given in enumerate(pad[at : at + RESOURCES]):
            if given:
                latest = kind
                kinds += 1
                out = [kind] if hand[kind] > given else []
            elif hand[kind]:
                out.append(kind)
        if kinds == RESOURCES - 1:
            out = [kind for kind in out if kind == latest]
        if kinds:
            out.append(DONE)
        return out

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """One card more, and asked again."""
        if choice != DONE:
            at = choice + (GIVES if p == s.active else side_of(s, p))
            s.pad[at] += 1
            show_holding(s, p, choice, s.pad[at])
            s.push(S_GIVE, p)

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `give:ore`, or `done`."""
        return "done" if choice == DONE else f"give:{RESOURCE_WORDS[choice]}"

    def prompt(self, s: Watch, p: int, args: int) -> Say:
        """What is given so far."""
        return Say("give", {"gives": cards_word(cards_at(s, side_of(s, p)))})

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return Say("option-done") if choice == DONE else Say("option-give", {"resource": RESOURCE_WORDS[choice]})

    def effect(self, s: Watch, p: int, args: int, choice: int) -> Say | None:
        """How many of the kind would be left."""
        if choice == DONE:
            return None
        return Say("effect-left", {"left": s.hands[p][choice] - s.pad[side_of(s, p) + choice] - 1})

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == DONE else [f"hand-{RESOURCE_WORDS[choice]}"]


class Want(Choice[Watch]):
    """Add a card to what you want, of a kind that you do not give, or be done (NW-403, NW-405)."""

    rule = "NW-403"
    choices = CARD_OR_DONE
    is_window = 1
    composes = "trade"

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """No more cards than a partner holds."""
        pad = s.pad
        at = GIVES if p == s.active else len(pad) - BOTH_SIDES  # as `side_of` does it
        out: list[int] = []
        n = 0
        for kind, wanted in enumerate(pad[at + RESOURCES : at + BOTH_SIDES]):
            if wanted:
                n += wanted
                out = [kind]
            elif pad[at + kind] == 0:
                out.append(kind)
        if n:
            if not can_want_more(s, p, n):
                return [DONE]
            out.append(DONE)
        return out

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """One card more, and asked again; a counter-offer is then told."""
        at = GIVES if p == s.active else side_of(s, p)
        if choice != DONE:
            s.pad[at + RESOURCES + choice] += 1
            s.push(S_WANT, p)
        elif s.journal is not None and at != GIVES:
            s.tell(E_COUNTERED, p, s.pad[at : at + BOTH_SIDES])

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `want:ore`, or `done`."""
        return "done" if choice == DONE else f"want:{RESOURCE_WORDS[choice]}"

    def prompt(self, s: Watch, p: int, args: int) -> Say:
        """What is given and wanted so far."""
        return Say("want", sides(s, side_of(s, p)))

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return Say("option-send") if choice == DONE else Say("option-want", {"resource": RESOURCE_WORDS[choice]})

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        """The pile that shows the kind."""
        return [] if choice == DONE else [f"bank-{RESOURCE_WORDS[choice]}"]

    def refused(self, s: Watch, p: int, args: int) -> list[Refusal]:
        """No kind may stand on both sides."""
        given = cards_at(s, side_of(s, p))
        out: list[Refusal] = []
        for kind in range(RESOURCES):
            if given[kind] and len(out) < 3:
                what = Say("option-want", {"resource": RESOURCE_WORDS[kind]})
                out.append(Refusal(f"want:{RESOURCE_WORDS[kind]}", what, Say("why-both_sides"), "NW-403"))
        return out


# ---- the answers


class CallAnswers(Step[Watch]):
    """Those addressed answer clockwise from the maker's left (NW-405)."""

    rule = "NW-405"

    def run(self, s: Watch, p: int, args: int) -> None:
        """The last of them lies deepest."""
        addressed = s.pad[ADDRESSED]
        if s.journal is not None:
            s.tell(E_OFFER, p, s.pad[GIVES:COUNTERS] + [addressed])
        for i in range(s.seats - 1, 0, -1):
            q = (p + i) % s.seats
            if addressed >> q & 1:
                s.push(S_ANSWER_OFFER, q)


ANSWERS: Final = Options()
DECLINE: Final = ANSWERS.case("decline").code
ACCEPT: Final = ANSWERS.case("accept").code
COUNTER: Final = ANSWERS.case("counter").code


class AnswerOffer(Choice[Watch]):
    """Accept what you can pay, decline, or make one counter-offer (NW-404, NW-405)."""

    rule = "NW-405"
    choices = ANSWERS
    pass_option = DECLINE

    def moment(self, s: Watch, p: int, args: int) -> str:
        """Offers that cannot be met are a kind of their own, which many never want to be asked about."""
        return "offer" if holds(s, p, WANTS) else "offer_unmet"

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """Whoever is addressed holds a card and can always make a counter-offer."""
        if holds(s, p, WANTS):
            return [DECLINE, ACCEPT, COUNTER]
        return [DECLINE, COUNTER]

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """A counter-offer is made like an offer, and lies behind it."""
        if choice == DECLINE:
            if s.journal is not None:
                s.tell(E_DECLINED, p, [])
        elif choice == ACCEPT:
            s.pad[ACCEPTED] += set_of([p])
            show_cost(s, p, cards_at(s, WANTS))
            if s.journal is not None:
                s.tell(E_ACCEPTED, p, [])
        else:
            s.pad.extend([p] + [0] * BOTH_SIDES)
            s.push(S_WANT, p)
            s.push(S_GIVE, p)

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """`decline`, `accept` or `counter`."""
        return ANSWERS.case_of(choice).name

    def prompt(self, s: Watch, p: int, args: int) -> Say:
        """The offer, as it is for the one who answers."""
        give, get = goods_word(cards_at(s, WANTS)), goods_word(cards_at(s, GIVES))
        told: dict[str, int | str] = {"seat": s.active, "offer_seat": s.active, "give": give, "get": get}
        return Say("answer_offer", {**told, **sides(s, GIVES)})

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return Say(f"option-{ANSWERS.case_of(choice).name}", {"seat": s.active})

    def effect(self, s: Watch, p: int, args: int, choice: int) -> Say | None:
        """What you would give and get."""
        return Say("effect-accept", sides(s, GIVES)) if choice == ACCEPT else None

    def compositions(self, s: Watch, p: int, args: int) -> list[Composition]:
        """A counter-offer."""
        return [whole_offer(s, p, "counter", [s.active])] if s.hand_size(s.active) else []

    def refused(self, s: Watch, p: int, args: int) -> list[Refusal]:
        """To accept, the cards must be there."""
        if holds(s, p, WANTS):
            return []
        what = Say("option-accept", {"seat": s.active})
        why = Say("why-wants", {"wants": cards_word(cards_at(s, WANTS))})
        return [Refusal("accept", what, why, "NW-405")]


def holds(s: Watch, p: int, at: int) -> bool:
    """Does a player hold the cards named on the pad?"""
    hand, pad = s.hands[p], s.pad
    for kind in range(RESOURCES):
        if hand[kind] < pad[at + kind]:
            return False
    return True


def sides(s: Watch, at: int) -> dict[str, int | str]:
    """What the maker of an offer gives and wants."""
    return {"gives": cards_word(cards_at(s, at)), "wants": cards_word(cards_at(s, at + RESOURCES))}


# ---- the conclusion

CONCLUSIONS: Final = Options()
WITHDRAW: Final = CONCLUSIONS.case("withdraw").code
CONFIRM: Final = CONCLUSIONS.case("confirm")
CONFIRMED: Final = CONFIRM.part("seat", ONE_SEAT)
TAKE_COUNTER: Final = CONCLUSIONS.case("counter")
COUNTERED: Final = TAKE_COUNTER.part("seat", ONE_SEAT)


class Conclude(Choice[Watch]):
    """Confirm one who accepted, take one counter-offer, or withdraw (NW-405)."""

    rule = "NW-405"
    choices = CONCLUSIONS
    is_window = 1

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """A counter-offer can be taken only by one who holds what it asks for."""
        pad = s.pad
        out = [WITHDRAW]
        if pad[ACCEPTED]:
            out += [CONFIRMED.put(q) for q in members_of(pad[ACCEPTED])]
        for at in range(COUNTERS, len(pad), OF_A_COUNTER):
            if holds(s, p, at + 1 + RESOURCES):
                out.append(COUNTERED.put(pad[at]))
        return out

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """The cards change hands, open to all."""
        if choice == WITHDRAW:
            if s.journal is not None:
                s.tell(E_WITHDRAWN, p, [])
        elif CONFIRM.has(choice):
            exchange(s, p, CONFIRMED.of(choice), GIVES)
        else:
            partner = COUNTERED.of(choice)
            exchange(s, partner, p, counter_of(s, partner) + 1)

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """`withdraw`, as in `confirm:2`, or as in `counter:3`."""
        if choice == WITHDRAW:
            return "withdraw"
        return f"confirm:{CONFIRMED.of(choice)}" if CONFIRM.has(choice) else f"counter:{COUNTERED.of(choice)}"

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        if choice == WITHDRAW:
            return Say("option-withdraw")
        if CONFIRM.has(choice):
            return Say("option-confirm", {"seat": CONFIRMED.of(choice)})
        return Say("option-take_counter", {"seat": COUNTERED.of(choice)})

    def effect(self, s: Watch, p: int, args: int, choice: int) -> Say | None:
        if choice == WITHDRAW:
            return None
        if CONFIRM.has(choice):
            told = sides(s, GIVES)
            return Say("effect-trade", {"gives": told["gives"], "gets": told["wants"]})
        told = sides(s, counter_of(s, COUNTERED.of(choice)) + 1)
        return Say("effect-trade", {"gives": told["wants"], "gets": told["gives"]})

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        if choice == WITHDRAW:
            return []
        return [f"seat-{CONFIRMED.of(choice) if CONFIRM.has(choice) else COUNTERED.of(choice)}"]

    def refused(self, s: Watch, p: int, args: int) -> list[Refusal]:
        """Counter-offers that ask for cards you do not hold."""
        out: list[Refusal] = []
        for at in counters_on(s):
            if not holds(s, p, at + 1 + RESOURCES) and len(out) < 3:
                what = Say("option-take_counter", {"seat": s.pad[at]})
                why = Say("why-wants", {"wants": cards_word(cards_at(s, at + 1 + RESOURCES))})
                out.append(Refusal(f"counter:{s.pad[at]}", what, why, "NW-405"))
        return out


def counters_on(s: Watch) -> list[int]:
    """The places of the counter-offers on the pad."""
    return list(range(COUNTERS, len(s.pad), OF_A_COUNTER))


def counter_of(s: Watch, maker: int) -> int:
    """The place of a player's counter-offer."""
    for at in counters_on(s):
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
