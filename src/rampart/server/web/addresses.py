"""Where visitors come from: one household or one school stands behind an address or, in IPv6, behind its prefix."""

from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

PREFIX: Final = 64  # bits of an IPv6 address that a network is given; the rest its machines choose freely

Trusts = Callable[[str], bool]


def network_of(address: str) -> str:
    """What limits count: an IPv4 address, the prefix of an IPv6 one, or the word itself where it is neither."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:100]
    if isinstance(known, IPv6Address):
        if known.ipv4_mapped is not None:
            return str(known.ipv4_mapped)
        return str(ip_network((known, PREFIX), strict=False))
    return str(known)


def trusting(proxies: str) -> Trusts:
    """Is an address one of these proxies (addresses and networks, separated by commas; `*` is every one)?"""
    words = [word.strip() for word in proxies.split(",") if word.strip()]
    networks = []
    for word in words:
        try:
            networks.append(ip_network(word, strict=False))
        except ValueError:
            continue

    def trusts(address: str) -> bool:
        if "*" in words or address in words:
            return True
        try:
            known = ip_address(address)
        except ValueError:
            return False
        return any(known in network for network in networks)

    return trusts
