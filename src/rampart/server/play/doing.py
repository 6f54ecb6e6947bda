"""How acts are done: to their end, whoever goes away meanwhile, and again where another process was first."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from rampart.server.basics.refusals import Refused
from rampart.server.tables.rooms import Behind

TRIES: Final = 8  # of an act while other processes enter something at the same table
T = TypeVar("T")


@dataclass(frozen=True)
class Done:
    """How an act ended: 'accepted', or 'duplicate' where it had been done before; and the entry that stands now."""

    status: str
    seq: int
    table: str = ""  # the table that came of it


class Doing:
    """What runs, and whether more may begin."""

    def __init__(self) -> None:
        self.closing = False
        self.running: set[asyncio.Task[Any]] = set()

    async def whole(self, act: Callable[..., Coroutine[Any, Any, T]], *about: Any) -> T:
        """Do it to the end even if the one who asked has gone away meanwhile."""
        if self.closing:
            raise Refused("closing")
        task = asyncio.create_task(self.tried(act, *about))
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        return await asyncio.shield(task)

    async def tried(self, act: Callable[..., Coroutine[Any, Any, T]], *about: Any) -> T:
        """Do it, again where another process was first: what is asked for may still be possible then."""
        for _ in range(TRIES):
            try:
                return await act(*about)
            except Behind:
                pass
        raise Refused("stale")

    async def finish(self) -> None:
        """Take no more acts and wait for those that have begun."""
        self.closing = True
        while self.running:
            await asyncio.wait(self.running)
