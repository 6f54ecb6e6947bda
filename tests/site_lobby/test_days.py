"""People and time in the browser: a guest who takes an account, a lost cookie, and a daily game over three days."""

import asyncio
import base64
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from rampart.server.app import create_app
from rampart.server.basics.clocks import DAY
from rampart.server.basics.model import EntryKind, SeatKind
from rampart.server.config import Settings
from rampart.server.site import Site
from rampart.server.tables.room import Room

pytestmark = pytest.mark.browser
SECRET = "a lantern on the wall"


class Turned:
    """A site in a thread of the test's own process, whose time the test turns."""

    def __init__(self, folder: Path) -> None:
        self.app = create_app(Settings(folder=folder, limits=0, pace=0))
        self.server = uvicorn.Server(uvicorn.Config(self.app, port=0, log_level="error", ws="websockets-sansio"))
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.serve, daemon=True)
        self.ahead = 0.0
        self.sent: list[str] = []  # the addresses of browsers that were told

    def serve(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.server.serve())

    @property
    def site(self) -> Site:
        found: Site = self.app.state.site
        return found

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.servers[0].sockets[0].getsockname()[1]}"

    def do(self, work: Any) -> Any:
        """Do something inside the site."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(20)

    def prepare(self) -> None:
        import time

        self.site.rooms.now = lambda: time.time() + self.ahead
        self.site.notices.clock = self.site.rooms.now
        self.site.pushes.resolve = lambda host: ["93.184.216.34"]
        self.site.pushes.post = lambda endpoint, headers, body: self.sent.append(endpoint) or 201  # type: ignore[func-returns-value]

    def turn(self, days: float, table: str) -> Room:
        """Days go by; a clock that is at zero rings."""
        self.ahead += days * DAY
        self.do(self.site.timekeeper.call_time(table))
        return self.room(table)

    def room(self, table: str) -> Room:
        found: Room = self.do(self.site.rooms.get(table))
        return found


@contextmanager
def turned(folder: Path) -> Iterator[Turned]:
    site = Turned(folder)
    site.thread.start()
    while not site.server.started:
        assert site.thread.is_alive()
        threading.Event().wait(0.05)
    site.prepare()
    try:
        yield site
    finally:
        site.server.should_exit = True
        site.thread.join(20)


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Turned]:
    with turned(tmp_path) as running:
        yield running


class Device:
    """A browser of its own."""

    def __init__(self, browser: Any, site: Turned) -> None:
        self.context = browser.new_context(base_url=site.url, locale="en-GB")
        self.context.set_default_timeout(10_000)
        self.page = self.context.new_page()
        self.page.goto("/")

    def claim(self, name: str) -> None:
        self.page.goto("/account")
        self.page.get_by_label("Name").fill(name)
        self.page.get_by_label("Password").fill(SECRET)
        self.page.get_by_role("button", name="Claim account").click()
        self.page.wait_for_url("**/account?saved=1")

    def log_in(self, name: str) -> None:
        self.page.goto("/login")
        self.page.get_by_label("Name").fill(name)
        self.page.get_by_label("Password").fill(SECRET)
        self.page.get_by_role("button", name="Log in").click()
        self.page.wait_for_url(lambda url: url.endswith("/"))

    def post(self, path: str, **body: Any) -> dict[str, Any]:
        answer = self.context.request.post(path, data=body, headers={"x-rampart": "1"})
        found: dict[str, Any] = answer.json()
        assert answer.ok, found
        return found

    def me(self, site: Turned) -> Any:
        [cookie] = [one["value"] for one in self.context.cookies() if one["name"] == "rampart"]
        return site.do(site.site.people.session(cookie)).person


def test_a_guest_keeps_the_games_on_a_second_device_and_after_a_lost_cookie(browser: Any, site: Turned) -> None:
    desk, phone = Device(browser, site), Device(browser, site)
    table = desk.post("/tables", game="dragon", players=2, seats=["me", "me"], start=True)["url"]
    desk.claim("Hana")
    phone.log_in("Hana")
    assert phone.page.locator(f"#waiting a[href$='{table}']").count() == 1
    desk.context.clear_cookies()
    desk.page.goto("/")
    assert desk.page.locator(f"#waiting a[href$='{table}']").count() == 0
    desk.log_in("Hana")
    assert desk.page.locator(f"#waiting a[href$='{table}']").count() == 1
    desk.page.goto("/account")
    desk.page.get_by_role("button", name="Log out everywhere").click()
    phone.page.goto("/account")
    assert phone.page.get_by_role("heading", name="Keep your games").count() == 1, "a guest again"
    for device in (desk, phone):
        device.context.close()


STUB = """
  Notification.requestPermission = async () => 'granted';
  PushManager.prototype.subscribe = async () => ({ toJSON: () => (SUBSCRIPTION) });
