"""The full numbers of random games: each mode, each module alone, all that combine, and every other combination.

The soak tests play them one case after the other; a script may share the cases among processes (`play_case`).
"""

from dataclasses import dataclass
from itertools import combinations

from tests.games.great_wall.combinations import GAME, allowed, tables_with
from tests.playing import Config, conserved, play_on

from rampart import seeded
from rampart.games.great_wall.modules.module import Module
from rampart.games.great_wall.modules.registry import MODULES, together

OF_A_MODE = 1000  # games of each mode at each number of players
OF_A_MODULE = 300  # of each module alone, and of all that combine, at each number of players and in each mode
OF_A_MIX = 5  # of every other combination
EXPANSIONS = [module for module in MODULES if module.expansion]


@dataclass(frozen=True)
class Case:
    """Games at one table, or at several in turn."""

    name: str
    tables: tuple[Config, ...]
    games: int


def modes() -> list[Config]:
    """Solo, two players, the standard game and co-operative play, at every number of players."""
    return [{"players": n} for n in GAME.seats] + [{"players": n, "coop": True} for n in GAME.seats if n > 1]


def named(table: Config) -> str:
    return "-".join(str(value) if key == "players" else f"{key}={value}" for key, value in table.items())


def switched_on(modules: tuple[Module, ...]) -> list[Config]:
    """These expansions in every mode that allows them, with every value of what brings one of them into play."""
    found: list[Config] = []
    for mode in modes():
        tables = [mode]
        for module in modules:
            switch = module.options()[0]
            values = [value for value in switch.choices if value != switch.default]
            tables = [{**table, switch.name: value} for table in tables for value in values]
        found += [table for table in tables if allowed(int(table["players"]), without_players(table))]
    return found


def without_players(table: Config) -> Config:
    return {key: value for key, value in table.items() if key != "players"}


def mixes() -> list[tuple[Module, ...]]:
    """All sets of two or more expansions that may be played together, the largest last."""
    return [
        some
        for size in range(2, len(EXPANSIONS) + 1)
        for some in combinations(EXPANSIONS, size)
        if all(together(one, other) for one, other in combinations(some, 2)) and switched_on(some)
    ]


def whole(some: tuple[Module, ...], table: Config) -> bool:
    """Are these all the expansions that combine at such a table?"""
    more = [(*some, other) for other in EXPANSIONS if other not in some and all(together(other, one) for one in some)]
    return not any(mode_of(table) == mode_of(other) for larger in more for other in switched_on(larger))


def mode_of(table: Config) -> tuple[int, bool]:
    """The number of players, and whether they play together."""
    return int(table["players"]), "coop" in table


def cases() -> list[Case]:
    """All of them."""
    found = [Case(f"mode-{named(table)}", (table,), OF_A_MODE) for table in modes()]
    found += [
        Case(f"solo-{number}", (table,), OF_A_MODULE)
        for number, table in enumerate(tables_with(MODULES[0]))
        if len(table) > 1
    ]
    for module in EXPANSIONS:
        found += [Case(f"alone-{named(table)}", (table,), OF_A_MODULE) for table in switched_on((module,))]
    for some in mixes():
        tables = switched_on(some)
        all_of_them = [table for table in tables if whole(some, table)]
        found += [Case(f"all-{named(table)}", (table,), OF_A_MODULE) for table in all_of_them]
        words = "+".join(module.word for module in some)
        for solo in (True, False):
            for coop in (True, False):
                rest = [
                    x for x in tables if x not in all_of_them and (mode_of(x)[0] == 1, mode_of(x)[1]) == (solo, coop)
                ]
                if rest:
                    mode = "solo" if solo else "coop" if coop else "versus"
                    found.append(Case(f"mix-{mode}-{words}", tuple(rest), OF_A_MIX))
    return found


def play_case(case: Case, games: int = 0, first: int = 0) -> int:
    """Play games of a case, all of them or so many, and look at every position; how many choices were made."""
    made = 0
    for seed in range(first, first + (games or case.games)):
        table = case.tables[seed % len(case.tables)]
        s = GAME.new(seed=seed, **table)
        made += play_on(s, seeded(seed), check=conserved, label=case.name)
        assert s.ending and len(s.winners()) in ((0, s.seats) if "coop" in table else (0, 1))
    return made
