"""The cards of Genghis Khan: skills, awards, the abilities of its hordes, advisors (7.4)."""

from typing import Final

from rampart.games.great_wall.cards import Card, Clause, CommonCard, Modifier, Price
from rampart.games.great_wall.combinators import OF_MOMENT, Either, ForEach
from rampart.games.great_wall.conditions import own_frame_placed
from rampart.games.great_wall.effects import CancelShame, Gain, GainAny, GainHonour, LoseHonour, Pay, PlaceClerks
from rampart.games.great_wall.modules.khan.conditions import (
    asked_of_his_hordes,
    asked_of_his_section,
    attack_in_his_section,
    bannerman_in_group,
    barricade_there,
    has_room_to_follow,
    he_is_here,
    his_section,
    holder_of_award,
    of_bannermen,
    of_horsemen_and_bannermen,
    soldier_in_his_section,
    taken_from_owner,
)
from rampart.games.great_wall.modules.khan.effects import (
    AttackAtKhan,
    DestroyBarricade,
    FollowKhan,
    KillOnHordes,
    SpareOne,
)
from rampart.games.great_wall.tables import CHI, GOLD
from rampart.games.great_wall.vocabulary import (
    AFTER_BREACH,
    ANYBODY,
    ASSAULT_START,
    BEFORE_SHAME_GAINED,
    BEFORE_SOLDIERS_KILLED,
    COST_KHAN_ATTACK,
    COST_RECRUIT,
    MAY_PLAY_TACTIC,
    OFFENCE,
    ON_ATTACK,
    ON_AWARD_TAKEN,
    ON_FRAME_END,
    ON_HORDE_CLAIMED,
    ON_INCOME,
    ON_KHAN_ATTACK,
    ON_KHAN_MOVED,
    ON_RECRUIT,
    ON_SECTION_HELD,
    PER_TURN,
    PER_YEAR,
    VALUE_OF_BARRICADE,
    WINS_TIES,
    WINTER_START,
)

SKILLS: Final = [
    CommonCard("let_them_fear_us", modifiers=[Modifier(COST_KHAN_ATTACK, add=2, when=asked_of_his_section)]),
    CommonCard(
        "no_retreat",
        forced=[
            Clause(ON_SECTION_HELD, [KillOnHordes()], when=[his_section]),
            Clause(AFTER_BREACH, [KillOnHordes()], when=[his_section]),
        ],
    ),
    CommonCard("thunder_of_hooves", modifiers=[Modifier(OFFENCE, add=2, when=asked_of_his_hordes)]),
    CommonCard("black_standard", modifiers=[Modifier(VALUE_OF_BARRICADE, put=1, when=asked_of_his_section)]),
    CommonCard(
        "silk_and_terror",
        forced=[
            Clause(
                ON_ATTACK,
                [ForEach([Either(["tribute", "disgrace"], [[Pay(GOLD, 1)], [LoseHonour(1)]])], OF_MOMENT)],
                when=[attack_in_his_section],
            )
        ],
    ),
    CommonCard("eyes_of_the_steppe", modifiers=[Modifier(MAY_PLAY_TACTIC, put=0, when=asked_of_his_section)]),
]
AWARDS: Final = [
    CommonCard("imperial_parasol", [Clause(ON_INCOME, [GainAny(1)], auto=True)], holder=holder_of_award),
    CommonCard(
        "golden_tally",
        [Clause(ON_FRAME_END, [PlaceClerks(1)], when=[own_frame_placed], limit=PER_TURN)],
        holder=holder_of_award,
    ),
    CommonCard("dragon_robe", [Clause(ON_HORDE_CLAIMED, [GainHonour(2)], auto=True)], holder=holder_of_award),
    CommonCard("jade_tea_set", modifiers=[Modifier(WINS_TIES, put=1)], holder=holder_of_award),
    CommonCard(
        "thousand_li_horses",
        modifiers=[Modifier(COST_RECRUIT, add=-1, resource=GOLD, when=of_horsemen_and_bannermen)],
        holder=holder_of_award,
    ),
    CommonCard(
        "sealed_pardon",
        [Clause(BEFORE_SHAME_GAINED, [CancelShame(1)], limit=PER_YEAR, auto=True)],
        holder=holder_of_award,
    ),
]
HORDES: Final = [
    Card("torguud_guard", modifiers=[Modifier(OFFENCE, add=2, when=he_is_here)]),
    Card("naphtha_throwers", [Clause(ASSAULT_START, [DestroyBarricade()], when=[barricade_there])]),
    Card("merkit_riders", [Clause(ON_KHAN_MOVED, [FollowKhan()], when=[has_room_to_follow])]),
]
ADVISORS: Final = [
    Card("khans_hostage", [Clause(ON_KHAN_ATTACK, [GainHonour(2)], auto=True)]),
    Card(
        "standard_smith",
        [Clause(ON_RECRUIT, [GainHonour(1)], when=[bannerman_in_group], auto=True)],
        [Modifier(COST_RECRUIT, add=-2, resource=GOLD, when=of_bannermen)],
    ),
    Card("steppe_defector", [Clause(BEFORE_SOLDIERS_KILLED, [SpareOne()], ANYBODY, price=Price(c=1))]),
    Card("tracker", [Clause(ON_KHAN_MOVED, [GainAny(1)], ANYBODY, [soldier_in_his_section], auto=True)]),
    Card(
        "award_herald",
        [
            Clause(ON_AWARD_TAKEN, [GainHonour(3)], auto=True),
            Clause(ON_AWARD_TAKEN, [Gain(CHI, 1)], ANYBODY, [taken_from_owner], auto=True),
        ],
    ),
    Card(
        "veteran_of_yehuling",
        [Clause(WINTER_START, [AttackAtKhan(1, all_firing=True)], ANYBODY, [soldier_in_his_section])],
    ),
]
