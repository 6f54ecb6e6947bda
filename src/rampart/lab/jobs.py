"""Work in chunks, done in this process or by several: the same results in the same order either way."""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Protocol, TypeVar

from rampart.kernel.errors import BadOptions, RampartError
from rampart.lab.extras import needed

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


class Ray:
    """The work is shared out to the processes of a Ray cluster, or to some of this machine where none is named."""

    def __init__(self, jobs: int, address: str = "") -> None:
        self.jobs = jobs
        self.address = address
        self.ray = needed("ray", "ray", "The backend ray")

    def map(self, work: Callable[[C], R], chunks: Sequence[C]) -> Iterator[R]:
        """Results in order; only so many chunks are under way that no memory is wasted on those that wait."""
        ray = self.ray
        begun = not ray.is_initialized()
        if begun:
            try:
                where = {"address": self.address} if self.address else {"num_cpus": self.jobs}
                ray.init(log_to_driver=False, include_dashboard=False, configure_logging=False, **where)
            except Exception as e:  # a node that does not start in time is a plain Exception of Ray's
                raise LostWorker(f"No Ray cluster answers at {self.address or 'this machine'}: {e}") from e
        remote = ray.remote(work)
        most = 2 * max(self.jobs, int(ray.cluster_resources().get("CPU", 1)))
        waiting: deque[object] = deque()
        left = iter(chunks)
        try:
            while True:
                for chunk in islice(left, most - len(waiting)):
                    waiting.append(remote.remote(chunk))
                if not waiting:
                    return
                try:
                    yield ray.get(waiting.popleft())
                except ray.exceptions.RayTaskError as e:
                    raise e.cause if isinstance(e.cause, RampartError) else RampartError(str(e)) from e
        finally:
            if begun:
                ray.shutdown()


BACKENDS = ("", "process", "processes", "ray")


def workers(jobs: int, backend: str = "", address: str = "") -> Workers:
    """Whoever does the work: this process for one job, else as many processes, or Ray where it is asked for."""
    if backend not in BACKENDS:
        raise BadOptions(f"There is no backend {backend!r}; there are: {', '.join(BACKENDS[1:])}.")
    if address and backend != "ray":
        raise BadOptions("An address is for the backend ray.")
    if backend == "ray":
        return Ray(jobs, address)
    return InProcess() if backend == "process" or (jobs <= 1 and not backend) else Processes(jobs)


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
