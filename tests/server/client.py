"""A server in a process of its own, and players who speak to it over the network."""

import html
import json
import os
import re
import signal
import subprocess
import sys
import uuid
import zlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parent.parent.parent
OPTION = re.compile(r'data-decision="([^"]*)" data-option="([^"]*)"')
SEQ = re.compile(r'data-seq="(\d+)"')
NO_CERTIFICATES = False  # plain HTTP; to load them takes a twentieth of a second


class Served:
    """A running server; it can be stopped in order or killed, and started again on the same data."""

    def __init__(self, folder: Path, *arguments: str, descriptors: int = 0) -> None:
        self.folder = folder
        self.descriptors = descriptors  # how many the process may have, 0 for as many as this one
        self.arguments = ["--port", "0", "--data", str(folder), "--pace", "0", "--limits", "0", *arguments]
        self.log = folder.parent / f"{folder.name}.log"
        self.url = ""
        self.start()

    def start(self) -> None:
        """Start and wait until it is ready; the port stays the same after the first time."""
        with self.log.open("ab") as log:
            bounded = ["bash", "-c", f'ulimit -n {self.descriptors}; exec "$@"', "bash"] if self.descriptors else []
            self.process = subprocess.Popen(
                [*bounded, sys.executable, "-m", "rampart", "serve", "--no-compile", *self.arguments],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])},
            )
        assert self.process.stdout is not None
        ready = self.process.stdout.readline()
        assert "ready" in ready, self.log.read_text()[-3000:]
        self.url = ready.split(": ")[1].strip().rstrip("/")
        self.arguments[1] = self.url.split(":")[2].split("/")[0]

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """End it in order."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)

    def logged(self) -> list[dict[str, Any]]:
        """The lines of its log."""
        return [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]


@contextmanager
def served(folder: Path, *arguments: str, descriptors: int = 0) -> Iterator[Served]:
    """A server while this lasts."""
    server = Served(folder, *arguments, descriptors=descriptors)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


class Player:
    """Someone with a browser of their own."""

    def __init__(self, server: Served) -> None:
        self.server = server
        headers = {"Origin": origin(server.url), "Accept-Language": "en"}
        self.http = httpx.Client(base_url=server.url, headers=headers, timeout=30, verify=NO_CERTIFICATES)

    def post(self, path: str, **body: Any) -> httpx.Response:
        """Send JSON."""
        content = json.dumps(body)  # escapes everything that is not ASCII, so that anything can be sent
        return self.http.post(path, content=content, headers={"Content-Type": "application/json"})

    def open(self, game: str, **wish: Any) -> str:
        """Open a table."""
        answer = self.post("/tables", game=game, **wish)
        assert answer.status_code == 200, answer.text
        return str(answer.json()["table"])

    def act(self, table: str, act: str, **data: Any) -> httpx.Response:
        """Do something at a table."""
        return self.post(f"/t/{table}/acts", **{"act": act, "key": fresh_key(), **data})

    def look(self, table: str, seat: int | None = None) -> "Look":
        """Look at a table."""
        answer = self.http.get(f"/t/{table}/text", params={} if seat is None else {"seat": seat})
        assert answer.status_code == 200, answer.text
        return Look(answer.text)

    def choose(self, table: str, seat: int, **data: Any) -> httpx.Response:
        """Choose the first option, unless the data says something else."""
        return self.send_choice(table, self.look(table, seat), {"seat": seat, **data})

    def send_choice(self, table: str, look: "Look", data: dict[str, Any]) -> httpx.Response:
        """Send a choice after a look at the table."""
        body = {"decision": look.decision, "option": (look.options or ["none"])[0], "seen": look.seq}
        return self.post(f"/t/{table}/choices", **{**body, "key": fresh_key(), **data})

    def cookie(self) -> str:
        """What the browser sends to be known."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def watch(self, table: str, **query: Any) -> "Watch":
        """Connect for updates."""
        return Watch(self.server.url, table, self.cookie(), query)


class Look:
    """What a page of a table shows."""

    def __init__(self, text: str) -> None:
        self.text = text
        found = OPTION.findall(text)
        self.decision = found[0][0] if found else ""
        self.options = [html.unescape(option) for _, option in found]
        self.seq = int(SEQ.findall(text)[0])


class Watch:
    """A page that gets updates; a thread takes them as they come, as a browser does."""

    def __init__(self, url: str, table: str, cookie: str, query: dict[str, Any], **headers: str) -> None:
        parameters = "&".join(f"{name}={value}" for name, value in query.items())
        self.ending = ExitStack()
        opened = connect(
            f"{url.replace('http', 'ws', 1)}/t/{table}/ws?{parameters}",
            origin=headers.get("origin", origin(url)),  # type: ignore[arg-type]
            additional_headers={"Cookie": cookie, "Accept-Language": "en"},
            compression=None,
            max_size=None,
            ping_interval=None,
        )
        self.socket: ClientConnection = self.ending.enter_context(opened)
        self.frames: list[dict[str, Any]] = []
        self.messages: Queue[str | bytes | None] = Queue()
        self.reader = Thread(target=self.read, daemon=True)
        self.reader.start()

    def read(self) -> None:
        """Take what comes; None stands for the end."""
        with suppress(ConnectionClosed):
            for message in self.socket:
                self.messages.put(message)
        self.messages.put(None)

    def next(self, timeout: float = 10) -> dict[str, Any]:
        """The next frame of the table."""
        frame: dict[str, Any] = {}
        while "seq" not in frame:  # a ping, or how many frames were missed
            try:
                message = self.messages.get(timeout=timeout)
            except Empty:
                raise TimeoutError from None
            if message is None:
                raise EOFError
            frame = json.loads(zlib.decompress(message) if isinstance(message, bytes) else message)
        self.frames.append(frame)
        return frame

    def until(self, seq: int) -> list[dict[str, Any]]:
        """The frames up to a number."""
        frames = [self.next()]
        while frames[-1].get("seq", 0) < seq:
            frames.append(self.next())
        return frames

    def ends(self) -> bool:
        """Does the server end the connection?"""
        try:
            while True:
                self.next(5)
        except EOFError:
            return True
        except TimeoutError:
            return False

    def quiet(self, seconds: float = 0.3) -> bool:
        """Does nothing come for a while?"""
        try:
            self.next(seconds)
        except (TimeoutError, EOFError):
            return True
        return False

    def close(self) -> None:
        """Go away."""
        self.ending.close()


def origin(url: str) -> str:
    """The origin of pages at an address."""
    return "/".join(url.split("/")[:3])


def fresh_key() -> str:
    """A key for a request."""
    return uuid.uuid4().hex
