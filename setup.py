"""Compile the pure packages with mypyc where that can be done; elsewhere they run as plain Python.

VIGIL_COMPILE=0 does not try to compile; VIGIL_COMPILE=1 fails where it would fall back.
VIGIL_OPTIMIZE=1 lets the C compiler optimise less than it can: slower, and built in a third of the time.
How it went is written into the package, for `vigil --version`.
"""

import ast
import contextlib
import hashlib
import io
import json
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SOURCE = Path("src/vigil")
PACKAGES = ["wording", "rules", "language"]
BOTS = [
    "afterstate",
    "chances",
    "features",
    "frequencies",
    "judge",
    "likely_cards",
    "rollout",
    "weights",
]  # of vigil.bots, with hot loops
ENVIRONMENTS = ["actions", "batch", "columns", "observations"]  # of vigil.environments, likewise
WISH = os.environ.get("VIGIL_COMPILE", "")
FULL = "3"
LEVEL = os.environ.get("VIGIL_OPTIMIZE", FULL)
# Apart: what one level has left is not current for another.
BASE = "build" if LEVEL == FULL else f"build/optimized-{LEVEL}"
NOTE = "built.json"  # vigil/build.py reads it

# Hidden symbols can be inlined; i64 wraps whatever flags Python was built with. No warnings: nobody mends
# generated code. -w alone hides them, but gcc still looks for them, longer than it takes to compile.
FLAGS = [] if os.name == "nt" else ["-fvisibility=hidden", "-fwrapv", "-Wno-all", "-w"]

# Strictness is for `make check`. The types of other packages and the errors of modules that are not
# compiled must not matter: a build has no NumPy, unless the Python it runs on happens to have it.
CHECKING = [
    "--config-file=",
    "--ignore-missing-imports",
    "--no-site-packages",
    "--follow-imports=silent",
    "--always-true=COMPILED",  # see rules/kernel/cards.py
]


def sources() -> list[Path]:
    """The files to compile."""
    files = [file for package in PACKAGES for file in sorted((SOURCE / package).rglob("*.py"))]
    files += [SOURCE / "bots" / f"{name}.py" for name in BOTS]
    files += [SOURCE / "environments" / f"{name}.py" for name in ENVIRONMENTS]
    return [file for file in files if file.name != "__init__.py"]


def extensions() -> list[Extension]:
    """One group in one C file, so that calls between modules are plain C calls."""
    from mypyc.build import mypycify

    files = [str(file) for file in sources()]
    group = mypycify(
        [*CHECKING, *files], opt_level=LEVEL, debug_level="0", group_name="vigil", target_dir=BASE
    )
    known = docstrings(sources())
    for extension in group:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
        extension.sources = [with_docstrings(Path(name), known) for name in extension.sources]
    return group


# mypyc gives what it compiles a signature but no docstring: `help(vigil.Game)` would be blank. So they are
# added to the C it writes, where every class, method and property has its name. mypyc is itself compiled and
# cannot be changed from here. Where the C does not look as expected, it is left as it is.
TEXT = r'(?:NULL|"(?:[^"\\]|\\.)*")'
MODULE = re.compile(r'(PyModuleDef_HEAD_INIT,\s*"([\w.]+)",\s*)(NULL)(?=, /\* docstring)')
CLASS = re.compile(rf"(\bCPyType_(\w+)_template_ = \{{[^}}]*?\.tp_doc = PyDoc_STR\()({TEXT})(?=\))")
FUNCTION = re.compile(rf"(\(PyCFunction\)CPyPy_(\w+),[\sA-Z_|]+, PyDoc_STR\()({TEXT})(?=\))")
PROPERTY = re.compile(r"(\(getter\)(\w+),\s*(?:NULL|\(setter\)\w+),\s*)(NULL)(?=, NULL\})")


def docstrings(files: list[Path]) -> dict[str, str]:
    """All docstrings by the names that mypyc gives: `game___Game___copy`, for a module its full name.

    mypyc writes as few of the packages as tell modules apart, so a name that fits two modules is left out.
    """
    found: dict[str, str] = {}
    owners: dict[str, str] = {}
    for file in files:
        module = ".".join(file.relative_to(SOURCE.parent).with_suffix("").parts)
        for path, text in docstrings_in(ast.parse(file.read_text(encoding="utf-8"))):
            names = module.split(".")
            for start in range(len(names)):
                key = "___".join([*names[start:], *path]) if path else module
                found[key] = text if owners.setdefault(key, module) == module else ""
    return {key: text for key, text in found.items() if text}


