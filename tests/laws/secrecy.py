"""Laws of secrecy: a view tells what its seat may know and nothing more, and a guessed world fits it."""

from typing import cast

import pytest
from tests.laws.walk import Here, Law, same, same_view, to_next, viewers
from tests.playing import conserved, play_on, through_json

from rampart import Hidden, IllegalChoice, Rng, State, seeded
from rampart.kernel.fields import BOUNDS, KNOWN, UNKNOWN
from rampart.kernel.frame import NOBODY, SPECTATORS, WHOLE
from rampart.kernel.history import entries
from rampart.kernel.journal import Journal
from rampart.kernel.playout import playout
from rampart.kernel.position import POLL_ARGS
from rampart.kernel.secrecy import COUNTED, ONE, UNORDERED, Place, known_of, places
from rampart.kernel.step import ASIDE

WORLDS = 3
WORLDS_PLAYED = 2  # to the end: whole games, so few of them but in a long run


def a_view_of_a_view_is_the_view(here: Here) -> None:
    """Looking twice shows nothing new; looking with another's eyes at a view is refused."""
    s = here.s
    for viewer in viewers(s):
        v = s.view(viewer)
        same_view(v.view(viewer), v)
        for other in viewers(s):
            if other != viewer:
                with pytest.raises(Hidden):
                    v.view(other)


def only_those_at_the_table_look(here: Here) -> None:
    """A seat that does not exist has no view and no guess."""
    s = here.s
    for nobody in (-1, s.seats, SPECTATORS, NOBODY):
        with pytest.raises(IllegalChoice, match=f"no seat {nobody}"):
            s.view(nobody)
        with pytest.raises(IllegalChoice, match=f"no seat {nobody}"):
            s.determinise(nobody, 1)


def a_view_has_no_past_and_no_chance(here: Here) -> None:
    """A view carries neither seed nor history, and chance cannot be drawn from it."""
    for viewer in viewers(here.s):
        v = here.s.view(viewer)
        assert (v.seed, v.last, v.origin, v.journal) == (-1, None, None, None)
        assert v.rng.drawn == 0
        with pytest.raises(Hidden):
            v.rng.below(2)


def a_guessed_world_looks_the_same(here: Here) -> None:
    """The view of a determinised state is the view it was made from, and its own seat is offered the same."""
    s = here.s
    for p in range(s.seats):
        guess = s.determinise(p, here.luck.below(1 << 20))
        same_view(guess.view(p), s.view(p))
        assert guess.deciders == s.deciders
        assert guess.options(p) == s.options(p)


def a_guessed_world_keeps_what_all_know(here: Here) -> None:
    """Whoever looks on sees the same in a determinised state: what everyone knows, no one in it has forgotten."""
    s = here.s
    for p in range(s.seats):
        guess = s.determinise(p, here.luck.below(1 << 20))
        same_view(guess.view(None), s.view(None))


def a_guess_needs_only_the_view(here: Here) -> None:
    """The same luck gives the same world from the state, from its view, and from the view's document."""
    s = here.s
    for p in range(s.seats):
        luck = here.luck.below(1 << 20)
        guess = s.determinise(p, luck)
        same(s.view(p).determinise(p, luck), guess)
        same(s.determinise(p, seeded(luck)), guess)
        seen = here.game.load(cast("dict[str, object]", through_json(s.view(p).document())))
        same(seen.determinise(p, luck), guess)


def a_guessed_world_is_whole(here: Here) -> None:
    """A determinised state hides nothing, has all its pieces, offers a choice and can be played on."""
    s = here.s
    for p in range(s.seats):
        guess = s.determinise(p, here.luck.below(1 << 20))
        assert guess.viewer == WHOLE
        assert all(number > UNKNOWN for place in places(guess, False) for number in numbers_of(place))
        conserved(guess)
        assert all(guess.options(q) for q in guess.deciders)
        play_on(guess_with_history(here, guess), here.luck, 12, conserved, "a_guessed_world_is_whole")


def guess_with_history(here: Here, guess: State) -> State:
    """A guess that can leave a record where it fails."""
    return here.game.load(guess.document())


