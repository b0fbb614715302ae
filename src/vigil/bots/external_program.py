"""Programs of third parties: a process that answers questions line by line, or is killed.

What is written and read goes through two threads, so that a program that neither reads nor writes
blocks nothing.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any, Final

PROTOCOL: Final = 1
LONGEST: Final = 1 << 16  # bytes of a line
STARTING: Final = 20.0  # seconds a program may take to say that it is ready
LEAVING: Final = 1.0  # seconds it has after "bye"
UNREAD: Final = 64  # lines; what a program says beyond them is lost

CRASH: Final = "crash"  # kinds of failures
GIVEN_UP: Final = "given up"
ERROR: Final = "error"  # the program says itself that it has failed
HANG: Final = "hang"
RUBBISH: Final = "rubbish"
TOO_LONG: Final = "line too long"
ILLEGAL: Final = "illegal"
NO_START: Final = "no start"

Message = dict[str, Any]


class Failure(Exception):
    """What a program did wrong."""

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(f"{kind}: {detail}")
        self.kind = kind
        self.detail = detail


class Program:
    """One program and its process, which can be restarted."""

    def __init__(self, name: str, command: Sequence[str], log: Path | None = None) -> None:
        self.name = name
        self.command = list(command)
        self.log = log
        self.wants_table = False
        self._process: subprocess.Popen[bytes] | None = None
        self._written: queue.Queue[bytes | None] = queue.Queue()
        self._read: queue.Queue[bytes] = queue.Queue()
        self._end: weakref.finalize[Any, Program] | None = None

    @property
    def running(self) -> bool:
        """Whether there is a process that could answer."""
        return self._process is not None

    def start(self) -> None:
        """Start the process, and wait until it is ready."""
        self.kill()
        self._launch()
        try:
            self.tell({"type": "hello", "protocol": PROTOCOL})
            ready = self.hear(time.monotonic() + STARTING)
            if ready.get("type") != "ready":
                raise Failure(NO_START, str(ready.get("error") or f"not ready, but {ready}")[:500])
        except Failure as failure:
            self.kill()
            raise Failure(NO_START, failure.detail) from failure
        self.wants_table = ready.get("wants") == "table"

    def tell(self, message: Message) -> None:
        """Write a line, without waiting until it is read."""
        self._written.put(json.dumps(message, separators=(",", ":")).encode() + b"\n")

    def hear(self, until: float) -> Message:
        """The next line, if it comes in time and is a JSON object."""
        try:
            line = self._read.get(timeout=max(0.0, until - time.monotonic()))
        except queue.Empty:
            raise Failure(HANG, "no answer in time") from None
        if len(line) > LONGEST:
            raise Failure(TOO_LONG, f"a line has more than {LONGEST} bytes")
        if not line.endswith(b"\n"):
            raise Failure(CRASH, f"the program ended{self._last_words(line)}")
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            raise Failure(RUBBISH, f"not JSON: {line[:200]!r}") from None
        if not isinstance(message, dict):
            raise Failure(RUBBISH, f"not a JSON object: {line[:200]!r}")
        return message

    def note(self, text: str) -> None:
        """Write a line into the log."""
        if self.log is not None:
            with self.log.open("a", encoding="utf-8", errors="replace") as log:
                log.write(f"{time.strftime('%Y-%m-%d %H:%M:%S')} {self.name}: {text}\n")

    def close(self) -> None:
        """Ask the program to stop, and kill it if it does not."""
        self.bye()
        if self._process is not None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(LEAVING)
        self.kill()

    def bye(self) -> None:
        """Ask the program to stop, without waiting until it does."""
        self.tell({"type": "bye"})
        self._written.put(None)

    def kill(self) -> None:
        """End the process, and all it has started."""
        if self._end is not None:
            self._end()
        self._process = None

    def _launch(self) -> None:
        try:
            with contextlib.ExitStack() as files:
                errors: IO[bytes] | int = subprocess.DEVNULL
                if self.log is not None:
                    errors = files.enter_context(self.log.open("ab"))
                pipe = subprocess.PIPE
                process = subprocess.Popen(
                    self.command, stdin=pipe, stdout=pipe, stderr=errors, start_new_session=True
                )
        except (OSError, ValueError) as error:
            raise Failure(NO_START, f"{self.command[0]} cannot be started: {error}") from error
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._written = queue.Queue()
        self._read = queue.Queue()
        threading.Thread(target=write_lines, args=(process.stdin, self._written), daemon=True).start()
        threading.Thread(target=read_lines, args=(process.stdout, self._read), daemon=True).start()
        self._end = weakref.finalize(self, end, process, self._written)

    def _last_words(self, line: bytes) -> str:
        said = f" with {line[:200]!r}" if line else ""
        if self._process is None:
            return said
        with contextlib.suppress(subprocess.TimeoutExpired):
            return f" with exit code {self._process.wait(LEAVING)}{said}"
        return said


def write_lines(pipe: IO[bytes], lines: queue.Queue[bytes | None]) -> None:
    """Write what is in the queue, until None ends it or the pipe is closed."""
    with contextlib.suppress(OSError), pipe:
        while line := lines.get():
            pipe.write(line)
            pipe.flush()


def read_lines(pipe: IO[bytes], lines: queue.Queue[bytes]) -> None:
    """Put every line into the queue; the last one, where the program ended, has no line feed."""
    with contextlib.suppress(OSError, ValueError), pipe:
        while (line := pipe.readline(LONGEST + 1)).endswith(b"\n"):
            if lines.qsize() < UNREAD:
                lines.put(line)
        lines.put(line)


def end(process: subprocess.Popen[bytes], written: queue.Queue[bytes | None]) -> None:
    """End a process and its group; its two threads end with it."""
    written.put(None)
    if sys.platform == "win32":
        process.kill()
    else:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()
