"""Friends, blocking, invitations by name, reports and bans; all of it between accounts."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as upsert

from rampart.server.basics.model import Person, SeatKind, Status, Table
from rampart.server.basics.names import clean_text
from rampart.server.basics.refusals import Refused
from rampart.server.people.accounts import Accounts
from rampart.server.people.passwords import login_of
from rampart.server.storage import schema
from rampart.server.storage.dues import Dues
from rampart.server.storage.store import Store

ASKED, FRIEND, BLOCKED = "asked", "friend", "blocked"
MOST: Final = 500  # ties of one person
MODERATORS: Final = ("owner", "moderator")
ROLES: Final = ("", "owner", "moderator", "banned")


@dataclass(frozen=True)
class Circle:
    """The people around one: by id, with their names."""

    friends: dict[str, str]
    asking: dict[str, str]  # who wants to be one's friend
    asked: dict[str, str]
    blocked: dict[str, str]


@dataclass(frozen=True)
class Report:
    """What someone has reported."""

    id: int
    sender: str
    person: str
    name: str
    words: str
    at: float


class Friends:
    """What accounts are to one another."""

    def __init__(self, store: Store, accounts: Accounts, dues: Dues) -> None:
        self.store = store
        self.accounts = accounts
        self.dues = dues
        self.clock: Callable[[], float] = time.time

    async def named(self, name: str) -> Person:
        """The account of a name."""
        account = await self.accounts.ledger.by_login(login_of(name[:100]))
        if account is None:
            raise Refused("no_person")
        return account.person

    async def circle(self, person_id: str) -> Circle:
        t, p = schema.ties, schema.people
        own = select(t.c.kind, p.c.id, p.c.name).join(p, p.c.id == t.c.other).where(t.c.person == person_id)
        to_me = select(p.c.id, p.c.name).join(t, p.c.id == t.c.person)
        async with self.store.reading() as db:
            mine = (await db.execute(own.order_by(p.c.login))).all()
            asking = (await db.execute(to_me.where(t.c.other == person_id, t.c.kind == ASKED))).all()
        kinds = {kind: {row.id: row.name for row in mine if row.kind == kind} for kind in (FRIEND, ASKED, BLOCKED)}
        wanting = {row.id: row.name for row in asking if row.id not in kinds[BLOCKED]}
        return Circle(kinds[FRIEND], wanting, kinds[ASKED], kinds[BLOCKED])

    async def tie(self, person_id: str, other_id: str) -> str:
        """What a person is to another."""
        t = schema.ties
        async with self.store.reading() as db:
            found = await db.execute(select(t.c.kind).where(t.c.person == person_id, t.c.other == other_id))
            return found.scalar() or ""

    async def blocks(self, people: list[str], person_id: str) -> bool:
        """Has one of some people blocked a person?"""
        t = schema.ties
        some = select(func.count()).where(t.c.person.in_(people), t.c.other == person_id, t.c.kind == BLOCKED)
        async with self.store.reading() as db:
            return bool((await db.execute(some)).scalar())

    async def ask(self, person: Person, other: Person) -> None:
        """Ask someone to be a friend, or agree where they have asked; to be blocked looks like being asked."""
        must_have_account(person)
        if other.id == person.id:
            raise Refused("not_yourself")
        await self.dues.check("invite", person.id)
        back = await self.tie(other.id, person.id)
        async with self.store.writing() as db:
            if back in (ASKED, FRIEND):
                await db.execute(put(person.id, other.id, FRIEND, self.clock()))
                await db.execute(put(other.id, person.id, FRIEND, self.clock()))
            else:
                t = schema.ties
                many = (await db.execute(select(func.count()).where(t.c.person == person.id))).scalar_one()
                if many >= MOST:
                    raise Refused("too_many")
                await db.execute(put(person.id, other.id, ASKED, self.clock()))

    async def end(self, person: Person, other_id: str) -> None:
        """Be friends no more, take a question back, decline one, or unblock."""
        t = schema.ties
        async with self.store.writing() as db:
            await db.execute(delete(t).where(t.c.person == person.id, t.c.other == other_id))
            theirs = delete(t).where(t.c.person == other_id, t.c.other == person.id, t.c.kind != BLOCKED)
            await db.execute(theirs)

    async def block(self, person: Person, other: Person) -> None:
        """Have nothing to do with someone any more."""
        must_have_account(person)
        if other.id == person.id:
            raise Refused("not_yourself")
        await self.end(person, other.id)
        i = schema.invitations
        async with self.store.writing() as db:
            await db.execute(put(person.id, other.id, BLOCKED, self.clock()))
            await db.execute(delete(i).where(i.c.person == person.id, i.c.sender == other.id))

    # ---- invitations

    async def invite(self, person: Person, other: Person, table: Table) -> None:
        """Invite someone to a table at which one sits or which one has opened; who has blocked one learns nothing."""
        must_have_account(person)
        held = person.id == table.host or any(seat.person == person.id for seat in table.seats)
        if not held or table.status is not Status.OPEN:
            raise Refused("not_open" if held else "not_seated")
        if not any(seat.kind is SeatKind.FREE for seat in table.seats):
            raise Refused("seat_taken")
        await self.dues.check("invite", person.id)
        if await self.blocks([other.id], person.id):
            return
        row = upsert(schema.invitations).values(person=other.id, table_id=table.id, sender=person.id, at=self.clock())
        async with self.store.writing() as db:
            await db.execute(row.on_conflict_do_nothing())

    async def invitations(self, person_id: str) -> list[tuple[str, str]]:
        """The open tables to which a person is invited, each with the name of who did."""
        i, t, p = schema.invitations, schema.tables, schema.people
        wanted = select(t.c.id, p.c.name).join(i, i.c.table_id == t.c.id).join(p, p.c.id == i.c.sender)
        wanted = wanted.where(i.c.person == person_id, t.c.status == Status.OPEN).order_by(i.c.at.desc()).limit(20)
        async with self.store.reading() as db:
            return [(row.id, row.name) for row in (await db.execute(wanted)).all()]

    async def invited(self, person_id: str, table_id: str) -> bool:
        i = schema.invitations
        some = select(func.count()).where(i.c.person == person_id, i.c.table_id == table_id)
        async with self.store.reading() as db:
            return bool((await db.execute(some)).scalar())

    # ---- reports and bans

    async def report(self, person: Person, other: Person, words: str) -> None:
        """Tell the moderators about someone."""
        must_have_account(person)
        said = clean_text(words)
        if not said or other.id == person.id:
            raise Refused("bad_text")
        await self.dues.check("report", person.id)
        row: dict[str, Any] = {
            "sender": person.id,
            "person": other.id,
            "words": said,
            "at": self.clock(),
            "done": False,
        }
        async with self.store.writing() as db:
            await db.execute(insert(schema.reports).values(row))

    async def reports(self, person: Person) -> list[Report]:
        """What was reported and is not done yet, for moderators."""
        must_moderate(person)
        r, p = schema.reports, schema.people
        wanted = select(r, p.c.name).join(p, p.c.id == r.c.person).where(r.c.done.is_(False))
        async with self.store.reading() as db:
            rows = (await db.execute(wanted.order_by(r.c.at).limit(100))).all()
        return [Report(row.id, row.sender, row.person, row.name, row.words, row.at) for row in rows]

    async def settle(self, person: Person, report_id: int, ban: bool) -> None:
        """End a report, with a ban or without; moderators ban no moderators."""
        must_moderate(person)
        found = [one for one in await self.reports(person) if one.id == report_id]
        if not found:
            raise Refused("not_found")
        if ban:
            await self.ban(person, found[0].person)
        r = schema.reports
        async with self.store.writing() as db:
            await db.execute(update(r).where(r.c.id == report_id).values(done=True))

    async def ban(self, person: Person, other_id: str) -> None:
        """Block an account on this site: it is logged out everywhere and cannot log in."""
        must_moderate(person)
        other = await self.accounts.people.person(other_id)
        if other is None or other.role in MODERATORS:
            raise Refused("not_allowed")
        await self.accounts.give_role(other, "banned")


def must_have_account(person: Person) -> None:
    if not person.login:
        raise Refused("no_account")


def must_moderate(person: Person) -> None:
    if person.role not in MODERATORS:
        raise Refused("not_allowed")


def put(person_id: str, other_id: str, kind: str, at: float) -> Any:
    row = upsert(schema.ties).values(person=person_id, other=other_id, kind=kind, at=at)
    return row.on_conflict_do_update(index_elements=["person", "other"], set_={"kind": kind, "at": at})
