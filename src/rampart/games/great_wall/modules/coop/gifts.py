"""Cards that help the others: gifts, stores, petitions, and what all must agree to."""

from typing import Final

from rampart.games.great_wall.arguments import CARD_PLAYED, CLAUSE, PAYLOAD
from rampart.games.great_wall.cards import CLAUSES
from rampart.games.great_wall.codes import S_DO, S_TACTIC_DONE
from rampart.games.great_wall.combinators import card_player
from rampart.games.great_wall.modules.coop.arguments import (
    ASKING_ALL,
    GIVEN_SO_FAR,
    GIVEN_TO,
    GIVING,
    HONOUR_FOR_GIFTS,
    ONE_ONLY,
    PICKED_FOR,
    PICKING,
    STILL_TO_ASK,
    STORING,
    TO_GIVE,
    TO_STORE,
)
from rampart.games.great_wall.modules.coop.codes import (
    E_DEMAND,
    E_HANDED,
    E_REFUSED_CARD,
    E_STORED,
    E_SUNK,
    S_ASK_ALL,
    S_GIVE,
    S_SINK_DEMAND,
    S_STORE,
)
from rampart.games.great_wall.modules.coop.names import DEMAND_WORDS
from rampart.games.great_wall.modules.coop.part import coop_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import MATERIALS, MOST_CLANS, OF_CARDS, RESOURCE_WORDS, RESOURCES, holds, without
from rampart.games.great_wall.verbs import gain_honour
from rampart.kernel.codec import Options, card, one_of, seat
from rampart.kernel.frame import NOBODY, args_of, code_of, player_of
from rampart.kernel.step import Choice, Say

GIFT: Final = Options()
STOP: Final = GIFT.case("stop").code
GIVEN: Final = GIFT.case("give")
GIVEN_RESOURCE: Final = GIVEN.part("resource", one_of(RESOURCE_WORDS))
RECEIVER: Final = GIVEN.part("seat", seat(MOST_CLANS))
A_MATERIAL: Final = Options()
A_MATERIAL.part("resource", one_of(RESOURCE_WORDS[:MATERIALS]))
A_DEMAND: Final = Options()
A_DEMAND.part("demand", card("demands", len(DEMAND_WORDS)))
ANSWER: Final = Options()
AGREE: Final = ANSWER.case("agree").code
REFUSE: Final = ANSWER.case("refuse").code


