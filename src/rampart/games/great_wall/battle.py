"""Soldiers, spots and firing spots: what stands where, and what can be reached from where (5.9)."""

from typing import Final

from rampart.games.great_wall.queries import ask
from rampart.games.great_wall.spots import (
    AT_CELL,
    AT_SLOT,
    SECTION_OF,
    STROKE_CELL,
    STROKE_SLOT,
    TURNED_SOUTH,
    WHO_OF,
    WOUND_AT_CELL,
    WOUND_SLOT,
    stance_of,
)
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import (
    ARCHERS_FIRING,
    BASE_KINDS,
    BROAD_HEAD,
    CELLS,
    COLUMNS,
    FIRING_SPOTS,
    FIRST_SOLDIER,
    GAP,
    HEADS,
    HORSEMAN,
    KIND_OF_STANCE,
    KINDS,
    ON_FOOT,
    OPEN,
    OTHER_HALF,
    RIGHT_HALF,
    ROWS_DEEP,
    SECTIONS,
    SHOOTERS,
    SLOTS,
    SOLDIER_STANCES,
    SPEARMAN,
    SPECIALS_FIRING,
    SPOT_ORDER,
    STANCES,
    WOUND,
    column_of,
    first_bits,
    members,
)
from rampart.games.great_wall.troops import is_shooter, troop_of
from rampart.games.great_wall.vocabulary import MAY_ATTACK_ROW, MAY_WOUND

EVERYWHERE: Final = first_bits(SLOTS)
IS_HEAD: Final = [any(stance in heads for heads in HEADS) for stance in range(STANCES)]  # by it a soldier is counted


def is_covered(s: GreatWall, slot: int) -> bool:
    """Are all vital spots of the card covered?"""
    return OPEN not in s.covers[slot]


def soldiers_on(s: GreatWall, c: int, slot: int, kind: int) -> int:
    """How many soldiers of a kind a clan has on a card; a horseman is one (GW-KIL01)."""
    base = FIRST_SOLDIER + c * STANCES
    cells = s.covers[slot]
    n = 0
    for stance in HEADS[kind]:
        n += cells.count(base + stance)
    return n


def has_soldier(s: GreatWall, c: int, slot: int) -> bool:
    """Has the clan a soldier on the card?"""
    low = FIRST_SOLDIER + c * STANCES
    for cover in s.covers[slot]:
        if low <= cover < low + SOLDIER_STANCES:
            return True
    return False


def is_present(s: GreatWall, c: int, slot: int) -> bool:
    """Has the clan a soldier on the card, or a token that counts as one?"""
    low = FIRST_SOLDIER + c * STANCES
    for cover in s.covers[slot]:
        if low <= cover < low + STANCES:
            return True
    return False


def any_soldier(s: GreatWall, slot: int) -> bool:
    """Does any soldier stand on the card?"""
    for cover in s.covers[slot]:
        if cover >= FIRST_SOLDIER and (cover - FIRST_SOLDIER) % STANCES < SOLDIER_STANCES:
            return True
    return False


def any_present(s: GreatWall, slot: int) -> bool:
    """Does any soldier stand on the card, or lie any token there that counts as one?"""
    cells = s.covers[slot]
    return bool(cells) and max(cells) >= FIRST_SOLDIER


def lay_soldier(s: GreatWall, c: int, kind: int, stroke: int) -> list[int]:
    """A soldier covers its spot, a horseman two, a troop what it says; returns the spots it takes."""
    if kind >= BASE_KINDS:
        return troop_of(s, kind).lay(s, c, stroke)
    cells = s.covers[STROKE_SLOT.of(stroke)]
    cell = STROKE_CELL.of(stroke)
    base = FIRST_SOLDIER + c * STANCES
    if kind == HORSEMAN:
        stance = stance_of(stroke)
        cells[cell] = base + stance
        cells[cell + OTHER_HALF[stance]] = base + stance + 1
        return [cell, cell + OTHER_HALF[stance]]
    cells[cell] = base + ON_FOOT
    return [cell]


def standing(s: GreatWall, c: int, slot: int, kind: int) -> list[int]:
    """The cells of a clan's soldiers of a kind on a card in the order of spots; a horseman by his first half."""
    heads = [FIRST_SOLDIER + c * STANCES + stance for stance in HEADS[kind]]
    cells = s.covers[slot]
    return [cell for cell in SPOT_ORDER if cells[cell] in heads]


def kind_on(s: GreatWall, slot: int, cell: int) -> int:
    """The kind of soldier that stands on a spot of a card."""
    return KIND_OF_STANCE[(s.covers[slot][cell] - FIRST_SOLDIER) % STANCES]


def lift_soldier(s: GreatWall, slot: int, cell: int) -> None:
    """A soldier leaves the card and wounds are left on its spots (GW-GEN06)."""
    cells = s.covers[slot]
    for mine in body(cells, cell):
        cells[mine] = WOUND


def body(cells: list[int], cell: int) -> list[int]:
    """The spots on which the soldier of a spot stands, that one first."""
    stance = (cells[cell] - FIRST_SOLDIER) % STANCES
    if stance < BROAD_HEAD:
        return [cell, cell + OTHER_HALF[stance]] if OTHER_HALF[stance] else [cell]
    left = column_of(cell) - RIGHT_HALF[stance]
    square = (left, left + 1, left + COLUMNS, left + COLUMNS + 1)
    return [cell] + [other for other in square if other != cell and cells[other] != GAP]


