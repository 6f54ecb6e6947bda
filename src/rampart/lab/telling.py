"""What a game tells a designer: who won with what, where points came from, how long it took, what was done early.

All of it comes from what every game declares: the words of its fields by seat, its named events, its sources of points.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import rampart
from rampart.kernel.errors import RampartError
from rampart.kernel.events import named
from rampart.kernel.fields import LIST, SEATS
from rampart.kernel.journal import FORCED
from rampart.kernel.rng import SEED_LIMIT
from rampart.kernel.state import State
from rampart.lab.jobs import Workers
from rampart.lab.players import player
from rampart.lab.simulate import SEATS_AT_MOST, Chunk, Series, checked, places, table_of
from rampart.registry import module_of

FORMAT: Final = 1
EARLY: Final = 6  # own choices that count as early
MARKS: Final = 4  # at so many equal parts of a game the leader is noted
PHASES: Final = ("phase", "season", "stage")  # what games call the part of a turn


def header(series: Series) -> dict[str, Any]:
    """All that the results of a series depend on."""
    entry = rampart.game(series.game)
    return {
        "format": FORMAT, "game": series.game, "rules": entry.version, "players": series.players,
        "options": dict(series.options), "bots": list(series.bots), "seed": series.seed, "start": series.start,
    }  # fmt: skip


def tell(series: Series, by: Workers, first: int = 0) -> Iterator[dict[str, Any]]:
    """The games of a series from number `first` on, in their order."""
    checked(series)
    tasks = [Chunk(series, i, min(2, series.games - i)) for i in range(first, series.games, 2)]
    for games in by.map(tell_chunk, tasks):
        yield from games


def tell_chunk(chunk: Chunk) -> list[dict[str, Any]]:
    """The games of one chunk."""
    return [tell_game(chunk.series, chunk.series.seed + chunk.first + i) for i in range(chunk.games)]


def tell_game(series: Series, seed: int) -> dict[str, Any]:
    """Play one game and note what happened."""
    try:
        return told(table_of(series, seed), series, seed)
    except RampartError as e:
        raise RampartError(f"The game with seed {seed} failed: {e}") from e


def told(s: State, series: Series, seed: int) -> dict[str, Any]:
    """Play a game to its end, listening."""
    bots = [player(name, (seed * SEATS_AT_MOST + p) % SEED_LIMIT) for p, name in enumerate(series.bots)]
    journal = s.listen()
    steps: Counter[str] = Counter()
    phases: Counter[str] = Counter()
    deeds: list[Counter[str]] = [Counter() for _ in range(s.seats)]
    early: list[list[str]] = [[] for _ in range(s.seats)]
    scores: list[list[int]] = []
    while not s.over:
        seat = s.deciders[0]
        option = bots[seat].choose(s, seat)
        if len(s.options(seat)) > 1:
            step = s.asking()[0].name
            steps[step] += 1
            phases[phase_of(s)] += 1
            scores.append(s.scores())
            if len(early[seat]) < EARLY:
                early[seat].append(f"{step} {s.key(option, seat)}")
        s.choose(option, seat)
        note(s, journal.take(), deeds)
    return {
        "seed": seed, "scores": s.scores(), "places": places(s), "winners": s.winners(), "ending": s.ending,
        "sources": s.breakdown(), "decisions": sum(steps.values()), "steps": dict(steps), "phases": dict(phases),
        "traits": traits(s), "deeds": [dict(x) for x in deeds], "early": early, "leaders": leaders(scores),
    }  # fmt: skip


def note(s: State, events: list[Any], deeds: list[Counter[str]]) -> None:
    """Count what happened at each seat: the event, and with each word that it names."""
    for event in events:
        if event.code == FORCED or event.seat >= s.seats:
            continue
        said = named(event, s.rules)
        deeds[event.seat][said.kind] += 1
        for name, value in said.args.items():
            if isinstance(value, str):
                deeds[event.seat][f"{said.kind} {name}={value}"] += 1


def traits(s: State) -> list[dict[str, str]]:
    """What each seat is: the words of the fields that are kept by seat, as a general, a hero or a clan."""
    out: list[dict[str, str]] = [{} for _ in range(s.seats)]
    words = {pool.name: pool.words for pool in s.pools()}
    by_seat = kept_by_seat(s)
    for f in s.fields():
        if f.length == SEATS and f.rows:
            for p in range(s.seats):
                out[p]["character"] = f.rows[p]
        known = f.words or words.get(f.pool, [])
        if f.kind != LIST or not known or f.board or f.name not in by_seat:
            continue
        values = getattr(s, f.name)
        kind = f.pool or f.name  # what it is, not what it is to the rules: a command, not "chosen"
        for p in range(min(s.seats, len(values))):
            if 0 <= values[p] < len(known):
                out[p].setdefault(kind, known[values[p]])
    return out


def kept_by_seat(s: State) -> set[str]:
    """The fields with one entry a seat, those included that only a game's hints know as such."""
    module = module_of(s.rules.name, "observe")
    hinted: dict[str, int] = module.hints(s).by_seat if module is not None else {}
    return {f.name for f in s.fields() if f.length == SEATS} | {name for name, n in hinted.items() if n == 1}


def phase_of(s: State) -> str:
    """The part of the turn, in the game's word for it."""
    for f in s.fields():
        if f.name in PHASES and f.words:
            value = getattr(s, f.name)
            return f.words[value] if 0 <= value < len(f.words) else "-"
    return "-"


def leaders(scores: list[list[int]]) -> list[list[int]]:
    """Who led at the marks of the game, before its end."""
    out = []
    for mark in range(1, MARKS):
        now = scores[len(scores) * mark // MARKS] if scores else []
        out.append([p for p, x in enumerate(now) if x == max(now)])
    return out
