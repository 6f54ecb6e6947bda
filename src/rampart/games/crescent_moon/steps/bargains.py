"""Binding agreements about coins: hiring and bribing mercenaries, cards of the Sultan's market (CM-350 to CM-358)."""

from typing import Final

from rampart.games.crescent_moon.arguments import (
    AGREED_PRICE,
    AGREED_SLOT,
    AT_BARGAIN,
    BARGAINING,
    FOLLOWING_FROM,
    FOLLOWING_UNITS,
    HIRED,
    HIRED_FOR,
    HIRING,
    SUBVERTED,
    SUBVERTED_FOR,
    SUBVERTED_IN,
    SUBVERTING,
)
from rampart.games.crescent_moon.content.power_cards import CARD_WORDS
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.steps.choices import HexChoice
from rampart.games.crescent_moon.steps.combat import begin_combat
from rampart.games.crescent_moon.steps.verbs import hex_name, mark, open_window, pay, place_units, remove_units
from rampart.games.crescent_moon.tables import (
    AFTER_DECLARATION,
    BARGAIN,
    BARGAIN_WORDS,
    CHARACTER_WORDS,
    E_AGREED,
    E_PROPOSED,
    E_REFUSED,
    HIRE_PRICE,
    MOST_PRICE,
    MOST_PROPOSALS,
    MOST_TALKS,
    NO_ACTION,
    NO_ONE,
    NOMAD,
    OVER,
    OVER_BRIBE,
    OVER_CARD,
    OVER_HIRE,
    PLACE,
    PRICE,
    PROPOSALS,
    S_ANSWER_PROPOSAL,
    S_BEGIN_BUYING,
    S_CHOOSE_ACTION,
    S_FOLLOW_UP,
    S_HIRE,
    S_PLACE_HIRED,
    S_PROPOSE_PRICE,
    S_PROPOSE_UNITS,
    S_SUBVERT,
    SULTAN,
    TALKED_OF_HIRE,
    TALKED_OF_SLOT,
    UNITS,
)
from rampart.kernel.codec import Options, count, one_of
from rampart.kernel.step import Choice, Composition, Heap, Part, Refusal, Say, Step

REFUSE: Final = 0
ACCEPT: Final = 1
COUNTER: Final = 2
ANSWER_WORDS: Final = ["refuse", "accept", "counter"]
ANSWERS: Final = Options()
ANSWER: Final = ANSWERS.part("answer", one_of(ANSWER_WORDS))
FEW_UNITS: Final = Options()
FEW: Final = FEW_UNITS.part("units", count(2))
PRICES: Final = Options()
PRICE_NAMED: Final = PRICES.part("price", count(MOST_PRICE))


# ---- what can be negotiated


def may_talk(s: CrescentMoon, about: int) -> bool:
    """At most three negotiations a turn, and one about each hex, each slot and the hire (CM-355)."""
    return s.talks < MOST_TALKS and not s.talked >> about & 1


def hire_hexes(s: CrescentMoon, p: int) -> list[int]:
    """Where hired units may stand: the player is present and nobody else rules (CM-140)."""
    return [h for h in range(len(s.influence)) if s.present(p, h) and s.open_to(p, h)]


def hire_at_most(s: CrescentMoon, p: int) -> int:
    """How many units can be hired: from the Nomad's card, or for coins at the bank, into the own supply (CM-141)."""
    n = 2
    if s.seats > NOMAD:
        n = min(n, s.reserves[NOMAD])
    else:
        while n and HIRE_PRICE[n] > s.coins[p]:
            n -= 1
    return min(n, s.discs_left(p)) if n else 0


def can_hire(s: CrescentMoon, p: int) -> bool:
    """Is there somebody to hire, and a hex to put him in (CM-143, CM-144)?"""
    if s.seats > NOMAD and not may_talk(s, TALKED_OF_HIRE):
        return False
    return hire_at_most(s, p) > 0 and s.stands_free(p)


def bribe_hexes(s: CrescentMoon, p: int) -> list[int]:
    """Hexes with units of the Nomad that were not talked about yet, with a unit in supply (CM-150, CM-355)."""
    if s.seats <= NOMAD or s.discs_left(p) == 0:
        return []
    return [h for h in range(len(s.influence)) if s.mercenaries[NOMAD][h] and may_talk(s, h)]