def docstrings_in(node: ast.AST, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    """The docstrings of a module, its functions, its classes and their methods."""
    if text := ast.get_docstring(node):
        yield path, text
    if isinstance(node, ast.FunctionDef):
        return
    for child in node.body:
        if isinstance(child, (ast.FunctionDef, ast.ClassDef)):
            yield from docstrings_in(child, (*path, child.name))


def add_docstrings(code: str, known: dict[str, str]) -> str:
    """Generated C with the docstrings put in after the signatures."""

    def add(found: re.Match) -> str:
        before, name, signature = found.groups()
        text = known.get(name) or known.get("___".join(name.rsplit("_get_", 1)))
        if text is None:
            return found.group()
        return before + (c_string(text) if signature == "NULL" else f"{signature} {c_string(text)}")

    for pattern in (MODULE, CLASS, FUNCTION, PROPERTY):
        code = pattern.sub(add, code)
    return code


def c_string(text: str) -> str:
    """A text as C spells it."""
    plain = {byte for byte in range(32, 127) if chr(byte) not in '"\\?'}  # ?? could begin a trigraph
    return '"' + "".join(chr(byte) if byte in plain else f"\\{byte:03o}" for byte in text.encode()) + '"'


def with_docstrings(generated: Path, known: dict[str, str]) -> str:
    """The file to compile in the place of a generated one; not written again if nothing has changed."""
    if not generated.name.startswith("__native"):
        return str(generated)
    code = add_docstrings(generated.read_text(encoding="utf-8"), known)
    file = generated.with_name(f"documented{generated.name}")
    if not file.exists() or file.read_text(encoding="utf-8") != code:
        file.write_text(code, encoding="utf-8")
    return str(file)


def warn(why: str) -> None:
    """Say it so that nobody overlooks it in the output of a build."""
    line = "*" * 80
    print(f"{line}\nvigil: NOT COMPILED, it will run as plain Python, many times slower.", file=sys.stderr)
    print(f"vigil: {why}\n{line}", file=sys.stderr, flush=True)


def brief(error: BaseException) -> str:
    """What an error says; of a whole command line, only how it ended."""
    words = str(error) or repr(error)
    return words if len(words) < 150 else f"… {words[-60:].partition(' ')[2]}"


def wanted() -> tuple[list[Extension], str]:
    """The extensions to build; if there are none, why."""
    if {"egg_info", "dist_info", "sdist"} & set(sys.argv):  # only the metadata is asked for
        return [], ""
    if WISH == "0":
        return [], "the build was told not to compile (VIGIL_COMPILE=0)"
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said):
            return extensions(), ""
    except (Exception, SystemExit) as error:  # mypyc prints type errors and exits
        print(said.getvalue(), file=sys.stderr)
        if WISH == "1":
            raise
        errors = [line for line in said.getvalue().splitlines() if ": error:" in line]
        return [], f"mypyc failed: {errors[0] if errors else brief(error)}"


def note(package: Path, why: str) -> None:
    """Write down how the build went: why it is not compiled, or what was compiled."""
    digests = {
        file.relative_to(SOURCE).as_posix(): hashlib.blake2b(file.read_bytes(), digest_size=8).hexdigest()
        for file in ([] if why else sources())
    }
    package.mkdir(parents=True, exist_ok=True)
    (package / NOTE).write_text(json.dumps({"why": why, "compiled": digests}, indent=1), encoding="utf-8")


def forget() -> None:
    """Remove what was compiled in place: it would shadow the sources."""
    for old in [*SOURCE.parent.rglob("*.so"), *SOURCE.parent.rglob("*.pyd"), SOURCE / NOTE]:
        old.unlink(missing_ok=True)


def clear(package: Path) -> None:
    """Remove what an earlier build has left, except extensions that may still be current."""
    for old in [path for path in package.rglob("*") if path.is_file()]:
        source = (SOURCE / old.relative_to(package)).with_name(f"{old.name.partition('.')[0]}.py")
        if old.suffix not in (".so", ".pyd") or source not in sources():
            old.unlink()


class Copied(build_py):
    """The sources, and nothing that is not among them."""

    def run(self) -> None:
        package = Path(self.build_lib, "vigil")
        if not self.editable_mode:
            clear(package)
        super().run()
        if self.distribution.has_ext_modules():
            return
        forget()
        warn(WHY)
        if not self.editable_mode or WISH != "0":
            note(SOURCE if self.editable_mode else package, WHY)


class AllOrNothing(build_ext):
    """A build that falls back as a whole, for half of a group would not import."""

    def run(self) -> None:
        why = ""
        try:
            super().run()
        except Exception as error:
            if WISH == "1":
                raise
            why = f"there is no C compiler that finds Python.h, or it failed: {brief(error)}"
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []
            forget()
            warn(why)
        note(SOURCE if self.inplace else Path(self.build_lib, "vigil"), why)


EXTENSIONS, WHY = wanted()
setup(
    ext_modules=EXTENSIONS,
    cmdclass={"build_ext": AllOrNothing, "build_py": Copied},
    options={"build": {"build_base": BASE}},
)
