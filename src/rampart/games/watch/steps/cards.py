"""Development cards: which may be played when, and what each does."""

from typing import Final

from rampart.games.watch.arguments import BUILD_FREE_ROAD, ONE_HEX, TAKE_RESOURCE, TO_BUILD, TO_TAKE
from rampart.games.watch.state import Watch
from rampart.games.watch.steps.building import build_road, guard_sections, post_guard, road_paths
from rampart.games.watch.steps.choices import KINDS, ONE_RESOURCE, PATHS, SECTIONS
from rampart.games.watch.steps.placing import effect_of_guard, guard_space, say_guard
from rampart.games.watch.steps.specials import review_largest_patrol
from rampart.games.watch.steps.verbs import hand_over, receive
from rampart.games.watch.steps.wildlings import wildlings_in_gift
from rampart.games.watch.steps.words import hex_place, hex_words, path_words
from rampart.games.watch.tables import (
    COMPAT,
    E_CARD_PLAYED,
    E_DRIVEN_OUT,
    E_GAVE_ALL,
    E_MONOPOLY,
    E_TOOK,
    MONOPOLY,
    NEW_GUARD,
    PATROL,
    RESOURCE_WORDS,
    RESOURCES,
    ROAD_BUILDING,
    S_BUILD_FREE_ROAD,
    S_MOVE_TORMUND,
    S_NAME_MONOPOLY,
    S_POST_GUARD,
    S_REVIEW_PATROLS,
    S_SEND_PATROL,
    S_TAKE_PAIR,
    S_TAKE_RESOURCE,
    TYPE_WORDS,
    WINTER,
)
from rampart.kernel.codec import Options
from rampart.kernel.step import Choice, Say


def is_possible(s: Watch, p: int, card: int) -> bool:
    """Has a card any effect now (NW-606 to NW-608)?"""
    if card == WINTER:
        return sum(s.bank) > 0
    if card == ROAD_BUILDING:
        return len(road_paths(s, p)) > 0
    if card == NEW_GUARD:
        return len(guard_sections(s, p)) > 0
    return True


def play_card(s: Watch, p: int, card: int) -> None:
    """A patrol stays in front of its player, a progress card leaves the game (NW-601, NW-605, NW-609)."""
    s.card_played = 1
    s.cards[p][card] -= 1
    if card == PATROL:
        s.played[p][card] += 1
    else:
        s.gone[card] += 1
    if s.journal is not None:
        s.tell(E_CARD_PLAYED, p, [card])
    if card == PATROL:
        if s.has(COMPAT):
            review_largest_patrol(s)  # catanatron compares before the robber moves (NW-1409)
        s.push(S_REVIEW_PATROLS, p)
        s.push(S_SEND_PATROL if s.has_wall() and wildlings_in_gift(s) else S_MOVE_TORMUND, p)
    elif card == WINTER:
        if s.has(COMPAT):
            s.push(S_TAKE_PAIR, p)
        else:
            s.push(S_TAKE_RESOURCE, p, TO_TAKE.put(min(2, sum(s.bank))))
    elif card == ROAD_BUILDING:
        s.push(S_BUILD_FREE_ROAD, p, TO_BUILD.put(2))
    elif card == NEW_GUARD:
        s.push(S_POST_GUARD, p)
    else:
        assert card == MONOPOLY
        s.push(S_NAME_MONOPOLY, p)


SEND_PATROL: Final = Options()
MOVE_TORMUND: Final = SEND_PATROL.case("tormund").code
WILDLING: Final = SEND_PATROL.part("wildling", ONE_HEX)


class SendPatrol(Choice[Watch]):
    """A patrol moves Tormund, or drives a wildling out of the Gift (NW-603, NW-604)."""

    rule = "NW-604"
    choices = SEND_PATROL

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        return [MOVE_TORMUND] + [WILDLING.put(h) for h in range(len(s.gift)) if s.gift[h] >= 0]

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """The wildling goes home and the hex gives one card of its kind, if the bank has it."""
        if choice == MOVE_TORMUND:
            s.push(S_MOVE_TORMUND, p)
            return
        h = WILDLING.of(choice)
        drive_out(s, p, h)
        take_produce(s, p, h)

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """`tormund`, or as in `wildling:1,0`."""
        return "tormund" if choice == MOVE_TORMUND else f"wildling:{s.board.hex_names[WILDLING.of(choice)]}"

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        """Tormund, or the wildling and its hex."""
        if choice == MOVE_TORMUND:
            return Say("option-patrol_tormund")
        return say_wildling(s, WILDLING.of(choice))

    def effect(self, s: Watch, p: int, args: int, choice: int) -> Say | None:
        """The card that driving it out brings."""
        if choice == MOVE_TORMUND:
            return Say("effect-patrol_tormund")
        kind = s.terrain[WILDLING.of(choice)]
        return Say("effect-take" if s.bank[kind] else "effect-take_nothing", {"resource": RESOURCE_WORDS[kind]})

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        return ["tormund"] if choice == MOVE_TORMUND else [f"hex-{WILDLING.of(choice)}"]


def say_wildling(s: Watch, h: int) -> Say:
    """A wildling in the Gift and where it stands."""
    return Say("option-wildling", {"kind": TYPE_WORDS[s.gift[h]], **hex_words(s, h)})


def drive_out(s: Watch, p: int, h: int) -> None:
    """The wildling on a hex returns to the Frostfangs (NW-604, NW-937)."""
    kind = s.gift[h]
    s.gift[h] = -1
    s.frostfangs[kind] += 1
    if s.journal is not None:
        s.tell(E_DRIVEN_OUT, p, [kind, *hex_place(s, h)])


