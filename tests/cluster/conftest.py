"""One cluster for all tests that want it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.cluster.nodes import Nodes


@pytest.fixture(scope="session")
def nodes() -> Iterator[Nodes]:
    """A cluster of two nodes."""
    found = Nodes()
    yield found
    found.cluster.shutdown()
