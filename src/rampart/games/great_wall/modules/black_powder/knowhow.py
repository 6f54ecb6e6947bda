"""What the bots know of Black Powder: what a shot, a tower and a machine are worth, and when the wall is lost."""

from typing import Final

from rampart.games.great_wall.arguments import BUILD_DISCOUNT
from rampart.games.great_wall.battle import has_soldier, may_wound
from rampart.games.great_wall.codes import S_LEVY
from rampart.games.great_wall.content.hordes import HONOURS
from rampart.games.great_wall.content.names import type_of
from rampart.games.great_wall.habits.building import building_worth
from rampart.games.great_wall.habits.goods import AHEAD
from rampart.games.great_wall.habits.knowhow import NOTHING, Knowhow
from rampart.games.great_wall.habits.soldiers import best_wound, spoils
from rampart.games.great_wall.habits.years import years_after
from rampart.games.great_wall.modules.black_powder import codes as c
from rampart.games.great_wall.modules.black_powder.arguments import ARMED_AT, ARMED_WITH, SHOT
from rampart.games.great_wall.modules.black_powder.machines import (
    ARM,
    ARM_AT,
    ARM_WITH,
    FIRE,
    HOLD,
    MACHINE_HONOUR,
    PRICES,
    machine_discount,
)
from rampart.games.great_wall.modules.black_powder.names import ROCKET_CELLS
from rampart.games.great_wall.modules.black_powder.part import (
    BLACK_POWDER,
    MACHINES,
    ROCKETS,
    powder_of,
    sections_beside,
    standing,
)
from rampart.games.great_wall.modules.black_powder.shots import (
    HONOURS as SHOT_HONOURS,
)
from rampart.games.great_wall.modules.black_powder.shots import (
    REACH,
    can_shoot,
    cells_of,
    shot_price,
    soldiers_hit,
)
from rampart.games.great_wall.modules.black_powder.siege import RAM, TREBUCHET
from rampart.games.great_wall.modules.black_powder.soldiers import DROP_CELL, DROP_SLOT, STAY
from rampart.games.great_wall.modules.black_powder.towers import GUN, GUN_AT, GUN_TYPE, NO_TOWER
from rampart.games.great_wall.modules.black_powder.towers import HOLD as HOLD_FIRE
from rampart.games.great_wall.modules.black_powder.troops import DRAGON, MONKEY, PANDA
from rampart.games.great_wall.queries import defence, offence
from rampart.games.great_wall.spots import STROKE_CELL, STROKE_SLOT
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.building import PIECE, STOP
from rampart.games.great_wall.tables import FIRST_SOLDIER, MATERIALS, OPEN, ROWS_DEEP, SPECIAL, STANCES
from rampart.games.great_wall.weights import Weights
from rampart.kernel.frame import args_of

A_WOUND: Final = 0.5  # on a horde where the seat has no soldier
A_HELP: Final = 1.4  # where it has one, the more the nearer its defeat
A_LOSS: Final = 3.5  # of an own soldier
A_HELD: Final = 1.7  # of a section beside an own tower, by year
LOST_WALL: Final = [80.0, 30.0, 12.0]  # by the levels that the engines of this winter leave
CHEAP: Final = (MONKEY, DRAGON, PANDA)  # clans whose special soldiers cost hardly more than others
HASTE: Final = 1.5
LANDING: Final = 4.0  # what a bomber on a horde must bring to leave its firing spot


