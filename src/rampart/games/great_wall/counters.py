"""What cards count: functions `(s, owner, at) -> int` for amounts, read when the effect is resolved (GW-T63)."""

from rampart.games.great_wall.battle import in_the_field
from rampart.games.great_wall.codes import KILL_KILLED
from rampart.games.great_wall.queries import support as support_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import PRODUCTION, SECTIONS
from rampart.games.great_wall.vocabulary import P_W, P_X, P_Y


def support(s: GreatWall, p: int, at: int) -> int:
    """N: the support advisors of the owner (GWC-R04)."""
    return support_of(s, p)


def advisors(s: GreatWall, p: int, at: int) -> int:
    return len(s.advisors[p]) + len(s.support[p])


def overseer_levels(s: GreatWall, p: int, at: int) -> int:
    """The sum of the levels of the own overseers."""
    return sum(s.levels[p])


def four_overseers(s: GreatWall, p: int, at: int) -> int:
    """1 with an overseer in all four production locations."""
    return 0 if 0 in s.levels[p] else 1


def high_overseers(s: GreatWall, p: int, at: int) -> int:
    """Own overseers of level 2 or 3."""
    n = 0
    for location in range(PRODUCTION):
        if s.levels[p][location] >= 2:
            n += 1
    return n


def clean_hordes(s: GreatWall, p: int, at: int) -> int:
    """Own claimed horde cards without a shame token."""
    n = 0
    for card in s.claimed[p]:
        if s.stains[card] == 0:
            n += 1
    return n


def soldiers_in_field(s: GreatWall, p: int, at: int) -> int:
    """Own soldiers in rest areas, on firing spots and on horde cards (GWC-614)."""
    return in_the_field(s, p)


def goods(s: GreatWall, p: int, at: int) -> int:
    """Resources behind the own screen."""
    return sum(s.resources[p])


def tactics_in_hand(s: GreatWall, p: int, at: int) -> int:
    return len(s.tactics[p])


def manned_sections(s: GreatWall, p: int, at: int) -> int:
    """Sections in which the owner has an archer on a firing spot."""
    n = 0
    for section in range(SECTIONS):
        if s.firing[p][section]:
            n += 1
    return n


def support_in_manned_sections(s: GreatWall, p: int, at: int) -> int:
    """N, at most 4, for each such section (GWC-GEN-03)."""
    return min(support_of(s, p), 4) * manned_sections(s, p, at)


def own_killed(s: GreatWall, p: int, at: int) -> int:
    """At `on_soldiers_killed`: own soldiers killed in this instance."""
    return s.pad[s.pad[at + P_W] + KILL_KILLED + p]


def killed_in(s: GreatWall, p: int, killing: int) -> int:
    """After a killing (`Afterwards`): own soldiers killed in it; the place is that of the killing itself."""
    return s.pad[killing + KILL_KILLED + p]


def steps_up(s: GreatWall, p: int, at: int) -> int:
    """At `on_tea_changed`: how many markers the owner's has passed."""
    return s.pad[at + P_X] - s.pad[at + P_Y]


def payload_x(s: GreatWall, p: int, at: int) -> int:
    return s.pad[at + P_X]


def payload_y(s: GreatWall, p: int, at: int) -> int:
    return s.pad[at + P_Y]
