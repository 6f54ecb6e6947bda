"""When one person becomes another at all tables: a guest who logs in, or someone who wants to be forgotten."""

from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

from rampart.server.basics.model import EntryKind, Person, Status
from rampart.server.people.accounts import Accounts
from rampart.server.play.acts import Acts
from rampart.server.play.consent import resigning
from rampart.server.tables.changes import Deed
from rampart.server.tables.room import Room
from rampart.server.tables.rooms import Rooms


async def hold_rooms(rooms: Rooms, person_id: str, stack: AsyncExitStack) -> list[Room]:
    """The tables in memory with which a person has to do, each to oneself."""
    held: list[Room] = []
    for room in sorted(rooms.live.values(), key=lambda room: room.table.id):
        if room.table.host == person_id or room.held_by(person_id):
            await stack.enter_async_context(room.lock)
            held.append(room)
    return held


async def bring_along(accounts: Accounts, rooms: Rooms, guest: Person, account: Person) -> None:
    """Let the account of someone who has just logged in take over what they did as a guest on this device."""
    if guest.login or guest.id == account.id:
        return
    async with AsyncExitStack() as stack:
        held = await hold_rooms(rooms, guest.id, stack)
        await accounts.ledger.move(guest.id, account.id)
        for room in held:
            seats = tuple(
                replace(seat, person=account.id) if seat.person == guest.id else seat for seat in room.table.seats
            )
            host = account.id if room.table.host == guest.id else room.table.host
            room.table = replace(room.table, seats=seats, host=host)
            room.agreed = [account.id if person == guest.id else person for person in room.agreed]
            room.likes.pop(guest.id, None)
            room.likes[account.id] = account.preferences
            rooms.redraw(room, None)
    await accounts.end(guest)


async def forget(accounts: Accounts, rooms: Rooms, acts: Acts, person: Person) -> None:
    """Forget a person: bots play on where they played, and their name goes from all tables."""
    for table in await rooms.store.tables_of(person.id, limit=10_000):
        if table.status in (Status.OPEN, Status.PLAYING):
            async with rooms.locked(table.id) as room:
                for deed in leaving(room, person):
                    await acts.enter(room, deed)
    async with AsyncExitStack() as stack:
        for room in await hold_rooms(rooms, person.id, stack):
            rooms.drop(room.table.id)
        await accounts.end(person)
        await accounts.ledger.erase(person.id)
        accounts.people.people.pop(person.id)


def leaving(room: Room, person: Person) -> list[Deed]:
    """What is entered at a table that someone leaves for good."""
    if room.table.status is Status.OPEN:
        if room.table.host == person.id:
            return [Deed(EntryKind.CLOSE, f"~gone-{room.seq}", -1, person.id)]
        return [Deed(EntryKind.STAND, f"~gone-{room.seq}-{seat}", seat, person.id) for seat in room.held_by(person.id)]
    if room.paused:
        return []
    return [resigning(room, seat, person.id, f"~gone-{room.seq}-{seat}") for seat in room.seats_of(person.id)]


async def tables_for_export(rooms: Rooms, person: Person) -> list[dict[str, Any]]:
    """The tables of a person as they are exported: nothing that is hidden while a game runs."""
    found: list[dict[str, Any]] = []
    for table in await rooms.store.tables_of(person.id, limit=10_000):
        mine = [seat.number for seat in table.seats if seat.person == person.id]
        found.append(
            {
                "table": table.id, "game": table.game, "name": table.name, "status": table.status,
                "created": table.created, "changed": table.changed, "seats": mine,
                "scores": [table.scores[seat] for seat in mine if seat < len(table.scores)],
                "won": bool(set(mine) & set(table.winners)), "host": table.host == person.id,
                "said": await rooms.store.said(table.id, person.id),
            }
        )  # fmt: skip
    return found
