"""Tests of doors to other libraries are left out where these are missing, but not in CI."""

from __future__ import annotations

import os
from importlib.util import find_spec

NEEDS = {
    "test_copies.py": ("gymnasium", "pettingzoo", "pyspiel"),
    "test_gym.py": ("gymnasium",),
    "test_self_play.py": ("gymnasium",),
    "test_spiel.py": ("pyspiel", "open_spiel"),
    "test_zoo.py": ("gymnasium", "pettingzoo"),
}
MISSING = {
    file: [package for package in packages if find_spec(package) is None] for file, packages in NEEDS.items()
}
if any(MISSING.values()) and os.environ.get("CI") == "true":
    raise ImportError(f"CI has to install what these tests need: {MISSING}")

collect_ignore = [file for file, missing in MISSING.items() if missing]
