"""The site: all its parts, and what pages and requests need of them."""

import asyncio
import logging
import time
from collections.abc import Mapping
from typing import cast

from starlette.requests import HTTPConnection
from starlette.responses import Response

import rampart
from rampart.server.basics.limits import Limits
from rampart.server.basics.mail import Mail
from rampart.server.basics.metrics import Metrics
from rampart.server.basics.model import Person
from rampart.server.community.deals import Deals
from rampart.server.community.matching import Matching
from rampart.server.community.ratings import Ratings
from rampart.server.community.tournaments import Tournaments
from rampart.server.config import Settings
from rampart.server.health import Health
from rampart.server.live import Live
from rampart.server.notice.notices import Notices
from rampart.server.notice.pushes import Pushes
from rampart.server.people.accounts import Accounts
from rampart.server.people.devices import device_of
from rampart.server.people.friends import Friends
from rampart.server.people.guests import People, Session
from rampart.server.people.history import Histories
from rampart.server.people.learning import Learning
from rampart.server.people.passkeys import Passkeys
from rampart.server.people.tokens import Tokens
from rampart.server.play.acts import Acts
from rampart.server.play.lapses import Lapses
from rampart.server.play.leases import SharedLeases, leases_of
from rampart.server.play.timekeeper import Timekeeper
from rampart.server.storage.dues import Dues
from rampart.server.storage.ledger import Ledger
from rampart.server.storage.store import Store
from rampart.server.tables.rooms import Rooms
from rampart.server.web.addresses import network_of, trusting
from rampart.server.web.crowd import Crowd
from rampart.server.web.lobby import Lobby
from rampart.server.web.streams import Streams
from rampart.server.workers.bots import Bots
from rampart.server.workers.pool import Workers
from rampart.server.workers.thinking import register_games
from rampart.server.workers.turning import Turning
from rampart.text import LANGUAGES

COOKIE = "rampart"
COOKIE_HTTPS = "__Host-rampart"
YEAR = 365 * 24 * 3600
SWEEP_SECONDS = 60
BOTS_ALONE = 4  # tables at which only bots play, at the same time
log = logging.getLogger("rampart.site")


