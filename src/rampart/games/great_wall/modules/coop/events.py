"""The events (GWC-EVT-01 to GWC-EVT-12): six that happen once, six that stay in force."""

from typing import Final

from rampart.games.great_wall.arguments import ARRIVES_BY
from rampart.games.great_wall.cards import Clause, CommonCard, Effect, Modifier
from rampart.games.great_wall.codes import S_PLACE_HORDE
from rampart.games.great_wall.combinators import Either, ForEach
from rampart.games.great_wall.effects import Gain
from rampart.games.great_wall.modules.coop.arguments import FEVER
from rampart.games.great_wall.modules.coop.codes import E_UNHIRED, L_FEVER, S_FEVER, S_FEVER_KILLS
from rampart.games.great_wall.modules.coop.effects import EmptyWarehouse, PayGoods, PayOrLose, TakeShame
from rampart.games.great_wall.modules.coop.names import MASSED_FIRE
from rampart.games.great_wall.modules.coop.part import coop_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import BY_EVENT, CHI, GOLD, OF_CARDS, POOL, UNHIRED, WOOD
from rampart.games.great_wall.verbs import gain_honour
from rampart.games.great_wall.vocabulary import (
    COST_ADVISOR,
    COST_BARRICADE,
    COST_CLERK,
    COST_GROUP,
    COST_SAVE,
    COUNT_SHOTS,
    INCOME_OF,
    ON_EVENT_REVEALED,
)
from rampart.kernel.frame import NOBODY

STUDENTS: Final = 2  # honor for a clerk who leaves for the examinations
SHOOTING: Final = 2  # archers of a section who shoot in the wind


class Fever(Effect):
    """Each player chooses a soldier in a rest area; they are killed, one instance a section (GWC-EVT-21)."""

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """In tea order."""
        place = s.open_pad(L_FEVER, [0] * s.seats)
        s.push(S_FEVER_KILLS, NOBODY, FEVER.put(place))
        for q in reversed(s.order()):
            s.push(S_FEVER, q, FEVER.put(place))


class Unhire(Effect):
    """A clerk of the pool goes to the unhired space, for honor; without one nothing."""

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        return s.clerks[p][POOL] > 0

    def run(self, s: GreatWall, p: int, at: int) -> None:
        if s.clerks[p][POOL]:
            s.clerks[p][POOL] -= 1
            s.clerks[p][UNHIRED] += 1
            if s.journal is not None:
                s.tell(E_UNHIRED, p, [])
            gain_honour(s, p, STUDENTS, OF_CARDS)


class Uprising(Effect):
    """A horde card is placed by the usual rules; a raid is possible."""

    def run(self, s: GreatWall, p: int, at: int) -> None:
        s.push(S_PLACE_HORDE, NOBODY, ARRIVES_BY.put(BY_EVENT))


def blown_away(s: GreatWall, p: int, x: int, y: int) -> bool:
    """At `count_shots`: the third or a later archer of the section."""
    return y >= SHOOTING


def in_massed_section(s: GreatWall, p: int, x: int, y: int) -> bool:
    """At `count_shots`: in the section that shoots twice."""
    return x == coop_of(s).massed


def instant(word: str, *do: Effect) -> CommonCard:
    """An event that happens once."""
    return CommonCard(word, forced=[Clause(ON_EVENT_REVEALED, list(do))])


EVENTS: Final = [
    instant("camp_fever", Fever()),
    instant("river_floods", EmptyWarehouse(), ForEach([PayOrLose(WOOD, 2)])),
    instant("imperial_audit", ForEach([Either(["pay", "shame"], [[PayGoods(GOLD, 2)], [TakeShame(1)]])])),
    instant("examinations", ForEach([Unhire()])),
    instant("auspicious_comet", ForEach([Gain(CHI, 2)])),
    instant("border_uprising", Uprising()),
    CommonCard("drought", modifiers=[Modifier(INCOME_OF, add=-1)]),
    CommonCard("bitter_winters", modifiers=[Modifier(COST_SAVE, add=1)]),
    CommonCard("corrupt_officials", modifiers=[Modifier(COST_CLERK, add=1), Modifier(COST_ADVISOR, add=1)]),
    CommonCard("howling_winds", modifiers=[Modifier(COUNT_SHOTS, put=0, when=blown_away)]),
    CommonCard("rotten_palisades", modifiers=[Modifier(COST_BARRICADE, add=1)]),
    CommonCard("patriotic_fervor", modifiers=[Modifier(COST_GROUP, add=1)]),
]
COMMON: Final = [*EVENTS, CommonCard(MASSED_FIRE, modifiers=[Modifier(COUNT_SHOTS, times=2, when=in_massed_section)])]
