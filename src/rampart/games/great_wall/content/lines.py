"""The setup lines of the generals: wood, stone, gold, chi, tactic cards and tea value (GWC-GEN)."""

from typing import Final

from rampart.games.great_wall.modules.black_powder.names import BP_LINES
from rampart.games.great_wall.modules.chronicles.names import GENERAL_SETUP
from rampart.games.great_wall.modules.fifth_player.names import FIFTH_LINES

GENERAL_LINES: Final = [
    [2, 4, 3, 7, 2, 55],
    [3, 4, 4, 5, 2, 62],
    [6, 2, 3, 6, 1, 41],
    [3, 5, 5, 3, 1, 17],
    [4, 4, 4, 4, 1, 73],
    [3, 3, 6, 4, 2, 35],
    [3, 6, 4, 3, 2, 48],
    [4, 5, 3, 4, 1, 29],
    [4, 3, 3, 5, 2, 12],
    [6, 5, 2, 3, 1, 66],
    [5, 6, 3, 2, 1, 81],
    [3, 4, 4, 3, 3, 94],
    [4, 4, 5, 3, 1, 23],
    *BP_LINES,
    *FIFTH_LINES,
    *[line for _, line in GENERAL_SETUP],
]
LINE_TACTICS: Final = 4
LINE_TEA: Final = 5
