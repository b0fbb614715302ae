"""Targets: what to learn of every turn end, from how its game went on (TD(λ))."""

from __future__ import annotations

from collections.abc import Sequence

from vigil.bots.chances import Chances
from vigil.rules.kernel.box import Setup


def td_targets(
    setup: Setup,
    seats: Sequence[int],
    values: Sequence[float],
    winners: Sequence[int] | None,
    trace: float,
) -> list[float]:
    """A target for each turn end of a game: later values, the nearer the more, and at last the outcome.

    `seats` and `values` say whose turn ended and what the network made of it; `trace` is λ. Without
    winners the game goes on, and the last value stands for how it will end.
    """
    if not seats:
        return []
    everybody = range(len(setup.names))
    believed: list[list[float]] = []
    chances = Chances(setup)
    for seat, value in zip(seats, values, strict=True):
        chances.learn(seat, value)
        believed.append([chances.of(each) for each in everybody])
    coming = believed[-1] if winners is None else [float(seat in winners) for seat in everybody]
    targets = [coming[seats[-1]]]
    for number in range(len(seats) - 2, -1, -1):
        near = believed[number + 1]
        coming = [(1 - trace) * now + trace * then for now, then in zip(near, coming, strict=True)]
        targets.append(coming[seats[number]])
    return targets[::-1]
