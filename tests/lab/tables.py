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


def modules_of_great_wall() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """A table for each module of The Great Wall, whatever modules there are: found by the options that bring them."""
    g = rampart.game("great_wall")
    met: set[str] = set()
    tables = [(players, {}) for players in g.seats]
    tables += [(n, {name: x}) for name, o in g.options.items() for x in o.choices for n in (g.usual, *g.seats)]
    for players, options in tables:
        try:
            config = g.configure(players, dict(options))
        except rampart.BadOptions:
            continue
        fresh = {module.word for module in g.fresh(players, config, 1).box.modules} - met
        if fresh:
            met |= fresh
            yield "great_wall", players, options


TABLES += modules_of_great_wall()
IDS = ["-".join([game, str(players), *map(str, options.values())]) for game, players, options in TABLES]


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
