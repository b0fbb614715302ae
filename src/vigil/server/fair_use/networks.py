"""Networks: where requests come from, as far as one household or firm can be told from another.

Nobody can be: a customer gets an IPv4 address or several, of IPv6 anything from a /64 to a /48. So everything
is counted at each of these sizes, and a larger one may do more, though not as much as all that are in it.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Hashable
from functools import lru_cache
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection

SHARES: Final = {  # by version of IP: how many times what the smallest network may, by bits of its prefix
    4: {32: 1, 24: 8},
    6: {64: 1, 56: 2, 48: 4},
}
LONGEST: Final = 64  # characters of an address that is none


class Prefix(NamedTuple):
    """A network by its prefix, and how many times what the smallest may."""

    name: Hashable
    share: int


def network_of(connection: HTTPConnection) -> str:
    """The smallest network that a request comes from."""
    return network(connection.client.host if connection.client else "")


def network(address: str) -> str:
    """The smallest network of an address."""
    return str(networks(address)[0].name)


def networks(who: Hashable) -> tuple[Prefix, ...]:
    """All networks of an address, or of a network, the smallest first; whatever else is one of its own."""
    return read_address(who) if isinstance(who, str) else (Prefix(who, 1),)


@lru_cache(4096)
def read_address(address: str) -> tuple[Prefix, ...]:
    """The networks of an address, which may have a zone or a prefix."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0].partition("/")[0])
    except ValueError:
        return (Prefix(address[:LONGEST], 1),)
    inner = found.ipv4_mapped if found.version == 6 else None
    known = inner or found
    return tuple(
        Prefix(str(ipaddress.ip_network((known, bits), strict=False)).removesuffix("/32"), share)
        for bits, share in SHARES[known.version].items()
    )
