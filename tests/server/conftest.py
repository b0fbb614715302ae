"""What the tests of the server share."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.server.postgres import Cluster, programs


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A private PostgreSQL server; `postgres.database()` is the address of a new database in it."""
    binaries = programs()
    if binaries is None:
        assert os.environ.get("CI") != "true", "PostgreSQL is not installed"
        pytest.skip("PostgreSQL is not installed")
    cluster = Cluster(binaries)
    yield cluster
    cluster.stop()
