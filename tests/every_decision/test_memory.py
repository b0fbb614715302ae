"""Long games are let go without harm to memory, compiled too."""

from __future__ import annotations

import os
import subprocess
import sys

# A history is a chain: letting go of it frees thousands of objects one inside the other.
LONG_GAMES = """
import vigil

for seed, sets in enumerate((["godslayer"], ["rise_of_vigil", "delirium"], ["realms_unraveled"])):
    game = vigil.Game.new(sets, 2, seed)
    kept = []
    while decision := game.decision:
        kept.append((game.copy(), decision, game.apply(decision.moves[len(kept) % len(decision.moves)])))
        if len(kept) == 3000:
            break
    del game, decision
    while kept:
        del kept[::2]
print("let go")
"""


def test_a_long_history_is_let_go_without_harm():
    checked = {**os.environ, "PYTHONMALLOC": "debug"}  # every freed block is looked at
    done = subprocess.run(
        [sys.executable, "-c", LONG_GAMES], env=checked, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "let go\n", "")
