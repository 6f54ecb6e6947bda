"""What Alliser Thorne and Melisandre do: pay with one card replaced, for a guard or for a card of one's choice."""

from typing import Final

from rampart.games.watch.state import Watch
from rampart.games.watch.steps.choices import one
from rampart.games.watch.steps.heroes import PAID, PRICES, REPLACED, USUAL_COST, card_prices, price_of, replacements
from rampart.games.watch.steps.verbs import pay
from rampart.games.watch.tables import (
    CARD_COST,
    CARD_WORDS,
    CARDS,
    E_CARD_BOUGHT,
    E_LOOKED_AT_DECK,
    GUARD_COST,
    LOOKED_SECTION,
    RESOURCE_WORDS,
    S_KEEP_CARD,
    S_POST_GUARD,
)
from rampart.kernel.codec import one_of
from rampart.kernel.fields import LIST, OWNER, Field, Layout
from rampart.kernel.step import Choice, Say

LOOKED_LAYOUT: Final = Layout("looked", [Field("cards", LIST, OWNER, pool="cards")])
LOOK_AT: Final = 3


def key_of_price(choice: int) -> str:
    """As in `brick>ore`: ore in the place of brick; or `usual`."""
    if choice == USUAL_COST:
        return "usual"
    return f"{RESOURCE_WORDS[REPLACED.of(choice)]}>{RESOURCE_WORDS[PAID.of(choice)]}"


def say_price(choice: int) -> Say:
    """Which card takes the place of which."""
    if choice == USUAL_COST:
        return Say("option-usual_cost")
    replaced, paid = RESOURCE_WORDS[REPLACED.of(choice)], RESOURCE_WORDS[PAID.of(choice)]
    return Say("option-replace", {"replaced": replaced, "paid": paid})


class PayGuard(Choice[Watch]):
    """Pay for a guard with one card replaced, then place it (Alliser Thorne, NW-1033)."""

    rule = "NW-1033"
    choices = PRICES
    is_window = 1

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """What the hand can pay."""
        return replacements(s.hands[p], GUARD_COST)

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """The guard is then posted."""
        pay(s, p, price_of(GUARD_COST, choice))
        s.push(S_POST_GUARD, p)

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `brick>ore`."""
        return key_of_price(choice)

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        """Which card takes the place of which."""
        return say_price(choice)

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        return [f"hand-{RESOURCE_WORDS[PAID.of(choice)]}"]


class PayCard(Choice[Watch]):
    """Pay for a development card, perhaps with one card replaced, and look at three (Melisandre, NW-1033)."""

    rule = "NW-1033"
    choices = PRICES
    is_window = 1

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """What the hand can pay."""
        return card_prices(s, p)

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """The top three, or all if there are fewer, are seen by the player alone (NW-1034)."""
        pay(s, p, price_of(CARD_COST, choice))
        s.reveal()
        n = min(LOOK_AT, len(s.deck))
        looked = s.deck[-n:]
        del s.deck[-n:]
        if s.journal is not None:
            s.tell(E_LOOKED_AT_DECK, p, [n])
        s.open_pad(LOOKED_SECTION, sorted(looked), p)
        s.push(S_KEEP_CARD, p)

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `ore>lumber`, or `usual`."""
        return key_of_price(choice)

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return say_price(choice)

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        return ["deck"] if choice == USUAL_COST else [f"hand-{RESOURCE_WORDS[PAID.of(choice)]}"]


DEVELOPMENT: Final = one("card", one_of(CARD_WORDS))


class KeepCard(Choice[Watch]):
    """Keep one of the cards looked at; the others are shuffled into the deck (Melisandre, NW-1034)."""

    rule = "NW-1034"
    choices = DEVELOPMENT
    is_secret = 1
    is_window = 1

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """Each kind once."""
        return [card for card in range(CARDS) if card in s.pad]

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """It counts as bought this turn (NW-1034)."""
        cards = s.pad[:]  # nothing else lies on the pad while cards are looked at
        cards.remove(choice)
        s.pad.clear()
        s.bought[p][choice] += 1
        s.deck.extend(cards)
        s.rng.shuffle(s.deck)
        if s.journal is not None:
            s.tell(E_CARD_BOUGHT, p, [choice], 1, 1 << p)

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `keep:patrol`."""
        return f"keep:{CARD_WORDS[choice]}"

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return Say("option-keep_card", {"card": CARD_WORDS[choice]})

    def effect(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return Say("effect-card", {"card": CARD_WORDS[choice]})
