"""How much of the game is left, and what it makes of honor, shame and artifacts."""

from typing import Final

from rampart.games.great_wall.content.names import ARTIFACT_WORDS
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import LETHALITY, SHAME_COST

SEAL: Final = ARTIFACT_WORDS.index("heirloom_seal")
TRIPODS: Final = ARTIFACT_WORDS.index("nine_tripods")
DISC: Final = ARTIFACT_WORDS.index("jade_disc")
SCROLL: Final = ARTIFACT_WORDS.index("river_scroll")


def years_after(s: GreatWall) -> int:
    """How many years the time track leaves after this one."""
    return len(LETHALITY[s.side]) - 1 - s.space


def last_year(s: GreatWall) -> bool:
    """Will the game probably end this winter: time runs out, or a breach takes the last shame?"""
    return years_after(s) == 0 or s.shame_bank < s.seats


def counts_in_the_end(s: GreatWall, artifact: int) -> bool:
    """Is it time to gather what an artifact counts?"""
    return artifact in s.artifacts and last_year(s)


def drowned(s: GreatWall, p: int) -> bool:
    """Will shame take all the honor of a seat this winter, so that only hordes and artifacts bring it some?"""
    return last_year(s) and s.honour[p] < SHAME_COST * sum(s.shamed[p])
