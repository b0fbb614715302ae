"""Imports modules of a package, each in an interpreter that has none of it yet; a script of its own.

    python fresh_imports.py FOLDER [--bare] MODULE...

Prints those that cannot be imported first, with the error, as JSON. With `--bare` the package's own
`__init__` is left out: it would import most modules in an order that happens to work. Only what does
not belong to the package is loaded before: then the process is copied (`fork`) for every module, which
is as fresh as a new interpreter and far cheaper. Where there is no `fork`, interpreters are started.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import json
import os
import subprocess
import sys
import tempfile
import types
from pathlib import Path


def main(folder: Path, *words: str) -> None:
    """Try all modules."""
    bare = "--bare" in words
    names = [word for word in words if not word.startswith("--")]
    sys.path.insert(0, str(folder.parent))
    if "--here" in words:
        attempt(folder, names[0], bare)
        return
    if hasattr(os, "fork"):
        load_what_is_foreign(folder)
        gc.disable()  # the copies end before there is rubbish
        gc.freeze()
        assert folder.name not in sys.modules
    attempted = copied if hasattr(os, "fork") else started
    with tempfile.TemporaryDirectory() as cache:
        sys.dont_write_bytecode, sys.pycache_prefix = False, cache  # every module is compiled once
        if not bare and hasattr(os, "fork"):
            importlib.import_module(folder.name)  # as the import of any of its modules begins
        failures = {name: attempted(folder, name, bare) for name in names}
    print(json.dumps({name: failure for name, failure in failures.items() if failure}))


def attempt(folder: Path, name: str, bare: bool) -> None:
    """Import a module first."""
    if bare:
        package = types.ModuleType(folder.name)
        package.__path__ = [str(folder)]
        sys.modules[folder.name] = package
    importlib.import_module(name)


def load_what_is_foreign(folder: Path) -> None:
    """Import what lines without indentation import from elsewhere, as far as it is installed."""
    for file in folder.rglob("*.py"):
        for line in file.read_text(encoding="utf-8").splitlines():
            word, _, rest = line.partition(" ")
            module = rest.partition(" ")[0]
            if word in ("from", "import") and module.partition(".")[0] != folder.name:
                with contextlib.suppress(ImportError):
                    importlib.import_module(module.rstrip(","))


def copied(folder: Path, name: str, bare: bool) -> str:
    """Why a module cannot be imported in a copy of this process; empty if it can."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            attempt(folder, name, bare)
        except BaseException as error:
            os.write(writing, f"{type(error).__name__}: {error}"[:1000].encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8", errors="replace") as told:
        failure = told.read()
    _, status = os.waitpid(child, 0)
    return failure or (f"status {status}" if status else "")


def started(folder: Path, name: str, bare: bool) -> str:
    """The same with a new interpreter."""
    command = [sys.executable, __file__, str(folder), "--here", *(["--bare"] if bare else []), name]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    return ran.stderr.strip().rpartition("\n")[2] if ran.returncode else ""


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
