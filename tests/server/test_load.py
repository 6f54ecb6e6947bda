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

import httpx
import pytest

from tests.server.client import Player, Served, fresh_key, origin, served

WATCHERS = 200
UPDATES_A_SECOND = 50
SECONDS = 20
LATE = 1.0
KEY = base64.b64encode(bytes(16)).decode()


class Watcher(asyncio.Protocol):
    """Somebody who watches and notes when each update came; bare bones, so that the test itself needs little time."""

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


class Mover:
    """Somebody who plays alone at a table, choosing and taking back, at a steady pace."""

    def __init__(self, ann: Player, table: str) -> None:
        headers = {"Origin": origin(ann.server.url), "Content-Type": "application/json", "Cookie": ann.cookie()}
        self.http = httpx.AsyncClient(base_url=ann.server.url, headers=headers, timeout=20)
        self.table = table
        self.look = next(look for look in (ann.look(table, seat) for seat in (0, 1)) if look.options)
        self.seat = next(seat for seat in (0, 1) if ann.look(table, seat).options)
        self.sent: dict[int, float] = {}
        self.seq = self.look.seq

    async def post(self, path: str, body: dict[str, Any]) -> None:
        """Send something and note when."""
        began = time.perf_counter()
        answer = await self.http.post(f"/t/{self.table}/{path}", content=json.dumps({**body, "key": fresh_key()}))
        assert answer.status_code == 200, answer.text
        self.seq = answer.json()["seq"]
        self.sent[self.seq] = began

    async def run(self, updates: int, each: float) -> float:
        """So many updates, one each so often; returns how long it took."""
        began = time.perf_counter()
        for n in range(updates):
            await asyncio.sleep(max(0.0, began + n * each - time.perf_counter()))
            if n % 2 == 0:
                option = self.look.options[n // 2 % len(self.look.options)]
                decision = self.look.decision if n == 0 else f"d{self.seq}"
                body = {"decision": decision, "option": option, "seen": self.seq, "seat": self.seat}
                await self.post("choices", body)
            else:
                await self.post("acts", {"act": "undo", "seat": self.seat})
        return time.perf_counter() - began


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

    async def story() -> tuple[Mover, float, float]:
        loop = asyncio.get_running_loop()
        for watcher in crowd:
            await loop.create_connection(lambda watcher=watcher: watcher, "127.0.0.1", port)  # type: ignore[misc]
        await asyncio.gather(*(watcher.ready.wait() for watcher in crowd))
        mover = Mover(ann, table)
        worked = processor_seconds(server.process.pid)
        took = await mover.run(updates, 1 / pace)
        worked = processor_seconds(server.process.pid) - worked
        for _ in range(100):
            if all(mover.seq in watcher.came for watcher in crowd):
                break
            await asyncio.sleep(0.05)
        for watcher in crowd:
            watcher.transport.close()
        await mover.http.aclose()
        return mover, took, worked

    mover, took, worked = asyncio.run(story())
    assert len(mover.sent) == updates
    lost = [seq for watcher in crowd for seq in mover.sent if seq not in watcher.came]
    delays = sorted(
        watcher.came[seq] - at for watcher in crowd for seq, at in mover.sent.items() if seq in watcher.came
    )
    sizes = sorted(crowd[0].sizes)
    return {
        "lost": len(lost),
        "fulls": sum(watcher.fulls for watcher in crowd) - watchers,
        "late": sum(delay > LATE for delay in delays),
        "updates_a_second": updates / took,
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
    assert figures["updates_a_second"] > 0.98 * UPDATES_A_SECOND
