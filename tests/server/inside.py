"""The whole site in the test's own process, without a network: requests go straight into the application."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx

from rampart.server.app import create_app
from rampart.server.config import Settings
from rampart.server.site import Site
from tests.server.house import games_registered

ACCEPTED = 200
Story = Callable[["Inside"], Awaitable[None]]


class Inside:
    """A site, and a guest who speaks to it."""

    def __init__(self, site: Site, http: httpx.AsyncClient) -> None:
        self.site = site
        self.http = http

    async def send(self, record: object, lang: str = "en") -> httpx.Response:
        """Bring a record."""
        headers = {"Accept-Language": lang, "Content-Type": "application/json", "X-Rampart": "1"}
        return await self.http.post("/records", content=json.dumps(record), headers=headers)

    async def opened(self, record: object) -> str:
        """The table that a record becomes."""
        answer = await self.send(record)
        assert answer.status_code == ACCEPTED, answer.text
        return str(answer.json()["table"])


def inside(folder: Path, story: Story, **settings: Any) -> None:
    """Let a story play inside a site of its own."""

    async def play() -> None:
        app = create_app(Settings(folder=folder, **{"limits": 0, **settings}))
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app, raise_app_exceptions=False)
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost:8000", timeout=120) as http:
                await story(Inside(app.state.site, http))

    with games_registered():
        asyncio.run(play())
