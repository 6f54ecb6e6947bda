"""The actions of a turn as options: one numbering for all steps of the turn."""

from typing import Final

from rampart.games.watch.content.boards import MOST_CORNERS, MOST_EDGES
from rampart.games.watch.tables import CARDS, MOST_SECTIONS, RESOURCES

END: Final = 0
GO_BUILD: Final = 1
ROLL: Final = 2
OFFER: Final = 3
HERO: Final = 4
BUY: Final = 5
PLAY: Final = 6  # and the card
BANK: Final = PLAY + CARDS  # and given * RESOURCES + taken
GUARD: Final = BANK + RESOURCES * RESOURCES  # and the section
SETTLEMENT: Final = GUARD + MOST_SECTIONS  # and the corner
KEEP_AT: Final = SETTLEMENT + MOST_CORNERS  # and the corner
ROAD: Final = KEEP_AT + MOST_CORNERS  # and the path
ACTIONS: Final = ROAD + MOST_EDGES
