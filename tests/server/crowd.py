"""Crowds: many tables with four people each, who hold their pages open and choose at a steady pace; and what it costs.

    python -m tests.server.crowd --tables 200 --pace 50 --seconds 300     the load that a machine of two cores must bear
    python -m tests.server.crowd --idle 1000                              tables at which no one does anything
    python -m tests.server.crowd --stored 100000                          a start and the lobby beside many games

The people know the seeds of their tables, which they read from the database, so that they find their choices without
asking the site. A choice takes from the moment at which it was due to its answer, so that a site which falls behind
is not spared.
"""

import argparse
import asyncio
import base64
import json
import os
import random
import sqlite3
import tempfile
import time
import zlib
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from statistics import quantiles
from typing import Any

import rampart
from rampart.server.basics.model import Made
from rampart.server.tables.course import Course, start_of
from tests.server.client import Player, Served, fresh_key, served

GAMES = ("dragon", "watch", "great_wall", "crescent_moon")
PEOPLE = 4
KEY = base64.b64encode(bytes(16)).decode()
MANY = ("--connections", "16000", "--per-address", "16000", "--log-level", "warning")
IDLE = 30.0  # seconds after which a connection is not used again: the site closes it after 75
SHARING = 12  # tables that the same four people sit at where no one plays: a browser may hold 16 pages open


class Line:
    """A connection for requests, one after the other."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.used = 0.0

    async def open(self) -> None:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.used = time.monotonic()

    async def ask(self, method: str, path: str, body: dict[str, Any], cookie: str = "") -> tuple[int, bytes, str]:
        """A request; the status of its answer, what it says, and the cookie that it brings or else the one sent."""
        if time.monotonic() - self.used > IDLE:
            self.writer.close()
            await self.open()
        self.used = time.monotonic()
        content = json.dumps(body).encode() if method == "POST" else b""
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nOrigin: http://127.0.0.1:{self.port}\r\n"
            f"Cookie: {cookie}\r\nContent-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        )
        self.writer.write(head.encode() + content)
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
        answer = await self.reader.readexactly(int(headers.get("content-length", 0)))
        return int(lines[0].split()[1]), answer, headers.get("set-cookie", cookie).partition(";")[0]

    async def post(self, path: str, body: dict[str, Any], cookie: str = "") -> tuple[dict[str, Any], str]:
        """Send something that must be accepted."""
        status, answer, cookie = await self.ask("POST", path, body, cookie)
        assert status == 200, answer
        return json.loads(answer), cookie


class Page(asyncio.Protocol):
    """A page that listens: bare bones, so that the crowd itself needs little time."""

    def __init__(self, table: str, port: int, cookie: str = "") -> None:
        self.table = table
        self.port = port
        self.cookie = cookie
        self.came: dict[int, float] = {}  # by entry: when its update came
        self.sizes: list[int] = []
        self.fulls = 0
        self.ready = asyncio.Event()
        self.buffer = b""
        self.open = False
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for updates."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(
            f"GET /t/{self.table}/ws HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n"
            f"Origin: http://127.0.0.1:{self.port}\r\nAccept-Language: en\r\nCookie: {self.cookie}\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True

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

    def read(self, message: bytes) -> dict[str, Any]:
        """What a message says."""
        found: dict[str, Any] = json.loads(zlib.decompress(message) if message[:1] == b"x" else message)
        return found

    def take(self, message: bytes) -> None:
        """Note a message."""
        frame = self.read(message)
        if "full" in frame:
            self.fulls += 1
            self.ready.set()
        elif "seq" in frame:
            self.came.setdefault(frame["seq"], time.perf_counter())
            self.sizes.append(len(message))

    async def connect(self) -> None:
        """Connect, and wait for the first view."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self.port)
        await self.ready.wait()


