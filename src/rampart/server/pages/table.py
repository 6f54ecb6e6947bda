"""The page of a table: one function from what a viewer sees to fragments, and the page around them."""

import json
import time
from collections.abc import Callable, Sequence
from typing import Any, cast

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from rampart.draw import Fragment, esc
from rampart.draw.html import icon
from rampart.draw.once import one_drawing
from rampart.draw.scenes import scene
from rampart.server import pages
from rampart.server.basics.model import Status
from rampart.server.pages.parts.board import board, past_board
from rampart.server.pages.parts.curtain import curtain, next_at_device
from rampart.server.pages.parts.dock import dock, goods, phone_tabs
from rampart.server.pages.parts.paused import paused
from rampart.server.pages.parts.prompt import prompt
from rampart.server.pages.parts.requests import request
from rampart.server.pages.parts.seats import seats
from rampart.server.pages.parts.sight import Sight, holder, panel
from rampart.server.pages.parts.stage import acted, templates
from rampart.server.pages.parts.talk import newest, talk
from rampart.server.pages.parts.top import top
from rampart.server.pages.shell import Visit, document, respond, visit
from rampart.server.play.checks import number_in
from rampart.server.site import site_of
from rampart.server.tables.room import Room
from rampart.server.tables.rooms import News
from rampart.server.web.assembly import assemble

SHEETS = ("css/site.css", "css/layout.css", "css/scene.css", "css/piece.css", "css/after.css", "css/hint.css")
SCRIPTS = ("js/table.js", "js/after.js", "js/clocks.js")
CLOCKS = ("css/clock.css",)  # where the table has clocks
REMEMBERED = 40  # entries back to which a fight may have begun
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


@one_drawing()
def table_fragments(room: Room, seat: int | None, lang: str) -> list[Fragment]:
    """The table as a seat sees it, None for spectators."""
    sight = Sight(room, seat, lang)
    if room.delayed(seat):
        return [behind(sight)]
    asking = " asking" if room.request is not None else ""
    side = f'class="side{asking}" aria-label="{esc(sight.t("table-side"))}"'
    if room.paused:
        return [*top(sight), *seats(sight), *board(sight), holder("aside", "ui-side", "", side), *paused(sight)]
    follower = next_at_device(sight)
    if follower is not None:
        return [curtain(sight, follower)]
    return [
        *top(sight),
        *seats(sight),
        *board(sight, pointing=True),
        *over(sight),
        holder("aside", "ui-side", "", side),
        *prompt(sight),
        *request(sight),
        *talk(sight),
        *dock(sight),
        *goods(sight),
        phone_tabs(sight),
    ]


def behind(sight: Sight) -> Fragment:
    """What those see who only watch a table that they may see later."""
    t, delay = sight.t, sight.room.table.terms.delay
    link = (
        f'<a class="btn pri" href="{esc(sight.room.table.id)}/replay">{icon("ui-eye")}'
        f"<span>{esc(t('lobby-watch'))}</span></a>"
    )
    home = f'<a class="btn" href="../">{icon("ui-menu")}<span>{esc(t("table-lobby"))}</span></a>'
    words = f'<h1>{esc(sight.title)}</h1><p>{esc(t("watch-delayed", n=delay))}</p><div class="btns">{link}{home}</div>'
    return panel("ui-behind", "", words, "panel error")


def over(sight: Sight) -> Sequence[Fragment]:
    """What the end of a game adds to the table."""
    if sight.room.table.status is not Status.OVER:
        return []
    found = getattr(pages.page("over"), "over_panels", None)
    if found is None:
        return []
    over_panels = cast(Callable[[Room, int | None, str], Sequence[Fragment]], found)
    return over_panels(sight.room, sight.seat, sight.lang)


def table_says(room: Room, seat: int | None, lang: str, news: News | None = None) -> str:
    """What is new, in words for those who listen: what the last entry has brought, unless something else is."""
    sight = Sight(room, seat, lang)
    if room.delayed(seat):
        return ""
    return newest(sight) if news is None else sight.t(news.message, name=sight.names[news.seat])


def table_scene(room: Room, seat: int | None, lang: str) -> dict[str, Any] | None:
    """What the last entry made happen, for the page to play; None where there is nothing to see."""
    if room.delayed(seat) or not room.entries or not room.happenings or room.happenings[-1].seq != room.entries[-1].seq:
        return None
    sight = Sight(room, seat, lang)
    happening = room.happenings[-1]
    seen = [event.seen(sight.viewer) for event in happening.events]
    past = (h for h in room.happenings[-REMEMBERED:-1] if not h.taken_back)
    earlier = (event.seen(sight.viewer) for before in past for event in before.events)
    steps = scene(seen, sight.s, lang, sight.names, earlier)
    return {"by": happening.seat, "steps": [acted(step) for step in steps]} if steps else None


def board_at(room: Room, seq: int, seat: int | None, lang: str) -> list[Fragment]:
    """The board after an entry, as the seat saw it, to be laid over the present one."""
    sight = Sight(room, seat, lang)
    now = f'<button type="button" class="btn" data-now>{esc(sight.t("table-now"))}</button>'
    bar = f'<p class="pastbar">{esc(sight.t("table-past"))} {now}</p>'
    return [panel("ui-past", "", bar + past_board(sight, seq), "past", "div")]


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
