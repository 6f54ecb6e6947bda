"""A thousand random games of each mode and number of players: they end, and no piece is lost."""

import pytest
from tests.playing import conserved, play_on

import rampart
from rampart import seeded

GAME = rampart.game("great_wall")
GAMES = 1000
TABLES = [
    {"players": 1}, {"players": 1, "level": "very_hard", "both_advisors": True},
    *[{"players": n, "coop": True} for n in (2, 3, 4, 5)],
]  # fmt: skip


@pytest.mark.soak
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_thousand_games_end_and_lose_no_piece(table: dict) -> None:
    for seed in range(GAMES):
        s = GAME.new(seed=seed, **table)
        play_on(s, seeded(seed), label="modes")
        conserved(s)
        assert len(s.winners()) in (0, s.seats) and s.ending
