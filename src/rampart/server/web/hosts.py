"""Under which names the site answers.

A page of another site can give its own name the address of this one (DNS rebinding), and the browser then takes both
for the same site. So the name in a request must be one that only we can have: an address, a name of this machine or
the local network, which no public name server hands out, or one that was set.
"""

from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

LOCAL: Final = (
    "localhost",
    "local",
    "lan",
    "home",
    "internal",
    "home.arpa",
    "test",
)  # last parts that are never public
ANY: Final = "*"


class Hosts:
    """The names that are accepted, beside addresses and names of the local network."""

    def __init__(self, host: str, hosts: Iterable[str], origins: Iterable[str]) -> None:
        named = [host.lower(), *hosts, *(urlsplit(origin).hostname or "" for origin in origins)]
        self.named = frozenset(name for name in named if name)

    def accept(self, header: str) -> bool:
        """Does the site answer to what the header `Host` says? What no browser sends is no danger."""
        name = name_of(header)
        if not name or ANY in self.named or name in self.named or is_address(name):
            return True
        if "." not in name or any(name.endswith(f".{last}") for last in LOCAL):
            return True
        return any(name.endswith(known) for known in self.named if known.startswith("."))


def name_of(header: str) -> str:
    """The name in a header, without the port."""
    header = header.strip().lower()
    if header.startswith("["):
        return header.partition("]")[0][1:]
    return header.partition(":")[0].rstrip(".")


def is_address(name: str) -> bool:
    """An address cannot be given to another machine."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
