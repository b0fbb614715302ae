"""Luck: how often the best of a tournament comes first, as `bench/tournament_luck.py` has simulated it."""

from __future__ import annotations

from typing import Final, NamedTuple

from vigil.server.domain.tournament_kinds import TournamentKind


class Luck(NamedTuple):
    """Of a hundred tournaments of so many, in how many the best is first, and among the first three."""

    people: int
    rounds: int
    first: int
    among_three: int


FIGURES: Final[dict[tuple[TournamentKind, int], list[Luck]]] = {
    ("swiss", 1): [Luck(8, 5, 52, 86), Luck(16, 6, 42, 69), Luck(32, 7, 36, 67)],
    ("swiss", 2): [Luck(8, 5, 59, 93), Luck(16, 6, 57, 87), Luck(32, 7, 45, 75)],
    ("knockout", 1): [Luck(8, 3, 60, 86), Luck(16, 4, 55, 76), Luck(32, 5, 38, 63)],
    ("knockout", 2): [Luck(8, 3, 66, 92), Luck(16, 4, 57, 86), Luck(32, 5, 50, 78)],
    ("arena", 1): [Luck(8, 8, 60, 88), Luck(16, 8, 48, 82), Luck(32, 8, 36, 62)],
}


def luck_of(kind: TournamentKind, games: int, people: int) -> Luck:
    """The figures for the size that is nearest."""
    return min(FIGURES[kind, games], key=lambda luck: abs(luck.people - people))
