"""What the cards of Genghis Khan ask: where he stands, and who has soldiers there."""

from rampart.games.great_wall.battle import stands_in
from rampart.games.great_wall.modules.khan.part import khan_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import (
    BANNERMAN,
    HORSEMAN,
    ON_FIRING,
    section_of,
)
from rampart.games.great_wall.vocabulary import P_V, P_X, P_Y

# ---- moments


def his_section(s: GreatWall, p: int, at: int) -> bool:
    """The payload's section x is the Khan's."""
    return s.pad[at + P_X] == khan_of(s).section


def attack_in_his_section(s: GreatWall, p: int, at: int) -> bool:
    """At `on_attack`: a horde of the Khan's section was attacked; an archer without a target attacks none."""
    return s.pad[at + P_V] == khan_of(s).section and s.pad[at + P_Y] != ON_FIRING


def soldier_in_his_section(s: GreatWall, p: int, at: int) -> bool:
    """The owner has a soldier in the Khan's section: at rest, on a firing spot or on a horde."""
    section = khan_of(s).section
    return section >= 0 and stands_in(s, p, section)


def taken_from_owner(s: GreatWall, p: int, at: int) -> bool:
    """At `on_award_taken`: it was the owner's."""
    return s.pad[at + P_X] == p


def bannerman_in_group(s: GreatWall, p: int, at: int) -> bool:
    """At `on_recruit`: the bannerman is in the group."""
    return bool(s.pad[at + P_X] >> BANNERMAN & 1)


def has_room_to_follow(s: GreatWall, slot: int, at: int) -> bool:
    """At `on_khan_moved`: he is now before another section than this horde, and a row there is free."""
    to = s.pad[at + P_Y]
    return to != s.pad[at + P_X] and to != section_of(slot) and s.free_row(to) >= 0


def barricade_there(s: GreatWall, slot: int, at: int) -> bool:
    """The horde's section has a barricade."""
    return s.barricades[section_of(slot)] > 0


# ---- queries


def asked_of_his_section(s: GreatWall, p: int, x: int, y: int) -> bool:
    """The query's section is the Khan's."""
    return x == khan_of(s).section


def asked_of_his_hordes(s: GreatWall, p: int, x: int, y: int) -> bool:
    """The query's slot lies before the Khan's section."""
    return section_of(x) == khan_of(s).section


def he_is_here(s: GreatWall, slot: int, x: int, y: int) -> bool:
    """The query is of this horde, and the Khan stands before its section."""
    return x == slot and section_of(slot) == khan_of(s).section


def of_bannermen(s: GreatWall, p: int, kind: int, y: int) -> bool:
    return kind == BANNERMAN


def of_horsemen_and_bannermen(s: GreatWall, p: int, kind: int, y: int) -> bool:
    """The price of a horseman or of the bannerman."""
    return kind == HORSEMAN or kind == BANNERMAN


# ---- the award


def holder_of_award(s: GreatWall) -> int:
    """The seat that holds the emperor's award, -1 for no one."""
    return khan_of(s).holder
