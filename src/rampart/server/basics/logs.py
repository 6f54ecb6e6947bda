"""Logs: one JSON object a line, with the fields that the caller gave; what repeats is counted, not repeated."""

import json
import logging
import sys
import time
from collections.abc import Callable
from contextvars import ContextVar
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final, NamedTuple

from rampart.server.basics.caches import Bounded

OWN: Final = frozenset(vars(logging.LogRecord("", 0, "", 0, "", (), None))) | {"message", "asctime", "color_message"}
WINDOW_SECONDS: Final = 60.0
MOST_ALIKE: Final = {logging.INFO: 3000, logging.WARNING: 60}  # lines of one kind within the window, by level
MOST_ERRORS: Final = 6  # they come with their tracebacks
MOST_BYTES: Final = 10 * 1024 * 1024  # of a log file, before the next one is begun
KEPT_FILES: Final = 5  # older ones
LONGEST_ERROR: Final = 8000  # letters of a traceback, of which the end says most

request_id: ContextVar[str] = ContextVar("request_id", default="")  # tells which lines belong to one request


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if request_id.get():
            line["request"] = request_id.get()
        line |= {key: value for key, value in vars(record).items() if key not in OWN}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)[-LONGEST_ERROR:]
        return json.dumps(line, default=str)


class Kind(NamedTuple):
    """What makes lines alike: who says what, about which error or code; not the table, the path or the time."""

    name: str
    level: int
    what: str
    code: str
    error: str


class Tally(NamedTuple):
    """How many lines of a kind there were since a time."""

    since: float
    lines: int


class Repeats(logging.Filter):
    """Lets so many lines of a kind through within a minute; the next one after that says how many were left out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.tallies: Bounded[Kind, Tally] = Bounded("logs.repeats")

    def filter(self, record: logging.LogRecord) -> bool:
        kind, now = kind_of(record), self.clock()
        tally = self.tallies.get(kind) or Tally(now, 0)
        if now - tally.since >= WINDOW_SECONDS:
            left_out = tally.lines - most_alike(record.levelno)
            if left_out > 0:
                record.left_out = left_out
            tally = Tally(now, 0)
        self.tallies.put(kind, tally._replace(lines=tally.lines + 1))
        return tally.lines < most_alike(record.levelno)

    def left_out(self) -> dict[str, int]:
        """What was left out and not told yet, by its words."""
        found: dict[str, int] = {}
        for kind, tally in self.tallies.kept.items():
            more = tally.lines - most_alike(kind.level)
            if more > 0:
                found[kind.what] = found.get(kind.what, 0) + more
        return found


def kind_of(record: logging.LogRecord) -> Kind:
    error = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
    code = getattr(record, "code", "") or getattr(record, "status", "")
    return Kind(record.name, record.levelno, str(record.msg), str(code), error)


def most_alike(level: int) -> int:
    """How many lines of a kind are written within the window."""
    return MOST_ERRORS if level >= logging.ERROR else MOST_ALIKE.get(level, MOST_ALIKE[logging.INFO])


def set_up(level: str, file: Path | None = None) -> Repeats:
    """Send all logs as JSON lines to the standard error output, or to a file of bounded size and its older parts."""
    handler: logging.Handler = logging.StreamHandler(sys.stderr)
    if file is not None:
        handler = RotatingFileHandler(file, maxBytes=MOST_BYTES, backupCount=KEPT_FILES, encoding="utf-8")
    handler.setFormatter(JsonLines())
    repeats = Repeats()
    handler.addFilter(repeats)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)
    return repeats


def shown_path(path: str) -> str:
    """A path as it may stand in a log: an invitation is a secret and is left out."""
    before, join, _ = path.partition("/join/")
    return f"{before}{join}…" if join else path[:200]
