"""The lobby after a restart: tables that nobody has opened since are told of as before."""

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
