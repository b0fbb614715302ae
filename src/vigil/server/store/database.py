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

Work = Callable[[Connection], Any]
Answer = asyncio.Future[Any]
Entry = tuple[str, Work, Answer]  # with the match that is changed, if it is one
T = TypeVar("T")

MOST: Final = 200  # changes in one commit
ANYTHING: Final = select(1)


class Database:
    """Takes work from the event loop; a change is answered when it is committed."""

    def __init__(self, url: str) -> None:
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

    async def write(self, work: Callable[[Connection], T], match: str = "") -> T:
        """Make a change, to a match if it is named, and wait until it is committed."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.jobs.put((match, work, answer))
        return await answer

    async def ping(self) -> None:
        """Ask something of the writer and of a reader; an error if they do not answer."""
        await self.write(ask)
        await self.read(ask)

    def post(self, work: Work, match: str = "") -> None:
        """Make a change that nobody waits for, to a match if it is named."""
        answer = asyncio.get_running_loop().create_future()
        answer.cancel()
        self.jobs.put((match, work, answer))

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
            if batch:
                # Processes that lock matches in the same order cannot deadlock.
                self.commit(sorted(batch, key=lambda entry: entry[0]))

    def commit(self, batch: list[Entry]) -> None:
        """Write a batch in one transaction; if that fails, each change in its own."""
        try:
            with self.engine.begin() as connection:
                results = [work(connection) for _, work, _ in batch]
        except Exception as error:
            if len(batch) == 1:
                tell([(batch[0][2], None, error)])
                return
            for entry in batch:
                self.commit([entry])
            return
        tell([(answer, result, None) for (_, _, answer), result in zip(batch, results, strict=True)])


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
