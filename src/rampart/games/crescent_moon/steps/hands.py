"""Power cards on their way: deck, markets, hands, the table and the discard pile, and what everybody saw of it.

Who saw which card enter a hand is kept as lower bounds; the lists are shared by copies and replaced before a change.
"""

from typing import Final

from rampart.games.crescent_moon.arguments import ONE_CARD
from rampart.games.crescent_moon.content.power_cards import CAMPAIGN, CARD_WORDS, TYPE_OF, counts_of
from rampart.games.crescent_moon.content.vocabulary import BATTALION, PERSONAGE, STRATEGY
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.tables import (
    E_CARDS_BACK,
    E_DISCARDED,
    E_LOOKED,
    E_MARKET_CLEARED,
    E_MARKET_FILLED,
    E_RESHUFFLED,
    E_TAKEN_BACK,
    HAND_LIMIT,
    NEAR_SLOTS,
    S_DISCARD_DOWN,
    SLOTS,
)
from rampart.kernel.codec import Options
from rampart.kernel.frame import NOBODY
from rampart.kernel.knowledge import gained, lost, shown
from rampart.kernel.step import Choice, Refusal, Say, Step


def learn_anew(s: CrescentMoon, owner: int) -> None:
    """What everybody knows of a hand is about to change: replace its bounds, which other states may share."""
    rows = s.at_least[:]
    for i in range(owner, len(rows), s.seats):
        rows[i] = rows[i][:]
    s.at_least = rows


def take_openly(s: CrescentMoon, p: int, card: int) -> None:
    """A card goes into a hand and everybody sees which."""
    take_secretly(s, p, card)
    learn_anew(s, p)
    gained(s.at_least, s.seats, p, card, 1)


def take_secretly(s: CrescentMoon, p: int, card: int) -> None:
    """A card goes into a hand unseen; a hand is kept ascending, so that its order tells nothing."""
    hand = s.hands[p]
    hand.append(card)
    hand.sort()


def leave_hand(s: CrescentMoon, p: int, card: int) -> None:
    """A card leaves a hand and everybody sees which."""
    s.hands[p].remove(card)
    for knower in range(s.seats):
        if s.at_least[knower * s.seats + p][card]:
            learn_anew(s, p)
            lost(s.at_least, s.seats, p, card, 1)
            return


def look_at_hand(s: CrescentMoon, p: int, at: int) -> None:
    """A player sees the whole hand of another."""
    s.reveal()
    learn_anew(s, at)
    shown(s.at_least, s.seats, at, counts_of(s.hands[at]), 1 << p)
    if s.journal is not None:
        seen = s.hands[at] + [-1] * (HAND_LIMIT - len(s.hands[at]))
        s.tell(E_LOOKED, p, [at] + seen[:HAND_LIMIT], HAND_LIMIT, 1 << p | 1 << at)


def discard(s: CrescentMoon, p: int, card: int) -> None:
    """A card of the hand goes to the discard pile."""
    leave_hand(s, p, card)
    s.discard.append(card)


def lay_aside(s: CrescentMoon, p: int, card: int) -> None:
    """A used card: events are discarded, personages and battalions lie in front, the Campaign is in hand (CM-301)."""
    kind = TYPE_OF[card]
    if kind == PERSONAGE or kind == BATTALION:
        s.front[p].append(card)
        s.front[p].sort()
    elif kind == STRATEGY:
        take_openly(s, p, card)
    else:
        s.discard.append(card)


def take_back_front(s: CrescentMoon, p: int) -> None:
    """All cards lying in front of a player go back to the hand (CM-059)."""
    cards = s.front[p]
    if cards:
        s.front[p] = []
        for card in cards:
            take_openly(s, p, card)
        if s.journal is not None:
            s.tell(E_CARDS_BACK, p, [len(cards)])


# ---- the deck and the market


