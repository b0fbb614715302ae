"""Run the tests of what was touched, the nearest first, for at most twenty seconds.

    python tools/quick.py                     what differs from main, committed or not
    python tools/quick.py tests/rules         a file, a folder or one test
    python tools/quick.py "mephit and row"    tests whose names match

For everything there is `make test`.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

import pytest

SECONDS = 18.0  # and two to start
PACKAGE = "src/vigil"

# The tests of a part of the package; of a part that is not listed, the folder of the same name.
TESTS = {
    "rules": ["rules", "bad_input", "sets", "test_public_face.py", "every_decision"],
    "language": ["language", "golden", "sets", "rules"],
    "wording": ["wording", "language", "golden", "terminal"],
    "sets": ["golden", "sets", "test_coverage.py"],
    "files": ["bad_input"],
    "build": ["test_cli.py"],
    "cli": ["test_cli.py"],
}
ALWAYS = ["test_architecture.py"]  # the shape of the code, whatever was touched
TOO_LONG = ["tests/server/test_killing.py"]


class Clock:
    """Stops the tests when the time is over."""

    def __init__(self) -> None:
        self.since = time.monotonic()
        self.ran = 0
        self.failed = False
        self.over = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """See how a test went."""
        self.ran += report.when == "call"
        self.failed |= report.failed

    def pytest_runtest_protocol(self, item: pytest.Item) -> None:
        """Before a test, look at the clock."""
        if time.monotonic() - self.since > SECONDS:
            self.over = True
            item.session.shouldstop = f"{SECONDS:.0f} seconds are over, {self.ran} tests have run"


def git(*words: str) -> list[str]:
    """The lines that git prints; none if it fails."""
    ran = subprocess.run(["git", *words], capture_output=True, text=True, check=False)
    return ran.stdout.splitlines() if ran.returncode == 0 else []


def touched() -> list[str]:
    """The files that differ from main, and those that git does not know yet."""
    base = [*git("merge-base", "main", "HEAD"), "HEAD"][0]
    return [*git("diff", "--name-only", base), *git("ls-files", "--others", "--exclude-standard")]


def tests_of(file: str) -> list[str]:
    """The tests of a file, the nearest first."""
    path = Path(file)
    if path.parts[0] == "tests":
        return [file] if path.name.startswith("test_") and path.suffix == ".py" else [str(path.parent)]
    if not file.startswith(f"{PACKAGE}/"):
        return []
    part = Path(file).relative_to(PACKAGE).parts[0].removesuffix(".py")
    folders = [f"tests/{name}" for name in TESTS.get(part, [part])]
    return [f"{folder}/test_{path.stem}.py" for folder in folders] + folders


def chosen(files: Iterable[str]) -> list[str]:
    """The tests to run: those in touched files, then those named like touched modules, then folders."""
    named = [test for file in files for test in tests_of(file)]
    named += [f"tests/{name}" for name in ALWAYS]
    there = [test for test in dict.fromkeys(named) if Path(test).exists() and Path(test) != Path("tests")]
    return sorted(there, key=lambda test: (Path(test).is_dir(), test.startswith("tests/client")))


def main(asked: str) -> int:
    """Run them; pytest's exit code."""
    if not asked:
        words = chosen(touched())
    elif Path(asked.partition("::")[0]).exists():
        words = [asked]
    else:
        words = ["-k", asked, "--ignore=tests/client"]
    print("Tests:", *words, flush=True)
    clock = Clock()
    code = pytest.main([*words, *[f"--ignore={name}" for name in TOO_LONG]], plugins=[clock])
    return int(clock.failed) if clock.over else int(code)


if __name__ == "__main__":
    sys.exit(main(" ".join(sys.argv[1:])))
