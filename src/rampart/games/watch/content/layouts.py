"""What lies on the boards: the standard layouts, and the tiles and numbers of the variable ones."""

from typing import Final

from rampart.games.watch.tables import (
    ANY_RESOURCE,
    BRICK,
    DESERT,
    FIELDS,
    FOREST,
    GRAIN,
    HILLS,
    ICE,
    LUMBER,
    MOUNTAINS,
    NO_NUMBER,
    ORE,
    PASTURE,
    TWO_TWELVE,
    WOOL,
)

TERRAIN_CODES: Final = {
    "FO": FOREST, "HI": HILLS, "PA": PASTURE, "FI": FIELDS, "MO": MOUNTAINS, "IC": ICE, "DE": DESERT,
}  # fmt: skip


class Layout:
    """Terrain and numbers of the hexes in reading order, and the kinds of the markets."""

    def __init__(self, tiles: str, markets: list[int]) -> None:
        words = tiles.split()
        self.terrain: list[int] = [TERRAIN_CODES[word[:2]] for word in words]
        self.numbers: list[int] = [number_of(word[2:]) for word in words]
        self.markets = markets


def number_of(word: str) -> int:
    """The code of a number token."""
    if not word:
        return NO_NUMBER
    return TWO_TWELVE if word == "2/12" else int(word)


THREE_TO_ONE: Final = [ANY_RESOURCE] * 4
BASE_STD: Final = Layout(
    "FI9 MO10 HI9 PA5 "
    "FO4 HI6 IC FI11 HI3 "
    "MO6 FI2/12 MO3 FO5 MO4 FO10 "
    "PA3 FO4 PA10 FI8 HI11 PA8",
    [BRICK, GRAIN, LUMBER, WOOL, ORE, *THREE_TO_ONE],
)  # fmt: skip
WATCH_STD_4: Final = Layout(
    "FO9 PA8 MO4 PA6 "
    "HI6 MO4 FI10 FO5 FI10 "
    "FI4 PA12 HI8 MO3 HI11 MO9 "
    "HI2 MO5 FO3 PA11 FI10 FO3",
    [GRAIN, WOOL, BRICK, LUMBER, ORE],
)  # fmt: skip
WATCH_STD_3: Final = Layout(
    "HI8 PA9 FO10 MO8 "
    "FI10 MO4 FI6 PA9 "
    "HI5 FO6 HI2/12 FO11 "
    "FI11 MO3 PA4 MO5",
    [WOOL, BRICK, LUMBER, GRAIN, ORE],
)  # fmt: skip
X_STD: Final = Layout(
    "FI6 FO5 MO9 HI4 PA9 MO8 "
    "HI5 PA10 FI4 FO10 FI8 HI10 FI5 "
    "FO11 FI3 FO9 PA8 MO3 FO4 MO6 PA12 "
    "MO3 HI5 PA11 MO3 HI11 PA6 FI2 FO4",
    [LUMBER, GRAIN, BRICK, WOOL, ORE, LUMBER, WOOL],
)  # fmt: skip
TOURNAMENT: Final = Layout(
    "FO6 PA3 PA8 "
    "FI2 MO4 FI5 FO10 "
    "FO5 HI9 DE MO6 FI9 "
    "FI10 MO11 FO3 PA12 "
    "HI8 PA4 HI11",
    [ANY_RESOURCE, BRICK, LUMBER, ANY_RESOURCE, GRAIN, ORE, ANY_RESOURCE, WOOL, ANY_RESOURCE],
)  # fmt: skip
LAYOUTS: Final = [WATCH_STD_4, WATCH_STD_3, BASE_STD, X_STD, TOURNAMENT]  # by board

# Where each color starts on BASE_STD (NW-206): first settlement, its road's other end, second settlement, its road's
BASE_STARTS: Final = [
    ["S0,2", "N0,3", "N1,3", "S2,1"],  # blue
    ["N0,1", "S0,0", "S3,0", "N2,1"],  # red
    ["S-2,2", "N-3,3", "S0,1", "N0,2"],  # yellow
    ["S-1,2", "N-2,3", "N2,3", "S2,2"],  # black
]
COLOURS_OF_THREE: Final = [0, 2, 3]  # red is not used by three

# Numbers along the coast and inward on the classic island (NW-1407)
SPIRAL: Final = [
    (2, 0), (2, -1), (2, -2), (1, -2), (0, -2), (-1, -1), (-2, 0), (-2, 1), (-2, 2), (-1, 2), (0, 2), (1, 1), (1, 0),
    (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1), (0, 0),
]  # fmt: skip
SPIRAL_NUMBERS: Final = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]
