"""The site as an app: manifest, service worker, the page for when there is no network, and pushes."""

import json
from importlib.resources import files

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from rampart.draw import esc
from rampart.draw.html import icon
from rampart.server.basics.refusals import Refused
from rampart.server.pages.forms import first, switch
from rampart.server.pages.shell import Visit, page, respond, url
from rampart.server.people.guests import Session
from rampart.server.play.checks import text
from rampart.server.site import Site, preferred, site_of
from rampart.server.web.assets import asset
from rampart.server.web.responses import form_body, json_body, json_response

A_DAY = {"cache-control": "public, max-age=86400"}
PAPER, INK = "#fbf6ec", "#1c212b"


async def get_manifest(request: Request) -> Response:
    """What a browser needs to install the site."""
    prefix = url(request, "")
    content = {
        "name": "Rampart", "short_name": "Rampart", "start_url": f"{prefix}/", "scope": f"{prefix}/",
        "id": f"{prefix}/",        "display": "standalone", "background_color": PAPER, "theme_color": INK,
        "icons": [{"src": prefix + asset("icon.svg"), "sizes": "any", "type": "image/svg+xml", "purpose": "any"}],
    }  # fmt: skip
    return Response(json.dumps(content), media_type="application/manifest+json", headers=A_DAY)


async def get_worker(request: Request) -> Response:
    """The service worker; at the root, for it serves the pages below its own address."""
    script = files("rampart.server").joinpath("static", "js", "worker.js").read_bytes()
    return Response(script, media_type="text/javascript", headers={"cache-control": "no-cache"})


async def get_icon(request: Request) -> Response:
    picture = files("rampart.server").joinpath("static", "icon.svg").read_bytes()
    return Response(picture, media_type="image/svg+xml", headers=A_DAY)


async def show_offline(request: Request) -> Response:
    """What is shown without a network; it is kept, so no one's name stands in it."""
    visitor = Visit(url(request, ""), preferred(request.headers))
    say = visitor.say
    main = (
        f'<section class="panel error"><h1>{esc(say("offline-head"))}</h1><p>{esc(say("offline-text"))}</p></section>'
    )
    return respond(request, visitor, page(visitor, f"{say('offline-head')} – Rampart", main, cls="narrow-page"))


async def known(request: Request) -> Session:
    session = await site_of(request).session(request)
    if session is None:
        raise Refused("no_session")
    return session


async def post_push(request: Request) -> Response:
    """Keep a browser's subscription: `{"endpoint", "keys": {"p256dh", "auth"}}`."""
    site, session = site_of(request), await known(request)
    site.limits.check("preferences", session.person.id)
    await site.pushes.keep(session.person.id, await json_body(request))
    return json_response({"status": "accepted"})


async def post_push_end(request: Request) -> Response:
    site, session = site_of(request), await known(request)
    await site.pushes.end(session.person.id, text(await json_body(request), "endpoint", ""))
    return json_response({"status": "accepted"})


async def post_digest(request: Request) -> Response:
    """Ask for a letter every morning, or for none."""
    site, session, form = site_of(request), await known(request), await form_body(request)
    await site.accounts.own(session.person)
    await site.change(session.person, None, {"digest": first(form, "digest") == "1", "zone": first(form, "zone")[:60]})
    return RedirectResponse(f"{site.settings.prefix}/preferences?saved=1", 303)


def notices_panel(visitor: Visit, site: Site) -> str:
    """How one is told that it is one's turn; everything is off until it is asked for."""
    say = visitor.say
    push = (
        '<div class="field"><label class="switch"><input type="checkbox" disabled data-push'
        f' data-key="{site.pushes.public_key()}" data-on="{esc(say("notice-on"))}" data-off="{esc(say("notice-off"))}"'
        f' data-cannot="{esc(say("notice-cannot"))}"><span>{esc(say("notice-push"))}</span></label>'
        f'<p class="hint" id="notice-told" role="status">{esc(say("notice-push-hint"))}</p></div>'
    )
    digest = (
        f'<form method="post" action="{visitor.url("/digest")}"><input type="hidden" name="zone" data-zone'
        f' value="{esc(visitor.preferences.zone)}">'
        f"{switch('digest', say('notice-digest'), visitor.preferences.digest, say('notice-digest-hint'))}"
        f'<div class="done"><button class="btn">{icon("ui-check")}{esc(say("prefs-save"))}</button></div></form>'
    )
    mailed = site.mail.able and visitor.person is not None and visitor.person.login
    if not site.pushes.able and not mailed:
        return ""
    return (
        f'<section class="panel"><h2>{esc(say("notice-head"))}</h2>{push if site.pushes.able else ""}'
        f"{digest if mailed else ''}</section>"
    )


ROUTES: list[BaseRoute] = [
    Route("/manifest.webmanifest", get_manifest),
    Route("/worker.js", get_worker),
    Route("/icon.svg", get_icon),
    Route("/offline", show_offline),
    Route("/push", post_push, methods=["POST"]),
    Route("/digest", post_digest, methods=["POST"]),
    Route("/push/end", post_push_end, methods=["POST"]),
]
