"""What the heroes of cards and buildings do, step by step: the decisions that follow their announcement."""

from typing import Final

from rampart.games.watch.arguments import (
    ASKED,
    GIVE_IN_RETURN,
    NAME_RESOURCE,
    OLD,
    REBUILD_ROAD,
    TAKE_FROM_HAND,
    TO,
    VICTIM,
)
from rampart.games.watch.scoring import road_length
from rampart.games.watch.state import Watch
from rampart.games.watch.steps.building import build_road
from rampart.games.watch.steps.cards import take_card
from rampart.games.watch.steps.choices import KINDS, ONE_RESOURCE, PATHS, SEATS, SETS_OF_SEATS, members_of, set_of
from rampart.games.watch.steps.heroes import (
    EXCHANGE,
    GIVE,
    TAKE,
    exchanges,
    leaders,
    movable_roads,
    new_paths,
    note_use,
    with_cards,
)
from rampart.games.watch.steps.verbs import give_back, hand_over, receive, take_unseen
from rampart.games.watch.steps.words import path_place, path_words
from rampart.games.watch.tables import (
    E_BANK_TRADE,
    E_GAVE,
    E_HAS_NONE,
    E_LOOKED_AT_HAND,
    E_ROAD_REMOVED,
    E_TAKEN_UNSEEN,
    RESOURCE_WORDS,
    RESOURCES,
    S_GIVE_IN_RETURN,
    S_NAME_RESOURCE,
    S_REBUILD_ROAD,
    S_TAKE_FROM_HAND,
)
from rampart.kernel.codec import Options
from rampart.kernel.fields import UNKNOWN
from rampart.kernel.knowledge import shown
from rampart.kernel.step import Choice, Say

# ---- Jeor Mormont


class NameGivers(Choice[Watch]):
    """Name one or two opponents who are asked for a card (Mormont, NW-1021)."""

    rule = "NW-1021"
    choices = SETS_OF_SEATS

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """One or two of those who hold cards."""
        able = with_cards(s, p)
        out = [set_of([q]) for q in able]
        for i, q in enumerate(able):
            out += [set_of([q, other]) for other in able[i + 1 :]]
        return out

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """Then the resource is named."""
        s.push(S_NAME_RESOURCE, p, ASKED.put(choice))

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `ask:1+3`."""
        return "ask:" + "+".join([str(q) for q in members_of(choice)])

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        asked = members_of(choice)
        told: dict[str, int | str] = {"n": len(asked), "seat": asked[0], "other_seat": asked[-1]}
        return Say("option-ask", told)

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        return [f"seat-{q}" for q in members_of(choice)]


class NameResource(Choice[Watch]):
    """Name the resource; whoever was named and holds it gives one (Mormont, NW-1021)."""

    rule = "NW-1021"
    args = NAME_RESOURCE
    choices = KINDS

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        return list(range(RESOURCES))

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """After all have given, each of them gets a card back (NW-1022)."""
        s.reveal()
        givers: list[int] = []
        for q in members_of(ASKED.of(args)):
            if s.hands[q][choice]:
                givers.append(q)
                hand_over(s, q, p, choice, 1)
                if s.journal is not None:
                    s.tell(E_GAVE, q, [p, choice])
            elif s.journal is not None:
                s.tell(E_HAS_NONE, q, [choice])
        for q in reversed(givers):
            s.push(S_GIVE_IN_RETURN, p, TO.put(q))

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `name:ore`."""
        return f"name:{RESOURCE_WORDS[choice]}"

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return Say("option-name", {"resource": RESOURCE_WORDS[choice]})

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        return [f"bank-{RESOURCE_WORDS[choice]}"]


class GiveInReturn(Choice[Watch]):
    """Give one who gave a card of your choice (Mormont, NW-1022)."""

    rule = "NW-1022"
    args = GIVE_IN_RETURN
    choices = KINDS
    is_window = 1

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """Any card in hand, also of the kind received."""
        return [kind for kind in range(RESOURCES) if s.hands[p][kind]]

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """It changes hands, open to all."""
        to = TO.of(args)
        hand_over(s, p, to, choice, 1)
        if s.journal is not None:
            s.tell(E_GAVE, p, [to, choice])

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `return:ore`."""
        return f"return:{RESOURCE_WORDS[choice]}"

    def prompt(self, s: Watch, p: int, args: int) -> Say:
        return Say("give_in_return", {"seat": TO.of(args)})

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return Say("option-give", {"resource": RESOURCE_WORDS[choice]})

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        return [f"hand-{RESOURCE_WORDS[choice]}"]


# ---- Bowen Marsh


class Exchange(Choice[Watch]):
    """Trade one card for another with the bank, once (Bowen Marsh)."""

    rule = "NW-H2"
    choices = EXCHANGE
    is_window = 1

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """What you hold for what the bank has."""
        return exchanges(s, p)

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        give, take = GIVE.of(choice), TAKE.of(choice)
        give_back(s, p, give, 1)
        receive(s, p, take, 1)
        if s.journal is not None:
            s.tell(E_BANK_TRADE, p, [1, give, take])

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `bank:lumber>ore`."""
        return f"bank:{RESOURCE_WORDS[GIVE.of(choice)]}>{RESOURCE_WORDS[TAKE.of(choice)]}"

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        give, take = RESOURCE_WORDS[GIVE.of(choice)], RESOURCE_WORDS[TAKE.of(choice)]
        return Say("option-bank", {"n": 1, "give": give, "take": take})

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        """The card in hand and the pile."""
        return [f"hand-{RESOURCE_WORDS[GIVE.of(choice)]}", f"bank-{RESOURCE_WORDS[TAKE.of(choice)]}"]


