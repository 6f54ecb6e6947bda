"""Who of a table's people is there: known by their connections, with some grace for those who come back at once."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from rampart.server.basics.model import EntryKind
from rampart.server.tables.room import Room
from rampart.server.tables.rooms import News, Rooms

SEATING: Final = (EntryKind.SIT, EntryKind.STAND, EntryKind.START, EntryKind.RESIGN, EntryKind.TAKEOVER)


def later(seconds: float, call: Callable[[], None]) -> None:
    """Call when so many seconds have passed."""
    asyncio.get_running_loop().call_later(seconds, call)


class Presence:
    """Keeps `Room.away` true and lets everyone at the table know."""

    def __init__(self, rooms: Rooms, connected: Callable[[str, str], bool], grace: float) -> None:
        self.rooms = rooms
        self.connected = connected  # has a person a page of a table open?
        self.grace = grace
        self.clock: Callable[[], float] = time.monotonic  # tests turn it
        self.later = later
        rooms.opened.append(self.look_later)
        rooms.told.append(self.attend)

    def present(self, table_id: str, person_id: str) -> bool:
        """Is the person at the table, or were they a moment ago?"""
        room = self.rooms.live.get(table_id)
        if room is None:
            return False
        last_seen = room.left.get(person_id, room.opened)
        return self.connected(table_id, person_id) or self.clock() - last_seen < self.grace

    def came(self, room: Room, person_id: str) -> None:
        """Someone has opened a page of the table."""
        if person_id in room.away:
            self.note(room, room.away - {person_id})
        if room.pending is not None:
            self.rooms.redraw(room, None)  # bots go on under newer rules only where someone sees it

    def went(self, table_id: str, person_id: str) -> None:
        """Someone has closed a page of the table."""
        room = self.rooms.live.get(table_id)
        if room is not None and person_id:
            room.left[person_id] = self.clock()
            self.look_later(room)

    def elsewhere(self, room: Room, before: frozenset[str], after: frozenset[str]) -> None:
        """Pages of the table were opened or closed at other processes."""
        for person_id in after - before:
            self.came(room, person_id)
        for person_id in before - after:
            self.went(room.table.id, person_id)

    def attend(self, room: Room) -> None:
        """Look after those who have just sat down."""
        if room.entries and room.entries[-1].kind in SEATING:
            self.look_later(room)

    def look_later(self, room: Room) -> None:
        """Look again once the grace is over."""
        self.later(self.grace + 0.01, partial(self.look, room.table.id))

    def look(self, table_id: str) -> None:
        """Find out who is away now."""
        room = self.rooms.live.get(table_id)
        if room is not None:
            people = room.table.people()
            self.note(room, frozenset(person for person in people if not self.present(table_id, person)))

    def note(self, room: Room, away: frozenset[str]) -> None:
        """Show who is away, and say who has gone or has come back."""
        for person in room.table.people():
            if person in away and person not in room.away:
                room.away |= {person}
                self.rooms.redraw(room, None, News("seat-left", room.seats_of(person)[0]))
            elif person in room.away and person not in away:
                room.away -= {person}
                self.rooms.redraw(room, None, News("seat-back", room.seats_of(person)[0]))
        room.away = away
