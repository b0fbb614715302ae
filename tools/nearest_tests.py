"""Which tests are nearest to files that were touched: the order in which `make quick` runs them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

PACKAGE = "src/vigil"

# The tests of a part of the package, the nearest first; of a part that is not listed, the folder of its name.
TESTS = {
    "rules": ["rules", "bad_input", "sets", "test_public_face.py", "every_decision"],
    "language": ["language", "golden", "sets", "rules"],
    "wording": ["wording", "language", "golden", "terminal"],
    "sets": ["golden", "sets", "test_coverage.py", "rules"],
    "files": ["bad_input"],
    "build": ["test_cli.py"],
    "cli": ["test_cli.py"],
}
OTHER_FOLDERS = {"docs": ["test_docs.py"], "tools": ["tools"], "deploy": ["test_deployment.py"]}
ALWAYS = ["test_architecture.py", "test_plain_words.py"]  # the shape of the code, whatever was touched
ITSELF, NAMESAKE, IMPORTER, FOLDER, SHAPE, FURTHER = range(6)  # how near a test is, in this order


def order_tests(files: Iterable[str], root: Path = Path()) -> list[str]:
    """The files of tests to run: touched ones, then by module name, by import, by folder."""
    distances: dict[str, tuple[int, int, bool]] = {}
    found = [near for file in files for near in near_tests(file, root)]
    found += [(SHAPE, 0, path) for name in ALWAYS for path in expand(root / "tests" / name)]
    for kind, place, path in found:
        name = path.relative_to(root).as_posix()
        distance = (kind, place, name.startswith("tests/client/"))
        distances[name] = min(distance, distances.get(name, distance))
    return sorted(distances, key=lambda name: (*distances[name], name))


def near_tests(file: str, root: Path) -> Iterator[tuple[int, int, Path]]:
    """The tests of one file: how near they are, the place of their folder, and where they are."""
    parts = Path(file).parts
    if parts[0] == "tests" and len(parts) > 1:
        yield from tests_of_test_file(root / file, root)
    elif file.startswith(f"{PACKAGE}/"):
        yield from tests_of_source(file, root)
    else:
        folders = OTHER_FOLDERS.get(parts[0], [])
        yield from ((FOLDER, 0, path) for name in folders for path in expand(root / "tests" / name))


def tests_of_test_file(file: Path, root: Path) -> Iterator[tuple[int, int, Path]]:
    """A test itself; of what tests share, those that import it; of their data, the nearest folder."""
    if file.match("test_*.py"):
        yield from ((ITSELF, 0, path) for path in expand(file))
        return
    folder = next((folder for folder in file.parents if list(folder.glob("test_*.py"))), file.parent)
    module = ".".join(file.relative_to(root).with_suffix("").parts)
    for test in expand(folder):
        if file.suffix == ".py" and imports_module(test, module):
            yield IMPORTER, 0, test
        elif folder != root / "tests":
            yield FOLDER, 0, test


def tests_of_source(file: str, root: Path) -> Iterator[tuple[int, int, Path]]:
    """The tests of a module of ours: its namesakes, those that import it, then whole folders."""
    path = Path(file).relative_to(PACKAGE)
    part, stem = path.parts[0].removesuffix(".py"), path.stem
    module = ".".join(["vigil", *path.with_suffix("").parts]).removesuffix(".__init__")
    for place, name in enumerate(TESTS.get(part, [part])):
        for test in expand(root / "tests" / name):
            if test.stem == f"test_{stem}" or (part == "sets" and test.stem.startswith(f"test_{stem}_")):
                yield NAMESAKE, place, test
            elif path.suffix == ".py" and imports_module(test, module):
                yield IMPORTER, place, test
            else:
                yield FURTHER if place else FOLDER, place, test


def imports_module(test: Path, module: str) -> bool:
    """Whether a test names a module in one of its imports."""
    package, _, name = module.rpartition(".")
    direct = rf"^(?:from|import) {re.escape(module)}\b"
    by_package = rf"^from {re.escape(package)} import .*\b{name}\b"
    text = test.read_text(encoding="utf-8")
    return re.search(f"{direct}|{by_package}", text, re.MULTILINE) is not None


def expand(path: Path) -> list[Path]:
    """A file of tests, or all those below a folder; nothing if it is not there."""
    if path.is_dir():
        return sorted(path.rglob("test_*.py"))
    return [path] if path.is_file() and path.suffix == ".py" else []