def can_bribe(s: CrescentMoon, p: int) -> bool:
    """Is there any hex to bribe units in?"""
    if s.seats <= NOMAD or s.talks >= MOST_TALKS:
        return False
    mercenaries = s.mercenaries[NOMAD]
    for h in range(len(mercenaries)):
        if mercenaries[h] and may_talk(s, h):
            return s.discs_left(p) > 0
    return False


def card_talks(s: CrescentMoon, p: int) -> list[int]:
    """Slots of the Sultan's market that a player may still talk about (CM-160, CM-357)."""
    if p == SULTAN:
        return []
    slots = range(len(s.sultan_market))
    return [slot for slot in slots if s.sultan_market[slot] >= 0 and may_talk(s, TALKED_OF_SLOT + slot)]


def units_at_most(s: CrescentMoon, bargain: int) -> int:
    """How many units a proposal may name; 0 where it is about a card (CM-352)."""
    over = s.pad[bargain + OVER]
    if over == OVER_CARD:
        return 0
    if over == OVER_HIRE:
        return hire_at_most(s, s.active)
    return min(2, s.mercenaries[NOMAD][s.pad[bargain + PLACE]], s.discs_left(s.active))


def partner(s: CrescentMoon, bargain: int) -> int:
    """With whom the active player negotiates."""
    return SULTAN if s.pad[bargain + OVER] == OVER_CARD else NOMAD


def open_bargain(s: CrescentMoon, p: int, over: int, place: int) -> None:
    """The active player opens a negotiation with a proposal (CM-353)."""
    s.talks += 1
    s.talked |= 1 << bit_of(over, place)
    bargain = s.open_pad(BARGAIN, [over, place, 0, 0, 0])
    propose(s, p, bargain)


def bit_of(over: int, place: int) -> int:
    """The bit of `talked` for what a negotiation is about."""
    if over == OVER_HIRE:
        return TALKED_OF_HIRE
    return place if over == OVER_BRIBE else TALKED_OF_SLOT + place


def propose(s: CrescentMoon, p: int, bargain: int) -> None:
    """A proposal names units, where there are any, and a price."""
    s.push(S_PROPOSE_PRICE, p, AT_BARGAIN.put(bargain))
    if s.pad[bargain + OVER] != OVER_CARD:
        s.push(S_PROPOSE_UNITS, p, AT_BARGAIN.put(bargain))


# ---- proposals and answers


