"""How long whoever is no person takes to answer: nobody can foresee it, and it tells nothing about the answer.

A pause comes from the secret of its table, the decision and the seat. At a moment that only hidden cards can answer
everybody takes one from the same long-tailed spread: bots, seats that are passed for, and people, whose answer is
given no earlier. Who thinks longer than a pause answers a whole slot later, not as soon as it is found.
"""

import hashlib
import math
from typing import Final

from rampart.server.model import EntryKind
from rampart.server.room import Room

SHORTEST: Final = 0.6  # seconds
LONGEST: Final = 1.5
GOING_ON: Final = 0.35  # of the usual pause, when the same seat goes on deciding
AT_LEAST: Final = 0.5  # in a window
SPREAD: Final = 0.75
AT_MOST: Final = 5.0
SLOT: Final = 1.5


def pause(room: Room, seat: int) -> float:
    """How many seconds a seat takes from when it is asked, whatever it answers and in however many parts."""
    part = share(room.seed, room.decision_id, seat)
    if room.in_window(seat):
        return min(AT_MOST, AT_LEAST - SPREAD * math.log(1 - part))
    seconds = SHORTEST + (LONGEST - SHORTEST) * part
    last = room.entries[-1] if room.entries else None
    goes_on = last is not None and last.kind is EntryKind.CHOICE and last.seat == seat
    return seconds * GOING_ON if goes_on else seconds


def share(secret: str, *parts: object) -> float:
    """A number from 0 up to 1 that nobody can tell who does not know the secret."""
    digest = hashlib.blake2b(repr(parts).encode(), digest_size=6, key=secret.encode(), person=b"pauses").digest()
    return int.from_bytes(digest) / (1 << 48)


def rest(whole: float, passed: float, slot: float) -> float:
    """What is left of a pause; of one that is over, what is left of the slot after it."""
    if passed <= whole:
        return whole - passed
    return slot - (passed - whole) % slot if slot > 0 else 0.0
