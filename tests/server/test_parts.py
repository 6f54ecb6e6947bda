"""Small parts of the site, each for itself."""

import asyncio
import json
import logging
import zlib
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from starlette.datastructures import Headers

from rampart.draw import Fragment
from rampart.server import live as live_module
from rampart.server.basics.limits import Limits
from rampart.server.basics.logs import JsonLines, shown_path
from rampart.server.basics.names import BOTS, bot_name, clean_name, clean_text, guest_name, untaken
from rampart.server.basics.refusals import STATUS, Refused
from rampart.server.live import REMEMBERED, WAITING, Channel, Connection, Live, ViewerClass
from rampart.server.security import allowed_origin, same_site
from rampart.server.site import preferred
from rampart.text import LANGUAGES
from tests.server.house import House, staged

TEXTS = Path(live_module.__file__).parent / "text"


# ---- names


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \t\n Lee ", "Ann Lee"),
        ("\u202eAnn\u2066\u2069\u200e\u200f\ufeff", "Ann"),
        ("\x00\x07\x1b[1mAnn\x7f\x85", "[1mAnn"),
        ("a\u0301" + "\u0301" * 50, "á" + "\u0301" * 2),
        ("\u0301\u0302Ann", "Ann"),
        ("X" * 10_000, "X" * 24),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("\u200d\u200d", ""),
        ("<script>", "<script>"),
        ("\ud800Ann", "Ann"),
        ("\ue000\U000f0000Ann", "Ann"),
        ("مرحبا", "مرحبا"),
        ("", ""),
    ],
)
def test_names_are_cleaned(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown
    assert clean_name(clean_name(typed)) == shown


def test_texts_are_cleaned_to_their_length() -> None:
    assert clean_text("Hello\nworld" + "!" * 1000) == "Hello world" + "!" * 489


def test_generated_names_are_fine_names() -> None:
    assert all(clean_name(name) == name for name in (guest_name() for _ in range(50)))
    taken: list[str] = []
    for _ in range(20):
        taken.append(bot_name(taken))
    assert len(set(taken)) == 20
    assert taken[: len(BOTS)] == list(BOTS)
    assert untaken("Ann", ["Ann", "Ann 2"]) == "Ann 3"


# ---- refusals


def messages(lang: str) -> dict[str, set[str]]:
    """The messages of a language, each with its variables."""
    resource = FluentParser().parse((TEXTS / f"refusals.{lang}.ftl").read_text(encoding="utf-8"))
    found = [entry for entry in resource.body if isinstance(entry, Message)]
    text = {entry.id.name: repr(entry.value.to_json()) if entry.value else "" for entry in found}
    return {name: {"field"} if "'field'" in value else set() for name, value in text.items()}


def test_every_refusal_is_said_in_every_language() -> None:
    codes = {code.replace("_", "-") for code in STATUS}
    for lang in LANGUAGES:
        assert set(messages(lang)) == codes
        assert messages(lang) == messages("en")
        for code in STATUS:
            said = Refused(code, field="seat").sentence(lang)
            assert said.endswith(".")
            assert "{" not in said


# ---- languages and origins


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [
        ("", "en"),
        ("cs", "cs"),
        ("pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("fr,de;q=0.5,cs;q=0.7", "cs"),
        ("fr", "en"),
        ("de;q=x,pl", "pl"),
        ("*", "en"),
        ("x" * 100_000, "en"),
    ],
)
def test_the_browser_says_which_language_is_preferred(accepted: str, lang: str) -> None:
    assert preferred({"accept-language": accepted}) == lang


@pytest.mark.parametrize(
    ("origin", "host", "fine"),
    [
        ("http://games.lan:8000", "games.lan:8000", True),
        ("https://games.lan", "games.lan", True),
        ("http://GAMES.lan", "games.LAN", True),
        ("https://known.example", "127.0.0.1", True),
        ("https://known.example:444", "127.0.0.1", False),
        ("http://games.lan:8001", "games.lan:8000", False),
        ("http://games.lan.evil", "games.lan", False),
        ("null", "games.lan", False),
        ("", "", False),
        ("file://", "", False),
        ("http://", "", False),
        ("ftp://games.lan", "games.lan", False),
        ("http://[games.lan", "games.lan", False),
    ],
)
def test_origins_are_compared_with_the_host(origin: str, host: str, fine: bool) -> None:
    assert allowed_origin(origin, host, frozenset({"https://known.example"})) is fine


@pytest.mark.parametrize(
    ("headers", "fine"),
    [
        ({"origin": "http://a", "host": "a"}, True),
        ({"origin": "http://a", "host": "a", "sec-fetch-site": "same-origin"}, True),
        ({"origin": "http://a", "host": "a", "sec-fetch-site": "cross-site"}, False),
        ({"origin": "http://b", "host": "a", "sec-fetch-site": "same-origin"}, False),
        ({"sec-fetch-site": "same-origin", "host": "a"}, True),
        ({"sec-fetch-site": "none", "host": "a"}, True),
        ({"sec-fetch-site": "same-site", "host": "a"}, False),
        ({"host": "a"}, False),
        ({"host": "a", "x-rampart": "1"}, False),
        ({"host": "a", "x-rampart": "1", "content-type": "application/json"}, True),
        ({"host": "a", "content-type": "application/json"}, False),
    ],
)
def test_changes_come_from_pages_of_this_site(headers: dict[str, str], fine: bool) -> None:
    assert same_site(Headers(headers), frozenset()) is fine


# ---- limits


def test_a_limit_counts_within_its_window(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("rampart.server.basics.limits.time.monotonic", lambda: now[0])
    limits = Limits()
    assert [limits.allows("chat", "ann") for _ in range(13)] == [True] * 12 + [False]
    assert limits.allows("chat", "ben")
    assert 0 < limits.wait("chat", "ann") <= 15 / 12
    now[0] += 15.1
    assert limits.allows("chat", "ann")
    now[0] += 1.0
    assert [limits.allows("chat", "ann") for _ in range(13)].count(True) == 11, "worked off at an even pace"
    assert all(Limits(0).allows("chat", "ann") for _ in range(100))


# ---- logs


def test_a_log_line_is_json_with_its_fields() -> None:
    record = logging.LogRecord("rampart.x", logging.WARNING, "", 0, "it %s", ("rains",), None)
    record.table = "abc"
    line = json.loads(JsonLines().format(record))
    assert (line["level"], line["from"], line["what"], line["table"]) == ("warning", "rampart.x", "it rains", "abc")
    assert shown_path("/games/join/secret/more") == "/games/join/…"
    assert shown_path("/t/x") == "/t/x"


# ---- live


class Socket:
    """A page whose network takes frames only when it is allowed to."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.open = asyncio.Event()
        self.open.set()
        self.closed = 0

    async def send_bytes(self, data: bytes) -> None:
        await self.open.wait()
        self.sent.append(json.loads(zlib.decompress(data)))

    async def close(self, code: int) -> None:
        self.closed = code

    async def receive(self) -> dict[str, Any]:
        await asyncio.Event().wait()
        return {}


async def connected(live: Live, table: str, since: int = -1) -> tuple[Socket, Connection, "asyncio.Task[None]"]:
    """A spectator who is connected."""
    room = await live.rooms.get(table)
    socket: Any = Socket()
    connection = Connection(socket, None, None, True)
    live.attach(connection, room, None, "en", since)
    return socket, connection, asyncio.create_task(live.talk(connection, table))


async def until(condition: Any) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.001)


@staged
async def test_a_slow_page_gets_the_whole_view_instead_of_a_long_queue(house: House) -> None:
    host = await house.guest()
    people = [host, await house.guest()]
    table = await house.table("dragon", people)
    live = Live(house.rooms, house.people)
    slow, connection, slow_task = await connected(live, table)
    quick, _, quick_task = await connected(live, table)
    await until(lambda: slow.sent and quick.sent)
    slow.open.clear()
    for n in range(3 * WAITING):
        await house.act(table, host, "chat", text=f"Line {n}")
        assert len(connection.waiting) <= WAITING + 1
    room = await house.room(table)
    await until(lambda: quick.sent[-1]["seq"] == room.seq)
    assert [frame["seq"] for frame in quick.sent[1:]] == list(range(quick.sent[0]["seq"] + 1, room.seq + 1))
    slow.open.set()
    await until(lambda: slow.sent[-1]["seq"] == room.seq)
    assert "full" in slow.sent[-1]
    assert len(slow.sent) < 5
    for task in (slow_task, quick_task):
        task.cancel()


@staged
async def test_a_class_remembers_so_many_frames_and_no_more(house: House) -> None:
    people = await house.guests(2)
    table = await house.table("dragon", people)
    live = Live(house.rooms, house.people)
    room = await house.room(table)
    live.viewers(room, None, "en")
    first = room.seq
    for n in range(REMEMBERED + 2):
        await house.act(table, people[0], "chat", text=f"Line {n}")
    viewers = live.channels[table].classes[None, "en"]
    await until(lambda: viewers.seq == room.seq)
    assert viewers.missed(first) is None
    assert viewers.missed(first + 1) is None
    assert [f.seq for f in viewers.missed(first + 2) or []] == list(range(first + 3, room.seq + 1))
    assert viewers.missed(room.seq) == []
    assert viewers.missed(room.seq + 1) is None


@staged
async def test_an_ended_session_ends_its_connections(house: House) -> None:
    session, _ = await house.people.welcome()
    table = await house.table("dragon", await house.guests(2))
    live = Live(house.rooms, house.people)
    socket, connection, task = await connected(live, table)
    connection.session = session
    await house.people.leave(session.token)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(live_module, "PING_SECONDS", 0.01)
        keeping = asyncio.create_task(live.keep_alive())
        await asyncio.wait_for(task, 60)
        keeping.cancel()
    assert socket.closed == 4401


@staged
async def test_pages_are_pinged(house: House) -> None:
    table = await house.table("dragon", await house.guests(2))
    live = Live(house.rooms, house.people)
    socket, _, task = await connected(live, table)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(live_module, "PING_SECONDS", 0.01)
        keeping = asyncio.create_task(live.keep_alive())
        await until(lambda: any("ping" in frame for frame in socket.sent))
        keeping.cancel()
    task.cancel()


@staged
async def test_pages_are_pinged_while_the_database_does_not_answer(house: House) -> None:
    session, _ = await house.people.welcome()
    table = await house.table("dragon", await house.guests(2))
    live = Live(house.rooms, house.people)
    socket, connection, task = await connected(live, table)
    connection.session = session

    async def unanswered(token: str) -> None:
        raise OSError("disk I/O error")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(live_module, "PING_SECONDS", 0.01)
        patch.setattr(house.people, "by_hash", unanswered)
        keeping = asyncio.create_task(live.keep_alive())
        await until(lambda: any("ping" in frame for frame in socket.sent))
        keeping.cancel()
    assert socket.closed == 0
    task.cancel()


@staged
async def test_what_was_stored_in_doubt_is_shown_once_the_table_is_taken_up_again(house: House) -> None:
    people = await house.guests(2)
    table = await house.table("dragon", people)
    live = Live(house.rooms, house.people)
    socket, _, task = await connected(live, table)
    append = house.store.append

    async def in_doubt(addition: Any) -> None:
        await append(addition)
        raise OSError("the answer got lost")

    before = await house.room(table)
    await until(lambda: socket.sent)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house.store, "append", in_doubt)
        with pytest.raises(OSError, match="got lost"):
            await house.choose(table, people[before.table.deciders[0]], before.table.deciders[0])
    room = await house.room(table)
    assert room is not before
    await until(lambda: socket.sent[-1]["seq"] == room.seq > before.seq)
    task.cancel()


def failing(room: Any, seat: int | None, lang: str) -> list[Fragment]:
    """A drawing that cannot be made for seat 0."""
    if seat == 0:
        raise ZeroDivisionError
    return [Fragment("a", "", f'<i id="a">{room.seq}</i>')]


@staged
async def test_a_drawing_that_fails_where_nothing_was_entered_harms_no_other_viewers(house: House) -> None:
    table = await house.table("dragon", await house.guests(2))
    live = Live(house.rooms, house.people)
    room = await house.room(table)
    live.viewers(room, 0, "en")
    socket, _, task = await connected(live, table)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(live_module, "table_fragments", failing)
        house.rooms.redraw(room, None)
    assert list(live.channels[table].classes) == [(None, "en")]
    await until(lambda: any('<i id="a">' in frame.get("full", "") for frame in socket.sent))
    task.cancel()


@staged
async def test_a_drawing_that_fails_harms_neither_the_table_nor_other_viewers(house: House) -> None:
    people = await house.guests(2)
    table = await house.table("dragon", people)
    live = Live(house.rooms, house.people)
    room = await house.room(table)
    live.viewers(room, 0, "en")
    socket, _, task = await connected(live, table)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(live_module, "table_fragments", failing)
        done = await house.act(table, people[0], "chat", text="Hello")
        await until(lambda: (0, "en") not in live.channels[table].classes)
    assert done.status == "accepted"
    assert list(live.channels[table].classes) == [(None, "en")]
    await until(lambda: socket.sent and socket.sent[-1]["seq"] == room.seq)
    task.cancel()


@staged
async def test_classes_nobody_watches_are_let_go_after_a_while(house: House) -> None:
    table = await house.table("dragon", await house.guests(2))
    channel = Channel()
    room = await house.room(table)
    viewers: ViewerClass = channel.viewers(room, None, "en")
    channel.tidy()
    assert channel.classes
    viewers.left -= 1000
    channel.tidy()
    assert not channel.classes


@staged
async def test_what_a_quiet_class_shows_is_kept_packed_and_goes_on_from_there(house: House) -> None:
    people = await house.guests(2)
    table = await house.table("watch", people)
    room = await house.room(table)
    quiet, busy = (ViewerClass(room, 0, "en") for _ in range(2))
    whole = quiet.full(room).text.replace(quiet.version, "")
    assert not quiet.rest(), "it was looked at just now"
    quiet.used -= 1000
    assert quiet.rest()
    assert not quiet.rest(), "it rests already"
    assert quiet.full(room).text.replace(quiet.version, "") == whole
    quiet.used -= 1000
    assert quiet.rest()
    await house.act(table, people[0], "chat", text="Hello")
    for viewers in (quiet, busy):
        viewers.step(room, True)
    said = [viewers.ring[-1].text.replace(viewers.epoch, "") for viewers in (quiet, busy)]
    assert said[0] == said[1] and "Hello" in said[0]
