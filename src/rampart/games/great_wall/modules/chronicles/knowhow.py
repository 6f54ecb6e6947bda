"""What the bots know of the Ancient Chronicles: gifts early, food before winter, goods kept for the emperor."""

from typing import Final

from rampart.games.great_wall.habits.goods import most_plentiful
from rampart.games.great_wall.habits.knowhow import NOTHING, Knowhow
from rampart.games.great_wall.habits.years import years_after
from rampart.games.great_wall.modules.chronicles.arguments import FED, FIRING, NONE_GIVEN, RESTING
from rampart.games.great_wall.modules.chronicles.codes import S_CUT_ICE, S_EAT, S_EXORCISE, S_OFFER_GOODS, S_RANSOM
from rampart.games.great_wall.modules.chronicles.famine import eaters
from rampart.games.great_wall.modules.chronicles.names import SCENARIOS
from rampart.games.great_wall.modules.chronicles.part import (
    AUDIENCE_HONOUR,
    CHRONICLES,
    FIRST_CAPACITY,
    GIFT_HONOUR,
    SHOWN,
    STARVED,
    chronicles_of,
)
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.weights import Weights

FREEZING, FAMINE, VISIT, GHOSTS = SCENARIOS
MEAL: Final = 0.6  # of food that is eaten
HUNGER: Final = 2.5  # of each who will go hungry
RUIN: Final = 6.0  # of each step of the granaries towards the loss of all


class ChroniclesKnowhow(Knowhow):
    """Plain choices of the scenarios, and what their things are worth."""

    word = CHRONICLES

    def choose(self, s: GreatWall, p: int, code: int, options: list[int], w: Weights) -> int:
        """Give what is plentiful, pay goods rather than shame, feed all, send soldiers home last."""
        if code == S_OFFER_GOODS or code == S_RANSOM:
            goods = [option for option in options if option != NONE_GIVEN]
            return most_plentiful(s, p, goods) if goods else NONE_GIVEN
        if code == S_EAT:
            if FED in options:
                return FED
            for option in options:
                if not RESTING.has(option) and not FIRING.has(option):
                    return option
            return options[0]
        if code == S_EXORCISE:
            return options[-1]
        return options[0] if code == S_CUT_ICE else NOTHING

    def worth(self, s: GreatWall, p: int, years: float, w: Weights) -> float:
        """Gifts that will score, food for the winter, goods for the emperor."""
        part = chronicles_of(s)
        scenario = s.box.options[CHRONICLES]
        if scenario == FREEZING:
            return float(GIFT_HONOUR * sum(part.gifts[p]))
        if scenario == FAMINE:
            hungry = eaters(s, p) - part.food[p]
            lost = FIRST_CAPACITY - part.capacity
            near = lost / (FIRST_CAPACITY - STARVED)
            return MEAL * part.food[p] - (HUNGER * hungry if hungry > 0 else 0.0) - RUIN * near * lost
        if scenario == VISIT:
            shown = min(s.resources[p][part.demand], SHOWN)
            return AUDIENCE_HONOUR * shown / SHOWN * (0.7 if years_after(s) > 0 else 1.0)
        return 0.0


CHRONICLES_KNOWHOW: Final = ChroniclesKnowhow()
