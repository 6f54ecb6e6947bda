"""What a choice costs the site: a real server, tables with one watcher each, and its CPU time.

    python benchmarks/site.py                  one table of each game, then 80 tables at the same time
    python benchmarks/site.py --choices 0 --tables 0 --stored 1000 5000      a site with many running and finished games
    python benchmarks/site.py --games dragon --choices 300 --tables 0 --profile dragon.prof

The seeds of the tables are known here, so that the choices are found without asking the server. Times are CPU times of
the server's process, so that other load on the machine changes little.
"""

import argparse
import asyncio
import base64
import cProfile
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
import uuid
from dataclasses import replace
from itertools import count
from pathlib import Path

import rampart
from rampart.server.basics.model import Made, Seat, SeatKind, Status
from rampart.server.config import DATABASE, Settings
from rampart.server.foreign import opened
from rampart.server.storage import sqlite
from rampart.server.storage.store import Store, Stored
from rampart.server.tables import opening
from rampart.server.tables.archive import MOST_CHOICES, table_from
from rampart.server.tables.course import Course, start_of
from rampart.server.tables.room import Room

GAMES = ("dragon", "watch", "great_wall", "crescent_moon")
PLAYERS = {"dragon": 3, "watch": 3, "great_wall": 3, "crescent_moon": 4}
ENDS = ("end", "pass", "done", "stop", "none", "next", "build", "buy")
WARMING = 60
MIDGAME = 40  # choices
KEY = base64.b64encode(bytes(16)).decode()
TICK = 1 / os.sysconf("SC_CLK_TCK")  # seconds; the system counts the work of a process in these


# ---- the server


def serve(folder: str, profile: str) -> None:
    """Serve with seeds that count upwards."""
    from rampart.cli.serve import listen
    from rampart.server.serving import run

    numbers = count(1)
    opening.fresh_seed = lambda: f"{next(numbers):032x}"
    listener = listen("127.0.0.1", 0)
    port = listener.getsockname()[1]
    settings = Settings(folder=Path(folder), port=port, limits=0, per_address=10_000)
    profiler = cProfile.Profile(time.thread_time)
    started = lambda: print(port, flush=True)  # noqa: E731
    if profile:
        profiler.runcall(run, settings, listener, started=started)
        profiler.dump_stats(profile)
    else:
        run(settings, listener, started=started)


class Server:
    """A server in a process of its own."""

    def __init__(self, folder: str, profile: str = "") -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--serve", folder, "--profile", profile],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())

    def worked(self) -> float:
        """How many seconds it has worked."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) * TICK

    def stop(self) -> None:
        """End it in order."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)


# ---- the players


class Line:
    """A connection for requests, one after the other."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""

    async def open(self) -> None:
        """Connect."""
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)

    async def ask(self, method: str, path: str, body: dict | None = None) -> tuple[int, bytes]:
        """A request and its answer."""
        content = b"" if body is None else json.dumps(body).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nOrigin: http://127.0.0.1:{self.port}\r\n"
            f"Cookie: {self.cookie}\r\nContent-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        )
        self.writer.write(head.encode() + content)
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].partition(";")[0]
        answer = await self.reader.readexactly(int(headers.get("content-length", 0)))
        return int(lines[0].split()[1]), answer


class Play:
    """A table that is played at random, and a page that watches it."""

    def __init__(self, game: str, seed: int, port: int, own: bool = False) -> None:
        self.own = own  # the page is that of the first seat
        self.game = rampart.game(game)
        self.players = PLAYERS[game]
        self.seed = seed
        self.line = Line(port)
        self.luck = random.Random(seed)
        self.parts: dict[int, list[str]] = {}
        self.made = 0
        self.sent = 0  # bytes to the page

    async def open(self) -> None:
        """Open the table and let a page watch it."""
        await self.line.open()
        options = {"sealed": False} if "sealed" in self.game.options else {}
        wish = {"game": self.game.name, "players": self.players, "seats": ["me"] * self.players, "options": options}
        status, answer = await self.line.ask("POST", "/tables", {**wish, "start": True})
        assert status == 200, answer
        self.table = json.loads(answer)["table"]
        data = {"players": self.players, "options": options}
        self.seq = self.players + 1
        self.course = Course(start_of(self.game, f"{self.seed:032x}", data)[0], self.seq)
        self.here = self.course.first
        self.watching = asyncio.create_task(self.watch())

    async def watch(self) -> None:
        """Take what a spectator's page gets."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.line.port)
        writer.write(
            f"GET /t/{self.table}/ws HTTP/1.1\r\nHost: 127.0.0.1:{self.line.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n"
            f"Origin: http://127.0.0.1:{self.line.port}\r\nAccept-Language: en\r\n"
            f"Cookie: {self.line.cookie if self.own else ''}\r\n\r\n".encode()
        )
        while data := await reader.read(1 << 16):
            self.sent += len(data)

    async def choose(self) -> bool:
        """Make one random choice; false when the game is over."""
        s = self.here.state
        if s.over:
            return False
        seat = self.luck.choice(s.deciders)
        s = s.copy()
        for part in self.parts.get(seat, ()):
            s.choose(part, seat)
        key = s.key(self.luck.choice(s.options(seat)), seat)
        body = {"decision": f"d{self.here.asked_since}", "option": key, "seat": seat, "seen": self.seq}
        status, answer = await self.line.ask("POST", f"/t/{self.table}/choices", {**body, "key": uuid.uuid4().hex})
        assert status == 200, answer
        self.made += 1
        s.choose(key, seat)
        parts = (*self.parts.pop(seat, ()), key)
        if s.same_poll(self.here.state) and seat in s.deciders:
            self.parts[seat] = list(parts)
        else:
            self.seq += 1
            self.here, _ = self.course.chosen(self.here, Made(self.seq, seat, parts))
        return True


