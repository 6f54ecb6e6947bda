"""Personal tokens: what a program holds that speaks for a person through the public API, and what it may do."""

import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import func, insert, select, update

from rampart.server.basics.caches import Bounded
from rampart.server.basics.model import Person
from rampart.server.basics.names import clean_name
from rampart.server.basics.refusals import Refused
from rampart.server.people.guests import People, hashed
from rampart.server.storage import schema
from rampart.server.storage.store import Store

READ, PLAY, HOST, RECORDS = "read", "play", "host", "records"
SCOPES: Final = (READ, PLAY, HOST, RECORDS)
PREFIX: Final = "rampart_"  # so that a token is recognized where it should not be, as in a public repository
MOST: Final = 20  # of one person
LONGEST: Final = 100
USED_AFTER: Final = 3600.0  # seconds after which it is noted that a token is still used


@dataclass(frozen=True)
class Token:
    """A token as its person sees it; only its hash is known."""

    hash: str
    person: str
    name: str
    scopes: tuple[str, ...]
    created: float
    seen: float

    @property
    def id(self) -> str:
        """By what it is called when it is ended."""
        return self.hash[:16]


class Tokens:
    """All tokens."""

    def __init__(self, store: Store, people: People) -> None:
        self.store = store
        self.people = people
        self.clock: Callable[[], float] = time.time
        self.known: Bounded[str, Token] = Bounded("tokens.known")  # by hash

    async def make(self, person: Person, name: str, scopes: Sequence[str]) -> str:
        """A new token of an account: what its program has to hold."""
        if not person.login:
            raise Refused("no_account")
        called = clean_name(name)
        if not called:
            raise Refused("bad_name")
        if not scopes or not set(scopes) <= set(SCOPES):
            raise Refused("bad_field", field="scopes")
        secret, t, now = PREFIX + secrets.token_urlsafe(32), schema.tokens, self.clock()
        row = {"token": hashed(secret), "person": person.id, "name": called, "created": now, "seen": now}
        async with self.store.writing() as db:
            own = select(func.count()).where(t.c.person == person.id, t.c.revoked.is_(False))
            if (await db.execute(own)).scalar_one() >= MOST:
                raise Refused("too_many")
            kept = [scope for scope in SCOPES if scope in scopes]
            await db.execute(insert(t).values(**row, scopes=kept, revoked=False))
        return secret

    async def find(self, secret: str) -> Token | None:
        """The token that a program shows, None where it does not hold."""
        if not secret.startswith(PREFIX) or len(secret) > LONGEST:
            return None
        key = hashed(secret)
        found = (None if self.store.shared else self.known.get(key)) or await self.read(key)
        if found is not None and self.clock() - found.seen > USED_AFTER:
            found = replace(found, seen=self.clock())
            t = schema.tokens
            async with self.store.writing() as db:
                await db.execute(update(t).where(t.c.token == key).values(seen=found.seen))
        if found is not None:
            self.known.put(key, found)
        return found

    def forget(self) -> None:
        """Look all tokens up again."""
        self.known.kept.clear()

    async def holds(self, token: Token) -> bool:
        """May the token still be used, and its person come in?"""
        t, p = schema.tokens, schema.people
        wanted = select(p.c.role).join(t, t.c.person == p.c.id).where(t.c.token == token.hash, t.c.revoked.is_(False))
        async with self.store.reading() as db:
            row = (await db.execute(wanted.where(p.c.login.is_not(None)))).first()
        return row is not None and row.role != "banned"

    async def read(self, key: str) -> Token | None:
        t = schema.tokens
        async with self.store.reading() as db:
            row = (await db.execute(select(t).where(t.c.token == key, t.c.revoked.is_(False)))).first()
        return None if row is None else Token(key, row.person, row.name, tuple(row.scopes), row.created, row.seen)

    async def of(self, person_id: str) -> list[Token]:
        """The tokens of a person, the last one first."""
        t = schema.tokens
        wanted = select(t).where(t.c.person == person_id, t.c.revoked.is_(False)).order_by(t.c.created.desc())
        async with self.store.reading() as db:
            rows = (await db.execute(wanted)).all()
        return [Token(row.token, row.person, row.name, tuple(row.scopes), row.created, row.seen) for row in rows]

    async def end(self, person_id: str, which: str) -> None:
        """End a token of a person, named by the beginning of its hash; '' ends all."""
        found = [one for one in await self.of(person_id) if not which or one.id == which]
        if which and not found:
            raise Refused("not_found")
        t = schema.tokens
        async with self.store.writing() as db:
            hashes = [one.hash for one in found]
            await db.execute(update(t).where(t.c.token.in_(hashes)).values(revoked=True))
        for one in found:
            self.known.pop(one.hash)

    async def become_bot(self, person: Person) -> Person:
        """Say for good that an account is played by a program; only one that has not played yet."""
        if not person.login:
            raise Refused("no_account")
        p, s = schema.people, schema.seats
        async with self.store.writing() as db:
            seated = (await db.execute(select(func.count()).where(s.c.person == person.id))).scalar_one()
            if seated and not person.bot:
                raise Refused("has_played")
            await db.execute(update(p).where(p.c.id == person.id).values(bot=True))
        changed = replace(person, bot=True)
        self.people.people.put(person.id, changed)
        return changed
