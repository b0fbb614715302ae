"""Workers: processes of this machine that share a list of tasks."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType, TracebackType
from typing import Any, Final, Generic, Self

from vigil.cluster.job import Answer, Job, Task, TaskFailure, try_answer
from vigil.cluster.later_sets import later_sets, take_in_sets
from vigil.cluster.threads import limit_threads

AHEAD: Final = 8  # answers for each worker that may wait for an earlier one
TRIES: Final = 2  # a task that ends its process twice ends the run
FAREWELL: Final = 3.0  # seconds


@dataclass(frozen=True)
class Numbered(Generic[Task]):
    """A task, its place in the order, and how often it was tried."""

    number: int
    task: Task
    tries: int = 1


def work(connection: Connection, job: Job[Any, Any], sets: list[dict[str, Any]]) -> None:
    """Answer tasks until the connection is closed; the library has the sets that came later, as ours has."""
    take_in_sets(sets)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, leave)
    with job.open() as answer, contextlib.suppress(EOFError, OSError):
        while True:
            connection.send(try_answer(answer, connection.recv()))


def leave(_signal: int, _frame: FrameType | None) -> None:
    """Stop at once, but close what the job has opened, such as programs of third parties."""
    raise SystemExit(1)


class Workers(Generic[Task, Answer]):
    """Worker processes, for the time of a `with`."""

    def __init__(self, job: Job[Task, Answer], count: int) -> None:
        self.job = job
        self.count = count
        self.nodes: list[str] = []
        self.processes: dict[Connection, BaseProcess] = {}
        self.busy: dict[Connection, Numbered[Task]] = {}

    def __enter__(self) -> Self:
        limit_threads()  # a task has one core
        for _ in range(self.count):
            self.hire()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for connection, process in self.processes.items():
            connection.close()
            if connection in self.busy:  # an idle worker stops when its connection is closed
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
        process = context.Process(target=work, args=(theirs, self.job, later_sets()), daemon=True)
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

    def answers(self, tasks: Iterable[Task]) -> Iterator[Answer]:
        """The answers to tasks, in order."""
        to_do = enumerate(tasks)
        idle = list(self.processes)
        finished: dict[int, Answer] = {}
        given = 0
        while True:
            while idle and len(finished) < AHEAD * self.count and (following := next(to_do, None)):
                self.send(idle.pop(), Numbered(*following))
            if not self.busy:
                return
            ready = wait(list(self.busy))
            for connection in [each for each in self.busy if each in ready]:
                idle += self.receive(connection, finished)
            while given in finished:
                yield finished.pop(given)
                given += 1

    def send(self, connection: Connection, numbered: Numbered[Task]) -> None:
        """Give a worker a task."""
        self.busy[connection] = numbered
        with contextlib.suppress(OSError):  # a dead worker is noticed when it should answer
            connection.send(numbered.task)

    def receive(self, connection: Connection, finished: dict[int, Answer]) -> list[Connection]:
        """Take a worker's answer; the workers that are idle by that."""
        done = self.busy.pop(connection)
        try:
            answer = connection.recv()
        except (EOFError, OSError):
            if done.tries == TRIES:
                raise RuntimeError(f"{done.task} ended its process {TRIES} times") from None
            self.send(self.replace(connection), Numbered(done.number, done.task, done.tries + 1))
            return []
        if isinstance(answer, TaskFailure):
            raise RuntimeError(f"{done.task} failed: {answer.trace}")
        finished[done.number] = answer
        return [connection]
