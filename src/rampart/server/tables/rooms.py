"""All live tables: loaded when someone comes, locked while something is entered, let go when all have left."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, NamedTuple

from rampart.server.basics.caches import BOUNDS
from rampart.server.basics.clocks import Ran, always
from rampart.server.basics.model import Draft, EntryKind, Person, Status
from rampart.server.basics.refusals import Refused
from rampart.server.storage.relay import LOST
from rampart.server.storage.results import Details, details_of
from rampart.server.storage.store import Addition, Conflict, Snapshot, Store, Stored
from rampart.server.tables.changes import Change, Deed, changes, position_after, position_of, table_after, with_result
from rampart.server.tables.continuing import FAULTS, can_go_on, carried_on, lacking, paused
from rampart.server.tables.plans import Plan, drop_plan, keep_plan, plans_of
from rampart.server.tables.room import MOVES, STARTS, Room

LONGEST_ID = 32
KEEP_SECONDS = 5.0  # between two stored positions of a table that goes on
SHOWN_AFTER = 0.002  # seconds: enough to answer the one who made a choice
log = logging.getLogger("rampart.rooms")


class Behind(Conflict):
    """Another process was first; what it entered is known here now, so it is worth another try."""


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
        self.clock: Callable[[], float] = time.monotonic
        self.now: Callable[[], float] = time.time
        self.ran: Ran = always
        self.unshown: dict[str, Room] = {}
        self.in_use: Callable[[str], bool] = lambda table_id: False  # does anybody watch a table, or think at it?
        self.gone: list[Callable[[str], None]] = []  # called when a table has left the memory
        self.led: list[Callable[[Room], None]] = []  # called when this process has begun to lead a table
        self.following: set[asyncio.Task[None]] = set()
        store.relay.heard.append(self.hear)

    async def get(self, table_id: str) -> Room:
        """A table as it stands now: where others may have entered something, that is looked up, also after loading.

        What is being loaded for someone else may be older than what was entered before this call. Whoever holds the
        lock of the table asks `known`.
        """
        room = await self.known(table_id)
        if not self.store.shared:
            return room
        await self.catch_up(table_id)
        return await self.known(table_id)

    async def known(self, table_id: str) -> Room:
        """A table as it is known here, loaded where it is not."""
        room = self.live.get(table_id)
        stood = room is not None and room.paused and can_go_on(room)
        if room is None or stood:
            if not table_id.isalnum() or len(table_id) > LONGEST_ID:
                raise Refused("no_table")
            try:
                async with self.loading.setdefault(table_id, asyncio.Lock()):
                    if self.live.get(table_id) is room:
                        self.take_up(await self.load(table_id))
                    room = self.live[table_id]
            finally:
                self.loading.pop(table_id, None)
            if stood:
                self.redraw(room, None)
        room.used = time.monotonic()
        return room

    def take_up(self, room: Room) -> Room:
        """Keep a table in memory that was loaded."""
        self.live[room.table.id] = room
        call(self.opened, room)
        self.shrink(room)
        return room

    def shrink(self, newest: Room) -> None:
        """Let go of tables that no one uses where there are too many, or too long ones: first those that are over."""
        if len(self.live) <= BOUNDS["rooms.idle"] and self.weight(self.live.values()) <= BOUNDS["rooms.entries"]:
            return
        idle = [room for room in self.live.values() if room is not newest and self.idle(room)]
        idle.sort(key=lambda room: (room.playing, room.used))
        weight = self.weight(idle)
        while idle and (len(idle) >= BOUNDS["rooms.idle"] or weight > BOUNDS["rooms.entries"]):
            weight -= len(idle[0].entries)
            self.drop(idle.pop(0).table.id)

    def weight(self, rooms: Iterable[Room]) -> int:
        """How much memory rooms take, in entries."""
        return sum(len(room.entries) for room in rooms)

    def idle(self, room: Room) -> bool:
        """Could the room be let go without anybody noticing?"""
        return not room.lock.locked() and not self.in_use(room.table.id)

    def drop(self, table_id: str) -> None:
        """Let a room go; it is loaded again when someone comes."""
        del self.live[table_id]
        for hear in self.gone:
            hear(table_id)

    @asynccontextmanager
    async def locked(self, table_id: str) -> AsyncIterator[Room]:
        """The room of a table, to oneself; if what was stored is in doubt, the room is loaded again next time."""
        while True:
            room = await self.known(table_id)
            async with room.lock:
                if self.live.get(table_id) is not room:
                    continue
                if self.store.shared:
                    await self.follow(room)
                    if self.live.get(table_id) is not room:
                        continue
                yield room
                return

    async def load(self, table_id: str) -> Room:
        """Replay a table from the store; whatever comes of that, nothing is written."""
        stored = await self.store.load(table_id)
        if stored is None:
            raise Refused("no_table")
        room = await asyncio.to_thread(loaded, stored, self.ran)  # a long game would hold up everyone else
        room.plans = await plans_of(self.store, table_id)
        room.now, room.ran = lambda: self.now(), lambda a, b: self.ran(a, b)
        for person_id in room.table.people():
            person = await self.store.person(person_id)
            if person is not None:
                room.likes[person.id] = person.preferences
                if person.bot:
                    room.programs.add(person.id)
        return room

    async def enter(self, room: Room, deeds: list[Deed], draft: Draft | None = None) -> None:
        """Store entries, then let them take effect and tell everyone; the caller holds the lock."""
        found = changes(room, deeds)
        after = found[-1].table if found else room.table
        number = room.draft_count + 1
        position = self.position_to_keep(room, found)
        addition = Addition(room.table, after, [x.entry for x in found], draft, number, position, ended(room, found))
        await self.stored(room, self.store.append(addition))
        for change in found:
            self.take_effect(room, change)
        if draft is not None:
            room.draft_count = number
            room.keys[draft.key] = (draft.person, draft.after)
            room.keep_draft(draft)
            self.redraw(room, draft.seat)

    def position_to_keep(self, room: Room, found: Sequence[Change]) -> Snapshot | None:
        """The position to store with entries; of a table that moves fast only one now and then.

        Later choices are made again on top of it, so it must not lie on a line that was taken back.
        """
        kinds = {change.entry.kind for change in found}
        if not kinds & {*STARTS, *MOVES}:
            return None
        pressing = kinds & {*STARTS, EntryKind.UNDO} or found[-1].table.status is not Status.PLAYING
        room.unkept = not pressing and self.clock() - room.kept_at < KEEP_SECONDS
        if room.unkept:
            return None
        room.kept_at = self.clock()
        return kept(room, found)

    async def keep(self) -> None:
        """Store the positions of all tables that have moved since theirs was stored."""
        moved = [room for room in self.live.values() if room.unkept and room.state is not None]
        positions: dict[str, Snapshot] = {}
        for room in moved:
            room.unkept, room.kept_at = False, self.clock()
            try:
                found = position_of(room)
            except Exception:
                log.exception("no snapshot", extra={"table": room.table.id, "seq": room.seq})
                continue
            if found is not None:
                positions[room.table.id] = found
        if positions:
            await self.store.keep(positions)

    async def enter_rematch(self, room: Room, deed: Deed, following: Stored) -> None:
        """Store the last consent to a rematch together with its table."""
        found = changes(room, [deed])
        addition = Addition(room.table, found[-1].table, [change.entry for change in found])
        await self.stored(room, self.store.append_rematch(addition, following))
        for change in found:
            self.take_effect(room, change)

    def take_effect(self, room: Room, change: Change) -> None:
        """Let an entry that is stored take effect, and tell everyone."""
        self.show(room)
        try:
            room.commit(change.entry, change.table, change.position, change.events)
        except BaseException:
            self.live.pop(room.table.id, None)
            raise
        self.tell(room)

    async def stored(self, room: Room, storing: Any) -> None:
        """Wait until it is stored; if that fails the room is given up, for no one knows what is true now."""
        try:
            await storing
        except Conflict as e:
            if not self.store.shared:
                self.live.pop(room.table.id, None)
                raise
            await self.follow(room)
            raise Behind(str(e)) from e
        except BaseException:
            self.live.pop(room.table.id, None)
            raise

    # ---- what other processes enter

    def lead(self, room: Room) -> None:
        """This process leads a table from now on: see to all that waits there."""
        call(self.led, room)

    def hear(self, words: list[str]) -> None:
        """Another process has entered something, or a person has changed there."""
        if words[0] in ("entry", "draft") and words[1] in self.live:
            self.begin(self.catch_up(words[1]))
        elif words[0] == "person":
            for room in [*self.live.values()]:
                if room.table.host == words[1] or room.held_by(words[1]):
                    self.begin(self.reload(room.table.id))
        elif words[0] == LOST:
            for table_id in list(self.live):
                self.begin(self.catch_up(table_id))

    def begin(self, doing: Coroutine[Any, Any, None]) -> None:
        """Do something that no one waits for."""
        task = asyncio.create_task(doing)
        self.following.add(task)
        task.add_done_callback(self.followed)

    def followed(self, task: "asyncio.Task[None]") -> None:
        self.following.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("not followed", exc_info=task.exception())

    async def catch_up(self, table_id: str) -> None:
        """Take over what others have entered at a table that is in memory."""
        room = self.live.get(table_id)
        if room is not None:
            async with room.lock:
                if self.live.get(table_id) is room:
                    await self.follow(room)

    async def follow(self, room: Room) -> None:
        """Take over what others have entered; the caller holds the lock."""
        if await self.store.seq_of(room.table.id) == (room.seq, room.draft_count):
            return
        if room.paused or room.pending is not None:  # how it goes on was decided elsewhere
            self.live.pop(room.table.id, None)
            self.begin(self.show_again(room.table.id))
            return
        entries, drafts = await self.store.since(room.table.id, room.seq, room.draft_count)
        try:
            for entry in entries:
                position, events = room.after(entry)
                self.take_effect(room, Change(entry, table_after(room.table, entry, position), position, events))
        except BaseException:
            self.live.pop(room.table.id, None)
            raise
        for draft in drafts:
            room.draft_count += 1
            room.keys[draft.key] = (draft.person, draft.after)
            room.keep_draft(draft)
            self.redraw(room, draft.seat)

    async def reload(self, table_id: str) -> None:
        """Read a table again whose people have changed."""
        room = self.live.get(table_id)
        if room is not None:
            async with room.lock:
                if self.live.get(table_id) is room:
                    del self.live[table_id]
            await self.show_again(table_id)

    async def show_again(self, table_id: str) -> None:
        self.redraw(await self.get(table_id), None)

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

    async def plan(self, room: Room, seat: int, plan: Plan | None) -> None:
        """Keep the plan of a seat, or none; only the seat sees that."""
        if plan is None:
            await drop_plan(self.store, room.table.id, seat)
            room.plans.pop(seat, None)
        else:
            await keep_plan(self.store, room.table.id, plan)
            room.plans[seat] = plan
        self.redraw(room, seat)

    def tell(self, room: Room) -> None:
        """Tell everyone that the room has changed.

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
        """Tell a seat, or everyone, about a change that is no entry, and perhaps say what is new."""
        self.show(room)
        call(self.redrawn, room, seat, news)

    def let_go(self, idle_seconds: float) -> None:
        """Take rooms from memory that no one has used for a while."""
        for table_id, room in list(self.live.items()):
            if time.monotonic() - room.used > idle_seconds and self.idle(room):
                self.drop(table_id)


