"""Load: two hundred people watch one table, two hundred tables are played, a thousand wait, and many games are over."""

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tests.server.client import Player, Served, fresh_key, served
from tests.server.crowd import Page, idle, load, processor_seconds, stored

WATCHERS = 200
UPDATES_A_SECOND = 50
SECONDS = 10
LATE = 1.0
CROWD_SECONDS = 300
Figure = Callable[[str, object], None]


class Watcher(Page):
    """Someone who watches without a seat."""

    numbers: ClassVar[dict[bytes, dict[str, Any]]] = {}  # what is in a message, read once for all who get the same

    def read(self, message: bytes) -> dict[str, Any]:
        if message not in Watcher.numbers:
            Watcher.numbers[message] = super().read(message)
        return Watcher.numbers[message]


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
def test_two_hundred_watch_fifty_updates_a_second(tmp_path: Path, record_property: Figure) -> None:
    with served(tmp_path / "data", "--log-level", "warning") as server:
        figures = show(server, WATCHERS, UPDATES_A_SECOND * SECONDS, UPDATES_A_SECOND)
    note(record_property, figures)
    assert (figures["lost"], figures["fulls"], figures["late"]) == (0, 0, 0)


def note(record_property: Figure, figures: dict[str, float]) -> None:
    """Keep figures for the page of proofs."""
    for name, value in figures.items():
        record_property("figure", f"{name.replace('_', ' ')}: {value:,.1f}")


def borne(figures: dict[str, float]) -> bool:
    """Was nothing lost, refused or broken?"""
    wrong = ("updates lost", "pages that lost their connection", "whole views sent again", "errors in the log")
    return all(figures[name] == 0 for name in wrong)


@pytest.mark.slow
def test_tables_of_four_are_played_at_a_steady_pace(tmp_path: Path) -> None:
    assert borne(load(tmp_path, tables=8, pace=10, seconds=4))


@pytest.mark.soak
def test_two_hundred_tables_of_four_take_fifty_choices_a_second(tmp_path: Path, record_property: Figure) -> None:
    figures = load(tmp_path, tables=200, pace=50, seconds=CROWD_SECONDS)
    note(record_property, figures)
    assert borne(figures) and figures["choice, 99 of 100 ms"] < 250


@pytest.mark.soak
def test_a_thousand_idle_tables_fit_into_the_memory(tmp_path: Path, record_property: Figure) -> None:
    figures = idle(tmp_path, tables=1000)
    note(record_property, figures)
    assert figures["pages that lost their connection"] == 0 and figures["megabytes"] < 1500


@pytest.mark.soak
def test_a_start_and_the_lobby_are_quick_beside_a_hundred_thousand_games(
    tmp_path: Path, record_property: Figure
) -> None:
    figures = stored(tmp_path, games=100_000)
    note(record_property, figures)
    assert figures["start, seconds"] < 3
    assert all(figure < 50 for name, figure in figures.items() if "95 of 100" in name)
