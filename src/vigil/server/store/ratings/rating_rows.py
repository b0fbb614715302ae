"""What is known of the strength of people, as values."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct


class Offset(NamedTuple):
    """How much stronger somebody is with a set than otherwise."""

    mean: float
    deviation: float


class PoolCount(NamedTuple):
    """What somebody has played in a pool."""

    games: int = 0
    won: int = 0
    played: float = 0.0


class Meetings(NamedTuple):
    """Rated games of a person against another: all, those against an established one, times of the last."""

    games: int = 0
    established: int = 0
    recent: tuple[float, ...] = ()


class Placing(Struct):
    """All that is known of a person's strength."""

    mean: float
    deviation: float
    games: int = 0  # rated
    bot_games: int = 0
    people_met: int = 0  # established ones
    games_met: int = 0  # against them
    offsets: dict[str, Offset] = {}  # by set
    pools: dict[str, PoolCount] = {}


class PoolStanding(NamedTuple):
    """How somebody stands in a pool."""

    pool: str
    mean: float
    deviation: float
    standing: float
    games: int
    won: int
    played: float
    listed: bool


class RatingChange(NamedTuple):
    """What a game did to the rating of a person."""

    number: int
    seat: int
    person: int | None
    mean: float
    deviation: float
    change: float
    weight: float
    won: bool
    pace: str
    sets: str
    finished: float
