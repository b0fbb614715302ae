"""A server to attack, and two people at it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.clients import Server, Visitor


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite."""
    with Server(tmp_path_factory.mktemp("attacked") / "vigil.db") as running:
        yield running


@pytest.fixture
def ada(server: Server) -> Visitor:
    """Somebody who makes a table."""
    return server.visitor("Ada")


@pytest.fixture
def bo(server: Server) -> Visitor:
    """Somebody who comes to it."""
    return server.visitor("Bo")
