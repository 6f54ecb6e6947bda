"""No bot sees what is hidden: worlds that look alike to a seat get the same choice, in every game, sealed and open."""

import pytest
from tests.playing import play_on

import rampart
from rampart import State, seeded
from rampart.bots import make, names

# Sealed tables hide who has a choice at all; the walks end where hands, decks or face-down answers are hidden.
TABLES = [
    ("dragon", 3, {}, 60),
    ("watch", 3, {"mode": "watch"}, 140),
    ("watch", 3, {"mode": "classic"}, 120),
    ("great_wall", 3, {"sealed": True}, 90),
    ("great_wall", 3, {"sealed": False}, 90),
    ("crescent_moon", 4, {"sealed": True}, 120),
    ("crescent_moon", 4, {"sealed": False}, 120),
]
BOTS = [name if name not in ("search", "master") else f"{name}@2" for name in names()]


def walked(game: str, players: int, options: dict[str, object], choices: int) -> State:
    """A position in a random game in which a seat has a choice."""
    s = rampart.game(game).new(players, 1, **options)
    play_on(s, seeded(2), choices)
    return s


@pytest.mark.no_cover
@pytest.mark.parametrize(("game", "players", "options", "choices"), TABLES)
def test_equal_views_give_equal_choices(game, players, options, choices):
    s = walked(game, players, options, choices)
    seat = s.deciders[0]
    alike = [s.determinise(seat, seed).bare() for seed in (5, 6)]
    assert len({world.digest() for world in [s, *alike]}) == 3
    for name in BOTS:
        assert len({make(name, 3).choose(world, seat) for world in [s, *alike]}) == 1, name
