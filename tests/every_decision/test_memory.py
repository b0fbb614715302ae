"""A long history is let go without harm to memory, compiled too."""

from __future__ import annotations

import os
import subprocess
import sys

# A history is a chain, so that the last to let go of it frees thousands of objects one inside the other.
LONG_HISTORY = """
import vigil

for _ in range(5):
    history = vigil.Game.new(["godslayer"], 2, 1).history
    for number in range(5000):
        history = history.after(vigil.Move("choose", f"option {number}"), 0, False)
    del history
print("let go")
"""


def test_a_long_history_is_let_go_without_harm():
    checked = {**os.environ, "PYTHONMALLOC": "debug"}  # every block is looked at when it is freed
    done = subprocess.run(
        [sys.executable, "-c", LONG_HISTORY], env=checked, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "let go\n", "")
