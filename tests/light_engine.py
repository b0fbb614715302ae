"""Plays with every bot up to `tuned` where hardly anything can be imported, as in a browser's Python.

Run by itself: what was imported before would still be there.
"""

from __future__ import annotations

import _thread
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from typing import Any

REFUSED = {
    "asyncio", "concurrent", "msgspec", "multiprocessing", "numpy", "prometheus_client", "rich", "socket",
    "sqlalchemy", "starlette", "subprocess", "typer", "uvicorn", "websockets",
}  # fmt: skip


class Refusing(MetaPathFinder):
    """Finds nothing where the browser has nothing."""

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if name.partition(".")[0] in REFUSED:
            raise ModuleNotFoundError(f"{name} is asked for", name=name)
        return None


def refuse_thread(*_: Any) -> int:
    """Start no thread."""
    raise RuntimeError("a thread is asked for")


def play(level: str) -> str:
    """Play a game of two bots of a level, keep it and look at it; say how it ended."""
    import vigil

    game = vigil.Game.new(["godslayer", "delirium"], ["Ada", "Bo"], seed=1)
    bots = [vigil.bot(level, seed) for seed in (1, 2)]
    while decision := game.decision:
        player = bots[decision.player]
        game.apply(player.choose(game.view(decision.player), decision))
    vigil.Record.from_data(vigil.Record.of(game).to_data()).verify()
    return f"{level}: {game.result}"


def main() -> None:
    """Import and play."""
    assert not [name for name in sys.modules if name.partition(".")[0] in REFUSED]
    sys.meta_path.insert(0, Refusing())
    _thread.start_new_thread = refuse_thread
    for level in ("uniform", "greedy", "guide", "tuned"):
        print(play(level))


if __name__ == "__main__":
    main()
