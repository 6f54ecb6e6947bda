"""Your turn reaches people: by the browser they asked to be told by, and by a daily letter; nothing hidden is in it."""

import asyncio
import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import select

import rampart
from rampart.server.basics.caches import Bounded
from rampart.server.basics.clocks import DAILY, DAY, LIVE, stops_of, zone_of
from rampart.server.basics.mail import Mail
from rampart.server.basics.model import Person
from rampart.server.basics.refusals import Refused
from rampart.server.notice.pushes import Pushes
from rampart.server.notice.waiting import waits_of
from rampart.server.people.accounts import Accounts
from rampart.server.people.friends import Friends
from rampart.server.play.leases import DIGEST, Leases
from rampart.server.storage import schema
from rampart.server.storage.rows import read_person
from rampart.server.tables.room import Room
from rampart.server.tables.rooms import Rooms
from rampart.server.text import site_speaker
from rampart.text.about import title

BETWEEN: Final = 60.0  # seconds between two pushes to one person
SAME_TABLE: Final = 600.0  # seconds between two about one table, unless its clock is live
MAIL_HOUR: Final = 8  # in the time zone of each person
LOOK_SECONDS: Final = 900.0
log = logging.getLogger("rampart.notices")


class Notices:
    """Tells people who are not there that a table waits for them."""

    def __init__(self, rooms: Rooms, accounts: Accounts, friends: Friends, pushes: Pushes, mail: Mail) -> None:
        self.rooms = rooms
        self.accounts = accounts
        self.friends = friends
        self.pushes = pushes
        self.mail = mail
        self.here: Callable[[str, str], bool] = lambda table_id, person_id: False
        self.asked: Bounded[str, frozenset[int]] = Bounded("notices.asked")  # by table: the seats that were asked
        self.told: Bounded[tuple[str, str], float] = Bounded("notices.told")  # by person and table
        self.mailed: Bounded[str, str] = Bounded("notices.mailed")  # by person: the day of the last letter
        self.clock: Callable[[], float] = time.time
        self.tasks: set[asyncio.Task[None]] = set()
        self.leases = Leases()
        rooms.told.append(self.attend)

    def attend(self, room: Room) -> None:
        """See who is asked now and was not before."""
        if not self.pushes.able:
            return
        seats = range(len(room.table.seats))
        now = frozenset(seat for seat in seats if room.playing and (room.asks(seat) or votes(room, seat)))
        before = self.asked.get(room.table.id) or frozenset()
        self.asked.put(room.table.id, now)
        if not self.leases.leads(room.table.id):
            return
        for person_id in {room.table.seats[seat].person for seat in now - before}:
            if (
                not self.here(room.table.id, person_id)
                and not self.asleep(room, person_id)
                and self.due(room, person_id)
            ):
                task = asyncio.create_task(self.push(room, person_id))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    def asleep(self, room: Room, person_id: str) -> bool:
        """Are these someone's hours of sleep, or vacation? Only live games are told of then."""
        likes, now = room.likes.get(person_id), self.clock()
        if likes is None or room.table.terms.clock == LIVE:
            return False
        return any(a <= now < b for a, b in stops_of(likes, now - DAY, now + DAY))

    def due(self, room: Room, person_id: str) -> bool:
        """May someone be told again? Not too often in all, and about one table only now and then."""
        now, table = self.clock(), room.table
        wait = BETWEEN if table.terms.clock == "live" else SAME_TABLE
        last_here = self.told.get((person_id, table.id)) or 0.0
        last = self.told.get((person_id, "")) or 0.0
        if now - last_here < wait or now - last < BETWEEN:
            return False
        self.told.put((person_id, table.id), now)
        self.told.put((person_id, ""), now)
        return True

    async def push(self, room: Room, person_id: str) -> None:
        try:
            person = await self.accounts.people.person(person_id)
            if person is not None:
                await self.pushes.send(person_id, self.words(room, person))
        except Exception:
            log.exception("no push")

    def words(self, room: Room, person: Person) -> dict[str, str]:
        """What a browser says: which game, and how long there is; the table tells the rest."""
        lang = person.preferences.lang or "en"
        say = site_speaker(lang)
        body = say("notice-daily", n=room.table.terms.days) if room.table.terms.clock == DAILY else say("notice-now")
        what = "turn"
        if not any(room.asks(seat) for seat in room.seats_of(person.id)):
            what, body = "vote", say("notice-vote-now")
        return {
            "title": say(f"notice-{what}", game=title(room.game, lang)),
            "body": body,
            "url": f"{self.accounts.prefix}/t/{room.table.id}",
            "tag": room.table.id,
        }

    # ---- mail

    async def keep(self) -> None:
        """Send the letters of the day."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                if await self.leases.take(DIGEST):
                    await self.letters()
            except Exception:
                log.exception("no letters")

    async def letters(self) -> int:
        """Write to those who asked for it, for whom it is morning and for whom tables wait; how many letters."""
        if not self.mail.able:
            return 0
        p, a = schema.people, schema.accounts
        wanted = select(p, a.c.email).join(a, a.c.person == p.c.id).where(a.c.email != "")
        async with self.rooms.store.reading() as db:
            rows = (await db.execute(wanted)).all()
        sent = 0
        for row in rows:
            person = read_person(row)
            if person.preferences.digest and self.is_morning(person):
                sent += await self.letter(person, row.email)
        return sent

    def is_morning(self, person: Person) -> bool:
        """Is it the hour of mail where someone lives, and have they had none today?"""
        local = datetime.fromtimestamp(self.clock(), UTC).astimezone(zone_of(person.preferences.zone))
        today = local.date().isoformat()
        if local.hour != MAIL_HOUR or self.mailed.get(person.id) == today:
            return False
        self.mailed.put(person.id, today)
        return True

    async def letter(self, person: Person, email: str) -> bool:
        waits = await waits_of(self.rooms.store, self.rooms, self.friends, person)
        if not waits:
            return False
        try:
            await self.accounts.dues.check("digest", person.id)
            await self.accounts.dues.check("mail-all")
        except Refused:
            return False
        lang = person.preferences.lang or "en"
        say = site_speaker(lang)
        lines = [f"- {title(rampart.game(wait.game), lang)}: {self.accounts.url}/t/{wait.table}" for wait in waits]
        text = say(
            "digest-text",
            name=person.name,
            n=len(waits),
            tables="\n".join(lines),
            link=f"{self.accounts.url}/preferences",
        )
        return await self.mail.send(email, say("digest-subject", n=len(waits)), text)

    async def stop(self) -> None:
        """Let those go who were to be told now."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def votes(room: Room, seat: int) -> bool:
    """Is a seat asked for its vote about one that is out of time?"""
    return room.request is not None and bool(room.request.offered) and seat in room.request.waiting
