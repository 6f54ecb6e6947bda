"""The advisors (GWC-ADV-01 to GWC-ADV-44)."""

from typing import Final

from rampart.games.great_wall.cards import Card, Clause, Modifier, Price, per
from rampart.games.great_wall.codes import S_SPY
from rampart.games.great_wall.combinators import Either, If, Start
from rampart.games.great_wall.conditions import (
    archer_in_group,
    at_bottom,
    by_reward,
    by_spring,
    drawn_in_academy,
    four_produced,
    honour_for_commands,
    horde_and_own_archer,
    in_tea_house,
    no_shame,
    on_top,
    over_tea,
    own_killed,
    own_soldier_on_it,
    placed_among_others,
    regular_and_standard,
    shame_of_location,
    spearman_in_second_row,
    was_below,
    was_on_top,
    without_scoring,
)
from rampart.games.great_wall.content.scouts import LookAtHorde, SendHordeBack, somebody_to_spy_on
from rampart.games.great_wall.counters import clean_hordes, high_overseers, payload_x, payload_y, steps_up
from rampart.games.great_wall.counters import own_killed as killed
from rampart.games.great_wall.effects import (
    ANY_MATERIAL,
    ActivateAdvanced,
    CancelShame,
    DiscardTactics,
    DrawTactics,
    Exchange,
    Gain,
    GainAny,
    GainHonour,
    GainMore,
    KeepClerk,
    MoveTea,
    PlaceClerks,
    RemoveShame,
)
from rampart.games.great_wall.effects_of_war import IN_ROW_ONE, Attack, BuyOff, PlaceWounds
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import (
    ARCHER,
    CHI,
    GOLD,
    GOLD_MINE,
    HORSEMAN,
    LUMBER_MILL,
    QUARRY,
    SPEARMAN,
    STONE,
    TEMPLE,
)
from rampart.games.great_wall.vocabulary import (
    ACTIVATION_STEP_START,
    AFTER_ACTIVATION_PLAYER,
    AFTER_RECRUIT,
    ANYBODY,
    BEFORE_COMMANDS_REVEALED,
    BEFORE_HORDE_PLACED,
    BEFORE_SECTION_COMPARE,
    BEFORE_SHAME_GAINED,
    COST_ADVISOR,
    COST_BARRICADE,
    COST_CLERK,
    COST_PROMOTE,
    COST_RECRUIT,
    COST_REMOVE_SHAME,
    COST_SAVE,
    COST_SHAME_HONOUR,
    COST_WALL,
    COUNT_DONATIONS,
    EXTRA_PROMOTION,
    FALL_START,
    HONOUR_FOR_DONATION,
    LIMIT_OF_HAND,
    MAY_ATTACK_ROW,
    ON_ATTACK,
    ON_CLERK_HIRED,
    ON_COMMAND_RECLAIMED,
    ON_DEFEAT_HONOUR,
    ON_DONATION,
    ON_FRAME_END,
    ON_HORDE_CLAIMED,
    ON_INCOME,
    ON_RECRUIT,
    ON_RESOURCES_GAINED,
    ON_SECTION_HELD,
    ON_SHAME_REMOVED,
    ON_SOLDIERS_KILLED,
    ON_TACTIC_DRAWN,
    ON_TEA_CHANGED,
    ON_WALL_BUILT,
    OTHER,
    OTHER_CLAN,
    PER_TURN,
    PER_YEAR,
    PRODUCTION_OF,
    SCORING_HORDES,
    SUMMER_START,
    TURN_START,
    WINTER_START,
)

# ---- what queries are asked of


def of_lumber_mill(s: GreatWall, p: int, location: int, y: int) -> bool:
    return location == LUMBER_MILL


def of_quarry(s: GreatWall, p: int, location: int, y: int) -> bool:
    return location == QUARRY


def of_gold_mine(s: GreatWall, p: int, location: int, y: int) -> bool:
    return location == GOLD_MINE


def of_temple(s: GreatWall, p: int, location: int, y: int) -> bool:
    return location == TEMPLE


def with_two_clerks(s: GreatWall, p: int, location: int, clerks: int) -> bool:
    """A production with at least two clerks."""
    return clerks >= 2


def second_donation(s: GreatWall, p: int, x: int, which: int) -> bool:
    return which == 2


def of_spearmen(s: GreatWall, p: int, kind: int, y: int) -> bool:
    """The price of a spearman."""
    return kind == SPEARMAN


def of_archers(s: GreatWall, p: int, kind: int, y: int) -> bool:
    return kind == ARCHER


