"""The deal of the day over HTTP."""

from __future__ import annotations

import time
from functools import partial
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vigil.server.api.exchange import answer, store, with_key
from vigil.server.api.match_api import awake
from vigil.server.api.services import services
from vigil.server.domain.deal_days import day_at, parse_day
from vigil.server.fair_use import limits
from vigil.server.fair_use.ledger import MATCH
from vigil.server.people.deals.attempts import begin, deal_of
from vigil.server.people.deals.deal_page import deal_page
from vigil.server.protocol.match_state import MatchState
from vigil.server.store.deals import deal_rows
from vigil.server.store.people.persons import Person

TODAY: Final = "today"
PAGE: Final = 5  # requests that a page counts for: it may compare a thousand games


async def get_deal(request: Request) -> Response:
    """The deal of a day; it is drawn when somebody first asks for it."""
    serving, day, now = services(request), named_day(request), time.time()
    serving.allowances.charge(request, limits.REQUESTS, PAGE - 1)
    person = await serving.people.find(request)
    deal = await serving.database.read(partial(deal_rows.find_deal, day=day))
    if deal is None:
        deal = await serving.database.write(partial(deal_of, day=day, now=now))
    page = partial(deal_page, deal=deal, person=None if person is None else person.id, now=now)
    return answer(await serving.database.read(page))


async def post_attempt(request: Request) -> Response:
    """Play the deal of a day: today's once, earlier ones as often as one likes."""
    serving, day = services(request), named_day(request)
    serving.allowances.charge(request, limits.MATCHES)

    async def play(person: Person) -> MatchState:
        store(request, MATCH)
        work = partial(begin, person=person, day=day, now=time.time(), clock=serving.registry.time.now())
        match = await serving.database.write(work, alone=True)
        return await awake(request, match.id, person)

    return await with_key(request, "", play)


def named_day(request: Request) -> str:
    """The day in the address."""
    text = request.path_params["day"]
    return day_at(time.time()) if text == TODAY else parse_day(text)


ROUTES: Final = [
    Route("/api/deals/{day}", get_deal),
    Route("/api/deals/{day}/attempt", post_attempt, methods=["POST"]),
]
