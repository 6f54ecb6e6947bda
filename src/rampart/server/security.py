"""What stands between the network and the site: prefix, names, headers, same-origin, size limits and the access log."""

import logging
import secrets
import time
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rampart.server.basics.logs import request_id, shown_path
from rampart.server.basics.refusals import Refused
from rampart.server.site import preferred
from rampart.server.web.hosts import Hosts, name_of
from rampart.server.web.responses import refusal

CSP: Final = (
    "default-src 'self'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS: Final = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}
SAFE: Final = ("GET", "HEAD", "OPTIONS")
BODY_LIMIT: Final = 64 * 1024
RECORD_LIMIT: Final = 1024 * 1024
RECORD_PATHS: Final = ("/records", "/api/v1/records", "/api/v1/positions")
PUBLIC: Final = "/api/"  # below it no cookie is looked at: every request shows a token, which no other page has
LONGEST_HOST: Final = 100  # letters of a name that are repeated
CUSTOM_HEADER: Final = "x-rampart"  # a page of another site cannot send it without asking first
log = logging.getLogger("rampart.access")


class Prefix:
    """Lets the site live under a path, whether a proxy strips it or not."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self.app = app
        self.prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Tell the routes where the site begins."""
        if self.prefix and scope["type"] in ("http", "websocket"):
            path = scope["path"]
            inside = path == self.prefix or path.startswith(self.prefix + "/")
            scope = {**scope, "root_path": self.prefix, "path": path if inside else self.prefix + path}
        await self.app(scope, receive, send)


class Guard:
    """Refuses requests of other sites and bodies that are too large, and adds the headers of every response."""

    def __init__(self, app: ASGIApp, origins: Iterable[str], prefix: str, hosts: Hosts) -> None:
        self.app = app
        self.origins = frozenset(origins)
        self.prefix = prefix
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it with a refusal."""
        if scope["type"] == "websocket" and not self.hosts.accept(Headers(scope=scope).get("host", "")):
            await send({"type": "websocket.close", "code": 4403})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        request_id.set(secrets.token_hex(8))
        guarded = Answer(scope, send)
        limit = self.limit(scope["path"])
        public = scope["path"].removeprefix(self.prefix).startswith(PUBLIC)
        refused = self.refused(scope["method"], headers, limit, public)
        try:
            if refused is not None:
                await said(refused, headers)(scope, receive, guarded.send)
            else:
                await self.app(scope, Body(receive, limit).receive, guarded.send)
        finally:
            guarded.log(refused.code if refused is not None else "")

    def refused(self, method: str, headers: Headers, limit: int, public: bool) -> Refused | None:
        """Why a request goes no further, None if it may."""
        if not self.hosts.accept(headers.get("host", "")):
            return Refused("wrong_host", host=name_of(headers["host"])[:LONGEST_HOST])
        if not public and method not in SAFE and not same_site(headers, self.origins):
            return Refused("cross_site")
        if oversized(headers.get("content-length", "0"), limit):
            return Refused("too_large")
        return None

    def limit(self, path: str) -> int:
        """How large a body may be at a path."""
        return RECORD_LIMIT if path.removeprefix(self.prefix) in RECORD_PATHS else BODY_LIMIT


class Body:
    """A body that is read only up to its limit, whatever its header promised."""

    def __init__(self, receive: Receive, limit: int) -> None:
        self.inner = receive
        self.left = limit

    async def receive(self) -> Message:
        message = await self.inner()
        self.left -= len(message.get("body", b""))
        if self.left < 0:
            raise Refused("too_large")
        return message


class Answer:
    """A response on its way out: it gets its headers and leaves a line in the log."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.scope = scope
        self.inner = send
        self.status = 500  # unless an answer is sent
        self.id = request_id.get()
        self.began = time.perf_counter()

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "private, no-cache")
            headers["x-request-id"] = self.id
        await self.inner(message)

    def log(self, refused: str) -> None:
        """Leave a line in the log, and count."""
        seconds = time.perf_counter() - self.began
        site = getattr(getattr(self.scope.get("app"), "state", None), "site", None)
        if site is not None:
            site.metrics.note(self.scope["path"], self.status, seconds)
        fields = {
            "method": self.scope["method"],
            "path": shown_path(self.scope["path"]),
            "status": self.status,
            "ms": round(seconds * 1000, 1),
            "client": self.scope["client"][0] if self.scope.get("client") else "",
        }
        if refused:
            fields["code"] = refused
        log.log(logging.WARNING if self.status >= 400 else logging.INFO, "request", extra=fields)


def said(refused: Refused, headers: Headers) -> Response:
    """A refusal before anything of the site is known: a sentence for people, JSON for scripts."""
    lang = preferred(headers)
    if "text/html" in headers.get("accept", ""):
        return PlainTextResponse(refused.sentence(lang), refused.status)
    return refusal(refused, lang)


def oversized(length: str, limit: int) -> bool:
    """Does a request say itself that it is too large?"""
    return not length.isdecimal() or len(length) > 12 or int(length) > limit


def same_site(headers: Headers, origins: frozenset[str]) -> bool:
    """Does a request that changes something come from a page of this site, or from no page at all?"""
    origin = headers.get("origin", "")
    if allowed_origin(origin, headers.get("host", ""), origins):
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none") or origin.lower() in origins
    if origin:
        return False
    if "sec-fetch-site" in headers:
        return headers["sec-fetch-site"] in ("same-origin", "none")
    return headers.get("content-type", "").startswith("application/json") and CUSTOM_HEADER in headers


def allowed_origin(origin: str, host: str, origins: frozenset[str]) -> bool:
    """Is it an origin that pages of this site have?"""
    try:
        parts = urlsplit(origin.lower())
    except ValueError:  # a host in brackets that are never closed
        return False
    if parts.scheme not in ("http", "https") or not parts.netloc:
        return False
    return parts.netloc == host.lower() or origin.rstrip("/").lower() in origins
