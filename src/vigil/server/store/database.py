"""The database, away from the event loop: readers in threads, one writer that commits changes together."""

from __future__ import annotations

import asyncio
import queue
import secrets
import threading
from collections.abc import Callable
from typing import Any, Final, TypeVar

from sqlalchemy import Connection

from vigil.server.store import queries as store

Job = Callable[[Connection], Any]
Answer = asyncio.Future[Any]
Entry = tuple[str, Job, Answer]
T = TypeVar("T")

MOST: Final = 200  # changes in one commit


class Database:
    """Takes work from the event loop; a change is answered when it is on disk."""

    def __init__(self, url: str) -> None:
        self.engine = store.open_store(url)
        self.held = store.hold(self.engine)
        self.shared = self.engine.dialect.name == "postgresql"  # with other processes
        self.sender = secrets.token_hex(8)  # by which a process knows its own news
        self.jobs: queue.SimpleQueue[Entry | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Look something up."""
        return await asyncio.to_thread(self.look_up, job)

    def look_up(self, job: Callable[[Connection], T]) -> T:
        """Look something up, in this thread."""
        with self.engine.connect() as connection:
            return job(connection)

    async def write(self, job: Callable[[Connection], T], match: str = "") -> T:
        """Make a change, to a match if it is named, and wait until it is kept."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.jobs.put((match, job, answer))
        return await answer

    def post(self, job: Job) -> None:
        """Make a change that nobody waits for."""
        answer = asyncio.get_running_loop().create_future()
        answer.cancel()
        self.jobs.put(("", job, answer))

    def close(self) -> None:
        """Finish what is waiting, and stop."""
        self.jobs.put(None)
        self.thread.join()
        self.engine.dispose()
        if self.held:
            self.held.close()

    def run(self) -> None:
        """Write whatever has gathered, until told to stop."""
        going = True
        while going:
            waiting = [self.jobs.get()]
            while len(waiting) < MOST and not self.jobs.empty():
                waiting.append(self.jobs.get())
            going = None not in waiting
            batch = [entry for entry in waiting if entry is not None]
            if batch:
                # Two processes that take matches in the same order never wait for each other in a circle.
                self.commit(sorted(batch, key=lambda entry: entry[0]))

    def commit(self, batch: list[Entry]) -> None:
        """Write a batch in one transaction; if that fails, each change in its own."""
        try:
            with self.engine.begin() as connection:
                results = [job(connection) for _, job, _ in batch]
        except Exception as error:
            if len(batch) == 1:
                tell([(batch[0][2], None, error)])
                return
            for entry in batch:
                self.commit([entry])
            return
        tell([(answer, result, None) for (_, _, answer), result in zip(batch, results, strict=True)])


def tell(answers: list[tuple[Answer, Any, Exception | None]]) -> None:
    """Wake up whoever waits, on their own loop and all at once."""
    answers[0][0].get_loop().call_soon_threadsafe(settle, answers)


def settle(answers: list[tuple[Answer, Any, Exception | None]]) -> None:
    """Give the answers."""
    for answer, result, error in answers:
        if answer.cancelled():
            continue
        if error is None:
            answer.set_result(result)
        else:
            answer.set_exception(error)
