"""Programs that listen to tables: each is told that one it looks at has changed, and asks for it in its own view."""

import asyncio
from typing import Final

from rampart.server.tables.room import Room
from rampart.server.tables.rooms import Rooms

MOST_WAITING: Final = 100  # tables that changed and were not told yet


class Listener:
    """A program that listens: the tables that changed since it was told last."""

    def __init__(self) -> None:
        self.changed: dict[str, Room] = {}
        self.wake = asyncio.Event()

    def note(self, room: Room) -> None:
        if len(self.changed) < MOST_WAITING or room.table.id in self.changed:
            self.changed[room.table.id] = room
        self.wake.set()


class Streams:
    """All programs that listen, by table and by person."""

    def __init__(self, rooms: Rooms) -> None:
        self.listeners: dict[str, set[Listener]] = {}  # by 'table ID' or 'person ID'
        self.closing = False
        rooms.shown.append(self.tell)
        rooms.redrawn.append(lambda room, seat, news: self.tell(room))

    def tell(self, room: Room) -> None:
        """Let all know whom a table concerns."""
        people = {seat.person for seat in room.table.seats if seat.person}
        for who in (f"table {room.table.id}", *(f"person {person}" for person in people)):
            for listener in self.listeners.get(who, ()):
                listener.note(room)

    def add(self, who: str) -> Listener:
        listener = Listener()
        self.listeners.setdefault(who, set()).add(listener)
        return listener

    def drop(self, who: str, listener: Listener) -> None:
        self.listeners[who].discard(listener)
        if not self.listeners[who]:
            del self.listeners[who]

    def stop(self) -> None:
        """Let all listeners go."""
        self.closing = True
        for listening in self.listeners.values():
            for listener in listening:
                listener.wake.set()
