"""Tables of games as Parquet: one row a game, one a decision, one an event, with all they depend on as metadata.

docs/lab/tables.md has the columns. Rules and code version, options, bots and seeds stand in the metadata of each file.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import rampart
from rampart.kernel.errors import BadDocument, shown
from rampart.kernel.events import named
from rampart.kernel.journal import FORCED
from rampart.kernel.rng import SEED_LIMIT
from rampart.kernel.state import State
from rampart.lab.extras import needed
from rampart.lab.jobs import Workers
from rampart.lab.players import player
from rampart.lab.simulate import SEATS_AT_MOST, Chunk, Series, checked, chunks, places, table_of
from rampart.lab.telling import header, phase_of

FORMAT: Final = 1
TABLES: Final = ("games", "decisions", "events")
SCHEMAS: Final[dict[str, dict[str, str]]] = {
    "games": {
        "seed": "Int64", "scores": "List(Int64)", "places": "List(Float64)", "winners": "List(Int64)",
        "ending": "String", "decisions": "Int64", "sources": "String", "bots": "List(String)",
    },
    "decisions": {
        "seed": "Int64", "number": "Int32", "seat": "Int8", "step": "String", "phase": "String", "key": "String",
        "options": "Int32", "scores": "List(Int64)",
    },
    "events": {
        "seed": "Int64", "decision": "Int32", "seat": "Int8", "event": "String", "rule": "String", "args": "String",
    },
}  # fmt: skip

Rows = dict[str, list[dict[str, Any]]]


def write_tables(series: Series, by: Workers, folder: Path) -> list[Path]:
    """Play a series and write its three tables; returns the files."""
    polars = needed("polars", "lab", "A table of games")
    rows: Rows = {name: [] for name in TABLES}
    for chunk in by.map(rows_of_chunk, chunks(checked(series))):
        for name in TABLES:
            rows[name] += chunk[name]
    folder.mkdir(parents=True, exist_ok=True)
    meta = metadata(series)
    out = []
    for name in TABLES:
        frame = polars.DataFrame(rows[name], schema={k: kind_of(v) for k, v in SCHEMAS[name].items()})
        file = folder / f"{name}.parquet"
        frame.write_parquet(file, metadata=meta)
        out.append(file)
    return out


def kind_of(said: str) -> Any:
    """A type of a column."""
    polars = needed("polars", "lab", "A table of games")
    if said.startswith("List("):
        return polars.List(kind_of(said[5:-1]))
    return getattr(polars, said)


def metadata(series: Series) -> dict[str, str]:
    """All that the tables depend on, and the version of the code."""
    meta = {**header(series), "format": FORMAT, "games": series.games, "rampart": rampart.__version__}
    return {"rampart": json.dumps(meta, default=str)}


def read_metadata(file: Path) -> dict[str, Any]:
    """What the metadata of a table or a dataset says; a file that is none is refused."""
    polars = needed("polars", "lab", "A table of games")
    try:
        found = polars.read_parquet_metadata(file).get("rampart")
        meta = json.loads(found) if found else None
    except FileNotFoundError:
        raise BadDocument(f"There is no file {file}.") from None
    except BaseException as e:
        raise unreadable(file, e) from e
    if not isinstance(meta, dict):
        raise BadDocument(f"{file} is no table of this program: its metadata does not name a game.")
    return meta


def unreadable(file: Path, error: BaseException) -> BaseException:
    """What is said of a file that polars cannot read: it has many errors for that, and panics, which are none."""
    if isinstance(error, KeyboardInterrupt | SystemExit | MemoryError):
        return error
    return BadDocument(f"{file} cannot be read as Parquet ({type(error).__name__}: {error}).")


def read_table(file: Path, schema: dict[str, str]) -> Any:
    """A table with just these columns, all of them filled; a file that is broken or has others is refused."""
    polars = needed("polars", "lab", "A table of games")
    try:
        frame = polars.read_parquet(file)
    except BaseException as e:
        raise unreadable(file, e) from e
    wanted = {name: kind_of(kind) for name, kind in schema.items()}
    if dict(frame.schema) != wanted:
        different = sorted(name for name in {*wanted, *frame.schema} if wanted.get(name) != frame.schema.get(name))
        raise BadDocument(f"{file} is no such table: {', '.join(different)} should not be as they are.")
    empty = [name for name in wanted if frame[name].null_count()]
    if empty:
        raise BadDocument(f"{file} has rows without {', '.join(empty)}.")
    return frame


def rows_of_chunk(chunk: Chunk) -> Rows:
    """The rows of some games."""
    out: Rows = {name: [] for name in TABLES}
    for i in range(chunk.games):
        seed = chunk.series.seed + chunk.first + i
        for name, rows in rows_of_game(table_of(chunk.series, seed), chunk.series, seed).items():
            out[name] += rows
    return out


def rows_of_game(s: State, series: Series, seed: int) -> Rows:
    """Play a game and note its rows."""
    bots = [player(name, (seed * SEATS_AT_MOST + p) % SEED_LIMIT) for p, name in enumerate(series.bots)]
    journal = s.listen()
    decisions: list[dict[str, Any]] = []
    events: list[dict[str, Any]] = []
    while not s.over:
        seat = s.deciders[0]
        option = bots[seat].choose(s, seat)
        decisions.append({
            "seed": seed, "number": len(decisions), "seat": seat, "step": s.asking()[0].name, "phase": phase_of(s),
            "key": s.key(option, seat), "options": len(s.options(seat)), "scores": s.scores(),
        })  # fmt: skip
        s.choose(option, seat)
        for event in journal.take():
            if event.code != FORCED:
                said = named(event, s.rules)
                events.append({
                    "seed": seed, "decision": len(decisions) - 1, "seat": said.seat, "event": said.kind,
                    "rule": said.rule, "args": json.dumps(said.args),
                })  # fmt: skip
    game = {
        "seed": seed, "scores": s.scores(), "places": places(s), "winners": s.winners(), "ending": s.ending,
        "decisions": sum(d["options"] > 1 for d in decisions), "sources": json.dumps(s.breakdown()),
        "bots": list(series.bots),
    }  # fmt: skip
    return {"games": [game], "decisions": decisions, "events": events}


def positions(record: dict[str, Any]) -> Iterator[tuple[State, int, int]]:
    """The positions of a record, each with the seat that decided and the option it chose; the last one has neither.

    The state is the same object all the time: copy it where you keep it.
    """
    if not isinstance(record, dict):
        raise BadDocument(f"{shown(record)} is no record of a game.")
    game = rampart.game(str(record.get("game")))
    s = game.replay(record, upto=0)
    choices = record["choices"]
    game.replay(record)  # complains about a record that is not whole before the first position is given
    for seat, key in choices:
        yield s, seat, s.on_offer(key, seat)
        s.choose(key, seat)
    yield s, -1, -1
