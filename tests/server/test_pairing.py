"""Who meets whom in a tournament."""

from itertools import combinations
from random import Random

import pytest

from rampart.server.community.pairing import (
    ROUND_ROBIN,
    SWISS,
    Meeting,
    met,
    pair,
    rounds_needed,
    shares,
    sizes,
    standings,
)


def played(kind: str, n: int, size: int, allowed: tuple[int, ...], rounds: int, seed: int = 1) -> list[list[Meeting]]:
    """A whole tournament in which the entrant with the lower number mostly wins."""
    rng, done = Random(seed), list[list[Meeting]]()
    for _ in range(rounds):
        tables = pair(kind, range(n), done, size, allowed, seed)
        assert sorted(one for sat in tables for one in sat) == list(range(n)), "everyone is somewhere, once"
        found = []
        for sat in tables:
            order = sorted(sat, key=lambda one: one + rng.random() * 3)
            found.append(Meeting(sat, shares([order.index(one) + 1 for one in sat])))
        done.append(found)
    return done


def test_points_of_a_table() -> None:
    assert shares([1, 2]) == (1.0, 0.0) and shares([2, 1, 3]) == (0.5, 1.0, 0.0)
    assert shares([1, 1]) == (0.5, 0.5) and shares([1, 2, 2, 4]) == (1.0, 0.5, 0.5, 0.0)
    assert shares([1]) == (1.0,), "a bye"
    assert sum(shares([1, 1, 3, 4, 4])) == pytest.approx(2.5)


@pytest.mark.parametrize(
    ("n", "size", "allowed", "tables"),
    [
        (10, 2, (2, 3), [2] * 5), (9, 2, (2,), [2] * 4), (10, 4, (2, 3, 4, 5), [4, 3, 3]),
        (11, 4, (4,), [4, 4]), (7, 5, (4, 5), [5]), (8, 5, (4, 5), [4, 4]), (3, 4, (2, 3, 4), [3]), (1, 4, (2, 4), []),
        (64, 4, (3, 4), [4] * 16), (41, 5, (4, 5), [5, 4, 4, 4, 4, 4, 4, 4, 4, 4]),
    ],
)  # fmt: skip
def test_tables_are_as_large_as_can_be_and_few_are_left_out(
    n: int, size: int, allowed: tuple[int, ...], tables: list[int]
) -> None:
    found = sizes(n, size, allowed)
    assert n - sum(found) == n - sum(tables) and sum(found) <= n and set(found) <= set(allowed)
    assert sum(size - x for x in found) <= sum(size - x for x in tables)


@pytest.mark.parametrize("n", [2, 3, 4, 7, 8, 11])
def test_in_a_round_robin_of_pairs_all_meet_once(n: int) -> None:
    done = played(ROUND_ROBIN, n, 2, (2,), rounds_needed(ROUND_ROBIN, n, 2))
    assert met(done) == dict.fromkeys(combinations(range(n), 2), 1)
    byes = [meeting.entrants[0] for found in done for meeting in found if len(meeting.entrants) == 1]
    assert sorted(byes) == (list(range(n)) if n % 2 else [])


def test_in_a_round_robin_of_larger_tables_nearly_all_meet() -> None:
    done = played(ROUND_ROBIN, 9, 3, (3,), rounds_needed(ROUND_ROBIN, 9, 3))
    assert len(met(done)) >= 34, "of 36 pairs"


@pytest.mark.parametrize(("n", "size"), [(10, 2), (11, 2), (16, 4), (10, 4), (30, 5)])
def test_in_a_swiss_few_meet_twice_and_the_best_is_first(n: int, size: int) -> None:
    rounds = rounds_needed(SWISS, n, size)
    done = played(SWISS, n, size, (2, 3, 4, 5), rounds)
    again = [times for times in met(done).values() if times > 1]
    assert len(again) <= (0 if size == 2 else n)
    table = standings(range(n), done, 1)
    assert table[0].entrant < n / 3 and table == sorted(table, key=lambda line: -line.points)
    had = [line.byes for line in table]
    assert max(had) <= 1 and sum(had) == (rounds if n % 2 and size == 2 else 0)


def test_ties_are_broken_by_whom_one_met_then_beat_then_by_lot() -> None:
    first = [Meeting((0, 1), (1.0, 0.0)), Meeting((2, 3), (1.0, 0.0)), Meeting((4,), (1.0,))]
    second = [Meeting((0, 2), (0.5, 0.5)), Meeting((4, 1), (0.0, 1.0)), Meeting((3,), (1.0,))]
    table = standings(range(5), [first, second], 7)
    assert [line.points for line in table] == [1.5, 1.5, 1.0, 1.0, 1.0]
    assert table[0].buchholz == table[1].buchholz == 2.5 and {table[0].entrant, table[1].entrant} == {0, 2}
    assert [line.entrant for line in table] == [line.entrant for line in standings(range(5), [first, second], 7)]
    rest = [line for line in table if line.points == 1.0]
    assert [line.buchholz for line in rest] == sorted((line.buchholz for line in rest), reverse=True)
    assert {line.entrant: line.byes for line in table} == {0: 0, 1: 0, 2: 0, 3: 1, 4: 1}


def test_the_same_tournament_is_paired_the_same_after_a_restart() -> None:
    done = played(SWISS, 10, 2, (2,), 3)
    assert pair(SWISS, range(10), done, 2, (2,), 5) == pair(SWISS, range(10), done, 2, (2,), 5)
