"""Batches: many games in one step, the same games whoever else is in the batch, and all or nothing."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vigil
from vigil.arena.seeds import TUNING, kind_of
from vigil.environments.actions import Actions
from vigil.environments.batch import WIDTH, Batch
from vigil.environments.episodes import episode_seed
from vigil.environments.observations import Observations

Array = np.ndarray[Any, Any]
GODSLAYER = ("godslayer",)


def legal_of(batch: Batch) -> Array:
    """The legal actions of every game."""
    legal: Array = np.asarray(memoryview(batch.legal)).reshape(-1, WIDTH)
    return legal


def busy(batch: Batch, turn: int) -> Array:
    """An action for every game, from its own number and the turn alone; a turn is ended last."""
    many = np.asarray(memoryview(batch.many)).astype(np.int64)
    chosen: Array = legal_of(batch)[np.arange(len(many)), (turn * 7919) % np.maximum(many - 1, 1)]
    return chosen


def stepped(batch: Batch, actions: Array) -> None:
    """One step."""
    batch.step(actions.astype(np.int32).tobytes())


def test_a_batch_plays_the_games_that_their_seeds_deal():
    batch = Batch(GODSLAYER, games=2, seed=5)
    twins = [vigil.Game.new(["godslayer"], 2, episode_seed(5, slot, 0)) for slot in range(2)]
    actions = Actions(GODSLAYER)
    for turn in range(60):
        chosen = busy(batch, turn)
        for slot, twin in enumerate(twins):
            assert legal_of(batch)[slot, : len(actions.numbers(twin))].tolist() == actions.numbers(twin)
            assert batch.seat[slot] == twin.deciding()
            twin.apply(actions.move(twin, int(chosen[slot])))
        stepped(batch, chosen)
    for slot, twin in enumerate(twins):
        assert batch.game(slot).to_data() == twin.forget().to_data()


def test_what_is_observed_is_what_the_seat_that_decides_sees():
    batch = Batch(("delirium",), games=3, seed=1)
    for turn in range(25):
        stepped(batch, busy(batch, turn))
    for slot in range(3):
        alone = Observations(Actions(("delirium",)), 2)
        game = batch.game(slot)
        alone.look(game, game.deciding())
        for kind in ("cards", "numbers", "row", "under"):
            own = np.asarray(memoryview(getattr(alone, kind)))
            together = np.asarray(memoryview(getattr(batch.observation_buffers(), kind))).reshape(3, -1)
            assert (together[slot] == own).all(), kind


def played(batch: Batch, steps: int) -> list[tuple[int, list[float]]]:
    """The games that end within so many steps: when, and what that was worth."""
    found = []
    for turn in range(steps):
        stepped(batch, busy(batch, turn))
        if batch.done[0]:
            found.append((turn, [batch.reward[seat] for seat in range(batch.seats)]))
    return found


def test_a_game_that_ends_pays_and_begins_anew_in_the_same_step():
    batch = Batch(GODSLAYER, games=1, seed=3, observe=False)
    ended = played(batch, 700)
    assert ended
    assert all(sorted(reward) == [-1.0, 1.0] for _, reward in ended)
    assert batch.episode[0] == len(ended)
    assert batch.many[0] > 0


def test_rewards_last_for_one_step():
    batch = Batch(GODSLAYER, games=1, seed=3, observe=False)
    while not batch.done[0]:
        stepped(batch, busy(batch, 1))
    stepped(batch, busy(batch, 1))
    assert (batch.done[0], batch.reward[0], batch.reward[1]) == (0, 0.0, 0.0)


def test_neither_the_size_of_a_batch_nor_its_neighbours_change_a_game():
    alone = Batch(GODSLAYER, games=1, seed=9, first_slot=2)
    among = Batch(GODSLAYER, games=4, seed=9)
    for turn in range(120):
        stepped(alone, busy(alone, turn))
        stepped(among, busy(among, turn))
    assert among.game(2).to_data() == alone.game(0).to_data()


def test_games_to_learn_from_have_seeds_for_tuning_and_each_its_own():
    seeds = [episode_seed(seed, slot, episode) for seed in (0, 1) for slot in (0, 1) for episode in (0, 1)]
    assert len(set(seeds)) == 8
    assert {kind_of(seed) for seed in seeds} == {TUNING}


def test_an_illegal_action_moves_no_game():
    batch = Batch(GODSLAYER, games=3, seed=2)
    before = [batch.game(slot).to_data() for slot in range(3)]
    actions = busy(batch, 0)
    actions[2] = 1
    with pytest.raises(ValueError, match=r"game 2: the action 1 \(decline\) is not legal; legal are"):
        stepped(batch, actions)
    assert [batch.game(slot).to_data() for slot in range(3)] == before
    stepped(batch, busy(batch, 0))
    assert [batch.game(slot).moves_made for slot in range(3)] == [1, 1, 1]


@pytest.mark.parametrize("wrong", [b"", b"\0" * 11, [0, 0, 0], None, np.zeros(3, np.int32)], ids=repr)
def test_actions_of_another_shape_or_type_are_refused(wrong: Any) -> None:
    batch = Batch(GODSLAYER, games=3, seed=2)
    with pytest.raises(ValueError, match=r"a step takes 12 bytes, 3 actions as \.astype\(np\.int32\)"):
        batch.step(wrong)
    assert batch.game(0).moves_made == 0


def test_a_mask_has_the_legal_actions_and_no_others():
    batch = Batch(("rise_of_vigil",), games=2, seed=4, mask=True)
    for turn in range(40):
        mask = np.asarray(memoryview(batch.mask)).reshape(2, batch.actions.size)
        for slot in range(2):
            legal = legal_of(batch)[slot, : batch.many[slot]]
            assert sorted(np.flatnonzero(mask[slot])) == sorted(legal.tolist())
        stepped(batch, busy(batch, turn))


def test_without_forced_moves_there_is_always_a_choice():
    batch = Batch(GODSLAYER, games=4, seed=6, forced=False)
    for turn in range(150):
        assert min(batch.many) > 1
        stepped(batch, busy(batch, turn))


def test_solitaire_is_won_or_lost_and_teams_share():
    alone = Batch(GODSLAYER, players=1, games=1, variant="solitaire", observe=False)
    assert played(alone, 400)[0][1] in ([1.0], [-1.0])
    team = Batch(GODSLAYER, players=4, games=1, variant="team", observe=False)
    assert sorted(played(team, 1500)[0][1]) == [-1.0, -1.0, 1.0, 1.0]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"games": 0}, "a batch has 1 to"),
        ({"games": "64"}, "a batch has 1 to"),
        ({"games": 1 << 20}, "a batch has 1 to"),
        ({"seed": -1}, "a seed is a whole number"),
        ({"seed": 1 << 63}, "a seed is a whole number"),
        ({"seed": True}, "a seed is a whole number"),
        ({"sets": ("godslaye",)}, "godslayer"),
        ({"players": 9}, "players"),
        ({"variant": "chess"}, "chess"),
    ],
)
def test_a_batch_of_what_does_not_exist_is_refused(asked: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Batch(**asked)


def test_what_was_not_asked_for_is_not_there():
    with pytest.raises(ValueError, match="observe=False"):
        _ = Batch(GODSLAYER, games=1, observe=False).cards
