"""How strong the bots are beside each other: a few games in every run, the bars of the ladder in the soak."""

import pytest

import rampart
from rampart.lab.arena import ALONE, ALTERNATE, Match, fight, verdict
from rampart.lab.jobs import InProcess

FULL = [
    ("dragon", {}, 32, 2.0),
    ("crescent_moon", {}, 40, 2.0),
    ("watch", {"mode": "watch"}, 48, 1.5),
    ("great_wall", {}, 120, 1.5),
]
LEVELS = [("apprentice", "novice"), ("steady", "apprentice"), ("master", "steady")]


def share(match: Match, games: int, bar: float | None = None) -> float:
    """What the challenger wins, in whole deals."""
    return verdict(match, list(fight(match, games, InProcess(), bar))).share


@pytest.mark.slow
@pytest.mark.skipif(not rampart.COMPILED, reason="whole games of search take minutes interpreted")
def test_search_beats_greedy_with_few_rollouts():
    assert share(Match("dragon", 2, {}, "search@24", "greedy", seed=3), 6) >= 0.5


@pytest.mark.slow
@pytest.mark.no_cover
def test_the_careful_beat_the_careless():
    match = Match("dragon", 4, {}, "steady", "novice", ALTERNATE, 3)
    assert share(match, 16 if rampart.COMPILED else 6) >= 0.6


# ---- the full numbers


@pytest.mark.soak
@pytest.mark.parametrize(("game", "options", "rollouts", "wanted"), FULL)
def test_search_wins_more_than_its_share_against_greedy(game, options, rollouts, wanted, record_property):
    match = Match(game, 4, options, f"search@{rollouts}", "greedy", ALONE)
    found = verdict(match, list(fight(match, 60, InProcess(), wanted * match.fair())))
    told = f"{found.times_fair:.2f} times its fair share in {found.games} games, {found.ms[0]:.0f} ms a decision"
    record_property("figure", told)
    assert found.high >= wanted * match.fair()


@pytest.mark.soak
@pytest.mark.parametrize("game", rampart.games())
@pytest.mark.parametrize(("better", "worse"), LEVELS)
def test_each_level_beats_the_one_below(game, better, worse, record_property):
    match = Match(game, 4, {}, better, worse, ALTERNATE)
    found = verdict(match, list(fight(match, 40, InProcess(), 0.6)))
    record_property("figure", f"{better} won {found.share:.0%} of {found.games} games against {worse}")
    assert found.high >= 0.6
