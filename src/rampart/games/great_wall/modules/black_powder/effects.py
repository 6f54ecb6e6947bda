"""What the cards of Black Powder ask, count and do (GWX-BP-GEN, GWX-BP-ADV, GWX-BP-ART)."""

from rampart.games.great_wall.arguments import RECRUITS
from rampart.games.great_wall.battle import slots_of, soldiers_on
from rampart.games.great_wall.cards import Amount, Effect, as_amount
from rampart.games.great_wall.codes import REC_GROUP, S_END_RECRUITING
from rampart.games.great_wall.content.names import type_of
from rampart.games.great_wall.effects_of_war import PlaceWounds
from rampart.games.great_wall.modules.black_powder.codes import S_LET_FLY, S_SHOT_DONE
from rampart.games.great_wall.modules.black_powder.part import ROCKETS, machines_in, powder_of
from rampart.games.great_wall.modules.black_powder.shots import draw_rockets
from rampart.games.great_wall.modules.black_powder.siege import ENGINES
from rampart.games.great_wall.queries import support
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.building import IS_WALL, PIECE_AT, build, has_room, means_of, price_of
from rampart.games.great_wall.steps.killing import victims_of
from rampart.games.great_wall.tables import (
    ARCHER,
    FROM_FIRING,
    KINDS,
    ON_FIRING,
    SECTIONS,
    SHOOTERS,
    SLOTS,
    SPECIAL,
)
from rampart.games.great_wall.vocabulary import P_U, P_V, P_W, P_X, P_Y, P_Z
from rampart.kernel.frame import args_of, code_of

MOST_OFF = 3  # materials for the Chariot Smith

# ---- tests


def with_rockets(s: GreatWall, p: int, at: int) -> bool:
    """At a shot: it is a rocket launcher's."""
    return s.pad[at + P_X] == ROCKETS


def asked_of_rockets(s: GreatWall, p: int, x: int, y: int) -> bool:
    return x == ROCKETS


def two_wounds(s: GreatWall, p: int, at: int) -> bool:
    """At `on_machine_shot`: it placed 2 wounds or more."""
    return s.pad[at + P_Z] >= 2


def special_attacks(s: GreatWall, p: int, at: int) -> bool:
    """At `on_attack`: a special soldier attacked a horde."""
    return s.pad[at + P_X] == SPECIAL and s.pad[at + P_Y] != ON_FIRING


def archer_arrives(s: GreatWall, p: int, at: int) -> bool:
    """At `on_attack`: an archer from recruitment or a rest area."""
    return s.pad[at + P_X] == ARCHER and s.pad[at + P_U] != FROM_FIRING


def special_in_group(s: GreatWall, p: int, at: int) -> bool:
    """At `on_recruit`: at least one special soldier is in the group."""
    return bool(s.pad[at + P_X] >> SPECIAL & 1)


def by_machine(s: GreatWall, p: int, at: int) -> bool:
    """At `before_soldiers_killed`: the owner has a victim of a war machine."""
    return in_a_shot(s) and bool(victims_of(s, p, s.pad[at + P_W]))


def not_by_machine(s: GreatWall, p: int, at: int) -> bool:
    """At `before_soldiers_killed`: the owner has a victim of something else."""
    return not in_a_shot(s) and bool(victims_of(s, p, s.pad[at + P_W]))


def in_a_shot(s: GreatWall) -> bool:
    """Is a shot being resolved?"""
    return any(code_of(f) == S_SHOT_DONE or code_of(f) == S_LET_FLY for f in s.stack)


def mans_a_tower(s: GreatWall, p: int, at: int) -> bool:
    """The owner has a spearman in a tower."""
    return p in powder_of(s).towers


def claims_an_engine(s: GreatWall, p: int, at: int) -> bool:
    """At `on_horde_claimed`: a ram, ladders or a trebuchet."""
    return type_of(s.pad[at + P_X]) in ENGINES


# ---- counters


def support_for_materials(s: GreatWall, p: int, at: int) -> int:
    """N, at most 3 (GWX-BP-GEN-03)."""
    return min(support(s, p), MOST_OFF)


def specials_named(s: GreatWall, p: int, at: int) -> int:
    """Special soldiers in the group that is being recruited (GWX-BP-ADV-06)."""
    for f in reversed(s.stack):
        if code_of(f) == S_END_RECRUITING:
            return s.pad[RECRUITS.of(args_of(f)) + REC_GROUP + SPECIAL]
    return 0


def specials_in_field(s: GreatWall, p: int, at: int) -> int:
    """Own special soldiers in rest areas, on firing spots and on horde cards."""
    n = sum(s.firing[p][SHOOTERS:])
    for section in range(SECTIONS):
        n += s.rest[p][section * KINDS + SPECIAL]
    for slot in range(SLOTS):
        if s.hordes[slot] >= 0:
            n += soldiers_on(s, p, slot, SPECIAL)
    return n


def clean_engines(s: GreatWall, p: int, at: int) -> int:
    """Own claimed rams, ladders and trebuchets without shame."""
    return sum(1 for card in s.claimed[p] if type_of(card) in ENGINES and s.stains[card] == 0)


def manned_towers(s: GreatWall, p: int, at: int) -> int:
    return powder_of(s).towers.count(p)


def guarded_machines(s: GreatWall, p: int, at: int) -> int:
    """War machines in sections where the owner has a soldier at rest or on a firing spot."""
    n = 0
    for section in range(SECTIONS):
        there = sum(s.rest[p][section * KINDS : (section + 1) * KINDS])
        if there + s.firing[p][section] + s.firing[p][SHOOTERS + section]:
            n += machines_in(s, section)
    return n


def on_firing_spots(s: GreatWall, p: int, at: int) -> int:
    """Own soldiers on firing spots."""
    return sum(s.firing[p])


# ---- effects


class MoreRockets(Effect):
    """Draw more rocket cards for this shot and choose one of all."""

    def __init__(self, n: int | Amount) -> None:
        self.n = as_amount(n)

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        part = powder_of(s)
        return self.n.of(s, p, at) > 0 and len(part.deck) + len(part.discard) > 0

    def run(self, s: GreatWall, p: int, at: int) -> None:
        draw_rockets(s, p, self.n.of(s, p, at))


class WoundsOnAttacked(PlaceWounds):
    """Place wounds on the horde that was attacked."""

    def slots(self, s: GreatWall, at: int) -> int:
        return 1 << s.pad[at + P_Y]


class WoundsInSection(PlaceWounds):
    """Place wounds in the section of the attack."""

    def slots(self, s: GreatWall, at: int) -> int:
        return slots_of(s.pad[at + P_V])


class Rebuild(Effect):
    """Build the wall level that was destroyed again at once, so much cheaper (GWX-BP-ADV-08)."""

    def __init__(self, discount: int) -> None:
        self.discount = discount

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        what = self.piece(s, at)
        return has_room(s, what) and price_of(s, p, what, self.discount) <= means_of(s, p)

    def piece(self, s: GreatWall, at: int) -> int:
        return PIECE_AT.put(s.pad[at + P_X]) + IS_WALL.put(1)

    def run(self, s: GreatWall, p: int, at: int) -> None:
        build(s, p, self.piece(s, at), self.discount)
