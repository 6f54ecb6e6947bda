"""One bot against another, fairly: the same deals from every seat, and an end as soon as the answer is clear."""

import json
import math
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import rampart
from rampart.kernel.errors import BadOptions, RampartError
from rampart.kernel.game import Value
from rampart.kernel.journal import FORCED
from rampart.kernel.rng import SEED_LIMIT, seeded
from rampart.kernel.state import State
from rampart.lab.jobs import Workers
from rampart.lab.players import player
from rampart.lab.simulate import SEATS_AT_MOST, places, position

ALONE: Final = "alone"  # the challenger has one seat, the field all others
ALTERNATE: Final = "alternate"  # the challenger has every other seat
SEATINGS: Final = (ALONE, ALTERNATE)
CONFIDENT: Final = 1.96  # standard deviations of an interval of 95 percent
SURE: Final = 2.8  # the same where one looks after every deal: so seldom in all looks together
FEWEST: Final = 10  # games before a match may end early


class Match(NamedTuple):
    """Games of a challenger against a field; each deal is played once from every seating."""

    game: str
    players: int
    options: dict[str, Value]
    challenger: str
    field: str
    seating: str = ALONE
    seed: int = 0
    start: str = ""  # a position document as JSON: every game begins there, with chances of its own

    @property
    def turns(self) -> int:
        """In how many seatings each deal is played."""
        return self.players if self.seating == ALONE else 2

    def deal(self, number: int) -> int:
        """The seed of a game of this match."""
        return self.seed + number // self.turns

    def seats(self, number: int) -> list[int]:
        """The seats of the challenger in a game of this match."""
        turn = number % self.turns
        return [turn] if self.seating == ALONE else list(range(turn, self.players, 2))

    def fair(self) -> float:
        """The share of the victories that equal players would have, in the mean of all seatings."""
        held = sum(len(self.seats(turn)) for turn in range(self.turns))
        return held / (self.players * self.turns)


class Played(NamedTuple):
    """What is kept of one game of a match."""

    number: int
    share: float  # of the victory, to the challenger
    places: list[float]
    scores: list[int]
    decisions: tuple[int, int]  # with at least two options: the challenger's and the field's
    seconds: tuple[float, float]  # CPU time for them
    deeds: tuple[dict[str, int], dict[str, int]]  # what happened at their seats, by kind of event
    ending: str


class Task(NamedTuple):
    """A game to play: whoever does the work is given this."""

    match: Match
    number: int


def checked(match: Match) -> Match:
    """The match, once its game, options and bots are known to be possible."""
    rampart.game(match.game).configure(match.players, dict(match.options))
    if match.seating not in SEATINGS:
        raise BadOptions(f"There is no seating {match.seating!r}; there are: {', '.join(SEATINGS)}.")
    if match.players < 2:
        raise BadOptions("A match needs at least two seats.")
    for name in (match.challenger, match.field):
        player(name)
    seeded(match.seed)
    return match


def play(task: Task) -> Played:
    """Play one game of a match from its deal or its position; a failure names the seed."""
    match, number = task
    seed = match.deal(number) % SEED_LIMIT
    own = match.seats(number)
    try:
        if match.start:
            s = position(match.game, match.start).copy()
            s.rng = seeded(seed)
        else:
            s = rampart.game(match.game).new(match.players, seed, **match.options).bare()
        return played(s, match, number, seed, own)
    except RampartError as e:
        raise RampartError(f"The game with seed {seed} failed: {e}") from e


def played(s: State, match: Match, number: int, seed: int, own: Sequence[int]) -> Played:
    """Play a game from its start."""
    names = [match.challenger if seat in own else match.field for seat in range(s.seats)]
    bots = [player(name, (seed * SEATS_AT_MOST + seat) % SEED_LIMIT) for seat, name in enumerate(names)]
    journal = s.listen()
    decisions, seconds = [0, 0], [0.0, 0.0]
    deeds: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
    while not s.over:
        seat = s.deciders[0]
        side = 0 if seat in own else 1
        began = time.process_time()
        option = bots[seat].choose(s, seat)
        seconds[side] += time.process_time() - began
        decisions[side] += len(s.options(seat)) > 1
        s.choose(option, seat)
        for event in journal.take():
            if event.code != FORCED and event.seat < s.seats:
                deeds[0 if event.seat in own else 1][s.rules.events[event.code].name] += 1
    winners = s.winners()
    share = sum(seat in own for seat in winners) / len(winners) if winners else 0.0
    spent = (round(seconds[0], 4), round(seconds[1], 4))
    done = (dict(deeds[0]), dict(deeds[1]))
    return Played(number, share, places(s), s.scores(), (decisions[0], decisions[1]), spent, done, s.ending)


def fight(
    match: Match, games: int, by: Workers, bar: float | None = None, file: Path | None = None
) -> Iterator[Played]:
    """Play a match, in the order of its games; with a bar it ends once it is clear on which side of it the share is.

    A file keeps what was played: a match that was interrupted goes on from there.
    """
    done = kept(file, checked(match))[:games] if file is not None else []
    so_far: list[Played] = []
    for game in done:
        so_far.append(game)
        yield game
    left = [Task(match, number) for number in range(len(done), games)]
    if decided(match, so_far, bar) or not left:
        return
    for game in by.map(play, left):
        so_far.append(game)
        if file is not None:
            keep(file, match, game)
        yield game
        if decided(match, so_far, bar):
            return


