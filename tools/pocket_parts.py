"""The parts of the pocket that are not ours: Pyodide and packages, each of one version and checked."""

from __future__ import annotations

import base64
import hashlib
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Final
from zipfile import ZipFile

ROOT: Final = Path(__file__).parent.parent
PYODIDE: Final = "314.0.7"
CHECKSUM: Final = "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
PYTHON: Final = "3.14"
PLATFORMS: Final = ("pyemscripten_2026_0_wasm32", "manylinux_2_28_x86_64", "manylinux2014_x86_64")
PACKAGES: Final = ROOT / "deploy" / "pocket-requirements.txt"
LIBRARY: Final = "python_stdlib.zip"

Files = dict[str, bytes]


def fetch_pyodide(folder: Path) -> Path:
    """The files of Pyodide, from npm; an error if they are not those that were pinned."""
    unpacked = folder / f"pyodide-{PYODIDE}"
    if unpacked.is_dir():
        return unpacked
    folder.mkdir(parents=True, exist_ok=True)
    command = ["npm", "pack", "--silent", f"pyodide@{PYODIDE}"]
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    packed = folder / f"pyodide-{PYODIDE}.tgz"
    expect_checksum(packed)
    with tarfile.open(packed) as archive:
        archive.extractall(folder, filter="data")
    return (folder / "package").rename(unpacked)


def expect_checksum(packed: Path) -> None:
    """Refuse a package that is not the one that was pinned."""
    found = base64.b64encode(hashlib.sha512(packed.read_bytes()).digest()).decode()
    if found != CHECKSUM:
        packed.unlink()
        raise SystemExit(f"{packed.name} is not the pinned one: its sha512 is {found}")


def fetch_wheels(folder: Path) -> list[Path]:
    """The packages, from the package index; pip checks their hashes."""
    wanted = folder / hashlib.sha256(PACKAGES.read_bytes()).hexdigest()[:16]
    if not wanted.is_dir():
        platforms = [word for name in PLATFORMS for word in ("--platform", name)]
        pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "download"]
        part = wanted.with_suffix(".part")
        command = [*pip, "--no-deps", "--only-binary", ":all:", "--require-hashes", *platforms]
        python = ["--python-version", PYTHON, "--implementation", "cp", "--abi", "cp314", "--abi", "none"]
        subprocess.run([*command, *python, "-r", str(PACKAGES), "-d", str(part)], check=True)
        part.rename(wanted)
    return sorted(wanted.glob("*.whl"))


def read_zip(file: Path) -> Files:
    """The files of an archive by their paths."""
    with ZipFile(file) as archive:
        return {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}
