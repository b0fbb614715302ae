"""The coach: what a move is worth beside the best one, from what the seat may know."""

from __future__ import annotations

import pytest

import vigil
from tests.conftest import table
from vigil.bots.coach import weigh
from vigil.rules.moves import IllegalMove


def last_honor() -> vigil.Game:
    """Mephit empties the pool and wins; the Cultist leaves one honor for the others."""
    return table(
        power=3,
        honor_pool=2,
        center_row=["Mephit"],
        honor=10,
        opponents=[{"honor": 8}],
    ).game


def test_a_costly_move_is_weighed_against_the_best_one():
    weighed = weigh(last_honor().view(0), "defeat Cultist")
    assert weighed.best.text == "defeat Mephit"
    assert weighed.clear
    assert weighed.best_chance - weighed.chance > 0.03
    assert "Mephit" in weighed.reason


def test_the_best_move_is_never_warned_of():
    weighed = weigh(last_honor().view(0), "defeat Mephit")
    assert not weighed.clear
    assert weighed.chance == weighed.best_chance


def test_a_move_that_cannot_be_made_is_not_weighed():
    with pytest.raises(IllegalMove, match="'defeat Wind Tyrant' cannot be done now"):
        weigh(last_honor().view(0), "defeat Wind Tyrant")
