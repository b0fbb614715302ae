"""A job: work of one kind that a crew can do."""

from __future__ import annotations

import contextlib
import traceback
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

Task = TypeVar("Task")
Answer = TypeVar("Answer")
Given = TypeVar("Given", contravariant=True)
Made = TypeVar("Made", covariant=True)


class Job(Protocol[Given, Made]):
    """Work of one kind. It is sent to every worker once, so it must be picklable."""

    def open(self) -> AbstractContextManager[Callable[[Given], Made]]:
        """What answers a task in one process; left with an error, it must stop at once."""


@dataclass(frozen=True)
class FunctionJob(Generic[Task, Answer]):
    """A job that is a function of a module and needs nothing opened."""

    function: Callable[[Task], Answer]

    def open(self) -> AbstractContextManager[Callable[[Task], Answer]]:
        """The function."""
        return contextlib.nullcontext(self.function)


@dataclass(frozen=True)
class TaskFailure:
    """What a worker sends back if a task fails."""

    trace: str


def try_answer(answer: Callable[[Task], Answer], task: Task) -> Answer | TaskFailure:
    """The answer to a task, or why there is none."""
    try:
        return answer(task)
    except Exception:
        return TaskFailure(traceback.format_exc())
