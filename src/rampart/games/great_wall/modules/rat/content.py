"""The cards of the Rat: who moves it (GWX-RAT-CRD-01 to 05), and its artifacts (GWX-RAT-ART-01 to 05)."""

from typing import Final

from rampart.games.great_wall.battle import soldiers_on
from rampart.games.great_wall.cards import Artifact, per
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import (
    CLERKS,
    GOLD,
    GOLD_MINE,
    KINDS,
    LOCATIONS,
    POOL,
    SECTIONS,
    SLOTS,
    UNHIRED,
    section_of,
)

# ---- what the rat cards compare: the player with the most moves the rat
LANTERN_HONOUR: Final = 10
LANTERN_LOSS: Final = 2  # for each shame token


def standing(s: GreatWall, p: int, card: int) -> int:
    """How a seat stands by a rat card; -1 where it cannot qualify."""
    if card == 0:
        return s.clerks[p][POOL]
    if card == 1:
        return CLERKS - at_work(s, p)
    if card == 2:
        n = soldiers_on_hordes(s, p)
        return n if n else -1
    if card == 3:
        return max(s.honour) - s.honour[p]
    return len(s.tactics[p])


def at_work(s: GreatWall, p: int) -> int:
    """Clerks of a seat in the ten locations."""
    return sum(s.clerks[p][:LOCATIONS])


def soldiers_on_hordes(s: GreatWall, p: int) -> int:
    """Soldiers of a seat on horde cards."""
    n = 0
    for slot in range(SLOTS):
        if s.hordes[slot] >= 0:
            for kind in range(KINDS):
                n += soldiers_on(s, p, slot, kind)
    return n


def mover(s: GreatWall, card: int) -> int:
    """The seat that moves the rat, of equal ones the higher in tea order; -1 where no one qualifies (GWX-RAT-03)."""
    found, most = -1, -1
    for p in s.order():
        n = standing(s, p, card)
        if n > most:
            found, most = p, n
    return found


# ---- what the artifacts count


def soldiers_at_highest_wall(s: GreatWall, p: int, at: int) -> int:
    """Own soldiers in every section with the highest wall, which is at least of level 1."""
    top = max(s.wall)
    if top == 0:
        return 0
    n = 0
    for section in range(SECTIONS):
        if s.wall[section] == top:
            n += sum(s.rest[p][section * KINDS : (section + 1) * KINDS]) + sum(s.firing[p][section::SECTIONS])
    for slot in range(SLOTS):
        if s.hordes[slot] >= 0 and s.wall[section_of(slot)] == top:
            for kind in range(KINDS):
                n += soldiers_on(s, p, slot, kind)
    return n


def gold(s: GreatWall, p: int, at: int) -> int:
    return s.resources[p][GOLD]


def level_in_gold_mine(s: GreatWall, p: int, at: int) -> int:
    return s.levels[p][GOLD_MINE]


def manned_locations(s: GreatWall, p: int, at: int) -> int:
    """Locations with an own clerk."""
    n = 0
    for location in range(LOCATIONS):
        if s.clerks[p][location]:
            n += 1
    return n


def hired_clerks(s: GreatWall, p: int, at: int) -> int:
    """All clerks but those not hired yet."""
    return CLERKS - s.clerks[p][UNHIRED]


def lantern_light(s: GreatWall, p: int, at: int) -> int:
    """10 less 2 for each own shame token, never below 0."""
    shame = sum(s.shamed[p])
    for card in s.claimed[p]:
        shame += s.stains[card]
    left = LANTERN_HONOUR - LANTERN_LOSS * shame
    return left if left > 0 else 0


ARTIFACTS: Final = [
    Artifact("zhaoyao_jing", [per(soldiers_at_highest_wall, 3)]),
    Artifact("golden_abacus", [per(gold, 1, 10), per(level_in_gold_mine, 2)]),
    Artifact("zodiac_wheel", [per(manned_locations, 5, 15)]),
    Artifact("lacquer_rice_box", [per(hired_clerks, 2)]),
    Artifact("moonlit_lantern", [per(lantern_light)]),
]
