"""Power cards change hands: Buy Power Cards, Scheme, Conspire (CM-160 to CM-168, CM-260 to CM-271)."""

from typing import Final

from rampart.games.crescent_moon.arguments import (
    AGREED_PRICE,
    AGREED_SLOT,
    BUYING,
    BUYING_ON,
    CONSPIRE_LOOK_AT,
    CONSPIRING,
    MISSING,
    ONE_CARD,
    SCHEME_LOOK_AT,
    SCHEMING,
    TO_TAKE,
    USED_MARKETS,
)
from rampart.games.crescent_moon.content.power_cards import CARD_WORDS, CHARACTER_OF, KINDS
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.steps.hands import draw_up_to, refill_market, take_openly, take_secretly
from rampart.games.crescent_moon.steps.verbs import copy_number, gain_coins, pay
from rampart.games.crescent_moon.tables import (
    E_BOUGHT,
    E_CONSPIRED,
    E_SCHEMED,
    LOOK,
    MARKET_OF,
    MARKET_WORDS,
    MURSHID,
    NO_ONE,
    S_BUY,
    S_CONSPIRE,
    S_END_CONSPIRING,
    S_HAND_LIMIT,
    S_REFILL,
    S_TAKE_SCHEMED,
    SLOT_PRICE,
    SLOTS,
    SULTAN,
    SULTAN_SLOTS,
)
from rampart.kernel.codec import Options, count, holds, including
from rampart.kernel.step import Choice, Refusal, Say, Step

SULTANS: Final = 3  # the Sultan's market, as the fourth option of a Buy action
SCHEME_LOOK: Final = 7
CONSPIRE_LOOK: Final = 10
MURSHID_KINDS: Final = [kind for kind in range(KINDS) if CHARACTER_OF[kind] == MURSHID]

PURCHASES: Final = Options()
SLOT: Final = PURCHASES.part("slot", count(SLOTS - 1))  # the first case: such an option is the slot
FROM_SULTAN: Final = PURCHASES.case("sultan")
SULTAN_SLOT: Final = FROM_SULTAN.part("slot", count(SULTAN_SLOTS - 1))
STOP: Final = PURCHASES.case("stop").code

SCHEMES: Final = Options()
TWO_CARDS: Final = SCHEMES.case("two")
SECOND_CARD: Final = TWO_CARDS.part("other", ONE_CARD)
FIRST_CARD: Final = TWO_CARDS.part("card", ONE_CARD)
SINGLE: Final = SCHEMES.case("one")
SINGLE_CARD: Final = SINGLE.part("card", ONE_CARD)

SHOWN: Final = Options()
SHOWN_CARD: Final = SHOWN.part("card", ONE_CARD)


# ---- Buy Power Cards


def price_of(p: int, slot: int, card: int) -> int:
    """The price of a slot, half of it for one's own cards (CM-163)."""
    return SLOT_PRICE[slot] // 2 if CHARACTER_OF[card] == p else SLOT_PRICE[slot]


def payee(s: CrescentMoon, p: int, card: int) -> int:
    """Who is paid: the associated character, or the bank for one's own and for one not in play (CM-162 to CM-164)."""
    owner = CHARACTER_OF[card]
    return NO_ONE if owner == p or owner >= s.seats else owner


def purchases(s: CrescentMoon, p: int, used: int) -> list[int]:
    """What can be bought: a card of each market not used yet; for the Sultan one of his own (CM-161, CM-166)."""
    out: list[int] = []
    for slot in range(SLOTS):
        card = s.market[slot]
        if card >= 0 and not holds(used, MARKET_OF[slot]) and price_of(p, slot, card) <= s.coins[p]:
            out.append(slot)
    if p == SULTAN and not holds(used, SULTANS):
        out += [SULTAN_SLOT.put(slot) for slot in range(SULTAN_SLOTS) if s.sultan_market[slot] >= 0]
    return out


def can_buy(s: CrescentMoon, p: int) -> bool:
    """Is there any card that the player can pay for?"""
    for slot in range(SLOTS - 1, -1, -1):  # from the cheapest on
        card = s.market[slot]
        if card >= 0 and price_of(p, slot, card) <= s.coins[p]:
            return True
    return p == SULTAN and max(s.sultan_market) >= 0


class BeginBuying(Step[CrescentMoon]):
    """A card agreed upon with the Sultan is taken first; the other markets stay open (CM-160, CM-354)."""

    rule = "CM-161"
    args = BUYING

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """The price goes to the Sultan, whatever the card (CM-165)."""
        slot = AGREED_SLOT.of(args)
        price = AGREED_PRICE.of(args)
        s.push(S_REFILL)
        s.push(S_HAND_LIMIT)
        if slot < 0:
            s.push(S_BUY, p)
            return
        s.push(S_BUY, p, USED_MARKETS.put(1 << SULTANS))
        pay(s, p, SULTAN, price)
        take_from_sultan(s, p, slot, price)


