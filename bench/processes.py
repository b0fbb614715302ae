"""Servers as processes of their own, to be measured and to be killed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Self

ADDRESS = re.compile(r"Vigil is at (http://\S+:(\d+))")
PATIENCE = 60.0  # seconds for it to start or to stop, on a busy machine


class Server:
    """A server process that can be killed, and started again at the same address."""

    module = "vigil"  # what is run

    def __init__(self, database: str, log: Path, *options: str) -> None:
        self.database = database
        self.log = log
        self.options = options
        self.port = 0
        self.sessions: list[int] = []

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        """Start it and wait until it listens."""
        command = [sys.executable, "-m", self.module, "serve", "--no-open", "--port", str(self.port)]
        with self.log.open("ab") as log:
            heard = log.tell()
            self.process = subprocess.Popen(
                [*command, "--database", self.database, *self.options],
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self.sessions.append(self.process.pid)
        self.address, port = self.read_address(heard)
        self.port = int(port)

    def read_address(self, heard: int) -> tuple[str, str]:
        """Its address and port, as it says them."""
        until = time.monotonic() + PATIENCE
        while True:
            said = self.log.read_bytes()[heard:].decode()
            if found := ADDRESS.search(said):
                return found[1], found[2]
            if self.process.poll() is not None or time.monotonic() > until:
                self.kill()
                raise RuntimeError(f"the server does not start:\n{said}")
            time.sleep(0.01)

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """Ask it to end, and see that it does."""
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def left_behind(self) -> list[int]:
        """The processes it started that are still there without it."""
        return [int(path.name) for path in Path("/proc").glob("[0-9]*") if session(path) in self.sessions]


def session(process: Path) -> int:
    """The session of a process by its directory in /proc; 0 if it has just ended."""
    try:
        return int((process / "stat").read_text().rpartition(")")[2].split()[3])
    except (FileNotFoundError, ProcessLookupError):
        return 0


def processor_time(process: int) -> float:
    """Seconds of processor that a process has had, without those it has started."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
