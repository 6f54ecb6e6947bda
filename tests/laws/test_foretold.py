"""What is foretold happens: the numbers and words of every effect text are true after the choice."""

import re
from collections import Counter
from fractions import Fraction
from typing import Any, cast

import pytest
from tests.golden import stored
from tests.laws.foretold import (
    SILENT,
    Met,
    Told,
    compare,
    effects_in_source,
    has_registry,
    outcomes,
    registry,
    try_a_random_game,
    try_a_stored_game,
    try_options,
)
from tests.laws.subjects import of_the_package
from tests.playing import Subject

import rampart
from rampart import State, seeded

SUBJECTS = of_the_package()
LACKING: set[str] = set()  # games whose effects no one compares yet; this may only shrink
MANY = 20

every_game = pytest.mark.parametrize("subject", [x for x in SUBJECTS if has_registry(x.game.name)], ids=repr)


def in_random_games(subject: Subject, games: range) -> Met:
    """What is met in random games at every table."""
    met: Met = Counter()
    checkers = registry(subject.game.name).FORETOLD
    for table in range(len(subject.configs)):
        for game in games:
            met += try_a_random_game(subject.new(table, game), seeded(game * 1000 + table), checkers)
    return met


def in_stored_games(subject: Subject) -> Met:
    """What is met in the stored games, where every card, event and hero has its part."""
    met: Met = Counter()
    for record in stored.records(subject.game.name).values():
        s = subject.game.replay(record, upto=0)
        choices = cast("list[tuple[int, str]]", record["choices"])
        met += try_a_stored_game(s, choices, seeded(1), registry(subject.game.name).FORETOLD)
    return met


def in_positions(subject: Subject) -> Met:
    """What is met in the positions that a game names because no game comes to them."""
    met: Met = Counter()
    known = registry(subject.game.name)
    for s in getattr(known, "positions", list)():
        for seat in s.deciders:
            try_options(s, seat, seeded(1), met, known.FORETOLD)
    return met


@pytest.mark.no_cover
@every_game
def test_what_is_foretold_happens(subject: Subject) -> None:
    known = registry(subject.game.name)
    every = in_random_games(subject, range(1)) + in_stored_games(subject) + in_positions(subject)
    met = {text for _, text in every}
    assert set(known.FORETOLD) - {SILENT} - met == set(known.NEVER_MET), "met or not: keep the list true"


@pytest.mark.soak
@every_game
def test_what_is_foretold_happens_in_many_games(subject: Subject) -> None:
    in_random_games(subject, range(1, MANY))


@every_game
def test_every_effect_has_a_checker_and_every_checker_an_effect(subject: Subject) -> None:
    assert set(registry(subject.game.name).FORETOLD) - {SILENT} == effects_in_source(subject.game.name)


def test_every_game_is_compared() -> None:
    assert {x.game.name for x in SUBJECTS if not has_registry(x.game.name)} == LACKING


# ---- the law itself


def a_choice(key: str) -> Told:
    """A choice of the first decision of a year: who passes with six yuan takes none."""
    s = rampart.game("dragon").new(players=3, seed=1)
    while s.current(s.mover)[0].name != "choose_action":
        s.choose(s.options(s.mover)[0])
    step, args = s.current(s.mover)
    option = s.on_offer(key, s.mover)
    return Told(s, option, s.mover, step.effect(s, s.mover, args, option))


def test_a_true_effect_is_accepted() -> None:
    compare(a_choice("pass"), registry("dragon").FORETOLD)


@pytest.mark.parametrize(
    ("args", "checkers", "why"),
    [
        ({"gain": 1}, registry("dragon").FORETOLD, "foretold {'gain': 1}, happened {'gain': 0}"),
        ({"gain": 0, "left": 6}, registry("dragon").FORETOLD, "not every argument is compared"),
        ({"gain": 0}, {}, "no checker for effect-pass of choose_action"),
    ],
    ids=["wrong number", "argument not compared", "no checker"],
)
def test_what_is_not_compared_or_not_true_fails(args: dict[str, int | str], checkers: Any, why: str) -> None:
    told = a_choice("pass")
    told.args = args
    with pytest.raises(AssertionError, match=re.escape(why)):
        compare(told, checkers)


def test_chance_is_told_in_odds() -> None:
    """Which of six wall tiles is used is drawn, each as likely as another."""
    s = rampart.game("dragon").new(players=2, seed=1, wall=True, random_wall_bonus=True)
    while s.current(s.mover)[0].name != "choose_action" or "take:build_wall" not in keys(s):
        s.choose(s.options(s.mover)[0])
    seat = s.mover
    odds: Counter[int] = Counter()
    for likely, end in outcomes(s, s.on_offer("take:build_wall", seat), seat):
        odds[end.players[seat].wall_tiles] += likely  # type: ignore[assignment]
    assert odds == {63 - (1 << tile): Fraction(1, 6) for tile in range(6)}


def keys(s: State) -> list[str]:
    return [s.key(option, s.mover) for option in s.options(s.mover)]
