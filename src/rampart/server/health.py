"""Is the site well? It is asked to write, and remembers what went wrong until that works again."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from rampart.server.storage.faults import STORAGE, fault_of

PATIENCE: Final = 2.0  # seconds that a probe may take
FRESH: Final = 2.0  # seconds for which its result holds: whoever asks often does not write often
DAMAGED: Final = "storage_damaged"
log = logging.getLogger("rampart.health")
T = TypeVar("T")


class Health:
    """What is known about the storage."""

    def __init__(self, probe: Callable[[], Awaitable[None]], patience: float = PATIENCE) -> None:
        self.probe = probe  # writes something and waits until it is on the disk
        self.patience = patience
        self.trouble = ""  # what was wrong last, '' since writing works
        self.probed = float("-inf")
        self.probing: asyncio.Task[str] | None = None

    async def ask(self) -> str:
        """What is wrong with the storage now, '' if it works."""
        if time.monotonic() - self.probed < FRESH:
            return self.trouble
        if self.probing is None or self.probing.done():
            self.probing = asyncio.create_task(self.write())
        done, _ = await asyncio.wait([self.probing], timeout=self.patience)
        self.found(self.probing.result() if done else "storage_busy")
        return self.trouble

    async def ails(self) -> str:
        """What is wrong, as far as it is known; only where something was, it is looked whether it still is."""
        return await self.ask() if self.trouble else ""

    async def write(self) -> str:
        """Write, and say what goes wrong."""
        try:
            await self.probe()
        except Exception as e:
            if not fault_of(e):
                log.exception("no probe")
            return fault_of(e) or "storage_lost"
        return ""

    def found(self, trouble: str) -> None:
        """Remember the result of a probe."""
        self.probed = time.monotonic()
        if self.trouble == DAMAGED:  # elsewhere than where the probe writes; it stays until a backup is put back
            return
        if trouble != self.trouble:
            log.warning("storage", extra={"code": trouble or "well"})
        self.trouble = trouble

    def note(self, error: BaseException) -> str:
        """Someone has met a fault; the next who asks finds out whether it lasts."""
        fault = fault_of(error)
        if fault and fault != self.trouble:
            log.warning("storage", extra={"code": fault})
        self.trouble = fault or self.trouble
        return fault

    async def read(self, reading: Awaitable[T], otherwise: T) -> T:
        """What a page reads, or something in its place where the storage fails: the rest of the page is shown."""
        try:
            return await reading
        except STORAGE as e:
            if not self.note(e):
                raise
            return otherwise

    async def stop(self) -> None:
        """Wait no longer for a probe."""
        if self.probing is not None:
            self.probing.cancel()
            await asyncio.gather(self.probing, return_exceptions=True)
