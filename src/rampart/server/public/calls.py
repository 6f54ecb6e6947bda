"""Who calls, and what they may do: every call shows a token that has the scope it needs."""

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any, Final

from fastapi import Depends, Query, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from rampart.server.basics.model import Person
from rampart.server.basics.refusals import Refused
from rampart.server.people.tokens import HOST, PLAY, READ, RECORDS, Token
from rampart.server.public.shapes import Error
from rampart.server.site import Site, address, preferred, site_of
from rampart.server.tables.room import Room
from rampart.server.web.addresses import network_of
from rampart.text import LANGUAGES

REFUSALS: Final = (400, 401, 403, 404, 409, 413, 415, 421, 422, 429, 500, 503)
ERRORS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Error, "description": "It is refused, and why."} for status in REFUSALS
}
bearer = HTTPBearer(auto_error=False, description="A personal token, made on the page Tokens of the site.")


@dataclass(frozen=True)
class Caller:
    """A program, and the person it speaks for."""

    site: Site
    person: Person
    token: Token
    lang: str
    address: str


Shown = Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]


def calling(scope: str) -> Callable[..., Awaitable[Caller]]:
    """A call for which a scope is needed."""

    async def caller(request: Request, shown: Shown) -> Caller:
        site = site_of(request)
        site.limits.check("calls", network_of(address(request)))
        token = await site.tokens.find(shown.credentials) if shown is not None else None
        person = await site.people.person(token.person) if token is not None else None
        if token is None or person is None or person.role == "banned" or not person.login:
            raise Refused("bad_token")
        if scope not in token.scopes:
            raise Refused("no_scope", scope=scope)
        site.limits.check("call", token.person)
        return Caller(site, person, token, language(request, person), address(request))

    return caller


def language(request: Request, person: Person) -> str:
    """The language that is asked for, else the person's own."""
    wanted = request.query_params.get("lang", "")
    return wanted if wanted in LANGUAGES else person.preferences.lang or preferred(request.headers)


Reader = Annotated[Caller, Depends(calling(READ))]
Player = Annotated[Caller, Depends(calling(PLAY))]
Host = Annotated[Caller, Depends(calling(HOST))]
Archivist = Annotated[Caller, Depends(calling(RECORDS))]
Lang = Annotated[str | None, Query(pattern="^(en|cs|pl|de)$", description="the language of texts")]


def key_or_new(key: str | None) -> str:
    return key or secrets.token_hex(12)


def own_view(room: Room, caller: Caller, wanted: int | None) -> int | None:
    """The seat whose view is given: the wanted one, which must be theirs, else their first, else none."""
    held = room.held_by(caller.person.id)
    if wanted is not None and wanted not in held:
        raise Refused("not_your_seat")
    return room.viewer(caller.person.id, wanted)
