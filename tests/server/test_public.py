"""The public API: tokens and their scopes, a game played through it, and nothing more told than the page tells."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

import rampart
from rampart.kernel.determinise import determinise
from rampart.kernel.frame import SPECTATORS
from rampart.kernel.rng import seeded
from rampart.server.basics.model import EntryKind, Person
from rampart.server.people.tokens import SCOPES
from rampart.server.public.app import create_public
from rampart.server.tables.opening import Wish
from tests.server.client import ROOT, Player, served
from tests.server.house import games_registered
from tests.server.test_accounts import Device, World, told, world

API = "/api/v1"
EXAMPLE = ROOT / "examples" / "bot" / "bot.py"


class Program:
    """A program with a token."""

    def __init__(self, w: World, token: str) -> None:
        transport = httpx.ASGITransport(w.app, raise_app_exceptions=False, client=("192.0.2.7", 1))
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.AsyncClient(transport=transport, base_url="http://localhost" + API, headers=headers)
        w.open.append(self.http)

    async def get(self, path: str, status: int = 200, **params: Any) -> Any:
        answer = await self.http.get(path, params=params)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, status: int = 200, **body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()


async def account(w: World, name: str) -> tuple[Device, Person]:
    device = w.device(f"192.0.2.{len(w.open) + 20}")
    await device.claim(name)
    return device, await w.person(device)


async def program(w: World, person: Person, *scopes: str) -> Program:
    return Program(w, await w.site.tokens.make(person, "program", scopes or SCOPES))


@asynccontextmanager
async def two_programs(w: World) -> AsyncIterator[tuple[Program, Program, str]]:
    """Two programs at a running table of two."""
    _, hana = await account(w, "Hana")
    _, jan = await account(w, "Jan")
    one, two = await program(w, hana), await program(w, jan)
    table = (await one.post("/tables", 201, game="dragon", players=2))["table"]
    await two.post(f"/tables/{table}/play/sit")
    await one.post(f"/tables/{table}/host/start")
    yield one, two, table


# ---- what a token may do


CALLS = (  # the scope, the method, the path, and what is sent
    ("read", "GET", "/account", None),
    ("read", "GET", "/games", None),
    ("read", "GET", "/tables", None),
    ("read", "GET", "/tables/{table}", None),
    ("read", "GET", "/tables/{table}/events", None),
    ("read", "GET", "/tables/{table}/stream", None),
    ("read", "GET", "/stream", None),
    ("read", "GET", "/leaderboards", None),
    ("read", "GET", "/people/{name}", None),
    ("read", "GET", "/quick", None),
    ("read", "GET", "/tournaments", None),
    ("read", "GET", "/tournaments/{tournament}", None),
    ("play", "POST", "/quick", {"game": "dragon"}),
    ("play", "POST", "/tournaments/{tournament}/play/{act}", None),
    ("host", "POST", "/tournaments", {"name": "Cup", "kind": "swiss", "game": "dragon", "players": 2}),
    ("host", "POST", "/tournaments/{tournament}/host/{act}", {}),
    ("play", "POST", "/tables/{table}/choices", {"decision": "d1", "option": "x"}),
    ("play", "POST", "/tables/{table}/play/{act}", {}),
    ("host", "POST", "/tables", {"game": "dragon"}),
    ("host", "POST", "/tables/{table}/host/{act}", {}),
    ("records", "GET", "/tables/{table}/record", None),
    ("records", "GET", "/tables/{table}/position", None),
    ("records", "POST", "/records", {"game": "dragon"}),
    ("records", "POST", "/positions", {"game": "dragon"}),
)


def act_of(path: str, act: str) -> str:
    return "enter" if path == "/tournaments/{tournament}/play/{act}" else act


def test_every_call_is_listed_with_its_scope() -> None:
    described = {(m.upper(), path) for path, methods in create_public().openapi()["paths"].items() for m in methods}
    assert described == {(method, path) for _, method, path, _ in CALLS}


def test_a_token_of_one_scope_can_do_nothing_of_another(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        _, hana = await account(w, "Hana")
        table = (await w.site.acts.open(hana, Wish("dragon", 2, {}, ("me", "me"), start=True))).table
        seq = (await w.site.rooms.get(table)).seq
        act = {"play": "retract", "host": "close"}
        for scope in SCOPES:
            able = await program(w, hana, scope)
            for needed, method, path, body in CALLS:
                if needed == scope:
                    continue
                where = path.format(
                    table=table, act=act_of(path, act[needed]) if needed in act else "", name="Hana", tournament="t1"
                )
                answer = await able.http.request(method, where, json=body)
                assert (answer.status_code, answer.json()["code"]) == (403, "no_scope"), (scope, path)
        nobody = [Program(w, ""), Program(w, "rampart_" + "x" * 43), Program(w, "y" * 4000)]
        for stranger in nobody:
            for _, method, path, body in CALLS:
                answer = await stranger.http.request(
                    method, path.format(table=table, act="close", name="Hana", tournament="t1"), json=body
                )
                assert (answer.status_code, answer.json()["code"]) in ((401, "bad_token"), (400, "bad_field")), path
        assert (await w.site.rooms.get(table)).seq == seq, "nothing was done"

    told(tmp_path, tale)


def test_a_token_is_shown_once_stored_as_a_hash_and_ends(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        device, hana = await account(w, "Hana")
        made = await device.fill("/tokens", name="my bot", scopes="read")
        secret = made.text.split("<code>")[1].split("</code>")[0]
        assert secret.startswith("rampart_") and secret not in await device.read("/tokens")
        assert secret.encode() not in b"".join(file.read_bytes() for file in tmp_path.glob("rampart.sqlite*"))
        able = Program(w, secret)
        assert (await able.get("/account"))["scopes"] == ["read"]
        [token] = await w.site.tokens.of(hana.id)
        assert (await device.fill("/tokens/end", token=token.id)).status_code == 303
        await able.get("/account", 401)
        for fields in ({"name": "", "scopes": "read"}, {"name": "x"}, {"name": "x", "scopes": "everything"}):
            assert (await device.fill("/tokens", **fields)).status_code in (400, 422)
        guest = w.device("192.0.2.99")
        await guest.read("/")
        assert (await guest.http.get("/tokens")).status_code == 403, "guests have none"
        for n in range(20):
            await w.site.tokens.make(hana, f"n{n}", ["read"])
        assert (await device.fill("/tokens", name="one more", scopes="read")).status_code == 429
        banned = await program_of_banned(w)
        await banned.get("/account", 401)

    told(tmp_path, tale)


async def program_of_banned(w: World) -> Program:
    _, eve = await account(w, "Eve")
    able = await program(w, eve)
    await able.get("/account")
    await w.site.accounts.give_role(eve, "banned")
    return able


def test_an_account_that_has_not_played_becomes_a_bot_for_all_to_see(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        device, hana = await account(w, "Hana")
        other, jan = await account(w, "Jan")
        assert (await device.fill("/tokens/bot")).status_code == 303
        hana = await w.person(device)
        assert hana.bot and "This account is a bot" in await device.read("/tokens")
        assert "Bot account" in await other.read("/people/Hana")
        able, table = await program(w, hana), (await w.site.acts.open(jan, Wish("dragon", 2))).table
        await able.post(f"/tables/{table}/play/sit")
        seats = (await able.get(f"/tables/{table}"))["table"]["seats"]
        assert [seat["program"] for seat in seats] == [False, True]
        assert (await other.fill("/tokens/bot")).status_code == 409, "who has sat down is no bot any more"
        w.site.rooms.drop(table)
        assert (await w.site.rooms.get(table)).programs == {hana.id}

    told(tmp_path, tale)


def test_calls_are_limited(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        _, hana = await account(w, "Hana")
        able = await program(w, hana)
        w.site.limits.clock = lambda: 0.0  # all at one moment, however long it takes
        answers = [await able.http.get("/account") for _ in range(610)]
        assert {answer.status_code for answer in answers} == {200, 429}
        assert answers[-1].headers["retry-after"] and answers[-1].json()["code"] == "too_many"

    told(tmp_path, tale, limits=1)


# ---- playing


def test_two_programs_play_a_game_to_its_end(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        async with two_programs(w) as (one, two, table):
            for _ in range(400):
                for able in (one, two):
                    state = await able.get(f"/tables/{table}")
                    for asked in state["decisions"]:
                        if not asked["answered"]:
                            chosen = {"decision": asked["id"], "option": asked["options"][0]["key"]}
                            await able.post(f"/tables/{table}/choices", seat=asked["seat"], **chosen)
                if state["table"]["status"] == "over":
                    break
            assert state["table"]["status"] == "over" and state["table"]["winners"]
            record = await one.get(f"/tables/{table}/record")
            assert rampart.game("dragon").replay(record).scores() == state["table"]["scores"]
            events = (await one.get(f"/tables/{table}/events"))["events"]
            assert events and events[0]["text"] and {event["kind"] for event in events} >= {"action", "month"}
            brought = await two.post("/records", 201, **record)
            assert (await two.get(f"/tables/{brought['table']}"))["table"]["scores"] == state["table"]["scores"]

    told(tmp_path, tale)


def test_positions_go_out_and_come_in(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        async with two_programs(w) as (one, _, table):
            seen = await one.get(f"/tables/{table}/position")
            assert seen == (await one.get(f"/tables/{table}"))["position"]
            whole = rampart.game("dragon").new(players=3, seed=5).document()
            brought = await one.post("/positions", 201, **whole)
            assert await one.get(f"/tables/{brought['table']}/position") == json.loads(json.dumps(whole))
            for broken in ({"game": "nothing"}, {"game": "dragon", "players": 99}, {"game": "dragon", "people": "?"}):
                assert (await one.post("/positions", 422, **broken))["code"] == "bad_record"
            await one.get(f"/tables/{table}/record", 403)
            assert (await one.get(f"/tables/{table}/record", 403))["code"] == "still_hidden"

    told(tmp_path, tale)


def test_the_same_request_is_done_once_and_bad_ones_change_nothing(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        async with two_programs(w) as (one, two, table):
            again = [await one.http.post("/tables", json={"game": "dragon", "key": "abcdefgh"}) for _ in range(2)]
            assert [answer.status_code for answer in again] == [201, 200]
            assert again[0].json()["table"] == again[1].json()["table"]
            seq = (await w.site.rooms.get(table)).seq
            wrong: list[tuple[str, dict[str, Any], int]] = [
                (f"/tables/{table}/choices", {"decision": "d1", "option": "x", "more": 1}, 400),
                (f"/tables/{table}/choices", {"decision": "d1"}, 400),
                (f"/tables/{table}/choices", {"decision": "d1", "option": []}, 400),
                (f"/tables/{table}/play/answer", {}, 422),
                (f"/tables/{table}/choices", {"decision": "d999", "option": "x"}, 409),
                (f"/tables/{table}/choices", {"decision": "d1", "option": "x", "seat": 1}, 403),
                (f"/tables/{table}/choices", {"decision": "d1", "option": "x", "seat": "0"}, 400),
                ("/tables/nosuchtable/choices", {"decision": "d1", "option": "x"}, 404),
                (f"/tables/{table}/play/sit", {}, 409),
                ("/tables", {"game": "chess"}, 422),
                ("/tables", {"game": "dragon", "players": 9}, 422),
            ]
            for path, body, status in wrong:
                assert (await one.http.post(path, json=body)).status_code == status, (path, body)
            assert (await two.get(f"/tables/{table}", 403, seat=0))["code"] == "not_your_seat"
            german = await one.http.get("/tables/nosuchtable", params={"lang": "de"})
            assert "Tisch" in german.json()["error"]
            assert (await w.site.rooms.get(table)).seq == seq

    told(tmp_path, tale)


def test_a_stream_tells_the_state_at_once_and_after_every_change(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        async with two_programs(w) as (one, _, table):
            from rampart.server.public.calls import Caller
            from rampart.server.public.streams import stream_own, stream_table

            hana = (await w.site.accounts.ledger.by_login("hana")).person  # type: ignore[union-attr]
            token = (await w.site.tokens.of(hana.id))[0]
            caller = Caller(w.site, hana, token, "en", "192.0.2.7")
            stream = (await stream_table(caller, table)).body_iterator
            brief = (await stream_own(caller)).body_iterator
            first = str(await anext(aiter(stream)))
            assert first.startswith("event: state\ndata: {")
            assert str(await anext(aiter(brief))).startswith("event: hello")
            state = json.loads(first.split("data: ")[1])
            assert state == await one.get(f"/tables/{table}")
            await one.post(f"/tables/{table}/play/chat", text="Hello")
            second = json.loads(str(await asyncio.wait_for(anext(aiter(stream)), 60)).split("data: ")[1])
            assert second["table"]["seq"] == state["table"]["seq"] + 1
            told_of = json.loads(str(await asyncio.wait_for(anext(aiter(brief)), 60)).split("data: ")[1])
            assert told_of["table"] == table
            w.site.streams.stop()
            assert [part async for part in stream] == [] == [part async for part in brief]
            assert not w.site.streams.listeners

    told(tmp_path, tale)


# ---- nothing more than the page tells


@pytest.mark.parametrize("game", ["dragon", "watch", "great_wall", "crescent_moon", "vault"])
def test_worlds_that_a_viewer_cannot_tell_apart_give_equal_answers(tmp_path: Path, game: str) -> None:
    async def tale(w: World) -> None:
        people = [(await account(w, name))[1] for name in ("Hana", "Jan", "Mei", "Petr", "Lena")]
        seats = rampart.game(game).usual
        table = (await w.site.acts.open(people[0], Wish(game, seats, {}, ("me",)))).table
        for seat, person in enumerate(people[1:seats], 1):
            await w.site.acts.act(table, person, "sit", f"key-sit-{seat}x", {"seat": seat})
        await w.site.acts.act(table, people[0], "start", "key-start-x", {})
        room = await w.site.rooms.get(table)
        watcher = (await account(w, "Eve"))[1]
        different = 0
        for step in range(12):
            await w.site.bots.settled(table)
            seat = room.must_state().deciders[0]
            after = (seat + 1) % seats
            for viewer, person in ((SPECTATORS, watcher), (seat, people[seat]), (after, people[after])):
                able = await program(w, person)
                true = await answers(able, table)
                position = room.position
                assert position is not None
                other = determinise(position.state, viewer, seeded(step))
                different += other != position.state
                room.position = replace(position, state=other)
                room._views.clear()
                assert await answers(able, table) == true, (viewer, step)
                room.position = position
                room._views.clear()
                await w.site.tokens.end(person.id, "")
            s = room.drafted(seat)
            offered = s.offered(seat)
            key = s.key(offered[step % len(offered)], seat)
            await w.site.acts.choose(table, people[seat].id, seat, room.decision_id, key, f"key-choice-{step:04}")
        assert different or game == "dragon", "the worlds were not the same"

    async def tell() -> None:
        async with world(tmp_path) as w:
            await tale(w)

    with games_registered():
        asyncio.run(tell())


async def answers(able: Program, table: str) -> list[bytes]:
    """All that a program can learn of a table."""
    return [(await able.http.get(f"/tables/{table}{end}")).content for end in ("", "/position", "/events")]


def test_what_the_page_does_not_tell_the_api_does_not(tmp_path: Path) -> None:
    """In a hushed poll, not even that someone has answered; a draft is its seat's alone; the seed is nowhere."""

    async def tale(w: World) -> None:
        async with two_programs(w) as (one, two, table):
            room = await w.site.rooms.get(table)
            for able in (one, two):
                for path in ("", "/events", "/position"):
                    text = (await able.http.get(f"/tables/{table}{path}")).text
                    assert room.seed not in text and room.invite not in text
                    for person in room.table.people():
                        assert person not in text, "people are named by their names alone"
            kinds = {entry.kind for entry in room.entries}
            assert EntryKind.START in kinds

    told(tmp_path, tale)


# ---- the example


@pytest.mark.slow
def test_the_example_bot_plays_a_game_to_its_end(tmp_path: Path) -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 30
    with served(tmp_path / "data") as server:
        host = Player(server)
        host.http.get("/account")
        fields = {"name": "Botty", "password": "a lantern on the wall", "email": ""}
        form = {"Sec-Fetch-Site": "same-origin", "Accept": "text/html"}
        host.http.post("/account/claim", data=fields, headers=form)
        host.http.post("/tokens/bot", data={"press": "1"}, headers=form)
        page = host.http.post("/tokens", data={"name": "example", "scopes": ["read", "play"]}, headers=form).text
        token = page.split("<code>")[1].split("</code>")[0]
        other = Player(server)
        table = other.open("dragon", players=2, seats=["random", "open"])
        bot = subprocess.Popen([sys.executable, str(EXAMPLE), server.url, token, table], env=os.environ)
        try:
            for _ in range(200):
                if other.act(table, "start").status_code == 200:
                    break
            assert bot.wait(timeout=120) == 0
        finally:
            bot.kill()
        assert ">over" in other.look(table).text or "is-over" in other.look(table).text
