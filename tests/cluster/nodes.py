"""A real Ray cluster on this machine, for tests: a raylet for every node."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

STORE = 100 * 2**20  # bytes for each node


class Nodes:
    """A cluster of two nodes with a CPU each, of which one can be killed."""

    def __init__(self) -> None:
        from ray.cluster_utils import Cluster

        head = {"num_cpus": 1, "include_dashboard": False, "object_store_memory": STORE}
        self.cluster: Any = Cluster(initialize_head=True, head_node_args=head)
        self.second = self.add()

    @property
    def address(self) -> str:
        """What `--cluster` is given."""
        return str(self.cluster.address)

    def add(self, **environment: str) -> Any:
        """Let one more node join."""
        node = self.cluster.add_node(num_cpus=1, object_store_memory=STORE, env_vars=environment)
        self.cluster.wait_for_nodes()
        return node

    def kill(self, node: Any) -> None:
        """End a node at once, with all that runs on it."""
        self.cluster.remove_node(node, allow_graceful=False)

    @contextlib.contextmanager
    def another(self, **environment: str) -> Iterator[Any]:
        """One more node for the time of a `with`, unless it is killed before."""
        node = self.add(**environment)
        try:
            yield node
        finally:
            if node in self.cluster.list_all_nodes():
                self.kill(node)
