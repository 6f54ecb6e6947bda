"""What the cards of the beasts look at: where a beast is, how high it has risen, and what is near it."""

from rampart.games.great_wall.arguments import ACTIVATION
from rampart.games.great_wall.battle import stands_in
from rampart.games.great_wall.codes import ACT_CLERKS, S_END_ACTIVATION
from rampart.games.great_wall.modules.beasts.names import AO, FENGHUANG, WHITE_TIGER, YINGLONG
from rampart.games.great_wall.modules.beasts.part import beasts_of, is_at_section, is_in_location, ranked
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import ARCHER, HORSEMAN, ON_FIRING, TEMPLE
from rampart.games.great_wall.vocabulary import A_SHOT, P_U, P_V, P_X, P_Y, P_Z
from rampart.kernel.frame import args_of, code_of

# ---- of moments


def yinglong_here(s: GreatWall, p: int, at: int) -> bool:
    """In an activation: Yinglong is in the location."""
    return is_in_location(s, YINGLONG, s.pad[at + P_X])


def fenghuang_here(s: GreatWall, p: int, at: int) -> bool:
    """In an activation: Fenghuang is in the location."""
    return is_in_location(s, FENGHUANG, s.pad[at + P_X])


def at_tigers_section(s: GreatWall, p: int, at: int) -> bool:
    """At `on_attack`: in the section of the White Tiger."""
    return is_at_section(s, WHITE_TIGER, s.pad[at + P_V])


def onto_a_horde(s: GreatWall, p: int, at: int) -> bool:
    """At `on_attack`: a soldier was put on a horde card."""
    return s.pad[at + P_X] != ARCHER and s.pad[at + P_Y] != ON_FIRING and s.pad[at + P_Z] != A_SHOT


def at_aos_section(s: GreatWall, p: int, at: int) -> bool:
    """The section of the payload is that of Ao."""
    return is_at_section(s, AO, s.pad[at + P_X])


def paid_two_themselves(s: GreatWall, p: int, at: int) -> bool:
    """At `on_wall_built`: at least two own materials were paid."""
    return s.pad[at + P_U] >= 2


def held_with_own_soldier(s: GreatWall, p: int, at: int) -> bool:
    """At `on_section_held`: a horde lies there, and the owner has a soldier in the section."""
    section = s.pad[at + P_X]
    return s.depth(section) > 0 and stands_in(s, p, section)


def in_temple(s: GreatWall, p: int, at: int) -> bool:
    return s.pad[at + P_X] == TEMPLE


def lowest_player(s: GreatWall, p: int, at: int) -> bool:
    """The owner is the lowest of all players in tea order."""
    return s.owners()[-1] == p


# ---- of queries


def donated_at_yinglong(s: GreatWall, p: int, location: int, y: int) -> bool:
    return is_in_location(s, YINGLONG, location)


def second_row_at_tiger(s: GreatWall, p: int, row: int, section: int) -> bool:
    """The horde in row 2 of the White Tiger's section."""
    return row == 1 and is_at_section(s, WHITE_TIGER, section)


def first_saved_at_tiger(s: GreatWall, p: int, section: int, saved: int) -> bool:
    """The first soldier saved in a killing of the White Tiger's section."""
    return saved == 0 and is_at_section(s, WHITE_TIGER, section)


def built_at_ao(s: GreatWall, p: int, section: int, y: int) -> bool:
    return is_at_section(s, AO, section)


def horsemen(s: GreatWall, p: int, kind: int, y: int) -> bool:
    return kind == HORSEMAN


def horsemen_of_grown_tiger(s: GreatWall, p: int, kind: int, y: int) -> bool:
    """Horsemen, while the White Tiger has rank 2 or 3."""
    return kind == HORSEMAN and beasts_of(s).ranks[WHITE_TIGER] >= 2


def two_grown(s: GreatWall, p: int, x: int, y: int) -> bool:
    """At least two beasts have rank 2 or 3."""
    return ranked(s, 2) >= 2


# ---- what is counted


def further_clerks(s: GreatWall, p: int, at: int) -> int:
    """Own clerks in the activation that is going on, but one."""
    for i in range(len(s.stack) - 1, -1, -1):
        if code_of(s.stack[i]) == S_END_ACTIVATION:
            n = s.pad[ACTIVATION.of(args_of(s.stack[i])) + ACT_CLERKS + p]
            return n - 1 if n > 1 else 0
    return 0


def resolved_clerks(s: GreatWall, p: int, at: int) -> int:
    """Own clerks that were resolved in the activation."""
    return s.pad[at + P_Z]


def grown_beasts(s: GreatWall, p: int, at: int) -> int:
    return ranked(s, 2)


def highest_beasts(s: GreatWall, p: int, at: int) -> int:
    return ranked(s, 3)


def one_of_second_rank(s: GreatWall, p: int, at: int) -> int:
    """1 if any beast has rank 2."""
    return 1 if 2 in beasts_of(s).ranks else 0


def rank_of_ao(s: GreatWall, p: int, at: int) -> int:
    return beasts_of(s).ranks[AO]
