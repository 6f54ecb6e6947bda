"""Accounts: guests who keep their games, log-in on other devices, and what is done about lost passwords."""

import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final
from urllib.parse import urlsplit

from rampart.server.basics.mail import Mail
from rampart.server.basics.model import Person
from rampart.server.basics.refusals import Refused
from rampart.server.people.guests import People, Session, hashed
from rampart.server.people.passwords import Hashing, fit_email, fit_name, fit_password, login_of
from rampart.server.storage.dues import Dues
from rampart.server.storage.ledger import Account, Ledger, Opened
from rampart.server.text import site_speaker

LINK_SECONDS: Final = 3600.0
TOUCHED_AFTER: Final = 3600.0  # seconds after which it is noted that a session is still used
SHOWN_ID: Final = 16  # letters of the hash by which a session is named
log = logging.getLogger("rampart.accounts")


def on_console(line: str) -> None:
    """Say something to the host; it is no part of the log."""
    print(line, flush=True)  # noqa: T201


class Accounts:
    """All that is done with accounts; every method does what it says or raises `Refused` and changes nothing."""

    def __init__(self, ledger: Ledger, people: People, dues: Dues, mail: Mail, url: str) -> None:
        self.ledger = ledger
        self.people = people
        self.dues = dues
        self.mail = mail
        self.url = url.rstrip("/")
        self.prefix = urlsplit(self.url).path
        self.hashing = Hashing()
        self.tell_host: Callable[[str], None] = on_console
        self.clock: Callable[[], float] = time.time

    # ---- having one

    async def claim(self, session: Session, name: str, password: str, email: str, network: str, device: str) -> str:
        """Make an account of a guest, with all their games: the token of a new session."""
        person = session.person
        if person.login:
            raise Refused("has_account")
        fitting, address = fit_name(name), fit_email(email)
        secret = fit_password(password, fitting)
        if await self.ledger.store.login_taken(login_of(fitting), person.id):
            raise Refused("name_taken")
        await self.dues.check("account", network)
        claimed = replace(person, login=login_of(fitting))
        await self.ledger.open(Account(claimed, await self.hashing.hash(secret), address, self.clock()))
        self.people.people.put(person.id, claimed)
        await self.people.change(claimed, fitting, {})
        log.info("account", extra={"person": person.id})
        return await self.begin(claimed, device, session.token)

    async def log_in(self, name: str, password: str, network: str, device: str, before: Session | None) -> str:
        """Log in: the token of a new session. Whether there is such an account is told neither by words nor by time."""
        login = login_of(name[:100])
        await self.dues.check("login-address", network)
        await self.dues.check("login", login, network)
        await self.dues.check("login-account", login)
        if await self.dues.owing("login-failed"):
            raise Refused("too_many", wait=60)
        account = await self.ledger.by_login(login)
        if not await self.hashing.fits(account.password if account else "", password) or account is None:
            log.warning("log-in failed", extra={"code": "bad_login", "network": network})
            await self.dues.check("login-failed")
            raise Refused("bad_login")
        if account.person.role == "banned":
            raise Refused("banned")
        await self.dues.forgive("login", login, network)
        return await self.begin(account.person, device, before.token if before else "")

    async def begin(self, person: Person, device: str, instead_of: str = "") -> str:
        """Begin a session with a token of its own, instead of the one that was there before."""
        cookie = secrets.token_urlsafe(32)
        await self.ledger.begin(person.id, hashed(cookie), device, self.clock(), instead_of)
        self.people.sessions.pop(instead_of)
        return cookie

    # ---- sessions

    async def touch(self, session: Session, device: str) -> None:
        """Note from time to time that a session is used."""
        if self.people.touched(session.token, self.clock(), TOUCHED_AFTER):
            await self.ledger.touch(session.token, device, self.clock())

    async def sessions(self, person: Person) -> list[Opened]:
        return await self.ledger.sessions(person.id)

    async def end(self, person: Person, which: str = "", but: str = "") -> None:
        """End a session, named by the beginning of its hash, or all except one."""
        found = [one.token for one in await self.ledger.sessions(person.id) if one.token != but]
        chosen = [token for token in found if not which or (len(which) == SHOWN_ID and token.startswith(which))]
        if which and not chosen:
            raise Refused("not_found")
        await self.ledger.revoke(person.id, chosen)
        for token in chosen:
            self.people.sessions.pop(token)

    # ---- passwords

    async def own(self, person: Person) -> Account:
        """The account of someone who must have one."""
        account = await self.ledger.by_person(person.id)
        if account is None:
            raise Refused("no_account")
        return account

    async def confirmed(self, person: Person, password: str, network: str) -> Account:
        """The account, if the password is right."""
        account = await self.own(person)
        await self.dues.check("login", person.login, network)
        if not await self.hashing.fits(account.password, password):
            raise Refused("wrong_password")
        await self.dues.forgive("login", person.login, network)
        return account

    async def change_password(self, session: Session, old: str, new: str, network: str, device: str) -> str:
        """Change the password; every other session ends, and this one gets a new token."""
        person = session.person
        await self.own(person)
        secret = fit_password(new, person.name)
        await self.confirmed(person, old, network)
        await self.ledger.set_password(person.id, await self.hashing.hash(secret))
        await self.end(person)
        return await self.begin(person, device)

    async def change_email(self, person: Person, email: str, password: str, network: str) -> None:
        """Change the address; who has only found an open session cannot take the account away by it."""
        address = fit_email(email)
        await self.confirmed(person, password, network)
        await self.ledger.set_email(person.id, address)

    async def ask_link(self, who: str, network: str, lang: str) -> Callable[[], Awaitable[None]]:
        """Send a link to whoever has lost the password.

        What is returned does that, and is to be done after the answer: neither its words nor its time must tell
        whether there is such an account.
        """
        await self.dues.check("mail-address", network)
        return partial(self.send_link, who, network, lang)

    async def send_link(self, who: str, network: str, lang: str) -> None:
        """Send a link, if there is such an account."""
        wanted = who.strip()[:200]
        account = await (self.ledger.by_email(wanted) if "@" in wanted else self.ledger.by_login(login_of(wanted)))
        if account is None:
            log.info("link for no one", extra={"network": network})
            return
        try:
            await self.dues.check("mail", account.person.id)
            await self.dues.check("mail-all")
        except Refused:  # to say so would tell that there is the account
            log.warning("no link", extra={"code": "too_many"})
            return
        link = await self.link(account.person)
        say = site_speaker(account.person.preferences.lang or lang)
        if self.mail.able and account.email:
            text = say("mail-link", name=account.person.name, link=link, minutes=round(LINK_SECONDS / 60))
            await self.mail.send(account.email, say("mail-link-subject"), text)
        else:
            self.tell_host(f"Log-in link for {account.person.name!r}, asked for just now: {link}")

    async def link(self, person: Person) -> str:
        """A new link by which someone logs in once."""
        token = secrets.token_urlsafe(32)
        await self.ledger.add_link(hashed(token), person.id, self.clock() + LINK_SECONDS)
        return f"{self.url}/enter/{token}"

    async def linked(self, token: str) -> Person:
        """Whose link it is; nothing is used up."""
        found = await self.ledger.whose_link(hashed(token), self.clock()) if len(token) <= 100 else ""
        person = await self.people.person(found) if found else None
        if person is None:
            raise Refused("bad_link")
        return person

    async def enter(self, token: str, password: str, device: str, before: Session | None) -> str:
        """Log in by a link with a new password; all other sessions end."""
        person = await self.linked(token)
        secret = await self.hashing.hash(fit_password(password, person.name))
        if await self.ledger.use_link(hashed(token), self.clock()) != person.id:
            raise Refused("bad_link")
        if person.role == "banned":
            raise Refused("banned")
        await self.ledger.set_password(person.id, secret)
        await self.end(person)
        return await self.begin(person, device, before.token if before else "")

    async def give_role(self, person: Person, role: str) -> None:
        """Let an account be a moderator, an owner, banned, or none of that."""
        await self.ledger.set_role(person.id, role)
        self.people.people.put(person.id, replace(person, role=role))
        if role == "banned":
            await self.end(person)

    # ---- one's data

    async def exported(self, person: Person, tables: list[dict[str, Any]]) -> dict[str, Any]:
        """All that the site knows of a person beside what is hidden at running tables."""
        account = await self.ledger.by_person(person.id)
        return {
            "id": person.id,
            "name": person.name,
            "email": account.email if account else "",
            "account": account.created if account else None,
            "preferences": person.preferences.__dict__,
            "sessions": [
                {"created": one.created, "used": one.seen, "device": one.device}
                for one in await self.ledger.sessions(person.id)
            ],
            "tables": tables,
        }
