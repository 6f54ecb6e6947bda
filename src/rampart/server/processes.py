"""Several processes that serve one address: each accepts connections by itself, and all share a PostgreSQL database.

The first process only looks after the others. One that ends is replaced. SIGTERM and SIGINT end all; SIGHUP replaces
one after the other, each when its successor is ready, so that new code is served without a pause.
"""

import logging
import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Final

LISTENS: Final = (
    "RAMPART_LISTENS"  # tells a process the descriptors of its socket and of the pipe to say that it is ready
)
READY_SECONDS: Final = 120.0
AGAIN: Final = 1.0  # seconds before a process that has ended is replaced
log = logging.getLogger("rampart.processes")


class Processes:
    """The processes that serve."""

    def __init__(self, command: list[str], listener: socket.socket, count: int) -> None:
        self.command = command
        self.listener = listener
        self.count = count
        self.running: list[subprocess.Popen[bytes]] = []
        self.ending = False
        self.renewing = False

    def run(self, started: Callable[[], None]) -> int:
        """Serve until told to stop; the worst exit code of all."""
        for sig in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sig, lambda *_: self.end())
        signal.signal(signal.SIGHUP, lambda *_: setattr(self, "renewing", True))
        self.running = [self.start() for _ in range(self.count)]
        if not self.ending:
            started()
        while not self.ending:
            time.sleep(0.1)
            self.replace_ended()
            if self.renewing:
                self.renewing = False
                self.renew()
        return max(abs(process.wait()) for process in self.running)

    def start(self) -> "subprocess.Popen[bytes]":
        """Start a process and wait until it is ready, or has failed."""
        heard, ready = os.pipe()
        fds = (self.listener.fileno(), ready)
        environment = {**os.environ, LISTENS: f"{fds[0]} {fds[1]}"}
        process = subprocess.Popen(self.command, env=environment, pass_fds=fds)
        os.close(ready)
        until = time.monotonic() + READY_SECONDS
        while process.poll() is None and time.monotonic() < until and not self.ending:
            if select.select([heard], [], [], 0.1)[0]:
                break
        os.close(heard)
        return process

    def replace_ended(self) -> None:
        """Replace processes that have ended by themselves."""
        for place, process in enumerate(self.running):
            if process.poll() is not None and not self.ending:
                log.warning("process ended", extra={"pid": process.pid, "code": process.returncode})
                time.sleep(AGAIN)
                self.running[place] = self.start()

    def renew(self) -> None:
        """Replace all, one after the other."""
        for place, old in enumerate(self.running):
            self.running[place] = self.start()
            old.terminate()
            old.wait()

    def end(self) -> None:
        """Tell all to end."""
        self.ending = True
        for process in self.running:
            if process.poll() is None:
                process.terminate()


def inherited() -> tuple[socket.socket, int] | None:
    """The socket of a process that another one has started, and the pipe to say that it is ready."""
    given = os.environ.pop(LISTENS, "")
    if not given:
        return None
    listener, ready = map(int, given.split())
    os.set_inheritable(listener, False)
    os.set_inheritable(ready, False)
    return socket.socket(fileno=listener), ready


def say_ready(ready: int) -> None:
    """Tell the process that looks after this one that it serves."""
    os.write(ready, b"1")
    os.close(ready)


def command_of(arguments: list[str]) -> list[str]:
    """How a process that serves is started: as this one, but alone."""
    return [sys.executable, "-m", "rampart", *arguments, "--workers", "1"]
