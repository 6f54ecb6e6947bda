"""Records: handed out when the game is over, and taken in only where they can be played again."""

import copy
import gzip
import json
import sqlite3
import tempfile
import zipfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest

from rampart.server.pages.records import record_page
from rampart.server.pages.shell import Visit
from rampart.server.records import DEEPEST, LONGEST_TEXT, MOST_PARTS, bounded
from rampart.text import LANGUAGES
from tests.server.client import Player, Served, served
from tests.site.finished import record
from tests.site_lobby.reading import Page, faults

JSON = {"content-type": "application/json"}
FORM = {"content-type": "application/x-www-form-urlencoded"}
BRACKETS = 400_000


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    with tempfile.TemporaryDirectory() as folder, served(Path(folder) / "data") as running:
        yield running


@pytest.fixture
def ann(server):
    return Player(server)


@pytest.fixture
def eve(server):
    return Player(server)


@pytest.fixture(scope="module")
def good():
    return record("Ann", "Ben", players=2)


def tables(server):
    """How many tables are stored."""
    with sqlite3.connect(server.folder / "rampart.sqlite") as db:
        return db.execute("select count(*) from tables").fetchone()[0]


def send(player, content, **headers):
    """Send a body as it is."""
    return player.http.post("/records", content=content, headers={**JSON, **headers})


def opened(player, content):
    answer = send(player, json.dumps(content))
    assert answer.status_code == 200, answer.text
    return answer.json()


# ---- the way out and in


@pytest.mark.slow
def test_a_record_that_was_brought_is_a_finished_table_with_the_same_record(ann, eve, good):
    answer = opened(ann, good)
    assert answer["url"].endswith(f"/t/{answer['table']}/replay")
    file = eve.http.get(f"/t/{answer['table']}/record.json")
    assert file.status_code == 200
    assert "attachment" in file.headers["content-disposition"]
    assert file.json() == good
    assert "From a game file" in eve.http.get(f"/t/{answer['table']}").text


def test_a_record_that_is_pasted_into_the_form_leads_to_its_replay(ann, good):
    answer = ann.http.post("/records", data={"record": json.dumps(good)})
    assert answer.status_code == 303
    assert answer.headers["location"].endswith("/replay")


@pytest.mark.slow
def test_a_table_that_was_brought_is_not_listed_and_nobody_sits_there(ann, eve, good):
    table = opened(ann, good)["table"]
    assert table not in eve.http.get("/").text
    assert ann.act(table, "rematch").status_code == 403
    assert eve.act(table, "sit", seat=0).status_code == 409


def test_a_game_that_was_given_up_can_be_looked_at(ann):
    table = opened(ann, record("Ann", "Ben", players=2, stop=20))["table"]
    assert ann.http.get(f"/t/{table}/replay").status_code == 200
    assert ann.http.get(f"/t/{table}/record.json").json()["over"] is False


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_of_a_running_game_is_refused_in_words(ann, eve, lang):
    table = ann.open("dragon", players=2, seats=["me", "random"], start=True)
    for player in (ann, eve):
        answer = player.http.get(f"/t/{table}/record.json", headers={"accept-language": lang})
        assert answer.status_code == 403
        assert answer.json()["code"] == "still_hidden"
        assert "seed" not in answer.text


def test_there_is_no_record_of_a_table_that_is_not_there(ann):
    assert ann.http.get("/t/nothing/record.json").status_code == 404
    assert ann.http.get("/t/..%2f..%2fetc%2fpasswd/record.json").status_code == 404


# ---- what is refused, and changes nothing


def changed(good, **fields):
    return json.dumps({**copy.deepcopy(good), **fields})


def zipped(good):
    file = BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("record.json", json.dumps(good))
    return file.getvalue()


ATTACKS = {
    "no JSON": (lambda good: "{", 400),
    "a list": (lambda good: "[]", 400),
    "nothing": (lambda good: "", 400),
    "an empty object": (lambda good: "{}", 422),
    "not a number": (lambda good: changed(good, players=float("nan")), 400),
    "a number of 5000 digits": (lambda good: '{"players": ' + "9" * 5000 + "}", 400),
    "brackets without end": (lambda good: '{"game": ' + "[" * BRACKETS, 400),
    "nested deeply": (lambda good: '{"game": ' + "[" * 900 + "]" * 900 + "}", 422),
    "wrong encoding": (lambda good: b'{"game": "\xff\xfe"}', 400),
    "a zip file": (zipped, 400),
    "an unknown game": (lambda good: changed(good, game="../../etc/passwd"), 422),
    "a game that is a list": (lambda good: changed(good, game=["dragon"]), 422),
    "another format": (lambda good: changed(good, format=99), 422),
    "other rules": (lambda good: changed(good, rules=10**9), 422),
    "too many players": (lambda good: changed(good, players=10**9), 422),
    "unknown options": (lambda good: changed(good, options={"__class__": 1}), 422),
    "a seed too large": (lambda good: changed(good, start={"seed": 1 << 130}), 422),
    "a negative seed": (lambda good: changed(good, start={"seed": -1}), 422),
    "a start that is text": (lambda good: changed(good, start="seed"), 422),
    "a wild document": (lambda good: changed(good, start={"document": {"todo": [["x"] * 50]}}), 422),
    "choices of another kind": (lambda good: changed(good, choices={"0": 1}), 422),
    "a choice of nobody": (lambda good: changed(good, choices=[[99, "pass"]]), 422),
    "a choice that is none": (lambda good: changed(good, choices=[[0, "<script>"], *good["choices"][1:]]), 422),
    "choices without end": (lambda good: changed(good, choices=[[0, "pass"]] * 21_000), 422),
    "an edited result": (lambda good: changed(good, scores=[999, 0]), 422),
    "an edited choice": (lambda good: changed(good, choices=good["choices"][:-2]), 422),
    "no checksums": (lambda good: changed(good, checks=[]), 422),
    "a text without end": (lambda good: changed(good, seats=["x" * 100_000]), 422),
}


