"""The database, away from the event loop: readers in threads, one writer that commits changes together."""

from __future__ import annotations

import asyncio
import queue
import secrets
import threading
from collections.abc import Callable
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, select

from vigil.server.store import backend
from vigil.server.store.hosting import server_settings
from vigil.server.store.sqlite_files import expect_free_space

Work = Callable[[Connection], Any]
Answer = asyncio.Future[Any]
Entry = tuple[str, Work, Answer, bool]  # with the match that is changed, if it is one, and whether alone
T = TypeVar("T")

MOST: Final = 200  # changes in one commit
ANYTHING: Final = select(1)


class Database:
    """Takes work from the event loop; a change is answered when it is committed."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.held = backend.hold(url)  # before anything is changed there
        try:
            self.engine = backend.open_engine(url)
        except ValueError:
            self.let_go()
            raise
        self.shared = self.engine.dialect.name == "postgresql"  # with other processes
        self.sender = secrets.token_hex(8)  # marks the news of this process
        self.jobs: queue.SimpleQueue[Entry | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read something, in a thread."""
        return await asyncio.to_thread(self.look_up, work)

    def look_up(self, work: Callable[[Connection], T]) -> T:
        """Read something, in this thread."""
        with self.engine.connect() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T], match: str = "", alone: bool = False) -> T:
        """Make a change, to a match if it is named, and wait until it is committed.

        `alone`: in a transaction of its own, since it locks what others must not wait for with their locks.
        """
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.jobs.put((match, work, answer, alone))
        return await answer

    async def ping(self) -> None:
        """Write something and read something; an error if either fails, or there is no space for more."""
        await self.write(server_settings.note_health)
        await self.read(ask)
        await asyncio.to_thread(expect_free_space, self.url)

    def post(self, work: Work, match: str = "") -> None:
        """Make a change that nobody waits for, to a match if it is named."""
        answer = asyncio.get_running_loop().create_future()
        answer.cancel()
        self.jobs.put((match, work, answer, False))

    def close(self) -> None:
        """Finish what is waiting, and stop."""
        self.jobs.put(None)
        self.thread.join()
        self.engine.dispose()
        self.let_go()

    def let_go(self) -> None:
        """Leave the file to others."""
        if self.held:
            self.held.close()

    def run(self) -> None:
        """Write what has gathered, until told to stop."""
        going = True
        while going:
            waiting = [self.jobs.get()]
            while len(waiting) < MOST and not self.jobs.empty():
                waiting.append(self.jobs.get())
            going = None not in waiting
            batch = [entry for entry in waiting if entry is not None]
            # Processes that lock matches in the same order cannot deadlock.
            together = sorted([entry for entry in batch if not entry[3]], key=lambda entry: entry[0])
            for part in [together, *[[entry] for entry in batch if entry[3]]]:
                if part:
                    self.commit(part)

    def commit(self, batch: list[Entry]) -> None:
        """Write a batch in one transaction; if that fails, each change in its own."""
        try:
            with self.engine.begin() as connection:
                results = [work(connection) for _, work, _, _ in batch]
        except Exception as error:
            if len(batch) == 1:
                tell([(batch[0][2], None, error)])
                return
            for entry in batch:
                self.commit([entry])
            return
        tell([(answer, result, None) for (_, _, answer, _), result in zip(batch, results, strict=True)])


def ask(connection: Connection) -> None:
    """Ask the least that a database must answer."""
    connection.execute(ANYTHING)


def tell(answers: list[tuple[Answer, Any, Exception | None]]) -> None:
    """Pass results to the event loop of those who wait, in one call."""
    answers[0][0].get_loop().call_soon_threadsafe(settle, answers)


def settle(answers: list[tuple[Answer, Any, Exception | None]]) -> None:
    """Set the results."""
    for answer, result, error in answers:
        if answer.cancelled():
            continue
        if error is None:
            answer.set_result(result)
        else:
            answer.set_exception(error)