class PowderKnowhow(Knowhow):
    """Shoot where it helps, man towers that hold, and keep a wall standing."""

    word = BLACK_POWDER

    def choose(self, s: GreatWall, p: int, code: int, options: list[int], w: Weights) -> int:
        """Plain choices of its steps, and special soldiers first where they can be paid."""
        if code == S_LEVY:
            return SPECIAL if SPECIAL in options and years_after(s) > 0 and s.clans[p] in CHEAP else NOTHING
        if code < c.S_FIRST_OVERSEER or code > c.S_LOSE_MACHINES:
            return NOTHING
        if code == c.S_BUILD_OR_ARM:
            return build_or_arm(s, p, options, w)
        if code == c.S_MAN_TOWER:
            return best_tower(s, p, options, w)
        if code == c.S_TOWER_SHOT:
            return best_gun(s, p, options, w)
        if code == c.S_SPECIAL_SHOT:
            return best_wound(s, p, options)
        if code == c.S_DROP:
            return landing(s, p, options)
        return aimed(s, p, code, options, w)

    def haste(self) -> float:
        """More hordes, no barricades at the start: most games end by shame in the third year."""
        return HASTE

    def worth(self, s: GreatWall, p: int, years: float, w: Weights) -> float:
        """Towers that will hold, less the danger that the last wall falls."""
        part, value = powder_of(s), 0.0
        for tower in range(len(part.towers)):
            if part.towers[tower] == p:
                value += tower_worth(s, tower, w) * (years if years < 3.0 else 3.0)
        left = sum(s.wall) - engines(s)
        return value - (LOST_WALL[left] if 0 < left < len(LOST_WALL) else LOST_WALL[0] if left <= 0 else 0.0)


