"""Fixed words of the rules: what is asked on a turn, saying no, why a game ended, who has no name."""

from __future__ import annotations

from typing import Final

YOUR_TURN: Final = "Your turn"  # the prompt of a turn's main decision

# Saying no
DECLINE: Final = "decline"
DONE: Final = "done"  # to more of what can be done several times
PASS: Final = "pass"  # in an auction

# Whether something is still to come that holds for this turn
STILL_TO_COME: Final = "still to come"
ALREADY_USED: Final = "done"

# Why a game ended
POOL_EMPTY: Final = "the honor pool is empty"
POOL_REFILLED: Final = "the honor pool had run out"
STANDSTILL: Final = "nobody could go on"


def player_name(seat: int) -> str:
    """The name of a player who was given none."""
    return f"Player {seat + 1}"


def place(number: int) -> str:
    """A place of the center row, which people count from 1."""
    return f"place {number + 1}"


def left(number: int) -> str:
    """How often something can still be done."""
    return f"{number} left"


def already_done(number: int) -> str:
    """How often something was done that can be done again."""
    return f"{number} done"


def still_to_come(number: int) -> str:
    """How often the same is asked again afterwards."""
    return f"{number} more to come"


def still_to_come_often(number: int) -> str:
    """How often something that holds for this turn is still to come."""
    return f"{number} still to come"
