"""The co-operative generals (GWC-CGEN-01 to GWC-CGEN-08)."""

from typing import Final

from rampart.games.great_wall.arguments import MANY
from rampart.games.great_wall.battle import has_soldier
from rampart.games.great_wall.cards import Amount, Card, Clause, Effect, Price, as_amount, per
from rampart.games.great_wall.combinators import NOT_OF_MOMENT, Either, ForEach, OnePlayer
from rampart.games.great_wall.conditions import horde_before_it
from rampart.games.great_wall.content.names import GENERAL_WORDS
from rampart.games.great_wall.counters import support
from rampart.games.great_wall.effects import GainAny
from rampart.games.great_wall.effects_of_war import AddDefence
from rampart.games.great_wall.modules.coop.arguments import TO_KEEP
from rampart.games.great_wall.modules.coop.codes import S_KEEP_BARRICADE
from rampart.games.great_wall.modules.coop.effects import AttackThere, BuyOffShame, Give, SpreadWounds, TakeCommand
from rampart.games.great_wall.queries import support as support_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import ON_FIRING
from rampart.games.great_wall.vocabulary import (
    ANYBODY,
    BEFORE_BARRICADES_REMOVED,
    BEFORE_SECTION_COMPARE,
    BEFORE_SHAME_GAINED,
    ON_ATTACK,
    ON_DEMAND_FULFILLED,
    ON_WALL_BUILT,
    OTHER,
    P_Y,
    PER_YEAR,
    SUMMER_END,
    VOLLEY_START,
)

WEN: Final = GENERAL_WORDS.index("wen_tianxiang")
MOST_GIFTS: Final = 6  # honor for gifts


def support_of_wen(s: GreatWall, p: int, at: int) -> int:
    """The support advisors of the player who leads Wen Tianxiang, whoever gains by it."""
    return support_of(s, s.generals.index(WEN))


def has_support(s: GreatWall, p: int, at: int) -> bool:
    """Without a support advisor a general does nothing (GWC-R04)."""
    return support_of(s, p) > 0


def fights_there(s: GreatWall, p: int, at: int) -> bool:
    """At `on_attack`: the owner has a soldier on the card that was attacked."""
    slot = s.pad[at + P_Y]
    return slot < ON_FIRING and has_soldier(s, p, slot)


class KeepBarricades(Effect):
    """Up to so many barricades of the player's choice are not removed this winter."""

    def __init__(self, n: int | Amount) -> None:
        self.n = as_amount(n)

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        return self.n.of(s, p, at) > 0 and sum(s.barricades) > 0

    def run(self, s: GreatWall, p: int, at: int) -> None:
        n = min(self.n.of(s, p, at), MANY)
        if n:
            s.push(S_KEEP_BARRICADE, p, TO_KEEP.put(n))


GENERALS: Final = [
    Card(
        "wen_tianxiang",
        [Clause(ON_DEMAND_FULFILLED, [ForEach([GainAny(per(support_of_wen, 1, 3))])], ANYBODY, auto=True)],
    ),
    Card(
        "zhang_shijie",
        [
            Clause(
                BEFORE_SECTION_COMPARE,
                [AddDefence(Amount(1, support, 1, 5))],
                ANYBODY,
                [has_support, horde_before_it],
                Price(w=1),
                PER_YEAR,
            )
        ],
    ),
    Card(
        "lu_xiufu",
        [
            Clause(
                BEFORE_SHAME_GAINED,
                [Either(["one", "two", "three"], [[BuyOffShame(n, "lu_xiufu")] for n in (1, 2, 3)])],
                ANYBODY,
                limit=PER_YEAR,
                times=per(support),
            )
        ],
    ),
    Card(
        "yue_yun",
        [Clause(ON_ATTACK, [AttackThere(1)], OTHER, [fights_there], limit=PER_YEAR, times=per(support))],
    ),
    Card("wang_jian", [Clause(VOLLEY_START, [SpreadWounds(per(support))], ANYBODY)]),
    Card(
        "li_tingzhi",
        [
            Clause(
                ON_WALL_BUILT, [OnePlayer([TakeCommand()], NOT_OF_MOMENT)], ANYBODY, limit=PER_YEAR, times=per(support)
            )
        ],
    ),
    Card("yang_yanzhao", [Clause(BEFORE_BARRICADES_REMOVED, [KeepBarricades(per(support, 1, 4))], ANYBODY)]),
    Card("fan_zhongyan", [Clause(SUMMER_END, [Give(per(support, 2), one=False, honour=MOST_GIFTS)], ANYBODY)]),
]
