"""A wheel, built as users build it, and an environment with nothing else in it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.install.environment import Environment, outside

ROOT = Path(__file__).parent.parent.parent


def pip(*words: str) -> None:
    """Run pip."""
    command = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *words]
    subprocess.run(command, env=outside(), check=True)


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A copy of all that a wheel is built from."""
    for name in ("setup.py", "pyproject.toml", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(
        ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.egg-info", "__pycache__")
    )
    return tmp_path


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built in isolation: the one `make test` has just built, or else one of our own."""
    if built := os.environ.get("VIGIL_WHEEL"):
        return Path(built).absolute()
    folder = tmp_path_factory.mktemp("wheel")
    pip("wheel", "--no-deps", "--wheel-dir", str(folder), str(ROOT))
    [made] = folder.glob("*.whl")
    return made


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment in which nothing is installed but Vigil and what it says it needs."""
    folder = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    python = folder / "bin" / "python"
    pip("--python", str(python), "install", "--no-compile", str(wheel))
    return Environment(folder / "bin" / "vigil", tmp_path_factory.mktemp("home"))
