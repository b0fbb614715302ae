"""The service manager: systemd is told when the server is ready, and now and then that it still answers.

It gives a service the name of a socket, and says how long it waits for a sign of life.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from typing import Final

READY: Final = "READY=1"
ALIVE: Final = "WATCHDOG=1"
STOPPING: Final = "STOPPING=1"
OFTEN: Final = 3  # signs of life in the time that systemd waits for one
log = logging.getLogger("vigil")


def tell_manager(state: str) -> None:
    """Tell systemd something, if it has started this process and wants to know."""
    name = os.environ.get("NOTIFY_SOCKET")
    if not name:
        return
    address = f"\0{name[1:]}" if name.startswith("@") else name
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as speaking:
        speaking.setblocking(False)
        try:
            speaking.sendto(state.encode(), address)
        except OSError as error:
            log.warning("the service manager cannot be told %s: %s", state, error.strerror)


def patience() -> float | None:
    """For how many seconds systemd waits for a sign of life; None if it does not."""
    microseconds = os.environ.get("WATCHDOG_USEC", "")
    meant = os.environ.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
    return int(microseconds) / 1_000_000 if microseconds.isdecimal() and meant else None


async def show_life() -> None:
    """Give signs of life, until cancelled: they end when this loop is stuck."""
    seconds = patience()
    while seconds is not None:
        tell_manager(ALIVE)
        await asyncio.sleep(seconds / OFTEN)
