"""The vote about a seat that is out of time: a bot plays it, it gets more time or none is counted, or the game ends.

All other people at the table have one vote, and more than half of them decide. Where they do not, a bot plays. Whoever
was out of time may move as long as the vote lasts, which ends it.
"""

from collections import Counter
from typing import Any, Final

from rampart.server.basics.clocks import DAILY, DAY
from rampart.server.basics.model import EntryKind, Request, Terms
from rampart.server.basics.refusals import Refused
from rampart.server.play.checks import taking_over
from rampart.server.tables.changes import Deed
from rampart.server.tables.room import Room

BOT, TIME, WAIT, END = "bot", "time", "wait", "end"
VOTE_SECONDS: Final = 90.0
VOTE_SECONDS_DAILY: Final = DAY / 2
MORE_SECONDS: Final = 300.0  # of a live clock; a daily one begins its days again


def opening_vote(room: Room, seat: int, voters: list[int], now: float) -> dict[str, Any]:
    """What is entered when the others are asked about a seat that is out of time."""
    lasts = VOTE_SECONDS_DAILY if room.table.terms.clock == DAILY else VOTE_SECONDS
    offered = [BOT, *([] if had_more(room, seat) else [TIME]), WAIT, *([] if room.table.terms.rated else [END])]
    return {"then": "vote", "waiting": voters, "offered": offered, "until": round(now + lasts, 3)}


def had_more(room: Room, seat: int) -> bool:
    """Was more time given to a seat in this game? That is done once."""
    return any(e.kind is EntryKind.TIME and e.data["seat"] == seat and e.data["seconds"] for e in room.entries)


def cast(room: Room, seat: int, person_id: str, vote: object, key: str) -> list[Deed]:
    """What is entered when someone votes, with what the table has decided by it."""
    request = room.request
    assert request is not None
    if not isinstance(vote, str) or vote not in request.offered:
        raise Refused("bad_field", field="vote")
    votes = [what for _, what in request.votes] + [vote]
    remaining = len(request.waiting) - 1
    decided = decision(votes, remaining)
    deeds = [Deed(EntryKind.ANSWER, key, seat, person_id, {"vote": vote})]
    return [*deeds, *carried_out(room, request, decided, f"~voted-{room.seq + 2}")] if decided else deeds


def decision(votes: list[str], waiting: int) -> str:
    """What more than half of all voters want, a bot where all have voted without that, else '' for now."""
    for what, n in Counter(votes).most_common(1):
        if 2 * n > len(votes) + waiting:
            return what
    return "" if waiting else BOT


def settled(room: Room, request: Request, key: str) -> list[Deed]:
    """What follows when no one more will vote."""
    return carried_out(room, request, decision([what for _, what in request.votes], 0), key)


def carried_out(room: Room, request: Request, what: str, key: str) -> list[Deed]:
    """The deed that the table has decided on."""
    seat, terms = request.seat, room.table.terms
    if what == END:
        return [Deed(EntryKind.CLOSE, key)]
    if what == BOT:
        return [taking_over(room, key, seat, "")]
    return [Deed(EntryKind.TIME, key, seat, "", {"seat": seat, "seconds": more(terms) if what == TIME else 0})]


def more(terms: Terms) -> float:
    """How much more time a seat gets."""
    return terms.days * DAY if terms.clock == DAILY else MORE_SECONDS
