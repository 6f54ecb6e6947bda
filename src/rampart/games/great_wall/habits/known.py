"""All that the bots know of modules: the list that a new module adds to."""

from typing import Final

from rampart.games.great_wall.habits.knowhow import Knowhow
from rampart.games.great_wall.modules.beasts.knowhow import BEASTS_KNOWHOW
from rampart.games.great_wall.modules.black_powder.knowhow import POWDER_KNOWHOW
from rampart.games.great_wall.modules.chronicles.knowhow import CHRONICLES_KNOWHOW
from rampart.games.great_wall.modules.iron_dragon.knowhow import DRAGON_KNOWHOW
from rampart.games.great_wall.modules.khan.knowhow import KHAN_KNOWHOW
from rampart.games.great_wall.modules.rat.knowhow import RAT_KNOWHOW
from rampart.games.great_wall.modules.solo.knowhow import SOLO_KNOWHOW

ALL: Final[list[Knowhow]] = [
    SOLO_KNOWHOW, POWDER_KNOWHOW, DRAGON_KNOWHOW, BEASTS_KNOWHOW, KHAN_KNOWHOW, RAT_KNOWHOW, CHRONICLES_KNOWHOW,
]  # fmt: skip
