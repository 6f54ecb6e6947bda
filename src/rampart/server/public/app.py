"""The application of the public API, which the site mounts; it also writes the description of itself."""

import logging
from typing import Final

from fastapi import APIRouter, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.cors import CORSMiddleware
from fastapi.routing import APIRoute
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.routing import Match

import rampart
from rampart.server.basics.logs import shown_path
from rampart.server.basics.refusals import Refused
from rampart.server.public import events, people, records, streams, tables
from rampart.server.public.calls import ERRORS
from rampart.server.site import preferred, site_of
from rampart.server.web.responses import refusal

PATH: Final = "/api/v1"
ABOUT: Final = (
    "Everything a client needs for its own tables and play. Show a personal token as `Authorization: Bearer TOKEN`; "
    "its scopes say what it may do: `read`, `play`, `host`, `records`. A refusal has a sentence and a code."
)
log = logging.getLogger("rampart.public")


def create_public() -> FastAPI:
    """The public API as an application of its own; the site is put into its state when it starts."""
    app = FastAPI(
        title="Rampart",
        version=rampart.__version__,
        description=ABOUT,
        docs_url=None,  # it would load scripts from elsewhere
        redoc_url=None,
        responses=ERRORS,
        generate_unique_id_function=lambda route: route.name,
        exception_handlers={
            Refused: on_refusal,
            RequestValidationError: on_bad_request,
            HTTPException: on_http_error,
            ClientDisconnect: on_gone,
            DBAPIError: on_storage_fault,
            NoConnection: on_storage_fault,
            Exception: on_fault,
        },
    )
    # a page elsewhere may call it, but only with a token of its own: cookies are not looked at
    app.add_middleware(
        CORSMiddleware, allow_origins=["*"], allow_methods=["GET", "POST", "DELETE"], allow_headers=["Authorization"]
    )
    for router in routers():
        app.include_router(router)
    return app


def routers() -> list[APIRouter]:
    return [tables.router, streams.router, records.router, people.router, events.router]


def said(request: Request, refused: Refused) -> Response:
    wanted = request.query_params.get("lang", "")
    response = refusal(refused, wanted or preferred(request.headers))
    if refused.status == 401:
        response.headers["www-authenticate"] = "Bearer"
    return response


async def on_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    log.warning("refused", extra={"code": error.code, "path": shown_path(request.url.path), "detail": error.detail})
    return said(request, error)


async def on_bad_request(request: Request, error: Exception) -> Response:
    """What was sent does not have the form that is described."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"][1:]) or str(first["loc"][0])
    return said(request, Refused("bad_field", field=where[:60]))


async def on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    codes = {404: "not_found", 405: "no_method"}
    response = said(request, Refused(codes.get(error.status_code, "bad_request")))
    if error.status_code == 405:
        response.headers["allow"] = ", ".join(sorted(methods_at(request)))
    return response


def methods_at(request: Request) -> set[str]:
    """What can be done at an address, by all its routes together."""
    found: set[str] = set()
    for router in routers():
        for route in router.routes:
            if isinstance(route, APIRoute) and route.matches(request.scope)[0] is not Match.NONE:
                found |= route.methods or set()
    return found


async def on_gone(request: Request, error: Exception) -> Response:
    """No one reads the answer."""
    return Response(status_code=400)


async def on_storage_fault(request: Request, error: Exception) -> Response:
    """The database fails."""
    fault = site_of(request).health.note(error)
    if not fault:
        return await on_fault(request, error)
    log.error("storage", extra={"code": fault, "path": shown_path(request.url.path)})
    return said(request, Refused(fault))


async def on_fault(request: Request, error: Exception) -> Response:
    """Something is broken; the log has the traceback, the answer has not."""
    log.error("broken", exc_info=error)
    return said(request, Refused("broken"))
