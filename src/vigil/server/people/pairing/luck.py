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
    ("swiss", 2): [Luck(8, 5, 59, 93)],
    ("knockout", 1): [Luck(8, 3, 50, 75)],
    ("knockout", 2): [Luck(8, 3, 61, 85)],
    ("arena", 1): [Luck(8, 8, 50, 80)],
}


def luck_of(kind: TournamentKind, games: int, people: int) -> Luck:
    """The figures for the size that is nearest."""
    return min(FIGURES[kind, games], key=lambda luck: abs(luck.people - people))
