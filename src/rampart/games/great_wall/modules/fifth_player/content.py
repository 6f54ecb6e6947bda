"""The cards of the fifth player: four generals, four tactics, four advisors (GWX-5P)."""

from typing import Final

from rampart.games.great_wall.battle import has_soldier
from rampart.games.great_wall.cards import OTHERS_FRAME, Card, Clause, Modifier, Price, Tactic, per
from rampart.games.great_wall.codes import ACT_CLERKS
from rampart.games.great_wall.combinators import Bonus
from rampart.games.great_wall.conditions import in_production
from rampart.games.great_wall.counters import support
from rampart.games.great_wall.effects import Gain, GainAny, GainHonour
from rampart.games.great_wall.effects_of_war import AddDefence
from rampart.games.great_wall.queries import support as support_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import CHI, GOLD, KINDS
from rampart.games.great_wall.vocabulary import (
    ANYBODY,
    BEFORE_SECTION_COMPARE,
    CHI_FOR_BUILDING,
    COUNT_DONATIONS,
    COUNT_KILLS,
    ON_ACTIVATION_PLAYER,
    ON_ADVISOR_GAINED,
    ON_CLERK_HIRED,
    ON_COMMAND_PLACED,
    ON_COMMAND_RECLAIMED,
    ON_COMMANDS_REVEALED,
    ON_FRAME_END,
    ON_HORDE_DEFEATED,
    ON_OVERSEER_PROMOTED,
    ON_TACTIC_PLAYED,
    ON_WALL_BUILT,
    OTHER_CLAN,
    P_W,
    P_X,
    P_Y,
    PER_TURN,
    PRODUCTION_OF,
)

MANY_CLANS: Final = 3
LATE_SLOT: Final = 4
CHI_SPARED: Final = 2

# ---- tests


def takes_honour(s: GreatWall, p: int, at: int) -> bool:
    """At `on_command_reclaimed`: honor was taken for cards."""
    return s.pad[at + P_X] == 1 and s.pad[at + P_Y] > 0


def plays_together(s: GreatWall, p: int, at: int) -> bool:
    """All win or lose together, so that honor is no end in itself."""
    return not s.box.scored


def plays_boosted(s: GreatWall, p: int, at: int) -> bool:
    """At `on_tactic_played`: boosted."""
    return s.pad[at + P_Y] == 1


def crowded(s: GreatWall, p: int, at: int) -> bool:
    """In an activation: three clans or more have clerks there."""
    place = s.pad[at + P_W] + ACT_CLERKS
    return sum(1 for c in range(len(s.tea)) if s.pad[place + c]) >= MANY_CLANS


def shared_battle(s: GreatWall, p: int, at: int) -> bool:
    """At `on_horde_defeated`: soldiers of three clans or more stand on the card, the owner's among them."""
    slot = s.pad[at + P_X]
    return has_soldier(s, p, slot) and sum(1 for c in s.tea if has_soldier(s, c, slot)) >= MANY_CLANS


def on_late_slot(s: GreatWall, p: int, at: int) -> bool:
    """At `on_command_placed`: slot 4 or 5."""
    return s.pad[at + P_X] >= LATE_SLOT


def placed_nothing(s: GreatWall, p: int, at: int) -> bool:
    """At `on_frame_end`: a frame for the others in which the owner placed no clerk."""
    return s.pad[at + P_X] == OTHERS_FRAME and s.placed[p] == 0


def rests_there(s: GreatWall, p: int, at: int) -> bool:
    """At `before_section_compare`: the owner has a soldier in the rest area."""
    return resting_there(s, p, at) > 0


# ---- counters


def support_for_cards(s: GreatWall, p: int, at: int) -> int:
    """N, at most 3, for each card for which honor was taken."""
    return min(support_of(s, p), 3) * s.pad[at + P_Y]


def same_cards(s: GreatWall, p: int, at: int) -> int:
    """Other players who revealed the same command card."""
    return sum(1 for q in range(s.players) if q != p and s.chosen[q] >= 0 and s.chosen[q] == s.chosen[p])


def same_or_one(s: GreatWall, p: int, at: int) -> int:
    """The same, at least 1."""
    return max(1, same_cards(s, p, at))


def resting_there(s: GreatWall, p: int, at: int) -> int:
    """Own soldiers in the rest area of the section that is compared."""
    section = s.pad[at + P_X]
    return sum(s.rest[p][section * KINDS : (section + 1) * KINDS])


FIFTH_GENERALS: Final = [
    Card(
        "su_dongpo",
        [
            Clause(ON_COMMAND_RECLAIMED, [GainHonour(per(support_for_cards))], when=[takes_honour], auto=True),
            Clause(ON_WALL_BUILT, [GainAny(per(support, 2, 6))], when=[plays_together]),
        ],
    ),
    Card("bi_sheng", [Clause(ON_OVERSEER_PROMOTED, [GainHonour(per(support, 1, 4))], auto=True)]),
    Card(
        "wang_anshi",
        [
            Clause(ON_CLERK_HIRED, [GainHonour(per(support, 1, 4)), Gain(CHI, 1)], auto=True),
            Clause(ON_ADVISOR_GAINED, [GainHonour(per(support, 1, 4)), Gain(CHI, 1)], auto=True),
        ],
    ),
    Card("li_qingzhao", [Clause(ON_TACTIC_PLAYED, [GainAny(per(support, 1, 3))], when=[plays_boosted])]),
]
FIFTH_TACTICS: Final = [
    Tactic(
        "crowded_court",
        ON_COMMANDS_REVEALED,
        [GainAny(per(same_or_one, 1, 3))],
        Price(g=1),
        [GainAny(per(same_or_one, 2, 5))],
        who=ANYBODY,
    ),
    Tactic(
        "share_the_load",
        ON_ACTIVATION_PLAYER,
        [Bonus(PRODUCTION_OF, 2)],
        Price(c=1),
        [Bonus(PRODUCTION_OF, 3), Bonus(COUNT_DONATIONS, 1)],
        when=[in_production, crowded],
    ),
    Tactic(
        "grand_army",
        ON_HORDE_DEFEATED,
        [GainHonour(3)],
        Price(c=1),
        [GainHonour(3), Bonus(COUNT_KILLS, -1)],
        who=ANYBODY,
        when=[shared_battle],
    ),
    Tactic(
        "rear_guard",
        BEFORE_SECTION_COMPARE,
        [AddDefence(per(resting_there, 1, 3))],
        Price(w=1),
        [AddDefence(per(resting_there, 2, 6))],
        who=ANYBODY,
        when=[rests_there],
    ),
]
FIFTH_ADVISORS: Final = [
    Card("rammed_earth_master", modifiers=[Modifier(CHI_FOR_BUILDING, put=CHI_SPARED)]),
    Card("market_warden", [Clause(ON_ACTIVATION_PLAYER, [Gain(GOLD, 1)], when=[crowded], limit=PER_TURN)]),
    Card("second_secretary", [Clause(ON_COMMAND_PLACED, [GainAny(2)], when=[on_late_slot])]),
    Card("panda_keeper", [Clause(ON_FRAME_END, [GainAny(1)], OTHER_CLAN, [placed_nothing])]),
]
