"""The door: connections are counted, those that say nothing make room, and the log of it stays small."""

import asyncio
import json
import logging
import resource
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from uvicorn.server import ServerState

from rampart.cli.serve import listen
from rampart.server.basics import logs
from rampart.server.web.addresses import network_of, trusting
from rampart.server.web.crowd import PER_SESSION, Crowd, nobody
from rampart.server.web.door import (
    BODY_SECONDS,
    HEAD_SECONDS,
    KEEP_ALIVE_SECONDS,
    KEPT_BACK,
    LEAST,
    TELL_SECONDS,
    Door,
    Guest,
    room_for,
)
from rampart.server.web.manners import Config, Manners
from tests.server.client import served

PARTIAL = b"GET / HTTP/1.1\r\nHost: localhost\r\n"


# ---- addresses


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_limits_count_the_prefix_of_an_ipv6_address(address: str, network: str) -> None:
    assert network_of(address) == network


@pytest.mark.parametrize(
    ("proxies", "address", "trusted"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("127.0.0.1, 10.0.0.0/8", "10.1.2.3", True),
        ("127.0.0.1,10.0.0.0/8", "11.1.2.3", False),
        ("*", "192.0.2.7", True),
        ("", "127.0.0.1", False),
        ("::1", "::1", True),
        ("unix", "unix", True),
        ("unix", "elsewhere", False),
    ],
)
def test_proxies_are_named_by_address_or_network(proxies: str, address: str, trusted: bool) -> None:
    assert trusting(proxies)(address) is trusted


# ---- pages that listen


def test_a_session_and_an_address_have_so_many_places() -> None:
    crowd = Crowd(100, 20, trusting("127.0.0.1"))
    with ExitStack() as held:
        ann = [held.enter_context(crowd.place("ann", "192.0.2.7")) for _ in range(PER_SESSION + 1)]
        assert ann == [True] * PER_SESSION + [False]
        strangers = [held.enter_context(crowd.place("", "192.0.2.7")) for _ in range(20 - PER_SESSION + 1)]
        assert strangers == [True] * (20 - PER_SESSION) + [False]
        assert held.enter_context(crowd.place("", "192.0.2.8"))
        assert all(held.enter_context(crowd.place("", "127.0.0.1")) for _ in range(75 - crowd.total))
        assert not held.enter_context(crowd.place("", "192.0.2.9")), "a quarter is left to those who ask for pages"
    assert crowd.total == 0
    assert not crowd.counts


# ---- connections


