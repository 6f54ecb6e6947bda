"""What Qin Jiushao does: places, promotes, recruits, shoots, builds; no choice is left to anyone (7.4 to 7.6)."""

from rampart.games.great_wall.battle import free_firing, has_soldier, is_covered, lay_soldier
from rampart.games.great_wall.codes import (
    E_ATTACKED,
    E_CLERK_MOVED,
    E_CLERK_PLACED,
    E_FIRING,
    E_PROMOTED,
    E_WALL,
    E_WAREHOUSE_PAID,
)
from rampart.games.great_wall.modules.solo.part import highest_first, qin_of
from rampart.games.great_wall.modules.solo.targets import (
    indicated_section,
    spearman_target,
    wall_target,
    wound_target,
)
from rampart.games.great_wall.spots import AT_CELL, AT_SLOT
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.archers import wound
from rampart.games.great_wall.tables import (
    ARCHER,
    BY_ARCHER,
    FROM_FIRING,
    FROM_RECRUITS,
    MATERIALS,
    OF_CARDS,
    OF_SPOILS,
    OF_WALLS,
    ON_FIRING,
    POOL,
    PRODUCTION,
    SPEARMAN,
    TOP_LEVEL,
    WALL_PRICE,
    section_of,
)
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.verbs import gain_honour
from rampart.games.great_wall.vocabulary import (
    ON_ATTACK,
    ON_CLERK_MOVED,
    ON_CLERK_PLACED,
    ON_OVERSEER_PROMOTED,
    ON_WALL_BUILT,
)

SPOT_HONOUR = 2  # for each spot that his soldiers cover or wound (GW-QIN54)
PROMOTED_ALL = 3  # honor where no overseer can rise any further (GWC-SCM-01)
WALLS_DONE = 5  # honor where both walls are complete (GW-QIN56)


def place_clerk(s: GreatWall, source: int, target: int) -> None:
    """A clerk of his arrives in a location."""
    c = qin_of(s)
    s.clerks[c][source] -= 1
    s.clerks[c][target] += 1
    if source == POOL:
        if s.journal is not None:
            s.tell(E_CLERK_PLACED, s.voice(c), [target])
        moment(s, ON_CLERK_PLACED, c, target)
    else:
        if s.journal is not None:
            s.tell(E_CLERK_MOVED, s.voice(c), [source, target])
        moment(s, ON_CLERK_MOVED, c, source, target)


def promote(s: GreatWall) -> None:
    """His lowest overseer rises one level free, of equal ones that of the lowest location on the track (GWC-SCM-01)."""
    c = qin_of(s)
    best = -1
    for location in highest_first(s):
        if location < PRODUCTION and s.levels[c][location] < TOP_LEVEL:
            if best < 0 or s.levels[c][location] <= s.levels[c][best]:
                best = location
    if best < 0:
        gain_honour(s, c, PROMOTED_ALL, OF_CARDS)
        return
    s.levels[c][best] += 1
    if s.journal is not None:
        s.tell(E_PROMOTED, s.voice(c), [best, s.levels[c][best]])
    moment(s, ON_OVERSEER_PROMOTED, c, best, s.levels[c][best])


def recruit_spearman(s: GreatWall, c: int) -> bool:
    """A spearman of a clan attacks by Qin's rules; only Qin's own earn honor (GW-QIN51, GW-QIN54, GW-QIN61)."""
    slot, cell = spearman_target(s)
    if slot < 0 or s.pool[c][SPEARMAN] == 0:
        return False
    first = 0 if has_soldier(s, c, slot) else 1
    s.pool[c][SPEARMAN] -= 1
    lay_soldier(s, c, SPEARMAN, AT_SLOT[slot] + AT_CELL[cell])
    if s.journal is not None:
        s.tell(E_ATTACKED, s.voice(c), [SPEARMAN, s.hordes[slot], cell])
    gain_honour(s, c, SPOT_HONOUR, OF_SPOILS)
    covered = 1 if is_covered(s, slot) else 0
    moment(s, ON_ATTACK, c, SPEARMAN, slot, first, covered, FROM_RECRUITS, section_of(slot))
    return True


def recruit_archer(s: GreatWall) -> bool:
    """An archer takes a free firing spot of the indicated section and shoots if he can (GW-QIN52)."""
    c, section = qin_of(s), indicated_section(s)
    if s.pool[c][ARCHER] == 0 or free_firing(s, section) == 0:
        return False
    s.pool[c][ARCHER] -= 1
    s.firing[c][section] += 1
    if s.journal is not None:
        s.tell(E_FIRING, s.voice(c), [section])
    moment(s, ON_ATTACK, c, ARCHER, ON_FIRING, 0, 0, FROM_RECRUITS, section)
    shoot(s, section, BY_ARCHER)
    return True


def shoot(s: GreatWall, section: int, cause: int) -> bool:
    """An archer wounds the nearest card of his section that may be wounded (GW-QIN53)."""
    slot, cell = wound_target(s, section)
    if slot < 0:
        return False
    gain_honour(s, qin_of(s), SPOT_HONOUR, OF_SPOILS)
    wound(s, qin_of(s), slot, cell, cause)
    return True


def attack_from_wall(s: GreatWall, section: int) -> None:
    """An archer who stands on a firing spot attacks (GWC-SCM-04)."""
    c = qin_of(s)
    if wound_target(s, section)[0] >= 0:
        moment(s, ON_ATTACK, c, ARCHER, ON_FIRING, 0, 0, FROM_FIRING, section)
        shoot(s, section, BY_ARCHER)


def build(s: GreatWall) -> None:
    """He builds the next level of the indicated section; what the warehouse lacks is waived (GW-QIN56)."""
    c, section = qin_of(s), wall_target(s)
    if section < 0:
        gain_honour(s, c, WALLS_DONE, OF_CARDS)
        return
    price = WALL_PRICE[s.wall[section]]
    stored = take_from_warehouse(s, price)
    s.wall[section] += 1
    if s.journal is not None:
        s.tell(E_WALL, s.voice(c), [section, s.wall[section]])
    gain_honour(s, c, price, OF_WALLS)
    moment(s, ON_WALL_BUILT, c, section, s.wall[section], price, 0, 0, stored)


def take_from_warehouse(s: GreatWall, price: int) -> int:
    """Materials one at a time, each of the kind that is most numerous just then; returns how many (GW-QIN56)."""
    taken: list[int] = [0] * MATERIALS
    while sum(taken) < price and sum(s.warehouse) > 0:
        most = 0
        for r in range(1, MATERIALS):
            if s.warehouse[r] > s.warehouse[most]:
                most = r
        s.warehouse[most] -= 1
        taken[most] += 1
    for r in range(MATERIALS):
        if taken[r] and s.journal is not None:
            s.tell(E_WAREHOUSE_PAID, s.voice(qin_of(s)), [r, taken[r]])
    return sum(taken)
