#!/usr/bin/env python3
"""A bot as a program of its own. It speaks the protocol of docs/bot-protocol.md and needs nothing of Vigil.

vigil arena 'program:python examples/line_bot.py' uniform
"""

import json
import sys
from typing import Any

FIRST = ("play", "use", "roll", "defeat", "acquire")


def say(message: dict[str, Any]) -> None:
    """One object, one line; without the flush nobody would ever read it."""
    print(json.dumps(message), flush=True)


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """Plays everything, defeats, acquires; declines what it is not sure of."""
    texts = [move["text"] for move in question["moves"]]

    def rank(text: str) -> int:
        verb = text.split()[0]
        return FIRST.index(verb) if verb in FIRST else len(FIRST)

    best = min(texts, key=rank)
    honor = [player["score"] for player in question["view"]["players"]]
    lead = honor[question["view"]["seat"]] - max(honor)
    return {"id": question["id"], "move": best, "comment": f"{-lead} behind" if lead else "in the lead"}


def main() -> None:
    """Answer questions until it is time to go."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"type": "ready", "name": "line bot"})
        elif message["type"] == "question":
            say(answer(message))
        elif message["type"] == "bye":
            return


if __name__ == "__main__":
    main()
