"""Requests to a table end by themselves: without all answers in time they count as refused."""

import asyncio
import logging

from rampart.server.basics.model import EntryKind
from rampart.server.basics.refusals import Refused
from rampart.server.play.acts import Acts
from rampart.server.play.leases import Leases
from rampart.server.play.voting import VOTE_SECONDS_DAILY
from rampart.server.tables.room import Room
from rampart.server.tables.rooms import News, Rooms

AGAIN = 5.0  # seconds after which something that failed is tried again
log = logging.getLogger("rampart.lapses")


class Lapses:
    """Watches the time of every open request."""

    def __init__(self, rooms: Rooms, acts: Acts) -> None:
        self.rooms = rooms
        self.acts = acts
        self.timers: dict[str, tuple[int, asyncio.TimerHandle]] = {}  # by table: the request and its timer
        self.tasks: set[asyncio.Task[None]] = set()
        self.leases = Leases()
        rooms.led.append(self.attend)
        rooms.opened.append(self.attend)
        rooms.told.append(self.attend)
        rooms.redrawn.append(self.heard)

    async def resume(self) -> None:
        """Go on watching what was asked before a restart; older requests lapse when their table is opened."""
        store, now = self.rooms.store, self.acts.clock()
        asked = await store.asked_since(now - 2 * self.acts.consent)
        voting = await store.asked_since(now - 2 * VOTE_SECONDS_DAILY, EntryKind.TIMEOUT)
        for table_id in dict.fromkeys([*asked, *voting]):
            try:
                if await self.leases.take(table_id):
                    await self.rooms.get(table_id)
            except Exception:
                log.exception("resuming failed", extra={"table": table_id})

    def attend(self, room: Room) -> None:
        """Set the timer of a new request, and put away that of one which was answered."""
        table_id, request = room.table.id, room.request
        watched = self.timers.get(table_id)
        if watched is not None and (request is None or watched[0] != request.seq):
            watched[1].cancel()
            del self.timers[table_id]
        if request is not None and room.playing and table_id not in self.timers and self.leases.leads(table_id):
            left = max(0.0, request.until - self.acts.clock())
            timer = asyncio.get_running_loop().call_later(left, self.ring, table_id, request.seq)
            self.timers[table_id] = (request.seq, timer)

    def heard(self, room: Room, seat: int | None, news: News | None) -> None:
        """Someone who was away is back: a bot that was to play for them need not come."""
        request = room.request
        if news is not None and news.message == "seat-back" and request is not None and news.seat in request.absent:
            self.ring(room.table.id, request.seq)

    def ring(self, table_id: str, seq: int) -> None:
        """The time of a request is over, or someone it was about has come back."""
        watched = self.timers.pop(table_id, None)
        if watched is not None:
            watched[1].cancel()
        task = asyncio.create_task(self.lapse(table_id, seq))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def lapse(self, table_id: str, seq: int) -> None:
        """Enter that a request has lapsed; at a site that is closing this is done after the next start."""
        try:
            await self.acts.lapse(table_id, seq)
        except Refused as refused:
            log.warning("no lapse", extra={"table": table_id, "seq": seq, "code": refused.code})
        except Exception:
            log.exception("no lapse", extra={"table": table_id, "seq": seq})
            await asyncio.sleep(AGAIN)
            await self.rooms.get(table_id)  # it was given up; taken up again, its request is seen to

    def stop(self) -> None:
        for _, timer in self.timers.values():
            timer.cancel()
        for task in self.tasks:
            task.cancel()
        self.timers.clear()
