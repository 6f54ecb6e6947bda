"""Watches the clocks of all running tables, and enters what happens when one is at zero."""

import asyncio
import logging
import math
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Final

from sqlalchemy import insert, select, update

from rampart.server.basics.clocks import DAILY, DAY, HORIZON, Span, Uptime, stops_of
from rampart.server.basics.refusals import Refused
from rampart.server.play.acts import Acts
from rampart.server.play.leases import Leases
from rampart.server.storage import schema
from rampart.server.storage.relay import LOST
from rampart.server.storage.store import Store
from rampart.server.tables.room import Room
from rampart.server.tables.rooms import Rooms

BEAT_SECONDS: Final = 1.0  # so much time may be lost to players when the site is killed
QUIET_SECONDS: Final = 5.0  # between two beats while no clock runs
LOOK_SECONDS: Final = 600.0  # between two looks at daily tables that are not in memory
LONGEST: Final = 3600.0  # seconds: a timer is set again after that
GAPS: Final = 500  # restarts that are remembered
AGAIN: Final = 1.0  # seconds after which something that failed is tried again
OUTAGE: Final = "outage"
log = logging.getLogger("rampart.clocks")


class Timekeeper:
    """One timer for each table whose clock runs."""

    def __init__(self, store: Store, rooms: Rooms, acts: Acts) -> None:
        self.store = store
        self.rooms = rooms
        self.acts = acts
        self.now: Callable[[], float] = lambda: rooms.now()
        self.uptime = Uptime()
        self.down: list[Span] = []  # when no process ran
        self.timers: dict[str, asyncio.TimerHandle] = {}  # by table
        self.tasks: set[asyncio.Task[None]] = set()
        self.run = 0  # the row of this run of the site
        self.beaten = 0.0  # when it was noted last that the site runs
        self.failed = False  # could it not be noted since?
        self.turn = asyncio.Lock()
        store.relay.heard.append(self.hear)
        rooms.ran = lambda start, end: self.uptime.ran(start, end)
        self.leases = Leases()
        rooms.led.append(self.attend)
        rooms.opened.append(self.attend)
        rooms.told.append(self.attend)
        rooms.redrawn.append(lambda room, seat, news: self.attend(room))

    async def start(self) -> None:
        """Find out when the site was down, before any table is loaded."""
        try:
            await self.begin()
        except Exception:  # the site is read all the same while its disk is full
            log.exception("no uptime")

    async def begin(self) -> None:
        u = schema.uptimes
        async with self.store.writing() as db:
            newest = select(u).order_by(u.c.id.desc()).limit(GAPS)
            runs = list(reversed((await db.execute(newest)).all()))
            now = self.now()
            row = insert(u).values(began=now, seen=now).returning(u.c.id)
            self.run = (await db.execute(row)).scalar_one()
        self.beaten = now
        self.uptime = Uptime()
        self.down = gaps([(row.began, row.seen) for row in runs], now)
        await self.count_outages()

    async def count_outages(self) -> None:
        """Let clocks stand for the time in which nothing could be stored, as any process has noted it."""
        o = schema.outages
        async with self.store.reading() as db:
            rows = (await db.execute(select(o).order_by(o.c.id.desc()).limit(GAPS))).all()
        before, self.uptime = self.uptime, Uptime([*self.down, *((row.began, row.ended) for row in rows)])
        self.uptime.until = before.until
        fresh = min((a for a, b in self.uptime.gaps if (a, b) not in before.gaps), default=math.inf)
        for room in list(self.rooms.live.values()):
            if room.times is not None and room.times.since > fresh and before.until == math.inf:
                await self.rooms.reload(room.table.id)  # its clocks had run on
            else:
                self.attend(room)

    def hear(self, words: list[str]) -> None:
        """Another process has noted an outage, or may have."""
        if words[0] in (OUTAGE, LOST):
            task = asyncio.create_task(self.safely(self.count_outages()))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def safely(self, doing: Coroutine[None, None, None]) -> None:
        try:
            await doing
        except Exception:
            log.exception("outages not counted")

    async def keep(self) -> None:
        """Note from time to time that the site runs, and take up daily tables that nobody looks at."""
        looked = float("-inf")
        while True:
            try:
                await self.beat()
                if time.monotonic() - looked > LOOK_SECONDS:
                    looked = time.monotonic()
                    await self.look()
            except Exception:
                log.exception("no beat")
            await asyncio.sleep(BEAT_SECONDS if self.timers or self.failed else QUIET_SECONDS)

    async def beat(self) -> None:
        """Note that the site runs, and since when it can be noted again where it could not."""
        u, o = schema.uptimes, schema.outages
        async with self.turn:
            failed = self.failed
            try:
                async with self.store.writing() as db:
                    now = self.now()
                    await db.execute(update(u).where(u.c.id == self.run).values(seen=now))
                    if failed:
                        await db.execute(insert(o).values(began=self.beaten, ended=now))
                        await db.run_sync(self.store.relay.tell, [OUTAGE])
            except Exception:
                self.failed, self.uptime.until = True, self.beaten
                raise
            self.beaten, self.failed = now, False
        if failed:
            await self.count_outages()
            self.uptime.until = math.inf

    async def look(self) -> None:
        """Load the tables whose clock may come to zero before the next look."""
        soon = self.now() + 2 * LOOK_SECONDS
        for table_id in await self.store.clocked(soon):
            if table_id not in self.rooms.live and table_id not in self.timers:
                try:
                    if await self.leases.take(table_id):
                        await self.rooms.get(table_id)
                except Exception:
                    log.exception("no clock", extra={"table": table_id})

    # ---- tables

    def stops(self, room: Room, seat: int) -> list[Span]:
        """When the clock of a seat stands, as its person wants it."""
        if room.table.terms.clock != DAILY or room.times is None:
            return []
        return stops_of(room.liked(seat), room.times.asked[seat], self.now() + HORIZON * DAY)

    def zeros(self, room: Room) -> dict[int, float]:
        """When the clocks that run will be at zero."""
        times = room.times
        voted = room.request is not None and bool(room.request.offered)  # one vote at a time
        if times is None or not room.playing or room.pending is not None or voted:
            return {}
        now = self.now()
        return {seat: times.zero_at(seat, now, self.stops(room, seat)) for seat in times.running - times.out}

    def attend(self, room: Room) -> None:
        """Set the timer of a table for the clock that will be at zero first."""
        timer = self.timers.pop(room.table.id, None)
        if timer is not None:
            timer.cancel()
        zeros = self.zeros(room)
        if zeros and not self.acts.closing and self.leases.leads(room.table.id):
            wait = min(LONGEST, max(0.0, min(zeros.values()) - self.now()))
            loop = asyncio.get_running_loop()
            self.timers[room.table.id] = loop.call_later(wait + 0.01, self.ring, room.table.id)

    def ring(self, table_id: str) -> None:
        self.timers.pop(table_id, None)
        task = asyncio.create_task(self.call_time(table_id))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def call_time(self, table_id: str) -> None:
        """Enter that time is over for the seats for which it is, once it is sure that all could be stored meanwhile."""
        try:
            await self.beat()
            room = await self.rooms.get(table_id)
            for seat, zero in self.zeros(room).items():
                if zero <= self.now():
                    await self.acts.time_out(table_id, seat, lambda room, seat: self.zeros(room).get(seat, 1e18))
            self.attend(room)
        except Refused as refused:
            log.warning("no time-out", extra={"table": table_id, "code": refused.code})
        except Exception:
            log.exception("no time-out", extra={"table": table_id})
            if table_id not in self.timers and not self.acts.closing:
                self.timers[table_id] = asyncio.get_running_loop().call_later(AGAIN, self.ring, table_id)

    async def stop(self) -> None:
        """Stop watching, and note until when the site ran."""
        for timer in self.timers.values():
            timer.cancel()
        for task in self.tasks:
            task.cancel()
        self.timers.clear()
        try:
            await self.beat()
        except Exception:
            log.exception("no beat")


def gaps(runs: Iterable[Span], now: float) -> list[Span]:
    """When no process ran, up to now; runs of several processes overlap."""
    found: list[Span] = []
    until: float | None = None
    for began, seen in [*sorted(runs), (now, now)]:
        if until is not None and began > until:
            found.append((until, began))
        until = seen if until is None else max(until, seen)
    return found
