"""Deeds: what achievements need of all games of a person."""

from __future__ import annotations

from msgspec import Struct

from vigil.server.people.achievements.game_tally import SeatTally
from vigil.server.store.results.result_rows import SeatResult, StoredResult


class Deeds(Struct):
    """All games of a person so far."""

    finished: int = 0
    sets_won: list[str] = []
    cards: list[str] = []  # acquired from a center, by name
    opponents: dict[str, int] = {}  # games with each person, by number
    team_wins: int = 0


def add_game(deeds: Deeds, result: StoredResult, seat: SeatResult, tally: SeatTally | None) -> None:
    """Add a finished game."""
    deeds.finished += 1
    if seat.won:
        deeds.sets_won = sorted({*deeds.sets_won, *result.sets.split(",")})
        deeds.team_wins += result.variant == "team"
    if tally is not None:
        deeds.cards = sorted({*deeds.cards, *tally.acquired})
    for other in result.seats:
        if other.person is not None and other.person != seat.person:
            key = str(other.person)
            deeds.opponents = {**deeds.opponents, key: deeds.opponents.get(key, 0) + 1}
