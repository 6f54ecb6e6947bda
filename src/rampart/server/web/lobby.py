"""Pages of the lobby listen: they are told that something changed, and only then ask for it.

`WS /lobby/ws` sends `{"within": ms}`: the page asks for itself again at some moment within that time, so that many do
not come at once; and `{"ping": time}` every 20 seconds. Who sits where and what begins or ends is told to all, whose
turn it is only to those who play there, and how running games stand only now and then.
"""

import asyncio
import time
from collections.abc import Iterable
from typing import Any, Final, NamedTuple
from weakref import WeakKeyDictionary

from starlette.websockets import WebSocket, WebSocketDisconnect

from rampart.server.basics.model import Seat, Status
from rampart.server.people.guests import Session
from rampart.server.tables.room import Room
from rampart.server.tables.rooms import Rooms
from rampart.server.web.crowd import Crowd

PING_SECONDS: Final = 20.0
SOON: Final = 1.0  # seconds in which changes are gathered
LATER: Final = 30.0  # seconds after which all see how the running games stand
MS_EACH: Final = 20  # so much time a page that is asked for gets
LONGEST: Final = 10_000  # milliseconds


class Brief(NamedTuple):
    """What the lobby says of a table: to all, and to those who sit there."""

    status: Status
    seats: tuple[Seat, ...]
    deciders: tuple[int, ...]
    asked: tuple[int, ...]  # the seats that have still to answer a request


class Listener:
    """A lobby page that is open in a browser and wants to hear of changes."""

    def __init__(self) -> None:
        self.wake = asyncio.Event()
        self.within = 0


class Lobby:
    """All pages that listen to the lobby."""

    def __init__(self, rooms: Rooms, crowd: Crowd) -> None:
        self.crowd = crowd
        self.listeners: dict[str, set[Listener]] = {}  # by person, '' for someone unknown
        self.known: WeakKeyDictionary[Room, Brief] = WeakKeyDictionary()
        self.timer: asyncio.TimerHandle | None = None
        self.rooms = rooms
        rooms.told.append(self.attend)
        rooms.store.relay.heard.append(self.hear)

    def attend(self, room: Room) -> None:
        """Something was entered at a table: whom does it concern?"""
        table = room.table
        asked = room.request.waiting if room.request is not None else ()
        before, now = self.known.get(room), Brief(table.status, table.seats, table.deciders, asked)
        self.known[room] = now
        if now == before:
            pass
        elif table.listed and (before is None or (before.status, before.seats) != (now.status, now.seats)):
            self.tell_all(SOON)
        else:
            own = {table.host, *(seat.person for seat in table.seats if seat.person)}
            self.tell([listener for person in own for listener in self.listeners.get(person, ())])
        if table.listed and room.playing:
            self.tell_all(LATER)

    def hear(self, words: list[str]) -> None:
        """Something was entered at another process; of tables in memory it is heard when they have followed."""
        if words[0] in ("entry", "table") and words[1] not in self.rooms.live:
            self.tell_all(SOON)

    def tell_all(self, seconds: float) -> None:
        """Tell everyone in a while, or sooner if that was going to happen anyway."""
        loop = asyncio.get_running_loop()
        due = loop.time() + seconds
        if self.timer is None or self.timer.cancelled() or self.timer.when() > due:
            self.stop()
            self.timer = loop.call_at(due, self.ring)

    def ring(self) -> None:
        self.timer = None
        self.tell([listener for listening in self.listeners.values() for listener in listening])

    def tell(self, listeners: Iterable[Listener]) -> None:
        """Tell some, who come one after the other."""
        found = list(listeners)
        for listener in found:
            listener.within = min(LONGEST, MS_EACH * len(found))
            listener.wake.set()

    def stop(self) -> None:
        """Let no one be told any more of what was gathered."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    # ---- connections

    async def serve(self, socket: WebSocket, session: Session | None, address: str) -> None:
        """Serve one page until it goes away; its origin has been checked."""
        person = session.person.id if session is not None else ""
        with self.crowd.place(session.token if session is not None else "", address) as fits:
            if not fits:
                await socket.close(4429)
                return
            await socket.accept()
            listener = Listener()
            self.listeners.setdefault(person, set()).add(listener)
            try:
                await talk(socket, listener)
            finally:
                self.listeners[person].discard(listener)
                if not self.listeners[person]:
                    del self.listeners[person]


async def talk(socket: WebSocket, listener: Listener) -> None:
    """Tell a page what it has to know until it goes away; nothing is taken from it."""
    gone = asyncio.create_task(socket.receive())
    try:
        while not gone.done():
            waking = asyncio.create_task(listener.wake.wait())
            await asyncio.wait([gone, waking], timeout=PING_SECONDS, return_when=asyncio.FIRST_COMPLETED)
            waking.cancel()
            if not gone.done():
                await socket.send_json(message(listener))
        if gone.result()["type"] != "websocket.disconnect":
            await socket.close(1008)
    except (WebSocketDisconnect, RuntimeError):
        pass  # it went away while something was sent
    finally:
        gone.cancel()


def message(listener: Listener) -> dict[str, Any]:
    """What a page is told now: that something changed, or only that the site is still there."""
    if listener.wake.is_set():
        listener.wake.clear()
        return {"within": listener.within}
    return {"ping": round(time.time(), 3)}
