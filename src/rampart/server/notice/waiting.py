"""What waits for a person at all tables: turns with their clocks, and invitations; every page shows it."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import select

from rampart.server.basics.clocks import DAILY, DAY, HORIZON, stops_of
from rampart.server.basics.model import Person, SeatKind, Status, Table
from rampart.server.people.friends import Friends
from rampart.server.storage import schema
from rampart.server.storage.store import Store
from rampart.server.tables.room import Room
from rampart.server.tables.rooms import Rooms

MOST: Final = 20


@dataclass(frozen=True)
class Wait:
    """A table that waits for someone."""

    table: str
    game: str
    name: str = ""  # who invites, for an invitation
    clock: str = ""  # '', 'live' or 'daily'
    zero: float = 0.0  # when the clock will be at zero
    left: float = 0.0  # seconds until then


async def waits_of(store: Store, rooms: Rooms, friends: Friends, person: Person) -> tuple[Wait, ...]:
    """What waits for a person, the clock that ends first before the others."""
    s, t = schema.seats, schema.tables
    own = select(s.c.table_id).where(s.c.person == person.id, s.c.kind == SeatKind.PERSON)
    wanted = select(t).where(t.c.id.in_(own), t.c.status == Status.PLAYING).order_by(t.c.changed.desc()).limit(MOST)
    [running] = await store.find(wanted)
    turns = [turn_of(table, rooms, person) for table in running if is_turn(table, rooms.live.get(table.id), person)]
    turns.sort(key=lambda wait: wait.zero or 1e18)
    invited: list[Wait] = []
    if person.login:
        for table_id, name in await friends.invitations(person.id):
            found = await store.table(table_id)
            if found is not None and not any(seat.person == person.id for seat in found.seats):
                invited.append(Wait(table_id, found.game, name))
    return (*turns, *invited)


def is_turn(table: Table, room: Room | None, person: Person) -> bool:
    """Does a running table wait for a person, as far as it is known without loading it?"""
    own = [seat.number for seat in table.seats if seat.person == person.id and seat.kind is SeatKind.PERSON]
    if room is not None:
        return any(room.asks(seat) for seat in own) or has_to_answer(room, person)
    return bool(set(own) & set(table.deciders))


def has_to_answer(room: Room, person: Person) -> bool:
    """Does a request, or a vote, at a table wait for a person?"""
    return room.playing and room.request is not None and bool({*room.request.waiting} & {*room.held_by(person.id)})


def turn_of(table: Table, rooms: Rooms, person: Person) -> Wait:
    """A table that waits for a person, with their clock."""
    room, terms, now = rooms.live.get(table.id), table.terms, rooms.now()
    if not terms.clock:
        return Wait(table.id, table.game)
    if room is None or room.times is None:  # nobody has looked at it for long: its last entry tells enough
        zero = table.changed + terms.days * DAY
        return (
            Wait(table.id, table.game, "", terms.clock, zero, zero - now)
            if terms.clock == DAILY
            else Wait(table.id, table.game)
        )
    seat = next((seat for seat in room.seats_of(person.id) if room.asks(seat)), -1)
    if seat < 0:  # only an answer to the table is due
        return Wait(table.id, table.game)
    stops = stops_of(room.liked(seat), room.times.asked[seat], now + HORIZON * DAY) if terms.clock == DAILY else []
    left = room.times.remaining(seat, now, stops)
    return Wait(table.id, table.game, "", terms.clock, room.times.zero_at(seat, now, stops), left)
