"""Siege engines: rams and trebuchets break the wall after the assault, ladders let everyone in (GWX-BP-49 to -58)."""

from typing import Final

from rampart.games.great_wall.arguments import AT_MOMENT, BEFORE_SECTION, SECTION, VICTIMS
from rampart.games.great_wall.battle import sections_in_play, soldiers_on
from rampart.games.great_wall.battle import standing as standing_on
from rampart.games.great_wall.codes import L_KILLING, S_BEFORE_KILLING, S_KILL
from rampart.games.great_wall.content.names import HORDE_TYPES, type_of
from rampart.games.great_wall.modules.black_powder.arguments import BESIEGED, SIEGE_AT
from rampart.games.great_wall.modules.black_powder.codes import (
    E_MACHINES_LOST,
    E_RAM_SWAPS,
    E_STORMED,
    E_WALL_DESTROYED,
    S_HURL,
    S_LOSE_MACHINES,
    S_RAM,
    S_WALL_FALLEN,
)
from rampart.games.great_wall.modules.black_powder.part import MACHINES, machines_in, powder_of
from rampart.games.great_wall.scoring import finish
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.killing import NO_SCORES, doom, doom_archers, start_killing
from rampart.games.great_wall.tables import (
    ARCHER,
    AT_REST,
    END_RUIN,
    IN_BREACH,
    KINDS,
    NO_CLAN,
    NOBODY_WINS,
    ROWS_DEEP,
    SHOOTERS,
    SPECIAL,
)
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.vocabulary import ON_WALL_DESTROYED
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Step

RAM: Final = HORDE_TYPES.index("battering_ram")
LADDERS: Final = HORDE_TYPES.index("siege_ladders")
TREBUCHET: Final = HORDE_TYPES.index("trebuchet")
ENGINES: Final = (RAM, LADDERS, TREBUCHET)


def lies(s: GreatWall, kind: int, slot: int) -> bool:
    """Does a horde of that type lie in the slot?"""
    return s.hordes[slot] >= 0 and type_of(s.hordes[slot]) == kind


class Siege(Step[GreatWall]):
    """After the assault: all rams from left to right, then all trebuchets (GWX-BP-56)."""

    rule = "GWX-BP-56"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        for step in (S_HURL, S_RAM):
            for section in reversed(sections_in_play(s)):
                s.push(step, NOBODY, SIEGE_AT.put(section))


