"""Families of ratings, each behind the same two doors: say the chances, then learn the places.

Ours, openskill's Plackett-Luce model with the measured spread, and Glicko-2 by pairs with a fixed volatility.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, pi, sqrt
from typing import Any, Protocol

from vigil.server.people.ratings.rating_anchors import anchor
from vigil.server.people.ratings.rating_book import RatingBook
from vigil.server.people.ratings.rating_scale import Scale
from vigil.server.people.ratings.rating_step import ODDS
from vigil.server.store.results.result_rows import SeatResult, StoredResult

FREE = 10**9  # repeats that count in full: without guards


class Rater(Protocol):
    """A family with its settings."""

    def believe(self, person: int) -> tuple[float, float]:
        """The mean and the deviation of a person."""

    def learn(self, result: StoredResult) -> None:
        """Take a result."""


def free_scale(deviation: float, drift: float) -> Scale:
    """A scale without guards, and without offsets by set."""
    return Scale(
        deviation=deviation,
        drift=drift,
        offset=0.001,
        repeats=FREE,
        most_repeats=FREE,
        unsure=1e9,
        placing=FREE,
    )


class KalmanRater:
    """Ours."""

    def __init__(self, deviation: float, drift: float, scale: Scale | None = None) -> None:
        self.book = RatingBook(scale or free_scale(deviation, drift))

    def believe(self, person: int) -> tuple[float, float]:
        """The mean and the deviation of a person."""
        known = self.book.placing(person)
        return known.mean, known.deviation

    def learn(self, result: StoredResult) -> None:
        """Take a result."""
        self.book.take(result)


class TableRater:
    """A family that keeps a mean and a deviation for everybody."""

    def __init__(self, deviation: float, drift: float) -> None:
        self.start = (1500.0, deviation)
        self.drift = drift
        self.people: dict[int, tuple[float, float]] = {}

    def believe(self, person: int) -> tuple[float, float]:
        """The mean and the deviation of a person."""
        return self.people.get(person, self.start)

    def seat_belief(self, result: StoredResult, seat: int) -> tuple[float, float]:
        """The mean and the deviation of a seat, with what beginning is worth."""
        mean, deviation = belief_of(self, result.seats[seat])
        return mean + edge(result, seat), deviation

    def learn(self, result: StoredResult) -> None:
        """Take a result: everybody's from what was known before it."""
        field = [self.seat_belief(result, seat) for seat in range(result.players)]
        after = self.rate(field, places_of(result))
        for seat, came_out in enumerate(result.seats):
            if came_out.person is not None:
                mean, deviation = after[seat]
                self.people[came_out.person] = (mean - edge(result, seat), deviation)

    def rate(self, field: Sequence[tuple[float, float]], places: Sequence[int]) -> list[tuple[float, float]]:
        """What becomes of a field."""
        raise NotImplementedError


class OpenskillRater(TableRater):
    """openskill's Plackett-Luce model: as many points of spread as were measured, whatever the number."""

    def rate(self, field: Sequence[tuple[float, float]], places: Sequence[int]) -> list[tuple[float, float]]:
        """What becomes of a field."""
        from openskill.models import PlackettLuce

        model = PlackettLuce(
            mu=1500.0, sigma=self.start[1], beta=ODDS / sqrt(len(field)), tau=self.drift, gamma=full_gamma
        )
        teams = [[model.rating(mu=mean, sigma=max(deviation, 1e-3))] for mean, deviation in field]
        rated = model.rate(teams, ranks=[float(place) for place in places])
        return [(team[0].mu, team[0].sigma) for team in rated]


def full_gamma(*_: Any, **__: Any) -> float:
    """Learn as much from a game as the model says."""
    return 1.0


class GlickoRater(TableRater):
    """Glicko-2 with a period of one game, every opponent a pair, and a volatility that stays."""

    def rate(self, field: Sequence[tuple[float, float]], places: Sequence[int]) -> list[tuple[float, float]]:
        """What becomes of a field."""
        return [self.rate_one(field, places, seat) for seat in range(len(field))]

    def rate_one(
        self, field: Sequence[tuple[float, float]], places: Sequence[int], seat: int
    ) -> tuple[float, float]:
        """What becomes of one seat."""
        mean, deviation = field[seat]
        gain = information = 0.0
        for other, (their_mean, their_deviation) in enumerate(field):
            if other == seat:
                continue
            doubt = 1 / sqrt(1 + 3 * (their_deviation / ODDS / pi) ** 2)
            expected = 1 / (1 + exp(-doubt * (mean - their_mean) / ODDS))
            gain += doubt * (score(places[seat], places[other]) - expected)
            information += doubt**2 * expected * (1 - expected)
        variance = 1 / (1 / ((deviation**2 + self.drift**2) / ODDS**2) + information)
        return mean + variance * gain * ODDS, sqrt(variance) * ODDS


def score(own: int, other: int) -> float:
    """What a place is worth against another."""
    return 0.5 if own == other else float(own < other)


def belief_of(rater: Rater, seat: SeatResult) -> tuple[float, float]:
    """What is believed of a seat; bots are known."""
    return (
        (anchor(str(seat.level), ("godslayer",)), 0.0) if seat.person is None else rater.believe(seat.person)
    )


def edge(result: StoredResult, seat: int) -> float:
    """What beginning a duel is worth."""
    return 35.0 if result.players == 2 and seat == result.first else 0.0


def places_of(result: StoredResult) -> list[int]:
    """The places of all seats."""
    return [seat.place or 0 for seat in result.seats]


def chances(rater: Rater, result: StoredResult) -> list[float]:
    """How likely each seat is to win, as a rater says before the game."""
    field = [belief_of(rater, seat) for seat in result.seats]
    doubt = sum(deviation**2 for _, deviation in field) / len(field) * 2
    scale = ODDS * sqrt(1 + 3 * doubt / (pi * ODDS) ** 2)
    weights = [exp((mean + edge(result, seat)) / scale) for seat, (mean, _) in enumerate(field)]
    return [weight / sum(weights) for weight in weights]
