"""The worth of each option of a decision, by what the position after it is worth or by what can be expected of it."""

from collections.abc import Callable
from typing import Final

from rampart.games.watch import bargains
from rampart.games.watch import tables as t
from rampart.games.watch.bargains import with_card
from rampart.games.watch.evaluate import Outlook, guard_worth, production, site_value, standing, value
from rampart.games.watch.state import Watch
from rampart.games.watch.steps import actions, cards, hero_deeds, hero_north, heroes
from rampart.games.watch.steps.choices import members_of
from rampart.games.watch.steps.seven import victims
from rampart.games.watch.weights import Weights

# How welcome each hero is, best where nothing is asked in return
WELCOME: Final = [3.2, 4.0, 5.0, 0.4, 2.4, 2.2, 3.6, 0.6, 1.6, 2.0, 3.4, 2.6, 0.8, 1.8, 1.0]
BANK_TRADE: Final = 0.05  # what a trade with the bank must bring at least
TORMUND: Final = 0.3  # of the harm that he does to others
WAKING: Final = 0.5  # what a wildling costs that a building wakes


def appraise(s: Watch, p: int, w: Weights) -> list[float]:
    """The worth of each option of the seat that decides."""
    step, _ = s.current(p)
    options = s.options(p)
    special = SPECIAL.get(step.name)
    if special is not None:
        return special(s, p, w, options)
    return [value(after(s, p, option), p, w) for option in options]


def after(s: Watch, p: int, option: int) -> Watch:
    """The position right after a choice, before anything else happens."""
    step, args = s.current(p)
    then = s.bare()
    then.stack.pop()
    step.apply(then, p, args, option)
    return then


# ---- setting up


def place_settlement(s: Watch, p: int, w: Weights, options: list[int]) -> list[float]:
    """The best land, with as many kinds as possible."""
    produced = production(s, p)
    return [site_value(s, corner, produced, w) for corner in options]


# ---- the turn


def take_turn(s: Watch, p: int, w: Weights, options: list[int]) -> list[float]:
    """Every action by what it leads to, against doing nothing more."""
    seen = Outlook(s, p, w)
    now = standing(s, p, seen, s.hands[p])
    return [now + worth_of(s, p, option, now, seen) for option in options]


def worth_of(s: Watch, p: int, option: int, now: float, seen: Outlook) -> float:
    """What an action adds to the position."""
    if option == actions.END or option == actions.GO_BUILD or option == actions.ROLL:
        return 0.0
    if option == actions.OFFER:
        return bargains.offer_worth(s, p, seen.w)
    if option == actions.HERO:
        return worth_of_hero(s, p, seen)
    hand = s.hands[p]
    if option == actions.BUY:
        return seen.hand(minus(hand, t.CARD_COST)) - seen.hand(hand) + seen.card
    if actions.PLAY.has(option):
        return worth_of_card(s, p, actions.PLAYED.of(option), seen)
    if actions.BANK.has(option):
        given = actions.GIVEN.of(option)
        traded = with_card(with_card(hand, given, -seen.rates[given]), actions.TAKEN.of(option), 1)
        return seen.hand(traded) - seen.hand(hand) - BANK_TRADE
    if actions.SETTLEMENT.has(option):
        return with_building(s, p, actions.SITE.of(option), p, t.SETTLEMENT_COST, seen.w) - now
    if actions.KEEP_AT.has(option):
        return with_building(s, p, actions.RAISED.of(option), p + t.KEEP, t.KEEP_COST, seen.w) - now
    if actions.GUARD.has(option):
        return with_guard(s, p, actions.SECTION.of(option), minus(hand, t.GUARD_COST), seen.w) - now
    return with_road(s, p, actions.PATH.of(option), seen.w, option) - now


def with_building(s: Watch, p: int, corner: int, building: int, cost: list[int], w: Weights) -> float:
    """The worth of the position with a settlement or keep; which wildlings it wakes is not looked at."""
    stood, rates = s.buildings[corner], s.rates
    s.buildings[corner] = building
    s.home_points[p] += 1
    s.rates = rates[:]
    s.refresh_rates(p)
    worth = standing(s, p, Outlook(s, p, w), minus(s.hands[p], cost))
    s.buildings[corner] = stood
    s.home_points[p] -= 1
    s.rates = rates
    if s.guards:
        worth -= WAKING * (t.UNDER_SETTLEMENT if building == p else t.UNDER_KEEP)
    return worth