def of_horsemen(s: GreatWall, p: int, kind: int, y: int) -> bool:
    """The price of a horseman."""
    return kind == HORSEMAN


def nobody_saved(s: GreatWall, p: int, x: int, saved: int) -> bool:
    """The first soldier saved in a killing."""
    return saved == 0


def of_second_row(s: GreatWall, p: int, row: int, y: int) -> bool:
    """The horde in row 2."""
    return row == 1


ADVISORS: Final = [
    # ---- overseers, production, goods
    Card(
        "alchemist",
        modifiers=[
            Modifier(COST_PROMOTE, add=-2, when=of_gold_mine),
            Modifier(EXTRA_PROMOTION, add=1, when=of_gold_mine),
        ],
    ),
    Card(
        "stonemason",
        modifiers=[Modifier(COST_PROMOTE, add=-2, when=of_quarry), Modifier(EXTRA_PROMOTION, add=1, when=of_quarry)],
    ),
    Card(
        "manufacturer",
        modifiers=[
            Modifier(COST_PROMOTE, add=-2, when=of_lumber_mill),
            Modifier(EXTRA_PROMOTION, add=1, when=of_lumber_mill),
        ],
    ),
    Card(
        "spiritual_leader",
        modifiers=[Modifier(COST_PROMOTE, add=-2, when=of_temple), Modifier(EXTRA_PROMOTION, add=1, when=of_temple)],
    ),
    Card("tax_collector", [Clause(ON_INCOME, [Gain(GOLD, per(high_overseers))], auto=True)]),
    Card("salt_merchant", [Clause(TURN_START, [Exchange(3, one=True)])]),
    Card("granary_keeper", [Clause(SUMMER_START, [GainAny(1), If(no_shame, GainAny(1))], ANYBODY, auto=True)]),
    Card("abacus_master", modifiers=[Modifier(PRODUCTION_OF, add=1, when=with_two_clerks)]),
    Card("caravan_leader", [Clause(ON_DONATION, [Gain(CHI, 1)], limit=PER_TURN, auto=True)]),
    Card(
        "storekeeper",
        modifiers=[Modifier(COUNT_DONATIONS, add=1), Modifier(HONOUR_FOR_DONATION, put=3, when=second_donation)],
    ),
    Card(
        "canal_warden",
        [Clause(ON_RESOURCES_GAINED, [Gain(GOLD, 1)], OTHER, [four_produced], limit=PER_TURN, auto=True)],
    ),
    # ---- clerks, advisors, activations
    Card("courier", [Clause(ON_FRAME_END, [PlaceClerks(1, beside=True)], ANYBODY, [placed_among_others])]),
    Card(
        "imperial_examiner",
        [Clause(ON_CLERK_HIRED, [GainHonour(2)], auto=True)],
        [Modifier(COST_CLERK, add=-1)],
    ),
    Card("palace_eunuch", modifiers=[Modifier(COST_ADVISOR, add=-2, least=1)]),
    Card("magistrate", [Clause(AFTER_ACTIVATION_PLAYER, [KeepClerk()], when=[regular_and_standard], limit=PER_TURN)]),
    Card("censor", [Clause(BEFORE_SHAME_GAINED, [CancelShame(1)], when=[shame_of_location], price=Price(any=1))]),
    Card("prefect", [Clause(ACTIVATION_STEP_START, [ActivateAdvanced(2, regular=True)])]),
    # ---- tea, commands, tactics
    Card(
        "tea_master",
        [
            Clause(ON_TEA_CHANGED, [GainHonour(per(steps_up))], when=[over_tea], auto=True),
            Clause(AFTER_ACTIVATION_PLAYER, [GainHonour(2)], when=[in_tea_house, was_on_top], auto=True),
            Clause(AFTER_ACTIVATION_PLAYER, [MoveTea(1, honour=1)], when=[in_tea_house, was_below]),
        ],
    ),
    Card(
        "court_poet",
        [
            Clause(FALL_START, [GainHonour(3)], ANYBODY, [on_top], auto=True),
            Clause(FALL_START, [Gain(CHI, 1)], ANYBODY, [at_bottom], auto=True),
        ],
    ),
    Card(
        "court_historian",
        [Clause(ON_COMMAND_RECLAIMED, [GainHonour(per(payload_y, 1, 4))], when=[honour_for_commands], auto=True)],
        later=[Clause(ON_WALL_BUILT, [GainHonour(4)], when=[without_scoring], auto=True)],
    ),
    Card(
        "strategist",
        [Clause(ON_TACTIC_DRAWN, [DrawTactics(1), DiscardTactics(1)], when=[drawn_in_academy])],
        [Modifier(LIMIT_OF_HAND, put=7)],
    ),
    Card(
        "astrologer",
        [
            Clause(
                BEFORE_HORDE_PLACED,
                [LookAtHorde(), Either(["leave", "swap"], [[Gain(CHI, 1)], [SendHordeBack()]])],
                ANYBODY,
                [by_spring],
                limit=PER_YEAR,
            )
        ],
    ),
    # ---- soldiers
    Card(
        "gravedigger",
        [Clause(ON_SOLDIERS_KILLED, [GainHonour(per(killed, 1, 3))], ANYBODY, [own_killed], auto=True)],
    ),
    Card("archer_captain", [Clause(TURN_START, [Attack(99, rest=False, firing=True)], price=Price(w=1))]),
    Card(
        "fletcher",
        [Clause(ON_RECRUIT, [GainHonour(1)], when=[archer_in_group], auto=True)],
        [Modifier(COST_RECRUIT, add=-1, resource=CHI, when=of_archers)],
    ),
    Card("horse_breeder", modifiers=[Modifier(COST_RECRUIT, add=-2, resource=GOLD, when=of_horsemen)]),
    Card("drill_sergeant", modifiers=[Modifier(COST_RECRUIT, add=-1, resource=STONE, when=of_spearmen)]),
    Card("quartermaster", [Clause(AFTER_RECRUIT, [GainAny(per(payload_x, 1, 2), ANY_MATERIAL)], auto=True)]),
    Card("field_physician", modifiers=[Modifier(COST_SAVE, add=-1, when=nobody_saved)]),
    Card("banner_maker", [Clause(ON_DEFEAT_HONOUR, [GainHonour(2)], ANYBODY, [own_soldier_on_it], auto=True)]),
    Card(
        "pathfinder",
        [Clause(ON_ATTACK, [GainHonour(1)], when=[spearman_in_second_row], auto=True)],
        [Modifier(MAY_ATTACK_ROW, put=1, when=of_second_row)],
    ),
    # ---- hordes, shame, the seasons of war
    Card(
        "executioner",
        [Clause(ON_HORDE_CLAIMED, [Either(["shame", "honour"], [[RemoveShame()], [GainHonour(2)]])])],
    ),
    Card(
        "trophy_keeper",
        [Clause(SCORING_HORDES, [GainHonour(per(clean_hordes, 2))], auto=True)],
        later=[Clause(ON_HORDE_CLAIMED, [GainHonour(2)], when=[without_scoring], auto=True)],
    ),
    Card(
        "abbot",
        [Clause(ON_SHAME_REMOVED, [GainHonour(1)], auto=True)],
        [Modifier(COST_REMOVE_SHAME, add=-1), Modifier(COST_SHAME_HONOUR, add=-4)],
    ),
    Card("war_drummer", [Clause(WINTER_START, [Attack(1)], ANYBODY)]),
    Card("spoils_officer", [Clause(ON_RESOURCES_GAINED, [GainMore()], when=[by_reward], limit=PER_TURN)]),
    Card("assassin", [Clause(TURN_START, [PlaceWounds(1, IN_ROW_ONE), GainHonour(2)], price=Price(g=1))]),
    Card(
        "interpreter",
        [
            Clause(
                BEFORE_SECTION_COMPARE,
                [Either(["one", "two", "three"], [[BuyOff(1)], [BuyOff(2)], [BuyOff(3)]])],
                ANYBODY,
                limit=PER_YEAR,
            )
        ],
    ),
    Card("architect", modifiers=[Modifier(COST_WALL, add=-2)]),
    Card("carpenter", modifiers=[Modifier(COST_BARRICADE, add=-1)]),
    Card(
        "spymaster", [Clause(BEFORE_COMMANDS_REVEALED, [Start(S_SPY, somebody_to_spy_on)], ANYBODY, price=Price(g=1))]
    ),
    Card("wall_inspector", [Clause(ON_WALL_BUILT, [GainHonour(2)], OTHER_CLAN, auto=True)]),
    Card("geomancer", [Clause(ON_WALL_BUILT, [DrawTactics(1), Gain(CHI, 1)], auto=True)]),
    Card(
        "beacon_keeper",
        [
            Clause(
                ON_SECTION_HELD,
                [GainHonour(2)],
                ANYBODY,
                [horde_and_own_archer],
                limit=PER_YEAR,
                times=2,
                auto=True,
            )
        ],
    ),
]