def kept(room: Room, found: Sequence[Change]) -> Snapshot | None:
    """The position to store with entries, if that can be done: the entries are what counts."""
    try:
        return position_after(found)
    except Exception:
        log.exception("no snapshot", extra={"table": room.table.id, "seq": room.seq})
        return None


def ended(room: Room, found: Sequence[Change]) -> Details:
    """How everyone played a game that ends now; nothing where that cannot be told."""
    last = found[-1] if found else None
    if last is None or last.position is None or last.table.status is not Status.OVER or not room.playing:
        return {}
    try:
        return details_of(last.position.state, last.position.line)
    except Exception:
        log.exception("no details", extra={"table": room.table.id})
        return {}


def loaded(stored: Stored, ran: Ran = always) -> Room:
    """The room of a table: replayed, or as far as the rules of today can take it up."""
    lacks = lacking(stored.table)
    if lacks:
        return paused(stored, lacks)
    room = Room(stored)
    room.ran = ran
    try:
        room.replay(stored)
    except FAULTS as e:
        return carried_on(stored, e)
    room.table = with_result(room.table, room.position)  # the game says who is asked, whatever was stored
    return room


def call(hearers: Sequence[Callable[..., None]], room: Room, *more: object) -> None:
    """Call all who want to hear of a room; what goes wrong there does not undo what was stored."""
    for hear in hearers:
        try:
            hear(room, *more)
        except Exception:
            log.exception("telling failed", extra={"table": room.table.id, "seq": room.seq})