def draw(s: CrescentMoon) -> int:
    """The top card of the deck, made anew from the discard pile where it is empty; -1 where both are (CM-065)."""
    if not s.deck:
        if not s.discard:
            return -1
        s.deck = s.discard
        s.discard = []
        s.rng.shuffle(s.deck)
        if s.journal is not None:
            s.tell(E_RESHUFFLED, NOBODY, [len(s.deck)])
    s.reveal()
    return s.deck.pop()


def draw_up_to(s: CrescentMoon, n: int) -> list[int]:
    """So many cards from the top, or what there is (CM-264)."""
    cards: list[int] = []
    while len(cards) < n:
        card = draw(s)
        if card < 0:
            break
        cards.append(card)
    return cards


def refill_market(s: CrescentMoon) -> None:
    """Slide the cards to the right, then fill the empty slots from the left (CM-062)."""
    left = [card for card in s.market if card >= 0]
    s.market = [-1] * (SLOTS - len(left)) + left
    for slot in range(SLOTS - len(left)):
        card = draw(s)
        if card < 0:
            return
        s.market[slot] = card
        if s.journal is not None:
            s.tell(E_MARKET_FILLED, NOBODY, [card, slot])


def clear_near_market(s: CrescentMoon) -> None:
    """The cards of the near market are discarded (CM-060)."""
    for slot in NEAR_SLOTS:
        card = s.market[slot]
        if card >= 0:
            s.market[slot] = -1
            s.discard.append(card)
            if s.journal is not None:
                s.tell(E_MARKET_CLEARED, NOBODY, [card, slot])


# ---- the hand limit


class HandLimit(Step[CrescentMoon]):
    """Whoever holds more than eight cards discards down to eight, in turn order (CM-068)."""

    rule = "CM-068"

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """The number of cards in a hand is public."""
        for seat in range(s.seats - 1, -1, -1):
            if len(s.hands[seat]) > HAND_LIMIT:
                s.push(S_DISCARD_DOWN, seat)


CARDS_IN_HAND: Final = Options()
CARD_IN_HAND: Final = CARDS_IN_HAND.part("card", ONE_CARD)


class DiscardDown(Choice[CrescentMoon]):
    """Discard a card face up, until eight are left (CM-068)."""

    rule = "CM-068"
    choices = CARDS_IN_HAND
    is_window = 1

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Any card but the Campaign (CM-069)."""
        return [card for card in kinds_in(s.hands[p]) if card != CAMPAIGN]

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """One card less."""
        discard(s, p, choice)
        if s.journal is not None:
            s.tell(E_DISCARDED, p, [choice])
        if len(s.hands[p]) > HAND_LIMIT:
            s.push(S_DISCARD_DOWN, p)

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `discard:imam`."""
        return f"discard:{CARD_WORDS[choice]}"

    def prompt(self, s: CrescentMoon, p: int, args: int) -> Say:
        """How many are too many."""
        return Say("discard_down", {"n": len(s.hands[p]) - HAND_LIMIT})

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        return Say("option-discard", {"card": CARD_WORDS[choice]})

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """What the card could have done."""
        return Say("effect-card-brief", {"card": CARD_WORDS[choice]})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        return [f"hand-{p}-{CARD_WORDS[choice]}"]

    def refused(self, s: CrescentMoon, p: int, args: int) -> list[Refusal]:
        """The Campaign stays."""
        if CAMPAIGN not in s.hands[p]:
            return []
        what = Say("option-discard", {"card": CARD_WORDS[CAMPAIGN]})
        return [Refusal("discard:campaign", what, Say("why-campaign-stays"), "CM-069")]


def kinds_in(hand: list[int]) -> list[int]:
    """The different cards of a hand, which is ascending."""
    out: list[int] = []
    for card in hand:
        if not out or out[-1] != card:
            out.append(card)
    return out


def bribery_changes_hands(s: CrescentMoon, to: int, card: int) -> None:
    """The one who was bribed takes the card into hand (CM-440, CM-492)."""
    take_openly(s, to, card)
    if s.journal is not None:
        s.tell(E_TAKEN_BACK, to, [card])
