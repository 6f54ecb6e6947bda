"""Turning points: how a bot judges the chances of a finished game at moments of it, found when someone looks on."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from rampart.kernel.state import State
from rampart.server.basics.model import Status
from rampart.server.tables.room import Room
from rampart.server.tables.rooms import Rooms
from rampart.server.workers.pool import Busy, Stopped, TooMuch
from rampart.server.workers.thinking import judge

MOMENTS: Final = 20  # of a game
TRIALS: Final = 16  # games played on from each
GIVES_WAY: Final = 0.1  # seconds until it looks again whether a bot needs the worker
log = logging.getLogger("rampart.turning")


class Turning:
    """Judges finished games, one moment after the other, so that bots at other tables do not wait for it."""

    def __init__(self, rooms: Rooms, run: Callable[..., Awaitable[list[float]]]) -> None:
        self.rooms = rooms
        self.run = run
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.busy: Callable[[], bool] = lambda: False  # does a bot think somewhere? It goes first
        self.watched: Callable[[str], bool] = lambda table_id: False
        rooms.told.append(lambda room: self.attend(room) if self.watched(room.table.id) else None)

    def attend(self, room: Room) -> None:
        """Judge a game that is over and was not judged yet."""
        if room.table.status is not Status.OVER or room.state is None or room.chances or room.table.id in self.tasks:
            return
        task = asyncio.create_task(self.judge(room))
        self.tasks[room.table.id] = task
        task.add_done_callback(lambda _: self.tasks.pop(room.table.id, None))

    async def judge(self, room: Room) -> None:
        """Find the chances, then draw the table again; where no bot can judge, the points tell the story."""
        found: list[tuple[int, tuple[float, ...]]] = []
        try:
            for count, s in moments(room):
                while self.busy():
                    await asyncio.sleep(GIVES_WAY)
                found.append((count, tuple(await self.run(judge, s, TRIALS))))
        except (Busy, Stopped, TooMuch, RuntimeError) as e:
            log.info("not judged", extra={"table": room.table.id, "why": repr(e)})
            return
        room.chances = tuple(found)
        self.rooms.redraw(room, None)

    async def stop(self) -> None:
        """Let all go that is not done."""
        running = list(self.tasks.values())
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


def moments(room: Room) -> list[tuple[int, State]]:
    """Some positions of a game, evenly spread, each with the count of choices before it; the last one is the end."""
    assert room.course is not None and room.position is not None
    line = room.position.line
    whole = line.count
    counts = sorted({round(whole * place / MOMENTS) for place in range(MOMENTS + 1)})
    return [(count, room.course.along(line.up_to(count)).state.bare()) for count in counts]