class Circle:
    """A table of four people with their pages."""

    def __init__(self, game: str, number: int, port: int, cookies: Sequence[str] = ()) -> None:
        self.game = rampart.game(game)
        self.luck = random.Random(number)
        self.port = port
        self.line = Line(port)
        self.cookies = list(cookies) or [""] * PEOPLE
        self.parts: dict[int, list[str]] = {}
        self.sent: dict[int, float] = {}  # by entry: when the choice was due
        self.busy = False

    async def gather(self) -> None:
        """Open the table, take all its seats, begin, and open the pages."""
        await self.line.open()
        options = {"sealed": False} if "sealed" in self.game.options else {}  # else the site would choose as well
        wish = {"game": self.game.name, "players": PEOPLE, "seats": ["me"], "options": options}
        answer, self.cookies[0] = await self.line.post("/tables", wish, self.cookies[0])
        self.table = answer["table"]
        for seat in range(1, PEOPLE):
            act = {"act": "sit", "seat": seat, "key": fresh_key()}
            _, self.cookies[seat] = await self.line.post(f"/t/{self.table}/acts", act, self.cookies[seat])
        act = {"act": "start", "key": fresh_key()}
        answer, _ = await self.line.post(f"/t/{self.table}/acts", act, self.cookies[0])
        self.seq: int = answer["seq"]
        self.pages = [Page(self.table, self.port, cookie) for cookie in self.cookies]
        for page in self.pages:
            await page.connect()

    def learn(self, db: sqlite3.Connection) -> None:
        """Learn from the database how the game began."""
        [(seed,)] = db.execute("SELECT seed FROM tables WHERE id=?", [self.table])
        [(data,)] = db.execute("SELECT data FROM entries WHERE table_id=? AND kind='start'", [self.table])
        self.course = Course(start_of(self.game, seed, json.loads(data))[0], self.seq)
        self.here = self.course.first

    @property
    def over(self) -> bool:
        return self.here.state.over

    async def choose(self, due: float) -> float:
        """Make one random choice; how long it took since it was due."""
        s = self.here.state
        seat = self.luck.choice(s.deciders)
        s = s.copy()
        for part in self.parts.get(seat, ()):
            s.choose(part, seat)
        option = s.key(self.luck.choice(s.options(seat)), seat)
        body = {"decision": f"d{self.here.asked_since}", "option": option, "seat": seat, "seen": self.seq}
        await self.line.post(f"/t/{self.table}/choices", {**body, "key": fresh_key()}, self.cookies[seat])
        took = time.perf_counter() - due
        s.choose(option, seat)
        parts = (*self.parts.pop(seat, ()), option)
        if s.same_poll(self.here.state) and seat in s.deciders:
            self.parts[seat] = list(parts)
        else:
            self.seq += 1
            self.sent[self.seq] = due
            self.here, _ = self.course.chosen(self.here, Made(self.seq, seat, parts))
        return took

    async def chosen(self, due: float) -> float:
        """The same, with the table marked meanwhile."""
        self.busy = True
        try:
            return await self.choose(due)
        finally:
            self.busy = False


async def gathered(server: Served, tables: int, sharing: int = 1) -> list[Circle]:
    """So many tables of four; the same people may sit at several."""
    port = int(server.url.rpartition(":")[2])
    circles: list[Circle] = []
    for number in range(tables):
        cookies = circles[-1].cookies if number % sharing else ()
        circles.append(Circle(GAMES[number % len(GAMES)], number, port, cookies))
        await circles[-1].gather()
    return circles


async def paced(circles: list[Circle], pace: float, seconds: float) -> list[float]:
    """Choices at a steady pace, whatever the answers take; how long each took."""
    began = time.perf_counter()
    doing: list[asyncio.Task[float]] = []
    turn = 0
    for n in range(round(pace * seconds)):
        due = began + n / pace
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        for _ in circles:
            turn = (turn + 1) % len(circles)
            if not circles[turn].busy and not circles[turn].over:
                doing.append(asyncio.create_task(circles[turn].chosen(due)))
                break
        else:
            raise AssertionError("every table waits for an answer, or is over")
    return [await task for task in doing]


