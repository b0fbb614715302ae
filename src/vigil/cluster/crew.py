"""A crew does the tasks of a job, as many at a time as it has hands.

The answers come back in the order of the tasks, so the size of the crew changes only the time it takes.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator
from itertools import chain
from types import TracebackType
from typing import Final, Generic, Protocol, Self

from vigil.cluster.job import Answer, Given, Job, Made, Task
from vigil.cluster.processes import Workers

MOMENT: Final = 1.0  # seconds of work that are not worth starting processes for
STOPPED: Final = 130  # as shells say that Ctrl-C ended a command


class Crew(Protocol[Given, Made]):
    """Whoever does the work, for the time of a `with`."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None, /
    ) -> None: ...

    def answers(self, tasks: Iterable[Given]) -> Iterator[Made]:
        """The answers to tasks, in order."""


def cores() -> int:
    """How many cores we may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Here(Generic[Task, Answer]):
    """The work done in this process: for one worker, where the job needs no protection from crashes."""

    def __init__(self, job: Job[Task, Answer]) -> None:
        self.job = job

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing is left open between tasks."""

    def answers(self, tasks: Iterable[Task]) -> Iterator[Answer]:
        """The answers to tasks, in order."""
        with self.job.opened() as answer:
            for task in tasks:
                yield answer(task)


def crew(job: Job[Task, Answer], count: int) -> Crew[Task, Answer]:
    """As many workers as asked for; one of them is this process itself."""
    return Workers(job, count) if count > 1 else Here(job)


def answers(job: Job[Task, Answer], tasks: Iterable[Task], count: int) -> Iterator[Answer]:
    """The answers to tasks, in order; processes are started only if there is work for them."""
    left = iter(tasks)
    began = time.perf_counter()
    with job.opened() as answer:
        for task in left:
            yield answer(task)
            if count > 1 and time.perf_counter() - began > MOMENT:
                break
    following = next(left, None)
    if following is None:
        return
    with Workers(job, count) as workers:
        yield from workers.answers(chain([following], left))
