"""The land: hexes by axial coordinates, their terrain, and which of them are adjacent with and without rivers.

Directions and edges are numbered 0 east, then against the clock: north-east, north-west, west, south-west, south-east.
Corner k of a hex lies between its edges k and k + 1. A river tile turned by o has its river along its edges o and
o + 1; the mouths of a ford turned by f are its corners f and f + 3 (CM-037, CM-038).
"""

from typing import Final

from rampart.games.crescent_moon.tables import FORD, RIVER, SACRED_SITE, TERRAIN_OF

STEP_Q: Final = [1, 1, 0, -1, -1, 0]
STEP_R: Final = [0, -1, -1, 0, 1, 1]
EDGES: Final = 6
REACH: Final = 7  # cells of the grid lie from -7 to 7 in both coordinates
WIDTH: Final = 2 * REACH + 1
CELLS: Final = WIDTH * WIDTH
ROW_LENGTH: Final = 16
HEX_NAMES: Final = [f"{letter}{n}" for letter in "abcdefghijklmnop" for n in range(1, ROW_LENGTH + 1)]


def cell(q: int, r: int) -> int:
    """A cell of the grid as a number, -1 beyond its reach."""
    if q < -REACH or q > REACH or r < -REACH or r > REACH:
        return -1
    return (q + REACH) * WIDTH + r + REACH


def cell_q(number: int) -> int:
    """The first coordinate of a cell."""
    return number // WIDTH - REACH


def cell_r(number: int) -> int:
    """The second coordinate of a cell."""
    return number % WIDTH - REACH


CELL_WORDS: Final = [f"{cell_q(number)},{cell_r(number)}" for number in range(CELLS)]


class Land:
    """A map that is laid out: nothing in it ever changes, so states share it."""

    def __init__(self, cells: list[int], tiles: list[int], turns: list[int]) -> None:
        self.cells = cells
        self.q: list[int] = [cell_q(number) for number in cells]
        self.r: list[int] = [cell_r(number) for number in cells]
        self.tiles = tiles
        self.turns = turns
        self.size = len(tiles)
        self.terrain: list[int] = [TERRAIN_OF[tile] for tile in tiles]
        self.across: list[list[int]] = [[] for _ in tiles]  # neighbors by geometry, as with Ships (CM-307)
        self.adjacent: list[list[int]] = [[] for _ in tiles]  # neighbors that no river cuts off (CM-037)
        self.across_mask: list[int] = [0] * self.size
        self.adjacent_mask: list[int] = [0] * self.size
        self.ford = -1
        self.sacred_site = -1
        for h in range(self.size):
            self.place_hex(h)
        self.marks: list[int] = hex_marks(self.q, self.r)
        self.names: list[str] = [HEX_NAMES[mark] for mark in self.marks]

    def place_hex(self, h: int) -> None:
        """Find the neighbors of a hex and note its feature."""
        if self.tiles[h] == FORD:
            self.ford = h
        elif self.tiles[h] == SACRED_SITE:
            self.sacred_site = h
        for edge in range(EDGES):
            other = self.hex_at(self.q[h] + STEP_Q[edge], self.r[h] + STEP_R[edge])
            if other >= 0:
                self.across[h].append(other)
                self.across_mask[h] |= 1 << other
                if not self.has_river(h, edge) and not self.has_river(other, (edge + 3) % EDGES):
                    self.adjacent[h].append(other)
                    self.adjacent_mask[h] |= 1 << other
        self.across[h].sort()
        self.adjacent[h].sort()

    def hex_at(self, q: int, r: int) -> int:
        """The hex at these coordinates, -1 if none lies there."""
        for h in range(self.size):
            if self.q[h] == q and self.r[h] == r:
                return h
        return -1

    def has_river(self, h: int, edge: int) -> bool:
        """Does a river tile's own river run along this edge?"""
        return self.tiles[h] == RIVER and (edge == self.turns[h] or edge == (self.turns[h] + 1) % EDGES)


def hex_marks(q: list[int], r: list[int]) -> list[int]:
    """The places of the hexes in HEX_NAMES: a letter for the row from the top, a number counted from the left."""
    marks: list[int] = []
    top = min(r, default=0)
    for h in range(len(q)):
        place = 0
        for other in range(len(q)):
            if r[other] == r[h] and q[other] < q[h]:
                place += 1
        marks.append((r[h] - top) * ROW_LENGTH + place)
    return marks


def way_to(q: int, r: int) -> tuple[int, int, int]:
    """How to get there from where the map begins: over which edge how many steps, then how many over the next."""
    far = max(abs(q), abs(r), abs(q + r))
    for edge in range(EDGES):
        after = (edge + 1) % EDGES
        for more in range(far):
            steps = far - more
            across, down = steps * STEP_Q[edge] + more * STEP_Q[after], steps * STEP_R[edge] + more * STEP_R[after]
            if across == q and down == r:
                return edge, steps, more
    return 0, 0, 0


def in_reading_order(cells: list[int]) -> list[int]:
    """The hexes from the top row to the bottom row, each from left to right."""
    return sorted(range(len(cells)), key=lambda h: (cell_r(cells[h]), cell_q(cells[h])))


# ---- the course of the river while a variable map grows (CM-025)


def corner_place(q: int, r: int, corner: int) -> int:
    """A number for a corner of the grid, the same from each of the three hexes that share it."""
    x = 3 * q + STEP_Q[corner] + STEP_Q[(corner + 1) % EDGES]
    y = 3 * r + STEP_R[corner] + STEP_R[(corner + 1) % EDGES]
    return (x + 100) * 201 + y + 100


def edge_place(q: int, r: int, edge: int) -> int:
    """A number for a side of the grid, the same from both hexes that share it."""
    x = 2 * q + STEP_Q[edge]
    y = 2 * r + STEP_R[edge]
    return (x + 100) * 201 + y + 100


NO_LAND: Final = Land([], [], [])
