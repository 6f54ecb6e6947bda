"""How anybody plays without thinking: a plain choice in every decision, to see where a choice leads by year's end."""

from typing import Final

from rampart.games.great_wall.arguments import BUILD_DISCOUNT, RECRUITS
from rampart.games.great_wall.battle import any_soldier, free_firing, has_soldier, sections_in_play
from rampart.games.great_wall.codes import (
    REC_GROUP,
    S_BETRAY,
    S_BUILD,
    S_CHOOSE_COMMAND,
    S_CHOOSE_LOCATION,
    S_CHOOSE_SECTION,
    S_DONATE,
    S_HIRE,
    S_LEVY,
    S_NEXT_LOCATION,
    S_PAY_MATERIALS,
    S_PLACE_CLERK,
    S_PLACE_SHAME,
    S_PROMOTE,
    S_RECLAIM,
    S_REED_STRIKE,
    S_RESPOND,
    S_SAVE,
    S_SHOOT,
    S_SPEND,
    S_STATION,
    S_STRIKE,
    S_STUDY,
    S_TAKE_RESOURCE,
    S_WOUND,
)
from rampart.games.great_wall.content.hordes import GRIDS, HONOURS
from rampart.games.great_wall.content.names import ARTIFACT_WORDS, type_of
from rampart.games.great_wall.queries import defence, offence
from rampart.games.great_wall.spots import (
    FIRE_AT,
    FIRING,
    NO_WOUND,
    RESTING,
    STROKE,
    STROKE_CELL,
    STROKE_SLOT,
    WOUND_CELL,
    WOUND_SLOT,
)
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.activation import NONE_LEFT
from rampart.games.great_wall.steps.answers import BOOST, PLAY, USE
from rampart.games.great_wall.steps.building import IS_WALL, PIECE, PIECE_AT, price_of
from rampart.games.great_wall.steps.clerks import CLERK_FROM, CLERK_TO, PLACE
from rampart.games.great_wall.steps.embassy import A_CLERK, AN_ADVISOR, advisor_price, clerk_price
from rampart.games.great_wall.tables import (
    ARCHER,
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
    HORSEMAN,
    KINDS,
    LETHALITY,
    MATERIALS,
    OPEN,
    POOL,
    PRODUCTION,
    REGULAR,
    SHAME_COST,
    SHAMING,
    SPEARMAN,
    SPOTS,
    STONE,
    UNHIRED,
    WALL_PRICE,
    WAR_ACADEMY,
    WOOD,
    WORK_HARDER,
)
from rampart.games.great_wall.tokens import STAINED_CARD, STAINED_HORDE
from rampart.kernel.frame import args_of

REWARDS: Final = [0.0, 1.0, 2.0, 3.0, 1.1, 1.1, 1.2, 1.2, 1.4, 1.7]  # printed in cells, in honour
ORDER: Final = [10, 11, 12, 13, 9, 2, 5, 3, 8, 4, 0]  # of activation: resources come before what they pay for
ENOUGH: Final = [5, 6, 6, 6]  # of each resource; more of it is worth less
AHEAD: Final = 0.9  # a resource in honour
ADVISED: Final = 3.0  # what the Heirloom Seal gives for an advisor
STUDIED: Final = 2.4  # a tactic card that the River Scroll counts, and may still be played: 2 at the end
ENLISTED: Final = 2.0  # more for a soldier in the last year, whom the Jade Disc counts: 3, less what he may cost
SAFE: Final = 4.0  # of a rest area for him: more than a spot of a horde, where winter may kill him

SEAL: Final = ARTIFACT_WORDS.index("heirloom_seal")
TRIPODS: Final = ARTIFACT_WORDS.index("nine_tripods")
DISC: Final = ARTIFACT_WORDS.index("jade_disc")
SCROLL: Final = ARTIFACT_WORDS.index("river_scroll")


def years_after(s: GreatWall) -> int:
    """How many years the time track leaves after this one."""
    return len(LETHALITY[s.side]) - 1 - s.space


def last_year(s: GreatWall) -> bool:
    """Will the game probably end this winter: time runs out, or a breach takes the last shame?"""
    return years_after(s) == 0 or s.shame_bank < s.seats


def counts_in_the_end(s: GreatWall, artifact: int) -> bool:
    """Is it time to gather what an artifact counts?"""
    return artifact in s.artifacts and last_year(s)


