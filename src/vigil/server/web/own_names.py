"""Own names: which hosts a server that was told no address takes for itself.

Any page can have a name that leads to this machine, be it to 127.0.0.1. Such a page may not act as one of
ours: it has a name that we do not go by. An IP address is nobody's name but that of the machine itself.
"""

from __future__ import annotations

import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

LOCAL: Final = "localhost"


def is_own_name(host: str) -> bool:
    """Whether the host that a request was sent to can only be this machine; it may have a port."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    return is_address(name) or name.endswith(f".{LOCAL}") or name in own_names()


def own_names() -> set[str]:
    """What this machine is called, also by its neighbours."""
    name = socket.gethostname().lower()
    return {LOCAL, name, f"{name.partition('.')[0]}.local"}


def is_address(name: str) -> bool:
    """Whether a name is an IP address."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_loopback(host: str) -> bool:
    """Whether nobody but this machine can connect to an address."""
    return ipaddress.ip_address(host).is_loopback if is_address(host) else host == LOCAL
