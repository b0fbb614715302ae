"""A server without threads and processes, as a browser runs it; whoever visits it notices no difference."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.clients import Server
from tests.server.conftest import ada, bo
from tests.server.hosting import Hosted

__all__ = ["ada", "bo"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite that does everything in its event loop, over one connection."""
    with Server(tmp_path_factory.mktemp("server") / "vigil.db", threads=False) as running:
        yield running


@pytest.fixture
def hosted(server: Server) -> Hosted:
    """The same server, with its database."""
    return Hosted(server, str(server.services.database.engine.url.database))
