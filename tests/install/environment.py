"""Running the `vigil` of an environment, from outside of the sources."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ADDRESS = re.compile(r"Vigil is at (http://\S+)")
PATIENCE = 120.0  # seconds, on a busy machine


def outside() -> dict[str, str]:
    """Our variables, without what would lead back to the sources."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIGIL"))}


@dataclass
class Ran:
    """What a command left behind."""

    code: int
    said: str


@dataclass
class Environment:
    """The installed program, and a folder to run it in."""

    program: Path
    home: Path

    def variables(self) -> dict[str, str]:
        """Ours, with a home of its own."""
        return {**outside(), "HOME": str(self.home), "COLUMNS": "300"}

    def vigil(self, *arguments: str, typed: str = "") -> Ran:
        """Run a command to its end."""
        ran = subprocess.run(
            [str(self.program), *arguments],
            cwd=self.home,
            env=self.variables(),
            input=typed,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        return Ran(ran.returncode, ran.stdout)

    @contextmanager
    def serving(self) -> Iterator[str]:
        """A running server; its address."""
        with subprocess.Popen(
            [str(self.program), "serve", "--no-open", "--port", "0", "--database", "vigil.db"],
            cwd=self.home,
            env=self.variables(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        ) as process:
            assert process.stdout is not None
            said = ""
            try:
                while not (found := ADDRESS.search(said)):
                    line = process.stdout.readline()
                    assert line, f"the server does not start:\n{said}"
                    said += line
                yield found[1]
            finally:
                process.terminate()
