"""The Python of the pocket plays as this one does, and its networks say the same."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from tests.client.pocket_person import ROOT, build_pocket
from tests.pocket import same_everywhere
from tools.pocket_parts import fetch_pyodide

CLOSE = 1e-5  # the last digits depend on the order of the sums


def test_games_are_the_same_and_chances_are_close():
    here = Path(__file__).parent
    pyodide = fetch_pyodide(ROOT / "build" / "pocket-parts")
    words = [here / "run_in_pyodide.mjs", build_pocket(), pyodide, here / "same_everywhere.py"]
    command = ["node", *map(str, words)]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    there, ours = json.loads(ran.stdout.splitlines()[-1]), json.loads(same_everywhere.everything())
    assert there["games"] == ours["games"]
    for level, found in ours["chances"].items():
        assert len(found) > 40
        assert max(abs(a - b) for a, b in zip(found, there["chances"][level], strict=True)) < CLOSE
