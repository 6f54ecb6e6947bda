"""The worth of each option of a decision, by what the position after it is worth or by what can be expected of it."""

from collections.abc import Callable
from typing import Final

from rampart.games.watch import tables as t
from rampart.games.watch.evaluate import (
    CARD_WORTH,
    guard_worth,
    hand_value,
    production,
    site_value,
    value,
)
from rampart.games.watch.state import Watch
from rampart.games.watch.steps import actions, cards, hero_deeds, hero_north, heroes, trade
from rampart.games.watch.steps.choices import members_of
from rampart.games.watch.steps.seven import victims

TRIES: Final = 2  # offers that are made in a turn
LEAST_GAIN: Final = 1.0  # of an exchange that is worth an offer
TRADE_MARGIN: Final = 0.6  # what an exchange must bring to be agreed to
NEAR_VICTORY: Final = 8  # with whom no trade is made
# How welcome each hero is, best where nothing is asked in return
WELCOME: Final = [3.2, 4.0, 5.0, 0.4, 2.4, 2.2, 3.6, 0.6, 1.6, 2.0, 3.4, 2.6, 0.8, 1.8, 1.0]


def appraise(s: Watch, p: int) -> list[float]:
    """The worth of each option of the seat that decides."""
    step, args = s.current(p)
    options = s.options(p)
    special = SPECIAL.get(step.name)
    if special is not None:
        return special(s, p, args, options)
    return [value(after(s, p, option), p) for option in options]


def after(s: Watch, p: int, option: int) -> Watch:
    """The position right after a choice, before anything else happens."""
    step, args = s.current(p)
    then = s.bare()
    then.stack.pop()
    step.apply(then, p, args, option)
    return then


# ---- setting up


def place_settlement(s: Watch, p: int, args: int, options: list[int]) -> list[float]:
    """The best land, with as many kinds as possible."""
    produced = production(s, p)
    return [site_value(s, p, corner, produced) for corner in options]


# ---- the turn


def take_turn(s: Watch, p: int, args: int, options: list[int]) -> list[float]:
    """Every action by what it leads to, against doing nothing more."""
    now = value(s, p)
    return [now + worth_of(s, p, option, now) for option in options]


def worth_of(s: Watch, p: int, option: int, now: float) -> float:
    """What an action adds to the position."""
    if option == actions.END or option == actions.GO_BUILD or option == actions.ROLL:
        return 0.0
    if option == actions.OFFER:
        swaps = best_swaps(s, p)
        return 0.5 * swaps[s.offers][0] if s.offers < min(TRIES, len(swaps)) else -1.0
    if option == actions.HERO:
        return worth_of_hero(s, p)
    if option == actions.BUY:
        hand = minus(s.hands[p], t.CARD_COST)
        return hand_value(s, p, hand) - hand_value(s, p, s.hands[p]) + CARD_WORTH
    if actions.PLAY.has(option):
        return worth_of_card(s, p, actions.PLAYED.of(option))
    return value(after(s, p, option), p) - now - (0.05 if actions.BANK.has(option) else 0.0)


def worth_of_card(s: Watch, p: int, card: int) -> float:
    """What playing a development card adds now."""
    hand = s.hands[p]
    if card == t.PATROL:
        return 2.0
    if card == t.WINTER:
        first = max([hand_value(s, p, plus(hand, kind, 2)) for kind in range(t.RESOURCES)])
        pair = max([hand_value(s, p, plus(plus(hand, k, 1), m, 1)) for k in range(5) for m in range(k)])
        return max(first, pair) - hand_value(s, p, hand) - CARD_WORTH
    if card == t.ROAD_BUILDING:
        return 0.5
    if card == t.NEW_GUARD:
        return guard_worth(s, p) - 0.5
    return max(gains_of_monopoly(s, p)) - 0.6 * CARD_WORTH


def gains_of_monopoly(s: Watch, p: int) -> list[float]:
    """What all cards of a kind would add to the hand: what is neither in the bank nor in the own hand."""
    hand = s.hands[p]
    total = t.BANK_SIZE
    now = hand_value(s, p, hand)
    return [hand_value(s, p, plus(hand, kind, total - s.bank[kind] - hand[kind])) - now for kind in range(t.RESOURCES)]


