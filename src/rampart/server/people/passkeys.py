"""Passkeys: a device proves who someone is, in place of the password; needs the extra `push`, and https."""

import json
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import urlsplit

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from rampart.server.basics.caches import Bounded
from rampart.server.basics.model import Person
from rampart.server.basics.refusals import Refused
from rampart.server.people.accounts import Accounts
from rampart.server.people.friends import must_have_account
from rampart.server.people.guests import Session
from rampart.server.storage import schema
from rampart.server.storage.store import Store

SECONDS: Final = 300.0  # that a question to a device holds
MOST: Final = 10  # of one person
LOCAL: Final = ("localhost",)


@dataclass(frozen=True)
class Place:
    """The site as a device sees it: its name, and where its pages come from."""

    host: str
    origin: str

    @property
    def safe(self) -> bool:
        return self.origin.startswith("https://") or self.host in LOCAL


def place_of(origin: str) -> Place:
    return Place(urlsplit(origin).hostname or "", origin)


class Passkeys:
    """Asks devices and believes their answers."""

    def __init__(self, store: Store, accounts: Accounts) -> None:
        self.store = store
        self.accounts = accounts
        self.able = find_spec("webauthn") is not None
        self.asked: Bounded[str, tuple[bytes, str, float]] = Bounded("passkeys.asked")  # challenge, whose, until
        self.clock: Callable[[], float] = time.time

    def must_work(self, place: Place) -> None:
        if not self.able or not place.safe:
            raise Refused("not_found")

    def question(self, whose: str) -> tuple[str, bytes]:
        """A challenge that holds once and for a while, and the ticket by which it is found again."""
        ticket, challenge = secrets.token_urlsafe(16), secrets.token_bytes(32)
        self.asked.put(ticket, (challenge, whose, self.clock() + SECONDS))
        return ticket, challenge

    def answered(self, ticket: str, whose: str) -> bytes:
        challenge, asked, until = self.asked.pop(ticket) or (b"", "", 0.0)
        if not challenge or asked != whose or until < self.clock():
            raise Refused("bad_passkey")
        return challenge

    # ---- adding

    async def add_options(self, person: Person, place: Place) -> dict[str, Any]:
        """What a device is asked to make a passkey."""
        self.must_work(place)
        must_have_account(person)
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        ticket, challenge = self.question(person.id)
        wanted = AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        )
        options = generate_registration_options(
            rp_id=place.host, rp_name="Rampart", user_name=person.name, user_id=person.id.encode(), challenge=challenge,
            authenticator_selection=wanted,
        )  # fmt: skip
        return {"ticket": ticket, "options": json.loads(options_to_json(options))}

    async def add(self, person: Person, ticket: str, credential: dict[str, Any], place: Place, name: str) -> None:
        """Keep a passkey that a device has made."""
        self.must_work(place)
        must_have_account(person)
        from webauthn import verify_registration_response
        from webauthn.helpers import bytes_to_base64url
        from webauthn.helpers.exceptions import WebAuthnException

        challenge = self.answered(ticket, person.id)
        try:
            found = verify_registration_response(
                credential=credential, expected_challenge=challenge, expected_rp_id=place.host,
                expected_origin=place.origin, require_user_verification=True,
            )  # fmt: skip
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise Refused("bad_passkey") from None
        k, id = schema.passkeys, bytes_to_base64url(found.credential_id)
        row = {"id": id, "person": person.id, "key": found.credential_public_key, "uses": found.sign_count}
        if len(id) > 400:
            raise Refused("bad_passkey")
        try:
            async with self.store.writing() as db:
                many = (await db.execute(select(func.count()).where(k.c.person == person.id))).scalar_one()
                if many >= MOST:
                    raise Refused("too_many")
                await db.execute(insert(k).values(**row, name=name[:80], at=self.clock()))
        except IntegrityError:
            raise Refused("bad_passkey") from None

    async def of(self, person_id: str) -> list[tuple[str, str, float]]:
        """The passkeys of a person: id, device, and when it was made."""
        k = schema.passkeys
        async with self.store.reading() as db:
            rows = (await db.execute(select(k).where(k.c.person == person_id).order_by(k.c.at))).all()
        return [(row.id, row.name, row.at) for row in rows]

    async def remove(self, person: Person, id: str) -> None:
        k = schema.passkeys
        async with self.store.writing() as db:
            await db.execute(delete(k).where(k.c.person == person.id, k.c.id == id[:400]))

    # ---- logging in

    async def use_options(self, place: Place) -> dict[str, Any]:
        """What a device is asked to show one of its passkeys."""
        self.must_work(place)
        from webauthn import generate_authentication_options, options_to_json
        from webauthn.helpers.structs import UserVerificationRequirement

        ticket, challenge = self.question("")
        options = generate_authentication_options(
            rp_id=place.host, challenge=challenge, user_verification=UserVerificationRequirement.REQUIRED
        )
        return {"ticket": ticket, "options": json.loads(options_to_json(options))}

    async def use(
        self, ticket: str, credential: dict[str, Any], place: Place, network: str, device: str, before: Session | None
    ) -> str:
        """Log in by a passkey: the token of a new session."""
        self.must_work(place)
        from webauthn import verify_authentication_response
        from webauthn.helpers.exceptions import WebAuthnException

        await self.accounts.dues.check("login-address", network)
        challenge = self.answered(ticket, "")
        k, id = schema.passkeys, credential.get("id")
        async with self.store.reading() as db:
            row = (await db.execute(select(k).where(k.c.id == str(id)[:400]))).first()
        person = await self.accounts.people.person(row.person) if row is not None else None
        if row is None or person is None:
            raise Refused("bad_passkey")
        try:
            found = verify_authentication_response(
                credential=credential, expected_challenge=challenge, expected_rp_id=place.host,
                expected_origin=place.origin, credential_public_key=row.key, credential_current_sign_count=row.uses,
                require_user_verification=True,
            )  # fmt: skip
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise Refused("bad_passkey") from None
        if person.role == "banned":
            raise Refused("banned")
        async with self.store.writing() as db:
            await db.execute(update(k).where(k.c.id == row.id).values(uses=found.new_sign_count))
        return await self.accounts.begin(person, device, before.token if before else "")
