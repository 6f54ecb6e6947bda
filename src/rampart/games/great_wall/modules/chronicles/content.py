"""The cards of the Ancient Chronicles: generals, tactics, advisors and artifacts (7.7)."""

from typing import Final

from rampart.games.great_wall.cards import Artifact, Card, Clause, CommonCard, Modifier, Price, Tactic, per
from rampart.games.great_wall.combinators import Either
from rampart.games.great_wall.conditions import own_killed, own_victim
from rampart.games.great_wall.counters import support
from rampart.games.great_wall.effects import (
    DrawTactics,
    Gain,
    GainAny,
    GainHonour,
    PlaceClerks,
    RemoveShame,
)
from rampart.games.great_wall.effects_of_war import AddDefence, AddRecruit, MarchAndAttack, Refund, Save
from rampart.games.great_wall.modules.chronicles.conditions import (
    by_artifact,
    commands_in_hand,
    first_saved,
    frost_on_chi,
    frost_on_gold,
    frost_on_stone,
    frost_on_wood,
    group_of_two,
    ice_left,
    ice_middle,
    ice_right,
    in_breached_section,
    in_headquarters,
    in_temple,
    in_two_sections,
    kept_away,
    lowest_on_tea,
    of_breaches,
    of_chi,
    of_gold,
    of_left,
    of_middle,
    of_right,
    of_stone,
    of_wood,
    own_clerks,
    recruits,
    resting_sections,
    support_by_section,
    to_the_top,
    took_commands,
    wall_level,
    walled,
)
from rampart.games.great_wall.modules.chronicles.effects import (
    ArtifactHonour,
    CutIce,
    GainOneKind,
    LeaveAhead,
    LookAhead,
    MarchTwo,
    SaveForChi,
    ShareSpoils,
    Store,
    SwapAhead,
)
from rampart.games.great_wall.modules.chronicles.names import CHRONICLE_ARTIFACTS
from rampart.games.great_wall.tables import ARCHER, CHI, MATERIALS, RESOURCES
from rampart.games.great_wall.vocabulary import (
    AFTER_ACTIVATION_PLAYER,
    ANYBODY,
    ASSAULT_START,
    BEFORE_SECTION_COMPARE,
    BEFORE_SOLDIERS_KILLED,
    COST_WALL,
    COUNT_NEW_HORDES,
    COUNT_SHAME,
    DEFENCE,
    GAME_END,
    INCOME_OF,
    MAY_PROMOTE,
    ON_ACTIVATION_PLAYER,
    ON_ADVISOR_GAINED,
    ON_BREACH,
    ON_CLERK_HIRED,
    ON_COMMAND_RECLAIMED,
    ON_COMMANDS_REVEALED,
    ON_DONATION,
    ON_HONOUR_CHANGED,
    ON_HORDE_CLAIMED,
    ON_HORDE_DEFEATED,
    ON_INCOME,
    ON_OVERSEER_PROMOTED,
    ON_RECRUIT,
    ON_SHAME_GAINED,
    ON_SHAME_REMOVED,
    ON_SOLDIER_SAVED,
    ON_SOLDIERS_KILLED,
    OTHER,
    PER_TURN,
    PRODUCTION_OF,
    SPRING_START,
    TIME_ADVANCED,
    TURN_START,
    WINTER_START,
)

OF_ONE_KIND: Final = {
    2: ["2_wood", "2_stone", "2_gold", "2_chi"],
    4: ["4_wood", "4_stone", "4_gold", "4_chi"],
}
STORED: Final = ["store_wood", "store_stone", "store_gold"]


def of_one_kind(n: int) -> Either:
    """So many resources of one type, of the player's choice."""
    return Either(OF_ONE_KIND[n], [[GainOneKind(r, n)] for r in range(RESOURCES)])


