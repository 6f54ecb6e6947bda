"""Load: two hundred people watch one table at fifty updates a second."""

import asyncio
import base64
import json
import os
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tests.server.client import Player, Served, fresh_key, served

WATCHERS = 200
UPDATES_A_SECOND = 50
SECONDS = 10
LATE = 1.0
KEY = base64.b64encode(bytes(16)).decode()


class Watcher(asyncio.Protocol):
    """Someone who watches and notes when each update came; bare bones, so that the test itself needs little time."""

    numbers: ClassVar[dict[bytes, dict[str, Any]]] = {}  # what is in a message, read once for all who get the same

    def __init__(self, table: str, port: int) -> None:
        self.table = table
        self.port = port
        self.came: dict[int, float] = {}
        self.sizes: list[int] = []
        self.fulls = 0
        self.ready = asyncio.Event()
        self.buffer = b""
        self.open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for updates."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(
            f"GET /t/{self.table}/ws HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n"
            f"Origin: http://127.0.0.1:{self.port}\r\nAccept-Language: en\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Take what has come apart into messages."""
        self.buffer += data
        if not self.open:
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head, head
            self.open, self.buffer = True, rest
        while len(self.buffer) >= 4:
            length, start = self.buffer[1], 2
            if length == 126:
                length, start = int.from_bytes(self.buffer[2:4]), 4
            elif length == 127:
                length, start = int.from_bytes(self.buffer[2:10]), 10
            if len(self.buffer) < start + length:
                return
            self.take(self.buffer[start : start + length])
            self.buffer = self.buffer[start + length :]

    def take(self, message: bytes) -> None:
        """Note a message."""
        if message not in Watcher.numbers:
            Watcher.numbers[message] = json.loads(zlib.decompress(message))
        frame = Watcher.numbers[message]
        if "full" in frame:
            self.fulls += 1
            self.ready.set()
        elif "seq" in frame:
            self.came[frame["seq"]] = time.perf_counter()
            self.sizes.append(len(message))


class Mover(asyncio.Protocol):
    """Someone who plays alone at a table, choosing and taking back at a steady pace, without waiting for answers."""

    def __init__(self, ann: Player, table: str, port: int) -> None:
        self.head = (
            f"Host: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\nCookie: {ann.cookie()}\r\n"
            "Content-Type: application/json\r\n"
        )
        self.table = table
        looks = {seat: ann.look(table, seat) for seat in (0, 1)}
        self.seat, self.look = next((seat, look) for seat, look in looks.items() if look.options)
        self.sent: dict[int, float] = {}
        self.seq = self.look.seq
        self.answers = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ready."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        """Keep the answers."""
        self.answers += data

    def post(self, path: str, body: dict[str, Any]) -> None:
        """Send something and note when; the numbers of entries have no gaps, so it is known which one this will be."""
        content = json.dumps({**body, "seat": self.seat, "key": fresh_key()})
        head = f"POST /t/{self.table}/{path} HTTP/1.1\r\n{self.head}Content-Length: {len(content)}\r\n\r\n"
        self.seq += 1
        self.sent[self.seq] = time.perf_counter()
        self.transport.write(f"{head}{content}".encode())

    async def run(self, updates: int, each: float) -> None:
        """So many updates, one each so often."""
        began = time.perf_counter()
        for n in range(updates):
            await asyncio.sleep(max(0.0, began + n * each - time.perf_counter()))
            if n % 2 == 0:
                option = self.look.options[n // 2 % len(self.look.options)]
                decision = self.look.decision if n == 0 else f"d{self.seq}"
                self.post("choices", {"decision": decision, "option": option, "seen": self.look.seq})
            else:
                self.post("acts", {"act": "undo"})


def processor_seconds(process: int) -> float:
    """How long a process has worked."""
    fields = Path(f"/proc/{process}/stat").read_text().split()
    return (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")


def show(server: Served, watchers: int, updates: int, pace: float) -> dict[str, float]:
    """Let people watch a table; the figures of how it went."""
    ann = Player(server)
    table = ann.open("dragon", players=2, seats=["me", "me"], start=True)
    port = int(server.url.rpartition(":")[2])
    crowd = [Watcher(table, port) for _ in range(watchers)]

    mover = Mover(ann, table, port)

    async def story() -> float:
        loop = asyncio.get_running_loop()
        for watcher in crowd:
            await loop.create_connection(lambda watcher=watcher: watcher, "127.0.0.1", port)  # type: ignore[misc]
        await asyncio.gather(*(watcher.ready.wait() for watcher in crowd))
        await loop.create_connection(lambda: mover, "127.0.0.1", port)
        worked = processor_seconds(server.process.pid)
        await mover.run(updates, 1 / pace)
        for _ in range(200):
            if mover.answers.count(b"HTTP/1.1 ") == updates and all(mover.seq in watcher.came for watcher in crowd):
                break
            await asyncio.sleep(0.05)
        for transport in (mover.transport, *(watcher.transport for watcher in crowd)):
            transport.close()
        return processor_seconds(server.process.pid) - worked

    worked = asyncio.run(story())
    assert mover.answers.count(b"HTTP/1.1 200 OK") == updates, mover.answers[-2000:]
    lost = [seq for watcher in crowd for seq in mover.sent if seq not in watcher.came]
    delays = sorted(
        watcher.came[seq] - at for watcher in crowd for seq, at in mover.sent.items() if seq in watcher.came
    )
    sizes = sorted(crowd[0].sizes)
    return {
        "lost": len(lost),
        "fulls": sum(watcher.fulls for watcher in crowd) - watchers,
        "late": sum(delay > LATE for delay in delays),
        "updates_a_second": (updates - 1) / (max(mover.sent.values()) - min(mover.sent.values())),
        "delay_median_ms": delays[len(delays) // 2] * 1000,
        "delay_worst_ms": delays[-1] * 1000,
        "bytes_median": sizes[len(sizes) // 2],
        "server_cpu_ms_an_update": worked / updates * 1000,
    }


@pytest.mark.slow
def test_a_choice_is_on_every_screen_soon_and_small(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        figures = show(server, watchers=10, updates=40, pace=10)
    assert (figures["lost"], figures["fulls"], figures["late"]) == (0, 0, 0)
    assert figures["bytes_median"] < 2048


@pytest.mark.soak
def test_two_hundred_watch_fifty_updates_a_second(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    with served(tmp_path / "data", "--log-level", "warning") as server:
        figures = show(server, WATCHERS, UPDATES_A_SECOND * SECONDS, UPDATES_A_SECOND)
    for name, value in figures.items():
        record_property("figure", f"{name.replace('_', ' ')}: {value:,.1f}")
    assert (figures["lost"], figures["fulls"], figures["late"]) == (0, 0, 0)
