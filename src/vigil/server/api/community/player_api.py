"""Players over HTTP: what a match did to ratings, profiles, leaderboards, achievements."""

from __future__ import annotations

import time
from functools import partial
from typing import Final

from msgspec import structs
from sqlalchemy import Connection
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vigil.rules.library import find_set
from vigil.server.api.exchange import answer, body, require_person
from vigil.server.api.services import services
from vigil.server.fair_use import limits
from vigil.server.people.achievements.achievement_view import achievements_view, latest_earned
from vigil.server.people.achievements.awarding import TALLIES
from vigil.server.people.ratings.match_ratings import match_rating
from vigil.server.people.ratings.own_rating import own_course
from vigil.server.people.ratings.profile_view import profile_of
from vigil.server.people.ratings.rating_pools import ALL, pool_name
from vigil.server.people.ratings.rating_reader import RATINGS
from vigil.server.protocol.people.account_names import fold_name
from vigil.server.protocol.people.player_messages import (
    Achievements,
    Profile,
    ProfileChoices,
    SetProfileChoices,
)
from vigil.server.store.people.account_rows import find_account
from vigil.server.store.people.persons import Person
from vigil.server.store.ratings import profile_queries as queries

PACES: Final = (ALL, "live", "slow")
SPANS: Final = ("week", ALL)
LONGEST: Final = 64  # characters of a name in an address
LOOKED: Final = 10  # requests that a profile counts for: it is a few queries over all games of somebody
NOBODY: Final = "there is no player with this name"


async def get_match_rating(request: Request) -> Response:
    """What a match did to ratings."""
    person = await services(request).people.find(request)
    match = request.path_params["id"]
    number = person.id if person else None
    wanted = partial(match_rating, match=match, person=number, rating=RATINGS, tallying=TALLIES)
    found = await services(request).database.read(wanted)
    if found is None:
        raise HTTPException(404, "this match has not ended")
    return answer(found)


async def get_leaderboard(request: Request) -> Response:
    """A leaderboard: of a week or of all time, of a pace, with a set."""
    services(request).features.expect("ratings")
    asked = request.query_params
    pace, span = asked.get("pace", ALL), asked.get("span", ALL)
    if pace not in PACES or span not in SPANS:
        raise ValueError(f"ask for a pace ({', '.join(PACES)}) and a span ({', '.join(SPANS)})")
    code = asked.get("set", ALL)
    pool = pool_name(pace, ALL if code == ALL else find_set(code).code)
    person = await services(request).people.find(request)
    return answer(await services(request).boards.board(pool, span == "week", person))


async def get_own_course(request: Request) -> Response:
    """One's own rating, and how it went lately."""
    person = await require_person(request)
    course = partial(own_course, person=person.id, now=time.time())
    return answer(await services(request).database.read(course))


async def get_own_profile(request: Request) -> Response:
    """One's own profile."""
    person = await require_person(request)
    return answer(await look_at(request, person.id, person))


async def get_profile(request: Request) -> Response:
    """The profile of somebody with an account, by name."""
    person = await services(request).people.find(request)
    return answer(await look_at(request, await number_of(request), person))


async def number_of(request: Request) -> int:
    """The player whose name is in an address."""
    folded = fold_name(request.path_params["name"][:LONGEST])
    found = await services(request).database.read(partial(find_account, folded=folded))
    if found is None:
        raise HTTPException(404, NOBODY)
    return found


async def look_at(request: Request, number: int, person: Person | None) -> Profile:
    """The profile of a player, as a person may see it."""
    services(request).allowances.charge(request, limits.REQUESTS, LOOKED)

    def load(connection: Connection) -> Profile | None:
        player = queries.find_player(connection, number)
        yours = person is not None and person.id == number
        if player is None:
            return None
        found = profile_of(connection, player, yours)
        if yours or queries.load_choices(connection, number)["achievements"]:
            found.earned = latest_earned(connection, number)
        return found

    found = await services(request).database.read(load)
    if found is None:
        raise HTTPException(404, NOBODY)
    return found


async def get_own_achievements(request: Request) -> Response:
    """One's own achievements."""
    person = await require_person(request)
    return answer(await look_at_achievements(request, person.id, person))


async def get_achievements(request: Request) -> Response:
    """The achievements of somebody with an account, by name."""
    person = await services(request).people.find(request)
    return answer(await look_at_achievements(request, await number_of(request), person))


async def look_at_achievements(request: Request, number: int, person: Person | None) -> Achievements:
    """The achievements of a player, if they show them."""

    def load(connection: Connection) -> Achievements | None:
        player = queries.find_player(connection, number)
        yours = person is not None and person.id == number
        shown = yours or queries.load_choices(connection, number)["achievements"]
        return achievements_view(connection, player) if player is not None and shown else None

    found = await services(request).database.read(load)
    if found is None:
        raise HTTPException(404, "this player shows no achievements")
    return found


async def post_choices(request: Request) -> Response:
    """Choose what others may see."""
    person = await require_person(request)
    asked = await body(request, SetProfileChoices)
    choices = structs.asdict(asked)
    save = partial(queries.save_choices, person=person.id, choices=choices)
    await services(request).database.write(save)
    return answer(ProfileChoices(**choices))


ROUTES: Final = [
    Route("/api/matches/{id}/rating", get_match_rating),
    Route("/api/leaderboard", get_leaderboard),
    Route("/api/player", get_own_profile),
    Route("/api/player/course", get_own_course),
    Route("/api/player/choices", post_choices, methods=["POST"]),
    Route("/api/player/achievements", get_own_achievements),
    Route("/api/players/{name}", get_profile),
    Route("/api/players/{name}/achievements", get_achievements),
]
