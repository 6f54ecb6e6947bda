"""What happens whether anyone likes it or not: abilities of hordes and of cards of the table (T.2)."""

from rampart.games.great_wall.arguments import (
    ACTING,
    ACTING_CARD,
    ACTING_COMMON,
    AT,
    COMMON_ACTING,
    DOING_FOR_TABLE,
    HORDE_ACTING,
    TABLE_CLAUSE,
    TABLE_INSTRUCTION,
)
from rampart.games.great_wall.cards import CLAUSES, COMMON_CARDS, HORDE_CARDS, Clause
from rampart.games.great_wall.codes import (
    ACTING_HORDE,
    ACTING_MOMENT,
    E_COMMON_ABILITY,
    E_HORDE_ABILITY,
    L_ACTING,
    S_DO_FOR_TABLE,
)
from rampart.games.great_wall.content.names import type_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import NO_CLAN
from rampart.games.great_wall.vocabulary import P_MOMENT
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Step


class HordeAbility(Step[GreatWall]):
    """A horde's ability takes effect; it is mandatory (GWC-R12)."""

    rule = "GWC-R12"
    args = HORDE_ACTING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """The tests and effects of a horde get its slot in the place of an owner."""
        card, at = ACTING_CARD.of(args), AT.of(args)
        if card not in s.hordes:
            return
        slot = s.hordes.index(card)
        clauses = HORDE_CARDS[type_of(card)].clauses
        for clause in reversed(clauses):
            if clause.moment == s.pad[at + P_MOMENT] and all_hold(s, slot, clause, at):
                if s.journal is not None:
                    s.tell(E_HORDE_ABILITY, NOBODY, [card])
                if len(clauses) == 1 and len(clause.do) == 1:
                    clause.do[0].run(s, slot, at)
                else:
                    do_for_table(s, clause, at, card)


class CommonAbility(Step[GreatWall]):
    """A card of the table takes effect for all; it is mandatory (T.2)."""

    rule = "GW-T05"
    args = COMMON_ACTING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Its tests and effects get NO_CLAN in the place of an owner."""
        card, at = ACTING_COMMON.of(args), AT.of(args)
        if card not in s.common:
            return
        for clause in reversed(COMMON_CARDS[card].forced):
            if clause.moment == s.pad[at + P_MOMENT] and all_hold(s, NO_CLAN, clause, at):
                if s.journal is not None:
                    s.tell(E_COMMON_ABILITY, NOBODY, [card])
                do_for_table(s, clause, at, -1)


def do_for_table(s: GreatWall, clause: Clause, at: int, card: int) -> None:
    """Do what a clause that is no one's says, one effect after the other; card is the horde whose ability it is."""
    acting = s.open_pad(L_ACTING, [at, card])
    s.push(S_DO_FOR_TABLE, NOBODY, ACTING.put(acting) + TABLE_CLAUSE.put(clause.code))


class DoForTable(Step[GreatWall]):
    """Carry out the instructions of a clause that is no one's, one after the other."""

    rule = "GW-T01"
    args = DOING_FOR_TABLE

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """A horde that has left the board does nothing more (GW-T74)."""
        acting, i = ACTING.of(args), TABLE_INSTRUCTION.of(args)
        card = s.pad[acting + ACTING_HORDE]
        if card >= 0 and card not in s.hordes:
            return
        clause = CLAUSES[TABLE_CLAUSE.of(args)]
        if i + 1 < len(clause.do):
            s.push(S_DO_FOR_TABLE, NOBODY, TABLE_INSTRUCTION.change(args, i + 1))
        clause.do[i].run(s, s.hordes.index(card) if card >= 0 else NO_CLAN, s.pad[acting + ACTING_MOMENT])


def all_hold(s: GreatWall, owner: int, clause: Clause, at: int) -> bool:
    """Do all tests of a clause hold?"""
    for test in clause.when:
        if not test(s, owner, at):
            return False
    return True
