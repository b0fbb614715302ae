"""What a person can type, and what is said about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vigil.wording.parts import COLON, FULL_STOP
from vigil.wording.words import Words, say

HOW_TO_MOVE: Final = "A number makes that move; so does its text, or the beginning of it."
EXPLAINED: Final = {  # how a command is typed, and what it does
    "all": ("all", "play the cards that ask nothing and whose order does not matter"),
    "hint": ("hint", "what a strong bot would do, and why"),
    "undo": ("undo", "take your last move back, if nothing was revealed by it"),
    "table": ("table", "draw the table again; so does Enter alone"),
    "row": ("row", "what the cards of the center row say"),
    "card": ("card NAME", "what one card says"),
    "piles": ("piles", "the void, the discard piles, and what your deck holds"),
    "log": ("log", "the last turns; `log all` tells the game from the beginning"),
    "save": ("save FILE", "keep the game, to go on with later or to replay"),
    "help": ("help", "this list"),
    "quit": ("quit", "leave; the game can be saved"),
}

# Answers to questions
YES: Final = ("y", "yes")
NO: Final = ("n", "no")


def taken_back(move: object) -> str:
    """A move was undone."""
    return f"Taken back: {move}."


def hint(move: Words, reason: Words) -> Words:
    """What a bot would do, and why."""
    return say("hint", COLON, move, FULL_STOP, reason, FULL_STOP)


def replace_file(path: object) -> str:
    """Whether another file may go."""
    return f"{path} exists. Replace it? [y/N] "


def save_before_leaving(path: object) -> str:
    """Whether to keep the game, and where."""
    return f"Save the game? Enter: as {path}; another name: there; n: no. "


# Errors

NO_CARD_TO_PLAY: Final = "there is no card to play now"
ONE_BY_ONE: Final = "play these one by one: they ask something, could transform, or their order matters"
WHICH_CARD: Final = "which card? For example: card Mystic"
NOT_SAVED: Final = "not saved"
WHAT_TO_TYPE: Final = "type a number, the beginning of a move, or help"


def several_moves(line: str, moves: Sequence[str]) -> str:
    """More than one move begins like this."""
    return f"{line!r} could be {' or '.join(moves)}"


PART_OF_A_NAME: Final = "type a part of the name of a card"


def several_names(line: str, names: Sequence[str], most: int) -> str:
    """More than one card has this in its name; only some are listed."""
    more = [f"{len(names) - most} others"] if len(names) > most else []
    return f"{line!r} could be {' or '.join([*names[:most], *more])}"


def meant_names(names: Sequence[str]) -> str:
    """The cards whose names are nearest."""
    return f"did you mean {' or '.join(names)}?"


def not_a_name(line: str, hint: str) -> str:
    """No card of the game is called so."""
    return f"no card of this game has {line!r} in its name; {hint}"


def no_move_number(line: str, moves: int) -> str:
    """The list of moves is shorter."""
    return f"there is no move {line}; the moves have the numbers 1 to {moves}"


def not_a_move(line: str, hint: str) -> str:
    """Neither a move nor a command."""
    return f"{line!r} is no move now; {hint}"