def a_guessed_world_comes_to_its_end(here: Here) -> None:
    """From any position, and where a decision rests on hidden cards, a determinised state can be played to the end."""
    guessed_worlds_come_to_their_end(here, WORLDS_PLAYED)


def guessed_worlds_come_to_their_end(here: Here, worlds: int) -> None:
    """Play so many worlds, half of them from where one of the game's windows opens next, as others guess them."""
    s = here.s
    windows = [step.name for step in s.rules.steps if step.window]
    window = windows[here.luck.below(len(windows))] if windows else ""
    for i in range(worlds):
        if i == worlds // 2:
            s = to_next(here, lambda s: s.mover != NOBODY and s.current(s.mover)[0].name == window) or s
        seat, luck = here.seat(), here.luck.below(1 << 20)
        if seat == s.mover:
            seat = (seat + 1) % s.seats
        try:
            playout(s.determinise(seat, luck), seeded(luck))
        except Exception as failure:
            failure.add_note(f"In a world as seat {seat} guessed it, with luck {luck}, after {len(entries(s.last))}.")
            raise


def two_worlds_that_differ_in_secret_look_the_same(here: Here) -> None:
    """Whatever is changed where a viewer may not look, the view stays byte for byte the same."""
    s = here.s
    for viewer in viewers(s):
        seen = s.view(viewer)
        for _ in range(WORLDS):
            other = disturbed(s, SPECTATORS if viewer is None else viewer, here.luck)
            same_view(other.view(viewer), seen)


def a_secret_choice_is_not_seen(here: Here) -> None:
    """Others see and hear the same whatever was chosen in secret, but for the backs of cards, until a reveal."""
    s = to_next(here, lambda s: s.mover != NOBODY and s.current(s.mover)[0].secret > 0)
    if s is None:
        return
    seat = s.mover
    worlds = [listened(s, option, seat) for option in s.options(seat) if option < ASIDE]
    unseen = [(t, heard) for t, heard in worlds if t.reveals == s.reveals]
    for viewer in viewers(s):
        if viewer != seat:
            for t, heard in unseen[1:]:
                assert without_backs(t.view(viewer).dump()) == without_backs(unseen[0][0].view(viewer).dump())
                assert told_to(heard, viewer) == told_to(unseen[0][1], viewer)


def without_backs(data: object) -> object:
    """A dump in which all hidden cards look alike."""
    if isinstance(data, list):
        return [without_backs(x) for x in data]
    return UNKNOWN if isinstance(data, int) and data <= UNKNOWN else data


def listened(s: State, option: int, seat: int) -> tuple[State, Journal]:
    """A copy after a choice, and what was told of it."""
    t = s.copy()
    journal = t.listen()
    t.choose(option, seat)
    return t, journal


def told_to(journal: Journal, viewer: int | None) -> list[tuple[int, int, list[int]]]:
    """What a viewer heard."""
    events = journal.seen(SPECTATORS if viewer is None else viewer)
    return [(event.code, event.seat, event.numbers) for event in events]


# ---- another world with the same view, made without the code that makes views


def disturbed(s: State, viewer: int, luck: Rng) -> State:
    """A copy that differs in everything the viewer may not know: hidden pieces, knowledge, answers, chance, past."""
    t = s.copy()
    for pool in t.pools():
        for owner in range(t.seats) if pool.each else range(-1, 0):
            here = [x for x in places(t, True) if x.field.pool == pool.name and (owner < 0 or x.owner == owner)]
            mix([x for x in here if x.hidden_from(viewer)], known_of(t, pool.name), pool.backs, viewer, luck)
    for place in places(t, True):
        if place.hidden_from(viewer) and not place.field.pool and place.form == ONE:
            high = len(place.field.words) - 1 if place.field.words else min(place.field.high, place.field.low + 999)
            place.put(place.field.low + luck.below(high - place.field.low + 1))
    disturb_knowledge(t, viewer, luck)
    disturb_answers(t, viewer, luck)
    t.rng = seeded(luck.below(1 << 30))
    t.rng.drawn = luck.below(1000)
    t.rng.fate = [1, 0, 1]
    t.reveals += luck.below(5)
    t.seed = luck.below(1 << 30)
    return t


