"""The shapes of the boards: hexes, their corners and sides, the markets, and the lines along which wildlings invade."""

from typing import Final

# Corners of a hex clockwise from the north, as (is it a southern corner, dq, dr) of the hex that names it
CORNERS: Final = [(0, 0, 0), (1, 1, -1), (0, 0, 1), (1, 0, 0), (0, -1, 1), (1, 0, -1)]
# Side i of a hex joins its corners i and i + 1
SIDES: Final = ["NE", "E", "SE", "SW", "W", "NW"]
NEAR_NORTH: Final = [(0, 0), (0, -1), (1, -1)]  # the hexes that touch the northern corner of (0, 0)
NEAR_SOUTH: Final = [(0, 0), (0, 1), (-1, 1)]
LINE: Final = 4  # hexes on an invasion line
NO_LINES: Final[list[list[int]]] = []


def corner_name(south: int, q: int, r: int) -> str:
    """As in `N0,2`: the northern corner of the hex (0, 2)."""
    return f"{'S' if south else 'N'}{q},{r}"


class Board:
    """A set of hexes with everything that follows from it; all lists are by number, in reading order."""

    def __init__(self, rows: list[tuple[int, int, int]], markets: list[tuple[int, int, str]], sections: int) -> None:
        self.hexes: list[tuple[int, int]] = []  # (q, r)
        for r, first, last in rows:
            for q in range(first, last + 1):
                self.hexes.append((q, r))
        self.corner_at: list[tuple[int, int, int]] = reading_order(self.hexes)  # (south, q, r)
        self.corner_names: list[str] = [corner_name(south, q, r) for south, q, r in self.corner_at]
        self.hex_names: list[str] = [f"{q},{r}" for q, r in self.hexes]
        self.hex_corners: list[list[int]] = [
            [self.corner_at.index((south, q + dq, r + dr)) for south, dq, dr in CORNERS] for q, r in self.hexes
        ]
        self.corner_hexes: list[list[int]] = [self.hexes_at(corner) for corner in self.corner_at]
        self.edge_ends: list[tuple[int, int]] = sides_of(self.hex_corners)
        self.edge_names: list[str] = [f"{self.corner_names[c]}/{self.corner_names[d]}" for c, d in self.edge_ends]
        self.corner_edges: list[list[int]] = [[] for _ in self.corner_at]
        self.corner_near: list[list[int]] = [[] for _ in self.corner_at]
        for edge, (c, d) in enumerate(self.edge_ends):
            self.corner_edges[c].append(edge)
            self.corner_edges[d].append(edge)
            self.corner_near[c].append(d)
            self.corner_near[d].append(c)
        self.market_edges: list[int] = [self.edge_of(q, r, side) for q, r, side in markets]
        self.market_corners: list[tuple[int, int]] = [self.edge_ends[edge] for edge in self.market_edges]
        self.lines: list[list[int]] = [self.line_of(k) for k in range(sections)]

    def hexes_at(self, corner: tuple[int, int, int]) -> list[int]:
        """The hexes of the board that touch a corner."""
        south, q, r = corner
        near = [(q + dq, r + dr) for dq, dr in (NEAR_SOUTH if south else NEAR_NORTH)]
        return [h for h in range(len(self.hexes)) if self.hexes[h] in near]

    def edge_of(self, q: int, r: int, side: str) -> int:
        """The path on a side of a hex."""
        corners = self.hex_corners[self.hexes.index((q, r))]
        i = SIDES.index(side)
        c, d = corners[i], corners[(i + 1) % 6]
        return self.edge_ends.index((min(c, d), max(c, d)))

    def line_of(self, section: int) -> list[int]:
        """The hexes south of a section of the Wall, along the arrow to the south-west (NW-936)."""
        return [self.hexes.index((section - i, i)) for i in range(LINE)]

    def overflow_of(self, section: int) -> list[int]:
        """The line that takes those for whom the section's own has no room (NW-938)."""
        return self.lines[section - 1 if section > 0 else 1]


def reading_order(hexes: list[tuple[int, int]]) -> list[tuple[int, int, int]]:
    """All corners of the hexes, from north to south and from west to east."""
    found: list[tuple[int, int, int, int, int]] = []
    for q, r in hexes:
        for south, dq, dr in CORNERS:
            # height in halves of a hex's side, place from west to east in halves of its width
            at = (3 * (r + dr) + (2 if south else -2), 2 * (q + dq) + r + dr, south, q + dq, r + dr)
            if at not in found:
                found.append(at)
    found.sort()
    return [(south, q, r) for _, _, south, q, r in found]


def sides_of(hex_corners: list[list[int]]) -> list[tuple[int, int]]:
    """All sides of the hexes, each once, as pairs of corners."""
    found: list[tuple[int, int]] = []
    for corners in hex_corners:
        for i in range(6):
            c, d = corners[i], corners[(i + 1) % 6]
            side = (min(c, d), max(c, d))
            if side not in found:
                found.append(side)
    found.sort()
    return found


SOUTH_MARKETS: Final = [(-3, 3, "SE"), (-2, 3, "SE"), (-1, 3, "SE"), (0, 3, "SE"), (1, 3, "SE")]
FRAME_MARKETS: Final = [(0, 0, "NW"), (2, 0, "NE"), (3, 1, "E"), (-2, 2, "W")]  # 3:1, printed on the frame
PORTS: Final = [
    (2, 0, "E"), (1, 1, "SE"), (-1, 2, "SE"), (-2, 2, "SW"), (-2, 1, "W"), (-1, -1, "W"), (0, -2, "NW"),
    (1, -2, "NE"), (2, -1, "NE"),
]  # fmt: skip

ROWS_21: Final = [(0, 0, 3), (1, -1, 3), (2, -2, 3), (3, -3, 2)]
ROWS_16: Final = [(0, 0, 3), (1, -1, 2), (2, -2, 1), (3, -3, 0)]
ROWS_29: Final = [(0, 0, 5), (1, -1, 5), (2, -2, 5), (3, -3, 4)]
ROWS_19: Final = [(-2, 0, 2), (-1, -1, 2), (0, -2, 2), (1, -2, 1), (2, -2, 0)]

GIFT_BASE: Final = Board(ROWS_21, SOUTH_MARKETS + FRAME_MARKETS, 0)
GIFT_21: Final = Board(ROWS_21, SOUTH_MARKETS, 4)
GIFT_16: Final = Board(ROWS_16, [*SOUTH_MARKETS[:4], (1, 2, "E")], 4)
GIFT_29: Final = Board(ROWS_29, [(q, 3, "SE") for q in range(-3, 4)], 6)
CLASSIC_19: Final = Board(ROWS_19, PORTS, 0)
BOARDS: Final = [GIFT_21, GIFT_16, GIFT_BASE, GIFT_29, CLASSIC_19]
BOARD_21: Final = 0
BOARD_16: Final = 1
BOARD_BASE: Final = 2
BOARD_29: Final = 3
BOARD_CLASSIC: Final = 4
MOST_CORNERS: Final = 80
MOST_EDGES: Final = 108
MOST_HEXES: Final = 29
