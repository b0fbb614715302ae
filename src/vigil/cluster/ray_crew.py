"""A crew of all the machines of a Ray cluster; docs/cluster.md says how to start one.

Tasks of Ray, no actors: what was under way on a node that is lost is done again elsewhere.
"""

from __future__ import annotations

import contextlib
import logging
import os
import socket
import time
from collections import deque
from collections.abc import Iterable, Iterator
from itertools import islice
from types import TracebackType
from typing import Any, Final, Generic, NamedTuple, Self

from vigil.cluster.job import Answer, Job, Task
from vigil.cluster.later_sets import later_sets
from vigil.cluster.node_work import Done, Introduction, do_lot, files_of, introduce_node, log_of
from vigil.cluster.versions import versions

AHEAD: Final = 3  # lots under way for each CPU of the cluster
RETRIES: Final = 3  # how often a lot is done again because its process or its node died
WORTH: Final = 1.0  # seconds that a lot should take: sending it takes milliseconds
LARGEST: Final = 256  # tasks in a lot
KNOCK: Final = 5.0  # seconds for a host to answer
PATIENCE: Final = 60.0  # seconds for a node to introduce itself
RECOUNT: Final = 1.0  # seconds after which the CPUs are counted again
HOW_TO_JOIN: Final = "`ray start --head` starts one, `ray start --address=HOST:PORT` joins it"
HOW_TO_SHOW_A_TOKEN: Final = (
    "set RAY_AUTH_MODE=token and RAY_AUTH_TOKEN or RAY_AUTH_TOKEN_PATH as on its nodes"
)
HOW_TO_GET_IT: Final = "pip install 'vigil-cards[cluster]'"


class Sent(NamedTuple, Generic[Task]):
    """A lot that is under way, and what will become its answer."""

    lot: list[Task]
    answer: Any