def plus(hand: list[int], kind: int, n: int) -> list[int]:
    """A hand with more cards of a kind."""
    out = hand[:]
    out[kind] += n
    return out


def minus(hand: list[int], cost: list[int]) -> list[int]:
    """A hand after paying."""
    return [hand[kind] - cost[kind] for kind in range(t.RESOURCES)]


# ---- trade


def best_swaps(s: Watch, p: int) -> list[tuple[float, int, int]]:
    """One card for one of another kind that somebody may hold: what it adds, what is given, what is wanted."""
    hand = s.hands[p]
    now = hand_value(s, p, hand)
    size = t.BANK_SIZE_56 if s.mode == t.WATCH56 else t.BANK_SIZE
    out: list[tuple[float, int, int]] = []
    for give in range(t.RESOURCES):
        for want in range(t.RESOURCES):
            if give != want and hand[give] and size > s.bank[want] + hand[want]:
                gain = hand_value(s, p, plus(plus(hand, give, -1), want, 1)) - now
                if gain >= LEAST_GAIN:
                    out.append((gain, give, want))
    out.sort(reverse=True)
    return out


def gain_of(s: Watch, p: int, given: list[int], taken: list[int]) -> float:
    """What an exchange adds to the hand."""
    hand = s.hands[p]
    then = [hand[kind] - given[kind] + taken[kind] for kind in range(t.RESOURCES)]
    return hand_value(s, p, then) - hand_value(s, p, hand)


def address_offer(s: Watch, p: int, args: int, options: list[int]) -> list[float]:
    """To all but those who are about to win."""
    near = [q for q in range(s.seats) if s.public_points(q) >= NEAR_VICTORY]
    asked = [members_of(mask) for mask in options]
    return [len(seats) - 10.0 * len([q for q in seats if q in near]) for seats in asked]


def give(s: Watch, p: int, args: int, options: list[int]) -> list[float]:
    """One card: of the exchange that was thought of, or of a counter-offer."""
    if trade.DONE in options:
        return [1.0 if option == trade.DONE else 0.0 for option in options]
    wanted = swap_for(s, p)[1]
    return [1.0 if option == wanted else 0.0 for option in options]


def want(s: Watch, p: int, args: int, options: list[int]) -> list[float]:
    """One card for it."""
    if trade.DONE in options:
        return [1.0 if option == trade.DONE else 0.0 for option in options]
    given = trade.cards_at(s, trade.side_of(s, p))
    gains = [gain_of(s, p, given, plus([0] * t.RESOURCES, kind, 1)) for kind in options]
    if p == s.active:
        aim = swap_for(s, p)[2]
        return [gain + (50.0 if kind == aim else 0.0) for kind, gain in zip(options, gains)]
    offered = trade.cards_at(s, trade.GIVES)
    return [gain + (50.0 if offered[kind] else 0.0) for kind, gain in zip(options, gains)]


def swap_for(s: Watch, p: int) -> tuple[float, int, int]:
    """The exchange behind an offer that is being made, or behind a counter-offer."""
    if p != s.active:
        return counter_to(s, p)
    swaps = best_swaps(s, p)
    return swaps[min(s.offers, len(swaps)) - 1] if swaps else (0.0, -1, -1)


def counter_to(s: Watch, p: int) -> tuple[float, int, int]:
    """The best own exchange for a card that the maker offers."""
    offered = trade.cards_at(s, trade.GIVES)
    swaps = [swap for swap in best_swaps(s, p) if offered[swap[2]] and not offered[swap[1]]]
    return swaps[0] if swaps else (0.0, -1, -1)


def answer_offer(s: Watch, p: int, args: int, options: list[int]) -> list[float]:
    """Agree to what helps more than it costs, but never with one who is about to win."""
    if s.public_points(s.active) >= NEAR_VICTORY:
        return [1.0 if option == trade.DECLINE else 0.0 for option in options]
    offered = trade.cards_at(s, trade.GIVES)
    wanted = trade.cards_at(s, trade.WANTS)
    out = {trade.DECLINE: TRADE_MARGIN, trade.COUNTER: counter_to(s, p)[0] - 2.0}
    if trade.ACCEPT in options:
        out[trade.ACCEPT] = gain_of(s, p, wanted, offered)
    return [out[option] for option in options]


