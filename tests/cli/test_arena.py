import json

import pytest

from rampart import BadOptions
from rampart.lab.arena import ALTERNATE, Match, Played, decided, fight, interval, kept, play, verdict
from rampart.lab.arena import Task as Game
from rampart.lab.jobs import InProcess

MATCH = Match("dragon", 3, {}, "novice", "random", seed=4)
QUICK = ("arena", "dragon", "random", "random", "--players", "2", "--jobs", "1")


def game(number: int, share: float) -> Played:
    return Played(number, share, [1.0, 2.0], [3, 2], (1, 1), (0.1, 0.1), ({}, {}), "end")


# ---- fair matches


def test_every_deal_is_played_from_every_seat():
    assert [MATCH.deal(n) for n in range(7)] == [4, 4, 4, 5, 5, 5, 6]
    assert [MATCH.seats(n) for n in range(4)] == [[0], [1], [2], [0]]
    assert MATCH.fair() == pytest.approx(1 / 3)


def test_alternate_seats_change_sides_with_every_game():
    match = Match("dragon", 5, {}, "novice", "random", ALTERNATE)
    assert [match.seats(n) for n in range(2)] == [[0, 2, 4], [1, 3]]
    assert [match.deal(n) for n in range(4)] == [0, 0, 1, 1]
    assert match.fair() == pytest.approx(0.5)


def test_equal_bots_share_the_victories_of_a_deal():
    match = Match("dragon", 3, {}, "random", "random", seed=2)
    assert sum(play(Game(match, n)).share for n in range(3)) == 1.0  # the same three games, won from one seat


def test_a_game_tells_what_both_sides_did():
    played = play(Game(MATCH, 0))
    assert min(played.decisions) > 5
    assert min(played.seconds) > 0.0
    assert all(sum(deeds.values()) > 5 for deeds in played.deeds)


# ---- stopping


def test_a_match_stops_once_it_is_clear_after_whole_deals():
    won = [game(n, 1.0) for n in range(30)]
    first = next(n for n in range(1, 30) if decided(MATCH, won[:n], 1 / 3))
    assert first >= 10
    assert first % 3 == 0
    assert not decided(MATCH, won, None)
    assert not decided(MATCH, won, 0.99)
    assert not decided(MATCH, [game(n, n % 3 == 0) for n in range(30)], 1 / 3)


def test_the_interval_holds_the_share_and_narrows():
    few, many = interval([game(0, 1.0), game(1, 0.0)]), interval([game(n, n % 2) for n in range(200)])
    assert few[0] < many[0] < 0.5 < many[1] < few[1]
    assert interval([]) == (0.0, 1.0)


# ---- going on


def test_a_match_goes_on_where_it_was_cut_off(tmp_path):
    file = tmp_path / "match.jsonl"
    match = Match("dragon", 2, {}, "random", "random")
    whole = list(fight(match, 4, InProcess()))
    assert len(list(fight(match, 2, InProcess(), file=file))) == 2
    with file.open("a", encoding="utf-8") as out:
        out.write('{"number": 2, "sha')  # the power failed here
    assert len(kept(file, match)) == 2
    again = list(fight(match, 4, InProcess(), file=file))
    assert [x._replace(seconds=(0, 0)) for x in again] == [x._replace(seconds=(0, 0)) for x in whole]
    assert len(kept(file, match)) == 4


def test_a_file_of_another_match_is_not_touched(tmp_path):
    file = tmp_path / "match.jsonl"
    match = Match("dragon", 2, {}, "random", "random")
    list(fight(match, 1, InProcess(), file=file))
    before = file.read_bytes()
    with pytest.raises(BadOptions, match="another match"):
        list(fight(match._replace(seed=1), 1, InProcess(), file=file))
    assert file.read_bytes() == before


# ---- the command


def test_json_adds_up(run):
    found = json.loads(run(*QUICK, "-n", "4", "--json").stdout)
    assert (found["games"], found["share"], found["times_fair"]) == (4, 0.5, 1.0)
    assert found["points"]["challenger"] == pytest.approx(found["points"]["field"])
    assert found["endings"] == {"end": 4}
    assert found["ms"]["challenger"] > 0


def test_the_result_is_told_to_people(run):
    done = run(*QUICK, "-n", "2")
    assert done.exit_code == 0
    assert "In the Year of the Dragon with 2 players: random against random, 2 games" in done.stdout
    assert "50.0% of the victories" in done.stdout
    assert "1.00 times its fair share of 50%" in done.stdout


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("genius", "no bot called 'genius'"),
        ("search@soon", "The budget 'soon' is none"),
        ("greedy@9", "no budget"),
    ],
)
def test_a_bot_that_is_none_is_refused(run, name, why):
    done = run("arena", "dragon", name)
    assert done.exit_code == 2
    assert why in done.stderr


def test_verdicts_count_only_the_challengers_seats():
    match = Match("dragon", 2, {}, "random", "random")
    found = verdict(match, [game(0, 1.0), game(1, 0.0)])
    assert found.points == (2.5, 2.5)
    assert found.place == 1.5
