"""How much of the game is left, and what it makes of honor, shame and artifacts."""

from typing import Final

from rampart.games.great_wall.battle import is_present, sections_in_play
from rampart.games.great_wall.content.names import ARTIFACT_WORDS
from rampart.games.great_wall.queries import defence, offence
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import LETHALITY, ROWS_DEEP, SHAME_COST

HOPELESS: Final = 4  # points of defense that a section lacks and will hardly get any more this year
SEAL: Final = ARTIFACT_WORDS.index("heirloom_seal")
TRIPODS: Final = ARTIFACT_WORDS.index("nine_tripods")
DISC: Final = ARTIFACT_WORDS.index("jade_disc")
SCROLL: Final = ARTIFACT_WORDS.index("river_scroll")


def years_after(s: GreatWall) -> int:
    """How many years the time track leaves after this one."""
    return len(LETHALITY[s.side]) - 1 - s.space


def last_year(s: GreatWall) -> bool:
    """Will the game probably end this winter: time runs out, or the breaches take the last shame?"""
    if years_after(s) == 0 or s.shame_bank < s.seats:
        return True
    return shame_to_come(s) >= s.shame_bank


def shame_to_come(s: GreatWall) -> int:
    """How many tokens the assaults of this winter will take where sections cannot be saved any more."""
    tokens = 0
    for section in sections_in_play(s):
        if s.hordes[section * ROWS_DEEP] < 0 or offence(s, section) - defence(s, section) <= HOPELESS:
            continue
        for slot in range(section * ROWS_DEEP, section * ROWS_DEEP + s.depth(section)):
            for p in range(s.seats):
                if not is_present(s, p, slot):
                    tokens += 1
    return tokens


def counts_in_the_end(s: GreatWall, artifact: int) -> bool:
    """Is it time to gather what an artifact counts?"""
    return artifact in s.artifacts and last_year(s)


def drowned(s: GreatWall, p: int) -> bool:
    """Will shame take all the honor of a seat this winter, so that only hordes and artifacts bring it some?"""
    return last_year(s) and s.honour[p] < SHAME_COST * sum(s.shamed[p])
