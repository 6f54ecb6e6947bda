"""Hints: the best options of a decision, from what the seat sees and nothing else."""

import pytest

import rampart
from rampart.learn.hints import LEAST_WORLDS, hints


def asked(game: str, seed: int) -> tuple[rampart.State, int]:
    """A position in which a seat has a real choice."""
    s = rampart.game(game).new(seed=seed)
    bot = rampart.bot("greedy", seed)
    for _ in range(12):
        s.choose(bot.choose(s, s.deciders[0]), s.deciders[0])
    return s, s.deciders[0]


@pytest.mark.parametrize("game", ["watch", "crescent_moon"])
def test_two_worlds_that_look_the_same_get_the_same_hints(game: str) -> None:
    s, seat = asked(game, 4)
    other = s.determinise(seat, 99)
    here, there = (hints(x.view(seat), seat, 5, 0.0) for x in (s, other))
    assert here == there
    assert here.games == LEAST_WORLDS * len(here.best)


def test_hints_are_options_and_the_best_is_first() -> None:
    s, seat = asked("dragon", 2)
    found = hints(s.view(seat), seat, 1, 0.0)
    offered = {s.key(option, seat) for option in s.options(seat)}
    assert found.best and {one.key for one in found.best} <= offered
    assert [one.chance for one in found.best] == sorted((one.chance for one in found.best), reverse=True)


def test_time_ends_the_search() -> None:
    s, seat = asked("dragon", 2)
    ticks = iter(range(1000))
    found = hints(s.view(seat), seat, 1, 4.5, lambda: float(next(ticks)))
    assert found.games == 6 * len(found.best)  # two without a look at the clock, four before it is over
