"""Accounts: a guest keeps all games, other devices log in, sessions end, and nothing is won by trying."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from rampart.cli import app
from rampart.server.app import create_app
from rampart.server.basics.model import SeatKind, Status
from rampart.server.basics.refusals import Refused
from rampart.server.config import Settings
from rampart.server.people.passwords import fit_name, fit_password, login_of
from rampart.server.site import Site
from rampart.server.tables.opening import Wish

SECRET = "a lantern on the wall"
OTHER = "nine boats at dawn"


class Device:
    """A browser with cookies of its own."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http

    async def read(self, path: str) -> str:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text[-800:]
        return answer.text

    async def fill(self, path: str, **fields: str) -> httpx.Response:
        return await self.http.post(path, data=fields or {"press": "1"}, headers={"Sec-Fetch-Site": "same-origin"})

    async def claim(self, name: str, password: str = SECRET, email: str = "") -> httpx.Response:
        await self.read("/account")
        return await self.fill("/account/claim", name=name, password=password, email=email)

    async def log_in(self, name: str, password: str = SECRET, bring: str = "1") -> httpx.Response:
        return await self.fill("/login", name=name, password=password, bring=bring)


class World:
    """A site, and devices from which people come."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.site: Site = app.state.site
        self.open: list[httpx.AsyncClient] = []
        self.printed: list[str] = []
        self.site.accounts.tell_host = self.printed.append

    def device(self, address: str = "192.0.2.1", agent: str = "Firefox/140 (X11; Linux)") -> Device:
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False, client=(address, 1))
        headers = {"User-Agent": agent, "Accept": "text/html", "Accept-Language": "en"}
        self.open.append(httpx.AsyncClient(transport=transport, base_url="http://localhost", headers=headers))
        return Device(self.open[-1])

    async def person(self, device: Device) -> Any:
        session = await self.site.people.session(device.http.cookies.get("rampart", ""))
        return session.person if session else None


@asynccontextmanager
async def world(folder: Path, **settings: Any) -> AsyncIterator[World]:
    app = create_app(Settings(folder=folder, **{"limits": 0, "pace": 0, **settings}))
    async with app.router.lifespan_context(app):
        found = World(app)
        try:
            yield found
        finally:
            for http in found.open:
                await http.aclose()


Tale = Callable[[World], Awaitable[None]]


def told(folder: Path, tale: Tale, **settings: Any) -> None:
    async def tell() -> None:
        async with world(folder, **settings) as w:
            await tale(w)

    asyncio.run(tell())


async def table_of(w: World, device: Device, start: bool = True) -> str:
    person = await w.person(device)
    wish = Wish("dragon", 2, {}, ("me", "random") if start else ("me", "open"), start=start)
    return (await w.site.acts.open(person, wish)).table


def test_a_guest_keeps_all_games_and_finds_them_on_another_device(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        desk, phone = w.device(), w.device(agent="CriOS/140 (iPhone)")
        await desk.read("/")
        table = await table_of(w, desk)
        before = desk.http.cookies["rampart"]
        assert "1 game" in await desk.read("/account")
        assert (await desk.claim("Hana")).status_code == 303
        assert desk.http.cookies["rampart"] != before, "a new session at every log-in"
        assert await w.site.people.session(before) is None
        assert (await phone.log_in("hana")).status_code == 303
        assert (await w.person(phone)).id == (await w.person(desk)).id
        assert f"/t/{table}" in await phone.read("/")
        page = await desk.read("/account")
        assert "Firefox, Linux" in page and "Chrome, iPhone" in page and "This device" in page

    told(tmp_path, tale)


def test_what_a_guest_plays_comes_along_at_log_in(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        home, cafe = w.device(), w.device()
        await home.claim("Hana")
        await cafe.read("/")
        guest = await w.person(cafe)
        running, waiting = await table_of(w, cafe), await table_of(w, cafe, start=False)
        await cafe.log_in("Hana")
        hana = await w.person(cafe)
        assert hana.name == "Hana" and hana.id != guest.id
        for table in (running, waiting):
            room = await w.site.rooms.get(table)
            assert room.held_by(hana.id) == [0] and not room.held_by(guest.id) and room.table.host == hana.id
            w.site.rooms.drop(table)
            assert (await w.site.rooms.get(table)).held_by(hana.id) == [0]
        other = w.device()
        await other.read("/")
        mine = await table_of(w, other)
        await other.log_in("Hana", bring="")
        assert (await w.site.rooms.get(mine)).held_by(hana.id) == []

    told(tmp_path, tale)


def test_a_lost_password_is_replaced_by_a_link_that_holds_once(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        desk, thief, lost = w.device(), w.device(), w.device()
        await desk.claim("Hana")
        await thief.log_in("Hana")
        said = (await lost.fill("/forgot", who="Hana")).text
        assert said == (await lost.fill("/forgot", who="Nobody at all")).text, "who has an account is not told"
        [line] = w.printed
        path = line[line.index("/enter/") :]
        assert "Hana" in await lost.read(path)
        assert (await lost.fill(path, password="short")).status_code == 422
        assert (await lost.fill(path, password=OTHER)).status_code == 303
        assert (await w.person(lost)).name == "Hana"
        assert await w.person(thief) is None and await w.person(desk) is None, "everyone else is logged out"
        assert (await lost.http.get(path)).status_code == 404
        assert (await w.device().log_in("Hana")).status_code == 403
        assert (await w.device().log_in("Hana", OTHER)).status_code == 303
        now = w.site.accounts.clock()
        hana = await w.person(lost)
        old = await w.site.accounts.link(hana)
        newer = await w.site.accounts.link(hana)
        assert (await lost.http.get(old[old.index("/enter") :])).status_code == 404, "a newer one replaces it"
        w.site.accounts.clock = lambda: now + 3601
        assert (await lost.http.get(newer[newer.index("/enter") :])).status_code == 404, "and it expires"

    told(tmp_path, tale)


def test_a_link_goes_by_mail_where_there_is_a_server(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        letters: list[EmailMessage] = []
        w.site.mail.deliver = letters.append
        await w.device().claim("Hana", email="hana@example.org")
        await w.device().fill("/forgot", who="hana@example.org")
        assert (letters[0]["To"], w.printed) == ("hana@example.org", [])
        assert "https://games.example.org/enter/" in letters[0].get_content()

    mail = {"smtp": "smtp://localhost", "mail_from": "site@example.org", "public": "https://games.example.org/"}
    told(tmp_path, tale, **mail)


def test_sessions_end_one_by_one_and_all_together(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        desk, phone, attic, eve = w.device(), w.device(), w.device(), w.device()
        await desk.claim("Hana")
        await phone.log_in("Hana")
        await attic.log_in("Hana")
        await eve.claim("Eve")
        one = (await w.site.people.session(attic.http.cookies["rampart"])).token[:16]  # type: ignore[union-attr]
        assert (await eve.fill("/account/sessions", which=one)).status_code == 404, "not hers to end"
        assert (await desk.fill("/account/sessions", which="")).status_code == 404
        assert (await desk.fill("/account/sessions", which=one)).status_code == 303
        assert await w.person(attic) is None and await w.person(phone) is not None
        kept = desk.http.cookies["rampart"]
        await desk.fill("/logout", everywhere="1")
        assert await w.person(phone) is None and await w.site.people.session(kept) is None

    told(tmp_path, tale)


def test_a_changed_password_ends_all_other_sessions(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        desk, phone = w.device(), w.device()
        await desk.claim("Hana")
        await phone.log_in("Hana")
        before = desk.http.cookies["rampart"]
        assert (await desk.fill("/account/password", old="no idea at all", password=OTHER)).status_code == 403
        assert (await desk.fill("/account/email", email="eve@example.org", proof="no idea")).status_code == 403
        assert await w.person(phone) is not None
        assert (await desk.fill("/account/password", old=SECRET, password=OTHER)).status_code == 303
        assert await w.person(phone) is None and await w.site.people.session(before) is None
        assert (await w.person(desk)).name == "Hana"

    told(tmp_path, tale)


@pytest.mark.slow
def test_a_thousand_attempts_win_nothing_and_lock_no_one_out(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        now = [1_000_000.0]
        w.site.dues.clock = lambda: now[0]
        await w.device().claim("Hana")
        await w.device().claim("Ivan")
        checks = 0

        async def fits(stored: str, password: str) -> bool:
            nonlocal checks
            checks += 1
            return bool(stored) and password == SECRET

        w.site.accounts.hashing.fits = fits  # type: ignore[method-assign]
        eve = w.device("198.51.100.9")
        codes = [(await eve.log_in("Hana", f"guess number {n}")).status_code for n in range(200)]
        assert codes.count(403) == 8 and codes.count(429) == 192
        botnet = [w.device(f"203.0.113.{n % 250}") for n in range(100)]
        codes = [(await device.log_in("Hana", f"guess number {n}")).status_code for n, device in enumerate(botnet)]
        assert codes.count(403) <= 60, "of one account, whatever the address"
        for n in range(800):
            await botnet[n % 100].log_in(f"name {n}", "stuffed from elsewhere")
        assert checks <= 700, "all accounts together"
        assert (await w.device("192.0.2.77").log_in("Ivan")).status_code == 429, "for a minute"
        now[0] += 3600
        assert (await w.device("192.0.2.77").log_in("Hana")).status_code == 303
        with sqlite3.connect(tmp_path / "rampart.sqlite") as db:
            stored = str(db.execute("SELECT * FROM dues").fetchall())
        assert "198.51" not in stored and "hana" not in stored.lower()

    told(tmp_path, tale, limits=1)


def test_limits_of_log_in_outlive_a_restart(tmp_path: Path) -> None:
    async def guessing(w: World) -> None:
        codes = [(await w.device().log_in("Hana", "a guess or two")).status_code for _ in range(9)]
        assert codes[-1] == 429

    told(tmp_path, guessing, limits=1)
    told(tmp_path, lambda w: refused_at_once(w), limits=1)


async def refused_at_once(w: World) -> None:
    assert (await w.device().log_in("Hana", "a guess or two")).status_code == 429


def test_mail_cannot_be_poured_out(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        await w.device().claim("Hana")
        for n in range(30):
            assert (await w.device(f"203.0.113.{n}").fill("/forgot", who="Hana")).status_code == 200
        assert len(w.printed) == 3
        answers = [(await w.device("198.51.100.1").fill("/forgot", who="Hana")).status_code for _ in range(25)]
        assert answers[-1] == 429

    told(tmp_path, tale, limits=1)


def test_deleting_an_account_leaves_the_games_without_the_name(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        desk = w.device()
        await desk.claim("Hanička")
        running, waiting = await table_of(w, desk), await table_of(w, desk, start=False)
        hana = await w.person(desk)
        await w.site.acts.act(running, hana, "chat", "key-chat-1", {"text": "my secret plan"})
        export = (await desk.http.get("/account/export")).json()
        assert [one["said"] for one in export["tables"] if one["table"] == running] == [["my secret plan"]]
        assert "password" not in export and "seed" not in str(export)
        assert (await desk.fill("/account/delete", sure="wrong one, sorry")).status_code == 403
        assert (await desk.fill("/account/delete", sure=SECRET)).status_code == 303
        room = await w.site.rooms.get(running)
        assert room.table.status is Status.PLAYING and room.table.seats[0].kind is SeatKind.BOT
        assert (await w.site.rooms.get(waiting)).table.status is Status.CLOSED
        assert (await w.device().log_in("Hanička")).status_code == 403
        assert (await w.device().claim("Hanička")).status_code == 303, "the name is free again"

    told(tmp_path, tale)
    with sqlite3.connect(tmp_path / "rampart.sqlite") as db:
        entries = str(db.execute("SELECT data FROM entries").fetchall())
        people = db.execute("SELECT name FROM people WHERE name != ''").fetchall()
    assert "Hani" not in entries and "secret plan" not in entries
    assert people == [("Hanička",)]


def test_no_one_takes_the_name_of_an_account(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        desk, eve = w.device(), w.device()
        await desk.claim("Hana")
        for name in ("hana", "H a n a", "ＨＡＮＡ", "Haná", "Rampart"):
            assert (await eve.claim(name)).status_code == 409, name
        assert (await eve.fill("/preferences", name="HANA")).status_code == 409
        assert (await w.person(eve)).name != "HANA"
        assert (await desk.fill("/preferences", name="Hana K")).status_code == 303
        assert (await w.device().log_in("hanak")).status_code == 303, "an account is found by its new name"
        assert (await eve.claim("Hana")).status_code == 303
        assert (await eve.claim("Hana")).status_code == 409

    told(tmp_path, tale)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "bad_name"),
        ("!", "bad_name"),
        ("a", "bad_name"),
        ("\u202ehana", ""),
        ("Hаna", "mixed_name"),
        ("🎲🎲", "bad_name"),
    ],
)
def test_names_of_accounts(name: str, code: str) -> None:
    if code:
        with pytest.raises(Refused) as found:
            fit_name(name)
        assert found.value.code == code
    else:
        assert login_of(fit_name(name)) == "hana"


@pytest.mark.parametrize(
    "password", ["", "short", "x" * 201, "aaaaaaaaaaaa", "password12", "hana12345hana", "12345password"]
)
def test_passwords_that_are_tried_first_are_refused(password: str) -> None:
    with pytest.raises(Refused):
        fit_password(password, "Hana")


def test_passwords_are_stored_as_argon2_and_sessions_as_hashes(tmp_path: Path) -> None:
    cookies: list[str] = []

    async def tale(w: World) -> None:
        desk = w.device()
        await desk.claim("Hana")
        cookies.append(desk.http.cookies["rampart"])

    told(tmp_path, tale)
    content = (tmp_path / "rampart.sqlite").read_bytes()
    assert b"$argon2id$" in content and SECRET.encode() not in content and cookies[0].encode() not in content


def test_a_passkey_that_is_made_up_opens_nothing(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        desk, eve = w.device(), w.device()
        await desk.claim("Hana")
        await eve.claim("Eve")

        async def send(device: Device, path: str, **body: Any) -> httpx.Response:
            headers = {"Content-Type": "application/json", "X-Rampart": "1", "Accept": "application/json"}
            return await device.http.post(path, content=json.dumps(body), headers=headers)

        ticket = (await send(desk, "/passkeys/options")).json()["ticket"]
        made_up = {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": {}}
        asked: list[tuple[Device, str, Any]] = [
            (eve, ticket, made_up), (desk, ticket, made_up), (desk, "", made_up), (desk, "x" * 99, {}),
            (desk, ticket, 5),
        ]  # fmt: skip
        for device, shown, credential in asked:
            answer = await send(device, "/passkeys", ticket=shown, credential=credential)
            assert answer.status_code in (400, 403), answer.text
        assert await w.site.passkeys.of((await w.person(desk)).id) == []
        stranger = w.device()
        for credential in (made_up, {**made_up, "id": 7}, {}):
            ticket = (await send(stranger, "/login/passkey/options")).json()["ticket"]
            answer = await send(stranger, "/login/passkey", ticket=ticket, credential=credential)
            assert answer.status_code == 403 and not stranger.http.cookies
        plain = {"Host": "192.168.1.20", "Content-Type": "application/json", "X-Rampart": "1"}
        assert (await stranger.http.post("/login/passkey/options", content="{}", headers=plain)).status_code == 404

    told(tmp_path, tale)


def test_the_host_lists_accounts_prints_links_and_gives_roles(tmp_path: Path) -> None:
    async def claiming(w: World) -> None:
        await w.device().claim("Hana")
        await w.device().claim("Jan")

    def run(*words: str) -> tuple[int, str]:
        result = CliRunner().invoke(app, ["admin", *words, "--data", str(tmp_path)])
        return result.exit_code, result.output

    told(tmp_path, claiming)
    assert run("passwords") == (0, "Hana\nJan\n")
    code, link = run("passwords", "hana", "--url", "https://games.example.org")
    assert code == 0 and link.startswith("https://games.example.org/enter/")
    assert (
        run("passwords", "nobody")[0] != 0 and run("role", "Jan", "king")[0] != 0 and run("role", "x", "owner")[0] != 0
    )
    assert run("role", "Hana", "moderator")[0] == run("role", "Jan", "banned")[0] == 0

    async def coming(w: World) -> None:
        lost, jan = w.device(), w.device()
        path = link.strip()[link.index("/enter/") :]
        assert (await lost.fill(path, password=OTHER)).status_code == 303
        assert (await lost.http.get("/reports")).status_code == 200
        assert (await jan.log_in("Jan")).status_code == 403

    told(tmp_path, coming)
