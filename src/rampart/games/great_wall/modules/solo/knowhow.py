"""What the bots know of solo play: Qin Jiushao is the only rival, and an empty bank of shame loses at once."""

from typing import Final

from rampart.games.great_wall.content.hordes import HONOURS
from rampart.games.great_wall.content.names import type_of
from rampart.games.great_wall.habits.knowhow import Knowhow
from rampart.games.great_wall.modules.solo.part import SOLO, qin_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.weights import Weights

DUEL: Final = 0.8  # how much his honor counts against one's own
QIN_ARTIFACTS: Final = 20.0
DISGRACE: Final = 15.0  # of each token that the bank lacks to be safe
SAFE_BANK: Final = 7


class SoloKnowhow(Knowhow):
    """What stands against the one player."""

    word = SOLO

    def worth(self, s: GreatWall, p: int, years: float, w: Weights) -> float:
        """Less for the honor that Qin has and will score, and for a bank of shame that runs out."""
        qin = s.honour[qin_of(s)] + QIN_ARTIFACTS * len(s.artifacts)
        for card in s.claimed[qin_of(s)]:
            qin += HONOURS[type_of(card)]
        short = SAFE_BANK - s.shame_bank
        return -DUEL * qin - (DISGRACE * short if short > 0 else 0.0)


SOLO_KNOWHOW: Final = SoloKnowhow()