def conclude(s: Watch, p: int, args: int, options: list[int]) -> list[float]:
    """The best of what is on the table, with the one who has fewest points."""
    out: list[float] = []
    for option in options:
        if option == trade.WITHDRAW:
            out.append(TRADE_MARGIN)
            continue
        counter = trade.TAKE_COUNTER.has(option)
        partner = (trade.COUNTERED if counter else trade.CONFIRMED).of(option)
        at = trade.counter_of(s, partner) + 1 if counter else trade.GIVES
        first, second = trade.cards_at(s, at), trade.cards_at(s, at + t.RESOURCES)
        gain = gain_of(s, p, second, first) if counter else gain_of(s, p, first, second)
        out.append(gain - 0.1 * s.public_points(partner))
    return out


# ---- the 7 and Tormund


def discard(s: Watch, p: int, args: int, options: list[int]) -> list[float]:
    """Keep the hand that promises most."""
    hand = s.hands[p][:]
    for kind in s.drafts[p]:
        hand[kind] -= 1
    return [hand_value(s, p, plus(hand, kind, -1)) for kind in options]


def move_tormund(s: Watch, p: int, args: int, options: list[int]) -> list[float]:
    """Where he hurts the strongest most, and not the own land."""
    return [harm(s, p, h) for h in options]


def harm(s: Watch, p: int, h: int) -> float:
    """What Tormund on a hex costs the others, less what he costs the player."""
    pips = 0.0 if s.gift[h] >= 0 else float(t.PIPS[s.numbers[h]])
    worth = 0.0
    for corner in s.board.hex_corners[h]:
        building = s.buildings[corner]
        if building >= 0:
            owner = t.owner_of(building)
            n = pips * (2 if building >= t.KEEP else 1)
            worth += -n if owner == p else n * (0.3 + 0.05 * s.public_points(owner))
    robbed = victims(s, p, h)
    if robbed:
        worth += 1.5 + 0.1 * max([s.hand_size(q) for q in robbed])
    return worth


def steal(s: Watch, p: int, args: int, options: list[int]) -> list[float]:
    """From the strongest, and from full hands."""
    return [s.public_points(q) + 0.5 * s.hand_size(q) for q in options]


def send_patrol(s: Watch, p: int, args: int, options: list[int]) -> list[float]:
    """Against Tormund's best hex, or a wildling that stands on own land."""
    now = value(s, p)
    best = max([harm(s, p, h) for h in range(len(s.numbers)) if h != s.tormund])
    return [now + 0.3 * best if option == cards.MOVE_TORMUND else value(after(s, p, option), p) for option in options]


def name_monopoly(s: Watch, p: int, args: int, options: list[int]) -> list[float]:
    """What adds most."""
    gains = gains_of_monopoly(s, p)
    return [gains[kind] for kind in options]


# ---- heroes


def worth_of_hero(s: Watch, p: int) -> float:
    """What using the hero now adds."""
    hero = s.heroes[p]
    hand = s.hands[p]
    now = hand_value(s, p, hand)
    if hero == t.MARSH:
        swaps = [(heroes.GIVE.of(x), heroes.TAKE.of(x)) for x in heroes.exchanges(s, p)]
        return max([hand_value(s, p, plus(plus(hand, g, -1), w, 1)) for g, w in swaps]) - now - 1.0
    if hero == t.MORMONT:
        swaps_of = best_swaps(s, p)
        return 0.6 * swaps_of[0][0] if swaps_of else -1.0
    if hero == t.RAYDER:
        return 1.5
    if hero == t.QHORIN:
        return hand_value(s, p, plus(hand, s.terrain[s.tormund], 1)) - now if s.bank[s.terrain[s.tormund]] else -1.0
    if hero == t.THORNE:
        return worth_of_replaced_guard(s, p) - now
    if hero == t.MELISANDRE:
        return CARD_WORTH + 0.8 - (now - min_after_card(s, p))
    if hero == t.YOREN:
        kept = 0.0 if s.largest_patrol != p else 4.0
        return guard_worth(s, p) - 1.0 - kept
    if hero == t.YGRITTE or hero == t.OSHA:
        return 1.5 if own_land_invaded(s, p) else -1.0
    if hero == t.GILLY:
        return 4.0
    return -1.0


