"""What is stored of accounts: names, passwords, sessions and one-time links; each method is one transaction."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from rampart.server.basics.model import EntryKind, Person
from rampart.server.basics.rating import GONE, PERSON
from rampart.server.basics.refusals import Refused
from rampart.server.storage import schema
from rampart.server.storage.rows import read_person
from rampart.server.storage.store import Store

OUTCAST = "—"  # what stays of a line of chat whose writer has gone


@dataclass(frozen=True)
class Account:
    """A person who has a password."""

    person: Person
    password: str
    email: str
    created: float


@dataclass(frozen=True)
class Opened:
    """A session: a device on which someone is logged in."""

    token: str  # its hash
    created: float
    seen: float
    device: str


class Ledger:
    """Reads and writes accounts."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def found(self, column: Any, value: str) -> Account | None:
        """The account for which something holds; none where it holds for several."""
        p, a = schema.people, schema.accounts
        wanted = select(p, a.c.password, a.c.email, a.c.created.label("opened")).join(a, a.c.person == p.c.id)
        async with self.store.reading() as db:
            rows = (await db.execute(wanted.where(column == value).limit(2))).all()
        if len(rows) != 1:
            return None
        return Account(read_person(rows[0]), rows[0].password, rows[0].email, rows[0].opened)

    async def by_login(self, login: str) -> Account | None:
        return await self.found(schema.people.c.login, login) if login else None

    async def by_email(self, email: str) -> Account | None:
        return await self.found(schema.accounts.c.email, email) if email else None

    async def by_person(self, person_id: str) -> Account | None:
        return await self.found(schema.people.c.id, person_id)

    async def everyone(self) -> list[Account]:
        """All accounts, for the host."""
        p, a = schema.people, schema.accounts
        wanted = select(p, a.c.password, a.c.email, a.c.created.label("opened")).join(a, a.c.person == p.c.id)
        async with self.store.reading() as db:
            rows = (await db.execute(wanted.order_by(p.c.login))).all()
        return [Account(read_person(row), row.password, row.email, row.opened) for row in rows]

    async def open(self, account: Account) -> None:
        """Make an account of a guest; refused where the name is taken, or the guest has one already."""
        p, a, person = schema.people, schema.accounts, account.person
        values = {"person": person.id, "password": account.password, "email": account.email, "created": account.created}
        try:
            async with self.store.writing() as db:
                await db.execute(update(p).where(p.c.id == person.id).values(login=person.login))
                await db.execute(insert(a).values(values))
        except IntegrityError:
            raise Refused("name_taken") from None

    async def set_password(self, person_id: str, password: str) -> None:
        a = schema.accounts
        async with self.store.writing() as db:
            await db.execute(update(a).where(a.c.person == person_id).values(password=password))

    async def set_email(self, person_id: str, email: str) -> None:
        a = schema.accounts
        async with self.store.writing() as db:
            await db.execute(update(a).where(a.c.person == person_id).values(email=email))

    async def set_role(self, person_id: str, role: str) -> None:
        p = schema.people
        async with self.store.writing() as db:
            await db.execute(update(p).where(p.c.id == person_id).values(role=role))

    # ---- sessions

    async def begin(self, person_id: str, token: str, device: str, now: float, instead_of: str = "") -> None:
        """Store a session, instead of another one."""
        s = schema.sessions
        async with self.store.writing() as db:
            if instead_of:
                await db.execute(update(s).where(s.c.token == instead_of).values(revoked=True))
            row = {"token": token, "person": person_id, "created": now, "seen": now, "device": device}
            await db.execute(insert(s).values(**row, revoked=False))

    async def touch(self, token: str, device: str, now: float) -> None:
        """Note that a session is used."""
        s = schema.sessions
        async with self.store.writing() as db:
            await db.execute(update(s).where(s.c.token == token).values(seen=now, device=device))

    async def sessions(self, person_id: str) -> list[Opened]:
        """Where someone is logged in, the last used first."""
        s = schema.sessions
        wanted = select(s).where(s.c.person == person_id, s.c.revoked.is_(False))
        async with self.store.reading() as db:
            rows = (await db.execute(wanted.order_by(s.c.seen.desc(), s.c.created.desc()).limit(200))).all()
        return [Opened(row.token, row.created, row.seen or row.created, row.device) for row in rows]

    async def revoke(self, person_id: str, tokens: Sequence[str]) -> None:
        s = schema.sessions
        async with self.store.writing() as db:
            await db.execute(update(s).where(s.c.person == person_id, s.c.token.in_(tokens)).values(revoked=True))

    async def end_all(self, person_id: str) -> None:
        """End all sessions of someone, and all links."""
        s, one = schema.sessions, schema.links
        async with self.store.writing() as db:
            await db.execute(update(s).where(s.c.person == person_id).values(revoked=True))
            await db.execute(delete(one).where(one.c.person == person_id))

    # ---- links

    async def add_link(self, token: str, person_id: str, expires: float) -> None:
        """Store a link; older ones of the same person hold no more."""
        one = schema.links
        async with self.store.writing() as db:
            await db.execute(delete(one).where(one.c.person == person_id))
            await db.execute(insert(one).values(token=token, person=person_id, expires=expires))

    async def whose_link(self, token: str, now: float) -> str:
        one = schema.links
        async with self.store.reading() as db:
            found = select(one.c.person).where(one.c.token == token, one.c.expires > now)
            return (await db.execute(found)).scalar() or ""

    async def use_link(self, token: str, now: float) -> str:
        """The person of a link, which holds no more after that; '' if it did not hold."""
        one = schema.links
        async with self.store.writing() as db:
            used = delete(one).where(one.c.token == token, one.c.expires > now).returning(one.c.person)
            return (await db.execute(used)).scalar() or ""

    # ---- moving and leaving

    async def move(self, guest: str, account: str) -> None:
        """Let an account take over all that a guest has at tables."""
        t, s, e, r = schema.tables, schema.seats, schema.entries, schema.results
        async with self.store.writing() as db:
            seated = select(s.c.table_id).where(s.c.person == guest)
            tables = (await db.execute(seated.union(select(t.c.id).where(t.c.host == guest)))).scalars().all()
            await db.execute(update(e).where(e.c.table_id.in_(tables), e.c.person == guest).values(person=account))
            await db.execute(update(s).where(s.c.person == guest).values(person=account))
            await db.execute(update(t).where(t.c.host == guest).values(host=account))
            await db.execute(update(r).where(r.c.person == guest).values(person=account))
            n = schema.entrants
            await db.execute(update(n).where(n.c.person == guest).values(person=account))
            learned = schema.learned
            if not (await db.execute(select(learned.c.item).where(learned.c.person == account).limit(1))).all():
                await db.execute(update(learned).where(learned.c.person == guest).values(person=account))

    async def erase(self, person_id: str) -> None:
        """Forget who someone was: games stay, the name goes, and what they wrote."""
        p, s = schema.people, schema.seats
        async with self.store.writing() as db:
            await scrub_entries(db, person_id)
            await db.execute(update(s).where(s.c.person == person_id).values(name="", person=""))
            for table in (
                schema.accounts,
                schema.links,
                schema.sessions,
                schema.results,
                schema.pushes,
                schema.passkeys,
                schema.learned,
                schema.plans,
                schema.tokens,
            ):
                await db.execute(delete(table).where(table.c.person == person_id))
            gone = f"{GONE}{secrets.token_hex(8)}"  # the ratings of the others still follow from the games
            for rated in (schema.rated_seats, schema.ratings):
                await db.execute(update(rated).where(rated.c.who == f"{PERSON}{person_id}").values(who=gone))
            e = schema.entrants
            await db.execute(update(e).where(e.c.person == person_id).values(person="", name="", left=True))
            ties, invitations = schema.ties, schema.invitations
            await db.execute(delete(ties).where((ties.c.person == person_id) | (ties.c.other == person_id)))
            await db.execute(delete(invitations).where(invitations.c.person == person_id))
            await db.execute(update(p).where(p.c.id == person_id).values(name="", preferences={}, login=None, role=""))


async def scrub_entries(db: AsyncConnection, person_id: str) -> None:
    """Take a person's name and words out of the entries of all tables."""
    e, s, t = schema.entries, schema.seats, schema.tables
    tables = select(s.c.table_id).where(s.c.person == person_id).union(select(t.c.id).where(t.c.host == person_id))
    own = (await db.execute(tables)).scalars().all()
    wanted = select(e).where(e.c.table_id.in_(own), e.c.kind.in_([EntryKind.SIT, EntryKind.CHAT]))
    for row in (await db.execute(wanted)).all():
        if row.kind == EntryKind.CHAT and row.person == person_id:
            data = {**row.data, "name": "", "text": OUTCAST}
        elif row.kind == EntryKind.SIT and row.data.get("person") == person_id:
            data = {**row.data, "name": "", "person": ""}
        else:
            continue
        await db.execute(update(e).where(e.c.table_id == row.table_id, e.c.seq == row.seq).values(data=data))
    await db.execute(update(e).where(e.c.table_id.in_(own), e.c.person == person_id).values(person=""))