async def alone(server: Server, seed: "count[int]", game: str, choices: int, own: bool) -> str:
    """One table after the other."""
    cpu, made, sent = 0.0, -WARMING, 0  # the first choices load texts and drawings
    while made < choices:
        play = Play(game, next(seed), server.port, own)
        await play.open()
        await asyncio.sleep(0.3)
        began, sent_before = server.worked(), play.sent
        most = choices if made >= 0 else 0
        while made + play.made < most and await play.choose():
            pass
        await asyncio.sleep(0.1)
        if made >= 0:
            cpu += server.worked() - began
            sent += play.sent - sent_before
        made = made + play.made if made >= 0 else 0
        play.watching.cancel()
    who = "first seat" if own else "spectator"
    return f"{game:14} {1000 * cpu / made:6.2f} ms a choice   {sent // made:6} bytes   ({made} choices, one {who})"


async def together(server: Server, seed: "count[int]", games: tuple[str, ...], tables: int, choices: int) -> str:
    """Many tables at the same time."""
    plays = [Play(games[n % len(games)], next(seed), server.port) for n in range(tables)]
    for play in plays:
        await play.open()
    await asyncio.sleep(1)
    began, wall = server.worked(), time.monotonic()

    async def go_on(play: Play) -> None:
        while play.made < choices and await play.choose():
            pass

    await asyncio.gather(*map(go_on, plays))
    cpu, seconds = server.worked() - began, time.monotonic() - wall
    made = sum(play.made for play in plays)
    for play in plays:
        play.watching.cancel()
    each = 1000 * max(cpu, TICK) / made  # less than a tick is not measured
    return (
        f"{tables} tables: {each:.2f} ms a choice, {1000 / each:.0f} choices/s on one core, {made / seconds:.0f}/s here"
    )


async def fill(folder: str, running: int, finished: int) -> None:
    """Store many tables: the same games over and over."""
    for players, wanted, over in ((2, running, False), (3, finished, True)):
        store = Store(Path(folder) / DATABASE)
        s = rampart.game("dragon").new(players, players)
        luck = random.Random(players)
        while not s.over and (over or s.last is None or s.last.count < MIDGAME):
            seat = luck.choice(s.deciders)
            s.choose(luck.choice(s.options(seat)), seat)
        one = table_from({**s.record(), "seats": ["Ann", "Ben", "Cyd"][:players]})
        for n in range(wanted):
            table = replace(one.table, id=f"{'over' if over else 'running'}{n}", listed=True, name=f"Table {n}")
            if not over:
                seats = [Seat(seat.number, SeatKind.PERSON, f"p{n}", "", seat.name) for seat in table.seats]
                table = replace(table, status=Status.PLAYING, seats=tuple(seats), deciders=tuple(s.deciders))
            entries = one.entries if over else one.entries[:-1]
            stored = replace(one, table=replace(table, seq=len(entries)), invite=f"{over}{n}", entries=entries)
            await store.create(stored)
        await store.close()


async def stored(folder: str, running: int, finished: int) -> None:
    """What a start, the lobby and a table cost where many games are stored."""
    sqlite.migrate(Path(folder) / DATABASE)
    await fill(folder, running, finished)
    server = Server(folder)
    try:
        line = Line(server.port)
        await line.open()
        await asyncio.sleep(2)
        print(f"{running} running, {finished} finished: started after {1000 * server.worked():.0f} ms")
        for path, times in (("/", 5), ("/", 100), ("/t/running0", 1), ("/t/over0", 1), ("/t/running0", 50)):
            began = server.worked()
            for _ in range(times):
                status, _ = await line.ask("GET", path)
                assert status == 200, path
            print(f"  GET {path:14} {1000 * (server.worked() - began) / times:6.2f} ms ({times} times)", flush=True)
    finally:
        server.stop()


def long() -> None:
    """How long it takes to open the longest record there may be, and to load its table."""
    s, luck = rampart.game("watch").new(players=4, seed=1), random.Random(1)
    while s.last is None or s.last.count < MOST_CHOICES:  # four seats haggle and never build
        seat = s.deciders[0]
        keys = {option: s.key(option, seat) for option in s.options(seat)}
        going_on = [option for option, key in keys.items() if not any(word in key for word in ENDS)] or list(keys)
        s.choose(luck.choice(going_on), seat)
    record = s.record()
    began = time.process_time()
    found = opened(record, "")
    assert isinstance(found, Stored)
    between = time.process_time()
    Room(found).replay(found)
    ended = time.process_time()
    print(f"{MOST_CHOICES} choices: opened by a worker in {between - began:.2f} s, loaded in {ended - between:.2f} s")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--serve", default="")
    parser.add_argument("--profile", default="")
    parser.add_argument("--games", nargs="*", default=GAMES)
    parser.add_argument("--choices", type=int, default=400)
    parser.add_argument("--tables", type=int, default=80)
    parser.add_argument("--stored", type=int, nargs=2, metavar=("RUNNING", "FINISHED"))
    parser.add_argument("--long", action="store_true")
    given = parser.parse_args()
    if given.serve:
        serve(given.serve, given.profile)
        return
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, given.profile)
        try:
            seed = count(1)
            for game in given.games if given.choices else ():
                for own in (False, True):
                    print(asyncio.run(alone(server, seed, game, given.choices, own)), flush=True)
            if given.tables:
                print(asyncio.run(together(server, seed, given.games, given.tables, given.choices // 8)), flush=True)
        finally:
            server.stop()
    if given.long:
        long()
    if given.stored:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(stored(folder, *given.stored))


if __name__ == "__main__":
    main()
