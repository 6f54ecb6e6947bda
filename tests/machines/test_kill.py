"""Three processes on one database, killed in turn while tables are played: nothing is lost, nothing done twice."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from rampart.server.storage import schema
from rampart.server.storage.postgres import Postgres
from tests.server.client import NO_CERTIFICATES, Served, origin, served
from tests.server.test_kill import Table

TRIES = 400
PAUSE = 0.05


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
        super().__init__(servers[0], number, luck)

    def browser(self) -> Any:
        return Roaming(self.servers, self.luck)

    async def send(self, person: int, path: str, body: dict[str, Any]) -> None:
        """Send a choice; where a bot was first, look again, as a page does."""
        answer = await self.people[person].post(path, content=json.dumps(body))
        if answer.status_code == 409 and self.bots:
            self.pending = None
            return
        assert answer.status_code == 200, f"{answer.status_code} {answer.text} {body}"
        self.acknowledged.append({**body, "seq": answer.json()["seq"], "table": path.split("/")[2]})
        self.pending = None


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


def killed_in_turn(database: str, folder: Path, kills: int, count: int, seed: int) -> int:
    """Play tables while processes are killed and started again; how many choices were acknowledged."""
    luck = random.Random(seed)
    arguments = ("--game", "tests.server.vault", "--database", database, "--no-compile")
    with ExitStack() as stack:
        servers = [stack.enter_context(served(folder / f"data{n}", *arguments)) for n in range(3)]
        tables = [Anywhere(servers, number, luck) for number in range(count)]

        async def story() -> None:
            await asyncio.gather(*(table.open() for table in tables))
            playing = [asyncio.create_task(table.play()) for table in tables]
            for kill in range(kills):
                before = sum(len(table.acknowledged) for table in tables)
                async with asyncio.timeout(120):
                    while sum(len(table.acknowledged) for table in tables) < before + 2 * count:
                        failed = [task for task in playing if task.done()]
                        assert not failed, failed[0].exception()
                        await asyncio.sleep(0.02)
                await asyncio.to_thread(servers[kill % 3].kill)
                await asyncio.sleep(luck.random())
                await asyncio.to_thread(servers[kill % 3].start)
            for task in playing:
                task.cancel()
            results = await asyncio.gather(*playing, return_exceptions=True)
            assert [x for x in results if isinstance(x, Exception)] == []
            for table in tables:
                for person in table.people:
                    await person.aclose()
            await stored(database, tables)

        asyncio.run(story())
    return sum(len(table.acknowledged) for table in tables)


@pytest.mark.slow
def test_three_kills_among_three_processes_lose_nothing(database: str, tmp_path: Path) -> None:
    assert killed_in_turn(database, tmp_path, kills=3, count=5, seed=1) >= 30


@pytest.mark.soak
def test_a_hundred_kills_among_three_processes_lose_nothing(
    database: str, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    kept = killed_in_turn(database, tmp_path, kills=100, count=20, seed=random.randrange(10**6))
    record_property("figure", f"100 kills among 3 processes, {kept:,} acknowledged choices, none lost or stored twice")
    assert kept >= 4000
