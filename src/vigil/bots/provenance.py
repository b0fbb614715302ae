"""Provenance: how a network came about, kept in its file beside its numbers, which it does not change.

A file of weights is a zip archive; `provenance.json` in it is for people and programs alike, and is read
without NumPy.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any, Final
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile

MEMBER: Final = "provenance.json"
FORMAT: Final = "vigil network"
VERSION: Final = 1
DIGITS: Final = 16  # of a hash


@dataclass(frozen=True)
class Provenance:
    """What is known of how a network was made; what is not known is empty or None."""

    run: str  # how it was made
    seed: int | None  # None: no seed makes it again
    games: int  # that it learned from
    numbers: str  # a hash of its weights
    begun_with: str = ""  # the hash of those it went on from
    stages: list[dict[str, Any]] = field(default_factory=list)  # what it learned from, in order
    versions: dict[str, Any] = field(default_factory=dict)  # what it was made with
    measures: list[dict[str, Any]] = field(default_factory=list)  # how good it was found to be
    notes: str = ""

    def to_data(self) -> dict[str, Any]:
        """The provenance as plain data."""
        return {"format": FORMAT, "version": VERSION, **asdict(self)}

    @classmethod
    def from_data(cls, data: Any) -> Provenance:
        """The provenance that plain data describes."""
        if not isinstance(data, Mapping) or data.get("format") != FORMAT or data.get("version") != VERSION:
            raise ValueError(f"this is no provenance of a network as version {VERSION} has it")
        wanted = {part.name for part in fields(cls)}
        if unknown := data.keys() - wanted - {"format", "version"}:
            raise ValueError(f"a provenance has no {', '.join(sorted(unknown))}")
        if missing := {"run", "seed", "games", "numbers"} - data.keys():
            raise ValueError(f"a provenance says its {', '.join(sorted(missing))}")
        return cls(**{name: data[name] for name in wanted & data.keys()})


def numbers_hash(path: Path) -> str:
    """A hash of all numbers in a file of weights, whatever is told of them."""
    hashed = hashlib.sha256()
    with open_archive(path) as archive:
        for name in sorted(archive.namelist()):
            if name != MEMBER:
                hashed.update(name.encode() + b"\0" + archive.read(name))
    return hashed.hexdigest()[:DIGITS]


def read_provenance(path: Path) -> Provenance | None:
    """What a file tells of its network; None if it tells nothing."""
    with open_archive(path) as archive:
        if MEMBER not in archive.namelist():
            return None
        try:
            return Provenance.from_data(json.loads(archive.read(MEMBER)))
        except ValueError as error:
            raise ValueError(f"{path}: {error}") from error


def add_provenance(path: Path, provenance: Provenance) -> None:
    """Add to a file of weights what is known of them; it says nothing yet."""
    with ZipFile(path, "a", ZIP_DEFLATED) as archive:
        if MEMBER in archive.namelist():
            raise ValueError(f"{path} says already where its network comes from")
        archive.writestr(MEMBER, json.dumps(provenance.to_data(), indent=1, ensure_ascii=False))


def open_archive(path: Path) -> ZipFile:
    """A file of weights as the archive it is."""
    try:
        return ZipFile(path)
    except (OSError, BadZipFile) as error:
        raise ValueError(f"{path} is no network: {error}") from error