class ProposeUnits(Choice[CrescentMoon]):
    """A proposal: one or two units (CM-352)."""

    rule = "CM-352"
    args = BARGAINING
    choices = FEW_UNITS
    composes = "proposal"

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """As many as can be delivered."""
        bargain = AT_BARGAIN.of(args)
        return list(range(1, units_at_most(s, bargain) + 1))

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """Then the price."""
        bargain = AT_BARGAIN.of(args)
        s.pad[bargain + UNITS] = choice

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `units:2`."""
        return f"units:{choice}"

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        return Say("option-units", {"n": choice})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        bargain = AT_BARGAIN.of(args)
        return [f"player-{partner(s, bargain) if p == s.active else s.active}"]

    def compositions(self, s: CrescentMoon, p: int, args: int) -> list[Composition]:
        """Units and price together."""
        units = units_at_most(s, AT_BARGAIN.of(args))
        coins = min(MOST_PRICE, s.coins[s.active])
        number = Heap("units", [Part("units:", "mercenary", units)], 1, units)
        price = Heap("price", [Part("price:", "coin", coins, s.coins[s.active])], 0, coins)
        return [Composition("proposal", [number, price])]


class ProposePrice(Choice[CrescentMoon]):
    """A proposal: the price, from nothing to all the payer's coins (CM-352)."""

    rule = "CM-352"
    args = BARGAINING
    choices = PRICES
    composes = "proposal"

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """It must be possible to pay at once."""
        return list(range(min(MOST_PRICE, s.coins[s.active]) + 1))

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """The proposal is public, and the other side answers (CM-356)."""
        bargain = AT_BARGAIN.of(args)
        s.pad[bargain + PRICE] = choice
        s.pad[bargain + PROPOSALS] += 1
        if s.journal is not None:
            over, place = s.pad[bargain + OVER], s.pad[bargain + PLACE]
            at = mark(s, place) if over == OVER_BRIBE else -1
            card = s.sultan_market[place] if over == OVER_CARD else -1
            s.tell(E_PROPOSED, p, [over, at, card, s.pad[bargain + UNITS], choice])
        s.push(S_ANSWER_PROPOSAL, partner(s, bargain) if p == s.active else s.active, AT_BARGAIN.put(bargain))

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `price:4`."""
        return f"price:{choice}"

    def prompt(self, s: CrescentMoon, p: int, args: int) -> Say:
        bargain = AT_BARGAIN.of(args)
        return Say("propose_price", terms(s, bargain))

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        return Say("option-price", {"coins": choice})

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        return say_coins(s, p, choice)

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        bargain = AT_BARGAIN.of(args)
        return [f"player-{partner(s, bargain) if p == s.active else s.active}"]

    def refused(self, s: CrescentMoon, p: int, args: int) -> list[Refusal]:
        """More than the payer has."""
        coins = s.coins[s.active]
        if coins >= MOST_PRICE:
            return []
        why = Say("why-coins", {"price": coins + 1, "coins": coins})
        return [Refusal(f"price:{coins + 1}", Say("option-price", {"coins": coins + 1}), why, "CM-352")]


def terms(s: CrescentMoon, bargain: int) -> dict[str, int | str]:
    """What a negotiation is about, in words."""
    over, place = s.pad[bargain + OVER], s.pad[bargain + PLACE]
    return {
        "over": BARGAIN_WORDS[over],
        "card": CARD_WORDS[s.sultan_market[place]] if over == OVER_CARD else "none",
        "hex": hex_name(s, place) if over == OVER_BRIBE else "none",
        "units": s.pad[bargain + UNITS],
        "price": s.pad[bargain + PRICE],
        "character": CHARACTER_WORDS[s.active],
    }


def say_coins(s: CrescentMoon, p: int, price: int) -> Say:
    """The coins of either side after an agreement; the active player is the one who pays."""
    if p == s.active:
        return Say("effect-coins-left", {"coins": s.coins[p] - price})
    return Say("effect-coins-then", {"coins": s.coins[p] + price})


def exchange(s: CrescentMoon, p: int, bargain: int) -> dict[str, int | str]:
    """What the one who answers would give and get; the active player is the one who pays (CM-350)."""
    over, units = s.pad[bargain + OVER], s.pad[bargain + UNITS]
    coins = f"coin:{s.pad[bargain + PRICE]}"
    goods = f"{CARD_WORDS[s.sultan_market[s.pad[bargain + PLACE]]]}:1" if over == OVER_CARD else f"mercenary:{units}"
    if p == s.active:
        return {"give": coins, "get": goods, "offer_seat": partner(s, bargain)}
    return {"give": goods, "get": coins, "offer_seat": s.active}


class AnswerProposal(Choice[CrescentMoon]):
    """Accept, refuse or counter a proposal; there are at most three in a negotiation (CM-353)."""

    rule = "CM-353"
    args = BARGAINING
    choices = ANSWERS

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """The third proposal can only be accepted or refused."""
        bargain = AT_BARGAIN.of(args)
        if s.pad[bargain + PROPOSALS] < MOST_PROPOSALS:
            return [REFUSE, ACCEPT, COUNTER]
        return [REFUSE, ACCEPT]

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """Accepting binds; after a refusal the active player chooses another action (CM-351, CM-354)."""
        bargain = AT_BARGAIN.of(args)
        if choice == COUNTER:
            propose(s, p, bargain)
        elif choice == ACCEPT:
            if s.journal is not None:
                s.tell(E_AGREED, p, [s.pad[bargain + UNITS], s.pad[bargain + PRICE]])
            agree(s, bargain)
        else:
            if s.journal is not None:
                s.tell(E_REFUSED, p, [])
            s.note_action(s.active, NO_ACTION)
            s.push(S_CHOOSE_ACTION, s.active)

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """`refuse`, `accept` or `counter`."""
        return ANSWER_WORDS[choice]

    def prompt(self, s: CrescentMoon, p: int, args: int) -> Say:
        bargain = AT_BARGAIN.of(args)
        return Say("answer_proposal", {**terms(s, bargain), **exchange(s, p, bargain)})

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """Yes, no, or other terms."""
        return Say(f"option-{ANSWER_WORDS[choice]}")

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """What is left to the one who answers, who acts then, or how many proposals follow."""
        bargain = AT_BARGAIN.of(args)
        if choice == REFUSE:
            return Say("effect-another-action", {"character": CHARACTER_WORDS[s.active]})
        if choice == COUNTER:
            return Say("effect-proposal", {"n": s.pad[bargain + PROPOSALS] + 1, "most": MOST_PROPOSALS})
        return say_coins(s, p, s.pad[bargain + PRICE])

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        bargain = AT_BARGAIN.of(args)
        return [f"player-{partner(s, bargain) if p == s.active else s.active}"]


def agree(s: CrescentMoon, bargain: int) -> None:
    """The action is thereby declared on those terms; only the window comes in between (CM-354)."""
    over, place = s.pad[bargain + OVER], s.pad[bargain + PLACE]
    units, price = s.pad[bargain + UNITS], s.pad[bargain + PRICE]
    if over == OVER_HIRE:
        s.push(S_HIRE, s.active, HIRED.put(units) + HIRED_FOR.put(price))
    elif over == OVER_BRIBE:
        terms = SUBVERTED_IN.put(place) + SUBVERTED.put(units) + SUBVERTED_FOR.put(price)
        s.push(S_SUBVERT, s.active, terms)
    else:
        s.push(S_BEGIN_BUYING, s.active, AGREED_SLOT.put(place) + AGREED_PRICE.put(price))
    open_window(s, AFTER_DECLARATION)


# ---- Hire Mercenaries


class HireAtBank(Choice[CrescentMoon]):
    """Without a Nomad: one mercenary for 2 coins, or two for 6, paid to the bank (CM-140)."""

    rule = "CM-140"
    choices = FEW_UNITS

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """As many as coins and supply allow."""
        return list(range(1, hire_at_most(s, p) + 1))

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """The terms are declared."""
        s.push(S_HIRE, p, HIRED.put(choice) + HIRED_FOR.put(HIRE_PRICE[choice]))
        open_window(s, AFTER_DECLARATION)

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `hire:2`."""
        return f"hire:{choice}"

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        return Say("option-hire", {"n": choice, "coins": HIRE_PRICE[choice]})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        return [f"player-{p}"]


