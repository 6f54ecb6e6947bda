"""The abilities of the eight types of hordes (GWC-HOR-01 to GWC-HOR-08); their tests get the card's slot as owner."""

from typing import Final

from rampart.games.great_wall.arguments import TO_SPEND
from rampart.games.great_wall.battle import any_soldier, has_soldier
from rampart.games.great_wall.cards import Card, Clause, Effect, Modifier
from rampart.games.great_wall.codes import E_HEALED, E_SWIFT, S_SPEND
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import OPEN, ROWS_DEEP, SPOT_ORDER, WOUND, row_of, section_of
from rampart.games.great_wall.verbs import lose_honour
from rampart.games.great_wall.vocabulary import (
    COUNT_KILLS,
    MAY_WOUND,
    OFFENCE,
    ON_BREACH,
    ON_HORDE_PLACED,
    P_X,
    SHOT_PRICE,
    SPRING_START,
    VALUE_OF_BARRICADE,
)
from rampart.kernel.frame import NOBODY

PILLAGED: Final = 2  # resources, and the honor for each that is missing


# ---- tests; the owner is the slot of the horde that has the ability


def this_card(s: GreatWall, slot: int, at: int) -> bool:
    """The payload's slot x is this card's."""
    return s.pad[at + P_X] == slot


def this_section(s: GreatWall, slot: int, at: int) -> bool:
    """The payload's section x is this card's."""
    return s.pad[at + P_X] == section_of(slot)


def asked_of_this_card(s: GreatWall, slot: int, x: int, y: int) -> bool:
    return x == slot


def asked_of_this_section(s: GreatWall, slot: int, x: int, y: int) -> bool:
    """The query's section is this card's."""
    return x == section_of(slot)


def asked_of_a_neighbour(s: GreatWall, slot: int, x: int, y: int) -> bool:
    """The query's slot is another one of this card's section."""
    return x != slot and section_of(x) == section_of(slot)


def nobody_on_it(s: GreatWall, slot: int, x: int, y: int) -> bool:
    """The query is of this card, and no soldier stands on it."""
    return x == slot and not any_soldier(s, slot)


# ---- effects; p is the slot of the horde


class TakeFirstRow(Effect):
    """Swift: it takes row 1 of its section; the cards before it move one row back with all on them (GWC-HOR-20)."""

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """A raid was looked at before."""
        first = p - row_of(p)
        card = s.hordes.pop(p)
        cells = s.covers.pop(p)
        s.hordes.insert(first, card)
        s.covers.insert(first, cells)
        if p != first and s.journal is not None:
            s.tell(E_SWIFT, NOBODY, [card])


class Pillage(Effect):
    """Each player without a soldier on it pays 2 resources of his choice, 2 honor for each he cannot (GWC-HOR-25)."""

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """In tea order, before the shame of the breach; the Reed clan ignores it."""
        for q in reversed(s.order()):
            if not has_soldier(s, q, p):
                n = min(PILLAGED, sum(s.resources[q]))
                lose_honour(s, q, PILLAGED * (PILLAGED - n))
                if n:
                    s.push(S_SPEND, q, TO_SPEND.put(n))


class HealNeighbours(Effect):
    """Healers: every other horde of the section loses a wound marker, lowest column first, top row first."""

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """The spot is open again."""
        first = p - row_of(p)
        for slot in range(first, first + ROWS_DEEP):
            if slot == p or s.hordes[slot] < 0:
                continue
            for cell in SPOT_ORDER:
                if s.covers[slot][cell] == WOUND:
                    s.covers[slot][cell] = OPEN
                    if s.journal is not None:
                        s.tell(E_HEALED, NOBODY, [s.hordes[slot]])
                    break


HORDES: Final = [
    Card("outriders", [Clause(ON_HORDE_PLACED, [TakeFirstRow()], when=[this_card])]),
    Card("steppe_archers", modifiers=[Modifier(SHOT_PRICE, put=1, when=asked_of_this_section)]),
    Card("heavy_lancers", modifiers=[Modifier(COUNT_KILLS, add=1, when=asked_of_this_card)]),
    Card("keshig_guard", modifiers=[Modifier(MAY_WOUND, put=0, when=nobody_on_it)]),
    Card("marauders", [Clause(ON_BREACH, [Pillage()], when=[this_section])]),
    Card("sappers", modifiers=[Modifier(VALUE_OF_BARRICADE, put=1, when=asked_of_this_section)]),
    Card("war_shamans", modifiers=[Modifier(OFFENCE, add=1, when=asked_of_a_neighbour)]),
    Card("camp_train", [Clause(SPRING_START, [HealNeighbours()])]),
]
