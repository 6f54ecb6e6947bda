"""Checks and deeds that several acts share."""

import logging
from typing import Any, Final

from rampart.kernel.errors import IllegalChoice, RampartError
from rampart.kernel.journal import Event
from rampart.kernel.state import State
from rampart.server.basics.model import EntryKind, Person, Seat, Status, Undo
from rampart.server.basics.refusals import Refused
from rampart.server.tables.changes import Deed
from rampart.server.tables.opening import usual_bot
from rampart.server.tables.room import Room

MOST_DIGITS: Final = 9  # of numbers in addresses
log = logging.getLogger("rampart.acts")


def chosen(
    room: Room,
    before: State,
    seat: int,
    option: str,
    forced: list[str] | None = None,
    told: list[Event] | None = None,
) -> State:
    """The state after a choice, on a copy; refused where the seat is not asked or the option is not on offer.

    What the rules then take for the seat, because nothing else is possible, is added to `forced`, and what happens by
    the choice to `told`.
    """
    if not before.is_asked(seat):
        raise Refused("stale")
    try:
        code = before.on_offer(option, seat)
    except IllegalChoice:
        raise Refused("not_an_option") from None
    after = before.copy()
    taken: list[tuple[int, str]] = []
    journal = after.listen()
    journal.forced = taken
    try:
        after.choose(code, seat)
    except (RampartError, ArithmeticError, LookupError, AssertionError, TypeError, ValueError):
        log.exception("the rules failed", extra={"table": room.table.id, "seat": seat, "option": option})
        raise Refused("broken") from None
    after.journal = None
    if told is not None:
        told += journal.events
    if forced is not None:
        forced += [key for p, key in taken if p == seat]
    return after


def undoing(key: str, seat: int, person_id: str, seqs: list[int]) -> Deed:
    """The deed that takes choices back."""
    return Deed(EntryKind.UNDO, key, seat, person_id, {"seqs": seqs})


def taking_over(room: Room, key: str, seat: int, person_id: str) -> Deed:
    """The deed by which a bot plays a seat until its person takes it back."""
    return Deed(EntryKind.TAKEOVER, key, seat, person_id, {"seat": seat, "bot": usual_bot(room.table.game)})


def undo_meant(room: Room, seat: int, data: dict[str, Any]) -> Undo:
    """What a seat takes back; stale where the page that asks has named another choice, by its entry (`to`)."""
    offer = room.last_choice(seat)
    if offer is None:
        raise Refused("nothing_to_undo")
    if not room.may_undo(offer):
        raise Refused("rated")
    if "to" in data and number(data, "to") != offer.choices[0].seq:
        raise Refused("stale")
    return offer


def seat_of(room: Room, seat: int) -> Seat:
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
    value = data.get(name, default)
    if not isinstance(value, str):
        raise Refused("bad_field", field=name)
    return value


def texts(data: dict[str, Any], name: str) -> list[str]:
    """A list of texts, not empty."""
    value = data.get(name)
    if not isinstance(value, list) or not value or not all(isinstance(one, str) for one in value):
        raise Refused("bad_field", field=name)
    return value