def with_guard(s: Watch, p: int, section: int, hand: list[int], w: Weights) -> float:
    """The worth of the position with a guard more and a certain hand."""
    stood = s.guards[section]
    s.guards[section] = [*stood, p]
    worth = standing(s, p, Outlook(s, p, w), hand)
    s.guards[section] = stood
    return worth


def with_road(s: Watch, p: int, path: int, w: Weights, option: int) -> float:
    """The worth of the position with a road; where its length may matter, all that follows is reckoned with."""
    if s.road_lengths[p] >= t.LEAST_ROAD - 2:
        return value(after(s, p, option), p, w)
    s.roads[path] = p
    s.road_lengths[p] += 1
    worth = standing(s, p, Outlook(s, p, w), minus(s.hands[p], t.ROAD_COST))
    s.roads[path] = -1
    s.road_lengths[p] -= 1
    return worth


def worth_of_card(s: Watch, p: int, card: int, seen: Outlook) -> float:
    """What playing a development card adds now."""
    hand = s.hands[p]
    if card == t.PATROL:
        return seen.card - seen.w.card + 2.0
    if card == t.WINTER:
        pairs = [with_card(with_card(hand, k, 1), m, 1) for k in range(t.RESOURCES) for m in range(k + 1)]
        return max([seen.hand(pair) for pair in pairs]) - seen.hand(hand) - seen.w.card
    if card == t.ROAD_BUILDING:
        return 0.5
    if card == t.NEW_GUARD:
        return guard_worth(s, p, seen.w) - 0.5
    return max(gains_of_monopoly(s, p, seen)) - 0.6 * seen.w.card


def gains_of_monopoly(s: Watch, p: int, seen: Outlook) -> list[float]:
    """What all cards of a kind would add to the hand: what is neither in the bank nor in the own hand."""
    hand = s.hands[p]
    now = seen.hand(hand)
    kinds = range(t.RESOURCES)
    return [seen.hand(with_card(hand, kind, t.BANK_SIZE - s.bank[kind] - hand[kind])) - now for kind in kinds]


def minus(hand: list[int], cost: list[int]) -> list[int]:
    """What is left of a hand that pays a cost; below 0 where it cannot."""
    return [hand[kind] - cost[kind] for kind in range(t.RESOURCES)]


# ---- the 7 and Tormund


def discard(s: Watch, p: int, w: Weights, options: list[int]) -> list[float]:
    """Keep the hand that promises most."""
    seen = Outlook(s, p, w)
    hand = s.hands[p][:]
    for kind in s.drafts[p]:
        hand[kind] -= 1
    return [seen.hand(with_card(hand, kind, -1)) for kind in options]


def move_tormund(s: Watch, p: int, w: Weights, options: list[int]) -> list[float]:
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


def steal(s: Watch, p: int, w: Weights, options: list[int]) -> list[float]:
    """From the strongest, and from full hands."""
    return [s.public_points(q) + 0.5 * s.hand_size(q) for q in options]


def send_patrol(s: Watch, p: int, w: Weights, options: list[int]) -> list[float]:
    """Against Tormund's best hex, or a wildling that stands on own land."""
    now = value(s, p, w)
    best = max([harm(s, p, h) for h in range(len(s.numbers)) if h != s.tormund])
    return [
        now + 0.3 * best if option == cards.MOVE_TORMUND else value(after(s, p, option), p, w) for option in options
    ]


def name_monopoly(s: Watch, p: int, w: Weights, options: list[int]) -> list[float]:
    """What adds most."""
    gains = gains_of_monopoly(s, p, Outlook(s, p, w))
    return [gains[kind] for kind in options]


# ---- heroes


def worth_of_hero(s: Watch, p: int, seen: Outlook) -> float:
    """What using the hero now adds."""
    hero = s.heroes[p]
    hand = s.hands[p]
    now = seen.hand(hand)
    if hero == t.MARSH:
        swaps = [(heroes.GIVE.of(x), heroes.TAKE.of(x)) for x in heroes.exchanges(s, p)]
        return max([seen.hand(with_card(with_card(hand, g, -1), w, 1)) for g, w in swaps]) - now - 1.0
    if hero == t.MORMONT:
        return 0.6 * (max([seen.hand(with_card(hand, kind, 1)) for kind in range(t.RESOURCES)]) - now) - 0.4
    if hero == t.RAYDER:
        return 1.5
    if hero == t.QHORIN:
        return seen.hand(with_card(hand, s.terrain[s.tormund], 1)) - now if s.bank[s.terrain[s.tormund]] else -1.0
    if hero == t.THORNE:
        return worth_of_replaced_guard(s, p, seen) - now
    if hero == t.MELISANDRE:
        return seen.w.card + 0.8 - (now - after_card(s, p, seen))
    if hero == t.YOREN:
        kept = 0.0 if s.largest_patrol != p else 4.0
        return guard_worth(s, p, seen.w) - 1.0 - kept
    if hero == t.YGRITTE or hero == t.OSHA:
        return 1.5 if own_land_invaded(s, p) else -1.0
    if hero == t.GILLY:
        return 4.0
    return -1.0


