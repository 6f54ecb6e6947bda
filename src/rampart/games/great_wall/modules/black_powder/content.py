"""The hordes, generals and artifacts of Black Powder; its advisors are in `advisors`."""

from typing import Final

from rampart.games.great_wall.cards import Amount, Artifact, Card, Clause, Modifier, per
from rampart.games.great_wall.counters import support, tactics_in_hand
from rampart.games.great_wall.effects import GainHonour
from rampart.games.great_wall.effects_of_war import IN_ROW_ONE
from rampart.games.great_wall.modules.black_powder.effects import (
    MoreRockets,
    WoundsOnAttacked,
    asked_of_rockets,
    clean_engines,
    guarded_machines,
    manned_towers,
    on_firing_spots,
    special_attacks,
    specials_in_field,
    support_for_materials,
    with_rockets,
)
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import ROWS_DEEP
from rampart.games.great_wall.vocabulary import (
    BEFORE_MACHINE_SHOT,
    COST_MACHINE,
    COST_SHOT,
    COST_WALL,
    DEFENCE,
    ON_ATTACK,
    ON_MACHINE_BUILT,
    ON_MACHINE_SHOT,
    PER_TURN,
)


def ladders_in_row_one(s: GreatWall, slot: int, x: int, y: int) -> bool:
    """The query's section is the card's, which lies in row 1."""
    return slot == x * ROWS_DEEP


# what rams and trebuchets do after the assault is a step of the module: its order is fixed (GWX-BP-56)
BP_HORDES: Final = [
    Card("battering_ram"),
    Card("siege_ladders", modifiers=[Modifier(DEFENCE, put=0, when=ladders_in_row_one, final=True)]),
    Card("trebuchet", stays=True),
    Card("elite_tumen"),
]
BP_GENERALS: Final = [
    Card("shen_kuo", [Clause(ON_MACHINE_SHOT, [GainHonour(per(support, 1, 4))], auto=True)]),
    Card(
        "tang_fu",
        [Clause(BEFORE_MACHINE_SHOT, [MoreRockets(per(support, 1, 3))], when=[with_rockets])],
        [Modifier(COST_SHOT, put=0, when=asked_of_rockets)],
    ),
    Card(
        "wei_sheng",
        [Clause(ON_MACHINE_BUILT, [GainHonour(per(support, 2, 8))], auto=True)],
        [
            Modifier(COST_MACHINE, add=per(support_for_materials)),
            Modifier(COST_WALL, add=Amount(0, support_for_materials, -1)),
        ],
    ),
    Card(
        "chen_gui",
        [
            Clause(
                ON_ATTACK,
                [WoundsOnAttacked(per(support, 1, 3), IN_ROW_ONE, optional=True)],
                when=[special_attacks],
                limit=PER_TURN,
            )
        ],
    ),
]
BP_ARTIFACTS: Final = [
    Artifact("thunder_crash_bomb", [per(specials_in_field, 5)]),
    Artifact("cloud_bridge_plans", [per(clean_engines, 6)]),
    Artifact("bronze_watch_bell", [per(manned_towers, 6)]),
    Artifact("military_classics", [per(tactics_in_hand, 3)]),
    Artifact("nest_of_bees", [per(guarded_machines, 3)]),
    Artifact("repeating_crossbow", [per(on_firing_spots, 4)]),
]
