"""The five preset maps for four and five players: tiles in reading order, and where the starting groups stand.

A tile is (q, r, kind, turn); starting hexes are listed by character, two groups each (CM-005).
"""

from typing import Final

from rampart.games.crescent_moon.content.land import Land, cell
from rampart.games.crescent_moon.tables import (
    DESERT,
    FORD,
    MOUNTAIN,
    PLAIN,
    QUARRY,
    RIVER,
    SACRED_SITE,
    WILDERNESS,
)

DIVIDED5_TILES: Final = [
    (-1, -1, QUARRY, 0), (0, -1, RIVER, 4), (1, -1, PLAIN, 0), (-2, 0, RIVER, 4),
    (-1, 0, RIVER, 2), (0, 0, FORD, 1), (1, 0, PLAIN, 0), (-3, 1, SACRED_SITE, 0),
    (-2, 1, MOUNTAIN, 0), (-1, 1, RIVER, 1), (0, 1, WILDERNESS, 0), (1, 1, WILDERNESS, 0),
    (-3, 2, DESERT, 0), (-2, 2, MOUNTAIN, 0), (-1, 2, WILDERNESS, 0), (0, 2, QUARRY, 0),
]  # fmt: skip
DIVIDED5_STARTS: Final = [1, 8, 5, 11, 6, 4, 3, 12, 15, 2]

DIVIDED4_TILES: Final = [
    (-1, -1, PLAIN, 0), (0, -1, RIVER, 4), (1, -1, PLAIN, 0), (-2, 0, MOUNTAIN, 0),
    (-1, 0, QUARRY, 0), (0, 0, RIVER, 0), (1, 0, QUARRY, 0), (-2, 1, RIVER, 1),
    (-1, 1, FORD, 2), (0, 1, RIVER, 2), (-3, 2, SACRED_SITE, 0), (-2, 2, WILDERNESS, 0),
    (-1, 2, DESERT, 0),
]  # fmt: skip
DIVIDED4_STARTS: Final = [2, 9, 8, 11, 1, 7, 3, 0]

THAW5_TILES: Final = [
    (0, -2, QUARRY, 0), (1, -2, MOUNTAIN, 0), (-1, -1, RIVER, 1), (0, -1, RIVER, 3),
    (1, -1, MOUNTAIN, 0), (-2, 0, WILDERNESS, 0), (-1, 0, WILDERNESS, 0), (0, 0, FORD, 2),
    (1, 0, RIVER, 4), (-2, 1, SACRED_SITE, 0), (-1, 1, DESERT, 0), (0, 1, QUARRY, 0),
    (1, 1, RIVER, 0), (-2, 2, WILDERNESS, 0), (-1, 2, PLAIN, 0), (0, 2, PLAIN, 0),
]  # fmt: skip
THAW5_STARTS: Final = [6, 0, 1, 15, 2, 8, 12, 4, 10, 7]

THAW4_TILES: Final = [
    (0, -2, RIVER, 2), (1, -2, MOUNTAIN, 0), (-1, -1, RIVER, 0), (0, -1, DESERT, 0),
    (1, -1, QUARRY, 0), (-2, 0, WILDERNESS, 0), (-1, 0, RIVER, 0), (0, 0, FORD, 0),
    (1, 0, RIVER, 1), (-2, 1, SACRED_SITE, 0), (-1, 1, PLAIN, 0), (0, 1, QUARRY, 0),
    (1, 1, PLAIN, 0),
]  # fmt: skip
THAW4_STARTS: Final = [0, 6, 5, 11, 2, 7, 3, 10]

OPEN5_TILES: Final = [
    (-1, -1, RIVER, 1), (0, -1, RIVER, 1), (1, -1, RIVER, 3), (2, -1, QUARRY, 0),
    (-2, 0, PLAIN, 0), (-1, 0, WILDERNESS, 0), (0, 0, MOUNTAIN, 0), (1, 0, FORD, 2),
    (2, 0, MOUNTAIN, 0), (-2, 1, QUARRY, 0), (-1, 1, WILDERNESS, 0), (0, 1, WILDERNESS, 0),
    (1, 1, RIVER, 2), (-2, 2, PLAIN, 0), (-1, 2, DESERT, 0), (0, 2, SACRED_SITE, 0),
]  # fmt: skip
OPEN5_STARTS: Final = [6, 0, 10, 7, 1, 4, 8, 14, 5, 11]

OPEN4_TILES: Final = [
    (-1, -1, RIVER, 1), (0, -1, RIVER, 1), (1, -1, RIVER, 3), (2, -1, QUARRY, 0),
    (-2, 0, QUARRY, 0), (-1, 0, DESERT, 0), (0, 0, WILDERNESS, 0), (1, 0, FORD, 2),
    (2, 0, RIVER, 4), (-2, 1, MOUNTAIN, 0), (-1, 1, SACRED_SITE, 0), (0, 1, PLAIN, 0),
    (1, 1, PLAIN, 0),
]  # fmt: skip
OPEN4_STARTS: Final = [4, 5, 1, 11, 12, 7, 2, 8]

