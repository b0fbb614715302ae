"""What lies on the table, and how a game ended, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

# Titles of lines
ALWAYS: Final = "always"
HAND: Final = "hand"
PLAYED: Final = "played"
THIS_TURN: Final = "this turn"
TO_SPEND: Final = "to spend"
VOID: Final = "void"
DISCARD: Final = "discard"
DECK: Final = "deck"

# Titles of columns
COUNTS: Final = {"honor": "honor", "score": "in all", "insight": "insight", "hand": "hand", "deck": "deck"}
IN_PLAY: Final = "in play"
SCORES: Final = ("honor", "on cards", "in all")
WINS: Final = "wins"

RESOURCES: Final = {  # one, several
    "runes": ("rune", "runes"),
    "mechana_runes": ("Mechana rune", "Mechana runes"),
    "power": ("power", "power"),
    "energy": ("energy", "energy"),
}


def heading(name: str, turn: int, pool: int, center_deck: int, void: int, ending: bool) -> str:
    """Whose turn it is, and the piles in the middle; a position need not know the number of its turn."""
    whose = f"Turn {turn}, {name}" if turn else f"The turn of {name}"
    honor = "honor pool empty: last round" if ending else f"honor pool {pool}"
    return f"{whose} · {honor} · center deck {center_deck} · void {void}"


def in_play(constructs: str, trophies: str) -> str:
    """A player's constructs, and trophies if there are any."""
    return f"{constructs}; trophies: {trophies}" if trophies else constructs


def spendable(amounts: Mapping[str, int]) -> str:
    """Amounts of resources: "2 runes, 0 power"."""
    return ", ".join(f"{number} {RESOURCES[key][number != 1]}" for key, number in amounts.items())


def turn_prompt(prompt: str, to_spend: str) -> str:
    """What is asked on the turn itself, with what there is to spend."""
    return f"{prompt} ({to_spend})"


def in_the_turn_of(name: str) -> str:
    """What comes before a question in somebody else's turn."""
    return f"In the turn of {name}: "


def pile_of(name: str, cards: str) -> str:
    """A player's pile."""
    return f"{name}: {cards}"


def deck_of(name: str, cards: str) -> str:
    """What a player's deck holds."""
    return f"{name}: {cards} (in some order)"


def game_over(reason: str) -> str:
    """That the game ended, and why."""
    return f"The game is over: {reason}."
