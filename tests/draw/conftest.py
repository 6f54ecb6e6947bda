"""Positions to draw: random games of every table size, seen at many moments."""

import random
from collections.abc import Callable, Iterator

import pytest

import rampart
from rampart.games.dragon.state import Dragon

TABLES = [
    {"players": 2},
    {"players": 2, "wall": True, "super_event": "flood"},
    {"players": 3, "super_event": "edict"},
    {"players": 3, "wall": True},
    {"players": 4, "wall": True, "super_event": "sunrise"},
    {"players": 4, "super_event": "random", "hidden_super_event": True},
    {"players": 5, "wall": True, "super_event": "earthquake"},
    {"players": 5, "super_event": "tornado", "large_price": 6},
]


def play(seed: int = 1, **options: object) -> Iterator[Dragon]:
    """Every position of one random game, in which people like to build."""
    s = rampart.game("dragon").new(seed=seed, **options)  # type: ignore[arg-type]
    assert isinstance(s, Dragon)
    dice = random.Random(seed)
    yield s
    while not s.over:
        seat = s.deciders[0]
        options_now = s.options(seat)
        weights = [0.1 if s.key(o, seat) in ("pass", "turn_away") else 1.0 for o in options_now]
        s.choose(dice.choices(options_now, weights)[0], seat)
        yield s


@pytest.fixture
def positions() -> Callable[..., Iterator[Dragon]]:
    """Plays a random game of these options and gives each of its positions."""
    return play


@pytest.fixture(params=TABLES, ids=lambda table: "-".join(str(value) for value in table.values()))
def table(request: pytest.FixtureRequest) -> dict[str, object]:
    """The options of a table."""
    return request.param
