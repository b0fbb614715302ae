"""Workers: processes that play games, as many at a time as there are cores.

The games come back in the order in which they were asked for, whoever played them and whenever.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import traceback
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import FrameType, TracebackType
from typing import Final, Self

from vigil.arena.entrants import Entrants
from vigil.arena.game import Fixture, Played, play
from vigil.arena.seeds import seeds
from vigil.arena.table import Table

AHEAD: Final = 8  # so many games for each worker may wait for an earlier one
TRIES: Final = 2  # a game that ends its process twice ends the run
FAREWELL: Final = 3.0  # seconds


@dataclass(frozen=True)
class Job:
    """What a worker has to know."""

    table: Table
    seeds: str
    budget: float
    log: Path | None = None


@dataclass(frozen=True)
class Task:
    """A game that a worker plays, its number in the order, and how often it was tried."""

    number: int
    fixture: Fixture
    tries: int = 1


def work(connection: Connection, job: Job) -> None:
    """Play what is asked for, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, leave)
    entrants = Entrants(job.budget, job.log)
    try:
        with contextlib.suppress(EOFError, OSError):
            while True:
                connection.send(played(job, connection.recv(), entrants))
        entrants.close()
    finally:
        entrants.kill()


def leave(_signal: int, _frame: FrameType | None) -> None:
    """Go at once, but in order: the programs of third parties go, too."""
    raise SystemExit(1)


def played(job: Job, fixture: Fixture, entrants: Entrants) -> Played | str:
    """The game, or what is wrong with the rules."""
    try:
        return play(job.table, fixture, seeds(job.seeds, fixture.block, 1)[0], entrants)
    except Exception:
        return traceback.format_exc()


class Workers:
    """Some worker processes, for the time of a `with`."""

    def __init__(self, job: Job, count: int) -> None:
        self.job = job
        self.count = count
        self.processes: dict[Connection, BaseProcess] = {}
        self.busy: dict[Connection, Task] = {}

    def __enter__(self) -> Self:
        os.environ.setdefault("OMP_NUM_THREADS", "1")  # a game has one core
        for _ in range(self.count):
            self.hire()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for connection, process in self.processes.items():
            connection.close()
            if connection in self.busy:  # the others go by themselves
                process.terminate()
        for process in self.processes.values():
            process.join(FAREWELL)
            process.kill()
            process.join()
        self.processes.clear()
        self.busy.clear()

    def hire(self) -> Connection:
        """Start one more worker; Ctrl-C is for us, not for it."""
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs, self.job), daemon=True)
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            process.start()
        finally:
            signal.signal(signal.SIGINT, before)
        theirs.close()
        self.processes[ours] = process
        return ours

    def replace(self, gone: Connection) -> Connection:
        """Start a worker in the place of one that died."""
        self.processes.pop(gone).join(FAREWELL)
        gone.close()
        return self.hire()

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Played]:
        """Play games, and give them back in order."""
        to_play = enumerate(fixtures)
        idle = list(self.processes)
        finished: dict[int, Played] = {}
        given = 0
        while True:
            while idle and len(finished) < AHEAD * self.count and (following := next(to_play, None)):
                self.send(idle.pop(), Task(*following))
            if not self.busy:
                return
            ready = wait(list(self.busy))
            for connection in [each for each in self.busy if each in ready]:
                idle += self.receive(connection, finished)
            while given in finished:
                yield finished.pop(given)
                given += 1

    def send(self, connection: Connection, task: Task) -> None:
        """Give a worker something to do."""
        self.busy[connection] = task
        with contextlib.suppress(OSError):  # a dead worker is noticed when it should answer
            connection.send(task.fixture)

    def receive(self, connection: Connection, finished: dict[int, Played]) -> list[Connection]:
        """Take what a worker has done; the workers that are idle by that."""
        task = self.busy.pop(connection)
        try:
            answer = connection.recv()
        except (EOFError, OSError):
            if task.tries == TRIES:
                raise RuntimeError(f"{task.fixture} ended its process {TRIES} times") from None
            self.send(self.replace(connection), Task(task.number, task.fixture, task.tries + 1))
            return []
        if not isinstance(answer, Played):
            raise RuntimeError(f"{task.fixture} failed: {answer}")
        finished[task.number] = answer
        return [connection]
