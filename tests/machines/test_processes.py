"""Several processes behind one port: one that dies is replaced, and all can be renewed without a pause."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.client import Look, fresh_key


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


class Choosing:
    """Someone who plays alone at a table and goes on choosing, whichever process answers."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url, headers={"Origin": url}, timeout=20)
        wish = {"game": "dragon", "players": 2, "seats": ["me", "me"], "start": True}
        self.table = self.post("/tables", wish)["table"]
        self.seqs: list[int] = []

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Send something that must be accepted, again where a process has gone away in the middle of it."""
        for _ in range(100):
            try:
                answer = self.http.post(path, json=body)
            except httpx.TransportError:
                continue
            if answer.status_code != 503:
                assert answer.status_code == 200, answer.text
                return dict(answer.json())
            time.sleep(0.05)
        raise AssertionError("no process has answered")

    def choose(self) -> bool:
        """Make one choice; it must be stored exactly once."""
        for seat in (0, 1):
            try:
                look = Look(self.http.get(f"/t/{self.table}/text", params={"seat": seat}).text)
            except httpx.TransportError:
                return False
            if look.options:
                body = {"decision": look.decision, "option": look.options[0], "seen": look.seq, "seat": seat}
                done = self.post(f"/t/{self.table}/choices", {**body, "key": fresh_key()})
                self.seqs.append(int(done["seq"]))
                return True
        return False


@pytest.mark.slow
def test_processes_are_replaced_and_renewed(database: str, tmp_path: Path) -> None:
    port = free_port()
    command = [
        sys.executable, "-m", "rampart", "serve", "--port", str(port), "--data", str(tmp_path / "data"),
        "--database", database, "--workers", "2", "--no-compile", "--limits", "0",
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
        player = Choosing(f"http://127.0.0.1:{port}")
        server.send_signal(signal.SIGHUP)
        renewed = lambda: len(children(server.pid)) == 2 and not children(server.pid) & second  # noqa: E731
        until(lambda: [player.choose(), renewed()][1], 180.0)
        assert well() and len(player.seqs) > 1
        assert player.seqs == list(range(player.seqs[0], player.seqs[0] + len(player.seqs))), "each is there once"
    finally:
        server.terminate()
    assert server.wait(60) == 0


def test_several_processes_need_a_database_that_they_can_share(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "rampart", "serve", "--port", "0", "--data", str(tmp_path), "--workers", "2"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode != 0 and "PostgreSQL" in done.stderr + done.stdout
