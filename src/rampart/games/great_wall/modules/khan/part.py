"""What Genghis Khan keeps on the table: where he stands, his cards with who stands on them, and the award."""

from typing import Final

from rampart.games.great_wall.modules.khan.names import AWARD_WORDS, SKILL_WORDS, THE_KHAN
from rampart.games.great_wall.part import Part
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import (
    CELLS,
    COLUMNS,
    COVER_WORDS,
    FIRST_SOLDIER,
    GAP,
    HEADS,
    KIND_WORDS,
    MOST_CLANS,
    OPEN,
    SECTION_WORDS,
    STANCES,
    column_of,
)
from rampart.kernel.fields import LIST, ROWS, Field, slots

KHAN: Final = "khan"  # the name of the module and of its part
CARDS: Final = 3  # the Khan's own, then the two skills beside it
SKILLS_DRAWN: Final = 2
HONOUR_PER_SPOT: Final = 6
NOWHERE: Final = -1
NO_ONE: Final = -1

# the spots: * is always active, a number from that many players on, . is no spot
KHAN_SPOTS: Final = "* * 3 4 . . * * 4 5 . ."
SKILL_SPOTS: Final = [
    "* * 4 . . . . . . . . .",
    "* * 5 . . . . . . . . .",
    "* 3 4 . . . . . . . . .",
    "* * . . . . 4 . . . . .",
    "* 3 . . . . * . . . . .",
    "* * 3 . . . . . . . . .",
]

FIELDS: Final = [
    Field("section", words=SECTION_WORDS, low=-1),
    Field("skills", LIST, words=SKILL_WORDS, length=SKILLS_DRAWN),
    Field("covers", ROWS, words=COVER_WORDS, length=CARDS),
    Field("award", words=AWARD_WORDS),
    Field("holder", low=-1, high=MOST_CLANS - 1),
    Field("spared", words=KIND_WORDS, low=-1),
]


class Khan(Part):
    """His section, his skills, what lies in the cells of his three cards, the award and who holds it."""

    word = KHAN
    __slots__ = slots(FIELDS)

    def __init__(self) -> None:
        self.section = NOWHERE
        self.skills: list[int] = []
        self.covers: list[list[int]] = []  # by card, the Khan's first
        self.award = 0
        self.holder = NO_ONE
        self.spared = -1  # the kind of a soldier that was spared and must be sent (GWX-GK-32)

    def fields(self) -> list[Field]:
        return FIELDS


def khan_of(s: GreatWall) -> Khan:
    """The part of Genghis Khan on the table."""
    part = s.part(KHAN)
    assert isinstance(part, Khan)
    return part


def spots_of(card: int, skills: list[int]) -> list[str]:
    """What is printed in the cells of one of his three cards."""
    return (KHAN_SPOTS if card == 0 else SKILL_SPOTS[skills[card - 1]]).split()


def card_words(s: GreatWall) -> list[str]:
    """The names of his three cards."""
    return [THE_KHAN] + [SKILL_WORDS[skill] for skill in khan_of(s).skills]


def fresh(card: int, skills: list[int], players: int) -> list[int]:
    """His card as it is laid out: spots whose number is above that of the players are no spots (GWX-GK-11)."""
    return [
        OPEN if sign == "*" or (sign.isdigit() and int(sign) <= players) else GAP for sign in spots_of(card, skills)
    ]


def is_silenced(s: GreatWall, card: int) -> bool:
    """Are all active spots of one of his cards covered (GWX-GK-12)?"""
    return OPEN not in khan_of(s).covers[card]


def is_defeated(s: GreatWall) -> bool:
    """Are all active spots of his three cards covered (GWX-GK-10)?"""
    for cells in khan_of(s).covers:
        if OPEN in cells:
            return False
    return True


def pairs_of(cells: list[int]) -> list[tuple[int, int]]:
    """The adjacent free spots of a card, as a horseman covers them."""
    out: list[tuple[int, int]] = []
    for cell in range(CELLS):
        if cells[cell] != OPEN:
            continue
        if column_of(cell) < COLUMNS - 1 and cells[cell + 1] == OPEN:
            out.append((cell, cell + 1))
        if cell < COLUMNS and cells[cell + COLUMNS] == OPEN:
            out.append((cell, cell + COLUMNS))
    return out


def on_khan(s: GreatWall, c: int, kind: int) -> int:
    """How many soldiers of a kind a clan has on his cards, where they stay (GWX-GK-23)."""
    base = FIRST_SOLDIER + c * STANCES
    return sum(cells.count(base + stance) for cells in khan_of(s).covers for stance in HEADS[kind])