class Give(Choice[GreatWall]):
    """Give one of your resources to another player, or stop (GWC-CGEN-08, GWC-CTA-01)."""

    rule = "GWC-CTA-01"
    args = GIVING
    choices = GIFT

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """To whom a first one went, where all must go to one."""
        to = GIVEN_TO.of(args)
        out = [STOP]
        for q in range(s.seats):
            if q != p and (to < 0 or to == q):
                out += [GIVEN_RESOURCE.put(r) + RECEIVER.put(q) for r in range(RESOURCES) if s.resources[p][r]]
        return out

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """One after the other; it does not come from the bank, so nothing was gained."""
        given, most = GIVEN_SO_FAR.of(args), HONOUR_FOR_GIFTS.of(args)
        if choice == STOP:
            return
        r, to, left = GIVEN_RESOURCE.of(choice), RECEIVER.of(choice), TO_GIVE.of(args) - 1
        s.resources[p][r] -= 1
        s.resources[to][r] += 1
        if s.journal is not None:
            s.tell(E_HANDED, p, [r, to])
        if given < most:
            gain_honour(s, p, 1, OF_CARDS)
            args = GIVEN_SO_FAR.change(args, given + 1)
        if left and sum(s.resources[p]):
            rest = TO_GIVE.change(args, left)
            s.push(S_GIVE, p, GIVEN_TO.change(rest, to) if ONE_ONLY.of(args) else rest)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `gold>2`, or `stop`."""
        return "stop" if choice == STOP else f"{RESOURCE_WORDS[GIVEN_RESOURCE.of(choice)]}>{RECEIVER.of(choice)}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        left = min(TO_GIVE.of(args), sum(s.resources[p]))
        return Say("give", {"left": left, "honour": HONOUR_FOR_GIFTS.of(args) - GIVEN_SO_FAR.of(args)})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        if choice == STOP:
            return Say("option-stop")
        told: dict[str, int | str] = {"resource": RESOURCE_WORDS[GIVEN_RESOURCE.of(choice)]}
        return Say("option-give", {**told, "other_seat": RECEIVER.of(choice)})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        if choice == STOP:
            return []
        return [f"resource-{p}-{RESOURCE_WORDS[GIVEN_RESOURCE.of(choice)]}"]


class Store(Choice[GreatWall]):
    """Put a material of your choice from the bank into the warehouse (GWC-CTA-08)."""

    rule = "GWC-CTA-08"
    args = STORING
    choices = A_MATERIAL

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        return list(range(MATERIALS))

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """No honor, and no donation."""
        left = TO_STORE.of(args)
        if left > 1:
            s.push(S_STORE, p, TO_STORE.change(args, left - 1))
        s.warehouse[choice] += 1
        if s.journal is not None:
            s.tell(E_STORED, p, [choice])

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `store:wood`."""
        return f"store:{RESOURCE_WORDS[choice]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("store", {"left": TO_STORE.of(args)})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-resource", {"resource": RESOURCE_WORDS[choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"warehouse-{RESOURCE_WORDS[choice]}"]


class PickDemand(Choice[GreatWall]):
    """Choose which of the demands drawn by a petition takes the slot (GWC-CTA-06)."""

    rule = "GWC-CTA-06"
    args = PICKING
    choices = A_DEMAND

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """The revealed one is among them."""
        return coop_of(s).drawn[:]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """The others go under the deck."""
        part = coop_of(s)
        part.demands[PICKED_FOR.of(args)] = choice
        part.drawn = [demand for demand in part.drawn if demand != choice]
        if s.journal is not None:
            s.tell(E_DEMAND, NOBODY, [choice])
        if part.drawn:
            s.push(S_SINK_DEMAND, p)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `demand:scholars`."""
        return f"demand:{DEMAND_WORDS[choice]}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-demand", {"demand": DEMAND_WORDS[choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"demand-{DEMAND_WORDS[choice]}"]


class SinkDemand(Choice[GreatWall]):
    """Choose which of the other demands goes under the deck first: the next one goes below it (GWC-CTA-06)."""

    rule = "GWC-CTA-06"
    choices = A_DEMAND

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        return coop_of(s).drawn[:]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        part = coop_of(s)
        part.drawn = [demand for demand in part.drawn if demand != choice]
        part.demand_deck.insert(0, choice)
        if s.journal is not None:
            s.tell(E_SUNK, p, [choice])
        if part.drawn:
            s.push(S_SINK_DEMAND, p)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `under:scholars`."""
        return f"under:{DEMAND_WORDS[choice]}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-demand", {"demand": DEMAND_WORDS[choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return []


class AskAll(Choice[GreatWall]):
    """Agree to what another player's card asks of you, or refuse: then the card goes back to its hand (GWC-CTA-20)."""

    rule = "GWC-CTA-20"
    args = ASKING_ALL
    choices = ANSWER

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        return [AGREE, REFUSE]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """All must agree, one after the other in tea order."""
        if choice == REFUSE:
            take_card_back(s, p)
            return
        left = STILL_TO_ASK.of(args)
        there = PAYLOAD.put(PAYLOAD.of(args)) + CLAUSE.put(CLAUSE.of(args))
        for q in s.order():
            if holds(left, q):
                s.push(S_ASK_ALL, q, there + STILL_TO_ASK.put(without(left, q)))
                return
        s.push(S_DO, owner_of(s, p), there)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """`agree` or `refuse`."""
        return "agree" if choice == AGREE else "refuse"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("ask_all", {"card": CLAUSES[CLAUSE.of(args)].word, "other_seat": owner_of(s, p)})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-agree" if choice == AGREE else "option-refuse")


def owner_of(s: GreatWall, p: int) -> int:
    """Whose card asks; in a position that does not say so, the one who is asked."""
    owner = card_player(s)
    return owner if owner >= 0 else p


def take_card_back(s: GreatWall, p: int) -> None:
    """A tactic card that someone refused was not played: it returns to the hand it came from."""
    for i in range(len(s.stack) - 1, -1, -1):
        f = s.stack[i]
        if code_of(f) == S_TACTIC_DONE:
            held, owner = CARD_PLAYED.of(args_of(f)), player_of(f)
            s.tactic_discard.remove(held)
            s.tactics[owner] = sorted([*s.tactics[owner], held])
            s.stack.pop(i)
            if s.journal is not None:
                s.tell(E_REFUSED_CARD, p, [held])
            return