class Hire(Step[CrescentMoon]):
    """Pay, then place the mercenaries; the Nomad returns as many from his reserve card to his supply (CM-142)."""

    rule = "CM-142"
    args = HIRING

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """They are of the payer's colour."""
        units = HIRED.of(args)
        price = HIRED_FOR.of(args)
        if s.seats > NOMAD:
            pay(s, p, NOMAD, price)
            s.reserves[NOMAD] -= units
        else:
            pay(s, p, NO_ONE, price)
        for _ in range(units):
            s.push(S_PLACE_HIRED, p)


class PlaceHired(HexChoice):
    """Place a hired mercenary where you are present and nobody else rules (CM-140)."""

    rule = "CM-140"

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Two may go to different hexes."""
        return hire_hexes(s, p)

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """From the own supply."""
        place_units(s, p, choice, 0, 1)


# ---- Bribe Mercenaries


class BribeHex(HexChoice):
    """Choose the hex with Nomad mercenaries to bribe (CM-150)."""

    rule = "CM-150"

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Anywhere on the map."""
        return bribe_hexes(s, p)

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """Then the Nomad must agree."""
        open_bargain(s, p, OVER_BRIBE, choice)

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        return Say("effect-bribable", {"n": s.mercenaries[NOMAD][choice]})


class Subvert(Step[CrescentMoon]):
    """Pay the Nomad; his units are replaced, and where pieces of his remain a combat starts (CM-151, CM-152)."""

    rule = "CM-151"
    args = SUBVERTING

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """Without a combat the new units may move or attack (CM-153)."""
        h, units, price = SUBVERTED_IN.of(args), SUBVERTED.of(args), SUBVERTED_FOR.of(args)
        pay(s, p, NOMAD, price)
        remove_units(s, NOMAD, h, 0, units)
        place_units(s, p, h, 0, units)
        if s.strength_of_pieces(NOMAD, h):
            begin_combat(s, p, NOMAD, h)
        else:
            s.push(S_FOLLOW_UP, p, FOLLOWING_FROM.put(h) + FOLLOWING_UNITS.put(units))