@pytest.mark.slow
@pytest.mark.parametrize("attack", ATTACKS)
def test_what_is_no_record_is_refused_with_a_sentence_and_nothing_changes(server, ann, good, attack):
    make, status = ATTACKS[attack]
    before = tables(server)
    answer = send(ann, make(good))
    assert answer.status_code == status, answer.text
    said = answer.json()
    assert said["error"].endswith(".")
    assert len(answer.content) < 2000
    assert "Traceback" not in answer.text and "/" not in said.get("detail", "").replace("../../etc/passwd", "")
    assert tables(server) == before


def test_a_record_over_a_megabyte_is_refused_whatever_it_promises(server, ann, good):
    before = tables(server)
    large = changed(good, padding="x" * 1_100_000)
    assert send(ann, large).status_code == 413

    def in_parts():
        yield from (large[i : i + 50_000].encode() for i in range(0, len(large), 50_000))

    assert send(ann, in_parts()).status_code == 413
    assert tables(server) == before


def test_a_packed_body_is_not_unpacked(server, ann, good):
    before = tables(server)
    bomb = gzip.compress(b" " * 50_000_000)
    assert send(ann, bomb, **{"content-encoding": "gzip"}).status_code == 400
    assert tables(server) == before


def test_other_types_and_other_sites_are_refused(server, ann, good):
    before = tables(server)
    body = json.dumps(good)
    for kind in ("text/plain", "application/zip", "multipart/form-data; boundary=x", "application/octet-stream"):
        assert ann.http.post("/records", content=body, headers={"content-type": kind}).status_code == 415
    assert send(ann, body, origin="https://elsewhere.example").status_code == 403
    assert send(ann, body, **{"sec-fetch-site": "cross-site"}).status_code == 403
    assert tables(server) == before


def test_a_form_comes_back_with_what_is_wrong(server, ann):
    before = tables(server)
    answer = ann.http.post("/records", data={"record": '{"game": "<script>"}'}, headers={"accept": "text/html"})
    assert answer.status_code == 422
    assert "The game file can’t be read." in answer.text
    assert "&lt;script&gt;" in answer.text and "<script>" not in answer.text
    for content in ("", "[]", "{", '{"a":' * 50_000):
        assert ann.http.post("/records", data={"record": content}).status_code == 422
    assert tables(server) == before


def test_hostile_names_in_a_record_are_cut_and_only_text(ann, good):
    names = ["<script>alert(1)</script>", "\u202eevil\u202c " + "y" * 500]
    table = opened(ann, {**good, "seats": names})["table"]
    texts = [ann.http.get(page).text for page in (f"/t/{table}", f"/t/{table}/replay")]
    for text in [*texts, ann.http.get(f"/t/{table}/replay/3").json()["full"]]:
        assert "<script>alert" not in text
        assert "\u202e" not in text
        assert "y" * 100 not in text


def test_what_a_record_says_beside_the_game_is_not_kept(ann, good):
    more = {**good, "status": "playing", "host": "somebody", "id": "mine", "__proto__": {"x": 1}}
    table = opened(ann, more)["table"]
    assert table != "mine"
    assert ann.http.get(f"/t/{table}/record.json").json() == good


# ---- the page and its bounds


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_without_fault_under_a_prefix(lang):
    page = Page(record_page(Visit("/games", lang), "<script>"))
    assert faults(page, "/games") == []
    assert page.all("form", action="/games/records", method="post")


def test_depth_and_length_are_bounded():
    deep: object = 1
    for _ in range(DEEPEST - 1):
        deep = [deep]
    assert bounded(deep)
    assert not bounded([deep])
    assert bounded({"a": "x" * LONGEST_TEXT})
    assert not bounded({"a": "x" * (LONGEST_TEXT + 1)})
    assert not bounded({"x" * (LONGEST_TEXT + 1): 1})
    assert not bounded([0] * MOST_PARTS)


@pytest.mark.slow
def test_uploads_are_limited_in_number(tmp_path, good):
    with served(tmp_path / "data", "--limits", "1") as strict:
        ann = Player(strict)
        codes = [send(ann, "{}").status_code for _ in range(24)]
    assert 429 in codes
    assert codes.index(429) >= 10
