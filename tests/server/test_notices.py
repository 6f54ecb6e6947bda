"""Your turn reaches people: on every page, by a push of their browser and by mail; and no one else is reached by it."""

import base64
import json
import os
import socket
from contextlib import suppress
from email.message import EmailMessage
from http.client import HTTPException
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

from rampart.server.basics.clocks import DAY
from rampart.server.basics.mail import Mail
from rampart.server.basics.model import Preferences, Terms
from rampart.server.basics.refusals import Refused
from rampart.server.notice import pushes as pushes_module
from rampart.server.notice.notices import Notices
from rampart.server.notice.pushes import Pushes, fit_endpoint
from rampart.server.people.accounts import Accounts
from rampart.server.people.friends import Friends
from rampart.server.storage.dues import Dues
from rampart.server.storage.ledger import Ledger
from rampart.server.tables.opening import Wish
from tests.server.house import House, staged
from tests.server.test_accounts import Device, World, told
from tests.server.test_people import friendly

ENDPOINT = "https://push.example.org/send/abc"


def browser_keys() -> dict[str, str]:
    """The keys of a browser."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    own = ec.generate_private_key(ec.SECP256R1())
    point = own.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    code = [base64.urlsafe_b64encode(raw).decode().rstrip("=") for raw in (point, os.urandom(16))]
    return dict(zip(("p256dh", "auth"), code, strict=True))


async def subscribed(device: Device, endpoint: str = ENDPOINT, **keys: Any) -> int:
    body = json.dumps({"endpoint": endpoint, "keys": {**browser_keys(), **keys}})
    headers = {"Content-Type": "application/json", "X-Rampart": "1", "Sec-Fetch-Site": "same-origin"}
    return (await device.http.post("/push", content=body, headers=headers)).status_code


def listening(w: World, status: int = 201) -> list[tuple[str, dict[str, str], bytes]]:
    """What would be sent to browsers."""
    sent: list[tuple[str, dict[str, str], bytes]] = []

    def post(endpoint: str, headers: dict[str, str], body: bytes) -> int:
        sent.append((endpoint, headers, body))
        return status

    w.site.pushes.post = post
    w.site.pushes.resolve = lambda host: ["93.184.216.34"]
    return sent


async def settled(w: World) -> None:
    while w.site.notices.tasks:
        for task in list(w.site.notices.tasks):
            await task


async def their_turn(w: World, host: Any, guest: Any, terms: Terms) -> str:
    """A table at which it is the guest's turn before it is the host's, or the other way round."""
    table = (await w.site.acts.open(host, Wish("dragon", 2, {}, ("me", "open"), terms=terms))).table
    await w.site.acts.act(table, guest, "sit", "key-sit-01", {"seat": 1})
    await w.site.acts.act(table, host, "start", "key-start1", {})
    return table


def test_a_browser_that_asked_is_told_once_and_learns_nothing_hidden(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        (hana, h), (jan, j) = await friendly(w, "Hana", "Jan")
        sent = listening(w)
        assert await subscribed(hana) == await subscribed(jan, ENDPOINT + "2") == 200
        said = w.site.notices.words
        words: list[dict[str, str]] = []
        w.site.notices.words = lambda room, person: words.append(said(room, person)) or words[-1]  # type: ignore[method-assign,func-returns-value]
        table = await their_turn(w, h, j, Terms(clock="daily", days=2))
        await settled(w)
        room = await w.site.rooms.get(table)
        asked = room.must_state().deciders
        assert len(sent) == len(asked)
        assert set(words[0]) == {"title", "body", "url", "tag"} and words[0]["url"].endswith(f"/t/{table}")
        assert "2 days" in words[0]["body"] and "Dragon" in words[0]["title"]
        assert sent[0][2] and b"Dragon" not in sent[0][2], "only the browser can read it"
        assert sent[0][1]["Rampart-Address"] == "93.184.216.34" and "vapid" in sent[0][1]["Authorization"]
        before = len(sent)
        for seat in asked:
            s = room.drafted(seat)
            person = (h, j)[seat]
            await w.site.acts.choose(
                table, person.id, seat, room.decision_id, s.key(s.offered(seat)[0], seat), f"key-c{seat}aaaaaa"
            )
        await settled(w)
        told_again = [x for x in sent[before:] if x[0] == sent[0][0]]
        assert not told_again, "not twice within minutes"

    told(tmp_path, tale)


def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        [(hana, h)] = await friendly(w, "Hana")
        listening(w, status=410)
        await subscribed(hana)
        assert await w.site.pushes.send(h.id, {"title": "x"}) == 0
        assert await w.site.pushes.of(h.id) == []

    told(tmp_path, tale)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x", "https://127.0.0.1/x", "https://[::1]/x", "https://localhost/x", "https://10.0.0.8/",
        "https://push.example.org:8443/x", "https://me@push.example.org/x", "ftp://push.example.org/", "https://2130706433/",
        "", 7, None, "https://push.example.org/" + "x" * 600, "https://push.example.org/ü", "https://[bad/",
    ],
)  # fmt: skip
def test_pushes_go_nowhere_but_to_the_public_internet(endpoint: Any) -> None:
    with pytest.raises(Refused):
        fit_endpoint(endpoint)


def test_names_that_lead_into_the_own_network_are_refused_when_kept_and_when_sent(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        [(hana, h)] = await friendly(w, "Hana")
        sent = listening(w)
        for inside in (
            ["127.0.0.1"],
            ["192.168.1.4"],
            ["93.184.216.34", "10.0.0.1"],
            ["::1"],
            ["fd00::1"],
            ["169.254.169.254"],
            ["::ffff:10.0.0.1"],
            ["64:ff9b::7f00:1"],
            ["2002:c0a8:101::1"],
            ["2001:0:a00:1::f5ff:fffe"],
            ["ff0e::1"],
            ["224.0.0.1"],
            ["fe80::1%eth0"],
            [],
        ):
            w.site.pushes.resolve = lambda host, found=inside: found  # type: ignore[misc]
            assert await subscribed(hana) == 400
        w.site.pushes.resolve = lambda host: ["93.184.216.34"]
        assert await subscribed(hana) == 200
        w.site.pushes.resolve = lambda host: ["10.0.0.1"]
        assert await w.site.pushes.send(h.id, {"title": "x"}) == 0 and sent == []
        w.site.pushes.resolve = lambda host: ["93.184.216.34"]
        assert await subscribed(hana, p256dh="AAAA") == await subscribed(hana, auth=5) == 400
        codes = [await subscribed(hana, f"{ENDPOINT}{n}") for n in range(9)]
        assert codes[-1] == 429

    told(tmp_path, tale)


def test_a_service_that_never_ends_its_answer_holds_up_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def tale(w: World) -> None:
        [(hana, h)] = await friendly(w, "Hana")
        listening(w)
        await subscribed(hana)
        for n in range(6):
            assert await subscribed(hana, f"{ENDPOINT}{n}") == 200
        end = Event()
        w.site.pushes.post = lambda endpoint, headers, body: int(end.wait(20)) and 201
        monkeypatch.setattr(pushes_module, "WHOLE", 0.05)
        try:
            assert await w.site.pushes.send(h.id, {"title": "x"}) == 0
            assert (await hana.http.get("/account")).status_code == 200
            assert (await w.device().log_in("Hana")).status_code == 303, "passwords are hashed in other threads"
        finally:
            end.set()

    told(tmp_path, tale)


def test_a_conversation_with_a_service_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """It says one letter of its answer every now and then, so that no single wait is too long."""
    here, there = socket.socketpair()
    monkeypatch.setattr(pushes_module, "WHOLE", 0.2)
    monkeypatch.setattr(pushes_module.Pinned, "connect", lambda self: setattr(self, "sock", here))
    talking, lines = Event(), list[bytes]()

    def drip() -> None:
        with suppress(OSError):
            there.sendall(b"HTTP/1.1 201 Created\r\n")
            while not talking.wait(0.05):
                there.sendall(b"X: y\r\n")
                lines.append(b"X")

    thread = Thread(target=drip)
    thread.start()
    try:
        with suppress(OSError, HTTPException):
            pushes_module.post("https://push.example.org/x", {"Rampart-Address": "93.184.216.34"}, b"")
    finally:
        talking.set()
        thread.join()
        there.close()
    assert len(lines) < 80, "after 100 lines it would have ended by itself"


def test_what_waits_is_on_every_page_with_its_clock(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        (hana, h), (jan, j) = await friendly(w, "Hana", "Jan")
        assert 'id="waits"' not in await hana.read("/watch")
        table = await their_turn(w, h, j, Terms(clock="live", minutes=15, increment=20))
        room = await w.site.rooms.get(table)
        seat = room.must_state().deciders[0]
        device = (hana, jan)[seat]
        for path in ("/", "/watch", "/learn", "/you", "/preferences", "/account", "/vacation"):
            page = await device.read(path)
            assert f"/t/{table}" in page and 'data-clock="live"' in page and "<title>(1)" in page, path
        open_table = (await w.site.acts.open(h, Wish("dragon", 2, {}, ("me", "open"), listed=False))).table
        await hana.fill(f"/invite/{open_table}", name="Jan")
        assert "invites you" in await jan.read("/learn")

    told(tmp_path, tale)


def test_one_letter_a_morning_for_those_who_asked(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        letters: list[EmailMessage] = []
        w.site.mail.deliver = letters.append
        hana, jan = w.device(), w.device()
        await hana.claim("Hana", email="hana@example.org")
        await jan.claim("Jan", email="jan@example.org")
        h, j = await w.person(hana), await w.person(jan)
        table = await their_turn(w, h, j, Terms(clock="daily", days=1))
        room = await w.site.rooms.get(table)
        first, device = ((h, hana), (j, jan))[room.must_state().deciders[0]]
        morning = 1_800_000_000.0 + 30  # 8 in the morning UTC
        w.site.notices.clock = lambda: morning
        w.site.dues.scale, w.site.dues.clock = 1.0, lambda: w.site.notices.clock()
        assert await w.site.notices.letters() == 0, "not asked for"
        assert (await device.fill("/digest", digest="1", zone="UTC")).status_code == 303
        assert await w.site.notices.letters() == 1
        assert await w.site.notices.letters() == 0, "one a day"
        w.site.notices.mailed.pop(first.id)  # as after a restart
        assert await w.site.notices.letters() == 0, "also where the site was started again"
        assert letters[0]["To"].startswith(first.name.lower()) and f"/t/{table}" in letters[0].get_content()
        w.site.notices.clock = lambda: morning + 6 * 3600
        assert await w.site.notices.letters() == 0
        w.site.notices.clock = lambda: morning + 86400
        assert await w.site.notices.letters() == 1

    told(tmp_path, tale, smtp="smtp://localhost", mail_from="site@example.org")


def test_the_site_can_be_installed(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        someone = w.device()
        page = await someone.read("/")
        assert 'rel="manifest"' in page
        manifest = (await someone.http.get("/manifest.webmanifest")).json()
        assert (await someone.http.get(manifest["icons"][0]["src"])).status_code == 200
        worker = await someone.http.get("/worker.js")
        assert worker.headers["content-type"].startswith("text/javascript")
        offline = await w.device().read("/offline")
        assert "offline" in offline and "<bdi>" not in offline, "it is kept, so no one's name stands in it"

    told(tmp_path, tale)


@staged
async def test_no_one_is_told_too_often(house: House) -> None:
    now = [1000.0]
    accounts = Accounts(Ledger(house.store), house.people, Dues(house.store), Mail("", ""), "http://localhost")
    friends = Friends(house.store, accounts, Dues(house.store))
    pushes = Pushes(house.store, house.file.parent, "mailto:host@example.org")
    notices = Notices(house.rooms, accounts, friends, pushes, Mail("", ""))
    notices.clock = lambda: now[0]
    people = await house.guests(2)
    slow, quick = [
        await house.room(await house.table("duel", people, Terms(clock=kind, minutes=5, days=1)))
        for kind in ("daily", "live")
    ]
    said = []
    for seconds, room in ((0, slow), (30, slow), (30, quick), (61, quick), (125, slow), (125, quick), (700, slow)):
        now[0] = 1000.0 + seconds
        said.append(notices.due(room, "ann"))
    assert said == [True, False, False, True, False, True, True]


@staged
async def test_hours_of_sleep_are_quiet_except_for_live_games(house: House) -> None:
    notices = Notices(house.rooms, None, None, None, None)  # type: ignore[arg-type]
    noon = 1_800_000_000.0  # 8 in the morning UTC
    likes = Preferences(sleep="22-7", vacations=[[noon + 10 * DAY, noon + 12 * DAY]])
    for terms, quiet in ((Terms(clock="daily", days=1), True), (Terms(clock="live", minutes=5), False)):
        people = await house.guests(2)
        room = await house.room(await house.table("duel", people, terms))
        room.likes[people[0].id] = likes
        for hours, asleep in ((0, False), (15, True), (22.5, True), (23.5, False), (24 * 10 + 4, True)):
            notices.clock = lambda hours=hours: noon + hours * 3600  # type: ignore[misc]
            assert notices.asleep(room, people[0].id) is (asleep and quiet), hours
