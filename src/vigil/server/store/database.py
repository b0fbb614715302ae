"""The database, away from the event loop where there are threads: readers, and one writer."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from sqlalchemy import Connection, select

from vigil.server.store import backend
from vigil.server.store.hosting import server_settings
from vigil.server.store.sqlite_files import expect_free_space
from vigil.server.store.writer import ChangeWriter, LoopWriter, ThreadWriter, Work, keep_as_it_is

T = TypeVar("T")
P = ParamSpec("P")

ANYTHING: Final = select(1)


class Database:
    """Takes work from the event loop; a change is answered when it is committed.

    Without `threads` everything is done in the loop, over one connection, and `flush` is called after every
    commit: where a browser keeps the file, the database itself cannot see to that.
    """

    def __init__(self, url: str, threads: bool = True, flush: Callable[[], None] = keep_as_it_is) -> None:
        self.url = url
        self.threads = threads
        self.held = backend.hold(url) if threads else None  # before anything is changed there
        try:
            self.engine = backend.open_engine(url, alone=not threads)
        except ValueError:
            self.let_go()
            raise
        self.shared = self.engine.dialect.name == "postgresql"  # with other processes
        self.sender = secrets.token_hex(8)  # marks the news of this process
        self.writer: ChangeWriter = ThreadWriter(self.engine) if threads else LoopWriter(self.engine, flush)
        flush()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read something, in a thread if there are any."""
        return await self.run_aside(self.look_up, work)

    async def run_aside(self, function: Callable[P, T], *arguments: P.args, **more: P.kwargs) -> T:
        """Call what waits for a disk, in a thread if there are any."""
        if self.threads:
            return await asyncio.to_thread(function, *arguments, **more)
        return function(*arguments, **more)

    def look_up(self, work: Callable[[Connection], T]) -> T:
        """Read something, in this thread."""
        with self.engine.connect() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T], match: str = "", alone: bool = False) -> T:
        """Make a change, to a match if it is named, and wait until it is committed.

        `alone`: in a transaction of its own, since it locks what others must not wait for with their locks.
        """
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.writer.put((match, work, answer, alone))
        return await answer

    async def ping(self) -> None:
        """Write something and read something; an error if either fails, or there is no space for more."""
        await self.write(server_settings.note_health)
        await self.read(ask)
        await self.run_aside(expect_free_space, self.url)

    def post(self, work: Work, match: str = "") -> None:
        """Make a change that nobody waits for, to a match if it is named."""
        answer = asyncio.get_running_loop().create_future()
        answer.cancel()
        self.writer.put((match, work, answer, False))

    def close(self) -> None:
        """Finish what is waiting, and stop."""
        self.writer.close()
        self.engine.dispose()
        self.let_go()

    def let_go(self) -> None:
        """Leave the file to others."""
        if self.held:
            self.held.close()


def ask(connection: Connection) -> None:
    """Ask the least that a database must answer."""
    connection.execute(ANYTHING)