def worth_of_replaced_guard(s: Watch, p: int, seen: Outlook) -> float:
    """The best hand after a guard with one card replaced, and the guard."""
    hands = [minus(s.hands[p], heroes.price_of(t.GUARD_COST, x)) for x in heroes.replacements(s.hands[p], t.GUARD_COST)]
    return max([seen.hand(hand) for hand in hands]) + guard_worth(s, p, seen.w)


def after_card(s: Watch, p: int, seen: Outlook) -> float:
    """The best hand after paying Melisandre's card."""
    return max(pay_card(s, p, seen.w, heroes.card_prices(s, p)))


def own_land_invaded(s: Watch, p: int) -> bool:
    """Does a wildling stand on a hex of the player?"""
    for h in range(len(s.gift)):
        if s.gift[h] >= 0:
            for corner in s.board.hex_corners[h]:
                if s.buildings[corner] >= 0 and t.owner_of(s.buildings[corner]) == p:
                    return True
    return False


def change_hero(s: Watch, p: int, w: Weights, options: list[int]) -> list[float]:
    """The most welcome one; staying is a little better than its like."""
    return [WELCOME[s.heroes[p]] + 0.5 if option == heroes.FLIP else WELCOME[option] for option in options]


def remove_hero(s: Watch, p: int, w: Weights, options: list[int]) -> list[float]:
    """The one nobody would miss."""
    return [-WELCOME[option] for option in options]


def name_givers(s: Watch, p: int, w: Weights, options: list[int]) -> list[float]:
    """Those with the fullest hands."""
    return [float(sum(s.hand_size(q) for q in members_of(mask))) for mask in options]


def name_resource(s: Watch, p: int, w: Weights, options: list[int]) -> list[float]:
    """What is needed most, where it may be found."""
    seen = Outlook(s, p, w)
    hand = s.hands[p]
    size = t.BANK_SIZE_56 if s.mode == t.WATCH56 else t.BANK_SIZE
    return [seen.hand(with_card(hand, kind, 1)) if size > s.bank[kind] + hand[kind] else 0.0 for kind in options]


def pay_card(s: Watch, p: int, w: Weights, options: list[int]) -> list[float]:
    """The way of paying that leaves the best hand; nothing is looked at yet."""
    seen = Outlook(s, p, w)
    return [seen.hand(minus(s.hands[p], heroes.price_of(t.CARD_COST, price))) for price in options]


def keep_card(s: Watch, p: int, w: Weights, options: list[int]) -> list[float]:
    """A point, then a guard, then what helps to build."""
    worth = {t.VP_CARD: 9.0, t.NEW_GUARD: 6.0, t.WINTER: 5.0, t.PATROL: 4.0, t.ROAD_BUILDING: 3.0}
    return [worth[card] for card in options]


def choose_leader(s: Watch, p: int, w: Weights, options: list[int]) -> list[float]:
    """The fullest hand."""
    return [float(s.hand_size(q)) for q in options]


def spare_hand(s: Watch, p: int, w: Weights, options: list[int]) -> list[float]:
    """Always keep the cards."""
    return [1.0 if option == hero_north.SPARE else 0.0 for option in options]


def take_as_tarly(s: Watch, p: int, w: Weights, options: list[int]) -> list[float]:
    """Take what helps most."""
    seen = Outlook(s, p, w)
    hand = s.hands[p]
    return [-1.0 if kind == hero_deeds.PASS else seen.hand(with_card(hand, kind, 1)) for kind in options]


SPECIAL: Final[dict[str, Callable[[Watch, int, Weights, list[int]], list[float]]]] = {
    "place_settlement": place_settlement,
    "before_roll": take_turn,
    "trade": take_turn,
    "build": take_turn,
    "trade_and_build": take_turn,
    "special_build": take_turn,
    "address_offer": bargains.address_offer,
    "give": bargains.give,
    "want": bargains.want,
    "answer_offer": bargains.answer_offer,
    "conclude": bargains.conclude,
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
