"""How strong the bots are: a sample of games in every run, the full numbers in the soak."""

from collections.abc import Sequence

import pytest
from tests.playing import in_this_run

import rampart
from rampart.games.dragon.appraise import appraise
from rampart.games.dragon.state import Dragon
from rampart.games.dragon.tables import MONTHS
from rampart.games.dragon.weights import HAND_SET, TUNED, Weights

GAME = rampart.game("dragon")


def wins_against_random(seeds: Sequence[int], players: int = 4) -> int:
    """How many games the greedy bot wins against random ones, its seat changing from game to game."""
    wins = 0
    for seed in seeds:
        s = GAME.new(players=players, seed=seed)
        mine = seed % players
        bots = [rampart.bot("greedy" if seat == mine else "random", seed * 8 + seat) for seat in range(players)]
        while not s.over:
            s.choose(bots[s.mover].choose(s, s.mover))
        wins += s.winners() == [mine]
    return wins


def mean_at_a_table_of_equals(seeds: Sequence[int], players: int, **options) -> float:
    """The mean points of a seat where all are greedy."""
    bot = rampart.bot("greedy")
    total = 0
    for seed in seeds:
        s = GAME.new(players=players, seed=seed, **options)
        while not s.over:
            s.choose(bot.choose(s, s.mover))
        total += sum(s.scores())
    return total / (players * len(seeds))


def wins_of_weights(first: Weights, second: Weights, seeds: range, players: int) -> int:
    """How many of twice as many games the first weights win, with each deal played from both sides."""
    wins = 0
    for seed in seeds:
        for turn in range(2):
            s = GAME.new(players=players, seed=seed)
            assert isinstance(s, Dragon)
            while not s.over:
                worth = appraise(s, s.mover, first if s.mover % 2 == turn else second)
                s.take(s.opts[worth.index(max(worth))])
            wins += s.winners()[0] % 2 == turn
    return wins


# ---- samples


@pytest.mark.slow
@pytest.mark.no_cover
def test_greedy_beats_random():
    seeds = in_this_run(range(12))
    assert wins_against_random(seeds) >= len(seeds) - 1


@pytest.mark.no_cover
def test_greedy_seats_reach_points_that_random_ones_do_not():
    assert mean_at_a_table_of_equals(in_this_run(range(3)), 4) >= 60


@pytest.mark.no_cover
def test_what_is_expected_in_the_last_month_comes_true():
    s = GAME.new(players=4, seed=2)
    bot = rampart.bot("greedy")
    expected: list[tuple[int, float | None]] = []
    while not s.over:
        if s.round == MONTHS:
            best = bot.explain(s, s.mover)[0]
            expected.append((s.mover, best.value))
        s.choose(bot.choose(s, s.mover))
    errors = [abs(value - s.scores()[seat]) for seat, value in expected]
    assert len(errors) >= 4
    assert sum(errors) / len(errors) < 2


# ---- the full numbers


@pytest.mark.soak
def test_greedy_wins_95_of_100_games_against_three_random_bots(record_property):
    wins = wins_against_random(range(100))
    record_property("figure", f"{wins} of 100 games won by greedy against three random bots")
    assert wins >= 95


@pytest.mark.soak
@pytest.mark.parametrize(("players", "least"), [(2, 75), (3, 72), (4, 71), (5, 69)])
def test_greedy_bots_among_themselves_reach_the_points_of_the_reference(players, least, record_property):
    mean = mean_at_a_table_of_equals(range(200), players)
    record_property("figure", f"{mean:.1f} points a seat at a table of {players} greedy bots, 200 games")
    assert mean >= least


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 4])
def test_the_tuned_weights_beat_those_set_by_hand(players, record_property):
    wins = wins_of_weights(TUNED, HAND_SET, range(150), players)
    record_property("figure", f"{wins} of 300 games of {players} players won by the tuned weights")
    assert wins >= 200
