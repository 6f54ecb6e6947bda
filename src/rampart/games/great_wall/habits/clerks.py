"""Plain choices about clerks: where they do most, and which command card has most for them to do."""

from typing import Final

from rampart.games.great_wall.habits.building import best_building
from rampart.games.great_wall.habits.goods import AHEAD
from rampart.games.great_wall.habits.knowhow import known
from rampart.games.great_wall.habits.soldiers import payable
from rampart.games.great_wall.habits.years import DISC, SCROLL, SEAL, TRIPODS, counts_in_the_end, years_after
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.activation import NONE_LEFT
from rampart.games.great_wall.steps.clerks import CLERK_FROM, CLERK_TO, PLACE
from rampart.games.great_wall.steps.embassy import advisor_price, clerk_price
from rampart.games.great_wall.tables import (
    ATTACK_ORDER,
    BARRACKS,
    BETRAYAL,
    BUILDERS_CAMP,
    CALL_TO_ARMS,
    CHI,
    DESPOTISM,
    ECONOMY,
    EMBASSY,
    GOLD,
    HAND_LIMIT,
    POOL,
    PRODUCTION,
    PROMOTION_PAID_IN,
    PROMOTION_PRICE,
    REGULAR,
    SHAMING,
    SPOTS,
    UNHIRED,
    WAR_ACADEMY,
    WORK_HARDER,
)
from rampart.games.great_wall.weights import Weights

ORDER: Final = [10, 11, 12, 13, 9, 2, 5, 3, 8, 4, 0, 6]  # of activation: resources come before what they pay for
ENOUGH: Final = [5, 6, 6, 6]  # of each resource; more of it is worth less
ADVISED: Final = 3.0  # what the Heirloom Seal gives for an advisor
STUDIED: Final = 2.4  # a tactic card that the River Scroll counts, and may still be played: 2 at the end
ENLISTED: Final = 2.0  # more for a soldier in the last year, whom the Jade Disc counts: 3, less what he may cost
DONATED: Final = 0.9  # honor beyond the resource, where it may be given to the warehouse


def need(s: GreatWall, p: int, r: int, w: Weights) -> float:
    """What one more of a resource is worth, in honor."""
    n = s.resources[p][r]
    if n >= ENOUGH[r] + 5:
        return 0.5
    return 0.9 if n >= ENOUGH[r] else (1.7 if r == CHI and n < 4 else w.gather)


def desire(s: GreatWall, p: int, location: int, w: Weights) -> float:
    """What one more clerk would do in a location, in honor."""
    value = base_desire(s, p, location, w)
    for module in known(s):
        value += module.desire(s, p, location, w)
    return value


def base_desire(s: GreatWall, p: int, location: int, w: Weights) -> float:
    """That, without what modules change."""
    if location >= REGULAR:
        return special_desire(s, p, location, w)
    spots = SPOTS[s.side][location]
    there = s.in_location(location)
    mine = s.clerks[p][location]
    ready = 0.45 + 0.55 * (there + 1) / spots
    if location < PRODUCTION:
        value = need(s, p, location, w) + (0.0 if mine else presence(s, p, location, w))
    elif location == BARRACKS:
        value = w.recruit + (ENLISTED if counts_in_the_end(s, DISC) else 0.0) if payable(s, p) > mine else 0.1
    else:
        value = 0.0 if mine or s.tea[0] == p else 0.8
    if location < SHAMING and mine == there == spots - 1:
        value -= 4.0
    return value * ready


def presence(s: GreatWall, p: int, location: int, w: Weights) -> float:
    """What the first clerk in a production location brings beside his own work: the overseer's, a rise, a donation."""
    level = s.levels[p][location]
    value = level * w.gather + DONATED
    if level < 3:
        price = PROMOTION_PRICE[level + 1]
        if s.resources[p][PROMOTION_PAID_IN[location]] >= price:
            rise = w.overseer * years_after(s) + (2.0 if TRIPODS in s.artifacts else 0.0) - AHEAD * price
            if rise > 0.0:
                value += rise
    return value


def special_desire(s: GreatWall, p: int, location: int, w: Weights) -> float:
    """What one more clerk would do in a special location, where it works at once."""
    mine = s.clerks[p][location]
    if location == BUILDERS_CAMP:
        return best_building(s, p, 0, w) * (1.0 if mine == 0 else 0.4 if mine == 1 else 0.0)
    if location == EMBASSY:
        gold = s.resources[p][GOLD] - 3 * mine
        years = years_after(s)
        advisor = w.hire * years + (ADVISED if SEAL in s.artifacts else 0.0)
        if gold >= advisor_price(s, p, 0) and advisor > 0.0:
            return advisor
        return 0.7 * years if s.clerks[p][UNHIRED] and gold >= clerk_price(s, p) else 0.0
    if location == WAR_ACADEMY:
        card = STUDIED if SCROLL in s.artifacts else w.study
        return card if len(s.tactics[p]) + mine < HAND_LIMIT - 1 else 0.0
    return 0.0


def place_clerk(s: GreatWall, p: int, options: list[int], w: Weights) -> int:
    """From the pool to where it is most desired."""
    best = options[0]
    most = 0.3
    for option in options:
        if PLACE.has(option) and CLERK_FROM.of(option) == POOL:
            value = desire(s, p, CLERK_TO.of(option), w)
            if value > most:
                best, most = option, value
    return best


def most_clerks(s: GreatWall, p: int, options: list[int]) -> int:
    """The location where the seat would gain most."""
    best = options[0]
    most = -1
    for option in options:
        if option != NONE_LEFT:
            n = s.clerks[p][option] * 2 + (s.levels[p][option] if option < PRODUCTION else 0)
            if n > most:
                best, most = option, n
    return best


def first_in(order: list[int], options: list[int]) -> int:
    """The option that comes first in an order of preference."""
    best = options[0]
    for option in options:
        if order[option] > order[best]:
            best = option
    return best


def choose_command(s: GreatWall, p: int, options: list[int], w: Weights) -> int:
    """The command card with most to do."""
    best = options[0]
    most = -1.0
    for command in options:
        value = command_worth(s, p, command, w)
        if value > most:
            best, most = command, value
    return best


def command_worth(s: GreatWall, p: int, command: int, w: Weights) -> float:
    """What there is to do with a command card, in honor."""
    value = base_command(s, p, command, w)
    for module in known(s):
        value += module.command(s, p, command, w)
    return value


def base_command(s: GreatWall, p: int, command: int, w: Weights) -> float:
    """That, without what modules change."""
    idle = s.clerks[p][POOL]
    two = 0.9 * (idle if idle < 2 else 2)
    if command == ECONOMY:
        return w.economy + 1.0 * (idle if idle < 4 else 4)
    if command == DESPOTISM:
        return 2.4 + two
    if command == WORK_HARDER:
        return 0.8 + two + best_building(s, p, 2, w)
    if command == ATTACK_ORDER:
        return two + w.attack * (sum(s.rest[p]) + 0.6 * sum(s.firing[p]))
    if command == CALL_TO_ARMS:
        soldiers = payable(s, p)
        return 0.8 + two + w.arms * (soldiers if soldiers < 2 else 2)
    return 2.5 if command == BETRAYAL and years_after(s) == 0 else 0.5
