"""The tactic cards (GWC-TAC-01 to GWC-TAC-20)."""

from typing import Final

from rampart.games.great_wall.cards import Price, Tactic, per
from rampart.games.great_wall.codes import S_END_DEFEAT, S_END_RECRUITING, S_KILL
from rampart.games.great_wall.combinators import Afterwards, Bonus, Either, If
from rampart.games.great_wall.conditions import (
    advisor_on_offer,
    has_unhired_clerk,
    horde_before_it,
    in_builders_camp,
    in_embassy,
    in_production,
    no_overseer,
    own_soldier_on_it,
    own_soldier_or_archer,
    own_victim,
    room_for_barricade,
    room_for_wall,
)
from rampart.games.great_wall.content.pack_tactics import pack_tactics
from rampart.games.great_wall.counters import killed_in
from rampart.games.great_wall.effects import (
    ANY_MATERIAL,
    DiscardTactics,
    DrawTactics,
    Exchange,
    Gain,
    GainAny,
    GainEach,
    GainHonour,
    GainOfOverseers,
    HireFree,
    MoveTea,
    PlaceClerks,
    PromoteOverseers,
)
from rampart.games.great_wall.effects_of_war import (
    AFTER_THE_KILLING,
    IN_ROW_ONE,
    ON_ANOTHER_CARD,
    ON_ONE_CARD,
    AddDefence,
    AddRecruit,
    AnyRow,
    Attack,
    AttackWithSurvivors,
    MarchAndAttack,
    PlaceWounds,
    Refund,
    Save,
)
from rampart.games.great_wall.modules.beasts.cards import TACTICS as BEAST_TACTICS
from rampart.games.great_wall.tables import CHI, SPEARMAN
from rampart.games.great_wall.vocabulary import (
    ANYBODY,
    BEFORE_SECTION_COMPARE,
    BEFORE_SOLDIERS_KILLED,
    COST_ADVISOR,
    COST_BARRICADE,
    COST_CLERK,
    COST_WALL,
    COUNT_CLERK_ACTIONS,
    COUNT_SHAME,
    COVER,
    MOMENT_WORDS,
    ON_ACTIVATION_PLAYER,
    ON_COMMANDS_REVEALED,
    ON_HORDE_DEFEATED,
    ON_RECRUIT,
    PRODUCTION_OF,
    SPARE_ARCHERS,
    TURN_START,
)

ALL: Final = 99

