"""The Gymnasium environments pass Gymnasium's own checks."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from vigil.environments.gym import ID, Ascension, AscensionVector


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"opponents": ("greedy", "uniform"), "observation": "structured"},
        {"sets": ("godslayer", "delirium"), "opponents": ("uniform",), "max_moves": 30},
        {"opponents": (), "variant": "solitaire"},
    ],
    ids=str,
)
def test_the_official_check_passes(settings: dict[str, Any]) -> None:
    check_env(gymnasium.make(ID, **settings).unwrapped)


def random_game(game: Ascension, seed: int) -> tuple[float, int]:
    """A game of random moves, in which turns are ended last: what it is worth, and how many moves it had."""
    _, info = game.reset(seed=seed)
    rng, moves = np.random.default_rng(seed), 0
    while True:
        legal = np.flatnonzero(info["action_mask"])
        action = rng.choice(legal[1:] if len(legal) > 1 and legal[0] == 0 else legal)
        _, worth, ended, _, info = game.step(action)
        moves += 1
        if ended:
            return worth, moves


def test_a_seed_deals_the_same_game_and_the_next_one_is_another():
    game = Ascension(opponents=("uniform",))
    assert random_game(game, 3) == random_game(game, 3)
    seen, _ = game.reset(seed=3)
    later, _ = game.reset()
    assert not np.array_equal(seen, later)


def test_every_game_is_won_or_lost():
    assert {random_game(Ascension(opponents=("uniform",)), seed)[0] for seed in range(6)} <= {1.0, -1.0}


def test_the_seat_is_drawn():
    game = Ascension()
    assert {game.reset(seed=seed)[1]["seat"] for seed in range(12)} == {0, 1}


def test_an_illegal_action_loses():
    game = Ascension()
    game.reset(seed=1)
    assert not game.action_masks()[1]
    _, worth, ended, _, info = game.step(1)
    assert (worth, ended, info["illegal"]) == (-1.0, True, True)


def test_a_game_that_was_lost_by_an_illegal_action_does_not_go_on():
    game = Ascension()
    with pytest.raises(ValueError, match="no game is being played; reset"):
        game.step(0)
    game.reset(seed=1)
    game.step(1)
    with pytest.raises(ValueError, match="no game is being played; reset"):
        game.step(int(np.flatnonzero(game.action_masks())[0]))
    game.reset(seed=1)
    assert not game.step(int(np.flatnonzero(game.action_masks())[0]))[2]


@pytest.mark.parametrize("wrong", [None, "x", 1.0, [0], np.array([0, 1]), np.float32(0), True], ids=repr)
def test_what_is_no_action_moves_nothing(wrong: Any) -> None:
    game = Ascension()
    game.reset(seed=1)
    made = game.game.moves_made
    with pytest.raises(ValueError, match="an action is a whole number, not"):
        game.step(wrong)
    assert game.game.moves_made == made


def test_actions_that_would_wrap_around_to_legal_ones_are_refused():
    games = AscensionVector(num_envs=2)
    _, info = games.reset(seed=np.int64(1))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="game 0: there are actions 0 to"):
        games.step(info["legal"][:, 0].astype(np.int64) + (1 << 32))
    assert games.batch.game(0).moves_made == 0


def test_many_games_at_once_are_one_batch():
    games: Any = gymnasium.make_vec(ID, num_envs=4, vectorization_mode="vector_entry_point", players=3)
    seen, info = games.reset(seed=1)
    assert games.observation_space.contains(seen)
    ended = 0
    for turn in range(900):
        many = (info["legal"] >= 0).sum(axis=1)
        actions = info["legal"][np.arange(4), turn * 7919 % np.maximum(many - 1, 1)]
        movers = info["seat"]
        seen, worth, done, cut, info = games.step(actions)
        ended += done.sum()
        assert not cut.any()
        assert (worth == info["reward"][np.arange(4), movers]).all()
        assert (info["reward"].sum(axis=1) == 0).all()
    assert ended
    assert seen.dtype == np.float32


def test_the_usual_vector_environments_take_it_too():
    games = gymnasium.make_vec(ID, num_envs=2, vectorization_mode="sync")
    seen, info = games.reset(seed=1)
    assert seen.shape[0] == len(info["action_mask"]) == 2


@pytest.mark.parametrize(
    "wrong", [np.zeros(3), np.zeros(2, np.int32), [[0, 0, 0]], ["a", "b", "c"]], ids=repr
)
def test_actions_of_another_shape_or_type_are_refused(wrong: Any) -> None:
    games = AscensionVector(num_envs=3)
    with pytest.raises(ValueError, match="a step takes 3 whole numbers"):
        games.step(wrong)
    assert games.batch.game(0).moves_made == 0


def test_settings_that_do_not_exist_are_refused():
    with pytest.raises(LookupError, match="greedy"):
        Ascension(opponents=("greedi",))
    with pytest.raises(ValueError, match="opponents are a list of levels"):
        Ascension(opponents="greedy")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="max_moves is a whole number from 1"):
        Ascension(max_moves=-3)
    with pytest.raises(ValueError, match="render_mode is one of"):
        Ascension(render_mode="rgb_array")
    with pytest.raises(ValueError, match="one seed deals all games"):
        AscensionVector(num_envs=2).reset(seed=[1, 2])
