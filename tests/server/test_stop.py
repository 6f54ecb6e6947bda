"""The site ends within a bound, whatever strangers make it do."""

import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tests.server.client import ROOT, Player, Served, served
from tests.server.treadmill import endless_record

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at the processes of Linux"),
]

IMPATIENT = """
from pathlib import Path
from rampart.cli.serve import listen
from rampart.server.config import Settings
from rampart.server.serving import run
listener = listen("127.0.0.1", 0)
port = listener.getsockname()[1]
settings = Settings(folder=Path({folder!r}), port=port, games=("tests.server.treadmill",), longest_stop=2.0)
run(settings, listener, started=lambda: print(port, flush=True))
"""


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    found = [(int(path.name), path) for path in Path("/proc").iterdir() if path.name.isdecimal()]
    return [number for number, path in found if parent(path) == process]


def parent(path: Path) -> int:
    """The process that has started another one, 0 where that has ended."""
    try:
        return int((path / "stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return 0


def ended(process: int) -> bool:
    """Has a process ended, though perhaps no one has seen it off?"""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def until_a_worker_runs(server: Served) -> int:
    """Wait for a worker that has something to do."""
    for _ in range(600):
        for child in children(server.process.pid):
            if "rampart.server.workers.process" in Path(f"/proc/{child}/cmdline").read_text():
                time.sleep(0.5)
                return child
        time.sleep(0.05)
    raise AssertionError("no worker")


def test_a_record_that_is_being_read_does_not_hold_up_the_end(tmp_path: Path) -> None:
    with served(tmp_path / "data", "--game", "tests.server.treadmill") as server, ThreadPoolExecutor(8) as pool:
        sent = [pool.submit(Player(server).post, "/records", **endless_record()) for _ in range(6)]
        worker = until_a_worker_runs(server)
        assert Player(server).http.get("/health").status_code == 200
        assert server.stop() == 0
        assert ended(worker)
        for answer in sent:
            if answer.exception() is None:
                assert answer.result().status_code == 503
            else:
                assert isinstance(answer.exception(), httpx.TransportError)
        assert "stopped" in [line["what"] for line in server.logged()]
        assert [line for line in server.logged() if line["level"] == "error"] == []


def test_a_site_that_is_killed_takes_its_workers_with_it(tmp_path: Path) -> None:
    with served(tmp_path / "data", "--game", "tests.server.treadmill") as server, ThreadPoolExecutor(1) as pool:
        sent = pool.submit(Player(server).post, "/records", **endless_record())
        worker = until_a_worker_runs(server)
        server.kill()
        assert isinstance(sent.exception(), httpx.TransportError)
        for _ in range(400):
            if ended(worker):
                return
            time.sleep(0.05)
        raise AssertionError("the worker goes on")


def test_a_thread_that_never_ends_does_not_hold_up_the_end(tmp_path: Path) -> None:
    code = IMPATIENT.format(folder=str(tmp_path / "data"))
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT
    ) as site:
        assert site.stdout is not None and site.stderr is not None
        url = f"http://127.0.0.1:{site.stdout.readline().strip()}"
        wish = {"game": "treadmill", "players": 1, "options": {"endless": True}, "seats": ["me"], "start": True}
        with pytest.raises(httpx.TransportError):
            httpx.post(f"{url}/tables", json=wish, headers={"X-Rampart": "1"}, timeout=2)
        site.send_signal(signal.SIGTERM)
        assert site.wait(30) == 1
        assert "stopped by force" in site.stderr.read()
