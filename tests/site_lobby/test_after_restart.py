"""The lobby after a restart: tables that no one has opened since are told of as before."""

import re
from pathlib import Path

import pytest

from tests.server.client import served
from tests.site_lobby.conftest import Visitor

pytestmark = pytest.mark.slow


def test_month_and_points_are_told_of_tables_that_were_not_in_memory(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        ann, ben = Visitor(server), Visitor(server)
        ann.name_me("Ann")
        ben.name_me("Ben")
        table = ann.new_table(players="2", seats=["me", "open"])
        assert ben.act(table, "sit", seat=1).status_code == 200
        assert ann.act(table, "start").status_code == 200
        before = [card(visitor) for visitor in (ann, ben)]
        server.kill()
        server.start()
        ann.http.base_url = ben.http.base_url = server.url
        health = ann.http.get("/health").json()
        assert health["status"] == "ok"
        assert [card(visitor) for visitor in (ann, ben)] == before
        assert re.search(r"<span class=\"lms\">.*?Ann </span>\d", before[0])


def card(visitor: Visitor) -> str:
    """The card of the table that is being played."""
    found = re.search(r'<a class="lc".*?</a>', visitor.read("/").markup)
    assert found is not None
    return re.sub(r"/static/\w+/", "", found[0])


def test_a_start_without_a_game_takes_nothing_from_its_tables(tmp_path: Path) -> None:
    """The attack: the lobby of a site that lacks a game closed every running table of it for good."""
    game = ["--game", "tests.proving.sealed_bids"]
    with served(tmp_path / "data", *game) as server:
        ann = Visitor(server)
        ann.name_me("Ann")
        table = ann.open("auction", players=2, seats=["me", "me"], start=True)
        assert ann.choose(table, 0).status_code == 200
        before = ann.look(table, 0)
        server.kill()
        server.arguments = [word for word in server.arguments if word not in game]
        server.start()
        for path in ("/", "/watch"):
            assert "Paused: this site can’t play it right now" in ann.read(path).text
        assert "This table is paused." in ann.http.get(f"/t/{table}").text
        refused = ann.act(table, "chat", text="Hello?")
        assert (refused.status_code, "This table is paused" in refused.text) == (409, True)
        server.kill()
        server.arguments += game
        server.start()
        after = ann.look(table, 0)
        assert (after.decision, after.options, after.seq) == (before.decision, before.options, before.seq)
        assert ann.choose(table, 1).status_code == 200
