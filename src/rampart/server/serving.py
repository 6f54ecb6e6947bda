"""Running the site: uvicorn with the settings it needs, and an end that loses nothing."""

import gc
import logging
import os
import signal
import socket
from collections.abc import Callable
from dataclasses import replace
from threading import Timer
from types import FrameType

import uvicorn

from rampart.server.app import create_app
from rampart.server.basics import logs
from rampart.server.config import Settings
from rampart.server.site import Site
from rampart.server.web.addresses import trusting
from rampart.server.web.door import Door, room_for
from rampart.server.web.manners import Config
from rampart.server.workers.thinking import register_games

GRACE_SECONDS = 5
MOST_SENT = 4096  # pages send nothing by their sockets
# Young objects before they are looked through, such looks before one at middle-aged ones, and those before one at all.
COLLECTING = (5000, 40, 2000)
log = logging.getLogger("rampart.serving")


class Server(uvicorn.Server):
    """Takes no more choices once it is told to stop, finishes those it has taken, then closes all sockets (1012)."""

    def __init__(self, config: Config, started: Callable[[], None], longest_stop: float) -> None:
        super().__init__(config)
        self.door = config.door
        self.on_started = started
        self.longest_stop = longest_stop

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop when told to; told twice from the keyboard, at once."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        if not self.should_exit:
            watchdog = Timer(self.longest_stop, self.end)
            watchdog.daemon = True
            watchdog.start()
        self.should_exit = True

    def end(self) -> None:
        """End the process, whatever it still does: what was acknowledged is stored."""
        log.error("stopped by force", extra={"seconds": self.longest_stop})
        site = self.site
        if site is not None:
            site.workers.kill()
        os._exit(1)

    @property
    def site(self) -> Site | None:
        """The site, once it has been opened."""
        found: Site | None = getattr(getattr(self.config.app, "state", None), "site", None)
        return found

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin, and say so."""
        await super().startup(sockets)
        if self.started:
            collect_seldom()
            self.on_started()

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second: should it end? And once a second: who has taken too long?"""
        if counter % 10 == 0:
            self.door.sweep()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End in order: first what was begun, then the connections."""
        if self.site is not None:
            await self.site.finish()
        await super().shutdown(sockets)


def collect_seldom() -> None:
    """Look for garbage in circles where it is made, and hardly ever among all that is kept.

    Tables, pages and views are freed as soon as no one holds them. With 800 open pages a look at everything took half a
    second, came every four seconds and found nothing, while every choice waited.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)


def run(settings: Settings, listener: socket.socket, started: Callable[[], None]) -> None:
    """Serve until told to stop."""
    register_games(settings.games)
    repeats = logs.set_up(settings.log_level, settings.log_file)
    database = settings.storage
    with database.serving():
        database.migrate()
    settings = replace(settings, connections=room_for(settings.connections))
    door = Door(settings.connections, settings.per_address, trusting(settings.proxies))
    config = Config(
        create_app(settings),
        door,
        loop="asyncio",  # the door decides what is accepted, which other loops do by themselves
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=MOST_SENT,
        ws_ping_interval=None,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        access_log=False,
        server_header=False,
        log_config=None,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    Server(config, started, settings.longest_stop).run(sockets=[door.listener(listener)])
    if repeats.left_out():
        log.warning("left out", extra=repeats.left_out())
