"""The truth about the storage: a full disk, a lock or damage is said by its name, and the lobby can still be read."""

import asyncio
import functools
import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from rampart.server import health
from rampart.server.app import create_app
from rampart.server.basics.refusals import Refused
from rampart.server.config import Settings
from rampart.server.health import Health
from rampart.server.site import Site
from rampart.server.storage import sqlite
from rampart.server.storage.faults import fault_of
from tests.server.client import fresh_key

HTML = {"Accept": "text/html", "Accept-Language": "cs"}
SCRIPT = {"X-Rampart": "1", "Accept-Language": "de"}


class Visitor:
    """A site in this process, and someone who looks at it."""

    def __init__(self, folder: Path) -> None:
        settings = Settings(folder=folder, limits=0)
        self.app = create_app(settings)
        self.site = Site(settings)
        self.app.state.site = self.site
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False)
        self.http = httpx.AsyncClient(transport=transport, base_url="http://test")

    async def health(self) -> tuple[int, str]:
        """What a monitor learns."""
        self.site.health.probed = float("-inf")  # as if it had been asked a while ago
        answer = await self.http.get("/health")
        return answer.status_code, answer.json()["status"]

    async def post(self, path: str, **body: Any) -> httpx.Response:
        """Send JSON."""
        content = json.dumps({"key": fresh_key(), **body})
        return await self.http.post(path, content=content, headers={**SCRIPT, "Content-Type": "application/json"})

    async def page(self, path: str = "/") -> httpx.Response:
        """Look at a page."""
        return await self.http.get(path, headers=HTML)

    async def most_pages(self, count: int) -> None:
        """Let the database grow no further, as on a full disk; 0 lets it grow again."""
        limit, store = f"PRAGMA max_page_count = {count or 2**30}", self.site.store
        async with store._writer.connect() as db:
            await db.exec_driver_sql(limit)

        def limit_appending() -> None:
            with store._appender.connect() as appender:
                appender.exec_driver_sql(limit)

        await asyncio.get_running_loop().run_in_executor(store._appending, limit_appending)


Story = Callable[[Visitor], Awaitable[None]]


def visited(story: Story) -> Callable[[Path, pytest.MonkeyPatch], None]:
    """A test with a site of its own, where no one waits long for a lock."""

    @functools.wraps(story)
    def test(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.05)
        monkeypatch.setattr(health, "FRESH", 0.0)

        async def play() -> None:
            visitor = Visitor(tmp_path)
            try:
                await story(visitor)
            finally:
                await visitor.site.health.stop()
                await visitor.site.store.close()

        asyncio.run(play())

    del test.__wrapped__  # type: ignore[attr-defined]  # or pytest would see the parameters of the story
    return test


def sentence(code: str, lang: str) -> str:
    """What is said."""
    return Refused(code).sentence(lang)


async def told(visitor: Visitor, code: str) -> None:
    """Monitors, scripts and people are told what is wrong."""
    assert await visitor.health() == (503, code)
    answer = await visitor.post("/tables", game="dragon")
    assert (answer.status_code, answer.json()["code"]) == (503, code)
    assert answer.json()["error"] == sentence(code, "de")
    form = await visitor.http.post("/tables", data={"game": "dragon"}, headers={**HTML, "Origin": "http://test"})
    assert form.status_code == 503
    assert sentence(code, "cs") in form.text
    lobby = await visitor.page()
    assert lobby.status_code == 200
    assert sentence(code, "cs") in lobby.text


@visited
async def test_a_site_that_can_write_is_well(visitor: Visitor) -> None:
    with closing(sqlite3.connect(visitor.site.settings.database)) as other:
        [before] = other.execute("PRAGMA data_version").fetchone()
        assert await visitor.health() == (200, "ok")
        [after] = other.execute("PRAGMA data_version").fetchone()
        assert after != before, "something was written"
        assert other.execute("SELECT * FROM probes").fetchall() == []


