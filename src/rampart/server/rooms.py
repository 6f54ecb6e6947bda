"""All live tables: loaded when somebody comes, locked while something is entered, let go when all have left."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, NamedTuple

from rampart.kernel.errors import RampartError
from rampart.server.changes import Change, Deed, changes, with_result
from rampart.server.model import Draft, EntryKind, Person, Status
from rampart.server.refusals import Refused
from rampart.server.room import MOVES, STARTS, Room
from rampart.server.store import Addition, Snapshot, Store, Stored

SNAPSHOT_EVERY = 16
LONGEST_ID = 32
SHOWN_AFTER = 0.002  # seconds: enough to answer the one who made a choice
log = logging.getLogger("rampart.rooms")


class News(NamedTuple):
    """Something to be said aloud that no entry tells: a message of the site about a seat."""

    message: str
    seat: int


class Rooms:
    """The tables in memory; everything is entered through `enter`, under the room's lock."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.live: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.told: list[Callable[[Room], None]] = []  # called after every entry
        self.shown: list[Callable[[Room], None]] = []  # called soon after every entry, and before the next
        self.opened: list[Callable[[Room], None]] = []  # called when a table comes into memory
        self.redrawn: list[Callable[[Room, int | None, News | None], None]] = []  # after a change that is no entry
        self.unshown: dict[str, Room] = {}

    async def get(self, table_id: str) -> Room:
        """The room of a table."""
        room = self.live.get(table_id)
        if room is None:
            if not table_id.isalnum() or len(table_id) > LONGEST_ID:
                raise Refused("no_table")
            try:
                async with self.loading.setdefault(table_id, asyncio.Lock()):
                    room = self.live.get(table_id) or self.take_up(await self.load(table_id))
            finally:
                self.loading.pop(table_id, None)
        room.used = time.monotonic()
        return room

    def take_up(self, room: Room) -> Room:
        """Keep a table in memory that was loaded."""
        self.live[room.table.id] = room
        call(self.opened, room)
        return room

    @asynccontextmanager
    async def locked(self, table_id: str) -> AsyncIterator[Room]:
        """The room of a table, to oneself; if what was stored is in doubt, the room is loaded anew next time."""
        while True:
            room = await self.get(table_id)
            async with room.lock:
                if self.live.get(table_id) is not room:
                    continue
                yield room
                return

    async def load(self, table_id: str) -> Room:
        """Replay a table from the store."""
        stored = await self.store.load(table_id)
        if stored is None:
            raise Refused("no_table")
        room = Room(stored)
        try:
            await asyncio.to_thread(room.replay, stored)  # a long game would hold up everybody else
            room.table = with_result(room.table, room.position)  # the game says who is asked, whatever was stored
        except (RampartError, LookupError, ValueError, AssertionError, TypeError) as e:
            room = await self.carry_on(stored, e)
        for person_id in room.table.people():
            person = await self.store.person(person_id)
            if person is not None:
                room.likes[person.id] = person.preferences
        return room

    async def enter(self, room: Room, deeds: list[Deed], draft: Draft | None = None) -> None:
        """Store entries, then let them take effect and tell everybody; the caller holds the lock."""
        found = changes(room, deeds)
        after = found[-1].table if found else room.table
        number = room.draft_count + 1
        addition = Addition(room.table, after, [x.entry for x in found], draft, number)
        await self.stored(room, self.store.append(addition))
        for change in found:
            self.take_effect(room, change)
        if draft is not None:
            room.draft_count = number
            room.keys[draft.key] = (draft.person, draft.after)
            room.keep_draft(draft)
            self.redraw(room, draft.seat)
        moved = any(x.entry.kind in (*STARTS, *MOVES) for x in found)
        if moved and (room.entries[-1].kind in STARTS or not room.playing or room.seq % SNAPSHOT_EVERY == 0):
            await self.keep(room)

    async def enter_rematch(self, room: Room, deed: Deed, following: Stored) -> None:
        """Store the last consent to a rematch together with its table."""
        [change] = changes(room, [deed])
        addition = Addition(room.table, change.table, [change.entry])
        await self.stored(room, self.store.append_rematch(addition, following))
        self.take_effect(room, change)

    def take_effect(self, room: Room, change: Change) -> None:
        """Let an entry that is stored take effect, and tell everybody."""
        self.show(room)
        try:
            room.commit(change.entry, change.table, change.position, change.events)
        except BaseException:
            self.live.pop(room.table.id, None)
            raise
        self.tell(room)

    async def stored(self, room: Room, storing: Any) -> None:
        """Wait until it is stored; if that fails the room is given up, for nobody knows what is true now."""
        try:
            await storing
        except BaseException:
            self.live.pop(room.table.id, None)
            raise

    def person_changed(self, before: Person, after: Person) -> None:
        """Let the seats of a person who has a new name carry it, unless it is taken; heed what the person likes now."""
        for room in self.live.values():
            if after.id in room.likes and room.likes[after.id] != after.preferences:
                room.likes[after.id] = after.preferences
                for seat in room.seats_of(after.id):
                    self.redraw(room, seat)
            taken = any(seat.name == after.name for seat in room.table.seats)
            seats = tuple(
                replace(seat, name=after.name) if seat.person == after.id and seat.name == before.name else seat
                for seat in room.table.seats
            )
            if seats != room.table.seats and not taken:
                room.table = replace(room.table, seats=seats)
                self.redraw(room, None)

    def tell(self, room: Room) -> None:
        """Tell everybody that the room has changed.

        It is shown a little later: whoever made the choice is answered first, and while the next one is being stored
        there is time to draw.
        """
        call(self.told, room)
        self.unshown[room.table.id] = room
        asyncio.get_running_loop().call_later(SHOWN_AFTER, self.show, room)

    def show(self, room: Room) -> None:
        """Show the last entry, unless that is done already."""
        if self.unshown.pop(room.table.id, None) is not None:
            call(self.shown, room)

    def redraw(self, room: Room, seat: int | None, news: News | None = None) -> None:
        """Tell a seat, or everybody, about a change that is no entry, and perhaps say what is new."""
        self.show(room)
        call(self.redrawn, room, seat, news)

    async def snapshot(self, room: Room) -> None:
        """Keep the position as a document, for rules that may one day not be able to replay it."""
        if room.state is not None and room.course is not None and room.table.status in (Status.PLAYING, Status.OVER):
            document = room.state.document()
            await self.store.save_snapshot(room.table.id, room.seq, room.game.version, document)

    async def keep(self, room: Room) -> None:
        """Keep the position, if that can be done: the entries are stored, and that is what counts."""
        try:
            await self.snapshot(room)
        except Exception:
            log.exception("no snapshot", extra={"table": room.table.id, "seq": room.seq})

    async def let_go(self, idle_seconds: float, in_use: Callable[[str], bool]) -> None:
        """Take rooms from memory that nobody has used for a while."""
        for table_id, room in list(self.live.items()):
            if time.monotonic() - room.used > idle_seconds and not in_use(table_id) and not room.lock.locked():
                async with room.lock:
                    await self.keep(room)
                    if self.live.get(table_id) is room:
                        del self.live[table_id]

    async def close(self) -> None:
        """Keep the positions of all running tables."""
        for room in list(self.live.values()):
            async with room.lock:
                await self.keep(room)

    # ---- tables that new rules cannot replay

    async def carry_on(self, stored: Stored, why: Exception) -> Room:
        """Let a table go on from its last position, or close it; either is an entry and hence in its record."""
        table = stored.table
        log.warning("cannot be replayed", extra={"table": table.id, "game": table.game, "why": str(why)})
        room = unplayable(stored)
        snapshot = await self.store.last_snapshot(table.id)
        deed: Deed | None = None
        if snapshot is not None:
            deed = await asyncio.to_thread(continued, stored, snapshot, why)
        if table.status is not Status.PLAYING:
            if deed is not None:
                room.show(deed.data or {})
            return room
        if deed is None:
            deed = Deed(EntryKind.CLOSE, f"~close-{table.seq + 1}", data={"why": str(why)})
        await self.enter(room, [deed])
        return room


