"""Tables where all seats are played by the same bot: how their games end, and in how many years there is trouble."""

import time
from collections import Counter
from typing import Final, NamedTuple

import rampart
from rampart.kernel.game import Value
from rampart.kernel.journal import FORCED
from rampart.lab.players import player
from rampart.lab.simulate import SEATS_AT_MOST

YEAR: Final = "year"  # the event with which a year begins


class Equals(NamedTuple):
    """What games among equals came to."""

    games: int
    endings: dict[str, int]
    years: int
    marked: int  # years in which the event that was asked about happened
    ms: float  # CPU milliseconds of a decision with at least two options


def equals(game: str, players: int, options: dict[str, Value], bot: str, games: int, event: str = "") -> Equals:
    """Play games with the seeds from 0 on, and count the years in which an event happens."""
    endings: Counter[str] = Counter()
    years = marked = decisions = 0
    spent = 0.0
    for seed in range(games):
        s = rampart.game(game).new(players, seed, **options).bare()
        journal = s.listen()
        bots = [player(bot, seed * SEATS_AT_MOST + seat) for seat in range(s.seats)]
        happened = False
        while not s.over:
            seat = s.deciders[0]
            began = time.process_time()
            option = bots[seat].choose(s, seat)
            spent += time.process_time() - began
            decisions += len(s.options(seat)) > 1
            s.choose(option, seat)
            for told in journal.take():
                name = s.rules.events[told.code].name if told.code != FORCED else ""
                if name == event and name:
                    happened = True
                elif name == YEAR:
                    marked += happened
                    years += 1
                    happened = False
        marked += happened
        endings[s.ending] += 1
    return Equals(games, dict(sorted(endings.items())), years, marked, 1000 * spent / max(1, decisions))
