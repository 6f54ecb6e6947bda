"""A table drawn plainly: seats, options and the position as text, for games and sites without a drawing."""

import json

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from rampart.draw import Fragment, esc
from rampart.server.basics.model import Status
from rampart.server.basics.refusals import Refused
from rampart.server.pages.games import title_of
from rampart.server.play.checks import number_in
from rampart.server.site import site_of
from rampart.server.tables.room import Room
from rampart.server.web.assembly import assemble
from rampart.text.decision import decision


def table_fragments(room: Room, seat: int | None, lang: str) -> list[Fragment]:
    status = f"{room.table.status}, paused" if room.paused else room.table.status
    title = esc(title_of(room.table.game, lang))
    fragments = [panel("status", f"<h1>{title}</h1><p>{esc(status)} · {room.seq}</p>")]
    names = room.names(lang)
    for taken in room.table.seats:
        mark = "▶ " if taken.number in room.table.deciders else ""
        text = f"{mark}{esc(names[taken.number])} ({esc(taken.kind)})"
        fragments.append(panel(f"seat-{taken.number}", f"<p>{text}</p>"))
    if room.state is not None:
        fragments.append(panel("prompt", prompt(room, seat, lang)))
        fragments.append(panel("position", position(room.view(seat).document())))
    fragments += [
        panel(f"talk-{talk.seq}", f"<p>{esc(talk.name)}: {esc(talk.text or talk.says)}</p>")
        for talk in room.talks
        if not talk.aside
    ]
    return fragments


def panel(name: str, markup: str) -> Fragment:
    """A fragment that is a section of the page."""
    return Fragment(name, "", f'<section id="{name}">{markup}</section>')


def position(document: dict[str, object]) -> str:
    return f"<pre>{esc(json.dumps(document, indent=1))}</pre>"


def prompt(room: Room, seat: int | None, lang: str) -> str:
    """What the seat is asked, with a button for each option."""
    view = room.view(seat)
    if seat is None or seat not in view.deciders or room.table.status is not Status.PLAYING:
        return ""
    asked = decision(view, seat, lang, room.names(lang))
    buttons = "".join(
        f'<li><button data-decision="{room.decision_id}" data-option="{esc(option.key)}">{esc(option.text)}</button>'
        for option in asked.options
    )
    return f"<h2>{esc(asked.prompt)}</h2><ol>{buttons}</ol>"


async def show_text(request: Request) -> Response:
    """The table as text, without a drawing and without scripts."""
    site = site_of(request)
    room = await site.rooms.get(request.path_params["table"])
    session = await site.session(request)
    seat = room.viewer(session.person.id if session else "", number_in(request.query_params.get("seat", "")))
    if room.delayed(seat):
        raise Refused("delayed")
    lang = site.language(request, session)
    title = esc(title_of(room.table.game, lang))
    return HTMLResponse(
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title>'
        f'<main id="table" data-seq="{room.seq}" data-seat="{"" if seat is None else seat}">'
        f"{assemble(table_fragments(room, seat, lang))}</main></html>"
    )


ROUTES: list[BaseRoute] = [Route("/t/{table}/text", show_text), Route("/t/{table}", show_text)]
