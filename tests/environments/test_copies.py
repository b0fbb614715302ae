"""Copies: every environment goes on the same way from a copy, a pickle or a state of it."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import vigil
import vigil.environments.spiel
from vigil.environments.actions import Actions, actions_from
from vigil.environments.batch import WIDTH, Batch
from vigil.environments.encoder import Encoder
from vigil.environments.gym import ID, SELF_PLAY_ID, Ascension
from vigil.environments.pool import Pool
from vigil.environments.self_play import AscensionSelfPlay, AscensionVector
from vigil.environments.zoo import env, raw_env

WAYS: list[Callable[[Any], Any]] = [copy.deepcopy, lambda made: pickle.loads(pickle.dumps(made))]
SINGLE = [
    lambda: Ascension(opponents=("tuned", "uniform"), reward="gain", seat="rotated"),
    lambda: AscensionSelfPlay(sets=("delirium",), reward="gain", observation="structured"),
    lambda: gymnasium.make(ID),
    lambda: gymnasium.make(SELF_PLAY_ID),
]


def play_on(made: Any, info: dict[str, Any], steps: int) -> list[Any]:
    """What is paid and legal from here on."""
    told = []
    for turn in range(steps):
        legal = np.flatnonzero(info["action_mask"])
        _, worth, ended, cut, info = made.step(legal[turn % max(len(legal) - 1, 1)])
        told.append((worth, ended, info["action_mask"].tobytes()))
        if ended or cut:
            info = made.reset()[1]
    return told


@pytest.mark.parametrize("way", WAYS, ids=["deepcopy", "pickle"])
@pytest.mark.parametrize("make", SINGLE)
def test_a_copy_of_an_environment_goes_on_the_same_way(make: Any, way: Any) -> None:
    made = make()
    _, info = made.reset(seed=4)
    play_on(made, info, 30)
    twin, mask = way(made), {"action_mask": made.unwrapped.encoder.mask(made.unwrapped.game)}
    assert play_on(twin, mask, 120) == play_on(made, mask, 120)


@pytest.mark.parametrize("make", SINGLE[:2])
def test_an_environment_goes_back_to_a_state(make: Any) -> None:
    made, other = make(), make()
    play_on(made, made.reset(seed=4)[1], 30)
    state = pickle.loads(pickle.dumps(made.get_state()))
    mask = {"action_mask": made.encoder.mask(made.game)}
    first = play_on(made, mask, 90)
    assert play_on(made, made.set_state(state)[1], 90) == first
    assert play_on(other, other.set_state(state)[1], 90) == first


def act_on(made: Any, steps: int) -> list[Any]:
    """What agents of PettingZoo are paid from here on."""
    told = []
    for turn in range(steps):
        seen, worth, ended, cut, _ = made.last()
        legal = np.flatnonzero(seen["action_mask"])
        told.append((made.agent_selection, worth, seen["observation"].tobytes()))
        made.step(None if ended or cut else legal[turn % max(len(legal) - 1, 1)])
        if not made.agents:
            made.reset()
    return told


@pytest.mark.parametrize("way", WAYS, ids=["deepcopy", "pickle"])
def test_a_copy_of_agents_goes_on_the_same_way(way: Any) -> None:
    made = env(reward="gain")
    made.reset(seed=1)
    act_on(made, 40)
    twin = way(made)
    assert act_on(twin, 150) == act_on(made, 150)


def test_agents_go_back_to_a_state():
    made, other = raw_env(reward="gain"), raw_env(reward="gain")
    with pytest.raises(ValueError, match="no state before the first reset"):
        made.get_state()
    made.reset(seed=1)
    act_on(made, 40)
    state = pickle.loads(pickle.dumps(made.get_state()))
    first = act_on(made, 150)
    made.set_state(state)
    assert act_on(made, 150) == first
    other.set_state(state)
    assert act_on(other, 150) == first


def step_on(batch: Batch, steps: int) -> list[bytes]:
    """All that buffers hold from here on."""
    told = []
    for turn in range(steps):
        many = np.asarray(memoryview(batch.many)).astype(np.int64)
        legal = np.asarray(memoryview(batch.legal)).reshape(-1, WIDTH)
        chosen = legal[np.arange(len(many)), (turn * 7919) % np.maximum(many - 1, 1)]
        batch.step(chosen.astype(np.int32).tobytes())
        kinds = (batch.legal, batch.reward, batch.done, batch.cut, batch.cards, batch.numbers, batch.mask)
        told.append(b"".join(bytes(memoryview(each)) for each in kinds))
    return told


@pytest.mark.parametrize("way", [*WAYS, copy.copy], ids=["deepcopy", "pickle", "copy"])
def test_a_copy_of_a_batch_goes_on_the_same_way(way: Any) -> None:
    batch = Batch(("godslayer", "delirium"), games=3, seed=2, mask=True, forced=False, max_moves=150)
    step_on(batch, 60)
    twin = way(batch)
    assert step_on(twin, 200) == step_on(batch, 200)


def test_a_batch_goes_back_to_a_state_in_the_buffers_it_has():
    batch = Batch(games=2, seed=2, mask=True)
    legal = np.asarray(memoryview(batch.legal))
    step_on(batch, 40)
    state, before = batch.get_state(), legal.copy()
    first = step_on(batch, 60)
    batch.set_state(state)
    assert (legal == before).all()
    assert step_on(batch, 60) == first


@pytest.mark.parametrize("way", WAYS, ids=["deepcopy", "pickle"])
def test_a_copy_of_a_vector_goes_on_the_same_way(way: Any) -> None:
    games = AscensionVector(num_envs=2, reward="gain")
    _, info = games.reset(seed=3)
    info = games.step(info["legal"][:, 0])[4]
    twin = way(games)
    for _ in range(60):
        actions = info["legal"][:, 0]
        one, other = games.step(actions), twin.step(actions)
        assert (one[0] == other[0]).all()
        assert (one[1] == other[1]).all()
        info = one[4]


@pytest.mark.parametrize("way", WAYS, ids=["deepcopy", "pickle"])
def test_encoders_and_actions_can_be_copied(way: Any) -> None:
    game = vigil.Game.new(["godslayer", "delirium"], 3, 5)
    encoder, actions = Encoder(game.setup, "flat"), Actions(["delirium"])
    assert (way(encoder).flat(game, 1) == encoder.flat(game, 1)).all()
    assert way(actions).names == actions.names
    with pytest.raises(ValueError, match="numbered by encoding 0; this Vigil has"):
        actions_from(("delirium",), "0")


def test_states_of_openspiel_can_be_copied():
    state = pyspiel.load_game("python_ascension").new_initial_state()
    while state.is_chance_node() or state.move_number() < 30:
        state.apply_action(state.legal_actions()[0])
    for twin in (copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert str(twin) == str(state)
        assert twin.legal_actions() == state.legal_actions()


def test_a_pool_says_why_it_cannot_be_copied():
    with (
        Pool(games=1, workers=1, observe=False) as pool,
        pytest.raises(TypeError, match="a pool has processes"),
    ):
        copy.deepcopy(pool)


def test_states_of_something_else_are_refused():
    batch, game = Batch(games=2, seed=1), Ascension()
    game.reset(seed=1)
    before = batch.game(0).to_data()
    wrong = [
        ({}, "this is no state of a batch"),
        (None, "this is no state of a batch"),
        (game.get_state(), "this is no state of a batch"),
        ({**batch.get_state(), "version": 99}, "the state is version 99; this Vigil reads 1"),
        ({**batch.get_state(), "about": None}, "it does not say what is played"),
        (Batch(games=3, seed=1).get_state(), "the state has games 3, this batch has 2"),
        (Batch(("delirium",), games=2).get_state(), "the state has sets"),
        ({**batch.get_state(), "games": [None, None]}, "it has None for a game"),
        ({**batch.get_state(), "seeds": [1]}, "it has not all of every game"),
    ]
    for state, said in wrong:
        with pytest.raises(ValueError, match=said):
            batch.set_state(state)
    assert batch.game(0).to_data() == before


def test_a_damaged_state_changes_nothing():
    game = Ascension()
    seen, _ = game.reset(seed=1)
    for damage in ({"run": [1]}, {"run": [-1, 0]}, {"leads": None}, {"seat": "first"}, {"game": 7}):
        with pytest.raises(ValueError, match=r"is damaged|a seed is"):
            game.set_state({**game.get_state(), **damage})
        assert np.array_equal(game.observe(), seen)
    assert game.seat in (0, 1)
