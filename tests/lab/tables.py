"""The tables at which the lab is tried, and random positions of them."""

from collections.abc import Iterator
from typing import Any

import rampart
from rampart import State, seeded

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("dragon", 4, {}),
    ("dragon", 5, {"wall": True, "super_event": "random"}),
    ("watch", 4, {"mode": "watch"}),
    ("watch", 3, {"mode": "classic"}),
    ("great_wall", 4, {}),
    ("great_wall", 2, {}),
    ("crescent_moon", 5, {}),
]
IDS = [f"{game}-{players}" for game, players, _ in TABLES]


def positions(game: str, players: int, options: dict[str, Any], seed: int, every: int, most: int) -> Iterator[State]:
    """Positions of a random game, so many choices apart."""
    s = rampart.game(game).new(players, seed, **options).bare()
    luck = seeded(seed)
    for i in range(most * every):
        if s.over:
            break
        if i % every == 0:
            yield s
        seats = s.deciders
        seat = seats[luck.below(len(seats))]
        offered = s.options(seat)
        s.choose(offered[luck.below(len(offered))], seat)
    yield s
