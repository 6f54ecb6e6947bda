import json
import math
import multiprocessing
import os

import pytest
from tests.playing import registered
from tests.proving import council

import rampart
from rampart.cli.simulate import line_entry
from rampart.lab.jobs import InProcess, LostWorker, workers
from rampart.lab.simulate import Outcome, Series, by_bot, by_seat, chunks, places, simulate

QUICK = ("simulate", "dragon", "--bots", "random", "-n", "12", "--seed", "3")


# ---- the command


def test_the_number_of_processes_changes_nothing(run):
    results = []
    for jobs in ("1", "2"):
        found = json.loads(run(*QUICK, "--jobs", jobs, "--json").stdout)
        assert found.pop("speed")["jobs"] == int(jobs)
        results.append(found)
    assert results[0] == results[1]


@pytest.mark.slow
def test_the_table_shows_seats_bots_and_sources(run):
    done = run("simulate", "dragon", "-n", "6", "--bots", "random,random,greedy", "--jobs", "1")
    assert done.exit_code == 0
    assert done.stderr == ""
    assert "In the Year of the Dragon: 6 games" in done.stdout
    for part in ("By bot", "mean rank", "win %", "Points a game by source", "court ladies", "games/s", "decisions/s"):
        assert part in done.stdout
    greedy = next(line.split() for line in done.stdout.splitlines() if line.split()[:2] == ["2", "greedy"])
    assert greedy[2] == "6"


def test_json_adds_up(run):
    found = json.loads(run(*QUICK, "--jobs", "1", "--players", "3", "--option", "wall=on", "--json").stdout)
    assert found["players"] == 3
    assert found["options"] == {"wall": "on"}
    assert sum(seat["wins"] for seat in found["seats"]) == found["games"] == 12
    assert sum(seat["mean_rank"] for seat in found["seats"]) == pytest.approx(6, abs=0.01)
    for seat in found["seats"]:
        assert sum(seat["sources"].values()) == pytest.approx(seat["mean"], abs=0.01)
    assert found["bots"][0]["games"] == 36
    assert found["endings"] == {"end": 12}


def test_the_seeds_follow_each_other(run):
    def scores(seed: int, games: int) -> list[float]:
        found = run(
            "simulate", "dragon", "--bots", "random", "-n", str(games), "--seed", str(seed), "--jobs", "1", "--json"
        )
        return [seat["mean"] * games for seat in json.loads(found.stdout)["seats"]]

    both = [a + b for a, b in zip(scores(40, 1), scores(41, 1), strict=True)]
    assert scores(40, 2) == both


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["chess"], "There is no game called 'chess'"),
        (["dragon", "--players", "7"], "not for 7 players"),
        (["dragon", "--players", "-1"], "not for -1 players"),
        (["dragon", "--bots", "random,random,random,random,random,random"], "not for 6 players"),
        (["dragon", "--bots", "genius"], "There is no bot called 'genius'"),
        (["dragon", "--bots", ""], "There is no bot called ''"),
        (["dragon", "--bots", "random,random", "--players", "3"], "3 seats need one bot for all or one for each"),
        (["dragon", "--option", "wall=maybe"], "wall cannot be 'maybe'; it can be: on or off, yes or no"),
        (["dragon", "--seed", str(2**128)], "is not a whole number from 0 to"),
    ],
)
def test_what_cannot_be_simulated_is_refused(refused, args, complaint):
    assert complaint in refused("simulate", *args)


@pytest.mark.parametrize("args", [["-n", "0"], ["-n", "many"], ["--jobs", "0"], ["--seed", "-1"]])
def test_numbers_out_of_range_are_refused(run, args):
    done = run("simulate", "dragon", *args)
    assert done.exit_code == 2
    assert "Traceback" not in done.output


# ---- workers


def test_work_is_done_here_in_order():
    assert isinstance(workers(1), InProcess)
    assert list(workers(1).map(math.isqrt, [9, 1, 4])) == [3, 1, 2]


def test_work_is_done_by_processes_in_order():
    assert list(workers(2).map(math.isqrt, [n * n for n in range(20)])) == list(range(20))


def test_a_lost_worker_is_reported():
    with pytest.raises(LostWorker):
        list(workers(2).map(os._exit, [1, 1, 1]))


def test_an_error_in_a_worker_comes_back_and_ends_the_others():
    with pytest.raises(ValueError, match="nonnegative"):
        list(workers(2).map(math.isqrt, [4, -1, 9]))
    assert multiprocessing.active_children() == []


# ---- what the games amount to


def outcome(scores: list[int], places: list[float], winners: list[int]) -> Outcome:
    return Outcome(scores, places, winners, 10, [{"palaces": n} for n in scores], "end")


def test_lines_are_means_over_the_games():
    series = Series("dragon", 2, {}, ("greedy", "random"), 0, 2)
    outcomes = [outcome([10, 4], [1, 2], [0]), outcome([6, 6], [1.5, 1.5], [0, 1])]
    first, second = by_seat(series, outcomes)
    assert line_entry(first) == {
        "bot": "greedy", "games": 2, "wins": 2, "win_rate": 1.0, "mean": 8.0, "sd": 2.828, "min": 6, "max": 10,
        "mean_rank": 1.25, "sources": {"palaces": 8.0},
    }  # fmt: skip
    assert (second.wins, second.mean, second.place) == (1, 5.0, 1.75)


def test_seats_of_one_bot_are_taken_together():
    series = Series("dragon", 3, {}, ("random", "greedy", "random"), 0, 1)
    random_bots, greedy = by_bot(series, [outcome([1, 9, 3], [3, 1, 2], [1])])
    assert (random_bots.name, random_bots.games, random_bots.mean, random_bots.place) == ("random", 2, 2.0, 2.5)
    assert (greedy.name, greedy.games, greedy.wins) == ("greedy", 1, 1)


def test_a_shared_place_counts_as_its_middle():
    with registered(council.GAME):
        s = council.GAME.new(3, 1)
        s.grain = [2, 5, 5]
        assert places(s) == [3, 1.5, 1.5]


def test_chunks_hold_every_game_once():
    series = Series("dragon", 2, {}, ("random",) * 2, 0, 23)
    numbers = [n for chunk in chunks(series) for n in range(chunk.first, chunk.first + chunk.games)]
    assert numbers == list(range(23))


def test_games_with_polls_are_simulated():
    with registered(council.GAME):
        outcomes = [
            o for chunk in simulate(Series("council", 3, {}, ("random",) * 3, 0, 4), InProcess()) for o in chunk
        ]
    assert len(outcomes) == 4
    assert all(o.decisions > 0 for o in outcomes)


def test_a_failing_game_is_named_by_its_seed():
    series = Series("council", 3, {}, ("greedy",) * 3, 7, 1)
    with registered(council.GAME), pytest.raises(rampart.RampartError, match="The game with seed 7 failed: "):
        list(simulate(series, InProcess()))
