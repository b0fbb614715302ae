"""A document with something wrong in it gets a clear error, or is a game that can be played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import vigil
from tests.bad_input.mutations import broken, positions, records, snapshots
from tests.every_decision.play import Dice, random_move

few = settings(max_examples=250, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


def check(load: Callable[[Any], vigil.Game], document: Any) -> None:
    """Load and play to the end, or be refused with a message that says something."""
    try:
        game = load(document)
    except (ValueError, LookupError) as error:
        assert not isinstance(error, KeyError | IndexError), repr(error)
        assert len(str(error)) > 10
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
@given(st.data())
def test_a_broken_snapshot_is_refused_or_can_be_played(data: st.DataObject) -> None:
    check(vigil.Game.from_data, data.draw(broken(data.draw(st.sampled_from(snapshots())))))


@few
@given(st.data())
def test_a_broken_position_is_refused_or_can_be_played(data: st.DataObject) -> None:
    check(vigil.Game.from_position, data.draw(broken(data.draw(st.sampled_from(positions())))))


@few
@given(st.data())
def test_a_broken_record_is_refused_or_can_be_replayed(data: st.DataObject) -> None:
    document = data.draw(broken(data.draw(st.sampled_from(records()))))
    check(lambda record: vigil.Record.from_data(record).replay(), document)
