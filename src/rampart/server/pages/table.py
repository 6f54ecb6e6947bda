"""The page of a table, around what its viewer sees of it."""

import json
import time
from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from rampart.draw import Fragment, esc
from rampart.server.pages.parts.sight import Sight
from rampart.server.pages.parts.stage import templates
from rampart.server.pages.shell import Visit, document, respond, visit
from rampart.server.play.checks import number_in
from rampart.server.site import site_of
from rampart.server.tables.room import Room
from rampart.server.web.assembly import assemble

SHEETS = ("css/site.css", "css/layout.css", "css/scene.css", "css/piece.css", "css/after.css", "css/hint.css")
SCRIPTS = ("js/table.js", "js/after.js", "js/clocks.js")
CLOCKS = ("css/clock.css",)  # where the table has clocks
WORDS = (
    "ask-you",
    "ask-several",
    "ask-unsent",
    "ask-changed",
    "ask-option",
    "compose-left",
    "compose-sum",
    "compose-more",
    "compose-both",
    "compose-none",
    "table-offline",
    "table-catching",
    "scene-steps",
    "scene-title",
)
"""What the script says by itself."""
NOTE = '<p id="ui-note" class="bar-note" role="status"></p>'  # how far the page can be trusted, said by the script
COUNTED = ("ask-option", "compose-left", "compose-sum", "compose-more", "scene-steps")
"""Of these the ones into which it puts numbers."""


async def show_table(request: Request) -> Response:
    """The page of a table, whole and readable before any script runs."""
    site = site_of(request)
    visitor = await visit(request)
    room = await site.rooms.get(request.path_params["table"])
    seat = room.viewer(visitor.person_id, number_in(request.query_params.get("seat", "")))
    shown = site.live.viewers(room, seat, visitor.lang)
    site.turning.attend(room)
    return respond(request, visitor, page(visitor, room, seat, shown.fragments, shown.version))


def page(visitor: Visit, room: Room, seat: int | None, fragments: Sequence[Fragment], version: str = "") -> str:
    """The document around the fragments; what is a person's own stands outside of them, for others share those."""
    sight = Sight(room, seat, visitor.lang)
    likes = visitor.preferences
    hosts = visitor.person_id == room.table.host
    known = {
        "table": room.table.id,
        "seq": room.seq,
        "v": version,
        "clock": round(time.time(), 1),
        "seat": "" if seat is None else seat,
        "host": int(hosts),
        "invitation": visitor.prefix + f"/join/{room.invite}" if hosts or seat is not None else "",
        "confirms": int(likes.confirm_end),
        "sounds": int(likes.sounds),
        "pace": likes.pace or "normal",
        "rolls": int(likes.auto_roll),
        "words": json.dumps({word: pattern(sight, word) for word in WORDS}, ensure_ascii=False),
    }
    attributes = "".join(f' data-{name}="{esc(value)}"' for name, value in known.items())
    looks = "app is-over" if any(fragment.id == "ui-over" for fragment in fragments) else "app"
    main = f'<main id="table" class="{looks}"{attributes}>{assemble(fragments)}</main>{NOTE}'
    body = f'<div id="main" tabindex="-1">{main}</div>{templates(sight)}'
    title = f"{sight.title} – Rampart"
    sheets = (*SHEETS, *CLOCKS) if room.table.terms.clock else SHEETS
    return document(visitor, title, body, sheets, SCRIPTS, game=room.table.game, cls="at-table")


def pattern(sight: Sight, word: str) -> str:
    """A sentence for the script; where it counts, it puts in the numbers itself."""
    return sight.t(word, n="#", of="##") if word in COUNTED else sight.t(word)


ROUTES: list[BaseRoute] = [Route("/t/{table}", show_table)]
