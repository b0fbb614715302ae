"""Games of experts: the network decides, and chance now and then."""

import numpy as np
import pytest

from vigil.bots.network import Network, shipped_network
from vigil.training import expert_games


def test_games_of_experts_are_played_by_their_network() -> None:
    known, blank = (
        expert_games.expert_games(0, 1, of.weights) for of in (shipped_network("expert"), Network.fresh(1))
    )
    assert not np.array_equal(known.cards, blank.cards)
    assert known.wins.sum() > 0
    assert np.array_equal(known.targets, known.wins)


def test_experts_stray_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = expert_games.expert_games(0, 1, shipped_network("expert").weights)
    monkeypatch.setattr(expert_games, "STRAYS", 0.0)
    sober = expert_games.expert_games(0, 1, shipped_network("expert").weights)
    assert not np.array_equal(sober.cards, plain.cards)


def test_games_at_a_time_do_not_change_one_another(monkeypatch: pytest.MonkeyPatch) -> None:
    both = expert_games.expert_games(0, 2, shipped_network("expert").weights)
    monkeypatch.setattr(expert_games, "TOGETHER", 1)
    one_by_one = expert_games.expert_games(0, 2, shipped_network("expert").weights)
    assert sorted(both.cards.tolist()) == sorted(one_by_one.cards.tolist())
