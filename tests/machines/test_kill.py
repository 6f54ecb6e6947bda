"""Three processes on one database, killed in turn while tables are played, and the database with them.

Nothing is lost, nothing done twice, all tables go on, and no clock runs while nothing can be stored.
"""

import asyncio
import json
import os
import random
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from rampart.server.basics.clocks import merged, overlap
from rampart.server.storage import schema
from rampart.server.storage.postgres import Postgres
from tests.machines.conftest import Server
from tests.server.client import NO_CERTIFICATES, Served, origin, served
from tests.server.test_kill import Table

TRIES = 600
PAUSE = 0.05
CLOCK = {"kind": "live", "minutes": 600, "increment": 0}
LONGEST = 120.0  # seconds that a table may take to go on, on whatever machine


class Roaming:
    """A browser behind a balancer: every request goes to one of the servers, and to another where that one is gone."""

    def __init__(self, servers: list[Served], luck: random.Random) -> None:
        self.servers = servers
        self.luck = luck
        self.http = httpx.AsyncClient(timeout=20, verify=NO_CERTIFICATES)

    async def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Ask until one answers."""
        for _ in range(TRIES):
            server = self.luck.choice(self.servers)
            headers = {"Origin": origin(server.url), "Content-Type": "application/json"}
            try:
                answer = await self.http.request(method, f"{server.url.rstrip('/')}{path}", headers=headers, **more)
                if answer.status_code != 503:
                    return answer
            except httpx.TransportError:
                pass
            await asyncio.sleep(PAUSE)
        raise AssertionError("no server has answered")

    async def post(self, path: str, content: str) -> httpx.Response:
        return await self.request("POST", path, content=content)

    async def get(self, path: str, params: dict[str, Any]) -> httpx.Response:
        return await self.request("GET", path, params=params)

    async def aclose(self) -> None:
        await self.http.aclose()


class Anywhere(Table):
    """A table whose people roam."""

    def __init__(self, servers: list[Served], number: int, luck: random.Random) -> None:
        self.servers = servers
        self.went_on = 0.0  # when something was acknowledged last
        super().__init__(servers[0], number, luck)

    def browser(self) -> Any:
        return Roaming(self.servers, self.luck)

    def wish(self) -> dict[str, Any]:
        return {**super().wish(), "clock": CLOCK}

    async def open(self) -> None:
        await super().open()
        self.went_on = time.monotonic()

    async def send(self, person: int, path: str, body: dict[str, Any]) -> None:
        """Send a choice; where a bot was first, look again, as a page does."""
        answer = await self.people[person].post(path, content=json.dumps(body))
        if answer.status_code == 409 and self.bots:
            self.pending = None
            return
        assert answer.status_code == 200, f"{answer.status_code} {answer.text} {body}"
        self.acknowledged.append({**body, "seq": answer.json()["seq"], "table": path.split("/")[2]})
        self.pending, self.went_on = None, time.monotonic()


async def stored(database: str, tables: list[Anywhere]) -> None:
    """Every acknowledged choice is stored exactly once, and no table has a gap."""
    made = [choice for table in tables for choice in table.acknowledged]
    assert max(Counter(choice["key"] for choice in made).values(), default=1) == 1
    engine = Postgres(database).reader()
    async with engine.begin() as db:
        entries = (await db.execute(select(schema.entries))).all()
        drafts = {row.key for row in await db.execute(select(schema.drafts))}
    await engine.dispose()
    by_table: dict[str, list[int]] = {}
    for row in entries:
        by_table.setdefault(row.table_id, []).append(row.seq)
    assert all(sorted(seqs) == list(range(1, len(seqs) + 1)) for seqs in by_table.values())
    found = {row.key: row for row in entries}
    for choice in made:
        if choice["key"] not in drafts:
            row = found[choice["key"]]
            assert (row.table_id, row.seat, row.data["options"][-1]) == (
                choice["table"], choice["seat"], choice["option"],
            )  # fmt: skip


async def gone_on(tables: list[Anywhere], since: float, playing: list["asyncio.Task[None]"]) -> float:
    """Wait until something is acknowledged at every table; how long the last one took."""
    while not all(table.went_on > since for table in tables):
        failed = [task for task in playing if task.done()]
        assert not failed, failed[0].exception()
        assert time.monotonic() - since < LONGEST, [table.id for table in tables if table.went_on <= since]
        await asyncio.sleep(0.02)
    return max(table.went_on for table in tables) - since


class Kills:
    """Processes are killed one at a time, and the database now and then."""

    def __init__(self, database: str, server: Server, folder: Path, luck: random.Random) -> None:
        self.database, self.server, self.folder, self.luck = database, server, folder, luck
        self.paused: list[float] = []  # seconds until every table went on after a process was killed
        self.down: list[tuple[float, float]] = []  # when there was no database

    def run(self, kills: int, count: int, crash_every: int) -> int:
        """Play so many tables; how many choices were acknowledged."""
        arguments = ("--game", "tests.server.vault", "--database", self.database, "--no-compile")
        with ExitStack() as stack:
            servers = [stack.enter_context(served(self.folder / f"data{n}", *arguments)) for n in range(3)]
            tables = [Anywhere(servers, number, self.luck) for number in range(count)]
            asyncio.run(self.story(servers, tables, kills, crash_every))
        return sum(len(table.acknowledged) for table in tables)

    async def story(self, servers: list[Served], tables: list[Anywhere], kills: int, crash_every: int) -> None:
        await asyncio.gather(*(table.open() for table in tables))
        playing = [asyncio.create_task(table.play()) for table in tables]
        for kill in range(1, kills + 1):
            await gone_on(tables, time.monotonic(), playing)
            if kill % crash_every == 0:
                await self.crash()
                await gone_on(tables, time.monotonic(), playing)
            await asyncio.to_thread(servers[kill % 3].kill)
            self.paused.append(await gone_on(tables, time.monotonic(), playing))
            await asyncio.sleep(self.luck.random())
            await asyncio.to_thread(servers[kill % 3].start)
        for task in playing:
            task.cancel()
        results = await asyncio.gather(*playing, return_exceptions=True)
        assert [x for x in results if isinstance(x, Exception)] == []
        for table in tables:
            for person in table.people:
                await person.aclose()
        await stored(self.database, tables)
        assert await self.lost_to_clocks() < 1.0

    async def crash(self) -> None:
        """Let the database be gone for a while."""
        began = time.time()
        await asyncio.to_thread(self.server.crash)
        await asyncio.sleep(2 + 2 * self.luck.random())
        await asyncio.to_thread(self.server.start)
        self.down.append((began, time.time()))

    async def lost_to_clocks(self) -> float:
        """The most seconds that any clock ran while there was no database."""
        engine = Postgres(self.database).reader()
        async with engine.begin() as db:
            rows = (await db.execute(select(schema.outages))).all()
        await engine.dispose()
        stood = merged([(row.began, row.ended) for row in rows])
        return max((b - a - overlap(stood, a, b) for a, b in self.down), default=0.0)


@pytest.mark.slow
def test_three_kills_among_three_processes_and_one_of_the_database_lose_nothing(
    database: str, postgres_server: Server, tmp_path: Path
) -> None:
    assert Kills(database, postgres_server, tmp_path, random.Random(1)).run(kills=3, count=5, crash_every=2) >= 30


HUNDRED = int(os.environ.get("RAMPART_KILLS", "100"))  # fewer, where a run is made in parts


@pytest.mark.soak
def test_a_hundred_kills_among_three_processes_lose_nothing(
    database: str, postgres_server: Server, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    kills = Kills(database, postgres_server, tmp_path, random.Random())
    kept = kills.run(kills=HUNDRED, count=20, crash_every=10)
    record_property(
        "figure",
        f"{HUNDRED} kills among 3 processes and {len(kills.down)} of the database, {kept:,} acknowledged choices, none "
        f"lost or stored twice; all 20 tables had gone on after {median(kills.paused):.1f} s (median), "
        f"{max(kills.paused):.1f} s (longest)",
    )
    assert kept >= 40 * HUNDRED
    assert max(kills.paused) < 5.0
