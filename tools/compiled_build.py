"""Compile Vigil, if there is a C compiler and the sources are not those that were compiled last.

    python tools/compiled_build.py compiled    build/compiled: the sources with their extensions among them
    python tools/compiled_build.py wheel       a wheel in dist/
    python tools/compiled_build.py interpreted nothing compiled among the sources themselves

There is one way to compile: a wheel is built as users build it, and its extensions lie among the sources.
Without a network: ISOLATION=--no-build-isolation. VIGIL_OPTIMIZE=1 is built faster and runs slower.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
from tools.extensions import extract

SOURCE = Path("src/vigil")
WHEELS = Path("build/wheels")
EXTENSIONS = Path("build/extensions")
COMPILED = Path("build/compiled")
DIST = Path("dist")
PROJECT = [Path("setup.py"), Path("pyproject.toml")]
HOT = ["language", "rules", "wording", "bots", "environments"]  # where what is compiled lies
NOT_SOURCES = {".so", ".pyd", ".pyc"}
NOTE = "built.json"  # what was compiled, written by setup.py
FULL = "3"
NO_COMPILER = "No C compiler finds Python.h: Vigil runs as plain Python, slower."


class Failed(Exception):
    """The build has failed; the message says at what."""


def level() -> str:
    """How far the C compiler optimises; as far as it can, if nothing is said."""
    return os.environ.get("VIGIL_OPTIMIZE") or FULL


def checksum(files: Iterable[Path]) -> str:
    """A checksum, not a date: a touched file rebuilds nothing, a deleted one does."""
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(f"{file.as_posix()}\0{hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()[:16]


def hot_files() -> Iterator[Path]:
    """The files that what is compiled depends on."""
    yield from PROJECT
    for folder in HOT:
        yield from (SOURCE / folder).rglob("*.py")


def packed_files() -> Iterator[Path]:
    """The files that a wheel is made of."""
    yield from PROJECT
    for file in SOURCE.rglob("*"):
        if file.is_file() and file.suffix not in NOT_SOURCES and file.name != NOTE:
            yield file


def extensions_stamp(optimized: str) -> Path:
    """The file that is there when the extensions of the present sources are."""
    return EXTENSIONS / f".{checksum(hot_files())}-{optimized}"


def wheel_stamp(optimized: str) -> Path:
    """The same for the wheel."""
    return WHEELS / f".{checksum(packed_files())}-{optimized}"


def is_built() -> bool:
    """Whether the extensions of the present sources are there."""
    return extensions_stamp(level()).exists()


def can_compile() -> bool:
    """Whether there is a C compiler that finds Python.h."""
    include = sysconfig.get_path("include")
    command = [*os.environ.get("CC", "cc").split(), "-fsyntax-only", "-x", "c", "-I", include, "-"]
    try:
        return subprocess.run(command, input=b"#include <Python.h>\n", capture_output=True).returncode == 0
    except FileNotFoundError:
        return False


def build_wheel() -> Path:
    """The wheel of the present sources, built unless it is there."""
    stamp = wheel_stamp(level())
    if not stamp.exists():
        print("Compiling the rules ...", flush=True)
        shutil.rmtree(WHEELS, ignore_errors=True)
        pip = [sys.executable, "-m", "pip", "-qq", "--disable-pip-version-check", "wheel"]
        isolation = os.environ.get("ISOLATION", "").split()
        command = [*pip, *isolation, "--no-deps", "--wheel-dir", str(WHEELS), "."]
        if subprocess.run(command, env={**os.environ, "VIGIL_COMPILE": "1"}).returncode:
            raise Failed("Vigil could not be compiled.")
        stamp.touch()
    [wheel] = WHEELS.glob("*.whl")
    return wheel


def build_extensions() -> bool:
    """Build the extensions unless they are there; False if there is nothing to compile with."""
    if is_built():
        return True
    for folder in (EXTENSIONS, COMPILED):
        shutil.rmtree(folder, ignore_errors=True)
    if not can_compile():
        print(NO_COMPILER)
        if os.environ.get("CI") == "true":
            raise Failed("CI has to compile.")
        return False
    if extract(build_wheel(), EXTENSIONS) < 2:
        raise Failed("this wheel is not compiled")
    extensions_stamp(level()).touch()
    return True


def lay_out() -> None:
    """Lay the extensions among a copy of the sources."""
    shutil.rmtree(COMPILED, ignore_errors=True)
    if not build_extensions():
        return
    shutil.copytree(SOURCE, COMPILED / "vigil")
    shutil.copytree(EXTENSIONS, COMPILED, dirs_exist_ok=True)  # one of them lies beside the package


def remove_extensions() -> None:
    """Remove what `pip install -e .` has compiled in place: it would shadow the sources."""
    for file in [*Path("src").rglob("*.so"), *Path("src").rglob("*.pyd")]:
        file.unlink()


def publish() -> None:
    """Put the wheel into dist/."""
    DIST.mkdir(exist_ok=True)
    print(shutil.copy(build_wheel(), DIST))


def main(wish: str) -> None:
    """Build what is asked for."""
    {"compiled": lay_out, "wheel": publish, "interpreted": remove_extensions}[wish]()


if __name__ == "__main__":
    try:
        main(sys.argv[1])
    except Failed as error:
        sys.exit(str(error))
