"""The container, where podman or docker is there: it is built from what is locked, starts and is well."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.installed
ROOT = Path(__file__).parent.parent.parent


def works(*words: str) -> bool:
    """Whether a command succeeds."""
    return subprocess.run(words, capture_output=True, check=False).returncode == 0


def engine() -> str:
    """What runs containers here, if it can also fetch what ours is made of."""
    found = shutil.which("podman") or shutil.which("docker")
    if found is None or not works(found, "info"):
        pytest.skip("there is neither podman nor docker here, or it does not run")
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    for image in re.findall(r"^ARG (?:BUILD_)?IMAGE=(\S+)", text, re.MULTILINE):
        if not works(found, "pull", image):
            pytest.skip("there is no way from here to the images that it is made of")
    return found


def test_the_container_starts_and_is_well() -> None:
    assert engine()
    tried = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "try_container.py")],
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    assert tried.returncode == 0
    assert "The container is well." in tried.stdout
