"""Ratings: every bot against every other, and one number with its interval for each (openskill, Plackett-Luce)."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, Final, NamedTuple

from rampart.kernel.errors import BadOptions
from rampart.kernel.game import Value
from rampart.lab.arena import ALTERNATE, CONFIDENT, Match, Played, Task, checked, play
from rampart.lab.extras import needed
from rampart.lab.jobs import Workers

MOST_BOTS: Final = 32


class Duel(NamedTuple):
    """A game of two of the bots."""

    pair: tuple[str, str]
    game: Played


class Rating(NamedTuple):
    """What a bot is worth: 25 is the middle, and equals are equally likely to win."""

    bot: str
    value: float
    low: float
    high: float
    games: int
    share: float  # of the victories in its games
    against: dict[str, float]


def matches(
    game: str, players: int, options: dict[str, Value], bots: Sequence[str], seed: int = 0, start: str = ""
) -> list[Match]:
    """A match for every pair of bots, which take every other seat."""
    if len(set(bots)) != len(bots) or not 2 <= len(bots) <= MOST_BOTS:
        raise BadOptions(f"A round robin is among 2 to {MOST_BOTS} different bots.")
    return [checked(Match(game, players, options, a, b, ALTERNATE, seed, start)) for a, b in combinations(bots, 2)]


def round_robin(pairs: Sequence[Match], games: int, by: Workers) -> Iterator[Duel]:
    """So many games of every pair, one of each in turn; the same results whoever does the work."""
    tasks = [Task(match, number) for number in range(games) for match in pairs]
    for task, game in zip(tasks, by.map(play, tasks)):
        yield Duel((task.match.challenger, task.match.field), game)


def ratings(pairs: Sequence[Match], duels: Sequence[Duel]) -> list[Rating]:
    """The ratings after some games, the best first."""
    models = needed("openskill.models", "lab", "A rating")
    model = models.PlackettLuce()
    by_pair = {(match.challenger, match.field): match for match in pairs}
    bots = list(dict.fromkeys(name for match in pairs for name in (match.challenger, match.field)))
    rated: dict[str, Any] = {bot: model.rating(name=bot) for bot in bots}
    won: dict[tuple[str, str], list[float]] = {}
    for duel in duels:
        a, b = duel.pair
        ranks = sides(by_pair[duel.pair], duel.game)
        [[rated[a]], [rated[b]]] = model.rate([[rated[a]], [rated[b]]], ranks=ranks)
        won.setdefault((a, b), []).append(duel.game.share)
        won.setdefault((b, a), []).append(1 - duel.game.share)
    out = [rating_of(bot, rated[bot], {b: x for (a, b), x in won.items() if a == bot}) for bot in bots]
    return sorted(out, key=lambda x: -x.value)


def sides(match: Match, game: Played) -> list[float]:
    """The mean places of the two sides of a game."""
    own = set(match.seats(game.number))
    mine = [game.places[p] for p in range(match.players) if p in own]
    theirs = [game.places[p] for p in range(match.players) if p not in own]
    return [sum(mine) / len(mine), sum(theirs) / len(theirs)]


def rating_of(bot: str, rated: Any, won: dict[str, list[float]]) -> Rating:
    """A bot's line."""
    shares = [x for xs in won.values() for x in xs]
    half = CONFIDENT * rated.sigma
    against = {other: sum(xs) / len(xs) for other, xs in won.items()}
    share = sum(shares) / len(shares) if shares else 0.0
    return Rating(bot, rated.mu, rated.mu - half, rated.mu + half, len(shares), share, against)
