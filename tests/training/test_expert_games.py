"""Games of experts: what moves would have led to is learned, too, and luck is left out of it."""

import numpy as np
import pytest

from vigil.bots.afterstate import Afterstate
from vigil.bots.network import shipped
from vigil.training import expert_games
from vigil.training.expert_games import Surprise, without_luck

NOTHING = Afterstate([], [], [])


def test_what_surprises_all_moves_alike_is_luck() -> None:
    group = [Surprise(NOTHING, said, by) for said, by in ((0.5, 0.3), (0.6, 0.1))]
    assert [target for _, target in without_luck(group)] == pytest.approx([0.6, 0.5])


def test_a_target_is_a_chance() -> None:
    group = [Surprise(NOTHING, said, by) for said, by in ((0.9, 0.4), (0.05, -0.4))]
    assert [target for _, target in without_luck(group)] == [1.0, 0.0]


def test_every_move_that_is_looked_into_teaches(monkeypatch: pytest.MonkeyPatch) -> None:
    weights = shipped().weights
    monkeypatch.setattr(expert_games, "LOOKED_INTO", 0.0)
    plain = expert_games.expert_games(0, 1, weights)
    assert not np.isnan(plain.wins).any()
    monkeypatch.setattr(expert_games, "LOOKED_INTO", 0.1)
    looked = expert_games.expert_games(0, 1, weights)
    ahead = np.isnan(looked.wins)
    assert ahead.any()
    assert np.isnan(looked.leads[ahead]).all()
    assert ((looked.targets >= 0) & (looked.targets <= 1)).all()
