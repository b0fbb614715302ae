"""A document with something wrong in it gets a clear error, or is a game that can be played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, given, settings

import vigil
from tests.bad_input.mutations import CHANGES, Change, positions, records, snapshots
from tests.every_decision.play import Dice, random_move

few = settings(max_examples=250, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


def check(load: Callable[[Any], vigil.Game], document: Any) -> None:
    """Load and play to the end, or be refused with a message that says something."""
    try:
        game = load(document)
    except (ValueError, LookupError) as error:
        if isinstance(error, KeyError | IndexError) or len(str(error)) <= 10:
            raise AssertionError(f"no error for people: {error!r}") from error
        return
    play(game.view(None).guess(1))
    assert vigil.Game.from_data(game.to_data()).to_data() == game.to_data()
    play(game)


def play(game: vigil.Game) -> None:
    """Play a while: a game with a pool of a thousand honor is a game, but a long one."""
    dice = Dice(1)
    for _ in range(150):
        if game.over:
            return
        game.apply(random_move(game, dice))


@few
@given(CHANGES)
def test_a_broken_snapshot_is_refused_or_can_be_played(change: Change) -> None:
    check(vigil.Game.from_data, change.applied(snapshots()))


@few
@given(CHANGES)
def test_a_broken_position_is_refused_or_can_be_played(change: Change) -> None:
    check(vigil.Game.from_position, change.applied(positions()))


@few
@given(CHANGES)
def test_a_broken_record_is_refused_or_can_be_replayed(change: Change) -> None:
    check(replayed, change.applied(records()))


def replayed(document: Any) -> vigil.Game:
    return vigil.Record.from_data(document).replay()