GENERALS: Final = [
    Card("su_song", [Clause(TIME_ADVANCED, [GainAny(per(support, 1, 4))], ANYBODY, auto=True)]),
    Card(
        "bao_zheng",
        [Clause(ON_SHAME_GAINED, [GainHonour(per(support, 1, 3))], OTHER, limit=PER_TURN, auto=True)],
    ),
    Card("zhu_xi", [Clause(ON_ADVISOR_GAINED, [GainHonour(per(support, 2, 8))], auto=True)]),
    Card(
        "xin_qiji",
        [Clause(WINTER_START, [GainHonour(per(support_by_section))], ANYBODY, [in_two_sections], auto=True)],
    ),
]
TACTICS: Final = [
    Tactic("winter_stores", TURN_START, [of_one_kind(2)], Price(c=1), [of_one_kind(4)]),
    Tactic("snow_march", TURN_START, [MarchTwo()], Price(c=1), [MarchAndAttack(2)]),
    Tactic("imperial_visit", ON_COMMANDS_REVEALED, [GainHonour(2)], Price(g=2), [GainHonour(6)], who=ANYBODY),
    Tactic(
        "paper_offerings",
        ON_ACTIVATION_PLAYER,
        [RemoveShame()],
        Price(c=2),
        [RemoveShame(), RemoveShame(), RemoveShame()],
        when=[in_temple],
    ),
    Tactic(
        "levy_of_the_poor",
        ON_RECRUIT,
        [Refund(1), GainHonour(per(recruits, 1, 2))],
        Price(g=1),
        [AddRecruit(ARCHER)],
    ),
    Tactic("divide_the_spoils", ON_HORDE_DEFEATED, [ShareSpoils(3)], Price(c=1), [GainHonour(5)], who=ANYBODY),
    Tactic(
        "carry_the_wounded",
        BEFORE_SOLDIERS_KILLED,
        [SaveForChi()],
        Price(c=3),
        [Save(3)],
        who=ANYBODY,
        when=[own_victim],
    ),
    Tactic(
        "hold_the_gate",
        BEFORE_SECTION_COMPARE,
        [AddDefence(per(wall_level, 1))],
        Price(material=2),
        [AddDefence(per(wall_level, 2))],
        who=ANYBODY,
        when=[walled],
    ),
]
ADVISORS: Final = [
    Card("ice_cutter", [Clause(ASSAULT_START, [CutIce()], ANYBODY)]),
    Card(
        "famine_inspector",
        [
            Clause(
                ON_DONATION,
                [Either(STORED, [[Store(r)] for r in range(MATERIALS)])],
                limit=PER_TURN,
            )
        ],
    ),
    Card(
        "master_of_ceremonies",
        [Clause(ON_HONOUR_CHANGED, [GainHonour(1)], when=[by_artifact], limit=PER_TURN, auto=True)],
    ),
    Card("exorcist", [Clause(ON_SHAME_REMOVED, [GainHonour(2)], auto=True)]),
    Card("fortress_cook", [Clause(ON_INCOME, [Gain(CHI, per(resting_sections))], auto=True)]),
    Card(
        "turban_spy",
        [
            Clause(
                SPRING_START,
                [LookAhead(), Either(["leave_order", "swap_order"], [[LeaveAhead()], [SwapAhead()]]), Gain(CHI, 1)],
                ANYBODY,
            )
        ],
    ),
    Card("almanac_maker", [Clause(TIME_ADVANCED, [DrawTactics(1)], ANYBODY, auto=True)]),
    Card("village_elder", [Clause(ON_CLERK_HIRED, [PlaceClerks(1), GainHonour(1)])]),
    Card("chronicler", [Clause(GAME_END, [GainHonour(per(commands_in_hand, 2))], ANYBODY, auto=True)]),
    Card("gate_captain", [Clause(ON_BREACH, [Gain(CHI, 1), GainHonour(1)], ANYBODY, [in_breached_section], auto=True)]),
]
ARTIFACTS: Final = [Artifact(word, []) for word in CHRONICLE_ARTIFACTS]  # they score nothing at the end
AT_WORK: Final = [
    CommonCard("bronze_crane", [Clause(ON_COMMAND_RECLAIMED, [Gain(CHI, 1)], when=[took_commands], auto=True)]),
    CommonCard("celestial_globe", [Clause(TIME_ADVANCED, [GainAny(1)], ANYBODY, [lowest_on_tea], auto=True)]),
    CommonCard("chime_stones", [Clause(AFTER_ACTIVATION_PLAYER, [ArtifactHonour(1)], when=[in_temple], auto=True)]),
    CommonCard("generals_tally", [Clause(ON_RECRUIT, [ArtifactHonour(1)], when=[group_of_two], auto=True)]),
    CommonCard("ever_burning_lamp", [Clause(ON_SOLDIER_SAVED, [ArtifactHonour(1)], when=[first_saved], auto=True)]),
    CommonCard("jade_seal_box", [Clause(ON_OVERSEER_PROMOTED, [ArtifactHonour(3)], when=[to_the_top], auto=True)]),
    CommonCard(
        "silk_map",
        [
            Clause(
                AFTER_ACTIVATION_PLAYER,
                [ArtifactHonour(per(own_clerks, 1, 2))],
                when=[in_headquarters],
                auto=True,
            )
        ],
    ),
    CommonCard("iron_ox", modifiers=[Modifier(COST_WALL, add=-1)]),
    CommonCard(
        "ancestral_tablets", [Clause(ON_SOLDIERS_KILLED, [ArtifactHonour(1)], ANYBODY, [own_killed], auto=True)]
    ),
    CommonCard("festival_drum", [Clause(ON_HORDE_CLAIMED, [GainAny(1)], auto=True)]),
]

# ---- rules of scenarios that change values for all

ICE_RULE: Final = CommonCard(
    "ice_on_walls",
    modifiers=[
        Modifier(DEFENCE, add=per(ice_left), when=of_left),
        Modifier(DEFENCE, add=per(ice_middle), when=of_middle),
        Modifier(DEFENCE, add=per(ice_right), when=of_right),
    ],
)
FROST_RULE: Final = CommonCard(
    "freezing_weather",
    modifiers=[
        Modifier(query, add=per(counter, -1), when=when)
        for query in (INCOME_OF, PRODUCTION_OF)
        for counter, when in (
            (frost_on_wood, of_wood),
            (frost_on_stone, of_stone),
            (frost_on_gold, of_gold),
            (frost_on_chi, of_chi),
        )
    ],
)
FAMINE_RULE: Final = CommonCard("great_famine", modifiers=[Modifier(COUNT_SHAME, put=0, when=of_breaches, final=True)])
TURBAN_RULE: Final = CommonCard(
    "red_turban_rebellion",
    modifiers=[
        Modifier(COUNT_NEW_HORDES, add=per(kept_away, -1)),
        Modifier(MAY_PROMOTE, put=0, when=of_gold, final=True),
    ],
)
RULES: Final = [ICE_RULE, FROST_RULE, FAMINE_RULE, TURBAN_RULE]
