"""Live updates: a WebSocket from the server to the page, one difference per stored entry.

All viewers with the same seat (or none) and language form a class: it is drawn once, compared once and compressed once.
Frames are zlib-compressed JSON in binary messages, or text with `z=0`:

- `{"seq": n, "v": version, "set": [[id, parent, before, markup], ...], "del": [id, ...], "say": text, "turn": bool}`:
  the view after entry n. With `scene` it tells what happened step by step (see `rampart.draw.scenes`), and `say` is
  empty. Numbers have no gaps. A frame with the number of the one before is a change that is no entry (an unfinished
  answer, which only its seat sees, a new name, someone who has gone away).
- `{"seq": n, "v": version, "full": markup, "seat": seat, ...}`: the whole view, when the viewer's past is unknown or
  too old, or when the viewer's seat has changed.
- `{"missed": count}`: so many of the frames that follow were missed while the page was away.
- `{"ping": time}` every 20 seconds.

A page connects with `since` and `v` (the number and the version that it shows) and `seat` (whose view it shows; left
out for none), and gets what it missed as long as the class remembers it. A page that does not tell its version gets
what belongs to the entries after `since`.
"""

import asyncio
import json
import logging
import secrets
import time
import types
import zlib
from collections import deque
from collections.abc import Awaitable, Coroutine, Generator, Sequence
from typing import Any, Final, NamedTuple

from starlette.websockets import WebSocket, WebSocketDisconnect

from rampart.draw import Fragment
from rampart.server.pages.parts.whole import table_fragments, table_says, table_scene
from rampart.server.people.guests import People, Session
from rampart.server.play.checks import number_in
from rampart.server.play.elsewhere import Elsewhere
from rampart.server.play.presence import SEATING, Presence
from rampart.server.tables.room import Room
from rampart.server.tables.rooms import News, Rooms
from rampart.server.web.assembly import assemble, difference
from rampart.server.web.crowd import Crowd

REMEMBERED: Final = 64  # frames of a class
WAITING: Final = 8  # frames that wait for a slow connection before they are dropped for a whole view
PING_SECONDS: Final = 20.0
GRACE: Final = 30.0  # so long after their last connection a person still counts as present, unless set otherwise
KEPT_SECONDS: Final = 180.0  # so long a class goes on without viewers, for those who come back
QUIET_SECONDS: Final = 60.0  # after which what a class shows is kept packed
GONE: Final = -1  # in the place of a code to close with: the page has closed the connection itself

log = logging.getLogger("rampart.live")


class Frame(NamedTuple):
    """An update already packed for the wire, shared by all connections that see the same."""

    seq: int
    entry: bool  # it belongs to an entry, else it only changes the view
    number: int  # how many frames its class had made then
    packed: bytes

    @property
    def text(self) -> str:
        """The frame for those who cannot unpack it; few ask for it, so it is not kept."""
        return zlib.decompress(self.packed).decode()


def packed(content: dict[str, Any], seq: int = 0, entry: bool = False, number: int = 0) -> Frame:
    """A message packed once for all who get it."""
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    return Frame(seq, entry, number, zlib.compress(text.encode(), 6))


class Connection:
    """One page that watches; frames wait here until its network takes them."""

    def __init__(self, socket: WebSocket, session: Session | None, wanted: int | None, packed: bool) -> None:
        self.socket = socket
        self.session = session
        self.wanted = wanted
        self.packed = packed
        self.waiting: deque[Frame] = deque()
        self.wants_full = False
        self.wants_ping = False
        self.closing = 0
        self.wake = asyncio.Event()
        self.idle = False  # nothing waits, and nothing is being sent
        self.unsent: Awaitable[None] | None = None  # what the network did not take at once

    @property
    def person_id(self) -> str:
        """Who it is, '' for someone unknown."""
        return self.session.person.id if self.session is not None else ""

    def push(self, update: Frame) -> None:
        """Send a frame if the network takes it at once, which is nearly always so, else let it wait.

        A connection that falls behind gets the whole view instead.
        """
        if self.idle:
            try:
                self.unsent = begun(self.send(update))
            except (WebSocketDisconnect, RuntimeError):
                self.closing = GONE
            if self.unsent is None and not self.closing:
                return
            self.idle = False
        elif not self.wants_full:
            self.waiting.append(update)
            if len(self.waiting) > WAITING:
                self.push_full()
        self.wake.set()

    def push_full(self) -> None:
        """Let the whole view be sent in the place of all that waits."""
        self.waiting.clear()
        self.wants_full = True
        self.idle = False
        self.wake.set()

    async def send(self, update: Frame) -> None:
        if self.packed:
            await self.socket.send_bytes(update.packed)
        else:
            await self.socket.send_text(update.text)


