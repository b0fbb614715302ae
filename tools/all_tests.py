"""Run all tests: those of the engine on plain Python and on the compiled build, then all others.

    python tools/all_tests.py

Compiling runs beside the tests on plain Python, the tests of the installed package beside the last ones.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
from tools import compiled_build

TESTS = Path("tests")
LOGS = Path("build")
# Those of the engine run on both builds; the others use it, and run on the one that is there and fast.
ENGINE = [
    "language", "wording", "rules", "sets", "golden", "every_decision", "bad_input", "bots",
    "test_cli.py", "test_public_face.py",
]  # fmt: skip
BROWSER = ["client"]  # apart: the loop that drives browsers would not let other tests have one of their own
INSTALLED = ["install"]
PYTEST = [sys.executable, "-m", "pytest"]
IN_PARALLEL = ["-n", "auto", "--dist", "worksteal"]

Step = Callable[[], int]


def engine_tests() -> list[str]:
    """The tests that run on both builds."""
    return [f"{TESTS}/{name}" for name in ENGINE if (TESTS / name).exists()]


def source_tests() -> list[str]:
    """The tests that read the sources themselves."""
    return sorted({str(file) for file in TESTS.glob("test_*.py")} - set(engine_tests()))


def other_tests() -> list[str]:
    """The folders of all other tests."""
    taken = {*ENGINE, *BROWSER, *INSTALLED, "__pycache__"}
    return [str(folder) for folder in sorted(TESTS.iterdir()) if folder.is_dir() and folder.name not in taken]


def pytest_command(*words: str) -> list[str]:
    """A run of pytest on all cores."""
    return [*PYTEST, *IN_PARALLEL, *words]


def variables(compiled: bool) -> dict[str, str]:
    """What a run of tests is told: one process writes bytecode for hundreds that read it."""
    found = {**os.environ, "PYTHONPYCACHEPREFIX": str(Path("build/bytecode").resolve())}
    found.pop("PYTHONDONTWRITEBYTECODE", None)
    if compiled:
        found["PYTHONPATH"] = str(compiled_build.COMPILED.resolve())
    return found


def run(words: str, command: Sequence[str], *, compiled: bool) -> int:
    """Run a command under a heading; its exit code."""
    print(words, flush=True)
    return subprocess.run(command, env=variables(compiled), check=False).returncode


@contextmanager
def beside(command: Sequence[str], log: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A command that runs beside others; what it said is told after them. It ends if they are interrupted."""
    log.parent.mkdir(exist_ok=True)
    with log.open("wb") as file:
        job = subprocess.Popen(
            command, stdout=file, stderr=file, env=variables(False), start_new_session=True
        )
    try:
        yield job
        job.wait()
    finally:
        if job.poll() is None:
            os.killpg(job.pid, signal.SIGTERM)
            job.wait()
    print(log.read_text(encoding="utf-8", errors="replace"), end="", flush=True)


def run_beside(command: Sequence[str], log: Path, step: Step) -> int:
    """Run a step with a command beside it; 0 if both succeed."""
    with beside(command, log) as job:
        code = step()
    return code or job.returncode


def run_plain() -> int:
    """The engine as plain Python, while it is being compiled."""
    command = [sys.executable, "tools/compiled_build.py", "compiled"]
    tests = pytest_command(*engine_tests(), *source_tests())
    return run_beside(
        command,
        LOGS / "compiled.log",
        lambda: run("The engine on plain Python:", tests, compiled=False),
    )


def run_engine() -> int:
    """The engine compiled, if it could be compiled."""
    if not compiled_build.COMPILED.exists():
        return 0
    return run("The engine compiled:", pytest_command(*engine_tests()), compiled=True)


def run_browser() -> int:
    """The client in a browser."""
    tests = pytest_command(*[f"{TESTS}/{name}" for name in BROWSER])
    return run("In the browser:", tests, compiled=True)


def run_others() -> int:
    """Everything else, and beside it the package as users install it."""
    tests = pytest_command(*other_tests())
    return run_beside(
        [sys.executable, __file__, "installed"],
        LOGS / "test-installed.log",
        lambda: run("Everything else:", tests, compiled=True),
    )


def run_installed() -> int:
    """The wheel as users install it, in one process: one environment for all of its tests."""
    if not compiled_build.is_built():
        return 0
    os.environ["VIGIL_WHEEL"] = str(compiled_build.build_wheel())
    tests = [*PYTEST, "-m", "installed", *[f"{TESTS}/{name}" for name in INSTALLED]]
    return run("As users install it:", tests, compiled=False)


def main(*words: str) -> int:
    """Run the steps until one fails; its exit code."""
    if words == ("installed",):
        return run_installed()
    # What is optimised already is used; else there is no time for more than the least.
    optimized = compiled_build.extensions_stamp(compiled_build.FULL).exists()
    os.environ["VIGIL_OPTIMIZE"] = compiled_build.FULL if optimized else "1"
    compiled_build.remove_extensions()
    return run_until_failure([run_plain, run_engine, run_browser, run_others])


def run_until_failure(steps: Sequence[Step]) -> int:
    """The first exit code that is not 0; the steps after it do not run."""
    return next((code for step in steps if (code := step())), 0)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        sys.exit(main(*sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
