"""Serving: starting, stopping in order, behind a proxy, and what is said when it cannot be."""

import gc
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from rampart.server.config import Settings, default_folder
from rampart.server.serving import collect_seldom
from tests.server.client import ROOT, Player, Watch, served

pytestmark = pytest.mark.slow  # real servers are started and stopped


def test_a_stopped_server_has_finished_and_told_everybody(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        ann = Player(server)
        table = ann.open("dragon", bots=True, players=2)
        watch = ann.watch(table)
        watch.next()
        seq = ann.look(table).seq
        began = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - began < 15
        assert watch.ends()
        assert watch.socket.protocol.close_code == 1012
        said = [line["what"] for line in server.logged()]
        assert "stopped" in said
        assert [line for line in server.logged() if line["level"] == "error"] == []
        server.start()
        again = ann.watch(table)
        assert again.next()["seq"] >= seq
        ann.act(table, "chat", text="Here we are again")
        assert again.next()["seq"] > seq
        again.close()


def test_everything_is_logged_as_json(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        ann = Player(server)
        ann.open("dragon")
        ann.act("nowhere", "sit", seat=0)
        ann.http.get("/join/a-secret-invitation")
        server.stop()
        text = server.log.read_text()
        assert all(line.startswith("{") for line in text.splitlines())
        requests = [line for line in server.logged() if line["what"] == "request"]
        assert {(line["method"], line["status"]) for line in requests} >= {("POST", 200), ("POST", 404)}
        assert any(line["what"] == "refused" and line["code"] == "no_table" for line in server.logged())
        assert "a-secret-invitation" not in text


@pytest.mark.parametrize("proxy_strips", [True, False])
def test_under_a_prefix(tmp_path: Path, proxy_strips: bool) -> None:
    with served(tmp_path / "data", "--prefix", "/games/") as server:
        assert server.url.endswith("/games")
        server.url = server.url.removesuffix("/games") if proxy_strips else server.url
        ann = Player(server)
        answer = ann.post("/tables", game="dragon", players=2, seats=["me", "me"], start=True)
        assert answer.json()["url"].startswith("/games/t/")
        table = answer.json()["table"]
        assert ann.http.get("/health").status_code == 200
        page = ann.http.get(f"/t/{table}")
        assert page.status_code == 200
        watch = ann.watch(table)
        seq = watch.next()["seq"]
        seat = 0 if ann.look(table, 0).options else 1
        assert ann.choose(table, seat).status_code == 200
        assert watch.next()["seq"] == seq + 1
        form = ann.http.post("/language", data={"lang": "de", "back": "/t/x"})
        assert form.headers["location"] == "/games/t/x"
        watch.close()


def test_a_proxy_that_changes_the_host_is_named(tmp_path: Path) -> None:
    with served(tmp_path / "data", "--origin", "https://Games.example/") as server:
        body, json = b'{"game": "dragon"}', {"Content-Type": "application/json"}
        for origin, status in (("https://games.example", 200), ("https://evil.example", 403)):
            headers = {**json, "Origin": origin, "Sec-Fetch-Site": "same-origin"}
            assert httpx.post(f"{server.url}/tables", content=body, headers=headers).status_code == status
        watch = Watch(server.url, Player(server).open("dragon"), "", {}, origin="https://games.example")
        assert "full" in watch.next()
        watch.close()


def test_a_proxy_that_is_not_trusted_is_not_believed(tmp_path: Path) -> None:
    with served(tmp_path / "data", "--trust", "192.0.2.1") as server:
        headers = {"X-Forwarded-Proto": "https", "X-Rampart": "1"}
        answer = httpx.post(f"{server.url}/tables", json={"game": "dragon"}, headers=headers)
        assert answer.headers["set-cookie"].startswith("rampart=")


def test_limits_are_kept(tmp_path: Path) -> None:
    with served(tmp_path / "data", "--limits", "0.1") as server:
        ann = Player(server)
        answers = [ann.post("/tables", game="dragon") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
        table = answers[0].json()["table"]
        assert [ann.act(table, "chat", text="Hi").status_code for _ in range(4)] == [200, 200, 429, 429]
        with httpx.Client(base_url=server.url, headers={"X-Rampart": "1"}) as stranger:
            strangers = [come_as_a_guest(stranger) for _ in range(62)]
        assert strangers == [200] * 59 + [429] * 3


def come_as_a_guest(client: httpx.Client) -> int:
    """Someone new comes from the same address."""
    client.cookies.clear()
    answer = client.post("/language", json={"lang": "de"})
    assert ("retry-after" in answer.headers) == (answer.status_code == 429)
    if answer.status_code == 429:
        page = client.post("/language", json={"lang": "de"}, headers={"Accept": "text/html"})
        assert page.status_code == 429
        assert int(page.headers["retry-after"]) > 0
    return answer.status_code


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    with served(tmp_path / "data"):
        second = serve("--data", str(tmp_path / "data"), "--port", "0")
    assert second.returncode != 0
    assert "Another server is already serving" in second.stderr
    assert "Traceback" not in second.stderr


def test_a_port_that_is_taken_is_said(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        result = serve("--data", str(tmp_path / "data"), "--port", str(taken.getsockname()[1]))
    assert result.returncode == 2
    assert "Cannot listen" in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize(
    "words", [("--host", "no such host"), ("--log-level", "loud"), ("--game", "no.such.module"), ("--port", "70000")]
)
def test_what_cannot_be_served_is_said_in_a_sentence(tmp_path: Path, words: tuple[str, str]) -> None:
    result = serve("--data", str(tmp_path / "data"), "--port", "0", *words)
    assert result.returncode == 2
    assert "Traceback" not in result.stderr


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = serve("--data", str(tmp_path / "file" / "data"), "--port", "0")
    assert result.returncode in (1, 2)
    assert "Traceback" not in result.stderr


def test_an_empty_database_is_not_started_afresh(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "rampart.sqlite").touch()
    result = serve("--data", str(tmp_path / "data"), "--port", "0")
    assert result.returncode == 2
    assert "rampart admin restore" in " ".join(result.stderr.split())
    assert "Traceback" not in result.stderr


def serve(*words: str) -> "subprocess.CompletedProcess[str]":
    """Try to serve something that cannot be."""
    command = [sys.executable, "-m", "rampart", "serve", "--no-compile", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, cwd=ROOT, check=False)


def test_tables_are_kept_beside_a_checkout_or_with_other_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert default_folder() == tmp_path / "share" / "rampart"
    (tmp_path / "pyproject.toml").write_text("")
    assert default_folder() == tmp_path / "data"


def test_settings_are_put_in_order(tmp_path: Path) -> None:
    assert Settings(folder=tmp_path, prefix="games/").prefix == "/games"
    assert Settings(folder=tmp_path, prefix="/").prefix == ""
    assert Settings(folder=tmp_path, host="0.0.0.0", port=80, prefix="x").url() == "http://127.0.0.1:80/x/"


def test_garbage_in_circles_is_looked_for_seldom_among_all_that_is_kept() -> None:
    before = gc.get_threshold()
    try:
        collect_seldom()
        assert gc.get_freeze_count() > 10_000
        assert gc.get_threshold()[2] >= 1000
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