def begun(sending: Coroutine[Any, Any, None]) -> Awaitable[None] | None:
    """Run a coroutine until it has to wait; what is left of it, None if it never had to.

    So a frame for many viewers does not wake as many tasks.
    """
    try:
        obstacle = sending.send(None)
    except StopIteration:
        return None
    return resumed(sending, obstacle)


@types.coroutine
def resumed(sending: Coroutine[Any, Any, None], obstacle: object) -> Generator[object, Any, None]:
    """Wait for what a coroutine waits for, and go on with it."""
    yield obstacle
    yield from sending.__await__()


class ViewerClass:
    """All who see a table with the same eyes, and in the same language."""

    def __init__(self, room: Room, seat: int | None, lang: str) -> None:
        self.seat = seat
        self.lang = lang
        self.connections: set[Connection] = set()
        self.left = time.monotonic()
        self.ring: deque[Frame] = deque(maxlen=REMEMBERED)
        self.seq = room.seq
        self.epoch = secrets.token_hex(3)  # tells this class from one that was drawn before it
        self.count = 0  # frames so far
        self.used = time.monotonic()
        self._fragments: Sequence[Fragment] = table_fragments(room, seat, lang)
        self._resting = b""  # the fragments, packed, while nothing happens
        self._full: Frame | None = None

    @property
    def fragments(self) -> Sequence[Fragment]:
        """What the class shows now."""
        self.used = time.monotonic()
        if self._resting:
            self._fragments = [Fragment(*row) for row in json.loads(zlib.decompress(self._resting))]
            self._resting = b""
        return self._fragments

    @fragments.setter
    def fragments(self, fragments: Sequence[Fragment]) -> None:
        self._fragments, self._resting = fragments, b""

    def rest(self) -> bool:
        """Keep what is shown packed, in a tenth of the memory, where nothing has happened for a while."""
        if self._resting or time.monotonic() - self.used < QUIET_SECONDS:
            return False
        self._resting = zlib.compress(json.dumps(self._fragments, ensure_ascii=False).encode(), 1)
        self._fragments, self._full = (), None
        return True

    @property
    def version(self) -> str:
        """What the class shows now, for a page to say when it comes back."""
        return f"{self.epoch}-{self.count}"

    def step(self, room: Room, entry: bool, news: News | None = None) -> None:
        """Draw again after an entry, or after a change that is none, and send the difference."""
        fragments = table_fragments(room, self.seat, self.lang)
        found = difference(self.fragments, fragments)
        if not entry and not found["set"] and not found["del"]:
            return
        self.fragments = fragments
        self.seq = room.seq
        self.count += 1
        self._full = None
        content = {"seq": self.seq, "v": self.version, **found, **self.beside(room, entry, news, plays=True)}
        update = packed(content, self.seq, entry, self.count)
        self.ring.append(update)
        for connection in self.connections:
            connection.push(update)

    def beside(self, room: Room, entry: bool, news: News | None = None, plays: bool = False) -> dict[str, Any]:
        """What goes with every update: what happened, played or said aloud, and whether the viewer is asked."""
        turn = self.seat is not None and room.asks(self.seat)
        scene = table_scene(room, self.seat, self.lang) if plays and entry and news is None else None
        if scene is not None:
            return {"say": "", "scene": scene, "turn": turn}
        said = table_says(room, self.seat, self.lang, news) if entry or news is not None else ""
        return {"say": said, "turn": turn}

    def full(self, room: Room) -> Frame:
        if self._full is None:
            content = {"seq": self.seq, "v": self.version, "full": assemble(self.fragments), "seat": self.seat}
            self._full = packed({**content, **self.beside(room, True)}, self.seq, True, self.count)
        return self._full

    def missed_after(self, version: str) -> list[Frame] | None:
        """The frames after a version; None if the class does not know it or does not remember that far."""
        epoch, _, number = version.partition("-")
        if epoch != self.epoch or not number.isdecimal() or len(number) > 9:
            return None
        frames = [f for f in self.ring if f.number > int(number)]
        return frames if len(frames) == self.count - int(number) else None

    def missed(self, since: int) -> list[Frame] | None:
        """The frames after a number; None if the class does not remember that far, or if the number is unknown."""
        if since > self.seq:
            return None
        frames = [f for f in self.ring if f.seq > since or (f.seq == since and not f.entry)]
        entries = {f.seq for f in frames if f.entry}
        return frames if entries == set(range(since + 1, self.seq + 1)) else None


