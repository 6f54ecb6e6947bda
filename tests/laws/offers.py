"""Laws of what is on offer: who is asked, what may be chosen, and what an illegal choice does."""

import pytest
from tests.laws.walk import Here, Law, same_future, viewers
from tests.playing import choice_of, conserved, play_on

from rampart import Hidden, IllegalChoice, State
from rampart.kernel.frame import NOBODY
from rampart.kernel.secrecy import audit
from rampart.kernel.step import ASIDE, Refusal, Say

MOST_OPTIONS = 100
MOST_REFUSALS = 3


def a_game_goes_on_until_it_is_over(here: Here) -> None:
    """A position that is not over offers a choice; one that is over offers none and has a result."""
    s = here.s
    seats = list(range(s.seats))
    if s.over:
        assert s.deciders == []
        assert s.ending
        assert all(s.options(p) == [] for p in seats)
    else:
        assert s.deciders
        assert all(s.options(p) for p in s.deciders)
        assert s.ending == ""
        assert s.winners() == []
    assert sorted(p for place in s.ranking() for p in place) == seats
    assert set(s.winners()) <= set(seats)
    assert len(s.scores()) == s.seats
    assert [sum(sources.values()) for sources in s.breakdown()] == s.scores()


def options_are_real_and_few(here: Here) -> None:
    """Options are different codes of the step's space or asides, and more than one unless silence would tell."""
    s = here.s
    for p in s.deciders:
        step, _ = s.current(p)
        options = s.options(p)
        assert len(set(options)) == len(options)
        assert 1 <= len(options) <= MOST_OPTIONS
        assert all(0 <= x < step.declared().size or x >= ASIDE for x in options)
        if s.mover != NOBODY and not (s.sealed and (step.window or s.may_add(p, s.stack[-1] & 4095))):
            assert len(options) >= 2


def seats_not_asked_have_no_options(here: Here) -> None:
    """Only deciders have options; a seat that does not exist is refused by name."""
    s = here.s
    for p in range(s.seats):
        assert (p in s.deciders) == bool(s.options(p))
    for nobody in (-1, s.seats, 99):
        with pytest.raises(IllegalChoice, match=f"no seat {nobody}"):
            s.options(nobody)


def keys_name_options(here: Here) -> None:
    """A key is unique in its decision, and choosing by key is choosing by code."""
    s = here.s
    for p in s.deciders:
        keys = [s.key(x, p) for x in s.options(p)]
        assert len(set(keys)) == len(keys)
        assert all(key and key == key.strip() for key in keys)
    if not s.over:
        option, seat = choice_of(s, here.luck)
        by_code, by_key = s.copy(), s.copy()
        by_code.choose(option, seat)
        by_key.choose(s.key(option, seat), seat)
        assert by_code == by_key


def a_lone_decider_need_not_be_named(here: Here) -> None:
    """`choose` finds the seat by itself where only one is asked, and asks for it where several are."""
    s = here.s
    if s.over:
        return
    option, seat = choice_of(s, here.luck)
    unnamed, named = s.copy(), s.copy()
    if len(s.deciders) > 1:
        refuses(s, option, None, IllegalChoice)
    else:
        unnamed.choose(option)
        named.choose(option, seat)
        assert unnamed == named


def an_illegal_choice_changes_nothing(here: Here) -> None:
    """Wrong seats, options that are not on offer and choices after the end are refused, and the state is untouched."""
    s = here.s
    if s.over:
        for p in range(s.seats):
            refuses(s, 0, p, IllegalChoice)
        refuses(s, 0, None, IllegalChoice)
        return
    option, seat = choice_of(s, here.luck)
    for nobody in (-1, s.seats, NOBODY):
        refuses(s, option, nobody, IllegalChoice)
    for p in range(s.seats):
        if not s.asked >> p & 1 and p not in s.deciders:
            refuses(s, option, p, IllegalChoice)
    step, _ = s.current(seat)
    offered = s.options(seat)
    missing = [x for x in range(step.declared().size) if x not in offered][:3]
    wrong_ones: list[int | str] = [*missing, -1, step.declared().size, ASIDE + 4000, "", "no such key", str(10**9)]
    for wrong in wrong_ones:
        refuses(s, wrong, seat, IllegalChoice)


def refuses(s: State, option: int | str, seat: int | None, error: type[Exception]) -> None:
    """The choice is refused in one sentence and nothing has changed."""
    before = s.digest()
    entry = s.last
    with pytest.raises(error) as refusal:
        s.choose(option, seat)
    assert str(refusal.value).endswith(".")
    assert s.digest() == before
    assert s.last is entry


def a_view_is_not_played_on(here: Here) -> None:
    """A view offers its own seat what the state offers it, nothing else, and takes no choice."""
    s = here.s
    for viewer in viewers(s):
        v = s.view(viewer)
        assert v.over == s.over
        assert v.deciders == s.deciders
        for p in range(s.seats):
            if p == viewer:
                assert v.options(p) == s.options(p)
                assert [v.key(x, p) for x in v.options(p)] == [s.key(x, p) for x in s.options(p)]
            else:
                with pytest.raises(Hidden):
                    v.options(p)
        if not s.over:
            refuses(v, *choice_of(s, here.luck), Hidden)


def people_are_told(here: Here) -> None:
    """A decision has a prompt, each option words; at most three things are refused, none of them on offer."""
    s = here.s
    for p in s.deciders:
        step, args = s.current(p)
        assert isinstance(step.prompt(s, p, args), Say)
        options = [x for x in s.options(p) if x < ASIDE]
        for option in options:
            assert isinstance(step.say(s, p, args, option), Say)
            effect = step.effect(s, p, args, option)
            assert effect is None or isinstance(effect, Say)
            assert all(isinstance(piece, str) for piece in step.target(s, p, args, option))
        refused = step.refused(s, p, args)
        assert len(refused) <= MOST_REFUSALS
        keys = {step.key(s, p, args, option) for option in options}
        for refusal in refused:
            assert isinstance(refusal, Refusal)
            assert refusal.key not in keys
            assert refusal.rule


def asking_changes_nothing(here: Here) -> None:
    """Whatever is asked of a state, it stays as it is and goes on as it would."""
    s = here.s
    quiet = s.copy()
    before = s.digest()
    for p in s.deciders:
        step, args = s.current(p)
        for option in s.options(p):
            s.key(option, p)
            if option < ASIDE:
                step.say(s, p, args, option)
                step.effect(s, p, args, option)
                step.target(s, p, args, option)
        step.prompt(s, p, args)
        step.refused(s, p, args)
    for viewer in viewers(s):
        s.view(viewer).document()
    for p in range(s.seats):
        s.determinise(p, 1)
        s.undoable(p)
    s.document()
    s.record()
    s.breakdown()
    audit(s)
    s.faults()
    assert s.digest() == before
    same_future(s.copy(), quiet, here.luck)


def pieces_are_conserved(here: Here) -> None:
    """After every choice every piece is somewhere, once, and the position is possible."""
    conserved(here.s)
    play_on(here.s.copy(), here.luck, 25, conserved, "pieces_are_conserved")


LAWS: list[Law] = [
    a_game_goes_on_until_it_is_over,
    options_are_real_and_few,
    seats_not_asked_have_no_options,
    keys_name_options,
    a_lone_decider_need_not_be_named,
    an_illegal_choice_changes_nothing,
    a_view_is_not_played_on,
    people_are_told,
    asking_changes_nothing,
    pieces_are_conserved,
]
