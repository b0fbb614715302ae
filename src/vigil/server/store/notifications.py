"""Notifications: processes on one PostgreSQL tell each other what has changed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, assert_never

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, text
from sqlalchemy.engine import URL

from vigil.server.domain.acts import Act

if TYPE_CHECKING:
    from psycopg import AsyncConnection  # an extra that SQLite does not need

AGAIN: Final = 1.0  # seconds until a lost connection is tried again
CHANNEL: Final = "vigil"
LONGEST: Final = 7999  # bytes of a notification in PostgreSQL
NOTIFY: Final = text("SELECT pg_notify(:channel, :news)")
log = logging.getLogger("vigil")


class MatchNews(Struct, tag="match"):
    """What has changed in a match: acts, or who is present; if neither, the others read it again."""

    match: str
    sender: str
    acts: list[Act] = []
    present: list[int] | None = None


class PeopleNews(Struct, tag="people"):
    """Something has changed for some people: whoever waits for it reads it again."""

    people: list[int]
    sender: str


News = MatchNews | PeopleNews
SOMETHING: Final[msgspec.json.Decoder[News]] = msgspec.json.Decoder(News)


class MatchListener(Protocol):
    """Keeps matches that other processes may change."""

    def live(self) -> Iterable[str]:
        """The matches about which it wants news."""

    async def hear(self, news: MatchNews) -> None:
        """Take over a change."""


class PeopleListener(Protocol):
    """Knows who waits for something."""

    def wake(self, people: Iterable[int]) -> None:
        """Let some people look again."""

    def wake_all(self) -> None:
        """Let everybody look again, since news may have been lost."""


class Listeners(NamedTuple):
    """Who takes which news."""

    matches: MatchListener
    people: PeopleListener


def notify(connection: Connection, news: News) -> None:
    """Tell the other processes what has changed, when this transaction is committed."""
    if connection.dialect.name != "postgresql":
        return
    said = msgspec.json.encode(news)
    if len(said) > LONGEST:
        said = msgspec.json.encode(shorten(news))
    connection.execute(NOTIFY, {"channel": CHANNEL, "news": said.decode()})


def shorten(news: News) -> News:
    """News that are too long, without what can be read again."""
    match news:
        case MatchNews():
            return MatchNews(news.match, news.sender)
        case PeopleNews():
            return PeopleNews([], news.sender)
        case _:
            assert_never(news)


async def listen(url: URL, sender: str, listeners: Listeners) -> None:
    """Pass on the news of others until cancelled; after a gap, everything is read again."""
    from psycopg import AsyncConnection

    address = conninfo(url)
    while True:
        try:
            async with await AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await hear(connection, sender, listeners)
        except Exception as error:
            log.error("the database sends no news: %s", type(error).__name__)
        await asyncio.sleep(AGAIN)


async def hear(connection: AsyncConnection, sender: str, listeners: Listeners) -> None:
    """Pass on news, each in a task of its own, so that a slow match delays no other."""
    tasks: set[asyncio.Task[None]] = set()

    def begin(news: News) -> None:
        task = asyncio.create_task(pass_on(listeners, news))
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    for match in list(listeners.matches.live()):
        begin(MatchNews(match, ""))
    listeners.people.wake_all()
    async for notice in connection.notifies():
        news = SOMETHING.decode(notice.payload)
        if news.sender != sender:
            begin(news)


async def pass_on(listeners: Listeners, news: News) -> None:
    """Pass on one change; an error in one match must not stop the news of others."""
    match news:
        case MatchNews():
            try:
                await listeners.matches.hear(news)
            except Exception:
                log.exception("match %s: a change could not be taken over", news.match)
        case PeopleNews():
            listeners.people.wake(news.people) if news.people else listeners.people.wake_all()
        case _:
            assert_never(news)


def conninfo(url: URL) -> str:
    """The address as psycopg itself wants it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)
