"""Run the tests of what was touched, the nearest first, for at most twenty seconds.

    python tools/quick.py                     what differs from main, committed or not
    python tools/quick.py tests/rules         a file, a folder or one test
    python tools/quick.py "mephit and row"    tests whose names match

What there was no time for is listed. For everything there is `make test`.
"""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from types import FrameType

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent))
from tools.nearest_tests import order_tests

BEGUN = time.monotonic()
SECONDS = 19.0  # and one to start and to end
TOO_LONG = ["tests/server/test_killing.py", "tests/test_fresh_imports.py"]
FILES = 80  # more could not be collected in that time
LISTED = 8  # files that are named; of further ones only the number is told


class Clock:
    """Stops the tests when the time is over, also in the middle of one."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.left_out: list[str] = []  # the tests that have not run, in their order
        self.collected = False
        self.failed = False
        self.over = False

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Note what there is to run."""
        self.left_out = [item.nodeid for item in session.items]
        self.collected = True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """See how a test went."""
        self.failed |= report.failed
        if report.when == "teardown" and report.nodeid in self.left_out:
            self.left_out.remove(report.nodeid)

    def pytest_unconfigure(self) -> None:
        """Spare pytest the search for rubbish in what goes away at once: it took seconds."""
        gc.freeze()

    def start(self) -> None:
        """Let time run, from the start of this process on."""
        signal.signal(signal.SIGALRM, self.ring)
        signal.setitimer(signal.ITIMER_REAL, max(0.01, self.seconds - (time.monotonic() - BEGUN)))

    def ring(self, _signal: int, _frame: FrameType | None) -> None:
        """End the run, whatever it is doing."""
        self.over = True
        if not self.collected:
            raise KeyboardInterrupt  # anything else would be an error of the file being collected
        pytest.exit("the time is over")


def git(*words: str) -> list[str]:
    """The lines that git prints; none if it fails."""
    ran = subprocess.run(["git", *words], capture_output=True, text=True, check=False)
    return ran.stdout.splitlines() if ran.returncode == 0 else []


def touched_files() -> list[str]:
    """The files that differ from main, and those that git does not know yet."""
    base = [*git("merge-base", "main", "HEAD"), "HEAD"][0]
    return [*git("diff", "--name-only", base), *git("ls-files", "--others", "--exclude-standard")]


def left_out_text(left_out: Sequence[str]) -> str:
    """What did not run, file by file."""
    counts = Counter(test.partition("::")[0] for test in left_out)
    names = [f"{file} ({count})" for file, count in counts.items()]
    more = [f"and {len(names) - LISTED} more files"] if len(names) > LISTED else []
    return f"No time was left for {len(left_out)} tests: {', '.join([*names[:LISTED], *more])}"


def main(asked: str) -> int:
    """Run them; pytest's exit code."""
    tests: list[str] = []
    if not asked:
        tests = [test for test in order_tests(touched_files()) if test not in TOO_LONG]
        words = tests[:FILES]
        print("The nearest of", len(tests), "files of tests:", *words[:LISTED], flush=True)
    elif Path(asked.partition("::")[0]).exists():
        words = [asked]
    else:
        words = ["-k", asked, "--ignore=tests/client"]
    clock = Clock(SECONDS)
    clock.start()
    code = pytest.main(["-p", "no:cacheprovider", *words], plugins=[clock])
    signal.setitimer(signal.ITIMER_REAL, 0)
    if clock.left_out and clock.over:
        print(left_out_text(clock.left_out))
    if not asked:
        print(f"Left to `make test`: {len(tests) - len(words)} files further away,", ", ".join(TOO_LONG))
    return int(clock.failed) if clock.over else int(code)


if __name__ == "__main__":
    code = main(" ".join(sys.argv[1:]))
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)  # nothing is left to do, and taking all down piece by piece takes seconds
