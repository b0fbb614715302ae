"""The database in the event loop: batches, their order, and the flush after every commit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sqlalchemy import Connection, text

from vigil.server.store.database import Database


def add(name: str) -> Callable[[Connection], str]:
    """A change that can be told from others."""

    def work(connection: Connection) -> str:
        connection.execute(text("INSERT INTO settings (key, value) VALUES (:name, 'x')"), {"name": name})
        return name

    return work


def names(connection: Connection) -> list[str]:
    return list(connection.execute(text("SELECT key FROM settings WHERE value = 'x' ORDER BY key")).scalars())


def test_changes_that_gather_are_committed_together_and_flushed_once(tmp_path):
    flushed: list[int] = []

    async def change() -> list[str]:
        database = Database(str(tmp_path / "vigil.db"), threads=False, flush=lambda: flushed.append(1))
        made = len(flushed)
        done = await asyncio.gather(*[database.write(add(name)) for name in "abc"])
        assert (done, len(flushed) - made) == (["a", "b", "c"], 1)
        database.post(add("d"))
        assert database.writer.waiting() == 1
        database.close()
        return done

    asyncio.run(change())
    with_threads = Database(str(tmp_path / "vigil.db"))
    assert with_threads.look_up(names) == ["a", "b", "c", "d"]
    with_threads.close()


def test_a_change_that_fails_takes_no_other_with_it(tmp_path):
    async def change() -> None:
        database = Database(str(tmp_path / "vigil.db"), threads=False)
        twice = [database.write(add("a")), database.write(add("a")), database.write(add("b"))]
        first, second, third = await asyncio.gather(*twice, return_exceptions=True)
        assert (first, third) == ("a", "b")
        assert "UNIQUE" in str(second)
        assert await database.read(names) == ["a", "b"]
        database.close()

    asyncio.run(change())


def test_what_cannot_be_flushed_is_not_answered_as_done(tmp_path):
    refused = [False]

    def flush() -> None:
        if refused[0]:
            raise OSError("the device is full")

    async def change() -> None:
        database = Database(str(tmp_path / "vigil.db"), threads=False, flush=flush)
        refused[0] = True
        both = await asyncio.gather(*[database.write(add(name)) for name in "ab"], return_exceptions=True)
        assert [str(error) for error in both] == ["the device is full"] * 2
        assert await database.read(names) == ["a", "b"]  # done once, though nobody can be sure that it lasts
        refused[0] = False
        database.close()

    asyncio.run(change())
