"""The Khan rides, and who builds the wall takes the emperor's award (7.4)."""

from rampart.games.great_wall.arguments import AT, AT_MOMENT
from rampart.games.great_wall.modules.khan.codes import E_AWARD_TAKEN, E_KHAN_MOVED
from rampart.games.great_wall.modules.khan.part import khan_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.spring import pointed_at
from rampart.games.great_wall.tables import NO_CLAN
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.vocabulary import ON_AWARD_TAKEN, ON_KHAN_MOVED, P_PLAYER
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Step


class KhanArrives(Step[GreatWall]):
    """The Khan stands before the section on the back of the top horde card (GWX-GK-04)."""

    rule = "GWX-GK-04"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """After the first hordes were laid down."""
        khan_of(s).section = pointed_at(s)
        if s.journal is not None:
            s.tell(E_KHAN_MOVED, NOBODY, [khan_of(s).section])


class KhanRides(Step[GreatWall]):
    """In spring the Khan moves to the section on the back of the top horde card (GWX-GK-13)."""

    rule = "GWX-GK-13"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """It may be where he stands; an empty deck leaves him there."""
        khan = khan_of(s)
        left, to = khan.section, pointed_at(s)
        if to < 0:
            return
        khan.section = to
        if s.journal is not None and to != left:
            s.tell(E_KHAN_MOVED, NOBODY, [to])
        moment(s, ON_KHAN_MOVED, NO_CLAN, left, to)


class AwardPasses(Step[GreatWall]):
    """Who builds a wall level takes the emperor's award, from whoever holds it (GWX-GK-24)."""

    rule = "GWX-GK-24"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Barricades do not count, and no automaton takes it (GWX-008)."""
        khan, builder = khan_of(s), s.pad[AT.of(args) + P_PLAYER]
        if not s.is_seat(builder) or builder == khan.holder:
            return
        left = khan.holder
        khan.holder = builder
        if s.journal is not None:
            s.tell(E_AWARD_TAKEN, builder, [khan.award])
        moment(s, ON_AWARD_TAKEN, builder, left if left >= 0 else NO_CLAN)
