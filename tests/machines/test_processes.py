"""Several processes behind one port: one that dies is replaced, and all can be renewed without a pause."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def children(pid: int) -> set[int]:
    """The processes that one has started."""
    return {int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()}


def until(true: Callable[[], object], seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not come true"
        time.sleep(0.05)


@pytest.mark.slow
def test_processes_are_replaced_and_renewed(database: str, tmp_path: Path) -> None:
    port = free_port()
    command = [
        sys.executable, "-m", "rampart", "serve", "--port", str(port), "--data", str(tmp_path / "data"),
        "--database", database, "--workers", "2", "--no-compile",
    ]  # fmt: skip
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert server.stdout is not None
        assert "Rampart is ready" in server.stdout.readline()

        def well() -> bool:
            try:
                return httpx.get(f"http://127.0.0.1:{port}/health", timeout=5).status_code == 200
            except httpx.TransportError:
                return False

        assert well()
        first = children(server.pid)
        assert len(first) == 2
        os.kill(min(first), signal.SIGKILL)
        until(lambda: len(children(server.pid)) == 2 and children(server.pid) != first)
        assert well()
        second = children(server.pid)
        server.send_signal(signal.SIGHUP)
        until(lambda: len(children(server.pid)) == 2 and not children(server.pid) & second)
        assert well()
    finally:
        server.terminate()
    assert server.wait(60) == 0


def test_several_processes_need_a_database_that_they_can_share(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "rampart", "serve", "--port", "0", "--data", str(tmp_path), "--workers", "2"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode != 0 and "PostgreSQL" in done.stderr + done.stdout
