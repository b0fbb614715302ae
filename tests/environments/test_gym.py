"""The Gymnasium environments pass Gymnasium's own checks."""

from __future__ import annotations

import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from vigil.bots import Bot
from vigil.environments.gym import ID, Ascension
from vigil.environments.opponents import OpponentPool


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


def test_the_usual_vector_environments_take_it_too():
    games = gymnasium.make_vec(ID, num_envs=2, vectorization_mode="sync")
    seen, info = games.reset(seed=1)
    assert seen.shape[0] == len(info["action_mask"]) == 2


def test_settings_that_do_not_exist_are_refused():
    with pytest.raises(ValueError, match="greedy"):
        Ascension(opponents=("greedi",))
    with pytest.raises(ValueError, match="opponents are a list such as"):
        Ascension(opponents="greedy")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="max_moves is a whole number from 1"):
        Ascension(max_moves=-3)
    with pytest.raises(ValueError, match="render_mode is one of"):
        Ascension(render_mode="4k")
    with pytest.raises(ValueError, match="reward is one of"):
        Ascension(reward="gold")
    with pytest.raises(ValueError, match="the seat is 'drawn', 'rotated' or 0 to 1, not 2"):
        Ascension(seat=2)


def test_what_is_told_of_a_step_has_no_plain_numbers():
    game = Ascension()
    for info in (game.reset(seed=1)[1], game.step(1)[4]):
        assert {type(info["seat"]), type(info["illegal"])} <= {np.int64, np.int8}


def test_vectors_have_the_settings_of_the_environment():
    games: Any = gymnasium.make_vec(ID, num_envs=2, opponents=("uniform", "greedy"), reward="gain", seat=1)
    _, info = games.reset(seed=[5, 6])
    assert info["seat"].tolist() == [1, 1]
    assert info["action_mask"].shape[0] == 2


def first_legal(seen: Any, mask: Any) -> int:
    """A policy."""
    return int(np.flatnonzero(mask)[-1])


class LastMove(Bot):
    """A bot of one's own."""

    def choose(self, view: Any, decision: Any) -> Any:
        return decision.moves[-1]


@pytest.mark.parametrize(
    "opponent",
    [
        "tuned",
        f"{__name__}:LastMove",
        LastMove,
        LastMove(1),
        first_legal,
        OpponentPool(["uniform", first_legal], [1, 3]),
    ],
    ids=["level", "name", "class", "bot", "policy", "pool"],
)
def test_anything_that_chooses_can_be_an_opponent(opponent: Any) -> None:
    game = Ascension(opponents=(opponent,), max_moves=60)
    _, info = game.reset(seed=1)
    ended = cut = False
    while not (ended or cut):
        _, _, ended, cut, info = game.step(np.flatnonzero(info["action_mask"])[-1])
    assert game.game.moves_made >= 60 or ended


def test_a_pool_draws_by_weight_and_takes_new_members():
    pool = OpponentPool(["uniform"], [0])
    with pytest.raises(ValueError, match="no member with a weight"):
        Ascension(opponents=(pool,)).reset(seed=1)
    pool.add("greedy", 3.0)
    assert {pool.draw(seed) for seed in range(50)} == {"greedy"}
    pool.add("tuned")
    drawn = [pool.draw(seed) for seed in range(400)]
    assert 60 < drawn.count("tuned") < 140


@pytest.mark.parametrize("answer", [None, "x", 1, -5, 10**9, 1.5], ids=repr)
def test_a_policy_that_returns_nonsense_moves_nothing(answer: Any) -> None:
    sane = [True]
    game = Ascension(opponents=(lambda seen, mask: first_legal(seen, mask) if sane[0] else answer,))
    game.reset(seed=1)
    before, sane[0] = game.game.to_data(), False
    with pytest.raises(ValueError, match="the policy of an opponent returned"):
        game.step(0)
    assert game.game.to_data() == before
    sane[0] = True
    assert not game.step(0)[2]


@pytest.mark.parametrize(
    ("opponent", "said"),
    [
        (3, "an opponent is a level such as"),
        ("nowhere:Bot", "there is no bot 'nowhere:Bot'"),
        ("vigil.bots:nothing", "there is no bot 'vigil.bots:nothing'"),
        ("vigil.rules.game:Game", "has to inherit from"),
        (dict, "has to inherit from"),
    ],
)
def test_what_cannot_play_is_refused(opponent: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Ascension(opponents=(opponent,))


def test_pools_of_nonsense_are_refused():
    with pytest.raises(ValueError, match="2 members have 2 weights, not 1"):
        OpponentPool(["greedy", "tuned"], [1])
    with pytest.raises(ValueError, match="a weight is a number from 0"):
        OpponentPool(["greedy"], [-1])
    with pytest.raises(ValueError, match="an opponent is"):
        OpponentPool([None])


def test_the_seat_is_chosen_drawn_or_rotated():
    def seats(seat: Any) -> list[int]:
        game = Ascension(seat=seat)
        return [int(game.reset(seed=3 if first else None)[1]["seat"]) for first in (1, 0, 0, 0)]

    assert seats(1) == [1, 1, 1, 1]
    assert seats("rotated") == [0, 1, 0, 1]
    assert seats("drawn") == seats("drawn")


def test_all_rewards_are_paid_here_too():
    def total(reward: str) -> float:
        game = Ascension(opponents=("uniform",), reward=reward)
        _, info = game.reset(seed=2)
        paid, ended = 0.0, False
        while not ended:
            legal = np.flatnonzero(info["action_mask"])
            _, worth, ended, _, info = game.step(legal[1] if len(legal) > 1 and legal[0] == 0 else legal[0])
            paid += worth
        return paid

    assert total("lead") == pytest.approx(total("gain"))
    assert abs(total("win")) == 1.0


def test_a_picture_is_an_array():
    pytest.importorskip("vl_convert")
    game = gymnasium.make(ID, render_mode="rgb_array")
    game.reset(seed=1)
    shown: Any = game.render()
    assert (shown.dtype, shown.shape[2]) == (np.uint8, 3)
    assert len(np.unique(shown.reshape(-1, 3), axis=0)) > 20


def test_without_the_converter_only_the_picture_itself_is_refused(monkeypatch):
    monkeypatch.setitem(sys.modules, "vl_convert", None)
    game = Ascension(render_mode="rgb_array")
    game.reset(seed=1)
    game.step(0)
    with pytest.raises(ValueError, match=r"rgb_array needs vl-convert-python: pip install"):
        game.render()
