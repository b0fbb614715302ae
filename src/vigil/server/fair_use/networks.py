"""Networks: where requests come from, as far as one household or firm can be told from another."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

from starlette.requests import HTTPConnection


def network_of(connection: HTTPConnection) -> str:
    """The network that a request comes from."""
    return network(connection.client.host if connection.client else "")


@lru_cache(4096)
def network(address: str) -> str:
    """What one household or firm gets: an address, of IPv6 all that begin with the same 64 bits."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if found.version == 4:
        return str(found)
    mapped = found.ipv4_mapped
    return str(mapped or ipaddress.IPv6Network((found, 64), strict=False))
