"""Checks and deeds that several acts share."""

import logging
from typing import Any, Final

from rampart.kernel.errors import IllegalChoice, RampartError
from rampart.kernel.frame import NOBODY
from rampart.kernel.state import State
from rampart.server.changes import Deed
from rampart.server.model import EntryKind, Person, Request, Seat, Status, Undo
from rampart.server.opening import best_bot
from rampart.server.refusals import Refused
from rampart.server.room import Room

MOST_DIGITS: Final = 9  # of numbers in addresses
log = logging.getLogger("rampart.acts")


def chosen(room: Room, before: State, seat: int, option: str) -> State:
    """The state after a choice, on a copy; refused where the seat is not asked or the option is not on offer."""
    if before.mover != seat and not (before.mover == NOBODY and before.asked >> seat & 1):
        raise Refused("stale")
    try:
        code = before.on_offer(option, seat)
    except IllegalChoice:
        raise Refused("not_an_option") from None
    after = before.copy()
    try:
        after.choose(code, seat)
    except (RampartError, ArithmeticError, LookupError, AssertionError, TypeError, ValueError):
        log.exception("the rules failed", extra={"table": room.table.id, "seat": seat, "option": option})
        raise Refused("broken") from None
    return after


def undoing(key: str, seat: int, person_id: str, seqs: list[int]) -> Deed:
    """The deed that takes choices back."""
    return Deed(EntryKind.UNDO, key, seat, person_id, {"seqs": seqs})


def undo_meant(room: Room, seat: int, data: dict[str, Any]) -> Undo:
    """What a seat takes back; stale where the page that asks has named another choice, by its entry (`to`)."""
    offer = room.undo_offer(seat)
    if offer is None:
        raise Refused("nothing_to_undo")
    if "to" in data and number(data, "to") != offer.choices[0].seq:
        raise Refused("stale")
    return offer


def taking_over(room: Room, key: str, seat: int, person_id: str) -> Deed:
    """The deed by which a bot plays a seat until its person takes it back."""
    entered = {"seat": seat, "bot": best_bot(room.table.game)}
    return Deed(EntryKind.TAKEOVER, key, seat, person_id, entered)


def granted(room: Room, key: str) -> list[Deed]:
    """What follows when everybody has agreed to the open request; nothing if it has become void."""
    request = room.request
    assert request is not None and room.position is not None
    if request.what == "takeover":
        return [taking_over(room, key, request.seat, "")]
    seqs = [made.seq for made in room.position.line.since(request.to)]
    return [undoing(key, request.seat, "", seqs)] if seqs else []


def still_asked(room: Room, request: Request, resigned: int) -> list[int]:
    """The seats that have to answer a request after one of the table's seats was resigned."""
    asked = dict.fromkeys(room.table.seats[seat].person for seat in request.waiting)
    remaining = [[seat for seat in room.seats_of(person) if seat != resigned] for person in asked]
    return [seats[0] for seats in remaining if seats]


def seat_of(room: Room, seat: int) -> Seat:
    """A seat of the table."""
    if not 0 <= seat < len(room.table.seats):
        raise Refused("no_seat")
    return room.table.seats[seat]


def own_seat(room: Room, person: Person, seat: int) -> None:
    """Only the person who plays a seat may act for it."""
    seat_of(room, seat)
    if seat not in room.seats_of(person.id):
        raise Refused("not_your_seat")


def must_play(room: Room) -> None:
    """The game must be running."""
    if not room.playing:
        raise Refused("not_playing")


def must_not_be_paused(room: Room) -> None:
    """The table must be one that can be played today."""
    if room.paused:
        raise Refused("paused")


def must_be_open(room: Room) -> None:
    """The game must not have begun."""
    if room.table.status is not Status.OPEN:
        raise Refused("not_open")


def must_host(room: Room, person: Person) -> None:
    """Only the one who opened the table may do it."""
    if person.id != room.table.host:
        raise Refused("only_host")


def knows(room: Room, person: Person) -> bool:
    """Has the person to do with the table already?"""
    return person.id == room.table.host or bool(room.held_by(person.id))


def number(data: dict[str, Any], name: str) -> int:
    """A whole number of a request."""
    value = data.get(name)
    if isinstance(value, bool) or not isinstance(value, int) or not -(2**31) < value < 2**31:
        raise Refused("bad_field", field=name)
    return value


def number_in(address: str) -> int | None:
    """A number that stands in an address, None if it is none or longer than any that is meant."""
    return int(address) if address.isascii() and address.isdecimal() and len(address) <= MOST_DIGITS else None


def text(data: dict[str, Any], name: str, default: str | None = None) -> str:
    """A text of a request."""
    value = data.get(name, default)
    if not isinstance(value, str):
        raise Refused("bad_field", field=name)
    return value
