"""History: linked entries that copies share."""

import pytest
from tests.playing import play_on

import rampart
from rampart import State, seeded
from rampart.kernel.history import Entry, entries, without


@pytest.fixture
def s() -> State:
    state = rampart.game("dragon").new(players=3, seed=1)
    play_on(state, seeded(1), 30)
    return state


def test_copies_share_the_past_and_part_ways_after_it(s: State) -> None:
    copy = s.copy()
    assert copy.last is s.last
    play_on(copy, seeded(2), 1)
    assert copy.last is not None
    assert copy.last.before is s.last
    assert copy.last.count == 31


def test_entries_run_from_the_first_to_the_last(s: State) -> None:
    past = entries(s.last)
    assert [entry.count for entry in past] == list(range(1, 31))
    assert past[0].before is None
    assert past[-1] is s.last


def test_the_past_is_no_part_of_a_position(s: State) -> None:
    assert s.bare() == s
    assert s.bare().digest() == s.digest()
    assert "history" not in s.document()


def test_taking_a_seats_entries_out_keeps_what_came_before() -> None:
    last: Entry | None = None
    for seat in (0, 1, 0, 1, 2):
        last = Entry(last, seat, 7, 0, 0)
    kept = without(last, 1, 2)
    assert [(entry.seat, entry.count) for entry in entries(kept)] == [(0, 1), (1, 2), (0, 3), (2, 4)]
    assert entries(kept)[1] is entries(last)[1]
    assert without(last, 1, 5) is last
    assert without(None, 1, 0) is None
