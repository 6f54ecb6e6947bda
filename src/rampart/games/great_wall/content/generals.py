"""The generals (GWC-GEN-01 to GWC-GEN-13); their setup lines are in `lines`."""

from typing import Final

from rampart.games.great_wall.cards import Card, Clause, Modifier, per
from rampart.games.great_wall.conditions import own_killed, own_soldier_on_it
from rampart.games.great_wall.counters import support
from rampart.games.great_wall.effects import GainAny, GainHonour
from rampart.games.great_wall.vocabulary import ANYBODY, COST_GROUP, ON_HORDE_DEFEATED, ON_SOLDIERS_KILLED

GENERALS: Final = [
    Card(
        "yang_ye",
        [Clause(ON_HORDE_DEFEATED, [GainAny(per(support, 1, 3))], ANYBODY, [own_soldier_on_it], auto=True)],
    ),
    Card(
        "liang_hongyu",
        [Clause(ON_SOLDIERS_KILLED, [GainHonour(per(support, 2, 8))], ANYBODY, [own_killed], auto=True)],
    ),
    Card("zhou_tong"),
    Card("yue_fei", modifiers=[Modifier(COST_GROUP, add=per(support, 1, 3))]),
    Card("han_shizhong"),
    Card("mu_guiying"),
    Card("di_qing"),
    Card("meng_gong"),
    Card("zong_ze"),
    Card("liu_qi"),
    Card("wu_jie"),
    Card("she_saihua"),
    Card("cao_bin"),
]
