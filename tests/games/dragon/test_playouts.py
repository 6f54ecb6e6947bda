"""Random games to the end at every table: each ends after twelve months, with every piece in its place."""

from collections.abc import Callable

import pytest
from tests.games.dragon.configs import COMBINATIONS, VARIANTS
from tests.playing import Config, conserved, play_on

import rampart
from rampart import State, seeded
from rampart.games.dragon.tables import AT_END, MONTHS

GAMES_OF_EACH = 25
GAMES_OF_EACH_IN_SOAK = 1000


def name_of(config: Config) -> str:
    return "-".join(f"{name}={value}" for name, value in config.items())


every_combination = pytest.mark.parametrize("config", COMBINATIONS, ids=name_of)
every_variant = pytest.mark.parametrize("config", VARIANTS, ids=name_of)


def play_games(config: Config, seeds: range) -> None:
    """Play a whole game from each seed, watching every piece after every choice."""
    for seed in seeds:
        s = rampart.game("dragon").new(seed=seed, **config)
        play_on(s, seeded(seed), check=conserved, label=f"{name_of(config)}-{seed}")
        ended_well(s)


def ended_well(s: State) -> None:
    """The year is over, somebody has won, and all points are accounted for."""
    assert s.ending == "end"
    assert (s.round, s.phase) == (MONTHS, AT_END)  # type: ignore[attr-defined]
    assert [sum(points.values()) for points in s.breakdown()] == s.scores()
    (winner,) = s.winners()
    assert s.scores()[winner] == max(s.scores())


@every_combination
def test_a_random_game_comes_to_its_end(config: Config) -> None:
    play_games(config, range(2))


@every_variant
def test_a_random_game_with_a_variant_comes_to_its_end(config: Config) -> None:
    play_games(config, range(2))


@pytest.mark.slow
@every_combination
def test_random_games_come_to_their_end(config: Config) -> None:
    play_games(config, range(2, GAMES_OF_EACH))


@pytest.mark.soak
@every_combination
def test_many_random_games_come_to_their_end(config: Config, record_property: Callable[[str, object], None]) -> None:
    play_games(config, range(GAMES_OF_EACH_IN_SOAK))
    record_property("figure", f"{GAMES_OF_EACH_IN_SOAK:,} games, every piece accounted for after every choice")


@pytest.mark.soak
@every_variant
def test_many_random_games_with_a_variant_come_to_their_end(
    config: Config, record_property: Callable[[str, object], None]
) -> None:
    play_games(config, range(GAMES_OF_EACH_IN_SOAK))
    record_property("figure", f"{GAMES_OF_EACH_IN_SOAK:,} games, every piece accounted for after every choice")
