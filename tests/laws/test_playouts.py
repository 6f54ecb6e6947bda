"""Random games to the end at every table of every game, with every piece watched after every choice.

`tests/games/<game>/configs.py` names the tables, in `SAMPLE` how many games of each the whole test run plays, and in
`FURTHER` the tables that are only played at full length.
"""

import importlib
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from tests.laws.subjects import of_the_package
from tests.playing import Config, conserved, in_this_run, play_on

from rampart import Game, State, seeded

FEW = 2
SAMPLE = 5
MANY = 1000

CASES = [(subject.game, config) for subject in of_the_package() for config in subject.configs]


def name_of(game: Game, config: Config) -> str:
    return "-".join([game.name, *(f"{name}={value}" for name, value in config.items())])


def setting(game: Game, name: str, usual: Any) -> Any:
    """What the game's own page of tables says, else what is usual."""
    return getattr(importlib.import_module(f"tests.games.{game.name}.configs"), name, usual)


FURTHER = [(subject.game, config) for subject in of_the_package() for config in setting(subject.game, "FURTHER", [])]

every_table = pytest.mark.parametrize(("game", "config"), CASES, ids=[name_of(*case) for case in CASES])
and_further = pytest.mark.parametrize(
    ("game", "config"), CASES + FURTHER, ids=[name_of(*case) for case in CASES + FURTHER]
)


def play_games(game: Game, config: Config, seeds: Sequence[int]) -> None:
    """Play a whole game from each seed."""
    for seed in seeds:
        s = game.new(seed=seed, **config)
        play_on(s, seeded(seed), check=conserved, label=f"{name_of(game, config)}-{seed}")
        ended_well(s)


def ended_well(s: State) -> None:
    """It says how it ended, every seat has its place, and all points are accounted for."""
    assert s.over
    assert s.ending
    assert sorted(p for group in s.ranking() for p in group) == list(range(s.seats))
    assert [sum(points.values()) for points in s.breakdown()] == s.scores()


@pytest.mark.no_cover
@every_table
def test_a_random_game_comes_to_its_end(game: Game, config: Config) -> None:
    play_games(game, config, in_this_run(range(FEW)))


@pytest.mark.no_cover
@pytest.mark.slow
@every_table
def test_random_games_come_to_their_end(game: Game, config: Config) -> None:
    play_games(game, config, in_this_run(range(FEW, setting(game, "SAMPLE", SAMPLE))))


@pytest.mark.soak
@and_further
def test_many_random_games_come_to_their_end(
    game: Game, config: Config, record_property: Callable[[str, object], None]
) -> None:
    play_games(game, config, range(MANY))
    record_property("figure", f"{MANY:,} games, every piece accounted for after every choice")