"""


def subscription(name: str) -> str:
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    own = ec.generate_private_key(ec.SECP256R1()).public_key()
    point = own.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    p256dh, auth = (base64.urlsafe_b64encode(raw).decode().rstrip("=") for raw in (point, os.urandom(16)))
    return f'{{"endpoint": "https://push.example.org/{name}", "keys": {{"p256dh": "{p256dh}", "auth": "{auth}"}}}}'


def test_a_daily_game_over_three_days_with_notice_time_out_bot_and_return(browser: Any, site: Turned) -> None:
    people = [Device(browser, site) for _ in range(2)]
    for name, device in zip(("Hana", "Jan"), people, strict=True):
        device.claim(name)
        device.page.add_init_script(STUB.replace("SUBSCRIPTION", subscription(name)))
        device.page.goto("/preferences")
        device.page.locator("[data-push]").check()
        device.page.get_by_text("This browser will notify you.").wait_for()
        device.page.goto("about:blank")
    clock = {"kind": "daily", "days": 1}
    wish = {"game": "dragon", "players": 2, "seats": ["me", "open"], "clock": clock}
    table = str(people[0].post("/tables", **wish)["table"])
    people[1].post(f"/t/{table}/acts", act="sit", key="key-sit-0001", seat=1)
    people[0].post(f"/t/{table}/acts", act="start", key="key-start-001")
    room = site.room(table)
    for day in range(3):
        seat = room.must_state().deciders[0]
        device = people[seat]
        device.page.goto(f"/t/{table}")
        device.page.locator(f"#ui-seat-{seat}-clock [role=timer]").wait_for()
        body = {"seat": seat, "decision": room.decision_id, "seen": room.seq, "key": f"key-move-{day:04}"}
        s = room.must_state()
        device.post(f"/t/{table}/choices", option=s.key(s.options(seat)[0], seat), **body)
        device.page.goto("about:blank")
        room = site.turn(0.9, table)
        assert room.entries[-1].kind is EntryKind.CHOICE, "each move has a day of its own"
    assert {address.rpartition("/")[2] for address in site.sent} == {"Hana", "Jan"}
    seat = room.must_state().deciders[0]
    room = site.turn(0.2, table)
    assert EntryKind.TIMEOUT in [entry.kind for entry in room.entries]
    assert room.table.seats[seat].kind is SeatKind.BOT
    page = people[seat].page
    page.goto(f"/t/{table}")
    page.locator("#ui-log").get_by_text("is out of time").first.wait_for()
    people[seat].post(f"/t/{table}/acts", act="takeover", key="key-back-0001", seat=seat)
    page.locator("#ui-log").get_by_text("plays again").or_(page.locator(f"#ui-seat-{seat}.me")).first.wait_for()
    assert site.room(table).table.seats[seat].kind is SeatKind.PERSON
    for device in people:
        device.context.close()


SHOWN = """
  window.shown = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, more) => { window.shown.push([title, more]); };
  PushManager.prototype.getSubscription = async () => ASKED;
  Object.defineProperty(document, 'hidden', { get: () => true });
