"""Broken input of any kind: documents and records with random nodes changed are read or refused, never more."""

import copy
import random
from collections.abc import Callable
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.laws.subjects import SUBJECTS, of_the_package
from tests.playing import Subject, play_on, through_json

from rampart import RampartError, State, seeded
from rampart.kernel.document import KERNEL_FIELDS
from rampart.kernel.frame import WHOLE

Json = dict[str, object]
Node = tuple[object, object]  # a list or an object, and an index or a key into it

JUNK: list[object] = [
    None, True, False, 0, 1, -1, 2, -2, 15, 16, 4096, 65536, 1 << 28, 1 << 40, 1 << 62, 1 << 70, 0.5, float("inf"),
    "", "?", "?x", "0", "spectators", "missing", [], {}, [[]], [{}], [None], {"?": 1}, {"step": "ask"}, {"": None},
]  # fmt: skip


def nodes(value: object) -> list[Node]:
    """Every place in nested lists and objects."""
    out: list[Node] = []
    if isinstance(value, dict):
        for key, inner in value.items():
            out += [(value, key), *nodes(inner)]
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            out += [(value, i), *nodes(inner)]
    return out


def spoil(document: object, chance: random.Random) -> None:
    """Change one place: other content, content of another place, nothing at all, or once more."""
    places = nodes(document)
    where, at = chance.choice(places)
    holder = cast("dict[object, object]", where)
    what = chance.randrange(6)
    if what == 0:
        del holder[at]
    elif what == 1:
        other, there = chance.choice(places)
        holder[at] = copy.deepcopy(cast("dict[object, object]", other)[there])
    elif what == 2 and isinstance(where, list):
        where.append(copy.deepcopy(where[chance.randrange(len(where))]))
    elif what == 3 and isinstance(holder[at], int):
        holder[at] = cast("int", holder[at]) + chance.choice([-2, -1, 1, 2, 100])
    elif what == 4 and isinstance(where, dict):
        holder[chance.choice(["x", "seat", "a", "b", "layout", "poll", "fate", "?"])] = chance.choice(JUNK)
    else:
        holder[at] = copy.deepcopy(chance.choice(JUNK))


def somewhere(subject: Subject, luck: int) -> State:
    """A position somewhere in a game."""
    s = subject.new(luck, luck)
    play_on(s, seeded(luck), luck % (subject.length(luck) + 1))
    return s


luck = st.integers(0, 2**32 - 1)
TRIES = 8  # spoilt versions of each document


def spoilt(document: object, chance: random.Random) -> Json:
    """The document by way of JSON, spoilt in one or more places."""
    broken = cast("Json", through_json(document))
    for _ in range(1 + chance.randrange(3)):
        if nodes(broken):
            spoil(broken, chance)
    return broken


def a_spoilt_document_is_read_or_refused(subject: Subject, luck: int) -> None:
    chance = random.Random(luck)
    document = somewhere(subject, luck).document()
    for _ in range(TRIES):
        try:
            s = subject.game.load(spoilt(document, chance))
        except RampartError:
            continue
        assert s.viewer != WHOLE or s.over or s.deciders


def a_table_with_other_pieces_can_be_played_or_is_refused(subject: Subject, luck: int) -> None:
    chance = random.Random(luck)
    s = somewhere(subject, luck)
    document = s.document()
    fields = {name: value for name, value in document.items() if name not in KERNEL_FIELDS}
    for _ in range(TRIES):
        pieces = spoilt(fields, chance)
        pieces.pop("fate", None)  # no piece, and judged only when it is drawn
        try:
            t = subject.game.load({**document, **pieces})
        except RampartError:
            continue
        play_on(t, seeded(luck), 20, label="fuzz")


def a_spoilt_view_is_read_or_refused(subject: Subject, luck: int) -> None:
    chance = random.Random(luck)
    s = somewhere(subject, luck)
    seat = chance.randrange(s.seats)
    document = s.view(seat).document()
    for _ in range(TRIES):
        try:
            v = subject.game.load(spoilt(document, chance))
            if v.viewer == seat and seat < v.seats:
                v.options(seat)
                v.determinise(seat, luck)
        except RampartError:
            continue


def a_spoilt_record_is_replayed_or_refused(subject: Subject, luck: int) -> None:
    chance = random.Random(luck)
    s = somewhere(subject, luck)
    if chance.randrange(2):
        s = subject.game.load(s.document())
        play_on(s, seeded(luck), 5)
    record = s.record()
    for _ in range(TRIES):
        try:
            subject.game.replay(spoilt(record, chance))
        except RampartError:
            continue


Fuzz = Callable[[Subject, int], None]
OF_ALL: list[Fuzz] = [
    a_spoilt_document_is_read_or_refused,
    a_spoilt_view_is_read_or_refused,
    a_spoilt_record_is_replayed_or_refused,
]
# A game of the package refuses what its rules could not go on from; toys leave that to the kernel.
OF_THE_PACKAGE: list[Fuzz] = [a_table_with_other_pieces_can_be_played_or_is_refused]
CASES = [(subject, fuzz) for subject in SUBJECTS for fuzz in OF_ALL]
CASES += [(subject, fuzz) for subject in of_the_package() for fuzz in OF_THE_PACKAGE]
every_case = pytest.mark.parametrize(("subject", "fuzz"), CASES, ids=[f"{x}-{fuzz.__name__}" for x, fuzz in CASES])


@pytest.mark.no_cover
@every_case
@given(luck=luck)
def test_only_known_errors_come_out(subject: Subject, fuzz: Fuzz, luck: int) -> None:
    fuzz(subject, luck)


@pytest.mark.soak
@every_case
@settings(max_examples=1000)
@given(luck=luck)
def test_only_known_errors_come_out_of_much(subject: Subject, fuzz: Fuzz, luck: int) -> None:
    fuzz(subject, luck)
