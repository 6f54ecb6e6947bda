"""Records as files: a finished game is handed out to everyone, and one that was brought becomes a finished table."""

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from rampart.kernel.errors import RampartError
from rampart.server.basics.model import Table
from rampart.server.basics.objections import about_record
from rampart.server.basics.refusals import Refused
from rampart.server.foreign import Fault, opened
from rampart.server.site import Site, site_of
from rampart.server.storage.store import Stored
from rampart.server.tables.archive import record_of
from rampart.server.text import site_speaker
from rampart.server.web.responses import json_response, refuse_constant
from rampart.server.workers.pool import Busy, Stopped, TooMuch

DEEPEST: Final = 16  # lists and objects within each other
MOST_PARTS: Final = 120_000  # values in all
LONGEST_TEXT: Final = 2_000  # characters in one text
BUSY_SECONDS: Final = 60  # then there is room again, most likely

Reading = Callable[[dict[str, Any], str], Stored | Fault]
log = logging.getLogger("rampart.records")


async def get_record(request: Request) -> Response:
    """The record of a game that is over, as a file."""
    site = site_of(request)
    room = await site.rooms.get(request.path_params["table"])
    response = json_response(await asyncio.to_thread(record_of, room))
    name = f"rampart-{room.table.game}-{room.table.id}.json"
    response.headers["content-disposition"] = f'attachment; filename="{name}"'
    return response


async def open_record(request: Request, record: dict[str, Any]) -> tuple[Table, str]:
    """The table that a record becomes, and the token of a guest who has just come."""
    site = site_of(request)
    if not bounded(record):
        raise Refused("bad_record", "nested too deeply or too long", lambda lang: site_speaker(lang)("record-endless"))
    session, cookie = await site.greeted(request)
    site.may_open(request, session.person, "record")
    return await site.acts.whole(store_record, site, record, session.person.id), cookie


async def store_record(site: Site, record: dict[str, Any], host: str) -> Table:
    """Let a worker play a record again, and store what it becomes as a table."""
    return await store_brought(site, opened, record, host)


async def store_brought(site: Site, read: Reading, record: dict[str, Any], host: str) -> Table:
    """Let a worker read what was brought, and store the table that it becomes."""
    try:
        found = await site.workers.run(read, record, host)
    except Busy:
        raise Refused("busy", wait=BUSY_SECONDS) from None
    except Stopped:
        raise Refused("closing") from None
    except TooMuch as e:
        log.warning("a record took too much", extra={"why": str(e), "game": str(record.get("game"))[:40]})
        raise Refused("bad_record", "too much work", lambda lang: site_speaker(lang)("record-too-much")) from None
    if isinstance(found, Fault):
        raise refusal_of(found)
    await site.store.create(found)
    log.info("record opened", extra={"table": found.table.id, "game": found.table.game})
    return found.table


def refusal_of(fault: Fault) -> Refused:
    """What is wrong with a record, said to a reader."""
    if fault.broke:
        log.warning("a record broke the rules", extra={"why": fault.sentence})
        return Refused("bad_record")
    about = {"path": fault.path} if fault.path else {}
    return Refused("bad_record", fault.sentence, about_record(RampartError(fault.sentence, fault.code, about)))


def pasted(form: dict[str, list[str]]) -> dict[str, Any]:
    """The record that was pasted into a form."""
    try:
        content = json.loads(form.get("record", [""])[0], parse_constant=refuse_constant)
    except (ValueError, RecursionError):
        raise Refused("bad_record") from None
    if not isinstance(content, dict):
        raise Refused("bad_record")
    return content


def bounded(content: object) -> bool:
    """Is the content no deeper and no longer than a record can be?"""
    waiting: list[tuple[object, int]] = [(content, 1)]
    parts = 0
    while waiting:
        value, depth = waiting.pop()
        parts += 1
        if parts > MOST_PARTS or depth > DEEPEST:
            return False
        if isinstance(value, str) and len(value) > LONGEST_TEXT:
            return False
        if isinstance(value, list):
            waiting += [(one, depth + 1) for one in value]
        elif isinstance(value, dict):
            waiting += [(one, depth + 1) for pair in value.items() for one in pair]
    return True
