"""A document with something wrong in it gets a clear error, or is a game that can be played by the rules."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

import vigil
from tests.bad_input.lawful import play_lawfully
from tests.bad_input.mutations import CHANGES, Change, positions, records, snapshots

# Set it to look longer: VIGIL_MUTATIONS=20000 tries as many documents of each kind, other ones every time,
# and plays every game that loads to its end.
MANY = int(os.environ.get("VIGIL_MUTATIONS", "0"))
MOVES = 5_000 if MANY else 150  # a game with a pool of a thousand honor is a game, but a long one
few = settings(
    max_examples=MANY or 250, deadline=None, derandomize=not MANY, suppress_health_check=list(HealthCheck)
)


def check(load: Callable[[Any], vigil.Game], document: Any) -> None:
    """Load and play to the end, or be refused with a message that says something."""
    try:
        game = load(document)
    except (ValueError, LookupError) as error:
        if isinstance(error, KeyError | IndexError) or len(str(error)) <= 10:
            raise AssertionError(f"no error for people: {error!r}") from error
        return
    play_lawfully(game.view(None).guess(1), 50)
    assert vigil.Game.from_data(game.to_data()).to_data() == game.to_data()
    play_lawfully(game, MOVES)


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


@pytest.mark.parametrize("trophy", [None, {"under": []}])
def test_a_position_has_no_trophy_without_a_card(trophy: Any) -> None:
    position = vigil.Game.new(["rise_of_vigil"], 2, 1).position()
    position["seats"][0]["trophies"] = [trophy]
    with pytest.raises(ValueError, match="trophies must be a list of card names, but has None"):
        vigil.Game.from_position(position)
