"""Laws of what has happened: taking back, and the journal of those who listen."""

import pytest
from tests.laws.walk import Here, Law, play_a_choice, same, same_future
from tests.playing import choice_of

from rampart import CannotUndo, State
from rampart.kernel.fields import LIST, UNKNOWN, Field
from rampart.kernel.frame import NOBODY, SPECTATORS, WHOLE
from rampart.kernel.journal import FORCED, Event

CHOICES = 15
FORCED_ARGS = [Field("step"), Field("option")]


def undo_restores_or_says_why(here: Here) -> None:
    """A choice is taken back exactly, or the sentence names the barrier: another seat, chance, or a reveal."""
    s = here.s
    if s.over:
        return
    option, seat = choice_of(s, here.luck)
    t = s.copy()
    t.choose(option, seat)
    for other in range(s.seats):
        if other != seat and not (t.mover == NOBODY and t.drafts[other]):
            cannot_undo(t, other, f"Seat {seat} has decided since.")
    barrier = barrier_between(s, t, seat)
    if barrier:
        cannot_undo(t, seat, barrier)
        return
    assert t.undoable(seat) == s.key(option, seat)
    t.undo(seat)
    same(t, s)
    assert t.record() == s.record()
    t.choose(option, seat)
    again = s.copy()
    again.choose(option, seat)
    same_future(t, again, here.luck, 5)


def barrier_between(before: State, after: State, seat: int) -> str:
    """What stands between a position and the one before its last choice, found without asking `undo`."""
    if after.mover == NOBODY and after.drafts[seat]:
        return ""  # an answer in an open poll is the seat's own affair
    if after.rng.drawn != before.rng.drawn:
        return "Chance has decided since."
    if after.reveals != before.reveals:
        return "Something hidden has come to light since."
    return ""


def cannot_undo(s: State, seat: int, why: str) -> None:
    """The seat has nothing to take back, is told why, and nothing has changed."""
    before = s.digest()
    entry = s.last
    assert s.undoable(seat) == ""
    with pytest.raises(CannotUndo) as refusal:
        s.undo(seat)
    assert str(refusal.value) == why
    assert s.digest() == before
    assert s.last is entry


def undo_goes_back_step_by_step(here: Here) -> None:
    """Taken back one by one, choices lead through the very positions they came from; copies do not notice."""
    s = here.s.copy()
    trail: list[tuple[str, int]] = []
    for _ in range(CHOICES):
        if s.over:
            break
        digest = s.digest()
        _, seat = play_a_choice(s, here.luck)
        trail.append((digest, seat))
    witness, seen = s.copy(), s.digest()
    while trail:
        digest, seat = trail.pop()
        if s.asked or not s.undoable(seat):
            break  # in a poll each seat takes back its own, in any order
        s.undo(seat)
        assert s.digest() == digest
    assert witness.digest() == seen


def nothing_before_the_start_is_taken_back(here: Here) -> None:
    """A fresh state, a loaded one, a bare copy and a view have no past."""
    s = here.s
    fresh = s.replayed([])
    loaded = here.game.load(s.document())
    for p in range(s.seats):
        for state in (fresh, s.bare(), s.view(p), loaded):
            before = state.digest()
            assert state.undoable(p) == ""
            with pytest.raises(CannotUndo):
                state.undo(p)
            assert state.digest() == before


def listening_changes_nothing(here: Here) -> None:
    """A game goes the same way whether someone listens or not, and copies of it do not talk."""
    heard = here.s.copy()
    journal = heard.listen()
    assert heard.copy().journal is None
    same_future(heard, here.s.copy(), here.luck)
    for event in journal.events:
        well_formed(heard, event)


def well_formed(s: State, event: Event) -> None:
    """An event is of a declared kind with as many numbers, and its secret ones reach only those who saw them."""
    args = FORCED_ARGS if event.code == FORCED else s.rules.events[event.code].args
    if args and args[-1].kind == LIST:
        assert len(event.numbers) >= len(args) - 1
    else:
        assert len(event.numbers) == len(args)
    assert event.seat == NOBODY or 0 <= event.seat < s.seats or event.seat in s.rules.automata
    assert 0 <= event.secret <= len(event.numbers)
    assert event.seen_by >> s.seats == 0
    assert event.seen(WHOLE).numbers == event.numbers
    for viewer in [*range(s.seats), SPECTATORS]:
        seen = event.seen(viewer)
        public = len(event.numbers) - event.secret
        assert (seen.code, seen.seat, seen.numbers[:public]) == (event.code, event.seat, event.numbers[:public])
        told = event.numbers[public:] if event.seen_by >> viewer & 1 else [UNKNOWN] * event.secret
        assert seen.numbers[public:] == told


LAWS: list[Law] = [
    undo_restores_or_says_why,
    undo_goes_back_step_by_step,
    nothing_before_the_start_is_taken_back,
    listening_changes_nothing,
]
