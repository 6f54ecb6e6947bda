"""A process that works on what strangers send: it has bounds of its own and may be killed at any time.

Tasks come by the standard input and answers go by the standard output, each with its length before it. A task is a
function with its arguments; both sides are this program, so that they speak in pickles. When the input ends, the site
has gone, and so does the worker, whatever it is doing.
"""

import importlib
import math
import os
import pickle
import signal
import struct
import sys
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, Final, NamedTuple

from rampart.server.workers.thinking import register_games

try:
    import resource
except ImportError:  # not on every system; the deadline is kept by the site all the same
    resource = None  # type: ignore[assignment]

LENGTH: Final = struct.Struct("!Q")
READY: Final = b"ready"
LONGEST_FAILURE: Final = 4000
NICE: Final = 5  # whoever plays comes first


class Terms(NamedTuple):
    """What a worker is told first: what it loads beforehand, further games, and its bounds."""

    module: str
    games: tuple[str, ...]
    seconds: float
    memory: int


class Answer(NamedTuple):
    """What came of a task: its value, or how it failed, or that the memory was not enough."""

    value: Any
    failure: str = ""
    out_of_memory: bool = False


def framed(content: bytes) -> bytes:
    """A message with its length before it."""
    return LENGTH.pack(len(content)) + content


def next_message(stream: BinaryIO) -> bytes:
    """The next message, b'' at the end."""
    head = stream.read(LENGTH.size)
    return stream.read(LENGTH.unpack(head)[0]) if len(head) == LENGTH.size else b""


def read_all(stream: BinaryIO, tasks: "SimpleQueue[bytes]") -> None:
    """Take in tasks; end the process when there will be no more."""
    while message := next_message(stream):
        tasks.put(message)
    os._exit(0)


def bind(memory: int) -> None:
    """Take no more memory than that, leave no image behind, and let others go first."""
    if resource is None:
        return
    for limit, most in ((resource.RLIMIT_AS, memory), (resource.RLIMIT_CORE, 0)):
        with suppress(ValueError, OSError):
            resource.setrlimit(limit, (most, most))
    with suppress(OSError):
        os.nice(NICE)


def grant(seconds: float) -> None:
    """Let the system end the process after so much more work: that holds even where the site is gone."""
    if resource is not None:
        with suppress(ValueError, OSError):
            _, most = resource.getrlimit(resource.RLIMIT_CPU)
            resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(time.process_time() + seconds), most))


def answer_to(task: bytes) -> bytes:
    try:
        work: tuple[Callable[..., Any], tuple[Any, ...]] = pickle.loads(task)
        function, arguments = work
        return pickle.dumps(Answer(function(*arguments)))
    except MemoryError:
        return pickle.dumps(Answer(None, out_of_memory=True))
    except Exception:
        return pickle.dumps(Answer(None, failure=traceback.format_exc()[-LONGEST_FAILURE:]))


def serve() -> None:
    """Do one task after the other."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever prints does not disturb
    tasks: SimpleQueue[bytes] = SimpleQueue()
    terms: Terms = pickle.loads(next_message(sys.stdin.buffer))
    Thread(target=read_all, args=(sys.stdin.buffer, tasks), daemon=True).start()
    register_games(terms.games)
    importlib.import_module(terms.module)
    bind(terms.memory)
    answers.write(framed(READY))
    answers.flush()
    while True:
        task = tasks.get()
        grant(terms.seconds)
        answers.write(framed(answer_to(task)))
        answers.flush()
