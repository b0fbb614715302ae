"""The process in which a third party's Python bot runs: `python -m vigil.bots.external_host module:Class`.

It speaks the protocol of docs/bot-protocol.md on the bot's behalf, and gives it a real `View`.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
import time
import traceback
from collections.abc import Iterator
from typing import IO, Any

from vigil.bots.bot import Bot
from vigil.bots.external_program import PROTOCOL
from vigil.rules.game import View


class Host:
    """One bot, from game to game."""

    def __init__(self, kind: type[Bot]) -> None:
        self.kind = kind
        self.bot: Bot | None = None
        self.seat = 0

    def begin(self, said: dict[str, Any]) -> None:
        """A new game, a new bot."""
        self.bot = None
        self.seat = said["seat"]
        self.bot = self.kind(said["seed"])
        self.bot.budget = said["budget_ms"] / 1000

    def answer(self, said: dict[str, Any]) -> dict[str, Any]:
        """What the bot says to a question."""
        if self.bot is None:
            raise RuntimeError("the bot could not begin this game")
        view = View.from_table(said["table"], self.seat)
        decision = view.decision
        assert decision is not None
        began = time.process_time()
        move = self.bot.choose(view, decision)
        return {"id": said["id"], "move": str(move), "cpu_seconds": time.process_time() - began}


def find_class(name: str) -> type[Bot]:
    """The class that `module:Class` names, with the current directory on the path."""
    module, _, inner = name.partition(":")
    found: Any = importlib.import_module(module)
    for part in inner.split("."):
        found = getattr(found, part)
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise TypeError(f"{name} is not a class with a method choose(view, decision)")
    return found


def lines(source: IO[str]) -> Iterator[dict[str, Any]]:
    """The lines of the input, until its end."""
    for line in source:
        said = json.loads(line)
        if said["type"] == "bye":
            return
        yield said


def serve(name: str, source: IO[str], out: IO[str]) -> None:
    """Play until the input ends."""

    def say(message: dict[str, Any]) -> None:
        out.write(json.dumps(message) + "\n")
        out.flush()

    host: Host | None = None
    for said in lines(source):
        try:
            if said["type"] == "hello":
                host = Host(find_class(name))
                say({"type": "ready", "protocol": PROTOCOL, "name": name, "wants": "table"})
            elif said["type"] == "game" and host is not None:
                host.begin(said)
            elif said["type"] == "question" and host is not None:
                say(host.answer(said))
            elif said["type"] != "over":  # a bot remembers nothing of a game that has ended
                raise ValueError(f"nobody expects {said['type']!r} here")
        except Exception as error:
            traceback.print_exc()
            which = {"id": said["id"]} if "id" in said else {}
            say({"type": "error", **which, "error": f"{type(error).__name__}: {error}"})


def main() -> None:
    """Keep the protocol's lines apart from what the bot prints, which goes to the log."""
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    sys.path.insert(0, os.getcwd())  # noqa: PTH109 - a text is wanted here
    serve(sys.argv[1], sys.stdin, out)


if __name__ == "__main__":
    main()
