"""Rate limits kept in the database, for what may be tried slowly and from many places: log-ins, mail, accounts.

As in `limits` one number is kept for each who does something. Neither names nor addresses are stored, but their hashes.
"""

import hashlib
import math
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert

from rampart.server.basics.refusals import Refused
from rampart.server.storage import schema
from rampart.server.storage.store import Store

HOUR: Final = 3600.0
WINDOWS: Final = {  # how many, within how many seconds
    "login": (8, 900.0),  # of an account from one address
    "login-account": (60, HOUR),  # of an account from everywhere
    "login-address": (120, 900.0),  # from an address: a school logs in at the same time
    "login-failed": (600, 600.0),  # of all accounts together, counted when they fail
    "account": (60, HOUR),  # new ones from an address
    "mail": (3, HOUR),  # to an account
    "mail-address": (20, HOUR),
    "mail-all": (200, HOUR),
    "digest": (1, 20 * HOUR),  # letters of the day to a person, also where the site was started again
    "invite": (30, HOUR),  # of a person
    "report": (10, HOUR),
}
CLEARED: Final = 0.01  # of all checks also clear away what is worked off


class Dues:
    """Counts what was done; `scale` multiplies what is allowed, 0 allows everything."""

    def __init__(self, store: Store, scale: float = 1.0, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.scale = scale
        self.clock = clock
        self.checks = 0

    async def check(self, what: str, *who: str) -> None:
        """Count that they do it; Refused, and when to come again, where it was too often."""
        if self.scale == 0:
            return
        most, seconds = WINDOWS[what]
        step, now, key = seconds / math.ceil(most * self.scale), self.clock(), hashed(what, who)
        d = schema.dues
        async with self.store.writing() as db:
            until = (await db.execute(select(d.c.until).where(d.c.what == what, d.c.who == key))).scalar()
            done = max(now, until or now) + step
            if done - now <= seconds + step / 1000:
                row = insert(d).values(what=what, who=key, until=done)
                await db.execute(row.on_conflict_do_update(index_elements=["what", "who"], set_={"until": done}))
                self.checks += 1
                if self.checks % round(1 / CLEARED) == 0:
                    await db.execute(delete(d).where(d.c.until < now))
                return
        raise Refused("too_many", wait=math.ceil(done - now - seconds))

    async def forgive(self, what: str, *who: str) -> None:
        """Forget what they did: it ended well."""
        d = schema.dues
        async with self.store.writing() as db:
            await db.execute(delete(d).where(d.c.what == what, d.c.who == hashed(what, who)))

    async def owing(self, what: str, *who: str) -> bool:
        """Have they done it as often as they may? Nothing is counted."""
        if self.scale == 0:
            return False
        most, seconds = WINDOWS[what]
        d = schema.dues
        async with self.store.reading() as db:
            until = (await db.execute(select(d.c.until).where(d.c.what == what, d.c.who == hashed(what, who)))).scalar()
        return (until or 0.0) - self.clock() > seconds - seconds / math.ceil(most * self.scale)


def hashed(what: str, who: tuple[str, ...]) -> str:
    return hashlib.sha256(repr((what, *who)).encode()).hexdigest()
