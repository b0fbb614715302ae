"""Health: whether the database answers and the bots think, for whoever watches over the server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vigil.server.api.exchange import answer
from vigil.server.api.services import Services, services
from vigil.server.protocol.responses import Health

PATIENCE: Final = 5.0  # seconds for an answer
FRESH: Final = 2.0  # seconds for which it is told again: asking often must not cost much


class Checkup:
    """Asks the database and the bots, not too often."""

    def __init__(self) -> None:
        self.last = Health(False, False)
        self.until = 0.0
        self.turn = asyncio.Lock()

    async def health(self, serving: Services) -> Health:
        """How the server is, or was a moment ago."""
        async with self.turn:
            if time.monotonic() > self.until:
                found = await asyncio.gather(well(serving.database.ping()), well(serving.bots.ping()))
                self.last = Health(*found)
                self.until = time.monotonic() + FRESH
            return self.last


async def well(answered: Awaitable[None]) -> bool:
    """Whether there is an answer in time, and no error."""
    try:
        await asyncio.wait_for(answered, PATIENCE)
    except Exception:
        return False
    return True


def health_route() -> Route:
    """The address that says how the server is: 200 if all is well, else 503."""
    checkup = Checkup()

    async def get_health(request: Request) -> Response:
        health = await checkup.health(services(request))
        return answer(health, 200 if health.database and health.bots else 503)

    return Route("/health", get_health)
