"""Quick choices for rollouts: build what is best at hand, change with the bank what helps, and do not talk.

They are made without looking at the positions after them; what comes seldom is weighed as usual.
"""

from typing import Final

from rampart.games.watch.evaluate import Outlook, guard_worth, production, site_value
from rampart.games.watch.state import Watch
from rampart.games.watch.steps import actions, trade
from rampart.games.watch.tables import (
    GUARD_COST,
    PIPS,
    RESOURCES,
    S_ANSWER_OFFER,
    S_BEFORE_ROLL,
    S_BUILD,
    S_SPECIAL_BUILD,
    S_TRADE,
    S_TRADE_AND_BUILD,
    SPACES,
)
from rampart.games.watch.weights import Weights

NO_HABIT: Final = -1  # the decision deserves to be weighed


def habit(s: Watch, p: int, code: int, options: list[int], w: Weights) -> int:
    """A plain choice, or NO_HABIT."""
    if code == S_ANSWER_OFFER:
        return trade.DECLINE
    if code == S_BEFORE_ROLL:
        return card_to_play(s, p, options, w)
    if code == S_TRADE:
        return bank_trade(s, p, options, w)
    if code == S_BUILD or code == S_SPECIAL_BUILD:
        return building(s, p, options, w)
    if code == S_TRADE_AND_BUILD:
        choice = building(s, p, options, w)
        return choice if choice != options[0] else bank_trade(s, p, options, w)
    return NO_HABIT


def card_to_play(s: Watch, p: int, options: list[int], w: Weights) -> int:
    """Any development card but monopolies, which wait for the trade; the hero rests."""
    for option in options:
        if actions.PLAY.has(option):
            return option
    return options[0]


def bank_trade(s: Watch, p: int, options: list[int], w: Weights) -> int:
    """The trade with the bank that helps the hand most, else go on."""
    if len(options) == 1 or not (actions.FIRST_BANK <= options[1] < actions.FIRST_GUARD):
        return card_to_play(s, p, options, w)
    seen = Outlook(s, p, w)
    hand = s.hands[p]
    best, most = options[0], seen.hand(hand) + 0.05
    for option in options:
        if actions.FIRST_BANK <= option < actions.FIRST_GUARD:
            then = hand[:]
            given = actions.GIVEN.of(option)
            then[given] -= seen.rates[given]
            then[actions.TAKEN.of(option)] += 1
            value = seen.hand(then)
            if value > most:
                best, most = option, value
    return best


def building(s: Watch, p: int, options: list[int], w: Weights) -> int:
    """A keep on the best land, else a settlement, else a guard, a card or a road, whichever the hand can best spare."""
    best, most = options[0], 0.0
    keeps, settlements, guards, roads = False, False, False, False
    for option in options:
        if option >= actions.FIRST_ROAD:
            roads = True
        elif option >= actions.FIRST_KEEP:
            keeps = True
            value = land_of(s, actions.RAISED.of(option))
            if value > most:
                best, most = option, value
        elif option >= actions.FIRST_SETTLEMENT:
            settlements = True
        elif option >= actions.FIRST_GUARD:
            guards = True
    if keeps:
        return best
    if settlements:
        return best_site(s, p, options, w)
    if actions.BUY not in options and not guards and not roads:
        return card_to_play(s, p, options, w)
    return minor_building(s, p, options, w)


def land_of(s: Watch, corner: int) -> float:
    """The pips around an intersection."""
    pips = 0
    for h in s.board.corner_hexes[corner]:
        pips += PIPS[s.numbers[h]]
    return 1.0 + pips


def best_site(s: Watch, p: int, options: list[int], w: Weights) -> int:
    """The best site for a settlement."""
    produced = production(s, p)
    best, most = options[0], -1.0
    for option in options:
        if actions.FIRST_SETTLEMENT <= option < actions.FIRST_KEEP:
            value = site_value(s, actions.SITE.of(option), produced, w)
            if value > most:
                best, most = option, value
    return best


def minor_building(s: Watch, p: int, options: list[int], w: Weights) -> int:
    """A guard where the Wall is weakest, a card, or a road towards the best site, if it is worth more than the hand."""
    seen = Outlook(s, p, w)
    hand = s.hands[p]
    now = seen.hand(hand)
    best, most = options[0], 0.0
    guarded = False
    for option in options:
        value = -1.0
        if option == actions.BUY:
            value = seen.card + seen.hand([hand[0], hand[1], hand[2] - 1, hand[3] - 1, hand[4] - 1]) - now
        elif actions.FIRST_GUARD <= option < actions.FIRST_SETTLEMENT and not guarded:
            guarded = True
            left = [hand[kind] - GUARD_COST[kind] for kind in range(RESOURCES)]
            value = guard_worth(s, p, w) + seen.hand(left) - now
            option = weakest(s)
        elif option >= actions.FIRST_ROAD and seen.sites.ready == 0.0:
            path = actions.PATH.of(option)
            s.roads[path] = p
            then = Outlook(s, p, w)
            gain = w.room * (then.sites.room() - seen.sites.room())
            value = gain + then.hand([hand[0] - 1, hand[1] - 1, hand[2], hand[3], hand[4]]) - now
            s.roads[path] = -1
        if value > most:
            best, most = option, value
    return best


def weakest(s: Watch) -> int:
    """The guard's place on the section with the fewest guards more than wildlings."""
    best, least = 0, 9
    for section in range(len(s.guards)):
        n = len(s.guards[section])
        if n < SPACES and n - len(s.clearings[section]) < least:
            best, least = section, n - len(s.clearings[section])
    return actions.FIRST_GUARD + best
