"""Work in chunks, done in this process or by several: the same results in the same order either way."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Protocol, TypeVar

from rampart.kernel.errors import RampartError

C = TypeVar("C")
R = TypeVar("R")


class LostWorker(RampartError):
    """A process that worked for us ended before its work did."""


class Workers(Protocol):
    """Whoever does the work: give it a function and chunks, and the results come back in the order of the chunks."""

    def map(self, work: Callable[[C], R], chunks: Sequence[C]) -> Iterator[R]:
        """The result of each chunk, as soon as those before it are there."""


class InProcess:
    """The work is done here, chunk by chunk."""

    def map(self, work: Callable[[C], R], chunks: Sequence[C]) -> Iterator[R]:
        """Each result when it is asked for."""
        return map(work, chunks)


class Processes:
    """The work is shared out to processes; function and chunks must be picklable."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def map(self, work: Callable[[C], R], chunks: Sequence[C]) -> Iterator[R]:
        """Results in order; whoever stops listening, or an error, ends the processes at once."""
        others = set(multiprocessing.active_children())
        pool = ProcessPoolExecutor(self.jobs, multiprocessing.get_context("spawn"), ignore_interrupts)
        done = False
        try:
            with interrupts_ignored():
                futures = [pool.submit(work, chunk) for chunk in chunks]
            for future in futures:
                yield future.result()
            done = True
        except BrokenProcessPool:
            raise LostWorker("A worker process was ended from outside, perhaps for want of memory.") from None
        finally:
            if not done:
                for child in set(multiprocessing.active_children()) - others:
                    child.terminate()
            pool.shutdown(cancel_futures=True)


def workers(jobs: int) -> Workers:
    """This process for one job, else as many processes."""
    return InProcess() if jobs <= 1 else Processes(jobs)


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def ignore_interrupts() -> None:
    """Leave Ctrl-C, which reaches every process of a terminal, to the one that started the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Processes started meanwhile ignore Ctrl-C from their first moment on, before they can say so themselves."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
