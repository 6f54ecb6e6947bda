"""The door: how many connections the site holds, from whom, and how long one may take to say what it wants.

Connections are counted where they are accepted, so that the descriptors of the process are never used up. Where it is
full, the one goes that has waited longest without a request, from the address that holds most such connections.
"""

import errno
import logging
import os
import resource
import socket
import time
from asyncio import Transport
from collections import Counter
from collections.abc import Callable
from typing import Final

from rampart.server.web.addresses import Trusts, network_of

KEPT_BACK: Final = 64  # descriptors for the database, the bots' processes and files
LEAST: Final = 16  # connections, however few descriptors there are
HEAD_SECONDS: Final = 15.0  # from a connection, or the first byte of a request, to the end of its head
BODY_SECONDS: Final = 60.0  # from there to the end of the body
KEEP_ALIVE_SECONDS: Final = 75  # longer than proxies keep theirs, so that none sends into a connection that is closing
UNREAD_MS: Final = 60_000  # so long the other side may leave what was sent unacknowledged
TELL_SECONDS: Final = 60.0
SHORTAGES: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
NEVER: Final = float("inf")
log = logging.getLogger("rampart.door")


class Guest(socket.socket):
    """A connection that was accepted; it leaves the door's list when it is closed, whoever closes it."""

    door: "Door"
    network = ""
    since = 0.0  # when it began to wait for the other side
    due = NEVER  # until when the other side has to go on
    waits = "head"  # for what: 'head', 'body', 'next' request, or '' while the site is at work
    transport: Transport | None = None

    def expects(self, what: str, seconds: float) -> None:
        """Wait for something; what is waited for already keeps its time."""
        if what != self.waits:
            self.waits, self.since = what, self.door.clock()
            self.due = self.since + seconds

    def end(self) -> None:
        """Break the connection off."""
        self.waits, self.due = "", NEVER
        if self.transport is not None:
            self.transport.abort()

    def close(self) -> None:
        """Close it, and be counted no more."""
        self.door.left(self)
        super().close()


class Listener(socket.socket):
    """A socket that lets in as many as the door allows; the loop is told to try later when there is no room."""

    door: "Door"

    def accept(self) -> tuple[socket.socket, object]:
        """The next connection; BlockingIOError where there is none, or none that may come in."""
        if self.door.full() and self.door.make_room():
            raise BlockingIOError  # it closes within this turn of the loop, and then the next is accepted
        try:
            connection, address = super().accept()
        except OSError as e:
            if e.errno not in SHORTAGES:
                raise
            self.door.shortage(super().accept)
            raise BlockingIOError from None
        if self.door.full() or not self.door.welcomes(str(address[0])):
            connection.close()
            self.door.turned["refused"] += 1
            raise BlockingIOError
        return self.door.enter(connection, str(address[0])), address


class Door:
    """All connections of the process."""

    def __init__(
        self, most: int, per_address: int, trusts: Trusts, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.most = most
        self.per_address = per_address
        self.trusts = trusts  # a proxy speaks for many: it may hold as many connections as there are
        self.clock = clock
        self.guests: dict[int, Guest] = {}  # by descriptor
        self.networks: Counter[str] = Counter()
        self.turned: Counter[str] = Counter()  # what was refused or broken off since it was last told, by the reason
        self.told = clock()
        self.spare = os.open(os.devnull, os.O_RDONLY | os.O_CLOEXEC)

    def listener(self, bound: socket.socket) -> Listener:
        """The socket that listens where another one is bound, through this door."""
        listener = Listener(bound.family, bound.type, bound.proto, fileno=bound.detach())
        listener.door = self
        return listener

    # ---- coming and going

    def full(self) -> bool:
        """Is there no room for one more?"""
        return len(self.guests) >= self.most

    def welcomes(self, address: str) -> bool:
        """May one more come from an address? If it has too many, one of its own that waits has to go first."""
        network = network_of(address)
        if self.networks[network] < self.per_address or self.trusts(address):
            return True
        return self.break_off(network)

    def enter(self, connection: socket.socket, address: str) -> Guest:
        guest = Guest(connection.family, connection.type, connection.proto, fileno=connection.detach())
        guest.door = self
        guest.network = network_of(address)
        guest.waits = ""
        guest.expects("head", HEAD_SECONDS)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            guest.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MS)
        self.guests[guest.fileno()] = guest
        self.networks[guest.network] += 1
        return guest

    def left(self, guest: Guest) -> None:
        """A connection is being closed."""
        if self.guests.get(guest.fileno()) is guest:
            del self.guests[guest.fileno()]
            self.networks[guest.network] -= 1
            if not self.networks[guest.network]:
                del self.networks[guest.network]

    def make_room(self) -> bool:
        """Break off a connection without a request, from where most of them come; False if all are at work."""
        waiting = Counter(guest.network for guest in self.guests.values() if guest.waits and guest.transport)
        return bool(waiting) and self.break_off(waiting.most_common(1)[0][0])

    def break_off(self, network: str) -> bool:
        """Break off the connection from a network that has waited longest; False if none waits."""
        waiting = [g for g in self.guests.values() if g.network == network and g.waits and g.transport is not None]
        if not waiting:
            return False
        min(waiting, key=lambda guest: guest.since).end()
        self.turned["crowded"] += 1
        return True

    def shortage(self, accept: Callable[[], tuple[socket.socket, object]]) -> None:
        """The process, or the machine, has no descriptor left: the one kept for this takes the next and drops it."""
        self.turned["shortage"] += 1
        os.close(self.spare)
        try:
            accept()[0].close()
        except OSError:
            pass  # it went away meanwhile
        finally:
            self.spare = os.open(os.devnull, os.O_RDONLY | os.O_CLOEXEC)
        self.make_room()

    # ---- from time to time

    def sweep(self) -> None:
        """Break off those who have taken too long, and tell what was turned away."""
        now = self.clock()
        for guest in list(self.guests.values()):
            if guest.due < now and guest.transport is not None:
                guest.end()
                self.turned["late"] += 1
        if self.turned and now - self.told >= TELL_SECONDS:
            log.warning("turned away", extra={"connections": len(self.guests), **self.turned})
            self.turned.clear()
            self.told = now

    def close(self) -> None:
        """Let the spare descriptor go."""
        os.close(self.spare)


def room_for(wanted: int) -> int:
    """How many connections the process can hold, at most the wanted number; its limit is raised as far as it may."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unbound = soft == resource.RLIM_INFINITY
    if not unbound and soft < wanted + KEPT_BACK:
        soft = wanted + KEPT_BACK if hard == resource.RLIM_INFINITY else min(wanted + KEPT_BACK, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if unbound else max(LEAST, min(wanted, soft - KEPT_BACK))
