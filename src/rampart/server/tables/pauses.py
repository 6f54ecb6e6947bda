"""The law of time at a table: how long whoever is no person takes to answer, so that it tells nothing.

Every pause comes from the secret of its table, the decision and the seat. At a moment that only hidden cards can
answer, at a sealed table, those who are passed for take as long as people do there: a pause is drawn from how long the
person of the seat took lately, from how long the others of the table did while that is not known well enough, and from
a fixed guess at a fresh table. No one's answer counts before a moment that is drawn too, so the quickest are alike.
What a person thinks beyond `CAP` is not imitated, or it would hold up everyone. docs/hosting.md says what that leaves.
"""

import hashlib
import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, pstdev
from typing import Final

from rampart.server.basics.model import EntryKind, SeatKind
from rampart.server.tables.room import Room

SHORTEST: Final = 0.6  # seconds
LONGEST: Final = 1.5
GOING_ON: Final = 0.35  # of the usual pause, when the same seat goes on deciding

# in a window
FLOOR: Final = (0.4, 0.9)  # no one answers before a moment between these
CAP: Final = 15.0  # no pause is longer; a person may be
NORMAL: Final = NormalDist()
GUESS: Final = tuple(1.6 * math.exp(0.7 * NORMAL.inv_cdf((i + 0.5) / 24)) for i in range(24))  # of a fresh table
HEEDED: Final = len(GUESS)  # so many of the last answers of a seat tell how long its person takes
ENOUGH: Final = 4  # from so many answers on, those of others do not count
SMOOTH: Final = 0.9 * HEEDED**-0.2  # how far a pause lies from the answer it imitates, in parts of their spread

# a bot at a window has no person to be like
SPREAD: Final = 0.75
BOT_AT_MOST: Final = 5.0
SLOT: Final = 1.5


def pause(room: Room, seat: int) -> float:
    """How many seconds a seat takes from when it is asked, whatever it answers and in however many parts."""
    part = share(room.seed, room.decision_id, seat)
    if room.in_window(seat):
        if room.table.seats[seat].kind is SeatKind.BOT:
            return min(BOT_AT_MOST, FLOOR[0] - SPREAD * math.log(1 - part))
        return max(floor(room, seat), like(known(room, seat), room.seed, room.decision_id, seat))
    seconds = SHORTEST + (LONGEST - SHORTEST) * part
    last = room.entries[-1] if room.entries else None
    goes_on = last is not None and last.kind is EntryKind.CHOICE and last.seat == seat
    return seconds * GOING_ON if goes_on else seconds


def floor(room: Room, seat: int) -> float:
    """How many seconds after it was asked a seat's answer counts at the earliest, whoever gives it."""
    if not room.in_window(seat):
        return 0.0
    return FLOOR[0] + (FLOOR[1] - FLOOR[0]) * share(room.seed, "floor", room.decision_id, seat)


def known(room: Room, seat: int) -> list[float]:
    """How long people take here: the last answers of the seat; while these are few, those of the others too."""
    own = [*room.took.get(seat, ())][-HEEDED:]
    if len(own) < ENOUGH:
        own += [seconds for other, found in room.took.items() if other != seat for seconds in found][-HEEDED:]
    return filled(own)


def filled(seconds: Sequence[float]) -> list[float]:
    """Times to draw from: where there are few, the guess fills them up, drawn towards what is known already."""
    weight = len(seconds) / (len(seconds) + 1)
    middle = fmean(map(math.log, GUESS))
    pull = math.exp(weight * (fmean(math.log(max(one, 0.05)) for one in seconds) - middle)) if seconds else 1.0
    step = HEEDED / max(1, HEEDED - len(seconds))
    lacking = [GUESS[int(i * step)] for i in range(HEEDED - len(seconds))]
    return [*seconds[-HEEDED:], *(pull * one for one in lacking)]


def like(seconds: Sequence[float], secret: str, *about: object) -> float:
    """A time from the same spread as those that are given, and equal to none of them.

    One of them is drawn and moved a little, on a scale of ratios; all are drawn together by as much as that spreads
    them. What would lie beyond the cap is drawn again.
    """
    logs = [math.log(max(one, 0.05)) for one in seconds]
    middle, spread = fmean(logs), max(0.1, pstdev(logs))
    shrink = 1 / math.sqrt(1 + SMOOTH**2)
    for attempt in range(64):
        chosen = logs[int(share(secret, "like", attempt, *about) * len(logs))]
        moved = SMOOTH * spread * NORMAL.inv_cdf(max(1e-9, share(secret, "moved", attempt, *about)))
        found = math.exp(middle + (chosen - middle + moved) * shrink)
        if found <= CAP:
            return found
    return CAP


def share(secret: str, *parts: object) -> float:
    """A number from 0 up to 1 that no one can tell who does not know the secret."""
    digest = hashlib.blake2b(repr(parts).encode(), digest_size=6, key=secret.encode(), person=b"pauses").digest()
    return int.from_bytes(digest) / (1 << 48)


def rest(whole: float, passed: float, slot: float) -> float:
    """What is left of a pause; of one that is over, what is left of the slot after it."""
    if passed <= whole:
        return whole - passed
    return slot - (passed - whole) % slot if slot > 0 else 0.0


async def at_once(room: Room, seat: int) -> float | None:
    """Hold nothing."""
    return None
