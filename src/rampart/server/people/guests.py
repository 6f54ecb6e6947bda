"""People: guests known by a cookie whose token only they hold; the database knows its hash."""

import asyncio
import hashlib
import math
import re
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from rampart.server.basics.absence import fit_sleep, fit_zone
from rampart.server.basics.caches import Bounded
from rampart.server.basics.model import Person, Preferences
from rampart.server.basics.names import clean_name, guest_name
from rampart.server.basics.refusals import Refused
from rampart.server.people.passwords import fit_name, login_of
from rampart.server.storage.relay import LOST
from rampart.server.storage.store import Conflict, Store
from rampart.text import LANGUAGES

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "lang": ("", *LANGUAGES),
    "theme": ("", "day", "night"),
    "motion": ("", "full", "reduced"),
    "pace": ("", "step", "slow", "fast", "none"),
}
SWITCHES: Final = ("sounds", "auto_pass", "confirm_end", "auto_roll")
MANNERS: Final = ("", "ask", "pass")  # at a kind of moment: as usual, be asked always, or let it go by always
THIS_TURN: Final = "turn"  # let such moments go by until the turn is over; that is no preference
MOMENT: Final = re.compile(r"[a-z_]{1,40}/[a-z_]{1,60}")
MOST_MOMENTS: Final = 200
BELIEVED: Final = 2.0  # seconds for which a session is believed where other processes may end it
OWN_CHECKS: Final = (
    "moments",
    "no_tips",
    "sleep",
    "zone",
    "vacations",
    "played",
    "digest",
)  # what is checked elsewhere


@dataclass(frozen=True)
class Session:
    """A person who is here, and the hash of the token that says so."""

    person: Person
    token: str


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class People:
    """Finds people by their sessions and remembers them for a while."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.sessions: Bounded[str, str] = Bounded("people.sessions")  # hash of the token -> person
        self.people: Bounded[str, Person] = Bounded("people.people")
        self.used: Bounded[str, float] = Bounded("people.used")  # by hash: when its use was noted
        self.read: Bounded[str, float] = Bounded("people.read")  # by hash: when it was read from a shared database
        self.clock: Callable[[], float] = time.monotonic
        self.changing = asyncio.Lock()
        store.relay.heard.append(self.hear)

    async def session(self, cookie: str) -> Session | None:
        """The session of a cookie, None if there is none or it was ended."""
        return await self.by_hash(hashed(cookie)) if cookie and len(cookie) <= 100 else None

    async def by_hash(self, token: str) -> Session | None:
        known = self.sessions.get(token) if self.still_known(token) else None
        person = self.people.get(known) if known is not None else None
        if person is None:
            found = await self.store.person_of(token)
            if found is None:
                self.sessions.pop(token)
                return None
            if self.store.shared:
                self.people.put(found.id, found)
                self.read.put(token, self.clock())
            person = self.remember(found, token)
        return Session(person, token)

    def still_known(self, token: str) -> bool:
        """May what is in memory be believed? Other processes may have ended a session since."""
        return not self.store.shared or self.clock() - (self.read.get(token) or -math.inf) < BELIEVED

    async def person(self, person_id: str) -> Person | None:
        known = self.people.get(person_id)
        if known is None:
            found = await self.store.person(person_id)
            known = self.people.get(person_id) or found  # whoever has changed in the meantime is known better
            if known is not None:
                self.people.put(person_id, known)
        return known

    async def welcome(self, lang: str = "") -> tuple[Session, str]:
        """Greet a new guest: the session and the token for the cookie."""
        cookie = secrets.token_urlsafe(32)
        person = Person(secrets.token_hex(12), guest_name(), Preferences(lang=lang))
        await self.store.add_guest(person, hashed(cookie))
        self.remember(person, hashed(cookie))
        return Session(person, hashed(cookie)), cookie

    async def leave(self, token: str) -> None:
        await self.store.revoke(token)
        self.sessions.pop(token)

    async def change(self, person: Person, name: str | None, wishes: dict[str, object]) -> Person:
        """Change a person's name and preferences, one change after the other; what is not named stays."""
        async with self.changing:
            now = await self.person(person.id) or person
            changed = replace(now, preferences=wished(now.preferences, wishes))
            if name is not None:
                cleaned = clean_name(name)
                if not cleaned:
                    raise Refused("bad_name")
                changed = replace(changed, name=cleaned)
                if cleaned != now.name:
                    changed = await self.named(changed)
            try:
                await self.store.save_person(changed, now.name)
            except Conflict:
                raise Refused("name_taken") from None
            self.people.put(person.id, changed)
            await self.store.say(f"person {person.id}")
            return changed

    def forget(self) -> None:
        """Look everyone up again: the keeper of the site may have ended sessions or banned someone in the file."""
        self.sessions.kept.clear()
        self.people.kept.clear()

    def hear(self, words: list[str]) -> None:
        """Someone has changed at another process, or may have."""
        if words[0] == "person":
            self.people.pop(words[1])
        elif words[0] == LOST:
            self.people.kept.clear()

    async def named(self, person: Person) -> Person:
        """A person under a name that no account has; an account is found by it from now on."""
        login = login_of(fit_name(person.name)) if person.login else login_of(person.name)
        if login and await self.store.login_taken(login, person.id):
            raise Refused("name_taken")
        return replace(person, login=login) if person.login else person

    def touched(self, token: str, now: float, after: float) -> bool:
        """Is it time to note that a session is used?"""
        if now - (self.used.get(token) or 0.0) < after:
            return False
        self.used.put(token, now)
        return True

    def remember(self, person: Person, token: str) -> Person:
        """Keep a session and its person in memory; the person as they are known already."""
        known = self.people.get(person.id) or person
        self.people.put(person.id, known)
        self.sessions.put(token, person.id)
        return known


def wished(preferences: Preferences, wishes: dict[str, object]) -> Preferences:
    """The preferences with some changed; anything unknown is refused."""
    changed = dict(wishes)
    if "moments" in changed:
        changed["moments"] = moments_after(preferences.moments, changed["moments"])
    if "no_tips" in changed:
        changed["no_tips"] = sorted({*preferences.no_tips, str(changed["no_tips"])[:40]})[:MOST_MOMENTS]
    if "sleep" in changed:
        changed["sleep"] = fit_sleep(changed["sleep"])
    if "zone" in changed:
        changed["zone"] = fit_zone(changed["zone"])
    for name, value in changed.items():
        known = value in CHOICES[name] if name in CHOICES else name in SWITCHES and isinstance(value, bool)
        if not known and name not in OWN_CHECKS:
            raise Refused("bad_field", field=name[:40])
    return replace(preferences, **changed)  # type: ignore[arg-type]


def moments_after(moments: dict[str, str], wishes: object) -> dict[str, str]:
    """How one wants to be asked at kinds of moments, with some changed; '' is as usual and need not be remembered."""
    if not isinstance(wishes, dict):
        raise Refused("bad_field", field="moments")
    for moment, manner in wishes.items():
        if not isinstance(moment, str) or not MOMENT.fullmatch(moment) or manner not in MANNERS:
            raise Refused("bad_field", field="moments")
    after = {moment: manner for moment, manner in {**moments, **wishes}.items() if manner}
    if len(after) > MOST_MOMENTS:
        raise Refused("bad_field", field="moments")
    return after
