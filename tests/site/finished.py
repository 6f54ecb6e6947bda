"""Games that are over, played at random, for the tests of what comes after the end."""

from dataclasses import replace
from functools import cache
from typing import Any

import rampart
from rampart import seeded
from rampart.server.basics.model import Seat, SeatKind
from rampart.server.storage.store import Stored
from rampart.server.tables.archive import table_from
from rampart.server.tables.room import Room
from tests.playing import choice_of

PEOPLE = ("ann", "ben")


@cache
def played(game: str = "dragon", seed: int = 5, stop: int = 0, **options: Any) -> rampart.State:
    """A game played at random to its end, or for some choices."""
    s = rampart.game(game).new(seed=seed, **options)
    luck = seeded(seed)
    made = 0
    while not s.over and (stop == 0 or made < stop):
        s.choose(*choice_of(s, luck))
        made += 1
    return s


def record(*names: str, game: str = "dragon", seed: int = 5, stop: int = 0, **options: Any) -> dict[str, Any]:
    """The record of such a game, with the names of its seats."""
    return {**played(game, seed, stop, **options).record(), "seats": list(names)}


def stored(*names: str, **how: Any) -> Stored:
    """The table that such a record becomes."""
    return table_from(record(*names, **how))


def room(*names: str, people: int = 0, **how: Any) -> Room:
    """The room of such a table; the first seats are those of people, the others those of bots."""
    found = stored(*names, **how)
    seats = found.table.seats
    if people:
        seats = tuple(
            Seat(seat.number, SeatKind.PERSON, PEOPLE[seat.number], "", seat.name)
            if seat.number < people
            else Seat(seat.number, SeatKind.BOT, "", "greedy", seat.name)
            for seat in seats
        )
    found = replace(found, table=replace(found.table, seats=seats))
    made = Room(found)
    made.replay(found)
    return made
