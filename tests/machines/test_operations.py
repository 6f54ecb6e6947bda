"""What a host sees of a running site: figures, whether it is ready, and which lines of the log belong together."""

import json
import logging
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from starlette.testclient import TestClient

from rampart.server.app import create_app
from rampart.server.basics.logs import JsonLines
from rampart.server.basics.metrics import kind_of
from rampart.server.config import Settings
from rampart.server.storage.slow import SlowStatements


@pytest.mark.parametrize(
    ("path", "kind"),
    [("/t/abc/choices", "choices"), ("/", "page"), ("/t/abc/ws", "ws"), ("/x" * 500, "page"), ("/api/v1/me", "api")],
)
def test_requests_are_of_few_kinds_whatever_is_sent(path: str, kind: str) -> None:
    assert kind_of(path) == kind


def test_figures_are_told_where_the_host_wants_it(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(folder=tmp_path, metrics=True))) as client:
        client.get("/health")
        told = client.get("/metrics")
        assert told.status_code == 200
        assert 'rampart_requests_total{kind="page",status="200"} 1.0' in told.text
        for name in ("tables", "sockets", "bots_thinking", "storage_trouble", "slow_statements", "acts_running"):
            assert f"\nrampart_{name} 0.0" in told.text
    with TestClient(create_app(Settings(folder=tmp_path))) as client:
        assert client.get("/metrics").status_code == 404


def test_a_site_that_ends_is_not_ready(tmp_path: Path) -> None:
    app = create_app(Settings(folder=tmp_path))
    with TestClient(app) as client:
        assert client.get("/ready").json() == {"status": "ready"}
        app.state.site.acts.closing = True
        assert client.get("/ready").status_code == 503
        app.state.site.acts.closing = False


def test_every_line_about_a_request_bears_its_number(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    lines: list[dict[str, str]] = []
    handler = logging.Handler()
    handler.emit = lambda record: lines.append(json.loads(JsonLines().format(record)))  # type: ignore[method-assign]
    logging.getLogger("rampart").addHandler(handler)
    try:
        with TestClient(create_app(Settings(folder=tmp_path))) as client:
            answers = [client.get("/t/nothing"), client.get("/t/nothing")]
    finally:
        logging.getLogger("rampart").removeHandler(handler)
    ids = [answer.headers["x-request-id"] for answer in answers]
    assert len(set(ids)) == 2
    for one in ids:
        about = [line["what"] for line in lines if line.get("request") == one]
        assert about == ["refused", "request"]


def test_a_slow_statement_is_logged_without_its_values(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    slow = SlowStatements(seconds=0.25, clock=lambda: now[0])
    engine = create_engine("sqlite://")
    slow.watch(engine)

    def sleep(seconds: float) -> int:
        now[0] += seconds
        return 0

    with engine.connect() as db, caplog.at_level(logging.WARNING, "rampart.database"):
        db.connection.driver_connection.create_function("sleep", 1, sleep)  # type: ignore[union-attr]
        db.execute(text("SELECT sleep(:s), :secret"), {"s": 0.2, "secret": "letmein"})
        assert slow.counted == 0 and not caplog.records
        db.execute(text("SELECT sleep(:s), :secret"), {"s": 0.3, "secret": "letmein"})
    (record,) = caplog.records
    line = json.loads(JsonLines().format(record))
    assert line["what"] == "slow statement" and line["ms"] == 300 and line["sql"].startswith("SELECT sleep(")
    assert "letmein" not in json.dumps(line) and slow.counted == 1