class Site:
    """Settings, storage, people, tables, bots and connections of one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.started = time.time()
        register_games(settings.games)
        database = settings.storage
        database.migrate()
        self.store = Store(database)
        self.health = Health(self.store.probe)
        self.people = People(self.store)
        self.mail = Mail(settings.smtp, settings.mail_from)
        self.dues = Dues(self.store, settings.limits)
        self.accounts = Accounts(Ledger(self.store), self.people, self.dues, self.mail, settings.address())
        self.friends = Friends(self.store, self.accounts, self.dues)
        self.passkeys = Passkeys(self.store, self.accounts)
        self.histories, self.learning = Histories(self.store), Learning(self.store)
        self.rooms = Rooms(self.store)
        self.leases = leases_of(self.store, self.rooms)
        self.acts = Acts(self.rooms, settings.consent)
        self.limits = Limits(settings.limits)
        self.tokens = Tokens(self.store, self.people)
        self.streams = Streams(self.rooms)
        self.bring_together()
        crowd = Crowd(settings.connections, settings.per_address, trusting(settings.proxies))
        self.live = Live(self.rooms, self.people, settings.grace, crowd)
        self.lobby = Lobby(self.rooms, crowd)
        self.lapses = Lapses(self.rooms, self.acts)
        self.timekeeper = Timekeeper(self.store, self.rooms, self.acts)
        self.pushes = Pushes(self.store, settings.folder, f"mailto:{settings.mail_from or 'host@localhost.invalid'}")
        self.notices = Notices(self.rooms, self.accounts, self.friends, self.pushes, self.mail)
        self.notices.here = self.live.connected
        self.bots = Bots(settings, self.rooms, self.acts)
        self.turning = Turning(self.rooms, self.bots.pool.run)
        self.turning.watched = self.live.watched
        self.turning.busy = lambda: self.bots.thinking > 0
        if settings.limits:
            self.acts.most_alone = max(1, round(BOTS_ALONE * settings.limits))
        self.rooms.in_use = lambda table_id: self.live.watched(table_id) or self.bots.at_work(table_id)
        self.workers = Workers("rampart.server.foreign", settings.games)
        self.acts.present = self.live.presence.present
        self.bots.here = self.live.connected
        self.acts.hold = self.bots.hold
        self.acts.blocked, self.acts.invited = self.friends.blocks, self.friends.invited
        self.share()
        self.metrics = self.figures()
        self.tasks: list[asyncio.Task[None]] = []
        self.background: set[asyncio.Task[None]] = set()  # what pages have begun and do not wait for

    def share(self) -> None:
        """Let only one of several processes play the bots of a table, watch its clocks and tell its people."""
        for part in (self.bots, self.lapses, self.timekeeper, self.notices):
            part.leases = self.leases
        if isinstance(self.leases, SharedLeases):
            self.leases.buried.append(self.live.elsewhere.buried)

    def figures(self) -> Metrics:
        """What this process tells of itself to those who watch it."""
        metrics = Metrics(self.store.relay.process)
        metrics.gauge("tables", "Tables in memory.", lambda: len(self.rooms.live))
        metrics.gauge("sockets", "Pages that listen.", self.live.count)
        metrics.gauge(
            "bots_thinking",
            "Parts of answers that bots look for, or that wait for a worker.",
            lambda: self.bots.thinking,
        )
        metrics.gauge("storage_trouble", "1 while the database fails.", lambda: bool(self.health.trouble))
        metrics.gauge("slow_statements", "Statements that took the database long.", lambda: self.store.slow.counted)
        metrics.gauge("acts_running", "Acts that are being done.", lambda: len(self.acts.running))
        return metrics

    def bring_together(self) -> None:
        """All that brings people together: ratings, quick match, tournaments and deals."""
        self.ratings = Ratings(self.store, self.rooms)
        self.matching = Matching(self.store, self.rooms, self.acts, self.ratings)
        self.matching.blocked = self.friends.blocks
        self.acts.rating = self.ratings.at_table
        self.tournaments = Tournaments(self.store, self.rooms, self.acts)
        self.deals = Deals(self.store, self.rooms, self.acts)

    async def start(self) -> None:
        """Begin: bots that were thinking go on, and what no one uses is let go from time to time."""
        await self.store.relay.start()
        await self.leases.start()
        await self.timekeeper.start()
        self.tasks = [
            asyncio.create_task(self.timekeeper.keep()),
            asyncio.create_task(self.notices.keep()),
            asyncio.create_task(self.bots.resume()),
            asyncio.create_task(self.bots.compile()),
            asyncio.create_task(self.lapses.resume()),
            asyncio.create_task(self.ratings.catch_up()),
            asyncio.create_task(self.matching.resume()),
            asyncio.create_task(self.tournaments.resume()),
            asyncio.create_task(self.live.keep_alive()),
            asyncio.create_task(self.sweep()),
        ]
        log.info("started", extra={"database": self.store.database.name, "games": rampart.games()})

    async def sweep(self) -> None:
        """Let tables go that no one uses, and heed what `rampart admin` has changed of people."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.people.forget()
            self.tokens.forget()
            await self.workers.rest()
            await self.keep()
            self.rooms.let_go(self.settings.idle_seconds)

    async def keep(self) -> None:
        """Store where the tables stand; what fails is no loss, for their choices are stored."""
        try:
            await self.rooms.keep()
        except Exception:
            log.exception("positions not kept")

    async def finish(self) -> None:
        """Take no more acts, and finish those that have begun; strangers' records are not read to their end."""
        self.acts.closing = True
        self.streams.stop()
        await self.workers.stop()
        await self.acts.finish()

    async def stop(self) -> None:
        """End: finish what has begun, keep where the tables stand, and let go of everything."""
        await self.finish()
        ending = [*self.tasks, *self.background]
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
        self.lapses.stop()
        await self.timekeeper.stop()
        await self.notices.stop()
        self.pushes.stop()
        self.lobby.stop()
        await self.turning.stop()
        await self.bots.stop()
        await self.matching.stop()
        await self.tournaments.stop()
        await self.ratings.stop()
        await self.keep()
        await self.live.elsewhere.stop()
        await self.leases.stop()
        await self.store.relay.stop()
        await self.health.stop()
        await self.store.close()
        log.info("stopped")

    # ---- who is asking

    async def session(self, connection: HTTPConnection) -> Session | None:
        found = await self.people.session(connection.cookies.get(cookie_name(connection), ""))
        if found is not None and found.person.login:
            await self.accounts.touch(found, device_of(connection))
        return found

    async def greeted(self, connection: HTTPConnection) -> tuple[Session, str]:
        """The session of a request, or that of a new guest with the token for their cookie."""
        session = await self.session(connection)
        if session is not None:
            return session, ""
        self.limits.check("session", network_of(address(connection)))
        return await self.people.welcome()

    async def change(self, person: Person, name: str | None, wishes: dict[str, object]) -> Person:
        """Change what a person is called and likes, not too often, and let all their tables know."""
        self.limits.check("preferences", person.id)
        if name is not None and name != person.name:
            self.limits.check("name", person.id)
        changed = await self.people.change(person, name, wishes)
        self.rooms.person_changed(person, changed)
        return changed

    def may_open(self, connection: HTTPConnection, person: Person, what: str) -> None:
        """Count that a person opens a table, or a record; refused where they, or their address, did too often."""
        self.limits.check(what, person.id)
        self.limits.check(f"{what}s", network_of(address(connection)))

    def remember(self, connection: HTTPConnection, response: Response, cookie: str) -> None:
        """Give a new guest their cookie."""
        if cookie:
            secure = is_secure(connection)
            response.set_cookie(
                cookie_name(connection), cookie, max_age=YEAR, path="/", secure=secure, httponly=True, samesite="lax"
            )

    def language(self, connection: HTTPConnection, session: Session | None) -> str:
        """The language a person wants to read, else the one their browser asks for."""
        if session is not None and session.person.preferences.lang:
            return session.person.preferences.lang
        return preferred(connection.headers)


def site_of(connection: HTTPConnection) -> Site:
    """The site that a request is made to."""
    return cast(Site, connection.app.state.site)


def address(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client else ""


def is_secure(connection: HTTPConnection) -> bool:
    """Did the request come by https, as far as a trusted proxy says?"""
    return connection.scope["scheme"] in ("https", "wss")


def cookie_name(connection: HTTPConnection) -> str:
    """The cookie that holds the session; under https one that no other site and no plain page can set."""
    return COOKIE_HTTPS if is_secure(connection) else COOKIE


def preferred(headers: Mapping[str, str]) -> str:
    """The first of our languages in what a browser accepts, by its weights."""
    wanted: list[tuple[float, str]] = []
    for part in headers.get("accept-language", "")[:400].split(","):
        tag, _, weight = part.strip().partition(";q=")
        try:
            wanted.append((-float(weight or 1), tag.split("-")[0].lower()))
        except ValueError:
            continue
    known = [lang for _, lang in sorted(wanted, key=lambda pair: pair[0]) if lang in LANGUAGES]
    return known[0] if known else LANGUAGES[0]
