"""HTTP as the site speaks it: uvicorn's, with a time for each part of a request."""

import asyncio
from typing import Any, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from rampart.server.web.door import BODY_SECONDS, HEAD_SECONDS, KEEP_ALIVE_SECONDS, NEVER, Door, Guest


class Config(uvicorn.Config):
    """What every connection knows: the settings of uvicorn, and the door it came through."""

    def __init__(self, app: Any, door: Door, **settings: Any) -> None:
        super().__init__(app, http=Manners, timeout_keep_alive=KEEP_ALIVE_SECONDS, **settings)
        self.door = door


class Manners(H11Protocol):
    """A connection that tells the door what it waits for."""

    guest: Guest | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        assert isinstance(self.config, Config)
        self.guest = self.config.door.guests.get(transport.get_extra_info("socket").fileno())
        if self.guest is not None:
            self.guest.transport = transport

    def handle_events(self) -> None:
        """Go on with what was received, then see what is missing."""
        super().handle_events()
        self.look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.look()

    def look(self) -> None:
        """What has the other side to send next, and how long may that take?"""
        guest, cycle = self.guest, cast("RequestResponseCycle | None", self.cycle)
        if guest is None or guest.transport is not self.transport:
            return
        if cycle is not None and not cycle.response_complete:
            if cycle.more_body:
                guest.expects("body", BODY_SECONDS)
            else:
                guest.expects("", NEVER)
        elif cycle is None or self.conn.trailing_data[0]:
            guest.expects("head", HEAD_SECONDS)
        else:
            guest.expects("next", KEEP_ALIVE_SECONDS + 1.0)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a page that listens; how many of those there may be is counted elsewhere."""
        guest, self.guest = self.guest, None
        if guest is not None:
            guest.expects("", NEVER)
        super().handle_websocket_upgrade(event)
