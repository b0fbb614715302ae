"""What is written on the picture of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

CENTER_ROW: Final = "Center row"
HAND: Final = "Hand"
IN_PLAY: Final = "In play"
OVER: Final = "The game is over"


def heading(turn: int, whose: str, pool: int, runes: int, power: int) -> str:
    """The first line: how far the game is, and what there is to spend."""
    return f"Turn {turn} of {whose} · {runes} runes · {power} power · {pool} honor in the pool"


def side(name: str, honor: int, hand: int, deck: int, discard: int) -> str:
    """A player in a line."""
    return f"{name}: {honor} honor · {hand} in hand, {deck} in deck, {discard} discarded"


def in_play(constructs: Sequence[str], played: Sequence[str]) -> str:
    """What lies before a player."""
    return f"constructs: {', '.join(constructs) or 'none'} · played: {', '.join(played) or 'none'}"


def decides(name: str, prompt: str) -> str:
    """Who is asked, and what."""
    return f"{name} decides: {prompt}"


def end_text(reason: str, scores: Sequence[int], winners: Sequence[str]) -> str:
    """How the game ended."""
    return (
        f"{OVER}: {reason}. Scores {', '.join(map(str, scores))}; won by {' and '.join(winners) or 'nobody'}"
    )


def record_title(sets: Sequence[str], players: Sequence[str], moves: int) -> str:
    """What a record is of."""
    return f"Record: {' + '.join(sets)}, {' against '.join(players)}, {moves} moves"
