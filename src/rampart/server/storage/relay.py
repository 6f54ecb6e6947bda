"""What processes that share a database tell each other: which table has a new entry, who has changed, who watches.

A line is told in the transaction that it is about, so it is heard when that is stored and never otherwise. It says
only what to look up: `entry TABLE SEQ`, `draft TABLE SEQ`, `table TABLE SEQ` (a new one), `person ID`, `watch TABLE`,
`free TABLE` and `idle TABLE` (its lease was given back), `outage` (nothing could be stored for a while). Lines that may
have been missed, since the connection was cut, are told as `lost`.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, text

if TYPE_CHECKING:
    from rampart.server.storage.postgres import Postgres

CHANNEL: Final = "rampart"
LOST: Final = "lost"
AGAIN: Final = 0.5  # seconds after which a cut connection is tried again
NOTIFY: Final = text("SELECT pg_notify(:channel, :line)")
log = logging.getLogger("rampart.relay")


class Relay:
    """Where one process serves alone there is no one to tell."""

    def __init__(self) -> None:
        self.process = secrets.token_hex(8)
        self.heard: list[Callable[[list[str]], None]] = []  # called with the words of every line of other processes

    def tell(self, db: Connection, lines: Iterable[str]) -> None:
        """Tell the others, once the transaction is stored."""

    async def start(self) -> None:
        """Begin to listen."""

    async def stop(self) -> None:
        """Listen no more."""


class SharedRelay(Relay):
    """Tells and hears by LISTEN and NOTIFY of PostgreSQL."""

    def __init__(self, database: "Postgres") -> None:
        super().__init__()
        self.database = database
        self.listening: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()

    def tell(self, db: Connection, lines: Iterable[str]) -> None:
        for line in lines:
            db.execute(NOTIFY, {"channel": CHANNEL, "line": f"{self.process} {line}"})

    async def start(self) -> None:
        self.listening = asyncio.create_task(self.listen())
        await self.ready.wait()

    async def stop(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)

    async def listen(self) -> None:
        """Hear lines for ever; after a cut, say that some may have been lost."""
        import psycopg

        address = self.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    if self.ready.is_set():
                        self.hear([LOST])
                    self.ready.set()
                    async for notice in connection.notifies():
                        sender, *words = notice.payload.split()
                        if sender != self.process:
                            self.hear(words)
            except (psycopg.Error, OSError) as e:
                log.warning("not listening", extra={"why": repr(e)})
            await asyncio.sleep(AGAIN)

    def hear(self, words: list[str]) -> None:
        """Let everyone know of a line; what goes wrong there does not end the listening."""
        for hear in self.heard:
            try:
                hear(words)
            except Exception:
                log.exception("not heard", extra={"line": " ".join(words)})


def relay_of(database: Any) -> Relay:
    """The relay of a database."""
    return SharedRelay(database) if database.shared else Relay()
