"""How strong the bots are beside each other: a few games in every run, the bars of the ladder in the soak."""

import pytest

import rampart
from rampart.lab.arena import ALONE, ALTERNATE, Match, fight, verdict
from rampart.lab.equals import equals
from rampart.lab.jobs import InProcess
from rampart.lab.ladder import TABLES

FULL = [table for table in TABLES if table.options.get("mode") != "classic"]
LEVELS = [("apprentice", "novice"), ("steady", "apprentice"), ("master", "steady")]
MASTERS_GAMES = 2  # for each that `search` tries in the ladder: the site gives him more time than that


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
@pytest.mark.parametrize("table", FULL, ids=lambda table: table.game)
def test_search_wins_more_than_its_share_against_greedy(table, record_property):
    match = Match(table.game, 4, table.options, f"search@{table.rollouts}", "greedy", ALONE)
    found = verdict(match, list(fight(match, 60, InProcess(), table.wanted * match.fair())))
    told = f"{found.times_fair:.2f} times its fair share in {found.games} games, {found.ms[0]:.0f} ms a decision"
    record_property("figure", told)
    assert found.times_fair >= table.wanted


@pytest.mark.soak
@pytest.mark.parametrize("table", FULL, ids=lambda table: table.game)
@pytest.mark.parametrize(("better", "worse"), LEVELS)
def test_each_level_beats_the_one_below(table, better, worse, record_property):
    name = better if better != "master" else f"master@{MASTERS_GAMES * table.rollouts}"
    match = Match(table.game, 4, table.options, name, worse, ALTERNATE)
    found = verdict(match, list(fight(match, 40, InProcess(), 0.6)))
    record_property("figure", f"{name} won {found.share:.0%} of {found.games} games against {worse}")
    assert found.share >= 0.6


@pytest.mark.soak
def test_four_steady_bots_hold_the_wall_of_the_watch(record_property):
    found = equals("watch", 4, {"mode": "watch"}, "steady", 100)
    record_property("figure", f"{found.endings.get('glorious', 0)} of 100 games with a glorious end")
    assert found.endings["glorious"] >= 70


@pytest.mark.soak
def test_four_steady_bots_of_the_great_wall_see_few_breaches(record_property):
    found = equals("great_wall", 4, {}, "steady", 100, "breach")
    record_property("figure", f"a breach in {found.marked} of {found.years} years")
    assert found.marked < 0.4 * found.years