def call(hearers: Sequence[Callable[..., None]], room: Room, *more: object) -> None:
    """Call all who want to hear of a room; what goes wrong there does not undo what was stored."""
    for hear in hearers:
        try:
            hear(room, *more)
        except Exception:
            log.exception("telling failed", extra={"table": room.table.id, "seq": room.seq})


def unplayable(stored: Stored) -> Room:
    """A room whose past can be read but not played."""
    room = Room(stored)
    for entry in stored.entries:
        room.commit(entry, stored.table, None, ())
    return room


def continued(stored: Stored, snapshot: Snapshot, why: Exception) -> Deed | None:
    """The entry with which a table goes on: the last position, with those later choices that are still possible."""
    data: dict[str, Any] = {"document": snapshot.document, "was": snapshot.rules}
    past = [entry for entry in stored.entries if entry.seq > snapshot.seq and entry.kind in MOVES]
    room = Room(stored)
    try:
        data["rules"] = room.game.version
        start = Deed(EntryKind.CONTINUE, "", data=data)
        [change] = changes(room, [start])
    except (RampartError, LookupError, ValueError, AssertionError, TypeError) as e:
        log.warning("cannot go on", extra={"table": stored.table.id, "why": str(e)})
        return None
    room.commit(change.entry, change.table, change.position, ())
    while past:
        try:
            position, events = room.after(past[0])
        except (RampartError, LookupError, ValueError, AssertionError, TypeError):
            break
        room.commit(past.pop(0), room.table, position, events)
    data |= {"document": room.must_state().document(), "lost": [entry.seq for entry in past], "why": str(why)}
    return Deed(EntryKind.CONTINUE, f"~continue-{stored.table.seq + 1}", data=data)
