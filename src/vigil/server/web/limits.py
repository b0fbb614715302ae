"""Limits: what one client may ask of a server that others use, too."""

from __future__ import annotations

import time
import unicodedata
from typing import Final

MESSAGE: Final = 64 * 1024  # bytes of a WebSocket message; the longest move has about 100
BODY: Final = 1024 * 1024  # bytes of an HTTP body; the record of a long game has about 100 kB
RATE: Final = 20  # messages a second, more than anybody clicks ...
OVER: Final = 10  # ... over so many seconds, so that a burst is fine
REFUSALS: Final = 50  # a client that still goes on after so many of them is disconnected
TOO_FAST: Final = 2  # refusals that a message sent too fast counts for
CONNECTIONS: Final = 64  # from one address: a family or a class behind one router
UNFINISHED: Final = 200  # matches one key may have going
NAME: Final = 40  # characters; longer ones break every table
CHAT: Final = 500  # characters
CHAT_KEPT: Final = 200  # lines of chat told to somebody who comes in
LISTED: Final = 50  # matches in each part of the lobby
MISSED: Final = 30  # updates a client that was away can catch up with, one by one
SEATS: Final = 6  # no table has more
WAITING: Final = 256  # messages a slow client may be behind
SECONDS: Final = (10, 14 * 24 * 3600)  # the shortest and the longest clock


class Allowance:
    """Messages that may still be sent: a bucket that fills up again."""

    def __init__(self) -> None:
        self.left = float(RATE * OVER)
        self.at = time.monotonic()

    def take(self) -> bool:
        """Use one up, if there is one."""
        now = time.monotonic()
        self.left = min(self.left + (now - self.at) * RATE, float(RATE * OVER))
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


def cleaned(text: str) -> str:
    """Text without control characters, and with single spaces."""
    visible = [" " if unicodedata.category(sign) in ("Cc", "Cf", "Zl", "Zp") else sign for sign in text]
    return " ".join("".join(visible).split())


def name(text: str) -> str:
    """A name as it may be shown to others."""
    clean = cleaned(text)
    if not 1 <= len(clean) <= NAME:
        raise ValueError(f"a name has 1 to {NAME} characters")
    return clean


def said(text: str) -> str:
    """A line of chat as it may be shown to others."""
    clean = cleaned(text)
    if not 1 <= len(clean) <= CHAT:
        raise ValueError(f"a line of chat has 1 to {CHAT} characters")
    return clean
