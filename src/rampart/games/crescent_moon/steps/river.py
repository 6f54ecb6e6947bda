"""Where a hex of the variable map may lie: the river grows from its ends, other hexes lie snug (CM-024 to CM-028)."""

from typing import Final

from rampart.games.crescent_moon.content.land import (
    CELL_WORDS,
    EDGES,
    STEP_Q,
    STEP_R,
    cell,
    cell_q,
    cell_r,
    corner_place,
    edge_place,
)
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.tables import FORD, RIVER
from rampart.kernel.codec import Options, count, one_of

PLACES: Final = Options()
PLACE: Final = PLACES.case("place")
TURNED: Final = PLACE.part("turn", count(EDGES - 1))  # of a river hex
CELL: Final = PLACE.part("cell", one_of(CELL_WORDS))


class Course:
    """The river as it runs: its two ends, the corners it touches, the sides it follows, and all cells taken."""

    def __init__(self, taken: list[int], ends: list[int], corners: list[int], sides: list[int]) -> None:
        self.taken = taken
        self.ends = ends
        self.corners = corners
        self.sides = sides

    def with_cell(self, number: int) -> "Course":
        """The same river with one more cell taken."""
        return Course([*self.taken, number], self.ends, self.corners, self.sides)

    def with_river(self, number: int, turn: int) -> "Course":
        """The river lengthened by a river hex: the end it used is replaced by its other end (CM-025)."""
        q, r = cell_q(number), cell_r(number)
        tips = tips_of(q, r, turn)
        ends = self.ends[:]
        at = 0 if tips[0] in ends else 1
        ends[ends.index(tips[at])] = tips[1 - at]
        corners = [*self.corners, tips[1 - at], corner_place(q, r, turn)]
        sides = [*self.sides, edge_place(q, r, turn), edge_place(q, r, (turn + 1) % EDGES)]
        return Course([*self.taken, number], ends, corners, sides)


def tips_of(q: int, r: int, turn: int) -> list[int]:
    """The two corners where the river of a river hex begins and ends."""
    return [corner_place(q, r, (turn - 1) % EDGES), corner_place(q, r, (turn + 1) % EDGES)]


def course_of(s: CrescentMoon) -> Course:
    """The course of the river over the hexes laid so far, found in the order of their laying."""
    course = Course([], [], [], [])
    for h in range(len(s.hex_tile)):
        number, turn = s.hex_cell[h], s.hex_turn[h]
        q, r = cell_q(number), cell_r(number)
        if s.hex_tile[h] == FORD:
            mouths = [corner_place(q, r, turn), corner_place(q, r, (turn + 3) % EDGES)]
            course = Course([number], mouths, mouths, [])
        elif s.hex_tile[h] == RIVER and lengthens(course, number, turn):
            course = course.with_river(number, turn)
        else:
            course = course.with_cell(number)
    return course


def lengthens(course: Course, number: int, turn: int) -> bool:
    """Does a river hex there begin at an end of the river and touch it nowhere else (CM-025)?"""
    q, r = cell_q(number), cell_r(number)
    tips = tips_of(q, r, turn)
    bend = corner_place(q, r, turn)
    if (tips[0] in course.ends) == (tips[1] in course.ends):
        return False
    far = tips[1] if tips[0] in course.ends else tips[0]
    if far in course.corners or bend in course.corners:
        return False
    return edge_place(q, r, turn) not in course.sides and edge_place(q, r, (turn + 1) % EDGES) not in course.sides


def free_cells(course: Course) -> list[int]:
    """Free cells that share a side with a hex laid (CM-024)."""
    out: list[int] = []
    for number in course.taken:
        for edge in range(EDGES):
            other = cell(cell_q(number) + STEP_Q[edge], cell_r(number) + STEP_R[edge])
            if other >= 0 and other not in course.taken and other not in out:
                out.append(other)
    return sorted(out)


def shared_sides(course: Course, number: int) -> int:
    """How many hexes laid a cell touches; rivers do not matter (CM-026)."""
    n = 0
    for edge in range(EDGES):
        if cell(cell_q(number) + STEP_Q[edge], cell_r(number) + STEP_R[edge]) in course.taken:
            n += 1
    return n


def river_placements(course: Course) -> list[int]:
    """All places of a river hex that lengthen the river, as cell * 6 + turn (CM-025)."""
    out: list[int] = []
    for number in free_cells(course):
        for turn in range(EDGES):
            if lengthens(course, number, turn):
                out.append(CELL.put(number) + TURNED.put(turn))
    return out


def growing_ends(course: Course) -> list[int]:
    """At which of the river's ends another river hex could be laid, by their places in the list of ends."""
    tips: list[int] = []
    for place in river_placements(course):
        tips += tips_of(cell_q(CELL.of(place)), cell_r(CELL.of(place)), TURNED.of(place))
    return [i for i in range(len(course.ends)) if course.ends[i] in tips]


def leaves_open(growing: list[int], after: Course) -> bool:
    """Does every river end that could grow before still grow, or its successor (CM-027)?"""
    still = growing_ends(after)
    return all(i in still for i in growing)


def snug_cells(course: Course, cells: list[int]) -> list[int]:
    """Those of the cells that touch the most hexes (CM-026)."""
    most = max([shared_sides(course, number) for number in cells], default=0)
    return [number for number in cells if shared_sides(course, number) == most]


def placements(s: CrescentMoon, tile: int) -> list[int]:
    """Where a hex may lie, as cell * 6 + turn (CM-024 to CM-028)."""
    course = course_of(s)
    if tile == RIVER:
        growing = river_placements(course)
        if rivers_left(s) > 1:
            ends = growing_ends(course)
            growing = [x for x in growing if leaves_open(ends, course.with_river(CELL.of(x), TURNED.of(x)))] or growing
        if growing:
            return growing
        return [CELL.put(number) + TURNED.put(turn) for number in plain_cells(s, course) for turn in range(EDGES)]
    return [CELL.put(number) + TURNED.put(0) for number in plain_cells(s, course)]


def plain_cells(s: CrescentMoon, course: Course) -> list[int]:
    """Where a hex may lie that is no part of the river: snug, and not in the river's way (CM-026, CM-027)."""
    cells = free_cells(course)
    if rivers_left(s):
        ends = growing_ends(course)
        cells = [number for number in cells if leaves_open(ends, course.with_cell(number))] or cells
    return snug_cells(course, cells)


def rivers_left(s: CrescentMoon) -> int:
    """River hexes not laid yet; how many there are in all is known to everybody."""
    return 4 - s.hex_tile.count(RIVER)


def placeable_tiles(s: CrescentMoon, p: int) -> list[int]:
    """The different hexes of a hand; a river hex without a place on the river only as the last resort (CM-028)."""
    tiles = sorted(set(s.tile_hands[p]))
    if RIVER in tiles and len(tiles) > 1 and not river_placements(course_of(s)):
        tiles.remove(RIVER)
    return tiles
