"""The replay: every moment of a game, as much of it as the viewer may know."""

import json
import re
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import rampart
from rampart.server.basics.model import Status
from rampart.server.pages.parts.sight import Sight
from rampart.server.pages.replay import Moment, replay_fragments, replay_page, said
from rampart.server.pages.shell import Visit
from rampart.server.play.checks import number_in
from rampart.server.web.assembly import assemble, difference
from rampart.text import LANGUAGES
from tests.playing import registered
from tests.proving import sealed_bids
from tests.server.client import Player, Served, served
from tests.site.finished import record, room
from tests.site_lobby.reading import Page, faults

NAMES = ("Ann", "<b>Ben</b>", "Cyd")


@pytest.fixture(scope="module")
def finished():
    return room(*NAMES, players=3)


def moment(found, choice, seat=None, lang="en"):
    return Moment(Sight(found, seat, lang), choice)


# ---- drawing a moment


@pytest.mark.parametrize("lang", LANGUAGES)
def test_any_moment_can_be_drawn_in_every_language(finished, lang):
    of = len(finished.position.line)
    for choice in (0, 1, of // 2, of):
        page = Page(assemble(replay_fragments(moment(finished, choice, lang=lang))))
        assert page.open == []
        assert " style=" not in page.markup
        assert "<b>Ben" not in page.markup
        ids = [a["id"] for _, a in page.elements if "id" in a]
        assert len(ids) == len(set(ids))


def test_the_position_is_that_of_the_record(finished):
    made = finished.must_state().record()
    for choice in (0, 7, 40):
        expected = rampart.game("dragon").replay(made, upto=choice)
        assert moment(finished, choice).s == expected
        assert re.findall(r'class="d">(\d+)<', assemble(replay_fragments(moment(finished, choice)))) == [
            str(n) for n in expected.scores()
        ]


def test_the_last_moment_tells_the_end(finished):
    of = len(finished.position.line)
    assert f"Move {of} of {of}" in assemble(replay_fragments(moment(finished, of)))
    assert "points" in said(moment(finished, of))
    assert said(moment(finished, 0)) == ""


def test_a_step_changes_few_fragments_and_pieces_keep_their_ids(finished):
    before, after = (replay_fragments(moment(finished, choice)) for choice in (20, 21))
    change = difference(before, after)
    assert 0 < len(change["set"]) < len(after) / 2
    kept = {one.id for one in before} & {one.id for one in after}
    assert len(kept) > 0.8 * len(before)


def test_before_the_end_a_seat_sees_what_it_saw_and_after_it_all():
    with registered(sealed_bids.GAME):
        found = room("A", "B", "C", game="auction", players=3, people=2)
        hands = {}
        for status in (Status.PLAYING, Status.OVER):
            found.table = replace(found.table, status=status)
            for seat in (None, 0, 1):
                hands[status, seat] = moment(found, 1, seat).s.document()["hands"]
        assert "?" in json.dumps(hands[Status.PLAYING, None])
        assert "?" in json.dumps(hands[Status.PLAYING, 0])
        assert hands[Status.PLAYING, 0][0] == hands[Status.OVER, None][0]
        assert hands[Status.PLAYING, 0] != hands[Status.PLAYING, 1]
        assert "?" not in json.dumps(hands[Status.OVER, None])


def test_a_secret_choice_is_not_told_before_the_end():
    with registered(sealed_bids.GAME):
        found = room("A", "B", "C", game="auction", players=3, people=2)
        found.table = replace(found.table, status=Status.PLAYING)
        [made, *_] = found.position.line
        other = (made.seat + 1) % 3
        drawn = assemble(replay_fragments(moment(found, 1, other)))
        panel = drawn[drawn.index('id="rp-now"') : drawn.index('id="rp-seats"')]
        assert made.options[0] not in panel
        assert "has chosen" in panel


@pytest.mark.parametrize(("words", "number"), [("7", 7), ("", None), ("-1", None), ("x", None), ("٣", None)])
def test_only_plain_numbers_count(words, number):
    assert number_in(words) == number
    assert number_in("9" * 10) is None


# ---- pages


def test_the_page_is_without_fault_under_a_prefix(finished):
    page = Page(replay_page(Visit("/games", "pl"), moment(finished, 9)))
    relative = ("a href=?at=", "a href=../../rules/dragon#")
    assert [fault for fault in faults(page, "/games") if not fault.startswith(relative)] == []


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder) / "data", "--game", "tests.proving.sealed_bids") as running,
    ):
        yield running


@pytest.fixture(scope="module")
def ann(server):
    return Player(server)


@pytest.fixture(scope="module")
def table(ann):
    return ann.post("/records", **record(*NAMES, players=3)).json()["table"]


def test_the_page_works_by_links_alone(ann, table):
    page = Page(ann.http.get(f"/t/{table}/replay?at=5").text)
    assert page.open == []
    assert "Move 5 of" in page.text
    assert [a["href"] for a in page.all("a") if "data-to" in a][1:3] == ["?at=4", "?at=6"]
    [slider] = page.all("input", type="range")
    assert slider["value"] == "5"
    assert page.all("form", method="get")


def test_without_a_number_the_replay_shows_the_end(ann, table):
    for query in ("", "?at=99999", "?at=-3", "?at=%3Cscript%3E"):
        page = Page(ann.http.get(f"/t/{table}/replay{query}").text)
        [slider] = page.all("input", type="range")
        assert slider["value"] == slider["max"]


def test_steps_come_as_differences_and_the_first_as_a_whole(ann, table):
    whole = ann.http.get(f"/t/{table}/replay/6").json()
    assert whole["at"] == 6 and "rp-board" in whole["full"]
    step = ann.http.get(f"/t/{table}/replay/7?from=6")
    assert set(step.json()) >= {"at", "of", "set", "del"}
    assert len(step.content) < len(json.dumps(whole)) / 2


def test_a_table_that_has_not_begun_has_no_replay(ann):
    table = ann.open("dragon", players=2, seats=["me", "open"])
    assert ann.http.get(f"/t/{table}/replay").status_code == 404
    assert ann.http.get("/t/nothing/replay").status_code == 404
    assert ann.http.get("/t/nothing/replay/3").status_code == 404


def when_at_rest(player, path):
    """The moment once the bots have made their choices and wait: it no longer changes."""
    before = ""
    for _ in range(60):
        now = player.http.get(path).json()["full"]
        if now == before:
            return now
        before = now
        time.sleep(0.5)
    raise AssertionError("the bots do not come to rest")


@pytest.mark.slow
def test_nobody_replays_a_running_game_through_the_eyes_of_another(server, ann):
    table = ann.open("auction", players=3, seats=["me", "random", "random"], start=True, options={})
    ann.choose(table, 0)
    eve = Player(server)
    own = when_at_rest(ann, f"/t/{table}/replay/0")
    hidden = eve.http.get(f"/t/{table}/replay/0").json()["full"]
    forced = eve.http.get(f"/t/{table}/replay/0?seat=0").json()["full"]
    assert own != hidden
    assert forced == hidden
    assert ann.http.get(f"/t/{table}/replay/0?seat=1").json()["full"] == own
