"""What the tests of the server share."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.server.clients import Server, Visitor
from tests.server.hosting import Admin, Hosted
from tests.server.postgres import Cluster, programs
from vigil.cli import main
from vigil.server.upkeep import host_orders


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


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def hosted(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """A server with a database that is also reached from outside."""
    if request.param == "sqlite":
        database = str(tmp_path_factory.mktemp("hosted") / "vigil.db")
    else:
        cluster: Cluster = request.getfixturevalue("postgres")
        database = cluster.database()
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(host_orders, "PAUSE", 0.02)
        with Server(database) as running:
            yield Hosted(running, database)


@pytest.fixture
def admin(hosted: Hosted, capsys: pytest.CaptureFixture[str]) -> Admin:
    """Run a command to its end; returns what it says."""

    def run(*words: object, code: int = 0) -> str:
        with pytest.raises(SystemExit) as ended:
            main(["admin", "--database", hosted.database, *map(str, words)])
        said = capsys.readouterr()
        assert (ended.value.code or 0) == code, said
        return said.out + said.err

    return run


@pytest.fixture
def ada(server: Server) -> Visitor:
    """Somebody who plays."""
    return server.visitor("Ada")


@pytest.fixture
def bo(server: Server) -> Visitor:
    """Somebody else who plays."""
    return server.visitor("Bo")
