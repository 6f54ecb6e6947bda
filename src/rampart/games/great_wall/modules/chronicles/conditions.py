"""What the cards of the Ancient Chronicles ask and count."""

from rampart.games.great_wall.battle import soldiers_on, stands_in
from rampart.games.great_wall.codes import KILL_SAVED, REC_GROUP
from rampart.games.great_wall.modules.chronicles.part import chronicles_of, frozen
from rampart.games.great_wall.queries import support as support_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import (
    BY_BREACH,
    CHI,
    GOLD,
    HEADQUARTERS,
    KINDS,
    OF_ARTIFACTS,
    ROWS_DEEP,
    SECTIONS,
    STONE,
    TEMPLE,
    TOP_LEVEL,
    WOOD,
)
from rampart.games.great_wall.vocabulary import P_W, P_X, P_Y, P_Z

# ---- moments


def took_commands(s: GreatWall, p: int, at: int) -> bool:
    """At `on_command_reclaimed`: the cards were taken back."""
    return s.pad[at + P_X] == 0


def lowest_on_tea(s: GreatWall, p: int, at: int) -> bool:
    """The owner is the lowest of all players on the tea track."""
    return s.order()[-1] == p


def in_temple(s: GreatWall, p: int, at: int) -> bool:
    return s.pad[at + P_X] == TEMPLE


def in_headquarters(s: GreatWall, p: int, at: int) -> bool:
    return s.pad[at + P_X] == HEADQUARTERS


def group_of_two(s: GreatWall, p: int, at: int) -> bool:
    """At `on_recruit`: at least two soldiers are in the group."""
    return recruits(s, p, at) >= 2


def recruits(s: GreatWall, p: int, at: int) -> int:
    """At `on_recruit`: the soldiers of the group."""
    place = s.pad[at + P_W] + REC_GROUP
    return sum(s.pad[place : place + KINDS])


def first_saved(s: GreatWall, p: int, at: int) -> bool:
    """At `on_soldier_saved`: the first one of the owner in this killing."""
    return s.pad[s.pad[at + P_W] + KILL_SAVED + p] == 1


def to_the_top(s: GreatWall, p: int, at: int) -> bool:
    """At `on_overseer_promoted`: to level 3."""
    return s.pad[at + P_Y] == TOP_LEVEL


def own_clerks(s: GreatWall, p: int, at: int) -> int:
    """At `after_activation_player`: the own clerks that were used."""
    return s.pad[at + P_Z]


def by_artifact(s: GreatWall, p: int, at: int) -> bool:
    """At `on_honour_changed`: an artifact gave the honor."""
    return s.pad[at + P_X] == OF_ARTIFACTS


def in_breached_section(s: GreatWall, p: int, at: int) -> bool:
    """At `on_breach`: the owner has a soldier in the section."""
    return stands_in(s, p, s.pad[at + P_X])


def from_breach(s: GreatWall, p: int, at: int) -> bool:
    """At `before_shame_gained`: it is due for a breach."""
    return s.pad[at + P_Y] == BY_BREACH


def stone_in_hand(s: GreatWall, p: int, at: int) -> bool:
    return s.resources[p][STONE] > 0


# ---- counters


def fought_sections(s: GreatWall, p: int, at: int) -> int:
    """Sections in which the owner has a soldier on a horde."""
    n = 0
    for section in range(SECTIONS):
        slots = range(section * ROWS_DEEP, (section + 1) * ROWS_DEEP)
        if any(soldiers_on(s, p, slot, kind) for slot in slots if s.hordes[slot] >= 0 for kind in range(s.box.kinds)):
            n += 1
    return n


def in_two_sections(s: GreatWall, p: int, at: int) -> bool:
    return fought_sections(s, p, at) >= 2


def support_by_section(s: GreatWall, p: int, at: int) -> int:
    """N for each of these sections."""
    return support_of(s, p) * fought_sections(s, p, at)


def resting_sections(s: GreatWall, p: int, at: int) -> int:
    """Sections with an own soldier in the rest area."""
    n = 0
    for section in range(SECTIONS):
        if any(s.rest[p][section * KINDS : (section + 1) * KINDS]):
            n += 1
    return n


def commands_in_hand(s: GreatWall, p: int, at: int) -> int:
    return len(s.commands[p])


def wall_level(s: GreatWall, p: int, at: int) -> int:
    """At `before_section_compare`: the wall level there."""
    return s.wall[s.pad[at + P_X]]


def frost_on_wood(s: GreatWall, p: int, at: int) -> int:
    return frozen(s, p, WOOD)


def frost_on_stone(s: GreatWall, p: int, at: int) -> int:
    return frozen(s, p, STONE)


def frost_on_gold(s: GreatWall, p: int, at: int) -> int:
    return frozen(s, p, GOLD)


def frost_on_chi(s: GreatWall, p: int, at: int) -> int:
    return frozen(s, p, CHI)


def ice_left(s: GreatWall, p: int, at: int) -> int:
    return chronicles_of(s).ice[0]


def ice_middle(s: GreatWall, p: int, at: int) -> int:
    return chronicles_of(s).ice[1]


def ice_right(s: GreatWall, p: int, at: int) -> int:
    return chronicles_of(s).ice[2]


def kept_away(s: GreatWall, p: int, at: int) -> int:
    """Hordes that gold keeps away this spring."""
    return chronicles_of(s).kept_away


# ---- queries


def of_wood(s: GreatWall, p: int, location: int, y: int) -> bool:
    return location == WOOD


def of_stone(s: GreatWall, p: int, location: int, y: int) -> bool:
    return location == STONE


def of_gold(s: GreatWall, p: int, location: int, y: int) -> bool:
    return location == GOLD


def of_chi(s: GreatWall, p: int, location: int, y: int) -> bool:
    return location == CHI


def of_left(s: GreatWall, p: int, section: int, y: int) -> bool:
    return section == 0


def of_middle(s: GreatWall, p: int, section: int, y: int) -> bool:
    return section == 1


def of_right(s: GreatWall, p: int, section: int, y: int) -> bool:
    return section == 2


def of_breaches(s: GreatWall, p: int, cause: int, y: int) -> bool:
    return cause == BY_BREACH


def walled(s: GreatWall, p: int, at: int) -> bool:
    """At `before_section_compare`: a wall stands there."""
    return wall_level(s, p, at) > 0
