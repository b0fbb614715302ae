"""Set up .venv, in stages: what playing needs, then what working on Vigil, its site or a cluster needs.

    python3 tools/environment.py play|work|site|cluster

It runs before there is an environment: on whatever Python is at hand, with the standard library alone.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST = (3, 11)
VENV = Path(".venv")
PYTHON = VENV / "bin" / "python"
PROJECT = Path("pyproject.toml")
QUIET_PIP = ["-m", "pip", "-qq", "--disable-pip-version-check"]
# What a stage installs, what is said of it, and the stages that come before it.
STAGES: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "play": (".", "Setting up .venv ...", ()),
    "work": (".[dev]", "Fetching what tests and checks need ...", ("play",)),
    "site": (".[docs]", "Fetching what the site needs ...", ("play",)),
    "cluster": (".[cluster]", "Fetching Ray ...", ("play", "work")),
}


class NotPossible(Exception):
    """An environment cannot be made here; the message says what to do."""


def set_up(stage: str) -> None:
    """Bring the environment up to a stage, unless pyproject.toml is as it was when it got there."""
    target, words, before = STAGES[stage]
    for earlier in before:
        set_up(earlier)
    if is_current(stage):
        return
    if stage == "play":
        make_environment()
    print(words, flush=True)
    if stage == "play":
        pip("install", "--no-compile", "setuptools>=77")
    pip("install", "--no-compile", "--no-build-isolation", "-e", target)
    stamp(stage).write_text(project_checksum(), encoding="utf-8")


def stamp(stage: str) -> Path:
    """The file that says for which pyproject.toml a stage was reached."""
    return VENV / f"{stage}.stage"


def project_checksum() -> str:
    """A checksum, not a date: a touched file installs nothing anew."""
    return hashlib.sha256(PROJECT.read_bytes()).hexdigest()


def is_current(stage: str) -> bool:
    """Whether a stage was reached with pyproject.toml as it is."""
    return stamp(stage).is_file() and stamp(stage).read_text(encoding="utf-8") == project_checksum()


def make_environment() -> None:
    """Make .venv with the Python this runs on, if there is none."""
    if sys.version_info < OLDEST:
        raise NotPossible("Vigil needs Python 3.11 or newer: make PYTHON=/path/to/python3")
    if (VENV / "bin" / "pip").exists():
        return
    made = subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], capture_output=True)
    if made.returncode:
        shutil.rmtree(VENV, ignore_errors=True)
        raise NotPossible(f"{sys.executable} has no venv module (on Debian: apt install python3-venv)")


def pip(*words: str) -> None:
    """Run the environment's pip. What is installed in place stays as its sources: nothing is compiled."""
    environment = {**os.environ, "VIGIL_COMPILE": "0"}
    if subprocess.run([str(PYTHON), *QUIET_PIP, *words], env=environment).returncode:
        raise NotPossible(f"pip {' '.join(words)} has failed")


if __name__ == "__main__":
    try:
        set_up(sys.argv[1])
    except NotPossible as error:
        sys.exit(str(error))
