"""When something breaks: people get a page, scripts get JSON, and neither learns what broke."""

from pathlib import Path

import anyio
import httpx
import pytest
from starlette.routing import Route

from rampart.server import security
from rampart.server.app import create_app
from rampart.server.config import Settings
from rampart.server.site import Site
from tests.site_lobby.reading import Page, faults


async def breaks(request: object) -> None:
    raise RuntimeError("the secret reason")


@pytest.mark.parametrize("accept", ["text/html", "application/json"])
def test_a_fault_is_told_without_its_reason(tmp_path: Path, accept: str) -> None:
    async def ask() -> httpx.Response:
        app = create_app(Settings(folder=tmp_path, prefix="/games"))
        app.router.routes.insert(0, Route("/breaks", breaks))
        app.state.site = Site(Settings(folder=tmp_path, prefix="/games"))
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            answer = await client.get("/games/breaks", headers={"Accept": accept, "Accept-Language": "de"})
        await app.state.site.store.close()
        return answer

    answer = anyio.run(ask)
    assert answer.status_code == 500
    assert "secret" not in answer.text
    if accept == "text/html":
        page = Page(answer.text)
        assert faults(page, "/games") == []
        assert "Etwas ist schiefgegangen" in page.text
        assert answer.headers["content-security-policy"] == security.CSP
    else:
        assert answer.json()["code"] == "broken"