def engines(s: GreatWall) -> int:
    """How many wall levels rams and trebuchets may destroy this winter."""
    n = 0
    for slot in range(len(s.hordes)):
        card = s.hordes[slot]
        if card < 0 or s.wall[slot // ROWS_DEEP] == 0:
            continue
        if type_of(card) == TREBUCHET or (type_of(card) == RAM and slot % ROWS_DEEP < 2):
            n += 1
    return n


# ---- shots


def hits_worth(s: GreatWall, p: int, slot: int, cells: list[int], w: Weights) -> float:
    """What hitting some cells of a card is worth: wounds, less own soldiers and shame for others'."""
    covers = s.covers[slot]
    value = 0.0
    if may_wound(s, slot):
        left = covers.count(OPEN)
        mine = has_soldier(s, p, slot)
        for cell in cells:
            if covers[cell] == OPEN:
                value += A_HELP * HONOURS[type_of(s.hordes[slot])] / (4.0 + left) if mine else A_WOUND
    strangers = False
    for cell in soldiers_hit(s, slot, cells):
        if (covers[cell] - FIRST_SOLDIER) // STANCES == p:
            value -= A_LOSS
        else:
            strangers = True
    return value - (w.shame if strangers else 0.0)


def target_worth(s: GreatWall, p: int, machine: int, slot: int, w: Weights) -> float:
    """The best that a shot at a card may bring; of rockets what they bring on the whole."""
    if s.hordes[slot] < 0:
        return -100.0
    if machine == ROCKETS:
        total = 0.0
        for cells in ROCKET_CELLS:
            total += hits_worth(s, p, slot, cells, w)
        return total / len(ROCKET_CELLS)
    most = -100.0
    for column in range(REACH[machine]):
        value = hits_worth(s, p, slot, cells_of(machine, column, -1), w)
        if value > most:
            most = value
    return most


def shot_worth(s: GreatWall, p: int, machine: int, section: int, w: Weights) -> float:
    """What a shot from a section brings, its price taken off."""
    most = -100.0
    for slot in range(section * ROWS_DEEP, section * ROWS_DEEP + ROWS_DEEP):
        value = target_worth(s, p, machine, slot, w)
        if value > most:
            most = value
    return most + SHOT_HONOURS[machine] - AHEAD * shot_price(s, p, machine)


def aimed(s: GreatWall, p: int, code: int, options: list[int], w: Weights) -> int:
    """Whether to shoot, at which card, at which column, or with which rocket; elsewhere the first option."""
    if code == c.S_MAY_SHOOT:
        args = args_of(s.stack[-1])
        machine, section = ARMED_WITH.of(args), ARMED_AT.of(args)
        return FIRE if FIRE in options and shot_worth(s, p, machine, section, w) > 0.0 else HOLD
    if code != c.S_AIM and code != c.S_AIM_COLUMN and code != c.S_PICK_ROCKET:
        return options[0]
    place = SHOT.of(args_of(s.stack[-1]))
    machine, slot = s.pad[place + c.SHOT_MACHINE], s.pad[place + c.SHOT_SLOT]
    best, most = options[0], -1000.0
    for option in options:
        if code == c.S_AIM:
            value = target_worth(s, p, machine, option, w)
        elif code == c.S_AIM_COLUMN:
            value = hits_worth(s, p, slot, cells_of(machine, option, -1), w)
        else:
            value = hits_worth(s, p, slot, ROCKET_CELLS[option], w)
        if value > most:
            best, most = option, value
    return best


# ---- towers


def tower_worth(s: GreatWall, tower: int, w: Weights) -> float:
    """What a spearman in a tower brings in a winter: honor where sections hold, shame where they fall."""
    value = 0.0
    for section in sections_beside(s, tower):
        gap = offence(s, section) - defence(s, section)
        risk = 0.9 if gap > 4 else (0.6 if gap > 0 else (0.3 if gap > -3 else 0.1))
        value += (1.0 - risk) * A_HELD - risk * w.shame
    return value


def best_tower(s: GreatWall, p: int, options: list[int], w: Weights) -> int:
    """The tower that brings most with its shot; not where one's own stands already without a shot to win."""
    best, most = NO_TOWER, 0.0
    for tower in options:
        if tower == NO_TOWER:
            continue
        value = 0.0 if powder_of(s).towers[tower] == p else tower_worth(s, tower, w)
        shot = 0.0
        for section in sections_beside(s, tower):
            for machine in range(MACHINES):
                if standing(s, section, machine) and can_shoot(s, p, machine, section):
                    gain = shot_worth(s, p, machine, section, w)
                    if gain > shot:
                        shot = gain
        if value + shot > most:
            best, most = tower, value + shot
    return best


def best_gun(s: GreatWall, p: int, options: list[int], w: Weights) -> int:
    """The machine whose shot brings most, if it brings anything."""
    best, most = HOLD_FIRE, 0.0
    for option in options:
        if GUN.has(option):
            value = shot_worth(s, p, GUN_TYPE.of(option), GUN_AT.of(option), w)
            if value > most:
                best, most = option, value
    return best


# ---- building, and a bomber's drop


def build_or_arm(s: GreatWall, p: int, options: list[int], w: Weights) -> int:
    """What is worth most: a piece of the wall, a machine with its shot, or nothing."""
    best, most = STOP, 0.0
    discount = BUILD_DISCOUNT.of(args_of(s.stack[-1]))
    for option in options:
        if PIECE.has(option):
            value = building_worth(s, p, option, discount, w)
        elif ARM.has(option):
            value = machine_worth(s, p, ARM_WITH.of(option), ARM_AT.of(option), w)
        else:
            continue
        if value > most:
            best, most = option, value
    return best


def machine_worth(s: GreatWall, p: int, machine: int, section: int, w: Weights) -> float:
    """The honor of a machine and of its first shot, less what the builder pays."""
    paid = 0
    for r in range(MATERIALS):
        paid += max(0, PRICES[machine][r] - s.warehouse[r])
    paid = max(0, paid - machine_discount(s, p, machine))
    shot = shot_worth(s, p, machine, section, w) if can_shoot(s, p, machine, section) else 0.0
    return MACHINE_HONOUR + max(0.0, shot) - AHEAD * paid


def landing(s: GreatWall, p: int, options: list[int]) -> int:
    """A bomber drops where the spot pays more than more shots would."""
    best, most = STAY, LANDING
    for option in options:
        if option != STAY:
            value = spoils(s, p, STROKE_CELL.put(DROP_CELL.of(option)) + STROKE_SLOT.put(DROP_SLOT.of(option)))
            if value > most:
                best, most = option, value
    return best


POWDER_KNOWHOW: Final = PowderKnowhow()