def processor_seconds(process: int) -> float:
    """How long a process has worked."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes(process: int) -> float:
    """How much memory a process holds."""
    lines = dict(line.split(":", 1) for line in Path(f"/proc/{process}/status").read_text().splitlines())
    return int(lines["VmRSS"].split()[0]) / 1024


def percentile(times: Sequence[float], of_hundred: int) -> float:
    """A percentile in milliseconds."""
    return quantiles(times, n=100)[of_hundred - 1] * 1000


def load(folder: Path, tables: int, pace: float, seconds: float, *arguments: str) -> dict[str, float]:
    """Let many tables be played at a steady pace; the figures of how it went."""

    async def story(server: Served) -> dict[str, float]:
        circles = await gathered(server, tables)
        with closing(sqlite3.connect(server.folder / "rampart.sqlite")) as db:
            for circle in circles:
                circle.learn(db)
        worked, own = processor_seconds(server.process.pid), time.process_time()
        took = await paced(circles, pace, seconds)
        worked, own = processor_seconds(server.process.pid) - worked, time.process_time() - own
        pages = [(circle, page) for circle in circles for page in circle.pages]
        for _ in range(100):
            lost = [seq for circle, page in pages for seq in circle.sent if seq not in page.came]
            if not lost:
                break
            await asyncio.sleep(0.05)
        seen = [page.came[seq] - due for circle, page in pages for seq, due in circle.sent.items() if seq in page.came]
        return {
            "tables": tables,
            "pages": len(pages),
            "choices": len(took),
            "choices a second": len(took) / seconds,
            "updates lost": len(lost),
            "pages that lost their connection": sum(page.lost for _, page in pages),
            "whole views sent again": sum(page.fulls - 1 for _, page in pages),
            "choice, median ms": percentile(took, 50),
            "choice, 95 of 100 ms": percentile(took, 95),
            "choice, 99 of 100 ms": percentile(took, 99),
            "choice, longest ms": max(took) * 1000,
            "on every screen, 99 of 100 ms": percentile(seen, 99),
            "server cpu ms a choice": worked / len(took) * 1000,
            "client cpu ms a choice": own / len(took) * 1000,
            "server megabytes": megabytes(server.process.pid),
            "errors in the log": sum(line["level"] == "error" for line in server.logged()),
        }

    with served(folder / "data", *MANY, *arguments) as server:
        return asyncio.run(story(server))


def idle(folder: Path, tables: int, *arguments: str) -> dict[str, float]:
    """Tables at which no one does anything, with four pages each."""

    async def story(server: Served) -> dict[str, float]:
        empty = megabytes(server.process.pid)
        began = time.perf_counter()
        circles = await gathered(server, tables, SHARING)
        took = time.perf_counter() - began
        worked = processor_seconds(server.process.pid)
        await asyncio.sleep(10)
        worked = processor_seconds(server.process.pid) - worked
        pages = [page for circle in circles for page in circle.pages]
        return {
            "tables": tables,
            "pages": len(pages),
            "pages that lost their connection": sum(page.lost for page in pages),
            "megabytes before": empty,
            "megabytes": megabytes(server.process.pid),
            "kilobytes a table": (megabytes(server.process.pid) - empty) / tables * 1024,
            "seconds to gather": took,
            "server cpu percent at rest": worked * 10,
        }

    with served(folder / "data", *MANY, *arguments) as server:
        return asyncio.run(story(server))


# ---- many stored games

LOOKS = 200


def stored(folder: Path, games: int) -> dict[str, float]:
    """A start, the lobby and a profile where so many games are stored."""
    with served(folder / "data", *MANY) as server:
        hana, jan = Player(server), Player(server)
        for player in (hana, jan):
            table = player.open("dragon", players=2, seats=["me", "random"], start=True)
            finish(player, table)
        server.stop()
        with closing(sqlite3.connect(server.folder / "rampart.sqlite")) as db:
            multiply(db, games)
        began = time.perf_counter()
        server.start()
        started = time.perf_counter() - began
        worked = processor_seconds(server.process.pid)
        figures = {"games": games, "start, seconds": started, "start, cpu seconds": worked}
        for path, name in (("/", "lobby"), ("/you", "profile and history"), ("/you?q=zz", "search")):
            times = [look(hana, path) for _ in range(LOOKS)][LOOKS // 10 :]
            figures[f"{name}, 95 of 100 ms"] = percentile(times, 95)
            figures[f"{name}, median ms"] = percentile(times, 50)
        return figures


def finish(player: Player, table: str) -> None:
    """Play a game to its end, always with the first option."""
    for _ in range(2000):
        seen = player.look(table, 0)
        if ">over" in seen.text:
            return
        if seen.options:
            assert player.send_choice(table, seen, {"seat": 0}).status_code == 200
        else:
            time.sleep(0.02)
    raise AssertionError("the game did not end")


def look(player: Player, path: str) -> float:
    """How long a page takes."""
    began = time.perf_counter()
    assert player.http.get(path).status_code == 200
    return time.perf_counter() - began


def multiply(db: sqlite3.Connection, games: int) -> None:
    """Store the games that are over again and again, with their last entries: what was chosen is read by no list."""
    kept = [row[0] for row in db.execute("SELECT id FROM tables WHERE status='over'")]
    db.execute("PRAGMA synchronous=OFF")
    for table, own in (("tables", "id"), ("seats", "table_id"), ("results", "table_id"), ("entries", "table_id")):
        columns = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
        new = {own: f"{own} || '-' || n", "invite": "invite || '-' || n", "listed": "1"}
        new |= {name: f"{name} - n" for name in ("created", "changed", "began", "ended")}
        values = ", ".join(new.get(column, column) for column in columns)
        only = "AND kind IN ('sit', 'start')" if table == "entries" else ""
        series = f"WITH RECURSIVE s(n) AS (SELECT 1 UNION ALL SELECT n+1 FROM s WHERE n < {games // len(kept)})"
        marks = ", ".join("?" * len(kept))
        db.execute(
            f"INSERT INTO {table} ({', '.join(columns)}) {series} "
            f"SELECT {values} FROM {table}, s WHERE {own} IN ({marks}) {only}",
            kept,
        )
    db.commit()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=0)
    parser.add_argument("--pace", type=float, default=50.0)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--idle", type=int, default=0)
    parser.add_argument("--stored", type=int, default=0)
    asked = parser.parse_args()
    found: list[dict[str, float]] = []
    with tempfile.TemporaryDirectory() as name:
        for part in ("load", "idle", "stored"):
            Path(name, part).mkdir()
        if asked.tables:
            found.append(load(Path(name, "load"), asked.tables, asked.pace, asked.seconds))
        if asked.idle:
            found.append(idle(Path(name, "idle"), asked.idle))
        if asked.stored:
            found.append(stored(Path(name, "stored"), asked.stored))
    for figures in found:
        print("\n".join(f"{figure:>12,.1f}  {name}" for name, figure in figures.items()), end="\n\n")  # noqa: T201


if __name__ == "__main__":
    main()
