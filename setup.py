"""Compile the pure packages with mypyc where that can be done; elsewhere they run as plain Python.

VIGIL_COMPILE=0 does not try to compile; VIGIL_COMPILE=1 fails where it would fall back.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src/vigil")
PACKAGES = ["wording", "rules", "language"]
BOTS = ["afterstate", "features", "judge", "rollout", "weights"]  # modules of vigil.bots with hot loops
WISH = os.environ.get("VIGIL_COMPILE", "")

# Hidden symbols can be inlined; i64 wraps whatever flags Python was built with; a new compiler's
# new warning is no reason to fall back.
FLAGS = [] if os.name == "nt" else ["-fvisibility=hidden", "-fwrapv", "-Wno-error"]


def sources() -> list[str]:
    """The files to compile."""
    files = [file for package in PACKAGES for file in sorted((SOURCE / package).rglob("*.py"))]
    files += [SOURCE / "bots" / f"{name}.py" for name in BOTS]
    return [str(file) for file in files if file.name != "__init__.py"]


def extensions() -> list[Extension]:
    """One group in one C file, so that calls between modules are plain C calls."""
    from mypyc.build import mypycify

    # Strictness is for `make check`; a build may lack the types of what a bot imports.
    options = ["--config-file=", "--ignore-missing-imports", "--always-true=COMPILED"]
    group = mypycify([*options, *sources()], opt_level="3", debug_level="0", group_name="vigil")
    for extension in group:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return group


def plain(why: str) -> list[Extension]:
    """No extensions, old ones in place neither: they would shadow the sources."""
    for old in SOURCE.parent.rglob("*.so"):
        old.unlink()
    print(f"vigil: not compiled, runs as plain Python: {why}", file=sys.stderr)
    return []


def wanted() -> list[Extension]:
    """The extensions to build, if any."""
    if {"egg_info", "dist_info", "sdist"} & set(sys.argv):  # only the metadata is asked for
        return []
    if WISH == "0":
        return plain("VIGIL_COMPILE=0")
    try:
        return extensions()
    except (Exception, SystemExit):  # mypyc exits on a type error
        if WISH == "1":
            raise
        return plain("mypyc failed")


class AllOrNothing(build_ext):
    """A build that falls back as a whole, for half of a group would not import."""

    def run(self) -> None:
        try:
            super().run()
        except Exception:
            if WISH == "1":
                raise
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = plain("there is no C compiler that finds Python.h, or it failed")


setup(ext_modules=wanted(), cmdclass={"build_ext": AllOrNothing})
