"""A private PostgreSQL server, for as long as the tests run: real, durable, and nobody else's."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any
from uuid import uuid4

import psycopg

OWNER = "vigil"
PATIENCE = 30.0  # seconds for it to start


def programs() -> Path | None:
    """Where the newest PostgreSQL has its programs, if there is one."""
    on_path = shutil.which("initdb")
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parent.name))
    return found[-1] if found else Path(on_path).parent if on_path else None


class Cluster:
    """A PostgreSQL server with files of its own, reached through a socket in their directory."""

    def __init__(self, binaries: Path) -> None:
        self.directory = Path(tempfile.mkdtemp(prefix="vigil-postgres-"))
        self.user = unprivileged()
        if self.user is not None:
            os.chown(self.directory, self.user.pw_uid, self.user.pw_gid)
        data = str(self.directory / "data")
        make = [str(binaries / "initdb"), "-D", data, "-U", OWNER, "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(make, check=True, capture_output=True, **self.identity())
        options = ["-k", str(self.directory), "-c", "listen_addresses=", "-c", "fsync=on"]
        with (self.directory / "log").open("w") as log:
            serve = [str(binaries / "postgres"), "-D", data, *options]
            self.process = subprocess.Popen(serve, stdout=log, stderr=log, **self.identity())
        self.wait()

    def identity(self) -> dict[str, Any]:
        """As whom and where its programs run: PostgreSQL refuses to be root."""
        if self.user is None:
            return {"cwd": self.directory}
        ids = {"user": self.user.pw_uid, "group": self.user.pw_gid, "extra_groups": []}
        return {"cwd": self.directory, **ids}

    def wait(self) -> None:
        """Wait until it answers."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
                return
            except psycopg.OperationalError as error:
                if self.process.poll() is None and time.monotonic() < until:
                    time.sleep(0.05)
                    continue
                log = (self.directory / "log").read_text()
                self.stop()
                raise RuntimeError(f"PostgreSQL does not start:\n{log}") from error

    def url(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://{OWNER}@/{name}?host={self.directory}"

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"vigil_{uuid4().hex}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"'.encode())
        return self.url(name)

    def stop(self) -> None:
        """End it at once and remove its files."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait()
        shutil.rmtree(self.directory)


def unprivileged() -> pwd.struct_passwd | None:
    """The user to run it as, when we are root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise RuntimeError("PostgreSQL must not run as root, and there is no user called postgres or nobody")
