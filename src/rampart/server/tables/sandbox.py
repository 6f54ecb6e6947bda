"""Sandboxes: private tables that begin at a moment, with bots on all other seats; and rooms that are only looked at."""

import secrets
import time
from collections.abc import Sequence
from typing import Any

from rampart.kernel.frame import WHOLE
from rampart.kernel.rng import seeded
from rampart.kernel.state import State
from rampart.server.basics.model import EntryKind, Person, Seat, SeatKind, Status, Table
from rampart.server.basics.names import bot_name
from rampart.server.basics.refusals import Refused
from rampart.server.storage.store import Stored
from rampart.server.tables.changes import Deed, changes
from rampart.server.tables.opening import ME, OPEN, Wish, begun, fresh_seed, token, usual_bot, with_fresh_chances
from rampart.server.tables.room import Room


def start_data(s: State) -> dict[str, Any]:
    """What is entered when a game starts from a position."""
    options = {option.name: option.choices[s.config[i]] for i, option in enumerate(s.rules.options)}
    return {"players": s.seats, "options": options, "rules": s.rules.version, "document": s.document()}


def table_of(s: State, host: str, seats: Sequence[Seat], status: Status = Status.OPEN) -> Table:
    now = time.time()
    return Table(token(), "", s.rules.name, {}, tuple(seats), host, status, now, now, listed=False)


def sandbox(s: State, person: Person, seat: int, bot: str = "") -> Stored:
    """A private table that goes on from a position: one person, and bots on all other seats."""
    if s.over:
        raise Refused("not_found")
    taken = [person.name]
    deeds = []
    for number in range(s.seats):
        data = {"person": person.id, "bot": "", "name": person.name}
        if number != seat:
            data = {"person": "", "bot": bot or usual_bot(s.rules.name), "name": bot_name(taken)}
            taken.append(data["name"])
        deeds.append(Deed(EntryKind.SIT, f"~sit-{number}", number, person.id, data))
    table = table_of(s, person.id, [Seat(number) for number in range(s.seats)])
    return begun(table, [*deeds, Deed(EntryKind.START, "~start", -1, person.id, start_data(s))])


def wish_from(room: Room, state: State, person: Person, seat: int) -> Wish:
    """The wish for a table at which others may sit down too, whose game begins from a position that is open to all.

    Dice and draws are new; whoever has seen the position knows what was hidden in it.
    """
    if not room.open_to_all or state.over:
        raise Refused("still_hidden" if not state.over else "not_found")
    if state.viewer != WHOLE:
        state = state.determinise(state.viewer, seeded(int(fresh_seed(), 16)))
    options = {option.name: option.choices[state.config[i]] for i, option in enumerate(state.rules.options)}
    return Wish(
        game=state.rules.name,
        players=state.seats,
        options=options,
        seats=tuple(ME if number == seat else OPEN for number in range(state.seats)),
        listed=False,
        document=with_fresh_chances(state.document()),
    )


def dealt(room: Room, state: State, seat: int) -> State:
    """A moment to go on from: as it was once all is open, else as the seat sees it, with hidden things dealt anew."""
    if room.open_to_all:
        return state.copy()
    return room.seen(state, seat).determinise(seat, seeded(int(fresh_seed(), 16)))


def room_at(s: State, seat: int, names: Sequence[str], me: str) -> Room:
    """A position as a table shows it to a seat; it is stored nowhere."""
    seats = [
        Seat(p, SeatKind.PERSON if p == seat else SeatKind.BOT, me if p == seat else "", "", names[p])
        for p in range(s.seats)
    ]
    room = Room(Stored(table_of(s, me, seats), "", secrets.token_hex(4), [], []))
    for change in changes(room, [Deed(EntryKind.START, "~start", data=start_data(s))]):
        room.commit(change.entry, change.table, change.position, change.events)
    return room
