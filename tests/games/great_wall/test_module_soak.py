"""The full numbers: random games of each module alone and of every allowed combination, at every table."""

from itertools import combinations

import pytest
from tests.games.great_wall.combinations import GAME, tables_with
from tests.playing import Config, conserved, play_on

from rampart import seeded
from rampart.games.great_wall.modules.module import Module
from rampart.games.great_wall.modules.registry import MODULES, together

pytestmark = pytest.mark.soak
ALONE = 300  # games at each table of a module
COMBINED = 5  # games of each combination


def mixes() -> list[tuple[Module, ...]]:
    """All sets of two or more modules that may be played together."""
    found: list[tuple[Module, ...]] = []
    for size in range(2, len(MODULES) + 1):
        for some in combinations(MODULES, size):
            if all(together(one, other) for one, other in combinations(some, 2)) and tables_with(*some):
                found.append(some)
    return found


def play(table: Config, seed: int, label: str) -> None:
    """A game at a table, played at random to its end."""
    s = GAME.new(seed=seed, **table)
    play_on(s, seeded(seed), label=label)
    conserved(s)


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.word)
def test_each_module_alone(module: Module) -> None:
    for table in tables_with(module):
        for seed in range(ALONE):
            play(table, seed, module.word)


def test_every_allowed_combination() -> None:
    for some in mixes():
        tables = tables_with(*some)
        for seed in range(COMBINED):
            play(tables[seed % len(tables)], seed, "+".join(module.word for module in some))
