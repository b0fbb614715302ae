"""Hosts of push services: an endpoint is an address that a client chose, so only known ones are asked."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final
from urllib.parse import urlsplit

KNOWN: Final = (  # with all names below them
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "notify.windows.com",
    "push.apple.com",
)
PORT: Final = 443
REFUSED: Final = (
    "notices are pushed over https to the push services of browsers alone, and this is none of them"
)


class PushHosts:
    """The services that this server pushes to: the known ones, and those that its host has added.

    One that is added is a name, with all names below it, or a name with a port.
    """

    def __init__(self, more: Iterable[str] = ()) -> None:
        self.places = [split_place(place) for place in (*KNOWN, *more)]

    def expect(self, endpoint: str) -> None:
        """Refuse an address at which nothing of ours is to be asked for."""
        if not self.allows(endpoint):
            raise ValueError(REFUSED)

    def allows(self, endpoint: str) -> bool:
        """Whether an address is one of a push service."""
        if not endpoint.isascii() or not endpoint.isprintable() or "\\" in endpoint or " " in endpoint:
            return False
        try:
            parts = urlsplit(endpoint)
            host, port = parts.hostname, parts.port or PORT
        except ValueError:
            return False
        if parts.scheme != "https" or host is None or parts.username is not None or parts.fragment:
            return False
        return any(port == known and f".{host}".endswith(f".{name}") for name, known in self.places)


@cache
def known_hosts() -> PushHosts:
    """The known services alone."""
    return PushHosts()


def split_place(place: str) -> tuple[str, int]:
    """The name and the port of a service; an error if it is no such place."""
    name, _, port = place.lower().partition(":")
    labels = name.split(".")
    if not all(label.replace("-", "").isalnum() and label.isascii() for label in labels):
        raise ValueError(f"{place} is no host of a push service: it looks like push.example.org")
    if port and not (port.isascii() and port.isdecimal() and 0 < int(port) < 65536):
        raise ValueError(f"{place} has no port between 1 and 65535")
    return name, int(port) if port else PORT
