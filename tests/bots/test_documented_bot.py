"""The bot and the names of docs/bot-protocol.md: what people copy from there works."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import vigil

PAGE = (Path(__file__).parents[2] / "docs" / "bot-protocol.md").read_text(encoding="utf-8")


def documented_bot() -> type[vigil.Bot]:
    """The class in the first Python example of the page."""
    code = PAGE.split("```python\n")[1].split("```")[0]
    names: dict[str, Any] = {}
    exec(code, names)
    found: type[vigil.Bot] = names["MyBot"]
    return found


@pytest.mark.parametrize("variant", ["standard", "solitaire"])
def test_the_documented_bot_plays_a_game(variant: str) -> None:
    game = vigil.Game.new(["delirium"], 1 if variant == "solitaire" else 2, 4, variant=variant)
    bot = documented_bot()(seed=1)
    while decision := game.decision:
        move = bot.choose(game.view(decision.player), decision)
        assert move in decision.moves
        game.apply(move)
    assert game.result is not None


def test_a_view_and_its_sides_have_the_documented_names():
    view = vigil.Game.new(["godslayer"], 2, 4).view(0)
    rows = [line for line in PAGE.splitlines() if line.startswith("| `view.")]
    named = [word for row in rows for word in row.split("`")[1::2]]
    of_view = {word.removeprefix("view.") for word in named if word.startswith("view.")}
    of_sides = {word for word in named if not word.startswith("view.")} - {"None"}
    assert of_view == public(view) - {"table", "seat", "decision", "moves_made"}
    assert of_sides == public(view.me) - {"seat"}


def public(thing: object) -> set[str]:
    """The public attributes of an object that are no methods."""
    names = {name for name in dir(thing) if not name.startswith("_")}
    return {name for name in names if not callable(getattr(thing, name))}
