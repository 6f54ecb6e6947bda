"""Laws of copies, storage and records: nothing is lost, nothing is shared that should not be."""

import pickle
from typing import cast

import pytest
from tests.laws.walk import Here, Law, play_a_choice, same, same_future, viewers
from tests.playing import registered, through_json

from rampart import RampartError, State

COPIES = 25


def copies_are_independent(here: Here) -> None:
    """Every earlier state keeps its digest while copies of it are played on in several ways."""
    s = here.s
    kept: list[tuple[State, str]] = []
    for _ in range(COPIES):
        kept.append((s, s.digest()))
        if s.over:
            break
        aside = s.copy()
        play_a_choice(aside, here.luck)
        kept.append((aside, aside.digest()))
        if not aside.over:
            play_a_choice(aside.copy(), here.luck)
        s = s.copy()
        play_a_choice(s, here.luck)
    for state, digest in kept:
        assert state.digest() == digest


def a_copy_is_the_same(here: Here) -> None:
    """A copy equals its original, remembers the same past and goes on alike."""
    s = here.s
    same(s.copy(), s)
    assert s.copy().record() == s.record()
    same_future(s.copy(), s.copy(), here.luck)


def a_bare_copy_forgets_and_plays_the_same(here: Here) -> None:
    """A bare copy has no history and no record, and goes on as the original does, without taking notes."""
    bare = here.s.bare()
    assert bare.last is None
    assert bare.origin is None
    same_future(bare, here.s.copy(), here.luck)
    assert bare.last is None
    with pytest.raises(RampartError, match="does not remember"):
        bare.record()


def a_dump_revives(here: Here) -> None:
    """A state made from a dump, also by way of JSON, equals the state and goes on alike."""
    s = here.s
    same_future(here.game.revive(s.dump()), s.copy(), here.luck)
    same(here.game.revive(cast("list[object]", through_json(s.dump()))), s)
    for viewer in viewers(s):
        v = s.view(viewer)
        assert here.game.revive(v.dump()) == v


def a_dump_is_a_copy(here: Here) -> None:
    """What is done to a revived state does not reach the dump it came from."""
    data = here.s.dump()
    before = repr(data)
    revived = here.game.revive(data)
    if not revived.over:
        play_a_choice(revived, here.luck)
    assert repr(data) == before


def pickle_gives_it_back(here: Here) -> None:
    """A state survives pickle and goes on alike."""
    with registered(here.game):
        same_future(pickle.loads(pickle.dumps(here.s)), here.s.copy(), here.luck)


def a_document_gives_it_back(here: Here) -> None:
    """Loading the document of a state gives an equal state that goes on alike, with a record of its own."""
    s = here.s
    doc = cast("dict[str, object]", through_json(s.document()))
    loaded = here.game.load(doc)
    same(loaded, s)
    same_future(loaded, s.copy(), here.luck)
    assert here.game.replay(cast("dict[str, object]", through_json(loaded.record()))) == loaded


def loading_leaves_the_document_alone(here: Here) -> None:
    """A document is not changed by loading it, nor by playing the state on."""
    doc = here.s.document()
    before = repr(doc)
    loaded = here.game.load(doc)
    if not loaded.over:
        play_a_choice(loaded, here.luck)
    assert repr(doc) == before


def a_views_document_gives_it_back(here: Here) -> None:
    """Loading the document of a view gives an equal view that offers its seat the same."""
    s = here.s
    for viewer in viewers(s):
        v = s.view(viewer)
        loaded = here.game.load(cast("dict[str, object]", through_json(v.document())))
        assert loaded == v
        assert loaded.viewer == v.viewer
        assert loaded.deciders == v.deciders
        if viewer is not None:
            assert loaded.options(viewer) == v.options(viewer)


def a_replay_is_the_game(here: Here) -> None:
    """Replaying the record, also by way of JSON, gives an equal state with an equal record."""
    s = here.s
    record = s.record()
    again = here.game.replay(cast("dict[str, object]", through_json(record)))
    assert again.record() == record
    same_future(again, s.copy(), here.luck)


def a_replay_stops_where_it_is_told(here: Here) -> None:
    """A replay of the first choices is the beginning of the game, and the rest leads to the same end."""
    s = here.s
    record = s.record()
    choices = cast("list[tuple[int, str]]", record["choices"])
    upto = here.luck.below(len(choices) + 1)
    part = here.game.replay(record, upto=upto)
    assert part.record()["choices"] == choices[:upto]
    for seat, key in choices[upto:]:
        part.choose(key, seat)
    same(part, s)


LAWS: list[Law] = [
    copies_are_independent,
    a_copy_is_the_same,
    a_bare_copy_forgets_and_plays_the_same,
    a_dump_revives,
    a_dump_is_a_copy,
    pickle_gives_it_back,
    a_document_gives_it_back,
    loading_leaves_the_document_alone,
    a_views_document_gives_it_back,
    a_replay_is_the_game,
    a_replay_stops_where_it_is_told,
]