PRINTED: Final = [
    # ---- at the start of the own turn
    Tactic("restless", TURN_START, [PromoteOverseers(1, 1)], Price(c=1), [PromoteOverseers(2, 1)]),
    Tactic("forced_march", TURN_START, [MarchAndAttack(1)], Price(c=2), [MarchAndAttack(3)]),
    Tactic("night_raid", TURN_START, [PlaceWounds(1, IN_ROW_ONE)], Price(w=2), [PlaceWounds(3, ON_ONE_CARD)]),
    Tactic("imperial_edict", TURN_START, [PlaceClerks(1)], Price(g=2), [PlaceClerks(3)]),
    # ---- when the command cards are revealed
    Tactic(
        "rich_harvest",
        ON_COMMANDS_REVEALED,
        [If(no_overseer, GainAny(1), GainOfOverseers(2))],
        Price(g=1),
        [GainEach(1, 1, 1, 1)],
        who=ANYBODY,
    ),
    Tactic("tribute_mission", ON_COMMANDS_REVEALED, [Exchange(3, one=False)], Price(g=2), [HireFree()], who=ANYBODY),
    Tactic(
        "tea_ceremony",
        ON_COMMANDS_REVEALED,
        [MoveTea(1), GainHonour(1)],
        Price(c=1),
        [MoveTea(ALL), GainHonour(1)],
        who=ANYBODY,
    ),
    # ---- in an activation
    Tactic(
        "double_shift",
        ON_ACTIVATION_PLAYER,
        [Bonus(PRODUCTION_OF, 2)],
        Price(g=1),
        [Bonus(PRODUCTION_OF, 4)],
        when=[in_production],
    ),
    Tactic(
        "master_builders",
        ON_ACTIVATION_PLAYER,
        [Bonus(COST_BARRICADE, 0, put=True, uses=1, test=room_for_barricade)],
        Price(c=1),
        [Bonus(COST_WALL, -4, uses=1, test=room_for_wall)],
        when=[in_builders_camp],
    ),
    Tactic(
        "secret_envoy",
        ON_ACTIVATION_PLAYER,
        [
            Either(
                ["clerk", "advisor"],
                [
                    [Bonus(COST_CLERK, -2, uses=1, test=has_unhired_clerk)],
                    [Bonus(COST_ADVISOR, -2, uses=1, test=advisor_on_offer)],
                ],
            )
        ],
        Price(c=2),
        [Bonus(COUNT_CLERK_ACTIONS, 1), Bonus(COST_CLERK, -2), Bonus(COST_ADVISOR, -2)],
        when=[in_embassy],
    ),
    Tactic(
        "war_council",
        ON_ACTIVATION_PLAYER,
        [DrawTactics(1), Gain(CHI, 1)],
        Price(any=1),
        [DrawTactics(3), DiscardTactics(1)],
    ),
    # ---- when soldiers were recruited
    Tactic("volunteers", ON_RECRUIT, [Refund(2)], Price(g=1), [AddRecruit(SPEARMAN)]),
    Tactic(
        "surprise_charge",
        ON_RECRUIT,
        [AnyRow(), GainHonour(1)],
        Price(c=2),
        [AnyRow(), GainHonour(1), Afterwards(S_END_RECRUITING, [Attack(2)])],
    ),
    # ---- when a horde is defeated
    Tactic(
        "claim_of_glory",
        ON_HORDE_DEFEATED,
        [Bonus(COVER, 1)],
        Price(g=2),
        [Bonus(COVER, 3)],
        who=ANYBODY,
        when=[own_soldier_on_it],
    ),
    Tactic(
        "plunder_the_camp",
        ON_HORDE_DEFEATED,
        [GainAny(2)],
        Price(c=1),
        [GainAny(4, ANY_MATERIAL)],
        who=ANYBODY,
        when=[own_soldier_or_archer],
    ),
    Tactic(
        "pursuit",
        ON_HORDE_DEFEATED,
        [PlaceWounds(1, ON_ANOTHER_CARD)],
        Price(c=2),
        [Afterwards(S_END_DEFEAT, [AttackWithSurvivors(2)], own_soldier_on_it)],
        who=ANYBODY,
    ),
    # ---- before soldiers are killed
    Tactic("retreat", BEFORE_SOLDIERS_KILLED, [Save(1)], Price(c=2), [Save(ALL)], who=ANYBODY, when=[own_victim]),
    Tactic(
        "heroic_sacrifice",
        BEFORE_SOLDIERS_KILLED,
        [Afterwards(S_KILL, [GainHonour(per(killed_in, 2, 2)), PlaceWounds(per(killed_in, 1, 1), AFTER_THE_KILLING)])],
        Price(c=1),
        [Afterwards(S_KILL, [GainHonour(per(killed_in, 2, 6)), PlaceWounds(per(killed_in, 1, 3), AFTER_THE_KILLING)])],
        who=ANYBODY,
        when=[own_victim],
    ),
    # ---- before a section is compared
    Tactic(
        "oil_and_stones",
        BEFORE_SECTION_COMPARE,
        [AddDefence(2), GainHonour(1)],
        Price(material=2),
        [AddDefence(5), GainHonour(1)],
        who=ANYBODY,
    ),
    Tactic(
        "empty_fort",
        BEFORE_SECTION_COMPARE,
        [Bonus(COUNT_SHAME, -1)],
        Price(c=2),
        [Bonus(COUNT_SHAME, 0, put=True), Bonus(SPARE_ARCHERS, 1)],
        who=ANYBODY,
        when=[horde_before_it],
    ),
]

OF_MODULES: Final = BEAST_TACTICS
TACTICS: Final = PRINTED + OF_MODULES + pack_tactics(MOMENT_WORDS, [card.word for card in PRINTED + OF_MODULES])
