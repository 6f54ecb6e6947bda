"""Quick matches and tournaments through the public API."""

import asyncio
from pathlib import Path

from tests.server.test_accounts import World, told
from tests.server.test_public import account, program


def test_two_programs_find_each_other(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        one, two = [await program(w, (await account(w, name))[1]) for name in ("Hana", "Jan")]
        asked = {"game": "dragon", "players": 2, "pace": "fast", "wait": 0}
        table = (await one.post("/quick", **asked))["table"]
        assert (await one.post("/quick", **asked))["table"] == table, "one waits at one table"
        assert await two.get("/quick") == {"live": 0, "fast": 1, "daily": 0}
        other = (await two.post("/quick", game="dragon", pace="daily", wait=0))["table"]
        assert other != table, "another pace"
        await two.post(f"/tables/{other}/play/stand", seat=0)
        assert (await two.post("/quick", game="dragon", pace="fast", wait=0))["table"] == table
        while w.site.matching.tasks:
            await asyncio.wait(set(w.site.matching.tasks))
        state = await two.get(f"/tables/{table}")
        assert state["table"]["status"] == "playing" and state["table"]["terms"]["rated"]
        assert [seat["name"] for seat in state["table"]["seats"]] == ["Hana", "Jan"]
        assert (await one.get("/quick"))["fast"] == 0

    told(tmp_path, tale)


def test_a_quick_match_that_can_not_be(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        able = await program(w, (await account(w, "Hana"))[1])
        for body, status in (
            ({"game": "nothing"}, 422),
            ({"game": "dragon", "players": 16}, 422),
            ({"players": 1}, 422),
            ({"pace": "slow"}, 400),
            ({"wait": 61}, 400),
            ({"wait": False}, 400),
            ({"color": "red"}, 400),
        ):
            answer = await able.http.post("/quick", json=body)
            assert answer.status_code == status, (body, answer.text)
        assert sum((await able.get("/quick")).values()) == 0

    told(tmp_path, tale)


def test_a_tournament_is_held_and_entered(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        one, two = [await program(w, (await account(w, name))[1]) for name in ("Hana", "Jan")]
        wish = {"name": "Cup", "kind": "round_robin", "game": "dragon", "players": 2, "rated": True}
        cup = "/tournaments/" + (await one.post("/tournaments", 201, **wish))["tournament"]
        assert [x["name"] for x in (await two.get("/tournaments"))["tournaments"]] == ["Cup"]
        assert (await two.post(f"{cup}/play/enter"))["you"] == 0
        assert (await two.post(f"{cup}/play/enter"))["you"] == 0, "once"
        assert (await two.post(f"{cup}/host/start", 403))["code"] == "only_host"
        await one.post(f"{cup}/play/enter")
        assert (await one.post(f"{cup}/host/bot", 422))["code"] == "not_given"
        await one.post(f"{cup}/host/bot", bot="random")
        found = await one.post(f"{cup}/host/start")
        assert (found["status"], found["round"], found["host"], found["you"]) == ("playing", 1, True, 1)
        assert [x["bot"] for x in found["entrants"]] == ["", "", "random"]
        met, bye = found["meetings"]
        assert len(met["entrants"]) == 2 and met["table"] and (bye["table"], bye["points"]) == ("", [1.0])
        assert [x["place"] for x in found["standings"]] == [1, 2, 3] and sum(x["byes"] for x in found["standings"]) == 1
        table = (await two.get(f"/tables/{met['table']}"))["table"]
        assert table["status"] == "playing" and table["terms"]["rated"]
        gone = await two.post(f"{cup}/play/leave")
        assert gone["you"] is None and gone["entrants"][0]["left"]
        assert (await one.post(f"{cup}/host/close"))["status"] == "closed"
        assert not (await two.get("/tournaments"))["tournaments"]
        assert (await two.get("/tournaments/none", 404))["code"] == "not_found"

    told(tmp_path, tale)
