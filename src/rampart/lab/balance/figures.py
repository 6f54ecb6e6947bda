"""The figures of a balance report: rates with intervals, sources, lengths, ends, and what goes with winning."""

import math
import statistics
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

from rampart.lab.arena import CONFIDENT

Game = dict[str, Any]
CARDLIKE: Final = ("card", "general", "hero", "tile", "artifact", "horde", "building", "action", "location", "resource")
FEWEST: Final = 8  # seats of games before a rate is told


class Rate(NamedTuple):
    """A share of victories with its interval of 95 percent."""

    name: str
    n: int
    share: float
    low: float
    high: float

    def verdict(self, fair: float, band: float) -> str:
        """In words: is it surely, or perhaps, too much or too little?"""
        if self.low > fair + band:
            return "too strong"
        if self.high < fair - band:
            return "too weak"
        if self.low < fair - band and self.high > fair + band:
            return "not clear yet"
        if self.share > fair + band:
            return "may be too strong"
        if self.share < fair - band:
            return "may be too weak"
        return "in range"


def wilson(share: float, n: int) -> tuple[float, float]:
    """Wilson's interval of 95 percent."""
    if n == 0:
        return 0.0, 1.0
    z = CONFIDENT
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, middle - half), min(1.0, middle + half)


def rate(name: str, shares: Sequence[float]) -> Rate:
    """The rate of some seats."""
    share = statistics.fmean(shares) if shares else 0.0
    return Rate(name, len(shares), share, *wilson(share, len(shares)))


def victory(game: Game, seat: int) -> float:
    """The share of a victory that a seat has."""
    winners = game["winners"]
    return 1.0 / len(winners) if seat in winners else 0.0


def by_seat(games: Sequence[Game]) -> list[Rate]:
    """How often each seat wins."""
    players = len(games[0]["scores"])
    return [rate(seat_name(games, p), [victory(game, p) for game in games]) for p in range(players)]


def by_value(games: Sequence[Game]) -> list[tuple[str, list[Rate]]]:
    """How often each seat wins under each value of the option by which the games were divided."""
    values: dict[str, list[Game]] = defaultdict(list)
    for game in games:
        if "under" in game:
            values[game["under"]].append(game)
    return [(value, by_seat(found)) for value, found in values.items()]


def seat_name(games: Sequence[Game], seat: int) -> str:
    """A seat by its character where seats are characters, else by its number."""
    return str(games[0]["traits"][seat].get("character", f"seat {seat}"))


def by_trait(games: Sequence[Game]) -> dict[str, list[Rate]]:
    """How often seats win that are something: a general, a hero, a clan; the best first."""
    found: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for game in games:
        for seat, traits in enumerate(game["traits"]):
            for kind, word in traits.items():
                if kind != "character":
                    found[kind][word].append(victory(game, seat))
    out = {}
    for kind, words in found.items():
        rates = [rate(word, shares) for word, shares in words.items() if len(shares) >= FEWEST]
        if len(words) > 1 and rates:
            out[kind] = sorted(rates, key=lambda x: -x.share)
    return out


class Stack(NamedTuple):
    """The points of a seat by source, with the mean and deviation of the sum."""

    name: str
    sources: dict[str, float]
    mean: float
    deviation: float


def by_source(games: Sequence[Game]) -> list[Stack]:
    """Where the points of each seat come from."""
    out = []
    for seat in range(len(games[0]["scores"])):
        total: Counter[str] = Counter()
        for game in games:
            total.update(game["sources"][seat])
        scores = [game["scores"][seat] for game in games]
        sources = {name: n / len(games) for name, n in total.most_common() if n}
        spread = statistics.stdev(scores) if len(scores) > 1 else 0.0
        out.append(Stack(seat_name(games, seat), sources, statistics.fmean(scores), spread))
    return out


def ends(games: Sequence[Game]) -> list[tuple[str, float]]:
    """How games end, the most frequent first."""
    counted = Counter(game["ending"] for game in games)
    return [(name, n / len(games)) for name, n in counted.most_common()]


def lengths(games: Sequence[Game]) -> list[int]:
    """Real decisions of each game."""
    return [game["decisions"] for game in games]


def per_game(games: Sequence[Game], what: str) -> list[tuple[str, float]]:
    """Decisions a game by phase or by step, the most first."""
    total: Counter[str] = Counter()
    for game in games:
        total.update(game[what])
    return [(name, n / len(games)) for name, n in total.most_common()]


def leaders(games: Sequence[Game]) -> list[float]:
    """How often the leader at each mark wins; several leaders share."""
    marks = range(len(games[0]["leaders"]))
    out = []
    for mark in marks:
        shares = [
            sum(victory(game, p) for p in game["leaders"][mark]) / max(1, len(game["leaders"][mark])) for game in games
        ]
        out.append(statistics.fmean(shares))
    return out


class Effect(NamedTuple):
    """Something seats did: in how many seats of games, and how often those won beside the usual."""

    name: str
    share: float  # of seats and games in which it happened
    n: int
    lift: float  # points of win rate above the others of the same seat
    low: float
    high: float

    @property
    def clear(self) -> bool:
        """Does the interval leave out nothing at all?"""
        return self.low > 0 or self.high < 0


def effects(games: Sequence[Game], done: Callable[[Game, int], Iterable[str]]) -> list[Effect]:
    """What goes together with winning, the strongest first; the usual rate is that of the same seat."""
    usual = [x.share for x in by_seat(games)]
    found: dict[str, list[float]] = defaultdict(list)
    seats = 0
    for game in games:
        for seat in range(len(game["scores"])):
            seats += 1
            for name in set(done(game, seat)):
                found[name].append(victory(game, seat) - usual[seat])
    out = [effect(name, lifts, seats) for name, lifts in found.items() if len(lifts) >= FEWEST]
    return sorted(out, key=lambda x: (-abs(x.lift), x.name))


def effect(name: str, lifts: Sequence[float], seats: int) -> Effect:
    """One effect with its interval."""
    lift = statistics.fmean(lifts)
    half = CONFIDENT * (statistics.stdev(lifts) if len(lifts) > 1 else 1.0) / math.sqrt(len(lifts))
    return Effect(name, len(lifts) / seats, len(lifts), lift, lift - half, lift + half)


def deeds(games: Sequence[Game]) -> dict[str, list[Effect]]:
    """Cards and the like by what was done with them: drawn, bought, played; the kinds with most words first."""
    kinds: Counter[str] = Counter()
    for name in {name for game in games for seat in game["deeds"] for name in seat}:
        kind, _, said = name.partition(" ")
        if said.partition("=")[0] in CARDLIKE:
            kinds[kind] += 1
    out = {}
    for kind, _ in kinds.most_common(6):
        found = effects(games, lambda game, seat, kind=kind: of_kind(game["deeds"][seat], kind))  # type: ignore[misc]
        if len(found) > 1:
            out[kind] = found
    return out


def of_kind(counted: dict[str, int], kind: str) -> list[str]:
    """The words of one kind of deed."""
    said = [name.partition(" ")[2] for name in counted if name.startswith(f"{kind} ")]
    return [x.partition("=")[2] for x in said if x.partition("=")[0] in CARDLIKE]


def openings(games: Sequence[Game]) -> list[Effect]:
    """The first choices of a game and how they go together with winning."""
    return effects(games, lambda game, seat: game["early"][seat])


def spread(rates: Sequence[Rate]) -> float:
    """Points of win rate between the strongest and the weakest."""
    return max(x.share for x in rates) - min(x.share for x in rates) if rates else 0.0
