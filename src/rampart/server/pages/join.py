"""Taking a seat: by a link that someone sent, or from the lobby."""

from dataclasses import replace

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from rampart.draw import esc
from rampart.draw.html import icon, shape
from rampart.server.basics.model import Person, SeatKind, Status, Table
from rampart.server.basics.names import LONGEST_NAME
from rampart.server.basics.refusals import Refused
from rampart.server.pages.forms import complaint, first, key_field, key_of, text_field
from rampart.server.pages.games import picture, title_of, variants
from rampart.server.pages.lobby import CSS, own_seats, seat_words, table_name
from rampart.server.pages.shell import Visit, page, respond, visit
from rampart.server.site import Site, site_of
from rampart.server.web.responses import form_body
from rampart.text import table_names


def seat_line(visitor: Visit, table: Table, number: int, can_sit: bool) -> str:
    """A seat: who sits there, or the button to take it."""
    seat = table.seats[number]
    colour = table_names(table.game, number + 1, visitor.lang)[number]
    free = seat.kind is SeatKind.FREE
    sign = icon("ui-bot") if seat.kind is SeatKind.BOT else ""
    words = f'<span class="{"soft" if free else "b"}">{sign} <bdi>{esc(seat_words(visitor, seat))}</bdi></span>'
    button = (
        f'<button class="btn pri" name="seat" value="{number}">{esc(visitor.say("join-take"))}'
        f'<span class="unseen"> {esc(colour)}</span></button>'
    )
    return (
        f'<li class="sr">{shape(number)}<span class="mut sm">{esc(colour)}</span>{words}'
        f"{button if free and can_sit else ''}</li>"
    )


def join_page(visitor: Visit, table: Table, token: str, name: str, refused: Refused | None = None) -> str:
    """The table someone was invited to, with its free seats."""
    say = visitor.say
    mine = own_seats(visitor, table)
    can_sit = table.status is Status.OPEN and not mine
    different = "".join(f'<span class="chip">{esc(words)}</span>' for words in variants(table, visitor.lang))
    seats = "".join(seat_line(visitor, table, seat.number, can_sit) for seat in table.seats)
    sentence = refused.sentence(visitor.lang) if refused else ""
    name_wrong = sentence if refused and refused.code == "bad_name" else ""
    free = any(seat.kind is SeatKind.FREE for seat in table.seats)
    told = say("join-yours") if mine else say("join-hint") if can_sit and free else say("join-full")
    typed = text_field("name", say("join-name"), name, LONGEST_NAME, "", name_wrong, required=True)
    go = say("join-go") if mine else say("lobby-watch")
    main = (
        f'<section class="panel join">{picture(visitor, table.game)}'
        f'<p class="soft">{esc(title_of(table.game, visitor.lang))}</p>'
        f'<h1>{table_name(visitor, table)}</h1><div class="variants">{different}</div><p>{esc(told)}</p>'
        f"{'' if name_wrong else complaint('form-wrong', sentence)}"
        f'<form method="post" action="{visitor.url(f"/join/{token}")}">{key_field()}{typed if can_sit and free else ""}'
        f'<ol class="srs">{seats}</ol></form>'
        f'<div class="btns"><a class="btn" href="{visitor.url(f"/t/{table.id}")}">{icon("ui-eye")}{esc(go)}</a></div>'
        "</section>"
    )
    return page(visitor, f"{say('join-title')} – Rampart", main, "play", "narrow-page", CSS)


# ---- requests


async def invited_table(site: Site, token: str) -> Table:
    """The table that an invitation leads to."""
    table_id = await site.store.invited(token) if len(token) <= 100 else ""
    if not table_id:
        raise Refused("no_table")
    return (await site.rooms.get(table_id)).table


async def show_join(request: Request) -> Response:
    """Where an invitation leads."""
    token = request.path_params["token"]
    table = await invited_table(site_of(request), token)
    visitor = await visit(request)
    name = visitor.person.name if visitor.person else ""
    return respond(request, visitor, join_page(visitor, table, token, name))


async def post_join(request: Request) -> Response:
    """Take the seat that was chosen, under the name that was typed."""
    site = site_of(request)
    token = request.path_params["token"]
    table = await invited_table(site, token)
    form = await form_body(request)
    session, cookie = await site.greeted(request)
    name = first(form, "name", session.person.name)
    seat = first(form, "seat")
    person = session.person
    try:
        person = await renamed(site, person, name)
        if not seat.isdecimal() or len(seat) > 3:
            raise Refused("no_seat")
        site.limits.check("sit", person.id)
        taken = {"seat": int(seat), "invite": token}
        await site.acts.act(table.id, person, "sit", key_of(form), taken)
    except Refused as refused:
        visitor = replace(await visit(request, greet=False), person=person, cookie=cookie)
        table = (await site.rooms.get(table.id)).table
        return respond(request, visitor, join_page(visitor, table, token, name[:500], refused), refused.status)
    return to_table(request, table.id, cookie)


async def renamed(site: Site, person: Person, name: str) -> Person:
    """The person under the name that was typed."""
    if name == person.name:
        return person
    return await site.change(person, name, {})


async def post_sit(request: Request) -> Response:
    """Take the first free seat at a table of the lobby; whoever sits there already just goes there."""
    site = site_of(request)
    form = await form_body(request)
    table_id = (await site.rooms.get(request.path_params["table"])).table.id
    session, cookie = await site.greeted(request)
    site.limits.check("sit", session.person.id)
    while not await seated(site, table_id, session.person, key_of(form)):
        continue  # someone else was faster, but there may be other seats
    return to_table(request, table_id, cookie)


async def seated(site: Site, table_id: str, person: Person, key: str) -> bool:
    """Does the person sit at the table now? False where the seat was taken in the meantime."""
    room = await site.rooms.get(table_id)
    if room.held_by(person.id):
        return True
    free = [seat.number for seat in room.table.seats if seat.kind is SeatKind.FREE]
    if not free:
        raise Refused("seat_taken")
    try:
        await site.acts.act(table_id, person, "sit", key, {"seat": free[0]})
    except Refused as refused:
        if refused.code != "seat_taken":
            raise
        return False
    return True


def to_table(request: Request, table_id: str, cookie: str) -> Response:
    site = site_of(request)
    response = RedirectResponse(f"{site.settings.prefix}/t/{table_id}", 303)
    site.remember(request, response, cookie)
    return response


ROUTES: list[BaseRoute] = [
    Route("/join/{token}", show_join),
    Route("/join/{token}", post_join, methods=["POST"]),
    Route("/sit/{table}", post_sit, methods=["POST"]),
]
