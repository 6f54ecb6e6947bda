"""What the heroes of cards and buildings do, step by step: the decisions that follow their announcement."""

from typing import Final

from rampart.games.watch.content.boards import MOST_EDGES
from rampart.games.watch.scoring import road_length
from rampart.games.watch.state import Watch
from rampart.games.watch.steps.building import build_road
from rampart.games.watch.steps.cards import take_card
from rampart.games.watch.steps.heroes import (
    NORMAL_COST,
    card_prices,
    changed_cost,
    exchanges,
    leaders,
    movable_roads,
    new_paths,
    note_use,
    replacements,
    with_cards,
)
from rampart.games.watch.steps.verbs import give_back, hand_over, pay, receive, take_unseen
from rampart.games.watch.steps.words import path_place, path_words
from rampart.games.watch.tables import (
    CARD_COST,
    CARD_WORDS,
    CARDS,
    E_BANK_TRADE,
    E_CARD_BOUGHT,
    E_GAVE,
    E_HAS_NONE,
    E_LOOKED_AT_DECK,
    E_LOOKED_AT_HAND,
    E_ROAD_REMOVED,
    E_TAKEN_UNSEEN,
    GUARD_COST,
    LOOKED_SECTION,
    MOST_SEATS,
    RESOURCE_WORDS,
    RESOURCES,
    S_GIVE_IN_RETURN,
    S_KEEP_CARD,
    S_NAME_RESOURCE,
    S_POST_GUARD,
    S_REBUILD_ROAD,
    S_TAKE_FROM_HAND,
)
from rampart.kernel.codec import FIRST, SECOND, two, two_numbers
from rampart.kernel.knowledge import shown
from rampart.kernel.record import LIST, OWNER, UNKNOWN, Field, Layout
from rampart.kernel.step import Choice, Say

LOOKED_LAYOUT: Final = Layout("looked", [Field("cards", LIST, OWNER, pool="cards")])
LOOK_AT: Final = 3


# ---- Jeor Mormont


class NameGivers(Choice[Watch]):
    """Name one or two opponents who are asked for a card (Mormont, NW-1021)."""

    rule = "NW-1021"
    space = 1 << MOST_SEATS

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """One or two of those who hold cards, as bits."""
        able = with_cards(s, p)
        out = [1 << q for q in able]
        for i, q in enumerate(able):
            out += [1 << q | 1 << other for other in able[i + 1 :]]
        return out

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """Then the resource is named."""
        s.push(S_NAME_RESOURCE, p, choice)

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `ask:1+3`."""
        return "ask:" + "+".join([str(q) for q in range(s.seats) if choice >> q & 1])

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        """The opponents by name."""
        asked = [q for q in range(s.seats) if choice >> q & 1]
        told: dict[str, int | str] = {"n": len(asked), "seat": asked[0], "other_seat": asked[-1]}
        return Say("option-ask", told)

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        """Their seats."""
        return [f"seat-{q}" for q in range(s.seats) if choice >> q & 1]


class NameResource(Choice[Watch]):
    """Name the resource; whoever was named and holds it gives one (Mormont, NW-1021)."""

    rule = "NW-1021"
    args = two_numbers("asked")
    space = RESOURCES

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """Any resource."""
        return list(range(RESOURCES))

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """After all have given, each of them gets a card back (NW-1022)."""
        asked = FIRST.of(args)
        s.reveal()
        givers: list[int] = []
        for q in range(s.seats):
            if not asked >> q & 1:
                continue
            if s.hands[q][choice]:
                givers.append(q)
                hand_over(s, q, p, choice, 1)
                if s.journal is not None:
                    s.tell(E_GAVE, q, [p, choice])
            elif s.journal is not None:
                s.tell(E_HAS_NONE, q, [choice])
        for q in reversed(givers):
            s.push(S_GIVE_IN_RETURN, p, q)

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `name:ore`."""
        return f"name:{RESOURCE_WORDS[choice]}"

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        """The resource."""
        return Say("option-name", {"resource": RESOURCE_WORDS[choice]})

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        """The pile that shows it."""
        return [f"bank-{RESOURCE_WORDS[choice]}"]


