"""The journal: what is told to whom."""

import pytest
from tests.proving import bazaar

from rampart import BrokenRules
from rampart.kernel.fields import UNKNOWN
from rampart.kernel.frame import SPECTATORS
from rampart.kernel.journal import Event, Journal

THEFT = Event(4, 1, [0, 1, 37], secret=1, seen_by=0b011)  # all see who steals from whom, two see the card


def test_those_who_saw_it_are_told_all() -> None:
    for seat in (0, 1):
        assert THEFT.seen(seat).numbers == [0, 1, 37]


def test_the_others_are_told_what_was_open() -> None:
    for seat in (2, SPECTATORS):
        seen = THEFT.seen(seat)
        assert (seen.code, seen.seat, seen.numbers) == (4, 1, [0, 1, UNKNOWN])


def test_an_event_for_others_says_no_more_to_those_it_is_passed_on_to() -> None:
    assert THEFT.seen(2).seen(0).numbers == [0, 1, UNKNOWN]
    assert THEFT.numbers == [0, 1, 37]


def test_an_open_event_is_the_same_for_all() -> None:
    event = Event(2, 0, [5], secret=0, seen_by=0)
    assert all(event.seen(seat).numbers == [5] for seat in (0, 3, SPECTATORS))


def test_a_journal_starts_anew_once_it_is_read() -> None:
    journal = Journal()
    journal.events.append(THEFT)
    assert [event.numbers[-1] for event in journal.seen(2)] == [UNKNOWN]
    assert journal.take() == [THEFT]
    assert journal.take() == []


def test_a_journal_may_listen_before_the_first_decision() -> None:
    told, heard = Journal(), Journal()
    s = bazaar.GAME.new_told(2, 5, {}, told)
    assert s.journal is None
    assert s == bazaar.GAME.new(2, 5)
    again = bazaar.GAME.new_told(2, 5, {}, heard)
    assert [(e.code, e.numbers) for e in told.events] == [(e.code, e.numbers) for e in heard.events] != []
    assert again.origin is not None
    assert again.origin.journal is None


@pytest.mark.parametrize("viewer", [-1, 15, 30])
def test_a_number_that_is_no_viewer_is_shown_nothing(viewer: int) -> None:
    """-1 stands for none elsewhere: taken for a viewer by mistake, it must not see what is hidden."""
    with pytest.raises(BrokenRules, match=f"there is no viewer {viewer}"):
        Event(1, 0, [3], 1, 0).seen(viewer)
