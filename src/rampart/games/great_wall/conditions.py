"""The tests that cards make: `(s, owner, at) -> bool` on a moment's payload, and rival clauses of command cards."""

from rampart.games.great_wall.battle import has_soldier, sections_in_play
from rampart.games.great_wall.cards import OTHERS_FRAME, OWNER_FRAME
from rampart.games.great_wall.codes import ACT_TOP, KILL_KILLED
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.killing import victims_of
from rampart.games.great_wall.tables import (
    ARCHER,
    ATTACK_ORDER,
    BARRICADES,
    BUILDERS_CAMP,
    BY_LOCATION,
    BY_SPRING,
    CALL_TO_ARMS,
    DESPOTISM,
    ECONOMY,
    EMBASSY,
    FROM_PRODUCTION,
    FROM_REWARD,
    HEADQUARTERS,
    PRODUCTION,
    REGULAR,
    SPEARMAN,
    STANDARD,
    TEA_HOUSE,
    TOP_WALL,
    UNHIRED,
    WORK_HARDER,
    row_of,
    section_of,
)
from rampart.games.great_wall.vocabulary import P_W, P_X, P_Y, P_Z

# ---- battles: x is the slot


def own_soldier_on_it(s: GreatWall, p: int, at: int) -> bool:
    """The owner has a soldier on the card in slot x."""
    return has_soldier(s, p, s.pad[at + P_X])


def own_soldier_or_archer(s: GreatWall, p: int, at: int) -> bool:
    """The owner has a soldier on the card in slot x, or an archer on a firing spot of its section."""
    return has_soldier(s, p, s.pad[at + P_X]) or s.firing[p][section_of(s.pad[at + P_X])] > 0


def own_killed(s: GreatWall, p: int, at: int) -> bool:
    """At least one own soldier was killed."""
    return s.pad[s.pad[at + P_W] + KILL_KILLED + p] > 0


def own_victim(s: GreatWall, p: int, at: int) -> bool:
    """The owner has a victim in this killing."""
    return bool(victims_of(s, p, s.pad[at + P_W]))


def first_there(s: GreatWall, p: int, at: int) -> bool:
    """At `on_attack`: a spearman or horseman on a card where the owner had no soldier before."""
    return s.pad[at + P_X] != ARCHER and s.pad[at + P_Z] == 1


def attack_covers(s: GreatWall, p: int, at: int) -> bool:
    """At `on_attack`: the card is now fully covered."""
    return s.pad[at + P_X] != ARCHER and s.pad[at + P_W] == 1


def wound_covers(s: GreatWall, p: int, at: int) -> bool:
    """At `on_wound_placed`: the card is now fully covered."""
    return s.pad[at + P_Z] == 1


def spearman_in_second_row(s: GreatWall, p: int, at: int) -> bool:
    """At `on_attack`: a spearman attacked a card in row 2."""
    return s.pad[at + P_X] == SPEARMAN and row_of(s.pad[at + P_Y]) == 1


def archer_in_group(s: GreatWall, p: int, at: int) -> bool:
    """At `on_recruit`: at least one archer is in the group."""
    return bool(s.pad[at + P_X] >> ARCHER & 1)


def horde_and_own_archer(s: GreatWall, p: int, at: int) -> bool:
    """At `on_section_held`: a horde lies there, and the owner has an archer on a firing spot."""
    section = s.pad[at + P_X]
    return s.depth(section) > 0 and s.firing[p][section] > 0


# ---- locations: x is the location, y standard or advanced


def in_production(s: GreatWall, p: int, at: int) -> bool:
    return s.pad[at + P_X] < PRODUCTION


def in_builders_camp(s: GreatWall, p: int, at: int) -> bool:
    return s.pad[at + P_X] == BUILDERS_CAMP


def in_embassy(s: GreatWall, p: int, at: int) -> bool:
    return s.pad[at + P_X] == EMBASSY


def in_headquarters(s: GreatWall, p: int, at: int) -> bool:
    return s.pad[at + P_X] == HEADQUARTERS


def in_tea_house(s: GreatWall, p: int, at: int) -> bool:
    return s.pad[at + P_X] == TEA_HOUSE


def regular_and_standard(s: GreatWall, p: int, at: int) -> bool:
    """A standard activation of a regular location."""
    return s.pad[at + P_X] < REGULAR and s.pad[at + P_Y] == STANDARD


def in_anothers_turn(s: GreatWall, p: int, at: int) -> bool:
    """Another clan is active, the Reed clan too."""
    return s.active != p and s.active >= 0


def on_first_slot(s: GreatWall, p: int, at: int) -> bool:
    """At `on_command_placed`: slot 1."""
    return s.pad[at + P_X] == 1


def on_top(s: GreatWall, p: int, at: int) -> bool:
    """The owner's tea marker is on top."""
    return s.tea[0] == p


def at_bottom(s: GreatWall, p: int, at: int) -> bool:
    """The owner's tea marker is at the bottom."""
    return s.tea[-1] == p


