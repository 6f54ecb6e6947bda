"""What a host sees of a running site: figures, whether it is ready, and which lines of the log belong together."""

import json
import logging
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from rampart.server.app import create_app
from rampart.server.basics.logs import JsonLines
from rampart.server.basics.metrics import kind_of
from rampart.server.config import Settings


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
        for name in ("tables", "sockets", "bots_thinking", "storage_trouble", "acts_running"):
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
