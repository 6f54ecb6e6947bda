"""Quick match: whoever looks for a game is seated with others who do, and after a time, if they like, with bots.

A quick match is an open table like any other: those who look for the same sit down at it, the site starts it when it is
full, and gives the free seats to bots when the time of the one who looked first is over. So nothing is lost when the
site is started again.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import select

import rampart
from rampart.server.basics.clocks import DAILY, LIVE
from rampart.server.basics.model import EntryKind, Person, SeatKind, Status, Table, Terms
from rampart.server.basics.rating import MIDDLE, PERSON, mode_of
from rampart.server.basics.refusals import Refused
from rampart.server.community.ratings import Ratings
from rampart.server.play.acts import Acts
from rampart.server.play.seating import never
from rampart.server.storage import schema
from rampart.server.storage.store import Store
from rampart.server.tables.changes import Deed
from rampart.server.tables.opening import Wish, bot_data, game_of, start_data, usual_bot
from rampart.server.tables.room import Room
from rampart.server.tables.rooms import Rooms

PACES: Final = {
    "live": Terms(clock=LIVE, minutes=15, increment=20),
    "fast": Terms(clock=LIVE, minutes=7, increment=10),
    "daily": Terms(clock=DAILY, days=1),
}
WAITS: Final = (60, 180, 600, 0)  # seconds after which bots take the free seats; 0: never
NEAR: Final = 150  # points of rating
MOST: Final = 200  # tables that are looked at
log = logging.getLogger("rampart.matching")


@dataclass(frozen=True)
class Seek:
    """What someone looks for."""

    game: str = ""  # '' for any
    players: int = 0  # 0 for any
    pace: str = "live"
    wait: int = 60
    rated: bool = True
    near: bool = False

    def checked(self) -> "Seek":
        """The same, if it can be looked for."""
        if self.pace not in PACES:
            raise Refused("bad_field", field="pace")
        if self.wait not in WAITS:
            raise Refused("bad_field", field="wait")
        if self.players == 1 or (self.game and self.players and self.players not in game_of(self.game).seats):
            raise Refused("no_seat")
        return self


class Matching:
    """Brings people together."""

    def __init__(self, store: Store, rooms: Rooms, acts: Acts, ratings: Ratings) -> None:
        self.store = store
        self.rooms = rooms
        self.acts = acts
        self.ratings = ratings
        self.blocked: Callable[[list[str], str], Awaitable[bool]] = never
        self.timers: dict[str, asyncio.TimerHandle] = {}  # by table
        self.tasks: set[asyncio.Task[None]] = set()
        rooms.told.append(self.attend)
        rooms.opened.append(self.attend)

    async def resume(self) -> None:
        """Take up the tables at which people were waiting."""
        for table in await self.waiting():
            try:
                await self.rooms.get(table.id)
            except Exception:
                log.exception("no match", extra={"table": table.id})

    async def waiting(self) -> list[Table]:
        """The tables of quick matches that have not begun, the oldest first."""
        t = schema.tables
        wanted = select(t).where(t.c.status == Status.OPEN, t.c.terms["quick"].as_integer() >= 0)
        [found] = await self.store.find(wanted.order_by(t.c.created).limit(MOST))
        return found

    async def counts(self) -> dict[str, int]:
        """How many people wait, by pace."""
        found = dict.fromkeys(PACES, 0)
        for table in await self.waiting():
            for pace in PACES:
                if same_pace(table.terms, pace):
                    found[pace] += len(table.people())
        return found

    async def seek(self, person: Person, seek: Seek) -> str:
        """Sit down where someone looks for the same, or begin to wait: the table."""
        seek.checked()
        async with self.store.alone("matching"):
            for table in await self.waiting():
                if person.id in table.people():
                    return table.id
            for table in await self.waiting():
                if await self.fits(table, person, seek) and await self.seated(table, person):
                    return table.id
            return await self.begin(person, seek)

    async def fits(self, table: Table, person: Person, seek: Seek) -> bool:
        """Is it what someone looks for?"""
        terms = table.terms
        if not same_pace(terms, seek.pace) or terms.rated != seek.rated or table.game not in rampart.games():
            return False
        if (seek.game and table.game != seek.game) or (seek.players and len(table.seats) != seek.players):
            return False
        for other in table.people():
            if await self.blocked([person.id], other):
                return False
        return not seek.near or await self.near(table, person)

    async def near(self, table: Table, person: Person) -> bool:
        """Are those who wait about as strong?"""
        who = [f"{PERSON}{one}" for one in (person.id, *table.people())]
        shown = await self.ratings.shown(who, table.game, mode_of(table.options))
        own = shown.get(who[0], MIDDLE)
        return all(abs(shown.get(one, MIDDLE) - own) <= NEAR for one in who[1:])

    async def seated(self, table: Table, person: Person) -> bool:
        """Sit down at the first free seat; False where that is not possible."""
        room = await self.rooms.get(table.id)
        free = [seat.number for seat in room.table.seats if seat.kind is SeatKind.FREE]
        if not free:
            return False
        try:
            await self.acts.act(table.id, person, "sit", secrets.token_hex(12), {"seat": free[0]})
        except Refused:
            return False
        return True

    async def begin(self, person: Person, seek: Seek) -> str:
        """Open a table and wait there."""
        played = person.preferences.played.partition(" ")[0]
        known = rampart.games()
        game = game_of(seek.game or (played if played in known else known[0]))
        players = seek.players if seek.players in game.seats else max(2, game.usual)
        lang = person.preferences.lang
        terms = replace(PACES[seek.pace], quick=seek.wait, rated=seek.rated, lang=lang)
        return (await self.acts.open(person, Wish(game.name, players, terms=terms))).table

    # ---- what happens by itself

    def attend(self, room: Room) -> None:
        """Start a quick match that is full, and set the timer for the bots of one that is not."""
        table = room.table
        timer = self.timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        if table.terms.quick < 0 or table.status is not Status.OPEN or self.acts.closing:
            return
        free = sum(seat.kind is SeatKind.FREE for seat in table.seats)
        if not free or not table.people():
            self.do(table.id, False)
        elif table.terms.quick:
            left = max(0.0, table.created + table.terms.quick - self.rooms.now())
            self.timers[table.id] = asyncio.get_running_loop().call_later(left + 0.01, self.ring, table.id)

    def ring(self, table_id: str) -> None:
        self.timers.pop(table_id, None)
        self.do(table_id, True)

    async def start(self, table_id: str, fill: bool) -> None:
        """Start a quick match that is full, give its free seats to bots first, or close one that everyone has left."""
        async with self.rooms.locked(table_id) as room:
            table, acts = room.table, self.acts
            if table.status is not Status.OPEN or room.paused:
                return
            if not table.people():
                await acts.enter(room, Deed(EntryKind.CLOSE, "~quick-close"))
                return
            for seat in [seat for seat in table.seats if fill and seat.kind is SeatKind.FREE]:
                names = [other.name for other in room.table.seats]
                entered = bot_data(table.game, usual_bot(table.game), names)
                await acts.enter(room, Deed(EntryKind.SIT, f"~quick-{seat.number}", seat.number, "", entered))
            if all(seat.kind is not SeatKind.FREE for seat in room.table.seats):
                await acts.enter(room, Deed(EntryKind.START, "~quick-start", -1, "", start_data(room)))

    def do(self, table_id: str, fill: bool) -> None:
        """Start a match, and let no one wait for it."""

        async def doing() -> None:
            try:
                await self.acts.whole(self.start, table_id, fill)
            except Refused as refused:
                log.warning("no match", extra={"code": refused.code})
            except Exception:
                log.exception("no match")

        task = asyncio.create_task(doing())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def stop(self) -> None:
        """Let no one be matched any more."""
        for timer in self.timers.values():
            timer.cancel()
        self.timers.clear()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def same_pace(terms: Terms, pace: str) -> bool:
    wanted = PACES[pace]
    return (terms.clock, terms.minutes, terms.increment, terms.days) == (
        wanted.clock, wanted.minutes, wanted.increment, wanted.days,
    )  # fmt: skip
