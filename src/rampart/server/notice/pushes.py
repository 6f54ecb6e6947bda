"""Web Push: a browser that was asked to is told that it is someone's turn, through its maker's service.

Needs the extra `push`. The address of a browser is one that a stranger may have sent: only https at its usual port, by
a name, and only at addresses of the public internet, checked when it is kept and again, on the very address that is
spoken to, when something is sent.
"""

import asyncio
import base64
import http.client
import ipaddress
import json
import logging
import socket
import ssl
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

from sqlalchemy import delete, func, select
from sqlalchemy.dialects.postgresql import insert

from rampart.server.basics.refusals import Refused
from rampart.server.storage import schema
from rampart.server.storage.store import Store

PATIENCE: Final = 10.0  # seconds
LONGEST_ADDRESS: Final = 500
MOST: Final = 8  # browsers of one person
KEYS: Final = {"p256dh": 65, "auth": 16}  # and how many bytes they have
AT_ONCE: Final = 4  # conversations, in threads of their own: nothing else waits for an address that does not answer
WHOLE: Final = 15.0  # seconds for one of them, however slowly the other side speaks
TRANSLATED: Final = ipaddress.ip_network("64:ff9b::/96")  # addresses of IPv4 as networks without it write them
GONE: Final = (404, 410)  # the browser does not want to hear any more
FILE: Final = "push-key.pem"
log = logging.getLogger("rampart.push")
T = TypeVar("T")
Post = Callable[[str, dict[str, str], bytes], int]  # address, headers, body: the status of the answer


class Pushes:
    """The browsers that want to be told, and the way to tell them."""

    def __init__(self, store: Store, folder: Path, contact: str) -> None:
        self.store = store
        self.file = folder / FILE
        self.contact = contact
        self.able = find_spec("pywebpush") is not None
        self.post: Post = post
        self.resolve: Callable[[str], list[str]] = addresses
        self._vapid: Any = None
        self.threads = ThreadPoolExecutor(AT_ONCE, "pushing")

    async def aside(self, doing: Callable[..., T], *about: Any) -> T:
        """Do something that speaks to the network, for a while at most."""
        running = asyncio.get_running_loop().run_in_executor(self.threads, doing, *about)
        return await asyncio.wait_for(running, WHOLE)

    # ---- keys

    def vapid(self) -> Any:
        """The key with which the site signs; made when it is first needed, and kept in the data folder."""
        if self._vapid is None:
            from py_vapid import Vapid02

            if not self.file.is_file():
                fresh = Vapid02()
                fresh.generate_keys()
                fresh.save_key(str(self.file))
                self.file.chmod(0o600)
            self._vapid = Vapid02.from_file(str(self.file))
        return self._vapid

    def public_key(self) -> str:
        """What a browser needs to know to be told."""
        if not self.able:
            return ""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        raw = self.vapid().public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(raw).decode().rstrip("=")

    # ---- browsers

    async def keep(self, person_id: str, body: dict[str, Any]) -> None:
        """Keep the address and the keys of a browser."""
        if not self.able:
            raise Refused("not_found")
        endpoint, keys = fit_endpoint(body.get("endpoint")), fit_keys(body.get("keys"))
        try:
            await self.aside(self.public_address, endpoint)
        except TimeoutError:
            raise Refused("bad_field", field="endpoint") from None
        p = schema.pushes
        async with self.store.writing() as db:
            others = select(func.count()).where(p.c.person == person_id, p.c.endpoint != endpoint)
            if (await db.execute(others)).scalar_one() >= MOST:
                raise Refused("too_many")
            row = {"endpoint": endpoint, "person": person_id, "keys": keys, "at": time.time()}
            fresh = insert(p).values(row)
            await db.execute(fresh.on_conflict_do_update(index_elements=["endpoint"], set_=row))

    async def end(self, person_id: str, endpoint: str = "") -> None:
        """Tell a browser, or all of someone's, nothing more."""
        p = schema.pushes
        wanted = delete(p).where(p.c.person == person_id)
        async with self.store.writing() as db:
            await db.execute(wanted.where(p.c.endpoint == endpoint) if endpoint else wanted)

    async def of(self, person_id: str) -> list[tuple[str, dict[str, str]]]:
        p = schema.pushes
        async with self.store.reading() as db:
            rows = (await db.execute(select(p).where(p.c.person == person_id))).all()
        return [(row.endpoint, row.keys) for row in rows]

    async def send(self, person_id: str, content: dict[str, str]) -> int:
        """Tell all browsers of someone; how many were told."""
        told = 0
        for endpoint, keys in await self.of(person_id) if self.able else []:
            try:
                status = await self.aside(self.deliver, endpoint, keys, content)
            except (TimeoutError, OSError, ValueError, Refused, http.client.HTTPException) as e:
                log.warning("no push", extra={"code": type(e).__name__})
                continue
            if status in GONE:
                await self.end(person_id, endpoint)
            told += status in (200, 201, 202)
        return told

    def deliver(self, endpoint: str, keys: dict[str, str], content: dict[str, str]) -> int:
        """Encrypt and send."""
        from pywebpush import WebPusher

        sealed = WebPusher({"endpoint": endpoint, "keys": keys}).encode(json.dumps(content).encode(), "aes128gcm")
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": self.contact, "exp": int(time.time()) + 12 * 3600}
        headers = {**self.vapid().sign(claims), "TTL": "86400", "Content-Encoding": "aes128gcm", "Urgency": "normal"}
        headers["Rampart-Address"] = self.public_address(endpoint)
        return self.post(endpoint, headers, sealed["body"])

    def public_address(self, endpoint: str) -> str:
        """An address of the host, all of which must be public: nothing in the host's own network is spoken to."""
        host = urlsplit(endpoint).hostname or ""
        try:
            found = self.resolve(host)
        except OSError:
            raise Refused("bad_field", field="endpoint") from None
        if not found or not all(is_public(one) for one in found):
            raise Refused("bad_field", field="endpoint")
        return found[0]

    def stop(self) -> None:
        """Begin nothing more."""
        self.threads.shutdown(wait=False, cancel_futures=True)


