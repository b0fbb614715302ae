"""Weights of rated games: less for the same opponent again and again, for strangers, and for many bots."""

from __future__ import annotations

from collections.abc import Sequence

from vigil.server.people.ratings.rating_scale import Scale


def repeat_weight(scale: Scale, number: int) -> float:
    """What the so-manieth game of the same two people within a month counts."""
    if number <= scale.repeats:
        return 1.0
    return scale.repeats / number**1.5 if number <= scale.most_repeats else 0.0


def person_weight(scale: Scale, number: int, own: float, other: float) -> float:
    """What a game between people with such deviations counts for the first.

    Newcomers place each other: only of somebody who is known a stranger can be the puppet.
    """
    doubtful = own <= scale.unsure < other
    return repeat_weight(scale, number) * (scale.unsure_weight if doubtful else 1.0)


def bot_weight(scale: Scale, number: int) -> float:
    """What somebody's so-manieth game against bots counts."""
    return 1.0 if number <= scale.placing else scale.bot_weight


def mean_weight(weights: Sequence[float]) -> float:
    """What a game against several counts."""
    return sum(weights) / len(weights) if weights else 0.0
