"""Fixed words of the rules: what is asked on a turn, why a game ended, who has no name."""

from __future__ import annotations

from typing import Final

YOUR_TURN: Final = "Your turn"  # the prompt of a turn's main decision

# Why a game ended
POOL_EMPTY: Final = "the honor pool is empty"
POOL_REFILLED: Final = "the honor pool had run out"
STANDSTILL: Final = "nobody could go on"


def player_name(seat: int) -> str:
    """The name of a player who was given none."""
    return f"Player {seat + 1}"
