"""What one does about other people: friends, blocking, invitations, reports; and what moderators do about reports."""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from rampart.draw import esc
from rampart.server.basics.model import Person
from rampart.server.basics.refusals import Refused
from rampart.server.pages.forms import first
from rampart.server.pages.profile import CSS, show_you
from rampart.server.pages.shell import Visit, named, page, respond, visit
from rampart.server.people.friends import Report
from rampart.server.site import Site, site_of
from rampart.server.web.responses import form_body


async def known(request: Request) -> Person:
    session = await site_of(request).session(request)
    if session is None:
        raise Refused("no_session")
    return session.person


async def post_friend(request: Request) -> Response:
    """Ask, agree, end, block or report, by the name of an account."""
    site, form, person = site_of(request), await form_body(request), await known(request)
    act = request.path_params["act"]
    site.limits.check("act", person.id)
    try:
        await do(site, person, act, first(form, "name"), first(form, "words"))
    except Refused as refused:
        if refused.code == "not_found":
            raise
        return await show_you(request, refused)
    return RedirectResponse(f"{site.settings.prefix}/you#friends", 303)


async def do(site: Site, person: Person, act: str, name: str, words: str) -> None:
    other = await site.friends.named(name)
    if act == "ask":
        await site.friends.ask(person, other)
    elif act == "end":
        await site.friends.end(person, other.id)
    elif act == "block":
        await site.friends.block(person, other)
    elif act == "report":
        await site.friends.report(person, other, words)
    else:
        raise Refused("not_found")


async def post_invite(request: Request) -> Response:
    """Invite someone by name to an open table."""
    site, form, person = site_of(request), await form_body(request), await known(request)
    room = await site.rooms.get(request.path_params["table"])
    await site.friends.invite(person, await site.friends.named(first(form, "name")), room.table)
    site.lobby.tell_all(1.0)
    return RedirectResponse(f"{site.settings.prefix}/t/{room.table.id}", 303)


def reports_page(visitor: Visit, reports: list[Report]) -> str:
    say = visitor.say
    rows = "".join(
        f'<li class="se"><span><b>{named(one.name)}</b><br><span class="sm soft">{esc(one.words)}</span></span>'
        f'<form method="post" action="{visitor.url(f"/reports/{one.id}")}">'
        f'<button class="btn" name="ban" value="">{esc(say("report-done"))}</button> '
        f'<button class="btn" name="ban" value="1">{esc(say("report-ban"))}</button></form></li>'
        for one in reports
    )
    empty = f'<p class="soft">{esc(say("report-none"))}</p>'
    listed = f'<ul class="ses">{rows}</ul>' if rows else empty
    main = f'<h1>{esc(say("report-list"))}</h1><section class="panel">{listed}</section>'
    return page(visitor, f"{say('report-list')} – Rampart", main, "", "narrow-page", CSS)


async def show_reports(request: Request) -> Response:
    visitor = await visit(request)
    reports = await site_of(request).friends.reports(await known(request))
    return respond(request, visitor, reports_page(visitor, reports))


async def post_report(request: Request) -> Response:
    site, form = site_of(request), await form_body(request)
    await site.friends.settle(await known(request), request.path_params["report"], first(form, "ban") == "1")
    return RedirectResponse(f"{site.settings.prefix}/reports", 303)


ROUTES: list[BaseRoute] = [
    Route("/friends/{act}", post_friend, methods=["POST"]),
    Route("/invite/{table}", post_invite, methods=["POST"]),
    Route("/reports", show_reports),
    Route("/reports/{report:int}", post_report, methods=["POST"]),
]
