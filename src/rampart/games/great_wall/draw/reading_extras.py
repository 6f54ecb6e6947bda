"""Reading what expansions lay on the table: figures, and what their papers say."""

from rampart.games.great_wall.draw.scene import Figure, RatCard
from rampart.games.great_wall.modules.rat.names import RAT_CARDS
from rampart.games.great_wall.modules.rat.part import RAT, rat_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import LOCATION_WORDS


def figures_of(s: GreatWall) -> list[Figure]:
    """All figures on locations and sections."""
    out = []
    if s.box.has(RAT) and rat_of(s).location >= 0:
        out.append(Figure("figure-rat", "rat", "rat", rat_of(s).location))
    return out


def rat_card_of(s: GreatWall) -> RatCard:
    """What the paper of the Rat says."""
    rat = rat_of(s)
    location = LOCATION_WORDS[rat.location] if rat.location >= 0 else ""
    return RatCard(RAT_CARDS[rat.card], location, len(rat.deck))
