"""Whole games of bots against bots, and what they amount to; the same for any number of workers."""

import json
import statistics
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import rampart
from rampart.kernel.errors import BadOptions, RampartError
from rampart.kernel.game import Value
from rampart.kernel.rng import SEED_LIMIT, seeded
from rampart.kernel.state import State
from rampart.lab.jobs import Workers
from rampart.lab.keeping import keeping, kept
from rampart.lab.players import player

CHUNK: Final = 5  # games; small, so that progress is seen and no worker is idle for long
SEATS_AT_MOST: Final = 16  # keeps the seeds of the bots of one game apart


class Series(NamedTuple):
    """A number of games at one kind of table; game number i has the seed `seed + i`."""

    game: str
    players: int
    options: dict[str, Value]
    bots: tuple[str, ...]  # one per seat
    seed: int
    games: int
    start: str = ""  # a position document as JSON: every game begins there, with chances of its own


class Chunk(NamedTuple):
    """Some consecutive games of a series."""

    series: Series
    first: int
    games: int


class Outcome(NamedTuple):
    """The end of one simulated game, for the statistics of a series."""

    scores: list[int]
    places: list[float]  # from 1; those who share a place have its middle
    winners: list[int]
    decisions: int  # with at least two options
    sources: list[dict[str, int]]
    ending: str


def checked(series: Series) -> Series:
    """The series, once its game, options, bots and seeds are known to be possible."""
    if series.start:
        begun = position(series.game, series.start)
        if begun.seats != series.players or begun.over:
            raise BadOptions(f"The position is of {begun.seats} players{' and over' if begun.over else ''}.")
    else:
        rampart.game(series.game).configure(series.players, dict(series.options))
    if len(series.bots) != series.players:
        raise BadOptions(f"{series.players} seats need a bot each, but {len(series.bots)} are named.")
    for name in series.bots:
        player(name)
    for seed in (series.seed, series.seed + series.games - 1):
        seeded(seed)
    return series


def chunks(series: Series) -> list[Chunk]:
    return [Chunk(series, i, min(CHUNK, series.games - i)) for i in range(0, series.games, CHUNK)]


def simulate(series: Series, by: Workers) -> Iterator[list[Outcome]]:
    """Play a series; the outcomes come chunk by chunk, in the order of the seeds."""
    return by.map(play_chunk, chunks(checked(series)))


def outcomes_of(series: Series, by: Workers, file: Path | None = None) -> Iterator[Outcome]:
    """The outcomes one by one; a file keeps them, and a run that was interrupted goes on from there."""
    head = {**series._asdict(), "rules": rampart.game(series.game).version}
    del head["games"]
    done = kept(file, head)[: series.games]
    yield from (Outcome(**entry) for entry in done)
    left = series._replace(seed=series.seed + len(done), games=series.games - len(done))
    if left.games:
        fresh = (outcome._asdict() for chunk in simulate(left, by) for outcome in chunk)
        yield from (Outcome(**entry) for entry in keeping(file, head, fresh, bool(file is not None and file.exists())))


def play_chunk(chunk: Chunk) -> list[Outcome]:
    seeds = range(chunk.series.seed + chunk.first, chunk.series.seed + chunk.first + chunk.games)
    return [play_seed(chunk.series, seed) for seed in seeds]


def play_seed(series: Series, seed: int) -> Outcome:
    try:
        return play(table_of(series, seed), series.bots, seed)
    except RampartError as e:
        raise RampartError(f"The game with seed {seed} failed: {e}") from e


def table_of(series: Series, seed: int) -> State:
    """The first position of a game of a series."""
    if not series.start:
        return rampart.game(series.game).new(series.players, seed, **series.options).bare()
    s = position(series.game, series.start).copy()
    s.rng = seeded(seed)
    return s


@cache
def position(game: str, document: str) -> State:
    """The position of a document, read once."""
    return rampart.game(game).load(json.loads(document)).bare()


def play(s: State, bots: Sequence[str], seed: int) -> Outcome:
    """Let bots play a game to its end."""
    players = [player(name, (seed * SEATS_AT_MOST + seat) % SEED_LIMIT) for seat, name in enumerate(bots)]
    decisions = 0
    while not s.over:
        seat = s.deciders[0]
        decisions += len(s.options(seat)) > 1
        s.choose(players[seat].choose(s, seat), seat)
    return Outcome(s.scores(), places(s), s.winners(), decisions, s.breakdown(), s.ending)


def places(s: State) -> list[float]:
    """The place of each seat; those who share one have its middle."""
    out = [0.0] * s.seats
    before = 0
    for equal in s.ranking():
        for seat in equal:
            out[seat] = before + (len(equal) + 1) / 2
        before += len(equal)
    return out


class Line(NamedTuple):
    """What a seat, or all seats of one bot, achieved."""

    name: str
    games: int
    wins: int
    mean: float
    deviation: float
    lowest: int
    highest: int
    place: float
    sources: dict[str, float]  # points a game, the greatest first

    @property
    def win_rate(self) -> float:
        """The share of games won, from 0 to 1."""
        return self.wins / self.games


def line(name: str, outcomes: Iterable[Outcome], seats: Sequence[int]) -> Line:
    """The sum of what these seats achieved."""
    results = [(outcome, seat) for outcome in outcomes for seat in seats]
    scores = [outcome.scores[seat] for outcome, seat in results]
    sources: Counter[str] = Counter()
    for outcome, seat in results:
        sources.update(outcome.sources[seat])
    return Line(
        name=name,
        games=len(results),
        wins=sum(seat in outcome.winners for outcome, seat in results),
        mean=statistics.fmean(scores),
        deviation=statistics.stdev(scores) if len(scores) > 1 else 0.0,
        lowest=min(scores),
        highest=max(scores),
        place=statistics.fmean(outcome.places[seat] for outcome, seat in results),
        sources={source: n / len(results) for source, n in sorted(sources.items(), key=lambda x: (-x[1], x[0]))},
    )


def by_seat(series: Series, outcomes: Sequence[Outcome]) -> list[Line]:
    """What each seat achieved, under the name of its bot."""
    return [line(bot, outcomes, [seat]) for seat, bot in enumerate(series.bots)]


def by_bot(series: Series, outcomes: Sequence[Outcome]) -> list[Line]:
    """What each kind of bot achieved on all its seats."""
    kinds = list(dict.fromkeys(series.bots))
    return [line(kind, outcomes, [seat for seat, bot in enumerate(series.bots) if bot == kind]) for kind in kinds]
