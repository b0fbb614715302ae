"""What people are told to install is ours: every such line agrees with pyproject.toml."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NAME = PROJECT["name"]
EXTRAS = set(PROJECT["optional-dependencies"])
PLACES = ("*.md", "*.toml", "Containerfile", "Makefile", ".ci/*", "deploy/*", "docs/**/*.md")
CODE = ("src", "tests", "tools", "bench", "examples")
SUFFIXES = {".py", ".js", ".html"}
# A requirement that means Vigil: a folder, a wheel or a name, with its extras.
OURS = re.compile(r"(?<![\w./-])((?<=['\"])\.|(?:[\w./-]*/)?vigil[\w.*-]*)\[([a-z][\w, -]*)\](?!\()")
PLAIN = re.compile(r"pip3? install (?:-\S+ )*['\"]?(vigil[\w-]*)(?![\w./\[*-])")


def read_files() -> Iterator[tuple[str, str]]:
    """Every file that may tell people to install something, with its text."""
    files = [file for place in PLACES for file in ROOT.glob(place)]
    files += [file for folder in CODE for file in (ROOT / folder).rglob("*") if file.suffix in SUFFIXES]
    for file in files:
        if file.is_file() and file != Path(__file__):
            yield str(file.relative_to(ROOT)), file.read_text(encoding="utf-8").replace("\\", "")


def faults(text: str) -> list[str]:
    """The requirements in a text that do not mean this project, or an extra that it has not."""
    wrong = [
        found[0]
        for found in OURS.finditer(text)
        if not is_ours(found[1]) or {extra.strip() for extra in found[2].split(",")} - EXTRAS
    ]
    return wrong + PLAIN.findall(text)


def is_ours(name: str) -> bool:
    """Whether it is the folder, a wheel of this project, or its name."""
    if name == "." or name == NAME:
        return True
    return name.endswith((".whl", "*")) and canonicalize_name(Path(name).name).startswith(f"{NAME}-")


def test_every_install_line_names_this_project_and_extras_that_it_has():
    wrong = [f"{name}: {fault}" for name, text in read_files() for fault in faults(text)]
    assert not wrong


def test_enough_lines_are_looked_at():
    lines = [found[0] for _, text in read_files() for found in OURS.finditer(text)]
    assert len(lines) > 20
    assert {"vigil-cards[postgres]", ".[environments]"} <= set(lines)


@pytest.mark.parametrize(
    "line",
    [
        "pip install 'vigil[data]'",
        "pip install 'vigil-cards[dta]'",
        "pip install '.[data,raports]'",
        "pip install vigil",
        "pip install -U vigil",
        "pip install vigil-cards",  # as long as nothing is published
        "pip install './dist/vigil-1.0.whl[data]'",
    ],
)
def test_a_line_that_installs_something_else_would_be_noticed(line):
    assert faults(line)


@pytest.mark.parametrize(
    "line",
    [
        "pip install .",
        "pip install '.[data, reports]'",
        "pip install 'vigil-cards[data]'",
        "pip install dist/vigil_cards-*.whl",
        "pip install 'dist/vigil_cards-1.0-cp311.whl[data]'",
    ],
)
def test_a_line_that_installs_ours_is_allowed(line):
    assert not faults(line)
