"""Passwords: hashed by argon2, a few at a time; and what names and passwords of accounts have to be like."""

import asyncio
import re
import unicodedata
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from rampart.server.basics.names import clean_name
from rampart.server.basics.refusals import Refused

SHORTEST: Final = 10
LONGEST: Final = 200
HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)  # 19 MB, about 40 ms
UNKNOWN: Final = HASHER.hash("whoever has no account takes as long")
AT_ONCE: Final = 2  # hashes, whatever is sent
SCRIPTS: Final = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN")  # whose letters look like one another's
RESERVED: Final = frozenset(
    {"rampart", "admin", "administrator", "moderator", "host", "owner", "system", "bot", "guest"}
)
COMMON: Final = ("password", "passwort", "heslo", "haslo", "qwert", "12345", "letmein", "iloveyou", "welcome")
EMAIL: Final = re.compile(r"[^@\s<>\"',;:\\()\[\]]{1,64}@[A-Za-z0-9.-]{1,120}\.[A-Za-z0-9-]{2,24}")


class Hashing:
    """Makes and checks hashes beside the event loop."""

    def __init__(self) -> None:
        self.turn = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        async with self.turn:
            return await asyncio.to_thread(HASHER.hash, password)

    async def fits(self, stored: str, password: str) -> bool:
        """Is it the password? Where there is none, finding that out takes as long."""
        async with self.turn:
            right = await asyncio.to_thread(verified, stored or UNKNOWN, password[:LONGEST])
        return right and bool(stored)


def verified(stored: str, password: str) -> bool:
    try:
        return HASHER.verify(stored, password)
    except (Argon2Error, InvalidHashError):
        return False


def login_of(name: str) -> str:
    """A name as it is compared: names that look alike at a glance are one."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    return "".join(ch for ch in plain if ch.isalnum())


def fit_name(name: str) -> str:
    """A name for an account; refused where it cannot be told from others."""
    cleaned = clean_name(name)
    login = login_of(cleaned)
    if len(login) < 2:
        raise Refused("bad_name")
    letters = {unicodedata.name(ch, "").partition(" ")[0] for ch in cleaned if ch.isalpha()}
    if len(letters & set(SCRIPTS)) > 1:
        raise Refused("mixed_name")
    if login in RESERVED:
        raise Refused("name_taken")
    return cleaned


def fit_password(password: str, name: str) -> str:
    """A password that is not the first one to be tried."""
    plain = password.casefold()
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refused("short_password", least=SHORTEST)
    rest = plain.replace(name.casefold(), "") if name else plain
    for word in COMMON:
        rest = rest.replace(word, "")
    if len(set(plain)) < 5 or len(rest) < SHORTEST // 2:
        raise Refused("weak_password")
    return password


def fit_email(email: str) -> str:
    """An address for mail, '' for none."""
    cleaned = email.strip()
    if cleaned and not EMAIL.fullmatch(cleaned):
        raise Refused("bad_email")
    return cleaned