def take_from_sultan(s: CrescentMoon, p: int, slot: int, price: int) -> None:
    """A card of the Sultan's market goes into a hand; the slot stays empty (CM-167)."""
    card = s.sultan_market[slot]
    s.sultan_market[slot] = -1
    take_openly(s, p, card)
    if s.journal is not None:
        s.tell(E_BOUGHT, p, [card, SULTANS, price])


class Buy(Choice[CrescentMoon]):
    """Buy a card, at most one from each market, or stop (CM-161)."""

    rule = "CM-161"
    args = BUYING_ON
    choices = PURCHASES

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """At least one in an action (CM-084)."""
        used = USED_MARKETS.of(args)
        out = purchases(s, p, used)
        return out + [STOP] if used else out

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """Prices follow the slot; nothing slides before the action ends (CM-063)."""
        used = USED_MARKETS.of(args)
        if choice == STOP:
            return
        if FROM_SULTAN.has(choice):
            used = including(used, SULTANS)
            take_from_sultan(s, p, SULTAN_SLOT.of(choice), 0)
        else:
            card = s.market[choice]
            price = price_of(p, choice, card)
            used = including(used, MARKET_OF[choice])
            s.market[choice] = -1
            pay(s, p, payee(s, p, card), price)
            take_openly(s, p, card)
            if s.journal is not None:
                s.tell(E_BOUGHT, p, [card, MARKET_OF[choice], price])
        s.push(S_BUY, p, USED_MARKETS.put(used))

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `far-2:imam`, `sultan-1:guard` or `stop`."""
        if choice == STOP:
            return "stop"
        if FROM_SULTAN.has(choice):
            slot = SULTAN_SLOT.of(choice)
            return f"sultan-{slot + 1}:{CARD_WORDS[s.sultan_market[slot]]}"
        return f"{MARKET_WORDS[MARKET_OF[choice]]}-{choice + 1}:{CARD_WORDS[s.market[choice]]}"

    def prompt(self, s: CrescentMoon, p: int, args: int) -> Say:
        """With the coins at hand."""
        return Say("buy", {"coins": s.coins[p]})

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """The card and the market."""
        return Say("option-stop") if choice == STOP else say_slot(s, choice)

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say | None:
        if choice == STOP:
            return None
        price = 0 if FROM_SULTAN.has(choice) else price_of(p, choice, s.market[choice])
        card = s.sultan_market[SULTAN_SLOT.of(choice)] if FROM_SULTAN.has(choice) else s.market[choice]
        return Say("effect-buy", {"coins": price, "card": CARD_WORDS[card]})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        """The card in its market."""
        if choice == STOP:
            return []
        return [f"sultan-{SULTAN_SLOT.of(choice)}"] if FROM_SULTAN.has(choice) else [f"market-{choice}"]

    def refused(self, s: CrescentMoon, p: int, args: int) -> list[Refusal]:
        """Cards that are too dear, or of a market that was used."""
        used = USED_MARKETS.of(args)
        out: list[Refusal] = []
        offered = purchases(s, p, used)
        for slot in range(SLOTS - 1, -1, -1):
            card = s.market[slot]
            if card >= 0 and slot not in offered and len(out) < 3:
                why = Say("why-coins", {"price": price_of(p, slot, card), "coins": s.coins[p]})
                if holds(used, MARKET_OF[slot]):
                    why = Say("why-market-used")
                out.append(Refusal(self.key(s, p, args, slot), say_slot(s, slot), why, "CM-161"))
        return out


def say_slot(s: CrescentMoon, purchase: int) -> Say:
    """The card in a slot of a market and which market that is."""
    if FROM_SULTAN.has(purchase):
        cards, at, market = s.sultan_market, SULTAN_SLOT.of(purchase), SULTANS
    else:
        market = MARKET_OF[purchase]
        first = MARKET_OF.index(market)
        cards, at = s.market[first : first + MARKET_OF.count(market)], purchase - first
    card: dict[str, int | str] = {"card": CARD_WORDS[cards[at]], "copy": copy_number(cards, at)}
    return Say("option-buy", {**card, "market": MARKET_WORDS[market]})


class Refill(Step[CrescentMoon]):
    """After the action the market is refilled (CM-167)."""

    rule = "CM-062"

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """The Sultan's market is not (CM-064)."""
        refill_market(s)


# ---- Scheme


class Scheme(Step[CrescentMoon]):
    """The Murshid looks at the top seven cards of the deck (CM-260)."""

    rule = "CM-260"

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """Two Murshid cards are his with an empty hand, else one; for each missing one a coin (CM-262)."""
        entitled = 1 if s.hands[p] else 2
        cards = draw_up_to(s, SCHEME_LOOK)
        found = 0
        for card in cards:
            if CHARACTER_OF[card] == MURSHID:
                found += 1
        taken = min(entitled, found)
        s.push(S_HAND_LIMIT)
        look = s.open_pad(LOOK, cards, p)
        if taken:
            s.push(S_TAKE_SCHEMED, p, TO_TAKE.put(taken) + MISSING.put(entitled - taken) + SCHEME_LOOK_AT.put(look))
        else:
            end_scheme(s, p, look, [], entitled)


