"""Pools: the games of a batch, in several processes."""

from __future__ import annotations

import numpy as np
import pytest

from vigil.environments.batch import WIDTH, Batch
from vigil.environments.pool import Pool


def test_a_pool_plays_the_games_of_a_batch_whatever_its_workers():
    batch = Batch(games=5, seed=7, mask=True)
    legal, many = (np.asarray(memoryview(each)) for each in (batch.legal, batch.many))
    with Pool(games=5, workers=2, seed=7, mask=True) as pool:
        for turn in range(60):
            assert (pool.legal == legal.reshape(5, WIDTH)).all()
            assert (pool.many == many).all()
            actions = pool.legal[np.arange(5), turn % np.maximum(pool.many - 1, 1)]
            pool.step(actions)
            batch.step(actions.astype(np.int32).tobytes())
        for name in ("cards", "numbers", "mask", "seat", "episode", "done", "reward"):
            alone = np.asarray(memoryview(getattr(batch, name)))
            assert (getattr(pool, name).ravel() == alone).all(), name


def test_an_illegal_action_moves_no_game_and_the_pool_goes_on():
    with Pool(games=3, workers=3, seed=1, observe=False) as pool:
        before = pool.legal.copy()
        with pytest.raises(ValueError, match=r"game 0: the action 1 \(decline\) is not legal"):
            pool.step(np.ones(3, np.int64))
        with pytest.raises(ValueError, match="a step takes 3 whole numbers"):
            pool.step(np.zeros(2, np.int64))
        assert (pool.legal == before).all()
        pool.step(pool.legal[:, 0])


def test_a_closed_pool_and_what_cannot_be_played_are_refused():
    pool = Pool(games=2, workers=1, seed=1)
    pool.close()
    pool.close()
    with pytest.raises(AttributeError, match="nothing while it is closed"):
        _ = pool.legal
    with pytest.raises(ValueError, match="has 1 to 2 workers"):
        Pool(games=2, workers=3)
    with pytest.raises(ValueError, match="chess"):
        Pool(games=2, workers=1, sets=("chess",))


def test_a_worker_that_dies_closes_the_pool():
    pool = Pool(games=2, workers=1, seed=1, observe=False)
    actions = pool.legal[:, 0].copy()
    pool.processes[0].kill()
    with pytest.raises(RuntimeError, match="a worker of the pool has died"):
        pool.step(actions)
