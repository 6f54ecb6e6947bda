"""What someone could do to spoil a site for others: refused with a clear sentence, logged, and nothing is changed."""

import logging
import re
from pathlib import Path

import httpx
import pytest

from rampart.server.basics.model import EntryKind
from tests.server.test_accounts import Device, World, table_of, told

ACT = {"x-rampart": "1", "Sec-Fetch-Site": "same-origin", "Accept": "application/json"}


async def send(device: Device, path: str, **body: object) -> httpx.Response:
    """Send what a page's script sends."""
    return await device.http.post(path, json=body, headers=ACT)


def codes_in(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Why requests were refused, as the log tells it."""
    return [record.code for record in caplog.records if hasattr(record, "code")]


def without_name(page: str, name: str) -> str:
    """A page without the name that was typed, and what changes with every answer."""
    return re.sub(r'nonce="[^"]*"|value="[0-9a-f-]{20,}"', "", page.replace(name, ""))


def test_chat_cannot_be_flooded(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)

    async def tale(w: World) -> None:
        desk = w.device()
        await desk.read("/account")
        table = await table_of(w, desk)
        answers = [
            await send(desk, f"/t/{table}/acts", act="chat", key=f"key-chat-{n:03}", text=f"line {n}")
            for n in range(20)
        ]
        statuses = [answer.status_code for answer in answers]
        assert statuses == [200] * 12 + [429] * 8
        assert answers[-1].json()["error"] == "Too many requests. Wait a moment."
        assert int(answers[-1].headers["retry-after"]) > 0
        room = await w.site.rooms.get(table)
        assert [entry.kind for entry in room.entries].count(EntryKind.CHAT) == 12

    told(tmp_path, tale, limits=1)
    assert codes_in(caplog).count("too_many") == 8


def test_tables_cannot_be_poured_out(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)

    async def tale(w: World) -> None:
        desk = w.device()
        await desk.read("/account")
        person = await w.person(desk)
        wish = {"game": "dragon", "players": 2, "seats": ["me", "open"]}
        statuses = [(await send(desk, "/tables", **wish, key=f"key-table-{n:03}")).status_code for n in range(33)]
        assert statuses == [200] * 30 + [429] * 3
        assert len(await w.site.store.tables_of(person.id, limit=100)) == 30
        page = await desk.fill("/new/dragon", players="2", seats="me")
        assert page.status_code == 429 and "Too many requests" in page.text, "the form says it in a sentence"

    told(tmp_path, tale, limits=1)
    assert "too_many" in codes_in(caplog)


def test_a_stolen_session_ends_when_its_owner_logs_in_again(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        desk, eve = w.device(), w.device("203.0.113.5")
        await desk.claim("Hana")
        stolen = desk.http.cookies["rampart"]
        eve.http.cookies.set("rampart", stolen, domain="localhost.local")
        assert await w.site.people.session(stolen) is not None
        await desk.log_in("Hana")
        assert desk.http.cookies["rampart"] != stolen, "every log-in has a token of its own"
        assert await w.site.people.session(stolen) is None
        page = await eve.http.get("/account")
        assert "Hana" not in page.text
        assert (await eve.fill("/account/password", old="guess", password="mine from now")).status_code in (
            401,
            403,
            409,
        )

    told(tmp_path, tale)


def test_no_answer_tells_which_names_there_are(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)

    async def tale(w: World) -> None:
        await w.device().claim("Hana")
        checked: list[bool] = []
        fits = w.site.accounts.hashing.fits

        async def counted(stored: str, password: str) -> bool:
            checked.append(bool(stored))
            return await fits(stored, password)

        w.site.accounts.hashing.fits = counted  # type: ignore[method-assign]
        eve = w.device("203.0.113.5")
        there, nowhere = [await eve.log_in(name, "a guess or two") for name in ("Hana", "Zeno")]
        assert there.status_code == nowhere.status_code == 403
        assert without_name(there.text, "Hana") == without_name(nowhere.text, "Zeno")
        assert checked == [True, False], "a password is hashed either way, so it takes as long"
        lost = [await eve.fill("/forgot", who=name) for name in ("Hana", "Zeno")]
        assert without_name(lost[0].text, "Hana") == without_name(lost[1].text, "Zeno")
        w.printed.clear()
        later = await w.site.accounts.ask_link("Hana", "198.51.100.7", "en")
        assert w.printed == [], "the link is made and mailed after the answer, so that takes as long too"
        await later()
        assert len(w.printed) == 1
        found = [
            (await eve.http.get(f"/find?q={letter}{other}")).status_code for letter in "abcdef" for other in "aeiouy"
        ]
        assert found.count(200) == 30 and found[-1] == 429, "names are not read out one by one"

    told(tmp_path, tale, limits=1)
    assert "bad_login" in codes_in(caplog) and "too_many" in codes_in(caplog)


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "\u202egnah", "{ $name }", "a\u0301" * 40]
)
def test_a_hostile_name_is_shown_as_text_or_refused(tmp_path: Path, name: str) -> None:
    async def tale(w: World) -> None:
        desk, jan = w.device(), w.device("192.0.2.9")
        await desk.read("/account")
        answer = await desk.fill("/preferences", name=name)
        assert answer.status_code in (303, 422)
        table = await table_of(w, desk, start=False)
        for path in ("/", f"/t/{table}", "/watch"):
            page = await jan.read(path)
            assert "<script>alert" not in page and "<img src=x" not in page and "\u202e" not in page

    told(tmp_path, tale)