def take_produce(s: Watch, p: int, h: int) -> None:
    """Take one card of what the hex produces, if the bank has any (NW-604, NW-1038)."""
    kind = s.terrain[h]
    if s.bank[kind]:
        take_card(s, p, kind)


def take_card(s: Watch, p: int, kind: int) -> None:
    """Take one card of the bank, open to all."""
    receive(s, p, kind, 1)
    if s.journal is not None:
        s.tell(E_TOOK, p, [kind])


class TakeResource(Choice[Watch]):
    """Winter is coming: take cards of your choice from the bank (NW-606)."""

    rule = "NW-606"
    args = TAKE_RESOURCE
    choices = KINDS

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        return [kind for kind in range(RESOURCES) if s.bank[kind]]

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """Two cards, one after the other."""
        take_card(s, p, choice)
        left = TO_TAKE.of(args)
        if left > 1:
            s.push(S_TAKE_RESOURCE, p, TO_TAKE.put(left - 1))

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `take:ore`."""
        return f"take:{RESOURCE_WORDS[choice]}"

    def prompt(self, s: Watch, p: int, args: int) -> Say:
        """How many cards are to be taken."""
        return Say("take_resource", {"left": TO_TAKE.of(args)})

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return Say("option-take", {"resource": RESOURCE_WORDS[choice]})

    def effect(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return Say("effect-have", {"resource": RESOURCE_WORDS[choice], "have": s.hands[p][choice] + 1})

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        return [f"bank-{RESOURCE_WORDS[choice]}"]


TAKE_PAIR: Final = Options()
PAIR: Final = TAKE_PAIR.case("pair")
OTHER: Final = PAIR.part("other", ONE_RESOURCE)
ONE: Final = PAIR.part("one", ONE_RESOURCE)
SINGLE: Final = TAKE_PAIR.part("single", ONE_RESOURCE)


class TakePair(Choice[Watch]):
    """As catanatron takes them: a pair at once, or one card of a pair that cannot be paid (NW-1409 i)."""

    rule = "NW-1409"
    choices = TAKE_PAIR

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """Pairs in rising order, then single cards."""
        pairs: list[int] = []
        singles: list[int] = []
        for one in range(RESOURCES):
            for other in range(one, RESOURCES):
                if s.bank[one] >= (2 if one == other else 1) and s.bank[other]:
                    pairs.append(ONE.put(one) + OTHER.put(other))
                else:
                    singles += [kind for kind in (one, other) if s.bank[kind]]
        return pairs + [SINGLE.put(kind) for kind in range(RESOURCES) if kind in singles]

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        for kind in pair_of(choice):
            take_card(s, p, kind)

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `take:brick+ore`."""
        return "take:" + "+".join([RESOURCE_WORDS[kind] for kind in pair_of(choice)])

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return Say("option-take_pair", {"cards": "+".join([RESOURCE_WORDS[kind] for kind in pair_of(choice)])})

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        return [f"bank-{RESOURCE_WORDS[kind]}" for kind in pair_of(choice)]


def pair_of(choice: int) -> list[int]:
    """The one or two kinds of an option of TakePair."""
    if PAIR.has(choice):
        return [ONE.of(choice), OTHER.of(choice)]
    return [SINGLE.of(choice)]


class BuildFreeRoad(Choice[Watch]):
    """Road Building: place two roads, one after the other, for free (NW-607)."""

    rule = "NW-607"
    args = BUILD_FREE_ROAD
    choices = PATHS

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """Where a road may stand."""
        return road_paths(s, p)

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """The second road only where a piece and a path are left."""
        build_road(s, p, choice)
        left = TO_BUILD.of(args)
        if s.end_reason < 0 and left > 1 and road_paths(s, p):
            s.push(S_BUILD_FREE_ROAD, p, TO_BUILD.put(left - 1))

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `road:N0,2/S1,1`."""
        return f"road:{s.board.edge_names[choice]}"

    def prompt(self, s: Watch, p: int, args: int) -> Say:
        """How many roads are still to be placed."""
        return Say("build_free_road", {"left": TO_BUILD.of(args)})

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return Say("option-road", path_words(s, choice))

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        return [f"edge-{choice}"]


class PostGuard(Choice[Watch]):
    """Place a guard for free on a section with room (NW-608)."""

    rule = "NW-608"
    choices = SECTIONS

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """Every section with a free space."""
        return guard_sections(s, p)

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """On the lowest free space."""
        post_guard(s, p, choice)

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `guard:2`."""
        return f"guard:{choice + 1}"

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return say_guard(s, choice)

    def effect(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return effect_of_guard(s, p, choice)

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        return [guard_space(s, choice)]


class NameMonopoly(Choice[Watch]):
    """Monopoly: every opponent gives you all cards of one kind (NW-1403)."""

    rule = "NW-1403"
    choices = KINDS

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        return list(range(RESOURCES))

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """All see what changes hands."""
        s.reveal()
        if s.journal is not None:
            s.tell(E_MONOPOLY, p, [choice])
        for q in range(s.seats):
            n = s.hands[q][choice]
            if q != p and n:
                hand_over(s, q, p, choice, n)
                if s.journal is not None:
                    s.tell(E_GAVE_ALL, q, [n, choice])

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `monopoly:ore`."""
        return f"monopoly:{RESOURCE_WORDS[choice]}"

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return Say("option-monopoly", {"resource": RESOURCE_WORDS[choice]})

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        """The pile of the bank that shows it."""
        return [f"bank-{RESOURCE_WORDS[choice]}"]
