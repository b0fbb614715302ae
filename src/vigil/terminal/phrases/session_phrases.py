"""How a session begins, goes from hand to hand, is saved and ends; and how a record is verified."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vigil.wording.english import joined

HOW_TO_PLAY: Final = "Type the number of a move, or `help`."
AFTERWARDS: Final = "`save FILE` keeps the game, `log all` tells it again, Enter leaves."


def new_game(sets: Sequence[str], who: str) -> str:
    """The sets and the players of a new game."""
    return f"{joined(sets)}: {who}."


def saved_game(path: object, who: str, begun: bool) -> str:
    """The players of a game from a file."""
    return f"{path}: {who}.{' `log` tells what happened.' if begun else ''}"


def pass_the_keyboard(name: str) -> str:
    """Another person decides."""
    return f"Pass the keyboard to {name}. {name}, press Enter when only you see the screen. "


# Saving


def saved(command: str) -> str:
    """The game is in a file, as asked for."""
    return f"Saved. Go on with: {command}"


def saved_on_leaving(command: str) -> str:
    """The game is in a file, though nobody asked for it."""
    return f"The game is saved. Go on with: {command}"


def could_not_be_saved(why: object) -> str:
    """The game is lost."""
    return f"The game could not be saved: {why}"


def not_as_toml(path: object) -> str:
    """A game is written in one format only."""
    return f"{path} would not be read again: a game is saved as JSON, not as TOML"


# Records


def verifies(path: object, moves: int) -> str:
    """A record that is right."""
    return f"{path} verifies: {moves} moves lead to exactly this end."


def does_not_verify(path: object, why: object) -> str:
    """A record that is wrong."""
    return f"{path} does not verify: {why}."
