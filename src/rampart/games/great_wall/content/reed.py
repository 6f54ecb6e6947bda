"""The Reed clan's command card, and how many of its clerks move in the frames of the players' cards (GWC-REED-01)."""

from typing import Final

from rampart.games.great_wall.cards import OTHERS_FRAME, OWNER_FRAME, Frame
from rampart.games.great_wall.effects import PlaceClerks

REED_FRAMES: Final = [Frame(OWNER_FRAME, []), Frame(OTHERS_FRAME, [PlaceClerks(2, different=True)])]
REED_MOVES: Final = [2, 1, 2, 2, 2, 0, 2]  # by command card, then its own


def reed_frame(i: int) -> Frame:
    """A frame of the Reed card; in the first the ruler moves its clerks."""
    return REED_FRAMES[i]
