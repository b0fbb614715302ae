"""What the tests of the server share."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.server.clients import Server, Visitor
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


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite."""
    with Server(tmp_path_factory.mktemp("server") / "vigil.db") as running:
        yield running


@pytest.fixture
def ada(server: Server) -> Visitor:
    """Somebody who plays."""
    return server.visitor("Ada")


@pytest.fixture
def bo(server: Server) -> Visitor:
    """Somebody else who plays."""
    return server.visitor("Bo")