class TakeSchemed(Choice[CrescentMoon]):
    """Take as many Murshid cards as you are entitled to, secretly (CM-260)."""

    rule = "CM-260"
    args = SCHEMING
    choices = SCHEMES
    is_window = 1
    is_secret = 1

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """One of a kind, or every pair that is there."""
        seen = s.pad[SCHEME_LOOK_AT.of(args) :]
        kinds = [kind for kind in MURSHID_KINDS if kind in seen]
        if TO_TAKE.of(args) == 1:
            return [SINGLE_CARD.put(kind) for kind in kinds]
        out: list[int] = []
        for first in kinds:
            for second in kinds:
                if second > first or (second == first and seen.count(first) > 1):
                    out.append(FIRST_CARD.put(first) + SECOND_CARD.put(second))
        return out

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """The rest goes back to the deck."""
        end_scheme(s, p, SCHEME_LOOK_AT.of(args), cards_of(choice), MISSING.of(args))

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `take:imam` or `take:imam+bribery`."""
        return "take:" + "+".join([CARD_WORDS[card] for card in cards_of(choice)])

    def prompt(self, s: CrescentMoon, p: int, args: int) -> Say:
        return Say("take_schemed", {"n": TO_TAKE.of(args)})

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """The card or the two."""
        cards = [CARD_WORDS[card] for card in cards_of(choice)]
        if len(cards) == 1:
            return Say("option-take", {"card": cards[0]})
        return Say("option-take-two", {"card": cards[0], "other": cards[1]})

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """What the card or the two do."""
        cards = [CARD_WORDS[card] for card in cards_of(choice)]
        if len(cards) == 1:
            return Say("effect-card-brief", {"card": cards[0]})
        return Say("effect-two-cards", {"card": cards[0], "other": cards[1]})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        return [f"look-{CARD_WORDS[card]}" for card in cards_of(choice)]


def cards_of(scheme: int) -> list[int]:
    """The card, or the two, that a Scheme takes."""
    if SINGLE.has(scheme):
        return [SINGLE_CARD.of(scheme)]
    return [FIRST_CARD.of(scheme), SECOND_CARD.of(scheme)]


def end_scheme(s: CrescentMoon, p: int, look: int, taken: list[int], missing: int) -> None:
    """The rest is shuffled: on top of the deck, or with coins for missing cards beneath it (CM-261, CM-262)."""
    rest = s.pad[look:]
    for i in range(look, len(s.pad)):
        s.pad[i] = -1
    for card in taken:
        rest.remove(card)
        take_secretly(s, p, card)
    s.rng.shuffle(rest)
    s.deck = rest + s.deck if missing else s.deck + rest
    if s.journal is not None:
        cards = taken + [-1] * (2 - len(taken))
        s.tell(E_SCHEMED, p, [len(taken), missing, *cards], 2, 1 << p)
    gain_coins(s, p, missing)


# ---- Conspire


class BeginConspiring(Step[CrescentMoon]):
    """The Sultan looks at the top ten cards of the deck (CM-270)."""

    rule = "CM-270"

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """One for each empty slot, as far as the cards go (CM-271)."""
        cards = draw_up_to(s, CONSPIRE_LOOK)
        look = s.open_pad(LOOK, cards, p)
        s.push(S_END_CONSPIRING, p, CONSPIRE_LOOK_AT.put(look))
        for _ in range(min(s.sultan_market.count(-1), len(cards))):
            s.push(S_CONSPIRE, p, CONSPIRE_LOOK_AT.put(look))


class Conspire(Choice[CrescentMoon]):
    """Choose a card for the next empty slot of the Sultan's market; it lies there face up (CM-270)."""

    rule = "CM-270"
    args = CONSPIRING
    choices = SHOWN

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """The different cards that are left."""
        look = CONSPIRE_LOOK_AT.of(args)
        return sorted({card for card in s.pad[look:] if card >= 0})

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """Everybody sees it now."""
        look = CONSPIRE_LOOK_AT.of(args)
        s.reveal()
        slot = s.sultan_market.index(-1)
        s.sultan_market[slot] = choice
        s.pad[s.pad.index(choice, look)] = -1
        if s.journal is not None:
            s.tell(E_CONSPIRED, p, [choice, slot])

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `show:imam`."""
        return f"show:{CARD_WORDS[choice]}"

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        return Say("option-show", {"card": CARD_WORDS[choice]})

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        return Say("effect-card-brief", {"card": CARD_WORDS[choice]})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        return [f"look-{CARD_WORDS[choice]}"]


class EndConspiring(Step[CrescentMoon]):
    """The rest is shuffled and put beneath the deck (CM-270)."""

    rule = "CM-270"
    args = CONSPIRING

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """Nobody knows their order."""
        look = CONSPIRE_LOOK_AT.of(args)
        rest = [card for card in s.pad[look:] if card >= 0]
        for i in range(look, len(s.pad)):
            s.pad[i] = -1
        s.rng.shuffle(rest)
        s.deck = rest + s.deck