class Ram(Step[GreatWall]):
    """Rams move one row closer, the nearest first; one in row 1 destroys a wall level (GWX-BP-50)."""

    rule = "GWX-BP-50"
    args = BESIEGED

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Once for the section, also in the winter in which it arrives."""
        section = SIEGE_AT.of(args)
        first = section * ROWS_DEEP
        for slot in range(first + 1, first + ROWS_DEEP):
            if lies(s, RAM, slot) and not lies(s, RAM, slot - 1):
                swap_closer(s, slot)
        if lies(s, RAM, first):
            destroy_wall(s, section)


def swap_closer(s: GreatWall, slot: int) -> None:
    """A card changes places with the one before it, with all that lies on both (GWX-BP-50)."""
    if s.journal is not None:
        s.tell(E_RAM_SWAPS, NOBODY, [s.hordes[slot], slot % ROWS_DEEP])
    s.hordes[slot - 1], s.hordes[slot] = s.hordes[slot], s.hordes[slot - 1]
    s.covers[slot - 1], s.covers[slot] = s.covers[slot], s.covers[slot - 1]


class Hurl(Step[GreatWall]):
    """A trebuchet destroys a wall level of its section from row 3 (GWX-BP-53, GWX-BP-HOR-03)."""

    rule = "GWX-BP-HOR-03"
    args = BESIEGED

    def run(self, s: GreatWall, p: int, args: int) -> None:
        section = SIEGE_AT.of(args)
        if lies(s, TREBUCHET, section * ROWS_DEEP + ROWS_DEEP - 1):
            destroy_wall(s, section)


def destroy_wall(s: GreatWall, section: int) -> None:
    """The top level falls; soldiers on firing spots go to the rest area; level 0 loses nothing (GWX-BP-55)."""
    if s.wall[section] == 0:
        return
    s.wall[section] -= 1
    for c in range(len(s.firing)):
        for posts, kind in ((0, ARCHER), (SHOOTERS, SPECIAL)):
            step_down(s, c, posts + section, kind, section)
    if s.journal is not None:
        s.tell(E_WALL_DESTROYED, NOBODY, [section, s.wall[section]])
    s.push(S_WALL_FALLEN, NOBODY, SIEGE_AT.put(section))
    moment(s, ON_WALL_DESTROYED, NO_CLAN, section, s.wall[section])


def step_down(s: GreatWall, c: int, post: int, kind: int, section: int) -> None:
    """All of a clan's soldiers on some firing spots go down; Qin's, who never rest, to his pool."""
    n = s.firing[c][post]
    s.firing[c][post] = 0
    if s.is_seat(c):
        s.rest[c][section * KINDS + kind] += n
    else:
        s.pool[c][kind] += n


class WallFallen(Step[GreatWall]):
    """Cards have answered: without any wall level in use the game ends and all lose (GWX-BP-57)."""

    rule = "GWX-BP-57"
    args = BESIEGED

    def run(self, s: GreatWall, p: int, args: int) -> None:
        if not any(s.wall[section] for section in sections_in_play(s)):
            finish(s, END_RUIN, NOBODY_WINS)


# ---- ladders


class Storm(Step[GreatWall]):
    """In a breach with ladders in row 1 all soldiers of the section are killed, those at rest too (GWX-BP-54)."""

    rule = "GWX-BP-54"
    args = BEFORE_SECTION

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Elsewhere it is an ordinary breach, also with ladders farther back."""
        section = SECTION.of(args)
        slots = [slot for slot in range(section * 3, section * 3 + 3) if s.hordes[slot] >= 0]
        if not lies(s, LADDERS, section * ROWS_DEEP):
            start_killing(s, IN_BREACH, section, slots, True)
            return
        if s.journal is not None:
            s.tell(E_STORMED, NOBODY, [section])
        s.push(S_LOSE_MACHINES, NOBODY, SIEGE_AT.put(section))
        killing = s.open_pad(L_KILLING, [IN_BREACH, section, *NO_SCORES, *NO_SCORES])
        s.push(S_KILL, NOBODY, VICTIMS.put(killing))
        s.push(S_BEFORE_KILLING, NOBODY, VICTIMS.put(killing))
        for c in s.tea:
            doom_all(s, c, section, slots, killing)


def doom_all(s: GreatWall, c: int, section: int, slots: list[int], place: int) -> None:
    """Every soldier of a clan on the cards, on firing spots and at rest there, but archers that a card spares."""
    for slot in slots:
        for kind in range(s.box.kinds):
            if soldiers_on(s, c, slot, kind):
                for cell in standing_on(s, c, slot, kind):
                    doom(s, c, slot, cell)
    if c < s.players:
        doom_archers(s, c, section, place)
    for kind in range(s.box.kinds):
        for _ in range(s.rest[c][section * KINDS + kind]):
            doom(s, c, AT_REST, kind)


class LoseMachines(Step[GreatWall]):
    """The machines of a stormed section go back to the supply (GWX-BP-HOR-02)."""

    rule = "GWX-BP-HOR-02"
    args = BESIEGED

    def run(self, s: GreatWall, p: int, args: int) -> None:
        section = SIEGE_AT.of(args)
        if machines_in(s, section):
            for machine in range(MACHINES):
                powder_of(s).machines[section * MACHINES + machine] = 0
            if s.journal is not None:
                s.tell(E_MACHINES_LOST, NOBODY, [section])
