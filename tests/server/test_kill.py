"""Power cuts: the server is killed while many tables are being played, and nothing that was acknowledged is lost."""

import asyncio
import json
import os
import random
import sqlite3
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.client import NO_CERTIFICATES, Look, Served, fresh_key, origin, served

TABLES = 50
CHOICES = (60, 200)  # acknowledged between two cuts


class Table:
    """A table and the people who play it, all from one place; they remember what the server has acknowledged."""

    def __init__(self, server: Served, number: int, luck: random.Random) -> None:
        self.server = server
        self.luck = luck
        self.game = "vault" if number % 5 == 0 else "dragon"
        self.bots = number % 5 == 1
        self.people = [self.browser() for _ in range(1 if self.bots else 2)]
        self.id = ""
        self.acknowledged: list[dict[str, Any]] = []
        self.pending: tuple[int, str, dict[str, Any]] | None = None
        self.since_cut = 0
        self.over = False

    def browser(self) -> httpx.AsyncClient:
        """Someone with a browser."""
        headers = {"Origin": origin(self.server.url), "Content-Type": "application/json"}
        return httpx.AsyncClient(base_url=self.server.url, headers=headers, timeout=20, verify=NO_CERTIFICATES)

    async def open(self) -> None:
        """Open a table and take all seats."""
        table = (await self.post(0, "/tables", self.wish()))["table"]
        if not self.bots:
            await self.post(1, f"/t/{table}/acts", {"act": "sit", "seat": 1, "key": fresh_key()})
            await self.post(0, f"/t/{table}/acts", {"act": "start", "key": fresh_key()})
        self.id, self.over = table, False

    def wish(self) -> dict[str, Any]:
        """What table it is."""
        return {"game": self.game, "players": 2, "bots": self.bots}

    async def post(self, person: int, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Send something that must be accepted."""
        answer = await self.people[person].post(path, content=json.dumps(body))
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    async def play(self) -> None:
        """Choose again and again until the server is gone; after one game comes the next."""
        try:
            while True:
                if self.over:
                    await self.open()
                if self.pending is None:
                    self.pending = await self.thought()
                if self.pending is None:
                    await asyncio.sleep(0.05)
                else:
                    await self.send(*self.pending)
        except httpx.TransportError:
            return

    async def thought(self) -> tuple[int, str, dict[str, Any]] | None:
        """The next choice of someone who is asked."""
        for seat, person in enumerate(self.people):
            answer = await person.get(f"/t/{self.id}/text", params={"seat": seat})
            assert answer.status_code == 200, answer.text
            look = Look(answer.text)
            self.over = ">over" in answer.text
            if look.options:
                body = {"decision": look.decision, "option": self.luck.choice(look.options), "seen": look.seq}
                return seat, f"/t/{self.id}/choices", {**body, "seat": seat, "key": fresh_key()}
        return None

    async def send(self, person: int, path: str, body: dict[str, Any]) -> None:
        """Send a choice, or send it again with the same key where no answer came before the cut."""
        answer = await self.people[person].post(path, content=json.dumps(body))
        assert answer.status_code == 200, f"{answer.status_code} {answer.text} {body}"
        assert answer.json()["status"] in ("accepted", "duplicate")
        self.acknowledged.append({**body, "seq": answer.json()["seq"], "table": path.split("/")[2]})
        self.pending = None
        self.since_cut += 1


async def play_until(choices: int, server: Served, tables: list[Table]) -> None:
    """All play; when so many choices have been acknowledged the server is killed, and all notice it."""
    before = sum(len(table.acknowledged) for table in tables)
    playing = [asyncio.create_task(table.play()) for table in tables]
    for _ in range(12000):
        await asyncio.sleep(0.01)
        if sum(len(table.acknowledged) for table in tables) - before >= choices:
            break
    await asyncio.to_thread(server.kill)
    await asyncio.gather(*playing)


async def play_on(server: Served, tables: list[Table]) -> None:
    """Every table goes on: each takes at least one more choice, or has come to its end."""
    for table in tables:
        table.since_cut = 0
    playing = [asyncio.create_task(table.play()) for table in tables]
    for _ in range(600):
        await asyncio.sleep(0.1)
        if all(table.since_cut or table.over for table in tables):
            break
    for task in playing:
        task.cancel()
    results = await asyncio.gather(*playing, return_exceptions=True)
    assert [x for x in results if isinstance(x, Exception)] == []
    assert [table.id for table in tables if not table.since_cut and not table.over] == []


def check(file: Path, tables: list[Table]) -> None:
    """Every acknowledged choice is stored exactly once, and no table has a gap."""
    made = [choice for table in tables for choice in table.acknowledged]
    assert max(Counter(choice["key"] for choice in made).values(), default=1) == 1
    with sqlite3.connect(file) as db:
        for name in {choice["table"] for choice in made}:
            rows = db.execute("SELECT seq, key, seat, data FROM entries WHERE table_id = ? ORDER BY seq", [name])
            entries = {key: (seq, seat, json.loads(data)) for seq, key, seat, data in rows}
            assert sorted(seq for seq, _, _ in entries.values()) == list(range(1, len(entries) + 1))
            rows = db.execute("SELECT key, after, seat, options FROM drafts WHERE table_id = ?", [name])
            drafts = {key: (after, seat, {"options": json.loads(options)}) for key, after, seat, options in rows}
            assert not set(entries) & set(drafts)
            stored = {**drafts, **entries}
            for choice in [choice for choice in made if choice["table"] == name]:
                seq, seat, data = stored[choice["key"]]
                assert (seq, seat, data["options"][-1]) == (choice["seq"], choice["seat"], choice["option"])


def cut_power(folder: Path, cuts: int, seed: int, part: int = 1) -> int:
    """Play 50 tables, or a part of them, through some power cuts; returns how many choices were acknowledged."""
    luck = random.Random(seed)
    with served(folder / "data", "--game", "tests.server.vault") as server:
        tables = [Table(server, number, luck) for number in range(TABLES // part)]

        async def story() -> None:
            await asyncio.gather(*(table.open() for table in tables))
            for _ in range(cuts):
                await play_until(luck.randint(*CHOICES) // part, server, tables)
                check(server.folder / "rampart.sqlite", tables)
                await asyncio.to_thread(server.start)
            await play_on(server, tables)
            for table in tables:
                for person in table.people:
                    await person.aclose()

        asyncio.run(story())
        check(server.folder / "rampart.sqlite", tables)
        faults = [line for line in server.logged() if line["level"] == "error"]
        assert faults == []
    return sum(len(table.acknowledged) for table in tables)


@pytest.mark.slow
def test_three_power_cuts_lose_nothing(tmp_path: Path) -> None:
    assert cut_power(tmp_path, cuts=3, seed=1, part=3) >= 3 * CHOICES[0] // 3


HUNDRED = int(os.environ.get("RAMPART_KILLS", "100"))  # fewer, where a run is made in parts


@pytest.mark.soak
def test_a_hundred_power_cuts_lose_nothing(tmp_path: Path, record_property: Callable[[str, object], None]) -> None:
    kept = cut_power(tmp_path, cuts=HUNDRED, seed=random.randrange(10**6))
    record_property("figure", f"{HUNDRED} kills, {kept:,} acknowledged choices, none lost")
    assert kept >= HUNDRED * CHOICES[0]
