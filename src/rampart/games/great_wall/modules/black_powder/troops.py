"""The special soldiers of the five clans: what each costs, and where it may attack (GWX-BP-SS-01 to GWX-BP-SS-05)."""

from typing import Final

from rampart.games.great_wall.modules.black_powder.arguments import (
    BURNT_AT,
    BURNT_ON,
    IN_VOLLEY,
    SHOT_FROM,
    SHOT_ORIGIN,
)
from rampart.games.great_wall.modules.black_powder.codes import S_FLAMES, S_SPECIAL_SHOT
from rampart.games.great_wall.spots import AT_CELL, AT_SLOT, STROKE_CELL, STROKE_SLOT
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import (
    BROAD,
    BROAD_HEAD,
    BROAD_OVER,
    CELLS,
    COLUMNS,
    FIRST_SOLDIER,
    FROM_FIRING,
    GAP,
    KINDS,
    MARK,
    OPEN,
    RIGHT_HALF,
    ROWS_DEEP,
    SPECIAL_ON_FOOT,
    STANCES,
    column_of,
)
from rampart.games.great_wall.troops import Troop

# by clan: wood, stone, gold, chi
MONKEY: Final = 0
DRAGON: Final = 1
TURTLE: Final = 2
SNAKE: Final = 3
PANDA: Final = 4
PRICES: Final = [[2, 0, 0, 1], [3, 0, 0, 1], [2, 2, 2, 0], [0, 0, 2, 2], [1, 0, 1, 1]]
EACH_CLAN: Final = 3  # special soldiers (GWX-BP-05)


class SpecialTroop(Troop):
    """Warrior monks, flamethrowers, tanks, crossbowmen or bombers, by the clan of their owner."""

    def code(self, s: GreatWall, c: int) -> int:
        return KINDS + s.clans[c]

    def price(self, s: GreatWall, p: int) -> list[int]:
        return PRICES[s.clans[p]]

    def shoots(self, s: GreatWall, p: int) -> bool:
        """Crossbowmen and bombers need a firing spot (GWX-BP-41)."""
        return s.clans[p] == SNAKE or s.clans[p] == PANDA

    def strokes(self, s: GreatWall, p: int, section: int, any_row: bool) -> list[int]:
        """A monk any row, a flamethrower and a tank the first (GWX-BP-SS-01, GWX-BP-SS-03, GWX-BP-SS-05)."""
        if s.clans[p] == TURTLE:
            return squares(s, section * ROWS_DEEP)
        rows = ROWS_DEEP if s.clans[p] == MONKEY else 1
        out: list[int] = []
        for slot in range(section * ROWS_DEEP, section * ROWS_DEEP + rows):
            out += open_spots(s, slot)
        return out

    def cells(self, s: GreatWall, p: int, stroke: int) -> list[int]:
        if s.clans[p] != TURTLE:
            return [STROKE_CELL.of(stroke)]
        cells = s.covers[STROKE_SLOT.of(stroke)]
        return [cell for cell in square(STROKE_CELL.of(stroke)) if cells[cell] == OPEN]

    def lay(self, s: GreatWall, c: int, stroke: int) -> list[int]:
        """On its spot; a tank covers all of its square, but counts for the spots that were free (GWX-BP-45)."""
        cells, cell = s.covers[STROKE_SLOT.of(stroke)], STROKE_CELL.of(stroke)
        base = FIRST_SOLDIER + c * STANCES
        if s.clans[c] != TURTLE:
            cells[cell] = base + SPECIAL_ON_FOOT
            return [cell]
        free: list[int] = []
        for mine in square(cell):
            right = column_of(mine) - column_of(cell)
            if cells[mine] == OPEN:
                cells[mine] = base + (BROAD if free else BROAD_HEAD) + right
                free.append(mine)
            elif cells[mine] != GAP:
                cells[mine] = base + BROAD_OVER + right
        return free

    def struck(self, s: GreatWall, p: int, slot: int, cell: int) -> None:
        """A flamethrower sets fire to the spots around it (GWX-BP-46)."""
        if s.clans[p] == DRAGON:
            s.push(S_FLAMES, p, BURNT_ON.put(slot) + BURNT_AT.put(cell))

    def shoot(self, s: GreatWall, p: int, section: int, origin: int) -> None:
        s.push(S_SPECIAL_SHOT, p, SHOT_FROM.put(section) + SHOT_ORIGIN.put(origin))

    def volley(self, s: GreatWall, p: int, section: int) -> None:
        """Mandatory like an archer's (GWX-BP-41)."""
        s.push(S_SPECIAL_SHOT, p, SHOT_FROM.put(section) + SHOT_ORIGIN.put(FROM_FIRING) + IN_VOLLEY.put(1))


def open_spots(s: GreatWall, slot: int) -> list[int]:
    """The free spots of the card in a slot, as strokes."""
    if s.hordes[slot] < 0:
        return []
    cells = s.covers[slot]
    return [AT_SLOT[slot] + AT_CELL[cell] for cell in range(CELLS) if cells[cell] == OPEN]


def square(corner: int) -> list[int]:
    """The four cells of a tank by the upper left one, column by column."""
    left = column_of(corner)
    return [left, left + COLUMNS, left + 1, left + 1 + COLUMNS]


def squares(s: GreatWall, slot: int) -> list[int]:
    """Where a tank may stand: a free spot in its square, and no soldier or token (GWX-BP-SS-05)."""
    if s.hordes[slot] < 0:
        return []
    cells = s.covers[slot]
    taken = 0
    for cell in range(CELLS):
        stance = (cells[cell] - FIRST_SOLDIER) % STANCES
        if cells[cell] < FIRST_SOLDIER:
            continue
        if stance >= BROAD_HEAD and stance != MARK:  # it stands on gaps too
            taken |= 3 << column_of(cell) - RIGHT_HALF[stance]
        else:
            taken |= 1 << column_of(cell)
    out: list[int] = []
    for left in range(COLUMNS - 1):
        if taken >> left & 3 == 0 and any(cells[cell] == OPEN for cell in square(left)):
            out.append(AT_SLOT[slot] + AT_CELL[left])
    return out


SPECIALS: Final = SpecialTroop()
