"""Writers: changes that have gathered are committed together, by a thread or when the loop comes round."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, Final, Protocol

from sqlalchemy import Connection, Engine

Work = Callable[[Connection], Any]
Answer = asyncio.Future[Any]
Entry = tuple[str, Work, Answer, bool]  # with the match that is changed, if it is one, and whether alone
Outcome = tuple[Answer, Any, Exception | None]

MOST: Final = 200  # changes in one commit


class ChangeWriter(Protocol):
    """Takes changes, and answers each when it is committed."""

    def put(self, entry: Entry) -> None:
        """Take a change."""

    def waiting(self) -> int:
        """How many changes are not written yet."""

    def close(self) -> None:
        """Write what is waiting, and stop."""


class ThreadWriter:
    """Writes in a thread, so that the event loop never waits for a disk."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.entries: queue.SimpleQueue[Entry | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    def put(self, entry: Entry) -> None:
        """Take a change."""
        self.entries.put(entry)

    def waiting(self) -> int:
        """How many changes are not written yet."""
        return self.entries.qsize()

    def close(self) -> None:
        """Write what is waiting, and stop."""
        self.entries.put(None)
        self.thread.join()

    def run(self) -> None:
        """Write what has gathered, until told to stop."""
        going = True
        while going:
            gathered = [self.entries.get()]
            while len(gathered) < MOST and not self.entries.empty():
                gathered.append(self.entries.get())
            going = None not in gathered
            write_batch(self.engine, [entry for entry in gathered if entry is not None])


class LoopWriter:
    """Writes in the event loop, where there are no threads. `flush` is called after every batch."""

    def __init__(self, engine: Engine, flush: Callable[[], None]) -> None:
        self.engine = engine
        self.flush = flush
        self.entries: list[Entry] = []

    def put(self, entry: Entry) -> None:
        """Take a change; the first one of a batch has the loop come round for all that follow."""
        if not self.entries:
            asyncio.get_running_loop().call_soon(self.write)
        self.entries.append(entry)

    def waiting(self) -> int:
        """How many changes are not written yet."""
        return len(self.entries)

    def close(self) -> None:
        """Write what is waiting."""
        self.write()

    def write(self) -> None:
        """Write what has gathered."""
        batch, self.entries = self.entries, []
        if batch:
            write_batch(self.engine, batch, self.flush)


def keep_as_it_is() -> None:
    """Flush nothing: the database does that itself."""


def write_batch(engine: Engine, batch: list[Entry], flush: Callable[[], None] = keep_as_it_is) -> None:
    """Write changes in one transaction, except those that want one of their own."""
    # Processes that lock matches in the same order cannot deadlock.
    together = sorted([entry for entry in batch if not entry[3]], key=lambda entry: entry[0])
    for part in [together, *[[entry] for entry in batch if entry[3]]]:
        if part:
            commit(engine, part, flush)


def commit(engine: Engine, batch: list[Entry], flush: Callable[[], None]) -> None:
    """Write a batch in one transaction; if that fails, each change in its own."""
    try:
        with engine.begin() as connection:
            results = [work(connection) for _, work, _, _ in batch]
    except Exception as error:
        if len(batch) == 1:
            tell([(batch[0][2], None, error)])
            return
        for entry in batch:
            commit(engine, [entry], flush)
        return
    try:
        flush()
    except Exception as error:  # it is committed, so it must not be done again
        tell([(answer, None, error) for _, _, answer, _ in batch])
        return
    tell([(answer, result, None) for (_, _, answer, _), result in zip(batch, results, strict=True)])


def tell(answers: list[Outcome]) -> None:
    """Pass results to the event loop of those who wait, in one call."""
    answers[0][0].get_loop().call_soon_threadsafe(settle, answers)


def settle(answers: list[Outcome]) -> None:
    """Set the results."""
    for answer, result, error in answers:
        if answer.cancelled():
            continue
        if error is None:
            answer.set_result(result)
        else:
            answer.set_exception(error)