VALLEY5_TILES: Final = [
    (-1, -2, WILDERNESS, 0), (0, -2, QUARRY, 0), (1, -2, DESERT, 0), (-2, -1, SACRED_SITE, 0),
    (-1, -1, MOUNTAIN, 0), (0, -1, MOUNTAIN, 0), (1, -1, QUARRY, 0), (-2, 0, WILDERNESS, 0),
    (-1, 0, RIVER, 5), (0, 0, FORD, 2), (1, 0, WILDERNESS, 0), (-2, 1, PLAIN, 0),
    (-1, 1, PLAIN, 0), (0, 1, RIVER, 2), (-2, 2, RIVER, 4), (-1, 2, RIVER, 2),
]  # fmt: skip
VALLEY5_STARTS: Final = [15, 2, 10, 12, 9, 8, 4, 11, 7, 0]

VALLEY4_TILES: Final = [
    (-1, -1, WILDERNESS, 0), (0, -1, QUARRY, 0), (1, -1, DESERT, 0), (-2, 0, QUARRY, 0),
    (-1, 0, RIVER, 5), (0, 0, FORD, 2), (1, 0, SACRED_SITE, 0), (-2, 1, RIVER, 1),
    (-1, 1, PLAIN, 0), (0, 1, RIVER, 2), (1, 1, MOUNTAIN, 0), (-2, 2, PLAIN, 0),
    (-1, 2, RIVER, 0),
]  # fmt: skip
VALLEY4_STARTS: Final = [10, 0, 5, 2, 4, 9, 8, 7]

MEETING5_TILES: Final = [
    (0, -2, DESERT, 0), (1, -2, WILDERNESS, 0), (-1, -1, WILDERNESS, 0), (0, -1, SACRED_SITE, 0),
    (1, -1, MOUNTAIN, 0), (2, -1, MOUNTAIN, 0), (-2, 0, RIVER, 1), (-1, 0, RIVER, 1),
    (0, 0, FORD, 2), (1, 0, RIVER, 4), (2, 0, RIVER, 2), (-2, 1, PLAIN, 0),
    (-1, 1, WILDERNESS, 0), (0, 1, PLAIN, 0), (1, 1, QUARRY, 0), (-1, 2, QUARRY, 0),
]  # fmt: skip
MEETING5_STARTS: Final = [7, 15, 6, 5, 10, 11, 13, 2, 8, 0]

MEETING4_TILES: Final = [
    (0, -2, MOUNTAIN, 0), (1, -2, PLAIN, 0), (-1, -1, RIVER, 3), (0, -1, SACRED_SITE, 0),
    (1, -1, RIVER, 0), (-2, 0, DESERT, 0), (-1, 0, FORD, 2), (0, 0, RIVER, 4),
    (1, 0, RIVER, 2), (-2, 1, QUARRY, 0), (-1, 1, WILDERNESS, 0), (0, 1, QUARRY, 0),
    (-2, 2, PLAIN, 0),
]  # fmt: skip
MEETING4_STARTS: Final = [0, 1, 7, 6, 4, 12, 11, 5]


class Preset:
    """A preset map: its land and the starting hex of each group, character by character."""

    def __init__(self, tiles: list[tuple[int, int, int, int]], starts: list[int]) -> None:
        self.land = Land([cell(t[0], t[1]) for t in tiles], [t[2] for t in tiles], [t[3] for t in tiles])
        self.starts = starts


FOR_FOUR: Final = [
    Preset(DIVIDED4_TILES, DIVIDED4_STARTS),
    Preset(THAW4_TILES, THAW4_STARTS),
    Preset(OPEN4_TILES, OPEN4_STARTS),
    Preset(VALLEY4_TILES, VALLEY4_STARTS),
    Preset(MEETING4_TILES, MEETING4_STARTS),
]
FOR_FIVE: Final = [
    Preset(DIVIDED5_TILES, DIVIDED5_STARTS),
    Preset(THAW5_TILES, THAW5_STARTS),
    Preset(OPEN5_TILES, OPEN5_STARTS),
    Preset(VALLEY5_TILES, VALLEY5_STARTS),
    Preset(MEETING5_TILES, MEETING5_STARTS),
]


def preset(number: int, players: int) -> Preset:
    """The preset map of that number for so many players."""
    return FOR_FIVE[number] if players == 5 else FOR_FOUR[number]


class Group:
    """Pieces of a character that start together in one hex."""

    def __init__(
        self, ordinary: int = 0, mercenaries: int = 0, token: int = 0, stronghold: int = -1, settlement: int = -1
    ) -> None:
        self.ordinary = ordinary
        self.mercenaries = mercenaries
        self.token = token
        self.stronghold = stronghold  # 0 a fort, 1 a castle
        self.settlement = settlement  # 0 a town, 1 a city


GROUPS: Final = [
    [Group(ordinary=1, token=1), Group(token=1)],
    [Group(stronghold=0), Group(token=1)],
    [Group(settlement=1), Group(settlement=0, stronghold=0, mercenaries=1)],
    [Group(stronghold=1, ordinary=1), Group(stronghold=1)],
    [Group(mercenaries=1, token=1), Group(token=1)],
]
