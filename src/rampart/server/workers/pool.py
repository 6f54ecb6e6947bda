"""Work on what strangers send, away from the site: a few processes, a deadline, and an end to the queue.

A task that takes too long, or too much memory, is ended together with its process, and the next one gets a fresh one.
"""

import asyncio
import logging
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TypeVar, cast

from rampart.server.workers.process import LENGTH, READY, Answer, Terms, framed

AT_ONCE: Final = 2
QUEUED: Final = 6  # tasks that wait for a worker
SECONDS: Final = 10.0  # of work on a task; the longest record that is taken needs about two
WAIT: Final = 3.0  # on a busy machine a task may last so many times longer
START_SECONDS: Final = 60.0  # for a worker to be ready, on a busy machine
MEMORY: Final = 1 << 29  # of addresses; the longest record takes 200 MB with the program itself
MOST_TASKS: Final = 64  # then a worker is replaced, and whatever it has gathered is gone
LONGEST_ANSWER: Final = 1 << 26

log = logging.getLogger("rampart.workers")
T = TypeVar("T")


class TooMuch(Exception):
    """The task took too long or too much memory, and was ended."""


class Busy(Exception):
    """There are too many tasks already."""


class Stopped(Exception):
    """The site is about to stop."""


class Worker:
    """A child process that does one task at a time and can be killed."""

    def __init__(self, process: Process, path: str = "") -> None:
        self.process = process
        self.path = path
        self.tasks = 0

    async def tell(self, content: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(framed(content))
        await self.process.stdin.drain()

    async def hear(self) -> bytes:
        assert self.process.stdout is not None
        (length,) = LENGTH.unpack(await self.process.stdout.readexactly(LENGTH.size))
        if length > LONGEST_ANSWER:
            raise EOFError
        return await self.process.stdout.readexactly(length)

    async def do(self, task: bytes) -> Answer:
        self.tasks += 1
        await self.tell(task)
        answer: Answer = pickle.loads(await self.hear())
        return answer

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()

    async def end(self) -> None:
        """End it at once and see it off."""
        self.kill()
        await self.process.wait()


class Workers:
    """The processes; they are started when first needed and let go when no one needs them."""

    def __init__(
        self,
        module: str,
        games: tuple[str, ...] = (),
        seconds: float = SECONDS,
        memory: int = MEMORY,
        at_once: int = AT_ONCE,
        queued: int = QUEUED,
        most_tasks: int = MOST_TASKS,
    ) -> None:
        self.terms = Terms(module, games, seconds, memory)
        self.places = asyncio.Semaphore(at_once)
        self.most = at_once + queued
        self.most_tasks = most_tasks
        self.path = ""  # where workers look first for what they import
        self.tasks = 0  # that run or wait
        self.all: set[Worker] = set()
        self.idle: list[Worker] = []
        self.stopped = False

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        """What a function of some module gives for these arguments."""
        if self.tasks >= self.most:
            raise Busy
        task = pickle.dumps((function, arguments))
        self.tasks += 1
        try:
            async with self.places:
                if self.stopped:
                    raise Stopped
                return cast(T, await self.done(task))
        finally:
            self.tasks -= 1

    async def done(self, task: bytes) -> object:
        """Let a worker do a task; one that fails is ended."""
        worker = self.idle.pop() if self.idle else await self.started()
        fine = False
        try:
            answer = await asyncio.wait_for(worker.do(task), self.terms.seconds * WAIT)
            fine = not answer.out_of_memory and worker.tasks < self.most_tasks and worker.path == self.path
        except (TimeoutError, EOFError, OSError) as e:
            raise Stopped if self.stopped else TooMuch(type(e).__name__) from None
        finally:
            if fine and not self.stopped:
                self.idle.append(worker)
            else:
                self.all.discard(worker)
                await worker.end()
        if answer.out_of_memory:
            raise TooMuch("memory")
        if answer.failure:
            raise RuntimeError(answer.failure)
        return answer.value

    async def started(self) -> Worker:
        """A fresh worker, ready."""
        path = self.path
        worker = Worker(
            await asyncio.create_subprocess_exec(
                sys.executable,
                "-c",
                "from rampart.server.workers.process import serve; serve()",
                stdin=PIPE,
                stdout=PIPE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [path, *sys.path]))},
            ),
            path,
        )
        self.all.add(worker)
        try:
            await worker.tell(pickle.dumps(self.terms))
            if await asyncio.wait_for(worker.hear(), START_SECONDS) != READY:
                raise EOFError
        except BaseException as e:
            self.all.discard(worker)
            await worker.end()
            if self.stopped:
                raise Stopped from None
            if isinstance(e, (TimeoutError, EOFError, OSError)):
                log.exception("a worker did not start")
                raise Busy from None
            raise
        return worker

    async def look_in(self, path: str) -> None:
        """Let workers look there first for what they import; those who do not yet are replaced when they are free."""
        self.path = path
        await self.rest()

    async def rest(self) -> None:
        """Let those go that have nothing to do."""
        while self.idle:
            worker = self.idle.pop()
            self.all.discard(worker)
            await worker.end()

    def kill(self) -> None:
        """End them all at once, from any thread."""
        self.stopped = True
        for worker in list(self.all):
            worker.kill()

    async def stop(self) -> None:
        """End them all; tasks that run or wait are not done."""
        self.kill()
        await self.rest()
