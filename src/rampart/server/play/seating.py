"""What is done at a table before its game: sitting down, seating bots, starting; and how anything is entered there."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from rampart.kernel.errors import IllegalChoice
from rampart.server.basics.model import EntryKind, Person, SeatKind, Table
from rampart.server.basics.names import clean_name, untaken
from rampart.server.basics.rating import MIDDLE, within
from rampart.server.basics.refusals import Refused
from rampart.server.play.checks import knows, must_be_open, must_host, number, seat_of, text
from rampart.server.play.doing import Doing
from rampart.server.storage.store import Conflict
from rampart.server.tables.changes import Deed
from rampart.server.tables.opening import bot_data, start_data, usual_bot
from rampart.server.tables.room import Room
from rampart.server.tables.rooms import Behind, Rooms

log = logging.getLogger("rampart.acts")


async def never(*about: object) -> bool:
    return False


async def middling(*about: object) -> int:
    return MIDDLE


class Seating(Doing):
    """Acts before the game; every one either does what it says or raises `Refused` and changes nothing."""

    def __init__(self, rooms: Rooms) -> None:
        super().__init__()
        self.rooms = rooms
        self.most_alone = 0  # tables at which only bots play; 0: as many as there are
        self.blocked: Callable[[list[str], str], Awaitable[bool]] = never
        self.invited: Callable[[str, str], Awaitable[bool]] = never
        self.rating: Callable[[str, Table], Awaitable[int]] = middling  # of a person, in the game of a table

    async def enter(self, room: Room, *deeds: Deed) -> None:
        """Enter deeds; a conflict means that the decision has passed in the meantime."""
        try:
            await self.rooms.enter(room, list(deeds))
        except Behind:
            raise
        except Conflict:
            raise Refused("stale") from None
        except (IllegalChoice, LookupError):
            log.exception("an entry was refused by the rules", extra={"table": room.table.id})
            raise Refused("broken") from None

    async def sit(self, room: Room, person: Person, data: dict[str, Any], key: str) -> None:
        """Take a free seat; a person may take several and play them in turn."""
        must_be_open(room)
        seat = seat_of(room, number(data, "seat"))
        if seat.kind is not SeatKind.FREE:
            raise Refused("seat_taken")
        if not room.table.listed and data.get("invite") != room.invite and not knows(room, person):
            if not await self.invited(person.id, room.table.id):
                raise Refused("no_table")
        if await self.blocked([room.table.host, *room.table.people()], person.id):
            raise Refused("not_welcome")
        terms = room.table.terms
        if (terms.least or terms.most) and not knows(room, person):
            if not within(await self.rating(person.id, room.table), terms.least, terms.most):
                raise Refused("not_your_rating")
        wanted = clean_name(text(data, "name", "")) or person.name
        name = untaken(wanted, [other.name for other in room.table.seats])
        entered = {"person": person.id, "bot": "", "name": name}
        room.likes[person.id] = person.preferences
        if person.bot:
            room.programs.add(person.id)
        await self.enter(room, Deed(EntryKind.SIT, key, seat.number, person.id, entered))

    async def stand(self, room: Room, person: Person, seat: int, key: str) -> None:
        """Leave a seat before the game; the host may also clear the seats of others."""
        must_be_open(room)
        taken = seat_of(room, seat)
        if taken.person != person.id and person.id != room.table.host:
            raise Refused("not_your_seat")
        if taken.kind is SeatKind.FREE:
            raise Refused("no_seat")
        await self.enter(room, Deed(EntryKind.STAND, key, seat, person.id))

    async def seat_bot(self, room: Room, person: Person, data: dict[str, Any], key: str) -> None:
        """Put a bot on a free seat."""
        must_be_open(room)
        must_host(room, person)
        seat = seat_of(room, number(data, "seat"))
        if seat.kind is not SeatKind.FREE:
            raise Refused("seat_taken")
        bot = text(data, "bot", "") or usual_bot(room.table.game)
        entered = bot_data(room.table.game, bot, [other.name for other in room.table.seats])
        await self.enter(room, Deed(EntryKind.SIT, key, seat.number, person.id, entered))

    async def start(self, room: Room, person: Person, key: str) -> None:
        """Start the game at a full table."""
        must_be_open(room)
        must_host(room, person)
        self.must_be_played(room.table)
        await self.enter(room, Deed(EntryKind.START, key, -1, person.id, start_data(room)))

    def must_be_played(self, table: Table) -> None:
        """Bots alone play at few tables at the same time, and at one for each who wants to see that."""
        if table.people() or not self.most_alone:
            return
        alone = [room.table for room in self.rooms.live.values() if room.playing and not room.table.people()]
        if len(alone) >= self.most_alone or table.host in [other.host for other in alone]:
            raise Refused("bots_alone")
