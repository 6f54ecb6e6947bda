"""What the keeper of a site does at a table from outside: take choices back, and close it."""

from collections.abc import Callable

from rampart.server.basics.model import EntryKind, Status
from rampart.server.basics.refusals import Refused
from rampart.server.play.checks import must_not_be_paused, must_play, undoing
from rampart.server.storage.store import Store
from rampart.server.tables.changes import Deed
from rampart.server.tables.room import Room
from rampart.server.tables.rooms import Behind, Rooms

TRIES = 5


async def tend(store: Store, table_id: str, deeds: Callable[[Room], list[Deed]]) -> Room:
    """Enter something at a table; processes that serve it from the same database hear of it."""
    rooms = Rooms(store)
    for _ in range(TRIES):
        try:
            async with rooms.locked(table_id) as room:
                await rooms.enter(room, deeds(room))
                return room
        except Behind:
            continue
    raise Refused("stale")


def last_choices(room: Room, count: int) -> list[int]:
    """The entries of the last choices that stand, the earliest first."""
    assert room.position is not None
    line, found = room.position.line, list[int]()
    while len(found) < count and line.made is not None and line.before is not None:
        found.append(line.made.seq)
        line = line.before
    if len(found) < count:
        raise Refused("nothing_to_undo")
    return found[::-1]


async def take_back(store: Store, table_id: str, count: int) -> list[int]:
    """Take the last choices of a running game back, whatever was seen since; their entries."""
    gone: list[int] = []

    def deeds(room: Room) -> list[Deed]:
        must_not_be_paused(room)
        must_play(room)
        gone[:] = last_choices(room, count)
        return [undoing(f"~keeper-{room.seq + 1}", room.entries[gone[0] - 1].seat, "", gone)]

    await tend(store, table_id, deeds)
    return gone


async def give_up(store: Store, table_id: str) -> None:
    """Close a table for good."""

    def deeds(room: Room) -> list[Deed]:
        if room.table.status not in (Status.OPEN, Status.PLAYING):
            raise Refused("not_playing")
        return [Deed(EntryKind.CLOSE, f"~keeper-{room.seq + 1}")]

    await tend(store, table_id, deeds)
