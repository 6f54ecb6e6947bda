"""Batches over several processes: each plays its share of the games and writes its rows into shared memory.

The games, their seeds and what they come to are the same for any number of processes. Close it when it is no longer
needed, or use it as a context: `with SharedBatch("dragon", games=256, workers=2) as b: ...`.
"""

import multiprocessing
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple, Self

from rampart.kernel.errors import BadOptions, IllegalChoice, RampartError, shown
from rampart.kernel.game import Value
from rampart.lab.batch import MOST_GAMES, Batch, Step, checked_seed, whole_numbers
from rampart.lab.extras import needed
from rampart.lab.jobs import LostWorker, ignore_interrupts, interrupts_ignored

np = needed("numpy", "lab", "A batch of games")

ARRAYS = ("observations", "masks", "seats", "rewards", "done")


class Share(NamedTuple):
    """What a worker needs to know: its games, and where the arrays of all games lie."""

    game: str
    settings: dict[str, Any]
    first: int
    games: int
    total: int
    seed: int
    blocks: dict[str, tuple[str, tuple[int, ...], str]]


class SharedBatch:
    """N games over some worker processes, used like a `Batch`."""

    def __init__(
        self,
        game: str,
        games: int,
        workers: int = 2,
        seed: int = 0,
        players: int | None = None,
        reward: str = "ranking",
        shaping: float = 0.0,
        mask: str = "bool",
        start: dict[str, object] | None = None,
        **options: Value,
    ) -> None:
        if type(games) is not int or not 1 <= games <= MOST_GAMES:
            raise BadOptions(f"A batch has 1 to {MOST_GAMES} games, not {shown(games)}.")
        checked_seed(seed, games)
        if type(workers) is not int or not 1 <= workers <= games:
            raise BadOptions(f"{games} games can be shared by 1 to {games} workers, not {shown(workers)}.")
        settings: dict[str, Any] = {
            "players": players, "reward": reward, "shaping": shaping, "mask": mask, "start": start, **options,
        }  # fmt: skip
        model = Batch(game, 1, seed=seed, **settings)
        self.space, self.players, self.count = model.space, model.players, games
        self.closed = False
        self.memory: list[SharedMemory] = []
        self.workers: list[Any] = []
        self.lines: list[Connection] = []
        blocks = {name: self._block(name, getattr(model, name)) for name in ARRAYS}
        shares = [games * i // workers for i in range(workers + 1)]
        self.bounds = list(pairwise(shares))
        context = multiprocessing.get_context("spawn")
        try:
            with interrupts_ignored():
                for first, last in self.bounds:
                    here, there = context.Pipe()
                    share = Share(game, settings, first, last - first, games, seed, blocks)
                    worker = context.Process(target=work, args=(there, share), daemon=True)
                    worker.start()
                    there.close()
                    self.workers.append(worker)
                    self.lines.append(here)
            self._wait()
        except BaseException:
            self.close()
            raise

    def _block(self, name: str, like: Any) -> tuple[str, tuple[int, ...], str]:
        """Shared memory for an array of all games."""
        shape = (self.count, *like.shape[1:])
        block = SharedMemory(create=True, size=max(1, int(np.prod(shape)) * like.dtype.itemsize))
        self.memory.append(block)
        setattr(self, name, np.ndarray(shape, like.dtype, block.buf))
        return block.name, shape, like.dtype.str

    def _wait(self) -> list[Any]:
        """What every worker says; an error of one is raised here."""
        said = []
        for line in self.lines:
            try:
                said.append(line.recv())
            except (EOFError, ConnectionResetError):
                raise LostWorker("A worker process was ended from outside, perhaps for want of memory.") from None
        for answer in said:
            if isinstance(answer, RampartError):
                raise answer
        return said

    def now(self) -> Step:
        """What `step` returned last; before the first step, the start of all games."""
        return Step(*(getattr(self, name) for name in ARRAYS))

    def step(self, actions: Sequence[int] | Any) -> Step:
        """Make a choice in every game; one that is not on offer changes nothing anywhere, unless there is no mask."""
        if self.closed:
            raise RampartError("This batch was closed.")
        chosen = whole_numbers(actions)
        if len(chosen) != self.count:
            raise IllegalChoice(f"{len(chosen)} actions were given for {self.count} games.", "action")
        self._check(chosen)
        for line, (first, last) in zip(self.lines, self.bounds):
            line.send(chosen[first:last])
        self._wait()
        return self.now()

    def _check(self, chosen: list[int]) -> None:
        """Refuse an action that is not on offer before any worker hears of one."""
        masks: Any = self.now().masks
        if not masks.shape[1]:
            return
        for i, action in enumerate(chosen):
            known = type(action) is int and 0 <= action < self.space.actions.size
            if not known or not (
                masks[i, action] if masks.dtype == np.bool_ else masks[i, action >> 3] >> (action & 7) & 1
            ):
                about = {"action": shown(action)}
                raise IllegalChoice(f"Action {shown(action)} is not on offer in game {i}.", "action", about)

    def close(self) -> None:
        """End the workers and give the memory back."""
        if self.closed:
            return
        self.closed = True
        for line in self.lines:
            line.close()
        for worker in self.workers:
            worker.join(5)
            if worker.is_alive():
                worker.terminate()
        for name in ARRAYS:
            if hasattr(self, name):
                delattr(self, name)
        for block in self.memory:
            block.close()
            block.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def work(line: Connection, share: Share) -> None:
    """A worker: step whenever actions come, until the line is closed."""
    ignore_interrupts()
    batch = Batch(share.game, share.games, seed=share.seed + share.first, stride=share.total, **share.settings)
    blocks = [SharedMemory(name) for name, _, _ in share.blocks.values()]
    last = share.first + share.games
    arrays = [
        np.ndarray(shape, dtype, block.buf)[share.first : last]
        for block, (_, shape, dtype) in zip(blocks, share.blocks.values())
    ]
    batch.use(*arrays)
    line.send(None)
    try:
        while True:
            chosen = line.recv()
            try:
                batch.step(chosen)
                line.send(None)
            except RampartError as e:
                line.send(type(e)(str(e)))
    except EOFError:
        pass
    finally:
        del arrays
        del batch
        for block in blocks:
            block.close()