def no_shame(s: GreatWall, p: int, at: int) -> bool:
    """The owner has no shame token."""
    if sum(s.shamed[p]):
        return False
    for card in s.claimed[p]:
        if s.stains[card]:
            return False
    return True


def shame_of_location(s: GreatWall, p: int, at: int) -> bool:
    """At `before_shame_gained`: it comes from a location."""
    return s.pad[at + P_Y] == BY_LOCATION


def no_overseer(s: GreatWall, p: int, at: int) -> bool:
    return sum(s.levels[p]) == 0


# ---- other payloads


def by_spring(s: GreatWall, p: int, at: int) -> bool:
    """At `before_horde_placed`: one of the new hordes of spring."""
    return s.pad[at + P_Y] == BY_SPRING


def four_produced(s: GreatWall, p: int, at: int) -> bool:
    """At `on_resources_gained`: at least four in one production."""
    return s.pad[at + P_X] == FROM_PRODUCTION and s.pad[at + P_Y] >= 4


def by_reward(s: GreatWall, p: int, at: int) -> bool:
    """At `on_resources_gained`: the printed reward of a vital spot."""
    return s.pad[at + P_X] == FROM_REWARD


def placed_among_others(s: GreatWall, p: int, at: int) -> bool:
    """At `on_frame_end`: a frame for the others in which the owner placed a clerk."""
    return s.pad[at + P_X] == OTHERS_FRAME and s.placed[p] > 0


def own_frame_placed(s: GreatWall, p: int, at: int) -> bool:
    """At `on_frame_end`: a frame for the card's owner in which he placed a clerk."""
    return s.pad[at + P_X] == OWNER_FRAME and s.placed[p] > 0


def honour_for_commands(s: GreatWall, p: int, at: int) -> bool:
    """At `on_command_reclaimed`: honor was taken for the discarded cards."""
    return s.pad[at + P_X] == 1


def without_scoring(s: GreatWall, p: int, at: int) -> bool:
    """Honor is not counted up at the end of this game."""
    return not s.box.scored


def drawn_in_academy(s: GreatWall, p: int, at: int) -> bool:
    """At `on_tactic_drawn`: in the war academy."""
    return s.pad[at + P_Y] == BY_LOCATION


def over_tea(s: GreatWall, p: int, at: int) -> bool:
    """At `on_tea_changed`: in the tea house."""
    return s.pad[at + P_Z] == BY_LOCATION


def was_on_top(s: GreatWall, p: int, at: int) -> bool:
    """In an activation: the owner's tea marker was on top before it."""
    return s.pad[s.pad[at + P_W] + ACT_TOP] == p


def was_below(s: GreatWall, p: int, at: int) -> bool:
    """In an activation: the owner's tea marker was not on top before it."""
    return not was_on_top(s, p, at)


def room_for_barricade(s: GreatWall, p: int, at: int) -> bool:
    """A section in play has fewer than 3 barricades."""
    return any(s.barricades[section] < BARRICADES for section in sections_in_play(s))


def room_for_wall(s: GreatWall, p: int, at: int) -> bool:
    """A wall in play is not complete."""
    return any(s.wall[section] < TOP_WALL for section in sections_in_play(s))


def has_unhired_clerk(s: GreatWall, p: int, at: int) -> bool:
    """The owner could hire a clerk."""
    return s.clerks[p][UNHIRED] > 0


def advisor_on_offer(s: GreatWall, p: int, at: int) -> bool:
    """The advisor row is not empty."""
    return bool(s.advisor_row)


def horde_before_it(s: GreatWall, p: int, at: int) -> bool:
    """At `before_section_compare`: a horde lies before the section."""
    return s.depth(s.pad[at + P_X]) > 0


# ---- rival clauses (GWC-R06)


def has_rival(s: GreatWall, p: int, command: int) -> bool:
    """Another player's card on the track this fall is this one, Qin's too; a Betrayal counts as Betrayal only."""
    for q in range(s.players):
        if q != p and s.chosen[q] == command:
            return True
    return False


def rival_economy(s: GreatWall, p: int, at: int) -> bool:
    """Someone else played Economy."""
    return has_rival(s, p, ECONOMY)


def rival_despotism(s: GreatWall, p: int, at: int) -> bool:
    """Someone else played Despotism."""
    return has_rival(s, p, DESPOTISM)


def rival_work_harder(s: GreatWall, p: int, at: int) -> bool:
    """Someone else played Work Harder."""
    return has_rival(s, p, WORK_HARDER)


def rival_attack_order(s: GreatWall, p: int, at: int) -> bool:
    """Someone else played Attack Order."""
    return has_rival(s, p, ATTACK_ORDER)


def rival_call_to_arms(s: GreatWall, p: int, at: int) -> bool:
    """Someone else played Call to Arms."""
    return has_rival(s, p, CALL_TO_ARMS)
