"""Start Vigil at once, compiled if it is compiled already; if not, compile it beside, for the next start.

python tools/start.py serve --open
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
from tools import compiled_build

LOG = Path("build/compile.log")


def start(arguments: list[str]) -> int:
    """Run `vigil`; its exit code."""
    command = [sys.executable, "-m", "vigil", *arguments]
    if compiled_build.is_built():
        compiled_build.lay_out()
        return run(command, {**os.environ, "PYTHONPATH": str(compiled_build.COMPILED.resolve())})
    compiling = compile_beside()
    print(
        f"Vigil is being compiled ({LOG}); until the next start it runs as plain Python, slower.", flush=True
    )
    if arguments[:1] == ["serve"]:  # a terminal game has the screen for itself
        threading.Thread(target=announce, args=[compiling], daemon=True).start()
    try:
        return run(command, dict(os.environ))
    finally:
        stop(compiling)


def run(command: list[str], environment: dict[str, str]) -> int:
    """Run it in the foreground. To be ended is for the program: it knows how."""
    with subprocess.Popen(command, env=environment) as process:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, lambda *_: process.terminate())
        return process.wait()


def compile_beside() -> subprocess.Popen[bytes]:
    """Start to compile, at low priority and in a session of its own, so that it can be ended as a whole."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("wb") as log:
        return subprocess.Popen(
            ["nice", sys.executable, "tools/compiled_build.py", "compiled"],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )


def announce(compiling: subprocess.Popen[bytes]) -> None:
    """Say when it is compiled, or why it is not."""
    code = compiling.wait()
    if code < 0:
        return
    said = LOG.read_text(encoding="utf-8", errors="replace")
    if compiled_build.NO_COMPILER in said:
        print("No C compiler finds Python.h: Vigil goes on as plain Python.", flush=True)
    elif code:
        print(f"Vigil could not be compiled, see {LOG}; it goes on as plain Python.", flush=True)
    else:
        print("Vigil is compiled: from the next start it is many times faster.", flush=True)


def stop(compiling: subprocess.Popen[bytes]) -> None:
    """End the compiling with the game: nothing stays behind."""
    if compiling.poll() is None:
        os.killpg(compiling.pid, signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(start(sys.argv[1:]))
