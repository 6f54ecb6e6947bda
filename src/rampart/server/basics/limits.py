"""Rate limits: how often someone may do something, so many at once and then at an even pace; kept in memory.

One number is kept for each who does something: the time at which all they have done will have been worked off.
"""

import math
import time
from collections.abc import Callable
from typing import Final

from rampart.server.basics.caches import Bounded
from rampart.server.basics.refusals import Refused

WINDOWS: Final = {  # how many, within how many seconds
    "session": (600, 600.0),  # of an address: a whole school comes at the same time
    "table": (30, 600.0),  # of a person
    "tables": (300, 600.0),  # of an address
    "record": (20, 600.0),  # each is played again, which takes a while
    "records": (20, 600.0),
    "chat": (12, 15.0),
    "choice": (300, 60.0),
    "act": (90, 60.0),  # undo, requests, answers, seats: everything else at a table
    "sit": (30, 60.0),
    "call": (600, 60.0),  # of a person, through the public API
    "calls": (1800, 60.0),  # of an address
    "preferences": (30, 60.0),
    "name": (10, 60.0),  # a new name is drawn again at every table
}


class Limits:
    """Remembers who did what; `scale` multiplies what is allowed, 0 allows everything."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self.done: Bounded[tuple[str, str], float] = Bounded("limits.done")
        self.clock: Callable[[], float] = time.monotonic

    def wait(self, what: str, who: str) -> float:
        """How many seconds they have to wait before they may do it; if none, it is counted."""
        if self.scale == 0:
            return 0.0
        most, seconds = WINDOWS[what]
        step = seconds / math.ceil(most * self.scale)
        now = self.clock()
        done = max(now, self.done.get((what, who)) or now) + step
        late = done - now - seconds
        if late > step / 1000:  # sums of fractions are not exact
            return late
        self.done.put((what, who), done)
        return 0.0

    def allows(self, what: str, who: str) -> bool:
        """May they do it once more? If so, it is counted."""
        return self.wait(what, who) == 0

    def check(self, what: str, who: str) -> None:
        """Count that they do it; Refused, and when to come again, where it was too often."""
        wait = self.wait(what, who)
        if wait:
            raise Refused("too_many", wait=math.ceil(wait))
