"""The state of an account, as its owner sees it."""

from __future__ import annotations

import time
from functools import partial

from msgspec import structs
from sqlalchemy import Connection, func, select
from starlette.requests import Request

from vigil.server.api.accounts.entry import FRESH
from vigil.server.api.services import services
from vigil.server.people.accounts.passkeys import site_of
from vigil.server.protocol.people.account_messages import AccountState, ComesAlong, OpenSession, Passkey
from vigil.server.store.people import credentials, recovery_store, sessions
from vigil.server.store.people.persons import Person
from vigil.server.store.people.sessions import StoredSession
from vigil.server.store.tables.match_tables import matches, seats
from vigil.server.store.tables.people_tables import people

NOBODY = Person(0, "")


async def state_of(request: Request) -> AccountState:
    """An account, or what could become one."""
    serving = services(request)
    person = await serving.people.find(request) or NOBODY
    state = await serving.database.read(partial(read_state, person=person))
    here = site_of(serving.address, request.headers.get("host", "")) is not None
    return structs.replace(state, enabled=serving.features.has("accounts"), passkeys_here=here)


def read_state(connection: Connection, person: Person) -> AccountState:
    """What the database knows of an account."""
    kept = credentials.credentials_of(connection, person.id)
    own = [one for one in sessions.sessions_of(connection, person.id) if is_open(one)]
    proved = max([one.proved or 0.0 for one in own if one.id == person.session], default=0.0)
    since = connection.execute(select(people.c.created).where(people.c.id == person.id)).scalar()
    return AccountState(
        name=person.name,
        account=person.account,
        enabled=True,
        since=since or 0.0,
        passkeys_here=True,
        passkeys=[Passkey(one.id, one.label, one.made, one.used) for one in kept if one.kind == "passkey"],
        password=any(one.kind == "password" for one in kept),
        codes=recovery_store.count_codes(connection, person.id),
        proved=proved + FRESH if proved else 0.0,
        sessions=[describe_session(one, person.session) for one in reversed(own)],
        along=games_of(connection, person.id),
    )


def is_open(session: StoredSession) -> bool:
    """Whether a session proves somebody by now."""
    over = session.until is not None and session.until <= time.time()
    return session.match is None and session.revoked is None and not over


def describe_session(session: StoredSession, current: int) -> OpenSession:
    """A session, as its owner sees it."""
    return OpenSession(
        session.id,
        session.kind,
        session.scope,
        session.label,
        session.made,
        session.used,
        session.id == current,
    )


def games_of(connection: Connection, person: int) -> ComesAlong:
    """How many matches a person has played, and plays."""
    mine = select(seats.c.match).where(seats.c.person == person)
    counted = select(matches.c.status, func.count()).where(matches.c.id.in_(mine)).group_by(matches.c.status)
    found: dict[str, int] = {row[0]: row[1] for row in connection.execute(counted)}
    return ComesAlong(found.pop("finished", 0), sum(found.values()))
