"""A crew does the tasks of a job, as many at a time as it has hands.

The answers come back in the order of the tasks, so the size of the crew changes only the time it takes.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator
from itertools import chain
from types import TracebackType
from typing import Annotated, Final, Generic, Protocol, Self

import typer

from vigil.cluster.job import Answer, Given, Job, Made, Task
from vigil.cluster.processes import Workers

MOMENT: Final = 1.0  # seconds of work that are not worth starting processes for
STOPPED: Final = 130  # as shells say that Ctrl-C ended a command

Hands = int | str  # so many processes of this machine, or the address of a cluster
Cluster = Annotated[
    str | None,
    typer.Option(
        "--cluster",
        metavar="ADDRESS",
        help="Let a Ray cluster do the work: HOST:PORT, or auto for the one that runs here.",
    ),
]


class Crew(Protocol[Given, Made]):
    """Whoever does the work, for the time of a `with`."""

    @property
    def nodes(self) -> list[str]:
        """The machines of a cluster that took part; none are named if all is done here."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None, /
    ) -> None: ...

    def answers(self, tasks: Iterable[Given]) -> Iterator[Made]:
        """The answers to tasks, in order."""


def cores() -> int:
    """How many cores we may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def hands(jobs: int | None, cluster: str | None) -> Hands:
    """Who works if these options are given."""
    if jobs and cluster:
        raise ValueError("a cluster has as many hands as its machines; leave out --jobs or --cluster")
    return cluster or jobs or cores()


class Here(Generic[Task, Answer]):
    """The work done in this process: for one worker, where the job needs no protection from crashes."""

    def __init__(self, job: Job[Task, Answer]) -> None:
        self.job = job
        self.nodes: list[str] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing is left open between tasks."""

    def answers(self, tasks: Iterable[Task]) -> Iterator[Answer]:
        """The answers to tasks, in order."""
        with self.job.open() as answer:
            for task in tasks:
                yield answer(task)


def crew(job: Job[Task, Answer], who: Hands) -> Crew[Task, Answer]:
    """As many workers as asked for; if it is one, this process itself."""
    return Here(job) if who in (0, 1) else protected_crew(job, who)


def protected_crew(job: Job[Task, Answer], who: Hands) -> Crew[Task, Answer]:
    """As many workers as asked for, all in other processes: a crash does not reach this one."""
    if isinstance(who, int):
        return Workers(job, who)
    from vigil.cluster.ray_crew import RayCrew

    return RayCrew(job, who)


def quick(job: Job[Task, Answer], who: Hands) -> Crew[Task, Answer]:
    """As many workers as asked for; processes are started only if there is work for them."""
    return Reserve(job, who) if isinstance(who, int) else protected_crew(job, who)


class Reserve(Here[Task, Answer]):
    """The work done in this process, until it has taken a moment: then workers go on."""

    def __init__(self, job: Job[Task, Answer], count: int) -> None:
        super().__init__(job)
        self.count = count

    def answers(self, tasks: Iterable[Task]) -> Iterator[Answer]:
        """The answers to tasks, in order."""
        left = iter(tasks)
        began = time.perf_counter()
        with self.job.open() as answer:
            for task in left:
                yield answer(task)
                if self.count > 1 and time.perf_counter() - began > MOMENT:
                    break
        following = next(left, None)
        if following is None:
            return
        with Workers(self.job, self.count) as workers:
            yield from workers.answers(chain([following], left))