class RayCrew(Generic[Task, Answer]):
    """The nodes of a cluster, for the time of a `with`."""

    def __init__(self, job: Job[Task, Answer], address: str) -> None:
        self.job = job
        self.address = address
        self.ray = load_ray()
        self.wanted = versions(files_of(job))
        self.nodes: list[str] = []
        self.under_way: deque[Sent[Task]] = deque()
        self.size = 1  # tasks in the next lot
        self.most = 0  # lots under way
        self.counted = 0.0  # when the CPUs were counted

    def __enter__(self) -> Self:
        self.connected = not self.ray.is_initialized()
        if self.connected:
            self.connect()
        try:
            self.introduce()
            self.shared, self.sets = self.ray.put(self.job), self.ray.put(later_sets())
        except BaseException:
            self.leave()
            raise
        options = {"num_cpus": 1, "max_retries": RETRIES, "scheduling_strategy": "SPREAD"}
        self.send = self.ray.remote(**options)(do_lot)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.leave()

    def connect(self) -> None:
        """Become a driver of the cluster."""
        try:
            if self.address != "auto":
                knock(self.address)
        except (OSError, OverflowError, ValueError) as error:
            raise ValueError(f"there is no Ray cluster at {self.address}; {HOW_TO_JOIN}") from error
        try:
            self.ray.init(
                address=self.address, namespace="vigil", log_to_driver=False, logging_level=logging.ERROR
            )
        except (OSError, RuntimeError, ValueError, self.ray.exceptions.RayError) as error:
            raise ValueError(
                f"there is no Ray cluster at {self.address} that lets this machine in; {HOW_TO_JOIN}; "
                f"if it asks for a token, {HOW_TO_SHOW_A_TOKEN}"
            ) from error

    def leave(self) -> None:
        """Leave the cluster, if it was us who joined."""
        if self.connected:
            self.ray.shutdown()

    def introduce(self) -> None:
        """Ask every node for its versions, before any work is done."""
        strategy = self.ray.util.scheduling_strategies.NodeAffinitySchedulingStrategy
        ask = self.ray.remote(num_cpus=0, max_retries=0)(introduce_node)
        working = [node for node in self.ray.nodes() if node["Alive"] and node["Resources"].get("CPU")]
        asked = [
            ask.options(scheduling_strategy=strategy(node["NodeID"], soft=False)).remote(files_of(self.job))
            for node in working
        ]
        for node, answer in zip(working, asked, strict=True):
            with contextlib.suppress(*self.node_gone_errors()):  # it has left the cluster meanwhile
                self.admit(self.receive_introduction(node, answer))
        if not self.nodes:
            raise ValueError(f"the cluster at {self.address} has no CPU to work on")

    def receive_introduction(self, node: dict[str, Any], answer: Any) -> Introduction:
        """What a node says of itself."""
        try:
            said: Introduction = self.ray.get(answer, timeout=PATIENCE)
        except self.node_gone_errors():
            raise
        except (self.ray.exceptions.RayError, RuntimeError) as error:
            name = node.get("NodeManagerHostname") or node["NodeID"]
            raise ValueError(
                f"the node {name} cannot take part: it does not have this version of Vigil"
            ) from error
        return said

    def node_gone_errors(self) -> tuple[type[Exception], ...]:
        """What is raised about a node that is no longer there."""
        errors = self.ray.exceptions
        return errors.NodeDiedError, errors.TaskUnschedulableError, errors.GetTimeoutError

    def admit(self, node: Introduction) -> None:
        """Note a node that takes part; refuse one that would give other answers."""
        if node.versions != self.wanted:
            raise ValueError(
                f"the node {node.node} cannot take part: it has {self.wanted.differing(node.versions)}; "
                "all nodes need the same installation of Vigil"
            )
        self.note(node.node)

    def note(self, name: str) -> None:
        """Remember a node that took part."""
        if name not in self.nodes:
            self.nodes.append(name)

    def answers(self, tasks: Iterable[Task]) -> Iterator[Answer]:
        """The answers to tasks, in order."""
        left = iter(tasks)
        try:
            while True:
                while len(self.under_way) < self.room() and (lot := list(islice(left, self.size))):
                    sent = self.send.remote(self.shared, lot, self.wanted, self.sets)
                    self.under_way.append(Sent(lot, sent))
                if not self.under_way:
                    return
                yield from self.receive(self.under_way[0])
        finally:
            # Not cancelled: Ray itself crashes if a task is done at that moment. Lots are short, and who
            # leaves the cluster takes along what is under way.
            self.under_way.clear()

    def room(self) -> int:
        """How many lots may be under way; nodes may join and leave."""
        now = time.monotonic()
        if not self.most or now - self.counted > RECOUNT:
            self.most = max(int(AHEAD * self.ray.cluster_resources().get("CPU", 0)), AHEAD)
            self.counted = now
        return self.most

    def receive(self, sent: Sent[Task]) -> list[Answer]:
        """Take the answers to the earliest lot."""
        try:
            found: Done | Introduction = self.ray.get(sent.answer)
        except self.ray.exceptions.RayError as error:
            raise RuntimeError(f"the cluster could not do {lot_text(sent.lot)}: {error}") from error
        self.under_way.popleft()
        if isinstance(found, Introduction):
            self.admit(found)
            raise AssertionError("a node refused work that it has the versions for")
        self.note(found.node)
        self.keep(found.log)
        if found.failure is not None:
            raise RuntimeError(f"{sent.lot[len(found.answers)]} failed: {found.failure.trace}")
        self.size = next_size(len(sent.lot), found.seconds)
        return found.answers

    def keep(self, text: str) -> None:
        """Add what was logged elsewhere to the log of the job."""
        path = log_of(self.job)
        if text and path is not None:
            with path.open("a", encoding="utf-8") as log:
                log.write(text)


def load_ray() -> Any:
    """The library, which is needed for nothing else."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else it warns of what will change
    try:
        import ray
        import ray.util.scheduling_strategies
    except ModuleNotFoundError as error:
        raise ValueError(f"a cluster needs Ray: {HOW_TO_GET_IT}") from error
    return ray


def knock(address: str) -> None:
    """See that somebody listens at an address: Ray itself would try for minutes."""
    host, _, port = address.rpartition(":")
    if not host or "/" in host or not port.isdecimal():
        raise ValueError(f"an address is HOST:PORT or auto, not {address!r}")
    socket.create_connection((host.strip("[]"), int(port)), KNOCK).close()


def next_size(tasks: int, seconds: float) -> int:
    """How many tasks the next lot should have, if one of so many took so long."""
    fitting = int(WORTH * tasks / max(seconds, 1e-6))
    return max(1, min(fitting, 2 * tasks, LARGEST))


def lot_text(lot: list[Any]) -> str:
    """A lot, in words."""
    return str(lot[0]) if len(lot) == 1 else f"{lot[0]} to {lot[-1]}"
