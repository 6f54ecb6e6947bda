"""Datasets for imitation: what a seat saw, what it could do, what it did, and how the game ended for it.

>>> from rampart.lab.dataset import Dataset, write_dataset
>>> from rampart.lab.jobs import workers
>>> from rampart.lab.simulate import Series
>>> import tempfile, pathlib
>>> file = pathlib.Path(tempfile.mkdtemp()) / "dragon.parquet"
>>> write_dataset(Series("dragon", 2, {}, ("random", "random"), 1, 2), workers(1), file) > 100
True
>>> data = Dataset(file)
>>> sorted(data[0])
['action', 'legal', 'observation', 'outcome', 'seat']
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import rampart
from rampart.kernel.errors import BadDocument, BadOptions, shown
from rampart.kernel.rng import SEED_LIMIT
from rampart.lab.extras import needed
from rampart.lab.jobs import Workers
from rampart.lab.observation import Observation
from rampart.lab.players import player
from rampart.lab.rewards import ranking
from rampart.lab.simulate import SEATS_AT_MOST, Chunk, Series, checked, chunks, table_of
from rampart.lab.tables import kind_of, metadata, read_metadata, read_table

np = needed("numpy", "lab", "A dataset")

SCHEMA: Final = {
    "seed": "Int64", "number": "Int32", "seat": "Int8", "observation": "Binary", "legal": "List(Int32)",
    "action": "Int32", "outcome": "Float32",
}  # fmt: skip


def write_dataset(series: Series, by: Workers, file: Path) -> int:
    """Play a series and write every real decision; returns how many there are."""
    polars = needed("polars", "lab", "A dataset")
    rows: list[dict[str, Any]] = []
    for chunk in by.map(rows_of_chunk, chunks(checked(series))):
        rows += chunk
    meta = json.loads(metadata(series)["rampart"])
    meta["space"] = space_of(series).version
    frame = polars.DataFrame(rows, schema={name: kind_of(kind) for name, kind in SCHEMA.items()})
    file.parent.mkdir(parents=True, exist_ok=True)
    frame.write_parquet(file, metadata={"rampart": json.dumps(meta)})
    return len(rows)


def space_of(series: Series) -> Observation:
    """The spaces of a series."""
    if not series.start:
        return Observation(rampart.game(series.game), series.players, **series.options)
    s = table_of(series, 0)
    options = {o.name: o.choices[s.config[i]] for i, o in enumerate(s.rules.options)}
    return Observation(rampart.game(series.game), s.seats, **options)


def rows_of_chunk(chunk: Chunk) -> list[dict[str, Any]]:
    """The decisions of some games."""
    space = space_of(chunk.series)
    out: list[dict[str, Any]] = []
    for i in range(chunk.games):
        out += rows_of_game(chunk.series, space, chunk.series.seed + chunk.first + i)
    return out


def rows_of_game(series: Series, space: Observation, seed: int) -> list[dict[str, Any]]:
    """The decisions of one game with at least two options."""
    s = table_of(series, seed)
    bots = [player(name, (seed * SEATS_AT_MOST + p) % SEED_LIMIT) for p, name in enumerate(series.bots)]
    rows: list[dict[str, Any]] = []
    while not s.over:
        seat = s.deciders[0]
        option = bots[seat].choose(s, seat)
        legal = space.legal_actions(s, seat)
        if len(legal) > 1:
            rows.append({
                "seed": seed, "number": len(rows), "seat": seat, "observation": space.encode(s, seat), "legal": legal,
                "action": space.action(s, seat, option),
            })  # fmt: skip
        s.choose(option, seat)
    worth = ranking(s)
    for row in rows:
        row["outcome"] = worth[row["seat"]]
    return rows


class Dataset:
    """A dataset read back; torch takes it as it is (`torch.utils.data.DataLoader`), and `batches` gives arrays."""

    def __init__(self, file: str | Path, space: Observation | None = None) -> None:
        polars = needed("polars", "lab", "A dataset")
        if not isinstance(file, str | Path):
            raise BadDocument(f"{shown(file)} is no file.")
        self.file = Path(file)
        self.metadata = read_metadata(self.file)
        if "space" not in self.metadata:
            raise BadDocument(f"{file} is a table of games, not a dataset of decisions.")
        if space is None:
            space = Observation(
                rampart.game(self.metadata["game"]), self.metadata["players"], **self.metadata["options"]
            )
        if space.version != self.metadata["space"]:
            raise BadOptions(f"{file} was made in the space {self.metadata['space']}, which is not {space.version}.")
        self.space = space
        frame = read_table(self.file, SCHEMA)
        rows = frame["observation"].to_list()
        if any(len(row) != space.size for row in rows):
            raise BadDocument(f"{file} has observations that are not of {space.size} bytes.")
        named = polars.concat([frame["action"], frame["legal"].explode()])
        if named.null_count() or (len(frame) and not 0 <= named.min() <= named.max() < space.actions.size):
            raise BadDocument(f"{file} names actions beyond the {space.actions.size} of its space.")
        self.observations = np.frombuffer(b"".join(rows), np.uint8).reshape(-1, space.size)
        self.actions = frame["action"].to_numpy()
        self.outcomes = frame["outcome"].to_numpy()
        self.seats = frame["seat"].to_numpy()
        self.legal = frame["legal"].to_list()

    def __len__(self) -> int:
        return len(self.actions)

    def __getitem__(self, i: int) -> dict[str, Any]:
        return {
            "observation": self.observations[i], "legal": self.mask([i])[0], "action": int(self.actions[i]),
            "outcome": float(self.outcomes[i]), "seat": int(self.seats[i]),
        }  # fmt: skip

    def mask(self, rows: Any) -> Any:
        """The masks of legal actions of some rows."""
        out = np.zeros((len(rows), self.space.actions.size), np.bool_)
        for at, i in enumerate(rows):
            out[at, self.legal[i]] = True
        return out

    def batches(self, size: int, seed: int = 0) -> Iterator[dict[str, Any]]:
        """All rows once, in a drawn order, so many at a time."""
        if type(size) is not int or size < 1:
            raise BadOptions(f"A batch has at least one row, not {shown(size)}.")
        order = np.random.default_rng(seed).permutation(len(self))
        for at in range(0, len(order), size):
            rows = order[at : at + size]
            yield {
                "observation": self.observations[rows], "legal": self.mask(rows), "action": self.actions[rows],
                "outcome": self.outcomes[rows], "seat": self.seats[rows],
            }  # fmt: skip
