"""Bannermen: soldiers of their own kind, who lead attacks as winter begins (GWX-GK-25, GWX-GK-26)."""

from typing import Final

from rampart.games.great_wall.arguments import AT_MOMENT
from rampart.games.great_wall.battle import can_attack, foot_strokes, sections_in_play, soldiers_on
from rampart.games.great_wall.effects_of_war import Attack
from rampart.games.great_wall.modules.khan.codes import S_BANNER_ATTACK
from rampart.games.great_wall.modules.khan.effects import only_in
from rampart.games.great_wall.spots import STROKE_CELL, STROKE_SLOT
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.attack import start_attack
from rampart.games.great_wall.tables import (
    BANNER_ON_FOOT,
    BANNERMAN,
    FIRST_SOLDIER,
    KIND_WORDS,
    KINDS,
    SLOTS,
    STANCES,
    TROOP_WORDS,
    section_of,
)
from rampart.games.great_wall.troops import Troop
from rampart.kernel.step import Step

BANNER_PRICE: Final = [1, 0, 2, 0]  # wood, stone, gold, chi
BANNER_ATTACKERS: Final = 2


class Bannerman(Troop):
    """A bannerman attacks like a spearman, but is none (GWX-GK-25)."""

    def code(self, s: GreatWall, c: int) -> int:
        """The same in every clan."""
        return TROOP_WORDS.index(KIND_WORDS[BANNERMAN])

    def price(self, s: GreatWall, p: int) -> list[int]:
        return BANNER_PRICE

    def strokes(self, s: GreatWall, p: int, section: int, any_row: bool) -> list[int]:
        """As a spearman."""
        return foot_strokes(s, p, section, any_row)

    def cells(self, s: GreatWall, p: int, stroke: int) -> list[int]:
        return [STROKE_CELL.of(stroke)]

    def lay(self, s: GreatWall, c: int, stroke: int) -> list[int]:
        """On one spot."""
        cell = STROKE_CELL.of(stroke)
        s.covers[STROKE_SLOT.of(stroke)][cell] = FIRST_SOLDIER + c * STANCES + BANNER_ON_FOOT
        return [cell]


BANNERMEN: Final = Bannerman()
LED: Final = Attack(BANNER_ATTACKERS, all_firing=True)


class BannersRise(Step[GreatWall]):
    """As winter begins, before the volley, bannermen lead attacks in tea order (GWX-GK-26)."""

    rule = "GWX-GK-26"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Whose bannerman is in the field."""
        for q in reversed(s.order()):
            s.push(S_BANNER_ATTACK, q)


def banner_section(s: GreatWall, p: int) -> int:
    """The section where a player's bannerman rests or stands on a horde, -1 for none."""
    for section in sections_in_play(s):
        if s.rest[p][section * KINDS + BANNERMAN]:
            return section
    for slot in range(SLOTS):
        if s.hordes[slot] >= 0 and soldiers_on(s, p, slot, BANNERMAN):
            return section_of(slot)
    return -1


class BannerAttack(Step[GreatWall]):
    """A player whose bannerman is in a section may attack with up to 2 soldiers of it (GWX-GK-26)."""

    rule = "GWX-GK-26"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Those at rest, the bannerman among them, and those on firing spots, special soldiers too."""
        section = banner_section(s, p)
        if section < 0:
            return
        ready = only_in(section, LED.allowed(s, p))
        for source in range(len(ready)):
            if ready[source] and can_attack(s, p, source):
                start_attack(s, p, BANNER_ATTACKERS, 0, ready)
                return