def drowned(s: GreatWall, p: int) -> bool:
    """Will shame take all the honour of a seat this winter, so that only hordes and artifacts bring it some?"""
    return last_year(s) and s.honour[p] < SHAME_COST * sum(s.shamed[p])


def habit(s: GreatWall, p: int, code: int, options: list[int]) -> int:
    """A plain choice."""
    if code == S_PLACE_CLERK:
        return place_clerk(s, p, options)
    if code == S_RESPOND:
        return respond(s, options)
    if code == S_STATION or code == S_STRIKE or code == S_REED_STRIKE:
        return best_stroke(s, p, options)
    if code == S_SHOOT or code == S_WOUND:
        return best_wound(s, p, options)
    if code == S_LEVY:
        return levy(s, p, options)
    if code == S_NEXT_LOCATION:
        return first_in(ORDER, options)
    if code == S_PROMOTE:
        return options[0] if last_year(s) and TRIPODS not in s.artifacts else options[1]
    if code == S_BUILD:
        return build(s, p, options)
    if code == S_HIRE:
        return hire(s, p, options)
    if code == S_SAVE:
        return options[-1] if years_after(s) > 0 else options[0]
    if code == S_PLACE_SHAME:
        return place_shame(s, options)
    if code == S_TAKE_RESOURCE:
        return scarcest(s, p, options)
    if code == S_SPEND:
        return most_plentiful(s, p, options)
    if code == S_CHOOSE_COMMAND:
        return choose_command(s, p, options)
    return small_habit(s, p, code, options)


def small_habit(s: GreatWall, p: int, code: int, options: list[int]) -> int:
    """A plain choice in what is asked less often."""
    if code == S_CHOOSE_SECTION or code == S_PAY_MATERIALS or code == S_BETRAY:
        return options[-1]
    if code == S_DONATE:
        return options[0] if drowned(s, p) else options[-1]
    if code == S_CHOOSE_LOCATION:
        return most_clerks(s, p, options)
    if code == S_STUDY:
        room = HAND_LIMIT - len(s.tactics[p])
        return options[0] if options[0] <= room else options[-1]
    if code == S_RECLAIM:
        return options[0] if years_after(s) > 0 and len(s.commands[p]) < 4 else options[1]
    return options[0]


def first_in(order: list[int], options: list[int]) -> int:
    """The option that comes first in an order of preference."""
    best = options[0]
    for option in options:
        if order[option] > order[best]:
            best = option
    return best


def respond(s: GreatWall, options: list[int]) -> int:
    """A tactic in its base form, unless it counts more in hand, else an ability, else nothing."""
    for option in options:
        if PLAY.has(option) and not BOOST.of(option) and not counts_in_the_end(s, SCROLL):
            return option
    return options[1] if len(options) > 1 and USE.has(options[1]) else options[0]


# ---- clerks


def need(s: GreatWall, p: int, r: int) -> float:
    """What one more of a resource is worth, in honour."""
    n = s.resources[p][r]
    if n >= ENOUGH[r] + 5:
        return 0.5
    return 0.9 if n >= ENOUGH[r] else (1.7 if r == CHI and n < 4 else 1.3)


def desire(s: GreatWall, p: int, location: int) -> float:
    """What one more clerk would do in a location, in honour."""
    if location >= REGULAR:
        return special_desire(s, p, location)
    spots = SPOTS[s.side][location]
    there = s.in_location(location)
    mine = s.clerks[p][location]
    ready = 0.45 + 0.55 * (there + 1) / spots
    if location < PRODUCTION:
        value = need(s, p, location) + (0.0 if mine else s.levels[p][location] * 1.1 + 0.9)
    elif location == BARRACKS:
        value = 2.4 + (ENLISTED if counts_in_the_end(s, DISC) else 0.0) if payable(s, p) > mine else 0.1
    else:
        value = 0.0 if mine or s.tea[0] == p else 0.8
    if location < SHAMING and mine == there == spots - 1:
        value -= 4.0
    return value * ready