class Wire:
    """Stands for a connection's transport."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest

    def abort(self) -> None:
        """Closed at once, where a true one closes within the turn of the loop."""
        self.guest.close()


class Hall:
    """A door with a clock of its own, and pairs of sockets that come through it."""

    def __init__(self, most: int, per_address: int) -> None:
        self.now = 100.0
        self.door = Door(most, per_address, trusting("127.0.0.1"), clock=lambda: self.now)
        self.others: list[socket.socket] = []

    def comes(self, address: str) -> Guest:
        """Someone comes in, if there is room."""
        ours, theirs = socket.socketpair()
        self.others.append(theirs)
        guest = self.door.enter(ours, address)
        guest.transport = Wire(guest)  # type: ignore[assignment]
        self.now += 1
        return guest

    def here(self, guest: Guest) -> bool:
        """Is the connection open?"""
        return guest.fileno() >= 0


@contextmanager
def hall(most: int, per_address: int = 100) -> Iterator[Hall]:
    """A door while this lasts."""
    opened = Hall(most, per_address)
    yield opened
    for guest in list(opened.door.guests.values()):
        guest.close()
    for other in opened.others:
        other.close()
    opened.door.close()


@pytest.fixture(autouse=True)
def _pairs_have_no_tcp(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("socket.TCP_USER_TIMEOUT", raising=False)


def test_a_full_door_breaks_off_what_waits_longest_where_most_come_from() -> None:
    with hall(5) as h:
        lone = h.comes("192.0.2.1")
        crowd = [h.comes("192.0.2.2") for _ in range(4)]
        crowd[0].expects("", 0)  # its request is being answered
        assert h.door.full()
        assert h.door.make_room()
        assert [h.here(guest) for guest in (lone, *crowd)] == [True, True, False, True, True]
        assert not h.door.full()
        assert h.door.turned == {"crowded": 1}


def test_where_all_are_at_work_nobody_is_broken_off() -> None:
    with hall(2) as h:
        guests = [h.comes("192.0.2.1") for _ in range(2)]
        for guest in guests:
            guest.expects("", 0)
        assert not h.door.make_room()
        assert all(map(h.here, guests))


def test_an_address_has_so_many_connections_and_a_proxy_more() -> None:
    with hall(100, per_address=3) as h:
        first, *others = [h.comes("2001:db8::1"), h.comes("2001:db8::2"), h.comes("2001:db8::3")]
        assert h.door.welcomes("2001:db8::4"), "one that says nothing makes room for the next"
        assert not h.here(first)
        for guest in [*others, h.comes("2001:db8::4")]:
            guest.expects("", 0)
        assert not h.door.welcomes("2001:db8::5")
        assert h.door.welcomes("2001:db8:0:1::1")
        proxied = [h.comes("127.0.0.1") for _ in range(5)]
        for guest in proxied:
            guest.expects("", 0)
        assert h.door.welcomes("127.0.0.1")


def test_who_takes_too_long_is_broken_off_and_that_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    with hall(10) as h:
        late, busy = h.comes("192.0.2.1"), h.comes("192.0.2.1")
        busy.expects("", 0)
        busy.due = float("inf")
        h.door.sweep()
        assert h.here(late)
        late.expects("head", HEAD_SECONDS)  # another byte does not make it younger
        h.now += HEAD_SECONDS
        h.door.sweep()
        assert not h.here(late)
        assert h.here(busy)
        for _ in range(100):
            h.comes("192.0.2.1")
            h.now += HEAD_SECONDS + 1
            h.door.sweep()
        told = [record for record in caplog.records if record.message == "turned away"]
        assert 1 <= len(told) <= 100 * (HEAD_SECONDS + 2) / TELL_SECONDS + 1


def test_descriptors_bound_the_connections() -> None:
    script = "import resource; from rampart.server.web.door import room_for; print(room_for(1000), room_for(50))"
    found = subprocess.run(
        ["bash", "-c", f"ulimit -n 256; exec {sys.executable} -c '{script}'"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.split() == [str(256 - KEPT_BACK), "50"]
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert room_for(LEAST) == LEAST
    assert resource.getrlimit(resource.RLIMIT_NOFILE) == (soft, hard)


def test_accepted_connections_send_at_once() -> None:
    """Without the protocol in the socket asyncio leaves small answers waiting for those before."""

    async def story() -> int:
        door = Door(10, 10, nobody)
        made: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        class Looks(asyncio.Protocol):
            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                option = transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
                made.set_result(option)
                transport.close()

        listener = door.listener(listen("127.0.0.1", 0))
        server = await asyncio.get_running_loop().create_server(Looks, sock=listener)
        _, writer = await asyncio.open_connection(*listener.getsockname()[:2])
        found = await made
        writer.close()
        server.close()
        door.close()
        return found

    assert asyncio.run(story()) == 1


# ---- what a connection waits for


async def plain_app(scope: Any, receive: Any, send: Any) -> None:
    """Reads the body and answers."""
    while (await receive()).get("more_body"):
        continue
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b""})


class Spoken:
    """A server of its own with a clock of its own, and one connection to it."""

    def __init__(self) -> None:
        self.now = 100.0
        self.door = Door(10, 10, nobody, clock=lambda: self.now)

    async def begin(self) -> None:
        """Listen, and connect."""
        config = Config(plain_app, self.door, lifespan="off", log_config=None)
        config.load()
        state = ServerState()
        loop = asyncio.get_running_loop()
        listener = self.door.listener(listen("127.0.0.1", 0))
        self.server = await loop.create_server(lambda: Manners(config, state, {}, loop), sock=listener)
        self.reader, self.writer = await asyncio.open_connection(*listener.getsockname()[:2])

    async def waits(self, what: str) -> Guest:
        """The connection, as soon as it waits for this."""
        for _ in range(500):
            for guest in self.door.guests.values():
                if guest.waits == what and guest.transport is not None:
                    return guest
            await asyncio.sleep(0.01)
        raise AssertionError([guest.waits for guest in self.door.guests.values()])

    async def is_broken_off_after(self, seconds: float) -> bool:
        """Does the door break it off then, and not before?"""
        self.now += seconds - 0.5
        self.door.sweep()
        if not self.door.guests:
            return False
        self.now += 1
        self.door.sweep()
        try:
            return await asyncio.wait_for(self.reader.read(), 60) == b""
        except ConnectionResetError:
            return True

    async def end(self) -> None:
        """Close everything."""
        self.writer.close()
        self.server.close()
        await asyncio.sleep(0)
        self.door.close()


@pytest.mark.parametrize(
    ("sent", "what", "seconds"),
    [
        ([b""], "head", HEAD_SECONDS),
        ([b"GET / HT"], "head", HEAD_SECONDS),
        ([PARTIAL], "head", HEAD_SECONDS),
        ([b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc"], "body", BODY_SECONDS),
        ([PARTIAL + b"\r\n", b"GET / HT"], "head", HEAD_SECONDS),
    ],
)
def test_every_part_of_a_request_has_its_time(sent: list[bytes], what: str, seconds: float) -> None:
    async def story() -> None:
        spoken = Spoken()
        await spoken.begin()
        for number, part in enumerate(sent):
            if number:
                await spoken.waits("next")
            spoken.writer.write(part)
        guest = await spoken.waits(what)
        if len(sent) > 1:
            await asyncio.wait_for(spoken.reader.readuntil(b"\r\n\r\n"), 60)
        assert guest.due == spoken.now + seconds
        assert await spoken.is_broken_off_after(seconds)
        await spoken.end()

    asyncio.run(story())


def test_a_connection_is_kept_for_the_next_request() -> None:
    async def story() -> None:
        spoken = Spoken()
        await spoken.begin()
        for _ in range(3):
            spoken.writer.write(PARTIAL + b"\r\n")
            await asyncio.wait_for(spoken.reader.readuntil(b"\r\n\r\n"), 60)
            guest = await spoken.waits("next")
            spoken.now += KEEP_ALIVE_SECONDS
            spoken.door.sweep()
            assert guest.fileno() >= 0
        await spoken.end()

    asyncio.run(story())


# ---- a whole site with few descriptors


@contextmanager
def partial_requests(url: str, count: int) -> Iterator[list[socket.socket]]:
    """So many connections that begin a request and never end it."""
    host, port = url.removeprefix("http://").split(":")
    opened: list[socket.socket] = []
    try:
        for _ in range(count):
            one = socket.create_connection((host, int(port)), timeout=5)
            opened.append(one)
            one.sendall(PARTIAL)
        yield opened
    finally:
        for one in opened:
            one.close()


def besieged(tmp_path: Path, count: int, *arguments: str) -> None:
    """A site with 128 descriptors goes on answering while so many connections say nothing, and its log stays small."""
    with served(tmp_path / "data", "--bots", "1", *arguments, descriptors=128) as server:
        with partial_requests(server.url, count):
            for _ in range(20):
                assert httpx.get(f"{server.url}/health", timeout=10).status_code == 200
        assert server.stop() == 0
        assert server.log.stat().st_size < 20_000 + 250 * count
        assert not [line for line in server.logged() if line["level"] == "error"]


@pytest.mark.slow
@pytest.mark.parametrize("trust", ["127.0.0.1", "192.0.2.1"])
def test_partial_requests_do_not_stop_a_site_with_few_descriptors(tmp_path: Path, trust: str) -> None:
    besieged(tmp_path, 150, "--trust", trust, "--per-address", "20")


@pytest.mark.soak
def test_many_partial_requests_do_not_stop_a_site_with_few_descriptors(tmp_path: Path) -> None:
    besieged(tmp_path, 3000, "--trust", "192.0.2.1")


# ---- logs


def lines_of(messages: list[dict[str, Any]], now: list[float]) -> list[dict[str, Any]]:
    """The lines that are written of what is logged at the times `now`."""
    repeats, form = logs.Repeats(clock=lambda: now[0]), logs.JsonLines()
    written = []
    for message in messages:
        now[0] = message.pop("at")
        record = logging.makeLogRecord({"name": "test", **message})
        if repeats.filter(record):
            written.append(json.loads(form.format(record)))
    return written


def test_lines_that_repeat_are_counted() -> None:
    warned = {"levelno": logging.WARNING, "levelname": "WARNING", "msg": "refused", "code": "stale"}
    most = logs.most_alike(logging.WARNING)
    messages = [{**warned, "at": 0.0, "path": f"/t/{n}"} for n in range(most + 500)]
    messages += [{**warned, "at": 1.0, "code": "too_many"}, {**warned, "at": 61.0}, {**warned, "at": 62.0}]
    written = lines_of(messages, [0.0])
    assert [line["code"] for line in written] == ["stale"] * most + ["too_many", "stale", "stale"]
    assert [line.get("left_out") for line in written[-3:]] == [None, 500, None]


def test_what_was_left_out_is_known_at_the_end() -> None:
    repeats = logs.Repeats(clock=lambda: 0.0)
    record = logging.makeLogRecord({"name": "test", "levelno": logging.ERROR, "msg": "bot failed"})
    assert [repeats.filter(record) for _ in range(10)].count(True) == logs.MOST_ERRORS
    assert repeats.left_out() == {"bot failed": 10 - logs.MOST_ERRORS}


def test_a_log_file_has_a_bounded_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "MOST_BYTES", 2000)
    monkeypatch.setattr(logs, "MOST_ALIKE", {logging.INFO: 10_000})
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    try:
        logs.set_up("info", tmp_path / "site.log")
        for n in range(500):
            logging.getLogger("rampart.test").info("line %d", n)
        root.handlers[0].close()
    finally:
        root.handlers[:] = before
        root.setLevel(level)
    files = sorted(tmp_path.iterdir())
    assert len(files) == logs.KEPT_FILES + 1
    assert sum(file.stat().st_size for file in files) <= 2000 * len(files)
