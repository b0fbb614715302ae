"""Notices over HTTP: reading them, how one wants to be told, and devices that they are pushed to."""

from __future__ import annotations

import time
from functools import partial
from typing import Final

from msgspec import structs
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vigil.server.api.accounts.entry import require_owner
from vigil.server.api.exchange import answer, body, require_person, store
from vigil.server.api.services import services
from vigil.server.fair_use import limits
from vigil.server.fair_use.ledger import PERSON
from vigil.server.people.notices.message_sealing import browser_keys
from vigil.server.protocol.people.notice_messages import (
    ChooseWay,
    ChosenWay,
    NoticeLine,
    Notices,
    ReadNotices,
    Subscribe,
)
from vigil.server.store.notices import notice_choice_rows, notice_rows, subscription_rows
from vigil.server.store.notices.notice_rows import StoredNotice
from vigil.server.store.people.persons import Person

NOBODY: Final = Person(0, "")


async def get_notices(request: Request) -> Response:
    """What somebody was told; a stranger has been told nothing."""
    return await list_notices(request, await services(request).people.find(request) or NOBODY)


async def list_notices(request: Request, person: Person) -> Response:
    """The notices of a person as an answer."""
    serving = services(request)
    found = await serving.database.read(partial(read_notices, person=person))
    key = (await serving.courier.identity()).public if person.account else None
    return answer(structs.replace(found, key=key))


def read_notices(connection: Connection, person: Person) -> Notices:
    """The notices of a person, and how they want to be told."""
    ways = notice_choice_rows.ways_of(connection, person.id)
    return Notices(
        notices=[describe_notice(one) for one in notice_rows.list_notices(connection, person.id)],
        unread=notice_rows.count_unread(connection, person.id),
        ways=[ChosenWay(kind, way) for kind, way in ways.items()],
        key=None,
        here=subscription_rows.is_subscribed(connection, person.session),
        devices=subscription_rows.count_devices(connection, person.id),
    )


def describe_notice(notice: StoredNotice) -> NoticeLine:
    """A notice as its person is told of it."""
    return NoticeLine(
        notice.id, notice.kind, notice.path, notice.name, notice.words, notice.at, notice.read is not None
    )


async def post_read(request: Request) -> Response:
    """Note that somebody has looked at notices."""
    asked = await body(request, ReadNotices)
    person = await require_person(request)
    note = partial(notice_rows.mark_read, person=person.id, ids=asked.ids, now=time.time())
    await services(request).database.write(note)
    return await list_notices(request, person)


async def post_way(request: Request) -> Response:
    """Choose how one wants to be told of something."""
    asked = await body(request, ChooseWay)
    person = await require_person(request)
    choose = partial(notice_choice_rows.choose_way, person=person.id, kind=asked.kind, way=asked.way)
    await services(request).database.write(choose)
    return await list_notices(request, person)


async def post_device(request: Request) -> Response:
    """Push notices to this device from now on."""
    serving = services(request)
    serving.allowances.charge(request, limits.SUBSCRIPTIONS)
    asked = await body(request, Subscribe)
    person = await require_owner(request)
    serving.courier.hosts.expect(asked.endpoint)
    browser_keys(asked.p256dh, asked.auth)
    store(request, PERSON + len(asked.endpoint))
    add = partial(
        subscription_rows.subscribe,
        person=person.id,
        session=person.session,
        endpoint=asked.endpoint,
        p256dh=asked.p256dh,
        auth=asked.auth,
        now=time.time(),
    )
    await serving.database.write(add)
    return await list_notices(request, person)


async def post_end(request: Request) -> Response:
    """Push no more to this device."""
    person = await require_owner(request)
    end = partial(subscription_rows.unsubscribe, session=person.session)
    await services(request).database.write(end)
    return await list_notices(request, person)


ROUTES: Final = [
    Route("/api/notices", get_notices, methods=["GET"]),
    Route("/api/notices/read", post_read, methods=["POST"]),
    Route("/api/notices/ways", post_way, methods=["POST"]),
    Route("/api/notices/device", post_device, methods=["POST"]),
    Route("/api/notices/device/end", post_end, methods=["POST"]),
]
