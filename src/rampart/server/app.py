"""The application: routes, middleware, and the life of the site from start to end."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Mount
from starlette.websockets import WebSocket

from rampart.server import api
from rampart.server.basics.logs import shown_path
from rampart.server.basics.refusals import Refused
from rampart.server.config import Settings
from rampart.server.pages.routes import routes
from rampart.server.pages.shell import error_page
from rampart.server.public.app import PATH, create_public
from rampart.server.security import HEADERS, Guard, Prefix
from rampart.server.site import Site, preferred
from rampart.server.web import manual
from rampart.server.web.hosts import Hosts
from rampart.server.web.responses import refusal, when_to_come_again

TRY_AGAIN_LATER = 1013  # a page whose connection is closed so comes back by itself
log = logging.getLogger("rampart.app")


def create_app(settings: Settings) -> Starlette:
    """The site as an ASGI application; its data is opened when it starts."""
    public = create_public()

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        with settings.storage.serving():
            site = Site(settings)
            app.state.site = public.state.site = site
            await site.start()
            try:
                yield
            finally:
                await site.stop()

    docs = [Mount(manual.PATH, manual.Manual(directory=settings.docs, html=True))] if settings.docs else []
    return Starlette(
        routes=[Mount(PATH, public), *docs, *routes(), *api.ROUTES],
        lifespan=life,
        middleware=[
            Middleware(Prefix, prefix=settings.prefix),
            Middleware(
                Guard,
                origins=settings.origins,
                prefix=settings.prefix,
                hosts=Hosts(settings.host, settings.hosts, settings.origins),
            ),
        ],
        exception_handlers={
            Refused: on_refusal,
            ClientDisconnect: on_gone,
            HTTPException: on_http_error,
            DBAPIError: on_storage_fault,
            NoConnection: on_storage_fault,
            Exception: on_fault,
        },
    )


async def answer(request: HTTPConnection, refused: Refused) -> Response:
    """A refusal, as JSON for scripts and as a page for people."""
    site: Site = request.app.state.site
    session = await site.health.read(site.session(request), None)
    lang = site.language(request, session)
    if wants_page(request):
        markup = error_page(request, refused.status, refused.sentence(lang), lang, session.person if session else None)
        return HTMLResponse(markup, refused.status, when_to_come_again(refused))
    more = {}
    if refused.code == "stale" and "table" in request.path_params:
        room = site.rooms.live.get(request.path_params["table"])
        more = {"seq": room.seq} if room is not None else {}
    return refusal(refused, lang, **more)


def wants_page(request: HTTPConnection) -> bool:
    """Is it a person who looks at the answer?"""
    return "text/html" in request.headers.get("accept", "")


async def on_refusal(request: Request, error: Exception) -> Response:
    """Someone asked for something that is not possible."""
    assert isinstance(error, Refused)
    log.warning("refused", extra={"code": error.code, "path": shown_path(request.url.path), "detail": error.detail})
    return await answer(request, error)


async def on_http_error(request: Request, error: Exception) -> Response:
    """There is nothing at the address, or not for this method."""
    assert isinstance(error, HTTPException)
    codes = {404: "not_found", 405: "no_method"}
    return await answer(request, Refused(codes.get(error.status_code, "bad_request")))


async def on_storage_fault(request: HTTPConnection, error: Exception) -> Response:
    """The database fails: what is wrong is told to people in their language, and to the host in the log."""
    site: Site = request.app.state.site
    fault = site.health.note(error)
    if not fault:
        raise error
    log.error("storage", extra={"code": fault, "path": shown_path(request.url.path)})
    if isinstance(request, WebSocket):
        await request.close(TRY_AGAIN_LATER)
        return Response()
    return await answer(request, Refused(fault))


async def on_gone(request: Request, error: Exception) -> Response:
    """Whoever was asking has gone away in the middle of it; no one reads the answer."""
    return Response(status_code=400)


async def on_fault(request: Request, error: Exception) -> Response:
    """Something is broken; the log has the traceback, the answer has not."""
    refused, lang = Refused("broken"), preferred(request.headers)
    response = refusal(refused, lang)
    if wants_page(request):
        response = HTMLResponse(error_page(request, refused.status, refused.sentence(lang), lang), 500)
    response.headers.update(HEADERS)  # this is said outside of the guard
    return response
