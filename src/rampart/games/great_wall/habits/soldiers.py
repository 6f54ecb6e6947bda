"""Plain choices about soldiers: whom to recruit, where they stand, whom they wound, and who bears shame."""

from typing import Final

from rampart.games.great_wall.arguments import RECRUITS
from rampart.games.great_wall.battle import any_soldier, free_firing, has_soldier, sections_in_play
from rampart.games.great_wall.codes import REC_GROUP
from rampart.games.great_wall.content.hordes import GRIDS, HONOURS
from rampart.games.great_wall.content.names import type_of
from rampart.games.great_wall.habits.years import DISC, counts_in_the_end, drowned, years_after
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
from rampart.games.great_wall.tables import ARCHER, CHI, GOLD, HORSEMAN, KINDS, OPEN, SPEARMAN, STONE, WOOD
from rampart.games.great_wall.tokens import STAINED_CARD, STAINED_HORDE
from rampart.kernel.frame import args_of

REWARDS: Final = [0.0, 1.0, 2.0, 3.0, 1.1, 1.1, 1.2, 1.2, 1.4, 1.7]  # printed in cells, in honor
SAFE: Final = 4.0  # of a rest area for him: more than a spot of a horde, where winter may kill him


def payable(s: GreatWall, p: int) -> int:
    """About how many soldiers the resources could pay."""
    mine = s.resources[p]
    feet = min(mine[STONE] // 2, mine[GOLD], s.pool[p][SPEARMAN])
    riders = 1 if feet == 0 and mine[GOLD] > 2 and mine[WOOD] and s.pool[p][HORSEMAN] else 0
    return feet + riders + min(mine[CHI] // 2, mine[WOOD], s.pool[p][ARCHER])


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
