"""The abilities of the co-operative hordes (GWC-KHO-01 to GWC-KHO-08); their tests get the card's slot as owner."""

from typing import Final

from rampart.games.great_wall.battle import has_soldier
from rampart.games.great_wall.cards import Card, Clause, Effect, Modifier, per
from rampart.games.great_wall.combinators import Either, ForEach
from rampart.games.great_wall.content.abilities import (
    TakeFirstRow,
    asked_of_a_neighbour,
    asked_of_this_card,
    asked_of_this_section,
    this_card,
    this_section,
)
from rampart.games.great_wall.content.names import type_of
from rampart.games.great_wall.modules.coop.codes import E_BURNED
from rampart.games.great_wall.modules.coop.effects import EmptyWarehouse, LoseHonour, PayAny
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import WOUND, section_of
from rampart.games.great_wall.vocabulary import (
    COUNT_KILLS,
    MAY_WOUND,
    OFFENCE,
    ON_BREACH,
    ON_HORDE_DEFEATED,
    ON_HORDE_PLACED,
    P_X,
    VALUE_OF_BARRICADE,
    VOLLEY_START,
)
from rampart.kernel.frame import NOBODY

RINGED: Final = 2  # clans that must stand on a card before wounds may be placed


def others_of_its_type(s: GreatWall, slot: int, at: int) -> int:
    """How many other cards of this one's type lie before the wall."""
    kind = type_of(s.hordes[slot])
    return sum(1 for card in s.hordes if card >= 0 and type_of(card) == kind) - 1


def too_few_clans(s: GreatWall, slot: int, x: int, y: int) -> bool:
    """The query is of this card, and fewer than two clans have a soldier on it; the Reed clan counts."""
    if x != slot:
        return False
    return sum(1 for c in range(len(s.tea)) if has_soldier(s, c, slot)) < RINGED


def wounds_on_it(s: GreatWall, p: int, at: int) -> int:
    """The wound markers on the card in slot x of the payload."""
    return s.covers[s.pad[at + P_X]].count(WOUND)


class BurnBarricade(Effect):
    """Fire Arrows: a barricade of the section is destroyed."""

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """If one is left."""
        section = section_of(p)
        if s.barricades[section]:
            s.barricades[section] -= 1
            if s.journal is not None:
                s.tell(E_BURNED, NOBODY, [section])


HORDES: Final = [
    Card(
        "swarm_riders",
        [Clause(ON_HORDE_PLACED, [TakeFirstRow()], when=[this_card])],
        [Modifier(OFFENCE, add=per(others_of_its_type), when=asked_of_this_card)],
    ),
    Card("fire_archers", [Clause(VOLLEY_START, [BurnBarricade()])]),
    Card("iron_lancers", modifiers=[Modifier(COUNT_KILLS, add=1, when=asked_of_this_card)]),
    Card("noyans_guard", modifiers=[Modifier(MAY_WOUND, put=0, when=too_few_clans)]),
    Card(
        "reavers",
        [
            Clause(
                ON_BREACH,
                [EmptyWarehouse(), ForEach([Either(["pay", "honour"], [[PayAny(1)], [LoseHonour(2)]])])],
                when=[this_section],
            )
        ],
    ),
    Card("tunnel_diggers", modifiers=[Modifier(VALUE_OF_BARRICADE, put=0, when=asked_of_this_section)]),
    Card("spirit_drummers", modifiers=[Modifier(OFFENCE, add=2, when=asked_of_a_neighbour)]),
    Card(
        "hashar_levy",
        [Clause(ON_HORDE_DEFEATED, [ForEach([LoseHonour(per(wounds_on_it))])], when=[this_card])],
    ),
]