def mix(hidden: list[Place], known: list[int], backs: list[int], viewer: int, luck: Rng) -> None:
    """Exchange the pieces of hidden places among each other, except those the viewer knows the place of."""
    for back in sorted(set(backs)) if backs else [0]:
        loose = [
            c
            for place in hidden
            for c in numbers_of(place)
            if c >= 0 and not (known and known[c] >> viewer & 1) and (not backs or backs[c] == back)
        ]
        taken = loose[:]
        luck.shuffle(loose)
        for place in hidden:
            renew(place, taken, loose, known, backs, viewer, back)


def renew(
    place: Place, taken: list[int], loose: list[int], known: list[int], backs: list[int], viewer: int, back: int
) -> None:
    """Give a place as many of the mixed pieces as it had of the loose ones."""
    numbers = numbers_of(place)
    for i, c in enumerate(numbers):
        if c >= 0 and not (known and known[c] >> viewer & 1) and (not backs or backs[c] == back):
            assert taken.pop(0) == c
            numbers[i] = loose.pop()
    if place.form == ONE:
        place.put(numbers[0])
    elif place.form == COUNTED:
        place.numbers[:] = [numbers.count(kind) for kind in range(len(place.numbers))]
    else:
        place.numbers[:] = sorted(numbers) if place.form == UNORDERED else numbers


def numbers_of(place: Place) -> list[int]:
    """The pieces in a place, one by one."""
    if place.form == ONE:
        return [place.get()]
    if place.form == COUNTED:
        return [kind for kind, n in enumerate(place.numbers) for _ in range(n)]
    return place.numbers[:]


def disturb_knowledge(s: State, viewer: int, luck: Rng) -> None:
    """Let the others know other things, but for what all who look on know."""
    for f in s.fields():
        if f.kind == KNOWN:
            own = 1 << viewer
            masks: list[int] = getattr(s, f.name)
            others = [luck.below(1 << s.seats) & ~own for _ in masks]
            mixed = [x if x >> SPECTATORS & 1 else x & own | others[i] for i, x in enumerate(masks)]
            setattr(s, f.name, mixed)
        elif f.kind == BOUNDS:
            rows: list[list[int]] = getattr(s, f.name)
            mine = [i // s.seats == viewer for i in range(len(rows))]
            setattr(s, f.name, [row if mine[i] else [luck.below(3) for _ in row] for i, row in enumerate(rows)])


def disturb_answers(s: State, viewer: int, luck: Rng) -> None:
    """Let the others have answered, or begun to answer, something else in the open poll and in closed ones."""
    face_down: list[list[int]] = []
    for place in s.closed_polls():
        for p in s.poll_seats(place):
            kept = s.face_down[len(face_down)]
            face_down.append(kept if p == viewer else other_answer(s, place, p, luck))
    if face_down:
        s.face_down = face_down
    if s.mover == NOBODY:
        place = s.poll_place()
        for p in s.poll_seats(place):
            if p != viewer:
                answer = other_answer(s, place, p, luck)
                s.drafts[p] = answer[:-1] if s.waiting >> p & 1 else answer


def other_answer(s: State, place: int, p: int, luck: Rng) -> list[int]:
    """Some whole answer of a seat in a poll."""
    step = s.poll_step(place)
    args = s.pad[place + POLL_ARGS]
    drafts = s.drafts
    answer: list[int] = []
    while not answer or not step.complete(s, p, args, answer):
        s.drafts = [answer if q == p else [] for q in range(s.seats)]
        options = step.options(s, p, args)
        answer = [*answer, options[luck.below(len(options))]]
    s.drafts = drafts
    return answer


LAWS: list[Law] = [
    a_view_of_a_view_is_the_view,
    only_those_at_the_table_look,
    a_view_has_no_past_and_no_chance,
    a_guessed_world_looks_the_same,
    a_guessed_world_keeps_what_all_know,
    a_guess_needs_only_the_view,
    a_guessed_world_is_whole,
    a_guessed_world_comes_to_its_end,
    two_worlds_that_differ_in_secret_look_the_same,
]
SECRET_CHOICE_LAWS: list[Law] = [a_secret_choice_is_not_seen]
