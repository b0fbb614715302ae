"""A disk that somebody, or something, has filled: whoever watches over the server is told at once."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from bench.processes import Server
from vigil.server.api.health import FRESH
from vigil.server.store.sqlite_files import LOG

resource = pytest.importorskip("resource")
SIZE = 3 * LOG


def health(server: Server) -> tuple[int, bool]:
    """What the server says of its database, when it has asked anew."""
    time.sleep(FRESH)
    answer = httpx.get(f"{server.address}/health", timeout=20)
    return answer.status_code, answer.json()["database"]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits a running process")
def test_a_database_that_cannot_grow_is_not_well(tmp_path: Path) -> None:
    with Server(str(tmp_path / "vigil.db"), tmp_path / "log", "--workers", "1") as server:
        assert health(server) == (200, True)
        _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        written = (tmp_path / "vigil.db-wal").stat().st_size
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (written, hard))
        assert health(server) == (503, False)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
        assert health(server) == (200, True)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of its own, where this user may make one."""
    place = tmp_path / "disk"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(place)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("only root can make a small disk")
    yield place
    subprocess.run(["umount", "--lazy", str(place)], check=True)


def test_a_disk_is_full_before_the_log_of_the_database_is(small_disk: Path, tmp_path: Path) -> None:
    """SQLite writes its log from the beginning again: a small change needs no space for a long time."""
    with Server(str(small_disk / "vigil.db"), tmp_path / "log", "--workers", "1") as server:
        assert health(server) == (200, True)
        filling = small_disk / "filling"
        filling.write_bytes(b"x" * (SIZE - LOG))
        assert health(server) == (503, False)
        filling.unlink()
        assert health(server) == (200, True)
