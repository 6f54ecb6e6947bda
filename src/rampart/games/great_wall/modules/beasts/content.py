"""The cards of the table: the beasts at each rank (GWX-AB-BST) and the relics (GWX-AB-REL)."""

from typing import Final

from rampart.games.great_wall.cards import Clause, CommonCard, Effect, Modifier, Price, Test, per
from rampart.games.great_wall.conditions import own_killed
from rampart.games.great_wall.effects import Gain, GainHonour, RemoveShame
from rampart.games.great_wall.modules.beasts.effects import (
    HonourForOwnMaterials,
    HonourToPlayer,
    LoseHonour,
    MoveABeast,
    MoveABeastThere,
)
from rampart.games.great_wall.modules.beasts.names import AO, FENGHUANG, WHITE_TIGER, YINGLONG
from rampart.games.great_wall.modules.beasts.sights import (
    at_aos_section,
    at_tigers_section,
    built_at_ao,
    donated_at_yinglong,
    fenghuang_here,
    first_saved_at_tiger,
    further_clerks,
    in_temple,
    lowest_player,
    onto_a_horde,
    paid_two_themselves,
    second_row_at_tiger,
)
from rampart.games.great_wall.tables import CHI
from rampart.games.great_wall.vocabulary import (
    AFTER_ACTIVATION_PLAYER,
    ANYBODY,
    COST_BARRICADE,
    COST_SAVE,
    COST_WALL,
    COUNT_DONATIONS,
    FALL_START,
    HONOUR_FOR_DONATION,
    MAY_ATTACK_ROW,
    ON_ATTACK,
    ON_DONATION,
    ON_HORDE_CLAIMED,
    ON_SOLDIERS_KILLED,
    ON_WALL_BUILT,
    PER_YEAR,
    SELF,
    TURN_START,
)

THREE_A_DONATION: Final = Modifier(HONOUR_FOR_DONATION, put=3, when=donated_at_yinglong)
SECOND_ROW: Final = Modifier(MAY_ATTACK_ROW, put=1, when=second_row_at_tiger)
CHEAP_BARRICADES: Final = Modifier(COST_BARRICADE, add=-1, when=built_at_ao)
CHEAP_WALLS: Final = Modifier(COST_WALL, add=-2, when=built_at_ao)


def prowls() -> list[Clause]:
    """1 honor for each soldier put on a horde of the White Tiger's section."""
    return [Clause(ON_ATTACK, [HonourToPlayer(1)], ANYBODY, [onto_a_horde, at_tigers_section])]


def shines(do: list[Effect]) -> Clause:
    """What each player with a clerk in Fenghuang's location gains when it was activated."""
    return Clause(AFTER_ACTIVATION_PLAYER, do, SELF, [fenghuang_here], auto=True)


BEAST_CARDS: Final = [
    CommonCard("yinglong_1", modifiers=[THREE_A_DONATION]),
    CommonCard("yinglong_2", modifiers=[THREE_A_DONATION, Modifier(COUNT_DONATIONS, put=2, when=donated_at_yinglong)]),
    CommonCard(
        "yinglong_3",
        modifiers=[THREE_A_DONATION, Modifier(COUNT_DONATIONS, add=per(further_clerks), when=donated_at_yinglong)],
    ),
    CommonCard("white_tiger_1", forced=prowls()),
    CommonCard("white_tiger_2", forced=prowls(), modifiers=[SECOND_ROW]),
    CommonCard(
        "white_tiger_3",
        forced=prowls(),
        modifiers=[SECOND_ROW, Modifier(COST_SAVE, add=-1, when=first_saved_at_tiger)],
    ),
    CommonCard("ao_1", modifiers=[CHEAP_BARRICADES]),
    CommonCard("ao_2", modifiers=[CHEAP_BARRICADES, CHEAP_WALLS]),
    CommonCard(
        "ao_3",
        forced=[Clause(ON_WALL_BUILT, [HonourForOwnMaterials()], ANYBODY, [at_aos_section, paid_two_themselves])],
        modifiers=[CHEAP_BARRICADES, CHEAP_WALLS],
    ),
    CommonCard("fenghuang_1", [shines([Gain(CHI, 1)])]),
    CommonCard("fenghuang_2", [shines([Gain(CHI, 1), GainHonour(1)])]),
    CommonCard(
        "fenghuang_3",
        [
            shines([Gain(CHI, 1), GainHonour(1)]),
            Clause(AFTER_ACTIVATION_PLAYER, [RemoveShame()], SELF, [fenghuang_here]),
        ],
    ),
]


def relic(
    word: str,
    moment: int,
    do: list[Effect],
    who: int = SELF,
    when: list[Test] | None = None,
    price: Price | None = None,
) -> CommonCard:
    """A relic: each player uses one once a year in all, whichever is active (GWX-AB-15)."""
    return CommonCard(word, [Clause(moment, do, who, when, price, PER_YEAR)], family="relic")


def only(*beasts: int) -> MoveABeast:
    """Move one of these beasts."""
    return MoveABeast(sum(1 << beast for beast in beasts))


RELIC_CARDS: Final = [
    relic("jade_flute", TURN_START, [only(YINGLONG)], price=Price(c=1)),
    relic("tiger_tally", TURN_START, [only(WHITE_TIGER)], price=Price(g=1)),
    relic("turtle_shell_oracle", TURN_START, [only(AO)], price=Price(s=1)),
    relic("vermilion_feather", TURN_START, [only(FENGHUANG)], price=Price(w=1)),
    relic("altar_bell", ON_DONATION, [LoseHonour(2), MoveABeast()]),
    relic("ritual_bronze", ON_HORDE_CLAIMED, [MoveABeastThere(1 << WHITE_TIGER | 1 << AO)]),
    relic("incense_of_wutai", AFTER_ACTIVATION_PLAYER, [MoveABeast()], when=[in_temple], price=Price(c=1)),
    relic("geomancers_compass", ON_WALL_BUILT, [only(AO, YINGLONG)]),
    relic("moon_mirror", FALL_START, [MoveABeast()], ANYBODY, [lowest_player]),
    relic("thunder_drum", ON_SOLDIERS_KILLED, [only(WHITE_TIGER)], ANYBODY, [own_killed]),
]
COMMON_OF_BEASTS: Final = BEAST_CARDS + RELIC_CARDS
