"""Every game lasts twelve months and one player wins it; that games end at all is a law of every game."""

import pytest
from tests.games.dragon.configs import COMBINATIONS
from tests.playing import Config, play_on

import rampart
from rampart import seeded
from rampart.games.dragon.tables import AT_END, MONTHS


@pytest.mark.parametrize("config", COMBINATIONS, ids=str)
def test_a_game_lasts_twelve_months_and_one_player_wins_it(config: Config) -> None:
    s = rampart.game("dragon").new(seed=4, **config)
    play_on(s, seeded(4))
    assert s.ending == "end"
    assert (s.round, s.phase) == (MONTHS, AT_END)  # type: ignore[attr-defined]
    (winner,) = s.winners()
    assert s.scores()[winner] == max(s.scores())
