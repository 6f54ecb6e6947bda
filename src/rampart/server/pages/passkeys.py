"""Passkeys on the pages of the account and of the log-in, and what their script sends."""

from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from rampart.draw import esc
from rampart.draw.html import icon
from rampart.server.basics.refusals import Refused
from rampart.server.pages.forms import first
from rampart.server.pages.shell import Visit
from rampart.server.people.devices import device_of
from rampart.server.people.guests import Session
from rampart.server.people.passkeys import Place, place_of
from rampart.server.play.checks import text
from rampart.server.play.moving import bring_along
from rampart.server.site import Site, address, site_of
from rampart.server.web.addresses import network_of
from rampart.server.web.responses import form_body, json_body, json_response


def place(request: Request) -> Place:
    """The site under the name by which the page was asked for; only names that are allowed come so far."""
    return place_of(f"{request.url.scheme}://{request.headers.get('host', '')}")


async def passkeys_panel(visitor: Visit, site: Site) -> str:
    """The passkeys of someone; the script shows the button where the browser has any."""
    if not site.passkeys.able:
        return ""
    say = visitor.say
    rows = "".join(
        f'<li class="se">{icon("ui-key")}<span><b>{esc(name or say("account-device"))}</b></span>'
        f'<form method="post" action="{visitor.url("/passkeys/remove")}">'
        f'<input type="hidden" name="id" value="{esc(id)}">'
        f'<button class="btn">{esc(say("passkey-remove"))}<span class="unseen"> {esc(name)}</span></button></form></li>'
        for id, name, _ in await site.passkeys.of(visitor.person_id)
    )
    return (
        f'<section class="panel"><h2>{esc(say("passkey-head"))}</h2><p class="hint">{esc(say("passkey-hint"))}</p>'
        f'<ul class="ses">{rows}</ul><div class="done"><button type="button" class="btn" data-passkey-add hidden>'
        f'{icon("ui-key")}{esc(say("passkey-add"))}</button></div><p class="hint" id="passkey-told" role="status"></p>'
        "</section>"
    )


def passkey_button(visitor: Visit, able: bool) -> str:
    """The other way in, on the page of the log-in."""
    if not able:
        return ""
    words = esc(visitor.say("passkey-use"))
    return (
        f'<div class="btns"><button type="button" class="btn" data-passkey-use hidden>{icon("ui-key")}{words}</button>'
        '</div><p class="hint center" id="passkey-told" role="status"></p>'
    )


async def known(request: Request) -> Session:
    session = await site_of(request).session(request)
    if session is None:
        raise Refused("no_session")
    return session


def credential(body: dict[str, Any]) -> dict[str, Any]:
    found = body.get("credential")
    if not isinstance(found, dict):
        raise Refused("bad_field", field="credential")
    return found


async def post_add_options(request: Request) -> Response:
    session = await known(request)
    return json_response(await site_of(request).passkeys.add_options(session.person, place(request)))


async def post_add(request: Request) -> Response:
    site, session, body = site_of(request), await known(request), await json_body(request)
    site.limits.check("preferences", session.person.id)
    ticket = text(body, "ticket")
    await site.passkeys.add(session.person, ticket, credential(body), place(request), device_of(request))
    return json_response({"status": "accepted"})


async def post_remove(request: Request) -> Response:
    site, session, form = site_of(request), await known(request), await form_body(request)
    await site.passkeys.remove(session.person, first(form, "id"))
    return RedirectResponse(f"{site.settings.prefix}/account?saved=1", 303)


async def post_use_options(request: Request) -> Response:
    site = site_of(request)
    site.limits.check("session", network_of(address(request)))
    return json_response(await site.passkeys.use_options(place(request)))


async def post_use(request: Request) -> Response:
    """Log in by a passkey; what a guest did on this device comes along where it is wished."""
    site, body = site_of(request), await json_body(request)
    before, network = await site.session(request), network_of(address(request))
    ticket = text(body, "ticket")
    cookie = await site.passkeys.use(ticket, credential(body), place(request), network, device_of(request), before)
    session = await site.people.session(cookie)
    if before is not None and session is not None and body.get("bring") is True:
        await bring_along(site.accounts, site.rooms, before.person, session.person)
    response = json_response({"status": "accepted"})
    site.remember(request, response, cookie)
    return response


ROUTES: list[BaseRoute] = [
    Route("/passkeys/options", post_add_options, methods=["POST"]),
    Route("/passkeys", post_add, methods=["POST"]),
    Route("/passkeys/remove", post_remove, methods=["POST"]),
    Route("/login/passkey/options", post_use_options, methods=["POST"]),
    Route("/login/passkey", post_use, methods=["POST"]),
]