def decided(match: Match, games: Sequence[Played], bar: float | None) -> bool:
    """Is it clear whether the share is above the bar, after whole deals?"""
    if bar is None or len(games) < FEWEST or len(games) % match.turns:
        return False
    low, high = interval(games, SURE)
    return low > bar or high < bar


# ---- what was played


def kept(file: Path, match: Match) -> list[Played]:
    """The games of a match in a file, as far as they follow each other."""
    if not file.exists():
        return []
    lines = file.read_text(encoding="utf-8").splitlines()
    if not lines or json.loads(lines[0]) != header(match):
        raise BadOptions(f"{file} holds another match; name another file, or delete it.")
    games: list[Played] = []
    for line in lines[1:]:
        try:
            entry = json.loads(line)
        except ValueError:  # the last line of a run that was cut off
            break
        if entry["number"] != len(games):
            break
        pairs = {name: tuple(entry[name]) for name in ("decisions", "seconds", "deeds")}
        games.append(Played(**{**entry, **pairs}))
    whole = [lines[0], *(json.dumps(game._asdict()) for game in games)]
    if len(whole) != len(lines):
        file.write_text("".join(f"{line}\n" for line in whole), encoding="utf-8")
    return games


def keep(file: Path, match: Match, game: Played) -> None:
    """Add a game to the file of its match."""
    first = not file.exists()
    with file.open("a", encoding="utf-8") as out:
        if first:
            out.write(json.dumps(header(match)) + "\n")
        out.write(json.dumps(game._asdict()) + "\n")


def header(match: Match) -> dict[str, object]:
    """What a file of games begins with: all that they depend on."""
    entry = match._asdict()
    if not match.start:  # as files had it before matches could begin elsewhere
        del entry["start"]
    return {**entry, "rules": rampart.game(match.game).version}


# ---- what it came to


def interval(games: Sequence[Played], z: float = CONFIDENT) -> tuple[float, float]:
    """Between which shares the true one lies."""
    return interval_of(mean(game.share for game in games), len(games), z)


def interval_of(share: float, n: int, z: float = CONFIDENT) -> tuple[float, float]:
    """The same of a share of n games: Wilson's interval, which holds for few games too."""
    if n == 0:
        return 0.0, 1.0
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, middle - half), min(1.0, middle + half)


class Verdict(NamedTuple):
    """What a match came to."""

    games: int
    share: float
    low: float
    high: float
    fair: float
    place: float  # of the challenger's seats, in the mean
    points: tuple[float, float]  # a seat, challenger and field
    ms: tuple[float, float]  # CPU milliseconds a decision
    deeds: tuple[dict[str, float], dict[str, float]]  # a seat and game
    endings: dict[str, int]

    @property
    def times_fair(self) -> float:
        """How many times its fair share the challenger won."""
        return self.share / self.fair


def verdict(match: Match, games: Sequence[Played]) -> Verdict:
    """What the games of a match came to."""
    low, high = interval(games)
    own = [[seat in match.seats(game.number) for seat in range(match.players)] for game in games]
    place = [game.places[seat] for game, mine in zip(games, own) for seat in range(match.players) if mine[seat]]
    return Verdict(
        games=len(games),
        share=mean(game.share for game in games),
        low=low,
        high=high,
        fair=match.fair(),
        place=mean(place),
        points=(points_of(match, games, own, True), points_of(match, games, own, False)),
        ms=(ms_of(games, 0), ms_of(games, 1)),
        deeds=(deeds_of(games, own, 0), deeds_of(games, own, 1)),
        endings=dict(sorted(Counter(game.ending for game in games).items())),
    )


def mean(numbers: Iterable[float]) -> float:
    """The mean, 0 of none."""
    listed = list(numbers)
    return sum(listed) / len(listed) if listed else 0.0


def points_of(match: Match, games: Sequence[Played], own: list[list[bool]], mine: bool) -> float:
    """The mean points of a seat of one side."""
    seats = range(match.players)
    return mean(game.scores[seat] for game, held in zip(games, own) for seat in seats if held[seat] is mine)


def ms_of(games: Sequence[Played], side: int) -> float:
    """CPU milliseconds for each of a side's decisions."""
    decisions = sum(game.decisions[side] for game in games)
    return 1000 * sum(game.seconds[side] for game in games) / decisions if decisions else 0.0


def deeds_of(games: Sequence[Played], own: list[list[bool]], side: int) -> dict[str, float]:
    """What happened at the seats of a side, a seat and game."""
    total: Counter[str] = Counter()
    for game in games:
        total.update(game.deeds[side])
    seats = sum(sum(held) if side == 0 else len(held) - sum(held) for held in own)
    return {name: n / seats for name, n in sorted(total.items())} if seats else {}