def worth_of_replaced_guard(s: Watch, p: int) -> float:
    """The best hand after a guard with one card replaced, and the guard."""
    hands = [minus(s.hands[p], heroes.price_of(t.GUARD_COST, x)) for x in heroes.replacements(s.hands[p], t.GUARD_COST)]
    return max([hand_value(s, p, hand) for hand in hands]) + guard_worth(s, p)


def min_after_card(s: Watch, p: int) -> float:
    """The best hand after paying Melisandre's card."""
    return max(pay_card(s, p, 0, heroes.card_prices(s, p)))


def own_land_invaded(s: Watch, p: int) -> bool:
    """Does a wildling stand on a hex of the player?"""
    for h in range(len(s.gift)):
        if s.gift[h] >= 0:
            for corner in s.board.hex_corners[h]:
                if s.buildings[corner] >= 0 and t.owner_of(s.buildings[corner]) == p:
                    return True
    return False


def change_hero(s: Watch, p: int, args: int, options: list[int]) -> list[float]:
    """The most welcome one; staying is a little better than its like."""
    return [WELCOME[s.heroes[p]] + 0.5 if option == heroes.FLIP else WELCOME[option] for option in options]


def remove_hero(s: Watch, p: int, args: int, options: list[int]) -> list[float]:
    """The one nobody would miss."""
    return [-WELCOME[option] for option in options]


def name_givers(s: Watch, p: int, args: int, options: list[int]) -> list[float]:
    """Those with the fullest hands."""
    return [float(sum(s.hand_size(q) for q in members_of(mask))) for mask in options]


def name_resource(s: Watch, p: int, args: int, options: list[int]) -> list[float]:
    """What is needed most, where it may be found."""
    hand = s.hands[p]
    size = t.BANK_SIZE_56 if s.mode == t.WATCH56 else t.BANK_SIZE
    return [hand_value(s, p, plus(hand, kind, 1)) if size > s.bank[kind] + hand[kind] else 0.0 for kind in options]


def pay_card(s: Watch, p: int, args: int, options: list[int]) -> list[float]:
    """The way of paying that leaves the best hand; nothing is looked at yet."""
    return [hand_value(s, p, minus(s.hands[p], heroes.price_of(t.CARD_COST, price))) for price in options]


def keep_card(s: Watch, p: int, args: int, options: list[int]) -> list[float]:
    """A point, then a guard, then what helps to build."""
    worth = {t.VP_CARD: 9.0, t.NEW_GUARD: 6.0, t.WINTER: 5.0, t.PATROL: 4.0, t.ROAD_BUILDING: 3.0}
    return [worth[card] for card in options]


def choose_leader(s: Watch, p: int, args: int, options: list[int]) -> list[float]:
    """The fullest hand."""
    return [float(s.hand_size(q)) for q in options]


def spare_hand(s: Watch, p: int, args: int, options: list[int]) -> list[float]:
    """Always keep the cards."""
    return [1.0 if option == hero_north.SPARE else 0.0 for option in options]


def take_as_tarly(s: Watch, p: int, args: int, options: list[int]) -> list[float]:
    """Take what helps most."""
    hand = s.hands[p]
    return [-1.0 if kind == hero_deeds.PASS else hand_value(s, p, plus(hand, kind, 1)) for kind in options]


SPECIAL: Final[dict[str, Callable[[Watch, int, int, list[int]], list[float]]]] = {
    "place_settlement": place_settlement,
    "before_roll": take_turn,
    "trade": take_turn,
    "build": take_turn,
    "trade_and_build": take_turn,
    "special_build": take_turn,
    "address_offer": address_offer,
    "give": give,
    "want": want,
    "answer_offer": answer_offer,
    "conclude": conclude,
    "discard": discard,
    "move_tormund": move_tormund,
    "steal": steal,
    "send_patrol": send_patrol,
    "name_monopoly": name_monopoly,
    "change_hero": change_hero,
    "remove_hero": remove_hero,
    "name_givers": name_givers,
    "name_resource": name_resource,
    "pay_card": pay_card,
    "keep_card": keep_card,
    "choose_leader": choose_leader,
    "spare_hand": spare_hand,
    "take_as_tarly": take_as_tarly,
}
