"""The application: what is found at which address, and what runs as long as the server."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from vigil.rules.kernel.box import CardSet
from vigil.rules.library import SETS
from vigil.server.api import (
    forge_api,
    lesson_api,
    lobby_api,
    match_api,
    picture_api,
    puzzle_api,
    replay_api,
    report_api,
    review_api,
)
from vigil.server.api.accounts import account_api, data_api, login_api, passkey_api, session_api
from vigil.server.api.community import (
    company_api,
    deal_api,
    notice_api,
    opponent_api,
    player_api,
    tournament_api,
)
from vigil.server.api.exchange import HANDLERS
from vigil.server.api.health import health_route
from vigil.server.api.services import Services
from vigil.server.fair_use import limits
from vigil.server.people.accounts import erasure
from vigil.server.people.achievements import tallying
from vigil.server.people.notices.push_hosts import PushHosts
from vigil.server.protocol import messages
from vigil.server.protocol.catalogue import catalogue
from vigil.server.protocol.strengths import strengths
from vigil.server.store.database import Database
from vigil.server.store.matches.expiry import FOREVER, Kept
from vigil.server.store.notifications import Listeners, listen
from vigil.server.upkeep import day_closing, host_orders, result_following, retention, sweeping
from vigil.server.web.access import Access
from vigil.server.web.client_files import Body, ClientFiles
from vigil.server.web.guard import Guard
from vigil.server.web.pocket_files import BASE, BUILT, PocketFiles
from vigil.server.web.throttle import Throttle
from vigil.server.web.websocket import live
from vigil.server.workers.staffing import PROCESSES, Staffing
from vigil.values.card_values import shipped_values

API: Final = [
    *company_api.ROUTES,
    *deal_api.ROUTES,
    *forge_api.ROUTES,
    *lesson_api.ROUTES,
    *lobby_api.ROUTES,
    *match_api.ROUTES,
    *notice_api.ROUTES,
    *opponent_api.ROUTES,
    *player_api.ROUTES,
    *puzzle_api.ROUTES,
    *replay_api.ROUTES,
    *report_api.ROUTES,
    *review_api.ROUTES,
    *account_api.ROUTES,
    *data_api.ROUTES,
    *login_api.ROUTES,
    *passkey_api.ROUTES,
    *session_api.ROUTES,
    *picture_api.ROUTES,
    *tournament_api.ROUTES,
]

METHODS: Final = ["GET", "POST", "PUT", "PATCH", "DELETE"]


class Catalogues:
    """The catalogue as it is sent, made again when a set has come or gone."""

    def __init__(self) -> None:
        self.sets: list[CardSet] = []
        self.made: Body | None = None

    def body(self) -> Body:
        """The catalogue of the present sets."""
        if self.made is None or self.sets != [*SETS.values()]:
            self.sets = [*SETS.values()]
            self.made = Body(messages.encode(catalogue()), "application/json")
        return self.made


def application(
    database: Database,
    workers: int | None = None,
    connections: int = limits.CONNECTIONS,
    address: str = "",
    kept: Kept = FOREVER,
    any_host: bool = False,
    staffing: Staffing = PROCESSES,
    pocket: Path = BUILT,
    alone: bool = False,
    push_hosts: PushHosts | None = None,
) -> Starlette:
    """The server as an application that uvicorn can run.

    `any_host`: a proxy decides what it is called. `alone`: it serves one device and nobody else.
    """
    catalogues = Catalogues()
    strengths_body = Body(messages.encode(strengths(shipped_values())), "application/json")

    async def get_catalogue(request: Request) -> Response:
        return catalogues.body().answer(request)

    async def get_strengths(request: Request) -> Response:
        return strengths_body.answer(request)

    routes = [
        Route("/api/catalogue", get_catalogue),
        Route("/api/strengths", get_strengths),
        *API,
        WebSocketRoute("/api/matches/{id}/live", live),
        health_route(),
        Route("/api{path:path}", nothing_there, methods=METHODS),
        Route(f"{BASE}{{path:path}}", PocketFiles(pocket).serve),
        Route("/{path:path}", ClientFiles().serve),
    ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        exception_handlers=HANDLERS,
        middleware=[
            Middleware(Access),
            Middleware(Throttle),
            Middleware(Guard),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=limits.EFFORT),
        ],
    )
    app.state.services = Services(
        database, workers, connections, address, any_host, staffing, alone, push_hosts
    )
    app.state.kept = kept
    app.state.staffing = staffing
    return app


async def nothing_there(request: Request) -> Response:
    """There is nothing at this address."""
    raise HTTPException(404, f"there is nothing at {request.url.path}")


@contextlib.asynccontextmanager
async def lifespan(app: Starlette) -> AsyncIterator[None]:
    """Start what runs as long as the server, and stop it."""
    services: Services = app.state.services
    database, registry = services.database, services.registry
    services.show_gauges()
    await registry.open()
    running = (
        services.bots.warm_up(),
        registry.maintain(),
        registry.tick(),
        host_orders.follow(database, registry, services.features),
        result_following.follow(database),
        day_closing.follow(database),
        tallying.follow(database, app.state.staffing.documents),
        services.opponents.run(),
        services.director.run(),
        services.courier.run(),
        erasure.follow(database),
        sweeping.follow(database),
        retention.tidy(database, registry, app.state.kept),
    )
    tasks = [asyncio.create_task(task) for task in running]
    if database.shared:
        news = listen(database.engine.url, database.sender, Listeners(registry, services.opponents))
        tasks.append(asyncio.create_task(news))
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await services.courier.close()
        await services.reviews.close()
        await registry.close()
        services.bots.close()
        services.documents.close()
        services.director.close()
        database.close()
