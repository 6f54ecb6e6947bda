"""Where the stored games lie, what they must come to, and how they are played again."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from rampart import Game, State
from rampart.kernel.journal import Event

FOLDER = Path(__file__).resolve().parent
RESULTS = "results.json"
PERFT = "perft.json"

Json = dict[str, object]


def write(path: Path, value: object) -> None:
    """Write JSON on one line."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(value, separators=(",", ":")) + "\n", encoding="utf-8")


def write_table(path: Path, table: dict[str, object]) -> None:
    """Write JSON with one entry a line, so that a change shows where it is."""
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in table.items()]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def read(path: Path) -> Json:
    """Read a JSON object."""
    return cast("Json", json.loads(path.read_text(encoding="utf-8")))


def records(game: str) -> dict[str, Json]:
    """The stored records of a game, by name."""
    paths = sorted((FOLDER / game).glob("*.json"))
    return {path.stem: read(path) for path in paths if path.name not in (RESULTS, PERFT)}


def result(s: State) -> Json:
    """What a finished game came to, in terms that no new field or build changes."""
    assert s.over
    return {
        "scores": s.scores(),
        "ranking": s.ranking(),
        "winners": s.winners(),
        "ending": s.ending,
        "breakdown": s.breakdown(),
        "choices": 0 if s.last is None else s.last.count,
    }


def replayed_results(game: Game) -> Json:
    """The results of all stored games, played again now."""
    return {name: result(game.replay(record)) for name, record in records(game.name).items()}


@dataclass(frozen=True)
class Turn:
    """One choice of a stored game: who was asked what, what was chosen, what happened and how the scores stand."""

    seat: int
    step: str
    offered: list[str]
    chosen: str
    events: list[Event]
    scores: list[int]


def turns(game: Game, record: Json) -> Iterator[Turn]:
    """A stored game choice by choice."""
    s = game.replay(record, upto=0)
    journal = s.listen()
    for seat, key in cast("list[tuple[int, str]]", record["choices"]):
        step = s.current(seat)[0].name
        offered = [s.key(option, seat) for option in s.options(seat)]
        s.choose(key, seat)
        yield Turn(seat, step, offered, key, journal.take(), s.scores())
