"""The documentation is shown by the site where it was built, under a policy of its own."""

from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest

from rampart.cli.serve import CannotServe, docs_at
from rampart.server.security import CSP
from tests.server.inside import Inside, inside

SCRIPT = "document.body.dataset.theme = 'auto';"
PAGE = f"<html><body><script>{SCRIPT}</script><script src='_static/a.js'></script><p>Read me.</p></body></html>"
FORM = {"Accept": "text/html"}


def pages(folder: Path) -> Path:
    """A folder as `make docs` leaves it."""
    folder.mkdir()
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    (folder / "other.css").write_text("p { color: red }", encoding="utf-8")
    return folder


def test_it_is_shown_below_docs_and_found_from_the_page_of_learning(tmp_path: Path) -> None:
    async def story(one: Inside) -> None:
        shown = await one.http.get("/docs/", headers=FORM)
        assert shown.text == PAGE and shown.status_code == 200
        script = b64encode(sha256(SCRIPT.encode()).digest()).decode()
        policy = shown.headers["content-security-policy"]
        assert f"script-src 'self' 'sha256-{script}';" in policy and "'unsafe-inline'; img" in policy
        assert shown.headers["x-content-type-options"] == "nosniff"
        assert (await one.http.get("/docs")).headers["location"].endswith("/docs/")
        assert (await one.http.get("/docs/other.css")).text.startswith("p {")
        assert (await one.http.get("/docs/nothing.html", headers=FORM)).status_code == 404
        assert (await one.http.get("/docs/%2e%2e/secret", headers=FORM)).status_code == 404
        learning = await one.http.get("/learn", headers=FORM)
        assert 'href="/docs/"' in learning.text and learning.headers["content-security-policy"] == CSP

    (tmp_path / "secret").write_text("no page")
    inside(tmp_path / "data", story, docs=pages(tmp_path / "html"))


def test_it_lies_below_the_prefix_of_the_site(tmp_path: Path) -> None:
    async def story(one: Inside) -> None:
        assert (await one.http.get("/games/docs/", headers=FORM)).text == PAGE
        assert 'href="/games/docs/"' in (await one.http.get("/games/learn", headers=FORM)).text

    inside(tmp_path / "data", story, docs=pages(tmp_path / "html"), prefix="/games")


def test_without_it_there_is_no_link(tmp_path: Path) -> None:
    async def story(one: Inside) -> None:
        assert (await one.http.get("/docs/", headers=FORM)).status_code == 404
        assert "/docs/" not in (await one.http.get("/learn", headers=FORM)).text

    inside(tmp_path / "data", story)


def test_a_folder_without_pages_is_refused_with_the_way_out(tmp_path: Path) -> None:
    with pytest.raises(CannotServe, match="make docs"):
        docs_at(tmp_path)
    assert docs_at(pages(tmp_path / "html")) == tmp_path / "html"
