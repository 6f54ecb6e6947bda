"""Tables that cannot be replayed today; finding that out writes nothing.

Under newer rules a table goes on from its last stored position, and the entry that says so is stored together with
the next one that someone makes. What cannot be played at all is paused, until the code can play it.
"""

import logging
from typing import Any, Final

import rampart
from rampart.kernel.errors import RampartError
from rampart.server.basics.model import Entry, EntryKind, Status, Table
from rampart.server.storage.store import Stored
from rampart.server.tables.changes import with_result
from rampart.server.tables.room import MOVES, STARTS, Room

FAULTS: Final = (RampartError, LookupError, ValueError, AssertionError, TypeError)
# why a table is paused
GAME: Final = "game"  # its game is not here
OPTIONS: Final = "options"  # it is played with an option that is not here, such as a pack of cards
NEWER: Final = "newer"  # its rules are newer than those here
BROKEN: Final = "broken"  # neither its entries nor its last position make sense to the rules
log = logging.getLogger("rampart.rooms")


def lacking(table: Table) -> str:
    """What a table needs and is not here, '' if all of it is."""
    try:
        known = rampart.game(table.game).options
    except (RampartError, ImportError):
        return GAME
    there = all(name in known and value in known[name].choices for name, value in table.options.items())
    return "" if there else OPTIONS


def can_go_on(room: Room) -> bool:
    """Is what a paused table lacked there now?"""
    return room.paused in (GAME, OPTIONS) and not lacking(room.table)


def carried_on(stored: Stored, why: Exception) -> Room:
    """The room of a table whose entries cannot be replayed: it goes on from its last position, or is paused."""
    table = stored.table
    log.warning("cannot be replayed", extra={"table": table.id, "game": table.game, "why": str(why)})
    if newest_rules(stored) > rampart.game(table.game).version:
        return paused(stored, NEWER)
    entry = continued(stored, why)
    if entry is None:
        return paused(stored, BROKEN)
    room = unplayed(stored)
    if table.status is Status.PLAYING:
        room.go_on(entry)
        room.table = with_result(table, room.position)
    else:
        room.show(entry.data)
    return room


def paused(stored: Stored, why: str) -> Room:
    """A room that waits until it can be played."""
    room = unplayed(stored)
    room.paused = why
    return room


def unplayed(stored: Stored) -> Room:
    """A room whose past can be read but is not played."""
    room = Room(stored)
    for entry in stored.entries:
        room.commit(entry, stored.table, None, ())
    return room


def newest_rules(stored: Stored) -> int:
    """The version of the rules that a table was last played under."""
    starts = [entry.data["rules"] for entry in stored.entries if entry.kind in STARTS]
    return int(starts[-1]) if starts else 0


def continued(stored: Stored, why: Exception) -> Entry | None:
    """The entry with which a table goes on: its last position, with those later choices that are still possible."""
    if stored.snapshot is None:
        return None
    room, number = Room(stored), stored.table.seq + 1
    data: dict[str, Any] = {"document": stored.snapshot.document, "was": stored.snapshot.rules}
    data["rules"] = room.game.version
    start = Entry(number, EntryKind.CONTINUE, -1, "", data, 0.0, f"~continue-{number}")
    try:
        position, _ = room.after(start)
    except FAULTS as e:
        log.warning("cannot go on", extra={"table": stored.table.id, "why": str(e)})
        return None
    room.commit(start, stored.table, position, ())
    lost = replayed(room, [entry for entry in stored.entries if entry.seq > stored.snapshot.seq])
    data |= {"document": room.must_state().document(), "lost": lost, "why": str(why), "drafts": begun(stored)}
    return start


def replayed(room: Room, later: list[Entry]) -> list[int]:
    """Make later choices again as far as that is possible; those that are lost."""
    moves = [entry for entry in later if entry.kind in MOVES]
    while moves:
        try:
            position, events = room.after(moves[0])
        except FAULTS:
            break
        room.commit(moves.pop(0), room.table, position, events)
    return [entry.seq for entry in moves]


def begun(stored: Stored) -> list[list[Any]]:
    """Answers to a poll that were begun and not finished: seat, person, options."""
    last = {draft.seat: draft for draft in stored.drafts}
    done = [entry for entry in stored.entries if entry.kind in MOVES]
    return [
        [draft.seat, draft.person, list(draft.options)]
        for draft in last.values()
        if draft.options
        and not any(e.seq > draft.after and (e.seat == draft.seat or e.kind is EntryKind.UNDO) for e in done)
    ]
