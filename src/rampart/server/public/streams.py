"""Updates as they happen, by Server-Sent Events: a table in one's own view, or all of one's tables in brief."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

from fastapi import APIRouter
from fastapi.responses import StreamingResponse

from rampart.server.basics.refusals import Refused
from rampart.server.public.calls import Caller, Lang, Reader, own_view
from rampart.server.public.tables import Table, WantedSeat
from rampart.server.public.views import state_out
from rampart.server.tables.room import Room

PING_SECONDS: Final = 15.0
LOOK_SECONDS: Final = 10.0  # between two looks whether the token still holds, however much there is to tell
LONGEST: Final = 3600.0  # seconds; then a program comes again, and its token is looked at
router = APIRouter()
EVENTS: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"text/event-stream": {}}, "description": "events, until one goes away"}
}


def event(name: str, content: str) -> str:
    return f"event: {name}\ndata: {content}\n\n"


Say = Callable[[Room], str]


async def told(caller: Caller, who: str, first: str, say: Say) -> AsyncIterator[str]:
    """What a program is told until it goes away: whatever changes, and now and then that the site is there."""
    streams, until = caller.site.streams, time.monotonic() + LONGEST
    with caller.site.live.crowd.place(caller.token.hash, caller.address) as fits:
        if not fits:
            yield event("busy", "{}")
            return
        listener = streams.add(who)
        try:
            yield first
            last, looked = first, time.monotonic()
            while not streams.closing and time.monotonic() < until:
                try:
                    await asyncio.wait_for(listener.wake.wait(), PING_SECONDS)
                except TimeoutError:
                    yield ": here\n\n"
                if time.monotonic() - looked > LOOK_SECONDS:
                    looked = time.monotonic()
                    if not await caller.site.tokens.holds(caller.token):
                        return
                listener.wake.clear()
                rooms, listener.changed = listener.changed, {}
                for room in rooms.values():
                    now = say(room)
                    if now != last:
                        yield now
                    last = now
        finally:
            streams.drop(who, listener)


@router.get("/tables/{table}/stream", responses=EVENTS, response_class=StreamingResponse)
async def stream_table(caller: Reader, table: Table, seat: WantedSeat = None, lang: Lang = None) -> StreamingResponse:
    """The state of a table in your view, now and after every change (`event: state`), until you go away."""
    room = await caller.site.rooms.get(table)
    own_view(room, caller, seat)

    def say(room: Room) -> str:
        try:
            found = state_out(room, own_view(room, caller, seat), caller.person.id, caller.lang)
        except Refused:
            return event("gone", "{}")
        return event("state", found.model_dump_json())

    stream = told(caller, f"table {room.table.id}", say(room), say)
    return StreamingResponse(stream, media_type="text/event-stream", headers={"cache-control": "no-store"})


@router.get("/stream", responses=EVENTS, response_class=StreamingResponse)
async def stream_own(caller: Reader) -> StreamingResponse:
    """Which of your tables has changed, and whether it waits for you (`event: table`)."""

    def say(room: Room) -> str:
        turn = any(room.asks(seat) for seat in room.seats_of(caller.person.id))
        content = {"table": room.table.id, "status": room.table.status, "seq": room.seq, "turn": turn}
        return event("table", json.dumps(content))

    stream = told(caller, f"person {caller.person.id}", event("hello", "{}"), say)
    return StreamingResponse(stream, media_type="text/event-stream", headers={"cache-control": "no-store"})
