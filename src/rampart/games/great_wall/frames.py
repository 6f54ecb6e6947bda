"""The frames of command cards, for players and automata alike (GW-FAL06)."""

from rampart.games.great_wall.arguments import FRAME_CARD, FRAME_NUMBER
from rampart.games.great_wall.cards import COMMAND_CARDS
from rampart.games.great_wall.codes import S_FRAME
from rampart.games.great_wall.state import GreatWall
from rampart.kernel.frame import NOBODY


def push_frames(s: GreatWall, card: int) -> None:
    """The frames of a card from top to bottom."""
    of_card = FRAME_CARD.put(card)
    for i in range(len(COMMAND_CARDS[card].frames) - 1, -1, -1):
        s.push(S_FRAME, NOBODY, of_card + FRAME_NUMBER.put(i))
