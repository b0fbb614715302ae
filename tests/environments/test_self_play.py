"""Self-play through Gymnasium: one game or many, with the same settings and the same names."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from vigil.environments.gym import SELF_PLAY_ID
from vigil.environments.self_play import AscensionSelfPlay, AscensionVector


@pytest.mark.parametrize(
    "settings",
    [{}, {"players": 4, "variant": "team", "reward": "gain"}, {"observation": "structured", "max_moves": 20}],
    ids=str,
)
def test_the_official_check_passes(settings: dict[str, Any]) -> None:
    check_env(gymnasium.make(SELF_PLAY_ID, **settings).unwrapped)


def busy(legal: Any, turn: int) -> Any:
    """An action for every game; a turn is ended last."""
    many = (legal >= 0).sum(axis=1)
    return legal[np.arange(len(legal)), turn * 7919 % np.maximum(many - 1, 1)]


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"players": 4, "variant": "team", "reward": "gain", "observation": "structured"},
        {"reward": "lead", "max_moves": 50},
    ],
    ids=str,
)
def test_many_games_are_the_same_games_one_by_one(settings: dict[str, Any]) -> None:
    many: Any = gymnasium.make_vec(SELF_PLAY_ID, num_envs=2, **settings)
    alone = [AscensionSelfPlay(**settings) for _ in range(2)]
    seen, info = many.reset(seed=[3, 8])
    told = [one.reset(seed=seed) for one, seed in zip(alone, (3, 8), strict=True)]
    for turn in range(220):
        actions = busy(info["legal"], turn)
        seen, paid, ended, cut, info = many.step(actions)
        for slot, one in enumerate(alone):
            last = one.step(actions[slot])
            assert last[1:4] == (paid[slot], ended[slot], cut[slot])
            assert info["reward"][slot] == pytest.approx(last[4]["reward"])
            told[slot] = one.reset() if last[2] or last[3] else (last[0], last[4])
            assert (info["action_mask"][slot] == told[slot][1]["action_mask"]).all()
            assert info["seat"][slot] == told[slot][1]["seat"]
    own = [each[0] for each in told]
    pairs = [(seen, own)] if not isinstance(seen, dict) else [(seen[k], [o[k] for o in own]) for k in seen]
    assert all((together == np.stack(single)).all() for together, single in pairs)


def test_what_was_last_seen_of_a_game_is_told_with_the_next_one():
    games = AscensionVector(num_envs=3, max_moves=7)
    _, info = games.reset(seed=1)
    for turn in range(7):
        movers = info["seat"]
        _, _, ended, cut, info = games.step(busy(info["legal"], turn))
    assert cut.all()
    assert not ended.any()
    assert info["_final_obs"].all()
    for slot in range(3):
        old = games.encoder.observe(games.batch.last_games[slot], int(movers[slot]))
        assert (info["final_obs"][slot] == old).all()
    assert info["final_info"]["seat"].tolist() == movers.tolist()
    assert "final_obs" not in games.step(busy(info["legal"], 1))[4]


def test_an_illegal_action_loses_a_single_game():
    game = AscensionSelfPlay(players=3)
    _, info = game.reset(seed=1)
    loser = int(info["seat"])
    _, worth, ended, _, info = game.step(1)
    assert (worth, ended, info["illegal"]) == (-1.0, True, 1)
    assert info["reward"].sum() == pytest.approx(0.0)
    assert info["reward"][loser] == -1.0
    with pytest.raises(ValueError, match="no game is being played; reset"):
        game.step(0)


def test_seeds_in_a_list_are_one_for_every_game():
    games = AscensionVector(num_envs=2)
    with pytest.raises(ValueError, match="2 games take one seed, or a list of 2, not of 3"):
        games.reset(seed=[1, 2, 3])
    with pytest.raises(ValueError, match="a seed is a whole number"):
        games.reset(seed=[1, -2])
    first = games.reset(seed=[4, 4])[0]
    assert (first[0] == first[1]).all()
    assert not np.array_equal(*games.reset(seed=[None, None])[0])


def test_tables_are_shown_one_by_one():
    games = AscensionVector(num_envs=2, render_mode="ansi")
    assert [text.count("Center row") for text in games.render()] == [1, 1]


def test_actions_that_would_wrap_around_to_legal_ones_are_refused():
    games = AscensionVector(num_envs=2)
    _, info = games.reset(seed=np.int64(1))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="game 0: there are actions 0 to"):
        games.step(info["legal"][:, 0].astype(np.int64) + (1 << 32))
    assert games.batch.game(0).moves_made == 0


def test_many_games_at_once_are_one_batch():
    games: Any = gymnasium.make_vec(SELF_PLAY_ID, num_envs=4, players=3)
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


@pytest.mark.parametrize(
    "wrong", [np.zeros(3), np.zeros(2, np.int32), [[0, 0, 0]], ["a", "b", "c"]], ids=repr
)
def test_actions_of_another_shape_or_type_are_refused(wrong: Any) -> None:
    games = AscensionVector(num_envs=3)
    with pytest.raises(ValueError, match="a step takes 3 whole numbers"):
        games.step(wrong)
    assert games.batch.game(0).moves_made == 0
