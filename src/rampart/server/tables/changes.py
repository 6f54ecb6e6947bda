"""What entries do: the table after each, worked out before anything is stored."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from rampart.kernel.state import State
from rampart.server.basics.model import Entry, EntryKind, Seat, SeatKind, Status, Table
from rampart.server.storage.store import Snapshot
from rampart.server.tables.course import Events, Position, asked_by_all_appearance
from rampart.server.tables.room import MOVES, STARTS, Room


@dataclass(frozen=True)
class Deed:
    """Something to be entered: who does what."""

    kind: EntryKind
    key: str
    seat: int = -1
    person: str = ""
    data: dict[str, Any] | None = None


@dataclass(frozen=True)
class Change:
    """An entry with all that comes of it."""

    entry: Entry
    table: Table
    position: Position | None
    events: Events


def changes(room: Room, deeds: Sequence[Deed]) -> list[Change]:
    """What the deeds come to, one after the other; at most the last of them moves the game."""
    table = room.table
    found: list[Change] = []
    if room.pending is not None:  # the table goes on under newer rules, and now that is said
        entry = replace(room.pending, at=room.now())
        table = table_after(table, entry, room.position)
        found.append(Change(entry, table, room.position, ()))
    for deed in deeds:
        entry = Entry(table.seq + 1, deed.kind, deed.seat, deed.person, deed.data or {}, room.now(), deed.key)
        position, events = room.after(entry)
        table = table_after(table, entry, position)
        found.append(Change(entry, table, position, events))
    return found


def position_after(found: Sequence[Change]) -> Snapshot | None:
    """The position that is stored with entries, None where none of them moves the game."""
    moving = [change for change in found if change.entry.kind in (*STARTS, *MOVES) and change.position is not None]
    if not moving or moving[-1].position is None:
        return None
    return snapshot_of(moving[-1].position.state, moving[-1].entry.seq)


def position_of(room: Room) -> Snapshot | None:
    """The position in which a room stands, None before the game."""
    return None if room.state is None else snapshot_of(room.state, room.seq)


def snapshot_of(s: State, seq: int) -> Snapshot:
    """A state as it is stored."""
    return Snapshot(seq, s.rules.version, s.document())


def table_after(table: Table, entry: Entry, position: Position | None) -> Table:
    table = replace(table, seq=entry.seq, changed=entry.at)
    data = entry.data
    match entry.kind:
        case EntryKind.SIT:
            kind = SeatKind.BOT if data["bot"] else SeatKind.PERSON
            table = seated(table, Seat(entry.seat, kind, data["person"], data["bot"], data["name"]))
        case EntryKind.STAND:
            table = seated(table, Seat(entry.seat))
        case EntryKind.START:
            table = replace(table, status=Status.PLAYING, options=data["options"])
        case EntryKind.CLOSE:
            table = replace(table, status=Status.CLOSED)
        case EntryKind.RESIGN:
            table = seated(table, Seat(entry.seat, SeatKind.BOT, "", data["bot"], table.seats[entry.seat].name))
        case EntryKind.TIMEOUT if data["then"] == "resign":
            table = seated(table, Seat(entry.seat, SeatKind.BOT, "", data["bot"], table.seats[entry.seat].name))
        case EntryKind.TIMEOUT if data["then"] == "bot":
            table = seated(table, replace(table.seats[entry.seat], kind=SeatKind.BOT, bot=data["bot"]))
        case EntryKind.TAKEOVER:
            old = table.seats[data["seat"]]
            kind = SeatKind.BOT if data["bot"] else SeatKind.PERSON
            table = seated(table, replace(old, kind=kind, bot=data["bot"]))
        case EntryKind.REMATCH:
            table = replace(table, next_table=data.get("next", ""))
    return with_result(table, position)


def seated(table: Table, seat: Seat) -> Table:
    seats = tuple(seat if old.number == seat.number else old for old in table.seats)
    return replace(table, seats=seats)


def with_result(table: Table, position: Position | None) -> Table:
    """The table with who is asked now, or with the result once the game is over."""
    if position is None or table.status is not Status.PLAYING:
        return replace(table, deciders=())
    s = position.state
    if not s.over:
        return replace(table, deciders=tuple(asked_by_all_appearance(s)))
    return replace(table, status=Status.OVER, deciders=(), scores=tuple(s.scores()), winners=tuple(s.winners()))