def special_desire(s: GreatWall, p: int, location: int) -> float:
    """What one more clerk would do in a special location, where it works at once."""
    mine = s.clerks[p][location]
    if location == BUILDERS_CAMP:
        return 0.0 if mine else best_building(s, p, 0)
    if location == EMBASSY:
        gold = s.resources[p][GOLD] - 3 * mine
        years = years_after(s)
        advisor = 1.5 * years + (ADVISED if SEAL in s.artifacts else 0.0)
        if gold >= advisor_price(s, p, 0) and advisor > 0.0:
            return advisor
        return 0.7 * years if s.clerks[p][UNHIRED] and gold >= clerk_price(s, p) else 0.0
    if location == WAR_ACADEMY:
        card = STUDIED if SCROLL in s.artifacts else 1.3
        return card if len(s.tactics[p]) + mine < HAND_LIMIT - 1 else 0.0
    return 0.0


def payable(s: GreatWall, p: int) -> int:
    """About how many soldiers the resources could pay."""
    mine = s.resources[p]
    feet = min(mine[STONE] // 2, mine[GOLD], s.pool[p][SPEARMAN])
    riders = 1 if feet == 0 and mine[GOLD] > 2 and mine[WOOD] and s.pool[p][HORSEMAN] else 0
    return feet + riders + min(mine[CHI] // 2, mine[WOOD], s.pool[p][ARCHER])


def place_clerk(s: GreatWall, p: int, options: list[int]) -> int:
    """From the pool to where it is most desired."""
    best = options[0]
    most = 0.3
    for option in options:
        if PLACE.has(option) and CLERK_FROM.of(option) == POOL:
            value = desire(s, p, CLERK_TO.of(option))
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


# ---- building and hiring


def building_worth(s: GreatWall, p: int, what: int, discount: int) -> float:
    """The honour of a barricade or wall level, less what the builder pays, and a little for a section that holds."""
    section = PIECE_AT.of(what)
    price = price_of(s, p, what, discount)
    stored = sum(s.warehouse)
    paid = price - stored if price > stored else 0
    if sum(s.resources[p][:MATERIALS]) < paid:
        return 0.0
    gap = offence(s, section) - defence(s, section)
    if drowned(s, p):
        return (1.0 if gap > 0 else 0.0) - AHEAD * paid
    if not IS_WALL.of(what):
        return 2.0 - AHEAD * paid + (1.5 if 0 < gap <= 2 else 0.3 if gap > 0 else -0.5)
    return WALL_PRICE[s.wall[section]] - AHEAD * paid + (2.5 if 0 < gap <= 5 else 1.0)


def best_building(s: GreatWall, p: int, discount: int) -> float:
    """The worth of the best that could be built."""
    most = 0.0
    for section in sections_in_play(s):
        if s.wall[section] < 3:
            value = building_worth(s, p, PIECE_AT.put(section) + IS_WALL.put(1), discount)
            if value > most:
                most = value
        if s.barricades[section] < 3:
            value = building_worth(s, p, PIECE_AT.put(section), discount)
            if value > most:
                most = value
    return most


def build(s: GreatWall, p: int, options: list[int]) -> int:
    """What is worth most, else stop."""
    best = options[-1]
    most = 0.0
    discount = BUILD_DISCOUNT.of(args_of(s.stack[-1]))
    for what in options:
        if PIECE.has(what):
            value = building_worth(s, p, what, discount)
            if value > most:
                best, most = what, value
    return best


def hire(s: GreatWall, p: int, options: list[int]) -> int:
    """An advisor while years are left or the Seal counts him: support first, for the general; then a clerk."""
    if last_year(s) and (SEAL not in s.artifacts or options[-1] == A_CLERK):
        return options[0]
    if AN_ADVISOR.has(options[-1]):
        return options[-1] if len(s.support[p]) < 3 else options[-2]
    return options[-1]


# ---- soldiers


def levy(s: GreatWall, p: int, options: list[int]) -> int:
    """Spearmen for the hordes without one's own, archers for free firing spots, a horseman for the rows behind.

    In the last year all that can be had, if the Jade Disc counts them.
    """
    counted = counts_in_the_end(s, DISC)
    place = RECRUITS.of(args_of(s.stack[-1]))
    feet, archers = s.pad[place + REC_GROUP], s.pad[place + REC_GROUP + 1]
    if SPEARMAN in options and (counted or feet < unguarded(s, p)):
        return SPEARMAN
    if ARCHER in options and (counted or (archers < open_firing(s) and years_after(s) > 0)):
        return ARCHER
    return HORSEMAN if HORSEMAN in options else KINDS


def unguarded(s: GreatWall, p: int) -> int:
    """How many row-1 hordes with a free spot have no soldier of the seat on them."""
    n = 0
    for section in sections_in_play(s):
        slot = section * 3
        if s.hordes[slot] >= 0 and OPEN in s.covers[slot] and not has_soldier(s, p, slot):
            n += 1
    return n


def open_firing(s: GreatWall) -> int:
    """Firing spots that are free."""
    n = 0
    for section in sections_in_play(s):
        n += free_firing(s, section)
    return n


def best_stroke(s: GreatWall, p: int, options: list[int]) -> int:
    """The spot that pays most: its reward, a horde near its defeat, presence that spares shame."""
    best = options[0]
    most = -9.0
    for stroke in options:
        value = spoils(s, p, stroke)
        if value > most:
            best, most = stroke, value
    return best


def spoils(s: GreatWall, p: int, stroke: int) -> float:
    """What a spot, a firing spot or a rest area is worth to a soldier."""
    lost = drowned(s, p)
    if lost and not STROKE.has(stroke):
        return 0.2 if FIRING.has(stroke) else (SAFE if DISC in s.artifacts else 0.3)
    if FIRING.has(stroke):
        section = FIRE_AT.of(stroke)
        return 1.0 + s.depth(section) + (1.0 if offence(s, section) <= defence(s, section) else 0.0)
    if RESTING.has(stroke):
        return 0.3
    slot = STROKE_SLOT.of(stroke)
    reward = GRIDS[type_of(s.hordes[slot])][STROKE_CELL.of(stroke)]
    spared = 0.0 if lost or has_soldier(s, p, slot) else 4.0
    left = s.covers[slot].count(OPEN)
    return 1.0 + REWARDS[reward] + spared + HONOURS[type_of(s.hordes[slot])] / (2.0 + left)


def best_wound(s: GreatWall, p: int, options: list[int]) -> int:
    """A spot of the horde nearest to its defeat, of one's own ones first; the spot that others would gain most by."""
    best = options[0]
    most = -9.0
    for option in options:
        if option == NO_WOUND:
            continue
        slot = WOUND_SLOT.of(option)
        value = 3.0 if has_soldier(s, p, slot) else (1.0 if any_soldier(s, slot) else 0.0)
        value += 4.0 / s.covers[slot].count(OPEN) + 0.1 * REWARDS[GRIDS[type_of(s.hordes[slot])][WOUND_CELL.of(option)]]
        if value > most:
            best, most = option, value
    return best


def place_shame(s: GreatWall, options: list[int]) -> int:
    """On a horde that is worth nothing already, else under a spearman."""
    for option in options:
        if STAINED_HORDE.has(option) and s.stains[STAINED_CARD.of(option)]:
            return option
    return options[0]


# ---- resources and commands


def scarcest(s: GreatWall, p: int, options: list[int]) -> int:
    """The resource of which there is least."""
    best = options[0]
    for r in options:
        if s.resources[p][r] < s.resources[p][best]:
            best = r
    return best


def most_plentiful(s: GreatWall, p: int, options: list[int]) -> int:
    """The resource of which there is most."""
    best = options[0]
    for r in options:
        if s.resources[p][r] > s.resources[p][best]:
            best = r
    return best


def choose_command(s: GreatWall, p: int, options: list[int]) -> int:
    """The command card with most to do."""
    best = options[0]
    most = -1.0
    for command in options:
        value = command_worth(s, p, command)
        if value > most:
            best, most = command, value
    return best


def command_worth(s: GreatWall, p: int, command: int) -> float:
    """What there is to do with a command card, in honour."""
    idle = s.clerks[p][POOL]
    two = 0.9 * (idle if idle < 2 else 2)
    if command == ECONOMY:
        return 2.2 + 1.0 * (idle if idle < 4 else 4)
    if command == DESPOTISM:
        return 2.4 + two
    if command == WORK_HARDER:
        return 0.8 + two + best_building(s, p, 2)
    if command == ATTACK_ORDER:
        return two + 2.4 * (sum(s.rest[p]) + 0.6 * sum(s.firing[p]))
    if command == CALL_TO_ARMS:
        soldiers = payable(s, p)
        return 0.8 + two + 2.8 * (soldiers if soldiers < 2 else 2)
    return 2.5 if command == BETRAYAL and years_after(s) == 0 else 0.5