"""


@pytest.mark.parametrize("asked", ["({})", "null"])
def test_a_page_out_of_sight_notifies_only_where_that_was_asked_for(browser: Any, site: Turned, asked: str) -> None:
    people = [Device(browser, site) for _ in range(2)]
    table = str(people[0].post("/tables", game="dragon", players=2, seats=["me", "open"])["table"])
    people[1].post(f"/t/{table}/acts", act="sit", key="key-sit-0001", seat=1)
    people[0].post(f"/t/{table}/acts", act="start", key="key-start-001")
    room = site.room(table)
    seat = room.must_state().deciders[0]
    waiting = people[1 - seat].page
    waiting.add_init_script(SHOWN.replace("ASKED", asked))
    waiting.goto(f"/t/{table}")
    waiting.evaluate("navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready)")
    while site.room(table).must_state().deciders == [seat]:
        s, room = site.room(table).must_state(), site.room(table)
        option = s.key(s.options(seat)[0], seat)
        body = {"seat": seat, "decision": room.decision_id, "seen": room.seq, "key": f"key-move-{room.seq:04}"}
        people[seat].post(f"/t/{table}/choices", option=option, **body)
    waiting.wait_for_function("() => document.title.startsWith('●')")
    waiting.wait_for_timeout(300)
    shown = waiting.evaluate("window.shown")
    assert [more["data"]["url"] for _, more in shown] == ([f"/t/{table}"] if asked != "null" else [])
    for device in people:
        device.context.close()


def test_a_live_game_is_lost_on_time(browser: Any, site: Turned) -> None:
    people = [Device(browser, site) for _ in range(2)]
    clock = {"kind": "live", "minutes": 5, "increment": 10, "at_zero": "resign"}
    wish = {"game": "dragon", "players": 2, "seats": ["me", "open"], "clock": clock}
    table = str(people[0].post("/tables", **wish)["table"])
    people[1].post(f"/t/{table}/acts", act="sit", key="key-sit-0001", seat=1)
    people[0].post(f"/t/{table}/acts", act="start", key="key-start-001")
    seat = site.room(table).must_state().deciders[0]
    other = people[1 - seat].page
    other.goto(f"/t/{table}")
    assert other.locator(f"#ui-seat-{seat}-clock [role=timer]").inner_text().startswith(("5:", "4:"))
    room = site.turn(301 / DAY, table)
    other.locator("#ui-log").get_by_text("is out of time").first.wait_for()
    assert room.table.seats[seat].kind is SeatKind.BOT and not room.table.seats[seat].person
    for device in people:
        device.context.close()


def test_the_table_votes_about_a_seat_that_is_out_of_time(browser: Any, site: Turned) -> None:
    people = [Device(browser, site) for _ in range(3)]
    clock = {"kind": "live", "minutes": 5, "increment": 10, "at_zero": "vote"}
    wish = {"game": "dragon", "players": 3, "seats": ["me", "open", "open"], "clock": clock}
    table = str(people[0].post("/tables", **wish)["table"])
    for seat in (1, 2):
        people[seat].post(f"/t/{table}/acts", act="sit", key=f"key-sit-000{seat}", seat=seat)
    people[0].post(f"/t/{table}/acts", act="start", key="key-start-001")
    late = site.room(table).must_state().deciders[0]
    one, two = (device.page for seat, device in enumerate(people) if seat != late)
    for device in people:
        device.page.goto(f"/t/{table}")
    site.turn(301 / DAY, table)
    people[late].page.locator("#ui-request").get_by_text("That ends the vote").wait_for()
    one.get_by_role("button", name="Give 5 more minutes").click()
    two.locator("#ui-request").get_by_text("more time").last.wait_for()
    assert one.get_by_role("button", name="Play on without a clock").count() == 0, "one vote each"
    two.get_by_role("button", name="Give 5 more minutes").click()
    two.locator("#ui-log").get_by_text("gets more time").wait_for()
    assert two.locator("#ui-request").count() == 0
    site.turn(302 / DAY, table)
    one.get_by_role("button", name="Let a bot play for").click()
    two.get_by_role("button", name="Let a bot play for").click()
    two.locator("#ui-log").get_by_text("A bot now plays for").first.wait_for()
    assert site.room(table).table.seats[late].kind is SeatKind.BOT
    for device in people:
        device.context.close()


def test_who_is_invited_learns_of_it_and_who_is_blocked_cannot_sit_down(browser: Any, site: Turned) -> None:
    hana, eve, jan = (Device(browser, site) for _ in range(3))
    for device, name in ((hana, "Hana"), (eve, "Eve"), (jan, "Jan")):
        device.claim(name)
    hana.page.goto("/people/eve")
    hana.page.get_by_role("button", name="Block").click()
    hana.page.wait_for_url("**/you#friends")
    table = hana.post("/tables", game="dragon", players=2, seats=["me", "open"], name="By the river")["table"]
    hana.page.goto(f"/t/{table}")
    hana.page.get_by_label("Invite a player by name").fill("Jan")
    hana.page.get_by_role("button", name="Invite", exact=True).click()
    hana.page.wait_for_url(f"**/t/{table}")
    jan.page.goto("/")
    assert "Hana invites you" in jan.page.locator("#waiting").inner_text().replace("\u2068", "").replace("\u2069", "")
    eve.page.goto("/")
    eve.page.locator("#open .row", has_text="By the river").get_by_role("button").click()
    assert "You can’t sit down at this table." in eve.page.locator("main").inner_text()
    for device in (hana, eve, jan):
        device.context.close()


def test_a_passkey_is_another_way_in(browser: Any, site: Turned) -> None:
    local = site.url.replace("127.0.0.1", "localhost")
    desk = Device(browser, site)
    page = desk.page
    devices = desk.context.new_cdp_session(page)
    devices.send("WebAuthn.enable")
    kind = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    made = {**kind, "isUserVerified": True, "automaticPresenceSimulation": True}
    devices.send("WebAuthn.addVirtualAuthenticator", {"options": made})
    page.goto(f"{local}/account")
    page.get_by_label("Name").fill("Hana")
    page.get_by_label("Password").fill(SECRET)
    page.get_by_role("button", name="Claim account").click()
    page.get_by_role("button", name="Add a passkey").click()
    page.get_by_role("button", name="Remove").wait_for()
    page.get_by_role("button", name="Log out here").click()
    page.wait_for_url("**/login")
    page.get_by_role("button", name="Use a passkey").click()
    page.wait_for_url(lambda url: url == f"{local}/")
    assert "Hana" in page.locator(".me").inner_text()
    page.goto(f"{local}/account")
    page.get_by_role("button", name="Remove").click()
    page.wait_for_url("**/account?saved=1")
    page.get_by_role("button", name="Log out here").click()
    page.get_by_role("button", name="Use a passkey").click()
    page.get_by_text("This passkey didn’t work.").wait_for()
    desk.context.close()
