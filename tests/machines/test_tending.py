"""What a keeper does from outside, on both databases: take choices back, close, ban, check."""

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import select
from typer.testing import CliRunner

from rampart.cli import app
from rampart.server.basics.model import EntryKind, Status
from rampart.server.basics.refusals import Refused
from rampart.server.play.tending import give_up, take_back
from rampart.server.storage import schema
from rampart.server.storage.carrying import carry
from rampart.server.storage.postgres import Postgres
from rampart.server.storage.store import Store
from tests.machines.test_moving import filled
from tests.machines.test_together import Two, choose, together, until
from tests.server.test_accounts import world


@pytest.fixture(params=["a file", "PostgreSQL"])
def keeper(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A site with one running table, and the words by which the commands find it."""
    site = filled(tmp_path / "site")
    if request.param == "a file":
        return ["--data", str(tmp_path / "site")]
    address = request.getfixturevalue("database")
    carry(site, Postgres(address))
    monkeypatch.setenv("RAMPART_DATABASE", address)
    return []


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["admin", *words], catch_exceptions=False)
    return result.exit_code, result.output


def listed(keeper: list[str]) -> dict[str, object]:
    [table] = json.loads(run("list", "--json", *keeper)[1])
    return dict(table)


def test_choices_are_taken_back_the_table_closed_and_all_is_sound(keeper: list[str]) -> None:
    table = str(listed(keeper)["id"])
    entries = listed(keeper)["entries"]
    assert isinstance(entries, int)
    assert run("check", *keeper) == (0, f"1 tables with {entries} entries replayed, all sound.\n")
    code, said = run("undo", table, "--choices", "3", *keeper)
    assert code == 0 and said.startswith("Taken back at table")
    assert listed(keeper)["entries"] == entries + 1, "nothing is deleted"
    assert run("check", *keeper)[0] == 0
    assert run("close", table, *keeper) == (0, f"Table {table} is closed.\n")
    assert listed(keeper)["status"] == "closed"
    assert run("check", *keeper)[0] == 0


def test_what_has_gone_wrong_is_found(tmp_path: Path) -> None:
    filled(tmp_path)
    with sqlite3.connect(tmp_path / "rampart.sqlite") as db:
        db.execute("DELETE FROM entries WHERE seq = 5")
    code, said = run("check", "--data", str(tmp_path))
    assert code == 1 and "not numbered" in said


def test_what_cannot_be_taken_back_or_closed_is_said_and_changes_nothing(keeper: list[str]) -> None:
    table, before = str(listed(keeper)["id"]), listed(keeper)
    for words in (("undo", table, "--choices", "900"), ("undo", "nowhere"), ("close", "nowhere")):
        done = CliRunner().invoke(app, ["admin", *words, *keeper])
        assert done.exit_code != 0
    assert listed(keeper) == before


def test_a_file_that_is_being_served_is_left_alone(tmp_path: Path) -> None:
    with filled(tmp_path).serving():
        table = str(listed(["--data", str(tmp_path)])["id"])
        done = CliRunner().invoke(app, ["admin", "close", table, "--data", str(tmp_path)])
        assert done.exit_code != 0 and "stop it first" in " ".join(done.output.split())


@together
async def test_running_processes_hear_of_it(both: Two) -> None:
    person, table = await both.table("me", "me")
    for n in range(4):
        await choose(both.one, table, person, f"key-{n:08}")
    here, there = await both.one.rooms.get(table), await both.two.rooms.get(table)
    outside = Store(both.settings.storage)
    try:
        gone = await take_back(outside, table, 2)
        await until(lambda: here.entries[-1].kind is EntryKind.UNDO and there.entries[-1].kind is EntryKind.UNDO)
        assert here.entries[-1].data["seqs"] == gone
        await give_up(outside, table)
        await until(lambda: here.table.status is there.table.status is Status.CLOSED)
        with pytest.raises(Refused, match="not_playing"):
            await give_up(outside, table)
    finally:
        await outside.close()


def test_who_is_banned_is_out_at_once_and_the_running_site_heeds_it(tmp_path: Path) -> None:
    async def tale() -> None:
        async with world(tmp_path) as w:
            eve = w.device()
            assert (await eve.claim("Eve")).status_code == 303
            assert (await eve.http.get("/account")).status_code == 200
            secret = await w.site.tokens.make(await w.person(eve), "bot", ["read"])
            caller = {"Authorization": f"Bearer {secret}"}
            assert (await eve.http.get("/api/v1/account", headers=caller)).status_code == 200
            code, said = await asyncio.to_thread(run, "ban", "Eve", "--data", str(tmp_path))
            assert code == 0 and "banned" in said
            w.site.people.forget()
            w.site.tokens.forget()
            assert (await eve.http.get("/api/v1/account", headers=caller)).status_code == 401
            assert "Eve" not in (await eve.http.get("/account")).text
            assert (await w.device().log_in("Eve")).status_code == 403
            assert (await asyncio.to_thread(run, "ban", "Eve", "--lift", "--data", str(tmp_path)))[0] == 0
            async with w.site.store.reading() as db:
                assert (await db.execute(select(schema.people.c.role).where(schema.people.c.login == "eve"))).one()[
                    0
                ] == ""

    asyncio.run(tale())
