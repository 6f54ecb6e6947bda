"""The twelve advisors of Black Powder (GWX-BP-ADV-01 to GWX-BP-ADV-12)."""

from typing import Final

from rampart.games.great_wall.cards import Card, Clause, Modifier, per
from rampart.games.great_wall.effects import Gain, GainAny, GainEach, GainHonour
from rampart.games.great_wall.effects_of_war import IN_ROW_ONE, Save
from rampart.games.great_wall.modules.black_powder.effects import (
    MoreRockets,
    Rebuild,
    WoundsInSection,
    archer_arrives,
    by_machine,
    claims_an_engine,
    mans_a_tower,
    not_by_machine,
    special_in_group,
    specials_named,
    two_wounds,
    with_rockets,
)
from rampart.games.great_wall.tables import CHI
from rampart.games.great_wall.vocabulary import (
    ANYBODY,
    BEFORE_MACHINE_SHOT,
    BEFORE_SOLDIERS_KILLED,
    COST_GROUP,
    COST_MACHINE,
    COST_SHOT,
    ON_ATTACK,
    ON_HORDE_CLAIMED,
    ON_INCOME,
    ON_MACHINE_BUILT,
    ON_MACHINE_SHOT,
    ON_RECRUIT,
    ON_TOWER_MANNED,
    ON_WALL_DESTROYED,
    PER_YEAR,
    TOWER_HONOUR,
)

BP_ADVISORS: Final = [
    Card(
        "powder_master",
        [Clause(ON_MACHINE_SHOT, [GainHonour(1)], auto=True)],
        [Modifier(COST_SHOT, add=-1)],
    ),
    Card(
        "siege_engineer",
        [
            Clause(ON_MACHINE_BUILT, [Gain(CHI, 1)], auto=True),
            Clause(ON_TOWER_MANNED, [Gain(CHI, 1)], auto=True),
        ],
        [Modifier(COST_MACHINE, add=2)],
    ),
    Card("tower_captain", modifiers=[Modifier(TOWER_HONOUR, put=3)]),
    Card("gunner", [Clause(ON_MACHINE_SHOT, [GainHonour(2)], when=[two_wounds], auto=True)]),
    Card("fire_arrow_maker", [Clause(ON_ATTACK, [WoundsInSection(1, IN_ROW_ONE)], when=[archer_arrives])]),
    Card(
        "guild_recruiter",
        [Clause(ON_RECRUIT, [GainHonour(1)], when=[special_in_group], auto=True)],
        [Modifier(COST_GROUP, add=per(specials_named))],
    ),
    Card("rocketeer", [Clause(BEFORE_MACHINE_SHOT, [MoreRockets(1), GainHonour(1)], when=[with_rockets])]),
    Card("breach_mason", [Clause(ON_WALL_DESTROYED, [Rebuild(3)], ANYBODY, limit=PER_YEAR)]),
    Card("bell_ringer", [Clause(ON_TOWER_MANNED, [GainAny(1), GainHonour(1)])]),
    Card(
        "shield_bearer",
        [
            Clause(BEFORE_SOLDIERS_KILLED, [Save(1)], ANYBODY, [by_machine]),
            Clause(BEFORE_SOLDIERS_KILLED, [Save(1)], ANYBODY, [not_by_machine], limit=PER_YEAR),
        ],
    ),
    Card("saltpetre_merchant", [Clause(ON_INCOME, [GainEach(1, 1, 0, 0)], when=[mans_a_tower], auto=True)]),
    Card("siege_breaker", [Clause(ON_HORDE_CLAIMED, [GainHonour(4)], when=[claims_an_engine], auto=True)]),
]
