"""Slow statements: each is logged with how long the database took over it, and counted; never what was in it."""

import logging
import time
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection, Engine, ExecutionContext, event

SECONDS: Final = 0.25  # a statement that takes longer is slow
LONGEST: Final = 600  # letters of a statement
STARTED: Final = "rampart_started"

log = logging.getLogger("rampart.database")


class SlowStatements:
    """Watches the engines of one database."""

    def __init__(self, seconds: float = SECONDS, clock: Callable[[], float] = time.monotonic) -> None:
        self.seconds = seconds
        self.clock = clock
        self.counted = 0

    def watch(self, *engines: Engine) -> None:
        """Look at every statement that these engines execute."""
        for engine in engines:
            event.listen(engine, "before_cursor_execute", self.begins)
            event.listen(engine, "after_cursor_execute", self.ends)

    def begins(
        self, connection: Connection, cursor: Any, statement: str, parameters: Any, context: ExecutionContext | None,
        many: bool,
    ) -> None:  # fmt: skip
        """Remember when; a connection executes one statement at a time."""
        connection.info[STARTED] = self.clock()

    def ends(
        self, connection: Connection, cursor: Any, statement: str, parameters: Any, context: ExecutionContext | None,
        many: bool,
    ) -> None:  # fmt: skip
        """Tell of it where it took long; its values may be secrets and stay out."""
        took = self.clock() - connection.info.pop(STARTED)
        if took >= self.seconds:
            self.counted += 1
            log.warning(
                "slow statement", extra={"ms": round(took * 1000), "sql": " ".join(statement.split())[:LONGEST]}
            )
