"""Outcomes: how a match ends, by its game or by resignation."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from vigil.rules.game import Game
from vigil.rules.table import honor
from vigil.rules.table.honor import Result
from vigil.server.store.matches.match_rows import StoredSeat

RESIGNED: Final = "resigned"
LEFT: Final = "abandoned"
TOO_LONG: Final = "the match has become too long"
CLOSED: Final = "the host has closed the match"


def result_data(result: Result) -> dict[str, Any]:
    """How a game ended, as plain data."""
    return {
        "scores": result.scores,
        "winners": result.winners,
        "reason": result.reason,
        "rival": result.rival,
    }


def result_of_leaving(
    game: Game, seats: Sequence[StoredSeat], seat: int, reason: str = RESIGNED
) -> dict[str, Any] | None:
    """How a match ends when a seat resigns or is left; None if others play on, with a bot in its place."""
    everybody = range(len(seats))
    sides = {frozenset(everybody) - set(game.setup.opponents(number)) for number in everybody}
    left = [side for side in sides if plays_on(side, seats, seat)]
    if len(left) > 1:
        return None
    scores = [honor.score(game, player) for player in everybody]
    winners = sorted(left[0]) if left else []
    return result_data(Result(scores, winners, reason, None))


def plays_on(side: Collection[int], seats: Sequence[StoredSeat], leaving: int) -> bool:
    """Whether a side goes on; once one of it has resigned, it needs a person among the others."""
    left = [number for number in side if number == leaving or seats[number].resigned]
    return not left or any(seats[number].kind == "person" for number in side if number not in left)


def without_winner(game: Game, reason: str) -> dict[str, Any]:
    """How a match ends as it stands, and nobody has won."""
    scores = [honor.score(game, player) for player in range(len(game.players))]
    return result_data(Result(scores, [], reason, None))
