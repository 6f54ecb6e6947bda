"""The five artifacts: what each brings every player at the end (GWC-ART-01 to GWC-ART-05)."""

from typing import Final

from rampart.games.great_wall.cards import Artifact, per
from rampart.games.great_wall.counters import (
    advisors,
    clean_hordes,
    four_overseers,
    goods,
    overseer_levels,
    soldiers_in_field,
    tactics_in_hand,
)

ARTIFACTS: Final = [
    Artifact("heirloom_seal", [per(advisors, 3)]),
    Artifact("nine_tripods", [per(overseer_levels, 2), per(four_overseers, 4)]),
    Artifact("sword_of_goujian", [per(clean_hordes, 4)]),
    Artifact("jade_disc", [per(soldiers_in_field, 3)]),
    Artifact("river_scroll", [per(goods, 1, 16), per(tactics_in_hand, 2)]),
]
