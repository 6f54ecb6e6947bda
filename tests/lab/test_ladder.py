"""The ladder: what matches come to in ratings, and that its page tells what was played."""

import pytest

import rampart
from rampart.bots import make
from rampart.lab.arena import ALONE, ALTERNATE, Match, Played, checked, verdict
from rampart.lab.equals import Equals, equals
from rampart.lab.ladder import RUNGS, TABLES, Beside, Rating, Rung, gap, match_of, page, ratings


def won(match: Match, wins: int, games: int) -> list[Played]:
    """Games of which the challenger won so many."""
    seats = match.players
    deeds = ({"guard": 2}, {"guard": 1})
    return [
        Played(
            n, float(n < wins), [1.0] * seats, [5] * seats, (1, 1), (0.1, 0.1), deeds, "glory" if n % 2 else "tragedy"
        )
        for n in range(games)
    ]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.title)
def test_every_match_can_be_played_and_counts_what_the_game_tells(table):
    told = {kind.name for kind in rampart.game(table.game).rules.events.values()}
    assert set(table.deeds) <= told
    for rung in RUNGS:
        checked(match_of(table, rung))
        make(rung.field)


@pytest.mark.parametrize("seating", [ALONE, ALTERNATE])
def test_who_wins_a_fair_share_is_as_strong_as_the_others(seating):
    match = Match("watch", 4, {}, "master", "steady", seating)
    fair = verdict(match, won(match, 25 if seating == ALONE else 50, 100))
    assert gap(match, fair).value == pytest.approx(0.0, abs=1)
    better = verdict(match, won(match, 70, 100))
    assert gap(match, better).value > 100
    assert gap(match, verdict(match, won(match, 100, 100))).value < 1000


def test_ratings_add_up_from_the_anchor_both_ways():
    gaps = {
        "novice": ("random", Rating(300, 30)),
        "steady": ("novice", Rating(200, 40)),
        "search": ("greedy", Rating(120, 25)),
    }
    found = ratings(gaps)
    assert found["steady"].value == 0
    assert found["novice"].value == -200
    assert found["random"] == Rating(-500, 50)
    assert found["search"].value == 120


def test_the_page_tells_shares_ratings_and_deeds():
    table = TABLES[1]
    rung = Rung("steady", "apprentice", ALTERNATE, 1.0)
    played = {rung: verdict(match_of(table, rung), won(match_of(table, rung), 30, 40))}
    beside = [Beside("greedy", "value", 20, 15, "arena"), Beside("greedy", "alphabeta", 0, 0, "arena")]
    text = page([(table, played, Equals(4, {"glory": 3, "tragedy": 1}, 0, 0, 0.5))], beside, "Played.")
    assert "## Brotherhood of the Watch" in text
    assert "| steady | apprentice (every other seat) | 40 | 75% (60% to 86%) | 1.50 |" in text
    assert "| guard | 1.0 |" in text
    assert "| games that end by tragedy | 50% |" in text
    assert "4 games: glory 3, tragedy 1; 0.50 ms a decision." in text
    assert "| greedy | value | 20 | 15 (53% to 89%) | `arena` |" in text
    assert "| greedy | alphabeta |  | not measured | `arena` |" in text


@pytest.mark.no_cover
def test_among_equals_the_years_with_trouble_are_counted():
    found = equals("great_wall", 3, {}, "steady", 1, "breach")
    again = equals("great_wall", 3, {}, "steady", 1, "year")
    assert found.games == sum(found.endings.values()) == 1
    assert 2 <= found.years <= 8
    assert 0 <= found.marked <= found.years
    assert (again.years, again.marked) == (0, 1)  # the event itself ends no year
