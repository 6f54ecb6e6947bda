"""Laws of polls: several seats answer at once, in any order, and may think again until all answers are in."""

from typing import cast

import pytest
from tests.laws.walk import Here, Law, same, same_future, same_view, to_a_poll, viewers
from tests.playing import through_json

from rampart import Hidden, Rng, State

ORDERS = 6

Choice = tuple[int, int]  # option and seat


def any_order_gives_the_same_state(here: Here) -> None:
    """Whoever answers first, and however composed answers are interleaved, the state is the same."""
    s = to_a_poll(here)
    if s is None:
        return
    answers = [answer_of(s, p, here.luck) for p in s.deciders]
    in_turn = [x for answer in answers for x in answer]
    first = played(s, in_turn)
    open_poll = here.game.load(s.document())  # a record that begins here plays again only the poll, not the whole game
    same(played(open_poll, in_turn), first)
    for _ in range(ORDERS):
        mixed = interleaved(answers, here.luck)
        same(played(s, mixed), first)
        other = played(open_poll, mixed)
        assert here.game.replay(cast("dict[str, object]", through_json(other.record()))) == first


def answer_of(s: State, seat: int, luck: Rng) -> list[Choice]:
    """A whole random answer of a seat, made on a copy while the others wait."""
    t = s.copy()
    answer: list[Choice] = []
    while t.reveals == s.reveals and t.waiting >> seat & 1:
        options = t.options(seat)
        answer.append((options[luck.below(len(options))], seat))
        t.choose(*answer[-1])
    return answer


def interleaved(answers: list[list[Choice]], luck: Rng) -> list[Choice]:
    """The choices of all answers mixed at random, each answer in its own order."""
    left = [answer[:] for answer in answers]
    out: list[Choice] = []
    while any(left):
        who = luck.below(len(left))
        if left[who]:
            out.append(left[who].pop(0))
    return out


def played(s: State, choices: list[Choice]) -> State:
    """A copy after these choices."""
    t = s.copy()
    for option, seat in choices:
        t.choose(option, seat)
    return t


def an_answer_may_be_changed(here: Here) -> None:
    """Until the poll closes, answering again replaces the answer and leaves no trace, in the record neither."""
    s = to_a_poll(here)
    if s is None:
        return
    seat = s.deciders[here.luck.below(len(s.deciders))]
    silent = s.copy()
    silent.retract(seat)  # half an answer may be there already
    first, second = answer_of(s, seat, here.luck), answer_of(silent, seat, here.luck)
    changed, straight = played(s, first + second), played(silent, second)
    same(changed, straight)
    assert changed.record() == straight.record()
    assert here.game.replay(changed.record()) == straight
    same_future(changed, straight, here.luck)


def an_answer_may_be_taken_back(here: Here) -> None:
    """Until the poll closes, a seat takes back its own answer choice by choice, whatever the others did since."""
    s = to_a_poll(here)
    if s is None:
        return
    seat, other = s.deciders[0], s.deciders[1]
    answer = answer_of(s, seat, here.luck)
    mine = played(s, answer)
    theirs = answer_of(s, other, here.luck)[:-1] if len(s.deciders) == 2 else answer_of(s, other, here.luck)
    both, only_theirs = played(mine, theirs), played(s, theirs)
    before = only_theirs.copy()
    keys: list[str] = []
    for option, _ in answer:
        keys.append(before.key(option, seat))
        before.choose(option, seat)
    for key in reversed(keys):
        assert both.undoable(seat) == key
        both.undo(seat)
    same(both, only_theirs)


def answers_stay_secret(here: Here) -> None:
    """What a seat has answered, or how much of it, is in no one else's view; that it has answered is in all."""
    s = to_a_poll(here)
    if s is None:
        return
    seat = s.deciders[here.luck.below(len(s.deciders))]
    first, second = (played(s, answer_of(s, seat, here.luck)) for _ in range(2))
    for viewer in viewers(s):
        if viewer != seat:
            same_view(first.view(viewer), second.view(viewer))
            assert seat not in first.view(viewer).deciders
            with pytest.raises(Hidden):
                first.view(viewer).options(seat)


def half_an_answer_stays_secret(here: Here) -> None:
    """A composed answer that is not whole yet cannot be told from none."""
    s = to_a_poll(here)
    if s is None:
        return
    for seat in s.deciders:
        half = played(s, answer_of(s, seat, here.luck)[:-1])
        for viewer in viewers(s):
            if viewer != seat:
                same_view(half.view(viewer), s.view(viewer))


LAWS: list[Law] = [
    any_order_gives_the_same_state,
    an_answer_may_be_changed,
    an_answer_may_be_taken_back,
    answers_stay_secret,
    half_an_answer_stays_secret,
]
