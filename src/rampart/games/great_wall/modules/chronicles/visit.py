"""The Emperor's Visit: goods are shown in winter, and clerks in the warehouse decide what he asks for next (SCN-03)."""

from typing import Final

from rampart.games.great_wall.annex import Annex
from rampart.games.great_wall.arguments import AT_MOMENT
from rampart.games.great_wall.modules.chronicles.arguments import GOODS
from rampart.games.great_wall.modules.chronicles.codes import (
    E_DEMANDED,
    E_SHOWN,
    E_WAITED_ON,
    S_NEW_DEMAND,
    S_SHOW_GOODS,
)
from rampart.games.great_wall.modules.chronicles.part import AUDIENCE_HONOUR, SHOWN, chronicles_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import BY_RULE, OF_SCENARIO, POOL, RESOURCE_WORDS, RESOURCES
from rampart.games.great_wall.verbs import due_shame, gain_honour
from rampart.kernel.step import Choice, Say, Step


class Audience(Step[GreatWall]):
    """In winter, after the assault, all show goods in tea order; then the marker moves (GWX-AC-SCN-03)."""

    rule = "GWX-AC-SCN-03"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """The one with most clerks in the warehouse moves it, ties by tea order."""
        waiting = chronicles_of(s).in_warehouse
        first = s.order()[0]
        for q in s.order():
            if waiting[q] > waiting[first]:
                first = q
        if waiting[first]:
            s.push(S_NEW_DEMAND, first)
        for q in reversed(s.order()):
            s.push(S_SHOW_GOODS, q)


class ShowGoods(Step[GreatWall]):
    """Who can show 4 of the resource gains 10 honor, anyone else 1 shame (GWX-AC-SCN-03)."""

    rule = "GWX-AC-SCN-03"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Shown, not paid."""
        demand = chronicles_of(s).demand
        enough = s.resources[p][demand] >= SHOWN
        if s.journal is not None:
            s.tell(E_SHOWN, p, [demand, 1 if enough else 0])
        if enough:
            gain_honour(s, p, AUDIENCE_HONOUR, OF_SCENARIO)
        else:
            due_shame(s, p, 1, BY_RULE, 0)


class NewDemand(Choice[GreatWall]):
    """The player with most clerks in the warehouse moves the marker to another resource (GWX-AC-SCN-03)."""

    rule = "GWX-AC-SCN-03"
    choices = GOODS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Any but the present one."""
        return [r for r in range(RESOURCES) if r != chronicles_of(s).demand]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """All clerks there return."""
        part = chronicles_of(s)
        part.demand = choice
        for q in range(s.seats):
            s.clerks[q][POOL] += part.in_warehouse[q]
        part.in_warehouse = [0] * s.seats
        if s.journal is not None:
            s.tell(E_DEMANDED, p, [choice])

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `demand:gold`."""
        return f"demand:{RESOURCE_WORDS[choice]}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-resource", {"resource": RESOURCE_WORDS[choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return ["scenario"]


class Warehouse(Annex):
    """Clerks may be placed in the warehouse, where they wait for the emperor (GWX-AC-SCN-03)."""

    word = "warehouse"

    def put(self, s: GreatWall, p: int, source: int) -> None:
        """A clerk of the pool or of a location."""
        s.clerks[p][source] -= 1
        chronicles_of(s).in_warehouse[p] += 1
        if s.journal is not None:
            s.tell(E_WAITED_ON, p, [])


WAREHOUSE: Final = Warehouse()
