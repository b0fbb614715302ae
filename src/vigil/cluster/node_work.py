"""What happens on a node of a cluster: a lot of tasks is done, if the node has the driver's versions."""

from __future__ import annotations

import dataclasses
import platform
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from vigil.cluster.job import Job, TaskFailure, try_answer
from vigil.cluster.later_sets import take_in_sets
from vigil.cluster.versions import Versions, versions


@dataclasses.dataclass(frozen=True)
class Done:
    """A lot that was done: the answers, or the failure that ended it, and what it took."""

    answers: list[Any]
    failure: TaskFailure | None
    seconds: float
    node: str
    log: str = ""


@dataclasses.dataclass(frozen=True)
class Introduction:
    """What a node says of itself: before it is given work, and instead of doing it with other versions."""

    node: str
    versions: Versions


def introduce_node(files: Sequence[str]) -> Introduction:
    """This node's introduction."""
    return Introduction(node_name(), versions(files))


def node_name() -> str:
    """The name of this node, for people; several nodes can be on one machine."""
    import ray

    number = str(ray.get_runtime_context().get_node_id())
    return f"{platform.node()} {number[:8]} ({platform.machine()})"


def do_lot(
    job: Job[Any, Any], lot: Sequence[Any], wanted: Versions, sets: Sequence[dict[str, Any]] = ()
) -> Done | Introduction:
    """Do a lot of tasks, with the sets that came later where the work was given."""
    here = introduce_node(files_of(job))
    if here.versions != wanted:
        return here
    take_in_sets(sets)
    began = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="vigil-") as folder:
        log = Path(folder) / "log"
        answers, failure = answer_lot(logging_to(log, job), lot)
        text = log.read_text(encoding="utf-8", errors="replace") if log.exists() else ""
    return Done(answers, failure, time.perf_counter() - began, here.node, text)


def answer_lot(job: Job[Any, Any], lot: Sequence[Any]) -> tuple[list[Any], TaskFailure | None]:
    """The answers, up to the first that fails."""
    answers: list[Any] = []
    with job.open() as answer:
        for task in lot:
            found = try_answer(answer, task)
            if isinstance(found, TaskFailure):
                return answers, found
            answers.append(found)
    return answers, None


def files_of(job: Job[Any, Any]) -> Sequence[str]:
    """The files that a job names because its answers depend on them."""
    return tuple(getattr(job, "files", ()))


def log_of(job: Job[Any, Any]) -> Path | None:
    """Where a job keeps a log: a path of the driver, which means nothing elsewhere."""
    found: Path | None = getattr(job, "log", None)
    return found


def logging_to(log: Path, job: Job[Any, Any]) -> Job[Any, Any]:
    """The job with another log, if it keeps one."""
    if log_of(job) is None:
        return job
    changed: Job[Any, Any] = dataclasses.replace(job, log=log)  # type: ignore[type-var]
    return changed