@visited
async def test_a_locked_database(visitor: Visitor) -> None:
    await visitor.post("/tables", game="dragon", name="Before the lock")
    with closing(sqlite3.connect(visitor.site.settings.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        await told(visitor, "storage_busy")
        assert "Before the lock" in (await visitor.page()).text
        other.execute("ROLLBACK")
    assert await visitor.health() == (200, "ok")
    assert sentence("storage_busy", "cs") not in (await visitor.page()).text
    assert (await visitor.post("/tables", game="dragon")).status_code == 200


@visited
async def test_a_full_disk_loses_nothing(visitor: Visitor) -> None:
    answer = await visitor.post("/tables", game="dragon", players=2, seats=["me", "me"], start=True)
    table = answer.json()["table"]
    room = await visitor.site.rooms.get(table)
    seat = room.table.deciders[0]
    state = room.must_state()
    choice = {"decision": room.decision_id, "option": state.key(state.options(seat)[0], seat), "seat": seat}
    before = room.seq
    await visitor.most_pages(1)
    long = "a" * 480
    while (await visitor.post(f"/t/{table}/acts", act="chat", text=long)).status_code == 200:
        before += 1  # until the pages that the entries lie in are full
    while (await visitor.post("/tables", game="dragon", name="x" * 20)).status_code == 200:
        continue
    await told(visitor, "disk_full")
    assert "dragon" in (await visitor.page(f"/t/{table}")).text
    await visitor.most_pages(0)
    assert await visitor.health() == (200, "ok")
    room = await visitor.site.rooms.get(table)
    sent = {**choice, "decision": room.decision_id, "seen": room.seq, "key": "the-choice-again"}
    assert (await visitor.post(f"/t/{table}/choices", **sent)).status_code == 200
    assert (await visitor.site.rooms.get(table)).seq == before + 1


@visited
async def test_a_damaged_database(visitor: Visitor) -> None:
    file = visitor.site.settings.database
    with closing(sqlite3.connect(file)) as db:
        [[root]] = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tables'").fetchall()
        [[size]] = db.execute("PRAGMA page_size").fetchall()
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with file.open("r+b") as raw:
        raw.seek((root - 1) * size)
        raw.write(b"\xff" * size)
    await told(visitor, "storage_damaged")
    async with visitor.site.store.writing():
        pass
    assert await visitor.health() == (503, "storage_damaged"), "writing elsewhere does not mend it"


@visited
async def test_a_lost_database(visitor: Visitor) -> None:
    file = visitor.site.settings.database
    file.rename(file.with_name("elsewhere"))
    file.mkdir()
    await told(visitor, "storage_lost")


def test_a_probe_that_takes_too_long_is_not_repeated() -> None:
    began = 0

    async def story() -> None:
        nonlocal began
        ended = asyncio.Event()

        async def probe() -> None:
            nonlocal began
            began += 1
            await ended.wait()

        ill = Health(probe, patience=0.01)
        assert await ill.ask() == "storage_busy"
        assert await ill.ask() == "storage_busy"
        ill.probed = float("-inf")
        assert await ill.ask() == "storage_busy"
        assert began == 1
        ended.set()
        ill.probed = float("-inf")
        assert await ill.ask() == ""
        await ill.stop()

    asyncio.run(story())


def test_other_errors_are_no_faults_of_the_storage() -> None:
    assert fault_of(RuntimeError("something else")) == ""
    assert fault_of(OSError(28, "No space left on device")) == "disk_full"


@visited
async def test_errors_do_not_tell_what_was_to_be_stored(visitor: Visitor) -> None:
    async def fails() -> str:
        try:
            async with visitor.site.store.writing() as db:
                await db.exec_driver_sql("INSERT INTO sessions VALUES (?, 'x', 0, 0, 1)", ("a-secret-token",))
        except Exception as e:
            return repr(e) + str(e)
        return ""

    said = await fails()
    assert "INSERT INTO sessions" in said
    assert "a-secret-token" not in said
