"""The PettingZoo environment passes PettingZoo's own checks."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from vigil.environments.zoo import env, raw_env

SETTINGS: list[dict[str, Any]] = [
    {},
    {"observation": "structured", "reward": "lead"},
    {"sets": ("godslayer", "delirium"), "players": 4},
    {"players": 4, "variant": "team"},
    {"players": 1, "variant": "solitaire"},
    {"max_moves": 40, "reward": "gain"},
]


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_the_official_check_of_the_interface_passes_without_a_warning(settings: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        if "observation" in settings:  # it wants an array
            warnings.simplefilter("ignore", UserWarning)
        api_test(env(mask="info", **settings), num_cycles=150)


def test_the_official_check_of_the_interface_passes_with_the_mask_in_the_observation():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # that the observation is no array
        api_test(env(), num_cycles=150)


def test_the_official_check_of_seeds_passes():
    seed_test(lambda: env(mask="info"), num_cycles=60)


def test_the_official_check_of_rendering_passes(capsys):
    render_test(lambda **mode: env(**mode))
    assert "Center row" in capsys.readouterr().out


def test_pettingzoo_knows_the_environment_by_its_name():
    made = pettingzoo.make("aec", "vigil/ascension_v0", players=3)
    made.reset(seed=1)
    assert made.possible_agents == ["player_0", "player_1", "player_2"]


def played(game: Any, seed: int) -> list[float]:
    """What every agent gets in a game of random moves, in which turns are ended last."""
    rng = np.random.default_rng(seed)
    game.reset(seed=seed)
    total = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        seen, reward, ended, cut, _ = game.last()
        total[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        game.step(
            None if ended or cut else rng.choice(legal[1:] if len(legal) > 1 and legal[0] == 0 else legal)
        )
    return list(total.values())


def test_what_agents_get_in_a_game_sums_to_nothing():
    assert sorted(played(env(), 1)) == [-1.0, 1.0]
    assert sorted(played(env(players=3), 2)) == [-1.0, -1.0, 2.0]


def test_gains_of_a_game_sum_to_the_lead_at_its_end():
    assert np.allclose(played(env(reward="gain"), 3), played(env(reward="lead"), 3))


def test_an_illegal_action_loses_the_game():
    game = raw_env()
    game.reset(seed=1)
    loser = game.agent_selection
    game.step(1)
    assert all(game.terminations.values())
    assert game.rewards[loser] == -1.0
    assert sum(game.rewards.values()) == 0.0
    assert game.infos[loser]["illegal"]


def test_an_illegal_action_loses_the_game_for_the_teammate_too():
    game = raw_env(players=4, variant="team")
    game.reset(seed=1)
    loser = game.seat_of[game.agent_selection]
    game.step(1)
    assert [game.rewards[f"player_{(loser + step) % 4}"] for step in range(4)] == [-1.0, 1.0, -1.0, 1.0]


def test_teammates_get_the_same_whatever_is_paid():
    for reward in ("win", "lead", "gain"):
        paid = played(env(players=4, variant="team", reward=reward), 1)
        assert paid[:2] == pytest.approx(paid[2:])
        assert sum(paid) == pytest.approx(0.0)


@pytest.mark.parametrize("wrong", [None, "x", 1.0, [0], np.array([0, 1]), True], ids=repr)
def test_what_is_no_action_moves_nothing(wrong: Any) -> None:
    game = raw_env()
    game.reset(seed=1)
    with pytest.raises(ValueError, match="an action is a whole number, not"):
        game.step(wrong)
    assert game.game.moves_made == 0
    assert not any(game.terminations.values())


def test_an_agent_that_does_not_decide_has_no_legal_action():
    game = raw_env()
    game.reset(seed=1)
    for agent in game.agents:
        assert game.observe(agent)["action_mask"].any() == (agent == game.agent_selection)


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"mask": "nowhere"}, "mask is one of"),
        ({"reward": "gold"}, "reward is one of"),
        ({"observation": "picture"}, "an observation is flat or structured"),
        ({"render_mode": "4k"}, "render_mode is one of"),
        ({"max_moves": 0}, "max_moves is a whole number from 1"),
        ({"max_moves": "many"}, "max_moves is a whole number from 1"),
        ({"players": 9}, "players"),
        ({"sets": ("chess",)}, "chess"),
    ],
)
def test_settings_that_do_not_exist_are_refused(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        env(**settings)


@pytest.mark.parametrize("seed", [-1, 1 << 63, 1.5, "one", True])
def test_a_seed_that_is_none_is_refused(seed: Any) -> None:
    with pytest.raises(ValueError, match="a seed is a whole number from 0"):
        raw_env().reset(seed=seed)
