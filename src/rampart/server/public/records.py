"""Records and positions through the public API: handed out when a game is over, and brought as tables."""

import asyncio
from typing import Any

from fastapi import APIRouter

from rampart.server.basics.refusals import Refused
from rampart.server.foreign import of_position, opened
from rampart.server.public.calls import Archivist, Caller, own_view
from rampart.server.public.shapes import OpenedOut, RecordIn
from rampart.server.public.tables import Table, WantedSeat
from rampart.server.public.views import position_of
from rampart.server.records import bounded, store_brought
from rampart.server.tables.archive import record_of

router = APIRouter()


@router.get("/tables/{table}/record")
async def get_record(caller: Archivist, table: Table) -> dict[str, Any]:
    """The record of a game that is over."""
    room = await caller.site.rooms.get(table)
    return await asyncio.to_thread(record_of, room)


@router.get("/tables/{table}/position")
async def get_position(caller: Archivist, table: Table, seat: WantedSeat = None) -> dict[str, Any]:
    """The position document of your view, or of the whole once the game is over."""
    room = await caller.site.rooms.get(table)
    viewer = own_view(room, caller, seat)
    if room.delayed(viewer):
        raise Refused("delayed")
    found = position_of(room, viewer)
    if found is None:
        raise Refused("paused" if room.paused else "not_playing")
    return found


@router.post("/records", status_code=201)
async def post_record(caller: Archivist, body: RecordIn) -> OpenedOut:
    """Bring the record of a game; it becomes a table that everyone with its address may look at."""
    return await brought(caller, body.model_dump(), opened)


@router.post("/positions", status_code=201)
async def post_position(caller: Archivist, body: RecordIn) -> OpenedOut:
    """Bring a position document; it becomes a table that shows it."""
    return await brought(caller, body.model_dump(), of_position)


async def brought(caller: Caller, content: dict[str, Any], read: Any) -> OpenedOut:
    """Let a worker look at what was brought, and keep the table that it becomes."""
    if not bounded(content):
        raise Refused("bad_record", "nested too deeply or too long")
    caller.site.limits.check("record", caller.person.id)
    table = await caller.site.acts.whole(store_brought, caller.site, read, content, caller.person.id)
    return OpenedOut(table=table.id, url=f"{caller.site.settings.prefix}/t/{table.id}/replay")