def is_public(address: str) -> bool:
    """Is it an address of the public internet, with whatever address of IPv4 it may carry inside?"""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:  # as one with a zone
        return False
    inside: list[ipaddress.IPv4Address | None] = []
    if isinstance(found, ipaddress.IPv6Address):
        inside = [found.ipv4_mapped, found.sixtofour, *(found.teredo or ())]
        if found in TRANSLATED:
            inside.append(ipaddress.IPv4Address(int(found) & 0xFFFFFFFF))
    plain = [found, *(one for one in inside if one is not None)]
    return all(one.is_global and not one.is_multicast for one in plain)


def fit_endpoint(endpoint: object) -> str:
    """An address that a browser's maker could have given out."""
    if not isinstance(endpoint, str) or len(endpoint) > LONGEST_ADDRESS or not endpoint.isascii():
        raise Refused("bad_field", field="endpoint")
    try:
        parts = urlsplit(endpoint)
        strange = parts.scheme != "https" or parts.port not in (None, 443) or "@" in parts.netloc
    except ValueError:
        raise Refused("bad_field", field="endpoint") from None
    host = parts.hostname or ""
    if strange or "." not in host or not endpoint.isprintable() or " " in endpoint or is_number(host):
        raise Refused("bad_field", field="endpoint")
    return endpoint


def is_number(host: str) -> bool:
    """Is it an address rather than a name?"""
    try:
        ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return host.replace(".", "").isdecimal()
    return True


def fit_keys(keys: object) -> dict[str, str]:
    """The keys of a browser, of the length they have."""
    if not isinstance(keys, dict):
        raise Refused("bad_field", field="keys")
    found: dict[str, str] = {}
    for name, length in KEYS.items():
        value = keys.get(name)
        try:
            raw = base64.urlsafe_b64decode(value + "=" * (-len(value) % 4)) if isinstance(value, str) else b""
        except ValueError:
            raw = b""
        if len(raw) != length:
            raise Refused("bad_field", field="keys")
        found[name] = str(value)
    return found


def addresses(host: str) -> list[str]:
    """All addresses of a name."""
    return [str(found[4][0]) for found in socket.getaddrinfo(host, 443, type=socket.SOCK_STREAM)]


class Pinned(http.client.HTTPSConnection):
    """A connection to an address that was checked, under the name it was found by."""

    def __init__(self, host: str, at: str) -> None:
        super().__init__(host, 443, timeout=PATIENCE, context=ssl.create_default_context())
        self.at = at

    def connect(self) -> None:
        plain = socket.create_connection((self.at, 443), PATIENCE)
        self.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=self.host)

    def cut(self) -> None:
        """End the conversation: whoever says one letter at a time would hold it for ever."""
        with suppress(OSError, AttributeError):
            self.sock.shutdown(socket.SHUT_RDWR)


def post(endpoint: str, headers: dict[str, str], body: bytes) -> int:
    """Send something; redirects are not followed."""
    parts = urlsplit(endpoint)
    at = headers.pop("Rampart-Address")
    connection = Pinned(parts.hostname or "", at)
    end = threading.Timer(WHOLE, connection.cut)
    end.daemon = True
    end.start()
    try:
        connection.request("POST", parts.path + (f"?{parts.query}" if parts.query else ""), body, headers)
        return connection.getresponse().status
    finally:
        end.cancel()
        connection.close()
