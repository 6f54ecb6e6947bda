"""What one seat may not do alone: who is asked, who gets notice and time to come back, and when it takes effect.

Undo needs a spoken yes of everyone who holds a seat, those included whose seat a bot plays for now. A takeover and
the closing of a table need a yes of all who are there; who is away has the time that was set when the table was
opened, and whoever comes back within it has a say again.
"""

from collections.abc import Callable
from typing import Any

from rampart.server.basics.model import EntryKind, Request, Undo
from rampart.server.play.checks import taking_over, undoing
from rampart.server.play.voting import BOT, carried_out, opening_vote, settled
from rampart.server.tables.changes import Deed
from rampart.server.tables.opening import usual_bot
from rampart.server.tables.room import Room

Present = Callable[[str, str], bool]  # is a person at a table?


def asking_undo(room: Room, seat: int, offer: Undo, others: list[int], until: float) -> dict[str, Any]:
    """What is entered when a seat asks to take a choice back with all that followed."""
    s = room.must_state()
    return {
        "what": "undo",
        "seat": seat,
        "waiting": others,
        "to": offer.choices[0].seq,
        "seen": list(offer.seen),
        "counts": [s.rng.drawn, s.reveals],
        "until": until,
    }


def asking_all(
    room: Room, what: str, seat: int, asker: str, present: Present, now: float, consent: float
) -> dict[str, Any]:
    """What is entered when someone asks for a takeover or to close: all who are there answer, the absent have time."""
    others = room.held_each(but=[asker])
    there = [p for p in others if present(room.table.id, room.table.seats[p].person)]
    absent = [p for p in others if p not in there]
    if what == "takeover" and room.table.seats[seat].person == asker:
        absent = []  # one's own seat may be handed over without those who are away
    until = round(now + (room.table.terms.patience if absent else consent), 3)
    return {"what": what, "seat": seat, "waiting": there, "absent": absent, "until": until}


def outstanding(room: Room, request: Request, present: Present) -> list[int]:
    """The seats whose answer is still needed: those asked, and those who were away and are back."""
    back = [p for p in request.absent if is_back(room, request, p, present)]
    return [*request.waiting, *back]


def is_back(room: Room, request: Request, seat: int, present: Present) -> bool:
    """Is the person of a seat at the table again, or have they done anything there since they were missed?"""
    person = room.table.seats[seat].person
    return present(room.table.id, person) or any(e.person == person for e in room.entries[request.seq :])


def over(room: Room, request: Request, present: Present, now: float) -> list[Deed]:
    """What ends a request whose time is over, or that someone's return has made needless; nothing before that."""
    if request.what == "takeover" and request.seat in request.absent and is_back(room, request, request.seat, present):
        return [lapsing(request)]
    if now < request.until:
        return []
    if request.what == "zero":
        return carried_out(room, request, BOT, f"~voted-{room.seq + 1}")
    if outstanding(room, request, present) or not request.absent:
        return [lapsing(request)]
    return granted(room, f"~granted-{room.seq + 1}")


def lapsing(request: Request) -> Deed:
    """The deed that ends a request without effect."""
    return Deed(EntryKind.LAPSE, f"~lapse-{request.seq}", request.asker)


def complete(request: Request, seat: int) -> bool:
    """Does the yes of a seat complete a request, with no one to wait for?"""
    return set(request.waiting) | set(request.absent) <= {seat}


def granted(room: Room, key: str) -> list[Deed]:
    """What follows when everyone has agreed to the open request; nothing if it has become void."""
    request = room.request
    assert request is not None and room.position is not None
    if request.what == "zero":
        return settled(room, request, key)
    if request.what == "takeover":
        return [taking_over(room, key, request.seat, "")]
    if request.what == "hints":
        return [allowing_hints(key, request.asker, "")]
    if request.what == "close":
        return [Deed(EntryKind.CLOSE, key, request.asker)]
    gone = room.position.line.since(request.to)
    return [undoing(key, request.seat, "", [made.seq for made in gone])] if gone else []


def allowing_hints(key: str, seat: int, person_id: str) -> Deed:
    """The deed by which hints are allowed at a table."""
    return Deed(EntryKind.HINT, key, seat, person_id, {"allow": True})


def still_asked(room: Room, seats: tuple[int, ...], resigned: int) -> list[int]:
    """The seats that are asked, or have notice, after one of the table's seats was resigned."""
    asked = dict.fromkeys(room.table.seats[seat].person for seat in seats)
    remaining = [[seat for seat in room.held_by(person) if seat != resigned] for person in asked]
    return [held[0] for held in remaining if held]


def resigning(room: Room, seat: int, person_id: str, key: str) -> Deed:
    """The deed by which a seat is given up for good: a bot plays it on."""
    request = room.request
    waiting = [] if request is None else still_asked(room, request.waiting, seat)
    absent = [] if request is None else still_asked(room, request.absent, seat)
    entered = {"bot": usual_bot(room.table.game), "waiting": waiting, "absent": absent}
    return Deed(EntryKind.RESIGN, key, seat, person_id, entered)


def timing_out(room: Room, seat: int, now: float) -> list[Deed]:
    """What is entered when the clock of a seat is at zero; where no one is there to vote, a bot plays."""
    then, entered = room.table.terms.at_zero, resigning(room, seat, "", "").data or {}
    voters = room.held_each(but=[room.table.seats[seat].person])
    if then == "vote" and voters:
        late = [lapsing(room.request)] if room.request is not None else []
        voting = opening_vote(room, seat, voters, now)
        return [*late, Deed(EntryKind.TIMEOUT, f"~timeout-{room.seq}", seat, "", voting)]
    then = "bot" if then == "vote" else then
    deeds = [Deed(EntryKind.TIMEOUT, f"~timeout-{room.seq}", seat, "", {**entered, "then": then})]
    if then == "resign" and not [other for other in room.table.seats if other.person and other.number != seat]:
        deeds.append(Deed(EntryKind.CLOSE, f"~close-{room.seq + 2}"))
    return deeds
