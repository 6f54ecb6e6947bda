"""Tables as files: records, whole tables, and the check of everything that is stored."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import rampart
from rampart import seeded
from rampart.cli import app
from rampart.kernel.errors import BadDocument, RampartError, StaleRecord
from rampart.server.basics.model import EntryKind, Status
from rampart.server.config import Settings
from rampart.server.tables.archive import exported, imported, record_of, table_from
from rampart.server.tables.audit import Checked, check_all
from rampart.server.tables.continuing import lacking
from rampart.server.tables.room import Room
from tests.playing import choice_of
from tests.server.house import House, games_registered, refused, staged


async def finished(house: House, game: str = "dragon", players: int = 2) -> Room:
    """A table whose game is over."""
    people = await house.guests(players)
    room = await house.room(await house.table(game, people))
    luck = seeded(4)
    while room.playing:
        seat = room.table.deciders[luck.below(len(room.table.deciders))]
        s = room.drafted(seat)
        options = s.options(seat)
        await house.choose(room.table.id, people[seat], seat, s.key(options[luck.below(len(options))], seat))
    return room


async def running(house: House, choices: int = 5) -> Room:
    people = await house.guests(2)
    room = await house.room(await house.table("dragon", people))
    for _ in range(choices):
        seat = room.table.deciders[0]
        await house.choose(room.table.id, people[seat], seat)
    return room


def through_json(content: dict[str, Any]) -> dict[str, Any]:
    return dict(json.loads(json.dumps(content)))


@pytest.mark.parametrize("game", ["dragon", "auction", "duel"])
def test_a_finished_game_has_a_record_that_becomes_a_table(game: str, tmp_path: Path) -> None:
    @staged
    async def story(house: House) -> None:
        room = await finished(house, game)
        record = through_json(record_of(room))
        assert record["seats"] == [seat.name for seat in room.table.seats]
        assert rampart.game(game).replay(record) == room.state
        stored = table_from(record, "host")
        await house.store.create(stored)
        shown = await house.room(stored.table.id)
        assert shown.state == room.state
        assert shown.table.status is Status.OVER
        assert shown.table.scores == room.table.scores
        assert not shown.table.listed
        assert shown.names("en") == room.names("en")
        assert through_json(record_of(shown)) == record
        assert [h.events != () for h in shown.happenings] == [h.events != () for h in standing(room)]

    story(tmp_path)


def standing(room: Room) -> list[Any]:
    assert room.position is not None
    seqs = {made.seq for made in room.position.line}
    return [happening for happening in room.happenings if happening.seq in seqs]


@staged
async def test_the_record_of_a_running_game_stays_hidden(house: House) -> None:
    with refused("still_hidden"):
        record_of(await running(house))


@staged
async def test_a_record_that_ends_early_or_starts_from_a_position_can_be_shown(house: House) -> None:
    s = rampart.game("dragon").new(2, 5)
    luck = seeded(1)
    for _ in range(6):
        s.choose(*choice_of(s, luck))
    early = table_from(through_json(s.record()))
    assert early.table.status is Status.CLOSED
    t = rampart.game("dragon").load(s.document())
    t.choose(*choice_of(t, luck))
    stored = table_from(through_json(t.record()))
    await house.store.create(stored)
    assert (await house.room(stored.table.id)).state == t


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"game": "chess"}, BadDocument),
        ({"game": ["dragon"]}, BadDocument),
        ({"game": "../dragon"}, BadDocument),
        ({"rules": 99}, StaleRecord),
        ({"choices": "many"}, BadDocument),
        ({"choices": [[0, "fly"]]}, BadDocument),
        ({"choices": [[0, "x"]] * 30_000}, BadDocument),
        ({"start": {"seed": -1}}, BadDocument),
        ({"options": {"wall": "perhaps"}}, BadDocument),
        ({"checks": []}, BadDocument),
        ({"scores": [1, 2]}, BadDocument),
        ({"players": 99}, BadDocument),
    ],
)
def test_records_that_cannot_be_are_refused(change: dict[str, Any], error: type[RampartError]) -> None:
    s = rampart.game("dragon").new(2, 5)
    luck = seeded(1)
    for _ in range(3):
        s.choose(*choice_of(s, luck))
    with pytest.raises(error):
        table_from({**through_json(s.record()), **change})


def test_an_option_given_as_text_is_stored_as_its_value() -> None:
    record = rampart.game("dragon").new(players=2, seed=1, starting_seat=0).record()
    record["options"] = {**record["options"], "starting_seat": "0", "wall": "no"}
    table = table_from({**record, "seats": ["a", "b"]}).table
    assert (table.options["starting_seat"], table.options["wall"]) == (0, False)
    assert lacking(table) == ""


def test_names_in_a_record_are_made_harmless() -> None:
    record = {**rampart.game("dragon").new(2, 5).record(), "seats": ["\u202eBob" + "x" * 1000, "<b>"]}
    table = table_from(through_json(record)).table
    assert [seat.name for seat in table.seats] == ["Bob" + "x" * 21, "<b>"]


@staged
async def test_a_whole_table_is_exported_and_imported(house: House) -> None:
    room = await running(house)
    await house.act(room.table.id, await person(house, room, 0), "chat", text="Hello")
    stored = await house.store.load(room.table.id)
    assert stored is not None
    again = imported(through_json(exported(stored)))
    assert again.table.id != room.table.id
    await house.store.create(again)
    copy = await house.room(again.table.id)
    assert copy.state == room.state
    assert copy.entries == room.entries
    assert copy.table.seats == room.table.seats
    seat = copy.table.deciders[0]
    await house.choose(copy.table.id, await person(house, copy, seat), seat)


async def person(house: House, room: Room, seat: int) -> Any:
    return await house.people.person(room.table.seats[seat].person)


@pytest.mark.parametrize("cut", ["table", "entries", "drafts", "seed"])
def test_a_broken_export_is_refused(cut: str, tmp_path: Path) -> None:
    @staged
    async def story(house: House) -> None:
        room = await running(house)
        stored = await house.store.load(room.table.id)
        assert stored is not None
        content = through_json(exported(stored))
        del content[cut]
        with pytest.raises(BadDocument):
            imported(content)
        content = through_json(exported(stored))
        choice = next(entry for entry in content["entries"] if entry["kind"] == EntryKind.CHOICE)
        choice["data"] = {"options": ["fly"]}
        with pytest.raises(RampartError):
            imported(content)

    story(tmp_path)


# ---- the check of everything


def checked(folder: Path) -> list[Checked]:
    async def run() -> list[Checked]:
        return [found async for found in check_all(Settings(folder=folder))]

    with games_registered():
        return asyncio.run(run())


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """The folder of a site with a game that is over, one that runs, and one that has not begun."""

    @staged
    async def story(house: House) -> None:
        await finished(house)
        await running(house, 16)
        from rampart.server.tables.opening import Wish

        await house.acts.open(await house.guest(), Wish("dragon", 2))

    story(tmp_path)
    return tmp_path


def test_what_is_stored_is_sound(site: Path) -> None:
    found = checked(site)
    assert [(table.status, table.problem) for table in found] == [("over", ""), ("playing", ""), ("open", "")]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("damage", "problem"),
    [
        ("UPDATE entries SET seq = 99 WHERE seq = 5", "not numbered"),
        (
            "UPDATE entries SET data = '{\"options\": [\"fly\"]}' WHERE kind = 'choice' AND seq = 6",
            "cannot be replayed",
        ),
        ("UPDATE tables SET scores = '[1, 1]' WHERE status = 'over'", "its result"),
        ("UPDATE tables SET deciders = '[7]' WHERE status = 'playing'", "who is asked"),
        ("UPDATE snapshots SET document = replace(document, '\"yuan\": ', '\"yuan\": 1')", "is not the stored one"),
    ],
)
def test_damage_is_found(site: Path, damage: str, problem: str) -> None:
    with sqlite3.connect(site / "rampart.sqlite") as db:
        db.execute(damage)
    assert problem in "".join(table.problem for table in checked(site))


# ---- the commands


def run(*words: str) -> tuple[int, str]:
    """A command of the command line: how it ended and what it printed."""
    result = CliRunner().invoke(app, list(words))
    return result.exit_code, result.output


@pytest.mark.slow
def test_the_keeper_lists_shows_exports_and_imports(site: Path, tmp_path: Path) -> None:
    data = ("--data", str(site))
    _, listed = run("admin", "list", "--json", *data)
    tables = json.loads(listed)
    assert sorted(table["status"] for table in tables) == ["open", "over", "playing"]
    over = next(table["id"] for table in tables if table["status"] == "over")
    assert over in run("admin", "list", *data)[1]
    code, shown = run("admin", "show", over, *data)
    assert (code, '"game": "dragon"' in shown) == (0, True)
    file = tmp_path / "table.json"
    assert run("admin", "export", over, str(file), *data)[0] == 0
    code, new = run("admin", "import", str(file), *data)
    assert code == 0
    assert run("admin", "show", new.strip(), *data)[1] == shown
    code, record = run("admin", "export", over, "--record", *data)
    file.write_text(record)
    assert run("replay", str(file), "--quiet")[0] == 0
    assert run("admin", "import", str(file), *data)[0] == 0
    code, said = run("replay", "--all", *data)
    assert (code, "5 tables" in said, "all sound" in said) == (0, True, True)


@pytest.mark.slow
def test_the_keeper_backs_up_and_restores(site: Path, tmp_path: Path) -> None:
    data, file = ("--data", str(site)), tmp_path / "backup.sqlite"
    before = run("admin", "list", "--json", *data)[1]
    assert run("admin", "backup", str(file), *data)[0] == 0
    with sqlite3.connect(site / "rampart.sqlite") as db:
        db.execute("DELETE FROM entries")
    assert run("replay", "--all", *data)[0] == 1
    code, said = run("admin", "restore", str(file), *data)
    assert (code, "kept" in said) == (0, True)
    assert run("admin", "list", "--json", *data)[1] == before
    assert run("replay", "--all", *data)[0] == 0


def test_what_the_keeper_cannot_do_is_said_in_a_sentence(site: Path, tmp_path: Path) -> None:
    data = ("--data", str(site))
    broken = tmp_path / "broken.json"
    broken.write_text('{"game": "dragon"}')
    for words in (
        ("admin", "show", "nowhere", *data),
        ("admin", "export", "nowhere", *data),
        ("admin", "import", str(broken), *data),
        ("admin", "restore", str(broken), *data),
        ("admin", "list", "--data", str(tmp_path / "empty")),
        ("replay", "--all", "--data", str(tmp_path / "empty")),
    ):
        code, said = run(*words)
        assert code == 2, said
        assert "Traceback" not in said
        assert said.strip().endswith(".")