class GiveInReturn(Choice[Watch]):
    """Give one who gave a card of your choice (Mormont, NW-1022)."""

    rule = "NW-1022"
    args = two_numbers("to")
    space = RESOURCES
    is_window = 1

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """Any card in hand, also of the kind received."""
        return [kind for kind in range(RESOURCES) if s.hands[p][kind]]

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """It changes hands, open to all."""
        to = FIRST.of(args)
        hand_over(s, p, to, choice, 1)
        if s.journal is not None:
            s.tell(E_GAVE, p, [to, choice])

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `return:ore`."""
        return f"return:{RESOURCE_WORDS[choice]}"

    def prompt(self, s: Watch, p: int, args: int) -> Say:
        """To whom."""
        to = FIRST.of(args)
        return Say("give_in_return", {"seat": to})

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        """The card."""
        return Say("option-give", {"resource": RESOURCE_WORDS[choice]})

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        """The card in hand."""
        return [f"hand-{RESOURCE_WORDS[choice]}"]


# ---- Bowen Marsh


class Exchange(Choice[Watch]):
    """Trade one card for another with the bank, once (Bowen Marsh)."""

    rule = "NW-H2"
    space = RESOURCES * RESOURCES
    is_window = 1

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """What you hold for what the bank has."""
        return exchanges(s, p)

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """One for one."""
        give, take = choice // RESOURCES, choice % RESOURCES
        give_back(s, p, give, 1)
        receive(s, p, take, 1)
        if s.journal is not None:
            s.tell(E_BANK_TRADE, p, [1, give, take])

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `bank:lumber>ore`."""
        return f"bank:{RESOURCE_WORDS[choice // RESOURCES]}>{RESOURCE_WORDS[choice % RESOURCES]}"

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        """What for what."""
        give, take = RESOURCE_WORDS[choice // RESOURCES], RESOURCE_WORDS[choice % RESOURCES]
        return Say("option-bank", {"n": 1, "give": give, "take": take})

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        """The card in hand and the pile."""
        return [f"hand-{RESOURCE_WORDS[choice // RESOURCES]}", f"bank-{RESOURCE_WORDS[choice % RESOURCES]}"]


# ---- Samwell Tarly

PASS: Final = RESOURCES


class TakeAsTarly(Choice[Watch]):
    """Whoever got nothing from a roll may take a card of the bank (Samwell Tarly, NW-1031)."""

    rule = "NW-1031"
    space = RESOURCES + 1
    pass_option = PASS

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """Pass, or what the bank has."""
        return [PASS] + [kind for kind in range(RESOURCES) if s.bank[kind]]

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """The use counts like any other, also on another's turn (NW-1009)."""
        if choice != PASS:
            note_use(s, p)
            take_card(s, p, choice)

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """`pass`, or as in `take:grain`."""
        return "pass" if choice == PASS else f"take:{RESOURCE_WORDS[choice]}"

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        """The resource."""
        return Say("option-pass") if choice == PASS else Say("option-take", {"resource": RESOURCE_WORDS[choice]})

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        """The pile of the bank."""
        return [] if choice == PASS else [f"bank-{RESOURCE_WORDS[choice]}"]


# ---- Othell Yarwyck


class RemoveRoad(Choice[Watch]):
    """Take up a road that is connected at one end only (Othell Yarwyck, NW-1032)."""

    rule = "NW-1032"
    space = MOST_EDGES

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """Those that can stand elsewhere."""
        return movable_roads(s, p)

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """Then it is rebuilt; road lengths are compared only after that."""
        s.push(S_REBUILD_ROAD, p, choice)

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `lift:N0,2/S1,1`."""
        return f"lift:{s.board.edge_names[choice]}"

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        """The road by its hexes."""
        return Say("option-lift_road", path_words(s, choice))

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        """The path."""
        return [f"edge-{choice}"]


class RebuildRoad(Choice[Watch]):
    """Build the road for free on another path (Othell Yarwyck, NW-1032)."""

    rule = "NW-1032"
    args = two_numbers("old")
    space = MOST_EDGES

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """Where it is legal with the old one gone."""
        old = FIRST.of(args)
        return new_paths(s, p, old)

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """Longest Road is evaluated once, afterwards."""
        old = FIRST.of(args)
        s.roads[old] = -1
        s.road_lengths[p] = road_length(s.board, s.roads, s.buildings, p)
        if s.journal is not None:
            s.tell(E_ROAD_REMOVED, p, path_place(s, old))
        build_road(s, p, choice)

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `road:N0,2/S1,1`."""
        return f"road:{s.board.edge_names[choice]}"

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        """The path by its hexes."""
        return Say("option-road", path_words(s, choice))

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        """The path."""
        return [f"edge-{choice}"]


# ---- Alliser Thorne, Melisandre


def key_of_price(choice: int) -> str:
    """As in `brick>ore`: ore in the place of brick; or `usual`."""
    if choice == NORMAL_COST:
        return "usual"
    return f"{RESOURCE_WORDS[choice // RESOURCES]}>{RESOURCE_WORDS[choice % RESOURCES]}"


def say_price(choice: int) -> Say:
    """Which card takes the place of which."""
    if choice == NORMAL_COST:
        return Say("option-usual_cost")
    replaced, paid = RESOURCE_WORDS[choice // RESOURCES], RESOURCE_WORDS[choice % RESOURCES]
    return Say("option-replace", {"replaced": replaced, "paid": paid})


class PayGuard(Choice[Watch]):
    """Pay for a guard with one card replaced, then place it (Alliser Thorne, NW-1033)."""

    rule = "NW-1033"
    space = RESOURCES * RESOURCES
    is_window = 1

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """What the hand can pay."""
        return replacements(s.hands[p], GUARD_COST)

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """The guard is then posted."""
        pay(s, p, changed_cost(GUARD_COST, choice // RESOURCES, choice % RESOURCES))
        s.push(S_POST_GUARD, p)

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `brick>ore`."""
        return key_of_price(choice)

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        """Which card takes the place of which."""
        return say_price(choice)

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        """The card in hand."""
        return [f"hand-{RESOURCE_WORDS[choice % RESOURCES]}"]


class PayCard(Choice[Watch]):
    """Pay for a development card, perhaps with one card replaced, and look at three (Melisandre, NW-1033)."""

    rule = "NW-1033"
    space = NORMAL_COST + 1
    is_window = 1

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """What the hand can pay."""
        return card_prices(s, p)

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """The top three, or all if there are fewer, are seen by the player alone (NW-1034)."""
        changed = (
            CARD_COST if choice == NORMAL_COST else changed_cost(CARD_COST, choice // RESOURCES, choice % RESOURCES)
        )
        pay(s, p, changed)
        s.reveal()
        n = min(LOOK_AT, len(s.deck))
        looked = s.deck[-n:]
        del s.deck[-n:]
        if s.journal is not None:
            s.tell(E_LOOKED_AT_DECK, p, [n])
        place = s.open_pad(LOOKED_SECTION, sorted(looked), p)
        s.push(S_KEEP_CARD, p, two(0, place))

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `ore>lumber`, or `usual`."""
        return key_of_price(choice)

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        """How it is paid."""
        return say_price(choice)

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        """The card in hand."""
        return ["deck"] if choice == NORMAL_COST else [f"hand-{RESOURCE_WORDS[choice % RESOURCES]}"]


class KeepCard(Choice[Watch]):
    """Keep one of the cards looked at; the others are shuffled into the deck (Melisandre, NW-1034)."""

    rule = "NW-1034"
    args = two_numbers("a", "looked")
    space = CARDS
    is_secret = 1
    is_window = 1

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """Each kind once."""
        place = SECOND.of(args)
        cards = s.pad[place:]
        return [card for card in range(CARDS) if card in cards]

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """It counts as bought this turn (NW-1034)."""
        place = SECOND.of(args)
        cards = s.pad[place:]
        cards.remove(choice)
        del s.pad[place:]
        s.bought[p][choice] += 1
        s.deck.extend(cards)
        s.rng.shuffle(s.deck)
        if s.journal is not None:
            s.tell(E_CARD_BOUGHT, p, [choice], 1, 1 << p)

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `keep:patrol`."""
        return f"keep:{CARD_WORDS[choice]}"

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        """The card."""
        return Say("option-keep_card", {"card": CARD_WORDS[choice]})


# ---- Mance Rayder


class ChooseLeader(Choice[Watch]):
    """Look at the hand of an opponent with more public points (Mance Rayder, NW-1035)."""

    rule = "NW-1035"
    space = MOST_SEATS

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """Those who have more points, and a card."""
        return leaders(s, p)

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """The hand is shown to the player alone."""
        s.reveal()
        shown(s.at_least, s.seats, choice, s.hands[choice], 1 << p)
        if s.journal is not None:
            s.tell(E_LOOKED_AT_HAND, p, [choice])
        s.push(S_TAKE_FROM_HAND, p, choice)

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `look:2`."""
        return f"look:{choice}"

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        """The opponent."""
        return Say("option-look", {"seat": choice})

    def effect(self, s: Watch, p: int, args: int, choice: int) -> Say:
        """How many cards there are to see."""
        return Say("effect-steal", {"cards": s.hand_size(choice)})

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        """The seat."""
        return [f"seat-{choice}"]


class TakeFromHand(Choice[Watch]):
    """Take one card of your choice from the hand you see (Mance Rayder)."""

    rule = "NW-1035"
    args = two_numbers("victim")
    space = RESOURCES
    is_secret = 1
    is_window = 1

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """The kinds in that hand; in a view they are what the player was shown."""
        victim = FIRST.of(args)
        hand = s.hands[victim]
        if hand[0] == UNKNOWN:
            hand = s.at_least[p * s.seats + victim]
        return [kind for kind in range(RESOURCES) if hand[kind]]

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """Only the two see which."""
        victim = FIRST.of(args)
        s.reveal()
        take_unseen(s, victim, p, choice)
        if s.journal is not None:
            s.tell(E_TAKEN_UNSEEN, p, [victim, choice], 1, 1 << p | 1 << victim)

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `take:ore`."""
        return f"take:{RESOURCE_WORDS[choice]}"

    def prompt(self, s: Watch, p: int, args: int) -> Say:
        """Whose hand it is."""
        victim = FIRST.of(args)
        return Say("take_from_hand", {"seat": victim})

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        """The card."""
        return Say("option-take", {"resource": RESOURCE_WORDS[choice]})
