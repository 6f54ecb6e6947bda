"""The Reed clan's command card, and how many of its clerks move in the frames of each card (GWC-REED-01)."""

from typing import Final

from rampart.games.great_wall.cards import OTHERS_FRAME, OWNER_FRAME, Command, Frame
from rampart.games.great_wall.effects import PlaceClerks

# in the first frame the ruler moves its clerks, which is no effect of a card
REED_COMMAND: Final = Command(
    "bending_reed", [Frame(OWNER_FRAME, []), Frame(OTHERS_FRAME, [PlaceClerks(2, different=True)])]
)
