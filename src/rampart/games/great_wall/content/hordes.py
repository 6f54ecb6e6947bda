"""The horde cards: offence, honor and vital spots of the eight types (GWC-HOR); their abilities are in `abilities`."""

from typing import Final

from rampart.games.great_wall.modules.black_powder.names import BP_HONOURS, BP_OFFENCES, BP_SPOTS
from rampart.games.great_wall.modules.khan.names import HORDE_FIGURES as KHAN_HORDES
from rampart.games.great_wall.tables import (
    GAP,
    HONOUR_1,
    HONOUR_2,
    HONOUR_3,
    NO_REWARD,
    OPEN,
    REWARD_ANY,
    REWARD_TACTIC,
    REWARD_WOOD,
)

SIGNS: Final = {
    ".": -1, "-": NO_REWARD, "h1": HONOUR_1, "h2": HONOUR_2, "h3": HONOUR_3, "W": REWARD_WOOD, "S": REWARD_WOOD + 1,
    "G": REWARD_WOOD + 2, "C": REWARD_WOOD + 3, "R": REWARD_ANY, "T": REWARD_TACTIC,
}  # fmt: skip


def grid(top: str, bottom: str) -> list[int]:
    """The reward in each of the 12 cells, -1 where there is no spot."""
    return [SIGNS[sign] for sign in (top + " " + bottom).split()]


OF_MODULES: Final = [*KHAN_HORDES]  # name, offence, honor, the two lines of spots
OFFENCES: Final = [4, 5, 8, 7, 5, 4, 3, 3, *BP_OFFENCES, *[figures[1] for figures in OF_MODULES]]
HONOURS: Final = [4, 6, 9, 12, 6, 8, 7, 7, *BP_HONOURS, *[figures[2] for figures in OF_MODULES]]
GRIDS: Final = [
    grid(". . h2 W . .", ". . C h1 . ."),
    grid(". h1 W h2 . .", ". . C G . ."),
    grid(". . h3 G h2 .", ". h2 S h1 . ."),
    grid(". h2 h3 h3 h2 .", ". S G T h1 ."),
    grid(". G G W . .", ". . R h2 . ."),
    grid("S . h1 W . .", "W h2 . . h3 ."),
    grid(". C . T . C", ". h2 . h2 . ."),
    grid("W W . R G .", "S . . C h1 ."),
    *[grid(top, bottom) for top, bottom in BP_SPOTS],
    *[grid(figures[3], figures[4]) for figures in OF_MODULES],
]
FRESH: Final = [[GAP if reward < 0 else OPEN for reward in cells] for cells in GRIDS]  # as a card is laid down
