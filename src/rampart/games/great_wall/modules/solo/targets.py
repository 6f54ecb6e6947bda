"""How Qin Jiushao finds his targets: locations for clerks, sections, spots and walls (7.4, 7.6, 7.7)."""

from typing import Final

from rampart.games.great_wall.battle import may_wound, sections_in_play
from rampart.games.great_wall.modules.solo.part import highest_first, lowest_first, qin_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.clerks import is_full
from rampart.games.great_wall.steps.spring import pointed_at
from rampart.games.great_wall.tables import (
    BARRICADES,
    BUILDERS_CAMP,
    EMBASSY,
    HEADQUARTERS,
    OPEN,
    POOL,
    ROWS_DEEP,
    SPOT_ORDER,
    TEA_HOUSE,
    TOP_WALL,
    WAR_ACADEMY,
    holds,
)

MIDDLE: Final = 1
NOT_FOR_QIN: Final = [EMBASSY, BUILDERS_CAMP, HEADQUARTERS, WAR_ACADEMY, TEA_HOUSE]  # in the order of GW-QIN60


# ---- clerks


def clerk_source(s: GreatWall, target: int) -> int:
    """Where his next clerk comes from: the pool, else the highest location above the target; -1 for none (GW-QIN32)."""
    mine = s.clerks[qin_of(s)]
    if mine[POOL]:
        return POOL
    for location in highest_first(s):
        if location == target:
            return -1
        if mine[location] and not is_full(s, location):
            return location
    return -1


def next_target(s: GreatWall, passed: int) -> int:
    """How many tokens from slot 5 up are passed when the next location with room is found; 0 for none (GW-QIN31)."""
    order = lowest_first(s)
    for i in range(passed, len(order)):
        if not is_full(s, order[i]):
            return i + 1
    return 0


def reed_move(s: GreatWall, moved: int) -> tuple[int, int]:
    """The next move of a Reed clerk that Qin rules, as source and target; -1 where there is none (GW-QIN60)."""
    mine = s.clerks[s.reed]
    for target in lowest_first(s):
        if mine[target] or is_full(s, target):
            continue
        for source in NOT_FOR_QIN:
            if mine[source] and not holds(moved, source) and not is_full(s, source):
                return source, target
        for source in highest_first(s):
            if source == target:
                break
            if mine[source] and not holds(moved, source) and not is_full(s, source):
                return source, target
        return -1, -1
    return -1, -1


# ---- sections and spots


def indicated_section(s: GreatWall) -> int:
    """The section on the back of the top card of the horde deck; an empty deck points to the middle (GW-QIN50)."""
    section = pointed_at(s)
    return section if section >= 0 else MIDDLE


def sections_in_order(s: GreatWall) -> list[int]:
    """The indicated section, then the others."""
    first = indicated_section(s)
    return [first] + [section for section in sections_in_play(s) if section != first]


def first_open(s: GreatWall, slot: int) -> int:
    """The first free spot of a card, column by column (GW-QIN53); -1 for none."""
    if s.hordes[slot] >= 0:
        cells = s.covers[slot]
        for cell in SPOT_ORDER:
            if cells[cell] == OPEN:
                return cell
    return -1


def spearman_target(s: GreatWall) -> tuple[int, int]:
    """Slot and cell that his next spearman covers: of a row-1 card (GW-QIN51); -1 for none."""
    for section in sections_in_order(s):
        cell = first_open(s, section * ROWS_DEEP)
        if cell >= 0:
            return section * ROWS_DEEP, cell
    return -1, -1


def wound_target(s: GreatWall, section: int) -> tuple[int, int]:
    """Slot and cell that an archer of a section wounds: the nearest card that may be wounded (GW-QIN53)."""
    for slot in range(section * ROWS_DEEP, section * ROWS_DEEP + ROWS_DEEP):
        if may_wound(s, slot):
            return slot, first_open(s, slot)
    return -1, -1


def wall_target(s: GreatWall) -> int:
    """The section where he builds a wall level: the indicated one, else the other; -1 where all are complete."""
    for section in sections_in_order(s):
        if s.wall[section] < TOP_WALL:
            return section
    return -1


def barricade_target(s: GreatWall) -> int:
    """The section where a barricade goes: the indicated one, else the other (GW-QIN57); -1 for none."""
    for section in sections_in_order(s):
        if s.barricades[section] < BARRICADES:
            return section
    return -1