# ---- what can be attacked


def foot_strokes(s: GreatWall, p: int, section: int, any_row: bool) -> list[int]:
    """The free spots a spearman may cover: of the row-1 card, and of rows that cards open (GW-ATK01)."""
    out: list[int] = []
    for row in range(3):
        slot = section * 3 + row
        if s.hordes[slot] < 0:
            continue
        cells = s.covers[slot]
        if OPEN in cells and (any_row or may_reach(s, p, row, section)):
            there = AT_SLOT[slot]
            for cell in range(CELLS):
                if cells[cell] == OPEN:
                    out.append(there + AT_CELL[cell])
    return out


def horse_strokes(s: GreatWall, section: int) -> list[int]:
    """The pairs of adjacent free spots of one card, any row of the section (GW-ATK03)."""
    out: list[int] = []
    for slot in range(section * 3, section * 3 + 3):
        if s.hordes[slot] < 0:
            continue
        cells = s.covers[slot]
        for cell in range(CELLS):
            if cells[cell] != OPEN:
                continue
            if column_of(cell) < COLUMNS - 1 and cells[cell + 1] == OPEN:
                out.append(AT_SLOT[slot] + AT_CELL[cell])
            if cell < COLUMNS and cells[cell + COLUMNS] == OPEN:
                out.append(AT_SLOT[slot] + AT_CELL[cell] + TURNED_SOUTH)
    return out


def strokes(s: GreatWall, p: int, kind: int, section: int, any_row: bool) -> list[int]:
    """Where a soldier that does not shoot may attack in a section."""
    if kind >= BASE_KINDS:
        return troop_of(s, kind).strokes(s, p, section, any_row)
    return horse_strokes(s, section) if kind == HORSEMAN else foot_strokes(s, p, section, any_row)


def has_stroke(s: GreatWall, p: int, kind: int, section: int) -> bool:
    """Is there any such attack?"""
    if kind != SPEARMAN:
        return bool(strokes(s, p, kind, section, False))
    for row in range(ROWS_DEEP):
        slot = section * ROWS_DEEP + row
        if s.hordes[slot] >= 0 and OPEN in s.covers[slot] and may_reach(s, p, row, section):
            return True
    return False


def may_reach(s: GreatWall, p: int, row: int, section: int) -> bool:
    """May a spearman attack the card of a row?"""
    return row == 0 or ask(s, MAY_ATTACK_ROW, p, 0, row, section) > 0


def may_wound(s: GreatWall, slot: int) -> bool:
    """Has the card there a free spot, and may an effect or archer put a wound on it?"""
    return s.hordes[slot] >= 0 and OPEN in s.covers[slot] and ask(s, MAY_WOUND, -1, 1, slot) > 0


def woundable(s: GreatWall, slots: int) -> list[int]:
    """The spots that a wound may cover on the cards of some slots, as options."""
    out: list[int] = []
    for slot in members(slots):
        if may_wound(s, slot):
            cells = s.covers[slot]
            there = WOUND_SLOT.put(slot)
            for cell in range(CELLS):
                if cells[cell] == OPEN:
                    out.append(WOUND_AT_CELL[cell] + there)
    return out


def can_wound(s: GreatWall, slots: int) -> bool:
    """Is there a spot to wound in any of the slots?"""
    for slot in members(slots):
        if may_wound(s, slot):
            return True
    return False


def slots_of(section: int) -> int:
    return first_bits(ROWS_DEEP) << section * ROWS_DEEP


def free_firing(s: GreatWall, section: int) -> int:
    """How many firing spots of a section are free (GW-ATK12)."""
    n = FIRING_SPOTS[s.wall[section]]
    for mine in s.firing:
        n -= mine[section] + mine[SHOOTERS + section]
    return n


def can_attack(s: GreatWall, p: int, source: int) -> bool:
    """Can a soldier attack from there (GW-ATK08, GW-ATK10)?"""
    section, kind = SECTION_OF[source], WHO_OF[source]
    if kind == ARCHERS_FIRING:
        return s.firing[p][section] > 0 and can_wound(s, slots_of(section))
    if kind == SPECIALS_FIRING:
        return s.firing[p][SHOOTERS + section] > 0 and can_wound(s, slots_of(section))
    if s.rest[p][section * KINDS + kind] == 0:
        return False
    if is_shooter(s, p, kind):
        return free_firing(s, section) > 0
    return has_stroke(s, p, kind, section)


def in_the_field(s: GreatWall, p: int) -> int:
    """A player's soldiers in rest areas, on firing spots and on horde cards (GWC-614)."""
    n = sum(s.rest[p]) + sum(s.firing[p])
    low = FIRST_SOLDIER + p * STANCES
    for cells in s.covers:
        for cover in cells:
            if low <= cover < low + STANCES and IS_HEAD[cover - low]:
                n += 1
    return n


def stands_in(s: GreatWall, p: int, section: int) -> bool:
    """Has a player a soldier in a section: at rest, on a firing spot of any kind, or on a horde card?"""
    if any(s.rest[p][section * KINDS : (section + 1) * KINDS]) or any(s.firing[p][section::SECTIONS]):
        return True
    for slot in range(section * ROWS_DEEP, (section + 1) * ROWS_DEEP):
        if has_soldier(s, p, slot):
            return True
    return False


def sections_in_play(s: GreatWall) -> range:
    """The sections of the wall; with two players the left one is not used (GW-SET31)."""
    return range(s.first_section, SECTIONS)
