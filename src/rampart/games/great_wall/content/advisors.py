"""The advisors (GWC-ADV-01 to GWC-ADV-44)."""

from typing import Final

from rampart.games.great_wall.cards import Card, Clause, Modifier, per
from rampart.games.great_wall.content.names import ADVISOR_WORDS
from rampart.games.great_wall.counters import high_overseers
from rampart.games.great_wall.effects import Exchange, Gain
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import GOLD, GOLD_MINE
from rampart.games.great_wall.vocabulary import COST_PROMOTE, EXTRA_PROMOTION, ON_INCOME, TURN_START


def of_gold_mine(s: GreatWall, p: int, location: int, y: int) -> bool:
    """The query is of the gold mine's overseer."""
    return location == GOLD_MINE


WRITTEN: Final = [
    Card(
        "alchemist",
        modifiers=[
            Modifier(COST_PROMOTE, add=-2, when=of_gold_mine),
            Modifier(EXTRA_PROMOTION, add=1, when=of_gold_mine),
        ],
    ),
    Card("tax_collector", [Clause(ON_INCOME, [Gain(GOLD, per(high_overseers))], auto=True)]),
    Card("salt_merchant", [Clause(TURN_START, [Exchange(3, one=True)])]),
]
ADVISORS: Final = [next((card for card in WRITTEN if card.word == word), Card(word)) for word in ADVISOR_WORDS]
