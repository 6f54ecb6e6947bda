"""The generals (GWC-GEN-01 to GWC-GEN-13); their setup lines are in `lines`."""

from typing import Final

from rampart.games.great_wall.cards import Card, Clause, Modifier, per
from rampart.games.great_wall.conditions import (
    attack_covers,
    first_there,
    in_anothers_turn,
    in_headquarters,
    on_first_slot,
    own_killed,
    own_soldier_on_it,
    wound_covers,
)
from rampart.games.great_wall.counters import support, support_in_manned_sections
from rampart.games.great_wall.effects import Gain, GainAny, GainHonour
from rampart.games.great_wall.effects_of_war import Attack
from rampart.games.great_wall.queries import support as support_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import CHI
from rampart.games.great_wall.vocabulary import (
    AFTER_ACTIVATION_PLAYER,
    ANYBODY,
    COST_GROUP,
    COST_SAVE,
    ON_ATTACK,
    ON_BARRICADE_BUILT,
    ON_COMMAND_PLACED,
    ON_DONATION,
    ON_HORDE_DEFEATED,
    ON_INCOME,
    ON_SOLDIERS_KILLED,
    ON_WALL_BUILT,
    ON_WOUND_PLACED,
    PER_CARD,
    PER_TURN,
)


def among_the_first(s: GreatWall, p: int, x: int, saved: int) -> bool:
    """At `cost_save`: fewer than N soldiers were saved in this killing."""
    return saved < support_of(s, p)


GENERALS: Final = [
    Card(
        "yang_ye",
        [Clause(ON_HORDE_DEFEATED, [GainAny(per(support, 1, 3))], ANYBODY, [own_soldier_on_it], auto=True)],
    ),
    Card(
        "liang_hongyu",
        [Clause(ON_SOLDIERS_KILLED, [GainHonour(per(support, 2, 8))], ANYBODY, [own_killed], auto=True)],
    ),
    Card("zhou_tong", [Clause(ON_INCOME, [GainHonour(per(support_in_manned_sections))], auto=True)]),
    Card("yue_fei", modifiers=[Modifier(COST_GROUP, add=per(support, 1, 3))]),
    Card(
        "han_shizhong",
        [
            Clause(
                AFTER_ACTIVATION_PLAYER,
                [GainHonour(per(support))],
                when=[in_anothers_turn],
                limit=PER_TURN,
                auto=True,
            )
        ],
    ),
    Card(
        "mu_guiying",
        [
            Clause(ON_ATTACK, [GainHonour(per(support, 2, 8))], when=[attack_covers], limit=PER_CARD, auto=True),
            Clause(ON_WOUND_PLACED, [GainHonour(per(support, 2, 8))], when=[wound_covers], limit=PER_CARD, auto=True),
        ],
    ),
    Card("di_qing", [Clause(ON_ATTACK, [GainHonour(per(support, 2, 6))], when=[first_there], auto=True)]),
    Card("meng_gong", [Clause(AFTER_ACTIVATION_PLAYER, [Attack(per(support, 1, 4))], when=[in_headquarters])]),
    Card(
        "zong_ze",
        [
            Clause(
                ON_COMMAND_PLACED,
                [GainAny(per(support, 1, 4)), GainHonour(per(support, 1, 4))],
                when=[on_first_slot],
                auto=True,
            )
        ],
    ),
    Card(
        "liu_qi",
        [Clause(ON_BARRICADE_BUILT, [GainHonour(per(support, 1, 4))], limit=PER_TURN, times=3, auto=True)],
    ),
    Card(
        "wu_jie",
        [Clause(ON_WALL_BUILT, [GainHonour(per(support, 1, 4)), Gain(CHI, per(support, 1, 2))], auto=True)],
    ),
    Card("she_saihua", modifiers=[Modifier(COST_SAVE, put=1, when=among_the_first)]),
    Card("cao_bin", [Clause(ON_DONATION, [GainHonour(per(support, 1, 4))], limit=PER_TURN, times=2, auto=True)]),
]