# ---- Samwell Tarly

TAKE_AS_TARLY: Final = Options()
TAKEN: Final = TAKE_AS_TARLY.part("take", ONE_RESOURCE)
PASS: Final = TAKE_AS_TARLY.case("pass").code


class TakeAsTarly(Choice[Watch]):
    """Whoever got nothing from a roll may take a card of the bank (Samwell Tarly, NW-1031)."""

    rule = "NW-1031"
    choices = TAKE_AS_TARLY
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
        return Say("option-pass") if choice == PASS else Say("option-take", {"resource": RESOURCE_WORDS[choice]})

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == PASS else [f"bank-{RESOURCE_WORDS[choice]}"]


# ---- Othell Yarwyck


class RemoveRoad(Choice[Watch]):
    """Take up a road that is connected at one end only (Othell Yarwyck, NW-1032)."""

    rule = "NW-1032"
    choices = PATHS

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """Those that can stand elsewhere."""
        return movable_roads(s, p)

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """Then it is rebuilt; road lengths are compared only after that."""
        s.push(S_REBUILD_ROAD, p, OLD.put(choice))

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `lift:N0,2/S1,1`."""
        return f"lift:{s.board.edge_names[choice]}"

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return Say("option-lift_road", path_words(s, choice))

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        return [f"edge-{choice}"]


class RebuildRoad(Choice[Watch]):
    """Build the road for free on another path (Othell Yarwyck, NW-1032)."""

    rule = "NW-1032"
    args = REBUILD_ROAD
    choices = PATHS

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """Where it is legal with the old one gone."""
        return new_paths(s, p, OLD.of(args))

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """Longest Road is evaluated once, afterwards."""
        old = OLD.of(args)
        s.roads[old] = -1
        s.road_lengths[p] = road_length(s.board, s.roads, s.buildings, p)
        if s.journal is not None:
            s.tell(E_ROAD_REMOVED, p, path_place(s, old))
        build_road(s, p, choice)

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `road:N0,2/S1,1`."""
        return f"road:{s.board.edge_names[choice]}"

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return Say("option-road", path_words(s, choice))

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        return [f"edge-{choice}"]


# ---- Mance Rayder


class ChooseLeader(Choice[Watch]):
    """Look at the hand of an opponent with more public points (Mance Rayder, NW-1035)."""

    rule = "NW-1035"
    choices = SEATS

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """Those who have more points, and a card."""
        return leaders(s, p)

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """The hand is shown to the player alone."""
        s.reveal()
        shown(s.at_least, s.seats, choice, s.hands[choice], 1 << p)
        if s.journal is not None:
            s.tell(E_LOOKED_AT_HAND, p, [choice])
        s.push(S_TAKE_FROM_HAND, p, VICTIM.put(choice))

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `look:2`."""
        return f"look:{choice}"

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return Say("option-look", {"seat": choice})

    def effect(self, s: Watch, p: int, args: int, choice: int) -> Say:
        """How many cards there are to see."""
        return Say("effect-steal", {"cards": s.hand_size(choice)})

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        return [f"seat-{choice}"]


class TakeFromHand(Choice[Watch]):
    """Take one card of your choice from the hand you see (Mance Rayder)."""

    rule = "NW-1035"
    args = TAKE_FROM_HAND
    choices = KINDS
    is_secret = 1
    is_window = 1

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """The kinds in that hand; in a view they are what the player was shown."""
        victim = VICTIM.of(args)
        hand = s.hands[victim]
        if hand[0] == UNKNOWN:
            hand = s.at_least[p * s.seats + victim]
        return [kind for kind in range(RESOURCES) if hand[kind]]

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """Only the two see which."""
        victim = VICTIM.of(args)
        s.reveal()
        take_unseen(s, victim, p, choice)
        if s.journal is not None:
            s.tell(E_TAKEN_UNSEEN, p, [victim, choice], 1, 1 << p | 1 << victim)

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `take:ore`."""
        return f"take:{RESOURCE_WORDS[choice]}"

    def prompt(self, s: Watch, p: int, args: int) -> Say:
        return Say("take_from_hand", {"seat": VICTIM.of(args)})

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return Say("option-take", {"resource": RESOURCE_WORDS[choice]})
