"""Plain choices about what is built and who is hired."""

from typing import Final

from rampart.games.great_wall.arguments import BUILD_DISCOUNT
from rampart.games.great_wall.battle import has_soldier, sections_in_play
from rampart.games.great_wall.habits.goods import AHEAD
from rampart.games.great_wall.habits.years import SEAL, drowned, last_year, years_after
from rampart.games.great_wall.queries import defence, offence
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.building import IS_WALL, PIECE, PIECE_AT, price_of
from rampart.games.great_wall.steps.embassy import A_CLERK, AN_ADVISOR
from rampart.games.great_wall.tables import MATERIALS, WALL_PRICE
from rampart.games.great_wall.weights import Weights
from rampart.kernel.frame import args_of

BARRICADE_HONOUR: Final = 2.0
BARRICADE_DEFENCE: Final = 2
WALL_DEFENCE: Final = 5


def building_worth(s: GreatWall, p: int, what: int, discount: int, w: Weights) -> float:
    """The honor of a barricade or wall level, less what the builder pays, and what it spares in winter."""
    section = PIECE_AT.of(what)
    price = price_of(s, p, what, discount)
    stored = sum(s.warehouse)
    paid = price - stored if price > stored else 0
    if sum(s.resources[p][:MATERIALS]) < paid:
        return 0.0
    walled = IS_WALL.of(what)
    value = spared(s, p, section, WALL_DEFENCE if walled else BARRICADE_DEFENCE, w) - AHEAD * paid
    if walled:
        value += w.lasting * years_after(s)
    if drowned(s, p):
        return value
    return value + (WALL_PRICE[s.wall[section]] if walled else BARRICADE_HONOUR)


def spared(s: GreatWall, p: int, section: int, more: int, w: Weights) -> float:
    """What more defense of a section spares a seat this winter: shame for hordes without its soldiers, and archers."""
    gap = offence(s, section) - defence(s, section)
    if gap <= 0:
        return 0.0
    at_stake = 1.2 * s.firing[p][section]
    for slot in range(section * 3, section * 3 + 3):
        if s.hordes[slot] >= 0 and not has_soldier(s, p, slot):
            at_stake += w.shame
    return w.hold * at_stake * (1.0 if gap <= more else 0.5 * more / gap)


def best_building(s: GreatWall, p: int, discount: int, w: Weights) -> float:
    """The worth of the best that could be built."""
    most = 0.0
    for section in sections_in_play(s):
        if s.wall[section] < 3:
            value = building_worth(s, p, PIECE_AT.put(section) + IS_WALL.put(1), discount, w)
            if value > most:
                most = value
        if s.barricades[section] < 3:
            value = building_worth(s, p, PIECE_AT.put(section), discount, w)
            if value > most:
                most = value
    return most


def build(s: GreatWall, p: int, options: list[int], w: Weights) -> int:
    """What is worth most, else stop."""
    best = options[-1]
    most = 0.0
    discount = BUILD_DISCOUNT.of(args_of(s.stack[-1]))
    for what in options:
        if PIECE.has(what):
            value = building_worth(s, p, what, discount, w)
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
