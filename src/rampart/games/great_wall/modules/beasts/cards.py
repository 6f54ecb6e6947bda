"""The tactic cards (GWX-AB-TAC) and advisors (GWX-AB-ADV) that come with the beasts."""

from typing import Final

from rampart.games.great_wall.cards import Card, Clause, Modifier, Price, Tactic, per
from rampart.games.great_wall.codes import S_KILL
from rampart.games.great_wall.combinators import Afterwards, Bonus
from rampart.games.great_wall.conditions import own_soldier_on_it, own_victim
from rampart.games.great_wall.effects import Gain, GainAny, GainHonour
from rampart.games.great_wall.effects_of_war import AddDefence
from rampart.games.great_wall.modules.beasts.effects import (
    MoveABeast,
    ReadRelics,
    Rebirth,
    TurnRelic,
    UpgradeABeast,
    WalkSpiritPath,
)
from rampart.games.great_wall.modules.beasts.sights import (
    at_aos_section,
    at_tigers_section,
    fenghuang_here,
    grown_beasts,
    held_with_own_soldier,
    highest_beasts,
    horsemen,
    horsemen_of_grown_tiger,
    one_of_second_rank,
    rank_of_ao,
    resolved_clerks,
    two_grown,
    yinglong_here,
)
from rampart.games.great_wall.tables import CHI, GOLD, STONE
from rampart.games.great_wall.vocabulary import (
    AFTER_ACTIVATION_PLAYER,
    ANYBODY,
    BEFORE_SECTION_COMPARE,
    BEFORE_SOLDIERS_KILLED,
    COST_BEAST,
    COST_RECRUIT,
    COUNT_DONATIONS,
    HONOUR_FOR_ATTACK,
    HONOUR_FOR_DONATION,
    ON_ACTIVATION_PLAYER,
    ON_ATTACK,
    ON_BEAST_MOVED,
    ON_BEAST_UPGRADED,
    ON_COMMANDS_REVEALED,
    ON_HORDE_DEFEATED,
    ON_INCOME,
    ON_RECRUIT,
    ON_RELIC_REVEALED,
    ON_SECTION_HELD,
    OTHER,
    PER_TURN,
    PER_YEAR,
    PRODUCTION_OF,
    SUPPORT_OF,
    TURN_START,
)

TACTICS: Final = [
    Tactic("beast_tamer", TURN_START, [MoveABeast()], Price(c=1), [UpgradeABeast(2)]),
    Tactic(
        "dragon_rain",
        ON_ACTIVATION_PLAYER,
        [Bonus(PRODUCTION_OF, 2)],
        Price(any=1),
        [Bonus(HONOUR_FOR_DONATION, 2), Bonus(COUNT_DONATIONS, 1)],
        when=[yinglong_here],
    ),
    Tactic("tigers_roar", ON_RECRUIT, [Bonus(HONOUR_FOR_ATTACK, 2, uses=1)], Price(c=2), [Bonus(HONOUR_FOR_ATTACK, 2)]),
    Tactic(
        "shell_of_the_world",
        BEFORE_SECTION_COMPARE,
        [AddDefence(3)],
        Price(s=2),
        [AddDefence(per(rank_of_ao, 3))],
        who=ANYBODY,
        when=[at_aos_section],
    ),
    Tactic(
        "ashes_and_rebirth",
        BEFORE_SOLDIERS_KILLED,
        [Afterwards(S_KILL, [Rebirth(1)])],
        Price(c=1),
        [Afterwards(S_KILL, [Rebirth(2)])],
        who=ANYBODY,
        when=[own_victim],
    ),
    Tactic("omens", ON_COMMANDS_REVEALED, [TurnRelic()], Price(c=1), [ReadRelics()], who=ANYBODY),
    Tactic(
        "feast_for_beasts",
        ON_HORDE_DEFEATED,
        [GainHonour(per(grown_beasts))],
        Price(any=1),
        [GainHonour(per(grown_beasts, 2))],
        who=ANYBODY,
        when=[own_soldier_on_it],
    ),
    Tactic("spirit_path", ON_ACTIVATION_PLAYER, [WalkSpiritPath(1)], Price(g=1), [WalkSpiritPath(2)]),
]

ADVISORS: Final = [
    Card("beast_keeper", modifiers=[Modifier(COST_BEAST, add=2)]),
    Card("shaman_of_wutai", [Clause(ON_BEAST_UPGRADED, [GainHonour(3)], auto=True)]),
    Card("relic_hunter", [Clause(ON_RELIC_REVEALED, [GainAny(1)], ANYBODY, auto=True)]),
    Card(
        "dragon_priest",
        [Clause(AFTER_ACTIVATION_PLAYER, [GainHonour(per(resolved_clerks, 1, 2))], when=[yinglong_here], auto=True)],
    ),
    Card("tiger_guard", [Clause(ON_ATTACK, [Gain(CHI, 1)], when=[at_tigers_section], limit=PER_TURN, auto=True)]),
    Card(
        "turtle_warden",
        [Clause(ON_SECTION_HELD, [GainHonour(2)], ANYBODY, [at_aos_section, held_with_own_soldier], auto=True)],
    ),
    Card("phoenix_dancer", [Clause(AFTER_ACTIVATION_PLAYER, [GainHonour(2)], when=[fenghuang_here], auto=True)]),
    Card("bone_reader", [Clause(TURN_START, [TurnRelic(), GainHonour(2)], limit=PER_YEAR)]),
    Card(
        "beast_rider",
        modifiers=[
            Modifier(COST_RECRUIT, add=-1, resource=GOLD, when=horsemen),
            Modifier(COST_RECRUIT, add=-1, resource=GOLD, when=horsemen_of_grown_tiger),
        ],
    ),
    Card(
        "legend_singer",
        [
            Clause(ON_BEAST_MOVED, [GainHonour(1)], OTHER, auto=True),
            Clause(ON_BEAST_MOVED, [GainHonour(2)], auto=True),
        ],
    ),
    Card(
        "jade_carver",
        [Clause(ON_INCOME, [Gain(GOLD, per(highest_beasts)), Gain(STONE, per(one_of_second_rank))], auto=True)],
    ),
    Card("hermit_of_the_peaks", modifiers=[Modifier(SUPPORT_OF, add=1, when=two_grown)]),
]
