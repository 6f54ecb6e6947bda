"""The request that is open at a table, as its entries leave it."""

from dataclasses import replace
from typing import Final

from rampart.server.basics.model import Entry, EntryKind, Request

CONSENT_SECONDS: Final = 120.0  # so long a request waits for answers, unless the site is set up otherwise


def request_after(request: Request | None, entry: Entry) -> Request | None:
    if entry.kind is EntryKind.ASK:
        data = entry.data
        waiting = tuple(data["waiting"])
        until = float(data.get("until", entry.at + CONSENT_SECONDS))
        return Request(
            entry.seq,
            data["what"],
            data["seat"],
            waiting,
            entry.seat,
            to=data.get("to", 0),
            asked=entry.at,
            until=until,
            absent=tuple(data.get("absent", ())),
            seen=tuple(data.get("seen", ())),
            counts=tuple(data.get("counts", ())),
        )
    if entry.kind is EntryKind.TIMEOUT and entry.data["then"] == "vote":
        return vote_on(entry)
    if request is None:
        return None
    if entry.kind is EntryKind.ANSWER and "vote" in entry.data:
        waiting = tuple(seat for seat in request.waiting if seat != entry.seat)
        return replace(request, waiting=waiting, votes=(*request.votes, (entry.seat, entry.data["vote"])))
    if entry.kind is EntryKind.ANSWER:
        if not entry.data["agree"]:
            return None
        waiting = tuple(seat for seat in request.waiting if seat != entry.seat)
        absent = tuple(seat for seat in request.absent if seat != entry.seat)
        return replace(request, waiting=waiting, absent=absent, agreed=(*request.agreed, entry.seat))
    if entry.kind is EntryKind.RESIGN or (entry.kind is EntryKind.TIMEOUT and entry.data["then"] == "resign"):
        if entry.seat in (request.seat, request.asker):
            return None
        return replace(request, waiting=tuple(entry.data["waiting"]), absent=tuple(entry.data.get("absent", ())))
    ends = entry.kind in (EntryKind.CLOSE, EntryKind.CONTINUE, EntryKind.LAPSE)
    if entry.kind is EntryKind.UNDO:
        ends = request.what == "undo" and request.to in entry.data["seqs"]
    elif entry.kind in (EntryKind.TAKEOVER, EntryKind.TIME):
        ends = request.what in ("takeover", "zero") and request.seat == entry.data["seat"]
    elif entry.kind is EntryKind.CHOICE:
        ends = request.what == "zero" and request.seat == entry.seat
    elif entry.kind is EntryKind.HINT:
        ends = request.what == "hints" and bool(entry.data.get("allow"))
    return None if ends else request


def vote_on(entry: Entry) -> Request:
    """The vote about a seat that is out of time."""
    data = entry.data
    waiting, offered = tuple(data["waiting"]), tuple(data["offered"])
    until = float(data["until"])
    return Request(entry.seq, "zero", entry.seat, waiting, asked=entry.at, until=until, offered=offered)