class Channel:
    """All who watch one table."""

    def __init__(self) -> None:
        self.classes: dict[tuple[int | None, str], ViewerClass] = {}

    def connections(self) -> list[Connection]:
        return [connection for viewers in self.classes.values() for connection in viewers.connections]

    def viewers(self, room: Room, seat: int | None, lang: str) -> ViewerClass:
        """The class of a seat and a language."""
        if (seat, lang) not in self.classes:
            self.classes[seat, lang] = ViewerClass(room, seat, lang)
        return self.classes[seat, lang]

    def tidy(self) -> None:
        """Let classes go that no one has watched for a while."""
        now = time.monotonic()
        for key, viewers in list(self.classes.items()):
            if not viewers.connections and now - viewers.left > KEPT_SECONDS:
                del self.classes[key]


class Live:
    """All connections of the site."""

    def __init__(self, rooms: Rooms, people: People, grace: float = GRACE, crowd: Crowd | None = None) -> None:
        self.rooms = rooms
        self.people = people
        self.crowd = crowd or Crowd()
        self.channels: dict[str, Channel] = {}
        self.elsewhere = Elsewhere(rooms.store, rooms, self.connected_here)
        self.presence = Presence(rooms, self.connected, grace)
        self.elsewhere.changed = self.presence.elsewhere
        rooms.shown.append(self.announce)
        rooms.opened.append(self.announce)  # one that was given up in doubt may have come further than its pages
        rooms.redrawn.append(self.refresh)
        rooms.gone.append(self.forget)

    # ---- what pages and acts ask

    def viewers(self, room: Room, seat: int | None, lang: str) -> ViewerClass:
        """The view for a page that is about to connect: what happens in between is kept for it."""
        channel = self.channels.setdefault(room.table.id, Channel())
        viewers = channel.viewers(room, seat, lang)
        viewers.left = time.monotonic()
        if viewers.seq != room.seq:
            viewers.step(room, True)
        return viewers

    def watched(self, table_id: str) -> bool:
        """Does anybody watch the table?"""
        channel = self.channels.get(table_id)
        return channel is not None and bool(channel.connections())

    def connected(self, table_id: str, person_id: str) -> bool:
        """Has the person a page of the table open, at whichever process?"""
        return self.connected_here(table_id, person_id) or self.elsewhere.watched(table_id, person_id)

    def connected_here(self, table_id: str, person_id: str) -> bool:
        channel = self.channels.get(table_id)
        return channel is not None and any(c.person_id == person_id for c in channel.connections())

    def forget(self, table_id: str) -> None:
        """A table has left the memory, and what was drawn of it goes too, unless someone watches."""
        if not self.watched(table_id):
            self.channels.pop(table_id, None)

    def count(self) -> int:
        """How many connections there are."""
        return self.crowd.total

    # ---- what happened

    def announce(self, room: Room) -> None:
        """Tell everyone at a table about its last entry."""
        channel = self.channels.get(room.table.id)
        if channel is None:
            return
        channel.tidy()
        for key, viewers in list(channel.classes.items()):
            if viewers.seq != room.seq:  # else a page was drawn in the meantime
                self.step(channel, key, room, True)
        if room.entries and room.entries[-1].kind in SEATING:
            self.reseat(channel, room)

    def refresh(self, room: Room, seat: int | None, news: News | None) -> None:
        """Tell a seat, or everyone, about a change that is no entry."""
        channel = self.channels.get(room.table.id)
        for key in list(channel.classes) if channel is not None else ():
            if channel is not None and seat in (None, key[0]):
                self.step(channel, key, room, False, news)

    def step(
        self, channel: Channel, key: tuple[int | None, str], room: Room, entry: bool, news: News | None = None
    ) -> None:
        """Draw a class again; one that cannot be drawn is given up, and its viewers come back by themselves."""
        try:
            channel.classes[key].step(room, entry, news)
        except Exception:
            log.exception("drawing failed", extra={"table": room.table.id, "seq": room.seq, "class": key})
            for connection in channel.classes.pop(key).connections:
                connection.closing = 1011
                connection.wake.set()

    def reseat(self, channel: Channel, room: Room) -> None:
        """Give those who now sit elsewhere the view of their seat."""
        for (seat, lang), viewers in list(channel.classes.items()):
            for connection in list(viewers.connections):
                new = room.viewer(connection.person_id, connection.wanted)
                if new != seat:
                    viewers.connections.discard(connection)
                    channel.viewers(room, new, lang).connections.add(connection)
                    connection.push_full()

    async def keep_alive(self) -> None:
        """From time to time ping all connections and end those whose session has ended."""
        while True:
            await asyncio.sleep(PING_SECONDS)
            for connection in [c for channel in self.channels.values() for c in channel.connections()]:
                if await self.session_ended(connection):
                    connection.closing = 4401
                connection.wants_ping = True
                connection.wake.set()
            for table_id, channel in list(self.channels.items()):
                channel.tidy()
                if not channel.classes and self.channels.get(table_id) is channel:
                    del self.channels[table_id]
                elif sum(viewers.rest() for viewers in channel.classes.values()):
                    await asyncio.sleep(0)  # others go on between two tables

    async def session_ended(self, connection: Connection) -> bool:
        """Has the session of a connection ended? While the database does not answer, no one is sent away."""
        if connection.session is None:
            return False
        try:
            return await self.people.by_hash(connection.session.token) is None
        except Exception:
            log.exception("no session")
            return False

    # ---- connections

    async def serve(self, socket: WebSocket, room: Room, session: Session | None, lang: str, address: str) -> None:
        """Serve one page until it goes away; origin and session have been checked."""
        query = socket.query_params
        shown = number_in(query.get("seat", ""))
        since = number_in(query.get("since", ""))
        with self.crowd.place(session.token if session is not None else "", address) as fits:
            if not fits:
                await socket.close(4429)
                return
            connection = Connection(socket, session, shown, query.get("z") != "0")
            try:
                await socket.accept()
                self.attach(connection, room, shown, lang, -1 if since is None else since, query.get("v", ""))
                await self.talk(connection, room.table.id)
            finally:
                self.detach(connection, room.table.id)

    def attach(
        self, connection: Connection, room: Room, shown: int | None, lang: str, since: int, version: str = ""
    ) -> None:
        """Put a connection into its class and let it catch up."""
        seat = room.viewer(connection.person_id, shown)
        viewers = self.channels.setdefault(room.table.id, Channel()).viewers(room, seat, lang)
        missed: list[Frame] | None = None
        if seat == shown and since >= 0:
            missed = viewers.missed_after(version) if version else viewers.missed(since)
        viewers.connections.add(connection)
        if missed is None:
            connection.push_full()
        elif missed:
            connection.waiting.extend([packed({"missed": len(missed)}), *missed])
        connection.wake.set()
        self.elsewhere.note(room.table.id, connection.person_id)
        self.presence.came(room, connection.person_id)

    def detach(self, connection: Connection, table_id: str) -> None:
        """Take a connection out of its class."""
        channel = self.channels.get(table_id)
        for viewers in list(channel.classes.values()) if channel is not None else ():
            if connection in viewers.connections:
                viewers.connections.discard(connection)
                viewers.left = time.monotonic()
        self.elsewhere.note(table_id, connection.person_id)
        self.presence.went(table_id, connection.person_id)

    async def talk(self, connection: Connection, table_id: str) -> None:
        """Send what waits until one side ends; nothing is taken from the page."""
        listening = asyncio.create_task(self.listen(connection))
        try:
            while not connection.closing:
                await self.send_waiting(connection, table_id)
                connection.idle = not connection.closing
                await connection.wake.wait()
                connection.idle = False
                connection.wake.clear()
            if connection.closing > 0:
                await connection.socket.close(connection.closing)
        except (WebSocketDisconnect, RuntimeError):
            pass  # it went away while something was sent
        finally:
            listening.cancel()

    async def send_waiting(self, connection: Connection, table_id: str) -> None:
        if connection.unsent is not None:
            unsent, connection.unsent = connection.unsent, None
            await unsent
        while (connection.wants_full or connection.waiting) and not connection.closing:
            if connection.wants_full:
                update = await self.full_for(connection, table_id)
                if update is None:
                    connection.closing = 1011
                    return
                connection.wants_full = False
            else:
                update = connection.waiting.popleft()
            await connection.send(update)
        if connection.wants_ping and not connection.closing:
            connection.wants_ping = False
            await connection.send(packed({"ping": round(time.time(), 3)}))

    async def full_for(self, connection: Connection, table_id: str) -> Frame | None:
        """The whole view of a connection's class."""
        room = await self.rooms.get(table_id)
        channel = self.channels.get(table_id)
        for viewers in channel.classes.values() if channel is not None else ():
            if connection in viewers.connections:
                return viewers.full(room)
        return None

    async def listen(self, connection: Connection) -> None:
        """Wait for the page to go away; one that sends anything is sent away."""
        message = await connection.socket.receive()
        connection.closing = GONE if message["type"] == "websocket.disconnect" else 1008
        connection.wake.set()
