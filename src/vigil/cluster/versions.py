"""Versions: what decides the outcome of work besides its tasks, so that all who share it must agree."""

from __future__ import annotations

import hashlib
import importlib.metadata
import platform
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Final

import vigil
from vigil import build

DATA: Final = (".py", ".json", ".npz", ".npy", ".toml", ".txt")
APART: Final = ("client", "server", "terminal")  # nothing that a crew does is in them
JUDGING: Final = ("rules", "language", "sets", "bots", "review", "values")
LACKING: Final = b"missing"


@dataclass(frozen=True)
class Versions:
    """What a process would do the work with."""

    vigil: str
    code: str
    engine: str
    python: str
    numpy: str
    files: str  # those that a job names, such as the bots of third parties

    def differing(self, there: Versions) -> str:
        """In what another process differs from this one, in words."""
        here, other = asdict(self), asdict(there)
        return ", ".join(
            f"{key} {other[key]} instead of {here[key]}" for key in here if other[key] != here[key]
        )


def versions(files: Sequence[str] = ()) -> Versions:
    """The versions of this process, and of files that a job names."""
    return Versions(
        vigil.__version__,
        own_code(),
        "compiled" if build.compiled() else "interpreted",
        platform.python_version(),
        importlib.metadata.version("numpy"),
        digest(map(Path, files)),
    )


@cache  # as it was when this process began to work: that is what it has imported
def own_code() -> str:
    """What the package is like, but for its clients."""
    return digest(package_files(apart=APART))


@cache
def judging_code() -> str:
    """What reviews depend on: rules, cards, bots with their networks, and the reviewer."""
    return digest(package_files(JUDGING))


def package_files(only: Sequence[str] = (), apart: Sequence[str] = ()) -> list[Path]:
    """The files of packages that decide what happens, in order."""
    folders = sorted(folder for folder in build.PACKAGE.iterdir() if folder.is_dir())
    names = only or [folder.name for folder in folders if folder.name not in apart]
    found = [file for name in names for file in sorted((build.PACKAGE / name).rglob("*"))]
    return [file for file in found if file.suffix in DATA]


def digest(files: Iterable[Path]) -> str:
    """A short name for what files hold."""
    hashed = hashlib.blake2b(digest_size=8)
    for file in files:
        held = file.read_bytes() if file.is_file() else LACKING
        hashed.update(file.name.encode() + b"\0" + held)
    return hashed.hexdigest()
